/** What comes over the wire about a match. Views hold ids, references and numbers, no words. */

export type { Decision, LogLine, MatchView, Option, Part, Phrase, Refused, Standing, Standings } from "./wire";

export type Value = string | number;
export type Args = Record<string, Value>;
