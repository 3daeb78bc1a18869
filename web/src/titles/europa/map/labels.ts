/** Which names are shown from which zoom on, so that no name lies on another or on a token. */

import type { Box, Point } from "../../../parts/map/sheet";

/** Pixels a unit from which on more names find room. 0.62 and 1.15 are the levels of detail (parts/map/eye.ts). */
export const ZOOMS = [0, 0.2, 0.26, 0.33, 0.42, 0.62, 0.85, 1.15, 1.6, 2.2, 3];

export interface Wanted {
  key: string;
  at: Point;
  /** On the screen, in pixels. */
  w: number;
  h: number;
  /** The steps between which this kind of name is shown. */
  from: number;
  to: number;
  /** Shown in any case: over tokens, if there is no other room. */
  must?: boolean;
}

/** Something that no name may cover: where it is, how large on the screen, from which step on. */
export interface Obstacle {
  at: Point;
  w: number;
  h: number;
  from: number;
  to: number;
}

export interface Placed {
  key: string;
  /** From this step on it is shown; moved by so many pixels. */
  step: number;
  dx: number;
  dy: number;
}

interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

const MOVES: [number, number][] = [
  [0, 0],
  [0, 1],
  [0, -1],
  [0.5, 0],
  [-0.5, 0],
  [0.5, 1],
  [-0.5, 1],
  [0, 2],
  [0, -2],
];

const rect = (at: Point, k: number, w: number, h: number, dx: number, dy: number): Rect => ({
  x: at[0] * k + dx - w / 2,
  y: at[1] * k + dy - h / 2,
  w,
  h,
});
const overlap = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Rectangles in squares of the screen, so that only near ones are compared. */
class Grid {
  readonly #cells = new Map<string, Rect[]>();
  static readonly SIZE = 90;

  *#keys(r: Rect): Generator<string> {
    for (let x = Math.floor(r.x / Grid.SIZE); x <= Math.floor((r.x + r.w) / Grid.SIZE); x++) {
      for (let y = Math.floor(r.y / Grid.SIZE); y <= Math.floor((r.y + r.h) / Grid.SIZE); y++) yield `${x},${y}`;
    }
  }
  add(r: Rect): void {
    for (const key of this.#keys(r)) {
      const cell = this.#cells.get(key);
      if (cell) cell.push(r);
      else this.#cells.set(key, [r]);
    }
  }
  free(r: Rect): boolean {
    for (const key of this.#keys(r)) if (this.#cells.get(key)?.some((other) => overlap(r, other))) return false;
    return true;
  }
}

/** Places names, the first ones first, at the earliest step at which there is room. `base` is the scale of step 0; `detail` as in MapBoard;
 * beyond the `frame` nothing is seen. */
export function placed(
  wanted: Wanted[],
  obstacles: Obstacle[],
  base: number,
  detail = 1,
  frame?: Box,
): Map<string, Placed> {
  const found = new Map<string, Placed>();
  // what is shown in any case finds its place as a usual screen shows the whole, and has it from the beginning
  const usual = ZOOMS.indexOf(0.33);
  const order = [usual, ...ZOOMS.keys()];
  for (const [turn, step] of order.entries()) {
    const k = step === 0 ? Math.min(base, ZOOMS[1]! / detail) : ZOOMS[step]! / detail;
    const grid = new Grid();
    const named = new Grid();
    for (const each of obstacles)
      if (step >= each.from && step <= each.to) grid.add(rect(each.at, k, each.w, each.h, 0, 0));
    // what is shown already stays where it is
    for (const each of wanted) {
      const known = found.get(each.key);
      if (!known || step > each.to) continue;
      const here = rect(each.at, k, each.w, each.h, known.dx, known.dy);
      grid.add(here);
      named.add(here);
    }
    for (const each of wanted) {
      if (found.has(each.key) || step < each.from || step > each.to || (turn === 0 && !each.must)) continue;
      const tries = MOVES.map(([mx, my]) => {
        const [dx, dy] = [mx * each.w, my * each.h];
        return { dx, dy, here: rect(each.at, k, each.w, each.h, dx, dy) };
      }).filter(({ here }) => !frame || (here.x >= frame.x * k && here.x + here.w <= (frame.x + frame.w) * k));
      const best =
        tries.find(({ here }) => grid.free(here)) ??
        (each.must ? (tries.find(({ here }) => named.free(here)) ?? tries[0]) : undefined);
      if (!best) continue;
      grid.add(best.here);
      named.add(best.here);
      found.set(each.key, { key: each.key, step: turn ? step : 0, dx: best.dx, dy: best.dy });
    }
  }
  return found;
}
