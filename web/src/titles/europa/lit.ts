/** What the places of the map say about the options that are left: a price, danger, what an entry takes. */

import type { Chooser } from "../../lib/chooser.svelte";
import type { Option } from "../../lib/types";
import type { Words } from "../../lib/words";
import { litOf, type Lit } from "./map/lit";

/** A number among the facts of an option: `space_dip` is what it costs in DIP. */
export function fact(option: Option, name: string): number {
  const found = Object.entries(option.args).find(([key]) => key.endsWith(`_${name}`));
  return typeof found?.[1] === "number" ? found[1] : 0;
}

const POWERS = ["adm", "dip", "mil"];
/** Verbs whose price has another name, or is always the same. */
const PRICES: Record<string, (option: Option) => [amount: number, what: string]> = {
  "claim-area": (option) => [fact(option, "price"), "dip"],
  "forge-with": (option) => [fact(option, "price"), "dip"],
  "influence-for-dip": () => [1, "dip"],
  "influence-for-ducats": () => [3, "ducats"],
};

/** At most three words: what it costs, and whom it meets. */
export function pill(option: Option, words: Words): string {
  const parts = POWERS.filter((power) => fact(option, power)).map(
    (power) => `${fact(option, power)} ${words.name(`power:${power}`)}`,
  );
  const [amount, what] = PRICES[option.verb]?.(option) ?? [0, ""];
  if (amount && what !== "ducats") parts.push(`${amount} ${words.name(`power:${what}`)}`);
  const ducats = fact(option, "ducats") || (what === "ducats" ? amount : 0);
  if (ducats) parts.push(words.say("board-ducats", { amount: ducats }));
  const met = fact(option, "meets");
  if (met) parts.push(`⚔ ${met}`);
  return parts.join(" · ");
}

/** The lit places with their pills. */
export function places(chooser: Chooser, words: Words): Map<string, Lit> {
  const found = litOf(chooser, words);
  for (const lit of found.values()) {
    const options = lit.options.map((index) => chooser.left[index]!);
    const first = options[0]!;
    lit.label = options.length === 1 ? pill(first, words) : String(options.length);
    lit.danger = options.some((option) => fact(option, "meets") > 0);
    lit.dashed = options.every((option) => fact(option, "ducats") > 0 && option.verb === "march");
  }
  // What is the same everywhere stands in the list; the map stays clear.
  const labels = new Set([...found.values()].map((lit) => lit.label));
  if (found.size > 3 && labels.size === 1) for (const lit of found.values()) lit.label = "";
  return found;
}
