/* Made by tools/client_types.py from the types of the server and of the titles. Do not edit it. */

export interface Person {
  id: string;
  name: string;
  guest: boolean;
  language: string;
}

export interface Me {
  person: Person | null;
}

export interface ChangeMe {
  name?: string | null;
  language?: string | null;
}

export interface NewGuest {
  name: string;
  language?: string;
  bearer?: boolean;
}

export interface SignedIn {
  person: Person;
  token: string | null;
}

export interface Keep {
  name: string;
  password: string;
}

export interface Login {
  name: string;
  password: string;
  bearer?: boolean;
}

export interface NewPassword {
  old: string;
  new: string;
}

/** A signed-in browser or program (`bearer`). `current` is the one that asks. */
export interface Session {
  id: string;
  created: string;
  seen: string;
  agent: string;
  bearer: boolean;
  current: boolean;
}

export interface SessionList {
  sessions: Session[];
}

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  person: string;
  level: string;
  standin: string;
  present: boolean;
  absent: boolean;
  resigned: boolean;
  agrees: boolean;
  place: number | null;
}

/** How much time there is: `seconds` for the whole game (and `increment` more for each decision), for each decision, or for each turn; and what happens when it is up. */
export interface ClockRule {
  kind: "live" | "decision" | "turn";
  seconds: number;
  increment?: number;
  up?: "bot" | "pass" | "vote";
}

export interface Summary {
  id: string;
  title: string;
  state: "open" | "playing" | "over";
  public: boolean;
  variants: Record<string, string>;
  seats: Seat[];
  turn: number;
  open: number[];
  step: number;
  line: number;
  created: string;
  updated: string;
  reason: string;
  clock: ClockRule | null;
  due: string | null;
}

export interface Summaries {
  tables: Summary[];
}

export interface Move {
  table: Summary;
  seats: number[];
}

export interface Moves {
  moves: Move[];
}

/** The newest first. `more`: there are older ones; ask again with `after`, the last one of these. */
export interface GameList {
  tables: Summary[];
  more: boolean;
}

export interface Rating {
  title: string;
  rating: number;
  games: number;
}

/** Games of one title with a result. `rating`: once one of them was rated; `best`: the highest ever. */
export interface TitleStatistics {
  title: string;
  games: number;
  won: number;
  resigned: number;
  rated: number;
  rating: number | null;
  best: number | null;
}

export interface Profile {
  id: string;
  name: string;
  guest: boolean;
  since: string;
  ratings: Rating[];
  statistics: TitleStatistics[];
}

/** The rating after a game. `table` is empty where the game was among themselves. */
export interface RatingPoint {
  at: string;
  rating: number;
  change: number;
  table: string;
}

export interface RatingHistory {
  title: string;
  points: RatingPoint[];
}

export interface Ranked {
  kind: "person" | "bot";
  id: string;
  name: string;
  level: string;
  rating: number;
  games: number;
  place: number;
}

/** `mine`: at which place I am; 0 if I am not rated. */
export interface Ranking {
  title: string;
  rows: Ranked[];
  total: number;
  mine: number;
}

/** `key`: the server's, for the browser to subscribe with; empty if it pushes nothing. `on`: for this session. */
export interface PushState {
  key: string;
  on: boolean;
}

