/** The map as drawn: ten lands in two rows of five, their coasts, cities and the ways of trade. */

import { bare } from "./model";

export type Point = [number, number];

const COLUMN = 204;
const ROW = 236;
const LEFT = 14;
const TOP = 14;
export const WIDTH = LEFT * 2 + COLUMN * 5;
export const HEIGHT = TOP * 2 + ROW * 2;

const LANDS = ["england", "france", "hre", "hungary", "byzantium", "portugal", "aragon", "papal", "ottoman", "mamluk"];
const ON_LAND = new Set(["hre-hungary", "france-aragon", "hre-papal", "byzantium-mamluk"]);

/** The upper left corner of an empire's field. */
export function cornerOf(empire: string): Point {
  const i = LANDS.indexOf(bare(empire));
  return [LEFT + (i % 5) * COLUMN, TOP + Math.floor(i / 5) * ROW];
}

export function centreOf(empire: string): Point {
  const [x, y] = cornerOf(empire);
  return [x + COLUMN / 2, y + ROW / 2 + 6];
}

/**
 * The throne is in the upper left of a field, routes cross it at half its height, and the borders to the row above or
 * below are in the middle of its edges: cities and their names keep clear of all of them.
 */
const CITIES: Record<string, Point> = {
  london: [142, 76],
  bordeaux: [156, 176],
  bruges: [114, 74],
  paris: [160, 136],
  lyon: [46, 184],
  lubeck: [104, 136],
  novgorod: [140, 70],
  nurnberg: [40, 168],
  vienna: [158, 180],
  buda: [142, 76],
  kyiv: [46, 184],
  varna: [158, 180],
  tana: [142, 76],
  caffa: [46, 184],
  trebizond: [160, 178],
  toledo: [142, 76],
  granada: [150, 182],
  "spice-islands": [56, 184],
  valencia: [142, 76],
  algiers: [150, 182],
  timbuktu: [56, 184],
  venice: [142, 74],
  "venice-2": [142, 176],
  "constantinople-1": [116, 74],
  "constantinople-2": [162, 74],
  "constantinople-3": [139, 112],
  modon: [48, 184],
  rhodes: [152, 186],
  cairo: [48, 184],
  cyprus: [142, 74],
  "red-sea": [140, 182],
};

/** Where a city lies inside its empire's field. */
export function cityIn(city: string): Point {
  return CITIES[bare(city)] ?? [102, 131];
}

/** Emporia and the colour of their route: black leads East, white leads West. */
export const EMPORIA: Record<string, "east" | "west"> = {
  novgorod: "east",
  tana: "east",
  timbuktu: "east",
  trebizond: "west",
  "spice-islands": "west",
  "red-sea": "west",
};

function between(one: string, other: string): string {
  return ON_LAND.has(`${one}-${other}`) || !ON_LAND.has(`${other}-${one}`) ? `${one}-${other}` : `${other}-${one}`;
}

export function isLand(border: string): boolean {
  return ON_LAND.has(bare(border));
}

/** The middle of the border between two neighbours (`england-france`). */
export function borderAt(border: string): Point {
  const [one = "", other = ""] = bare(border).split("-");
  const [a, b] = [centreOf(one), centreOf(other)];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - (a[0] === b[0] ? 6 : 0)];
}

// coasts: waves of a few lengths, the same on both sides of a border on land

function wave(seed: number, at: number, rough: number): number {
  let sum = 0;
  for (const [length, height] of [
    [97, 3.6],
    [41, 2.4],
    [17, 1.7],
    [8, 0.9],
  ] as const) {
    sum += Math.sin((at / length) * 2.2 + seed * 12.9898 + length) * height * rough;
  }
  return sum;
}

interface Edge {
  /** Base line, how far the coast lies inside of it, and the seed of its waves. */
  base: number;
  inset: number;
  seed: number;
}

function edge(empire: string, side: "top" | "right" | "bottom" | "left"): Edge {
  const i = LANDS.indexOf(empire);
  const [x, y] = cornerOf(empire);
  const next = { top: i - 5, bottom: i + 5, left: i % 5 ? i - 1 : -1, right: i % 5 < 4 ? i + 1 : -1 }[side];
  const neighbour = LANDS[next];
  const base = { top: y, bottom: y + ROW, left: x, right: x + COLUMN }[side];
  if (neighbour && ON_LAND.has(between(empire, neighbour)))
    return { base, inset: 0, seed: Math.min(i, next) * 7 + Math.abs(i - next) };
  return { base, inset: neighbour ? 10 : 2, seed: i * 4 + side.length * 1.7 };
}

/** The outline of an empire's land. */
export function coastOf(ref: string): string {
  const empire = bare(ref);
  const [top, right, bottom, left] = [
    edge(empire, "top"),
    edge(empire, "right"),
    edge(empire, "bottom"),
    edge(empire, "left"),
  ];
  const [x0, x1] = [left.base + left.inset, right.base - right.inset];
  const [y0, y1] = [top.base + top.inset, bottom.base - bottom.inset];
  const rough = (each: Edge) => (each.inset ? 1 : 0.9);
  const points: Point[] = [];
  const steps = (from: number, to: number): number[] => {
    const count = Math.round(Math.abs(to - from) / 7);
    return Array.from({ length: count - 1 }, (_, i) => from + ((to - from) * (i + 1)) / count);
  };
  const cut = 9;
  for (const x of steps(x0 + cut, x1 - cut)) points.push([x, y0 + wave(top.seed, x, rough(top))]);
  for (const y of steps(y0 + cut, y1 - cut)) points.push([x1 + wave(right.seed, y, rough(right)), y]);
  for (const x of steps(x1 - cut, x0 + cut)) points.push([x, y1 + wave(bottom.seed, x, rough(bottom))]);
  for (const y of steps(y1 - cut, y0 + cut)) points.push([x0 + wave(left.seed, y, rough(left)), y]);
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

export const COASTS: Record<string, string> = Object.fromEntries(
  LANDS.map((land) => [`empire:${land}`, coastOf(land)]),
);

/** The way of a fair: from the emporium over the borders into the last empire. */
export function wayOf(emporium: string, empires: string[]): string {
  const first = empires[0];
  if (!first) return "";
  const [cx, cy] = cornerOf(first);
  const [dx, dy] = cityIn(emporium);
  let path = `M${cx + dx} ${cy + dy}`;
  for (let i = 0; i + 1 < empires.length; i++) {
    const [x, y] = borderAt(`border:${bare(empires[i]!)}-${bare(empires[i + 1]!)}`);
    const [mx, my] = i === 0 ? [(cx + dx + x) / 2, (cy + dy + y) / 2] : centreOf(empires[i]!);
    path += `Q${mx} ${my} ${x} ${y}`;
  }
  const last = empires.at(-1)!;
  if (empires.length > 1) {
    const [x, y] = centreOf(last);
    path += `L${x} ${y}`;
  }
  return path;
}
