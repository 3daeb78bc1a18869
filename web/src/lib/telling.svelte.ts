/** The story of what one has missed, told on the board move by move. */

import { Replay } from "./replay.svelte";
import type { Beat, Story } from "./wire";

export type Speed = "slow" | "normal" | "fast";
const PAUSES: Record<Speed, number> = { slow: 4000, normal: 2200, fast: 900 };

export class Telling {
  readonly story: Story;
  readonly replay: Replay;
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>("normal");
  /** Only what concerns me. */
  own = $state(false);
  beats = $derived.by((): Beat[] => (this.own ? this.story.beats.filter((beat) => beat.mine) : this.story.beats));
  beat = $derived.by((): Beat | null => this.beats[this.at] ?? null);
  #timer = 0;

  constructor(table: string, story: Story) {
    this.story = story;
    this.replay = new Replay(table, story.seat, story.to, story.beats[0]?.last ?? story.to);
  }

  go(number: number): void {
    this.at = Math.max(0, Math.min(number, this.beats.length - 1));
    if (this.beat) this.replay.go(this.beat.last);
  }

  only(own: boolean): void {
    const line = this.beat?.last ?? 0;
    this.own = own;
    const near = this.beats.findIndex((beat) => beat.last >= line);
    this.go(near < 0 ? this.beats.length - 1 : near);
  }

  play(): void {
    this.playing = true;
    const next = () => {
      if (!this.playing) return;
      if (this.at >= this.beats.length - 1) {
        this.playing = false;
        return;
      }
      // A moment that is still on its way is waited for.
      if (this.replay.frame) this.go(this.at + 1);
      this.#timer = window.setTimeout(next, PAUSES[this.speed]);
    };
    this.#timer = window.setTimeout(next, PAUSES[this.speed]);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
    this.replay.stop();
  }
}
