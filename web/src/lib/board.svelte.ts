/** What every board shares: lit elements, clicks on them, and things that move from where they were. */

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Chooser } from "./chooser.svelte";
import { mayMove } from "./settings.svelte";
import type { Words } from "./words";

const MADE = ["tabindex", "role", "aria-label", "aria-description", "data-made"];

function refsIn(element: Element): string[] {
  return element.getAttribute("data-ref")?.split(" ").filter(Boolean) ?? [];
}

/** What a click on a reference would choose, in words: for screen readers. */
function label(ref: string, chooser: Chooser, words: Words): string {
  const meant = chooser.left.filter(
    (option) => option.verb === ref.slice(5) || Object.values(option.args).includes(ref),
  );
  const first = meant[0];
  const said = first ? words.option(first) : words.name(ref);
  return meant.length > 1 ? `${ref.startsWith("verb:") ? said : words.name(ref)} (${meant.length})` : said;
}

/** Marks what can be clicked with `data-lit`, makes it reachable by keyboard, and hands clicks to the chooser. */
export function clickable(chooser: Chooser, words: () => Words): Attachment<HTMLElement> {
  return (board) => {
    /** What was marked last: something that has lost its reference since then glows no more. */
    let marked = new Set<Element>();

    function mark(): void {
      const { lit, picked } = chooser;
      const said = words();
      let asked = false;
      for (const element of marked) {
        if (element.hasAttribute("data-ref")) continue;
        for (const name of ["data-lit", "data-picked", ...(element.hasAttribute("data-made") ? MADE : [])])
          element.removeAttribute(name);
      }
      marked = new Set();
      for (const element of board.querySelectorAll("[data-ref]")) {
        const refs = refsIn(element);
        const ref = refs.find((each) => lit.has(each));
        element.toggleAttribute("data-lit", ref !== undefined);
        // A choice among deeds alone says nothing about things: none of them steps back.
        asked ||= ref !== undefined && !ref.startsWith("verb:");
        const isPicked = refs.some((each) => picked.includes(each));
        element.toggleAttribute("data-picked", isPicked);
        if (ref !== undefined || isPicked) marked.add(element);
        // What holds buttons of its own cannot be one; the panel offers the same by keyboard.
        if (ref !== undefined && !element.matches("button, a") && !element.querySelector("button, a")) {
          element.setAttribute("data-made", "");
          element.setAttribute("tabindex", "0");
          element.setAttribute("role", "button");
          // A drawing has no words of its own; words keep theirs and are explained.
          element.setAttribute(
            element.textContent?.trim() ? "aria-description" : "aria-label",
            label(ref, chooser, said),
          );
        } else if (element.hasAttribute("data-made")) {
          for (const name of MADE) element.removeAttribute(name);
        }
      }
      board.toggleAttribute("data-asked", asked);
    }

    /** What is meant: the thing itself, or the lit one that lies below something that means nothing now. */
    function meant(event: Event): Element | null {
      // A button inside of something lit has a meaning of its own.
      const element = (event.target as Element).closest("[data-lit], button, a");
      if (element || !(event instanceof MouseEvent) || event.detail === 0) return element;
      const below = document.elementsFromPoint(event.clientX, event.clientY);
      return below.map((each) => each.closest("[data-lit]")).find((each) => each && board.contains(each)) ?? null;
    }

    function act(event: Event): void {
      const element = meant(event);
      if (!element?.hasAttribute("data-lit") || !board.contains(element)) return;
      if (chooser.click(refsIn(element))) {
        event.preventDefault();
        event.stopPropagation();
      }
    }

    function key(event: KeyboardEvent): void {
      if ((event.key === "Enter" || event.key === " ") && !(event.target as Element).matches("button, a")) act(event);
    }

    $effect(mark);
    const observer = new MutationObserver(mark);
    observer.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-ref"] });
    board.addEventListener("click", act);
    board.addEventListener("keydown", key);
    return () => {
      observer.disconnect();
      board.removeEventListener("click", act);
      board.removeEventListener("keydown", key);
    };
  };
}

/** Whether the middle of an element can be seen: no part of the board that scrolls hides it. */
function inSight(element: Element, board: Element): boolean {
  const box = element.getBoundingClientRect();
  if (!box.width || !box.height) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    const frame = outer.getBoundingClientRect();
    if ((outer === board || scrolls(outer)) && (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom))
      return false;
    if (outer === board) break;
  }
  return true;
}

function scrolls(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return [overflowX, overflowY].some((each) => each === "auto" || each === "scroll");
}

/** Where nothing that can be chosen is in sight, the board goes to the first thing that can. */
export function goToLit(board: HTMLElement): void {
  const lit = [...board.querySelectorAll("[data-lit]")].filter((each) => each.getClientRects().length > 0);
  const [first] = lit;
  if (!first || lit.some((each) => inSight(each, board))) return;
  for (let outer = first.parentElement; outer; outer = outer.parentElement) {
    if (outer === board || scrolls(outer)) {
      const box = first.getBoundingClientRect();
      const frame = outer.getBoundingClientRect();
      outer.scrollBy({
        left: box.x + box.width / 2 - frame.x - frame.width / 2,
        top: box.y + box.height / 2 - frame.y - frame.height / 2,
        behavior: mayMove() && outer === board ? "smooth" : "instant",
      });
    }
    if (outer === board) break;
  }
}

const DURATION = 420;

/** Where each element with a `data-key` is now. */
export function places(board: Element | null | undefined): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of board?.querySelectorAll("[data-key]") ?? []) {
    found.set(element.getAttribute("data-key")!, element.getBoundingClientRect());
  }
  return found;
}

/** Lets every element that has moved travel from its old place, and every new one appear. */
export async function travel(board: Element | null | undefined, before: Map<string, DOMRect>): Promise<void> {
  if (!board || !mayMove() || before.size === 0 || document.hidden) return;
  await tick();
  for (const element of board.querySelectorAll("[data-key]")) {
    const old = before.get(element.getAttribute("data-key")!) ?? before.get(element.getAttribute("data-from") ?? "");
    if (!old) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: DURATION, easing: "ease-out" });
      continue;
    }
    const now = element.getBoundingClientRect();
    const dx = old.x + old.width / 2 - now.x - now.width / 2;
    const dy = old.y + old.height / 2 - now.y - now.height / 2;
    if (Math.abs(dx) < 2 && Math.abs(dy) < 2) continue;
    const [x, y] = inOwnUnits(element, dx, dy);
    element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0px, 0px)" }], {
      duration: DURATION,
      easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
      composite: "add",
    });
  }
}

/** A way on the screen in the units of an SVG element's parent. */
function inOwnUnits(element: Element, dx: number, dy: number): [number, number] {
  if (!(element instanceof SVGGraphicsElement)) return [dx, dy];
  const matrix = (element.parentElement as unknown as SVGGraphicsElement | null)?.getScreenCTM?.();
  if (!matrix) return [dx, dy];
  return [dx / matrix.a, dy / matrix.d];
}
