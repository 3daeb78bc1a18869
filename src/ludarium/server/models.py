"""What is stored. The lines of a table are its record: the truth. Everything else about a game follows from them."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import Any, Literal

from advanced_alchemy.base import CommonTableAttributes, create_registry
from advanced_alchemy.types import DateTimeUTC
from sqlalchemy import (
    JSON,
    BigInteger,
    ColumnElement,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Text,
    literal,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from ludarium.kernel.shapes import Standings
from ludarium.server.wire import Forced, Mail, Often, SeatKind, TableState, Until
from ludarium.server.wire_tournaments import TournamentKind

ALPHABET = "0123456789abcdefghijkmnpqrstuvwxyz"


def fresh(letter: str, length: int = 14) -> str:
    """A new id that cannot be guessed."""
    return letter + "".join(secrets.choice(ALPHABET) for _ in range(length))


def now() -> datetime:
    return datetime.now(UTC)


class Base(CommonTableAttributes, DeclarativeBase):
    __abstract__ = True
    registry = create_registry()


class Person(Base):
    __tablename__ = "person"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    name: Mapped[str] = mapped_column(String(30))
    # The name in small letters, for accounts only: unique, and what one signs in with.
    account: Mapped[str | None] = mapped_column(String(60), unique=True)
    password: Mapped[str] = mapped_column(String(200), default="")
    language: Mapped[str] = mapped_column(String(8), default="en")
    created: Mapped[datetime] = mapped_column(DateTimeUTC, default=now)
    seen: Mapped[datetime] = mapped_column(DateTimeUTC, default=now)
    email: Mapped[str] = mapped_column(String(254), default="")
    email_confirmed: Mapped[bool] = mapped_column(default=False)
    email_code: Mapped[str] = mapped_column(String(100), default="")
    mail: Mapped[Mail] = mapped_column(String(8), default="off")
    quiet_from: Mapped[int] = mapped_column(default=22)
    quiet_to: Mapped[int] = mapped_column(default=8)
    zone: Mapped[str] = mapped_column(String(40), default="UTC")
    webhook: Mapped[str] = mapped_column(String(500), default="")
    # How often the webhook and the browser tell of moves.
    often: Mapped[Often] = mapped_column(String(8), default="each")
    # How often the webhook has failed in a row, until when it rests, and the address if it was switched off for it.
    hook_failures: Mapped[int] = mapped_column(default=0)
    hook_rests: Mapped[datetime | None] = mapped_column(DateTimeUTC, default=None)
    webhook_off: Mapped[str] = mapped_column(String(500), default="")
    # Holidays: first and last day of each. Slow clocks stand still on them, and from `quiet_from` to `quiet_to`.
    holidays: Mapped[list[list[str]]] = mapped_column(JSON, default=list)
    # Which questions are answered for them where there is nothing to choose; empty: as the server's settings say.
    forced: Mapped[Forced | Literal[""]] = mapped_column(String(8), default="")
    # The local day of the last digest.
    digest: Mapped[str] = mapped_column(String(10), default="")

    # From which household the person asks just now: known while a request is dealt with, never stored.
    address = ""
    # The hash of the token with which the person asks.
    session = ""

    @property
    def guest(self) -> bool:
        return self.account is None


class Session(Base):
    """A signed-in browser or program. Only the hash of its token is kept."""

    __tablename__ = "session"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), index=True)
    expires: Mapped[datetime] = mapped_column(DateTimeUTC)
    # For whoever looks through their sessions: since when, last used when, by what kind of browser or program.
    created: Mapped[datetime] = mapped_column(DateTimeUTC, default=now)
    seen: Mapped[datetime] = mapped_column(DateTimeUTC, default=now)
    agent: Mapped[str] = mapped_column(String(60), default="")
    bearer: Mapped[bool] = mapped_column(default=False)


class Subscription(Base):
    """A browser that is told by web push. It ends with its session."""

    __tablename__ = "subscription"

    session: Mapped[str] = mapped_column(ForeignKey("session.token", ondelete="CASCADE"), primary_key=True)
    person_id: Mapped[str] = mapped_column(String(40), index=True)
    endpoint: Mapped[str] = mapped_column(String(500), unique=True)
    # The browser's public key, and its secret.
    p256dh: Mapped[str] = mapped_column(String(100))
    auth: Mapped[str] = mapped_column(String(40))
    # How often it has failed in a row, and until when it rests for it.
    failures: Mapped[int] = mapped_column(default=0)
    rests: Mapped[datetime | None] = mapped_column(DateTimeUTC, default=None)


class Table(Base):
    __tablename__ = "game_table"
    __table_args__ = (Index("ix_game_table_listed", "public", "state", "created"),)

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    title: Mapped[str] = mapped_column(String(40))
    variants: Mapped[dict[str, str]] = mapped_column(JSON)
    public: Mapped[bool] = mapped_column(default=False)
    state: Mapped[TableState] = mapped_column(String(8), default="open")
    host: Mapped[str] = mapped_column(String(40), index=True)
    invite: Mapped[str] = mapped_column(String(40), unique=True)
    # The record's first line, with the seed: secret until the game is over. Empty while the table is open.
    header: Mapped[str] = mapped_column(Text, default="")
    # How many lines are stored, how many steps they make (undone ones not counted), and who decides next.
    lines: Mapped[int] = mapped_column(default=0)
    steps: Mapped[int] = mapped_column(default=0)
    turn: Mapped[int] = mapped_column(default=-1)
    # All seats that are still to answer, as a bit set: more than one where each decides for itself.
    asked: Mapped[int] = mapped_column(default=0)
    origin: Mapped[str] = mapped_column(String(8), default="")
    source: Mapped[str] = mapped_column(String(40), default="")
    # A fork's first lines lie with the tables it was forked from: [table, up to which line], the oldest first.
    roots: Mapped[list[list[Any]]] = mapped_column(JSON, default=list)
    rematch: Mapped[str] = mapped_column(String(40), default="")
    hinted: Mapped[bool] = mapped_column(default=False)
    reason: Mapped[str] = mapped_column(String(40), default="")
    standings: Mapped[Standings | None] = mapped_column(JSON(none_as_null=True), default=None)
    analysis: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)
    created: Mapped[datetime] = mapped_column(DateTimeUTC, default=now)
    updated: Mapped[datetime] = mapped_column(DateTimeUTC, default=now, index=True)
    # A guided first game: the steps of the guide that have been read. None: an ordinary table.
    guided: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True), default=None)
    # The clock as it was chosen, how it stands (`clock.Times`), and when it has to be looked at next (since 1970).
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)
    times: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)
    wake: Mapped[float | None] = mapped_column(Float, default=None, index=True)


class Seat(Base):
    __tablename__ = "seat"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[SeatKind] = mapped_column(String(8))  # person, bot or open
    person_id: Mapped[str | None] = mapped_column(String(40), index=True, default=None)
    name: Mapped[str] = mapped_column(String(30), default="")
    level: Mapped[str] = mapped_column(String(20), default="")
    # The level of the bot that stands in for the person.
    standin: Mapped[str] = mapped_column(String(20), default="")
    # An open seat that is kept for somebody (rematch).
    kept_for: Mapped[str] = mapped_column(String(40), default="")
    resigned: Mapped[bool] = mapped_column(default=False)
    agrees: Mapped[bool] = mapped_column(default=False)
    rating_before: Mapped[int | None] = mapped_column(Integer, default=None)
    rating_after: Mapped[int | None] = mapped_column(Integer, default=None)
    # Where the seat came in, 1 for who has won; none without a result.
    place: Mapped[int | None] = mapped_column(Integer, default=None)
    # Up to which line the person has been told by mail, by webhook and by push that it is their move.
    mailed: Mapped[int] = mapped_column(default=-1)
    # In which round the person was last mailed.
    mailed_round: Mapped[int] = mapped_column(default=-1)
    hooked: Mapped[int] = mapped_column(default=-1)
    pushed: Mapped[int] = mapped_column(default=-1)
    # In which round the person's webhook was last called, and their browsers told.
    hooked_round: Mapped[int] = mapped_column(default=-1)
    pushed_round: Mapped[int] = mapped_column(default=-1)
    # How many lines there were when the person was last here; -1: never yet.
    looked: Mapped[int] = mapped_column(default=-1)


class Line(Base):
    """One line of a record. The key makes sure that only one process can write the next line of a table."""

    __tablename__ = "line"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    text: Mapped[str] = mapped_column(Text)


class SealedLine(Base):
    """An answer of one of several seats that are asked at once: sealed until all have answered (`server/sealed.py`)."""

    __tablename__ = "sealed"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    # How many lines the record had when the seats were asked.
    line: Mapped[int] = mapped_column()
    text: Mapped[str] = mapped_column(Text)


class Standing(Base):
    """What a seat answers to a kind of question without being asked, until it takes it back or its time is over."""

    __tablename__ = "standing"

    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int] = mapped_column()
    person_id: Mapped[str] = mapped_column(String(40))
    decision: Mapped[str] = mapped_column(String(60))
    # What the question was about when it was answered so: to say it again.
    args: Mapped[dict[str, str | int]] = mapped_column(JSON)
    option: Mapped[str] = mapped_column(String(300))
    until: Mapped[Until] = mapped_column(String(8))
    # The round in which it was said.
    round: Mapped[int] = mapped_column()
    # Of the seat's next turn: -1 the present one has to end first, 0 it is to come, 1 it has come.
    turn: Mapped[int] = mapped_column()


class Kept(Base):
    """A snapshot of a game after so many lines: only a shortcut, it can be made again from the lines at any time."""

    __tablename__ = "snapshot"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    line: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    # Which rules and which code have made it.
    stamp: Mapped[str] = mapped_column(String(60))
    # How many steps cannot be undone any more.
    steps: Mapped[int] = mapped_column()
    data: Mapped[bytes] = mapped_column(LargeBinary)


class Chat(Base):
    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int] = mapped_column()
    person_id: Mapped[str | None] = mapped_column(String(40), index=True, default=None)
    name: Mapped[str] = mapped_column(String(30))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(DateTimeUTC, default=now)


class Note(Base):
    __tablename__ = "note"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), primary_key=True)
    text: Mapped[str] = mapped_column(Text)


class PlaceNote(Base):
    """A note to oneself about a thing on the table: `place` is its reference."""

    __tablename__ = "place_note"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), primary_key=True)
    place: Mapped[str] = mapped_column(String(80), primary_key=True)
    text: Mapped[str] = mapped_column(Text)


class Learned(Base):
    """What a person has learned of a title: the guided game and its steps (`guide`, `guide.goal`), lessons."""

    __tablename__ = "learned"

    person_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), primary_key=True)
    title: Mapped[str] = mapped_column(String(40), primary_key=True)
    mark: Mapped[str] = mapped_column(String(100), primary_key=True)


class Rating(Base):
    """How strong a person, or a bot (`bot:hard`), is at a title."""

    __tablename__ = "rating"
    __table_args__ = (Index("ix_rating_best", "title", "value"),)

    title: Mapped[str] = mapped_column(String(40), primary_key=True)
    player: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[int] = mapped_column(default=1500)
    games: Mapped[int] = mapped_column(default=0)


class Friend(Base):
    """Two who are friends: a row for each of them."""

    __tablename__ = "friend"

    person_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), primary_key=True)
    friend_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), primary_key=True)


class FriendRequest(Base):
    """Somebody wants to be friends with whoever has an account of this name."""

    __tablename__ = "friend_request"

    person_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), primary_key=True)
    account: Mapped[str] = mapped_column(String(60), primary_key=True, index=True)
    name: Mapped[str] = mapped_column(String(30))


class Tournament(Base):
    """Games between entrants, round after round."""

    __tablename__ = "tournament"
    __table_args__ = (Index("ix_tournament_listed", "public", "state", "created"),)

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    name: Mapped[str] = mapped_column(String(30))
    title: Mapped[str] = mapped_column(String(40))
    variants: Mapped[dict[str, str]] = mapped_column(JSON)
    kind: Mapped[TournamentKind] = mapped_column(String(8))
    # So many at a table; fewer where it does not come out even.
    seats: Mapped[int] = mapped_column(default=2)
    public: Mapped[bool] = mapped_column(default=True)
    state: Mapped[TableState] = mapped_column(String(8), default="open")
    # Ended by its host, without a winner.
    closed: Mapped[bool] = mapped_column(default=False)
    host: Mapped[str] = mapped_column(String(40), index=True)
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)
    # The round that is being played; 0: it has not begun.
    round: Mapped[int] = mapped_column(default=0)
    rounds: Mapped[int] = mapped_column(default=0)
    created: Mapped[datetime] = mapped_column(DateTimeUTC, default=now)


class Entrant(Base):
    """Somebody in a tournament: a person, or a bot of some level."""

    __tablename__ = "entrant"

    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person_id: Mapped[str | None] = mapped_column(String(40), index=True, default=None)
    name: Mapped[str] = mapped_column(String(30), default="")
    level: Mapped[str] = mapped_column(String(20), default="")
    # Plays no more: those who would have met them win without a game.
    out: Mapped[bool] = mapped_column(default=False)


class Pairing(Base):
    """Entrants who meet at a table in a round; whoever is alone rests. `points`: what each got (`standings.WHOLE`)."""

    __tablename__ = "pairing"

    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    entrants: Mapped[list[int]] = mapped_column(JSON)
    table_id: Mapped[str] = mapped_column(String(40), default="")
    points: Mapped[list[int] | None] = mapped_column("shares", JSON(none_as_null=True), default=None)


def is_asked(seat: Any = None) -> ColumnElement[bool]:
    """Whether a seat is still to answer: the table of a query, and its seat or the column that names one."""
    return Table.asked.bitwise_and(literal(1, Integer).bitwise_lshift(Seat.seat if seat is None else seat)) != 0
