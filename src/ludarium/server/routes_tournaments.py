"""Tournaments: looking, opening, entering, beginning."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from ludarium.server.routes_people import Asking, Id
from ludarium.server.routes_tables import person_of
from ludarium.server.security import me
from ludarium.server.tournaments import Tournaments
from ludarium.server.wire_tournaments import NewTournament, TournamentList, TournamentOut


@get("/api/tournaments")
async def all_tournaments(
    request: Asking,
    tournaments: Tournaments,
    only: Annotated[str, Parameter(query="state", pattern="^(open|playing|over)?$")] = "",
    after: Annotated[str, Parameter(pattern="^[a-z0-9]{0,40}$")] = "",
) -> TournamentList:
    return await tournaments.listed(person_of(request), only, after)


@post("/api/tournaments")
async def open_tournament(data: NewTournament, request: Asking, tournaments: Tournaments) -> TournamentOut:
    person = me(request)
    return await tournaments.shown(await tournaments.create(person, data), person.id)


@get("/api/tournaments/{id:str}")
async def one_tournament(id: Id, request: Asking, tournaments: Tournaments) -> TournamentOut:
    return await tournaments.shown(id, person_of(request))


@post("/api/tournaments/{id:str}/enter", status_code=200)
async def enter(id: Id, request: Asking, tournaments: Tournaments) -> TournamentOut:
    person = me(request)
    await tournaments.enter(id, person)
    return await tournaments.shown(id, person.id)


@post("/api/tournaments/{id:str}/leave", status_code=200)
async def leave(id: Id, request: Asking, tournaments: Tournaments) -> TournamentOut:
    person = me(request)
    await tournaments.leave(id, person)
    return await tournaments.shown(id, person.id)


@post("/api/tournaments/{id:str}/begin", status_code=200)
async def begin(id: Id, request: Asking, tournaments: Tournaments) -> TournamentOut:
    person = me(request)
    await tournaments.begin(id, person)
    return await tournaments.shown(id, person.id)


@post("/api/tournaments/{id:str}/close", status_code=200)
async def close(id: Id, request: Asking, tournaments: Tournaments) -> TournamentOut:
    person = me(request)
    await tournaments.close(id, person)
    return await tournaments.shown(id, person.id)


ROUTES = [all_tournaments, open_tournament, one_tournament, enter, leave, begin, close]
