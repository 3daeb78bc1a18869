"""Explore and Colonize (EU-5.1.3, 5.3.3)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.facts import places
from ludarium.games.europa.realm import colonies, exploring

from ..board import board
from .court import Court

SKULL = {1: 4, 2: 5, 3: 6}  # the throw of the die for each number with a skull; without one it is the number


def england() -> Court:
    """EX-EU1-10: Quest for the New World, a Claim on Antilles, a Light Ship in the Caribbean, one at Lancashire."""
    table = board("1-01", people=4, lands=True).idea("england", "quest-for-the-new-world")
    table.claim("england", "antilles").ships("england", "caribbean-sea").docked("england", "lancashire")
    table.turn("england")
    return Court(table).power("england", dip=3, mil=1)


def explore(court: Court, *dice: int, name: str = "england") -> Court:
    court.position.chance.coming = [*dice]
    return court.act(name, exploring.can_explore, exploring.begin_explore)


SAIL = "explore-sail place=port-lancashire goal=northwestern-atlantic"


@pytest.mark.rule(
    *("EX-EU1-10", "EU-5.1.3", "EU-5.1.3.1", "EU-5.1.3.2", "EU-5.1.3.3", "EU-5.1.3.5", "EU-5.1.3.6", "EU-5.1.3.7"),
    *("AMB-EU1-44", "AMB-EU1-69"),
)
def test_england_explores_the_new_world() -> None:
    court = explore(england(), SKULL[2])
    court.answer(SAIL, "keep-roll")
    assert sorted(court.of("discover")) == ["canada", "florida", "guyana", "mississippi", "new-granada"]
    assert court.options[-1] == "fail"
    court.answer("discover space=canada")
    table = court.table
    assert (court.position.areas.claims[table.space("canada")] >> table.player("england")) & 1
    # 1 DIP and 1 MIL, and 1 DIP for the skull
    assert court.me("england").power == [0, 1, 0]


@pytest.mark.rule("EX-EU1-10", "EU-5.1.3.6")
def test_with_a_town_in_virginia_great_lakes_can_be_discovered() -> None:
    court = england()
    court.table.town("virginia", "england")
    explore(court, SKULL[2]).answer(SAIL, "keep-roll")
    assert "great-lakes" in court.of("discover")


@pytest.mark.rule("EX-EU1-10", "EU-5.1.3.4")
def test_without_a_skull_areas_of_nprs_can_be_discovered() -> None:
    court = explore(england(), 2)
    court.answer(SAIL, "keep-roll")
    assert {"mexico", "central-america"} <= set(court.of("discover"))
    assert "fail" not in court.options
    dip = court.me("england").power[1]
    court.answer("discover space=mexico")
    assert court.me("england").power[1] == dip


@pytest.mark.rule("EX-EU1-10", "EU-5.1.3.5", "AMB-EU1-25")
def test_who_cannot_pay_the_skull_fails_and_loses_a_ship() -> None:
    court = england().power("england", dip=1, mil=1)
    explore(court, SKULL[2]).answer(SAIL)
    # no DIP is left: no other throw, no discovery; which of the two Ships is lost is England's choice
    assert court.asked == "LoseShipAt england"
    assert sorted(court.of("lose-ship-at")) == ["caribbean-sea", "northwestern-atlantic"]
    court.answer("lose-ship-at place=caribbean-sea")
    assert court.events("ship-lost") == [{"realm": "england", "place": "caribbean-sea"}]
    assert court.asked == ""


@pytest.mark.rule("EU-5.1.3.5")
def test_the_skull_may_be_left_unpaid() -> None:
    court = england()
    explore(court, SKULL[2]).answer("roll-now", "keep-roll", "fail")
    # the only Ship on a Distant Continent
    assert court.events("ship-lost") == [{"realm": "england", "place": "caribbean-sea"}]
    assert court.me("england").power[1] == 2


@pytest.mark.rule("EU-5.1.3.3")
def test_the_die_is_thrown_again_for_a_dip_at_most_twice() -> None:
    court = england().power("england", dip=4, mil=1)
    explore(court, 1, 3, 2).answer("roll-now", "reroll", "reroll")
    assert court.asked == "Discover england"  # the last throw binds
    assert court.me("england").power[1] == 1
    numbers = [event["number"] for event in court.events("explored")]
    assert numbers == [1, 3, 2]


@pytest.mark.rule("EU-5.1.3.2")
def test_a_ship_sails_out_with_the_last_power_too() -> None:
    court = england().power("england", dip=1, mil=1)
    explore(court, 2).answer(SAIL)
    table = court.table
    assert court.position.forces.sail[table.sea("northwestern-atlantic")] >> (6 * table.player("england")) & 15 == 1


@pytest.mark.rule("EU-5.1.3.2")
def test_no_ship_explores_a_hostile_sea() -> None:
    court = england()
    court.table.war("england", "france").ships("france", "northwestern-atlantic").turn("england")
    explore(court, 2)
    assert "port-lancashire northwestern-atlantic" not in court.of("explore-sail")


@pytest.mark.rule("EU-5.1.3.1", "EU-5.1.3.6")
def test_without_the_quest_a_discovery_borders_the_realm_itself() -> None:
    court = england()
    court.own("england").ideas = 0
    player = court.table.player("england")
    assert exploring.sails(court.position, player) == []
    assert not exploring.can_explore(court.position, player)  # Ships do not count, and nothing borders England
    court.table.town("virginia", "england")
    assert exploring.can_explore(court.position, player)
    explore(court, 2).answer("keep-roll")
    assert "great-lakes" in court.of("discover")
    assert "mexico" not in court.of("discover")


@pytest.mark.rule("AMB-EU1-23", "AMB-EU1-24", "EU-5.1.3.5")
@pytest.mark.parametrize(("throw", "ship", "lost"), [(3, True, 0), (SKULL[3], True, 1), (SKULL[3], False, 0)])
def test_with_nothing_to_discover_only_a_skull_costs_a_ship(throw: int, ship: bool, lost: int) -> None:
    court = england()
    table = court.table
    court.own("england").ideas = 0
    table.town("canada", "england").town("hudson-bay", "england")  # the only 3 beside Canada
    if not ship:
        court.position.own_forces().sail[table.sea("caribbean-sea")] = 0
    assert exploring.found(court.position, table.player("england"), 3, False) == []
    explore(court, throw).answer("keep-roll")
    assert court.asked == ""
    assert len(court.events("ship-lost")) == lost


@pytest.mark.rule("EU-5.1.3.7", "EU-5.1.3.8", "EU-12.6.1")
def test_the_first_claim_on_a_continent_opens_its_trade() -> None:
    court = england()
    table = court.table
    assert court.position.continents == 0
    explore(court, SKULL[2]).answer(SAIL, "keep-roll", "discover space=canada")
    assert court.position.continents == 1 << places.CONTINENT_OF[table.space("canada")]
    assert table.position.players[table.player("england")].claims == 2


# Colonize


def canada() -> Court:
    """EX-EU1-12."""
    table = board("1-01", people=4, lands=True)
    table.claim("england", "antilles", "canada", "pernambuco", "gold-coast")
    for sea in ("northwestern-atlantic", "northeastern-atlantic", "southeastern-atlantic"):
        table.ships("england", sea)
    table.turn("england")
    court = Court(table).power("england", adm=2)
    court.own("england").colonists = 2
    court.own("england").cubes -= 2
    return court


def colonize(court: Court) -> Court:
    return court.act("england", colonies.can_colonize, colonies.begin_colonize)


@pytest.mark.rule("EX-EU1-12", "EU-5.3.3", "EU-5.3.3.1", "EU-5.3.3.2")
def test_england_colonizes_canada_with_two_colonists_and_two_adm() -> None:
    court = canada()
    cubes = court.me("england").cubes
    colonize(court)
    assert court.of("colonize-at") == ["canada"]
    court.answer("colonize-at space=canada")
    assert court.asked == ""  # only one way to pay
    me = court.me("england")
    assert (me.colonists, me.power[0], me.cubes) == (0, 0, cubes + 4)
    table = court.table
    province = places.PROVINCES_OF[court.position.board][table.space("canada")][0]
    assert court.position.land.holder[province] == table.realm("england")
    assert not court.position.areas.claims[table.space("canada")]
    assert me.claims == 3


@pytest.mark.rule("EX-EU1-12", "EU-5.3.3.2", "AMB-EU1-69")
def test_a_ship_in_the_caribbean_links_antilles_and_the_gold_coast() -> None:
    court = canada()
    court.table.ships("england", "caribbean-sea").turn("england")
    assert sorted(colonize(court).of("colonize-at")) == ["antilles", "canada", "gold-coast"]


@pytest.mark.rule("EU-5.3.3.1")
def test_colonists_and_adm_are_mixed_as_the_player_likes() -> None:
    court = canada().power("england", adm=3)
    colonize(court).answer("colonize-at space=canada")
    assert court.of("settlers") == ["2", "1"]
    court.answer("settlers colonists=1")
    assert (court.me("england").colonists, court.me("england").power[0]) == (1, 0)


@pytest.mark.rule("EU-5.3.3.1")
def test_three_do_not_suffice_and_a_territory_that_is_taken_is_not_colonized() -> None:
    player = canada().table.player("england")
    assert not colonies.can_colonize(canada().power("england", adm=1).position, player)
    court = canada()
    court.table.town("canada", "france")
    assert not colonies.can_colonize(court.position, player)
