/** What can be chosen when a table is set up: scenarios and variants, by the number of seats. */

import type { Scenario, Side, TitleInfo, Variant } from "./api";

export const SCENARIO = "scenario";

/** The scenarios that can be played. */
export function ready(info: TitleInfo): Scenario[] {
  return info.scenarios.filter((each) => each.ready);
}

/** The scenario that is chosen, or the usual one for so many seats; null if the title has none. */
export function scenarioOf(info: TitleInfo, seats: number, chosen: Record<string, string>): Scenario | null {
  const variant = info.variants.find((each) => each.id === SCENARIO);
  const id = chosen[SCENARIO] ?? (variant ? (variant.defaults[seats] ?? variant.default) : "");
  return info.scenarios.find((each) => each.id === id) ?? null;
}

/** With how many seats the title, or the chosen scenario of it, can be played. */
export function countsOf(info: TitleInfo, scenario: Scenario | null): number[] {
  return scenario ? scenario.seats : info.seats;
}

/** What each seat plays, by its number; empty without a scenario. */
export function seatedIn(scenario: Scenario | null, seats: number): Side[] {
  return (scenario?.seated[seats] ?? []).map((number) => scenario!.sides[number]!);
}

/** The sides that take part without a seat. */
export function unseatedIn(scenario: Scenario | null, seats: number): Side[] {
  const seated = scenario?.seated[seats] ?? [];
  return scenario ? scenario.sides.filter((_, number) => !seated.includes(number)) : [];
}

/** The values of a variant that fit so many seats. */
export function valuesOf(variant: Variant, seats: number): string[] {
  return variant.values.filter((value) => variant.fits[value]?.includes(seats) ?? true);
}

/** The variants that can be chosen here, beside the scenario itself. */
export function allowed(info: TitleInfo, seats: number, scenario: Scenario | null): Variant[] {
  return info.variants.filter(
    (variant) =>
      variant.id !== SCENARIO &&
      (variant.seats.length === 0 || variant.seats.includes(seats)) &&
      (variant.scenarios.length === 0 || scenario === null || variant.scenarios.includes(scenario.id)) &&
      valuesOf(variant, seats).length > 1,
  );
}

/** The value of a variant that is not chosen: as the scenario says, or as usual with so many seats. */
export function usual(variant: Variant, seats: number, scenario: Scenario | null): string {
  return scenario?.sets[variant.id] ?? variant.defaults[seats] ?? variant.default;
}

/** All that is sent when the table is opened: what was chosen, as far as it fits. */
export function wanted(info: TitleInfo, seats: number, chosen: Record<string, string>): Record<string, string> {
  const scenario = scenarioOf(info, seats, chosen);
  const found: Record<string, string> = scenario ? { [SCENARIO]: scenario.id } : {};
  for (const variant of allowed(info, seats, scenario)) {
    const value = chosen[variant.id];
    found[variant.id] =
      value !== undefined && valuesOf(variant, seats).includes(value) ? value : usual(variant, seats, scenario);
  }
  return found;
}
