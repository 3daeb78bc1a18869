import { describe, expect, it } from "vitest";
import type { PaxTable, Victory } from "../src/titles/pax/model";
import { conditionsOf, lead, progress } from "../src/titles/pax/race";

const banks = (...prestige: Record<string, number>[]) =>
  ({ banks: prestige.map((each) => ({ prestige: each })) }) as unknown as PaxTable;
const victory = (victory: string, more: Partial<Victory>): Victory => ({
  victory: `victory:${victory}`,
  active: true,
  fulfilled: [false, false],
  measures: {},
  margins: {},
  margin: null,
  ...more,
});

describe("the race to a victory", () => {
  it("is a lead over the best of the others, and nobody is ahead by less than nothing", () => {
    expect(lead([4, 2, 3], 0)).toBe(1);
    const kings = victory("imperial", { measures: { kings: [1, 3] }, margins: { kings: 3 } });
    expect(progress(kings, banks({}, {}), 0)).toBe(0);
    expect(progress(kings, banks({}, {}), 1)).toBeCloseTo(2 / 3);
  });

  it("is the middle of all conditions, and all of it only where they are met", () => {
    const world = victory("globalization", {
      measures: { concessions: [4, 2], discovery: [0, 0] },
      margins: { concessions: 2, discovery: 1 },
    });
    expect(progress(world, banks({}, {}), 0)).toBe(0.5);
    expect(progress({ ...world, fulfilled: [true, false] }, banks({}, {}), 0)).toBe(1);
  });

  it("counts a religion in full once it is supreme", () => {
    const holy = victory("holy", { measures: { supreme: [1] }, margins: { prestige: 1 } });
    const table = banks({ catholic: 2 }, { islamic: 1 });
    expect(conditionsOf(holy, table).map((each) => each.counts)).toEqual([false, true, false]);
    expect(progress(holy, table, 0)).toBe(0.5);
    expect(progress(holy, table, 1)).toBe(0.95);
  });
});
