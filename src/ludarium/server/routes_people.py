"""People: /api/me, guests, accounts, ratings."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post
from litestar.params import Parameter
from sqlalchemy import select

from ludarium.kernel.title import titles
from ludarium.server import shapes
from ludarium.server.errors import not_found
from ludarium.server.live import Hub
from ludarium.server.models import Person, Rating, Seat, Table
from ludarium.server.people import People, shown
from ludarium.server.security import bearer, me, session_cookie
from ludarium.server.tables import Tables
from ludarium.server.wire import (
    ChangeMe,
    Keep,
    Login,
    Me,
    Moves,
    NewGuest,
    Profile,
    Ranked,
    Ranking,
    RatingOut,
    SignedIn,
    Summaries,
)

Asking = Request[Person | None, str | None, Any]
Id = Annotated[str, Parameter(pattern="^[a-z0-9]{1,40}$")]


@get("/api/me")
async def who_am_i(request: Asking) -> Me:
    return Me(shown(request.user) if request.user else None)


def signed_in(hub: Hub, person: Person, token: str, wants_bearer: bool, status: int) -> Response[SignedIn]:
    if wants_bearer:
        return Response(SignedIn(shown(person), token), status_code=status)
    return Response(SignedIn(shown(person)), status_code=status, cookies=[session_cookie(token, hub.settings)])


@post("/api/guest")
async def guest(data: NewGuest, people: People, hub: Hub) -> Response[SignedIn]:
    person, token = await people.guest(data.name, data.language)
    return signed_in(hub, person, token, data.bearer, 201)


@post("/api/me/keep", status_code=200)
async def keep(data: Keep, request: Asking, people: People) -> Me:
    return Me(shown(await people.keep(me(request).id, data.name, data.password)))


@post("/api/login", status_code=200)
async def login(data: Login, people: People, hub: Hub) -> Response[SignedIn]:
    person, token = await people.login(data.name, data.password)
    return signed_in(hub, person, token, data.bearer, 200)


@post("/api/logout", status_code=204)
async def logout(request: Asking, people: People, hub: Hub) -> Response[None]:
    if request.auth:
        await people.logout(request.auth)
    cookies = [] if bearer(request.headers) else [session_cookie("", hub.settings)]
    return Response(None, status_code=204, cookies=cookies)


@patch("/api/me")
async def change_me(data: ChangeMe, request: Asking, people: People) -> Me:
    return Me(shown(await people.change(me(request).id, data.name, data.language)))


@delete("/api/me", status_code=204)
async def erase_me(request: Asking, people: People, hub: Hub, tables: Tables) -> Response[None]:
    person = me(request)
    async with hub.database.read() as session:
        query = (
            select(Seat.table_id, Seat.seat)
            .join(Table, Table.id == Seat.table_id)
            .where(Seat.person_id == person.id, Table.state != "over")
        )
        rows = (await session.execute(query)).all()
    for id, seat in rows:
        live = await hub.get(id)
        if live.state == "playing":
            await tables.resign(live, person, seat)
        elif live.state == "open":
            await tables.leave(live, person)
    held = [live for live in hub.tables.values() if live.seats_of(person.id) or live.row.host == person.id]
    await people.erase(person.id)
    for live in held:
        async with live.lock:
            live.forget()
            await hub.refresh(live)
        hub.publish({"table": live.id})
    return Response(None, status_code=204, cookies=[session_cookie("", hub.settings)])


@get("/api/me/tables")
async def my_tables(request: Asking, hub: Hub) -> Summaries:
    person = me(request)
    async with hub.database.read() as session:
        mine = select(Seat.table_id).where(Seat.person_id == person.id)
        query = select(Table).where(Table.id.in_(mine)).order_by(Table.updated.desc()).limit(100)
        rows = list((await session.scalars(query)).all())
        return Summaries(await shapes.summaries(hub, session, rows))


@get("/api/me/moves")
async def my_moves(request: Asking, hub: Hub) -> Moves:
    person = me(request)
    async with hub.database.read() as session:
        return Moves(await shapes.moves(hub, session, person.id))


@get("/api/people/{person:str}")
async def profile(person: Id, people: People, hub: Hub) -> Profile:
    found = await people.get(person)
    async with hub.database.read() as session:
        rows = await session.scalars(select(Rating).where(Rating.player == person).order_by(Rating.title))
        ratings = [RatingOut(row.title, row.value, row.games) for row in rows]
    return Profile(found.id, found.name, found.guest, ratings)


@get("/api/ratings/{title:str}")
async def ranking(title: Id, hub: Hub) -> Ranking:
    if title not in titles():
        raise not_found("title")
    async with hub.database.read() as session:
        query = (
            select(Rating, Person.name)
            .outerjoin(Person, Person.id == Rating.player)
            .where(Rating.title == title)
            .order_by(Rating.value.desc())
            .limit(100)
        )
        rows = (await session.execute(query)).all()
    return Ranking(
        title,
        [
            Ranked("bot", rating.player, "", rating.player[4:], rating.value, rating.games)
            if rating.player.startswith("bot:")
            else Ranked("person", rating.player, name or "?", "", rating.value, rating.games)
            for rating, name in rows
        ],
    )


ROUTES = [
    who_am_i,
    guest,
    keep,
    login,
    logout,
    change_me,
    erase_me,
    my_tables,
    my_moves,
    profile,
    ranking,
]
