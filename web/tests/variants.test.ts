import { describe, expect, it } from "vitest";
import type { Scenario, TitleInfo, Variant } from "../src/lib/api";
import {
  allowed,
  countsOf,
  ready,
  scenarioOf,
  seatedIn,
  unseatedIn,
  usual,
  valuesOf,
  wanted,
} from "../src/lib/variants";

const variant = (id: string, more: Partial<Variant> = {}): Variant => ({
  id,
  values: ["off", "on"],
  default: "off",
  seats: [],
  fits: {},
  defaults: {},
  scenarios: [],
  ...more,
});

const side = (name: string, player = "person") => ({ name, colour: "#112233", player });

const duel: Scenario = {
  id: "duel",
  seats: [2],
  seated: { 2: [0, 1] },
  sides: [side("realm:france"), side("realm:castile")],
  rounds: 4,
  minutes: [60, 90],
  sets: { rebels: "on" },
  ready: true,
};
const feast: Scenario = {
  ...duel,
  id: "feast",
  seats: [2, 3],
  seated: { 2: [0, 2], 3: [0, 1, 2] },
  sides: [side("realm:france"), side("realm:austria", "either"), side("realm:castile")],
  sets: {},
};
const siege: Scenario = { ...duel, id: "siege", ready: false };

const plain = {
  seats: [2, 3],
  scenarios: [],
  variants: [
    variant("rebels"),
    variant("deal", { seats: [2] }),
    variant("hall", { values: ["small", "large"], default: "small", fits: { small: [2] }, defaults: { 3: "large" } }),
  ],
} as unknown as TitleInfo;
const info = {
  ...plain,
  scenarios: [duel, feast, siege],
  variants: [
    variant("scenario", {
      values: ["duel", "feast"],
      default: "duel",
      fits: { duel: [2], feast: [2, 3] },
      defaults: { 2: "duel", 3: "feast" },
    }),
    ...plain.variants,
    variant("cakes", { scenarios: ["feast"] }),
  ],
} as unknown as TitleInfo;

describe("a title without scenarios", () => {
  it("offers the variants that fit the number of seats", () => {
    expect(scenarioOf(plain, 2, {})).toBeNull();
    expect(countsOf(plain, null)).toEqual([2, 3]);
    expect(allowed(plain, 2, null).map((each) => each.id)).toEqual(["rebels", "deal", "hall"]);
    expect(allowed(plain, 3, null).map((each) => each.id)).toEqual(["rebels"]);
    expect(seatedIn(null, 2)).toEqual([]);
  });

  it("sends what was chosen, and nothing that does not fit", () => {
    expect(wanted(plain, 2, { rebels: "on", hall: "large" })).toEqual({ rebels: "on", deal: "off", hall: "large" });
    expect(wanted(plain, 3, { hall: "small", deal: "on" })).toEqual({ rebels: "off" });
  });
});

describe("a title with scenarios", () => {
  it("offers those that are ready, the first for so many seats as usual", () => {
    expect(ready(info).map((each) => each.id)).toEqual(["duel", "feast"]);
    expect(scenarioOf(info, 2, {})?.id).toBe("duel");
    expect(scenarioOf(info, 3, {})?.id).toBe("feast");
    expect(scenarioOf(info, 2, { scenario: "feast" })?.id).toBe("feast");
    expect(countsOf(info, duel)).toEqual([2]);
  });

  it("says who sits where, and who has no seat", () => {
    expect(seatedIn(feast, 2).map((each) => each.name)).toEqual(["realm:france", "realm:castile"]);
    expect(unseatedIn(feast, 2).map((each) => each.name)).toEqual(["realm:austria"]);
    expect(unseatedIn(feast, 3)).toEqual([]);
  });

  it("lets a scenario set other variants and keep some for itself", () => {
    expect(usual(info.variants[1]!, 2, duel)).toBe("on");
    expect(usual(info.variants[1]!, 2, feast)).toBe("off");
    expect(allowed(info, 2, duel).map((each) => each.id)).not.toContain("cakes");
    expect(valuesOf(info.variants[0]!, 3)).toEqual(["feast"]);
    expect(wanted(info, 2, {})).toEqual({ scenario: "duel", rebels: "on", deal: "off", hall: "small" });
    expect(wanted(info, 3, { cakes: "on" })).toEqual({ scenario: "feast", rebels: "off", cakes: "on" });
  });
});
