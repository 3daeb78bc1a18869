"""Long games: opening, looking back and playing on cost the same wherever one is, and the lines stay the truth."""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, func, select, update

from ludarium.kernel.chance import fast
from ludarium.kernel.match import Match
from ludarium.kernel.record import UNDO, Line, loads
from ludarium.server.live import Live
from ludarium.server.models import Kept, fresh
from ludarium.server.models import Line as StoredLine
from ludarium.server.moment import LOG, Moment
from ludarium.server.settings import Settings
from ludarium.server.storage import MIGRATIONS

from .parts import Site, scene
from .postgres import Postgres


def whole(title: str, seed: str = "long") -> Match:
    """A game to its end, with undos in it."""
    match = Match.new(title, 2, seed=seed)
    picks = fast(11)
    while not match.over:
        seat = match.seat
        options = match.options()
        match.choose(seat, options[picks.below(len(options))])
        if picks.below(5) == 0 and match.can_undo(seat):
            match.undo(seat)
    match.conclude("played")
    return match


def stretched(match: Match, lines: int, first: int = 50) -> Match:
    """The same game, in which somebody hesitated over a choice until it had so many lines."""
    place = next(i for i in range(first, match.record.size) if match.record.lines[i + 1].code == UNDO)
    assert place < first + 40
    pair = [match.record.lines[place], Line(match.record.lines[place].seat, UNDO, [])]
    before, after = match.record.lines[:place], match.record.lines[place:]
    match.record.lines = before + pair * ((lines - match.record.size) // 2) + after
    return Match.replay(match.record)


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    if request.param == "sqlite":
        return Settings(data=str(tmp_path))
    postgres: Postgres = request.getfixturevalue("postgres")
    return Settings(database=postgres.database(fresh("long")))


@pytest.fixture(scope="module")
def imperium() -> Match:
    return whole("imperium")


def test_a_table_is_opened_from_its_last_snapshots_and_is_the_same_table(settings: Settings, imperium: Match) -> None:
    async def play(here: Site) -> None:
        live = await here.put(imperium)
        size = imperium.record.size
        first = await here.hub.archive.load(live.row)
        assert first.record.skipped == 0
        assert await here.kept(live.id) == list(range(100, size + 1, 100))
        again = await here.hub.archive.load(live.row)
        assert again.record.skipped == size // 100 * 100
        assert again.heard_from in range(1, again.steps - LOG + 2)
        for seat in range(-1, 2):
            assert again.view(seat) == imperium.view(seat)
            assert again.heard(seat) == imperium.heard(seat, again.heard_from)
        assert (await here.replays.record(live)) == imperium.dumps()

    scene(play, settings)


def test_snapshots_are_stored_with_the_lines_as_they_are_played(settings: Settings) -> None:
    async def play(here: Site) -> None:
        match = Match.new("troyes", 2, seed="x")
        live = await here.put(match)
        while (match.record.size < 230) and not match.over:
            option = match.options()[0]
            await here.hub.choose(live, match.seat, match.record.size, option, None, None)
            match.choose(match.seat, option)
            if match.can_undo(match.seat) and match.record.size % 3 == 0:
                await here.hub.undo(live, match.seat, match.record.size, None, None)
                match.undo(match.seat)
        assert await here.kept(live.id) == [100, 200]
        live.forget()
        again = await here.hub.match(live)
        assert again.view(0) == match.view(0)
        assert [line.text() for line in await here.hub.archive.lines(live.row, 0)] == [
            line.text() for line in match.record.lines
        ]

    scene(play, settings)


@pytest.mark.parametrize(
    "change",
    [
        {"stamp": "1-of-other-code"},
        {"data": b"broken"},
        {"steps": 0},
        {},
    ],
)
def test_a_snapshot_that_does_not_fit_is_thrown_away_and_made_anew(
    settings: Settings, imperium: Match, change: dict[str, object]
) -> None:
    async def play(here: Site) -> None:
        live = await here.put(imperium)
        other = await here.put(whole("imperium", "another"))
        await here.hub.archive.load(live.row)
        await here.hub.archive.load(other.row)
        if not change:
            # The snapshots of another game: nothing in them looks wrong, but the lines do not fit.
            async with here.database.write() as session:
                theirs = select(Kept.data).where(Kept.table_id == other.id, Kept.line == 100).scalar_subquery()
                await session.execute(update(Kept).where(Kept.table_id == live.id).values(data=theirs))
        else:
            async with here.database.write() as session:
                await session.execute(update(Kept).where(Kept.table_id == live.id).values(**change))
        again = await here.hub.archive.load(live.row)
        assert again.view(0) == imperium.view(0)
        assert await here.kept(live.id) == list(range(100, imperium.record.size + 1, 100))
        once_more = await here.hub.archive.load(live.row)
        assert once_more.record.skipped > 0
        assert once_more.view(1) == imperium.view(1)

    scene(play, settings)


def test_the_log_comes_in_pages(settings: Settings, imperium: Match) -> None:
    async def play(here: Site) -> None:
        live = await here.put(imperium)
        await here.hub.archive.load(live.row)
        match = await here.hub.match(live)
        assert match.heard_from > 1
        for seat in range(-1, 2):
            told = match.heard(seat)
            before = match.heard_from
            while before > 0:
                page = await here.replays.log(live, seat, before)
                assert page.to == before - 1
                assert 0 <= page.since < before
                told = page.log + told
                before = page.since
            assert told == imperium.heard(seat)

    scene(play, settings)


def test_a_replay_shows_the_same_wherever_it_begins(settings: Settings, imperium: Match) -> None:
    async def play(here: Site) -> None:
        live = await here.put(imperium)
        size = imperium.record.size
        forward = [
            frame
            for first in range(0, size + 1, 50)
            for frame in (await here.replays.frames(live, 0, first, min(first + 49, size))).frames
        ]
        assert [frame.line for frame in forward] == list(range(size + 1))
        for first in (size, 300, 100, 101, 0, size - 60, 99):
            shown = await here.replays.frames(live, 0, first, min(first + 20, size))
            assert shown.lines == size
            assert shown.frames == forward[first : first + 21]

    scene(play, settings)


def test_a_fork_shares_the_lines_it_comes_from(settings: Settings, imperium: Match) -> None:
    async def play(here: Site) -> None:
        live = await here.put(imperium)
        fork = await here.tables.fork(live, here.person, 250, 0, "easy")
        assert fork.row.roots == [[live.id, 250]]
        async with here.database.read() as session:
            own = await session.scalar(select(func.count()).where(StoredLine.table_id == fork.id))
        assert own == 0
        match = await here.hub.match(fork)
        expected = Match.replay(imperium.record, 250)
        assert match.title.dump(match.position)["agenda"] == expected.title.dump(expected.position)["agenda"]
        assert match.position.chance.key != expected.position.chance.key
        # It goes on with lines of its own, and can be forked again: before and after the first fork.
        for _ in range(60):
            await here.hub.choose(fork, match.seat, match.record.size, match.options()[0], None, None)
        assert await here.kept(fork.id) == [300]
        fork.state = "over"
        for line, roots in ((200, [[live.id, 200]]), (305, [[live.id, 250], [fork.id, 305]])):
            again = await here.tables.fork(fork, here.person, line, 1, "easy")
            assert again.row.roots == roots
            lines = await here.hub.archive.lines(fork.row, 0, line)
            assert await texts(here, again) == [each.text() for each in lines]
            assert (await here.hub.match(again)).record.size == line
        record = loads(await here.replays.record(fork))
        assert [line.text() for line in record.lines[:250]] == [line.text() for line in imperium.record.lines[:250]]
        assert Match.replay(record, 310).view(0) == match.view(0) | {"over": False}
        # Going back to the schema before makes every fork whole.
        async with here.database.engine.begin() as connection:
            await connection.run_sync(back)
            rows = (await connection.execute(select(StoredLine.text).where(StoredLine.table_id == fork.id))).all()
        assert len(rows) == 310

    scene(play, settings)


async def texts(here: Site, live: Live) -> list[str]:
    return [line.text() for line in await here.hub.archive.lines(live.row, 0)]


def back(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.downgrade(config, "0001")


def test_line_10000_is_as_near_as_line_300(settings: Settings) -> None:
    """Opening, looking back and forking: 1.5 times as long at most on a quiet machine; what is asserted is wide."""

    async def play(here: Site) -> None:
        # Both lines are in the same long hesitation: what is played there is the same.
        live = await here.put(stretched(whole("imperium"), 11_000))
        await here.hub.archive.load(live.row)
        actions: dict[str, Callable[[int], Awaitable[object]]] = {
            "open": lambda line: here.hub.archive.load(live.row, line, LOG),
            "seek": lambda line: here.replays.frames(live, 0, line, line),
            "fork": lambda line: here.tables.fork(live, here.person, line, 0, "easy"),
        }
        times: dict[tuple[str, int], list[float]] = {}
        for _ in range(15):
            for line in (300, 10_000):
                for name, act in actions.items():
                    here.replays._kept.clear()
                    begun = time.perf_counter()
                    await act(line)
                    times.setdefault((name, line), []).append(time.perf_counter() - begun)
        for name in actions:
            near, far = min(times[name, 300]), min(times[name, 10_000])
            print(f"{name}: {near * 1000:.2f} ms at line 300, {far * 1000:.2f} ms at line 10,000: {far / near:.2f}")
            assert far < 3 * near

    scene(play, settings)


def test_a_table_with_5000_choices_opens_as_fast_as_a_fresh_one(settings: Settings) -> None:
    """From the database to what the first one who comes is shown: twice as long at most on a quiet machine, on average
    over the lines since the last snapshot; what is asserted is wide. (In a browser: tests/browser/test_long.py.)"""

    async def play(here: Site) -> None:
        # The position is one of the middle of the game, and the log is full.
        game = stretched(whole("imperium"), 5_200, 300)
        tables = [await here.put(Match.new("imperium", 2, seed="long"))]
        for size in (5_000, 5_050, 5_099):
            tables.append(await here.put(Match.replay(game.record, size)))
        times: list[list[float]] = [[] for _ in tables]
        for live in tables:
            await here.hub.archive.load(live.row)
        for _ in range(15):
            for live, spent in zip(tables, times, strict=True):
                live.forget()
                begun = time.perf_counter()
                async with live.lock:
                    match = await here.hub.match(live)
                message = Moment(live.id, match, 0, live.common).update(0)
                spent.append(time.perf_counter() - begun)
                assert len(json.loads(message)["log"]) > (200 if match.steps else -1)
        fresh, *long = [min(each) for each in times]
        print(f"fresh {fresh * 1000:.1f} ms, long {[round(each * 1000, 1) for each in long]} ms")
        assert sum(long) / len(long) < 4 * fresh

    scene(play, settings)
