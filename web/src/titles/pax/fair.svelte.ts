/** Trade fairs as they are told in the log: which route is being travelled, and how far. */

import { mayMove } from "../../lib/settings.svelte";
import type { LogLine } from "../../lib/types";
import { wayOf } from "./geography";
import type { PaxTable } from "./model";

/** Milliseconds for one empire of the way, and how long a route stays lit where nothing may move. */
const STEP = 420;
const STILL = 2500;

export class Journey {
  /** The region whose fair is under way, or nothing. */
  region = $state("");
  way = $state("");
  /** From 0 to 1 along the way; below 0 no ship is drawn. */
  at = $state(-1);
  #seen = -1;
  #frame = 0;
  #timer = 0;

  /** Looks for fairs in what is new in the log. */
  watch(log: LogLine[], table: PaxTable): void {
    const before = this.#seen;
    this.#seen = log.at(-1)?.step ?? 0;
    // The first log is the past; one that ends earlier is a step back.
    if (before < 0 || this.#seen <= before) return;
    const fresh = log.filter((line) => line.step > before);
    const begin = fresh.map((line) => line.event).lastIndexOf("fair-began");
    if (begin < 0) return;
    const region = String(fresh[begin]!.args.region);
    const route = table.routes.find((each) => each.region === region);
    if (!route) return;
    const told = fresh.slice(begin);
    const end = told.find((line) => line.event === "voyage-ended")?.args.empire;
    const last = end === undefined ? -1 : route.empires.indexOf(String(end));
    const stays = told.some((line) => line.event === "no-voyage");
    this.start(region, route.emporium, stays ? [] : last < 0 ? route.empires : route.empires.slice(0, last + 1));
  }

  start(region: string, emporium: string, empires: string[]): void {
    this.stop();
    this.region = region;
    this.way = wayOf(emporium, empires);
    if (!mayMove() || empires.length === 0) {
      this.#timer = window.setTimeout(() => this.stop(), STILL);
      return;
    }
    const began = performance.now();
    const length = STEP * (empires.length + 1);
    const move = (now: number) => {
      this.at = Math.min(1, Math.max(0, (now - began) / length));
      if (now - began < length + 500) this.#frame = requestAnimationFrame(move);
      else this.stop();
    };
    this.#frame = requestAnimationFrame(move);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.region = "";
    this.at = -1;
  }
}
