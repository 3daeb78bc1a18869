/** What the whole page shares: who is here, the words, the titles, news of my games. */

import en from "../text/en.ftl?raw";
import ru from "../text/ru.ftl?raw";
import peopleEn from "../text/people/en.ftl?raw";
import peopleRu from "../text/people/ru.ftl?raw";
import { api, Refusal, type Move, type News, type Person, type TitleInfo, type TitleSummary } from "./api";
import { span } from "./clock";
import { once, type Often } from "./notices";
import { pushAgain } from "./push";
import { settings } from "./settings.svelte";
import type { Args, Phrase } from "./types";
import { Words } from "./words";

const own: Record<string, string> = { en: `${en}\n${peopleEn}`, ru: `${ru}\n${peopleRu}` };

/** A title with everything needed to speak about it, in all its languages: a switch needs no further question. */
export interface Kit {
  info: TitleInfo;
  catalogues: Record<string, string[]>;
  texts: Record<string, Phrase[]>;
}

class App {
  person = $state<Person | null>(null);
  /** Whether the server has said who is here. */
  known = $state(false);
  titles = $state<TitleSummary[]>([]);
  levels = $state<string[]>([]);
  moves = $state<Move[]>([]);
  /** How often moves are told while one looks elsewhere. */
  often: Often = "each";
  notice = $state<{ text: string; bad: boolean } | null>(null);
  /** The title of the table that is shown. */
  shown = $state("");
  #common = $state<Record<string, string>>({});
  words = $derived(new Words(settings.language, [this.#common[settings.language] ?? "", own[settings.language]!]));
  #kits = new Map<string, Promise<Kit>>();
  #news: WebSocket | null = null;
  /** The round of each game in which a move was told last. */
  readonly #rounds = new Map<string, number>();
  #newsTimer = 0;

  async start(): Promise<void> {
    const [me, titles, commonEn, commonRu] = await Promise.all([
      api.me(),
      api.titles(),
      api.text("en"),
      api.text("ru"),
    ]);
    this.#common = { en: commonEn, ru: commonRu };
    this.titles = titles.titles;
    this.levels = titles.levels;
    this.person = me.person;
    this.known = true;
    if (this.person) this.listen();
  }

  common(language: string): string[] {
    return [this.#common[language] ?? "", own[language] ?? ""];
  }

  kit(title: string): Promise<Kit> {
    let kit = this.#kits.get(title);
    if (!kit) {
      kit = this.#load(title);
      kit.catch(() => this.#kits.delete(title));
      this.#kits.set(title, kit);
    }
    return kit;
  }

  async #load(title: string): Promise<Kit> {
    const [info, texts] = await Promise.all([api.title(title), api.words(title)]);
    const catalogues: Record<string, string[]> = {};
    await Promise.all(
      ["en", "ru"].map(async (language) => {
        const text = info.languages.includes(language) ? await api.titleText(title, language) : "";
        catalogues[language] = [text];
      }),
    );
    return { info, catalogues, texts: texts.words };
  }

  /** Signs in as a guest if nobody is here. */
  async asGuest(name: string): Promise<void> {
    if (this.person) return;
    this.person = (await api.guest(name, settings.language)).person;
    this.listen();
  }

  /** Before somebody's first slow clock: the server learns where their nights are. */
  async zoned(): Promise<void> {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
    const rest = await api.rest();
    if (rest.zone === "UTC" && zone !== "UTC") await api.setRest({ ...rest, zone });
  }

  /** News of my games, at whatever table. */
  listen(): void {
    this.#news?.close();
    clearTimeout(this.#newsTimer);
    if (!this.person) return;
    void pushAgain().catch(() => undefined);
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/live`);
    this.#news = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      const told = JSON.parse(event.data) as News;
      if (told.type === "moves") [this.moves, this.often] = [told.moves, told.often];
      if (told.type === "your-move") {
        // a server that is away for a moment tells it again when it is back
        void api.moves().then(
          (answer) => (this.moves = answer.moves),
          () => undefined,
        );
        if (document.hidden && once(this.often, this.#rounds, told))
          this.#notify(told.table, this.words.say("ui-your-move"));
      }
      if (told.type === "your-time")
        this.#notify(told.table, this.words.say("ui-your-time", { time: span(this.words, told.left) }));
    };
    socket.onclose = () => {
      if (this.#news === socket) this.#newsTimer = window.setTimeout(() => this.listen(), 4000);
    };
  }

  #notify(table: string, body: string): void {
    if (
      !settings.notify ||
      !document.hidden ||
      typeof Notification === "undefined" ||
      Notification.permission !== "granted"
    )
      return;
    const shown = new Notification("Ludarium", { body, tag: table });
    shown.onclick = () => {
      window.focus();
      location.assign(`/table/${table}`);
    };
  }

  async leave(): Promise<void> {
    await api.logout();
    this.person = null;
    this.moves = [];
    this.listen();
  }

  tell(text: string, bad = false): void {
    const notice = { text, bad };
    this.notice = notice;
    setTimeout(() => {
      if (this.notice?.text === text) this.notice = null;
    }, 6000);
  }

  /** Shows what went wrong, in the person's language. */
  fail(error: unknown, words: Words = this.words): void {
    this.tell(this.sentence(error, words), true);
  }

  sentence(error: unknown, words: Words = this.words): string {
    if (error instanceof Refusal) {
      return words.either([`error-${error.code}`, `ui-error-${error.code}`], error.sentence, plain(error.facts));
    }
    console.error(error);
    return words.say("ui-error-unknown");
  }
}

/** Facts may be more than numbers and texts; the rest is left out. */
function plain(facts: Args): Args {
  return Object.fromEntries(
    Object.entries(facts ?? {}).filter(([, value]) => typeof value === "string" || typeof value === "number"),
  );
}

export const app = new App();

/** Words for one title at one table. */
export function wordsFor(kit: Kit, language: string, names: string[], extra: Record<string, string> = {}): Words {
  return new Words(
    language,
    [...app.common(language), extra[language] ?? "", ...(kit.catalogues[language] ?? [])],
    kit.info.domains,
    names,
  );
}

/** The name of a seat's player: a bot is named by its level. */
export function seatName(words: Words, seat: { kind: string; name: string; level: string; seat: number }): string {
  if (seat.kind === "bot")
    return words.say("ui-bot-name", {
      level: words.either([`level-${seat.level}`, `ui-level-${seat.level}`], seat.level),
    });
  if (seat.kind === "open") return seat.name || words.say("ui-seat-open");
  return seat.name || words.say("ui-seat-number", { number: seat.seat + 1 });
}
