import { describe, expect, it } from "vitest";
import type { Hint } from "../src/lib/api";
import { reason, shown } from "../src/lib/hint";

const options = (...visits: number[]): Hint["options"] =>
  visits.map((each, i) => ({
    option: { code: `option-${i}`, verb: "option", args: {}, rules: [] },
    share: each / 100,
    value: 0.5,
    visits: each,
  }));
const codes = (found: Hint["options"]): string[] => found.map((each) => each.option.code);

describe("a hint", () => {
  it("begins with what the bot would play, even if it visited something else more often", () => {
    expect(codes(shown(options(20, 70, 10)))).toEqual(["option-0", "option-1", "option-2"]);
  });

  it("leaves out what was never tried, but never what the bot would play", () => {
    expect(codes(shown(options(0, 70, 0, 30)))).toEqual(["option-0", "option-1", "option-3"]);
  });

  it("shows all options if none was tried, and no more than six", () => {
    expect(codes(shown(options(0, 0)))).toEqual(["option-0", "option-1"]);
    expect(shown(options(1, 1, 1, 1, 1, 1, 1, 1))).toHaveLength(6);
  });
});

describe("the reason for a hint", () => {
  const valued = (...values: number[]): Hint["options"] =>
    options(...values.map(() => 10)).map((each, i) => ({ ...each, value: values[i]! }));

  it.each([
    [[0.6, 0.4], "ui-hint-why-clear", 20],
    [[0.45, 0.4, 0.3], "ui-hint-why-some", 5],
    [[0.41, 0.4], "ui-hint-why-even", 1],
    [[0.38, 0.4], "ui-hint-why-tried", -2],
  ])("for %j is %s", (values, id, lead) => {
    expect(reason(valued(...values))).toMatchObject({ id, args: { lead } });
  });

  it("is that there is nothing else where nothing else was tried", () => {
    expect(reason(options(10)).id).toBe("ui-hint-why-only");
  });
});
