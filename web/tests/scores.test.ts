import { expect, it } from "vitest";
import { scoresOf } from "../src/lib/scores";
import type { MatchView } from "../src/lib/types";

const view = (table: unknown, seats = 2) => ({ table, seats }) as MatchView;

it("points are listed by source, and what is hidden stays so", () => {
  const own = [
    { source: "play", points: 7 },
    { source: "cathedral", points: -2 },
  ];
  const found = scoresOf(view({ players: [{ score: own }, { score: null }] }));
  expect(found?.sources).toEqual(["play", "cathedral"]);
  expect(found?.rows).toEqual([
    { seat: 0, parts: own, total: 5 },
    { seat: 1, parts: null, total: 0 },
  ]);
});

it("a title that tells no points has no score", () => {
  expect(scoresOf(view({ players: [{ coins: 3 }] }))).toBeNull();
  expect(scoresOf(view({}))).toBeNull();
});

it("an opponent without a seat has no column", () => {
  const found = scoresOf(view({ players: [{ score: [] }, {}] }, 1));
  expect(found?.rows.map((row) => row.seat)).toEqual([0]);
});
