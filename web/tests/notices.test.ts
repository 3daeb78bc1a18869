import { expect, it } from "vitest";
import { once } from "../src/lib/notices";

const move = (table: string, round: number) => ({ type: "your-move" as const, table, title: "europa", seat: 0, round });

it("tells of each move, or once a round of each game", () => {
  const rounds = new Map<string, number>();
  const told = [move("a", 1), move("a", 1), move("b", 1), move("a", 2), move("a", 2)].map((each) =>
    once("round", rounds, each),
  );
  expect(told).toEqual([true, false, true, true, false]);
  expect(once("each", rounds, move("a", 2))).toBe(true);
  // a game without rounds
  expect([move("c", -2), move("c", -2)].map((each) => once("round", rounds, each))).toEqual([true, true]);
});
