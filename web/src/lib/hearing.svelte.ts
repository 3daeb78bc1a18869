/** Makes a live table heard: called once while its page is made. */

import { faceOf } from "../titles";
import type { Live } from "./live.svelte";
import { heardOf, play } from "./sounds";

export function hear(live: Live): void {
  let told = -1;
  let mine = false;
  let over: boolean | null = null;

  $effect(() => {
    const view = live.view;
    if (!view) return;
    const fresh = told < 0 ? [] : live.log.log.filter((line) => line.step > told);
    const last = live.log.log.at(-1)?.step ?? 0;
    // A move that is taken back is told again later.
    told = last;
    for (const sound of heardOf(fresh, faceOf(view.title).heard ?? {})) play(sound);
    const asked = view.decision?.options !== undefined && !view.over;
    if (asked && !mine && live.told.length > 0) play("turn");
    mine = asked;
  });
  $effect(() => {
    if (!live.table) return;
    const now = live.table.state === "over";
    if (now && over === false) play("end");
    over = now;
  });
}
