/** The map of Europa Universalis: both sheets, and what is printed on them, for one board. Loaded when first needed. */

import { Sheet, type Box, type Drawing, type Face, type Point } from "../../../parts/map/sheet";

export type SheetName = "europe" | "distant";
export const SHEETS: SheetName[] = ["europe", "distant"];

export interface ProvinceFacts {
  space: string;
  boards: number;
  /** Tax Value in 1444 and in 1618. */
  size: number[];
  /** Whose flag is printed, in 1444 and in 1618; "" for nobody's. */
  flag: string[];
  /** The Sea Zones that its Port faces. */
  seas?: string[];
  gold?: boolean;
  hre?: boolean;
  grey?: boolean;
  dutch?: boolean;
  territory?: number;
}
export interface SpaceFacts {
  boards: number;
  continent?: string;
  elector?: boolean;
  /** 2: the whole Area lies in the Empire, 1: a part. */
  hre?: number;
}
export interface SeaFacts {
  boards: number;
  slots: number;
  next: string[];
  galleys?: boolean;
  distant?: boolean;
}
export interface NodeFacts {
  boards: number;
  kind: string;
  seas: string[];
  spaces: string[];
}
export interface Facts {
  boards: string[];
  provinces: Record<string, ProvinceFacts>;
  spaces: Record<string, SpaceFacts>;
  seas: Record<string, SeaFacts>;
  nodes: Record<string, NodeFacts>;
  land: [string, string, number][];
}

export type Slots = Record<string, number[]>;
export interface MapDrawing extends Drawing {
  faces1618: Record<string, Face>;
  /** New names of 1618 for spaces of 1444. */
  renamed1618: Record<string, string>;
  waste: Record<string, Face>;
  water: Record<string, Face>;
  points: Record<string, Slots>;
  points1618: Record<string, Slots>;
  ports: [string, string, number, number][];
  ports1618: [string, string, number, number][];
  mountains: [string, string][];
  letters: [string, string, string, number[][]][];
  links: [string, string, number[][]][];
}

export interface Port {
  province: string;
  sea: string;
  at: Point;
}

/** One sheet as it lies on the table. */
export class Leaf {
  readonly sheet: Sheet;
  readonly frame: Box;
  /** The Distant sheet has fewer and larger spaces: its details come sooner (parts/MapBoard.svelte). */
  readonly detail: number;
  /** What is in play here, in the order of the drawing. */
  readonly provinces: string[];
  readonly seas: string[];
  readonly spaces: string[];
  readonly ports: Port[];
  /** Land and water that is drawn, but nobody enters it; the boards that are not in play with it. */
  readonly waste: string[];
  readonly water: string[];
  readonly #points: Record<string, Slots>;

  constructor(
    readonly name: SheetName,
    readonly drawing: MapDrawing,
    readonly facts: Facts,
    board: number,
  ) {
    const late = facts.boards[board]!.endsWith("1618");
    const faces = late ? facesOf1618(drawing) : drawing.faces;
    this.#points = { ...drawing.points, ...(late ? pointsOf1618(drawing) : {}) };
    const inPlay = (face: string): boolean =>
      (((facts.provinces[face] ?? facts.seas[face])!.boards >> board) & 1) === 1;
    const entries = Object.entries(faces);
    const drawn = entries.map(([face]) => face);
    for (const [name, face] of Object.entries(drawing.waste)) entries.push([`waste:${name}`, face]);
    for (const [name, face] of Object.entries(drawing.water)) entries.push([`water:${name}`, face]);
    this.sheet = new Sheet(drawing, entries);
    this.provinces = drawn.filter((face) => face.startsWith("province:") && inPlay(face));
    this.seas = drawn.filter((face) => face.startsWith("sea:") && inPlay(face));
    this.spaces = [...new Set(this.provinces.map((province) => facts.provinces[province]!.space))];
    const out = drawn.filter((face) => !inPlay(face));
    this.waste = [
      ...Object.keys(drawing.waste).map((name) => `waste:${name}`),
      ...out.filter((face) => face.startsWith("province:")),
    ];
    this.water = [
      ...Object.keys(drawing.water).map((name) => `water:${name}`),
      ...out.filter((face) => face.startsWith("sea:")),
    ];
    this.ports = [...drawing.ports, ...(late ? drawing.ports1618 : [])]
      .filter(([province, sea]) => this.provinces.includes(province) && this.seas.includes(sea))
      .map(([province, sea, x, y]) => ({ province, sea, at: [x, y] as Point }));
    this.frame = this.#frame(out.length > 0);
    this.detail = name === "distant" ? 1.5 : 1;
  }

