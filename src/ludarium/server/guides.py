"""Guided first games: an ordinary table with a prepared deal and easy bots, and somebody who explains.

What has been read is kept with the table, so that a guide goes on after a reload or a crash; what has been learned is
kept with the person. (`ludarium.text.guide` says when a step is due.)
"""

from __future__ import annotations

from functools import lru_cache

from litestar import get, post, put
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from ludarium.server import shapes
from ludarium.server.errors import not_found, not_your_seat
from ludarium.server.live import Hub, Live
from ludarium.server.models import Learned, Person
from ludarium.server.routes_people import Asking, Id
from ludarium.server.routes_titles import TitleId, known, lessons, sound_guide
from ludarium.server.sealed import face
from ludarium.server.security import me
from ludarium.server.tables import Tables, seat_of
from ludarium.server.wire import (
    GuideMistake,
    GuideNow,
    GuideRead,
    GuideStep,
    GuideTick,
    LearnedIn,
    LearnedOut,
    TableOut,
)
from ludarium.text.guide import Guide, asked, mistaken


@post("/api/titles/{title:str}/guide")
async def begin(title: TitleId, request: Asking, hub: Hub, tables: Tables) -> TableOut:
    """Opens the guided first game of a title."""
    person = me(request)
    known(title)
    guide = sound_guide(title)
    if guide is None:
        raise not_found("guide")
    variants = known(title).resolve(guide.seats, guide.variants)
    row = tables.row(person.id, title, variants, False, origin="guide", guided=[])
    seats = [
        seat_of(row, seat, "person", person_id=person.id, name=person.name)
        if seat == guide.seat
        else seat_of(row, seat, "bot", level=guide.level)
        for seat in range(guide.seats)
    ]
    return shapes.table(hub, await tables.open(row, seats, person), person.id)


def guided(live: Live, person: Person) -> Guide:
    """The guide of a table, for its learner."""
    guide = None if live.row.guided is None else sound_guide(live.row.title)
    if guide is None:
        raise not_found("guide")
    if guide.seat not in live.seats_of(person.id):
        raise not_your_seat(guide.seat)
    return guide


async def now(hub: Hub, live: Live, guide: Guide) -> GuideNow:
    """What the guide says at this moment."""
    seat, read = guide.seat, live.row.guided or []
    async with live.lock:
        match = await hub.match(live)
        view = match.view(seat) if live.sealed is None else live.sealed.view(seat)
        match = face(match, live.sealed, seat)
        step = guide.due(view, match.heard(seat), read)
        line = match.record.size
    said = None
    if step is not None:
        mistakes = [GuideMistake(codes, each.say, each.rules) for each, codes in mistaken(step, view)]
        said = GuideStep(step.id, step.say, step.point, asked(step, view), mistakes, step.rules, step.end)
    return GuideNow(
        line=line,
        step=said,
        read=read,
        ticks=[GuideTick(each.id, each.tick, each.id in read) for each in guide.steps if each.tick],
        finished=guide.steps[-1].id in read,
        seats=guide.short_seats,
        variants=guide.short_variants,
    )


@get("/api/tables/{id:str}/guide")
async def guide_now(id: Id, request: Asking, hub: Hub) -> GuideNow:
    live = await hub.latest(id)
    return await now(hub, live, guided(live, me(request)))


@post("/api/tables/{id:str}/guide", status_code=200)
async def guide_read(id: Id, data: GuideRead, request: Asking, hub: Hub, tables: Tables) -> GuideNow:
    """A step has been read (or its choice made): what the guide says next."""
    person = me(request)
    live = await hub.latest(id)
    guide = guided(live, person)
    step = guide.step(data.step)
    if step is None:
        raise not_found("guide")
    async with tables.changing(live) as (session, row, _):
        if step.id not in (row.guided or []):
            row.guided = [*(row.guided or []), step.id]
        if step.tick:
            await learn(session, person.id, row.title, f"guide.{step.id}")
        if step.end:
            await learn(session, person.id, row.title, "guide")
    return await now(hub, live, guide)


# what a person has learned


async def learn(session: AsyncSession, person: str, title: str, mark: str) -> None:
    if await session.get(Learned, (person, title, mark)) is None:
        session.add(Learned(person_id=person, title=title, mark=mark))


@lru_cache(64)
def marks(title: str) -> set[str]:
    """All that can be learned of a title."""
    guide = sound_guide(title)
    steps = [] if guide is None else ["guide", *(f"guide.{step.id}" for step in guide.steps if step.tick)]
    return {*steps, *(f"lesson.{id}" for id in lessons(title))}


async def learned(hub: Hub, person: str) -> LearnedOut:
    found: dict[str, list[str]] = {}
    async with hub.database.read() as session:
        query = select(Learned).where(Learned.person_id == person).order_by(Learned.title, Learned.mark)
        for row in await session.scalars(query):
            found.setdefault(row.title, []).append(row.mark)
    return LearnedOut(found)


@get("/api/me/learned")
async def read_learned(request: Asking, hub: Hub) -> LearnedOut:
    return await learned(hub, me(request).id)


@put("/api/me/learned")
async def add_learned(data: LearnedIn, request: Asking, hub: Hub) -> LearnedOut:
    """A lesson has been followed to its end."""
    person = me(request).id
    known(data.title)
    if data.mark not in marks(data.title):
        raise not_found("lesson")
    async with hub.database.write() as session:
        await learn(session, person, data.title, data.mark)
    return await learned(hub, person)


ROUTES = [begin, guide_now, guide_read, read_learned, add_learned]
