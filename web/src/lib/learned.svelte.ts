/** What somebody has learned: lessons, and the guided game of each title. The server keeps it for a person; who has not
 * said a name yet keeps it in this browser, and brings it along when they do. */

import { api } from "./api";

const KEY = "ludarium-learned";

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

class Learned {
  /** A title and a mark: `sample lesson.ex-1` */
  #marks = $state.raw(new Set(kept()));
  #person = "";

  has(title: string, mark: string): boolean {
    return this.#marks.has(`${title} ${mark}`);
  }

  #take(marks: Record<string, string[]>): void {
    this.#marks = new Set(Object.entries(marks).flatMap(([title, all]) => all.map((mark) => `${title} ${mark}`)));
  }

  /** Who is here now; empty: nobody with a name. */
  async of(person: string): Promise<void> {
    if (person === this.#person) return;
    this.#person = person;
    if (!person) {
      this.#marks = new Set(kept());
      return;
    }
    const brought = kept();
    localStorage.removeItem(KEY);
    for (const mark of brought) {
      const [title = "", rest = ""] = mark.split(" ");
      await api.learn(title, rest);
    }
    await this.refresh();
  }

  async refresh(): Promise<void> {
    if (this.#person) this.#take((await api.learned()).marks);
  }

  /** A lesson has been followed to its end. */
  async add(title: string, mark: string): Promise<void> {
    if (this.has(title, mark)) return;
    if (this.#person) {
      this.#take((await api.learn(title, mark)).marks);
      return;
    }
    this.#marks = new Set([...this.#marks, `${title} ${mark}`]);
    localStorage.setItem(KEY, JSON.stringify([...this.#marks]));
  }
}

export const learned = new Learned();
