/** Which places of the map the options of a decision are about, and what is said there. */

import type { Option } from "../../lib/types";
import { capital, type Words } from "../../lib/words";
import { bare, type EuropaTable } from "./model";

/** What can be chosen at one place of the map. */
export interface LitPlace {
  options: Option[];
  /** At most three words: a price, or how many choices there are. */
  label: string;
  /** The whole sentence. */
  full: string;
  danger: boolean;
  dashed: boolean;
}

/** The place of a reference; "" if it is no place. */
export function placeOf(ref: string, table: EuropaTable, player: number): string {
  const cut = ref.indexOf(":");
  const domain = ref.slice(0, cut);
  const thing = ref.slice(cut + 1);
  if (domain === "space" || domain === "province" || domain === "sea" || domain === "node" || domain === "realm") return ref;
  if (domain === "place") return thing.startsWith("port-") ? `province:${thing.slice(5)}` : `sea:${thing}`;
  if (domain === "army") {
    const space = table.players[player]?.armies[Number(thing) - 1]?.space;
    return space ? placeOf(space, table, player) : "";
  }
  return "";
}

/** Where an option leads: of several places the last named one (a goal comes after its start). */
export function placeOfOption(option: Option, table: EuropaTable, player: number): string {
  const places = Object.values(option.args)
    .filter((value): value is string => typeof value === "string")
    .map((ref) => placeOf(ref, table, player))
    .filter(Boolean);
  return places.at(-1) ?? "";
}

/** The facts of an option that a place shows at once: `space_dip` is what it costs in DIP. */
function fact(option: Option, name: string): number {
  const found = Object.entries(option.args).find(([key]) => key.endsWith(`_${name}`));
  return typeof found?.[1] === "number" ? found[1] : 0;
}

const PRICES = [
  ["adm", "power:adm"],
  ["dip", "power:dip"],
  ["mil", "power:mil"],
] as const;

function label(options: Option[], words: Words): string {
  if (options.length > 1) return String(options.length);
  const option = options[0]!;
  const parts: string[] = PRICES.filter(([name]) => fact(option, name)).map(([name, ref]) => `${fact(option, name)} ${words.name(ref)}`);
  const ducats = fact(option, "ducats") || fact(option, "price");
  if (ducats) parts.push(words.say("board-ducats", { amount: ducats }));
  const met = fact(option, "meets");
  if (met) parts.push(`⚔ ${met}`);
  return parts.join(" · ");
}

/** All places that can be chosen now. */
export function litPlaces(options: Option[], table: EuropaTable, player: number, words: Words): Map<string, LitPlace> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const place = placeOfOption(option, table, player);
    if (!place) continue;
    const there = found.get(place);
    if (there) there.push(option);
    else found.set(place, [option]);
  }
  return new Map(
    [...found].map(([place, each]) => [
      place,
      {
        options: each,
        label: label(each, words),
        full: each.map((option) => capital(words.option(option))).join("\n"),
        danger: each.some((option) => fact(option, "meets") > 0),
        dashed: each.every((option) => fact(option, "access") > 0),
      },
    ]),
  );
}

/** What the engine calls a place of the map. */
export function refsAt(place: string): string[] {
  const thing = bare(place);
  if (place.startsWith("province:")) return [place, `place:port-${thing}`];
  if (place.startsWith("sea:")) return [place, `place:${thing}`];
  return [place];
}
