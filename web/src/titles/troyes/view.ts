/* Made by tools/client_types.py from the types of the server and of the titles. Do not edit it. */

import type { Part } from "../../lib/wire";

export interface ScoredCharacter {
  character: string;
  player: number;
  king: number;
}

export interface King {
  vp: number;
  events: string[];
  reserve: number;
  score: Part[];
  characters: ScoredCharacter[];
}

export interface Cell {
  cell: string;
  owner: string | null;
}

export interface Building {
  building: string;
  cells: Cell[];
  flat: string[];
}

export interface District {
  district: string;
  dice: string[];
}

export interface Tradesman {
  owner: string;
  place: number;
}

export interface Cubes {
  owner: string;
  count: number;
}

/** A card that is still face down has its colour and number only. */
export interface Card {
  colour: "red" | "white" | "yellow";
  number: number;
  card?: string;
  cost?: number;
  cells?: number[];
  divisor?: number;
  rule?: string;
  tradesmen?: Tradesman[];
  cubes?: Cubes[];
}

export interface Site {
  site: string;
  owner: string | null;
}

export interface EventCard {
  event: string;
  dice: "red" | "white" | "yellow" | "any";
  divisor: number;
  flags: number;
  vp: [number, number];
  black_dice: number;
  cubes: string[];
  rule: string;
}

export interface Player {
  seat: number;
  deniers: number;
  influence: number;
  vp: number | null;
  supply: number;
  reserve: number;
  passed: boolean;
  in_district: number;
  events: string[];
  characters: string[] | number;
  score: Part[] | null;
}

/** All that a seat sees of the table. */
export interface TroyesTable {
  round: number;
  rounds: number;
  first: number;
  solo: boolean;
  king: King | null;
  buildings: Building[];
  square: District[];
  black: number[];
  cards: Card[];
  cathedral: Site[];
  queue: EventCard[];
  decks: Record<"red" | "white" | "yellow", number>;
  grey_reserve: number;
  over: boolean;
  players: Player[];
}
