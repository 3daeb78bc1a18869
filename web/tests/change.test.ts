import { describe, expect, test } from "vitest";
import { applied, type Change } from "../src/lib/change";
import cases from "../../tests/server/changes.json";

describe("a change", () => {
  test.each(cases as { old: unknown; change: Change; new: unknown }[])(
    "makes $new of $old",
    ({ old, change, new: wanted }) => {
      const before = JSON.stringify(old);
      expect(applied(old, change)).toEqual(wanted);
      expect(JSON.stringify(old)).toBe(before);
    },
  );

  test("leaves alone what it does not name", () => {
    const old = { hands: [[1, 2], [3]], market: { cards: [1] } };
    const changed = applied(old, { hands: { "0": [[]] } }) as typeof old;
    expect(changed.hands).toEqual([[], [3]]);
    expect(changed.market).toBe(old.market);
    expect(changed.hands[1]).toBe(old.hands[1]);
  });

  test("that does not fit is not taken for something else", () => {
    expect(() => applied(3, { a: [1] })).toThrow(TypeError);
    expect(() => applied({ a: 1 }, [0, 1, [2]])).toThrow(TypeError);
    expect(() => applied(null, { a: [1] })).toThrow(TypeError);
  });
});
