/** Kits of titles as they arrive, and words about them away from a table. */

import { faceOf } from "../titles";
import { app, wordsFor, type Kit } from "./app.svelte";
import { settings } from "./settings.svelte";
import type { Words } from "./words";

let kits = $state.raw<Record<string, Kit>>({});
const asked = new Set<string>();
/** Titles whose kit could not be had: nobody waits for them. */
let lost = $state.raw<string[]>([]);

/** The kit of a title once it is here. */
export function kitOf(title: string): Kit | null {
  if (title && !asked.has(title)) {
    asked.add(title);
    app.kit(title).then(
      (kit) => (kits = { ...kits, [title]: kit }),
      (error: unknown) => {
        asked.delete(title);
        lost = [...lost, title];
        app.fail(error);
      },
    );
  }
  return kits[title] ?? null;
}

/** Whether it is known what can be said about a title. */
export function isSettled(title: string): boolean {
  return kitOf(title) !== null || lost.includes(title);
}

export function titleWords(title: string, names: string[] = []): Words | null {
  const kit = kitOf(title);
  return kit ? wordsFor(kit, settings.language, names, faceOf(title).words) : null;
}

export function titleName(title: string): string {
  return titleWords(title)?.either(["title"], title) ?? "…";
}

/** Names of seats that nobody has named, in the language of the reader. */
export function readNames(names: string[]): string[] {
  return names.map((name, seat) =>
    name === `Player ${seat + 1}` ? app.words.say("ui-seat-number", { number: seat + 1 }) : name,
  );
}
