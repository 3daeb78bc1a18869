"""The players at Pax: they take a victory that is there, and do not hand one over.

`pax_positions.json` has positions from games of two: in those of "victory" the one to move can win in this turn;
in those of "threat" many moves let the opponent declare a victory at once.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludarium.games.pax.vocabulary import DECLARE
from ludarium.kernel.chance import fast
from ludarium.kernel.position import Position
from ludarium.kernel.title import find
from ludarium.kernel.verb import verb_of
from ludarium.players import make

PAX = find("pax")
POSITIONS: dict[str, list[dict[str, Any]]] = json.loads(Path(__file__).with_name("pax_positions.json").read_text())


def can_declare(position: Position) -> bool:
    return any(verb_of(option) == DECLARE.code for option in position.options())


def after_turn(saved: dict[str, Any], spec: str) -> tuple[int, Position]:
    position = PAX.load(saved)
    position.chance = fast(1)
    seat = position.seat
    player = make(spec, PAX, seat, 7)
    while position.agenda and position.seat == seat:
        position.choose(player.decide(position))
    return seat, position


@pytest.mark.parametrize("number", range(len(POSITIONS["victory"])))
@pytest.mark.parametrize("spec", ["greedy", "search:30it"])
def test_a_victory_is_taken(number: int, spec: str) -> None:
    assert can_declare(PAX.load(POSITIONS["victory"][number]))
    seat, position = after_turn(POSITIONS["victory"][number], spec)
    assert position.over
    assert PAX.standings(position).rows[seat].place == 1


@pytest.mark.parametrize("number", range(len(POSITIONS["threat"])))
def test_a_victory_is_not_handed_over(number: int) -> None:
    _, position = after_turn(POSITIONS["threat"][number], "search:40it")
    assert position.over or not can_declare(position)


def test_careless_play_hands_it_over() -> None:
    """The positions of "threat" are what they claim to be."""
    for saved in POSITIONS["threat"]:
        picks = fast(3)
        handed_over = 0
        for _ in range(16):
            position = PAX.load(saved)
            position.chance = fast(picks.below(1 << 30))
            seat = position.seat
            while position.agenda and position.seat == seat:
                position.choose(PAX.policy(position, position.options(), picks))
            handed_over += position.agenda != [] and can_declare(position)
        assert handed_over >= 1
