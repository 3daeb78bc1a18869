"""NPRs, their Vassals, and Dynamic NPRs (EU-13.0-13.3, 16.5.14-18)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import capacity, ownership, relations, vassalage
from ludarium.games.europa.events import growth
from ludarium.games.europa.facts import places
from ludarium.games.europa.npr import dnpr
from ludarium.games.europa.put import realms as put_realms
from ludarium.games.europa.put import towns
from ludarium.games.europa.table.position import DNPR, LATER_PRINTING, NPR, PLAYED, VASSALIZED, Europa

from ..board import Board, board
from .land import Land

GREEN = 1


def west() -> Board:
    return board("1-01", people=4, lands=True)


def portugal() -> Board:
    """Portugal is a green DNPR with its Provinces on the mainland and Ceuta."""
    table = west().dnpr("lisboa", "porto", "beira", "ceuta", "portugal")
    table.position.dnprs = [table.realm("portugal"), GREEN]
    return table


def names(provinces: list[int]) -> list[str]:
    return [places.PROVINCE.ref(province) for province in provinces]


def targets(table: Board, name: str = "portugal") -> list[str]:
    return names(dnpr.targets(table.position, table.realm(name)))


# NPRs and their Vassals


@pytest.mark.rule("EU-13.0.1")
def test_flags_belong_to_independent_realms() -> None:
    table = west()
    assert table.position.realms.kind[table.realm("granada")] == NPR
    assert table.position.realms.kind[table.realm("castile")] == PLAYED
    assert names(ownership.held(table.position, table.realm("granada"))) == ["gibraltar", "granada"]


@pytest.mark.rule("EU-13.0.2")
def test_a_new_capital_is_the_first_large_province_by_the_alphabet() -> None:
    table = west().town("lisboa", "castile")
    realm = table.realm("portugal")
    put_realms.settle(table.position, realm)
    assert table.position.realms.capital[realm] == table.province("beira")
    table = west().give("salamanca", "portugal").town("lisboa", "castile")
    put_realms.settle(table.position, realm)
    assert table.position.realms.capital[realm] == table.province("salamanca")


@pytest.mark.rule("EU-13.2.2")
def test_vassals_of_an_npr_defend_with_their_overlord() -> None:
    table = west().war("castile", "granada")
    granada, space = table.realm("granada"), table.space("andalucia")
    alone = capacity.army(table.position, granada, space, [])
    table.give("cordoba", "tlemcen").vassal("tlemcen", "granada")
    assert capacity.army(table.position, granada, space, []) > alone


@pytest.mark.rule("EU-13.2.3")
def test_an_npr_with_vassals_is_subjugated_only_with_a_marriage() -> None:
    table = west().ally("castile", "navarra").influence("castile", "aragon", 3)
    player, navarra = table.player("castile"), table.realm("navarra")
    assert vassalage.subjugable(table.position, player, navarra)
    table.vassal("granada", "navarra")
    assert not vassalage.subjugable(table.position, player, navarra)
    table.wed("castile", "navarra")
    assert vassalage.subjugable(table.position, player, navarra)


@pytest.mark.rule("EU-13.2.4")
def test_a_released_vassal_is_an_independent_npr() -> None:
    table = west().vassal("navarra", "castile")
    navarra = table.realm("navarra")
    assert table.position.realms.kind[navarra] == VASSALIZED
    put_realms.release(table.position, navarra)
    assert table.position.realms.kind[navarra] == NPR
    assert table.position.realms.lord[navarra] < 0


# Dynamic NPRs


@pytest.mark.rule("EU-13.3.1", "EU-13.3.2", "EU-16.3.21")
def test_a_dnpr_appears_with_its_capital_first() -> None:
    table = west()
    realm = table.realm("aragon")
    dnpr.appear(table.position, realm, GREEN, table.provinces("zaragoza", "barcelona"))
    assert table.position.realms.kind[realm] == DNPR
    assert table.position.realms.capital[realm] == table.province("zaragoza")
    assert [table.position.land.dnpr[each] for each in table.provinces("zaragoza", "barcelona")] == [1 + realm] * 2
    assert dnpr.in_play(table.position, GREEN) == [realm]


@pytest.mark.rule("EU-13.3.3", "EU-14.3.6")
def test_the_token_stays_below_a_players_town_and_brings_the_province_back() -> None:
    table = portugal()
    porto = table.province("porto")
    towns.give(table.position, porto, table.realm("castile"))
    assert table.position.land.dnpr[porto] == table.realm("portugal") + 1
    assert ownership.core_of(table.position, porto) == table.realm("portugal")


@pytest.mark.rule("EU-13.3.4", "EU-16.3.22")
def test_no_token_on_a_players_core() -> None:
    table = portugal()
    dnpr.add(table.position, table.realm("portugal"), table.province("galicia"))
    assert table.position.land.dnpr[table.province("galicia")] == 0
    assert "galicia" not in targets(table)


@pytest.mark.rule("EU-16.5.14", "EU-16.5.11", "EU-13.3.4")
def test_a_dnpr_takes_a_province_beside_it() -> None:
    table = portugal()
    found = targets(table)
    assert {"gibraltar", "tangiers"} <= set(found)
    assert not {"granada", "sevilla", "lisboa", "paris"} & set(found)  # a Capital, a Core, its own, too far


@pytest.mark.rule("EU-16.5.14")
def test_a_capital_only_as_the_last_province_and_nothing_occupied_or_of_its_ally() -> None:
    table = portugal().town("gibraltar", "castile")
    assert "granada" in targets(table)
    table = portugal().war("castile", "granada").occupy("gibraltar", "castile")
    assert "gibraltar" not in targets(table)
    table = portugal().town("gibraltar", "castile")
    assert "gibraltar" in targets(table)
    assert "gibraltar" not in targets(table.ally("castile", "portugal"))


@pytest.mark.rule("EU-16.5.14", "EU-2.T.2")
def test_across_the_sea_only_ports_are_adjacent() -> None:
    table = west().vacate("navarra").dnpr("corsica", "navarra")
    found = targets(table, "navarra")
    assert "piemonte" not in found
    assert "parma" not in found
    assert found
    assert all(places.SEAS[table.province(each)] for each in found)


@pytest.mark.rule("EU-16.5.14")
def test_an_active_ally_does_not_grow() -> None:
    table = portugal().ally("castile", "portugal", active=True)
    assert dnpr.in_play(table.position, GREEN) == []


def grow(table: Board, name: str) -> Land:
    land = Land(table)
    growth.expand(land.position, GREEN, table.player("england"))
    land.position.advance()
    assert land.asked == "GrowDnpr england"
    return land.answer(f"dnpr-grows realm=portugal province={name}")


@pytest.mark.rule("EU-16.5.15")
def test_an_nprs_province_changes_hands() -> None:
    land = grow(portugal(), "tangiers")
    assert land.owner("tangiers") == "portugal"
    assert ownership.core_of(land.position, land.table.province("tangiers")) == land.table.realm("portugal")


@pytest.mark.rule("EU-16.5.16")
def test_below_a_town_the_token_makes_a_core_and_unrest() -> None:
    land = grow(portugal().town("gibraltar", "castile"), "gibraltar")
    assert [land.owner("gibraltar"), land.unrest("gibraltar")] == ["castile", True]
    assert ownership.core_of(land.position, land.table.province("gibraltar")) == land.table.realm("portugal")


@pytest.mark.rule("EU-16.5.17", "EU-9.CB.5")
@pytest.mark.parametrize("takes", [True, False])
def test_whoever_loses_an_allys_province_may_place_a_cb(takes: bool) -> None:
    land = grow(portugal().ally("france", "morocco"), "tangiers")
    assert land.asked == "GrowthCause france"
    land.answer("growth-cb realm=portugal" if takes else "decline")
    assert land.cbs() == (["france>portugal"] if takes else [])


def overseas(position: Europa, table: Board) -> list[str]:
    return names(dnpr.overseas(position, table.realm("portugal")))


@pytest.mark.rule("EU-16.5.17")
def test_from_age_two_a_dnpr_on_the_atlantic_may_settle_a_vacant_territory() -> None:
    table = portugal()
    assert overseas(table.position, table) == []
    table.position.age = 2
    assert "canada" in overseas(table.position, table)
    table.town("canada", "france")
    assert "canada" not in overseas(table.position, table)
    inland = [each for each in overseas(table.position, table) if not places.SEA_LIST[table.province(each)]]
    table.position.rules |= LATER_PRINTING
    assert not set(inland) & set(overseas(table.position, table))
    bohemia = west().dnpr("praha", "bohemia")
    bohemia.position.age = 2
    assert dnpr.overseas(bohemia.position, bohemia.realm("bohemia")) == []


@pytest.mark.rule("EU-16.5.18", "AMB-62")
def test_by_itself_every_dnpr_of_the_colour_takes_an_npr_province() -> None:
    table = portugal().dnpr("praha", "olomouc", "budejovice", "bohemia")
    table.position.dnprs = [table.realm("portugal"), GREEN, table.realm("bohemia"), GREEN]
    land = Land(table)
    growth.expand(land.position, GREEN, -1)
    land.position.advance()
    grown = {str(each["realm"]): str(each["province"]) for each in land.events("dnpr-grew")}
    assert sorted(grown) == ["realm:bohemia", "realm:portugal"]
    # Ceuta lies in Northern Morocco, where Morocco has Provinces: its own Areas come first, then the alphabet
    assert grown["realm:portugal"] in ("province:fez", "province:gharb")


@pytest.mark.rule("EU-16.5.18")
def test_growth_by_itself_never_touches_players() -> None:
    table = portugal().town("gibraltar", "castile")
    province = dnpr.auto_target(table.position, table.realm("portugal"))
    assert table.position.land.town[province] == 0
    assert relations.at_peace(table.position, table.realm("portugal"))
