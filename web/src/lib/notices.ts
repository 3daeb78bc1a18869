/** Which news a browser shows to somebody who looks elsewhere. */

import type { MovesTold, YourMove } from "./wire";

export type Often = MovesTold["often"];

/** Whether a move is to be told: each one, or of one game only the first in each round. `rounds`: those told of already. */
export function once(often: Often, rounds: Map<string, number>, told: YourMove): boolean {
  if (often === "each" || told.round < 0) return true;
  if (rounds.get(told.table) === told.round) return false;
  rounds.set(told.table, told.round);
  return true;
}
