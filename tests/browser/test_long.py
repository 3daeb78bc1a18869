"""A table with 5,000 choices opens as fast as a fresh one: from the click on its link to the board."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ludarium.kernel.chance import fast
from ludarium.kernel.match import Match
from ludarium.kernel.record import UNDO, Line

from .browser_server import Server
from .browser_steps import new_table

Opener = Callable[..., Page]
CHOICES = 5_000
# After this many lines somebody hesitates, until there are as many as are wanted.
MIDDLE = 300


@pytest.fixture
def forgetful(client: Path, tmp_path: Path) -> Iterator[Server]:
    """A server that forgets a game as soon as nobody looks at it, so that each time it is read from the database."""
    served = Server(tmp_path, LUDARIUM_IDLE="0.1", LUDARIUM_SWEEP="0.3")
    yield served
    served.stop()


def hesitant() -> Match:
    match = Match.new("imperium", 2, seed="a long game")
    picks = fast(4)
    while match.record.size < MIDDLE or match.seat != 0 or not match.can_undo(0):
        options = match.options()
        match.choose(match.seat, options[picks.below(len(options))])
    last = match.record.lines[-1]
    match.record.lines += [Line(0, UNDO, []), last] * ((CHOICES - match.record.size) // 2)
    return Match.replay(match.record)


def put(server: Server, table: str, match: Match) -> None:
    """The lines of a game in the place of a table's own."""
    with sqlite3.connect(server.folder / "ludarium.sqlite3") as db:
        header = json.dumps(match.record.header.as_json())
        values = (header, match.record.size, match.steps, match.seat, 1 << match.seat, table)
        db.execute("UPDATE game_table SET header = ?, lines = ?, steps = ?, turn = ?, asked = ? WHERE id = ?", values)
        rows = [(table, number, line.text()) for number, line in enumerate(match.record.lines)]
        db.executemany("INSERT INTO line (table_id, number, text) VALUES (?, ?, ?)", rows)


def test_a_table_with_5000_choices_opens_as_fast_as_a_fresh_one(open_page: Opener, forgetful: Server) -> None:
    page = open_page(base=forgetful.url)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"}]
    fresh = new_table(page, "imperium", seats)["id"]
    game = hesitant()
    assert game.record.size >= CHOICES - 1
    long = new_table(page, "imperium", seats, variants=game.record.header.variants)["id"]
    put(forgetful, long, game)
    times: dict[str, list[float]] = {fresh: [], long: []}
    for turn in range(5):
        for table, spent in times.items():
            page.goto(f"{forgetful.url}/settings")
            page.wait_for_timeout(900)
            begun = time.perf_counter()
            page.goto(f"{forgetful.url}/table/{table}")
            page.locator("#prompt").wait_for()
            # the first time, scripts and snapshots are made
            if turn:
                spent.append(time.perf_counter() - begun)
    near, far = min(times[fresh]), min(times[long])
    print(f"fresh {near * 1000:.0f} ms, {game.record.size} choices {far * 1000:.0f} ms")
    assert far < 2 * near
    page.goto(f"{forgetful.url}/table/{long}")
    expect(page.get_by_role("region", name="Log")).to_be_visible()
