/** The rules as a book: what is asked for once, and where a search finds something in it. */

import { api } from "./api";
import type { Book } from "./wire";

const books = new Map<string, Promise<Book>>();

export function bookOf(title: string, language: string): Promise<Book> {
  const key = `${title} ${language}`;
  const known = books.get(key);
  if (known) return known;
  const asked = api.book(title, language);
  books.set(key, asked);
  asked.catch(() => books.delete(key));
  return asked;
}

const TAGS = /(<[^>]*>)/;
const NAMES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** Small letters, and е for ё: as many letters as before, so that places stay true. */
const plain = (text: string): string => text.toLowerCase().replaceAll("ё", "е");

/** The words of a text, without its tags. */
export function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, " ").replace(/&(?:amp|lt|gt|quot);/g, (name) => NAMES[name]!);
}

/** The same text with each hit marked; what stands in tags is no text. */
export function marked(html: string, search: string): string {
  const wanted = plain(search.trim()).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  if (!wanted) return html;
  return html
    .split(TAGS)
    .map((part, number) => (number % 2 ? part : markedText(part, wanted)))
    .join("");
}

function markedText(text: string, wanted: string): string {
  const low = plain(text);
  let made = "";
  let from = 0;
  for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, from)) {
    made += `${text.slice(from, at)}<mark>${text.slice(at, at + wanted.length)}</mark>`;
    from = at + wanted.length;
  }
  return made + text.slice(from);
}

/** How many hits there are. */
export function hits(html: string): number {
  return html.split("<mark>").length - 1;
}
