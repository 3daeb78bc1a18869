import { describe, expect, test } from "vitest";
import { followed, gathered, nothing, preceded, turnsOf, upto, type LogPart } from "../src/lib/log";

/** One line for each step. */
function part(from: number, to: number, event = "told"): LogPart {
  const steps = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return { from, to, log: steps.map((step) => ({ step, by: 0, event, args: {}, rules: [] })) };
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

describe("the turns of a log", () => {
  const begins = { phases: ["round"], turns: ["turn"] };
  const log = (...told: [number, number, string][]) =>
    told.map(([step, by, event]) => ({ step, by, event, args: { seat: "seat:2" }, rules: [] }));
  const shown = (...told: [number, number, string][]) =>
    turnsOf(log(...told), begins).map((turn) => [turn.by, turn.lines.map((line) => line.event).join(" ")]);

  test("hold what one player did, whoever is named", () => {
    expect(shown([1, 0, "builds"], [1, 0, "hits"], [2, 0, "pays"], [3, 1, "builds"], [4, 0, "builds"])).toEqual([
      [0, "builds hits pays"],
      [1, "builds"],
      [0, "builds"],
    ]);
  });

  test("are nobody's before the first choice", () => {
    expect(shown([0, -1, "deals"], [0, -1, "rolls"], [1, 0, "builds"])).toEqual([
      [-1, "deals rolls"],
      [0, "builds"],
    ]);
  });

  test("begin where they are announced, with what else came of that choice", () => {
    expect(
      shown([1, 0, "pays"], [1, 0, "turn"], [1, 0, "draws"], [2, 1, "builds"], [3, 0, "answers"], [4, 1, "builds"]),
    ).toEqual([
      [0, "pays"],
      [1, "turn draws builds"],
      [0, "answers"],
      [1, "builds"],
    ]);
  });

  test("leave a round by itself", () => {
    expect(shown([1, 0, "pays"], [1, 0, "round"], [1, 0, "rolls"], [2, 0, "builds"])).toEqual([
      [0, "pays"],
      [-1, "round rolls"],
      [0, "builds"],
    ]);
  });
});

describe("lines", () => {
  const told = (...texts: string[]) => {
    const lines = texts.map((text, step) => {
      const [event, said] = text.split("|");
      return { step, by: 0, event: event!, args: { said: said! }, rules: [] };
    });
    return gathered(lines, (line) => String(line.args.said)).map((each) => each.text);
  };

  test("that tell the same of several things are one", () => {
    expect(
      told("die|Attackers: Infantry", "die|Attackers: blank", "die|Attackers: Infantry", "die|Defenders: blank"),
    ).toEqual(["Attackers: Infantry ×2, blank", "Defenders: blank"]);
    expect(told("turn|A card is turned", "turn|A card is turned")).toEqual(["A card is turned ×2"]);
  });

  test("of other events, whole sentences and those apart stay as they are", () => {
    const apart = ["pay|France: −1", "gain|France: +1", "pay|France: −1"];
    expect(told(...apart)).toEqual(apart.map((text) => text.split("|")[1]));
    const sentences = ["rule|Note: all pay.", "rule|Note: nobody pays."];
    expect(told(...sentences)).toEqual(["Note: all pay.", "Note: nobody pays."]);
  });
});