/** What the browser's push service has given it (`PushSubscription.toJSON()`). */
export interface PushIn {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Notices {
  email: string;
  email_confirmed: boolean;
  mail: "off" | "each" | "round" | "daily";
  quiet_from: number;
  quiet_to: number;
  zone: string;
  webhook: string;
  often: "each" | "round";
  webhook_off: string;
  mail_available: boolean;
  webhook_allowed: boolean;
}

export interface NoticesIn {
  email?: string;
  mail?: "off" | "each" | "round" | "daily";
  quiet_from?: number;
  quiet_to?: number;
  zone?: string;
  webhook?: string;
  often?: "each" | "round";
}

export interface Confirm {
  code: string;
}

export interface TitleSummary {
  id: string;
  seats: number[];
  minutes: [number, number];
  rules: number;
  lessons: number;
  guide: number;
  board: boolean;
  styles: Record<string, string>;
}

export interface TitleList {
  titles: TitleSummary[];
  levels: string[];
}

/** `seats`: with how many it can be chosen, if not with any number; `fits`: the same for a value; `defaults`: the usual value with so many seats, where it is another one; `scenarios`: in which it can be chosen, if not in all. */
export interface Variant {
  id: string;
  values: string[];
  default: string;
  seats: number[];
  fits: Record<string, number[]>;
  defaults: Record<string, string>;
  scenarios: string[];
}

/** Who a seat is in a scenario: a reference, such as `realm:france`. */
export interface Side {
  name: string;
  colour: string;
  player: string;
}

/** One of several games that a title offers. `seated`: for each number of seats, which sides have one. */
export interface Scenario {
  id: string;
  seats: number[];
  seated: Record<string, number[]>;
  sides: Side[];
  rounds: number;
  minutes: [number, number];
  sets: Record<string, string>;
  ready: boolean;
}

export interface DomainInfo {
  parts: string[];
  number: boolean;
  size: number;
  refs: string[];
}

export interface ArgumentInfo {
  name: string;
  domain: string;
}

/** A verb or an event. */
export interface Word {
  args: ArgumentInfo[];
  rules: string[];
}

export interface TitleInfo {
  id: string;
  seats: number[];
  minutes: [number, number];
  rules: number;
  lessons: number;
  guide: number;
  board: boolean;
  styles: Record<string, string>;
  languages: string[];
  variants: Variant[];
  scenarios: Scenario[];
  domains: Record<string, DomainInfo>;
  verbs: Record<string, Word>;
  events: Record<string, Word>;
}

export interface RuleText {
  id: string;
  text: string;
  reason: string;
}

export interface Rules {
  lang: string;
  rules: RuleText[];
}

/** One rule, example, ruling, table or paragraph, written in HTML. `id`: the number that cites it, none for plain text; `label`: how the book shows it. `lessons`: those that play an example on the board. */
export interface BookBlock {
  id: string;
  label: string;
  kind: "rule" | "example" | "ruling" | "text";
  html: string;
  lessons: string[];
}

/** `level` 2 is a chapter, 3 and 4 are its sections. `source`: rulings and sources, for those who ask for them. */
export interface BookChapter {
  id: string;
  level: number;
  name: string;
  source: boolean;
  blocks: BookBlock[];
}

export interface Book {
  lang: string;
  chapters: BookChapter[];
}

/** A message with its arguments: numbers, references, or nested phrases. */
export interface Phrase {
  id: string;
  args: Record<string, string | number | Phrase[]>;
}

export interface Words {
  words: Record<string, Phrase[]>;
}

export interface LessonSummary {
  id: string;
  name: Record<string, string>;
  about: Record<string, string>;
  rules: string[];
  steps: number;
}

export interface Lessons {
  lessons: LessonSummary[];
}

/** What can be chosen. `code` is what is sent back. */
export interface Option {
  code: string;
  verb: string;
  args: Record<string, string | number>;
  rules: string[];
  vain?: boolean;
}

/** What one might expect to find among the options, and why it is not there. */
export interface Refused {
  code: string;
  verb: string;
  args: Record<string, string | number>;
  rules: string[];
  reason: string;
  why: Record<string, string | number>;
}

/** Another seat's decision has only its seat and its kind. */
export interface Decision {
  seat: number;
  id: string;
  rules?: string[];
  args?: Record<string, string | number>;
  trail?: Phrase[];
  options?: Option[];
  refused?: Refused[];
}

/** Points from one source. */
export interface Part {
  source: string;
  points: number;
}

export interface Standing {
  seat: number;
  place: number;
  points: number;
  parts: Part[];
}

/** The result of an opponent that holds no seat. */
export interface Other {
  id: string;
  points: number;
  parts: Part[];
}

export interface Standings {
  reason: string;
  verdict: string;
  rows: Standing[];
  others: Other[];
}

/** All that one seat may see. `table` is the title's own. */
export interface MatchView<Table = unknown> {
  title: string;
  seats: number;
  names: string[];
  variants: Record<string, string>;
  commitment: string;
  seat: number;
  over: boolean;
  turn: number;
  open: number[];
  step: number;
  decision: Decision | null;
  undo: boolean;
  sealed?: boolean;
  standings?: Standings;
  table: Table;
}

export interface LessonStep {
  say: Record<string, string>;
  seat: number;
  choose: string | null;
  option: Option | null;
  view: MatchView;
}

export interface Lesson {
  id: string;
  title: string;
  seat: number;
  name: Record<string, string>;
  about: Record<string, string>;
  rules: string[];
  steps: LessonStep[];
}

/** One figure that is our design: where it stands, our value, its mark, and the printed one that is in its place. */
export interface FigureRow {
  file: string;
  row: string;
  field: string;
  ours: string;
  mark: string;
  printed: string;
}

/** `count`: all figures of the title. `used`: how many are not ours in the games that are played here, from which `files`, told apart by `fingerprint`. `keeper`: whether the asker may change them. `waiting`: a saved table that is played with once the server has been started again. */
export interface Figures {
  count: number;
  rows: FigureRow[];
  used: number;
  files: string[];
  fingerprint: string;
  keeper: boolean;
  waiting: boolean;
}

/** A figures file as text, as `ludarium figures TITLE --export` writes it. */
export interface FiguresIn {
  text: string;
}

/** How many figures the table puts in. */
export interface FiguresFine {
  count: number;
}

export interface RatingChange {
  seat: number;
  before: number;
  after: number;
}

export interface Result {
  reason: string;
  standings: Standings | null;
  ratings: RatingChange[];
}

/** `left`: seconds; `due`: when they are up, if the clock runs; `rests`: it stands still for a night or a holiday. `up`: its time is up, and the others vote: so many for a bot, so many to wait, of `needed`. */
export interface SeatTime {
  left: number;
  due: string | null;
  rests: boolean;
  up: boolean;
  bot: number;
  wait: number;
  needed: number;
}

/** As it is at the moment `at`. */
export interface ClockTimes {
  at: string;
  seats: SeatTime[];
}

export interface Table {
  id: string;
  title: string;
  state: "open" | "playing" | "over";
  public: boolean;
  variants: Record<string, string>;
  seats: Seat[];
  turn: number;
  open: number[];
  step: number;
  line: number;
  created: string;
  updated: string;
  reason: string;
  clock: ClockRule | null;
  due: string | null;
  host: string;
  mine: number[];
  invite: string;
  origin: string;
  guided: boolean;
  from: string;
  rematch: string;
  rated: boolean;
  practice: boolean;
  result: Result | null;
  times: ClockTimes | null;
  looked: number;
}

/** What is said before one of these options is chosen. */
export interface GuideMistake {
  codes: string[];
  say: Record<string, string>;
  rules: string[];
}

/** What the guide says now. `point`: things on the board; `ask`: options that it asks for, none if one is free. */
export interface GuideStep {
  id: string;
  say: Record<string, string>;
  point: string[];
  ask: string[];
  mistakes: GuideMistake[];
  rules: string[];
  end: boolean;
}

export interface GuideTick {
  step: string;
  name: Record<string, string>;
  done: boolean;
}

/** `line`: for how many lines of the game this holds. `finished`: everything has been said; the short game that comes next has so many seats and these variants. */
export interface GuideNow {
  line: number;
  step: GuideStep | null;
  read: string[];
  ticks: GuideTick[];
  finished: boolean;
  seats: number;
  variants: Record<string, string>;
}

export interface GuideRead {
  step: string;
}

/** What a person has learned, by title: `guide`, its steps (`guide.goal`), lessons (`lesson.ex-1`). */
export interface Learned {
  marks: Record<string, string[]>;
}

export interface LearnedIn {
  title: string;
  mark: string;
}

export interface NewSeat {
  kind: "me" | "open" | "bot";
  level?: string;
  name?: string;
}

export interface NewTable {
  title: string;
  seats: NewSeat[];
  variants?: Record<string, string>;
  public?: boolean;
  clock?: ClockRule | null;
}

export interface Sit {
  seat?: number | null;
}

export interface Level {
  level?: string;
}

export interface Resign {
  seat: number;
}

export interface Agree {
  end: boolean;
}

/** A told fact, the number of choices that had been made, and the seat whose choice it came of (-1: the setup). */
export interface LogLine {
  event: string;
  args: Record<string, string | number>;
  rules: string[];
  step: number;
  by: number;
}

export interface Update {
  type: "update";
  table: string;
  seat: number;
  line: number;
  from: number;
  view: MatchView;
  log: LogLine[];
}

export interface Choice {
  seat: number;
  line: number;
  option: string | Record<string, string | number>;
}

export interface Final {
  final: boolean;
}

export interface Undo {
  seat: number;
  line: number;
}

export interface ChatLine {
  id: number;
  seat: number;
  name: string;
  text: string;
  at: string;
}

export interface ChatLines {
  lines: ChatLine[];
}

export interface ChatIn {
  text: string;
}

export interface NoteText {
  text: string;
}

export interface Friend {
  id: string;
  name: string;
}

/** `sent`: names that I have asked, whether anybody has them or not. `received`: who has asked me. */
export interface Friends {
  friends: Friend[];
  sent: string[];
  received: Friend[];
}

export interface FriendsName {
  name: string;
}

/** Open tables at which a seat is kept for me. */
export interface Invitations {
  tables: Summary[];
}

/** A friend; empty: nobody. */
export interface KeptFor {
  person: string;
}

export interface TournamentSummary {
  id: string;
  name: string;
  title: string;
  kind: "robin" | "swiss" | "knockout";
  seats: number;
  state: "open" | "playing" | "over";
  round: number;
  rounds: number;
  size: number;
  created: string;
}

export interface TournamentList {
  tournaments: TournamentSummary[];
  more: boolean;
}

/** `seats`: how many play at a table (fewer where it does not come out even). `bots`: the levels of those that play too; `enter`: so do I. */
export interface NewTournament {
  name: string;
  title: string;
  kind: "robin" | "swiss" | "knockout";
  seats?: number;
  variants?: Record<string, string>;
  bots?: string[];
  enter?: boolean;
  public?: boolean;
  clock?: ClockRule | null;
}

/** `points`: 1 for a game in which one was before all others, half of it before half of them. `out`: plays no more. */
export interface Entrant {
  number: number;
  person: string;
  name: string;
  level: string;
  points: number;
  games: number;
  place: number;
  out: boolean;
}

/** Who is alone rests; `table` is empty where there was no game; `points` of each, if it is over. */
export interface Pairing {
  round: number;
  entrants: number[];
  table: string;
  points: number[] | null;
}

/** `mine`: my number among the entrants, or -1. `winners`: once it is over. */
export interface Tournament {
  id: string;
  name: string;
  title: string;
  kind: "robin" | "swiss" | "knockout";
  seats: number;
  state: "open" | "playing" | "over";
  round: number;
  rounds: number;
  size: number;
  created: string;
  variants: Record<string, string>;
  clock: ClockRule | null;
  hosted: boolean;
  mine: number;
  entrants: Entrant[];
  pairings: Pairing[];
  winners: number[];
}

/** For what shall happen with a seat whose time is up. */
export interface VoteIn {
  seat: number;
  vote: "bot" | "wait";
}

export interface Holiday {
  first: string;
  last: string;
}

export interface Rest {
  night_from: number;
  night_to: number;
  zone: string;
  holidays: Holiday[];
}

/** When a person's slow clocks stand still (and no notices come): at night, and on holidays. */
export interface RestIn {
  night_from: number;
  night_to: number;
  zone: string;
  holidays: Holiday[];
}

export interface PlaceNoteText {
  place: string;
  text: string;
}

export interface PlaceNotes {
  notes: PlaceNoteText[];
}

/** A note to oneself about a thing on the table; an empty one takes it away. */
export interface PlaceNoteIn {
  place: string;
  text: string;
}

/** A move of one seat: lines `first` to `last`, and what they told. `mine`: it concerns the seat of the story. */
export interface Beat {
  first: number;
  last: number;
  by: number;
  log: LogLine[];
  mine: boolean;
}

/** What happened after `from` lines, up to `to`. */
export interface Story {
  from: number;
  to: number;
  seat: number;
  beats: Beat[];
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

export interface LogPage {
  from: number;
  to: number;
  log: LogLine[];
}

export interface Scored {
  points: number;
  parts: Part[];
}

export interface PointsAt {
  line: number;
  seats: Scored[];
}

export interface Points {
  available: boolean;
  points: PointsAt[];
}

export interface HintFor {
  seat: number;
}

export interface HintOption {
  option: Option;
  share: number;
  value: number;
  visits: number;
}

export interface Hint {
  line: number;
  options: HintOption[];
  chances: number[];
}

export interface Chances {
  line: number;
  chances: number[];
}

/** A choice made at `line`, and what it was worth to its seat: so many of the games that were played on from it were won. `better`: what a strong bot would have done, if that is something else, and `best` its worth. `then`: how it goes on with that move; `brings`: how many points more it would have right after it, by source. */
export interface TurnChoice {
  line: number;
  seat: number;
  option: Option;
  value: number;
  better: Option | null;
  best: number;
  then: Option[];
  brings: Part[];
}

/** Where a seat's chances changed much. `choice`: the one that gave most away there. */
export interface Turn {
  line: number;
  seat: number;
  before: number;
  after: number;
  choice: TurnChoice | null;
}

export interface Analysis {
  state: "none" | "running" | "done";
  progress: number;
  points: Chances[];
  turns: Turn[];
}

export interface Fork {
  line: number;
  seat: number;
  level?: string;
}

export interface RecordIn {
  record: string;
}

export interface StandingAnswer {
  id: number;
  seat: number;
  decision: string;
  args: Record<string, string | number>;
  option: Option;
  until: "turn" | "round" | "game";
}

export interface StandingAnswers {
  answers: StandingAnswer[];
  untils: ("turn" | "round" | "game")[];
}

export interface NewStanding {
  seat: number;
  decision: string;
  option: string;
  until: "turn" | "round" | "game";
}

export interface ForcedAnswers {
  forced: "ask" | "single" | "useful";
}

/** What bots think on: the sources as they are, or compiled, which is several times as fast. `building`: that form is being made, and bots will think on it when it is ready. */
export interface EngineInfo {
  form: "pure" | "compiled";
  building: boolean;
}

/** The whole view of a seat. `number` names the moment, for the changes that follow. */
export interface Shown {
  type: "update";
  table: string;
  seat: number;
  line: number;
  from: number;
  view: MatchView;
  log: LogLine[];
  number: number;
}

/** What has changed in the view since the moment `after` (see `delta`). */
export interface Changed {
  type: "change";
  table: string;
  seat: number;
  number: number;
  after: number;
  line: number;
  from: number;
  view: unknown;
  log: LogLine[];
}

export interface TableTold {
  type: "table";
  table: Table;
}

export interface ClockTold {
  type: "clock";
  times: ClockTimes;
}

export interface RefusedTold {
  type: "refused";
  ref: number | string | null;
  code: string;
  sentence: string;
  facts: Record<string, string>;
}

export interface ChatTold {
  type: "chat";
  line: ChatLine;
}

export interface Thinking {
  type: "thinking";
  seat: number;
}

/** A hint has been asked for, and so many are before it (1: it comes next). */
export interface Queued {
  type: "queued";
  place: number;
}

export interface Pong {
  type: "pong";
}

export interface Watch {
  type: "watch";
  seat?: number;
  since?: number;
  ref?: number | string | null;
}

export interface Choose {
  type: "choose";
  seat: number;
  line: number;
  option: string | Record<string, string | number>;
  ref?: number | string | null;
}

export interface TakeBack {
  type: "undo";
  seat: number;
  line: number;
  ref?: number | string | null;
}

export interface Say {
  type: "chat";
  text: string;
  ref?: number | string | null;
}

export interface Ping {
  type: "ping";
}

export interface MovesTold {
  type: "moves";
  moves: Move[];
  often: "each" | "round";
}

export interface YourMove {
  type: "your-move";
  table: string;
  title: string;
  seat: number;
  round: number;
}

/** I have so many seconds left for a move. */
export interface YourTime {
  type: "your-time";
  table: string;
  title: string;
  seat: number;
  left: number;
}

/** An answer on the live connection has the `ref` of what it answers. */
export type FromServer = (Shown | Changed | TableTold | ClockTold | RefusedTold | ChatTold | Thinking | Queued | Pong) & { ref?: number | string | null };

export type FromClient = Watch | Choose | TakeBack | Say | Ping;

export type News = MovesTold | YourMove | YourTime | Pong;

/** What each request asks, and what it is answered with. */
export interface Routes {
  "GET /api/me": { answer: Me };
  "DELETE /api/me": { answer: undefined };
  "PATCH /api/me": { body: ChangeMe; answer: Me };
  "POST /api/guest": { body: NewGuest; answer: SignedIn };
  "POST /api/me/keep": { body: Keep; answer: Me };
  "POST /api/login": { body: Login; answer: SignedIn };
  "POST /api/logout": { answer: undefined };
  "POST /api/me/password": { body: NewPassword; answer: SignedIn };
  "GET /api/me/sessions": { answer: SessionList };
  "DELETE /api/me/sessions/{session}": { path: { session: string }; answer: undefined };
  "GET /api/me/tables": { answer: Summaries };
  "GET /api/me/moves": { answer: Moves };
  "GET /api/me/games": { query: { title?: string; state?: string; kind?: string; result?: string; name?: string; after?: string }; answer: GameList };
  "GET /api/people/{person}": { path: { person: string }; answer: Profile };
  "GET /api/people/{person}/games": { path: { person: string }; query: { title?: string; after?: string }; answer: GameList };
  "GET /api/people/{person}/ratings/{title}": { path: { person: string; title: string }; answer: RatingHistory };
  "GET /api/ratings/{title}": { path: { title: string }; query: { from?: number }; answer: Ranking };
  "GET /api/me/push": { answer: PushState };
  "PUT /api/me/push": { body: PushIn; answer: undefined };
  "DELETE /api/me/push": { answer: undefined };
  "GET /api/me/notices": { answer: Notices };
  "PUT /api/me/notices": { body: NoticesIn; answer: Notices };
  "POST /api/me/email/confirm": { body: Confirm; answer: Notices };
  "GET /api/titles": { answer: TitleList };
  "GET /api/titles/{title}": { path: { title: string }; answer: TitleInfo };
  "GET /api/titles/{title}/board.js": { path: { title: string }; answer: string };
  "GET /api/titles/{title}/text/{language}": { path: { title: string; language: string }; answer: string };
  "GET /api/text/{language}": { path: { language: string }; answer: string };
  "GET /api/titles/{title}/rules": { path: { title: string }; query: { lang?: string }; answer: Rules };
  "GET /api/titles/{title}/book": { path: { title: string }; query: { lang?: string }; answer: Book };
  "GET /api/titles/{title}/words": { path: { title: string }; answer: Words };
  "GET /api/titles/{title}/lessons": { path: { title: string }; answer: Lessons };
  "GET /api/titles/{title}/lessons/{id}": { path: { title: string; id: string }; answer: Lesson };
  "GET /api/titles/{title}/figures": { path: { title: string }; answer: Figures };
  "PUT /api/titles/{title}/figures": { path: { title: string }; body: FiguresIn; answer: Figures };
  "POST /api/titles/{title}/figures/check": { path: { title: string }; body: FiguresIn; answer: FiguresFine };
  "POST /api/titles/{title}/guide": { path: { title: string }; answer: Table };
  "GET /api/tables/{id}/guide": { path: { id: string }; answer: GuideNow };
  "POST /api/tables/{id}/guide": { path: { id: string }; body: GuideRead; answer: GuideNow };
  "GET /api/me/learned": { answer: Learned };
  "PUT /api/me/learned": { body: LearnedIn; answer: Learned };
  "GET /api/tables": { query: { title?: string; state?: string }; answer: Summaries };
  "POST /api/tables": { body: NewTable; answer: Table };
  "GET /api/tables/{id}": { path: { id: string }; answer: Table };
  "DELETE /api/tables/{id}": { path: { id: string }; answer: undefined };
  "GET /api/invitations/{invite}": { path: { invite: string }; answer: Table };
  "POST /api/invitations/{invite}": { path: { invite: string }; body: Sit; answer: Table };
  "POST /api/tables/{id}/join": { path: { id: string }; body: Sit; answer: Table };
  "POST /api/tables/{id}/leave": { path: { id: string }; answer: Table };
  "PUT /api/tables/{id}/seats/{seat}/bot": { path: { id: string; seat: number }; body: Level; answer: Table };
  "DELETE /api/tables/{id}/seats/{seat}/bot": { path: { id: string; seat: number }; answer: Table };
  "POST /api/tables/{id}/resign": { path: { id: string }; body: Resign; answer: Table };
  "POST /api/tables/{id}/agree": { path: { id: string }; body: Agree; answer: Table };
  "POST /api/tables/{id}/rematch": { path: { id: string }; answer: Table };
  "GET /api/tables/{id}/view": { path: { id: string }; query: { seat?: number; since?: number; line?: number; wait?: number }; answer: Update };
  "POST /api/tables/{id}/choices": { path: { id: string }; body: Choice; answer: Update };
  "GET /api/tables/{id}/final": { path: { id: string }; query: { seat: number; option: string }; answer: Final };
  "POST /api/tables/{id}/undo": { path: { id: string }; body: Undo; answer: Update };
  "GET /api/tables/{id}/chat": { path: { id: string }; query: { after?: number }; answer: ChatLines };
  "POST /api/tables/{id}/chat": { path: { id: string }; body: ChatIn; answer: ChatLine };
  "GET /api/tables/{id}/notes": { path: { id: string }; answer: NoteText };
  "PUT /api/tables/{id}/notes": { path: { id: string }; body: NoteText; answer: undefined };
  "GET /api/me/friends": { answer: Friends };
  "POST /api/me/friends": { body: FriendsName; answer: Friends };
  "DELETE /api/me/friends/requests": { query: { name?: string }; answer: undefined };
  "PUT /api/me/friends/{person}": { path: { person: string }; answer: Friends };
  "DELETE /api/me/friends/{person}": { path: { person: string }; answer: undefined };
  "GET /api/me/invitations": { answer: Invitations };
  "PUT /api/tables/{id}/seats/{seat}/kept": { path: { id: string; seat: number }; body: KeptFor; answer: Table };
  "GET /api/tournaments": { query: { state?: string; after?: string }; answer: TournamentList };
  "POST /api/tournaments": { body: NewTournament; answer: Tournament };
  "GET /api/tournaments/{id}": { path: { id: string }; answer: Tournament };
  "POST /api/tournaments/{id}/enter": { path: { id: string }; answer: Tournament };
  "POST /api/tournaments/{id}/leave": { path: { id: string }; answer: Tournament };
  "POST /api/tournaments/{id}/begin": { path: { id: string }; answer: Tournament };
  "POST /api/tournaments/{id}/close": { path: { id: string }; answer: Tournament };
  "POST /api/tables/{id}/vote": { path: { id: string }; body: VoteIn; answer: Table };
  "GET /api/me/rest": { answer: Rest };
  "PUT /api/me/rest": { body: RestIn; answer: Rest };
  "GET /api/tables/{id}/notes/places": { path: { id: string }; answer: PlaceNotes };
  "PUT /api/tables/{id}/notes/places": { path: { id: string }; body: PlaceNoteIn; answer: PlaceNotes };
  "GET /api/tables/{id}/story": { path: { id: string }; query: { from: number; seat?: number }; answer: Story };
  "GET /api/tables/{id}/replay": { path: { id: string }; query: { from?: number; to?: number; step?: number; seat?: number }; answer: Frames };
  "GET /api/tables/{id}/log": { path: { id: string }; query: { before: number; seat?: number }; answer: LogPage };
  "GET /api/tables/{id}/points": { path: { id: string }; answer: Points };
  "POST /api/tables/{id}/hint": { path: { id: string }; body: HintFor; answer: Hint };
  "GET /api/tables/{id}/analysis": { path: { id: string }; answer: Analysis };
  "POST /api/tables/{id}/analysis": { path: { id: string }; answer: Analysis };
  "POST /api/tables/{id}/fork": { path: { id: string }; body: Fork; answer: Table };
  "GET /api/tables/{id}/record": { path: { id: string }; answer: string };
  "POST /api/records": { body: RecordIn; answer: Table };
  "GET /api/me/imports": { answer: Summaries };
  "GET /api/tables/{id}/answers": { path: { id: string }; answer: StandingAnswers };
  "POST /api/tables/{id}/answers": { path: { id: string }; body: NewStanding; answer: StandingAnswers };
  "DELETE /api/tables/{id}/answers/{number}": { path: { id: string; number: number }; answer: undefined };
  "GET /api/me/answers": { answer: ForcedAnswers };
  "PUT /api/me/answers": { body: ForcedAnswers; answer: ForcedAnswers };
  "GET /api/engine": { answer: EngineInfo };
}
