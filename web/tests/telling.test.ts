import { describe, expect, test } from "vitest";
import { headline, refs, things } from "../src/lib/told";
import type { LogLine } from "../src/lib/wire";
import { Words } from "../src/lib/words";

const line = (event: string, args: LogLine["args"]): LogLine => ({ step: 1, by: 0, event, args, rules: [] });
const words = new Words("en", [
  "event-turn = A turn begins.\nturn-turn = A turn\nevent-moved = { $count } units moved.\n",
]);

describe("what was told", () => {
  test("is summed up by the first line that says more than whose turn it is", () => {
    expect(headline(words, [line("turn", {}), line("moved", { count: 3 })])).toBe("3 units moved.");
    expect(headline(words, [line("turn", {})])).toBe("A turn begins.");
    expect(headline(words, [])).toBe("");
  });

  test("speaks of things, in their order, and of players that have no place", () => {
    const moved = line("moved", {
      realm: "realm:france",
      from: "space:paris",
      to: "space:rouen",
      count: 3,
      seat: "seat:0",
    });
    expect(refs(moved)).toEqual(["space:paris", "space:rouen"]);
    expect(things([moved, line("moved", { to: "space:calais" })])).toEqual(
      new Set(["space:paris", "space:rouen", "space:calais"]),
    );
  });
});
