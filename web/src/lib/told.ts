/** What lines of the log say and speak of. */

import type { LogLine } from "./wire";
import type { Words } from "./words";

/** The line that says best what a move was: not that a turn began, if there is more to tell. */
export function headline(words: Words, lines: LogLine[]): string {
  const line = lines.find((each) => !words.has(`turn-${each.event}`)) ?? lines[0];
  return line ? words.say(`event-${line.event}`, line.args) : "";
}

/** Whose names mark nobody's place on the board. */
const PLAYERS = new Set(["seat", "owner", "realm"]);
const REF = /^([a-z][a-z0-9_-]*):/;

/** The things of one line, in its order. */
export function refs(line: LogLine): string[] {
  return Object.values(line.args).filter((value): value is string => {
    const domain = typeof value === "string" ? REF.exec(value)?.[1] : undefined;
    return domain !== undefined && !PLAYERS.has(domain);
  });
}

/** The things that lines speak of. */
export function things(lines: LogLine[]): Set<string> {
  return new Set(lines.flatMap(refs));
}
