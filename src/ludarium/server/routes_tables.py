"""Tables: opening, joining, playing, talking."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Response, delete, get, post, put
from litestar.params import Parameter
from sqlalchemy import func, select

from ludarium.server import shapes, texts
from ludarium.server.chat import Chats
from ludarium.server.errors import Refusal, not_allowed, not_found, not_your_seat
from ludarium.server.live import Hub, Live
from ludarium.server.models import Note, Table
from ludarium.server.moment import told_from
from ludarium.server.routes_people import Asking, Id
from ludarium.server.sealed import face
from ludarium.server.security import asker, me
from ludarium.server.tables import Tables
from ludarium.server.wire import (
    Agree,
    ChatIn,
    ChatLine,
    ChatLines,
    Choice,
    Final,
    Level,
    NewTable,
    NoteText,
    Resign,
    Sit,
    Summaries,
    TableOut,
    Undo,
    Update,
)

SeatIn = Annotated[int, Parameter(ge=0, le=9)]
Eyes = Annotated[int, Parameter(ge=-1, le=9)]
Code = Annotated[str, Parameter(min_length=1, max_length=200)]
Number = Annotated[int, Parameter(ge=0, le=1_000_000)]
LONGEST_WAIT = 30
NOTES = 1000  # tables that one person can keep notes about


def person_of(request: Asking) -> str | None:
    return request.user.id if request.user else None


@get("/api/tables")
async def public_tables(
    hub: Hub,
    title: Annotated[str, Parameter(max_length=40, pattern="^[a-z0-9]*$")] = "",
    only: Annotated[str, Parameter(query="state", pattern="^(open|playing|over)?$")] = "",
) -> Summaries:
    query = select(Table).where(Table.public.is_(True)).order_by(Table.created.desc()).limit(100)
    if title:
        query = query.where(Table.title == title)
    query = query.where(Table.state == only) if only else query.where(Table.state != "over")
    async with hub.database.read() as session:
        rows = list((await session.scalars(query)).all())
        return Summaries(await shapes.summaries(hub, session, rows))


@post("/api/tables")
async def open_table(data: NewTable, request: Asking, hub: Hub, tables: Tables) -> TableOut:
    person = me(request)
    return shapes.table(hub, await tables.create(person, data), person.id)


@get("/api/tables/{id:str}")
async def one_table(id: Id, request: Asking, hub: Hub) -> TableOut:
    live = await hub.get(id)
    async with live.lock:
        await hub.refresh(live)
    return shapes.table(hub, live, person_of(request))


async def invited(hub: Hub, invite: str) -> Live:
    async with hub.database.read() as session:
        id = await session.scalar(select(Table.id).where(Table.invite == invite))
    if id is None:
        raise not_found("invitation")
    return await hub.get(id)


@get("/api/invitations/{invite:str}")
async def invitation(invite: Id, request: Asking, hub: Hub) -> TableOut:
    return shapes.table(hub, await invited(hub, invite), person_of(request))


@post("/api/invitations/{invite:str}", status_code=200)
async def accept(invite: Id, data: Sit, request: Asking, hub: Hub, tables: Tables) -> TableOut:
    person = me(request)
    live = await invited(hub, invite)
    await tables.sit(live, person, data.seat)
    return shapes.table(hub, live, person.id)


@post("/api/tables/{id:str}/join", status_code=200)
async def join(id: Id, data: Sit, request: Asking, hub: Hub, tables: Tables) -> TableOut:
    person = me(request)
    live = await hub.latest(id)
    kept = any(seat.kept_for == person.id for seat in live.seats)
    if not live.row.public and not kept:
        raise not_allowed("private", "This table is private: ask for an invitation.")
    await tables.sit(live, person, data.seat)
    return shapes.table(hub, live, person.id)


@post("/api/tables/{id:str}/leave", status_code=200)
async def leave(id: Id, request: Asking, hub: Hub, tables: Tables) -> TableOut:
    person = me(request)
    live = await hub.get(id)
    await tables.leave(live, person)
    return shapes.table(hub, live, person.id)


@put("/api/tables/{id:str}/seats/{seat:int}/bot")
async def put_bot(id: Id, seat: SeatIn, data: Level, request: Asking, hub: Hub, tables: Tables) -> TableOut:
    person = me(request)
    live = await hub.get(id)
    await tables.put_bot(live, person, seat, data.level)
    return shapes.table(hub, live, person.id)


@delete("/api/tables/{id:str}/seats/{seat:int}/bot", status_code=200)
async def take_back(id: Id, seat: SeatIn, request: Asking, hub: Hub, tables: Tables) -> TableOut:
    person = me(request)
    live = await hub.get(id)
    await tables.take_back(live, person, seat)
    return shapes.table(hub, live, person.id)


@post("/api/tables/{id:str}/resign", status_code=200)
async def resign(id: Id, data: Resign, request: Asking, hub: Hub, tables: Tables) -> TableOut:
    person = me(request)
    live = await hub.get(id)
    await tables.resign(live, person, data.seat)
    return shapes.table(hub, live, person.id)


@post("/api/tables/{id:str}/agree", status_code=200)
async def agree(id: Id, data: Agree, request: Asking, hub: Hub, tables: Tables) -> TableOut:
    person = me(request)
    live = await hub.get(id)
    await tables.agree(live, person, data.end)
    return shapes.table(hub, live, person.id)


@post("/api/tables/{id:str}/rematch", status_code=200)
async def rematch(id: Id, request: Asking, hub: Hub, tables: Tables) -> TableOut:
    person = me(request)
    return shapes.table(hub, await tables.rematch(await hub.settled(id), person), person.id)


# playing


def own_seat(live: Live, person: str | None, seat: int) -> None:
    """Refuses whoever does not play this seat themselves."""
    if seat not in live.seats_of(person):
        raise not_your_seat(seat)
    if live.player(seat):
        raise Refusal(409, "bot-plays", "A bot plays this seat for you. Take the seat back first.")


async def update(hub: Hub, live: Live, seat: int, since: int) -> Update:
    async with live.lock:
        match = await hub.match(live)
        view = match.view(seat) if live.sealed is None else live.sealed.view(seat)
        match = face(match, live.sealed, seat)
        since = told_from(match, since)
        return Update(
            table=live.id,
            seat=seat,
            line=match.record.size,
            since=since,
            view=view,
            log=match.heard(seat, since),
        )


async def until(live: Live, line: int, wait: float) -> None:
    """Waits for more than `line` lines, or for the end, but not longer than `wait` seconds."""
    loop = asyncio.get_running_loop()
    end = loop.time() + wait
    while live.row.lines <= line and live.state != "over" and loop.time() < end:
        news: asyncio.Future[None] = loop.create_future()
        live.waiting.add(news)
        try:
            await asyncio.wait([news], timeout=end - loop.time())
        finally:
            live.waiting.discard(news)


@get("/api/tables/{id:str}/view")
async def view(
    id: Id,
    request: Asking,
    hub: Hub,
    seat: Eyes = -1,
    since: Number = 0,
    line: Number | None = None,
    wait: Annotated[float, Parameter(ge=0, le=LONGEST_WAIT)] = 0,
) -> Update:
    live = await hub.begun(id)
    if not live.may_watch(person_of(request), seat):
        raise not_your_seat(seat)
    if line is not None:
        await until(live, line, wait)
    return await update(hub, live, seat, since)


async def acting(hub: Hub, live: Live, seat: int, line: int, option: Any) -> Update:
    try:
        if option is None:
            await hub.through(hub.undo(live, seat, line, None, None))
        else:
            await hub.through(hub.choose(live, seat, line, option, None, None))
    except Refusal as refusal:
        if refusal.code == "stale":
            refusal.more["update"] = await update(hub, live, seat, 0)
        raise
    return await update(hub, live, seat, 0)


@post("/api/tables/{id:str}/choices")
async def choose(id: Id, data: Choice, request: Asking, hub: Hub) -> Update:
    person = me(request)
    live = await hub.begun(id)
    own_seat(live, person.id, data.seat)
    live.by = asker(request)
    return await acting(hub, live, data.seat, data.line, data.option)


@get("/api/tables/{id:str}/final")
async def final(id: Id, request: Asking, hub: Hub, seat: SeatIn, option: Code) -> Final:
    """Whether a choice could not be taken back, so that a person can be asked before."""
    person = me(request)
    live = await hub.begun(id)
    own_seat(live, person.id, seat)
    async with live.lock:
        match = await hub.match(live)
        return Final(final=face(match, live.sealed, seat).final(seat, option))


@post("/api/tables/{id:str}/undo")
async def undo(id: Id, data: Undo, request: Asking, hub: Hub) -> Update:
    person = me(request)
    live = await hub.begun(id)
    own_seat(live, person.id, data.seat)
    return await acting(hub, live, data.seat, data.line, None)


# talking


@get("/api/tables/{id:str}/chat")
async def read_chat(id: Id, hub: Hub, chats: Chats, after: Annotated[int, Parameter(ge=0, le=2**53)] = 0) -> ChatLines:
    return ChatLines(await chats.read(await hub.get(id), after))


@post("/api/tables/{id:str}/chat")
async def say(id: Id, data: ChatIn, request: Asking, hub: Hub, chats: Chats) -> ChatLine:
    return await chats.say(await hub.get(id), me(request), data.text)


@get("/api/tables/{id:str}/notes")
async def read_notes(id: Id, request: Asking, hub: Hub) -> NoteText:
    person = me(request)
    async with hub.database.read() as session:
        note = await session.get(Note, (id, person.id))
    return NoteText(note.text if note else "")


@put("/api/tables/{id:str}/notes", status_code=204)
async def write_notes(id: Id, data: NoteText, request: Asking, hub: Hub) -> Response[None]:
    person = me(request)
    await hub.get(id)
    async with hub.database.write() as session:
        if await session.get(Note, (id, person.id)) is None:
            kept = select(func.count()).select_from(Note).where(Note.person_id == person.id)
            if ((await session.scalar(kept)) or 0) >= NOTES:
                raise Refusal(409, "too-many-notes", "You keep notes about too many tables.", {"most": str(NOTES)})
        await session.merge(Note(table_id=id, person_id=person.id, text=texts.text(data.text)))
    return Response(None, status_code=204)


ROUTES = [
    public_tables,
    open_table,
    one_table,
    invitation,
    accept,
    join,
    leave,
    put_bot,
    take_back,
    resign,
    agree,
    rematch,
    view,
    choose,
    final,
    undo,
    read_chat,
    say,
    read_notes,
    write_notes,
]
