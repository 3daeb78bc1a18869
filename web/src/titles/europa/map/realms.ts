/** Where the names of Realms stand when one looks from far away. */

import type { Point } from "../../../parts/map/sheet";
import type { Leaf } from "./atlas";
import type { Livery } from "./colours";
import type { Land } from "./lands";

export interface RealmName {
  realm: string;
  at: Point;
  /** Pixels of the letters. */
  size: number;
  /** How wide its land is, about, in units. */
  room: number;
  player: boolean;
}

/** Names of players first, then by the size of the land: the first ones find room first. */
export function realmNames(leaf: Leaf, lands: Map<string, Land>, livery: Map<string, Livery>): RealmName[] {
  const held = new Map<string, string[]>();
  for (const land of lands.values()) {
    if (!land.holder) continue;
    const list = held.get(land.holder);
    if (list) list.push(land.province);
    else held.set(land.holder, [land.province]);
  }
  const beside = new Map<string, string[]>();
  for (const { a, b } of leaf.sheet.borders()) {
    if (lands.get(a)?.holder !== lands.get(b)?.holder || !lands.has(a)) continue;
    beside.set(a, [...(beside.get(a) ?? []), b]);
    beside.set(b, [...(beside.get(b) ?? []), a]);
  }
  const found: RealmName[] = [];
  for (const [realm, all] of held) {
    const provinces = largest(leaf, all, beside);
    let [x, y, size] = [0, 0, 0];
    for (const province of provinces) {
      const part = leaf.sheet.size(province);
      const [px, py] = leaf.point(province, "town");
      x += px * part;
      y += py * part;
      size += part;
    }
    if (!size) continue;
    const middle: Point = [x / size, y / size];
    const inside = provinces.some((province) => leaf.sheet.inside(province, middle[0], middle[1]));
    const at = inside ? middle : nearest(leaf, provinces, middle);
    const player = livery.has(realm);
    const room = Math.sqrt(size);
    found.push({
      realm,
      at,
      size: Math.round(Math.min(player ? 21 : 15, Math.max(player ? 15 : 10, room / (player ? 19 : 24)))),
      room,
      player,
    });
  }
  return found.sort((a, b) => Number(b.player) - Number(a.player) || b.room - a.room);
}

/** The largest part of a Realm that hangs together: there its name stands. */
function largest(leaf: Leaf, provinces: string[], beside: Map<string, string[]>): string[] {
  const left = new Set(provinces);
  let [best, most] = [provinces, -1];
  for (const start of provinces) {
    if (!left.delete(start)) continue;
    const part = [start];
    for (const province of part)
      for (const other of beside.get(province) ?? []) if (left.delete(other)) part.push(other);
    const size = part.reduce((sum, province) => sum + leaf.sheet.size(province), 0);
    if (size > most) [best, most] = [part, size];
  }
  return best;
}

/** The Province nearest to the middle. */
function nearest(leaf: Leaf, provinces: string[], to: Point): Point {
  let best: Point = to;
  let least = Infinity;
  for (const province of provinces) {
    const [x, y] = leaf.point(province, "town");
    const far = Math.hypot(x - to[0], y - to[1]);
    if (far < least) [least, best] = [far, [x, y]];
  }
  return best;
}
