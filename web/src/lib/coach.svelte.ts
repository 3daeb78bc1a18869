/** The guide of a first game: asks the server what is to be said now, and stops a choice that was not asked for. */

import { api, type GuideMistake, type GuideNow, type GuideStep } from "./api";
import { refsOf } from "./choosing";
import type { Option } from "./types";

export class Coach {
  now = $state.raw<GuideNow | null>(null);
  /** A choice that is held up, and what there is to say about it. */
  held = $state.raw<{ option: Option; said: GuideMistake | null } | null>(null);
  /** The person has seen enough of the end, and plays on. */
  closed = $state(false);
  #table: string;
  /** Read here; the server may not know it yet. */
  #read = new Set<string>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(table: string) {
    this.#table = table;
  }

  get step(): GuideStep | null {
    return this.now?.step ?? null;
  }
  /** Something is told, and nothing asked for: the choice can wait until it has been read. */
  get reading(): boolean {
    if (this.step === null) return this.now?.finished === true && !this.closed;
    return this.step.ask.length === 0;
  }

  #take(now: GuideNow): void {
    this.now = now.step && this.#read.has(now.step.id) ? { ...now, step: null } : now;
  }

  /** One request after the other: answers never overtake each other. */
  #then(ask: () => Promise<GuideNow>): Promise<void> {
    const next = this.#queue.then(ask).then((now) => this.#take(now));
    this.#queue = next.catch(() => undefined);
    return next;
  }

  /** The game has moved on. */
  look(): Promise<void> {
    return this.#then(() => api.guide(this.#table));
  }

  /** The step has been read, or its choice made. */
  read(step: GuideStep | null): Promise<void> {
    this.held = null;
    if (!step) return Promise.resolve();
    this.#read.add(step.id);
    return this.#then(() => api.guideRead(this.#table, step.id));
  }

  /** Whether a choice goes through; if it was not asked for, it is held up and explained. */
  allows(option: Option): boolean {
    const step = this.step;
    if (!step || step.ask.length === 0 || step.ask.includes(option.code) || this.held?.option.code === option.code)
      return true;
    this.held = { option, said: step.mistakes.find((each) => each.codes.includes(option.code)) ?? null };
    return false;
  }

  /** The options that are asked for. */
  wanted(options: Option[]): Option[] {
    const asked = this.step?.ask ?? [];
    return options.filter((option) => asked.includes(option.code));
  }

  /** What is pointed at on the board: what the step names, and what tells the wanted options from the others. */
  pointed(options: Option[]): Set<string> {
    const wanted = this.wanted(options);
    const others = new Set(options.filter((option) => !wanted.includes(option)).flatMap(refsOf));
    const all = wanted.flatMap(refsOf);
    const own = all.filter((ref) => !others.has(ref));
    return new Set([...(this.step?.point ?? []), ...(own.length ? own : all)]);
  }
}
