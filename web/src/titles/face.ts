/** What the face of a title may have. */

import type { Component } from "svelte";
import type { Chooser } from "../lib/chooser.svelte";
import type { Kit } from "../lib/app.svelte";
import type { Seat, Table } from "../lib/api";
import type { Beginnings } from "../lib/log";
import type { Heard } from "../lib/sounds";
import type { LogLine, MatchView } from "../lib/types";
import type { Words } from "../lib/words";

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
  /** A balance report of the title's nations, or of the sides of its scenarios, as text. */
  balance?: () => Promise<string>;
}

/** What draws how a game was won where nobody scores points. */
export interface RaceProps {
  table: Table;
  words: Words;
  onreplay: (line: number) => void;
}

/** One promise for each board: asked for again, it is there at once. */
export function once(load: () => Promise<{ default: unknown }>): Board {
  let board: Promise<Component<BoardProps>> | undefined;
  return () => (board ??= load().then((loaded) => loaded.default as Component<BoardProps>));
}
