"""Figures of the rulebook's worked examples that need no play: Capacity and reach."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import capacity, chains, defence, hostility, reach, seaways
from ludarium.games.europa.facts import places

from ..board import Board, board

# EX-EU1-17: England recruits in Ireland and Northumbria


def recruiting() -> Board:
    table = board("1-01", people=4, lands=True)
    table.ally("france", "scotland", active=True)
    table.war("england", "desmond").war("france", "england")
    table.ships("england", "northeastern-atlantic")
    return table.army("england", 1, "northumbria", infantry=1).turn("england")


@pytest.mark.rule("EX-EU1-17", "EU-9.2.1", "EU-2.T.10", "EU-9.2.6")
def test_capacity_in_ireland_is_3_and_in_northumbria_11() -> None:
    table = recruiting()
    position, england = table.position, table.realm("england")
    assert hostility.hostile_sea(position, table.player("england"), table.sea("eastern-atlantic"))
    assert not hostility.hostile_sea(position, table.player("england"), table.sea("northeastern-atlantic"))
    ireland = capacity.sources(position, england, table.space("ireland"), [])
    assert sorted(ireland) == sorted(table.provinces("pale", "wales", "lancashire"))
    assert capacity.army(position, england, table.space("ireland"), []) == 3
    assert capacity.army(position, england, table.space("northumbria"), []) == 11


@pytest.mark.rule("EX-EU1-17", "EU-5.5.3.4", "EU-9.2.11")
def test_three_units_in_ireland_leave_eight_for_northumbria() -> None:
    table = recruiting()
    position, england = table.position, table.realm("england")
    ireland, north = table.space("ireland"), table.space("northumbria")
    assert capacity.fits(position, england, [ireland, 3, north, 8], [])
    assert not capacity.fits(position, england, [ireland, 3, north, 9], [])
    assert not capacity.fits(position, england, [ireland, 4], [])
    assert capacity.room(position, england, [ireland, 3], north, []) == 8
    spent = capacity.assign(position, england, [ireland, 3], [])
    assert capacity.army(position, england, north, spent) == 8
    assert capacity.army(position, england, ireland, spent) == 0


# EX-EU1-21..23: Austria attacks Venice, the Ally of France, with Genoa at its side


def venetian_war() -> Board:
    table = board("2-01-default-austria", lands=True)
    table.ally("austria", "genoa").ally("france", "venice")
    table.ships("austria", "adriatic-sea").ships("france", "gulf-of-lion", 2)
    table.army("austria", 1, "venetia", infantry=4).army("austria", 2, "lombardy", infantry=3)
    table.army("france", 1, "lombardy", infantry=3).turn("austria")
    table.war("austria", "venice").war("austria", "france", via="venice")
    return table.ally("austria", "genoa", active=True)


@pytest.mark.rule("EX-EU1-22", "EU-13.4.4", "EU-9.2.7")
def test_five_venetian_and_three_genoese_ships() -> None:
    table = venetian_war()
    position = table.position
    assert defence.ships(position, table.realm("venice"), table.sea("adriatic-sea"), []) == 5
    assert defence.ships(position, table.realm("genoa"), table.sea("gulf-of-lion"), []) == 3


@pytest.mark.rule("EX-EU1-23", "EU-9.2.5", "EU-9.2.12", "EU-13.4.1", "EU-13.4.3", "EU-11.3.16")
def test_venice_defends_with_five_and_one_and_genoa_with_half() -> None:
    table = venetian_war()
    table.position.own_forces().sail[table.sea("gulf-of-lion")] = 0  # Genoa has sunk the French Ships
    position, venice = table.position, table.realm("venice")
    venetia = capacity.sources(position, venice, table.space("venetia"), [])
    assert sorted(venetia) == sorted(table.provinces("verona", "treviso", "venezia", "zara"))
    assert defence.units(position, venice, table.space("venetia"), []) == 5
    assert defence.units(position, venice, table.space("lombardy"), venetia) == 1
    assert defence.units(position, table.realm("genoa"), table.space("lombardy"), []) == 2


@pytest.mark.rule("EX-EU1-23", "EU-9.2.6")
def test_corsica_drops_out_while_french_ships_hold_the_gulf_of_lion() -> None:
    table = venetian_war()
    genoa = table.realm("genoa")
    assert capacity.sources(table.position, genoa, table.space("lombardy"), []) == table.provinces("genova")
    assert defence.units(table.position, genoa, table.space("lombardy"), []) == 1


@pytest.mark.rule("EX-EU2-10", "EU-18.8.2")
def test_an_npr_emperor_sends_eleven_units() -> None:
    table = board("1-01", people=3, lands=True).emperor("austria", 3)
    table.army("france", 1, "rhineland", infantry=1).turn("france")
    assert defence.imperial(table.position, 4, table.space("saxony")) == 4 + 9 - 2
    assert defence.imperial(table.position, 4, table.space("seine")) == 4


# EX-EU1-10: England explores


@pytest.mark.rule("EX-EU1-10", "AMB-EU1-44", "EU-9.5.36", "EU-5.1.3.6")
def test_from_lancashire_to_the_northwestern_atlantic_is_two_spaces() -> None:
    table = board("1-01", people=4, lands=True).claim("england", "antilles")
    table.ships("england", "caribbean-sea").docked("england", "lancashire")
    position, england = table.position, table.player("england")
    goal = table.sea("northwestern-atlantic")
    moves = seaways.sea_moves(position, england, table.port("lancashire"), 2, exploring=True)
    at = moves.index(goal)
    assert moves[at + 1] == 2
    assert moves[at + 2] == 0
    # the Claim on Antilles opens the Caribbean Sea only: without Explore the other zone is closed
    assert seaways.sail_price(position, england, table.port("lancashire"), goal, 2) == -1
    assert seaways.open_seas(position, england) >> table.sea("caribbean-sea") & 1


@pytest.mark.rule("EX-EU1-10", "EU-5.1.3.4", "EU-5.1.3.6", "AMB-EU1-69")
def test_the_territories_with_a_2_that_england_may_discover() -> None:
    table = board("1-01", people=4, lands=True).claim("england", "antilles")
    table.ships("england", "caribbean-sea").ships("england", "northwestern-atlantic")
    position, england = table.position, table.player("england")
    seconds = [places.SPACE_OF[p] for p in range(places.PROVINCES) if places.TERRITORY[p] == 2]
    found = [space for space in seconds if chains.discoverable(position, england, True)[space]]
    assert set(table.spaces(found)) == {"florida", "mississippi", "new-granada", "guyana", "canada"}
    assert not any(chains.discoverable(position, england, False)[space] for space in seconds)
    table.town("virginia", "england")
    assert chains.discoverable(position, england, True)[table.space("great-lakes")]


@pytest.mark.rule("EX-EU1-12", "EU-5.3.3.2", "AMB-EU1-69")
def test_only_canada_can_be_colonized_until_a_ship_lies_in_the_caribbean_sea() -> None:
    table = board("1-01", people=4, lands=True)
    claims = ["antilles", "canada", "pernambuco", "gold-coast"]
    table.claim("england", *claims)
    for sea in ("northwestern-atlantic", "northeastern-atlantic", "southeastern-atlantic"):
        table.ships("england", sea)
    position, england = table.position, table.player("england")
    assert [name for name in claims if chains.colony_chain(position, england, table.space(name))] == ["canada"]
    table.ships("england", "caribbean-sea")
    assert [name for name in claims if chains.colony_chain(table.position, england, table.space(name))] == [
        "antilles",
        "canada",
        "gold-coast",
    ]
    table.ships("england", "southwestern-atlantic")
    assert chains.colony_chain(table.position, england, table.space("pernambuco"))


# EX-EU1-13: Influence


@pytest.mark.rule("EX-EU1-13", "EU-5.4.1.2", "EU-2.T.15")
def test_influence_goes_next_to_pieces_of_before_this_turn() -> None:
    table = board("1-01", people=4).town("montpellier", "toulouse", "france")
    table.influence("france", "lombardy").influence("england", "lombardy", 2).turn("france")
    position, france = table.position, table.player("france")
    for name in ("lombardy", "central-italy", "corsica-sardinia"):
        assert reach.near_piece(position, france, table.space(name))
    table.influence("france", "central-italy").influence("france", "corsica-sardinia")
    for name in ("naples", "dalmatia"):
        assert not reach.near_piece(table.position, france, table.space(name))
    table.turn("france")
    assert reach.near_piece(table.position, france, table.space("naples"))


# EX-EU1-15: the way round the mountains


@pytest.mark.rule("EX-EU1-15", "EU-9.5.6", "EU-9.5.3")
def test_castile_walks_round_the_mountains_by_leon() -> None:
    table = board("1-01", people=4, lands=True).army("castile", 1, "castile", infantry=4, cavalry=1)
    table.war("castile", "granada")
    position, castile = table.position, table.player("castile")
    moves = reach.land_moves(position, castile, table.space("castile"))
    borders = {table.spaces([moves[i]])[0]: moves[i + 1] for i in range(0, len(moves), 3)}
    assert borders["andalucia"] == reach.MOUNTAIN
    assert borders["leon"] == reach.PLAIN
    assert reach.mountain_price(position, castile, table.space("andalucia"), 5) == 1
    assert not reach.halts(position, castile, table.space("leon"))
    assert reach.halts(position, castile, table.space("andalucia"))
    on = reach.land_moves(position, castile, table.space("leon"))
    assert on[on.index(table.space("andalucia")) + 1] == reach.PLAIN
    assert defence.units(position, table.realm("granada"), table.space("andalucia"), []) == 2


# EX-EU1-16: Naval Activation with transport


@pytest.mark.rule("EX-EU1-16", "EU-9.5.25", "EU-9.5.26", "EU-9.5.31")
def test_two_ships_in_each_zone_carry_six_units_to_naples() -> None:
    table = board("1-01", people=4, lands=True)
    table.free("naples")
    table.ally("france", "naples").war("austria", "naples").war("austria", "france", via="naples")
    table.army("france", 1, "languedoc", infantry=4, cavalry=1)
    table.ships("france", "gulf-of-lion", 2).ships("france", "central-mediterranean", 2)
    position, france = table.position, table.player("france")
    assert seaways.bridge_capacity(position, france, table.space("languedoc"), table.space("naples")) == 6
    through = 1 << table.sea("central-mediterranean")
    assert seaways.bridge_capacity(position, france, table.space("languedoc"), table.space("naples"), through) == 6
    # a bridge without a Ship that has just moved is of no use in a Naval Activation
    west = 1 << table.sea("western-mediterranean")
    assert seaways.bridge_capacity(position, france, table.space("languedoc"), table.space("naples"), west) == 0


@pytest.mark.rule("EX-EU1-14", "EU-12.2.2", "AMB-EU1-73")
def test_north_america_is_not_connected_without_a_ship_over_there() -> None:
    table = board("1-01", people=4, lands=True).ships("england", "norwegian-sea").ships("england", "english-channel", 2)
    position, england = table.position, table.player("england")
    assert chains.trade_chain(position, england, table.node("english-channel"))
    assert not chains.trade_chain(position, england, table.node("north-america"))
    assert chains.trade_chain(position, england, table.node("champagne"))
