"""Ships leave a Port that is not Friendly any more (EU-9.5.24)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.put import bonds, towns
from ludarium.games.europa.war import ports

from ..board import board
from .campaign import Campaign


@pytest.fixture
def war() -> Campaign:
    """France's Ships lie in the Port of its Ally Genoa."""
    table = board("1-01", people=4, lands=True).ally("france", "genoa").docked("france", "genova", 2)
    return Campaign(table)


def end_alliance(war: Campaign) -> Campaign:
    bonds.unally(war.position, war.table.player("france"), war.table.realm("genoa"))
    war.position.advance()
    return war


@pytest.mark.rule("EU-9.5.24")
def test_the_end_of_an_alliance_puts_ships_out_to_sea(war: Campaign) -> None:
    end_alliance(war)
    assert war.ships("france", "port-genova") == 0
    assert war.ships("france", "gulf-of-lion") == 2
    assert war.asked == ""


@pytest.mark.rule("EU-9.5.24")
def test_the_fleet_leaves_too() -> None:
    table = board("1-01", people=4, lands=True).ally("france", "genoa").fleet("france", "genova", light=1, heavy=2)
    war = end_alliance(Campaign(table))
    assert war.ships("france", "gulf-of-lion") == 3


@pytest.mark.rule("EU-9.5.24")
def test_with_only_hostile_water_they_are_disbanded(war: Campaign) -> None:
    war.table.war("france", "castile").ships("castile", "gulf-of-lion", 3)
    end_alliance(war)
    assert war.ships("france", "port-genova") == 0
    assert war.ships("france", "gulf-of-lion") == 0
    assert war.events("port-ships-disbanded") == [{"realm": "realm:france", "province": "province:genova"}]


@pytest.mark.rule("EU-9.5.24")
def test_a_port_that_passes_to_another_is_left() -> None:
    """Sold, ceded or Liberated: a Port lost without a Siege."""
    war = Campaign(board("1-01", people=4, lands=True).docked("france", "provence", 1))
    towns.give(war.position, war.table.province("provence"), war.table.realm("castile"))
    war.position.advance()
    assert war.ships("france", "port-provence") == 0
    assert war.ships("france", "gulf-of-lion") == 1


@pytest.mark.rule("EU-9.5.24")
def test_rebels_in_the_town_drive_the_ships_out() -> None:
    war = Campaign(board("1-01", people=4, lands=True).docked("france", "provence", 1))
    war.table.rebel_town("provence")
    war.position.advance()
    assert war.ships("france", "gulf-of-lion") == 1


@pytest.mark.rule("EU-9.5.24")
def test_of_several_sea_zones_the_owner_chooses() -> None:
    table = board("2-01-default-austria", lands=True).town("morea", "ottomans").docked("ottomans", "morea", 1)
    war = Campaign(table)
    towns.give(war.position, table.province("morea"), table.realm("austria"))
    war.position.advance()
    assert war.asked == "LeavePort ottomans"
    assert war.of("sail-to") == ["eastern-mediterranean", "aegean-sea"]
    war.answer("sail-to place=aegean-sea")
    assert war.ships("ottomans", "aegean-sea") == 1


@pytest.mark.rule("EU-9.5.24", "EU-9.5.21")
def test_ships_in_friendly_ports_stay() -> None:
    war = Campaign(board("1-01", people=4, lands=True).ally("france", "genoa").docked("france", "genova", 1))
    war.table.docked("castile", "sevilla", 1)
    towns.give(war.position, war.table.province("galicia"), war.table.realm("france"))
    war.position.advance()
    assert not ports.stranded(war.position)
    assert war.ships("france", "port-genova") == 1
