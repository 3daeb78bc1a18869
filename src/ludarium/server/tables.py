"""Opening tables, sitting down, stepping in, giving up, ending: the table's small state machine.

open --(every seat is taken)--> playing --(played to the end, resigned, agreed)--> over
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from msgspec import to_builtins
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Session

from ludarium.kernel.chance import commitment
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.match import Match
from ludarium.kernel.sealed import Sealed
from ludarium.kernel.shapes import Standings
from ludarium.kernel.title import find
from ludarium.players import FORMER, STRENGTHS
from ludarium.server import shapes, texts
from ludarium.server.archive import roots
from ludarium.server.errors import Refusal, bad_request, not_allowed, not_found, not_your_seat, wrong_state
from ludarium.server.lanes import Asker
from ludarium.server.live import Hub, Live
from ludarium.server.models import Line, Person, SealedLine, Seat, Table, fresh, now
from ludarium.server.ratings import place, rate
from ludarium.server.sealed import asked_seats, bits
from ludarium.server.wire import NewTable, SeatKind
from ludarium.text.guide_file import guide_of

LEVELS = list(STRENGTHS)
AT_ONCE = 500  # lines stored with one statement
TOGETHER = 0.25  # seconds in which those who come and go are told of together


def check_level(level: str) -> str:
    if level not in LEVELS and level not in FORMER:
        raise LudariumError(
            "unknown-level", f"Unknown level {level!r}. Expected: {', '.join(LEVELS)}.", {"expected": ", ".join(LEVELS)}
        )
    return level


class Tables:
    """Everything that changes a table other than a choice."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.database = hub.database
        hub.finish = self.finish
        # Who was here when those at a table were last told.
        self.told: dict[str, list[tuple[bool, bool]]] = {}
        self._soon: set[str] = set()

    @asynccontextmanager
    async def changing(self, live: Live) -> AsyncIterator[tuple[AsyncSession, Table, list[Seat]]]:
        """One change of a table: alone, in one transaction, and told to everybody afterwards."""
        async with live.lock:
            async with self.database.write() as session:
                row, seats = await session.run_sync(_held, live.id)
                yield session, row, seats
                self.hub.clocks.retime(row, seats)
                seen = await self.hub.seen(session, seats)
            live.settle(row, seats, seen)
        await self._changed(live)

    async def _changed(self, live: Live) -> None:
        self.tell(live)
        await self.hub.welcome(live)
        self.hub.publish({"table": live.id})
        self.hub.nudge(live)

    def tell(self, live: Live) -> None:
        if live.sockets:
            self.told[live.id] = shapes.presence(self.hub, live)
        told: dict[str, bytes] = {}
        for socket in live.sockets:
            if socket.person not in told:
                told[socket.person] = shapes.table_message(self.hub, live, socket.person)
            socket.send(told[socket.person])

    def tell_soon(self, live: Live) -> None:
        """Somebody has come or gone: told together with whoever else comes and goes in the same moment."""
        if live.id not in self._soon:
            self._soon.add(live.id)
            asyncio.get_running_loop().call_later(TOGETHER, self._told_soon, live)

    def _told_soon(self, live: Live) -> None:
        self._soon.discard(live.id)
        if shapes.presence(self.hub, live) != self.told.get(live.id):
            self.tell(live)

    # opening

    async def create(self, person: Person, wanted: NewTable) -> Live:
        title = find(wanted.title)
        variants = title.resolve(len(wanted.seats), wanted.variants)
        clock = None if wanted.clock is None else to_builtins(wanted.clock)
        row = self.row(person.id, title.id, variants, wanted.public, clock=clock)
        seats: list[Seat] = []
        for number, given in enumerate(wanted.seats):
            if given.kind == "me":
                name = texts.name(given.name) if given.name.strip() else person.name
                seats.append(seat_of(row, number, "person", person_id=person.id, name=name))
            elif given.kind == "bot":
                seats.append(seat_of(row, number, "bot", level=check_level(given.level or "normal")))
            else:
                seats.append(seat_of(row, number, "open"))
        if all(seat.kind == "bot" for seat in seats):
            raise bad_request(
                "no-person", "A table needs at least one person: keep a seat for yourself or somebody else."
            )
        return await self.open(row, seats, person)

    def row(self, host: str, title: str, variants: dict[str, str], public: bool, **more: Any) -> Table:
        return Table(
            id=fresh("t"),
            title=title,
            variants=variants,
            public=public,
            host=host,
            invite=fresh("i", 20),
            created=now(),
            updated=now(),
            **{"state": "open", **more},
        )

    async def open(self, row: Table, seats: list[Seat], person: Person, lines: list[str] | None = None) -> Live:
        async with self.database.write() as session:
            query = select(func.count()).select_from(Table).where(Table.host == row.host, Table.state != "over")
            if row.state != "over" and ((await session.scalar(query)) or 0) >= self.hub.settings.tables_each:
                raise Refusal(409, "too-many-tables", "You have too many unfinished tables. Finish some of them first.")
            if row.state == "open":
                start(row, seats)
            await self.hub.clocks.learn(session, row, seats)
            self.hub.clocks.retime(row, seats)
            session.add(row)
            await session.flush()
            session.add_all(seats)
            await _fill(session, row.id, lines or [])
        live = self.hub.add(row, seats)
        live.by = Asker(person.id, person.address)
        self.hub.nudge(live)
        return live

    # sitting down and leaving

    async def sit(self, live: Live, person: Person, wanted: int | None) -> None:
        async with self.changing(live) as (session, row, seats):
            if row.state != "open":
                raise wrong_state(row.state, "open")
            if wanted is not None and not 0 <= wanted < len(seats):
                raise not_found("seat")
            choices = [seat for seat in seats if wanted is None or seat.seat == wanted]
            choices = [seat for seat in choices if seat.kind == "open" and seat.kept_for in ("", person.id)]
            if wanted is None and any(seat.person_id == person.id for seat in seats):
                return  # is here already
            if not choices:
                raise Refusal(409, "seat-taken", "This seat is taken.")
            # A seat that is kept for this person comes first.
            seat = max(choices, key=lambda each: (each.kept_for == person.id, -each.seat))
            take(seat, person)
            start(row, seats)
            await self.hub.clocks.learn(session, row, seats)

    async def leave(self, live: Live, person: Person) -> None:
        async with self.changing(live) as (_, row, seats):
            if row.state != "open":
                raise wrong_state(row.state, "open")
            mine = [seat for seat in seats if seat.person_id == person.id]
            if not mine and row.host != person.id:
                raise not_allowed("not-here", "You are not at this table.")
            for seat in mine:
                seat.kind, seat.person_id, seat.name = "open", None, ""
            if row.host == person.id:
                row.state, row.reason = "over", "closed"

    # bots

    async def put_bot(self, live: Live, person: Person, number: int, level: str) -> None:
        check_level(level)
        async with self.changing(live) as (session, row, seats):
            seat = _at(seats, number)
            if row.state == "open":
                if row.host != person.id:
                    raise not_allowed("host-only", "Only the host gives seats to bots.")
                if seat.kind == "person":
                    raise Refusal(409, "seat-taken", "This seat is taken.")
                seat.kind, seat.level, seat.kept_for = "bot", level, ""
                if all(each.kind == "bot" for each in seats):
                    raise not_allowed("no-person", "A table needs at least one person.")
                start(row, seats)
                return
            if row.state != "playing":
                raise wrong_state(row.state, "playing")
            if seat.kind != "person":
                raise not_allowed("bot-already", "A bot plays this seat already.")
            if seat.person_id != person.id:
                if not any(each.person_id == person.id for each in seats):
                    raise not_allowed("not-here", "Only people at the table can ask a bot to step in.")
                owner = await session.get(Person, seat.person_id) if seat.person_id else None
                if not row.asked >> number & 1 or not self.away(live, owner):
                    raise not_allowed(
                        "not-absent", "A bot steps in for somebody else only while they are absent and have to move."
                    )
            seat.standin = level

    def away(self, live: Live, owner: Person | None) -> bool:
        """Whether somebody has not been here for long."""
        if owner is None:
            return True
        if any(socket.person == owner.id for socket in live.sockets):
            return False
        return (now() - owner.seen).total_seconds() > self.hub.settings.absent

    async def take_back(self, live: Live, person: Person, number: int) -> None:
        async with self.changing(live) as (_, row, seats):
            seat = _at(seats, number)
            if row.state == "open":
                if row.host != person.id or seat.kind != "bot":
                    raise not_allowed("host-only", "Only the host takes bots away.")
                seat.kind, seat.level = "open", ""
                return
            if seat.person_id != person.id:
                raise not_your_seat(number)
            if seat.resigned:
                raise not_allowed("resigned", "This seat has resigned.")
            seat.standin = ""

    # ending

    async def resign(self, live: Live, person: Person, number: int) -> None:
        """A bot plays the seat on, unless there is nobody left to play against."""
        async with self.changing(live) as (session, row, seats):
            if row.state != "playing":
                raise wrong_state(row.state, "playing")
            seat = _at(seats, number)
            if seat.person_id != person.id:
                raise not_your_seat(number)
            seat.resigned = True
            seat.standin = "normal"
            people = [each for each in seats if each.kind == "person" and not each.resigned]
            if not people or len([each for each in seats if not each.resigned]) < 2:
                await session.run_sync(_end, row, seats, "resigned", None)
        self.conclude(live)

    async def agree(self, live: Live, person: Person, end: bool) -> None:
        async with self.changing(live) as (session, row, seats):
            if row.state != "playing":
                raise wrong_state(row.state, "playing")
            mine = [seat for seat in seats if seat.person_id == person.id]
            if not mine:
                raise not_allowed("not-here", "You are not at this table.")
            for seat in mine:
                seat.agrees = end
            if all(seat.agrees or seat.resigned for seat in seats if seat.kind == "person"):
                await session.run_sync(_end, row, seats, "agreed", None)
        self.conclude(live)

    async def forsake(self, live: Live) -> None:
        """Nobody can come back to this table."""
        async with self.changing(live) as (session, row, seats):
            if row.state != "over":
                await session.run_sync(_end, row, seats, "forsaken", None)
        self.conclude(live)

    async def finish(self, live: Live) -> None:
        """The game has been played to its end."""
        if live.state == "over":
            return
        async with live.lock:
            match = await self.hub.match(live)
            if not match.position.over:
                return
            standings = match.standings().as_json()
            row, seats = await self.database.at_once(lambda session: _finish(session, live.id, standings))
            live.settle(row, seats, live.seen)
        await self._changed(live)
        self.conclude(live)

    def conclude(self, live: Live) -> None:
        """The game in memory is over too, and everybody sees it."""
        if live.state == "over" and live.match is not None and live.match.record.end is None:
            live.match.conclude(live.row.reason)
            live.sealed = None
            self.hub.tell_update(live, live.match, live.match.steps + 1, None, None)

    # again

    async def rematch(self, live: Live, person: Person) -> Live:
        if live.state != "over":
            raise wrong_state(live.state, "over")
        if person.id not in [seat.person_id for seat in live.seats]:
            raise not_allowed("not-here", "You are not at this table.")
        if not live.row.rematch:
            row = self.row(
                person.id,
                live.row.title,
                live.row.variants,
                live.row.public,
                origin="rematch",
                source=live.id,
                clock=live.row.clock,
            )
            again = None
            async with self.changing(live) as (session, old, seats):
                if not old.rematch:
                    new = [_again(row, seat, person) for seat in seats]
                    start(row, new)
                    self.hub.clocks.retime(row, new)
                    session.add(row)
                    await session.flush()
                    session.add_all(new)
                    old.rematch = row.id
                    again = row.id
            if again:
                created = await self.hub.get(again)
                self.hub.nudge(created)
                return created
        new_live = await self.hub.get(live.row.rematch)
        await self.hub.refresh(new_live)
        if new_live.state == "open":
            await self.sit(new_live, person, None)
        return new_live

    async def fork(self, live: Live, person: Person, line: int, number: int, level: str) -> Live:
        """A new table that goes on after the first lines of this one, with new luck."""
        if live.state != "over":
            raise wrong_state(live.state, "over")
        check_level(level)
        if line > live.row.lines:
            raise not_found("line")
        match = await self.hub.archive.load(live.row, line)
        if not 0 <= number < match.seats:
            raise not_found("seat")
        if match.position.over:
            raise not_allowed("over", "The game is over at this point: there is nothing to play on.")
        header = match.record.header
        header.names = [person.name if seat == number else f"Bot {seat + 1}" for seat in range(header.seats)]
        header.seed = fresh("s", 24)
        header.commitment = commitment(header.seed)
        row = self.row(
            person.id,
            live.row.title,
            live.row.variants,
            False,
            origin="fork",
            source=live.id,
            roots=roots(live.row, line),
            state="playing",
            header=json.dumps(header.as_json(), ensure_ascii=False),
            lines=line,
            steps=match.steps,
            turn=match.seat,
            asked=bits(asked_seats(match, Sealed.of(match))),
        )
        seats = [
            seat_of(row, seat, "person", person_id=person.id, name=person.name)
            if seat == number
            else seat_of(row, seat, "bot", level=level)
            for seat in range(header.seats)
        ]
        return await self.open(row, seats, person)


