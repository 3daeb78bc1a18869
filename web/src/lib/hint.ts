/** Which options a hint shows. */

import type { Hint } from "./api";

const MOST = 6;
/** So many games in 100 more than the next best are clearly more, or somewhat more. */
const CLEAR = 8;
const SOME = 3;

/**
 * The options come in the order in which the bot would choose them, which is not the order of its visits: the first is what it
 * would play, and stays first. Of the others, what was never tried says nothing; without any tries (a lone option) all are shown.
 */
export function shown(options: Hint["options"]): Hint["options"] {
  const tried = options.some((each) => each.visits > 0);
  return options.filter((each, i) => i === 0 || !tried || each.visits > 0).slice(0, MOST);
}

/** Of 100 games that were played on after this option, so many were won. */
export function wins(option: Hint["options"][number]): number {
  return Math.round(option.value * 100);
}

/** Why the first option comes first: a message, and its numbers. */
export function reason(options: Hint["options"]): { id: string; args: { wins: number; next: number; lead: number } } {
  const [best, ...others] = shown(options);
  const first = best ? wins(best) : 0;
  const tried = others.filter((each) => each.visits > 0);
  if (!best || tried.length === 0) return { id: "ui-hint-why-only", args: { wins: first, next: 0, lead: 0 } };
  const next = Math.max(...tried.map(wins));
  const lead = first - next;
  const id =
    lead >= CLEAR
      ? "ui-hint-why-clear"
      : lead >= SOME
        ? "ui-hint-why-some"
        : lead >= 0
          ? "ui-hint-why-even"
          : "ui-hint-why-tried";
  return { id, args: { wins: first, next, lead } };
}
