/** Lines over the map: bonds between Realms, and where others have moved. */

import type { Point } from "../../../parts/map/sheet";
import type { EuropaTable } from "../view";

/** Something that somebody has done lately: from a place to a place, or at one. */
export interface Mark {
  key: string;
  to: string;
  from?: string;
  colour?: string;
}

export interface TieLine {
  a: string;
  b: string;
  kind: "war" | "ally" | "wed" | "truce";
}

/** Every bond once. */
export function tiesOf(table: EuropaTable): TieLine[] {
  const found = new Map<string, TieLine>();
  const add = (a: string, b: string, kind: TieLine["kind"]): void => {
    const [one, other] = [a, b].sort() as [string, string];
    found.set(`${kind} ${one} ${other}`, { a: one, b: other, kind });
  };
  for (const [a, b] of table.truces) if (a && b) add(a, b, "truce");
  for (const [realm, shown] of Object.entries(table.realms)) {
    for (const other of shown.wed ?? []) add(realm, other, "wed");
    for (const other of shown.allies ?? []) add(realm, other, "ally");
  }
  for (const [a, b] of table.wars) if (a && b) add(a, b, "war");
  return [...found.values()];
}

const BEND = 0.16;

function control(from: Point, to: Point): Point {
  return [(from[0] + to[0]) / 2 - (to[1] - from[1]) * BEND * 2, (from[1] + to[1]) / 2 + (to[0] - from[0]) * BEND * 2];
}

/** A bow from one point to another. */
export function bent(from: Point, to: Point): string {
  const [x, y] = control(from, to);
  return `M${from[0]} ${from[1]}Q${x} ${y} ${to[0]} ${to[1]}`;
}

/** The middle of that bow. */
export function middleOf(from: Point, to: Point): Point {
  const [x, y] = control(from, to);
  return [(from[0] + to[0]) / 4 + x / 2, (from[1] + to[1]) / 4 + y / 2];
}
