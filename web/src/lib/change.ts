/** What has changed between two values, as the server says it (src/ludarium/server/delta.py). */

/**
 * `[value]`: the new value. `[]`: gone. `{name: change}`: only these members of an object, or these elements of a list,
 * have changed. `[start, removed, values]`: in a list, so many elements from `start` on have made room for `values`.
 */
export type Change = [] | [unknown] | [number, number, unknown[]] | { [name: string]: Change };

/** The value after a change. What has not changed is the same object as before. */
export function applied(value: unknown, change: Change): unknown {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    if (change.length !== 3 || !Array.isArray(value)) throw new TypeError("This change does not fit.");
    const [start, removed, values] = change;
    const list = value as unknown[];
    return [...list.slice(0, start), ...values, ...list.slice(start + removed)];
  }
  if (Array.isArray(value)) {
    const elements = [...(value as unknown[])];
    for (const [name, inner] of Object.entries(change)) elements[Number(name)] = applied(elements[Number(name)], inner);
    return elements;
  }
  if (typeof value !== "object" || value === null) throw new TypeError("This change does not fit.");
  const members: Record<string, unknown> = { ...value };
  for (const [name, inner] of Object.entries(change)) {
    if (Array.isArray(inner) && inner.length === 0) delete members[name];
    else members[name] = applied(members[name], inner);
  }
  return members;
}
