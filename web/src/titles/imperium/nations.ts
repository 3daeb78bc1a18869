/** The signs of the nations (game-icons.net, CC BY 3.0). The cover needs no more than these. */

import anubis from "icon:anubis";
import cavalry from "icon:cavalry";
import ceremonialMask from "icon:ceremonial-mask";
import dragonHead from "icon:dragon-head";
import drakkar from "icon:drakkar";
import elephant from "icon:elephant";
import horseHead from "icon:horse-head";
import indianPalace from "icon:indian-palace";
import laurels from "icon:laurels";
import meditation from "icon:meditation";
import minotaur from "icon:minotaur";
import romanShield from "icon:roman-shield";
import spartan from "icon:spartan-helmet";
import sunPriest from "icon:sun-priest";
import swordInStone from "icon:sword-in-stone";
import trident from "icon:trident";
import triquetra from "icon:triquetra";

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

/** `nation:romans`. */
export const nationIcon = (ref: string): string => nations[ref.slice(ref.indexOf(":") + 1)] ?? laurels;
