/** Shows what comes in one by one, each for a while before the next. */
export class Pacer<T> {
  readonly #show: (item: T) => void;
  readonly #pause: (item: T) => number;
  readonly #changed: (waiting: number) => void;
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** `pause`: how long an item is to be looked at, in milliseconds; `changed` hears how many are still to come. */
  constructor(show: (item: T) => void, pause: (item: T) => number, changed: (waiting: number) => void) {
    this.#show = show;
    this.#pause = pause;
    this.#changed = changed;
  }

  add(item: T): void {
    this.#waiting.push(item);
    if (this.#timer === null) this.#next();
    else this.#changed(this.#waiting.length);
  }

  /** All that waits is shown at once. */
  skip(): void {
    this.stop();
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const item of waiting) this.#show(item);
    this.#changed(0);
  }

  /** Nothing more is shown by itself. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #next(): void {
    this.#timer = null;
    while (this.#waiting.length > 0) {
      const item = this.#waiting.shift()!;
      this.#show(item);
      const pause = this.#pause(item);
      if (pause > 0) {
        this.#timer = setTimeout(() => this.#next(), pause);
        break;
      }
    }
    this.#changed(this.#waiting.length);
  }
}
