"""Friend, Enemy, Neutral: Realms, spaces, Sea Zones, Ports."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import hostility
from ludarium.games.europa.table.small import put

from ..board import Board, board


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True)


@pytest.mark.rule("EU-2.T.8", "EU-11.4.13", "EU-11.3.15")
def test_vassals_and_active_allies_of_an_enemy_are_enemies(table: Board) -> None:
    table.vassal("provence", "france").ally("france", "scotland", active=True).ally("france", "milan")
    table.war("england", "france")
    england = table.player("england")
    names = {"france", "provence", "scotland"}
    found = {
        name for name in (*names, "milan", "castile") if hostility.hostile(table.position, england, table.realm(name))
    }
    assert found == names
    assert set(hostility.hostile_realms(table.position, england)) == {table.realm(name) for name in names}
    assert hostility.enemy_players(table.position, england) == [table.player("france")]
    # by token England is at War with France and, through it, with the Vassal only
    assert hostility.at_war(table.position, table.realm("england"), table.realm("provence"))
    assert not hostility.at_war(table.position, table.realm("england"), table.realm("scotland"))
    assert not hostility.at_peace(table.position, table.realm("scotland"))
    assert hostility.at_peace(table.position, table.realm("milan"))
    assert hostility.wars_of(table.position, table.realm("provence")) == [table.realm("england")]


@pytest.mark.rule("EU-2.T.7", "EU-11.3.2")
def test_own_vassals_and_allies_are_friendly(table: Board) -> None:
    table.vassal("provence", "france").ally("france", "scotland").ally("france", "castile").vassal("naples", "aragon")
    table.ally("france", "aragon")
    france = table.player("france")
    good = hostility.friends(table.position, france)
    for name, friendly in (
        ("france", True),
        ("provence", True),
        ("scotland", True),
        ("castile", True),
        ("aragon", True),
        ("naples", False),
        ("england", False),
    ):
        assert hostility.friendly_realm(table.position, france, table.realm(name)) == friendly
        assert bool(good[table.realm(name)]) == friendly
    assert hostility.allied(table.position, table.player("castile"), table.realm("france"))


@pytest.mark.rule("EU-2.T.9", "EU-2.T.11", "EU-14.3.1")
def test_one_hostile_unit_makes_an_area_hostile(table: Board) -> None:
    france, seine = table.player("france"), table.space("seine")
    assert hostility.friendly_space(table.position, france, seine)
    table.rebels("seine")
    assert hostility.hostile_space(table.position, france, seine)
    assert not hostility.friendly_space(table.position, france, seine)
    assert hostility.hostile_units_in(table.position, france, seine) == 1
    assert hostility.neutral_space(table.position, france, table.space("castile"))
    table.units("england", "loire", 2)
    assert hostility.friendly_space(table.position, france, table.space("loire"))
    table.war("england", "france")
    assert hostility.hostile_units_in(table.position, france, table.space("loire")) == 2
    assert hostility.hostile_space(table.position, france, table.space("loire"))


@pytest.mark.rule("EU-2.T.6", "EU-2.T.9")
def test_control_decides_not_lawful_ownership(table: Board) -> None:
    table.war("england", "france").occupy("essex", "london", "oxford", "france")
    assert hostility.friendly_space(table.position, table.player("france"), table.space("east-anglia"))
    assert hostility.hostile_space(table.position, table.player("england"), table.space("east-anglia"))


@pytest.mark.rule("EU-2.T.10")
def test_ports_of_an_enemy_player_alone_do_not_make_a_sea_hostile(table: Board) -> None:
    table.war("england", "france")
    england, france, channel = table.player("england"), table.player("france"), table.sea("english-channel")
    assert not hostility.hostile_sea(table.position, france, channel)
    table.ships("england", "english-channel")
    assert hostility.hostile_sea(table.position, france, channel)
    assert not hostility.hostile_sea(table.position, england, channel)


@pytest.mark.rule("EU-2.T.10")
def test_ports_of_an_enemy_npr_do_until_somebody_who_fights_it_has_a_ship_there(table: Board) -> None:
    table.war("austria", "venice")
    austria, adriatic = table.player("austria"), table.sea("adriatic-sea")
    assert hostility.hostile_sea(table.position, austria, adriatic)
    assert not hostility.hostile_sea(table.position, table.player("france"), adriatic)
    table.ships("castile", "adriatic-sea")
    assert hostility.hostile_sea(table.position, austria, adriatic)
    table.war("castile", "venice")
    assert not hostility.hostile_sea(table.position, austria, adriatic)


@pytest.mark.rule("EU-2.T.10", "EU-9.2.9", "EU-2.C.9")
def test_occupied_ports_and_ports_of_vassals_do_not(table: Board) -> None:
    table.war("austria", "venice").occupy("venezia", "verona", "treviso", "zara", "austria")
    assert not hostility.hostile_sea(table.position, table.player("austria"), table.sea("adriatic-sea"))
    other = board("1-01", people=4, lands=True).vassal("ragusa", "milan").war("austria", "milan")
    assert hostility.hostile(other.position, other.player("austria"), other.realm("ragusa"))
    assert not hostility.hostile_sea(other.position, other.player("austria"), other.sea("adriatic-sea"))


@pytest.mark.rule("EU-2.M.18", "EU-13.4.11", "EU-9.5.21", "EUI-14")
def test_grey_ports_wait_for_a_town_vassal_or_dnpr_token(table: Board) -> None:
    mexico = table.province("adal")
    assert not hostility.port_active(table.position, mexico)
    land = table.position.own_land()
    land.dnpr = put(land.dnpr, mexico, table.realm("adal") + 1)
    assert hostility.port_active(table.position, mexico)
    assert not hostility.port_active(table.position, table.province("paris"))
    guyana = table.province("guyana")
    assert not hostility.port_active(table.position, guyana)
    table.town("guyana", "england")
    assert hostility.port_active(table.position, guyana)
    assert hostility.friendly_port(table.position, table.player("england"), guyana)
    assert not hostility.friendly_port(table.position, table.player("france"), guyana)
    assert hostility.port_active(table.position, table.province("gujarat"))


@pytest.mark.rule("EU-9.5.21", "EU-2.T.7")
def test_friendly_ports_are_those_under_control(table: Board) -> None:
    france = table.player("france")
    table.war("england", "france").occupy("bordeaux", "france")
    assert hostility.friendly_port(table.position, france, table.province("bordeaux"))
    assert not hostility.friendly_port(table.position, table.player("england"), table.province("bordeaux"))
    table.rebel_town("montpellier")
    assert not hostility.friendly_port(table.position, france, table.province("montpellier"))
    table.ally("france", "castile")
    assert hostility.friendly_port(table.position, france, table.province("sevilla"))
