/** Pictures of the cards: icons by Lorc, Delapouite and others (game-icons.net, CC BY 3.0). */

import abbotMeeple from "icon:abbot-meeple";
import anvil from "icon:anvil";
import bandit from "icon:bandit";
import beerStein from "icon:beer-stein";
import bigDiamondRing from "icon:big-diamond-ring";
import bowman from "icon:bowman";
import bread from "icon:bread";
import brokenWall from "icon:broken-wall";
import burningBook from "icon:burning-book";
import candles from "icon:candles";
import castle from "icon:castle";
import clawHammer from "icon:claw-hammer";
import coinsPile from "icon:coins-pile";
import crossedSwords from "icon:crossed-swords";
import crown from "icon:crown";
import desert from "icon:desert";
import drakkar from "icon:drakkar";
import fist from "icon:fist";
import holySymbol from "icon:holy-symbol";
import hoodedAssassin from "icon:hooded-assassin";
import huntingHorn from "icon:hunting-horn";
import jewelCrown from "icon:jewel-crown";
import knightBanner from "icon:knight-banner";
import lyre from "icon:lyre";
import medievalVillage01 from "icon:medieval-village-01";
import monkFace from "icon:monk-face";
import mountedKnight from "icon:mounted-knight";
import pilgrimHat from "icon:pilgrim-hat";
import pitchfork from "icon:pitchfork";
import popeCrown from "icon:pope-crown";
import prayer from "icon:prayer";
import quillInk from "icon:quill-ink";
import roastChicken from "icon:roast-chicken";
import roundPotion from "icon:round-potion";
import scales from "icon:scales";
import shakingHands from "icon:shaking-hands";
import siegeTower from "icon:siege-tower";
import spearFeather from "icon:spear-feather";
import stoneBust from "icon:stone-bust";
import stoneCrafting from "icon:stone-crafting";
import swordman from "icon:swordman";
import templarShield from "icon:templar-shield";
import torch from "icon:torch";
import trowel from "icon:trowel";
import twoCoins from "icon:two-coins";
import walkingBoot from "icon:walking-boot";
import whiteBook from "icon:white-book";
import windmill from "icon:windmill";

const cards: Record<string, string> = {
  artisan: clawHammer,
  merchant: scales,
  miller: windmill,
  innkeeper: beerStein,
  blacksmith: anvil,
  militiaman: pitchfork,
  journeyman: trowel,
  goldsmith: bigDiamondRing,
  sculptor: stoneBust,
  tithe: twoCoins,
  monk: monkFace,
  priest: holySymbol,
  apprenticeship: whiteBook,
  confession: prayer,
  templar: templarShield,
  pilgrimage: pilgrimHat,
  procession: candles,
  glassblower: roundPotion,
  archer: bowman,
  chivalry: mountedKnight,
  diplomat: shakingHands,
  hunting: huntingHorn,
  mercenary: swordman,
  "tax-collector": coinsPile,
  captain: knightBanner,
  joust: spearFeather,
  troubadour: lyre,
  baker: bread,
  prior: abbotMeeple,
  banquet: roastChicken,
};

const events: Record<string, string> = {
  marauding: hoodedAssassin,
  brigands: bandit,
  "conflict-of-succession": jewelCrown,
  skirmishes: crossedSwords,
  war: siegeTower,
  normans: drakkar,
  resistance: fist,
  drought: desert,
  support: medievalVillage01,
  "civil-war": torch,
  wayfarers: walkingBoot,
  "theological-conflict": holySymbol,
  heresy: burningBook,
  "traveling-builders": stoneCrafting,
  "interrupted-work": brokenWall,
};

const characters: Record<string, string> = {
  chretien: quillInk,
  urbain: popeCrown,
  thibaut: castle,
  hugues: templarShield,
  florentin: coinsPile,
  henry: crown,
};

/** The picture of `card:monk`, `event:brigands-2`, `character:henry`. */
export function pictureOf(ref: string): string {
  const [domain, name = ""] = ref.split(":");
  const table = domain === "card" ? cards : domain === "event" ? events : characters;
  return table[name] ?? table[name.replace(/-\d$/, "")] ?? holySymbol;
}
