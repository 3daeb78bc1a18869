/** The server's HTTP interface (docs/api.md). Its types are made from the server's own: see wire.ts. */

import type { Args } from "./types";
import type {
  ForcedAnswers,
  NewStanding,
  NewTable,
  NewTournament,
  Notices,
  NoticesIn,
  PushIn,
  RestIn,
  Routes,
} from "./wire";

export type * from "./wire";

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

/** What a request asks, apart from its path: nothing that the server does not know. */
type Asked<R extends keyof Routes> = Omit<Routes[R], "answer">;

/** Sends a request: `ask("GET /api/tables/{id}", { path: { id } })`. */
async function ask<R extends keyof Routes>(route: R, asked: Asked<R>): Promise<Routes[R]["answer"]> {
  const { path, query, body } = asked as {
    path?: Args;
    query?: Record<string, Args[string] | undefined>;
    body?: unknown;
  };
  const [method = "GET", template = ""] = route.split(" ");
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path?.[name] ?? ""));
  const wanted = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) wanted.set(name, String(value));
  return (await send(method, wanted.size > 0 ? `${filled}?${wanted}` : filled, body)) as Routes[R]["answer"];
}

async function send(method: string, path: string, body?: unknown): Promise<unknown> {
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
  if (response.status === 204) return undefined;
  const text = await response.text();
  if (!response.ok) {
    let told: { code?: string; sentence?: string; facts?: Args } = {};
    try {
      told = JSON.parse(text) as typeof told;
    } catch {
      // An answer that is not ours (a proxy's page): the status has to do.
    }
    throw new Refusal(
      told.code ?? "unknown",
      told.sentence ?? `The server answered ${response.status}.`,
      told.facts ?? {},
      response.status,
    );
  }
  const json = response.headers.get("Content-Type")?.includes("json");
  return json ? JSON.parse(text) : text;
}

