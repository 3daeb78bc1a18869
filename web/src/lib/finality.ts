/** Which kinds of choices cannot be taken back, learned from what happened after them.
 *
 * The engine says after a choice whether it can be undone, not before. So what was final once (a die was rolled, the turn
 * passed on) is asked about the next time. */

const KEY = "ludarium-final";

type Keeper = Pick<Storage, "getItem" | "setItem">;

export class Finality {
  #known: Record<string, boolean> = {};
  #keeper: Keeper | null;

  constructor(keeper: Keeper | null) {
    this.#keeper = keeper;
    try {
      this.#known = JSON.parse(keeper?.getItem(KEY) ?? "{}") as Record<string, boolean>;
    } catch {
      this.#known = {};
    }
  }

  isFinal(title: string, decision: string, verb: string): boolean {
    return this.#known[`${title} ${decision} ${verb}`] ?? false;
  }

  learn(title: string, decision: string, verb: string, final: boolean): void {
    const kind = `${title} ${decision} ${verb}`;
    if (this.#known[kind] === final) return;
    this.#known[kind] = final;
    try {
      this.#keeper?.setItem(KEY, JSON.stringify(this.#known));
    } catch {
      // A browser that keeps nothing: it is learned anew each time.
    }
  }
}
