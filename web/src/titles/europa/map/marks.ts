/** Lines over the map: bonds between Realms, and where others have moved. */

import type { Point } from "../../../parts/map/sheet";
import type { EuropaTable } from "../view";
import type { Force } from "./forces";

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

/** The direction in degrees in which that bow arrives. */
export function arrival(from: Point, to: Point): number {
  const [x, y] = control(from, to);
  return (Math.atan2(to[1] - y, to[0] - x) * 180) / Math.PI;
}

/** What has moved from one view to the next: Armies and Fleets by themselves, single Units and Ships by their numbers. */
export function movesBetween(before: Force[], now: Force[], colour: (realm: string) => string | undefined): Mark[] {
  const marks: Mark[] = [];
  const mark = (key: string, realm: string, to: string, from?: string): void => {
    const shade = colour(realm);
    marks.push({ key, to, ...(from ? { from } : {}), ...(shade ? { colour: shade } : {}) });
  };
  const old = new Map(before.map((force) => [force.key, force]));
  for (const force of now) {
    if (force.kind !== "army" && force.kind !== "fleet") continue;
    const was = old.get(force.key);
    if (!was) mark(`${force.key} ${force.place}`, force.realm, force.place);
    else if (was.place !== force.place)
      mark(`${force.key} ${was.place} ${force.place}`, force.realm, force.place, was.place);
  }
  for (const kind of ["units", "ships"]) {
    for (const realm of new Set(
      [...before, ...now].filter((force) => force.kind === kind).map((force) => force.realm),
    )) {
      const counts = (forces: Force[]): Map<string, number> =>
        new Map(
          forces
            .filter((force) => force.kind === kind && force.realm === realm)
            .map((force) => [force.place, force.count]),
        );
      const [had, has] = [counts(before), counts(now)];
      const more = [...has].filter(([place, count]) => count > (had.get(place) ?? 0)).map(([place]) => place);
      const less = [...had].filter(([place, count]) => count > (has.get(place) ?? 0)).map(([place]) => place);
      for (const place of more)
        mark(`${kind} ${realm} ${place}`, realm, place, less.length === 1 ? less[0] : undefined);
    }
  }
  return marks;
}
