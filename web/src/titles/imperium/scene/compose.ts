/** The picture of a card, composed of sky, land, buildings, plants and figures: the same card has the same picture. */

import type { Figure } from "./figures";
import { groundOf, HORIZON, NEAR, type Land, type Shape } from "./ground";
import { homeOf, kinOf, type Home } from "./homes";
import { mix, tonesOf, type Tones } from "./light";
import { between, lotOf, oneOf, round, type Lot } from "./lot";
import { banner, border, clouds, plinth, rays, riot, ranks, ship, sun } from "./parts";
import { subjectOf, type Subject } from "./subjects";

/** A drawing that is kept once in the page (`im-build-temple`) and used in many scenes. */
export interface Use {
  use: string;
  at: string;
  /** The colours of its tones, as a style. */
  paint: string;
  opacity?: number;
}

export type Layer = Shape | Use;

export interface Scene {
  sky: string;
  glow: string;
  layers: Layer[];
}

/** `romans.city-of-rome.2` is the second copy of the City of Rome. */
export function nameOf(ref: string): { home: string; name: string } {
  const parts = ref.slice(ref.indexOf(":") + 1).split(".");
  if (/^\d+$/.test(parts.at(-1)!)) parts.pop();
  const home = parts.length > 1 ? parts[0]! : "";
  return {
    home: homeOf(home) === homeOf("") ? "" : home,
    name: parts.slice(parts.length > 1 ? 1 : 0).join(".") || parts[0]!,
  };
}

const masonry = (home: Home, tones: Tones, haze: number): string => {
  const wall = mix(home.wall, tones.glow, haze);
  const shades = {
    wall,
    shade: mix(wall, tones.near, 0.42),
    roof: mix(home.roof, tones.glow, haze),
    dark: mix(tones.dark, tones.glow, haze * 0.7),
    cloth: mix(tones.cloth, tones.glow, haze * 0.6),
  };
  return Object.entries(shades)
    .map(([tone, colour]) => `--${tone}:${colour}`)
    .join(";");
};
const leaves = (tones: Tones, depth: number): string =>
  `--roof:${mix(tones.near, tones.mid, 0.6 - depth)};--shade:${mix(tones.near, tones.dark, 0.35)};--dark:${tones.dark}`;

const build = (name: string, x: number, y: number, size: number, paint: string): Use => ({
  use: `im-build-${name}`,
  at: `translate(${round(x - 50 * size)} ${round(y)}) scale(${round(size * 100) / 100})`,
  paint,
});
const plant = (name: string, x: number, y: number, size: number, paint: string): Use => ({
  use: `im-plant-${name}`,
  at: `translate(${round(x - 20 * size)} ${round(y)}) scale(${round(size * 100) / 100})`,
  paint,
});
const figure = (name: Figure, x: number, base: number, size: number, colour: string): Use => ({
  use: `im-figure-${name}`,
  at: `translate(${round(x - size / 2)} ${round(base - size)}) scale(${Math.round((size / 512) * 1000) / 1000})`,
  paint: `--ink:${colour}`,
});

function grove(lot: Lot, kind: string, count: number, tones: Tones, keep: number): Layer[] {
  const found: Layer[] = [];
  for (let i = 0; i < count; i++) {
    let x = between(lot, 6, 194);
    // What the picture is about stays free.
    if (Math.abs(x - keep) < 34) x = x < keep ? keep - 34 - lot() * 40 : keep + 34 + lot() * 40;
    const depth = lot();
    found.push(plant(kind, x, HORIZON + 10 + depth * 15, 0.42 + depth * 0.36, leaves(tones, depth * 0.4)));
  }
  return found.sort((one, other) =>
    Number("use" in one && "use" in other && parseFloat(one.at.split(" ")[1]!) - parseFloat(other.at.split(" ")[1]!)),
  );
}

const PLANTS: Partial<Record<Land, string>> = {
  forest: "pine",
  jungle: "jungle",
  marsh: "reeds",
  dunes: "palm",
  river: "reeds",
  peaks: "pine",
  fjord: "pine",
};

