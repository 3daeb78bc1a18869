/** Which options a hint shows. */

import type { Hint } from "./api";

const MOST = 6;

/**
 * The options come in the order in which the bot would choose them, which is not the order of its visits: the first is what it
 * would play, and stays first. Of the others, what was never tried says nothing; without any tries (a lone option) all are shown.
 */
export function shown(options: Hint["options"]): Hint["options"] {
  const tried = options.some((each) => each.visits > 0);
  return options.filter((each, i) => i === 0 || !tried || each.visits > 0).slice(0, MOST);
}
