import { describe, expect, it } from "vitest";
import {
  clamped,
  farthest,
  beside,
  fitted,
  free,
  levelOf,
  onScreen,
  seen,
  zoomed,
  type Bounds,
  type Eye,
} from "../src/parts/map/eye";
import { Sheet, unrolled } from "../src/parts/map/sheet";

/** Two squares side by side, 8 by 8 units each, and a hole in the second one. */
const drawing = {
  width: 16,
  height: 8,
  arcs: [
    [32, 0, 0, 32], // 0: the border between them, downwards
    [32, 32, -32, 0, 0, -32, 32, 0], // 1: round the first one
    [32, 0, 32, 0, 0, 32, -32, 0], // 2: round the second one
    [40, 8, 8, 0, 0, 8, -8, 0, 0, -8], // 3: a pond in the second one
  ],
  faces: { "land:a": [[0, 1]], "land:b": [[2, ~0], [3]], "pond:p": [[3]] },
};

describe("a sheet", () => {
  const sheet = new Sheet(drawing);

  it("unrolls arcs", () => {
    expect(unrolled([32, 0, 0, 32])).toEqual([8, 0, 8, 8]);
  });

  it("draws faces as closed paths, arcs backwards where the face lies on their other side", () => {
    expect(sheet.path("land:a")).toBe("M8 0L8 8L0 8L0 0L8 0Z");
    expect(sheet.path("land:b").startsWith("M8 0L16 0L16 8L8 8L8 0ZM10 2")).toBe(true);
    expect(sheet.path("land:none")).toBe("");
  });

  it("knows neighbours, sizes and what lies inside", () => {
    expect(sheet.borders().map(({ a, b, length }) => [a, b, length])).toEqual([
      ["land:a", "land:b", 8],
      ["land:b", "pond:p", 8],
    ]);
    expect(sheet.size("land:a")).toBe(64);
    expect(sheet.inside("land:b", 14, 4)).toBe(true);
    expect(sheet.inside("land:b", 11, 3)).toBe(false);
    expect(sheet.inside("pond:p", 11, 3)).toBe(true);
    expect(sheet.bounds(["land:b"])).toEqual({ x: 8, y: 0, w: 8, h: 8 });
    expect(sheet.bounds([])).toEqual({ x: 0, y: 0, w: 16, h: 8 });
  });

  it("draws a border once, and no border inside of what is outlined together", () => {
    expect(sheet.mesh((a, b) => a === "land:a" && b === "land:b")).toBe("M8 0L8 8");
    expect(sheet.outline(new Set(["land:a", "land:b"]))).not.toContain("M8 0L8 8");
    expect(sheet.outline(new Set(["land:a"]))).toContain("M8 0L8 8");
  });
});

describe("the eye", () => {
  const bounds: Bounds = { frame: { x: 0, y: 0, w: 2000, h: 1000 }, nearest: 4 };
  const room = { w: 1000, h: 600 };
  const whole = fitted(bounds.frame, room, bounds, 0);

  it("goes to the larger part that a panel leaves free", () => {
    expect(free(room, { w: 0, h: 0 })).toEqual(room);
    expect(free(room, { w: 400, h: 500 })).toEqual({ w: 600, h: 600 });
    expect(free(room, { w: 1000, h: 200 })).toEqual({ w: 1000, h: 400 });
    // all is covered: it does not matter where
    expect(free(room, { w: 980, h: 590 })).toEqual(room);
  });

  it("shows a box beside a panel, and rather a part of it than all of it from afar", () => {
    const box = { x: 800, y: 400, w: 200, h: 200 };
    const beneath = { w: 1000, h: 240 };
    const eye = beside(box, room, beneath, 50, bounds);
    const [left, top] = onScreen(eye, box.x, box.y);
    const [right, bottom] = onScreen(eye, box.x + box.w, box.y + box.h);
    expect(top).toBeGreaterThanOrEqual(50);
    expect(bottom).toBeLessThanOrEqual(360);
    expect((left + right) / 2).toBeCloseTo(500);
    expect(beside(box, room, beneath, 50, bounds, 0.7).k).toBe(0.7);
    // a strip is left: its middle is there, and the box is no speck
    const strip = beside(box, room, { w: 1000, h: 500 }, 0, bounds);
    expect(strip.k).toBeCloseTo(0.5 * fitted(box, room, bounds).k);
    expect(onScreen(strip, 900, 500)[1]).toBeCloseTo(50);
  });

  it("sees the whole frame from farthest away, in the middle of the room", () => {
    expect(farthest(bounds.frame, room)).toBe(0.5);
    expect(whole).toEqual({ k: 0.5, x: 0, y: 50 });
  });

  it("goes no farther, no nearer and not beyond the edge", () => {
    expect(clamped({ ...whole, k: 0.1 }, room, bounds).k).toBe(0.5);
    expect(clamped({ ...whole, k: 9 }, room, bounds).k).toBe(4);
    const aside = clamped({ k: 1, x: 300, y: -5000 }, room, bounds);
    expect(aside).toEqual({ k: 1, x: 0, y: -400 });
  });

  it("keeps what is under the pointer there while it zooms", () => {
    const from: Eye = { k: 1, x: -400, y: -200 };
    const point = [(500 - from.x) / from.k, (300 - from.y) / from.k] as const;
    const next = zoomed(from, 1.5, 500, 300, room, bounds);
    expect(next.k).toBe(1.5);
    const [x, y] = onScreen(next, ...point);
    expect(x).toBeCloseTo(500);
    expect(y).toBeCloseTo(300);
    // at its nearest it stays where it is
    const near = zoomed({ ...from, k: 4 }, 2, 500, 300, room, bounds);
    expect(near.k).toBe(4);
  });

  it("fits a box with a margin", () => {
    const box = { x: 800, y: 400, w: 200, h: 100 };
    const eye = fitted(box, room, bounds);
    const shown = seen(eye, room);
    expect(shown.x).toBeLessThan(box.x);
    expect(shown.x + shown.w).toBeGreaterThan(box.x + box.w);
    expect(shown.x + shown.w / 2).toBeCloseTo(900);
  });

  it("has three levels of detail", () => {
    expect([0.3, 0.62, 1.14, 1.15, 3].map(levelOf)).toEqual([0, 1, 1, 2, 2]);
  });
});
