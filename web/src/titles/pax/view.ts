/* Made by tools/client_types.py from the types of the server and of the titles. Do not edit it. */

export interface Vassal {
  card: string;
  queen: string | null;
}

/** A card of a tableau; below a ruler his queen, beside him his vassals. */
export interface Column {
  card: string;
  queen: string | null;
  vassals: Vassal[];
}

export interface Bank {
  bank: string;
  florins: number;
  hand: string[] | null;
  hand_size: number;
  east: Column[];
  west: Column[];
  maids: string[];
  prestige: Record<string, number>;
  out: boolean;
}

export interface Slot {
  slot: string;
  card: string | null;
  florins: number;
  face_up: boolean;
  unbuyable: boolean;
}

export interface Deck {
  region: string;
  cards: number;
  top: string | null;
}

export interface Empire {
  empire: string;
  state: string;
  owner: number;
  republic: boolean;
  face: string;
  suzerain: string | null;
  queen: string | null;
  repressed: string[];
}

export interface City {
  city: string;
  empire: string;
  levy: string | null;
  piece: string | null;
  shut: boolean;
}

export interface Border {
  border: string;
  concession: string | null;
  pirate: string | null;
}

export interface Bishop {
  card: string;
  religion: string;
}

export interface Route {
  region: string;
  emporium: string;
  empires: string[];
}

/** How far each bank is on the way to it, and how many more than each opponent it needs. */
export interface Victory {
  victory: string;
  active: boolean;
  fulfilled: boolean[];
  measures: Record<string, number[]>;
  margins: Record<string, number>;
  margin: number | null;
}

/** All that a seat sees of the table. */
export interface PaxTable {
  turn: number;
  actions: number;
  banks: Bank[];
  solo: boolean;
  market: Slot[];
  decks: Deck[];
  empires: Empire[];
  cities: City[];
  borders: Border[];
  bishops: Bishop[];
  routes: Route[];
  pool: string[];
  supply: Record<string, number>;
  discarded: number;
  comets: number;
  victories: Victory[];
}