  /** The whole sheet; where boards are out of play it is cut beside what is left. */
  #frame(cut: boolean): Box {
    const { width, height } = this.sheet;
    if (!cut) return { x: 0, y: 0, w: width, h: height };
    const box = this.sheet.bounds(this.provinces);
    const margin = 36;
    const right = Math.min(width, box.x + box.w + margin);
    const bottom = Math.min(height, box.y + box.h + margin);
    return { x: 0, y: 0, w: right, h: bottom };
  }

  /** Where something stands; the middle of its face if the drawing has no place for it. */
  point(ref: string, slot: string): Point {
    const at = this.#points[ref]?.[slot] ?? this.#points[ref]?.town ?? this.#points[ref]?.label;
    if (at) return [at[0]!, at[1]!];
    const box = this.sheet.bounds([ref]);
    return [box.x + box.w / 2, box.y + box.h / 2];
  }

  has(ref: string): boolean {
    return ref in this.#points;
  }

  provincesOf(space: string): string[] {
    return this.provinces.filter((province) => this.facts.provinces[province]!.space === space);
  }

  /** The faces that a reference stands for on this sheet. */
  facesOf(ref: string): string[] {
    if (ref.startsWith("space:")) return this.provincesOf(ref);
    return this.sheet.faces.has(ref) ? [ref] : [];
  }
}

function facesOf1618(drawing: MapDrawing): Record<string, Face> {
  const faces = { ...drawing.faces, ...drawing.faces1618 };
  for (const [name, old] of Object.entries(drawing.renamed1618)) {
    faces[name] = drawing.faces[old]!;
    delete faces[old];
  }
  return faces;
}

/** Points of 1618 with those slots of 1444 that they do not move. */
function pointsOf1618(drawing: MapDrawing): Record<string, Slots> {
  return Object.fromEntries(
    Object.entries(drawing.points1618).map(([ref, slots]) => [ref, { ...drawing.points[ref], ...slots }]),
  );
}

export class Atlas {
  readonly leaves: Record<SheetName, Leaf>;
  readonly late: number;

  constructor(
    drawings: Record<SheetName, MapDrawing>,
    readonly facts: Facts,
    readonly board: string,
  ) {
    const index = facts.boards.indexOf(board);
    this.late = board.endsWith("1618") ? 1 : 0;
    this.leaves = {
      europe: new Leaf("europe", drawings.europe, facts, index),
      distant: new Leaf("distant", drawings.distant, facts, index),
    };
  }

  /** The sheet that something lies on; "" if it is nowhere on the map. */
  sheetOf(ref: string): SheetName | "" {
    return SHEETS.find((name) => this.leaves[name].has(ref) || this.leaves[name].facesOf(ref).length > 0) ?? "";
  }

  flag(province: string): string {
    return this.facts.provinces[province]?.flag[this.late] ?? "";
  }
}

let loaded: Promise<[Record<SheetName, MapDrawing>, Facts]> | undefined;

async function load(): Promise<[Record<SheetName, MapDrawing>, Facts]> {
  const [europe, distant, facts] = await Promise.all([
    import("./europe.json"),
    import("./distant.json"),
    import("./facts.json"),
  ]);
  return [
    { europe: europe.default as unknown as MapDrawing, distant: distant.default as unknown as MapDrawing },
    facts.default as unknown as Facts,
  ];
}

const made = new Map<string, Atlas>();

/** The atlas for a board (`west-1444`); the drawing comes over the wire once, and only for this title. */
export async function atlasFor(board: string): Promise<Atlas> {
  loaded ??= load();
  const [drawings, facts] = await loaded;
  let atlas = made.get(board);
  if (!atlas) made.set(board, (atlas = new Atlas(drawings, facts, board)));
  return atlas;
}
