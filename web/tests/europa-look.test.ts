import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Words } from "../src/lib/words";
import type { EuropaTable } from "../src/titles/europa/view";
import { Atlas, type Facts, type MapDrawing } from "../src/titles/europa/map/atlas";
import { liveries, PALETTE } from "../src/titles/europa/map/colours";
import { forcesOf, placeOf } from "../src/titles/europa/map/forces";
import { goalsOf } from "../src/titles/europa/map/goals";
import { placed, ZOOMS, type Wanted } from "../src/titles/europa/map/labels";
import { landsOf, tintsOf } from "../src/titles/europa/map/lands";
import { litPlaces } from "../src/titles/europa/map/lit";
import { movesBetween, tiesOf } from "../src/titles/europa/map/marks";
import { paintsOf, tieOf, type Asked } from "../src/titles/europa/map/paint";
import { reachOf } from "../src/titles/europa/map/reach";
import { Finder } from "../src/titles/europa/map/search";
import { Teller } from "../src/titles/europa/map/tell";

const web = join(import.meta.dirname, "../src/titles/europa");
const texts = join(import.meta.dirname, "../../src/ludarium/games/europa/text");
const read = <T>(name: string): T => JSON.parse(readFileSync(join(web, "map", name), "utf8")) as T;
const atlas = new Atlas(
  { europe: read<MapDrawing>("europe.json"), distant: read<MapDrawing>("distant.json") },
  read<Facts>("facts.json"),
  "full-1444",
);
const { europe } = atlas.leaves;

function words(language: string): Words {
  const catalogues = readdirSync(texts)
    .filter((name) => name.endsWith(`.${language}.ftl`))
    .map((name) => readFileSync(join(texts, name), "utf8"));
  const domains = Object.fromEntries(
    ["space", "province", "sea", "node", "realm", "army", "unit", "ship", "faith", "mission", "continent"].map(
      (domain) => [domain, {}],
    ),
  );
  return new Words(language, [...catalogues, readFileSync(join(web, `map/${language}.ftl`), "utf8")], domains);
}
const [en, ru] = [words("en"), words("ru")];

/** A small table: France and England at war over Normandy. */
function table(): EuropaTable {
  const armies = [
    {
      space: "space:seine",
      units: { "regular-infantry": 2, "mercenary-cavalry": 1 },
      leader: "",
      ruler: false,
      ill: 0,
    },
  ];
  const none = { place: "", ships: [0, 0, 0], damaged: 0, leader: "", ill: 0 };
  const fleet = { place: "place:port-bordeaux", ships: [1, 2, 0], damaged: 0, leader: "", ill: 0 };
  const made = {
    board: "full-1444",
    provinces: {
      "province:paris": { holder: "realm:france", town: { realm: "realm:france", what: "large" } },
      "province:champagne": { holder: "realm:france", town: { realm: "realm:france", what: "small" }, unrest: true },
      "province:normandie": {
        holder: "realm:england",
        town: { realm: "realm:england", what: "small" },
        top: { realm: "realm:france", what: "small" },
      },
      "province:provence": { holder: "realm:provence", town: { realm: "realm:france", what: "vassal" } },
    },
    realms: {
      "realm:france": { kind: "played", capital: "province:paris", faith: "faith:catholic" },
      "realm:england": { kind: "played", capital: "province:london", faith: "faith:catholic" },
      "realm:provence": { kind: "vassal", capital: "province:provence", faith: "faith:catholic", lord: "realm:france" },
      "realm:scotland": { kind: "npr", capital: "province:lothian", faith: "faith:catholic", allies: ["realm:france"] },
      "realm:castile": { kind: "npr", capital: "province:madrid", faith: "faith:catholic", wed: ["realm:france"] },
    },
    areas: {
      "space:seine": { creed: "faith:catholic", claims: ["realm:england"] },
      "space:brittany-normandy": { creed: "faith:catholic", influence: { "realm:england": 2 }, rebels: 1 },
      "space:karaman": { creed: "faith:muslim" },
    },
    seas: { "place:english-channel": { "realm:england": { light: 1, slots: 1 } } },
    nodes: { "node:champagne": { merchants: [{ realm: "realm:france", down: false }], power: { "realm:france": 1 } } },
    wars: [["realm:france", "realm:england"]],
    truces: [["realm:castile", "realm:france"]],
    empire: null,
    players: [
      { realm: "realm:france", seat: 0, armies, fleet },
      { realm: "realm:england", seat: 1, armies: [], fleet: none },
    ],
    own: {
      missions: ["mission:one", "mission:two"],
      reach: {
        "space:seine": { "space:loire": 1, "space:languedoc": 2 },
        "place:port-bordeaux": { "place:bay-of-biscay": 1 },
      },
    },
  };
  return made as unknown as EuropaTable;
}

