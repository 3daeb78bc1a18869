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

export const isRow = (row: unknown): row is Row => {
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
  if (typeof told !== "object" || told === null || (told as { format?: unknown }).format !== "ludarium-balance")
    return null;
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

/** From never won over even to always won; the same colours as in the terminal. */
const LOSES = [178, 60, 40] as const;
const EVEN = [244, 238, 222] as const;
const WINS = [38, 96, 160] as const;

/** Blue for what wins, red for what loses, the colour of paper between them; and an ink that can be read on it. */
export function shade(rate: number): { paper: [number, number, number]; dark: boolean } {
  const end = rate >= 0.5 ? WINS : LOSES;
  const part = Math.abs(2 * rate - 1);
  const paper = EVEN.map((from, i) => Math.round(from + (end[i]! - from) * part)) as [number, number, number];
  return { paper, dark: luminance(paper) < 0.179 };
}

/** As the guidelines for contrast define it. */
export function luminance(colour: readonly number[]): number {
  const [red, green, blue] = colour.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

export const percent = (part: number): number => Math.round(100 * part);
