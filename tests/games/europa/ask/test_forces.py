"""Units and Ships: who has how many where, and what the Supply still holds."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import forces

from ..board import Board, board


@pytest.fixture
def table() -> Board:
    table = board("1-01", people=4, lands=True)
    table.army("france", 1, "seine", infantry=2, cavalry=1, mercenary_infantry=2)
    table.army("france", 3, "loire", infantry=1, allied_infantry=2)
    table.units("france", "seine", 2).units("england", "seine", 3).units("castile", "seine", 1)
    table.ships("france", "gulf-of-lion", 2).slots("france", "gulf-of-lion").slots("castile", "gulf-of-lion")
    table.docked("france", "montpellier", 2).fleet("france", "gulf-of-lion", light=1, heavy=2, galley=1)
    return table


@pytest.mark.rule("EU-2.T.13", "EU-9.U.14", "AMB-2")
def test_land_units(table: Board) -> None:
    position, france = table.position, table.player("france")
    seine = table.space("seine")
    assert forces.army_units(position, france, 0) == 5
    assert forces.army_space(position, france, 1) == -1
    assert forces.armies_in(position, france, seine) == [0]
    assert forces.loose_in(position, france, seine) == 2
    assert forces.units_in(position, france, seine) == 7
    assert forces.units_in(position, table.player("england"), seine) == 3
    assert forces.kinds_in(position, france, seine) == [4, 1, 0, 2, 0, 0, 0, 0, 0]
    assert forces.land_units(position, france) == [5, 1, 0, 2, 0, 0, 2, 0, 0]
    assert forces.deployed(position, france) == 10
    assert table.spaces(forces.spaces_with_units(position, france)) == ["loire", "seine"]
    assert forces.free_army(position, france) == 1


@pytest.mark.rule("EU-9.U.18", "EU-12.3.1", "EU-9.U.23")
def test_ships(table: Board) -> None:
    position, france = table.position, table.player("france")
    gulf = table.sea("gulf-of-lion")
    assert forces.ships_in(position, france, gulf) == 3 + 4
    assert forces.light_in(position, france, gulf) == 4
    assert forces.light_on_slots(position, france, gulf) == 1
    assert forces.light_off_slots(position, france, gulf) == 2
    assert forces.free_slots(position, gulf) == 3 - 2
    assert forces.ships_in_port(position, france, table.province("montpellier")) == 2
    assert forces.ships_at_sea(position, france) == 7
    assert table.places(forces.places_with_ships(position, france)) == ["gulf-of-lion", "montpellier"]
    table.fleet("france", "montpellier", light=1)
    assert forces.ships_at(table.position, france, table.port("montpellier")) == 3
    assert forces.ships_at_sea(table.position, france) == 3


@pytest.mark.rule("EU-2.2.8", "EU-9.U.1", "EUI-64")
def test_supply(table: Board) -> None:
    position, france = table.position, table.player("france")
    assert forces.supply_ships(position, france) == 15 - 9
    me = position.own_player(france)
    me.available, me.exhausted = 3, 2
    assert forces.supply_units(position, france) == 20 - 6 - 5
    assert forces.supply_mercenaries(position) == 20 - 2


@pytest.mark.rule("EU-5.5.1.14")
def test_what_stood_there_before_this_turn(table: Board) -> None:
    table.turn("france")
    france, burgundy = table.player("france"), table.space("burgundy")
    table.army("france", 2, "burgundy", infantry=1)
    assert forces.has_units(table.position.forces, france, burgundy)
    assert not forces.has_units(table.position.then_forces, france, burgundy)
    assert forces.units_then(table.position.then_forces, france, table.space("seine")) == 7
