/** One table, live: the connection, the view of the watched seat, the log, the chat. */

import {
  api,
  Refusal,
  type Changed,
  type ChatLine,
  type Choose,
  type FromClient,
  type FromServer,
  type LogLine,
  type Shown,
  type Table,
  type TakeBack,
} from "./api";
import { applied, type Change } from "./change";
import type { Heard } from "./clock";
import { followed, nothing, preceded } from "./log";
import { Pacer } from "./pacer";
import { settings, type Pace } from "./settings.svelte";
import type { MatchView } from "./types";

/** So many lines of others stay marked on the board. */
const KEPT = 60;
/** How long a move of another is looked at before the next one comes, in milliseconds. */
const PAUSES: Record<Pace, number> = { off: 0, quick: 600, normal: 1600 };

type Moment = (Shown | Changed) & { ref?: FromServer["ref"] };

interface Pending {
  done: () => void;
  fail: (error: Refusal) => void;
}

export class Live {
  table = $state.raw<Table | null>(null);
  view = $state.raw<MatchView | null>(null);
  log = $state.raw(nothing);
  line = $state(0);
  seat = $state(-1);
  chat = $state.raw<ChatLine[]>([]);
  /** The clocks, if the table has one. */
  clock = $state.raw<Heard | null>(null);
  thinking = $state(-1);
  /** The place in the queue of a hint that was asked for; 0: there is none. */
  queued = $state(0);
  connected = $state(false);
  /** A choice is on its way. */
  waiting = $state(false);
  /** What others have told since I last did something myself, and with their last move. */
  told = $state.raw<LogLine[]>([]);
  latest = $state.raw<LogLine[]>([]);
  /** How many moves of others are still to be shown. */
  behind = $state(0);
  /** Called with each update, before it is shown. */
  onupdate: (() => void) | null = null;

  readonly id: string;
  #pacer = new Pacer<Moment>(
    (told) => this.#take(told),
    (told) => (told.log.length === 0 || document.hidden ? 0 : PAUSES[settings.pace]),
    (waiting) => (this.behind = waiting),
  );
  #socket: WebSocket | null = null;
  #pending = new Map<number, Pending>();
  #ref = 0;
  #tries = 0;
  #timer = 0;
  #beat = 0;
  #closed = false;
  /** Whose log it is. */
  #reader = -1;
  /** The moment that the view shows, by the server's count; -1 while the whole view has been asked for. */
  #moment = -1;

  constructor(id: string) {
    this.id = id;
    this.#connect();
    void api.chat(id).then(
      (answer) => (this.chat = answer.lines),
      () => undefined,
    );
  }

  close(): void {
    this.#closed = true;
    this.#pacer.stop();
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  /** Shows all that waits to be shown. */
  skip(): void {
    this.#pacer.skip();
  }

  watch(seat: number): void {
    this.skip();
    this.seat = seat;
    this.#send({ type: "watch", seat, since: 0 });
  }

  choose(seat: number, code: string): Promise<void> {
    this.skip();
    return this.#ask({ type: "choose", seat, line: this.line, option: code });
  }

  undo(seat: number): Promise<void> {
    this.skip();
    return this.#ask({ type: "undo", seat, line: this.line });
  }

  async say(text: string): Promise<void> {
    this.#heard(await api.say(this.id, text));
  }

  /** Asks for what was told before the log begins. */
  async earlier(): Promise<void> {
    const seat = this.seat;
    const page = await api.log(this.id, seat, this.log.from);
    if (seat === this.#reader) this.log = preceded(this.log, page);
  }

  #heard(line: ChatLine): void {
    if (!this.chat.some((each) => each.id === line.id)) this.chat = [...this.chat, line];
  }

  #connect(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${this.id}/live?changes=true`);
    this.#socket = socket;
    this.#moment = -1;
    socket.onopen = () => {
      this.connected = true;
      this.#tries = 0;
      clearInterval(this.#beat);
      this.#beat = window.setInterval(() => this.#send({ type: "ping" }), 25_000);
      if (this.#rewatch !== null) this.watch(this.#rewatch);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as FromServer);
    socket.onclose = () => {
      this.connected = false;
      this.waiting = false;
      clearInterval(this.#beat);
      for (const pending of this.#pending.values()) {
        pending.fail(new Refusal("no-connection", "The connection was lost.", {}, 0));
      }
      this.#pending.clear();
      if (this.#closed) return;
      this.#tries += 1;
      this.#timer = window.setTimeout(() => this.#connect(), Math.min(500 * 1.6 ** this.#tries, 8000));
    };
  }

  /** The seat to look through again after a lost connection. */
  get #rewatch(): number | null {
    return this.view && this.seat !== (this.table?.mine[0] ?? -1) ? this.seat : null;
  }

  #send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #ask(message: Choose | TakeBack): Promise<void> {
    const ref = ++this.#ref;
    this.waiting = true;
    return new Promise<void>((done, fail) => {
      this.#pending.set(ref, { done, fail });
      if (!this.#send({ ...message, ref })) {
        this.#pending.delete(ref);
        fail(new Refusal("no-connection", "The connection was lost.", {}, 0));
      }
    }).finally(() => {
      if (this.#pending.size === 0) this.waiting = false;
    });
  }

  #hear(told: FromServer): void {
    switch (told.type) {
      case "table":
        if (told.table.state === "over") this.skip();
        this.table = told.table;
        this.clock = told.table.times && { times: told.table.times, at: Date.now() };
        return;
      case "clock":
        this.clock = { times: told.times, at: Date.now() };
        return;
      case "update":
      case "change":
        // What I have asked for comes at once; what others do, one by one.
        if (told.type === "update" || told.ref !== undefined) {
          this.skip();
          this.#take(told);
        } else this.#pacer.add(told);
        return;
      case "refused": {
        const pending = typeof told.ref === "number" ? this.#pending.get(told.ref) : undefined;
        if (typeof told.ref === "number") this.#pending.delete(told.ref);
        pending?.fail(new Refusal(told.code, told.sentence, told.facts, 0));
        return;
      }
      case "chat":
        this.#heard(told.line);
        return;
      case "queued":
        this.queued = told.place;
        return;
      case "thinking":
        this.thinking = told.seat;
        return;
    }
  }

  #take(told: Moment): void {
    if (told.type === "update") this.#show(told, told.view);
    else if (told.after === this.#moment && told.seat === this.#reader) {
      this.#show(told, applied(this.view, told.view as Change) as MatchView);
      this.latest = told.ref === undefined ? told.log : [];
      this.told = told.ref === undefined ? [...this.told, ...told.log].slice(-KEPT) : [];
    } else if (this.#moment >= 0) {
      // Something was missed: from the whole view on, changes fit again.
      this.#moment = -1;
      this.#send({ type: "watch", seat: told.seat, since: 0 });
    }
    this.#settle(told.ref);
  }

  #show(told: Shown | Changed, view: MatchView): void {
    this.onupdate?.();
    this.thinking = -1;
    this.seat = told.seat;
    this.line = told.line;
    this.log = followed(told.seat === this.#reader ? this.log : nothing, {
      from: told.from,
      to: view.step,
      log: told.log,
    });
    this.#reader = told.seat;
    this.#moment = told.number;
    this.view = view;
  }

  #settle(ref: FromServer["ref"]): void {
    if (typeof ref !== "number") return;
    this.#pending.get(ref)?.done();
    this.#pending.delete(ref);
  }
}
