/** Where things lie on the city square: five districts of an ellipse around the well. */

export interface Plan {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  /** The well, as a share of the square. */
  well: number;
  /** Dice in one district: how large, and how many side by side; the last line holds for any number. */
  dice: Rows[];
  /** The black dice in the well. */
  black: Rows;
}

interface Rows {
  upto: number;
  size: number;
  gap: number;
  columns: number;
}

/** In the picture of the whole city the square is wide; dice lie in one or two rows. */
export const WIDE: Plan = {
  cx: 545,
  cy: 464,
  rx: 242,
  ry: 146,
  well: 0.275,
  dice: [
    { upto: 4, size: 30, gap: 35, columns: 4 },
    { upto: 8, size: 28, gap: 33, columns: 4 },
    { upto: 99, size: 23, gap: 27, columns: 5 },
  ],
  black: { upto: 99, size: 24, gap: 28, columns: 4 },
};

/** By itself on a narrow screen it is round, and its dice are large enough for a finger. */
export const ROUND: Plan = {
  cx: 250,
  cy: 236,
  rx: 240,
  ry: 226,
  well: 0.28,
  dice: [
    { upto: 3, size: 46, gap: 54, columns: 3 },
    { upto: 4, size: 46, gap: 54, columns: 2 },
    { upto: 9, size: 44, gap: 51, columns: 3 },
    { upto: 99, size: 37, gap: 43, columns: 4 },
  ],
  black: { upto: 99, size: 32, gap: 36, columns: 3 },
};

export function point({ cx, cy, rx, ry }: Plan, angle: number, r: number): [number, number] {
  const turn = (angle * Math.PI) / 180;
  return [cx + Math.cos(turn) * rx * r, cy + Math.sin(turn) * ry * r];
}

/** The outline of a district. */
export function wedge(plan: Plan, angle: number): string {
  const outer = Array.from({ length: 13 }, (_, i) => point(plan, angle - 34.5 + (69 * i) / 12, 1));
  const inner = [30, 0, -30].map((each) => point(plan, angle + each, 0.3));
  return `M${[...outer, ...inner].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** Where a district's owner is named, out of the way of its dice. */
const PLATES: Record<number, number> = { 90: 90, 162: 186, 234: 206, 306: 334, 18: -6 };
export function plateOf(plan: Plan, angle: number): [number, number] {
  return point(plan, PLATES[angle] ?? angle, 0.92);
}

export interface Lying {
  ref: string;
  /** Which of the equal dice of the district it is. */
  place: string;
  x: number;
  y: number;
  size: number;
}

/** Dice in rows in the middle of their district; many of them are drawn smaller. */
export function lay(plan: Plan, dice: string[], angle: number): Lying[] {
  const { size, gap, columns: most } = plan.dice.find((each) => dice.length <= each.upto) ?? plan.dice.at(-1)!;
  const rows = Math.max(1, Math.ceil(dice.length / most));
  const columns = Math.max(1, Math.ceil(dice.length / rows));
  const [x, y] = point(plan, angle, 0.62);
  const seen = new Map<string, number>();
  return dice.map((ref, i) => {
    const nth = seen.get(ref) ?? 0;
    seen.set(ref, nth + 1);
    return {
      ref,
      place: `${ref}/${nth}`,
      size,
      x: x + ((i % columns) - (columns - 1) / 2) * gap,
      y: y + (Math.floor(i / columns) - (rows - 1) / 2) * gap,
    };
  });
}
