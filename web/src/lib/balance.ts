/** Balance reports: how often each nation of a title beats each other one. Made by `ludarium arena TITLE --all-nations`. */

export interface Row {
  games: number;
  wins: number;
  /** Null where no game was played. */
  win_rate: number | null;
  interval: [number, number];
}

export interface Report {
  title: string;
  players: string[];
  seed: number;
  variants: Record<string, string>;
  games: number;
  games_per_pair: number;
  complete: boolean;
  first_seat: Row;
  nations: (Row & { nation: string })[];
  pairs: (Row & { nation: string; against: string })[];
}

const isRow = (row: unknown): row is Row => {
  const { games, wins, win_rate: rate, interval } = (row ?? {}) as Record<string, unknown>;
  const numbers = [games, wins, ...(rate === null ? [] : [rate]), ...(Array.isArray(interval) ? interval : [null])];
  return numbers.every((each) => typeof each === "number") && (interval as unknown[]).length === 2;
};

/** The report in a file, or null if it holds something else. */
export function readReport(text: string): Report | null {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof told !== "object" || told === null || (told as { format?: unknown }).format !== "ludarium-balance") return null;
  const report = told as Report;
  const fine =
    typeof report.title === "string" &&
    typeof report.games === "number" &&
    typeof report.games_per_pair === "number" &&
    typeof report.variants === "object" &&
    report.variants !== null &&
    Array.isArray(report.players) &&
    report.players.every((player) => typeof player === "string") &&
    isRow(report.first_seat) &&
    Array.isArray(report.nations) &&
    report.nations.every((row) => isRow(row) && typeof row.nation === "string") &&
    Array.isArray(report.pairs) &&
    report.pairs.every((row) => isRow(row) && typeof row.nation === "string" && typeof row.against === "string");
  return fine ? report : null;
}

/** All meetings, looked up from either side. */
export class Meetings {
  readonly #rows = new Map<string, Row>();

  constructor(report: Report) {
    for (const pair of report.pairs) {
      this.#rows.set(`${pair.nation} ${pair.against}`, pair);
      const [low, high] = pair.interval;
      this.#rows.set(`${pair.against} ${pair.nation}`, {
        games: pair.games,
        wins: pair.games - pair.wins,
        win_rate: pair.win_rate === null ? null : 1 - pair.win_rate,
        interval: [1 - high, 1 - low],
      });
    }
  }

  of(nation: string, against: string): Row | null {
    const row = this.#rows.get(`${nation} ${against}`);
    return row && row.games > 0 ? row : null;
  }
}

export const percent = (part: number): number => Math.round(100 * part);
