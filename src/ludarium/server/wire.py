"""The shapes of requests and answers (docs/api.md)."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

PersonName = Annotated[str, Meta(min_length=1, max_length=30)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
AnySeat = Annotated[int, Meta(ge=-1, le=9)]
LineNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Language = Annotated[str, Meta(pattern="^(en|ru)$")]
Short = Annotated[str, Meta(max_length=40)]
Hour = Annotated[int, Meta(ge=0, le=23)]


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


class ChangeMe(Struct, forbid_unknown_fields=True):
    name: PersonName | None = None
    language: Language | None = None


class NoticesIn(Struct, forbid_unknown_fields=True):
    email: Annotated[str, Meta(max_length=254)] = ""
    mail: Annotated[str, Meta(pattern="^(off|each|daily)$")] = "off"
    quiet_from: Hour = 22
    quiet_to: Hour = 8
    zone: Short = "UTC"
    webhook: Annotated[str, Meta(max_length=500)] = ""


class Notices(Struct):
    email: str
    email_confirmed: bool
    mail: str
    quiet_from: int
    quiet_to: int
    zone: str
    webhook: str
    mail_available: bool
    webhook_allowed: bool


class Confirm(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=20)]


class RatingOut(Struct):
    title: str
    rating: int
    games: int


class Profile(Struct):
    id: str
    name: str
    guest: bool
    ratings: list[RatingOut]


class Ranked(Struct):
    kind: str
    id: str
    name: str
    level: str
    rating: int
    games: int


class Ranking(Struct):
    title: str
    rows: list[Ranked]


# tables


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: Annotated[str, Meta(pattern="^(me|open|bot)$")]
    level: Short = ""
    name: Annotated[str, Meta(max_length=30)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    title: Short
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=10)]
    variants: Annotated[dict[Short, Short], Meta(max_length=50)] = msgspec.field(default_factory=dict)
    public: bool = False


class SeatOut(Struct):
    seat: int
    kind: str
    name: str
    person: str
    level: str
    standin: str
    present: bool
    absent: bool
    resigned: bool
    agrees: bool


class Summary(Struct, kw_only=True):
    id: str
    title: str
    state: str
    public: bool
    variants: dict[str, str]
    seats: list[SeatOut]
    turn: int
    step: int
    line: int
    created: datetime
    updated: datetime
    reason: str


class RatingChange(Struct):
    seat: int
    before: int
    after: int


class Result(Struct):
    reason: str
    standings: dict[str, Any] | None
    ratings: list[RatingChange]


class TableOut(Summary, kw_only=True):
    host: str
    mine: list[int]
    invite: str
    origin: str
    source: str = msgspec.field(name="from")
    rematch: str
    rated: bool
    practice: bool
    result: Result | None


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


class Final(Struct):
    final: bool


class Update(Struct, kw_only=True):
    type: str = "update"
    table: str
    seat: int
    line: int
    since: int = msgspec.field(name="from")
    view: dict[str, Any]
    log: list[dict[str, Any]]


# looking back


class FrameOut(Struct):
    line: int
    by: int
    code: str | None
    view: dict[str, Any]
    log: list[dict[str, Any]]


class Frames(Struct):
    lines: int
    seat: int
    frames: list[FrameOut]


class LogPage(Struct):
    since: int = msgspec.field(name="from")
    to: int
    log: list[dict[str, Any]]


class HintFor(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class HintOption(Struct):
    option: dict[str, Any]
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


class Analysis(Struct):
    state: str
    progress: float
    points: list[dict[str, Any]]
    turns: list[dict[str, Any]]


class Points(Struct):
    available: bool
    points: list[dict[str, Any]]


# messages of the live connection, from the client


class Watch(Struct, tag="watch"):
    seat: AnySeat = -1
    since: LineNumber = 0
    ref: int | Short | None = None


class Choose(Struct, tag="choose"):
    seat: SeatNumber
    line: LineNumber
    option: Option
    ref: int | Short | None = None


class TakeBack(Struct, tag="undo"):
    seat: SeatNumber
    line: LineNumber
    ref: int | Short | None = None


class Say(Struct, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    ref: int | Short | None = None


class Ping(Struct, tag="ping"):
    pass


FromClient = Watch | Choose | TakeBack | Say | Ping
