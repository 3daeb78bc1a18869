import { expect, it } from "vitest";
import { Finality } from "../src/lib/finality";

it("what was final once is known the next time, also after a reload", () => {
  const kept = new Map<string, string>();
  const keeper = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  const first = new Finality(keeper);
  expect(first.isFinal("troyes", "take-action", "reroll")).toBe(false);
  first.learn("troyes", "take-action", "reroll", true);
  first.learn("troyes", "take-action", "farm", false);
  const again = new Finality(keeper);
  expect(again.isFinal("troyes", "take-action", "reroll")).toBe(true);
  expect(again.isFinal("troyes", "take-action", "farm")).toBe(false);
  expect(again.isFinal("pax", "take-action", "reroll")).toBe(false);
});

it("a damaged memory is forgotten", () => {
  expect(new Finality({ getItem: () => "{", setItem: () => undefined }).isFinal("a", "b", "c")).toBe(false);
});
