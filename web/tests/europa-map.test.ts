import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Atlas, type Facts, type Leaf, type MapDrawing } from "../src/titles/europa/map/atlas";

const folder = join(import.meta.dirname, "../src/titles/europa/map");
const data = join(import.meta.dirname, "../../src/ludarium/games/europa/data");
const read = <T>(name: string): T => JSON.parse(readFileSync(join(folder, name), "utf8")) as T;
const drawings = { europe: read<MapDrawing>("europe.json"), distant: read<MapDrawing>("distant.json") };
const facts = read<Facts>("facts.json");
const atlases = facts.boards.map((board) => new Atlas(drawings, facts, board));
const full = atlases[facts.boards.indexOf("full-1444")]!;

/** A touch in one point is no border. */
const BORDER = 6;

/** As facts/read.py makes names into references. */
const kebab = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/æ/g, "ae")
    .replace(/ø/g, "o")
    .replace(/ł/g, "l")
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

interface Row {
  kind: string;
  a: string;
  b: string;
  mountain: string;
  via: string;
}
const rows: Row[] = readFileSync(join(data, "adjacency.csv"), "utf8")
  .split("\n")
  .slice(1)
  .filter(Boolean)
  .map((line) => {
    const [kind = "", a = "", b = "", mountain = "", via = ""] = line.split(",");
    return { kind, a: kebab(a), b: kebab(b), mountain, via };
  });
const pair = (a: string, b: string): string => [a, b].sort().join(" | ");
const told = (kinds: string[], wanted: (row: Row) => boolean = () => true): string[] =>
  [...new Set(rows.filter((row) => kinds.includes(row.kind) && wanted(row)).map((row) => pair(row.a, row.b)))].sort();

/** Drawn neighbours by the names of their spaces and Sea Zones. */
function drawn(leaf: Leaf, one: "space" | "sea", other: "space" | "sea"): string[] {
  const lengths = new Map<string, number>();
  const name = (face: string): string => facts.provinces[face]?.space ?? face;
  for (const { a, b, length } of leaf.sheet.borders()) {
    const [x, y] = [name(a), name(b)];
    const kinds = [x, y].map((each) => each.slice(0, each.indexOf(":"))).sort();
    if (x === y || kinds.join() !== [one, other].sort().join()) continue;
    const key = pair(x.slice(x.indexOf(":") + 1), y.slice(y.indexOf(":") + 1));
    lengths.set(key, (lengths.get(key) ?? 0) + length);
  }
  return [...lengths]
    .filter(([, length]) => length >= BORDER)
    .map(([key]) => key)
    .sort();
}

describe("what is drawn beside what", () => {
  const { europe, distant } = full.leaves;
  const onLine = (leaf: Leaf): string[] => leaf.drawing.links.map(([a, b]) => pair(a.slice(6), b.slice(6))).sort();
  const lettered = (leaf: Leaf): string[] =>
    [...new Set(leaf.drawing.letters.map(([, a, b]) => pair(a.slice(4), b.slice(4))))].sort();
  const sea = (leaf: Leaf) => (row: Row) => [row.a, row.b].every((each) => leaf.seas.includes(`sea:${each}`));

  it("is neighbours by land, in Europe", () => {
    expect(drawn(europe, "space", "space")).toEqual(told(["land-area"]));
  });

  it("is neighbours by land on the Distant Continents, but for links to Europe, which are lines on both sheets", () => {
    const links = onLine(distant);
    expect(onLine(europe)).toEqual(links);
    expect([...drawn(distant, "space", "space"), ...links].sort()).toEqual(told(["distant-land"]));
  });

  it("is neighbours at sea, but for letters, which are lines", () => {
    const bordering = (leaf: Leaf): string[] => told(["sea-sea"], (row) => row.via === "border" && sea(leaf)(row));
    expect(drawn(europe, "sea", "sea")).toEqual(bordering(europe));
    // where the world allows it, Sea Zones that a letter links touch as well
    expect(drawn(distant, "sea", "sea").filter((each) => !lettered(distant).includes(each))).toEqual(
      bordering(distant),
    );
    const letters = told(["sea-sea"], (row) => row.via.startsWith("letter"));
    expect([...new Set([...lettered(europe), ...lettered(distant)])].sort()).toEqual(letters);
    // a letter between the sheets stands on both
    const between = told(["sea-sea"], (row) => row.via.startsWith("letter") && !sea(distant)(row));
    expect(lettered(europe)).toEqual(between);
    expect(lettered(distant)).toEqual(letters);
  });

  it("is coasts, in Europe", () => {
    expect(drawn(europe, "space", "sea")).toEqual(told(["area-sea", "area-coast"]));
  });

  it("has mountains where the table has them", () => {
    const mountains = europe.drawing.mountains.map(([a, b]) => pair(a.slice(6), b.slice(6))).sort();
    expect(mountains).toEqual(told(["land-area"], (row) => row.mountain === "yes"));
  });
});

describe.each(atlases.map((atlas) => [atlas.board, atlas] as const))("the board %s", (_, atlas) => {
  const leaves = Object.values(atlas.leaves);
  const board = facts.boards.indexOf(atlas.board);
  const inPlay = (all: Record<string, { boards: number }>): string[] =>
    Object.keys(all)
      .filter((each) => (all[each]!.boards >> board) & 1)
      .sort();

  it("draws all that is in play, once", () => {
    expect(leaves.flatMap((leaf) => leaf.provinces).sort()).toEqual(inPlay(facts.provinces));
    expect(leaves.flatMap((leaf) => leaf.seas).sort()).toEqual(inPlay(facts.seas));
    expect(leaves.flatMap((leaf) => leaf.spaces).sort()).toEqual(inPlay(facts.spaces));
  });

  it("has a place for every token and every Port", () => {
    for (const leaf of leaves) {
      for (const ref of [...leaf.provinces, ...leaf.seas])
        expect({ ref, has: leaf.has(ref) }).toEqual({ ref, has: true });
    }
    const ports = leaves.flatMap((leaf) => leaf.ports.map((port) => `${port.province} ${port.sea}`)).sort();
    const facing = inPlay(facts.provinces).flatMap((province) =>
      (facts.provinces[province]!.seas ?? [])
        .filter((sea) => inPlay(facts.seas).includes(sea))
        .map((sea) => `${province} ${sea}`),
    );
    expect(ports).toEqual(facing.sort());
    for (const node of inPlay(facts.nodes))
      expect({ node, sheet: atlas.sheetOf(node) }).not.toEqual({ node, sheet: "" });
  });

  it("keeps every place inside of what is shown", () => {
    for (const leaf of leaves) {
      const { x, y, w, h } = leaf.frame;
      for (const ref of [...leaf.provinces, ...leaf.spaces]) {
        const [px, py] = leaf.point(ref, "label");
        expect({ ref, inside: px >= x && px <= x + w && py >= y && py <= y + h }).toEqual({ ref, inside: true });
      }
    }
  });
});

it("without the eastern board the map is cut", () => {
  const west = atlases[facts.boards.indexOf("west-1444")]!.leaves.europe;
  expect(west.frame.w).toBeLessThan(full.leaves.europe.frame.w);
  expect(west.provinces.length).toBeLessThan(full.leaves.europe.provinces.length);
});
