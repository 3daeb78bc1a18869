/** The log comes in parts: the last steps with each update, earlier ones when somebody asks for them. */

import type { LogLine, LogPage } from "./wire";

/** What was told in the steps `from` to `to`, without a gap. */
export type LogPart = LogPage;

export const nothing: LogPart = { from: 0, to: -1, log: [] };

/** With what was told last: it takes the place of all from its first step on (an undo drops lines this way). */
export function followed(part: LogPart, last: LogPart): LogPart {
  if (last.from > part.to + 1) return last;
  return {
    from: Math.min(part.from, last.from),
    to: last.to,
    log: [...part.log.filter((line) => line.step < last.from), ...last.log],
  };
}

/** With what was told before. */
export function preceded(part: LogPart, earlier: LogPart): LogPart {
  if (earlier.to + 1 < part.from) return part;
  return { from: earlier.from, to: part.to, log: [...earlier.log.filter((line) => line.step < part.from), ...part.log] };
}

/** As it was when so many steps had been made. */
export function upto(part: LogPart, step: number): LogLine[] {
  return part.log.filter((line) => line.step <= step);
}
