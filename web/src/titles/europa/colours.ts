/** The page wears the colours of the Realms: strip, log, mats and map agree. */

import { liveries } from "./map/colours";

/** Lets the whole page show the seats in the colours of their Realms. Gives back what takes them off again. */
export function wear(realms: string[]): () => void {
  const style = document.documentElement.style;
  const set: string[] = [];
  [...liveries(realms).values()].forEach((livery, i) => {
    style.setProperty(`--seat-${i}`, livery.colour);
    style.setProperty(`--seat-ink-${i}`, livery.ink);
    set.push(`--seat-${i}`, `--seat-ink-${i}`);
  });
  return () => set.forEach((name) => style.removeProperty(name));
}
