/** Looking for something on the map: names of places and Realms, and things like "my armies" or "Catholic areas". */

import type { Words } from "../../../lib/words";
import type { EuropaTable } from "../view";
import type { Atlas } from "./atlas";
import type { Force } from "./forces";
import { isVassal, landOf } from "./lands";
import { FAITHS } from "./paint";

export interface Hit {
  /** What to show: places on the map, the first one to go to. */
  places: string[];
  title: string;
  kind: string;
  /** A name in the other language by which it was found. */
  also?: string;
}

const MOST = 12;

export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, (mark) => (mark === "\u0306" ? mark : ""))
    .normalize("NFC")
    .toLocaleLowerCase()
    .replace(/ё/g, "е");

/** Whether a word of the query means a known one: the same beginning, whatever the ending (католические, католический). */
function means(word: string, known: string): boolean {
  if (word.length < 2) return false;
  const need = Math.max(3, Math.min(word.length, known.length) - 3);
  return known.startsWith(word) || (word.length >= 4 && known.slice(0, need) === word.slice(0, need));
}

interface Topic {
  title: string;
  /** Groups of words: one of each must be meant. */
  words: string[][];
  places: () => string[];
}

export class Finder {
  readonly #names: { key: string; kind: string; names: string[] }[] = [];

  constructor(
    readonly table: EuropaTable,
    readonly atlas: Atlas,
    readonly words: Words,
    /** The other language, so that a name is found in both. */
    readonly other: Words | null,
    readonly forces: Force[],
    readonly mine: string,
  ) {
    const add = (key: string, kind: string): void => {
      const names = [words.name(key), ...(other ? [other.name(key)] : [])];
      this.#names.push({ key, kind, names: [...new Set(names)] });
    };
    for (const leaf of Object.values(atlas.leaves)) {
      for (const province of leaf.provinces) add(province, "look-province");
      if (leaf.name === "europe") for (const space of leaf.spaces) add(space, "look-space");
      for (const sea of leaf.seas) add(sea, "look-sea");
    }
    for (const node of Object.keys(atlas.facts.nodes)) if (atlas.sheetOf(node)) add(node, "look-node");
    for (const realm of Object.keys(table.realms)) add(realm, "look-realm");
  }

  /** All Provinces of the map that are so. */
  #provinces(wanted: (province: string) => boolean): string[] {
    return Object.values(this.atlas.leaves).flatMap((leaf) => leaf.provinces.filter(wanted));
  }

  #topics(words: Words): Topic[] {
    const { table, atlas, forces, mine } = this;
    const list = (id: string): string[] => fold(words.say(id)).split(" ");
    const my = list("europa-search-my");
    const land = (province: string) => landOf(table, atlas, province);
    const areas = Object.entries(table.areas);
    const found: Topic[] = [];
    const own = (id: string, places: () => string[]): void => {
      if (mine)
        found.push({
          title: `${words.say("europa-search-my").split(" ")[0]} ${words.say(id).split(" ")[0]}`,
          words: [my, list(id)],
          places,
        });
    };
    own("europa-search-armies", () =>
      forces
        .filter((each) => each.realm === mine && (each.kind === "army" || each.kind === "units"))
        .map((each) => each.place),
    );
    own("europa-search-fleets", () =>
      forces
        .filter((each) => each.realm === mine && (each.kind === "fleet" || each.kind === "ships"))
        .map((each) => each.place),
    );
    own("europa-search-towns", () =>
      this.#provinces((each) => land(each).player === mine && !isVassal(land(each).town)),
    );
    own("europa-search-vassals", () =>
      this.#provinces((each) => land(each).player === mine && isVassal(land(each).town)),
    );
    own("europa-search-claims", () => areas.filter(([, area]) => area.claims?.includes(mine)).map(([space]) => space));
    own("europa-search-influence", () => areas.filter(([, area]) => area.influence?.[mine]).map(([space]) => space));
    own("europa-search-merchants", () =>
      Object.entries(table.nodes)
        .filter(([, node]) => node.merchants?.some((each) => each.realm === mine))
        .map(([node]) => node),
    );
    for (const faith of FAITHS) {
      const ref = `faith:${faith}`;
      const names = [words.name(ref), words.attribute(`faith-${faith}`, "adj") ?? ""]
        .filter(Boolean)
        .flatMap((name) => fold(name).split(" "));
      found.push({
        title: `${words.name(ref)}: ${words.say("europa-search-areas")}`,
        words: [names, list("europa-search-areas")],
        places: () => areas.filter(([, area]) => area.creed === ref).map(([space]) => space),
      });
    }
    found.push({
      title: words.say("europa-search-unrest").split(" ")[0]!,
      words: [list("europa-search-unrest")],
      places: () => this.#provinces((each) => land(each).unrest),
    });
    found.push({
      title: words.say("europa-search-rebels").split(" ")[0]!,
      words: [list("europa-search-rebels")],
      places: () => [
        ...forces.filter((each) => each.kind === "rebels").map((each) => each.place),
        ...this.#provinces((each) => land(each).top?.rebels ?? false),
      ],
    });
    return found;
  }

  find(query: string): Hit[] {
    const asked = fold(query).trim();
    if (!asked) return [];
    const parts = asked.split(/\s+/);
    const hits: Hit[] = [];
    for (const words of this.other ? [this.words, this.other] : [this.words]) {
      for (const topic of this.#topics(words)) {
        const all = topic.words.every((group) => parts.some((part) => group.some((known) => means(part, known))));
        const used = parts.every((part) => topic.words.some((group) => group.some((known) => means(part, known))));
        if (!all || !used) continue;
        const places = [...new Set(topic.places())];
        if (!hits.some((hit) => hit.title === topic.title))
          hits.push({ places, title: topic.title, kind: words.say("europa-search-found", { count: places.length }) });
      }
    }
    const named = this.#names
      .map((each) => ({ each, name: each.names.find((name) => parts.every((part) => fold(name).includes(part))) }))
      .filter(({ name }) => name !== undefined)
      .sort((a, b) => rank(a.name!, asked) - rank(b.name!, asked));
    for (const { each, name } of named.slice(0, MOST)) {
      const title = each.names[0]!;
      hits.push({
        places: this.#placesOf(each.key),
        title,
        kind: this.words.say(each.kind),
        ...(name !== title ? { also: name } : {}),
      });
    }
    return hits;
  }

  #placesOf(key: string): string[] {
    if (!key.startsWith("realm:")) return [key];
    return this.#provinces((province) => landOf(this.table, this.atlas, province).holder === key);
  }
}

/** What has just this name first, then what begins with it. */
function rank(name: string, asked: string): number {
  const low = fold(name);
  return low === asked ? 0 : low.startsWith(asked) ? 1 : 2;
}
