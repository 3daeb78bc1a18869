"""What happened at a table since somebody was last there: the log folded into moves, and those that concern them."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get
from litestar.params import Parameter
from sqlalchemy import update

from ludarium.kernel.match import Match
from ludarium.kernel.record import UNDO
from ludarium.kernel.shapes import LogLine
from ludarium.kernel.variant import SCENARIO
from ludarium.server.errors import not_your_seat
from ludarium.server.lanes import NOBODY, Asker
from ludarium.server.live import Hub, Live
from ludarium.server.models import Seat
from ludarium.server.replay import Replays
from ludarium.server.routes_people import Asking, Id
from ludarium.server.routes_tables import Eyes, person_of
from ludarium.server.security import asker
from ludarium.server.wire import Beat, Story

MOST = 400  # lines; who has missed more is told the last of them


def selves(match: Match, seat: int) -> set[str]:
    """How the log speaks of whoever sits on a seat."""
    found = {f"seat:{seat}", f"owner:{seat}"}
    chosen = match.record.header.variants.get(SCENARIO)
    for scenario in match.title.scenarios:
        if scenario.id == chosen and 0 <= seat < match.seats:
            found.add(scenario.sides[scenario.seated(match.seats)[seat]].name)
    return found


def concerns(told: list[LogLine], names: set[str]) -> bool:
    return any(value in names for line in told for value in line["args"].values())


def folded(beats: list[Beat], line: int, by: int, told: list[LogLine]) -> None:
    """Adds what a line has told: choices of one seat, one after the other, are one move."""
    if not beats or beats[-1].by != by:
        beats.append(Beat(line, line, by, [], False))
    beats[-1].last = line
    beats[-1].log.extend(told)


def undone(beats: list[Beat], line: int, by: int, steps: int) -> None:
    """A choice was taken back, and with it what it had told. (Only one's own last choices can be.)"""
    if beats and beats[-1].by == by:
        beats[-1].last = line
        beats[-1].log = [each for each in beats[-1].log if each["step"] <= steps]
    else:
        folded(beats, line, by, [])


class Stories:
    def __init__(self, hub: Hub, replays: Replays) -> None:
        self.hub = hub
        self.replays = replays

    async def story(self, live: Live, seat: int, since: int, asker: Asker = NOBODY) -> Story:
        lines = live.row.lines
        first = max(since, lines - MOST)
        beats: list[Beat] = []
        if first < lines:
            async with self.replays.looking(asker):
                match = await self.hub.archive.load(live.row, first)
                for line in await self.hub.archive.lines(live.row, first, lines):
                    match.repeat(line, match.record.size + 2)
                    size = match.record.size
                    if line.code == UNDO:
                        undone(beats, size, line.seat, match.steps)
                    else:
                        folded(beats, size, line.seat, match.heard(seat, match.steps))
                    await asyncio.sleep(0)
                names = selves(match, seat)
            for beat in beats:
                beat.mine = beat.by != seat and concerns(beat.log, names)
        return Story(first, lines, seat, [beat for beat in beats if beat.log])

    async def left(self, live: Live, person: str) -> None:
        """Somebody has gone: from here on they have missed what happens."""
        if any(socket.person == person for socket in live.sockets) or not live.row.header:
            return
        seats = live.seats_of(person)
        looked = live.row.lines
        if not seats or all(live.seats[seat].looked == looked for seat in seats):
            return
        for seat in seats:
            live.seats[seat].looked = looked
        change = update(Seat).where(Seat.table_id == live.id, Seat.person_id == person).values(looked=looked)
        await self.hub.database.at_once(lambda session: session.execute(change))


@get("/api/tables/{id:str}/story")
async def story(
    id: Id,
    request: Asking,
    hub: Hub,
    stories: Stories,
    since: Annotated[int, Parameter(query="from", ge=0, le=1_000_000)],
    seat: Eyes = -1,
) -> Story:
    live = await hub.latest(id)
    if not live.may_watch(person_of(request), seat):
        raise not_your_seat(seat)
    return await stories.story(live, seat, since, asker(request))


ROUTES = [story]
