"""The shapes of requests and answers about tournaments (docs/api.md)."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from ludarium.server.wire import ClockRule, PersonName, Short, TableState

TournamentKind = Literal["robin", "swiss", "knockout"]
MOST = 16  # entrants


class NewTournament(Struct, forbid_unknown_fields=True):
    """`seats`: how many play at a table (fewer where it does not come out even). `bots`: the levels of those that play
    too; `enter`: so do I."""

    name: PersonName
    title: Short
    kind: TournamentKind
    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    variants: Annotated[dict[Short, Short], Meta(max_length=50)] = msgspec.field(default_factory=dict)
    bots: Annotated[list[Short], Meta(max_length=MOST)] = msgspec.field(default_factory=list)
    enter: bool = True
    public: bool = True
    clock: ClockRule | None = None


class EntrantOut(Struct):
    """`points`: 1 for a game in which one was before all others, half of it before half of them.
    `out`: plays no more."""

    number: int
    person: str
    name: str
    level: str
    points: float
    games: int
    place: int
    out: bool


class PairingOut(Struct):
    """Who is alone rests; `table` is empty where there was no game; `points` of each, if it is over."""

    round: int
    entrants: list[int]
    table: str
    points: list[float] | None


class TournamentSummary(Struct, kw_only=True):
    id: str
    name: str
    title: str
    kind: TournamentKind
    seats: int
    state: TableState
    round: int
    rounds: int
    size: int
    created: datetime


class TournamentOut(TournamentSummary, kw_only=True):
    """`mine`: my number among the entrants, or -1. `winners`: once it is over."""

    variants: dict[str, str]
    clock: ClockRule | None
    hosted: bool
    mine: int
    entrants: list[EntrantOut]
    pairings: list[PairingOut]
    winners: list[int]


class TournamentList(Struct):
    tournaments: list[TournamentSummary]
    more: bool
