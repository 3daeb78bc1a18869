import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { byVerb, neverTold, readSides, type SidesReport } from "../src/lib/sides";

const shipped = readFileSync(join(import.meta.dirname, "../src/titles/europa/balance.json"), "utf8");

describe("a report about sides", () => {
  const report = readSides(shipped) as SidesReport;

  it("that comes with The Price of Power has both first scenarios, with all their sides", () => {
    expect(report.title).toBe("europa");
    expect(report.broken_off).toBe(false);
    expect(report.scenarios.map((course) => [course.scenario, course.sides.length])).toEqual(
      expect.arrayContaining([
        ["1-00", 3],
        ["1-01-3-players", 3],
      ]),
    );
    expect(report.games).toBeGreaterThanOrEqual(300);
  });

  it("shares out every game", () => {
    for (const course of report.scenarios) {
      const wins = course.sides.reduce((sum, row) => sum + row.wins, 0);
      expect(wins).toBeCloseTo(course.games, 0);
    }
  });

  it("names what was offered often and always or never taken", () => {
    for (const course of report.scenarios) {
      for (const [verb, thing, offered] of course.always)
        expect(course.choices[verb]![thing]).toEqual([offered, offered]);
      for (const [verb, thing, offered] of course.never) expect(course.choices[verb]![thing]).toEqual([offered, 0]);
      expect(byVerb(course.never).flatMap(([, rows]) => rows)).toHaveLength(course.never.length);
    }
  });

  it("knows what was seen but never told of", () => {
    const course = {
      ...report.scenarios[0]!,
      told: { "mission-done": { "mission:a": 3 }, "milestone-shown": { "milestone:a": 1 } },
      choices: { "pick-mission": { "mission:a": [2, 1], "mission:b": [2, 0] } },
    } as SidesReport["scenarios"][number];
    expect(neverTold(course, "mission-done")).toEqual(["mission:b"]);
  });

  it("is told from any other file", () => {
    for (const text of ["", "{", "null", "[]", '{"format":"ludarium-balance"}', '{"format":"ludarium-sides"}'])
      expect(readSides(text)).toBeNull();
    expect(readSides(shipped.replace('"scenario":', '"setting":'))).toBeNull();
  });
});
