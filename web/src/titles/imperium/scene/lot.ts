/** Numbers that look drawn by lot and are the same for the same name: a card has one picture for ever. */

export type Lot = () => number;

export function lotOf(name: string): Lot {
  let state = 2166136261;
  for (let i = 0; i < name.length; i++) state = Math.imul(state ^ name.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (lot: Lot, low: number, high: number): number => low + (high - low) * lot();
export const oneOf = <Thing>(lot: Lot, things: readonly Thing[]): Thing => things[Math.floor(lot() * things.length)]!;
/** Paths need no more than a tenth. */
export const round = (value: number): number => Math.round(value * 10) / 10;
