/** The moments of a game, fetched as they are needed. */

import { api, type Frame } from "./api";
import { app } from "./app.svelte";

const CHUNK = 40;

export class Replay {
  readonly table: string;
  seat = $state(-1);
  lines = $state(0);
  at = $state(0);
  playing = $state(false);
  #frames = $state.raw<Map<number, Frame>>(new Map());
  #asked = new Set<number>();
  #timer = 0;

  /** The moment that is shown; while it is on its way, null. */
  frame = $derived(this.#frames.get(this.at) ?? null);

  constructor(table: string, seat: number, lines: number, at: number) {
    this.table = table;
    this.seat = seat;
    this.lines = lines;
    this.go(at);
  }

  go(line: number): void {
    this.at = Math.max(0, Math.min(line, this.lines));
    void this.#fetch(Math.floor(this.at / CHUNK));
    if (this.at % CHUNK > CHUNK / 2) void this.#fetch(Math.floor(this.at / CHUNK) + 1);
  }

  look(seat: number): void {
    this.seat = seat;
    this.#frames = new Map();
    this.#asked.clear();
    this.go(this.at);
  }

  async #fetch(chunk: number): Promise<void> {
    const from = chunk * CHUNK;
    if (this.#asked.has(chunk) || from > this.lines) return;
    this.#asked.add(chunk);
    const seat = this.seat;
    try {
      const answer = await api.replay(this.table, seat, from, Math.min(from + CHUNK - 1, this.lines));
      if (seat !== this.seat) return;
      this.lines = Math.max(this.lines, answer.lines);
      const frames = new Map(this.#frames);
      for (const frame of answer.frames) frames.set(frame.line, frame);
      this.#frames = frames;
    } catch (error) {
      this.#asked.delete(chunk);
      app.fail(error);
    }
  }

  play(): void {
    this.playing = true;
    if (this.at >= this.lines) this.go(0);
    const step = () => {
      if (!this.playing) return;
      if (this.at >= this.lines) {
        this.playing = false;
        return;
      }
      if (this.frame) this.go(this.at + 1);
      this.#timer = window.setTimeout(step, 700);
    };
    this.#timer = window.setTimeout(step, 300);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
}
