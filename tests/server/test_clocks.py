"""Tables with a clock, and a clock that can be turned: what happens while time passes, and when it is up."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludarium.server.clocks import Timekeeper
from ludarium.server.errors import Refusal
from ludarium.server.live import Live, Socket
from ludarium.server.models import Person, Seat, Table, fresh
from ludarium.server.notices import Notifier
from ludarium.server.settings import Settings
from ludarium.server.wire import ClockRule, NewSeat, NewTable

from .harness import Server
from .parts import Site, scene
from .postgres import Postgres

DAY = 86_400


class Reminders:
    """Keeps whom it would have told."""

    def __init__(self) -> None:
        self.told: list[tuple[str, int, int]] = []

    async def remind(self, person: Person, seat: Seat, table: Table, left: float) -> None:
        self.told.append((person.id, seat.seat, round(left / 3600)))


class Hall:
    """A table for two people (and bots, if there are more seats) with a clock."""

    def __init__(self, here: Site) -> None:
        self.here = here
        self.hub = here.hub
        self.start = self.hub.clocks.time()
        self.at = self.start
        self.hub.clocks.time = lambda: self.at
        self.reminders = Reminders()
        self.keeper = Timekeeper(self.hub, here.tables, self.reminders)  # type: ignore[arg-type]

    async def open(self, rule: ClockRule, **people: Any) -> Live:
        async with self.here.database.write() as session:
            for name in ("p1", "p2", "p3"):
                values = {"quiet_from": 0, "quiet_to": 0, "holidays": [], **people.get(name, {})}
                session.add(Person(id=name, name=name, **values))
        seats = [NewSeat("me"), NewSeat("open"), NewSeat("open")]
        first = Person(id="p1", name="Anna")
        live = await self.here.tables.create(first, NewTable("sample", seats, clock=rule))
        for name in ("p2", "p3"):
            await self.here.tables.sit(live, Person(id=name, name=name), None)
        assert live.state == "playing"
        return live

    async def turn(self, seconds: float) -> None:
        """Turns the clock on, and lets the server look at it."""
        self.at += seconds
        await self.keeper.sweep()

    async def choose(self, live: Live) -> int:
        async with live.lock:
            match = await self.hub.match(live)
        seat = match.seat
        await self.hub.choose(live, seat, match.record.size, match.options()[0], None, None)
        return seat

    def left(self, live: Live) -> list[float]:
        times = self.hub.clocks.told(live.row, live.seats)
        assert times is not None
        return [seat.left for seat in times.seats]


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    if request.param == "sqlite":
        return Settings(data=str(tmp_path), titles="sample=ludarium.kernel.sample")
    postgres: Postgres = request.getfixturevalue("postgres")
    return Settings(database=postgres.database(fresh("clock")), titles="sample=ludarium.kernel.sample")


def play(settings: Settings, act: Callable[[Hall], Awaitable[None]]) -> None:
    settings.register_titles()

    async def run(here: Site) -> None:
        await act(Hall(here))

    scene(run, settings)


def test_time_that_was_used_stays_used_even_if_the_server_forgets(settings: Settings) -> None:
    async def act(hall: Hall) -> None:
        live = await hall.open(ClockRule("live", 600, 10))
        await hall.turn(100)
        assert await hall.choose(live) == 0
        await hall.turn(50)
        before = hall.left(live)
        assert before[0] in (510, 460)  # the first seat may have to decide again
        del hall.hub.tables[live.id]
        again = await hall.hub.get(live.id)
        assert again is not live
        assert hall.left(again) == before

    play(settings, act)


def test_when_time_is_up_a_bot_steps_in_and_goes_when_the_person_is_back(settings: Settings) -> None:
    async def act(hall: Hall) -> None:
        live = await hall.open(ClockRule("decision", DAY, up="bot"))
        await hall.turn(DAY * 0.7)
        assert hall.reminders.told == []
        await hall.turn(DAY * 0.06)
        await hall.turn(1)
        assert hall.reminders.told == [("p1", 0, 6)]
        await hall.turn(DAY * 0.25)
        assert [seat.standin for seat in live.seats] == ["normal", "", ""]
        assert live.row.wake is None
        await hall.here.tables.take_back(live, Person(id="p1", name="Anna"), 0)
        assert hall.left(live)[0] == DAY
        assert live.row.wake is not None
        assert len(hall.reminders.told) == 1

    play(settings, act)


def test_when_time_is_up_the_seat_passes(settings: Settings) -> None:
    async def act(hall: Hall) -> None:
        live = await hall.open(ClockRule("decision", DAY, up="pass"))
        await hall.choose(live)
        async with live.lock:
            match = await hall.hub.match(live)
        seat, size = match.seat, match.record.size
        options = match.options()
        await hall.turn(DAY + 1)
        await hall.turn(DAY + 1)
        assert match.record.size > size
        line = match.record.lines[size - match.record.skipped]
        assert (line.seat, line.code in options) == (seat, True)
        assert [each.standin for each in live.seats] == ["", "", ""]

    play(settings, act)


def test_when_time_is_up_the_others_vote(settings: Settings) -> None:
    async def act(hall: Hall) -> None:
        live = await hall.open(ClockRule("turn", DAY, up="vote"))
        two, three = Person(id="p2", name="Boris"), Person(id="p3", name="Vera")
        with pytest.raises(Refusal) as early:
            await hall.keeper.vote(live, two, 0, "bot")
        assert early.value.facts["why"] == "in-time"
        await hall.turn(DAY * 0.8)
        await hall.turn(DAY)
        times = hall.hub.clocks.told(live.row, live.seats)
        assert times is not None
        assert [seat.up for seat in times.seats] == [True, False, False]
        with pytest.raises(Refusal):
            await hall.keeper.vote(live, Person(id="p1", name="Anna"), 0, "wait")
        # One of two is not enough, and one may think again.
        await hall.keeper.vote(live, two, 0, "bot")
        await hall.keeper.vote(live, two, 0, "wait")
        assert live.seats[0].standin == ""
        await hall.keeper.vote(live, three, 0, "wait")
        assert hall.left(live)[0] == DAY
        await hall.turn(DAY * 0.8)
        await hall.turn(DAY)
        await hall.keeper.vote(live, two, 0, "bot")
        await hall.keeper.vote(live, three, 0, "bot")
        assert live.seats[0].standin == "normal"

    play(settings, act)


def test_a_choice_after_the_time_is_up_still_counts_while_the_others_vote(settings: Settings) -> None:
    async def act(hall: Hall) -> None:
        live = await hall.open(ClockRule("decision", DAY, up="vote"))
        await hall.turn(DAY)
        await hall.turn(1)
        await hall.choose(live)
        times = hall.hub.clocks.told(live.row, live.seats)
        assert times is not None
        assert not any(seat.up for seat in times.seats)
        with pytest.raises(Refusal):
            await hall.keeper.vote(live, Person(id="p2", name="Boris"), 0, "bot")

    play(settings, act)


def test_nobodys_clock_runs_in_their_night_or_on_their_holidays(settings: Settings) -> None:
    async def act(hall: Hall) -> None:
        days = [["2000-01-01", "2000-01-02"], ["2020-01-01", "2099-01-01"]]
        live = await hall.open(ClockRule("decision", DAY), p1={"holidays": days})
        await hall.turn(30 * DAY)
        times = hall.hub.clocks.told(live.row, live.seats)
        assert times is not None
        assert (times.seats[0].left, times.seats[0].rests, times.seats[1].rests) == (DAY, True, False)
        assert hall.reminders.told == []
        # The holiday is over earlier than planned: only from now on the clock runs.
        async with hall.keeper.resting("p1"), hall.here.database.write() as session:
            (await session.get_one(Person, "p1")).holidays = []
        assert hall.left(live)[0] == DAY
        await hall.turn(DAY / 2)
        assert hall.left(live)[0] == DAY / 2
        # And what has run is not given back by naming a holiday later.
        async with hall.keeper.resting("p1"), hall.here.database.write() as session:
            (await session.get_one(Person, "p1")).holidays = days
        await hall.turn(5 * DAY)
        assert hall.left(live)[0] == DAY / 2

    play(settings, act)


def test_clocks_that_were_not_stored_with_a_choice_are_put_right(settings: Settings) -> None:
    async def act(hall: Hall) -> None:
        live = await hall.open(ClockRule("live", 600))
        ticked = hall.hub.clocks.ticked

        async def nothing(*_: Any) -> None:
            """The process ends just here."""

        hall.hub.clocks.ticked = nothing  # type: ignore[method-assign, assignment]
        before = live.row.times
        while (await hall.choose(live)) == 0 and live.row.turn == 0:
            await asyncio.sleep(0.01)
        hall.hub.clocks.ticked = ticked  # type: ignore[method-assign]
        del hall.hub.tables[live.id]
        again = await hall.hub.get(live.id)
        assert again.row.times == before
        await hall.turn(100)
        async with hall.here.tables.changing(again):
            pass
        # Since the choice, which was made within a moment, the other seat has been thinking.
        assert hall.left(again)[0] > 595
        assert 495 < hall.left(again)[again.row.turn] <= 501

    play(settings, act)


def test_a_table_with_a_clock_over_the_wire(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    rest = {"night_from": 23, "night_to": 7, "zone": "Europe/Paris", "holidays": []}
    assert anna.put("/api/me/rest", rest) == anna.get("/api/me/rest") == rest
    assert anna.refused("PUT", "/api/me/rest", rest | {"zone": "Nowhere"}) == (400, "bad-request")
    long = [{"first": "2026-01-01", "last": "2026-03-01"}]
    assert anna.refused("PUT", "/api/me/rest", rest | {"holidays": long}) == (400, "bad-request")
    clock = {"kind": "live", "seconds": 600, "increment": 5, "up": "vote"}
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = anna.post("/api/tables", {"title": "sample", "seats": seats, "public": True, "clock": clock})
    assert (table["clock"], table["times"], table["due"]) == (clock, None, None)
    boris.post(f"/api/tables/{table['id']}/join", {})
    a = anna.live(table["id"])
    assert a.until("table", timeout=5)["table"]["times"]["seats"][0]["due"]
    first = a.until("update")
    a.send(type="choose", seat=0, line=0, option=first["view"]["decision"]["options"][0]["code"], ref=1)
    times = a.until("clock")["times"]
    assert [seat["left"] > 590 for seat in times["seats"]] == [True, True]
    assert sum(seat["due"] is not None for seat in times["seats"]) == 1
    assert boris.refused("POST", f"/api/tables/{table['id']}/vote", {"seat": 0, "vote": "bot"}) == (403, "not-allowed")
    assert anna.get("/api/me/moves")["moves"][0]["table"]["due"]
    a.close()


def test_a_reminder_reaches_the_browser_too(settings: Settings) -> None:
    async def act(hall: Hall) -> None:
        live = await hall.open(ClockRule("decision", DAY))
        hall.keeper.notifier = Notifier(settings, hall.hub)
        connected = Socket("p1", -1)
        hall.hub.people["p1"] = {connected}
        await hall.turn(DAY * 0.76)
        told = [json.loads(message) for message in connected.out]
        left = round(DAY * 0.24)
        assert told == [{"type": "your-time", "table": live.id, "title": "sample", "seat": 0, "left": left}]

    play(settings, act)
