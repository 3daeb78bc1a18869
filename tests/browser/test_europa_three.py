"""Three browsers play the whole of the first scenario: with a mouse, on a phone in Russian, and by keyboard alone.

Afterwards the record tells what each hid from the others, move by move: none of it was on another's wire. `make soak`
plays more games than one.
"""

from __future__ import annotations

import json
import os
import random
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludarium.games.europa.facts import action_cards, goals
from ludarium.games.europa.table.position import Europa
from ludarium.kernel.match import Match

from .browser_server import Server
from .browser_steps import api, new_table
from .europa_players import Finger, Keys, Mouse, Player
from .test_europa import FIRST, PHONE
from .test_two_people import Wire

Opener = Callable[..., Page]
GAMES = int(os.environ.get("LUDARIUM_SOAK", "1"))
LONGEST = 900  # seconds; it takes about a hundred on a machine that has nothing else to do
SECRET = re.compile(r"(?:card|mission):[a-z0-9-]+")
AHEAD = 30  # lines in which sealed answers take effect


@pytest.fixture(params=range(GAMES))
def seeded(client: Path, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    served = Server(tmp_path, first="known_seed", LUDARIUM_SEED=f"three browsers {request.param}")
    yield served
    served.stop()


def hidden(position: Europa, player: int) -> set[str]:
    """What only this player may know, from the table itself."""
    me = position.players[player]
    held = {action_cards.CARD.full(card) for card in [*me.hand, *me.drawn]}
    return held | {goals.MISSION.full(mission) for mission in [*me.missions, *me.aside]}


class Known:
    """What was secret, and what was not, at each line of a record."""

    def __init__(self, record: str) -> None:
        whole = Match.loads(record)
        match = Match.loads(record, 0)
        self.hidden: list[list[set[str]]] = []
        self.public: list[set[str]] = []
        self.players: list[list[Any]] = []
        for line in [None, *whole.record.lines]:
            if line is not None:
                match.repeat(line)
            position = match.position
            assert isinstance(position, Europa)
            shown = json.dumps([match.view(-1), match.heard(-1, 0 if line is None else match.steps)])
            self.public.append(set(SECRET.findall(shown)) | (self.public[-1] if self.public else set()))
            self.hidden.append([hidden(position, player) for player in range(3)])
            self.players.append(match.view(-1)["table"]["players"])

    def leaks(self, seat: int, line: int, text: str) -> set[str]:
        """Secrets of the others in something that came to a seat at a line; they may know what they once held."""
        mine = set().union(*(each[seat] for each in self.hidden[: line + 1]))
        soon = self.hidden[line : line + AHEAD]
        theirs = set().union(*(each[other] for each in soon for other in range(3) if other != seat))
        return set(SECRET.findall(text)) & theirs - mine - self.public[line]


def nothing_told(known: Known, wire: Wire, seat: int) -> int:
    """No message before the end has a secret of another; while answers are sealed, nothing of the others changes.
    Returns how many messages came while answers were sealed."""
    views = iter(wire.views())
    base = line = sealed_messages = 0
    was_sealed = False
    for frame in wire.frames:
        message = json.loads(frame)
        if message["type"] in ("update", "change"):
            view = next(views)
            if view["over"]:
                return sealed_messages
            several = len(view["open"]) > 1 or bool(view.get("sealed"))
            if not several or not was_sealed or message["line"] > line + 1:
                base = message["line"]
            line, was_sealed = message["line"], several
            if several:
                sealed_messages += 1
                others = sorted({0, 1, 2} - {seat})
                seen = [view["table"]["players"][other] for other in others]
                if seen != [known.players[base][other] for other in others]:
                    # two were asked, and now two are asked again: one line more, and all of it has come to light
                    base = line
                assert seen == [known.players[base][other] for other in others], (seat, line)
        leaks = known.leaks(seat, line, frame)
        assert not leaks, f"seat {seat} was told at line {line}: {leaks}"
    raise AssertionError("the end never came")


def test_three_browsers_play_the_whole_game_and_secrets_stay_secret(open_page: Opener, seeded: Server) -> None:
    base = seeded.url
    pages = [open_page(base=base), open_page(base=base, **PHONE, locale="ru-RU"), open_page(base=base)]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = new_table(pages[0], "europa", seats, "Anna", variants=FIRST)
    for page, name, language in ((pages[1], "Борис", "ru"), (pages[2], "Clara", "en")):
        api(page, "POST", "/api/guest", {"name": name, "language": language})
        api(page, "POST", f"/api/invitations/{table['invite']}")
    wires = [Wire(page) for page in pages]
    for page in pages:
        page.goto(f"{base}/table/{table['id']}")
        page.locator(".europa .map svg").first.wait_for()
    asked = [wire.bodies[:] for wire in wires]

    people: list[Player] = [
        kind(page, random.Random(seat))
        for seat, (kind, page) in enumerate(zip((Mouse, Finger, Keys), pages, strict=True))
    ]
    end = time.monotonic() + LONGEST
    while True:
        done = [player.step() for player in people]
        if done == ["over"] * 3:
            break
        assert time.monotonic() < end, [player.last[0] for player in people]
        if set(done) <= {"idle", "over"}:
            pages[0].wait_for_timeout(15)
    for page in pages:
        expect(page.locator(".end")).to_be_visible()

    record = api(pages[0], "GET", f"/api/tables/{table['id']}/record")
    known = Known(record if isinstance(record, str) else json.dumps(record))
    sealed = [nothing_told(known, wire, seat) for seat, wire in enumerate(wires)]
    assert min(sealed) > 10
    assert all(known.leaks(seat, 0, body) == set() for seat, bodies in enumerate(asked) for body in bodies)
    # each has really played their own way
    assert people[0].ways[".europa .map svg"] > 5
    assert people[0].ways[".europa .tray"] > 5
    assert people[1].ways["list"] > 50
    assert set(people[2].ways) <= {"number", "search"}
