"""Recruit Units (EU-5.5.3, 9.2, 9.U)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import capacity, forces
from ludarium.games.europa.table import position as at
from ludarium.games.europa.war import muster, recruit

from ..board import board
from .campaign import Campaign


def english() -> Campaign:
    """EX-EU1-17: England is at War with Desmond and France."""
    table = board("1-01", people=4, lands=True)
    table.ally("france", "scotland", active=True).ally("england", "burgundy", active=True)
    table.war("england", "desmond").war("france", "england").idea("england", "cannons")
    table.ships("england", "northeastern-atlantic").army("england", 1, "northumbria", infantry=1).turn("england")
    return Campaign(table).power("england", mil=1, ducats=25).reserve("england", available=7, allied=4)


@pytest.mark.rule(
    *("EX-EU1-17", "EU-5.5.3.1", "EU-5.5.3.2", "EU-5.5.3.3", "EU-5.5.3.4", "EU-5.5.3.6", "EU-5.5.3.8"),
    *("EU-9.2.1", "EU-9.2.2", "EU-9.2.11", "EU-9.U.5", "EU-9.U.30", "EU-11.3.14"),
)
def test_england_recruits_in_ireland_and_northumbria() -> None:
    war = english().recruit("england")
    assert war.mil("england") == 0
    war.add("regular-infantry", "ireland", "2").add("regular-infantry", "ireland", "2")
    war.add("regular-artillery", "ireland", "2")
    assert war.me("england").ducats == 15
    war.answer("recruit-unit unit=regular-infantry")
    assert "ireland" not in war.of("recruit-in")  # its three Provinces are spent
    war.answer("recruit-in space=northumbria", "into-army army=1")
    war.add("regular-infantry", "northumbria", "1").add("regular-cavalry", "northumbria", "1")
    war.add("regular-artillery", "northumbria", "1")
    assert war.me("england").ducats == 0
    for _ in range(4):
        war.add("allied-infantry", "northumbria", "1")
    assert war.options == ["done"]  # nothing is left in the Reserve
    assert war.army("england", 1) == [3, 1, 1, 0, 0, 0, 4, 0, 0]
    assert war.army("england", 2) == [2, 0, 1, 0, 0, 0, 0, 0, 0]
    war.answer("done")
    desmond = {"realm": "realm:desmond", "battleside": "battleside:defenders", "amount": 1}
    assert desmond in war.events("realm-fights")


@pytest.mark.rule("EX-EU1-17", "EU-9.2.11", "EU-5.5.3.4", "EU-5.5.3.5", "EU-9.U.26")
def test_mercenaries_stand_outside_capacity() -> None:
    war = english().power("england", mil=1, ducats=99).reserve("england", available=12).recruit("england")
    for _ in range(3):
        war.add("regular-infantry", "ireland", "alone")
    for _ in range(8):
        war.add("regular-infantry", "northumbria", "1")
    war.answer("recruit-unit unit=regular-infantry")
    assert "northumbria" not in war.of("recruit-in")  # 11 - 3 = 8 are used up exactly
    war.answer("recruit-in space=aquitaine" if "aquitaine" in war.of("recruit-in") else war.options[0])
    if war.asked.startswith("IntoArmy"):
        war.answer("stand-alone")
    for _ in range(3):
        war.add("mercenary-infantry", "northumbria", "1")
    assert war.of("recruit-unit") == []  # three in a Turn, and no Regulars are left
    assert war.army("england", 1)[:4] == [9, 0, 0, 3]


@pytest.mark.rule("EU-5.5.3.8", "EU-9.U.2", "EU-9.U.3", "EU-9.U.4", "EU-9.U.5", "EU-9.U.26")
@pytest.mark.parametrize(
    ("unit", "price"),
    [
        *(("regular-infantry", 2), ("regular-cavalry", 5), ("regular-artillery", 6), ("mercenary-infantry", 4)),
        *(("mercenary-cavalry", 7), ("mercenary-artillery", 8), ("allied-infantry", 0), ("allied-cavalry", 3)),
    ],
)
def test_prices_of_units(unit: str, price: int) -> None:
    war = english().power("england", mil=1, ducats=price)
    war.recruit("england").add(unit, "northumbria", "1")
    assert war.me("england").ducats == 0
    if price:
        war = english().power("england", mil=1, ducats=price - 1)
        assert unit not in war.recruit("england").of("recruit-unit")


@pytest.mark.rule("EU-5.5.3.8", "EU-9.U.5")
def test_artillery_needs_cannons_and_is_never_allied() -> None:
    war = english()
    war.position.own_player(war.table.player("england")).ideas = 0
    assert war.recruit("england").of("recruit-unit") == [
        *("regular-infantry", "regular-cavalry", "mercenary-infantry", "mercenary-cavalry"),
        *("allied-infantry", "allied-cavalry"),
    ]


@pytest.mark.rule("EU-5.5.3.1", "EU-9.U.3", "EU-9.U.4", "EU-9.U.13")
def test_only_regular_infantry_stands_alone() -> None:
    table = board("1-01", people=4, lands=True)
    for number, space in enumerate(("wales-wessex", "east-anglia", "northumbria")):
        table.army("england", number + 1, space, infantry=1)
    war = Campaign(table.turn("england")).power("england", mil=1, ducats=20).reserve("england", available=5)
    war.recruit("england").answer("recruit-unit unit=regular-cavalry")
    assert sorted(war.of("recruit-in")) == ["east-anglia", "northumbria", "wales-wessex"]
    war.answer("recruit-in space=northumbria").answer("recruit-unit unit=regular-infantry")
    assert "ireland" in war.of("recruit-in")
    war.answer("recruit-in space=ireland")
    assert war.single("england", "ireland") == 1


@pytest.mark.rule("EU-5.5.3.6", "EU-11.3.17", "EU-9.2.12")
def test_allied_units_come_in_the_allys_areas_up_to_its_capacity() -> None:
    war = english()
    war.reserve("england", available=0, allied=9).recruit("england").answer("recruit-unit unit=allied-infantry")
    assert "flanders-wallonia" in war.of("recruit-in")
    war.answer("recruit-in space=flanders-wallonia").answer("done")
    burgundian = [war.position.npr_spent[i] for i in range(0, len(war.position.npr_spent), 2)]
    assert len(burgundian) == 1
    holder, burgundy = war.position.land.holder[burgundian[0]], war.table.realm("burgundy")
    assert burgundy in (holder, war.position.realms.lord[holder])  # its own, or a Vassal's
    assert war.me("england").spent_land == []


@pytest.mark.rule("EU-5.5.3.3")
def test_regulars_come_in_vassals_areas_too() -> None:
    table = board("1-01", people=4, lands=True).vassal("savoy", "france").turn("france")
    war = Campaign(table).power("france", mil=1, ducats=20).reserve("france", available=3, allied=1)
    war.recruit("france").answer("recruit-unit unit=regular-infantry")
    assert "lombardy" in war.of("recruit-in")
    war.answer("recruit-in space=lombardy", "stand-alone", "recruit-unit unit=allied-infantry")
    assert "lombardy" not in war.of("recruit-in")


@pytest.mark.rule("EU-9.2.4", "EU-5.5.3.3", "EU-9.8.14")
def test_nobody_recruits_in_occupied_land_alone() -> None:
    table = board("1-01", people=4, lands=True).war("england", "france").occupy("pale", "france").turn("england")
    war = Campaign(table).power("england", mil=1, ducats=20).reserve("england", available=3)
    war.recruit("england").answer("recruit-unit unit=regular-infantry")
    assert "ireland" not in war.of("recruit-in")


@pytest.mark.rule("EU-5.5.3.4", "EU-9.2.11")
def test_what_was_spent_this_turn_is_spent() -> None:
    war = english().recruit("england")
    for _ in range(3):
        war.add("regular-infantry", "east-anglia", "alone")
    war.answer("done")
    assert len(war.me("england").spent_land) >= 2
    before = len(war.me("england").spent_land)
    war.recruit("england", waived=1).add("regular-infantry", "east-anglia", "alone").answer("done")
    spent = war.me("england").spent_land
    assert len(set(spent)) == len(spent) == before + 1


@pytest.mark.rule("EU-5.5.3.8")
def test_mass_conscription_makes_three_infantry_cheaper() -> None:
    war = english()
    war.table.idea("england", "mass-conscription")
    war.power("england", mil=1, ducats=20).recruit("england")
    for ducats in (19, 18, 17, 15):
        war.add("regular-infantry", "northumbria", "alone")
        assert war.me("england").ducats == ducats


@pytest.mark.rule("EU-5.5.3.1")
def test_without_anything_to_recruit_the_action_is_not_offered() -> None:
    war = english().power("england", mil=1, ducats=1).reserve("england", available=7)
    assert not recruit.can_recruit(war.position, war.table.player("england"))
    war.power("england", mil=0, ducats=9)
    assert not recruit.can_recruit(war.position, war.table.player("england"))
    assert recruit.can_recruit(war.position, war.table.player("england"), waived=1)


# Ships


def sailors() -> Campaign:
    table = board("1-01", people=4, lands=True).turn("england")
    return Campaign(table).power("england", mil=1, ducats=99)


@pytest.mark.rule("EU-5.5.3.7", "EU-5.5.3.8", "EU-9.U.17", "EU-9.2.7", "EU-9.2.8", "EU-9.U.6", "EU-9.U.7")
def test_a_port_builds_one_ship_and_a_large_one_two() -> None:
    war = sailors().recruit("england")
    war.launch("light", "port-london").launch("heavy", "port-london")
    assert war.me("england").ducats == 99 - 14
    war.answer("build-ship ship=light")
    assert "port-london" not in war.of("launch")
    war.answer("launch place=port-lancashire").answer("build-ship ship=light")
    assert "port-lancashire" not in war.of("launch")
    assert forces.fleet_place(war.position, war.table.player("england")) == war.table.port("london")


@pytest.mark.rule("EU-5.5.3.7", "EU-9.2.7", "EU-12.3.1")
def test_ships_go_to_sea_onto_slots_as_far_as_naval_capacity_goes() -> None:
    war = sailors().recruit("england")
    england = war.table.player("england")
    sea = war.table.sea("english-channel")
    slots = forces.free_slots(war.position, sea)
    for _ in range(slots):
        war.launch("light", "english-channel", "take-slot")
    assert forces.light_on_slots(war.position, england, sea) == slots
    count = slots
    while "light" in war.of("build-ship"):
        war.answer("build-ship ship=light")
        if "english-channel" not in war.of("launch"):
            break
        war.answer("launch place=english-channel")
        if war.asked.startswith("LaunchAs"):
            assert "take-slot" not in war.options
            war.answer("stand-alone")
        count += 1
    assert count == capacity.navy(war.position, war.table.realm("england"), sea, [])


@pytest.mark.rule("EU-9.2.10", "EU-5.5.3.7", "EU-9.9.1")
def test_no_ship_is_built_into_a_hostile_sea() -> None:
    war = sailors()
    war.table.war("england", "france").ships("france", "english-channel")
    war.recruit("england").answer("build-ship ship=light")
    assert "english-channel" not in war.of("launch")
    assert "port-london" in war.of("launch")


@pytest.mark.rule("EU-9.U.7b", "EU-2.M.7")
def test_galleys_are_built_in_marked_seas_into_the_fleet() -> None:
    war = sailors()
    assert "galley" not in war.recruit("england").of("build-ship")
    table = board("1-01", people=4, lands=True).turn("castile")
    war = Campaign(table).power("castile", mil=1, ducats=9).recruit("castile")
    war.answer("build-ship ship=galley")
    assert war.of("launch")
    war.answer(war.options[0])
    fleet = table.player("castile") * at.FLEET
    assert war.position.forces.fleets[fleet + at.FLEET_GALLEY] == 1


@pytest.mark.rule("EU-9.U.23", "EU-9.U.7")
def test_heavy_ships_are_built_where_the_fleet_is() -> None:
    war = sailors()
    war.table.fleet("england", "london", light=1)
    war.recruit("england").answer("build-ship ship=heavy")
    assert war.of("launch") == ["port-london"]


@pytest.mark.rule("EU-9.5.22")
def test_a_port_that_is_full_takes_no_ship() -> None:
    war = sailors()
    war.table.docked("england", "lancashire", 2)
    war.recruit("england").answer("build-ship ship=light")
    assert "port-lancashire" not in war.of("launch")


# gifts


@pytest.mark.rule("EU-16.3.17")
def test_units_given_come_from_available_where_no_battle_starts() -> None:
    war = english()
    england = war.table.player("england")
    assert not muster.can_place_units(war.position, england, at.INFANTRY, war.table.space("ireland"))
    assert muster.place_units(war.position, england, at.CAVALRY, war.table.space("east-anglia"))
    assert war.me("england").available == 6
    war.reserve("england")
    assert not muster.place_units(war.position, england, at.INFANTRY, war.table.space("east-anglia"))
    assert muster.place_units(war.position, england, at.MERCENARY, war.table.space("northumbria"))
    war.answer("into-army army=1")
    assert war.army("england", 1)[at.MERCENARY] == 1
    assert war.me("england").turn_mercenaries == 0


@pytest.mark.rule("EU-19.3.5", "EU-16.3.17")
def test_two_free_mercenaries_for_a_crusade() -> None:
    war = english()
    recruit.free_mercenaries(war.position, war.table.player("england"), 2)
    assert "ireland" not in war.of("recruit-in")
    war.answer("recruit-in space=northumbria", "into-army army=1")
    war.answer("recruit-in space=northumbria", "into-army army=1")
    assert war.asked == ""
    assert war.army("england", 1)[at.MERCENARY] == 2
