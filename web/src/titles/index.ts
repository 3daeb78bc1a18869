/** What a title brings to the page: its board, its cover, and words for what only the page says. */

import type { Component } from "svelte";
import type { Chooser } from "../lib/chooser.svelte";
import type { Kit } from "../lib/app.svelte";
import type { Seat, Table } from "../lib/api";
import type { Beginnings } from "../lib/log";
import type { Heard } from "../lib/sounds";
import type { LogLine, MatchView } from "../lib/types";
import type { Words } from "../lib/words";
import EuropaCover from "./europa/Cover.svelte";
import europaEn from "./europa/en.ftl?raw";
import europaRu from "./europa/ru.ftl?raw";
import europaMapEn from "./europa/map/en.ftl?raw";
import europaMapRu from "./europa/map/ru.ftl?raw";
import ImperiumCover from "./imperium/Cover.svelte";
import imperiumEn from "./imperium/en.ftl?raw";
import imperiumRu from "./imperium/ru.ftl?raw";
import PaxCover from "./pax/Cover.svelte";
import paxEn from "./pax/en.ftl?raw";
import paxRu from "./pax/ru.ftl?raw";
import TroyesCover from "./troyes/Cover.svelte";
import troyesEn from "./troyes/en.ftl?raw";
import troyesRu from "./troyes/ru.ftl?raw";

export interface BoardProps {
  view: MatchView;
  words: Words;
  kit: Kit;
  chooser: Chooser;
  seats: Seat[];
  /** What has been told so far, where there is a log. */
  log?: LogLine[];
}

/** A board comes when it is first looked at: nobody waits for the boards of other titles. */
type Board = () => Promise<Component<BoardProps>>;

export interface TitleFace {
  board?: Board;
  text?: Board;
  cover?: Component<Record<string, never>>;
  words: Record<string, string>;
  /** With what something new begins in the log. */
  begins?: Beginnings;
  /** One's own things, where they stay in sight below the board. */
  own?: Board;
  /** Lines of the log that are heard. */
  heard?: Heard;
  /** The board has a zoom of its own. */
  zooms?: boolean;
  /** A game that is won, not scored: what is drawn in place of points over time, and the source of points that only says who has won. */
  race?: { chart: () => Promise<Component<RaceProps>>; win: string };
  /** A balance report of the title's nations, as text. */
  balance?: () => Promise<string>;
}

/** What draws how a game was won where nobody scores points. */
export interface RaceProps {
  table: Table;
  words: Words;
  onreplay: (line: number) => void;
}

/** One promise for each board: asked for again, it is there at once. */
function once(load: () => Promise<{ default: unknown }>): Board {
  let board: Promise<Component<BoardProps>> | undefined;
  return () => (board ??= load().then((loaded) => loaded.default as Component<BoardProps>));
}

const faces: Record<string, TitleFace> = {
  europa: {
    board: once(() => import("./europa/Board.svelte")),
    text: once(() => import("./europa/TextBoard.svelte")),
    cover: EuropaCover as unknown as Component<Record<string, never>>,
    words: { en: `${europaEn}\n${europaMapEn}`, ru: `${europaRu}\n${europaMapRu}` },
    heard: { dice: ["authority-rolled", "die-rolled", "rebel-die"], card: ["card-drawn", "cards-drawn", "card-played", "card-taken"] },
    begins: { phases: ["age-began", "round-began", "phase-began"], turns: ["turn-began"] },
    zooms: true,
  },
  imperium: {
    board: once(() => import("./imperium/Board.svelte")),
    text: once(() => import("./imperium/TextBoard.svelte")),
    cover: ImperiumCover as unknown as Component<Record<string, never>>,
    words: { en: imperiumEn, ru: imperiumRu },
    heard: { dice: ["bot-rolled"], card: ["played", "played-free", "acquired", "drew", "bot-played"] },
    begins: { phases: ["round", "solstice", "ending", "last-round", "bot-rolled"], turns: ["turn"] },
    balance: async () => (await import("./imperium/balance.json?raw")).default,
  },
  pax: {
    board: once(() => import("./pax/Board.svelte")),
    text: once(() => import("./pax/TextBoard.svelte")),
    cover: PaxCover as unknown as Component<Record<string, never>>,
    words: { en: paxEn, ru: paxRu },
    heard: { card: ["bought", "comet-bought", "played", "sold", "turned-up"] },
    begins: { phases: [], turns: ["turn-began"] },
    race: { chart: async () => (await import("./pax/Race.svelte")).default, win: "victory" },
  },
  troyes: {
    board: once(() => import("./troyes/Board.svelte")),
    text: once(() => import("./troyes/TextBoard.svelte")),
    own: once(() => import("./troyes/Mats.svelte")),
    cover: TroyesCover as unknown as Component<Record<string, never>>,
    words: { en: troyesEn, ru: troyesRu },
    heard: { dice: ["rolled", "black-rolled", "rerolled", "king-rolled", "shot"], card: ["revealed", "event-came", "event-taken"] },
    begins: { phases: ["round-began", "round-began-king", "round-ended", "king-bought", "king-idle", "game-ended"], turns: [] },
  },
};

export function faceOf(title: string): TitleFace {
  return faces[title] ?? { words: {} };
}
