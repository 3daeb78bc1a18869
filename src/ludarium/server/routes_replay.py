"""Looking back, looking ahead: replay, points, hints, analysis, forks, records."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import Parameter
from sqlalchemy import update

from ludarium.server import brought, shapes
from ludarium.server.errors import Refusal, not_allowed, not_found, not_your_seat, wrong_state
from ludarium.server.imports import Imports
from ludarium.server.live import Hub
from ludarium.server.models import Table
from ludarium.server.replay import Replays
from ludarium.server.routes_people import Asking, Id
from ludarium.server.routes_tables import Eyes, own_seat, person_of
from ludarium.server.sealed import asked_seats, face, to_think
from ludarium.server.security import asker, me
from ludarium.server.tables import Tables
from ludarium.server.wire import (
    Analysis,
    Fork,
    Frames,
    Hint,
    HintFor,
    HintOption,
    LogPage,
    Points,
    Queued,
    RecordIn,
    Summaries,
    TableOut,
)

MOST = 100  # frames in one answer


@get("/api/tables/{id:str}/replay")
async def replay(
    id: Id,
    request: Asking,
    hub: Hub,
    replays: Replays,
    first: Annotated[int, Parameter(query="from", ge=0, le=1_000_000)] = 0,
    last: Annotated[int, Parameter(query="to", ge=0, le=1_000_000)] = 0,
    step: Annotated[int, Parameter(query="step", ge=1, le=1_000)] = 1,
    seat: Eyes = -1,
) -> Frames:
    live = await hub.settled(id)
    if not live.may_watch(person_of(request), seat):
        raise not_your_seat(seat)
    if first > live.row.lines:
        raise not_found("line")
    return await replays.frames(
        live, seat, first, min(max(first, last), first + (MOST - 1) * step), asker(request), step
    )


@get("/api/tables/{id:str}/log")
async def log(
    id: Id,
    request: Asking,
    hub: Hub,
    replays: Replays,
    before: Annotated[int, Parameter(ge=0, le=1_000_000)],
    seat: Eyes = -1,
) -> LogPage:
    """What was told in the steps before one: an update holds the last ones only."""
    live = await hub.latest(id)
    if not live.may_watch(person_of(request), seat):
        raise not_your_seat(seat)
    return await replays.log(live, seat, before)


@get("/api/tables/{id:str}/points")
async def points(id: Id, request: Asking, hub: Hub, replays: Replays) -> Points:
    return await replays.points(await hub.settled(id), asker(request))


@post("/api/tables/{id:str}/hint", status_code=200)
async def hint(id: Id, data: HintFor, request: Asking, hub: Hub) -> Hint:
    person = me(request)
    live = await hub.latest(id)
    own_seat(live, person.id, data.seat)
    if live.state != "playing":
        raise wrong_state(live.state, "playing")
    if not shapes.practice(live.seats):
        raise not_allowed("hint", "Hints are for games without other people.")
    async with live.lock:
        match = await hub.match(live)
        if data.seat not in asked_seats(match, live.sealed):
            raise Refusal(
                409, "not-your-turn", "It is not your move.", {"seat": str(data.seat), "deciding": str(match.seat)}
            )
        line, title = face(match, live.sealed, data.seat).record.size, match.title
        position = to_think(match, live.sealed, data.seat)
        if not live.row.hinted:
            async with hub.database.write() as session:
                await session.execute(update(Table).where(Table.id == live.id).values(hinted=True))
            live.row.hinted = True

    def told(place: int) -> None:
        hub.tell_one(live, person.id, Queued(place))

    found = await hub.thinkers.hint(title, data.seat, position, asker(request), told)
    options = [HintOption(each["option"], each["share"], each["value"], each["visits"]) for each in found["options"]]
    return Hint(line, options, found["chances"])


@post("/api/tables/{id:str}/analysis", status_code=200)
async def start_analysis(id: Id, request: Asking, hub: Hub, replays: Replays) -> Analysis:
    me(request)
    return await replays.analyse(await hub.settled(id), asker(request))


@get("/api/tables/{id:str}/analysis")
async def analysis(id: Id, hub: Hub, replays: Replays) -> Analysis:
    return replays.analysis(await hub.latest(id))


@post("/api/tables/{id:str}/fork")
async def fork(id: Id, data: Fork, request: Asking, hub: Hub, tables: Tables) -> TableOut:
    person = me(request)
    live = await tables.fork(await hub.settled(id), person, data.line, data.seat, data.level)
    return shapes.table(hub, live, person.id)


@get("/api/tables/{id:str}/record")
async def record(id: Id, hub: Hub, replays: Replays) -> Response[str]:
    text = await replays.record(await hub.settled(id))
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{id}.ludarium"'},
    )


@post("/api/records")
async def bring(data: RecordIn, request: Asking, hub: Hub, imports: Imports) -> TableOut:
    person = me(request)
    await imports.room(person)
    found = await hub.thinkers.aside.run(asker(request), brought.SECONDS, brought.check, data.record)
    if "error" in found:
        raise Refusal(400, **found["error"])
    return shapes.table(hub, await imports.bring(person, found), person.id)


@get("/api/me/imports")
async def my_imports(request: Asking, imports: Imports) -> Summaries:
    return Summaries(await imports.mine(me(request)))


@delete("/api/tables/{id:str}", status_code=204)
async def take_away(id: Id, request: Asking, imports: Imports) -> Response[None]:
    await imports.take_away(id, me(request))
    return Response(None, status_code=204)


ROUTES = [replay, log, points, hint, start_analysis, analysis, fork, record, bring, my_imports, take_away]
