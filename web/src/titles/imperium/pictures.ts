/** Icons of suits, signs, tokens and abilities (game-icons.net, CC BY 3.0). */

import ancientColumns from "icon:ancient-columns";
import barbarian from "icon:barbarian";
import campfire from "icon:campfire";
import capitol from "icon:capitol";
import ceremonialMask from "icon:ceremonial-mask";
import compass from "icon:compass";
import crossedSwords from "icon:crossed-swords";
import crown from "icon:crown";
import fist from "icon:fist";
import gears from "icon:gears";
import holyGrail from "icon:holy-grail";
import hourglass from "icon:hourglass";
import knightBanner from "icon:knight-banner";
import laurelCrown from "icon:laurel-crown";
import meeple from "icon:meeple";
import mining from "icon:mining";
import mountains from "icon:mountains";
import pin from "icon:pin";
import progression from "icon:progression";
import river from "icon:river";
import scroll from "icon:scroll-unfurled";
import stonePile from "icon:stone-pile";
import sun from "icon:sun";
import tap from "icon:clockwise-rotation";
import templar from "icon:templar-shield";
import throne from "icon:throne-king";
import torch from "icon:torch";
import village from "icon:village";
import wheat from "icon:wheat";
import cardPlay from "icon:card-play";

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

const abilities: Record<string, string> = {
  "ability-play": cardPlay,
  "ability-free": cardPlay,
  "ability-exhaust": tap,
  "ability-react": tap,
  "ability-trigger": torch,
  "ability-solstice": sun,
  "ability-end": hourglass,
};

export const signIcon = (name: string): string | undefined => signs[name];
export const abilityIcon = (id: string): string | undefined => abilities[id];

export const tokenIcons = { m: stonePile, p: meeple, g: progression, a: gears, x: tap };
export { barbarian, crown, fist, hourglass, laurelCrown, throne };
