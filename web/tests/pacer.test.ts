import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Pacer } from "../src/lib/pacer";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function paced(pause: (item: number) => number) {
  const shown: number[] = [];
  let waiting = 0;
  const pacer = new Pacer<number>(
    (item) => shown.push(item),
    pause,
    (count) => (waiting = count),
  );
  return { pacer, shown, waiting: () => waiting };
}

describe("moves of others", () => {
  test("come one by one", () => {
    const { pacer, shown, waiting } = paced(() => 500);
    for (const item of [1, 2, 3]) pacer.add(item);
    expect([shown, waiting()]).toEqual([[1], 2]);
    vi.advanceTimersByTime(499);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect([shown, waiting()]).toEqual([[1, 2], 1]);
    vi.advanceTimersByTime(5000);
    expect([shown, waiting()]).toEqual([[1, 2, 3], 0]);
    pacer.add(4);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  test("in which nothing happens are not waited for", () => {
    const { pacer, shown } = paced((item) => (item % 2 ? 0 : 500));
    for (const item of [1, 3, 4, 5, 7, 8]) pacer.add(item);
    expect(shown).toEqual([1, 3, 4]);
    vi.advanceTimersByTime(500);
    expect(shown).toEqual([1, 3, 4, 5, 7, 8]);
  });

  test("can be skipped, and come in the right order then", () => {
    const { pacer, shown, waiting } = paced(() => 500);
    for (const item of [1, 2, 3]) pacer.add(item);
    pacer.skip();
    expect([shown, waiting()]).toEqual([[1, 2, 3], 0]);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1, 2, 3]);
    pacer.add(4);
    expect(shown).toEqual([1, 2, 3, 4]);
  });
});
