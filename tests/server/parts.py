"""The parts of a server, without the rest of it: for tests that look closer than a client can."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import select

from ludarium.kernel.match import Match
from ludarium.server.live import Hub, Live
from ludarium.server.models import Kept, Person, Seat, Table, fresh
from ludarium.server.models import Line as StoredLine
from ludarium.server.replay import Replays
from ludarium.server.settings import Settings
from ludarium.server.storage import CHANNEL, Database
from ludarium.server.tables import Tables
from ludarium.server.thinkers import Thinkers


class Site:
    """The parts of a server that keep games, without the rest of it."""

    def __init__(self, settings: Settings) -> None:
        self.database = Database(settings)
        self.hub = Hub(
            settings, self.database, ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL]), Thinkers(settings)
        )
        self.hub.nudge = lambda live: None  # type: ignore[method-assign]  # bots wait
        self.tables = Tables(self.hub)
        self.replays = Replays(self.hub)
        self.person = Person(id="p1", name="Anna", language="en")

    async def put(self, match: Match) -> Live:
        """A table with this game, over or not."""
        header = match.record.header
        row = Table(
            id=fresh("t"),
            title=header.title,
            variants=header.variants,
            host="p1",
            invite=fresh("i"),
            state="over" if match.record.end else "playing",
            reason="played" if match.record.end else "",
            header=json.dumps(header.as_json()),
            lines=match.record.size,
            steps=match.steps,
            turn=match.seat,
        )
        seats = [Seat(table_id=row.id, seat=seat, kind="person", person_id="p1", name="Anna") for seat in range(2)]
        async with self.database.write() as session:
            session.add(row)
            await session.flush()
            session.add_all(seats)
            session.add_all(
                [
                    StoredLine(table_id=row.id, number=number, text=line.text())
                    for number, line in enumerate(match.record.lines)
                ]
            )
        return self.hub.add(row, seats)

    async def kept(self, table: str) -> list[int]:
        async with self.database.read() as session:
            return list(await session.scalars(select(Kept.line).where(Kept.table_id == table).order_by(Kept.line)))


@asynccontextmanager
async def site(settings: Settings) -> AsyncIterator[Site]:
    here = Site(settings)
    await here.database.migrate()
    writing = asyncio.create_task(here.hub.writer.run())
    try:
        async with here.hub.channels:
            yield here
    finally:
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        await here.hub.thinkers.close()
        await here.database.close()


def scene(play: Callable[[Site], Awaitable[None]], settings: Settings) -> None:
    async def run() -> None:
        async with site(settings) as here:
            await play(here)

    asyncio.run(run())
