/** Words from ids: the catalogues of the client and of a title, and the names of things. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Args, Option, Phrase, Value } from "./types";

/** A domain of a title: what its references are made of. */
export interface DomainInfo {
  /** The domains of the parts, in the order of the reference, for a product domain. */
  parts?: string[];
  number?: boolean;
}

export type Domains = Record<string, DomainInfo>;

const SEATS = 6;
const REF = /^([a-z][a-z0-9_-]*):(.+)$/;

/** `cell:palace.6` is `["cell", "palace.6"]`; anything else is null. */
export function splitRef(value: Value | undefined): [string, string] | null {
  const found = typeof value === "string" ? REF.exec(value) : null;
  return found ? [found[1]!, found[2]!] : null;
}

/** The id of the message that names a thing. */
export function messageId(domain: string, ref: string): string {
  return `${domain}-${ref.replaceAll(".", "-")}`;
}

export const capital = (said: string): string => said.charAt(0).toLocaleUpperCase() + said.slice(1);

/** Words of one language for one title (or for none): later catalogues win over earlier ones. */
export class Words {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #domains: Domains;
  readonly #names: string[];
  /** Any message may speak of the player at a seat, `owner-0 = { $seat0 }`, and of how many sit: `$seatCount`. */
  readonly #seats: Record<string, string | number> = {};
  readonly #missing = new Set<string>();

  constructor(language: string, catalogues: string[], domains: Domains = {}, names: string[] = []) {
    this.language = language;
    this.#domains = domains;
    this.#names = names;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const catalogue of catalogues) {
      this.#bundle.addResource(new FluentResource(catalogue), { allowOverrides: true });
    }
    for (let seat = 0; seat < SEATS; seat++) this.#seats[`seat${seat}`] = names[seat] ?? this.#seat(String(seat));
    this.#seats.seatCount = names.length;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The sentence of a message. A missing one shows its id, so that it is seen and mended. */
  say(id: string, args: Args = {}): string {
    return this.#format(id, null, this.#expand(args)) ?? this.#lost(id);
  }

  /** The attribute of a message, or null. */
  attribute(id: string, attribute: string, args: Args = {}): string | null {
    return this.#format(id, attribute, this.#expand(args));
  }

  /** The first of these messages that exists, or the fallback. */
  either(ids: string[], fallback: string, args: Args = {}): string {
    const id = ids.find((each) => this.has(each));
    return id === undefined ? fallback : this.say(id, args);
  }

  /** An option; one that only costs something says so. */
  option(option: Pick<Option, "verb" | "args" | "vain">): string {
    // what holds only here is named after an argument, or after `option` where there is none
    const said = this.say(`option-${option.verb}`, { option: 0, ...option.args });
    return option.vain ? this.say("option-in-vain", { option: said }) : said;
  }

  /** The name of the thing that a reference stands for. */
  name(value: Value): string {
    return String(this.#thing(value)[""] ?? value);
  }

  /** Phrases that a title made from its data (card texts). */
  phrases(phrases: Phrase[]): string {
    return phrases.map((phrase) => this.#phrase(phrase)).join(" ");
  }

  #phrase(phrase: Phrase): string {
    const args: Args = {};
    for (const [name, value] of Object.entries(phrase.args)) {
      args[name] = Array.isArray(value) ? value.map((each) => this.#phrase(each)).join(", ") : value;
    }
    return this.say(phrase.id, args);
  }

  /** Arguments as the catalogues take them: names instead of references, and their cases (`$card_gen`). */
  #expand(args: Args): Record<string, FluentVariable> {
    const expanded: Record<string, FluentVariable> = { ...this.#seats };
    for (const [name, value] of Object.entries(args)) {
      for (const [form, text] of Object.entries(this.#thing(value))) {
        expanded[form ? `${name}_${form}` : name] = text;
      }
    }
    return new Proxy(expanded, {
      // A case that a thing does not have falls back to its plain form.
      get: (known, key: string) => {
        if (key in known) return known[key];
        const cut = key.lastIndexOf("_");
        return cut > 0 ? known[key.slice(0, cut)] : undefined;
      },
      has: (known, key: string) =>
        key in known || (key.lastIndexOf("_") > 0 && key.slice(0, key.lastIndexOf("_")) in known),
      getOwnPropertyDescriptor: (known, key: string) => {
        const cut = key.lastIndexOf("_");
        const value = key in known ? known[key] : cut > 0 ? known[key.slice(0, cut)] : undefined;
        return value === undefined ? undefined : { value, enumerable: true, configurable: true, writable: true };
      },
    });
  }

  /** All forms of a thing's name: the plain one under "", cases by the attribute's name. */
  #thing(value: Value): Record<string, FluentVariable> {
    const split = splitRef(value);
    if (!split) return { "": value };
    const [domain, ref] = split;
    if (domain === "seat") return { "": this.#names[Number(ref)] ?? this.#seat(ref) };
    const info = this.#domains[domain];
    if (info?.number) return { "": Number(ref) };
    if (info?.parts?.length) return this.#product(domain, info.parts, ref);
    const id = messageId(domain, ref);
    // Not a reference at all: words with a colon.
    if (!info && !this.has(id)) return { "": value };
    return this.#forms(id, this.#seats) ?? { "": this.#lost(id) };
  }

  #seat(ref: string): string {
    const number = Number(ref) + 1;
    return this.#format("player-name", null, { number }) ?? String(number);
  }

  #product(domain: string, parts: string[], ref: string): Record<string, FluentVariable> {
    const refs = this.#cut(parts, ref);
    const args: Args = {};
    parts.forEach((part, i) => {
      // A second part of the same domain is `name2`.
      const count = parts.slice(0, i + 1).filter((each) => each === part).length;
      args[count === 1 ? part : `${part}${count}`] = `${part}:${refs[i] ?? ""}`;
    });
    return this.#forms(domain, this.#expand(args)) ?? { "": this.#lost(domain) };
  }

  /** Cuts a product's reference: a part that is a product itself takes as many words as it has parts. */
  #cut(parts: string[], ref: string): string[] {
    const words = ref.split(".");
    const widths = parts.map((part) => this.#width(part));
    const fixed = widths.reduce((sum, width) => sum + width, 0);
    let spare = words.length - fixed;
    return parts.map((_, i) => {
      // Plain references may hold dots: the first part that is no number takes what is left over.
      const number = this.#domains[parts[i]!]?.number;
      const take = widths[i]! + (spare > 0 && !number ? spare : 0);
      if (!number) spare = 0;
      return words.splice(0, take).join(".");
    });
  }

  #width(domain: string): number {
    const parts = this.#domains[domain]?.parts;
    return parts?.length ? parts.reduce((sum, part) => sum + this.#width(part), 0) : 1;
  }

  #forms(id: string, args: Record<string, FluentVariable>): Record<string, FluentVariable> | null {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return null;
    const forms: Record<string, FluentVariable> = { "": this.#bundle.formatPattern(message.value, args, []) };
    for (const [name, pattern] of Object.entries(message.attributes)) {
      forms[name] = this.#bundle.formatPattern(pattern, args, []);
    }
    return forms;
  }

  #format(id: string, attribute: string | null, args: Record<string, FluentVariable>): string | null {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute === null ? message?.value : message?.attributes[attribute];
    if (!pattern) return null;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    for (const error of errors) this.#report(`${id}: ${error.message}`);
    return text;
  }

  #lost(id: string): string {
    this.#report(`no message ${id}`);
    return id;
  }

  #report(problem: string): void {
    if (this.#missing.has(problem)) return;
    this.#missing.add(problem);
    console.warn(`words (${this.language}): ${problem}`);
  }
}
