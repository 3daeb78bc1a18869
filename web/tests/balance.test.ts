import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { luminance, Meetings, percent, readReport, shade, type Report } from "../src/lib/balance";

const shipped = readFileSync(join(import.meta.dirname, "../src/titles/imperium/balance.json"), "utf8");

describe("a balance report", () => {
  const report = readReport(shipped) as Report;
  const meetings = new Meetings(report);

  it("that comes with Imperium is whole: all pairs of sixteen nations", () => {
    expect(report.title).toBe("imperium");
    expect(report.complete).toBe(true);
    expect(report.nations).toHaveLength(16);
    expect(report.pairs).toHaveLength(120);
    for (const row of report.nations)
      for (const other of report.nations) expect(meetings.of(row.nation, other.nation) !== null).toBe(row !== other);
  });

  it("says the same from both sides", () => {
    for (const pair of report.pairs) {
      const there = meetings.of(pair.nation, pair.against)!;
      const back = meetings.of(pair.against, pair.nation)!;
      expect(there.wins + back.wins).toBe(there.games);
      expect(percent(there.win_rate!) + percent(back.win_rate!)).toBeCloseTo(100, -1);
      expect(back.interval[0]).toBeLessThanOrEqual(back.win_rate!);
      expect(back.interval[1]).toBeGreaterThanOrEqual(back.win_rate!);
    }
  });

  it("sums up to what each nation won", () => {
    for (const row of report.nations) {
      const wins = report.nations
        .filter((other) => other !== row)
        .reduce((sum, other) => sum + meetings.of(row.nation, other.nation)!.wins, 0);
      expect(wins).toBe(row.wins);
    }
  });

  it.each([
    ["nothing", ""],
    ["words", "{"],
    ["null", "null"],
    ["another file", '{"format":"ludarium-record"}'],
    [
      "a report without rows",
      '{"format":"ludarium-balance","title":"imperium","games":1,"games_per_pair":1,"players":[],"variants":{},"nations":[{}],"pairs":[]}',
    ],
  ])("is not made from %s", (_, text) => expect(readReport(text)).toBe(null));
});

it("every number of the heat map can be read", () => {
  for (let rate = 0; rate <= 100; rate++) {
    const { paper, dark } = shade(rate / 100);
    const contrast = dark ? 1.05 / (luminance(paper) + 0.05) : (luminance(paper) + 0.05) / 0.05;
    expect(contrast).toBeGreaterThan(4.5);
  }
  expect(shade(0).paper).toEqual([178, 60, 40]);
  expect(shade(1).paper).toEqual([38, 96, 160]);
});
