"""No decision of The Price of Power has more options than the action space of the research adapters has room for."""

from __future__ import annotations

import pytest

from ludarium.games.europa.title import TITLE
from ludarium.kernel.chance import fast
from ludarium.players.luck import Luck
from ludarium.research.spaces import WIDTH

ROOMY = WIDTH // 2  # what chance play does not find has room left


@pytest.mark.parametrize("scenario", ["1-01-4-players", "1-03-4-players", "2-01-muscovy", "2-02-6-players"])
def test_no_decision_exceeds_the_width(scenario: str) -> None:
    seats = next(len(each.sides) for each in TITLE.scenarios if each.id == scenario)
    position = TITLE.start(seats, {"scenario": scenario}, fast(21))
    player = Luck(22)
    widest = 0
    while not position.over:
        widest = max(widest, len(position.options()))
        position.choose(player.decide(position))
    assert 20 < widest <= ROOMY