/** Temples and arenas stand where Greeks and Romans lived; other nations built in their own way. */
const CLASSICAL = ["", "greeks", "romans", "macedonians"];
const builtBy = (build: string, nation: string, home: Home): string =>
  ["temple", "arena"].includes(build) && !CLASSICAL.includes(nation) ? home.build : build;

/** What stands in front, and at which place of the picture. */
function foreground(about: Subject, home: Home, lot: Lot, tones: Tones, x: number): Layer[] {
  if (about.crowd) return riot(lot, tones);
  if (about.ranks) return ranks(lot, tones, home.shield);
  if (about.ships) {
    const found: Layer[] = [];
    if (about.ships > 1) found.push(...ship(lot, 200 - x, HORIZON + 8, 0.5, tones));
    found.push(...ship(lot, x, NEAR - 8, 1.05, tones));
    return found;
  }
  const who = about.leader ? home.leader : about.figure;
  if (!who) return [];
  if (about.leader)
    return [
      ...banner(x - 42, 20, 26, tones),
      ...banner(x + 42, 20, 26, tones),
      ...plinth(x, tones),
      figure(who, x, 67, 50, tones.dark),
    ];
  return about.thing
    ? [...plinth(x, tones), figure(who, x, 66, 44, tones.dark)]
    : [figure(who, x, NEAR + 4, 58, tones.dark)];
}

/** Cards of a suit that name nothing to be seen. */
function usual(suit: string, about: Subject): Subject {
  if (suit === "fame") return { figure: "trophy", thing: true, build: "temple" };
  if (suit === "tributary") return { figure: "hands" };
  return Object.keys(about).length > 0 ? about : { leader: true };
}

export function sceneOf(ref: string, suit: string): Scene {
  const { home: nation, name } = nameOf(ref);
  const people = nation || kinOf(name);
  const home = homeOf(people);
  const lot = lotOf(`${nation}.${name}`);
  const tones = tonesOf(suit, people, lot());
  const about = usual(suit, subjectOf(name));
  const power = suit === "power" || name.startsWith("power");
  const tribute = suit === "tributary";
  const land = (power || tribute ? undefined : about.land) ?? home.land;
  const side = oneOf(lot, [-1, 1]);
  const busy = Boolean(about.figure || about.leader || about.ships);
  /** The golden sections of the picture: what it is about at one, what is behind it at the other. */
  const x = round(100 + side * (busy && !power ? 24 : 0) + between(lot, -4, 4));
  const wild =
    suit === "region" ||
    (about.plants !== undefined &&
      about.build === undefined &&
      !["civilised", "plain"].includes(suit) &&
      about.land !== undefined);
  const houses =
    power || tribute
      ? home.build
      : about.build !== undefined
        ? builtBy(about.build, nation, home)
        : wild || about.land
          ? ""
          : home.build;
  const alone = houses !== "" && (power || !(busy || about.ranks || about.crowd));

  const layers: Layer[] = [];
  if (suit === "fame" || name.startsWith("king-of-kings")) layers.push(rays(x, 40, tones));
  layers.push(...sun(busy || alone ? x : x + side * 30, busy ? 40 : 30, busy ? 25 : 15, tones), clouds(lot, tones));
  layers.push(...groundOf(land, lot, tones));
  if (houses) {
    if (alone) layers.push(build(houses, x, NEAR - 1, 0.92, masonry(home, tones, 0.04)));
    else
      layers.push(
        build(houses, 100 - side * 48, HORIZON + 14, 0.62, masonry(home, tones, suit === "unrest" ? 0.1 : 0.3)),
      );
  }
  const kind = wild || about.land ? (PLANTS[land] ?? home.plant) : home.plant;
  const count = power ? 4 : (about.plants ?? (busy ? 2 : 3));
  if (!about.crowd && !about.ranks) layers.push(...grove(lot, kind, count, tones, x));
  if (power || tribute) {
    const at = power ? x + side * 62 : x;
    layers.push(
      ...banner(at, power ? 30 : 38, power ? 30 : 22, tones),
      figure(home.figure, at, power ? 62 : 63, power ? 24 : 32, tones.sun),
    );
  } else layers.push(...foreground(about, home, lot, tones, x));
  layers.push(...border(home.ornament, tones));
  return { sky: tones.sky, glow: tones.glow, layers };
}
