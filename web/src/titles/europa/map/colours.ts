/** Colours and emblems of the played Realms: six colours apart for colour-blind eyes too, each Realm with an emblem besides. */

import castle from "icon:castle";
import crown from "icon:crown";
import eagle from "icon:eagle-emblem";
import fleur from "icon:fleur-de-lys";
import lion from "icon:lion";
import sabres from "icon:crossed-sabres";
import bear from "icon:bear-head";
import caravel from "icon:caravel";
import cross from "icon:cross-shield";
import keys from "icon:key";
import windmill from "icon:windmill";
import wings from "icon:eagle-head";
import scimitar from "icon:crescent-blade";
import viking from "icon:viking-longhouse";

export interface Livery {
  /** Tokens, and ink on them. */
  colour: string;
  ink: string;
  /** A path in a box of 512 by 512. */
  emblem: string;
}

/** In the order in which they are given away when a Realm's own one is taken. */
export const PALETTE: Record<string, { colour: string; ink: string }> = {
  blue: { colour: "#234a90", ink: "#fff8ea" },
  gold: { colour: "#e2a51f", ink: "#2d2108" },
  crimson: { colour: "#c0333b", ink: "#fff8ea" },
  charcoal: { colour: "#25232b", ink: "#fff8ea" },
  green: { colour: "#1d7f72", ink: "#fff8ea" },
  lilac: { colour: "#c88ad6", ink: "#1d0a29" },
};

/** The colours that a Realm likes best. */
const LIKED: Record<string, string[]> = {
  france: ["blue"],
  castile: ["gold"],
  england: ["crimson"],
  austria: ["charcoal"],
  ottomans: ["green"],
  poland: ["lilac"],
  muscovy: ["green", "charcoal"],
  denmark: ["crimson", "lilac"],
  kalmar: ["crimson", "lilac"],
  sweden: ["blue", "gold"],
  portugal: ["green", "lilac"],
  netherlands: ["gold", "crimson"],
  "papal-states": ["gold", "lilac"],
  brandenburg: ["charcoal", "blue"],
  venice: ["crimson", "green"],
  mamluks: ["gold", "green"],
  byzantium: ["lilac", "crimson"],
  ulm: ["charcoal", "lilac"],
  aragon: ["gold", "crimson"],
};

const EMBLEMS: Record<string, string> = {
  france: fleur,
  castile: castle,
  england: lion,
  austria: crown,
  ottomans: sabres,
  poland: eagle,
  muscovy: bear,
  denmark: viking,
  kalmar: viking,
  sweden: cross,
  portugal: caravel,
  netherlands: windmill,
  "papal-states": keys,
  brandenburg: wings,
  venice: lion,
  mamluks: scimitar,
  byzantium: eagle,
};

const bare = (realm: string): string => realm.slice(realm.indexOf(":") + 1);

/** One livery for each played Realm, in the order of the seats: everybody gets the colour he likes if nobody before him has it. */
export function liveries(realms: string[]): Map<string, Livery> {
  const free = new Set(Object.keys(PALETTE));
  const given = new Map<string, string>();
  const wishes = Math.max(0, ...realms.map((realm) => LIKED[bare(realm)]?.length ?? 0));
  for (let wish = 0; wish < wishes; wish++) {
    for (const realm of realms) {
      const liked = LIKED[bare(realm)]?.[wish];
      if (liked === undefined || given.has(realm) || !free.has(liked)) continue;
      free.delete(liked);
      given.set(realm, liked);
    }
  }
  for (const realm of realms) {
    if (given.has(realm)) continue;
    const [next] = free;
    if (next === undefined) throw new Error(`no colour is left for ${realm}`);
    free.delete(next);
    given.set(realm, next);
  }
  return new Map(
    realms.map((realm) => [realm, { ...PALETTE[given.get(realm)!]!, emblem: EMBLEMS[bare(realm)] ?? crown }]),
  );
}