export const api = {
  engine: () => ask("GET /api/engine", {}),
  me: () => ask("GET /api/me", {}),
  guest: (name: string, language: string) => ask("POST /api/guest", { body: { name, language } }),
  keep: (name: string, password: string) => ask("POST /api/me/keep", { body: { name, password } }),
  login: (name: string, password: string) => ask("POST /api/login", { body: { name, password } }),
  newPassword: (old: string, password: string) => ask("POST /api/me/password", { body: { old, new: password } }),
  sessions: () => ask("GET /api/me/sessions", {}),
  endSession: (session: string) => ask("DELETE /api/me/sessions/{session}", { path: { session } }),
  myImports: () => ask("GET /api/me/imports", {}),
  deleteImport: (id: string) => ask("DELETE /api/tables/{id}", { path: { id } }),
  logout: () => ask("POST /api/logout", {}),
  change: (change: { name?: string; language?: string }) => ask("PATCH /api/me", { body: change }),
  forget: () => ask("DELETE /api/me", {}),
  myTables: () => ask("GET /api/me/tables", {}),
  /** All my games that fit, page by page. */
  myGames: (wanted: { title: string; state: string; kind: string; result: string; name: string; after: string }) =>
    ask("GET /api/me/games", { query: wanted }),
  person: (person: string) => ask("GET /api/people/{person}", { path: { person } }),
  gamesOf: (person: string, after: string) =>
    ask("GET /api/people/{person}/games", { path: { person }, query: { after } }),
  ratingsOf: (person: string, title: string) =>
    ask("GET /api/people/{person}/ratings/{title}", { path: { person, title } }),
  ranking: (title: string, from: number) => ask("GET /api/ratings/{title}", { path: { title }, query: { from } }),
  friends: () => ask("GET /api/me/friends", {}),
  askFriend: (name: string) => ask("POST /api/me/friends", { body: { name } }),
  unaskFriend: (name: string) => ask("DELETE /api/me/friends/requests", { query: { name } }),
  acceptFriend: (person: string) => ask("PUT /api/me/friends/{person}", { path: { person } }),
  endFriend: (person: string) => ask("DELETE /api/me/friends/{person}", { path: { person } }),
  /** Tables at which a seat is kept for me. */
  invitations: () => ask("GET /api/me/invitations", {}),
  keepSeat: (id: string, seat: number, person: string) =>
    ask("PUT /api/tables/{id}/seats/{seat}/kept", { path: { id, seat }, body: { person } }),
  tournaments: (after: string) => ask("GET /api/tournaments", { query: { after } }),
  tournament: (id: string) => ask("GET /api/tournaments/{id}", { path: { id } }),
  newTournament: (tournament: NewTournament) => ask("POST /api/tournaments", { body: tournament }),
  enterTournament: (id: string) => ask("POST /api/tournaments/{id}/enter", { path: { id } }),
  leaveTournament: (id: string) => ask("POST /api/tournaments/{id}/leave", { path: { id } }),
  beginTournament: (id: string) => ask("POST /api/tournaments/{id}/begin", { path: { id } }),
  closeTournament: (id: string) => ask("POST /api/tournaments/{id}/close", { path: { id } }),
  moves: () => ask("GET /api/me/moves", {}),
  notices: () => ask("GET /api/me/notices", {}),
  setNotices: (notices: NoticesIn): Promise<Notices> => ask("PUT /api/me/notices", { body: notices }),
  /** When my slow clocks stand still. */
  rest: () => ask("GET /api/me/rest", {}),
  setRest: (rest: RestIn) => ask("PUT /api/me/rest", { body: rest }),
  /** What is done about my questions without a choice. */
  forced: () => ask("GET /api/me/answers", {}),
  setForced: (forced: ForcedAnswers["forced"]) => ask("PUT /api/me/answers", { body: { forced } }),
  /** Whether this browser gets web push, and the server's key for it. */
  push: () => ask("GET /api/me/push", {}),
  subscribe: (subscription: PushIn) => ask("PUT /api/me/push", { body: subscription }),
  unsubscribe: () => ask("DELETE /api/me/push", {}),
  confirmEmail: (code: string) => ask("POST /api/me/email/confirm", { body: { code } }),

  titles: () => ask("GET /api/titles", {}),
  title: (title: string) => ask("GET /api/titles/{title}", { path: { title } }),
  titleText: (title: string, language: string) =>
    ask("GET /api/titles/{title}/text/{language}", { path: { title, language } }),
  text: (language: string) => ask("GET /api/text/{language}", { path: { language } }),
  /** The rules as a book. */
  book: (title: string, language: string) =>
    ask("GET /api/titles/{title}/book", { path: { title }, query: { lang: language } }),
  /** The figures of a title that are our design, and the printed ones in their place. */
  figures: (title: string) => ask("GET /api/titles/{title}/figures", { path: { title } }),
  checkFigures: (title: string, text: string) =>
    ask("POST /api/titles/{title}/figures/check", { path: { title }, body: { text } }),
  saveFigures: (title: string, text: string) =>
    ask("PUT /api/titles/{title}/figures", { path: { title }, body: { text } }),
  words: (title: string) => ask("GET /api/titles/{title}/words", { path: { title } }),
  lessons: (title: string) => ask("GET /api/titles/{title}/lessons", { path: { title } }),
  /** Opens the guided first game. */
  beginGuide: (title: string) => ask("POST /api/titles/{title}/guide", { path: { title } }),
  guide: (id: string) => ask("GET /api/tables/{id}/guide", { path: { id } }),
  guideRead: (id: string, step: string) => ask("POST /api/tables/{id}/guide", { path: { id }, body: { step } }),
  learned: () => ask("GET /api/me/learned", {}),
  learn: (title: string, mark: string) => ask("PUT /api/me/learned", { body: { title, mark } }),
  lesson: (title: string, id: string) => ask("GET /api/titles/{title}/lessons/{id}", { path: { title, id } }),

  tables: (state: string) => ask("GET /api/tables", { query: { state } }),
  create: (table: NewTable) => ask("POST /api/tables", { body: table }),
  table: (id: string) => ask("GET /api/tables/{id}", { path: { id } }),
  invitation: (invite: string) => ask("GET /api/invitations/{invite}", { path: { invite } }),
  accept: (invite: string, seat?: number) =>
    ask("POST /api/invitations/{invite}", { path: { invite }, body: seat === undefined ? {} : { seat } }),
  join: (id: string, seat?: number) =>
    ask("POST /api/tables/{id}/join", { path: { id }, body: seat === undefined ? {} : { seat } }),
  leave: (id: string) => ask("POST /api/tables/{id}/leave", { path: { id } }),
  bot: (id: string, seat: number, level: string) =>
    ask("PUT /api/tables/{id}/seats/{seat}/bot", { path: { id, seat }, body: { level } }),
  noBot: (id: string, seat: number) => ask("DELETE /api/tables/{id}/seats/{seat}/bot", { path: { id, seat } }),
  resign: (id: string, seat: number) => ask("POST /api/tables/{id}/resign", { path: { id }, body: { seat } }),
  agree: (id: string, end: boolean) => ask("POST /api/tables/{id}/agree", { path: { id }, body: { end } }),
  vote: (id: string, seat: number, vote: "bot" | "wait") =>
    ask("POST /api/tables/{id}/vote", { path: { id }, body: { seat, vote } }),
  rematch: (id: string) => ask("POST /api/tables/{id}/rematch", { path: { id } }),
  chat: (id: string) => ask("GET /api/tables/{id}/chat", { path: { id }, query: { after: 0 } }),
  say: (id: string, text: string) => ask("POST /api/tables/{id}/chat", { path: { id }, body: { text } }),
  notes: (id: string) => ask("GET /api/tables/{id}/notes", { path: { id } }),
  setNotes: (id: string, text: string) => ask("PUT /api/tables/{id}/notes", { path: { id }, body: { text } }),

  /** My own notes about things on the table. */
  placeNotes: (id: string) => ask("GET /api/tables/{id}/notes/places", { path: { id } }),
  keepPlaceNote: (id: string, place: string, text: string) =>
    ask("PUT /api/tables/{id}/notes/places", { path: { id }, body: { place, text } }),

  /** What was told to this seat after so many lines, move by move. */
  story: (id: string, seat: number, from: number) =>
    ask("GET /api/tables/{id}/story", { path: { id }, query: { seat, from } }),
  /** What my seats answer without being asked. */
  answers: (id: string) => ask("GET /api/tables/{id}/answers", { path: { id } }),
  addAnswer: (id: string, answer: NewStanding) => ask("POST /api/tables/{id}/answers", { path: { id }, body: answer }),
  dropAnswer: (id: string, number: number) => ask("DELETE /api/tables/{id}/answers/{number}", { path: { id, number } }),

  replay: (id: string, seat: number, from: number, to: number, step = 1) =>
    ask("GET /api/tables/{id}/replay", { path: { id }, query: { seat, from, to, step } }),
  /** What was told in the steps before one, to this seat. */
  log: (id: string, seat: number, before: number) =>
    ask("GET /api/tables/{id}/log", { path: { id }, query: { seat, before } }),
  points: (id: string) => ask("GET /api/tables/{id}/points", { path: { id } }),
  /** Whether a choice could not be taken back. */
  final: (id: string, seat: number, code: string) =>
    ask("GET /api/tables/{id}/final", { path: { id }, query: { seat, option: code } }),
  hint: (id: string, seat: number) => ask("POST /api/tables/{id}/hint", { path: { id }, body: { seat } }),
  analyse: (id: string) => ask("POST /api/tables/{id}/analysis", { path: { id } }),
  analysis: (id: string) => ask("GET /api/tables/{id}/analysis", { path: { id } }),
  fork: (id: string, line: number, seat: number, level: string) =>
    ask("POST /api/tables/{id}/fork", { path: { id }, body: { line, seat, level } }),
  record: (id: string) => ask("GET /api/tables/{id}/record", { path: { id } }),
  importRecord: (record: string) => ask("POST /api/records", { body: { record } }),
};
