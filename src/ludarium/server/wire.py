"""The shapes of requests and answers (docs/api.md)."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ludarium.kernel import shapes

PersonName = Annotated[str, Meta(min_length=1, max_length=30)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
AnySeat = Annotated[int, Meta(ge=-1, le=9)]
LineNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Language = Annotated[str, Meta(pattern="^(en|ru)$")]
Short = Annotated[str, Meta(max_length=40)]
Hour = Annotated[int, Meta(ge=0, le=23)]
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]
TableState = Literal["open", "playing", "over"]
SeatKind = Literal["person", "bot", "open"]
Mail = Literal["off", "each", "round", "daily"]
Often = Literal["each", "round"]
# Questions without a choice are asked; answered where there is one option; or where only one is not in vain.
Forced = Literal["ask", "single", "useful"]
# A standing answer holds to the end of one's next turn, of this round, or until it is taken back.
Until = Literal["turn", "round", "game"]
# What a client may add to its messages, to know the answers by.
Ref = int | Short | None


# people


class PersonOut(Struct):
    id: str
    name: str
    guest: bool
    language: str


class Me(Struct):
    person: PersonOut | None


class SignedIn(Struct):
    person: PersonOut
    token: str | None = None


class NewGuest(Struct, forbid_unknown_fields=True):
    name: PersonName
    language: Language = "en"
    bearer: bool = False


class Keep(Struct, forbid_unknown_fields=True):
    name: PersonName
    password: Password


class Login(Struct, forbid_unknown_fields=True):
    name: PersonName
    password: Annotated[str, Meta(max_length=200)]
    bearer: bool = False


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class SessionOut(Struct):
    """A signed-in browser or program (`bearer`). `current` is the one that asks."""

    id: str
    created: datetime
    seen: datetime
    agent: str
    bearer: bool
    current: bool


class SessionList(Struct):
    sessions: list[SessionOut]


class ChangeMe(Struct, forbid_unknown_fields=True):
    name: PersonName | None = None
    language: Language | None = None


class NoticesIn(Struct, forbid_unknown_fields=True):
    email: Annotated[str, Meta(max_length=254)] = ""
    mail: Mail = "off"
    quiet_from: Hour = 22
    quiet_to: Hour = 8
    zone: Short = "UTC"
    webhook: Annotated[str, Meta(max_length=500)] = ""
    # Whether the webhook and the browser tell of each move, or once a round.
    often: Often = "each"


class Notices(Struct):
    email: str
    email_confirmed: bool
    mail: Mail
    quiet_from: int
    quiet_to: int
    zone: str
    webhook: str
    often: Often
    # The address of a webhook that was switched off because it failed again and again.
    webhook_off: str
    mail_available: bool
    webhook_allowed: bool


class Confirm(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=20)]


# tables


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot"]
    level: Short = ""
    name: Annotated[str, Meta(max_length=30)] = ""


class ClockRule(Struct, forbid_unknown_fields=True):
    """How much time there is: `seconds` for the whole game (and `increment` more for each decision), for each decision,
    or for each turn; and what happens when it is up."""

    kind: Literal["live", "decision", "turn"]
    seconds: Annotated[int, Meta(ge=30, le=60 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    up: Literal["bot", "pass", "vote"] = "bot"


class SeatTime(Struct):
    """`left`: seconds; `due`: when they are up, if the clock runs; `rests`: it stands still for a night or a holiday.
    `up`: its time is up, and the others vote: so many for a bot, so many to wait, of `needed`."""

    left: float
    due: datetime | None
    rests: bool
    up: bool
    bot: int
    wait: int
    needed: int


class ClockTimes(Struct):
    """As it is at the moment `at`."""

    at: datetime
    seats: list[SeatTime]


class VoteIn(Struct, forbid_unknown_fields=True):
    """For what shall happen with a seat whose time is up."""

    seat: SeatNumber
    vote: Literal["bot", "wait"]


class Holiday(Struct, forbid_unknown_fields=True):
    first: Day
    last: Day


class RestIn(Struct, forbid_unknown_fields=True):
    """When a person's slow clocks stand still (and no notices come): at night, and on holidays."""

    night_from: Hour
    night_to: Hour
    zone: Short
    holidays: Annotated[list[Holiday], Meta(max_length=10)]