describe("colours", () => {
  it("are what each Realm likes, and never two alike", () => {
    const six = liveries([
      "realm:france",
      "realm:sweden",
      "realm:castile",
      "realm:aragon",
      "realm:england",
      "realm:denmark",
    ]);
    expect(six.get("realm:france")!.colour).toBe(PALETTE.blue!.colour);
    expect(six.get("realm:castile")!.colour).toBe(PALETTE.gold!.colour);
    expect(new Set([...six.values()].map((each) => each.colour)).size).toBe(6);
  });

  it("are refused to a seventh", () => {
    expect(() => liveries(["a", "b", "c", "d", "e", "f", "g"].map((each) => `realm:${each}`))).toThrow("realm:g");
  });

  it("of Realms without a player differ from their neighbours'", () => {
    const lands = landsOf(table(), atlas, europe);
    const tints = tintsOf(europe, lands);
    const alike = europe.sheet.borders().filter(({ a, b }) => {
      const [one, other] = [lands.get(a)?.holder, lands.get(b)?.holder];
      return one && other && one !== other && tints.get(one) === tints.get(other);
    });
    expect(alike).toEqual([]);
  });
});

describe("forces", () => {
  it("are found where they stand, with their kinds counted", () => {
    const forces = forcesOf(table());
    expect(forces.map(({ kind, realm, place, count }) => [kind, realm, place, count])).toEqual([
      ["army", "realm:france", "space:seine", 3],
      ["rebels", "", "space:brittany-normandy", 1],
      ["fleet", "realm:france", "province:bordeaux", 3],
      ["ships", "realm:england", "sea:english-channel", 2],
    ]);
    expect(forces[0]!.units).toEqual([2, 1, 0]);
    expect(forces[3]!.slots).toBe(1);
    expect(placeOf("place:port-la-plata")).toBe("province:la-plata");
  });

  it("reach what the server says, others' what borders let them", () => {
    const forces = forcesOf(table());
    const own = reachOf(table(), atlas, forces[0]!, "realm:france");
    expect(own.exact).toBe(true);
    expect([...own.steps]).toEqual([
      ["space:seine", 0],
      ["space:loire", 1],
      ["space:languedoc", 2],
    ]);
    expect(reachOf(table(), atlas, forces[2]!, "realm:france").steps.get("sea:bay-of-biscay")).toBe(1);
    const other = reachOf(table(), atlas, forces[3]!, "realm:france");
    expect(other.exact).toBe(false);
    expect(other.steps.get("sea:doggerbank")).toBe(1);
    expect(other.steps.get("sea:northeastern-atlantic")).toBe(2);
    expect(other.steps.has("sea:black-sea")).toBe(false);
  });
});

describe("what others have moved", () => {
  const moved = (change: (table: EuropaTable) => void) => {
    const next = structuredClone(table());
    change(next);
    return movesBetween(forcesOf(table()), forcesOf(next), () => undefined).map(({ from, to }) => [from, to]);
  };

  it("is an arrow from where it was to where it is", () => {
    expect(moved(() => {})).toEqual([]);
    expect(moved((next) => (next.players[0]!.armies[0]!.space = "space:loire"))).toEqual([
      ["space:seine", "space:loire"],
    ]);
    expect(moved((next) => (next.players[0]!.fleet.place = "place:bay-of-biscay"))).toEqual([
      ["province:bordeaux", "sea:bay-of-biscay"],
    ]);
    expect(moved((next) => (next.seas = { "place:doggerbank": next.seas["place:english-channel"]! }))).toEqual([
      ["sea:english-channel", "sea:doggerbank"],
    ]);
  });

  it("is a spot where it is new", () => {
    expect(moved((next) => (next.areas["space:castile"] = { infantry: { "realm:england": 2 } }))).toEqual([
      [undefined, "space:castile"],
    ]);
  });
});