async def _fill(session: AsyncSession, id: str, lines: list[str]) -> None:
    """Stores the lines of a game, some at a time: others are served in between."""
    for start in range(0, len(lines), AT_ONCE):
        some = enumerate(lines[start : start + AT_ONCE], start)
        await session.execute(insert(Line), [{"table_id": id, "number": number, "text": text} for number, text in some])


def _held(session: Session, id: str) -> tuple[Table, list[Seat]]:
    """The table and its seats, which nobody else changes until this transaction ends."""
    row = session.scalars(select(Table).where(Table.id == id).with_for_update()).one_or_none()
    if row is None:
        raise not_found("table")
    return row, list(session.scalars(select(Seat).where(Seat.table_id == id).order_by(Seat.seat)))


def _finish(session: Session, id: str, standings: Standings) -> tuple[Table, list[Seat]]:
    row, seats = _held(session, id)
    if row.state == "playing":
        _end(session, row, seats, "played", standings)
    return row, seats


def _end(session: Session, row: Table, seats: list[Seat], reason: str, standings: Standings | None) -> None:
    row.state, row.reason, row.standings, row.turn, row.updated = "over", reason, standings, -1, now()
    row.wake = None
    row.asked = 0
    session.execute(delete(SealedLine).where(SealedLine.table_id == row.id))
    if reason in ("played", "resigned"):
        place(row, seats)
    if shapes.rated(row, seats):
        rate(session, row, seats)


