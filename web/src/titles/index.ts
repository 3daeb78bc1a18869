/** What a title brings to the page: its board, its cover, and words for what only the page says. */

import type { Component } from "svelte";
import type { Chooser } from "../lib/chooser.svelte";
import type { Kit } from "../lib/app.svelte";
import type { Seat } from "../lib/api";
import type { LogLine, MatchView } from "../lib/types";
import type { Words } from "../lib/words";
import Imperium from "./imperium/Board.svelte";
import ImperiumCover from "./imperium/Cover.svelte";
import ImperiumText from "./imperium/TextBoard.svelte";
import imperiumEn from "./imperium/en.ftl?raw";
import imperiumRu from "./imperium/ru.ftl?raw";
import Pax from "./pax/Board.svelte";
import PaxCover from "./pax/Cover.svelte";
import PaxText from "./pax/TextBoard.svelte";
import paxEn from "./pax/en.ftl?raw";
import paxRu from "./pax/ru.ftl?raw";
import Troyes from "./troyes/Board.svelte";
import TroyesCover from "./troyes/Cover.svelte";
import TroyesText from "./troyes/TextBoard.svelte";
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

export interface TitleFace {
  board?: Component<BoardProps>;
  text?: Component<BoardProps>;
  cover?: Component<Record<string, never>>;
  words: Record<string, string>;
  /** The board arranges itself on a narrow screen, instead of being panned as a whole. */
  fits?: boolean;
  /** A balance report of the title's nations, as text. */
  balance?: () => Promise<string>;
}

const faces: Record<string, TitleFace> = {
  imperium: {
    board: Imperium as unknown as Component<BoardProps>,
    text: ImperiumText as unknown as Component<BoardProps>,
    cover: ImperiumCover as unknown as Component<Record<string, never>>,
    words: { en: imperiumEn, ru: imperiumRu },
    fits: true,
    balance: async () => (await import("./imperium/balance.json?raw")).default,
  },
  pax: {
    board: Pax as unknown as Component<BoardProps>,
    text: PaxText as unknown as Component<BoardProps>,
    cover: PaxCover as unknown as Component<Record<string, never>>,
    words: { en: paxEn, ru: paxRu },
    fits: true,
  },
  troyes: {
    board: Troyes as unknown as Component<BoardProps>,
    text: TroyesText as unknown as Component<BoardProps>,
    cover: TroyesCover as unknown as Component<Record<string, never>>,
    words: { en: troyesEn, ru: troyesRu },
  },
};

export function faceOf(title: string): TitleFace {
  return faces[title] ?? { words: {} };
}
