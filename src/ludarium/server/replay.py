"""Looking back at a game: moment by moment, its points, its chances."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from itertools import pairwise
from typing import Any

from msgspec import convert
from sqlalchemy import update

from ludarium.kernel.match import Match
from ludarium.kernel.record import UNDO, Record
from ludarium.kernel.snapshot import EVERY
from ludarium.server import think
from ludarium.server.delta import encode
from ludarium.server.errors import wrong_state
from ludarium.server.lanes import NOBODY, Asker, Lane, busy
from ludarium.server.live import Hub, Live
from ludarium.server.models import Table
from ludarium.server.moment import LOG
from ludarium.server.thinkers import hide
from ludarium.server.wire import Analysis, FrameOut, Frames, LogPage, Points, PointsAt, Turn

log = logging.getLogger("ludarium.server")

KEPT = 32  # replays kept where they were last looked at
LARGEST = 1_000_000  # bytes of the frames in one answer
MOMENTS = 40  # points of an analysis, at most
TURNS = 5  # turning points told
JUDGED = 6  # choices that are weighed at a turning point, at most
ANALYSES = 20  # under way at once
LOOKING = 2  # people who are shown frames at once


class Replays:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._kept: OrderedDict[str, Match] = OrderedDict()
        self._points: OrderedDict[str, Points] = OrderedDict()
        # The analyses under way: how far each is, and for whom it is made.
        self._running: dict[str, float] = {}
        self._askers: dict[str, Asker] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking = Lane(LOOKING, 100, 10)
        self._locks: dict[str, asyncio.Lock] = {}
        self._lookers: Counter[str] = Counter()

    async def frames(
        self, live: Live, seat: int, first: int, last: int, asker: Asker = NOBODY, step: int = 1
    ) -> Frames:
        """The moments from `first` to `last`: each, or every so many with the last one."""
        over = live.state == "over"
        async with self.looking(asker), self._alone(live.id):
            match = self._kept.pop(live.id, None)
            if match is None or not first - EVERY < match.record.size <= first:
                # With the line that led there, for what was told.
                match = await self.hub.archive.load(live.row, first, behind=1)
            frames = [self._frame(match, seat, over)] if match.record.size == first else []
            size = sum(len(encode(frame)) for frame in frames)
            last = min(last, max(live.row.lines, match.record.size))
            for line in await self.hub.archive.lines(live.row, match.record.size, last):
                if size > LARGEST:
                    break
                match.repeat(line, match.record.size + 2)
                await asyncio.sleep(0)
                after = match.record.size - first
                if after >= 0 and (after % step == 0 or match.record.size == last):
                    frames.append(self._frame(match, seat, over))
                    size += len(encode(frames[-1]))
            self._kept[live.id] = match
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return Frames(max(live.row.lines, match.record.size), seat, frames)

    def looking(self, asker: Asker) -> AbstractAsyncContextManager[None]:
        """A place among those who look back at games at this moment."""
        return self._looking.place(asker)

    @asynccontextmanager
    async def _alone(self, id: str) -> AsyncIterator[None]:
        """Of one game, only one place is looked at at a time: the game that is kept moves there."""
        lock = self._locks.setdefault(id, asyncio.Lock())
        self._lookers[id] += 1
        try:
            async with lock:
                yield
        finally:
            self._lookers[id] -= 1
            if not self._lookers[id]:
                del self._lookers[id], self._locks[id]

    def forget_all(self) -> None:
        """The games that are kept have names in them."""
        self._kept.clear()

    def forget(self, id: str) -> None:
        self._kept.pop(id, None)
        self._points.pop(id, None)

    def _frame(self, match: Match, seat: int, over: bool) -> FrameOut:
        """The moment after the line that was played last."""
        if match.record.size == 0:
            return FrameOut(0, -1, "", match.view(seat), match.heard(seat, 0))
        line = match.record.lines[-1]
        told = [] if line.code == UNDO else match.heard(seat, match.steps)
        return FrameOut(match.record.size, line.seat, match.todays(line.code) if over else None, match.view(seat), told)

    async def log(self, live: Live, seat: int, before: int) -> LogPage:
        """What was told in the steps before one, as many as are told at once."""
        since = max(0, before - LOG)
        async with live.lock:
            match = await self.hub.match(live)
            if match.heard_from > since:
                match = await self.hub.archive.page(live.row, since, before)
            told = match.heard(seat, since)
        return LogPage(since, min(before - 1, match.steps), [each for each in told if each["step"] < before])

    # what only a finished game tells

    async def record(self, live: Live) -> str:
        """The record with its seed: only once the game is over."""
        if live.state != "over" or not live.row.header:
            raise wrong_state(live.state, "over")
        async with live.lock:
            match = await self.hub.match(live)
            lines = await self.hub.archive.lines(live.row, 0)
            return Record(match.record.header, lines, match.record.end).dumps()

    async def points(self, live: Live, asker: Asker) -> Points:
        found = self._points.get(live.id)
        if found is None:
            text = await self.record(live)
            rows = await self.hub.thinkers.aside.run(asker, 20.0, think.points, text)
            found = Points(rows is not None, convert(rows or [], list[PointsAt]))
            self._points[live.id] = found
            while len(self._points) > KEPT:
                self._points.popitem(last=False)
        return found

    def analysis(self, live: Live) -> Analysis:
        done = live.row.analysis
        if done is not None:
            # One that was made before choices were weighed names none, or no reasons for them.
            turns = [{"choice": None, **turn} for turn in done["turns"]]
            for turn in turns:
                if turn["choice"] is not None:
                    turn["choice"] = {"then": [], "brings": [], **turn["choice"]}
            return Analysis("done", 1.0, done["points"], convert(turns, list[Turn]))
        progress = self._running.get(live.id)
        return Analysis("none", 0.0, [], []) if progress is None else Analysis("running", progress, [], [])

    async def analyse(self, live: Live, asker: Asker) -> Analysis:
        if live.row.analysis is None and live.id not in self._running:
            if live.state != "over" or not live.row.header:
                raise wrong_state(live.state, "over")
            if any(asker.person == each.person or asker.address == each.address for each in self._askers.values()):
                raise busy(True)  # one at a time
            if len(self._running) >= ANALYSES:
                raise busy(False)
            self._running[live.id] = 0.0
            self._askers[live.id] = asker
            task = asyncio.create_task(self._analyse(live, asker))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self.analysis(live)

    async def _analyse(self, live: Live, asker: Asker) -> None:
        """Chances at moments spread over the game, and where they changed most."""
        try:
            total = live.row.lines
            moments = sorted({round(i * total / MOMENTS) for i in range(MOMENTS + 1)})
            points: list[dict[str, Any]] = []
            for moment in moments:
                match = await self.hub.archive.load(live.row, moment)
                hide(match.position)
                saved = match.title.dump(match.position)
                chances = await self.hub.thinkers.aside.run(
                    asker, 5.0, think.look, match.title.id, secrets.randbits(30), saved, patient=True
                )
                if chances:
                    points.append({"line": moment, "chances": chances})
                self._running[live.id] = round(0.8 * len(points) / len(moments), 3)
            turns = turning(points)
            for number, turn in enumerate(turns):
                turn["choice"] = await self._choice(live, turn.pop("since"), turn["line"], asker)
                self._running[live.id] = round(0.8 + 0.2 * (number + 1) / len(turns), 3)
            found = {"points": points, "turns": turns}
            async with self.hub.database.write() as session:
                await session.execute(update(Table).where(Table.id == live.id).values(analysis=found))
            live.row.analysis = found
        except Exception as error:
            log.error("an analysis failed", exc_info=error, extra={"table": live.id})
        finally:
            self._running.pop(live.id, None)
            self._askers.pop(live.id, None)

    async def _choice(self, live: Live, since: int, until: int, asker: Asker) -> dict[str, Any] | None:
        """Of the choices between two lines, the one that gave most away, with what would have been better."""
        lines = await self.hub.archive.lines(live.row, 0)
        places = [line for line in range(since, until) if lines[line].code != UNDO]
        step = max(1, len(places) // JUDGED)
        worst: dict[str, Any] | None = None
        for place in places[::step][:JUDGED]:
            match = await self.hub.archive.load(live.row, place)
            hide(match.position)
            saved = match.title.dump(match.position)
            seat, code = lines[place].seat, lines[place].code
            found = await self.hub.thinkers.aside.run(
                asker, 5.0, think.judge, match.title.id, seat, secrets.randbits(30), saved, code, patient=True
            )
            if found and (worst is None or found["best"] - found["value"] > worst["best"] - worst["value"]):
                worst = {"line": place, "seat": seat, **found}
        return worst


def turning(points: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The moments at which one seat's chances rose most, in the order of the game."""
    found: list[dict[str, Any]] = []
    for before, after in pairwise(points):
        rise, seat = max(
            (new - old, seat) for seat, (old, new) in enumerate(zip(before["chances"], after["chances"], strict=True))
        )
        found.append(
            {
                "line": after["line"],
                "since": before["line"],
                "seat": seat,
                "before": before["chances"][seat],
                "after": after["chances"][seat],
                "rise": rise,
            }
        )
    best = sorted(found, key=lambda each: -each["rise"])[:TURNS]
    return [
        {key: value for key, value in each.items() if key != "rise"} for each in sorted(best, key=lambda e: e["line"])
    ]
