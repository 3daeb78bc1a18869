/** All pieces of a moment with their places, so that they can be followed from one view to the next. */

import type { Piece } from "../../lib/tracker";
import { bare, type PaxTable } from "./model";

export function standing(table: PaxTable): Piece[] {
  const found: Piece[] = [];
  for (const city of table.cities) if (city.piece) found.push({ kind: city.piece, place: city.city });
  for (const border of table.borders) {
    if (border.concession)
      found.push({ kind: `piece:pawn.${bare(border.concession)}`, place: `${border.border}/pawn` });
    if (border.pirate) found.push({ kind: border.pirate, place: `${border.border}/pirate` });
  }
  for (const empire of table.empires) {
    empire.repressed.forEach((piece, i) => found.push({ kind: piece, place: `${empire.empire}/repressed/${i}` }));
  }
  for (const each of table.bishops)
    found.push({ kind: `piece:bishop.${bare(each.religion)}`, place: `bishop/${each.card}` });
  table.pool.forEach((piece, i) => found.push({ kind: piece, place: `pool/${i}` }));
  return found;
}
