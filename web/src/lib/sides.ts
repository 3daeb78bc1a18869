/** Reports about the sides of scenarios: how often each wins, and what is always or never taken. Made by `ludarium arena TITLE --scenarios`. */

import { isRow, type Row } from "./balance";

export interface Spread {
  mean: number;
  deviation: number;
  least: number;
  most: number;
}

/** A verb, what it was about, and how often that was offered. */
export type Offered = [string, string, number];

export interface Course {
  scenario: string;
  players: string[];
  games: number;
  length: Spread;
  sides: (Row & { side: string; points: Spread })[];
  always: Offered[];
  never: Offered[];
  choices: Record<string, Record<string, [number, number]>>;
  told: Record<string, Record<string, number>>;
}

export interface SidesReport {
  title: string;
  seed: number;
  games: number;
  broken_off: boolean;
  scenarios: Course[];
}

const isSpread = (each: unknown): each is Spread => {
  const { mean, deviation, least, most } = (each ?? {}) as Record<string, unknown>;
  return [mean, deviation, least, most].every((number) => typeof number === "number");
};

const isOffered = (row: unknown): row is Offered =>
  Array.isArray(row) && typeof row[0] === "string" && typeof row[1] === "string" && typeof row[2] === "number";

const isCourse = (told: unknown): told is Course => {
  const course = told as Course | null;
  return (
    typeof course?.scenario === "string" &&
    typeof course.games === "number" &&
    Array.isArray(course.players) &&
    course.players.every((player) => typeof player === "string") &&
    isSpread(course.length) &&
    Array.isArray(course.sides) &&
    course.sides.every((row) => isRow(row) && typeof row.side === "string" && isSpread(row.points)) &&
    [course.always, course.never].every((rows) => Array.isArray(rows) && rows.every(isOffered)) &&
    [course.choices, course.told].every((counts) => typeof counts === "object" && counts !== null)
  );
};

/** The report in a file, or null if it holds something else. */
export function readSides(text: string): SidesReport | null {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    return null;
  }
  if ((told as { format?: unknown } | null)?.format !== "ludarium-sides") return null;
  const report = told as SidesReport;
  const fine =
    typeof report.title === "string" &&
    typeof report.games === "number" &&
    Array.isArray(report.scenarios) &&
    report.scenarios.length > 0 &&
    report.scenarios.every(isCourse);
  return fine ? report : null;
}

/** What each verb is about, in the order of the report. */
export function byVerb(rows: Offered[]): [string, Offered[]][] {
  const found = new Map<string, Offered[]>();
  for (const row of rows) found.set(row[0], [...(found.get(row[0]) ?? []), row]);
  return [...found];
}

/** Things of one kind that turned up in some way, but of which the log never told this. */
export function neverTold(course: Course, event: string): string[] {
  const known = Object.keys(course.told[event] ?? {});
  const kind = known[0]?.split(":")[0];
  const seen = new Set<string>();
  for (const things of [...Object.values(course.told), ...Object.values(course.choices)])
    for (const thing of Object.keys(things)) if (thing.split(":")[0] === kind) seen.add(thing);
  for (const thing of known) seen.delete(thing);
  return [...seen].sort();
}
