/** All pieces of a moment with their places, so that they can be followed from one view to the next. */

import { Tracker, type Piece } from "../../lib/tracker";
import { dieOf, type TroyesTable } from "./model";

function citizens(table: TroyesTable): Piece[] {
  const found: Piece[] = [];
  for (const building of table.buildings) {
    for (const cell of building.cells) if (cell.owner) found.push({ kind: `citizen-${cell.owner}`, place: cell.cell });
    building.flat.forEach((owner, i) =>
      found.push({ kind: `citizen-${owner}`, place: `${building.building}/flat/${i}` }),
    );
  }
  for (const card of table.cards) {
    for (const tradesman of card.tradesmen ?? [])
      found.push({ kind: `citizen-${tradesman.owner}`, place: `${card.card}/${tradesman.owner}` });
  }
  for (const player of table.players) {
    for (let i = 0; i < player.supply; i++)
      found.push({ kind: `citizen-owner:${player.seat}`, place: `supply/${player.seat}/${i}` });
  }
  return found;
}

function cubes(table: TroyesTable): Piece[] {
  const found: Piece[] = [];
  for (const cell of table.cathedral) if (cell.owner) found.push({ kind: `cube-${cell.owner}`, place: cell.site });
  for (const event of table.queue)
    event.cubes.forEach((owner, i) => found.push({ kind: `cube-${owner}`, place: `${event.event}/${i}` }));
  for (const card of table.cards) {
    for (const cube of card.cubes ?? []) {
      for (let i = 0; i < cube.count; i++)
        found.push({ kind: `cube-${cube.owner}`, place: `${card.card}/${cube.owner}/${i}` });
    }
  }
  return found;
}

function dice(table: TroyesTable): Piece[] {
  const found: Piece[] = [];
  for (const district of table.square) {
    const seen = new Map<string, number>();
    for (const ref of district.dice) {
      const { colour } = dieOf(ref);
      const nth = seen.get(ref) ?? 0;
      seen.set(ref, nth + 1);
      found.push({ kind: `die-${district.district}-${colour}`, place: `${ref}/${nth}` });
    }
  }
  table.black.forEach((_, i) => found.push({ kind: "die-black", place: `black/${i}` }));
  return found;
}

const tracker = new Tracker();
let followed: { table: TroyesTable; keys: Map<string, string> } | null = null;

/** The lasting keys of all pieces by their places; board and mats ask for the same moment, and get the same. */
export function keysOf(table: TroyesTable): Map<string, string> {
  if (followed?.table !== table)
    followed = { table, keys: tracker.follow([...citizens(table), ...cubes(table), ...dice(table)]) };
  return followed.keys;
}
