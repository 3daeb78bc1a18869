/** Small helpers to draw the view of Troyes. */

import type { Part } from "../../lib/types";
import type { Card, TroyesTable } from "./view";

export type { Building, Card, District, EventCard, King, Player, TroyesTable } from "./view";

export type Owner = string; // owner:0 … owner:neutral, owner:king, owner:king-2
export type Colour = Card["colour"];

/** The seat behind an owner or a district; -1 for the neutral player, -2 for the king. */
export function seatOf(owner: string): number {
  const name = owner.slice(owner.indexOf(":") + 1);
  if (/^\d$/.test(name)) return Number(name);
  return name.startsWith("king") ? -2 : -1;
}

export interface DieFace {
  district: string;
  colour: Colour;
  value: number;
}

export function dieOf(ref: string): DieFace {
  const [district, colour, value] = ref.slice(ref.indexOf(":") + 1).split(".");
  return { district: district ?? "", colour: (colour ?? "red") as Colour, value: Number(value) };
}

/** Which dice enter a row of a building, by the names of its cells. */
export const ENTRY: Record<string, number[]> = {
  odd: [1, 3, 5],
  even: [2, 4, 6],
  "16": [1, 6],
  "25": [2, 5],
  "34": [3, 4],
};

export const COLOURS: Colour[] = ["red", "white", "yellow"];

export function total(parts: Part[] | null): number {
  return (parts ?? []).reduce((sum, part) => sum + part.points, 0);
}

/** The parts of the board, one at a time on a narrow screen. */
export const PARTS = ["city", "cards", "events", "others"] as const;
export type Region = (typeof PARTS)[number];

const IN_CITY = /^(die|pips|cell|site|building):|^verb:(place|build)$/;

/** The parts where something can be clicked now. A verb that the board shows is one of the city's houses. */
export function litParts(lit: Set<string>, table: TroyesTable): Set<Region> {
  const found = new Set<Region>();
  for (const ref of lit) {
    if (table.cards.some((card) => card.card === ref)) found.add("cards");
    else if (table.queue.some((event) => event.event === ref)) found.add("events");
    else if (IN_CITY.test(ref)) found.add("city");
  }
  return found;
}
