/** Icons of suits, signs, tokens, nations, and pictures of cards by what their names speak of (game-icons.net, CC BY 3.0). */

import amphora from "icon:amphora";
import ancientColumns from "icon:ancient-columns";
import anubis from "icon:anubis";
import barbarian from "icon:barbarian";
import bull from "icon:bull";
import camel from "icon:camel";
import campfire from "icon:campfire";
import capitol from "icon:capitol";
import castle from "icon:castle";
import cavalry from "icon:cavalry";
import ceremonialMask from "icon:ceremonial-mask";
import coins from "icon:two-coins";
import compass from "icon:compass";
import crossedSwords from "icon:crossed-swords";
import crown from "icon:crown";
import desert from "icon:desert";
import discobolus from "icon:discobolus";
import dragonHead from "icon:dragon-head";
import drakkar from "icon:drakkar";
import elephant from "icon:elephant";
import fist from "icon:fist";
import gears from "icon:gears";
import greekTemple from "icon:greek-temple";
import holyGrail from "icon:holy-grail";
import horseHead from "icon:horse-head";
import hourglass from "icon:hourglass";
import hutsVillage from "icon:huts-village";
import indianPalace from "icon:indian-palace";
import knightBanner from "icon:knight-banner";
import laurelCrown from "icon:laurel-crown";
import laurels from "icon:laurels";
import lightBulb from "icon:light-bulb";
import mayanPyramid from "icon:mayan-pyramid";
import meditation from "icon:meditation";
import meeple from "icon:meeple";
import mining from "icon:mining";
import minotaur from "icon:minotaur";
import mountains from "icon:mountains";
import oak from "icon:oak";
import oasis from "icon:oasis";
import obelisk from "icon:obelisk";
import openBook from "icon:open-book";
import pin from "icon:pin";
import progression from "icon:progression";
import river from "icon:river";
import romanShield from "icon:roman-shield";
import roundTable from "icon:round-table";
import sailboat from "icon:sailboat";
import scroll from "icon:scroll-unfurled";
import spartan from "icon:spartan-helmet";
import stonePile from "icon:stone-pile";
import sun from "icon:sun";
import sunPriest from "icon:sun-priest";
import swordInStone from "icon:sword-in-stone";
import tap from "icon:clockwise-rotation";
import templar from "icon:templar-shield";
import throne from "icon:throne-king";
import torch from "icon:torch";
import trident from "icon:trident";
import triquetra from "icon:triquetra";
import trireme from "icon:trireme";
import village from "icon:village";
import wave from "icon:wave-crest";
import wheat from "icon:wheat";
import cardPlay from "icon:card-play";
import { bare } from "./model";

const signs: Record<string, string> = {
  PIN: pin,
  ATK: crossedSwords,
  PWR: sun,
  REG: mountains,
  UNC: campfire,
  CIV: ancientColumns,
  TRI: knightBanner,
  FAM: laurelCrown,
  UNR: fist,
  BAR: barbarian,
  EMP: crown,
  city: village,
  metro: capitol,
  mask: ceremonialMask,
  scroll,
  knight: templar,
  quest: holyGrail,
  prod: mining,
  fert: wheat,
  riv: river,
};

export const suitIcons: Record<string, string> = {
  region: mountains,
  uncivilised: campfire,
  civilised: ancientColumns,
  tributary: knightBanner,
  fame: laurelCrown,
  unrest: fist,
  power: sun,
  main: compass,
};

const nations: Record<string, string> = {
  carthaginians: elephant,
  celts: triquetra,
  greeks: spartan,
  macedonians: cavalry,
  persians: sunPriest,
  romans: romanShield,
  scythians: horseHead,
  vikings: drakkar,
  arthurians: swordInStone,
  atlanteans: trident,
  egyptians: anubis,
  mauryans: indianPalace,
  minoans: minotaur,
  olmecs: ceremonialMask,
  qin: dragonHead,
  utopians: meditation,
};

const abilities: Record<string, string> = {
  "ability-play": cardPlay,
  "ability-free": cardPlay,
  "ability-exhaust": tap,
  "ability-react": tap,
  "ability-trigger": torch,
  "ability-solstice": sun,
  "ability-end": hourglass,
};

/** What a word of the name begins with gives the picture; the first line that fits wins. */
const subjects: [RegExp, string][] = [
  [/unrest|revolt|uprising|rebel/, fist],
  [/mask/, ceremonialMask],
  [/scroll|saga|edict/, scroll],
  [/lawnslot|peredur|bedwyr|gwalchmei|cai$|cataphract/, templar],
  [/bull$|cattle|herd/, bull],
  [/coast|island|isle|archipelago|peninsula|cape$|atlantis/, wave],
  [/port$|fleet|ship|longship/, trireme],
  [/boat|trade/, sailboat],
  [/river|nile|marsh|lake|flood|shaduf|qanat|drainage/, river],
  [/mountain|hill|highland|pass|steppe/, mountains],
  [/forest|rainforest|wood|grove|jungle|tree/, oak],
  [/oasis/, oasis],
  [/red$/, desert],
  [/caravan/, camel],
  [/plain|field|grassland|lowland|agricult|domestic|bread/, wheat],
  [/mining|metal/, mining],
  [/mill$|windmill/, gears],
  [/pyramid|olmec|venta/, mayanPyramid],
  [/obelisk|monument/, obelisk],
  [/temple|shrine|oracle|ritual|sacred|religion|mystic/, greekTemple],
  [/metropolis|senate|palace|alexandria|knossos/, capitol],
  [/wall|fortif/, castle],
  [/city|town|settle/, village],
  [/tent|nomad|elder/, hutsVillage],
  [/legion|army|conquer|warr|phalanx|raider|mercenar|onager|battering/, crossedSwords],
  [/cavalry|chariot|mounted/, cavalry],
  [/elephant/, elephant],
  [/court/, roundTable],
  [/king|emperor|queen|caesar|dynasty/, throne],
  [/writ|philosoph|laws|education|tomes|arthashastra/, openBook],
  [/game|olymp|gambl/, discobolus],
  [/pottery|jewel|comb|cauldron/, amphora],
  [/coin|prosper|wealth|gold$|money/, coins],
  [/advance$|development|science|engineer|medicine|mathem|astronom|innovation/, lightBulb],
  [/glory|triumph|acclaim|legend|legacy/, laurels],
  [/graal/, holyGrail],
  [/expansion|journey|path|road|invasion/, compass],
];

export const signIcon = (name: string): string | undefined => signs[name];
export const nationIcon = (ref: string): string => nations[bare(ref)] ?? laurels;
export const abilityIcon = (id: string): string | undefined => abilities[id];

/** `card:romans.legions`: a picture by the name, else by its nation, else by its suit. */
export function pictureOf(ref: string, suit: string): string {
  const parts = bare(ref).split(".");
  const home = parts.length > 1 ? parts[0]! : "";
  const name = parts.find((part) => part !== home && !/^[0-9ab]$/.test(part)) ?? parts[0]!;
  if (name === "power") return nations[home] ?? sun;
  return subjects.find(([subject]) => name.split("-").some((word) => word.search(subject) === 0))?.[1] ?? nations[home] ?? suitIcons[suit] ?? laurels;
}

export const tokenIcons = { m: stonePile, p: meeple, g: progression, a: gears, x: tap };
export { barbarian, crown, fist, hourglass, laurelCrown, throne };
