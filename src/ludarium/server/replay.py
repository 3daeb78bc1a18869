"""Looking back at a game: moment by moment, its points, its chances."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from itertools import pairwise
from typing import Any

from sqlalchemy import update

from ludarium.kernel.match import Match
from ludarium.kernel.record import UNDO
from ludarium.kernel.record import Line as RecordLine
from ludarium.server import think
from ludarium.server.errors import wrong_state
from ludarium.server.live import Hub, Live, play
from ludarium.server.models import Table
from ludarium.server.wire import Analysis, FrameOut, Frames, Points

log = logging.getLogger("ludarium.server")

KEPT = 32  # replays kept where they were last looked at
MOMENTS = 40  # points of an analysis, at most
TURNS = 5  # turning points told


class Replays:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._kept: OrderedDict[str, Match] = OrderedDict()
        self._points: OrderedDict[str, Points] = OrderedDict()
        self._running: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._lock = asyncio.Lock()

    async def frames(self, live: Live, seat: int, first: int, last: int) -> Frames:
        over = live.state == "over"
        async with self._lock:
            lines = await self.hub.lines(live.id, 0)
            last = min(last, len(lines))
            match = self._kept.pop(live.id, None)
            if match is None or len(match.record.lines) > first:
                match = await self.hub.load(live.row, 0)
            done = len(match.record.lines)
            await play(match, lines[done:first])
            frames: list[FrameOut] = []
            for number in range(first, last + 1):
                since = match.steps + 1
                if number > len(match.record.lines):
                    match.repeat(lines[number - 1], number + 1)
                    await asyncio.sleep(0)
                line = lines[number - 1] if number else None
                frames.append(self._frame(match, number, line, seat, since, over))
            self._kept[live.id] = match
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return Frames(len(lines), seat, frames)

    def _frame(self, match: Match, number: int, line: RecordLine | None, seat: int, since: int, over: bool) -> FrameOut:
        if line is None:
            return FrameOut(number, -1, "", match.view(seat), match.heard(seat, 0))
        code = line.code if over else None
        log_lines = [] if line.code == UNDO else match.heard(seat, match.steps)
        return FrameOut(number, line.seat, code, match.view(seat), log_lines)

    # what only a finished game tells

    async def record(self, live: Live) -> str:
        """The record with its seed: only once the game is over."""
        if live.state != "over" or not live.row.header:
            raise wrong_state(live.state, "over")
        async with live.lock:
            match = await self.hub.match(live)
            return match.dumps()

    async def points(self, live: Live) -> Points:
        found = self._points.get(live.id)
        if found is None:
            text = await self.record(live)
            rows = await self.hub.thinkers.run(20.0, think.points, text)
            found = Points(rows is not None, rows or [])
            self._points[live.id] = found
            while len(self._points) > KEPT:
                self._points.popitem(last=False)
        return found

    def analysis(self, live: Live) -> Analysis:
        done = live.row.analysis
        if done is not None:
            return Analysis("done", 1.0, done["points"], done["turns"])
        progress = self._running.get(live.id)
        return Analysis("none", 0.0, [], []) if progress is None else Analysis("running", progress, [], [])

    async def analyse(self, live: Live) -> Analysis:
        if live.row.analysis is None and live.id not in self._running:
            text = await self.record(live)
            self._running[live.id] = 0.0
            task = asyncio.create_task(self._analyse(live, text))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self.analysis(live)

    async def _analyse(self, live: Live, text: str) -> None:
        """Chances at moments spread over the game, and where they changed most."""
        try:
            total = live.row.lines
            moments = sorted({round(i * total / MOMENTS) for i in range(MOMENTS + 1)})
            points: list[dict[str, Any]] = []
            for moment in moments:
                chances = await self.hub.thinkers.run(5.0, think.look, text, moment, secrets.randbits(30))
                if chances:
                    points.append({"line": moment, "chances": chances})
                self._running[live.id] = round(len(points) / len(moments), 3)
            found = {"points": points, "turns": turning(points)}
            async with self.hub.database.write() as session:
                await session.execute(update(Table).where(Table.id == live.id).values(analysis=found))
            live.row.analysis = found
        except Exception as error:
            log.error("an analysis failed", exc_info=error, extra={"table": live.id})
        finally:
            self._running.pop(live.id, None)


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
