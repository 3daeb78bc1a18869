"""People: /api/me, guests, accounts."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post
from litestar.params import Parameter
from sqlalchemy import select

from ludarium.server import shapes
from ludarium.server.imports import Imports
from ludarium.server.live import Hub
from ludarium.server.models import Person, Seat, Table
from ludarium.server.people import People, shown
from ludarium.server.security import bearer, me, session_cookie
from ludarium.server.sessions import Sessions, agent_of
from ludarium.server.tables import Tables
from ludarium.server.tournaments import Tournaments
from ludarium.server.wire import (
    ChangeMe,
    Keep,
    Login,
    Me,
    Moves,
    NewGuest,
    NewPassword,
    SessionList,
    SignedIn,
    Summaries,
)

Asking = Request[Person | None, str | None, Any]
Id = Annotated[str, Parameter(pattern="^[a-z0-9]{1,40}$")]

TOLD = 100  # tables in one piece of news, at most


def agent(request: Asking) -> str:
    return agent_of(request.headers.get("user-agent", ""))


@get("/api/me")
async def who_am_i(request: Asking) -> Me:
    return Me(shown(request.user) if request.user else None)


def signed_in(hub: Hub, person: Person, token: str, wants_bearer: bool, status: int) -> Response[SignedIn]:
    if wants_bearer:
        return Response(SignedIn(shown(person), token), status_code=status)
    return Response(SignedIn(shown(person)), status_code=status, cookies=[session_cookie(token, hub.settings)])


@post("/api/guest")
async def guest(data: NewGuest, request: Asking, people: People, hub: Hub) -> Response[SignedIn]:
    person, token = await people.guest(data.name, data.language, agent(request), data.bearer)
    return signed_in(hub, person, token, data.bearer, 201)


@post("/api/me/keep", status_code=200)
async def keep(data: Keep, request: Asking, people: People) -> Me:
    return Me(shown(await people.keep(me(request).id, data.name, data.password)))


@post("/api/login", status_code=200)
async def login(data: Login, request: Asking, people: People, hub: Hub) -> Response[SignedIn]:
    person, token = await people.login(data.name, data.password, agent(request), data.bearer)
    return signed_in(hub, person, token, data.bearer, 200)


@post("/api/logout", status_code=204)
async def logout(request: Asking, hub: Hub, sessions: Sessions) -> Response[None]:
    """Signs out everywhere; one session by itself can be ended in the list of them."""
    if request.user is not None:
        await sessions.end_all(request.user)
    cookies = [] if bearer(request.headers) else [session_cookie("", hub.settings)]
    return Response(None, status_code=204, cookies=cookies)


@patch("/api/me")
async def change_me(data: ChangeMe, request: Asking, people: People) -> Me:
    return Me(shown(await people.change(me(request).id, data.name, data.language)))


@delete("/api/me", status_code=204)
async def erase_me(
    request: Asking,
    people: People,
    hub: Hub,
    tables: Tables,
    sessions: Sessions,
    imports: Imports,
    tournaments: Tournaments,
) -> Response[None]:
    person = me(request)
    # From here on nothing more can be done in this name.
    await sessions.end_all(person)
    await tournaments.leave_all(person)
    async with hub.database.read() as session:
        query = (
            select(Seat.table_id, Seat.seat)
            .join(Table, Table.id == Seat.table_id)
            .where(Seat.person_id == person.id, Table.state != "over")
        )
        rows = (await session.execute(query)).all()
        brought = select(Table.id).where(Table.host == person.id, Table.origin == "import")
        records = list(await session.scalars(brought))
    for id, seat in rows:
        live = await hub.get(id)
        if live.state == "playing":
            await tables.resign(live, person, seat)
        elif live.state == "open":
            await tables.leave(live, person)
    for id in records:
        await imports.take_away(id, person)
    changed = await people.erase(person.id)
    imports.replays.forget_all()
    await hub.renamed(changed)
    # Which tables: elsewhere it may be known already that nobody sits there any more. In parts, since news are short.
    for start in range(0, max(1, len(changed)), TOLD):
        hub.publish({"erased": changed[start : start + TOLD]})
    return Response(None, status_code=204, cookies=[session_cookie("", hub.settings)])


@post("/api/me/password", status_code=200)
async def new_password(
    data: NewPassword, request: Asking, people: People, hub: Hub, sessions: Sessions
) -> Response[SignedIn]:
    person = me(request)
    program = bool(bearer(request.headers))
    token = await people.new_password(person, data.old, data.new, agent(request), program)
    sessions.ended(person.id)
    return signed_in(hub, person, token, program, 200)


@get("/api/me/sessions")
async def my_sessions(request: Asking, sessions: Sessions) -> SessionList:
    return SessionList(await sessions.mine(me(request)))


@delete("/api/me/sessions/{session:str}", status_code=204)
async def end_session(
    session: Annotated[str, Parameter(pattern="^[a-f0-9]{16}$")], request: Asking, sessions: Sessions
) -> Response[None]:
    await sessions.end(me(request), session)
    return Response(None, status_code=204)


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


ROUTES = [
    who_am_i,
    guest,
    keep,
    login,
    logout,
    change_me,
    erase_me,
    new_password,
    my_sessions,
    end_session,
    my_tables,
    my_moves,
]
