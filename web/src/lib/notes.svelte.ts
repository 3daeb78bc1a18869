/** One's own notes about things on a table. A board gets them with `notesHere()`, to show them where they belong. */

import { getContext, setContext } from "svelte";
import { api } from "./api";

const KEY = Symbol("notes");

export class Notes {
  readonly table: string;
  /** By the reference of the thing: `space:rouen`. */
  byPlace = $state.raw<ReadonlyMap<string, string>>(new Map());

  constructor(table: string) {
    this.table = table;
  }

  async load(): Promise<void> {
    this.#take(await api.placeNotes(this.table));
  }

  /** Keeps a note; an empty one takes it away. */
  async keep(place: string, text: string): Promise<void> {
    this.#take(await api.keepPlaceNote(this.table, place, text));
  }

  #take(answer: { notes: { place: string; text: string }[] }): void {
    this.byPlace = new Map(answer.notes.map((note) => [note.place, note.text]));
  }
}

export function keepNotes(notes: Notes): Notes {
  setContext(KEY, notes);
  return notes;
}

export function notesHere(): Notes | undefined {
  return getContext<Notes | undefined>(KEY);
}
