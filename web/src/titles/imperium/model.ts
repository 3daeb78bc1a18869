/** What the view of Imperium means, and what a drawn card shows. */

import type { Kit } from "../../lib/app.svelte";
import type { Option, Phrase } from "../../lib/types";
import type { ImperiumTable, Realm, Unchosen } from "./view";

export type { Development, ImperiumTable, Placed, Realm, Slot, Unchosen } from "./view";

export const SUITS = ["region", "uncivilised", "civilised"] as const;

export const isRealm = (player: Realm | Unchosen | undefined): player is Realm =>
  player !== undefined && player.nation !== null;

/** The message that names a pile. Where others keep their history, the Atlanteans have what has sunk. */
export function pileName(realm: Realm | Unchosen | undefined, name: string): string {
  return name === "history" && realm?.nation === "nation:atlanteans" ? "board-sunk" : `board-${name}`;
}

/** The side of King of Kings that lies open, as a card. */
export const kingOf = (table: ImperiumTable) => `card:king-of-kings.${bare(table.king)}`;

/** What follows the colon. */
export function bare(ref: string): string {
  return ref.slice(ref.indexOf(":") + 1);
}

export { capital } from "../../lib/words";

/** The suits that give a card its colour, in the order in which they win. */
const COLOURS: [string, string][] = [
  ["UNR", "unrest"],
  ["FAM", "fame"],
  ["REG", "region"],
  ["UNC", "uncivilised"],
  ["CIV", "civilised"],
  ["TRI", "tributary"],
  ["PWR", "power"],
];

export interface Sign {
  name: string;
  count: number;
}

/**
 * How much of a card is drawn: all of it; what counts once it lies in the play area; the picture without words; the name
 * on one line; or all of it with every word, to be read.
 */
export type Look = "whole" | "placed" | "tile" | "chip" | "large";

/** What a drawn card shows, read from the phrases of its generated text. */
export interface Face {
  suit: string;
  /** The sign of that suit, which the head of the card shows. */
  head: string | null;
  signs: Sign[];
  /** The lines that say what the card does; where it starts and what it costs is told elsewhere. */
  lines: Phrase[];
  /** All that is said about the card. */
  whole: Phrase[];
  /** Points that do not depend on anything. */
  points: number | null;
  varying: boolean;
}

export function faceOf(kit: Kit, card: string): Face {
  const face: Face = { suit: "plain", head: null, signs: [], lines: [], whole: [], points: null, varying: false };
  for (const phrase of kit.texts[card] ?? []) {
    if (phrase.id !== "line-symbols") face.whole.push(phrase);
    if (phrase.id === "line-symbols" && Array.isArray(phrase.args.symbols)) {
      for (const each of phrase.args.symbols) {
        const inner = each.args.symbol;
        const name = Array.isArray(inner) ? (inner[0]?.id ?? "").replace("symbol-", "") : "";
        face.signs.push({ name, count: Number(each.args.count ?? 1) });
      }
    } else if (phrase.id === "points-fixed") face.points = Number(phrase.args.n);
    else if (!phrase.id.startsWith("start-") && phrase.id !== "line-cost" && phrase.id !== "line-players") {
      face.lines.push(phrase);
      if (phrase.id.startsWith("points-")) face.varying = true;
    }
  }
  const colour = COLOURS.find(([name]) => face.signs.some((sign) => sign.name === name));
  if (colour) [face.head, face.suit] = colour;
  return face;
}

/** All cards that lie where the board draws them one by one. */
export function drawn(table: ImperiumTable, viewer: number): Set<string> {
  const found = new Set<string>();
  for (const slot of table.market) if (slot.card) found.add(slot.card);
  table.players.forEach((player, seat) => {
    if (!isRealm(player)) return;
    if (player.power) found.add(player.power);
    for (const card of [...player.extra, ...Object.values(player.garrison).flat(), ...(player.slots ?? [])])
      found.add(card);
    for (const placed of player.play) for (const card of [placed.card, ...placed.garrison]) found.add(card);
    if (seat === viewer)
      for (const card of [...(player.hand_cards ?? []), ...player.developments.map((each) => each.card)])
        found.add(card);
  });
  return found;
}

/** Cards among the options that lie in a pile or nowhere on the table. */
export function hidden(options: Option[], table: ImperiumTable, viewer: number): string[] {
  const known = drawn(table, viewer);
  const found = new Set<string>();
  for (const option of options) {
    for (const value of Object.values(option.args)) {
      if (typeof value === "string" && value.startsWith("card:") && !known.has(value)) found.add(value);
    }
  }
  return [...found];
}

/** One option of each kind that is about nothing on the table: how to take the turn, yes and no, effects, amounts. */
export function spoken(options: Option[]): Option[] {
  return options.filter((option) =>
    Object.values(option.args).every((value) => !/^(card|suit|nation|side|seat):/.test(String(value))),
  );
}

export type Part = "market" | "realm" | "rivals";

/** In which parts of the table something can be clicked now. */
export function litParts(lit: Set<string>, table: ImperiumTable, viewer: number): Set<Part> {
  const found = new Set<Part>();
  const has = (cards: (string | null)[]) => cards.some((card) => card !== null && lit.has(card));
  if (has(table.market.map((slot) => slot.card)) || [...lit].some((ref) => ref.startsWith("suit:")))
    found.add("market");
  table.players.forEach((player, seat) => {
    if (!isRealm(player)) return;
    const cards = [
      player.power,
      ...player.extra,
      ...Object.values(player.garrison).flat(),
      ...player.play.flatMap((placed) => [placed.card, ...placed.garrison]),
    ];
    if (seat === viewer) cards.push(...(player.hand_cards ?? []), ...player.developments.map((each) => each.card));
    if (has(cards) || lit.has(`seat:${seat}`)) found.add(seat === Math.max(0, viewer) ? "realm" : "rivals");
  });
  return found;
}
