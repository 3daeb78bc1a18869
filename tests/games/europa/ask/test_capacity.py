"""Capacity and defence where the examples of the book are silent."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import capacity, defence
from ludarium.games.europa.facts import places

from ..board import Board, board


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True)


@pytest.mark.rule("EU-9.2.4", "EU-9.2.5", "EU-9.2.9")
def test_occupied_provinces_give_nothing_and_invaded_areas_only_their_own(table: Board) -> None:
    realm, seine, loire = table.realm("france"), table.space("seine"), table.space("loire")
    before = capacity.army(table.position, realm, seine, [])
    table.war("england", "france").occupy("paris", "england")
    assert capacity.army(table.position, realm, seine, []) == before - 2
    table.units("england", "loire")
    loire_tax = 5  # Berry, Bourbon, Limousin, Orléans
    assert capacity.army(table.position, realm, seine, []) == before - 2 - loire_tax
    assert capacity.army(table.position, realm, loire, []) >= loire_tax
    table.rebels("burgundy")
    assert capacity.army(table.position, realm, seine, []) == before - 2 - loire_tax - 2


@pytest.mark.rule("EU-11.4.14", "EU-9.2.1", "EU-9.2.7")
def test_vassals_add_to_the_army_and_not_to_the_navy(table: Board) -> None:
    realm, space = table.realm("austria"), table.space("dalmatia")
    before = capacity.army(table.position, realm, space, [])
    ships = capacity.navy(table.position, realm, table.sea("adriatic-sea"), [])
    table.vassal("ragusa", "austria")
    assert capacity.army(table.position, realm, space, []) == before + 1
    assert capacity.navy(table.position, realm, table.sea("adriatic-sea"), []) == ships


@pytest.mark.rule("EU-9.2.11")
def test_a_large_province_is_not_split(table: Board) -> None:
    """One Large Province between two Areas serves one of them, whole."""
    table = board("1-01", people=4).town("lyon", "france")
    realm = table.realm("france")
    one, two = table.space("burgundy"), table.space("languedoc")
    assert capacity.fits(table.position, realm, [one, 2], [])
    assert capacity.fits(table.position, realm, [two, 2], [])
    assert not capacity.fits(table.position, realm, [one, 1, two, 1], [])
    assert capacity.assign(table.position, realm, [one, 1], []) == table.provinces("lyon")
    assert not capacity.fits(table.position, realm, [one, 1], table.provinces("lyon"))


@pytest.mark.rule("EU-5.5.3.7", "EU-9.2.8", "EU-9.U.17")
def test_ships_come_from_ports_one_zone_each(table: Board) -> None:
    table = board("1-01", people=4).town("london", "essex", "england")
    realm = table.realm("england")
    channel, dogger = table.sea("english-channel"), table.sea("doggerbank")
    faces = {name: places.SEA_LIST[table.province(name)] for name in ("london", "essex")}
    assert channel in faces["london"] or dogger in faces["london"]
    port = table.port("london")
    assert capacity.ships_fit(table.position, realm, [port, 2], [])
    assert not capacity.ships_fit(table.position, realm, [port, 3], [])
    zone = faces["london"][0]
    assert capacity.ships_fit(table.position, realm, [port, 1, zone, 1], [])
    assert capacity.navy(table.position, realm, zone, []) >= 2
    assert not capacity.ships_fit(table.position, realm, [zone, 2], table.provinces("london"))
    assert capacity.ships_assign(table.position, realm, [port, 1], []) == table.provinces("london")
    assert not capacity.ships_fit(table.position, realm, [table.port("bordeaux"), 1], [])


@pytest.mark.rule("EU-9.2.11", "EU-2.M.11")
def test_a_large_port_puts_its_ships_into_one_zone() -> None:
    table = board("1-01", people=4, lands=True)
    position, realm = table.position, table.realm("portugal")
    large = [
        p
        for p in range(places.PROVINCES)
        if places.IN_PLAY[position.board][p] and places.PORTS[position.board][p] == 2 and len(places.SEA_LIST[p]) == 2
    ]
    assert large
    name = places.PROVINCE.ref(large[0])
    table = board("1-01", people=4).give(name, "portugal")
    one, two = places.SEA_LIST[large[0]]
    spare = [p for p in range(places.PROVINCES) if table.position.land.holder[p] == realm and p != large[0]]
    assert capacity.ships_fit(table.position, realm, [one, 2], spare)
    assert not capacity.ships_fit(table.position, realm, [one, 1, two, 1], spare)


@pytest.mark.rule("EU-13.4.9", "EU-13.4.3", "EU-5.5.3.6", "EU-11.3.17")
def test_plus_one_tokens_and_active_allies(table: Board) -> None:
    milan, lombardy = table.realm("milan"), table.space("lombardy")
    assert defence.units(table.position, milan, lombardy, []) == 4  # Milano 2, Cremona, Parma
    table.plus_one("milano")
    assert defence.units(table.position, milan, lombardy, []) == 5
    table.ally("france", "milan", active=True)
    assert defence.units(table.position, milan, lombardy, []) == 3
    assert capacity.army(table.position, milan, lombardy, []) == 5


@pytest.mark.rule("EX-EU2-5", "EU-13.4.10")
def test_distant_provinces_count_double_unless_the_plague_is_there() -> None:
    table = board("2-01-default-austria")
    realm, adal = table.realm("adal"), table.space("adal")
    assert defence.units(table.position, realm, adal, []) == 2
    assert capacity.army(table.position, realm, adal, []) == 1
    table.plague("adal")
    assert defence.units(table.position, realm, adal, []) == 1


@pytest.mark.rule("EU-13.4.10", "EU-13.4.11")
def test_distant_ports() -> None:
    table = board("2-01-default-austria")
    position = table.position
    gujarat, adal, ocean = table.realm("gujarat"), table.realm("adal"), table.sea("indian-ocean")
    count = places.PORTS[position.board][table.province("gujarat")]
    assert defence.ships(position, gujarat, ocean, []) == 2 * count
    assert capacity.navy(position, gujarat, ocean, []) == count
    assert defence.ships(position, adal, ocean, []) == 0  # a grey Port


@pytest.mark.rule("EU-5.5.1.14", "EU-13.4.2", "EU-13.4.18", "EU-9.7.2")
def test_an_npr_defends_unless_it_was_faced_before_this_turn(table: Board) -> None:
    castile, granada, area = table.realm("castile"), table.realm("granada"), table.space("andalucia")
    table.army("castile", 1, "andalucia", infantry=2).turn("castile")
    assert defence.defenders(table.position, castile, area) == []
    table.war("castile", "granada")
    # the Units stood there, but in peace: the declaration brings the Battle
    assert defence.defenders(table.position, castile, area) == [granada]
    table.turn("castile")
    assert defence.defenders(table.position, castile, area) == []
    # an Ally's Units who face it are as good as one's own
    other = board("1-01", people=4, lands=True).war("castile", "granada").war("france", "granada")
    other.units("france", "andalucia").turn("castile")
    assert defence.faced(other.position, granada, area)


@pytest.mark.rule("EU-13.2.2", "EU-11.4.13")
def test_an_npr_defends_its_vassals_and_a_players_vassal_defends_itself_not() -> None:
    table = board("1-01", people=4, lands=True).vassal("ragusa", "milan").war("austria", "milan")
    austria, dalmatia = table.realm("austria"), table.space("dalmatia")
    assert defence.defenders(table.position, austria, dalmatia) == [table.realm("milan")]
    assert defence.units(table.position, table.realm("milan"), dalmatia, []) == 1
    table.free("ragusa").vassal("ragusa", "france").war("austria", "france")
    assert defence.defenders(table.position, austria, dalmatia) == []


@pytest.mark.rule("EU-9.9.2", "EU-13.4.5")
def test_the_same_at_sea(table: Board) -> None:
    austria, adriatic = table.realm("austria"), table.sea("adriatic-sea")
    table.ships("austria", "adriatic-sea").turn("austria").war("austria", "venice")
    assert defence.sea_defenders(table.position, austria, adriatic) == [table.realm("venice")]
    table.turn("france")
    assert defence.sea_defenders(table.position, austria, adriatic) == []


@pytest.mark.rule("EU-9.2.12")
def test_what_nprs_have_spent_this_turn(table: Board) -> None:
    venezia, zara = table.provinces("venezia", "zara")
    table.position.npr_spent = [venezia, 1, zara, 2, zara, 1]
    assert defence.spent_on_land(table.position) == [venezia, zara]
    assert defence.spent_at_sea(table.position) == [zara]
