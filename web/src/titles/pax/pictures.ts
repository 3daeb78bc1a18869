/** Icons of pieces, operations, one-shots, prestige and victories. */

import axe from "icon:guillotine";
import bishop from "icon:chess-bishop";
import book from "icon:open-book";
import cannon from "icon:cannon";
import caravel from "icon:caravel";
import cloak from "icon:cloak-dagger";
import coins from "icon:two-coins";
import comet from "icon:comet-spark";
import compass from "icon:compass";
import crossShield from "icon:cross-shield";
import crown from "icon:crown";
import galleon from "icon:galleon";
import globe from "icon:globe";
import handcuffs from "icon:handcuffs";
import kneeling from "icon:prayer";
import knight from "icon:chess-knight";
import moon from "icon:crescent-blade";
import palette from "icon:palette";
import pawn from "icon:chess-pawn";
import pitchfork from "icon:pitchfork";
import rings from "icon:big-diamond-ring";
import rook from "icon:chess-rook";
import scales from "icon:scales";
import scroll from "icon:scroll-unfurled";
import swords from "icon:crossed-swords";
import throne from "icon:throne-king";
import trade from "icon:trade";
import turn from "icon:crossroad";
import vote from "icon:vote";
import imperial from "icon:imperial-crown";
import holy from "icon:holy-symbol";
import { bare } from "./model";

const pieces: Record<string, string> = { rook, knight, bishop, pawn, pirate: galleon };
const ops: Record<string, string> = {
  inquisitor: bishop,
  commerce: coins,
  behead: axe,
  tax: scroll,
  vote,
  corsair: galleon,
  siege: cannon,
  campaign: swords,
  repress: handcuffs,
};
const shots: Record<string, string> = {
  crusade: crossShield,
  jihad: moon,
  reformation: book,
  conspiracy: cloak,
  "peasant-revolt": pitchfork,
  coronation: rings,
  apostasy: turn,
  shift: trade,
};
const prestige: Record<string, string> = { law: scales, discovery: compass, patron: palette };
const victories: Record<string, string> = {
  renaissance: palette,
  globalization: globe,
  imperial,
  holy,
  byzantine: throne,
};

const first = (ref: string) => bare(ref).split(".")[0] ?? "";

export const pieceIcon = (type: string): string => pieces[type] ?? pawn;
export const opIcon = (ref: string): string => ops[first(ref)] ?? swords;
export const shotIcon = (ref: string): string => shots[first(ref)] ?? swords;
/** The prestige of a religion has its sign instead of an icon. */
export const prestigeIcon = (kind: string): string | null => prestige[kind] ?? null;
export const victoryIcon = (ref: string): string => victories[bare(ref)] ?? crown;
export { bishop, caravel, coins, comet, compass, crown, kneeling, rings, rook, vote };

/** Religions are told apart by a sign and by the outline of their pieces, besides the colour. Box of -10 to 10. */
export const signs: Record<string, string> = {
  catholic: "M-2-9H2V-4H7V0H2V9H-2V0H-7V-4H-2Z",
  islamic: "M3-8.5A8.5 8.5 0 1 0 7.5 4.5A7 7 0 1 1 3-8.5ZM5-3.4L6-1L8.6-.8L6.6.9L7.2 3.4L5 2L2.8 3.4L3.4.9L1.4-.8L4-1Z",
  reformist: "M-9-6Q-4-8 0-5Q4-8 9-6V6.5Q4 4.5 0 7.5Q-4 4.5-9 6.5ZM-.7-3.4V5.6H.7V-3.4Z",
};
export const outlines: Record<string, string> = {
  catholic: "M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z",
  islamic: "M-4.1-10H4.1L10-4.1V4.1L4.1 10H-4.1L-10 4.1V-4.1Z",
  reformist: "M-9-9H9V9H-9Z",
};
