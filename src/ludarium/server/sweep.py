"""What has to be looked after: news from other processes, bots left waiting, idle tables, people who are here."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

from sqlalchemy import or_, select

from ludarium.server import metrics, shapes
from ludarium.server.clocks import Timekeeper
from ludarium.server.errors import Refusal
from ludarium.server.forsaken import Forsaken
from ludarium.server.live import Hub, Live
from ludarium.server.models import Chat, Seat, Table, is_asked, now
from ludarium.server.notices import Notifier
from ludarium.server.people import People
from ludarium.server.push import Push
from ludarium.server.replay import Replays
from ludarium.server.sessions import Sessions
from ludarium.server.storage import CHANNEL
from ludarium.server.tables import Tables
from ludarium.server.tournaments import Tournaments
from ludarium.server.wire import ChatLine, ChatTold

log = logging.getLogger("ludarium.server")

GROUP = 500  # tables looked for with one query
SEEN = 45.0  # seconds between two notes of who is connected


class Keeper:
    def __init__(
        self,
        hub: Hub,
        tables: Tables,
        people: People,
        notifier: Notifier,
        push: Push,
        timekeeper: Timekeeper,
        tournaments: Tournaments,
        replays: Replays,
        sessions: Sessions,
        tidy: Callable[[], Awaitable[None]],
    ) -> None:
        self.hub = hub
        self.replays = replays
        self.sessions = sessions
        self.tables = tables
        self.people = people
        self.notifier = notifier
        self.push = push
        self.timekeeper = timekeeper
        self.tournaments = tournaments
        self.forsaken = Forsaken(hub, tables)
        self.tidy = tidy
        self._seen = 0.0

    # news from other processes

    async def listen(self) -> None:
        async with self.hub.channels.start_subscription([CHANNEL]) as subscriber:
            async for payload in subscriber.iter_events():
                try:
                    await self.hear(json.loads(payload))
                except Exception as error:
                    log.error("news from another process could not be used", exc_info=error)

    async def hear(self, news: dict[str, Any]) -> None:
        if news.get("by") == self.hub.process:
            return
        for id, lines, turn, person in news.get("lines", []):
            live = self.hub.tables.get(id)
            if live is not None:
                await self.hub.catch_up(live, lines)
            if person and person in self.hub.people:
                self.hub.tell_move(person, live or await self.hub.get(id), turn)
        if "ended" in news:
            person, token = news["ended"]
            self.sessions.close(person, token)
        if "erased" in news:
            self.replays.forget_all()
            await self.hub.renamed([str(id) for id in news["erased"]])
        if "gone" in news:
            self.hub.drop(str(news["gone"]))
            self.replays.forget(str(news["gone"]))
        for id, turn, person in news.get("moves", []):
            if person in self.hub.people:
                self.hub.tell_move(person, await self.hub.get(id), turn)
        self.hub.answers.hear(news)
        sealed = self.hub.tables.get(str(news.get("sealed", "")))
        if sealed is not None:
            await self.hub.catch_up_sealed(sealed)
        changed = self.hub.tables.get(str(news.get("table", "")))
        if changed is not None:
            await self.changed(changed)
        spoken = self.hub.tables.get(str(news.get("chat", "")))
        if spoken is not None and spoken.sockets:
            async with self.hub.database.read() as session:
                row = await session.get(Chat, int(news["id"]))
            if row is not None:
                line = ChatLine(row.id, row.seat, row.name, row.text, row.at)
                self.hub.tell(spoken, ChatTold(line))

    async def changed(self, live: Live) -> None:
        async with live.lock:
            await self.hub.refresh(live)
        self.tables.tell(live)
        self.tables.conclude(live)
        if live.row.header and live.match is None and live.sockets:
            async with live.lock:
                match = await self.hub.match(live)
                self.hub.tell_update(live, match, 0, None, None)
        await self.hub.welcome(live)

    # from time to time

    async def run(self) -> None:
        await self._safely(self.left_behind(self.hub.settings.takeover if self.hub.database.shared else 0.0))
        await self._safely(self.hub.answers.left_behind())
        while True:
            await asyncio.sleep(self.hub.settings.sweep)
            self.unload()
            await self._safely(self.left_behind(self.hub.settings.takeover))
            await self._safely(self.note_seen())
            await self._safely(self.presence())
            if self.hub.database.shared:
                await self._safely(self.missed())
            await self._safely(self.timekeeper.sweep())
            await self._safely(self.notifier.sweep())
            await self._safely(self.push.sweep())
            await self._safely(self.tournaments.sweep())
            await self._safely(self.forsaken.sweep())
            await self._safely(self.tidy())

    async def _safely(self, task: Any) -> None:
        try:
            await task
        except Exception as error:
            log.error("looking after the tables failed", exc_info=error)

    def unload(self) -> None:
        """Forgets games nobody has touched for a while; the next one who comes has them read again."""
        moment = time.monotonic()
        for live in list(self.hub.tables.values()):
            thinking = live.thinking is not None and not live.thinking.done()
            if live.lock.locked() or thinking or live.waiting or moment - live.used < self.hub.settings.idle:
                continue
            live.forget()
            if not live.sockets:
                del self.hub.tables[live.id]
        metrics.TABLES.set(len(self.hub.tables))
        metrics.LOADED.set(sum(live.match is not None for live in self.hub.tables.values()))

    async def left_behind(self, seconds: float) -> None:
        """Games that wait for a bot, or for their end to be written, since the process that had them is gone."""
        query = (
            select(Table.id)
            .outerjoin(Seat, (Seat.table_id == Table.id) & is_asked())
            .where(
                Table.state == "playing",
                Table.updated < now() - timedelta(seconds=seconds),
                or_(Table.turn < 0, Seat.kind == "bot", Seat.standin != ""),
            )
            .distinct()
            .limit(1000)
        )
        async with self.hub.database.read() as session:
            ids = list((await session.scalars(query)).all())
        for id in ids:
            try:
                self.hub.nudge(await self.hub.get(id))
            except Refusal:
                continue

    async def note_seen(self) -> None:
        if time.monotonic() - self._seen < SEEN:
            return
        self._seen = time.monotonic()
        await self.sessions.look()
        here = {socket.person for live in self.hub.tables.values() for socket in live.sockets} | set(self.hub.people)
        here.discard("")
        if here:
            await self.people.seen(sorted(here))

    async def presence(self) -> None:
        """Those at a table are told when somebody there has gone, or has been away so long that a bot may step in."""
        watched = {live.id: live for live in self.hub.tables.values() if live.sockets and live.state == "playing"}
        told = self.tables.told
        for id in [id for id in told if id not in watched]:
            del told[id]
        for live in watched.values():
            if shapes.presence(self.hub, live) == told.get(live.id):
                continue
            async with self.hub.database.read() as session:
                # They may be at another table, or connected to another process.
                for person, seen in (await self.hub.seen(session, live.seats)).items():
                    live.seen[person] = max(seen, live.seen.get(person, seen))
            if shapes.presence(self.hub, live) != told.get(live.id):
                self.tables.tell(live)

    async def missed(self) -> None:
        """What was stored elsewhere while the news did not come through: lines, or how a table stands."""
        watched = [live for live in self.hub.tables.values() if live.sockets or live.waiting]
        for start in range(0, len(watched), GROUP):
            some = watched[start : start + GROUP]
            ids = [live.id for live in some]
            async with self.hub.database.read() as session:
                rows = {row.id: row for row in await session.scalars(select(Table).where(Table.id.in_(ids)))}
                seats: dict[str, list[Seat]] = {id: [] for id in ids}
                for seat in await session.scalars(select(Seat).where(Seat.table_id.in_(ids)).order_by(Seat.seat)):
                    seats[seat.table_id].append(seat)
            for live in some:
                row = rows.get(live.id)
                if row is None:
                    self.hub.drop(live.id)
                    continue
                known = live.row.lines if live.match is None else live.match.record.size
                if standing(row, seats[live.id]) != standing(live.row, live.seats):
                    await self.changed(live)
                if row.lines > known:
                    await self.hub.catch_up(live, row.lines)


def standing(row: Table, seats: list[Seat]) -> tuple[Any, ...]:
    """Everything about a table that can change without a line."""
    taken = [
        (seat.kind, seat.person_id, seat.name, seat.level, seat.standin, seat.resigned, seat.agrees) for seat in seats
    ]
    return row.state, row.host, row.reason, row.rematch, row.hinted, taken
