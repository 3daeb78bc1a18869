"""The clocks of the tables: kept with each table, told to those at it, and what happens when a time is up."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ludarium.kernel.match import Match
from ludarium.server import clock
from ludarium.server.clock import Rest, Times
from ludarium.server.errors import Refusal, not_allowed, wrong_state
from ludarium.server.models import Person, Seat, Table, Tournament
from ludarium.server.sealed import asked_seats, face, to_think
from ludarium.server.wire import ClockRule, ClockTimes, ClockTold, SeatTime

if TYPE_CHECKING:
    from ludarium.server.live import Hub, Live
    from ludarium.server.notices import Notifier
    from ludarium.server.tables import Tables

log = logging.getLogger("ludarium.server")

STANDIN = "normal"  # the level of the bot that steps in
# What a seat does whose time is up, if it can, at a table where it passes then: the first of these that is offered.
PASSING = ("pass", "end-turn", "decline", "refuse", "done", "stop", "skip-agent", "do-without", "hold-fire")


def rule_of(row: Table | Tournament) -> ClockRule | None:
    return None if row.clock is None else msgspec.convert(row.clock, ClockRule)


def rest_of(person: Person) -> Rest:
    holidays = tuple((first, last) for first, last in person.holidays)
    return Rest(person.zone, person.quiet_from, person.quiet_to, holidays)


def running(row: Table, seats: list[Seat]) -> list[int]:
    """The seats whose clocks run: those that are asked and are played by people."""
    if row.state != "playing":
        return []
    asked = [seat for seat in seats if row.asked >> seat.seat & 1]
    return [seat.seat for seat in asked if seat.kind == "person" and not seat.standin]


def stamp(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)


class Clocks:
    """How the clocks stand. What has to be done about it does `Timekeeper`."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        # A test turns it.
        self.time: Callable[[], float] = time.time
        # When the people at tables with a clock rest.
        self.rests: dict[str, Rest] = {}

    async def learn(self, session: AsyncSession, row: Table, seats: list[Seat]) -> None:
        """Reads when the people at a table rest."""
        if row.clock is None:
            return
        ids = [seat.person_id for seat in seats if seat.person_id]
        for person in await session.scalars(select(Person).where(Person.id.in_(ids))):
            self.rests[person.id] = rest_of(person)

    def rests_of(self, seats: list[Seat]) -> dict[int, Rest]:
        return {seat.seat: self.rests.get(seat.person_id or "", clock.ALWAYS) for seat in seats}

    def retime(self, row: Table, seats: list[Seat]) -> None:
        """Who sits at the table, or what it is about, has changed: the right clocks run. Changes the row only."""
        rule = rule_of(row)
        if rule is None or row.state == "open":
            return
        times = clock.begun(rule, len(seats)) if row.times is None else clock.read(row.times)
        self._set(row, seats, rule, self._settled(row, seats, rule, times))

    def _settled(self, row: Table, seats: list[Seat], rule: ClockRule, times: Times) -> Times:
        rests, now_running = self.rests_of(seats), running(row, seats)
        begun = [since for since in times.since if since is not None]
        if begun and max(begun) < row.updated.timestamp():
            # A choice was stored, and the process ended before its clocks were: they changed with the choice.
            times = clock.settled(rule, times, rests, now_running, row.updated.timestamp())
        return clock.settled(rule, times, rests, now_running, self.time())

    def _set(self, row: Table, seats: list[Seat], rule: ClockRule, times: Times) -> None:
        row.times = times.as_json()
        row.wake = clock.wake(rule, times, self.rests_of(seats)) if row.state == "playing" else None

    async def ticked(self, live: Live, match: Match, by: int) -> None:
        """A choice of a seat has been stored; call it with the table's lock held."""
        row, seats = live.row, live.seats
        rule = rule_of(row)
        if rule is None or row.times is None or match.over:
            return
        rests = self.rests_of(seats)
        times = clock.chosen(
            rule, clock.read(row.times), rests, by, match.steps, running(row, seats), self.time()
        ).as_json()
        wake = clock.wake(rule, clock.read(times), rests)
        # Straight into the row: it has left its session.
        vars(row).update(times=times, wake=wake)
        await self.hub.database.at_once(
            lambda session: session.execute(update(Table).where(Table.id == row.id).values(times=times, wake=wake))
        )
        self.tell(live)

    # telling

    def told(self, row: Table, seats: list[Seat]) -> ClockTimes | None:
        rule = rule_of(row)
        if rule is None or row.times is None:
            return None
        playing = row.state == "playing"
        at = self.time() if playing else row.updated.timestamp()
        times = clock.read(row.times)
        rests = self.rests_of(seats)
        shown = []
        for seat in seats:
            number = seat.seat
            due = clock.due(rule, times, rests, number) if playing else None
            rest = clock.rest_of(rule, rests, number)
            votes = list(times.votes.get(str(number), {}).values())
            shown.append(
                SeatTime(
                    left=round(clock.left(rule, times, rests, number, at), 1),
                    due=None if due is None else stamp(due),
                    rests=due is not None and rest.awake(at, at + 1) == 0,
                    up=number in times.up,
                    bot=votes.count("bot"),
                    wait=votes.count("wait"),
                    needed=needed(seats, number),
                )
            )
        return ClockTimes(stamp(at), shown)

    def tell(self, live: Live) -> None:
        times = self.told(live.row, live.seats)
        if times is not None and live.sockets:
            self.hub.tell(live, ClockTold(times))

    def due(self, row: Table, seats: list[Seat]) -> datetime | None:
        """When the first of those who think has to have answered."""
        rule = rule_of(row)
        if rule is None or row.times is None or row.state != "playing":
            return None
        times = clock.read(row.times)
        rests = self.rests_of(seats)
        moments = [clock.due(rule, times, rests, seat.seat) for seat in seats]
        first = min((each for each in moments if each is not None), default=None)
        return None if first is None else stamp(first)


