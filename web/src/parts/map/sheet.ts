/** A drawn sheet: faces (lands, waters) whose borders are arcs that neighbours share, so every border is drawn once. */

export type Point = [number, number];
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Rings of arcs; `~n` is arc n backwards. */
export type Face = number[][];

export interface Drawing {
  width: number;
  height: number;
  /** Points in quarters of a unit, each but the first as the way from the one before. */
  arcs: number[][];
  faces: Record<string, Face>;
}

const QUARTER = 4;
/** Units of a neighbourhood. */
const CELL = 220;

/** The points of an arc, x and y in turn. */
export function unrolled(arc: number[]): number[] {
  const points: number[] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i < arc.length; i += 2) {
    x += arc[i]!;
    y += arc[i + 1]!;
    points.push(x / QUARTER, y / QUARTER);
  }
  return points;
}

const flat = (ring: number[]): number[] => ring.map((arc) => (arc < 0 ? ~arc : arc));

export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly faces: Map<string, Face>;
  readonly #arcs: number[][];
  /** The two faces at an arc; one at the edge of the sheet. */
  readonly #beside = new Map<number, string[]>();
  readonly #paths = new Map<string, string>();

  constructor(drawing: Drawing, faces: Iterable<[string, Face]> = Object.entries(drawing.faces)) {
    this.width = drawing.width;
    this.height = drawing.height;
    this.#arcs = drawing.arcs.map(unrolled);
    this.faces = new Map(faces);
    for (const [name, face] of this.faces) {
      for (const arc of new Set(face.flatMap(flat))) {
        const beside = this.#beside.get(arc);
        if (beside) beside.push(name);
        else this.#beside.set(arc, [name]);
      }
    }
  }

  /** A face as a closed path. Faces that are not on the sheet have none. */
  path(name: string): string {
    let path = this.#paths.get(name);
    if (path === undefined) {
      path = (this.faces.get(name) ?? []).map((ring) => `${this.#ring(ring)}Z`).join("");
      this.#paths.set(name, path);
    }
    return path;
  }

  #ring(ring: number[]): string {
    const parts: string[] = [];
    ring.forEach((arc, n) => {
      const points = this.#arcs[arc < 0 ? ~arc : arc]!;
      const last = points.length / 2 - 1;
      for (let i = n === 0 ? 0 : 1; i <= last; i++) {
        const at = 2 * (arc < 0 ? last - i : i);
        parts.push(`${points[at]} ${points[at + 1]}`);
      }
    });
    return `M${parts.join("L")}`;
  }

  #line(arc: number): string {
    const points = this.#arcs[arc]!;
    const parts: string[] = [];
    for (let i = 0; i < points.length; i += 2) parts.push(`${points[i]} ${points[i + 1]}`);
    return `M${parts.join("L")}`;
  }

  /** The borders between faces for which this is true, as one path; `b` is "" at the edge of the sheet. */
  mesh(wanted: (a: string, b: string) => boolean): string {
    return this.meshes(wanted).join("");
  }

  /** The same in pieces of a neighbourhood: long borders would be drawn as a whole for every small part that is seen. */
  meshes(wanted: (a: string, b: string) => boolean): string[] {
    const cells = new Map<string, string[]>();
    for (const [arc, [a, b]] of this.#beside) {
      if (!wanted(a!, b ?? "")) continue;
      const points = this.#arcs[arc]!;
      const key = `${Math.floor(points[0]! / CELL)} ${Math.floor(points[1]! / CELL)}`;
      const cell = cells.get(key);
      if (cell) cell.push(this.#line(arc));
      else cells.set(key, [this.#line(arc)]);
    }
    return [...cells.values()].map((lines) => lines.join(""));
  }

  /** The outer border of some faces together. */
  outline(names: ReadonlySet<string>): string {
    return this.mesh((a, b) => names.has(a) !== names.has(b));
  }

  /** Pairs of faces with a common border, and how long it is. */
  borders(): { a: string; b: string; length: number }[] {
    const found = new Map<string, { a: string; b: string; length: number }>();
    for (const [arc, sides] of this.#beside) {
      if (sides.length < 2) continue;
      const [a, b] = [...sides].sort() as [string, string];
      const key = `${a} ${b}`;
      const border = found.get(key) ?? { a, b, length: 0 };
      border.length += lengthOf(this.#arcs[arc]!);
      found.set(key, border);
    }
    return [...found.values()];
  }

  /** The box round some faces; the whole sheet if there are none. */
  bounds(names: Iterable<string>): Box {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const name of names) {
      for (const ring of this.faces.get(name) ?? []) {
        for (const arc of flat(ring)) {
          const points = this.#arcs[arc]!;
          for (let i = 0; i < points.length; i += 2) {
            left = Math.min(left, points[i]!);
            right = Math.max(right, points[i]!);
            top = Math.min(top, points[i + 1]!);
            bottom = Math.max(bottom, points[i + 1]!);
          }
        }
      }
    }
    if (left > right) return { x: 0, y: 0, w: this.width, h: this.height };
    return { x: left, y: top, w: right - left, h: bottom - top };
  }

  /** Whether a point lies in a face. */
  inside(name: string, x: number, y: number): boolean {
    let crossed = false;
    for (const ring of this.faces.get(name) ?? []) {
      for (const arc of flat(ring)) {
        const points = this.#arcs[arc]!;
        for (let i = 0; i + 3 < points.length; i += 2) {
          const [ax, ay, bx, by] = [points[i]!, points[i + 1]!, points[i + 2]!, points[i + 3]!];
          if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) crossed = !crossed;
        }
      }
    }
    return crossed;
  }

  /** How much room a face takes, in square units. */
  size(name: string): number {
    let sum = 0;
    for (const ring of this.faces.get(name) ?? []) {
      for (const arc of ring) {
        const points = this.#arcs[arc < 0 ? ~arc : arc]!;
        let part = 0;
        for (let i = 0; i + 3 < points.length; i += 2)
          part += points[i]! * points[i + 3]! - points[i + 2]! * points[i + 1]!;
        sum += arc < 0 ? -part : part;
      }
    }
    return Math.abs(sum / 2);
  }
}

function lengthOf(points: number[]): number {
  let sum = 0;
  for (let i = 2; i < points.length; i += 2)
    sum += Math.hypot(points[i]! - points[i - 2]!, points[i + 1]! - points[i - 1]!);
  return sum;
}
