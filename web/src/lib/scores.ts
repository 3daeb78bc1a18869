/** Points in the middle of a game. A view may list them by source as `players[seat].score`; what is hidden is null. */

import type { MatchView, Part } from "./types";

export interface Score {
  seat: number;
  /** null: this seat's points are not for the watching one to know. */
  parts: Part[] | null;
  total: number;
}

export interface Scores {
  sources: string[];
  rows: Score[];
}

/** Everybody's points as the watching seat can know them; null if the title tells none before the end. */
export function scoresOf(view: MatchView): Scores | null {
  const players = (view.table as { players?: { score?: Part[] | null }[] } | null)?.players;
  if (!Array.isArray(players) || !players.some((player) => player.score !== undefined)) return null;
  // an opponent without a seat may be a player, too
  const rows = players.slice(0, view.seats).map((player, seat) => {
    const parts = player.score ?? null;
    return { seat, parts, total: (parts ?? []).reduce((sum, part) => sum + part.points, 0) };
  });
  const sources = [...new Set(rows.flatMap((row) => (row.parts ?? []).map((part) => part.source)))];
  return { sources, rows };
}