class RestOut(Struct):
    night_from: int
    night_to: int
    zone: str
    holidays: list[Holiday]


class NewTable(Struct, forbid_unknown_fields=True):
    title: Short
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=10)]
    variants: Annotated[dict[Short, Short], Meta(max_length=50)] = msgspec.field(default_factory=dict)
    public: bool = False
    clock: ClockRule | None = None


class SeatOut(Struct):
    seat: int
    kind: SeatKind
    name: str
    person: str
    level: str
    standin: str
    present: bool
    absent: bool
    resigned: bool
    agrees: bool
    # where it came in, 1 for who has won; none without a result
    place: int | None


class Summary(Struct, kw_only=True):
    id: str
    title: str
    state: TableState
    public: bool
    variants: dict[str, str]
    seats: list[SeatOut]
    turn: int
    # all seats that are still to answer
    open: list[int]
    step: int
    line: int
    created: datetime
    updated: datetime
    reason: str
    clock: ClockRule | None
    # when the time of whose turn it is is up
    due: datetime | None


class RatingChange(Struct):
    seat: int
    before: int
    after: int


class Result(Struct):
    reason: str
    standings: shapes.Standings | None
    ratings: list[RatingChange]


class TableOut(Summary, kw_only=True):
    host: str
    mine: list[int]
    invite: str
    origin: str
    # a guided first game: see /api/tables/{id}/guide
    guided: bool
    source: str = msgspec.field(name="from")
    rematch: str
    rated: bool
    practice: bool
    result: Result | None
    times: ClockTimes | None
    # how many lines there were when I was last here; -1: I never was
    looked: int


class Summaries(Struct):
    tables: list[Summary]


class Move(Struct):
    table: Summary
    seats: list[int]


class Moves(Struct):
    moves: list[Move]


