"""Units move in the Action Phase (EU-9.5.1)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import forces
from ludarium.games.europa.rounds.phases import Phase
from ludarium.games.europa.table import position as at

from ..rounds.game import laid, offered, start

MOVES = ("activate-units", "march-army", "march-unit", "sail-to", "undock")


@pytest.mark.rule("EU-9.5.1")
@pytest.mark.parametrize("phase", [at.PEACE, at.INCOME, at.CLEANUP])
def test_after_the_action_phase_no_army_marches(phase: int) -> None:
    table = laid("1-01", 4)
    table.position.rounds = table.position.round = 1
    table.army("france", 1, "seine", infantry=2)
    table.position.own_player(table.player("france")).available = 0
    start(table, Phase(phase))
    asked = 0
    while not table.position.over and asked < 100:
        assert not [each for each in offered(table) if each.split()[0] in MOVES]
        table.position.choose(table.position.options()[-1])
        asked += 1
    assert table.position.over
    army = forces.army_space(table.position, table.player("france"), 0)
    assert army in (table.space("seine"), -1)  # disbanded perhaps, but nowhere else
