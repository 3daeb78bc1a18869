"""Sealed answers: several seats decide at once, and what they answer is nobody else's business before all are in.

They lie in the table `sealed` from the moment they are accepted, and become lines of the record, in turn order, with
the commit that stores the last of them. Others hear only who is still thinking.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ludarium.kernel.match import Match
from ludarium.kernel.position import Position
from ludarium.kernel.record import Line as RecordLine
from ludarium.kernel.record import read_line
from ludarium.kernel.sealed import Sealed
from ludarium.server.models import Line, SealedLine, Table, now
from ludarium.server.storage import Database

Doing = Callable[[Match | Sealed], None]


def asked_seats(match: Match, sealed: Sealed | None) -> list[int]:
    """Who is still to answer."""
    if match.over:
        return []
    return [match.seat] if sealed is None else sealed.thinking


def bits(seats: list[int]) -> int:
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found


def face(match: Match, sealed: Sealed | None, seat: int) -> Match:
    """The match as this seat plays it."""
    return match if sealed is None else sealed.face(seat)


def to_think(match: Match, sealed: Sealed | None, seat: int) -> Position:
    """A copy of the position for somebody who thinks about the decision of this seat."""
    return match.position.clone() if sealed is None else sealed.position(seat)


class Behind(Exception):
    """Another process has taken the game further."""


class Seals:
    """Keeps sealed answers. Whatever goes wrong here, the game in memory has to be read again."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def restored(self, id: str, match: Match) -> Sealed | None:
        """The open decisions of a game that was read from its lines, with what has been answered."""
        sealed = Sealed.of(match)
        if sealed is None:
            return None
        async with self.database.read() as session:
            kept = await self._kept(session, id, match.record.size)
        for line in kept:
            sealed.repeat(line)
        return sealed

    async def act(self, id: str, match: Match, sealed: Sealed, seat: int, do: Doing) -> tuple[Sealed | None, list[int]]:
        """Stores what a seat does; returns the open decisions after it, and who is asked then.

        When nobody is left, the match has gone on.
        """
        async with self.database.write() as session:
            if self.database.shared:
                sealed = await self._latest(session, id, match)
            before = sealed.thinking
            done = len(sealed.answers(seat)) if seat in sealed.drafts else 0
            do(sealed)
            if sealed.thinking:
                line = sealed.answers(seat)[-1]
                await session.execute(insert(SealedLine).values(_row(id, match.record.size, done, line)))
                if sealed.thinking != before:
                    await self._standing(session, id, match, sealed.thinking)
                return sealed, sealed.thinking
            size = match.record.size
            after = sealed.settle()
            rows: list[dict[str, object]] = []
            if after is not None:
                for each in after.drafts:
                    lines = enumerate(after.answers(each))
                    rows += [_row(id, match.record.size, number, line) for number, line in lines]
            await session.execute(delete(SealedLine).where(SealedLine.table_id == id))
            if rows:
                await session.execute(insert(SealedLine), rows)
            fresh = match.record.lines[size - match.record.skipped :]
            await session.execute(
                insert(Line),
                [{"table_id": id, "number": size + i, "text": line.text()} for i, line in enumerate(fresh)],
            )
            asked = asked_seats(match, after)
            await self._standing(session, id, match, asked)
            return after, asked

    async def _latest(self, session: AsyncSession, id: str, match: Match) -> Sealed:
        """What all processes have accepted so far; none of them accepts more before this transaction ends."""
        query = select(Table.lines).where(Table.id == id, Table.state == "playing").with_for_update()
        sealed = Sealed.of(match)
        if (await session.scalar(query)) != match.record.size or sealed is None:
            raise Behind
        for line in await self._kept(session, id, match.record.size):
            sealed.repeat(line)
        return sealed

    async def _kept(self, session: AsyncSession, id: str, size: int) -> list[RecordLine]:
        query = (
            select(SealedLine.text)
            .where(SealedLine.table_id == id, SealedLine.line == size)
            .order_by(SealedLine.seat, SealedLine.number)
        )
        return [read_line(text, 0) for text in (await session.scalars(query)).all()]

    async def _standing(self, session: AsyncSession, id: str, match: Match, asked: list[int]) -> None:
        values = {
            "lines": match.record.size,
            "steps": match.steps,
            "turn": asked[0] if asked else -1,
            "asked": bits(asked),
            "updated": now(),
        }
        await session.execute(update(Table).where(Table.id == id).values(values))


def _row(id: str, size: int, number: int, line: RecordLine) -> dict[str, object]:
    # (what would be drawn is not drawn yet)
    text = f"{line.seat} {line.code}"
    return {"table_id": id, "line": size, "seat": line.seat, "number": number, "text": text}