class Sit(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None


class Level(Struct, forbid_unknown_fields=True):
    level: Short = "normal"


class Resign(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Agree(Struct, forbid_unknown_fields=True):
    end: bool


class ChatIn(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class ChatLine(Struct):
    id: int
    seat: int
    name: str
    text: str
    at: datetime


class ChatLines(Struct):
    lines: list[ChatLine]


class PlaceNoteIn(Struct, forbid_unknown_fields=True):
    """A note to oneself about a thing on the table; an empty one takes it away."""

    place: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_-]*:[a-z0-9._-]+$", max_length=80)]
    text: Annotated[str, Meta(max_length=500)]


class PlaceNoteText(Struct):
    place: str
    text: str


class PlaceNotes(Struct):
    notes: list[PlaceNoteText]


class NoteText(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=20_000)]


# playing

Option = Annotated[str, Meta(max_length=300)] | dict[Short, str | int]


class Choice(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    line: LineNumber
    option: Option


class Undo(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    line: LineNumber


class ForcedAnswers(Struct, forbid_unknown_fields=True):
    forced: Forced


class NewStanding(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    decision: Annotated[str, Meta(pattern="^[a-z0-9-]{1,60}$")]
    option: Annotated[str, Meta(max_length=300)]
    until: Until


class StandingAnswer(Struct):
    id: int
    seat: int
    decision: str
    # of the question that was answered so first
    args: shapes.Args
    option: shapes.Option
    until: Until


class StandingAnswers(Struct):
    answers: list[StandingAnswer]
    # how long one can hold in this title
    untils: list[Until]


class Final(Struct):
    final: bool


class Update(Struct, kw_only=True, tag="update"):
    table: str
    seat: int
    line: int
    since: int = msgspec.field(name="from")
    view: shapes.MatchView
    log: list[shapes.LogLine]


# looking back


class FrameOut(Struct):
    line: int
    by: int
    code: str | None
    view: shapes.MatchView
    log: list[shapes.LogLine]


class Frames(Struct):
    lines: int
    seat: int
    frames: list[FrameOut]


class LogPage(Struct):
    since: int = msgspec.field(name="from")
    to: int
    log: list[shapes.LogLine]


class Beat(Struct):
    """A move of one seat: lines `first` to `last`, and what they told. `mine`: it concerns the seat of the story."""

    first: int
    last: int
    by: int
    log: list[shapes.LogLine]
    mine: bool


class Story(Struct):
    """What happened after `from` lines, up to `to`."""

    since: int = msgspec.field(name="from")
    to: int
    seat: int
    beats: list[Beat]


class HintFor(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class HintOption(Struct):
    option: shapes.Option
    share: float
    value: float
    visits: int


class Hint(Struct):
    line: int
    options: list[HintOption]
    chances: list[float]


class Fork(Struct, forbid_unknown_fields=True):
    line: LineNumber
    seat: SeatNumber
    level: Short = "normal"


class RecordIn(Struct, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=2_000_000)]


class Chances(Struct):
    line: int
    chances: list[float]


class TurnChoice(Struct):
    """A choice made at `line`, and what it was worth to its seat: so many of the games that were played on from it were
    won. `better`: what a strong bot would have done, if that is something else, and `best` its worth. `then`: how it
    goes on with that move; `brings`: how many points more it would have right after it, by source."""

    line: int
    seat: int
    option: shapes.Option
    value: float
    better: shapes.Option | None
    best: float
    then: list[shapes.Option]
    brings: list[shapes.Part]


class Turn(Struct):
    """Where a seat's chances changed much. `choice`: the one that gave most away there."""

    line: int
    seat: int
    before: float
    after: float
    choice: TurnChoice | None


class Analysis(Struct):
    state: Literal["none", "running", "done"]
    progress: float
    points: list[Chances]
    turns: list[Turn]


class Scored(Struct):
    points: int
    parts: list[shapes.Part]


class PointsAt(Struct):
    line: int
    seats: list[Scored]


class Points(Struct):
    available: bool
    points: list[PointsAt]


# titles


class TitleSummary(Struct, kw_only=True):
    id: str
    seats: list[int]
    minutes: tuple[int, int]
    rules: int
    lessons: int
    # the guided first game takes so many minutes; 0: there is none
    guide: int
    # it brings a board of its own for the browser (web/board.js)
    board: bool
    # by level of bots, how it plays: the title's message `style-<...>`
    styles: dict[str, str]


EngineForm = Literal["pure", "compiled"]


class EngineInfo(Struct):
    """What bots think on: the sources as they are, or compiled, which is several times as fast. `building`: that form
    is being made, and bots will think on it when it is ready."""

    form: EngineForm
    building: bool


class TitleList(Struct):
    titles: list[TitleSummary]
    levels: list[str]


class Variant(Struct):
    """`seats`: with how many it can be chosen, if not with any number; `fits`: the same for a value; `defaults`: the
    usual value with so many seats, where it is another one; `scenarios`: in which it can be chosen, if not in all."""

    id: str
    values: list[str]
    default: str
    seats: list[int]
    fits: dict[str, list[int]]
    defaults: dict[str, str]
    scenarios: list[str]


class Side(Struct):
    """Who a seat is in a scenario: a reference, such as `realm:france`."""

    name: str
    colour: str
    player: str


class ScenarioOut(Struct):
    """One of several games that a title offers. `seated`: for each number of seats, which sides have one."""

    id: str
    seats: list[int]
    seated: dict[str, list[int]]
    sides: list[Side]
    rounds: int
    minutes: tuple[int, int]
    sets: dict[str, str]
    ready: bool


class DomainInfo(Struct):
    parts: list[str]
    number: bool
    size: int
    refs: list[str]


class ArgumentInfo(Struct):
    name: str
    domain: str


class Word(Struct):
    """A verb or an event."""

    args: list[ArgumentInfo]
    rules: list[str]


class TitleInfo(TitleSummary, kw_only=True):
    languages: list[str]
    variants: list[Variant]
    scenarios: list[ScenarioOut]
    domains: dict[str, DomainInfo]
    verbs: dict[str, Word]
    events: dict[str, Word]


class RuleText(Struct):
    id: str
    text: str
    reason: str


class Rules(Struct):
    lang: str
    rules: list[RuleText]


class Words(Struct):
    words: dict[str, list[shapes.Phrase]]


class LessonSummary(Struct):
    id: str
    name: dict[str, str]
    about: dict[str, str]
    rules: list[str]
    steps: int


class Lessons(Struct):
    lessons: list[LessonSummary]


class LessonStep(Struct):
    say: dict[str, str]
    seat: int
    choose: str | None
    option: shapes.Option | None
    view: shapes.MatchView


class Lesson(Struct):
    id: str
    title: str
    # whose eyes the learner has
    seat: int
    name: dict[str, str]
    about: dict[str, str]
    rules: list[str]
    steps: list[LessonStep]


# the guided first game


class GuideMistake(Struct):
    """What is said before one of these options is chosen."""

    codes: list[str]
    say: dict[str, str]
    rules: list[str]


class GuideStep(Struct):
    """What the guide says now. `point`: things on the board; `ask`: options that it asks for, none if one is free."""

    id: str
    say: dict[str, str]
    point: list[str]
    ask: list[str]
    mistakes: list[GuideMistake]
    rules: list[str]
    end: bool


class GuideTick(Struct):
    step: str
    name: dict[str, str]
    done: bool


class GuideNow(Struct):
    """`line`: for how many lines of the game this holds. `finished`: everything has been said; the short game that
    comes next has so many seats and these variants."""

    line: int
    step: GuideStep | None
    # the steps that have been read
    read: list[str]
    ticks: list[GuideTick]
    finished: bool
    seats: int
    variants: dict[str, str]


class GuideRead(Struct, forbid_unknown_fields=True):
    step: Short


class LearnedIn(Struct, forbid_unknown_fields=True):
    title: Short
    mark: Annotated[str, Meta(max_length=100)]


class LearnedOut(Struct):
    """What a person has learned, by title: `guide`, its steps (`guide.goal`), lessons (`lesson.ex-1`)."""

    marks: dict[str, list[str]]


# messages of the live connection, from the client


class Watch(Struct, tag="watch"):
    seat: AnySeat = -1
    since: LineNumber = 0
    ref: Ref = None


class Choose(Struct, tag="choose"):
    seat: SeatNumber
    line: LineNumber
    option: Option
    ref: Ref = None


class TakeBack(Struct, tag="undo"):
    seat: SeatNumber
    line: LineNumber
    ref: Ref = None


class Say(Struct, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    ref: Ref = None


class Ping(Struct, tag="ping"):
    pass


FromClient = Watch | Choose | TakeBack | Say | Ping


# messages of the live connection, from the server ; the answer to a message has its `ref`


class Shown(Update, kw_only=True, tag="update"):
    """The whole view of a seat. `number` names the moment, for the changes that follow."""

    number: int


class Changed(Struct, kw_only=True, tag="change"):
    """What has changed in the view since the moment `after` (see `delta`)."""

    table: str
    seat: int
    number: int
    after: int
    line: int
    since: int = msgspec.field(name="from")
    view: Any
    log: list[shapes.LogLine]


class TableTold(Struct, tag="table"):
    table: TableOut


class ClockTold(Struct, tag="clock"):
    times: ClockTimes


class RefusedTold(Struct, tag="refused"):
    ref: Ref
    code: str
    sentence: str
    facts: dict[str, str]


class ChatTold(Struct, tag="chat"):
    line: ChatLine


class Thinking(Struct, tag="thinking"):
    seat: int


class Queued(Struct, tag="queued"):
    """A hint has been asked for, and so many are before it (1: it comes next)."""

    place: int


class Pong(Struct, tag="pong"):
    pass


FromServer = Shown | Changed | TableTold | ClockTold | RefusedTold | ChatTold | Thinking | Queued | Pong


# news for a person


class MovesTold(Struct, tag="moves"):
    moves: list[Move]
    # How often I want to be told of moves in a game that I do not look at.
    often: Often


class YourMove(Struct, tag="your-move"):
    table: str
    title: str
    seat: int
    # Which round it is; below 0 if the game has none.
    round: int


class YourTime(Struct, tag="your-time"):
    """I have so many seconds left for a move."""

    table: str
    title: str
    seat: int
    left: int


News = MovesTold | YourMove | YourTime | Pong
