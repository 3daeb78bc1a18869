/** How far a force could go: as the server says for one's own, by borders alone for others'. */

import type { EuropaTable } from "../view";
import type { Atlas } from "./atlas";
import { placeOf, type Force } from "./forces";

export interface Reached {
  steps: Map<string, number>;
  exact: boolean;
}

const STEPS = 2;

export function reachOf(table: EuropaTable, atlas: Atlas, force: Force, mine: string): Reached {
  if (force.realm === mine) {
    const from = Object.keys(table.own.reach).find(
      (place) => (place.startsWith("place:") ? placeOf(place) : place) === force.place,
    );
    const known = from === undefined ? undefined : table.own.reach[from];
    if (known)
      return {
        exact: true,
        steps: new Map([
          [force.place, 0],
          ...Object.entries(known).map(
            ([place, far]) => [place.startsWith("place:") ? placeOf(place) : place, far] as [string, number],
          ),
        ]),
      };
  }
  return { exact: false, steps: walked(atlas, force.place) };
}

function besideOf(atlas: Atlas, place: string): string[] {
  if (place.startsWith("sea:")) return atlas.facts.seas[place]!.next;
  if (place.startsWith("province:")) return atlas.facts.provinces[place]!.seas ?? [];
  return atlas.facts.land.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []));
}

function walked(atlas: Atlas, start: string): Map<string, number> {
  const steps = new Map([[start, 0]]);
  let edge = [start];
  for (let step = 1; step <= STEPS; step++) {
    const next: string[] = [];
    for (const place of edge) {
      for (const other of besideOf(atlas, place)) {
        if (steps.has(other) || !atlas.sheetOf(other)) continue;
        steps.set(other, step);
        next.push(other);
      }
    }
    edge = next;
  }
  return steps;
}
