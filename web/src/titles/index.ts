/** What a title brings to the page: its board, its cover, and words for what only the page says. Each has a folder here
 * with a `face.ts`; a title without one is played with the generic board. */

import { once, type TitleFace } from "./face";

export type { BoardProps, RaceProps, TitleFace } from "./face";

const faces = import.meta.glob<TitleFace>("./*/face.ts", { eager: true, import: "default" });

/** The board of a title that another package has brought. */
export const broughtBoard = once(() => import("./Brought.svelte"));

export function faceOf(title: string): TitleFace {
  return faces[`./${title}/face.ts`] ?? { words: {} };
}
