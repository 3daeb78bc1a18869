"""Profiles: somebody's games, statistics, ratings; the ladder of a title."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import Parameter

from ludarium.kernel.title import titles
from ludarium.server import profile as profiles
from ludarium.server.errors import not_found
from ludarium.server.live import Hub
from ludarium.server.people import People
from ludarium.server.routes_people import Asking, Id
from ludarium.server.routes_tables import person_of
from ludarium.server.security import me
from ludarium.server.wire_people import GameList, Profile, Ranking, RatingHistory

Title = Annotated[str, Parameter(max_length=40, pattern="^[a-z0-9]*$")]
State = Annotated[str, Parameter(query="state", pattern="^(open|playing|over)?$")]
Kind = Annotated[str, Parameter(pattern="^(table|fork|import)?$")]
Outcome = Annotated[str, Parameter(pattern="^(won|lost|none)?$")]
Name = Annotated[str, Parameter(max_length=30)]
Last = Annotated[str, Parameter(pattern="^[a-z0-9]{0,40}$")]


@get("/api/me/games")
async def my_games(
    request: Asking,
    hub: Hub,
    title: Title = "",
    only: State = "",
    kind: Kind = "",
    result: Outcome = "",
    name: Name = "",
    after: Last = "",
) -> GameList:
    games = profiles.Games(me(request).id, whole=True)
    games.of_title(title)
    games.in_state(only)
    games.of_kind(kind)
    games.with_result(result)
    games.with_name(name)
    async with hub.database.read() as session:
        await games.after(session, after)
        return await games.page(hub, session)


@get("/api/people/{person:str}")
async def one_person(person: Id, people: People, hub: Hub) -> Profile:
    found = await people.get(person)
    async with hub.database.read() as session:
        return await profiles.profile(session, found)


@get("/api/people/{person:str}/games")
async def games_of(
    person: Id, request: Asking, people: People, hub: Hub, title: Title = "", after: Last = ""
) -> GameList:
    found = await people.get(person)
    games = profiles.Games(found.id, whole=person_of(request) == found.id)
    games.of_title(title)
    async with hub.database.read() as session:
        await games.after(session, after)
        return await games.page(hub, session)


@get("/api/people/{person:str}/ratings/{title:str}")
async def rating_of(person: Id, title: Id, request: Asking, people: People, hub: Hub) -> RatingHistory:
    found = await people.get(person)
    _known(title)
    async with hub.database.read() as session:
        return await profiles.rating_over_time(session, found.id, title, person_of(request))


@get("/api/ratings/{title:str}")
async def ranking(
    title: Id,
    request: Asking,
    hub: Hub,
    first: Annotated[int, Parameter(query="from", ge=0, le=1_000_000)] = 0,
) -> Ranking:
    _known(title)
    async with hub.database.read() as session:
        return await profiles.ladder(session, title, first, person_of(request))


def _known(title: str) -> None:
    if title not in titles():
        raise not_found("title")


ROUTES = [my_games, one_person, games_of, rating_of, ranking]
