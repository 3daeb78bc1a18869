import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { agreed, leftNow, span, ticking } from "../src/lib/clock";
import { Words } from "../src/lib/words";

const catalogue = (language: string) => readFileSync(join(import.meta.dirname, `../src/text/${language}.ftl`), "utf8");
const en = new Words("en", [catalogue("en")]);
const ru = new Words("ru", [catalogue("ru")]);

describe("a clock", () => {
  test("ticks", () => {
    expect([0, 5, 65, 3600, 3725, -3].map(ticking)).toEqual(["0:00", "0:05", "1:05", "1:00:00", "1:02:05", "0:00"]);
  });

  test("says how long something is", () => {
    expect([30, 600, 3600, 86_400, 172_800, 200_000].map((each) => span(en, each))).toEqual([
      "30 seconds",
      "10 minutes",
      "1 hour",
      "24 hours",
      "2 days",
      "2 days",
    ]);
    expect([60, 120, 300, 43_200].map((each) => span(ru, each))).toEqual([
      "1 минута",
      "2 минуты",
      "5 минут",
      "12 часов",
    ]);
  });

  test("says what was agreed on", () => {
    expect(agreed(en, { kind: "live", seconds: 1800, increment: 10, up: "vote" })).toBe(
      "30 minutes for the whole game, and 10 seconds more for each decision. When time is up, the others vote.",
    );
    expect(agreed(en, { kind: "live", seconds: 1800 })).toBe(
      "30 minutes for the whole game. When time is up, a bot plays on.",
    );
    expect(agreed(ru, { kind: "decision", seconds: 172_800, up: "pass" })).toBe(
      "Время на каждое решение: 2 дня. Когда оно выйдет, место пасует.",
    );
  });

  test("runs in the browser from where the server left it", () => {
    const time = { left: 100, due: "2026-01-01T00:00:00Z", rests: false, up: false, bot: 0, wait: 0, needed: 1 };
    const heard = { times: { at: "2026-01-01T00:00:00Z", seats: [time] }, at: 5000 };
    expect(leftNow(heard, time, 15_000)).toBe(90);
    expect(leftNow(heard, time, 500_000)).toBe(0);
    expect(leftNow(heard, { ...time, rests: true }, 15_000)).toBe(100);
    expect(leftNow(heard, { ...time, due: null }, 15_000)).toBe(100);
  });
});
