"""What somebody has played: all their games, statistics by title, the rating over time; and the ladder of a title."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Select, and_, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from ludarium.server import shapes, texts
from ludarium.server.errors import not_found
from ludarium.server.live import Hub
from ludarium.server.models import Person, Rating, Seat, Table
from ludarium.server.wire_people import (
    GameList,
    Profile,
    Ranked,
    Ranking,
    RatingHistory,
    RatingOut,
    RatingPoint,
    TitleStatistics,
)

PAGE = 30  # games in one answer
RUNGS = 50  # players in one answer of the ladder
POINTS = 500  # of a rating over time, the latest
PLAYED = ("", "rematch", "cup")  # where a game between players comes from


def spellings(name: str) -> list[str]:
    """SQLite knows capitals of Latin letters only: a name is looked for as it is written, and as names are."""
    return list(dict.fromkeys([name, name.lower(), name.capitalize(), name.title(), name.upper()]))


def own_seat(person: str, *more: ColumnElement[bool]) -> ColumnElement[bool]:
    return exists().where(Seat.table_id == Table.id, Seat.person_id == person, *more)


class Games:
    """Somebody's games, those that are asked for."""

    def __init__(self, person: str, whole: bool) -> None:
        """`whole`: with those that only they know of; others see games at public tables."""
        self.person = person
        played = own_seat(person)
        brought = and_(Table.host == person, Table.origin == "import")
        # Tables that were closed before they began are no games.
        self.query: Select[Table] = select(Table).where(Table.reason != "closed")
        self.query = self.query.where(or_(played, brought) if whole else and_(played, Table.public.is_(True)))

    def of_title(self, title: str) -> None:
        if title:
            self.query = self.query.where(Table.title == title)

    def in_state(self, state: str) -> None:
        if state:
            self.query = self.query.where(Table.state == state)

    def of_kind(self, kind: str) -> None:
        if kind:
            origins = PLAYED if kind == "table" else (kind,)
            self.query = self.query.where(Table.origin.in_(origins))

    def with_result(self, result: str) -> None:
        if result == "none":
            self.query = self.query.where(Table.state == "over", ~own_seat(self.person, Seat.place.is_not(None)))
        elif result:
            self.query = self.query.where(own_seat(self.person, Seat.place == 1 if result == "won" else Seat.place > 1))

    def with_name(self, name: str) -> None:
        """Somebody of this name, or with these letters in it, sits at the table."""
        name = texts.text(name)
        if name:
            called = or_(*(Seat.name.contains(each, autoescape=True) for each in spellings(name)))
            self.query = self.query.where(exists().where(Seat.table_id == Table.id, called))

    async def after(self, session: AsyncSession, last: str) -> None:
        """Only those that are older than this one, which is one of them."""
        if last:
            row = (await session.scalars(self.query.where(Table.id == last))).one_or_none()
            if row is None:
                raise not_found("table")
            older = or_(Table.updated < row.updated, and_(Table.updated == row.updated, Table.id < row.id))
            self.query = self.query.where(older)

    async def page(self, hub: Hub, session: AsyncSession) -> GameList:
        query = self.query.order_by(Table.updated.desc(), Table.id.desc()).limit(PAGE + 1)
        rows = list((await session.scalars(query)).all())
        return GameList(await shapes.summaries(hub, session, rows[:PAGE]), len(rows) > PAGE)


async def profile(session: AsyncSession, person: Person) -> Profile:
    rows = await session.scalars(select(Rating).where(Rating.player == person.id).order_by(Rating.title))
    ratings = {row.title: RatingOut(row.title, row.value, row.games) for row in rows}
    query = (
        select(
            Table.title,
            func.count(),
            func.count().filter(Seat.place == 1),
            func.count().filter(Seat.resigned.is_(True)),
            func.count(Seat.rating_after),
            func.max(Seat.rating_after),
        )
        .join(Seat, Seat.table_id == Table.id)
        .where(Seat.person_id == person.id, Seat.place.is_not(None), Table.origin.in_(PLAYED))
        .group_by(Table.title)
        .order_by(func.count().desc(), Table.title)
    )
    statistics = [_statistics(row, ratings) for row in (await session.execute(query)).all()]
    return Profile(person.id, person.name, person.guest, person.created, list(ratings.values()), statistics)


def _statistics(row: Any, ratings: dict[str, RatingOut]) -> TitleStatistics:
    title, games, won, resigned, rated, best = row
    known = ratings.get(title)
    return TitleStatistics(title, games, won, resigned, rated, known.rating if known else None, best)


async def rating_over_time(session: AsyncSession, person: str, title: str, asks: str | None) -> RatingHistory:
    query = (
        select(Table, Seat)
        .join(Seat, Seat.table_id == Table.id)
        .where(Seat.person_id == person, Table.title == title, Seat.rating_after.is_not(None))
        .order_by(Table.updated.desc())
        .limit(POINTS)
    )
    points = [
        RatingPoint(
            table.updated,
            seat.rating_after or 0,
            (seat.rating_after or 0) - (seat.rating_before or 0),
            table.id if table.public or person == asks else "",
        )
        for table, seat in (await session.execute(query)).all()
    ]
    return RatingHistory(title, points[::-1])


async def ladder(session: AsyncSession, title: str, first: int, asks: str | None) -> Ranking:
    of_title = select(Rating).where(Rating.title == title)
    total = await session.scalar(select(func.count()).select_from(of_title.subquery()))
    query = (
        select(Rating, Person.name)
        .outerjoin(Person, Person.id == Rating.player)
        .where(Rating.title == title)
        .order_by(Rating.value.desc(), Rating.player)
        .offset(first)
        .limit(RUNGS)
    )
    rows = (await session.execute(query)).all()
    return Ranking(
        title,
        [
            Ranked("bot", rating.player, "", rating.player[4:], rating.value, rating.games, place)
            if rating.player.startswith("bot:")
            else Ranked("person", rating.player, name or "?", "", rating.value, rating.games, place)
            for place, (rating, name) in enumerate(rows, first + 1)
        ],
        total or 0,
        await _place(session, title, asks),
    )


async def _place(session: AsyncSession, title: str, person: str | None) -> int:
    mine = await session.get(Rating, (title, person)) if person else None
    if mine is None:
        return 0
    better = or_(Rating.value > mine.value, and_(Rating.value == mine.value, Rating.player < mine.player))
    above = await session.scalar(select(func.count()).select_from(Rating).where(Rating.title == title, better))
    return (above or 0) + 1
