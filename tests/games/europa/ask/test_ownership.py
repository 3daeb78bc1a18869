"""Whose a Province is: two layers, the Lawful Owner below and an occupant or Rebels on top."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import ownership as ask
from ludarium.games.europa.facts import places, realms
from ludarium.games.europa.table.position import LARGE, SMALL, TWO_SMALL, VASSAL
from ludarium.games.europa.table.small import put

from ..board import Board, board


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True)


@pytest.mark.rule("EU-2.T.5", "EU-2.T.6")
def test_a_town_owns_and_controls(table: Board) -> None:
    paris, france = table.province("paris"), table.realm("france")
    assert ask.owner(table.position, paris) == france
    assert ask.owner_player(table.position, paris) == table.player("france")
    assert ask.controller(table.position, paris) == france
    assert ask.token_what(table.position.land.town[paris]) == LARGE


@pytest.mark.rule("EU-2.C.6", "EU-9.8.13", "EU-9.8.14", "EU-2.T.6")
def test_an_occupied_province_is_owned_by_nobody_and_controlled_by_the_occupant(table: Board) -> None:
    table.occupy("paris", "england")
    paris = table.province("paris")
    assert ask.owner(table.position, paris) == ask.owner_player(table.position, paris) == -1
    assert ask.controller(table.position, paris) == table.realm("england")
    assert ask.occupant(table.position, paris) == table.player("england")
    assert ask.town_player(table.position, paris) == table.player("france")
    assert paris in ask.held(table.position, table.realm("france"))
    assert paris not in ask.owned(table.position, table.realm("france"))
    assert paris not in ask.owned(table.position, table.realm("england"))


@pytest.mark.rule("EU-2.T.6", "EU-14.4.1")
def test_rebels_control_what_they_occupy(table: Board) -> None:
    table.rebel_town("paris")
    paris = table.province("paris")
    assert ask.rebel_town(table.position, paris)
    assert ask.owner(table.position, paris) == -1
    assert ask.occupant(table.position, paris) == -1
    assert ask.controller(table.position, paris) == ask.REBEL_REALM


@pytest.mark.rule("EU-2.C.9", "EU-11.4.4", "AMB-EU1-59")
def test_a_vassal_owns_its_provinces_and_its_overlord_does_not(table: Board) -> None:
    table.vassal("provence", "france")
    province = ask.held(table.position, table.realm("provence"))[0]
    assert ask.token_what(table.position.land.town[province]) == VASSAL
    assert ask.owner(table.position, province) == table.realm("provence")
    assert ask.owner_player(table.position, province) == ask.town_player(table.position, province) == -1
    assert ask.vassal_player(table.position, province) == table.player("france")
    assert ask.vassals_of(table.position, table.realm("france")) == [table.realm("provence")]
    assert ask.lord_player(table.position, table.realm("provence")) == table.player("france")
    assert not ask.independent(table.position, table.realm("provence"))


@pytest.mark.rule("EU-2.C.10", "EU-7.6.1", "EU-7.6.5")
def test_core_token_beats_dnpr_token_beats_flag(table: Board) -> None:
    lisboa = table.province("lisboa")
    assert ask.core_of(table.position, lisboa) == table.realm("portugal")
    table.dnpr("lisboa", "aragon")
    assert ask.core_of(table.position, lisboa) == table.realm("aragon")
    table.position.own_areas().core[table.space("portugal")] = 1 + table.player("castile")
    assert ask.core_of(table.position, lisboa) == table.realm("castile")


@pytest.mark.rule("EU-2.O.10", "EUI-15")
def test_dutch_provinces_are_cores_of_the_netherlands_once_it_is_in_play(table: Board) -> None:
    province = next(p for p in range(places.PROVINCES) if places.DUTCH[p])
    flag = realms.FLAG[table.position.board][province]
    assert ask.core_of(table.position, province) == flag
    table.give(places.PROVINCE.ref(province), "netherlands")
    assert ask.core_of(table.position, province) == table.realm("netherlands")


@pytest.mark.rule("EUI-11", "EU-2.M.9", "EU-7.5.3")
def test_tax_value_is_the_printed_size_unless_a_larger_town_lies_there(table: Board) -> None:
    berry, paris = table.province("berry"), table.province("paris")
    assert ask.tax_value(table.position, paris) == 2
    assert ask.tax_value(table.position, berry) == 1
    player = table.player("france")
    for what, value in ((SMALL, 1), (LARGE, 2), (TWO_SMALL, 2)):
        land = table.position.own_land()
        land.town = put(land.town, berry, 1 + 8 * player + what)
        assert ask.tax_value(table.position, berry) == value


@pytest.mark.rule("AMB-57", "EU-13.4.9")
def test_tax_income_of_an_npr_counts_what_it_owns_without_tokens_and_vassals() -> None:
    table = board("2-01-default-austria")
    genoa = table.realm("genoa")
    assert ask.realm_tax(table.position, genoa) == 4  # Genova 2, Corsica, Caffa
    table.plus_one("corsica", 2)
    assert ask.realm_tax(table.position, genoa) == 4
    assert ask.plus_ones(table.position, table.province("corsica")) == 2
    table.vassal("ragusa", "genoa")
    table.rebel_town("corsica")
    assert ask.realm_tax(table.position, genoa) == 3


@pytest.mark.rule("EU-2.C.4", "EU-2.C.5", "EUI-41")
def test_areas_of_a_realm_are_those_with_a_province_it_owns(table: Board) -> None:
    venice = table.realm("venice")
    # the Areas of the Eastern board are not there
    assert set(table.spaces(ask.realm_spaces(table.position, venice))) == {"venetia", "dalmatia", "lombardy"}
    table.occupy("zara", "austria")
    assert "dalmatia" not in table.spaces(ask.realm_spaces(table.position, venice))
    assert ask.capital_space(table.position, venice) == table.space("venetia")
    assert not ask.distant_realm(table.position, venice)
    assert ask.distant_realm(table.position, table.realm("adal"))


@pytest.mark.rule("EU-11.1.6")
def test_an_area_may_belong_to_one_player_to_players_or_to_neither(table: Board) -> None:
    area = table.space("castile")
    assert ask.owns_all(table.position, table.player("castile"), area)
    assert ask.players_own_all(table.position, area)
    here = ask.provinces_in(table.position, area)[0]
    table.town(places.PROVINCE.ref(here), "france")
    assert not ask.owns_all(table.position, table.player("castile"), area)
    assert ask.players_own_all(table.position, area)
    assert here not in ask.own_in(table.position, table.player("castile"), area)
    table.rebel_town(places.PROVINCE.ref(here))
    assert not ask.players_own_all(table.position, area)


@pytest.mark.rule("EUI-1")
def test_the_western_board_lacks_what_lies_in_the_east(table: Board) -> None:
    assert not ask.in_play(table.position, table.province("caffa"))
    assert len(ask.areas_in_play(table.position)) == 56
    full = board("2-01-default-austria")
    assert ask.in_play(full.position, full.province("caffa"))
    assert len(ask.areas_in_play(full.position)) == 97
