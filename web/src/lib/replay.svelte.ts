/** The moments of a game, fetched as they are needed. */

import { api, type Frame } from "./api";
import { app } from "./app.svelte";
import { nothing, preceded } from "./log";

const CHUNK = 40;
/** The log is fetched so many steps ahead. */
const AHEAD = 100;

export class Replay {
  readonly table: string;
  seat = $state(-1);
  lines = $state(0);
  at = $state(0);
  playing = $state(false);
  #frames = $state.raw<Map<number, Frame>>(new Map());
  #asked = new Set<number>();
  log = $state.raw(nothing);
  #reading = false;
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
    void this.#read();
  }

  /** The log around the shown moment. */
  async #read(): Promise<void> {
    const [seat, step] = [this.seat, this.frame?.view.step];
    if (step === undefined || this.#reading || (this.log.from <= step && step <= this.log.to)) return;
    this.#reading = true;
    try {
      const page = await api.log(this.table, seat, step + AHEAD);
      if (seat === this.seat) this.log = page;
    } catch (error) {
      app.fail(error);
      return;
    } finally {
      this.#reading = false;
    }
    void this.#read();
  }

  /** Asks for what was told before the log begins. */
  async earlier(): Promise<void> {
    const [seat, log] = [this.seat, this.log];
    const page = await api.log(this.table, seat, log.from);
    if (seat === this.seat && log === this.log) this.log = preceded(log, page);
  }

  look(seat: number): void {
    this.seat = seat;
    this.#frames = new Map();
    this.#asked.clear();
    this.log = nothing;
    this.go(this.at);
  }

  async #fetch(chunk: number): Promise<void> {
    const from = chunk * CHUNK;
    if (this.#asked.has(chunk) || from > this.lines) return;
    this.#asked.add(chunk);
    const seat = this.seat;
    const to = Math.min(from + CHUNK - 1, this.lines);
    try {
      // An answer holds only so much: what is missing of the chunk is asked for next.
      for (let next = from; next <= to;) {
        const answer = await api.replay(this.table, seat, next, to);
        if (seat !== this.seat || answer.frames.length === 0) return;
        this.lines = Math.max(this.lines, answer.lines);
        const frames = new Map(this.#frames);
        for (const frame of answer.frames) frames.set(frame.line, frame);
        this.#frames = frames;
        next = answer.frames[answer.frames.length - 1]!.line + 1;
        void this.#read();
      }
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