describe("layers", () => {
  const lands = landsOf(table(), atlas, europe);
  const tints = tintsOf(europe, lands);
  const livery = liveries(["realm:france", "realm:england"]);
  const painted = (layer: Asked["layer"]) =>
    paintsOf(table(), atlas, europe, lands, tints, livery, {
      layer,
      eyes: "realm:france",
      reach: new Map([["space:loire", 1]]),
      goals: new Set(["space:seine"]),
    });

  it("paint what players own, their Vassals paler, others in a tint", () => {
    const paints = painted("owners");
    expect(paints.get("province:paris")).toEqual({ look: "own", colour: PALETTE.blue!.colour });
    expect(paints.get("province:provence")!.look).toBe("vassal");
    expect(paints.get("province:lisboa")!.look).toMatch(/^t\d$/);
  });

  it("paint faiths with a pattern, so that colour is not the only sign", () => {
    expect(painted("religion").get("province:paris")).toEqual({ look: "plain", colour: "var(--faith-catholic)" });
    expect(painted("religion").get("province:karaman")!.pattern).toBe("eu-muslim");
  });

  it("show bonds through one Realm's eyes; War goes before everything", () => {
    expect(
      ["realm:france", "realm:provence", "realm:england", "realm:scotland", "realm:castile", "realm:portugal"].map(
        (realm) => tieOf(table(), "realm:france", realm),
      ),
    ).toEqual(["own", "vassal", "war", "ally", "wed", "none"]);
    expect(tieOf(table(), "realm:england", "realm:provence")).toBe("war");
    expect(painted("diplomacy").get("province:london")!.pattern).toBe("eu-war");
    expect(tiesOf(table()).map((tie) => tie.kind)).toEqual(["truce", "ally", "wed", "war"]);
  });

  it("show reach and Missions", () => {
    expect(painted("reach").get("province:berry")!.colour).toBe("var(--reach-1)");
    expect(painted("missions").get("province:paris")!.colour).toBe("var(--goal)");
    const asked = { id: "line-requires", args: { condition: [{ id: "text-thing", args: { thing: "space:aragon" } }] } };
    const gives = { id: "line-reward", args: { effect: [{ id: "text-thing", args: { thing: "space:seine" } }] } };
    expect(goalsOf(table(), { "mission:one": [asked, gives], "mission:two": [gives] })).toEqual([
      { mission: "mission:one", places: ["space:aragon"] },
    ]);
  });
});

describe("names", () => {
  const wanted = (key: string, x: number, from = 0): Wanted => ({
    key,
    at: [x, 100],
    w: 80,
    h: 14,
    from,
    to: ZOOMS.length - 1,
  });

  it("never lie on each other or on a token", () => {
    const names = [wanted("a", 100), wanted("b", 110), wanted("c", 130)];
    const tokens = [{ at: [100, 100] as [number, number], w: 26, h: 26, from: 0, to: ZOOMS.length - 1 }];
    const found = placed(names, tokens, 0.36);
    for (let step = 0; step < ZOOMS.length; step++) {
      const k = step ? ZOOMS[step]! : 0.36;
      const boxes = [
        ...tokens.map((each) => ({ x: each.at[0] * k, y: each.at[1] * k, w: each.w, h: each.h })),
        ...names
          .filter((each) => (found.get(each.key)?.step ?? 99) <= step)
          .map((each) => ({
            x: each.at[0] * k + found.get(each.key)!.dx,
            y: each.at[1] * k + found.get(each.key)!.dy,
            w: each.w,
            h: each.h,
          })),
      ];
      if (step !== Math.max(...[...found.values()].map((each) => each.step))) continue;
      boxes.forEach((a, i) =>
        boxes
          .slice(i + 1)
          .forEach((b) =>
            expect(Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < (a.h + b.h) / 2).toBe(false),
          ),
      );
    }
    expect(found.size).toBe(3);
  });

  it("come when there is room, the more important ones first", () => {
    const crowd = Array.from({ length: 14 }, (_, i) => wanted(String(i), 100 + i * 4));
    const found = placed(crowd, [], 0.36);
    expect(found.get("0")!.step).toBe(0);
    expect(Math.max(...[...found.values()].map((each) => each.step))).toBeGreaterThan(0);
  });
});

