import { describe, expect, it } from "vitest";
import { Tracker } from "../src/lib/tracker";

describe("pieces", () => {
  it("keep their key where they stay, and take it along where they go", () => {
    const tracker = new Tracker();
    const first = tracker.follow([
      { kind: "citizen-0", place: "supply.1" },
      { kind: "citizen-0", place: "cell.1" },
      { kind: "citizen-1", place: "cell.2" },
    ]);
    const second = tracker.follow([
      { kind: "citizen-0", place: "cell.1" },
      { kind: "citizen-0", place: "cell.3" },
      { kind: "citizen-1", place: "cell.2" },
    ]);
    expect(second.get("cell.1")).toBe(first.get("cell.1"));
    expect(second.get("cell.2")).toBe(first.get("cell.2"));
    expect(second.get("cell.3")).toBe(first.get("supply.1"));
  });

  it("of another kind never stand in", () => {
    const tracker = new Tracker();
    const first = tracker.follow([{ kind: "red", place: "a" }]);
    const second = tracker.follow([{ kind: "blue", place: "a" }]);
    expect(second.get("a")).not.toBe(first.get("a"));
  });
});
