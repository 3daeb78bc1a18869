/** Marks on the board what was told last, and draws arrows between the things that one line speaks of. */

import type { Attachment } from "svelte/attachments";

/** Sets `data-told` on everything that one of these references names. */
export function marking(told: () => Set<string>): Attachment<HTMLElement> {
  return (board) => {
    const mark = (): void => {
      const refs = told();
      for (const element of board.querySelectorAll("[data-ref]")) {
        const names = element.getAttribute("data-ref")!.split(" ");
        element.toggleAttribute(
          "data-told",
          names.some((name) => refs.has(name)),
        );
      }
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-ref"] });
    return () => observer.disconnect();
  };
}

export interface Arrow {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const MOST = 6;
const SHORTEST = 24;

/** The middle of the only element that a reference names; null if there is none, or more than one. */
function place(board: Element, ref: string, corner: DOMRect): [number, number] | null {
  const found = [...board.querySelectorAll(`[data-ref~="${CSS.escape(ref)}"]`)].filter(
    (each) => each.getClientRects().length > 0,
  );
  if (found.length !== 1) return null;
  const box = found[0]!.getBoundingClientRect();
  return [box.x + box.width / 2 - corner.x, box.y + box.height / 2 - corner.y];
}

/** For each line that speaks of two things which lie somewhere: from the first to the last, in pixels of the board. */
export function arrows(board: Element, lines: string[][]): Arrow[] {
  const corner = board.getBoundingClientRect();
  const found: Arrow[] = [];
  for (const refs of lines) {
    const places = refs.map((ref) => place(board, ref, corner)).filter((each) => each !== null);
    const [from, to] = [places[0], places.at(-1)];
    if (!from || !to || Math.hypot(to[0] - from[0], to[1] - from[1]) < SHORTEST) continue;
    found.push({ x1: from[0], y1: from[1], x2: to[0], y2: to[1] });
    if (found.length === MOST) break;
  }
  return found;
}
