"""The shapes of requests and answers that are about people: games, statistics, ratings (docs/api.md)."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludarium.server.wire import PersonName, Summary


class GameList(Struct):
    """The newest first. `more`: there are older ones; ask again with `after`, the last one of these."""

    tables: list[Summary]
    more: bool


class RatingOut(Struct):
    title: str
    rating: int
    games: int


class TitleStatistics(Struct):
    """Games of one title with a result. `rating`: once one of them was rated; `best`: the highest ever."""

    title: str
    games: int
    won: int
    resigned: int
    rated: int
    rating: int | None
    best: int | None


class Profile(Struct):
    id: str
    name: str
    guest: bool
    since: datetime
    ratings: list[RatingOut]
    statistics: list[TitleStatistics]


class RatingPoint(Struct):
    """The rating after a game. `table` is empty where the game was among themselves."""

    at: datetime
    rating: int
    change: int
    table: str


class RatingHistory(Struct):
    title: str
    points: list[RatingPoint]


class Ranked(Struct):
    kind: Literal["person", "bot"]
    id: str
    name: str
    level: str
    rating: int
    games: int
    place: int


class Ranking(Struct):
    """`mine`: at which place I am; 0 if I am not rated."""

    title: str
    rows: list[Ranked]
    total: int
    mine: int


class PushIn(Struct, forbid_unknown_fields=True):
    """What the browser's push service has given it (`PushSubscription.toJSON()`)."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^https?://[!-~]+$")]
    p256dh: Annotated[str, Meta(max_length=100, pattern=r"^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_=-]+$")]


class PushState(Struct):
    """`key`: the server's, for the browser to subscribe with; empty if it pushes nothing. `on`: for this session."""

    key: str
    on: bool


class FriendsName(Struct, forbid_unknown_fields=True):
    name: PersonName


class KeptFor(Struct, forbid_unknown_fields=True):
    """A friend; empty: nobody."""

    person: Annotated[str, Meta(pattern="^[a-z0-9]{0,40}$")]


class FriendOut(Struct):
    id: str
    name: str


class Friends(Struct):
    """`sent`: names that I have asked, whether anybody has them or not. `received`: who has asked me."""

    friends: list[FriendOut]
    sent: list[str]
    received: list[FriendOut]


class Invitations(Struct):
    """Open tables at which a seat is kept for me."""

    tables: list[Summary]
