/** Colours of the Realms at a table: six that are told apart by colour-blind eyes too, given by preference. */

import { bare, type EuropaTable } from "./model";

interface Colour {
  fill: string;
  /** What is written on it. */
  ink: string;
}

const COLOURS = {
  blue: { fill: "#234a90", ink: "#f2f7ff" },
  gold: { fill: "#e2a51f", ink: "#2b1d02" },
  crimson: { fill: "#c0333b", ink: "#fff3ee" },
  charcoal: { fill: "#25232b", ink: "#f4efe6" },
  green: { fill: "#1d7f72", ink: "#f1fffb" },
  lilac: { fill: "#c88ad6", ink: "#250a2c" },
} satisfies Record<string, Colour>;
type Name = keyof typeof COLOURS;

/** What a Realm would like to be; whoever comes too late takes what is left. */
const WISHES: Record<string, Name> = {
  france: "blue",
  sweden: "blue",
  ulm: "blue",
  castile: "gold",
  netherlands: "gold",
  "papal-states": "gold",
  mamluks: "gold",
  aragon: "gold",
  england: "crimson",
  denmark: "crimson",
  "kalmar-union": "crimson",
  austria: "charcoal",
  brandenburg: "charcoal",
  ottomans: "green",
  portugal: "green",
  venice: "green",
  muscovy: "green",
  poland: "lilac",
  byzantium: "lilac",
};

/** The colour of each player, in the order of `table.players`. */
export function colours(table: EuropaTable): Colour[] {
  const free = new Set(Object.keys(COLOURS) as Name[]);
  const given = new Map<number, Name>();
  table.players.forEach((player, i) => {
    const wish = WISHES[bare(player.realm)];
    if (wish && free.delete(wish)) given.set(i, wish);
  });
  return table.players.map((_, i) => {
    const name = given.get(i) ?? [...free][0] ?? "blue";
    free.delete(name);
    return COLOURS[name];
  });
}

/** Lets the whole page show the seats in the colours of their Realms. Gives back what takes them off again. */
export function wear(table: EuropaTable): () => void {
  const style = document.documentElement.style;
  const set: string[] = [];
  colours(table).forEach((colour, i) => {
    style.setProperty(`--seat-${i}`, colour.fill);
    style.setProperty(`--seat-ink-${i}`, colour.ink);
    set.push(`--seat-${i}`, `--seat-ink-${i}`);
  });
  return () => set.forEach((name) => style.removeProperty(name));
}
