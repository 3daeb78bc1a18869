/** The view of Troyes as the engine gives it, and small helpers to draw it. */

import type { Part } from "../../lib/types";

export type Owner = string; // owner:0 … owner:neutral, owner:king, owner:king-2
export type Colour = "red" | "white" | "yellow";

export interface Player {
  seat: number;
  deniers: number;
  influence: number;
  vp: number | null;
  supply: number;
  reserve: number;
  passed: boolean;
  inDistrict: number;
  events: string[];
  characters: string[] | number;
  score: Part[] | null;
}

export interface King {
  vp: number;
  events: string[];
  reserve: number;
  score: Part[];
  characters: { character: string; player: number; king: number }[];
}

export interface Building {
  building: string;
  cells: { cell: string; owner: Owner | null }[];
  flat: Owner[];
}

export interface District {
  district: string;
  dice: string[];
}

export interface Card {
  colour: Colour;
  number: number;
  card?: string;
  cost?: number;
  cells?: number[];
  divisor?: number;
  rule?: string;
  tradesmen?: { owner: Owner; place: number }[];
  cubes?: { owner: Owner; count: number }[];
}

export interface EventCard {
  event: string;
  dice: Colour | "any";
  divisor: number;
  flags: number;
  vp: [number, number];
  blackDice: number;
  cubes: Owner[];
  rule: string;
}

export interface TroyesTable {
  round: number;
  rounds: number;
  first: number;
  solo: boolean;
  players: Player[];
  king: King | null;
  buildings: Building[];
  square: District[];
  black: number[];
  cards: Card[];
  cathedral: { site: string; owner: Owner | null }[];
  queue: EventCard[];
  decks: Record<Colour, number>;
  greyReserve: number;
  over: boolean;
}

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
