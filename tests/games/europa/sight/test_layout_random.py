"""Whatever a scenario says of this table ends in a sound position or in words."""

from __future__ import annotations

import pytest

from ludarium import LudariumError
from ludarium.games.europa import TITLE
from ludarium.games.europa.table.position import Europa
from ludarium.kernel.chance import fast
from ludarium.kernel.position import Position
from ludarium.kernel.scenario_given import place
from ludarium.text import LANGUAGES, Speaker

from .givens import Dice

STEPS = 12
SPEAKERS = [Speaker(TITLE, lang) for lang in LANGUAGES]


def described(seed: int) -> tuple[Position | None, LudariumError | None]:
    given = Dice(seed).given()
    try:
        return place(TITLE, 4, {"scenario": "1-01-4-players"}, 1, [given], "given", 2), None
    except LudariumError as error:
        return None, error


@pytest.mark.parametrize("first", [0, 40, 80])
def test_what_is_described_can_be_played_or_is_refused_with_the_reason(first: int) -> None:
    played = 0
    for seed in range(first, first + 40):
        position, error = described(seed)
        if position is None:
            assert error is not None
            assert error.because is not None, seed
            assert error.because.code != "scenario-broken", (seed, error.sentence)
            assert all(speaker.error(error) for speaker in SPEAKERS)
            continue
        played += 1
        assert isinstance(position, Europa)
        picks = fast(seed)
        for _ in range(STEPS):
            TITLE.check(position)
            if position.over:
                break
            options = position.options()
            position.choose(options[picks.below(len(options))])
    assert played > 10
