"""The stored games: their lines, which are the truth, and snapshots, which make the way to any of them short.

A snapshot is used only if the same rules and the same code have made it. Whatever is wrong with one, it is thrown away,
and the game is played from its first line.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, delete, func, or_, select
from sqlalchemy.exc import IntegrityError

from ludarium.kernel.match import Match
from ludarium.kernel.record import Header, Record, read_header, read_line
from ludarium.kernel.record import Line as RecordLine
from ludarium.kernel.snapshot import EVERY, Snapshot, read_snapshot, stamp
from ludarium.kernel.title import Title, find
from ludarium.server.errors import wrong_state
from ludarium.server.models import Kept, Line, Table
from ludarium.server.storage import Database

log = logging.getLogger("ludarium.server")

BREATH = 25  # so many recorded lines are played before others get their turn
END = 1 << 30  # more lines than any game has
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode

# Lines `first` to `last` (not included) of a game lie with this table.
Span = tuple[str, int, int]


def spans(row: Table) -> list[Span]:
    """Where the lines of a game lie: those before a fork with the tables that it was forked from."""
    found: list[Span] = []
    first = 0
    for id, last in row.roots or []:
        found.append((id, first, last))
        first = last
    return [*found, (row.id, first, END)]


def roots(row: Table, line: int) -> list[list[Any]]:
    """The roots of a fork after `line` lines of this game."""
    return [[id, min(last, line)] for id, first, last in spans(row) if first < line]


def packed(id: str, title: Title, snapshot: Snapshot) -> dict[str, Any]:
    """The columns of `Kept`."""
    data = zlib.compress(_encode(snapshot.as_json()), 1)
    return {"table_id": id, "line": snapshot.line, "stamp": stamp(title), "steps": snapshot.steps, "data": data}


def unpacked(data: bytes) -> Snapshot:
    return read_snapshot(_decode(zlib.decompress(data)))


def due(id: str, match: Match) -> dict[str, Any] | None:
    """The snapshot to be kept with the line that has just been played, if it is time for one."""
    return None if match.record.size % EVERY else packed(id, match.title, match.snapshot())


class Archive:
    def __init__(self, database: Database) -> None:
        self.database = database

    # lines

    async def lines(self, row: Table, since: int, upto: int = END) -> list[RecordLine]:
        """The stored lines from number `since` on, before number `upto`."""
        parts = [(id, max(first, since), min(last, upto)) for id, first, last in spans(row)]
        found: list[RecordLine] = []
        async with self.database.read() as session:
            for id, first, last in parts:
                if first >= last:
                    continue
                query = (
                    select(Line.number, Line.text)
                    .where(Line.table_id == id, Line.number >= first, Line.number < last)
                    .order_by(Line.number)
                )
                found += [read_line(text, number + 2) for number, text in (await session.execute(query)).all()]
        return found

    # playing them

    async def load(self, row: Table, upto: int = END, behind: int = 0) -> Match:
        """The game after its first `upto` lines. At least the last `behind` of them are played, and so in the log."""
        if not row.header:
            raise wrong_state(row.state, "playing")
        header = read_header(row.header)
        start, newest = await self._nearest(row, min(upto, row.lines) - behind)
        lines = await self.lines(row, start.line if start else 0, upto)
        match: Match | None = None
        if start is not None:
            try:
                match, fresh = await self._play(header, start, lines, newest)
            except Exception as error:  # the record knows better, whatever it is
                await self._drop(row, error)
                lines = await self.lines(row, 0, upto)
        if match is None:
            match, fresh = await self._play(header, None, lines, 0)
        await self._keep(row, fresh)
        if upto == END and row.state == "over" and match.record.end is None:
            match.conclude(row.reason)
        return match

    async def _play(
        self, header: Header, start: Snapshot | None, lines: list[RecordLine], newest: int
    ) -> tuple[Match, list[Snapshot]]:
        """Plays lines after a snapshot; with the snapshots that are due on the way, behind line `newest`."""
        match = Match.replay(Record(header, [], None, start.line if start else 0), start=start)
        fresh: list[Snapshot] = []
        for line in lines:
            size = match.record.size
            match.repeat(line, size + 2)
            if match.record.size % EVERY == 0 and size >= newest:
                fresh.append(match.snapshot())
            if size % BREATH == 0:
                await asyncio.sleep(0)
        return match, fresh

    # snapshots

    async def _nearest(self, row: Table, line: int) -> tuple[Snapshot | None, int]:
        """The last snapshot at or before a line, and after how many lines the newest of all was taken."""
        usable = _usable(row)
        nearest = select(Kept.data).where(usable, Kept.line <= line).order_by(Kept.line.desc()).limit(1)
        async with self.database.read() as session:
            data = await session.scalar(nearest)
            newest = await session.scalar(select(func.max(Kept.line)).where(usable))
        try:
            return (unpacked(data) if data else None), newest or 0
        except Exception as error:
            await self._drop(row, error)
            return None, 0

    async def page(self, row: Table, since: int, before: int) -> Match:
        """The game with step `since` in its log, and so far on that no step before `before` can be undone any more."""
        usable = _usable(row)
        async with self.database.read() as session:
            first = await session.scalar(select(func.max(Kept.line)).where(usable, Kept.steps < since))
            last = await session.scalar(select(func.min(Kept.line)).where(usable, Kept.steps >= before - 1))
        upto = row.lines if last is None else last
        return await self.load(row, upto, upto - (first or 0))

    async def _keep(self, row: Table, snapshots: list[Snapshot]) -> None:
        """Each with the table where its last line lies: whoever comes there by another fork finds it, too."""
        if not snapshots:
            return
        title = find(row.title)
        try:
            async with self.database.write() as session:
                for each in snapshots:
                    home = next(id for id, first, last in spans(row) if first < each.line <= last)
                    await session.merge(Kept(**packed(home, title, each)))
        except IntegrityError:
            pass  # another process was quicker

    async def _drop(self, row: Table, error: Exception) -> None:
        log.warning("the snapshots of a table are thrown away", exc_info=error, extra={"table": row.id})
        async with self.database.write() as session:
            await session.execute(delete(Kept).where(_on_the_way(row)))


def _on_the_way(row: Table) -> ColumnElement[bool]:
    """The snapshots of this game's lines."""
    return or_(*[and_(Kept.table_id == id, Kept.line > first, Kept.line <= last) for id, first, last in spans(row)])


def _usable(row: Table) -> ColumnElement[bool]:
    return and_(_on_the_way(row), Kept.stamp == stamp(find(row.title)))
