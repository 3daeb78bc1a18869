/** What the view of Pax Renaissance means. */

import type { Chooser } from "../../lib/chooser.svelte";
import type { Kit } from "../../lib/app.svelte";
import type { Args, Option, Phrase } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { Empire, PaxTable } from "./view";

export type Region = "east" | "west";
export type Religion = "catholic" | "islamic" | "reformist";
export const RELIGIONS: Religion[] = ["catholic", "islamic", "reformist"];
export const SIDES: Region[] = ["west", "east"];
export const PRESTIGE = ["catholic", "islamic", "reformist", "law", "discovery", "patron"] as const;

export type { Bank, Border, City, Column, Empire, PaxTable, Route, Slot, Victory } from "./view";

/** What follows the colon. */
export function bare(ref: string): string {
  return ref.slice(ref.indexOf(":") + 1);
}

/** `piece:knight.islamic` is a knight of Islam; `piece:pawn.medici` a pawn of that house. */
export function pieceOf(ref: string): { type: string; colour: string } {
  const [type = "", colour = ""] = bare(ref).split(".");
  return { type, colour };
}

/** The seat that plays a house; the rival of a solo game has none of the seats (-1). */
export function seatOf(table: PaxTable, bank: string): number {
  const found = table.banks.findIndex((each) => each.bank === bank);
  return table.solo && found > 0 ? -1 : found;
}

/** What a drawn card shows, read from the phrases of its generated text. */
export interface Face {
  side: Region | null;
  place: string | null;
  suitors: string[];
  agents: string[];
  shot: string | null;
  ops: string[];
  prestige: string[];
  abilities: Phrase[];
  comet: boolean;
}

const empty: Face = {
  side: null,
  place: null,
  suitors: [],
  agents: [],
  shot: null,
  ops: [],
  prestige: [],
  abilities: [],
  comet: false,
};

function listed(value: unknown, name: string): string[] {
  return Array.isArray(value) ? (value as Phrase[]).map((phrase) => String(phrase.args[name] ?? "piece:pawn.own")) : [];
}

export function faceOf(kit: Kit, card: string): Face {
  const face: Face = { ...empty, abilities: [] };
  for (const phrase of kit.texts[card] ?? []) {
    const args = phrase.args;
    if (phrase.id === "text-card" || phrase.id === "text-queen") face.side = bare(String(args.region)) as Region;
    if (phrase.id === "text-card") face.place = String(args.place);
    else if (phrase.id === "text-queen") face.suitors = listed(args.suitors, "empire");
    else if (phrase.id === "text-agents") face.agents = listed(args.agents, "piece");
    else if (phrase.id === "text-shot") face.shot = String(args.shot);
    else if (phrase.id === "text-ops") face.ops = listed(args.ops, "op");
    else if (phrase.id === "text-prestige") face.prestige = listed(args.prestige, "prestige");
    else if (phrase.id === "text-comet") face.comet = true;
    else if (phrase.id.startsWith("ability-")) face.abilities.push(phrase);
  }
  return face;
}

const FACES: Record<string, string[]> = {
  king: ["text-king"],
  republic: ["text-republic"],
  "king-promo1": ["text-king-promo"],
  "king-promo3": ["text-king-promo"],
  "republic-promo2": ["text-republic-promo"],
  "republic-promo4": ["text-republic-promo"],
  "king-promo5": ["text-king-promo-reformist"],
  "king-promo6": ["text-king-promo-islamic"],
};

/** What the visible side of an empire's square shows. */
export function squareOf(kit: Kit, empire: Empire): Face {
  const face: Face = { ...empty, ops: [], prestige: [] };
  const side = bare(empire.face).slice(bare(empire.empire).length + 1);
  const phrase = (kit.texts[`card:ruler-${bare(empire.empire)}`] ?? []).find((each) => FACES[side]?.includes(each.id));
  const features = phrase?.args.features;
  for (const each of Array.isArray(features) ? features : []) {
    if (each.id === "text-op") face.ops.push(String(each.args.op));
    else if (each.id === "text-with-prestige") face.prestige.push(...listed(each.args.prestige, "prestige"));
  }
  return face;
}

/** The one option left that does exactly this. */
export function optionOf(chooser: Chooser, verb: string, args: Args): Option | undefined {
  if (chooser.pending) return undefined;
  return chooser.left.find(
    (option) => option.verb === verb && Object.entries(args).every(([name, value]) => option.args[name] === value),
  );
}

/** A name as a label on the map or a card: short, with a capital letter. */
export function short(words: Words, ref: string): string {
  const said = words.either([`pax-short-${bare(ref)}`], words.name(ref));
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}
