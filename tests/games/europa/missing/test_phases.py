"""Units move in the Action Phase (EU-9.5.1); that they go home in Phase 3 D4 and Ships are recalled in 4 A is shown by
`test_aftermath` and in `rounds/test_income.py`."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import forces
from ludarium.games.europa.npr import rebels
from ludarium.games.europa.rounds.phases import Phase
from ludarium.games.europa.table import position as at

from ..board import board
from ..npr.land import Land
from ..rounds.game import laid, offered, start

MOVES = ("activate-units", "march-army", "march-unit", "sail-to", "undock")


@pytest.mark.rule("EU-9.5.1")
@pytest.mark.parametrize("phase", [at.DRAW, at.PEACE, at.INCOME, at.CLEANUP])
def test_outside_of_the_action_phase_no_army_marches(phase: int) -> None:
    table = laid("1-01", 4)
    table.position.rounds = table.position.round = 1
    table.army("france", 1, "seine", infantry=2)
    table.position.own_player(table.player("france")).available = 0
    start(table, Phase(phase))
    asked = 0
    while not table.position.over and table.position.phase == phase and asked < 100:
        assert not [each for each in offered(table) if each.split()[0] in MOVES]
        table.position.choose(table.position.options()[-1])
        asked += 1
    assert table.position.over or table.position.phase != phase
    army = forces.army_space(table.position, table.player("france"), 0)
    assert army in (table.space("seine"), -1)  # disbanded perhaps, but nowhere else


@pytest.mark.rule("EU-9.5.1", "EU-4.3.9")
def test_in_phase_3_c_units_retreat_from_rebels() -> None:
    table = board("1-01", people=4, lands=True).rebels("leon", 8).unrest("burgos").units("castile", "castile", 5)
    table.position.phase, table.position.active = at.PEACE, -1
    land = Land(table).run(rebels.RebelStep())
    assert land.events("land-battle") == [{"space": "space:castile"}]
    assert land.asked == "RetreatOrStay castile"
    left = land.units("castile", "castile")
    land.answer("retreat-to space=andalucia access=free")
    assert land.units("castile", "andalucia") == left - 1 > 0  # one Unit is lost on the way (EU-9.7.19)
