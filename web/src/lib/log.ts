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
  return {
    from: earlier.from,
    to: part.to,
    log: [...earlier.log.filter((line) => line.step < part.from), ...part.log],
  };
}

/** As it was when so many steps had been made. */
export function upto(part: LogPart, step: number): LogLine[] {
  return part.log.filter((line) => line.step <= step);
}

/** Events of a title with which something new begins in its log: a phase of nobody's, or the turn of whoever acts next. */
export interface Beginnings {
  phases: string[];
  turns: string[];
}

/** What one player did in one turn, or what came of itself (`by` is -1). `told`: its first line says what begins. */
export interface LogTurn {
  id: string;
  by: number;
  told: boolean;
  lines: LogLine[];
}

/**
 * Whose choice a line came of says whose turn it belongs to, whoever is named in it. What begins with a choice of another (a
 * round, the next player's turn) is told in the step of that choice, and stands by itself.
 */
export function turnsOf(log: LogLine[], begins: Beginnings): LogTurn[] {
  const turns: LogTurn[] = [];
  /** The step in which the last turn began by being announced: what else came of that choice belongs to it. */
  let announced = -1;
  /** Nobody has acted yet in the turn that was announced. */
  let waiting = false;
  const open = (line: LogLine, by: number, told: boolean) =>
    turns.push({ id: `${line.step}/${turns.length}`, by, told, lines: [line] });
  for (const line of log) {
    const last = turns.at(-1);
    const turn = begins.turns.includes(line.event);
    if (turn || begins.phases.includes(line.event)) {
      open(line, -1, true);
      announced = line.step;
      waiting = turn;
    } else if (last && announced === line.step) last.lines.push(line);
    else if (last && waiting) {
      last.by = line.by;
      last.lines.push(line);
      waiting = false;
    } else if (last && last.by === line.by && (line.by >= 0 || last.lines.at(-1)!.step === line.step))
      last.lines.push(line);
    else open(line, line.by, line.by < 0);
  }
  return turns;
}

/** As long as the end of a sentence may be to stand beside others. */
const SHORT = 44;

/**
 * Neighbours that tell the same of several things ("Attackers, Infantry die: Cavalry", "Attackers, Infantry die: blank") are one
 * sentence; what was told twice is counted.
 */
export function gathered(lines: LogLine[], say: (line: LogLine) => string): { line: LogLine; text: string }[] {
  const found: { line: LogLine; head: string; ends: Map<string, number> }[] = [];
  for (const line of lines) {
    const text = say(line);
    const at = text.indexOf(": ");
    const end = text.slice(at + 2);
    const parted = at > 0 && end.length <= SHORT && !end.includes(": ") && !end.endsWith(".");
    const [head, tail] = parted ? [text.slice(0, at + 2), end] : [text, ""];
    const last = found.at(-1);
    if (last && last.line.event === line.event && last.head === head)
      last.ends.set(tail, (last.ends.get(tail) ?? 0) + 1);
    else found.push({ line, head, ends: new Map([[tail, 1]]) });
  }
  return found.map(({ line, head, ends }) => ({
    line,
    text: head + [...ends].map(([end, count]) => (count > 1 ? `${end} ×${count}` : end)).join(", "),
  }));
}
