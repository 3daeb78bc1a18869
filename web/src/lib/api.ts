/** The server's HTTP interface (docs/api.md). */

import type { LogPart } from "./log";
import type { Args, LogLine, MatchView, Option, Phrase, Standings } from "./types";
import type { DomainInfo } from "./words";

export interface Person {
  id: string;
  name: string;
  guest: boolean;
  language: string;
}

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  person: string;
  level: string;
  standin: string;
  present: boolean;
  resigned: boolean;
  agrees: boolean;
  absent: boolean;
}

export interface Summary {
  id: string;
  title: string;
  state: "open" | "playing" | "over";
  public: boolean;
  variants: Record<string, string>;
  seats: Seat[];
  turn: number;
  step: number;
  line: number;
  created: string;
  updated: string;
  reason: string;
}

export interface Result {
  reason: string;
  standings: Standings | null;
  ratings: { seat: number; before: number; after: number }[];
}

export interface Table extends Summary {
  host: string;
  mine: number[];
  invite: string;
  origin: string;
  from: string;
  rematch: string;
  rated: boolean;
  practice: boolean;
  result: Result | null;
}

export interface Move {
  table: Summary;
  seats: number[];
}

export interface TitleSummary {
  id: string;
  seats: number[];
  minutes: [number, number];
  rules: number;
  lessons: number;
}

export interface Variant {
  id: string;
  values: string[];
  default: string;
  /** With how many seats it can be chosen; empty: with any number. */
  seats: number[];
  /** With how many seats a value can be chosen; those not named: with any number. */
  fits: Record<string, number[]>;
  /** The default with so many seats, where it is another one. */
  defaults: Record<number, string>;
  /** In which scenarios it can be chosen; empty: in all. */
  scenarios: string[];
}

/** Who a seat is in a scenario. */
export interface Side {
  /** A reference, such as `realm:france`. */
  name: string;
  colour: string;
  player: string;
}

/** One of several games that a title offers; chosen by the variant `scenario`. */
export interface Scenario {
  id: string;
  seats: number[];
  /** For each number of seats, which sides have one: seat 0 is the first of them. */
  seated: Record<number, number[]>;
  sides: Side[];
  rounds: number;
  minutes: [number, number];
  sets: Record<string, string>;
  ready: boolean;
}

export interface TitleInfo extends TitleSummary {
  languages: string[];
  variants: Variant[];
  scenarios: Scenario[];
  domains: Record<string, DomainInfo & { size: number; refs: string[] }>;
  verbs: Record<string, { args: { name: string; domain: string }[]; rules: string[] }>;
  events: Record<string, { args: { name: string; domain: string }[]; rules: string[] }>;
}

export type NewSeat = { kind: "me"; name?: string } | { kind: "open" } | { kind: "bot"; level: string };

export interface NewTable {
  title: string;
  variants: Record<string, string>;
  public: boolean;
  seats: NewSeat[];
}

export interface Update {
  type: "update";
  table: string;
  seat: number;
  line: number;
  from: number;
  view: MatchView;
  log: LogLine[];
  ref?: number;
}

export interface Frame {
  line: number;
  by: number;
  code: string | null;
  view: MatchView;
  log: LogLine[];
}

export interface Frames {
  lines: number;
  seat: number;
  frames: Frame[];
}

export interface ChatLine {
  id: number;
  seat: number;
  name: string;
  text: string;
  at: string;
}

export interface Hint {
  line: number;
  options: { option: Option; share: number; value: number; visits: number }[];
  chances: number[];
}

export interface Analysis {
  state: "none" | "running" | "done";
  progress: number;
  points: { line: number; chances: number[] }[];
  turns: { line: number; seat: number; before: number; after: number }[];
}

export interface PointsOverTime {
  available: boolean;
  points: { line: number; seats: { points: number; parts: { source: string; points: number }[] }[] }[];
}

export interface RuleText {
  id: string;
  text: string;
  reason: string;
}

export type Texts = Record<string, string>;

export interface LessonSummary {
  id: string;
  name: Texts;
  about: Texts;
  rules: string[];
  steps: number;
}

export interface LessonStep {
  say: Texts;
  seat: number;
  choose: string | null;
  option: Option | null;
  view: MatchView;
}

export interface Lesson extends Omit<LessonSummary, "steps"> {
  title: string;
  /** Whose eyes the learner has. */
  seat: number;
  steps: LessonStep[];
}

export interface Notices {
  email: string;
  email_confirmed: boolean;
  mail: "off" | "each" | "daily";
  quiet_from: number;
  quiet_to: number;
  zone: string;
  webhook: string;
  mail_available: boolean;
  webhook_allowed: boolean;
}

