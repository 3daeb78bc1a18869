"""What texts do to the map (EFFECTS 4): Claims, Cores, Unrest, Rebels, Towns, nodes, the plague, DNPRs."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import counts, ownership
from ludarium.games.europa.facts import places
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.table.player import NO_PIECE
from ludarium.games.europa.table.position import DNPR, LARGE, NOT_HRE, PLAGUE, UNREST

from ..board import Board, board
from .programs import answer, begin, can, offered, run


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True)


def claimed(table: Board, realm: str, space: str) -> bool:
    return table.position.areas.claims[table.space(space)] >> table.player(realm) & 1 == 1


def restless(table: Board, province: str) -> bool:
    return table.position.land.marks[table.province(province)] & UNREST != 0


# Claims and Cores


@pytest.mark.rule("EU-16.3.13", "EU-5.1.3.7")
def test_a_claim_where_none_lies(table: Board) -> None:
    run(table, "france", "claim(@Naples)")
    assert claimed(table, "france", "naples")
    assert not can(table, "france", "claim(@Naples)")
    assert not can(table, "france", "claim(@Loire)")


@pytest.mark.rule("EU-12.6.1", "EU-5.1.3.8")
def test_a_claim_far_away_is_a_discovery(table: Board) -> None:
    run(table, "france", "claim(@Cape of Good Hope)")
    assert claimed(table, "france", "cape-of-good-hope")
    assert table.position.continents >> places.AFRICA & 1


@pytest.mark.rule("EU-2.2.1", "EU-2.2.8")
def test_without_a_token_left_one_is_moved(table: Board) -> None:
    for space in ("naples", "lombardy", "venetia", "sicily", "aragon", "portugal", "scotland", "ireland"):
        table.claim("france", space)
    begin(table, "france", "claim(@Bohemia)")
    answer(table, "move-claim naples")
    assert claimed(table, "france", "bohemia")
    assert not claimed(table, "france", "naples")


@pytest.mark.rule("EU-7.6.4", "EU-7.6.5", "EU-7.6.6")
def test_a_core_where_everything_is_owned(table: Board) -> None:
    assert not can(table, "france", "core(@Naples)")
    run(table, "france", "core(@Loire)")
    assert table.position.areas.core[table.space("loire")] == table.player("france") + 1
    assert not can(table, "france", "core(@Loire)")
    assert not can(table, "france", "core(?area[not core])")


# Unrest and Rebels


@pytest.mark.rule("EU-14.1.1", "EU-14.1.2")
def test_unrest_falls_on_towns_that_are_not_turned(table: Board) -> None:
    run(table, "france", "unrest(2 ?province[own, @Loire])", "orleans", "berry")
    assert restless(table, "orleans")
    assert restless(table, "berry")
    begin(table, "france", "unrest(1 ?province[own, @Loire])")
    assert all("orleans" not in each and "berry" not in each for each in offered(table))


@pytest.mark.rule("EU-14.1.3")
def test_a_named_province_only_with_a_players_token(table: Board) -> None:
    assert not can(table, "france", "unrest(1 @Lisboa)")
    run(table, "castile", "unrest(1 @Paris)")
    assert restless(table, "paris")
    assert not can(table, "castile", "unrest(1 @Paris)")
    table.rebel_town("orleans")
    assert not can(table, "castile", "unrest(1 @Orléans)")


@pytest.mark.rule("EU-14.1.1")
def test_unrest_is_removed(table: Board) -> None:
    table.unrest("paris", "orleans", "berry")
    run(table, "france", "remove_unrest(1 ?province[own])", "paris")
    assert not restless(table, "paris")
    # with an Area all of them lie in it
    run(table, "france", "remove_unrest(2 ?area[own])")
    assert not restless(table, "orleans")
    assert not restless(table, "berry")
    assert not can(table, "france", "remove_unrest(1 ?province[own_or_vassal])")


@pytest.mark.rule("EU-14.1.1")
def test_in_an_area_the_player_says_which(table: Board) -> None:
    table.unrest("orleans", "berry")
    run(table, "france", "remove_unrest(1 ?area[own])", "berry")
    assert restless(table, "orleans")
    assert not restless(table, "berry")


@pytest.mark.rule("EU-14.3.1", "EU-14.3.2")
def test_rebels_come_to_the_area_of_the_province(table: Board) -> None:
    run(table, "england", "unrest(1 ?province[opponent, @Loire]) ; rebels(2 it)", "berry")
    assert table.position.forces.rebels[table.space("loire")] == 2
    table.units("france", "aquitaine", 2)
    begin(table, "france", "rebels(1 @Aquitaine)")
    # a Battle is fought at once
    assert table.position.battle or table.position.forces.rebels[table.space("aquitaine")] != 1


@pytest.mark.rule("EU-16.3.15", "EU-7.5.2")
def test_a_small_town_is_developed(table: Board) -> None:
    before = counts.plain(table.position, table.player("france"), s.N_LARGE_TOWNS)
    run(table, "france", "develop(?province[own, @Loire])", "berry")
    assert ownership.token_what(table.position.land.town[table.province("berry")]) == LARGE
    assert counts.plain(table.position, table.player("france"), s.N_LARGE_TOWNS) == before + 1
    assert ownership.tax_value(table.position, table.province("berry")) == 2
    table.position.own_player(table.player("france")).large = 8
    assert not can(table, "france", "develop(?province[own])")


# the Empire, nodes, the plague


@pytest.mark.rule("EU-16.3.25", "EU-18.6.1")
def test_an_area_leaves_the_empire_without_more(table: Board) -> None:
    table.emperor("austria", 3).imperial("lombardy", 2)
    run(table, "france", "leaves_hre(?area[hre, not elector, @Lombardy])")
    assert table.position.areas.marks[table.space("lombardy")] & NOT_HRE
    assert table.position.areas.influence[table.space("lombardy")] == 0
    assert table.position.authority == 3
    assert not can(table, "france", "leaves_hre(?area[hre, @Lombardy])")


@pytest.mark.rule("EU-16.3.16", "EU-12.4.1")
def test_a_third_merchant_for_whom_has_two(table: Board) -> None:
    genoa, sevilla = table.node("genoa"), table.node("sevilla")
    me = table.position.own_player(table.player("france"))
    me.merchants = [genoa * 2, NO_PIECE, NO_PIECE]
    assert not can(table, "france", "merchant(@node:Sevilla)")
    me.merchants = [genoa * 2, -1, NO_PIECE]
    assert not can(table, "france", "merchant(@Genoa)")
    run(table, "france", "merchant(@node:Sevilla)")
    assert table.position.players[table.player("france")].merchants == [genoa * 2, -1, sevilla * 2]
    assert not can(table, "france", "merchant(@node:Bordeaux)")


@pytest.mark.rule("EU-12.5.4", "EU-12.5.6")
def test_nodes_are_expanded_and_have_pirates(table: Board) -> None:
    run(table, "france", "expand(@node:Bordeaux) ; pirate(?node[@node:Sevilla|@North America])", "sevilla")
    assert table.position.forces.expanded[table.node("bordeaux")] == 1
    assert table.position.forces.pirates[table.node("sevilla")] == 1
    assert not can(table, "france", "expand(@node:Bordeaux)")
    # a node far away lies by the sea, too
    assert can(table, "france", "pirate(?node[maritime, distant])")


@pytest.mark.rule("EU-4.4.6", "EU-4.5.8")
def test_the_plague_lies_on_an_area(table: Board) -> None:
    run(table, "france", "2 x { ill_health(?area[opponent, town, @Castile|@Leon|@Loire]) }", "leon")
    marks = table.position.areas.marks
    assert marks[table.space("leon")] & PLAGUE
    assert marks[table.space("castile")] & PLAGUE
    assert not marks[table.space("loire")] & PLAGUE


@pytest.mark.rule("EU-7.2.14")
def test_an_advisor_falls_ill_and_dies(table: Board) -> None:
    assert not can(table, "france", "ill_health(?advisor[own])")
    table.position.own_player(table.player("france")).advisors = [3, -1, -1]
    run(table, "france", "ill_health(?advisor[own])")
    assert table.position.players[table.player("france")].advisors_ill[0] == 1
    run(table, "france", "ill_health(?advisor[own])")
    assert table.position.players[table.player("france")].advisors == [-1, -1, -1]


# DNPRs


@pytest.mark.rule("EU-16.3.21", "EU-16.3.22", "EU-13.3.2")
def test_a_dnpr_appears_on_its_provinces() -> None:
    table = board("2-01")
    run(table, "france", "dnpr(Persia, blue, @Tabriz+@Yerevan+@Baghdad)")
    persia = table.realm("persia")
    assert table.position.realms.kind[persia] == DNPR
    assert table.position.realms.capital[persia] == table.province("tabriz")
    assert table.position.land.holder[table.province("yerevan")] == persia


def test_a_dnpr_without_a_province_in_play_does_not(table: Board) -> None:
    assert not can(table, "france", "dnpr(Persia, blue, @Tabriz+@Yerevan+@Baghdad)")
    assert not can(table, "france", "dnpr(England, blue, @Lisboa)")


@pytest.mark.rule("EU-16.5.1", "EU-16.5.7")
def test_a_symbol_is_resolved_as_if_printed_here(table: Board) -> None:
    table.turn("france")
    begin(table, "france", "symbol(pirates)")
    answer(table, next(each for each in offered(table) if each.endswith("bordeaux")))
    assert table.position.forces.pirates[table.node("bordeaux")] == 1
