import { describe, expect, test } from "vitest";
import { followed, nothing, preceded, upto, type LogPart } from "../src/lib/log";

/** One line for each step. */
function part(from: number, to: number, event = "told"): LogPart {
  const steps = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return { from, to, log: steps.map((step) => ({ step, event, args: {}, rules: [] })) };
}
const steps = (log: LogPart) => log.log.map((line) => line.step);

describe("the log", () => {
  test("grows with each update", () => {
    const log = followed(followed(nothing, part(0, 4)), part(5, 5));
    expect([log.from, log.to]).toEqual([0, 5]);
    expect(steps(log)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("loses what was undone", () => {
    const log = followed(part(0, 5), { from: 4, to: 3, log: [] });
    expect(steps(log)).toEqual([0, 1, 2, 3]);
    expect(steps(followed(log, part(4, 4, "other")))).toEqual([0, 1, 2, 3, 4]);
  });

  test("begins anew where something was missed", () => {
    expect(followed(part(0, 5), part(300, 500)).from).toBe(300);
    expect(followed(nothing, part(300, 500)).from).toBe(300);
  });

  test("is completed with earlier parts", () => {
    const log = preceded(part(300, 500), part(100, 299));
    expect([log.from, log.to]).toEqual([100, 500]);
    expect(steps(log)).toEqual(steps(part(100, 500)));
    expect(preceded(part(300, 500), part(0, 199)).from).toBe(300);
  });

  test("can be read up to any step", () => {
    expect(upto(part(10, 20), 12).map((line) => line.step)).toEqual([10, 11, 12]);
  });
});
