/** The race to the victories: what counts for each of them, and how much of it a bank has. */

import { bare, RELIGIONS, type PaxTable, type Religion, type Victory } from "./model";

/** One condition of a victory: a lead in something, over every opponent. */
export interface Condition {
  /** `law`, `kings`, ...; for the prestige of a religion, that religion. */
  measure: string;
  religion: Religion | null;
  values: number[];
  margin: number;
  /** Whether it counts towards the victory now: of religions only the supreme ones do. */
  counts: boolean;
}

/** By how much a bank is ahead of the best of the others. */
export function lead(values: number[], bank: number): number {
  return (values[bank] ?? 0) - Math.max(...values.filter((_, i) => i !== bank), 0);
}

export function conditionsOf(victory: Victory, table: PaxTable): Condition[] {
  const name = bare(victory.victory);
  const faith = (margin: number, counts: (i: number) => boolean): Condition[] =>
    RELIGIONS.map((religion, i) => ({
      measure: religion,
      religion,
      values: table.banks.map((bank) => bank.prestige[religion] ?? 0),
      margin,
      counts: counts(i),
    }));
  if (name === "holy") return faith(victory.margins.prestige ?? 1, (i) => (victory.measures.supreme ?? []).includes(i));
  const found: Condition[] = [];
  for (const [measure, margin] of Object.entries(victory.margins)) {
    const values = victory.measures[measure];
    if (values) found.push({ measure, religion: null, values, margin, counts: true });
  }
  if (name === "byzantine") {
    const counts = victory.measures.theocracies ?? [];
    found.push(...faith(1, (i) => counts.every((count, j) => j === i || (counts[i] ?? 0) > count)));
  }
  return found;
}

const part = (condition: Condition, bank: number): number =>
  Math.max(0, Math.min(1, lead(condition.values, bank) / condition.margin));

/** How much of a victory a bank has: 1 when it meets all conditions. A religion counts half as long as it is not supreme. */
export function progress(victory: Victory, table: PaxTable, bank: number): number {
  if (victory.fulfilled[bank]) return 1;
  const conditions = conditionsOf(victory, table);
  const parts = conditions.filter((each) => each.religion === null).map((each) => part(each, bank));
  const faiths = conditions.filter((each) => each.religion !== null);
  if (faiths.length > 0) parts.push(Math.max(...faiths.map((each) => part(each, bank) * (each.counts ? 1 : 0.5))));
  // Not all of it, as long as the table does not say so.
  return parts.length > 0 ? Math.min(0.95, parts.reduce((sum, each) => sum + each, 0) / parts.length) : 0;
}
