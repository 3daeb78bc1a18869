/** What comes over the wire about a match. Views hold ids, references and numbers, no words. */

export type Value = string | number;
export type Args = Record<string, Value>;

export interface Option {
  code: string;
  verb: string;
  args: Args;
  rules: string[];
  /** It costs something, and nothing comes of it. */
  vain?: boolean;
}

export interface Refused extends Option {
  reason: string;
  why: Args;
}

export interface Decision {
  seat: number;
  id: string;
  rules?: string[];
  args?: Args;
  /** What is under way, the nearest first. */
  trail?: Phrase[];
  options?: Option[];
  refused?: Refused[];
}

export interface Part {
  source: string;
  points: number;
}

export interface Standing {
  seat: number;
  place: number;
  points: number;
  parts: Part[];
}

export interface Standings {
  reason: string;
  verdict: string;
  rows: Standing[];
  others: { id: string; points: number; parts: Part[] }[];
}

export interface MatchView<Table = unknown> {
  title: string;
  seats: number;
  names: string[];
  variants: Record<string, string>;
  commitment: string;
  seat: number;
  over: boolean;
  turn: number;
  step: number;
  decision: Decision | null;
  undo: boolean;
  table: Table;
  standings?: Standings;
}

export interface LogLine {
  step: number;
  event: string;
  args: Args;
  rules: string[];
}

export interface Phrase {
  id: string;
  args: Record<string, Value | Phrase[]>;
}
