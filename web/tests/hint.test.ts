import { describe, expect, it } from "vitest";
import type { Hint } from "../src/lib/api";
import { shown } from "../src/lib/hint";

const options = (...visits: number[]): Hint["options"] =>
  visits.map((each, i) => ({ option: { code: `option-${i}`, verb: "option", args: {}, rules: [] }, share: each / 100, value: 0.5, visits: each }));
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
