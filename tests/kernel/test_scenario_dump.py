"""A position written as a scenario and read again is the same position."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludarium.kernel.chance import fast
from ludarium.kernel.position import Position
from ludarium.kernel.sample import TITLE
from ludarium.kernel.scenario import reads
from ludarium.kernel.scenario_dump import dumps
from ludarium.kernel.title import Title, find

TITLES = [TITLE, find("troyes"), find("pax"), find("imperium")]


def saved(title: Title, position: Position) -> Any:
    found = json.loads(json.dumps(title.dump(position)))
    del found["chance"]
    return found


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_dumped_position_is_read_back_whole(title: Title) -> None:
    for seats in title.seats:
        variants = title.resolve(seats, {})
        position = title.start(seats, variants, fast(seats))
        picks = fast(seats + 100)
        count = 0
        while True:
            if count % 43 == 0 or position.over:
                text = dumps(title, position, seats, variants, [f"Anna {seat}" for seat in range(seats)])
                again = reads(text, "dumped", title).run()
                assert saved(title, again) == saved(title, position), text
                if not position.over:
                    assert again.options() == position.options()
            if position.over:
                break
            options = position.options()
            position.choose(options[picks.below(len(options))])
            count += 1


def test_only_what_differs_from_the_set_up_is_written() -> None:
    title = find("troyes")
    variants = title.resolve(3, {"first": "seat-1"})
    position = title.start(3, variants, fast(1))
    text = dumps(title, position, 3, variants)
    assert "[given.players" not in text
    assert 'variants = { first = "seat-1" }' in text
    position.players[2].deniers += 4
    assert "players = { 2 = { deniers = 9 } }" in dumps(title, position, 3, variants)
