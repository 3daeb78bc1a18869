/** The rounds of the Battle being fought, read from the log. */

import type { LogLine } from "../../lib/types";

export interface Throw {
  die: string;
  face: string;
}
export interface Thrown {
  /** 0: before the first Round (a charge, losses without dice). */
  round: number;
  /** What the attackers and the defenders have thrown. */
  dice: [Throw[], Throw[]];
  hits: [number, number];
  /** What was lost, as told. */
  losses: LogLine[];
  /** Everything else. */
  told: LogLine[];
}

const LOSSES = new Set([
  "unit-lost",
  "imperial-lost",
  "npr-piece-lost",
  "rebel-lost",
  "pirate-lost",
  "ship-sunk",
  "ship-damaged",
  "npr-leader-wounded",
  "npr-leader-died",
]);

const fresh = (round: number): Thrown => ({ round, dice: [[], []], hits: [0, 0], losses: [], told: [] });
const sideOf = (line: LogLine): 0 | 1 => (line.args.battleside === "battleside:defenders" ? 1 : 0);

/** Round by round since the last Battle began; those without any dice or news are left out. */
export function rounds(log: LogLine[]): Thrown[] {
  const begins = log.map((line) => line.event === "land-battle" || line.event === "naval-battle");
  const found: Thrown[] = [fresh(0)];
  for (const line of log.slice(begins.includes(true) ? begins.lastIndexOf(true) + 1 : log.length)) {
    const now = found[found.length - 1]!;
    if (line.event === "battle-round") found.push(fresh(Number(line.args.amount)));
    else if (line.event === "die-rolled")
      now.dice[sideOf(line)].push({ die: String(line.args.die), face: String(line.args.face) });
    else if (line.event === "hits-scored") now.hits[sideOf(line)] = Number(line.args.amount);
    else if (LOSSES.has(line.event)) now.losses.push(line);
    else now.told.push(line);
  }
  return found.filter((each) => each.dice[0].length || each.dice[1].length || each.losses.length);
}

/** How likely the one side hits more than the other, as much, and less, in percent. */
export function compare(one: number[], two: number[]): [number, number, number] {
  const found: [number, number, number] = [0, 0, 0];
  one.forEach((a, i) => two.forEach((b, j) => (found[i > j ? 0 : i === j ? 1 : 2] += a * b)));
  const all = found[0] + found[1] + found[2] || 1;
  const [more, even] = [Math.round((100 * found[0]) / all), Math.round((100 * found[1]) / all)];
  return [more, even, 100 - more - even];
}

/** What a side may expect to hit. */
export function expected(odds: number[]): string {
  return (odds.reduce((sum, chance, hits) => sum + chance * hits, 0) / 1000).toFixed(1);
}