def voters(seats: list[Seat], late: int) -> set[str]:
    """Who decides what happens with a seat whose time is up: the other people."""
    own = seats[late].person_id
    return {seat.person_id for seat in seats if seat.kind == "person" and seat.person_id and not seat.resigned} - {own}


def needed(seats: list[Seat], late: int) -> int:
    return len(voters(seats, late)) // 2 + 1


class Timekeeper:
    """Looks at the clocks that are due, and does what was agreed on when the table was opened."""

    def __init__(self, hub: Hub, tables: Tables, notifier: Notifier) -> None:
        self.hub = hub
        self.clocks = hub.clocks
        self.tables = tables
        self.notifier = notifier

    async def sweep(self) -> None:
        query = (
            select(Table.id)
            .where(Table.state == "playing", Table.wake <= self.clocks.time())
            .order_by(Table.wake)
            .limit(200)
        )
        async with self.hub.database.read() as session:
            ids = list((await session.scalars(query)).all())
        for id in ids:
            try:
                await self.look(await self.hub.get(id))
            except Refusal as refusal:
                log.warning("a clock could not be looked at", extra={"table": id, "error": refusal.sentence})

    async def look(self, live: Live) -> None:
        """Reminds whoever has little time left, and deals with those whose time is up."""
        remind: list[tuple[Person, Seat, float]] = []
        passing: list[int] = []
        async with self.tables.changing(live) as (session, row, seats):
            rule = rule_of(row)
            if rule is None or row.times is None or row.wake is None or row.wake > self.clocks.time():
                return  # another process was quicker
            await self.clocks.learn(session, row, seats)
            times = self.clocks._settled(row, seats, rule, clock.read(row.times))
            for number in running(row, seats):
                seat = seats[number]
                if times.left[number] < 1:
                    if rule.up == "pass":
                        passing.append(number)
                    elif rule.up == "bot" or not voters(seats, number):
                        seat.standin = STANDIN
                    elif number not in times.up:
                        times.up.append(number)
                elif number not in times.reminded and times.left[number] <= clock.reminder(rule) + 1:
                    times.reminded.append(number)
                    person = await session.get(Person, seat.person_id) if seat.person_id else None
                    if person is not None:
                        remind.append((person, seat, times.left[number]))
            row.times = times.as_json()
        for person, seat, left in remind:
            await self.notifier.remind(person, seat, live.row, left)
        for number in passing:
            await self._pass(live, number)

    async def _pass(self, live: Live, seat: int) -> None:
        """Passes for a seat. Where the rules let nobody pass, a bot answers this one question."""
        async with live.lock:
            match = await self.hub.match(live)
            if seat not in asked_seats(match, live.sealed):
                return
            line = face(match, live.sealed, seat).record.size
            codes = face(match, live.sealed, seat).options()
            position = to_think(match, live.sealed, seat)
        option: Any = next((code for verb in PASSING for code in codes if code.split()[0] == verb), None)
        if option is None:
            option = await self.hub.thinkers.decide(match.title, STANDIN, seat, position)
        try:
            await self.hub.choose(live, seat, line, option, None, None)
        except Refusal as refusal:
            if refusal.code not in ("stale", "wrong-state"):
                raise

    async def vote(self, live: Live, person: Person, number: int, vote: str) -> None:
        """What shall happen with a seat whose time is up. More than half of the others decide."""
        async with self.tables.changing(live) as (_, row, seats):
            rule = rule_of(row)
            if row.state != "playing" or rule is None or row.times is None:
                raise wrong_state(row.state, "playing")
            times = clock.read(row.times)
            if number not in times.up:
                raise not_allowed("in-time", "The time of this seat is not up.")
            if person.id not in voters(seats, number):
                raise not_allowed("not-here", "You are not at this table.")
            votes = times.votes.setdefault(str(number), {})
            votes[person.id] = vote
            most = needed(seats, number)
            if list(votes.values()).count("bot") >= most:
                seats[number].standin = STANDIN
            elif list(votes.values()).count("wait") >= most:
                times = self.clocks._settled(row, seats, rule, times)
                clock.more(rule, times, number)
            row.times = times.as_json()

    @asynccontextmanager
    async def resting(self, person: str) -> AsyncIterator[None]:
        """While somebody changes when they rest: what has run so far has run, whatever is changed."""
        query = (
            select(Table.id)
            .join(Seat, Seat.table_id == Table.id)
            .where(Table.state == "playing", Table.clock.is_not(None), Seat.person_id == person)
        )
        async with self.hub.database.read() as session:
            ids = sorted(set((await session.scalars(query)).all()))
        for id in ids:
            async with self.tables.changing(await self.hub.get(id)):
                pass
        yield
        for id in ids:
            async with self.tables.changing(await self.hub.get(id)) as (session, row, seats):
                await self.clocks.learn(session, row, seats)
