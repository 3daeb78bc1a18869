"""At sea: Ports, moves, Naval Bridges; and the chains of trade and colonies."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import chains, seaways

from ..board import Board, board


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True)


@pytest.mark.rule("EU-9.5.22", "EU-2.M.11")
def test_room_in_ports(table: Board) -> None:
    england = table.player("england")
    essex, london, york = table.province("lancashire"), table.province("london"), table.province("york")
    assert seaways.port_room(table.position, england, essex, False) == 2
    assert seaways.port_room(table.position, england, york, False) == 0
    assert seaways.port_room(table.position, england, london, False) == 4
    assert seaways.port_room(table.position, england, london, True) == 6
    table.fleet("england", "london", light=3)
    assert seaways.port_room(table.position, england, london, False) == 1
    assert seaways.port_room(table.position, england, london, True) == 3
    table.docked("castile", "london")
    assert seaways.port_room(table.position, england, london, True) == 0
    assert seaways.port_room(table.position, england, london, False) == 0


@pytest.mark.rule("EU-9.5.16", "EU-9.5.17", "EU-5.5.2.6")
def test_a_hostile_sea_is_entered_and_not_passed(table: Board) -> None:
    table.war("france", "england").ships("england", "english-channel")
    france = table.player("france")
    start = table.sea("bay-of-biscay")
    found = table.places(seaways.sea_places(table.position, france, start, 2))
    assert "english-channel" in found
    assert "doggerbank" not in found
    assert "doggerbank" in table.places(seaways.sea_places(table.position, table.player("castile"), start, 2))


@pytest.mark.rule("EU-9.5.37", "EU-9.5.20")
def test_distant_seas_open_to_those_with_a_claim_town_or_vassal_there(table: Board) -> None:
    england = table.player("england")
    start, goal = table.sea("northeastern-atlantic"), table.sea("northwestern-atlantic")
    assert seaways.sail_price(table.position, england, start, goal, 2) == -1
    assert seaways.sail_price(table.position, england, start, goal, 2, exploring=True) == 0
    table.claim("england", "canada")
    assert seaways.sail_price(table.position, england, start, goal, 2) == 0


@pytest.mark.rule("EU-9.5.38", "EU-2.O.5", "EU-9.5.36")
def test_crossing_the_pacific_costs_one_power(table: Board) -> None:
    table.claim("castile", "philippines")
    castile = table.player("castile")
    start, goal = table.sea("eastern-pacific"), table.sea("east-indies")
    assert seaways.sail_price(table.position, castile, start, goal, 2) == 1
    # the first Distant space ends the move
    far = table.sea("indian-ocean")
    assert seaways.sail_price(table.position, castile, start, far, 2, exploring=True) == -1


@pytest.mark.rule("EU-5.5.2.7", "EU-9.9.16")
def test_undocking_and_retreating_avoid_hostile_seas(table: Board) -> None:
    table.war("austria", "venice")
    austria = table.player("austria")
    assert seaways.undocks(table.position, austria, table.province("krain")) == []
    table.ships("austria", "adriatic-sea")
    assert table.places(seaways.undocks(table.position, austria, table.province("krain"))) == ["adriatic-sea"]
    assert "krain" in table.places(seaways.sea_retreats(table.position, austria, table.sea("adriatic-sea")))


@pytest.mark.rule("EU-9.5.26", "EU-9.5.27")
def test_the_zone_with_fewest_ships_is_the_bottleneck(table: Board) -> None:
    table.war("france", "milan").ships("france", "gulf-of-lion", 3).ships("france", "western-mediterranean", 1)
    france = table.player("france")
    languedoc = table.space("languedoc")
    found = seaways.bridge(table.position, france, languedoc)
    room = {table.spaces([found[i]])[0]: found[i + 2] for i in range(0, len(found), 3)}
    assert room["lombardy"] == 9
    assert room["castile"] == 3  # one zone further
    assert "wales-wessex" not in room


@pytest.mark.rule("EU-9.5.28", "EU-9.5.30")
def test_ships_of_allied_players(table: Board) -> None:
    table.ally("france", "castile").war("france", "england").ships("castile", "bay-of-biscay", 2)
    france = table.player("france")
    start, england = table.space("aquitaine"), table.space("brittany-normandy")
    # landing in a Hostile Area: the Ally must fight an Enemy there as well
    assert seaways.bridge_capacity(table.position, france, start, england) == 0
    assert seaways.bridge_capacity(table.position, france, start, table.space("castile")) == 0  # no Port on the Bay
    assert seaways.bridge_capacity(table.position, france, start, table.space("leon")) == 6
    table.war("castile", "england")
    assert seaways.bridge_capacity(table.position, france, start, england) == 6
    table.ships("england", "bay-of-biscay")
    assert seaways.bridge_capacity(table.position, france, start, england) == 0
    table.ships("france", "bay-of-biscay")
    assert seaways.bridge_capacity(table.position, france, start, england) == 3


@pytest.mark.rule("EU-12.2.2", "EU-5.4.4.8", "EU-2.O.9", "AMB-EU1-73")
def test_trade_runs_over_towns_influence_and_light_ships(table: Board) -> None:
    castile = table.player("castile")
    adriatic, sevilla, maghreb = table.node("adriatic-sea"), table.node("sevilla"), table.node("maghreb")
    assert not chains.trade_chain(table.position, castile, sevilla)
    table.ships("castile", "western-mediterranean")
    assert chains.trade_chain(table.position, castile, sevilla)
    assert not chains.trade_chain(table.position, castile, adriatic)
    table.ships("castile", "central-mediterranean")
    assert chains.trade_chain(table.position, castile, adriatic)
    assert chains.trade_chain_through(table.position, castile, adriatic, table.sea("western-mediterranean"))
    # a desert node is reached from the Areas round its desert, each of which needs a piece
    assert not chains.trade_chain(table.position, castile, maghreb)
    table.influence("castile", "algiers")
    assert chains.trade_chain(table.position, castile, maghreb)


@pytest.mark.rule("EU-12.2.2", "AMB-EU1-73")
def test_the_area_of_an_inland_node_needs_no_piece(table: Board) -> None:
    france = table.player("france")
    saxony = table.node("saxony")
    assert chains.trade_chain(table.position, france, table.node("champagne"))
    assert not chains.trade_chain(table.position, france, saxony)
    table.influence("france", "rhineland")
    assert chains.trade_chain(table.position, france, saxony)


@pytest.mark.rule("EU-12.2.2")
def test_covered_and_occupying_towns_carry_trade_and_no_colony(table: Board) -> None:
    table.war("france", "burgundy").occupy("bourgogne", "france").rebel_town("lyon")
    france, burgundy = table.player("france"), table.space("burgundy")
    assert chains.trade_links(table.position, france)[burgundy]
    assert not chains.colony_links(table.position, france)[burgundy]


@pytest.mark.rule("EU-5.3.3.2")
def test_influence_and_heavy_ships_do_not_serve_both_chains(table: Board) -> None:
    france = table.player("france")
    table.influence("france", "brittany-normandy").fleet("france", "gulf-of-lion", heavy=1)
    zone = len(chains.BESIDE[0]) - 30 + table.sea("gulf-of-lion")
    trade, colony = chains.trade_links(table.position, france), chains.colony_links(table.position, france)
    assert (trade[zone], colony[zone]) == (0, 1)
    assert (trade[table.space("brittany-normandy")], colony[table.space("brittany-normandy")]) == (1, 0)
