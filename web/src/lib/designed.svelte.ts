/** Which things of a title have figures that are our design. */

import { api } from "./api";

let known = $state.raw<Record<string, Set<string>>>({});
const asked = new Set<string>();

/** Whether a thing (`card:artisan`) has such figures; asks the server once. What cannot be had marks nothing. */
export function isDesigned(title: string, thing: string): boolean {
  if (title && !asked.has(title)) {
    asked.add(title);
    api.figures(title).then(
      (found) => {
        // What is printed in one's own box is not ours any more.
        const ours = found.rows.filter((row) => !row.printed.trim()).map((row) => row.row.toLowerCase());
        known = { ...known, [title]: new Set(ours) };
      },
      () => asked.delete(title),
    );
  }
  return known[title]?.has(thing.slice(thing.indexOf(":") + 1).toLowerCase()) ?? false;
}
