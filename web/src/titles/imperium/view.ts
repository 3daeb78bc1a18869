/* Made by tools/client_types.py from the types of the server and of the titles. Do not edit it. */

import type { Part } from "../../lib/wire";

export interface Slot {
  card: string | null;
  unrest: boolean;
  m: number;
  p: number;
  g: number;
  deck: "region" | "uncivilised" | "civilised" | "main";
}

export interface Placed {
  card: string;
  exhausted: boolean;
  garrison: string[];
}

/** What it costs is known once the nation's power is. */
export interface Development {
  card: string;
  m?: number;
  p?: number;
  g?: number;
}

/** A nation's area. What only its player sees, or only a bot has, is not always there. */
export interface Realm {
  nation: string;
  bot: boolean;
  power: string | null;
  extra: string[];
  state: string;
  m: number;
  p: number;
  g: number;
  a: number;
  x: number;
  hand: number;
  hand_known: string[];
  deck: number;
  discard: string[];
  play: Placed[];
  garrison: Record<string, string[]>;
  exhausted: string[];
  stored: number;
  history: number;
  history_known: string[];
  nation_deck: number;
  nation_exhausted: boolean;
  accession: string | null;
  developments: Development[];
  developments_exhausted: boolean;
  free_played: string[];
  ignores_empire: boolean;
  treated: [number, number];
  hand_size?: number;
  slots?: string[];
  deck_top?: string[];
  hand_cards?: string[];
  history_cards?: string[];
  deck_cards?: string[];
  nation_cards?: string[];
  nation_top?: string | null;
  score?: Part[];
}

/** Before a nation is chosen there is nothing. */
export interface Unchosen {
  nation: null;
}

/** All that a seat sees of the table. */
export interface ImperiumTable {
  round: number;
  active: number;
  activating: boolean;
  ending: string | null;
  last_round: number;
  common: string;
  market: Slot[];
  decks: [number, number, number];
  main: number;
  unrest: number;
  fame: number;
  king: string;
  exile: string[];
  resolving: string[];
  looked: string[];
  players: (Realm | Unchosen)[];
}
