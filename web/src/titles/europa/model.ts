/** The table of Europa Universalis as the client reads it: its view, and small questions about it. */

import type { Kit } from "../../lib/app.svelte";
import type { Words } from "../../lib/words";
import { capital } from "../../lib/words";
import type { EuropaTable, Player } from "./view";

export type {
  Army,
  Battle,
  BattleSide,
  Deal,
  Declaration,
  EuropaTable,
  Fleet,
  Peace,
  Player,
  Preview,
  Term,
} from "./view";

export const POWERS = ["adm", "dip", "mil"] as const;
export type Power = (typeof POWERS)[number];
export const PHASES = [1, 2, 3, 4, 5] as const;
export const AGES = [1, 2, 3, 4] as const;
export const ROMAN = ["", "I", "II", "III", "IV"];
export const STABILITY = [-3, -2, -1, 0, 1, 2, 3] as const;

/** `unit:regular-infantry` and `regular-infantry` are both `regular-infantry`. */
export function bare(ref: string): string {
  return ref.slice(ref.indexOf(":") + 1);
}

/** The number of the player who plays a Realm; -1: nobody does. */
export function playerOf(table: EuropaTable, realm: string): number {
  return table.players.findIndex((player) => player.realm === realm);
}

/** The name of a Realm as a heading or a label. */
export function named(words: Words, ref: string): string {
  return ref ? capital(words.name(ref)) : "";
}

/** A card's name is `Title · Character`. */
export function cardTitle(words: Words, card: string): string {
  return named(words, card).split(" · ")[0] ?? "";
}
export function cardCharacter(words: Words, card: string): string {
  return words.name(card).split(" · ")[1] ?? "";
}

/** The deck on the back of an Action card. */
export function deckOf(card: string): Power {
  return POWERS.find((power) => bare(card).startsWith(power)) ?? "adm";
}

/** A thing's generated text, line by line. */
export function lines(words: Words, kit: Kit, ref: string): string[] {
  return (kit.texts[ref] ?? []).map((phrase) => capital(words.phrases([phrase])));
}

/** The other side of each pair that a Realm stands in: its wars, its Truces. */
export function others(pairs: string[][], realm: string): string[] {
  return pairs.filter((pair) => pair.includes(realm)).map((pair) => (pair[0] === realm ? pair[1]! : pair[0]!));
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

export function unitsOf(units: Record<string, number>): number {
  return Object.values(units).reduce((sum, each) => sum + each, 0);
}

/** Cards in a hidden hand, whatever they are. */
export function cardsHeld(player: Player): number {
  return player.hand.reduce((sum, each) => sum + each, 0);
}
