/** Whose each Province is, read from the view and from what is printed on the board. */

import type { EuropaTable, Token } from "../view";
import type { Atlas, Leaf } from "./atlas";

export interface Land {
  province: string;
  /** The Lawful Owner, "" for nobody. */
  holder: string;
  /** The played Realm whose Town or Vassal token lies there. */
  player: string;
  town?: Token;
  top?: Token;
  unrest: boolean;
  /** Tax Value: what the Town shows, else what is printed. */
  value: number;
}

const TWO = new Set(["large", "two-small"]);

export const isVassal = (token: Token | undefined): boolean => token?.what === "vassal" || token?.what === "stand-in";
export const isLarge = (token: Token): boolean => TWO.has(token.what ?? "");

/** The Lawful Owner: the view tells him only where he is not the one whose flag is printed. */
export function holderOf(table: EuropaTable, atlas: Atlas, province: string): string {
  return table.provinces[province]?.holder ?? atlas.flag(province);
}

export function landOf(table: EuropaTable, atlas: Atlas, province: string): Land {
  const shown = table.provinces[province];
  const holder = holderOf(table, atlas, province);
  const land: Land = {
    province,
    holder,
    player: shown?.town?.realm ?? "",
    unrest: shown?.unrest ?? false,
    value: shown?.town && isLarge(shown.town) ? 2 : (atlas.facts.provinces[province]?.size[atlas.late] ?? 1),
  };
  if (shown?.town) land.town = shown.town;
  if (shown?.top) land.top = shown.top;
  return land;
}

/** The Lands of a sheet, by Province. */
export function landsOf(table: EuropaTable, atlas: Atlas, leaf: Leaf): Map<string, Land> {
  return new Map(leaf.provinces.map((province) => [province, landOf(table, atlas, province)]));
}

/** Who is in control: the occupant, else the Lawful Owner; "rebels" for Rebels. */
export function controllerOf(land: Land): string {
  if (land.top?.rebels) return "rebels";
  return land.top?.realm ?? land.holder;
}

/** How many tints Realms without a player have. */
export const TINTS = 5;

/** Tints for Realms without a player, neighbours apart. */
export function tintsOf(leaf: Leaf, lands: Map<string, Land>): Map<string, number> {
  const touching = new Map<string, Set<string>>();
  const note = (a: string, b: string): void => {
    if (!touching.has(a)) touching.set(a, new Set());
    if (b && a !== b) touching.get(a)!.add(b);
  };
  for (const land of lands.values()) note(land.holder, "");
  for (const { a, b } of leaf.sheet.borders()) {
    const [one, other] = [lands.get(a)?.holder, lands.get(b)?.holder];
    if (one === undefined || other === undefined) continue;
    note(one, other);
    note(other, one);
  }
  const tints = new Map<string, number>();
  // who touches most chooses first; names break ties, so that nothing depends on the order of the view
  const order = [...touching.keys()].sort(
    (a, b) => touching.get(b)!.size - touching.get(a)!.size || a.localeCompare(b),
  );
  for (const realm of order) {
    const taken = new Set([...touching.get(realm)!].map((other) => tints.get(other)));
    let tint = 0;
    while (taken.has(tint) && tint < TINTS - 1) tint += 1;
    tints.set(realm, tint);
  }
  return tints;
}
