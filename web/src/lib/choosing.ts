/** Choosing among the options of a decision by clicks on the board, words or keys. */

import type { Option } from "./types";

/** All references that occur in an option: its things, its numbers (`count:3`), and the verb itself (`verb:build`). */
export function refsOf(option: Option): string[] {
  const refs = Object.entries(option.args).map(([name, value]) =>
    typeof value === "number" ? `${name}:${value}` : value,
  );
  refs.push(`verb:${option.verb}`);
  return refs;
}

/** The options that hold every picked reference. */
export function narrowed(options: Option[], picked: string[]): Option[] {
  return picked.length === 0
    ? options
    : options.filter((option) => picked.every((ref) => refsOf(option).includes(ref)));
}

/** The references that a click can still narrow by. */
export function litRefs(options: Option[], picked: string[]): Set<string> {
  const lit = new Set<string>();
  for (const option of narrowed(options, picked)) {
    for (const ref of refsOf(option)) if (!picked.includes(ref)) lit.add(ref);
  }
  return lit;
}

export interface Arguments {
  args: { name: string; domain: string }[];
}

/** Reads an option's code (`place cell=palace.6`) with the verbs of its title; null if it is none (`undo`). */
export function readCode(
  code: string,
  verbs: Record<string, Arguments>,
  isNumber: (domain: string) => boolean,
): Option | null {
  const [verb = "", ...words] = code.split(" ");
  const known = verbs[verb];
  if (!known) return null;
  const args: Option["args"] = {};
  for (const word of words) {
    const cut = word.indexOf("=");
    const name = word.slice(0, cut);
    const domain = known.args.find((each) => each.name === name)?.domain;
    if (!domain) return null;
    args[name] = isNumber(domain) ? Number(word.slice(cut + 1)) : `${domain}:${word.slice(cut + 1)}`;
  }
  return { code, verb, args, rules: [] };
}

export interface Group {
  verb: string;
  options: Option[];
}

/** Options of the same verb together, in the order in which the verbs come first. */
export function grouped(options: Option[]): Group[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const group = groups.get(option.verb);
    if (group) group.push(option);
    else groups.set(option.verb, [option]);
  }
  return [...groups].map(([verb, each]) => ({ verb, options: each }));
}

/** Whether all words of a search occur in a text, whatever their case. */
export function matches(text: string, search: string): boolean {
  const low = text.toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => low.includes(word));
}
