/** The state of choosing in one decision: what has been clicked, searched, and is waiting to be confirmed. */

import { grouped, litRefs, narrowed } from "./choosing";
import { settings } from "./settings.svelte";
import type { Decision, Option } from "./types";

export class Chooser {
  decision = $state.raw<Decision | null>(null);
  /** Whether the decision is the watching person's own and can be answered now. */
  open = $state(false);
  picked = $state<string[]>([]);
  pending = $state.raw<Option | null>(null);
  /** What a guide asks for: pointed at as long as the person points at nothing. */
  asked = $state.raw<Option[]>([]);
  #pointed = $state.raw<Option[]>([]);
  /** The person has said yes in this turn; nobody is asked twice in one turn. */
  #sure = false;
  #send: (option: Option) => void;
  #isFinal: (option: Option) => Promise<boolean>;

  options = $derived(this.open ? (this.decision?.options ?? []) : []);
  left = $derived(narrowed(this.options, this.picked));
  lit = $derived(this.pending ? new Set<string>() : litRefs(this.options, this.picked));
  groups = $derived(grouped(this.left));

  constructor(
    send: (option: Option) => void,
    isFinal: (option: Option) => Promise<boolean> = () => Promise.resolve(false),
  ) {
    this.#send = send;
    this.#isFinal = isFinal;
  }

  /** A new decision (or the same one again): nothing is picked any more. `others`: somebody else has acted since the last one. */
  show(decision: Decision | null, open: boolean, others = false): void {
    if (others || !decision?.options) this.#sure = false;
    this.decision = decision;
    this.open = open;
    this.picked = [];
    this.pending = null;
    this.#pointed = [];
  }

  /** What is pointed at, in the list or on the board: the other one shows it. */
  get pointed(): Option[] {
    return this.#pointed.length ? this.#pointed : this.asked;
  }

  point(options: Option[]): void {
    if (options.length || this.#pointed.length) this.#pointed = options;
  }

  /** A click on something on the board. Tells whether it meant anything. */
  click(refs: string[]): boolean {
    const ref = refs.find((each) => this.lit.has(each));
    if (ref === undefined) return false;
    this.picked = [...this.picked, ref];
    if (this.left.length === 1) this.choose(this.left[0]!);
    return true;
  }

  narrowTo(ref: string): void {
    if (!this.picked.includes(ref)) this.picked = [...this.picked, ref];
  }

  /** Sends the choice; if the person wants to be asked, first finds out whether it could be taken back. */
  choose(option: Option): void {
    if (!settings.confirm || this.#sure) {
      this.#go(option);
      return;
    }
    const asked = this.decision;
    void this.#isFinal(option).then((final) => {
      if (this.decision !== asked || !this.open) return;
      if (final) this.pending = option;
      else this.#go(option);
    });
  }

  confirm(): void {
    if (!this.pending) return;
    this.#sure = true;
    this.#go(this.pending);
  }

  #go(option: Option): void {
    this.pending = null;
    this.open = false;
    this.#send(option);
  }

  /** One step back; false if there was none. */
  back(): boolean {
    if (this.pending) {
      this.pending = null;
      if (this.left.length === 1 && this.picked.length) this.picked = this.picked.slice(0, -1);
      return true;
    }
    if (this.picked.length === 0) return false;
    this.picked = this.picked.slice(0, -1);
    return true;
  }
}
