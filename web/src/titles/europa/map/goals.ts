/** The places that the Missions in one's hand name, read from the phrases of their texts. */

import type { Phrase } from "../../../lib/types";
import type { EuropaTable } from "../view";

const PLACE = /^(space|province|realm|node|sea):/;

function placesIn(phrases: readonly Phrase[], found: Set<string>): void {
  for (const phrase of phrases) {
    for (const value of Object.values(phrase.args)) {
      if (Array.isArray(value)) placesIn(value as Phrase[], found);
      else if (typeof value === "string" && PLACE.test(value)) found.add(value);
    }
  }
}

export function goalsOf(table: EuropaTable, texts: Record<string, Phrase[]>): { mission: string; places: string[] }[] {
  return table.own.missions
    .map((mission) => {
      const found = new Set<string>();
      // what it asks for, not what it gives
      placesIn(
        (texts[mission] ?? []).filter((line) => line.id === "line-requires"),
        found,
      );
      return { mission, places: [...found] };
    })
    .filter(({ places }) => places.length > 0);
}
