/* Made by tools/client_types.py from the types of the server and of the titles. Do not edit it. */

/** What lies on a Town space: a player's piece, or Rebels. */
export interface Token {
  realm?: string;
  what?: string;
  rebels?: boolean;
}

/** Only what differs from the printed board. */
export interface Province {
  holder?: string;
  town?: Token;
  top?: Token;
  unrest?: boolean;
  plus?: number;
  dnpr?: string;
}

export interface Realm {
  kind: "absent" | "npr" | "dnpr" | "vassal" | "played";
  capital: string;
  faith: string;
  lord?: string;
  allies?: string[];
  active?: boolean;
  wed?: string[];
  disputed?: string[];
}

/** An Area or a Distant space. */
export interface Area {
  creed?: string;
  influence?: Record<string, number>;
  imperial?: number;
  claims?: string[];
  core?: string;
  plague?: boolean;
  not_hre?: boolean;
  battleground?: boolean;
  rebels?: number;
  infantry?: Record<string, number>;
}

/** Single Light Ships, off and on the slots of a Trade Node. */
export interface Ships {
  light: number;
  slots: number;
}

export interface Merchant {
  realm: string;
  down: boolean;
}

export interface Node {
  pirates?: number;
  expanded?: boolean;
  merchants?: Merchant[];
  power?: Record<string, number>;
}

export interface CasusBelli {
  realm: string;
  target: string;
}

export interface Empire {
  emperor: string;
  authority: number;
  cap: number;
  faith: string;
  pool: number;
  defending: boolean;
  electors: string[];
}

export interface Curia {
  roma: string;
  cardinals: string[];
  slots: number;
  controller: string;
  uncontested: boolean;
  crusade: string;
  excommunicated: string;
}

export interface RowEvent {
  event: string;
  ducats: number;
}

export interface OpenIdea {
  idea: string;
  held: string[];
}

export interface OpenMilestone {
  milestone: string;
  tags: string[];
}

export interface Decks {
  row: RowEvent[];
  events_left: number;
  action: number[];
  discards: string[][];
  trade: number;
  trade_discards: string[];
  trade_open: string[];
  ideas: OpenIdea[];
  milestones: OpenMilestone[];
  struggles: string[];
  struggles_active: string[];
}

export interface Manpower {
  total: number;
  available: number;
  exhausted: number;
  allied: number;
  deployed: number;
}

export interface Displayed {
  card: string;
  cubes: number;
}

export interface Army {
  space: string;
  units: Record<string, number>;
  leader: string;
  ruler: boolean;
  ill: number;
}

export interface Fleet {
  place: string;
  ships: number[];
  damaged: number;
  leader: string;
  ill: number;
}

/** What lies open before a player; of hidden cards only how many, by their backs. */
export interface Player {
  realm: string;
  seat: number;
  prestige: number;
  ducats: number;
  power: number[];
  stability: number;
  interest: number;
  tax: [number, number];
  manpower: Manpower;
  colonists: number;
  cubes: number;
  merchants: number;
  ruler: string;
  ruler_ill: number;
  advisors: string[];
  advisors_ill: number[];
  hand: [number, number, number];
  drawn: [number, number, number];
  display: Displayed[];
  ideas: string[];
  missions: number;
  done: string[];
  events_taken: number;
  passed: number;
  focus: boolean;
  alliances: string[];
  marriages: string[];
  armies: Army[];
  fleet: Fleet;
}

/** Who has pieces in a Battle; `realm` is empty for Rebels and Pirates. */
export interface Faction {
  realm: string;
  pieces: Record<string, number>;
}

/** One side of a Battle: who leads it, what it has left, what it throws next. */
export interface BattleSide {
  commander: string;
  leader: string;
  factions: Faction[];
  imperial: number;
  pieces: number;
  began: number;
  dice: [number, number, number];
  odds: number[];
  sure: number;
  hits: number;
}

export interface Battle {
  place: string;
  round: number;
  attackers: BattleSide;
  defenders: BattleSide;
}

/** A term of a deal or of a peace, as the option by which it came in. */
export interface Term {
  verb: string;
  args: Record<string, string | number>;
}

/** A deal that is proposed, or being put together. `dip`: what it costs the payer, whose Turn it is. */
export interface Deal {
  sender: string;
  partner: string;
  terms: Term[];
  payer: string;
  dip: number;
}

/** What a Realm has, and would have after a peace. */
export interface Totals {
  realm: string;
  tax: [number, number];
  ducats: [number, number];
  prestige: [number, number];
}

/** What a peace would change: Provinces with whose they are by law before and after; the same: it goes back. */
export interface Preview {
  code: string;
  provinces: Record<string, string[]>;
  totals: Totals[];
}

/** A peace that is offered, or being made. `standing`: 0 Inconclusive, 1 Partial, 2 Total Victory, 3 Surrender. */
export interface Peace {
  realm: string;
  enemy: string;
  standing: number;
  term: string;
  side: string;
  items: Term[];
  previews: Preview[];
}

/** A Realm in a Declaration of War: its Tax Income, a player's Units on the map, and who stands by it. */
export interface Target {
  realm: string;
  stability: number;
  tax: number;
  units: number;
  allies: string[];
}

/** An Ally that can be called: for so much Influence of so much that is there; it brings so many Units. */
export interface Callable {
  realm: string;
  cost: number;
  funds: number;
  units: number;
}

export interface Declaration {
  targets: Target[];
  callable: Callable[];
}

/** What only this player sees: his cards and Missions, and what he puts together. A spectator sees none. */
export interface Own {
  hand: string[];
  drawn: string[];
  missions: string[];
  aside: string[];
  deal: Deal | null;
  peace: Peace | null;
  war: Declaration | null;
  reach: Record<string, Record<string, number>>;
}

/** All that a seat sees of the table. */
export interface EuropaTable {
  scenario: string;
  board: string;
  age: number;
  round: number;
  rounds: number;
  phase: number;
  step: number;
  active: string;
  first: string;
  order: string[];
  provinces: Record<string, Province>;
  realms: Record<string, Realm>;
  areas: Record<string, Area>;
  seas: Record<string, Record<string, Ships>>;
  nodes: Record<string, Node>;
  wars: string[][];
  truces: string[][];
  cbs: CasusBelli[];
  empire: Empire | null;
  curia: Curia;
  decks: Decks;
  players: Player[];
  battle: Battle | null;
  deal: Deal | null;
  own: Own;
}