def seat_of(row: Table, number: int, kind: SeatKind, **more: Any) -> Seat:
    return Seat(table_id=row.id, seat=number, kind=kind, **more)


def _at(seats: list[Seat], number: int) -> Seat:
    if not 0 <= number < len(seats):
        raise not_found("seat")
    return seats[number]


def take(seat: Seat, person: Person) -> None:
    seat.kind, seat.person_id, seat.name, seat.kept_for = "person", person.id, person.name, ""


def _again(row: Table, seat: Seat, person: Person) -> Seat:
    if seat.kind == "bot" or seat.person_id is None:
        return seat_of(row, seat.seat, "bot", level=seat.level or "normal")
    if seat.person_id == person.id:
        return seat_of(row, seat.seat, "person", person_id=person.id, name=seat.name)
    return seat_of(row, seat.seat, "open", kept_for=seat.person_id)


def start(row: Table, seats: list[Seat]) -> None:
    """Deals the cards, if every seat is taken."""
    if row.state != "open" or any(seat.kind == "open" for seat in seats):
        return
    names = [seat.name or f"Bot {seat.seat + 1}" for seat in seats]
    guide = None if row.guided is None else guide_of(row.title)
    match = Match.new(row.title, len(seats), row.variants, None if guide is None else guide.seed, names)
    row.state = "playing"
    row.header = json.dumps(match.record.header.as_json(), ensure_ascii=False)
    row.turn = match.seat
    row.asked = bits(asked_seats(match, Sealed.of(match)))
    row.updated = now()