describe("what is told", () => {
  const teller = new Teller(table(), atlas, en, forcesOf(table()));

  it("of a Province: whose it is, what it counts for, by which rule", () => {
    const told = teller.tell("province:paris")!;
    expect(told.title).toBe("Paris");
    expect(told.lines.map((line) => line.text).join("\n")).toContain("Tax Value 2: 2 Ducats");
    expect(told.lines.find((line) => line.text.startsWith("Tax Value"))!.rule).toBe("EU-7.5.2");
    expect(told.lines.some((line) => line.rule === "EU-2.C.12" && line.text.includes("England"))).toBe(true);
    expect(teller.tell("province:normandie")!.lines.find((line) => line.bad)!.text).toContain("occupied by France");
  });

  it("cites rules that exist", () => {
    const rules = readFileSync(join(texts, "../rules.md"), "utf8");
    for (const key of [
      "province:paris",
      "province:champagne",
      "province:normandie",
      "province:provence",
      "province:bordeaux",
      "province:angola",
      "space:seine",
      "sea:english-channel",
      "node:champagne",
      "realm:provence",
      "army/realm:france/1",
      "rebels/space:brittany-normandy",
      "fleet/realm:france",
    ]) {
      const told = teller.tell(key);
      expect({ key, told: told !== null }).toEqual({ key, told: true });
      for (const line of told!.lines)
        if (line.rule)
          expect({ rule: line.rule, known: rules.includes(`| ${line.rule} |`) }).toEqual({
            rule: line.rule,
            known: true,
          });
    }
  });

  it("of what does not exist is nothing", () => {
    expect(teller.tell("card:x")).toBeNull();
  });
});

describe("search", () => {
  const finder = (one: Words, other: Words): Finder =>
    new Finder(table(), atlas, one, other, forcesOf(table()), "realm:france");
  const first = (query: string, one = en, other = ru) => finder(one, other).find(query)[0];

  it("finds names in both languages, the same name first", () => {
    expect(first("Paris")).toMatchObject({ title: "Paris", places: ["province:paris"] });
    expect(first("париж")).toMatchObject({ title: "Paris", also: "Париж", places: ["province:paris"] });
    expect(first("Bordeaux", ru, en)!.title).toBe("Бордо");
    expect(first("cordoba")!.places).toEqual(["province:cordoba"]);
  });

  it("finds what is mine and what Areas believe in", () => {
    expect(first("my armies")!.places).toEqual(["space:seine"]);
    expect(first("мои армии", ru, en)!.places).toEqual(["space:seine"]);
    expect(first("my fleet")!.places).toEqual(["province:bordeaux"]);
    expect(first("my merchants")!.places).toEqual(["node:champagne"]);
    expect(first("Catholic areas")!.places).toEqual(["space:seine", "space:brittany-normandy"]);
    expect(first("католические области", ru, en)!.places).toEqual(["space:seine", "space:brittany-normandy"]);
    expect(first("muslim areas")!.places).toEqual(["space:karaman"]);
    expect(first("unrest")!.places).toEqual(["province:champagne"]);
  });

  it("finds all land of a Realm, and nothing where there is nothing", () => {
    const found = finder(en, ru).find("England");
    expect(found.find((hit) => hit.kind === "Realm")!.places).toContain("province:london");
    expect(finder(en, ru).find("Atlantis")).toEqual([]);
    expect(finder(en, ru).find(" ")).toEqual([]);
  });
});

it("places in options are lit once each, with what they would do", () => {
  const option = (space: string) => ({
    code: `march space=${space}`,
    verb: "march",
    args: { space: `space:${space}` },
    rules: [],
  });
  const lit = litPlaces(
    [
      option("loire"),
      option("loire"),
      option("seine"),
      { code: "sail-to", verb: "sail-to", args: { place: "place:english-channel", amount: 2 }, rules: [] },
    ],
    ["space:seine"],
    en,
  );
  expect([...lit.keys()]).toEqual(["space:loire", "sea:english-channel"]);
  expect(lit.get("space:loire")!.options).toEqual([0, 1]);
  expect(lit.get("space:loire")!.full).toBe("Loire (2)");
  expect(lit.get("sea:english-channel")!.ref).toBe("place:english-channel");
});