/** A refusal by the server: `code` names the message `error-<code>`, `facts` are its arguments. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly facts: Args,
    readonly status: number,
  ) {
    super(sentence);
  }
}

function csrf(): string {
  return /(?:^|; )ludarium_csrf=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (method !== "GET") {
    if (!csrf()) await fetch("/api/me");
    headers["Content-Type"] = "application/json";
    headers["X-CSRF-Token"] = decodeURIComponent(csrf());
  }
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      ...(method === "GET" ? {} : { body: body === undefined ? "{}" : JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("no-connection", "The server cannot be reached.", {}, 0);
  }
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  if (!response.ok) {
    let told: { code?: string; sentence?: string; facts?: Args } = {};
    try {
      told = JSON.parse(text) as typeof told;
    } catch {
      // An answer that is not ours (a proxy's page): the status has to do.
    }
    throw new Refusal(told.code ?? "unknown", told.sentence ?? `The server answered ${response.status}.`, told.facts ?? {}, response.status);
  }
  const json = response.headers.get("Content-Type")?.includes("json");
  return (json ? JSON.parse(text) : text) as T;
}

const get = <T>(path: string) => ask<T>("GET", path);
const post = <T>(path: string, body?: unknown) => ask<T>("POST", path, body);

export const api = {
  me: () => get<{ person: Person | null }>("/api/me"),
  guest: (name: string, language: string) => post<{ person: Person }>("/api/guest", { name, language }),
  keep: (name: string, password: string) => post<{ person: Person }>("/api/me/keep", { name, password }),
  login: (name: string, password: string) => post<{ person: Person }>("/api/login", { name, password }),
  logout: () => post<undefined>("/api/logout"),
  change: (change: { name?: string; language?: string }) => ask<{ person: Person }>("PATCH", "/api/me", change),
  forget: () => ask<undefined>("DELETE", "/api/me"),
  myTables: () => get<{ tables: Summary[] }>("/api/me/tables"),
  moves: () => get<{ moves: Move[] }>("/api/me/moves"),
  notices: () => get<Notices>("/api/me/notices"),
  setNotices: (notices: Omit<Notices, "email_confirmed" | "webhook_allowed" | "mail_available">) =>
    ask<Notices>("PUT", "/api/me/notices", notices),
  confirmEmail: (code: string) => post<Notices>("/api/me/email/confirm", { code }),

  titles: () => get<{ titles: TitleSummary[]; levels: string[] }>("/api/titles"),
  title: (title: string) => get<TitleInfo>(`/api/titles/${title}`),
  titleText: (title: string, language: string) => get<string>(`/api/titles/${title}/text/${language}`),
  text: (language: string) => get<string>(`/api/text/${language}`),
  rules: (title: string, language: string) =>
    get<{ lang: string; rules: RuleText[] }>(`/api/titles/${title}/rules?lang=${language}`),
  words: (title: string) => get<{ words: Record<string, Phrase[]> }>(`/api/titles/${title}/words`),
  lessons: (title: string) => get<{ lessons: LessonSummary[] }>(`/api/titles/${title}/lessons`),
  lesson: (title: string, id: string) => get<Lesson>(`/api/titles/${title}/lessons/${id}`),

  tables: (state: string) => get<{ tables: Summary[] }>(`/api/tables?state=${state}`),
  create: (table: NewTable) => post<Table>("/api/tables", table),
  table: (id: string) => get<Table>(`/api/tables/${id}`),
  invitation: (invite: string) => get<Table>(`/api/invitations/${invite}`),
  accept: (invite: string, seat?: number) => post<Table>(`/api/invitations/${invite}`, seat === undefined ? {} : { seat }),
  join: (id: string, seat?: number) => post<Table>(`/api/tables/${id}/join`, seat === undefined ? {} : { seat }),
  leave: (id: string) => post<Table>(`/api/tables/${id}/leave`),
  bot: (id: string, seat: number, level: string) => ask<Table>("PUT", `/api/tables/${id}/seats/${seat}/bot`, { level }),
  noBot: (id: string, seat: number) => ask<Table>("DELETE", `/api/tables/${id}/seats/${seat}/bot`),
  resign: (id: string, seat: number) => post<Table>(`/api/tables/${id}/resign`, { seat }),
  agree: (id: string, end: boolean) => post<Table>(`/api/tables/${id}/agree`, { end }),
  rematch: (id: string) => post<Table>(`/api/tables/${id}/rematch`),
  chat: (id: string) => get<{ lines: ChatLine[] }>(`/api/tables/${id}/chat?after=0`),
  say: (id: string, text: string) => post<ChatLine>(`/api/tables/${id}/chat`, { text }),
  notes: (id: string) => get<{ text: string }>(`/api/tables/${id}/notes`),
  setNotes: (id: string, text: string) => ask<undefined>("PUT", `/api/tables/${id}/notes`, { text }),

  replay: (id: string, seat: number, from: number, to: number) =>
    get<Frames>(`/api/tables/${id}/replay?seat=${seat}&from=${from}&to=${to}`),
  /** What was told in the steps before one, to this seat. */
  log: (id: string, seat: number, before: number) => get<LogPart>(`/api/tables/${id}/log?seat=${seat}&before=${before}`),
  points: (id: string) => get<PointsOverTime>(`/api/tables/${id}/points`),
  /** Whether a choice could not be taken back. */
  final: (id: string, seat: number, code: string) =>
    get<{ final: boolean }>(`/api/tables/${id}/final?seat=${seat}&option=${encodeURIComponent(code)}`),
  hint: (id: string, seat: number) => post<Hint>(`/api/tables/${id}/hint`, { seat }),
  analyse: (id: string) => post<Analysis>(`/api/tables/${id}/analysis`),
  analysis: (id: string) => get<Analysis>(`/api/tables/${id}/analysis`),
  fork: (id: string, line: number, seat: number, level: string) => post<Table>(`/api/tables/${id}/fork`, { line, seat, level }),
  record: (id: string) => get<string>(`/api/tables/${id}/record`),
  importRecord: (record: string) => post<Table>("/api/records", { record }),
};
