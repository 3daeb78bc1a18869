/** How each Province is painted in each layer. */

import type { EuropaTable } from "../view";
import type { Atlas, Leaf } from "./atlas";
import type { Livery } from "./colours";
import { isVassal, type Land } from "./lands";

export const LAYERS = ["owners", "religion", "diplomacy", "trade", "reach", "missions"] as const;
export type Layer = (typeof LAYERS)[number];

export interface Paint {
  /** A class of the drawing. */
  look: string;
  colour?: string;
  pattern?: string;
}

export const FAITHS = ["catholic", "orthodox", "muslim", "diverse", "protestant", "counter-reformed"];
const PATTERNED = new Set(["orthodox", "muslim", "diverse", "protestant", "counter-reformed"]);

export type Tie = "own" | "vassal" | "war" | "ally" | "wed" | "truce" | "influence" | "none";

export const TIES: Tie[] = ["own", "vassal", "ally", "wed", "war", "truce", "influence"];

const within = (pairs: string[][], a: string, b: string): boolean =>
  pairs.some((pair) => pair.includes(a) && pair.includes(b));

/** What one Realm is to another: War goes before everything, then bonds, then Truce. */
export function tieOf(table: EuropaTable, eyes: string, realm: string): Tie {
  if (!realm) return "none";
  if (realm === eyes) return "own";
  const shown = table.realms[realm];
  if (shown?.lord === eyes) return "vassal";
  const lord = shown?.lord;
  if (within(table.wars, eyes, realm) || (lord && within(table.wars, eyes, lord))) return "war";
  if (shown?.allies?.includes(eyes) || table.realms[eyes]?.allies?.includes(realm)) return "ally";
  if (shown?.wed?.includes(eyes) || table.realms[eyes]?.wed?.includes(realm)) return "wed";
  if (within(table.truces, eyes, realm)) return "truce";
  return "none";
}

export interface Asked {
  layer: Layer;
  /** The Realm through whose eyes diplomacy is seen. */
  eyes: string;
  /** Steps to spaces for the chosen force. */
  reach: ReadonlyMap<string, number>;
  /** Places of Missions. */
  goals: ReadonlySet<string>;
}

export function paintsOf(
  table: EuropaTable,
  atlas: Atlas,
  leaf: Leaf,
  lands: Map<string, Land>,
  tints: Map<string, number>,
  livery: Map<string, Livery>,
  asked: Asked,
): Map<string, Paint> {
  const painted = new Map<string, Paint>();
  for (const province of leaf.provinces)
    painted.set(province, paintOf(table, atlas, lands.get(province)!, tints, livery, asked));
  return painted;
}

function paintOf(
  table: EuropaTable,
  atlas: Atlas,
  land: Land,
  tints: Map<string, number>,
  livery: Map<string, Livery>,
  asked: Asked,
): Paint {
  const space = atlas.facts.provinces[land.province]!.space;
  if (asked.layer === "religion") {
    const creed = table.areas[space]?.creed?.slice("faith:".length);
    if (!creed) return { look: "plain", colour: "var(--faith-other)" };
    const known = FAITHS.includes(creed) ? creed : "other";
    return {
      look: "plain",
      colour: `var(--faith-${known})`,
      ...(PATTERNED.has(creed) ? { pattern: `eu-${creed}` } : {}),
    };
  }
  if (asked.layer === "diplomacy") {
    const tie = tieOf(table, asked.eyes, land.holder);
    if (tie === "none") {
      const cubes = table.areas[space]?.influence?.[asked.eyes] ?? 0;
      return cubes && !land.player
        ? { look: "plain", colour: "var(--tie-influence)" }
        : { look: "plain", colour: "var(--tint-0)" };
    }
    return { look: "plain", colour: `var(--tie-${tie})`, ...(tie === "war" ? { pattern: "eu-war" } : {}) };
  }
  if (asked.layer === "reach" && asked.reach.size) {
    const steps = asked.reach.get(space) ?? asked.reach.get(land.province);
    if (steps !== undefined)
      return { look: "plain", colour: steps === 0 ? "var(--reach-1)" : `var(--reach-${Math.min(2, steps)})` };
    return { look: "plain", colour: "var(--waste)" };
  }
  if (asked.layer === "missions" && asked.goals.size) {
    const wanted = asked.goals.has(land.province) || asked.goals.has(space) || asked.goals.has(land.holder);
    return { look: "plain", colour: wanted ? "var(--goal)" : "var(--tint-0)" };
  }
  const colour = livery.get(land.player)?.colour;
  if (colour) return { look: isVassal(land.town) ? "vassal" : "own", colour };
  return { look: `t${tints.get(land.holder) ?? 0}` };
}
