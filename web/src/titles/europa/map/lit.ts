/** What can be chosen on the map. The table's board may say it in its own words; this is what follows from the options alone. */

import type { Chooser } from "../../../lib/chooser.svelte";
import type { Option } from "../../../lib/types";
import { splitRef, type Words } from "../../../lib/words";
import { placeOf } from "./forces";

export interface Lit {
  /** The reference of the engine that a click stands for. */
  ref: string;
  /** Which of the options (by their place in the list) this place is in. */
  options: number[];
  /** On the pill: at most three words. */
  label?: string;
  /** In full, for the place that is pointed at. */
  full: string;
  danger?: boolean;
  dashed?: boolean;
}

const DOMAINS = new Set(["space", "province", "sea", "node", "place", "realm", "army"]);

/** The key of a place on the map for a reference of the engine; "" if it is none. */
export function placeKey(ref: string): string {
  const domain = splitRef(ref)?.[0] ?? "";
  if (!DOMAINS.has(domain)) return "";
  return domain === "place" ? placeOf(ref) : ref;
}

/** Places in the options that are left, each once; the references that were picked already are left out. */
export function litPlaces(options: Option[], picked: readonly string[], words: Words): Map<string, Lit> {
  const lit = new Map<string, Lit>();
  options.forEach((option, index) => {
    for (const value of Object.values(option.args)) {
      if (typeof value !== "string" || picked.includes(value)) continue;
      const key = placeKey(value);
      if (!key) continue;
      const known = lit.get(key);
      if (known) known.options.push(index);
      else lit.set(key, { ref: value, options: [index], full: words.option(option) });
    }
  });
  for (const each of lit.values())
    if (each.options.length > 1) each.full = `${words.name(each.ref)} (${each.options.length})`;
  return lit;
}

/** The same for a chooser, with what a click does. */
export function litOf(chooser: Chooser, words: Words): Map<string, Lit> {
  return chooser.pending ? new Map() : litPlaces(chooser.left, chooser.picked, words);
}

/** All lit places under a point of the screen, the uppermost first; those that mean the same only once. `armies`: the places of
 * tokens that can be chosen. */
export function under(
  map: Element,
  x: number,
  y: number,
  lit: Map<string, Lit>,
  armies: Map<string, string>,
): [string, Lit][] {
  const meant = new Map<string, [string, Lit]>();
  for (const element of document.elementsFromPoint(x, y)) {
    if (!map.contains(element)) continue;
    const force = element.closest("[data-force]")?.getAttribute("data-force");
    const place = force ? armies.get(force) : element.closest("[data-place]")?.getAttribute("data-place");
    const each = lit.get(place ?? "");
    const key = each?.options.join(" ") ?? "";
    if (place && each && !meant.has(key)) meant.set(key, [place, each]);
  }
  return [...meant.values()];
}
