"""What a search keeps makes it faster and nothing else: `search-1` finds what it found before anything was kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludarium.kernel.chance import fast
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title, find
from ludarium.players import Search, learned
from ludarium.players.plans import advance, pack, unpack

# Written by the search of the first release that had `search-1`, at the moments of `moments`.
FOUND: dict[str, list[list[Any]]] = json.loads((Path(__file__).parent / "search_1.json").read_text("utf-8"))


def moments(title: Title, seats: int, every: int) -> list[Position]:
    """Decisions from all over a random game."""
    picks = fast(7)
    position = title.start(seats, {}, fast(7))
    found: list[Position] = []
    count = 0
    while not position.over:
        options = position.options()
        if len(options) > 1:
            count += 1
            if count % every == 0:
                found.append(position.clone())
        position.choose(options[picks.below(len(options))])
    return found


@pytest.mark.parametrize("id", ["troyes", "pax", "imperium"])
def test_search_1_finds_what_it_always_found(id: str) -> None:
    title = find(id)
    for position, rows in zip(moments(title, 2, 25), FOUND[id], strict=True):
        found = Search(title, position.seat, 3, 0.0, 25).analyse(position)
        assert [[option, visits, round(worth, 9)] for option, visits, worth in found[:3]] == rows


@pytest.mark.parametrize("id", ["troyes", "pax"])
def test_without_room_to_keep_anything_it_finds_the_same(id: str) -> None:
    title = find(id)
    for position in moments(title, 3, 60):
        found = []
        for room in (0, 10, 3000):
            search = Search(title, position.seat, 5, 0.0, 40, learned(title))
            search.room = room
            found.append(search.analyse(position))
        assert found[0] == found[1] == found[2]


def test_another_process_goes_on_with_a_move_as_the_same_one_would() -> None:
    title = find("troyes")
    handed = 0
    for position in moments(title, 2, 20):
        here = Search(title, position.seat, 11, 0.0, 30)
        option = here.decide(position)
        packed = json.loads(json.dumps(pack(here)))
        position.choose(option)
        if position.over or position.seat != here.seat or len(position.options()) == 1:
            continue
        there = Search(title, position.seat, 11, 0.0, 30)
        there.chance = here.chance.clone()
        unpack(there, packed)
        handed += len(packed) > 0
        assert there.analyse(position) == here.analyse(position)
    assert handed > 1


def test_a_forced_step_leaves_the_plans_that_begin_with_it() -> None:
    def plan(*options: int) -> list[Any]:
        return [0, list(options), 1.5, False, 3, 4, 2.0, 1.0, []]

    packed = [0.5, 0.1, 7, [plan(4, 5, 6), plan(4), plan(9, 5)]]
    assert advance(packed, 4) == [0.5, 0.1, 7, [plan(5, 6)]]
    assert advance(packed, 8) == []
    assert advance([], 4) == []
