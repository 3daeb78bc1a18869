import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { builds, plants } from "../src/titles/imperium/scene/builds";
import { nameOf, sceneOf } from "../src/titles/imperium/scene/compose";
import { figures } from "../src/titles/imperium/scene/figures";
import { subjectOf } from "../src/titles/imperium/scene/subjects";

/** Every card of the game: `card:romans.legions`. */
const DATA = new URL("../../src/ludarium/games/imperium/data/", import.meta.url);
const slug = (name: string) =>
  name
    .normalize("NFD")
    .replace(/['’\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
const cards = readdirSync(DATA)
  .filter((file) => file.endsWith(".cards"))
  .flatMap((file) =>
    [...readFileSync(new URL(file, DATA), "utf8").matchAll(/^card \S+?: (.+)$/gm)].map(
      (found) => `card:${file.slice(0, -6)}.${slug(found[1]!)}`,
    ),
  );
const SUITS = ["region", "uncivilised", "civilised", "tributary", "fame", "unrest", "power", "plain"];
const kept = new Set([
  ...Object.keys(builds).map((name) => `im-build-${name}`),
  ...Object.keys(plants).map((name) => `im-plant-${name}`),
  ...Object.keys(figures).map((name) => `im-figure-${name}`),
]);

describe("the pictures of Imperium's cards", () => {
  it("are composed of drawings that there are, and of few enough to be drawn at once", () => {
    expect(cards.length).toBeGreaterThan(400);
    const amiss: string[] = [];
    for (const card of cards) {
      for (const suit of SUITS) {
        const { layers } = sceneOf(card, suit);
        if (layers.length > 40) amiss.push(`${card}: ${layers.length} layers`);
        for (const layer of layers) {
          if ("use" in layer ? !kept.has(layer.use) : /NaN|undefined/.test(layer.d))
            amiss.push(`${card}: ${JSON.stringify(layer)}`);
        }
      }
    }
    expect(amiss).toEqual([]);
  });

  it("are the same for every copy of a card, today and tomorrow", () => {
    expect(sceneOf("card:romans.unrest.1", "unrest")).toEqual(sceneOf("card:romans.unrest.2", "unrest"));
    expect(nameOf("card:greeks.city-of-athens.3")).toEqual({ home: "greeks", name: "city-of-athens" });
    expect(nameOf("card:classics.oasis")).toEqual({ home: "", name: "oasis" });
  });

  it("differ between nations and between cards", () => {
    // A card of both common sets has one picture.
    const names = new Set(cards.map((card) => JSON.stringify(nameOf(card))));
    const seen = new Set(cards.map((card) => JSON.stringify(sceneOf(card, "plain"))));
    expect(seen.size).toBe(names.size);
  });

  it("show what the name speaks of", () => {
    expect(subjectOf("city-of-rome").plants).toBeGreaterThan(0);
    expect(subjectOf("trading-ships").ships).toBe(2);
    expect(subjectOf("drama-poetry").figure).toBe("masks");
    expect(sceneOf("card:qin.confucianism", "plain").layers).toContainEqual(
      expect.objectContaining({ use: "im-build-pagoda" }),
    );
  });
});
