/** What a title brings to the page: its board, its cover, and words for what only the page says. */

import type { Component } from "svelte";
import type { Chooser } from "../lib/chooser.svelte";
import type { Kit } from "../lib/app.svelte";
import type { Seat } from "../lib/api";
import type { MatchView } from "../lib/types";
import type { Words } from "../lib/words";
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
}

export interface TitleFace {
  board?: Component<BoardProps>;
  text?: Component<BoardProps>;
  cover?: Component<Record<string, never>>;
  words: Record<string, string>;
}

const faces: Record<string, TitleFace> = {
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
