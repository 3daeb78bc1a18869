"""Unrest, Rebel Dice and Rebels (EU-14, 4.3 C and I)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import ownership, relations, tracks
from ludarium.games.europa.facts import dice
from ludarium.games.europa.facts.places import PROVINCE
from ludarium.games.europa.npr import liberation, rebels
from ludarium.games.europa.table.position import LATER_PRINTING, NPR, UNREST

from ..board import Board, board
from .land import Land


def west() -> Board:
    table = board("1-01", people=4, lands=True)
    table.position.active = -1
    return table


def leon(count: int) -> Board:
    return west().rebels("leon", count)


# Step C


@pytest.mark.rule(
    *("EX-EU1-1", "EX-EU2-11", "EU-14.3.3", "EU-14.3.5", "EU-4.3.5", "EU-4.3.6", "EU-14.0.1"),
)
def test_two_rebels_take_galicia_and_badajoz() -> None:
    land = Land(leon(2).unrest("galicia", "badajoz")).run(rebels.RebelStep())
    assert [land.top("galicia"), land.top("badajoz")] == ["rebels", "rebels"]
    assert [land.me("castile").covers, land.me("castile").covered] == [2, 2]
    assert land.rebels_in("leon") == 2  # no second move in the same Step (AMB-EU1-62)
    assert land.position.land.holder[land.table.province("galicia")] == land.table.realm("castile")


@pytest.mark.rule("EX-EU1-2", "EX-EU2-11", "EU-14.3.8", "EU-4.3.8", "EU-4.3.10", "AMB-EU1-62")
def test_a_round_later_all_but_one_go_where_unrest_is_or_one_is_removed() -> None:
    land = Land(leon(2).rebel_town("galicia", "badajoz").unrest("burgos")).run(rebels.RebelStep())
    assert [land.rebels_in("leon"), land.rebels_in("castile")] == [1, 1]
    land = Land(leon(2).rebel_town("galicia", "badajoz")).run(rebels.RebelStep())
    assert land.rebels_in("leon") == 1


@pytest.mark.rule("EX-EU2-6", "EU-14.3.3", "EU-4.3.5")
@pytest.mark.parametrize(
    ("count", "restless", "taken"),
    [
        (1, ["galicia", "badajoz"], ["badajoz"]),
        (1, ["salamanca"], []),
        (2, ["salamanca", "galicia", "badajoz"], ["salamanca"]),
        (2, ["galicia", "badajoz"], ["badajoz", "galicia"]),
        (3, ["salamanca", "galicia", "badajoz"], ["badajoz", "salamanca"]),
    ],
)
def test_each_rebel_has_strength_one_and_large_provinces_come_first(
    count: int, restless: list[str], taken: list[str]
) -> None:
    land = Land(leon(count).unrest(*restless)).run(rebels.RebelStep())
    assert [name for name in ("badajoz", "galicia", "salamanca") if land.top(name) == "rebels"] == taken


@pytest.mark.rule("EU-14.3.3", "EU-4.3.4", "AMB-EU1-61")
def test_areas_with_most_rebels_come_first_and_sieges_before_moves() -> None:
    table = west().rebels("leon", 1).rebels("castile", 2).rebels("andalucia", 3).unrest("galicia", "burgos")
    land = Land(table).run(rebels.RebelStep())
    assert [str(each["province"]) for each in land.events("rebel-town-placed")] == [
        "province:burgos",
        "province:galicia",
    ]
    assert land.rebels_in("andalucia") == 2  # Unrest is covered when they look round: one leaves


@pytest.mark.rule("EU-4.3.8", "AMB-EU1-67", "AMB-EU1-68")
def test_moving_rebels_prefer_most_unrest_and_are_never_outnumbered() -> None:
    table = leon(3).unrest("burgos", "murcia", "cordoba")
    land = Land(table).run(rebels.RebelStep())
    assert [land.rebels_in("leon"), land.rebels_in("castile")] == [1, 2]
    table = leon(3).unrest("burgos", "murcia", "cordoba").units("castile", "castile", 3)
    land = Land(table).run(rebels.RebelStep())
    assert [land.rebels_in("leon"), land.rebels_in("andalucia")] == [1, 2]
    land = Land(leon(1).unrest("burgos")).run(rebels.RebelStep())
    assert [land.rebels_in("leon"), land.rebels_in("castile")] == [1, 0]


@pytest.mark.rule("EU-4.3.9", "EU-14.3.2", "EU-14.3.1", "AMB-EU1-34")
def test_rebels_that_meet_units_fight_at_once_as_attackers() -> None:
    table = leon(4).unrest("burgos").units("castile", "castile", 2)
    land = Land(table).run(rebels.RebelStep())
    assert land.events("land-battle")


@pytest.mark.rule("EU-14.3.4", "AMB-EU1-15")
def test_with_several_players_the_poorest_there_chooses() -> None:
    table = west().rebels("aquitaine", 1).unrest("armagnac", "poitou")
    table.town("anjou", "england").unrest("anjou").rebel_town("bordeaux")
    land = Land(table).run(rebels.RebelStep())
    assert land.asked == "RebelTarget england"
    assert sorted(land.of("rebels-take")) == ["anjou", "armagnac", "poitou"]
    land.answer("rebels-take province=poitou")
    assert land.top("poitou") == "rebels"
    table = west().rebels("aquitaine", 1).unrest("armagnac").town("anjou", "england").unrest("anjou")
    table.war("england", "castile").occupy("poitou", "england")
    assert Land(table).run(rebels.RebelStep()).asked == "RebelTarget france"


@pytest.mark.rule("EU-14.3.4", "AMB-EU1-15")
def test_where_several_are_the_poorest_the_provinces_fall_by_the_alphabet() -> None:
    table = west().rebels("aquitaine", 1).unrest("armagnac", "poitou").town("anjou", "england").unrest("bordeaux")
    land = Land(table).run(rebels.RebelStep())  # 3 Tax Value each; Bordeaux is too large
    assert land.asked == ""
    assert [land.top("armagnac"), land.top("poitou"), land.top("bordeaux")] == ["rebels", "", ""]


@pytest.mark.rule("EU-14.3.4")
def test_the_poorest_with_unrest_there_chooses_even_if_his_own_is_out_of_reach() -> None:
    table = west().rebels("aquitaine", 1).unrest("armagnac", "poitou", "bordeaux")
    land = Land(table).run(rebels.RebelStep())  # England's Bordeaux is too large for one Rebel; 2 against 4 Tax Value
    assert land.asked == "RebelTarget england"
    assert sorted(land.of("rebels-take")) == ["armagnac", "poitou"]


@pytest.mark.rule("EU-14.3.4")
def test_a_vassal_counts_half_of_its_tax() -> None:
    table = west().vassal("provence", "england").rebels("aquitaine", 1)
    space = table.space("aquitaine")
    assert rebels._tax_in(table.position, space, table.player("england")) == 2 * 2 + 1
    assert rebels._tax_in(table.position, space, table.player("france")) == 2 * 3


# Unrest


@pytest.mark.rule("EU-14.1.1", "EU-14.1.2", "EU-14.1.3")
def test_unrest_takes_no_income_and_counts_for_nothing_when_covered() -> None:
    table = west()
    player, space = table.player("castile"), table.space("leon")
    before = [tracks.base_tax(table.position, player), tracks.manpower(table.position, player)]
    table.unrest("galicia")
    assert [tracks.base_tax(table.position, player), tracks.manpower(table.position, player)] == before
    assert rebels.restless(table.position, space, player) == [table.province("galicia")]
    table.rebel_town("galicia")
    assert rebels.restless(table.position, space, player) == []
    table.unrest("granada")
    assert rebels.restless(table.position, table.space("andalucia")) == []


# Rebel Dice


@pytest.mark.rule("EX-EU1-3", "EX-EU2-12", "EU-14.2.1", "EU-14.2.5", "EU-14.1.3", "EU-4.3.24")
def test_castile_rolls_one_die_for_cordoba_and_loses_a_power_of_choice() -> None:
    table = leon(2).unrest("galicia", "badajoz").rebel_town("galicia", "badajoz").unrest("cordoba")
    land = Land(table).power("castile", adm=1, mil=1).dice("power").roll("castile")
    assert len(land.events("rebel-die")) == 1
    assert sorted(land.of("lose-power-to-rebels")) == ["adm", "mil"]
    land.answer("lose-power-to-rebels power=mil")
    assert land.me("castile").power == [1, 0, 0]


@pytest.mark.rule("EU-14.2.3", "EU-14.2.1")
def test_one_die_for_each_unrest_area_by_area() -> None:
    land = Land(west().unrest("galicia", "badajoz", "cordoba")).dice("blank", "blank", "blank").roll("castile")
    areas = [each["space"] for each in land.events("rebel-die")]
    assert sorted(str(each) for each in areas) == ["space:andalucia", "space:leon", "space:leon"]
    assert areas[1] in (areas[0], areas[2])


@pytest.mark.rule("EU-14.2.T1", "AMB-29")
def test_the_die_has_one_face_for_each_result() -> None:
    assert sorted(dice.REBEL_FACES) == list(range(6))


@pytest.mark.rule("EU-14.2.T1", "EU-14.2.5")
def test_faces_lose_ducats_and_blank() -> None:
    land = Land(west().unrest("galicia")).power("castile", ducats=5).dice("ducats").roll("castile")
    assert land.me("castile").ducats == 3
    land = Land(west().unrest("galicia")).power("castile", ducats=5, adm=1).dice("blank").roll("castile")
    assert [land.me("castile").ducats, land.me("castile").power[0], land.unrest("galicia")] == [5, 1, True]


@pytest.mark.rule("EU-14.2.T1", "EU-14.2.5")
def test_face_calm_removes_one_unrest_of_the_area() -> None:
    land = Land(west().unrest("galicia")).dice("calm").roll("castile")
    assert not land.unrest("galicia")
    land = Land(west().unrest("galicia", "badajoz")).dice("calm", "blank").roll("castile")
    land.answer("calm-in province=galicia")
    assert [land.unrest("galicia"), land.unrest("badajoz")] == [False, True]


@pytest.mark.rule("AMB-EU1-16", "EU-14.2.3")
def test_calm_is_taken_before_a_rebellion() -> None:
    land = Land(west().unrest("galicia", "badajoz")).dice("rebellion", "calm").roll("castile")
    land.answer("calm-in province=galicia")
    assert [land.top("galicia"), land.top("badajoz")] == ["", "rebels"]


@pytest.mark.rule("EU-14.2.T1", "EU-14.2.5", "AMB-EU1-81")
def test_face_exhaust_takes_a_regular_from_the_reserve_or_from_the_map() -> None:
    table = west().unrest("galicia").units("castile", "castile").army("castile", 1, "leon", mercenary_infantry=2)
    land = Land(table).reserve("castile", available=1).dice("exhaust").roll("castile")
    assert land.options == ["exhaust-available", "exhaust-deployed space=castile"]
    land.answer("exhaust-deployed space=castile")
    assert [land.me("castile").exhausted, land.units("castile", "castile")] == [1, 0]


@pytest.mark.rule("EU-14.2.6")
@pytest.mark.parametrize("face", ["power", "exhaust"])
def test_what_cannot_be_lost_costs_two_ducats_then_a_loan_then_bankruptcy(face: str) -> None:
    land = Land(west().unrest("galicia")).power("castile", ducats=2).dice(face).roll("castile")
    assert land.me("castile").ducats == 0
    land = Land(west().unrest("galicia")).dice(face).roll("castile")
    assert [land.me("castile").interest, land.me("castile").ducats > 0] == [1, True]
    table = west().unrest("galicia")
    table.position.own_player(table.player("castile")).interest = 5
    land = Land(table).dice(face).roll("castile")
    assert land.me("castile").stability < 0


@pytest.mark.rule("EU-14.2.4")
def test_rebellion_without_units_takes_a_core() -> None:
    land = Land(west().unrest("galicia", "badajoz")).dice("rebellion", "blank").roll("castile")
    land.answer("rebellion-in province=badajoz")
    assert land.top("badajoz") == "rebels"
    assert land.me("castile").covers == 1


@pytest.mark.rule("EU-14.2.4", "AMB-27", "AMB-EU1-34")
def test_rebellion_where_units_are_brings_a_rebel_for_each_result_and_a_battle_later() -> None:
    table = west().unrest("galicia", "badajoz").units("castile", "leon", 2)
    land = Land(table).dice("rebellion", "rebellion").roll("castile")
    assert land.rebels_in("leon") == 2
    assert land.position.battles_due[0] == table.space("leon")
    assert land.position.battles_due[2] == -1  # the Rebels attack
    assert [land.top("galicia"), land.top("badajoz")] == ["", ""]


@pytest.mark.rule("EU-14.2.4", "AMB-27")
def test_in_later_printings_a_unit_is_lost_instead() -> None:
    table = west().unrest("galicia").units("castile", "leon", 2)
    table.position.rules |= LATER_PRINTING
    land = Land(table).dice("rebellion").roll("castile")
    assert [land.rebels_in("leon"), land.units("castile", "leon")] == [0, 1]


@pytest.mark.rule("EU-14.2.4", "EU-14.3.5", "EU-14.3.6")
def test_a_rebellion_liberates_what_is_merely_occupied() -> None:
    table = west().war("castile", "granada").occupy("granada", "castile")
    land = Land(table).dice("rebellion").roll("castile")
    assert land.owner("granada") == "granada"
    assert land.cbs() == []


# Liberation


@pytest.mark.rule("EU-14.3.6", "EU-14.3.5", "EU-14.3.7", "EU-13.0.2", "EU-4.3.7")
def test_a_province_that_is_no_core_goes_to_whom_it_belongs_and_gives_a_cb() -> None:
    table = west().town("granada", "castile").unrest("granada").rebels("andalucia", 1).truce("castile", "granada")
    land = Land(table).run(rebels.RebelStep())
    assert land.owner("granada") == "granada"
    assert land.cbs() == ["castile>granada"]
    assert not relations.truce(land.position, table.realm("castile"), table.realm("granada"))


@pytest.mark.rule("EU-14.3.6", "EU-13.0.2")
def test_a_realm_that_was_gone_returns_with_its_province() -> None:
    table = west().town("granada", "gibraltar", "castile").vacate("granada").town("granada", "gibraltar", "castile")
    table.unrest("gibraltar").rebels("andalucia", 1)
    land = Land(table).run(rebels.RebelStep())
    assert land.owner("gibraltar") == "granada"
    assert land.position.realms.capital[table.realm("granada")] == table.province("gibraltar")


@pytest.mark.rule("EU-14.3.6", "EU-14.3.7")
def test_another_players_core_gets_his_town() -> None:
    table = west().town("bordeaux", "france").unrest("bordeaux").rebels("aquitaine", 2)
    land = Land(table).run(rebels.RebelStep())
    assert land.owner("bordeaux") == "england"
    assert land.cbs() == ["france>england"]


@pytest.mark.rule("EU-14.3.6")
def test_an_occupied_province_goes_back_to_its_lawful_owner_without_a_cb() -> None:
    table = west().war("france", "england").occupy("bordeaux", "france")
    covers = table.position.players[table.player("england")].covers
    land = Land(table.rebels("aquitaine", 2)).run(rebels.RebelStep())
    assert [land.owner("bordeaux"), land.top("bordeaux")] == ["england", ""]
    assert [covers, land.me("england").covers] == [1, 0]
    assert land.cbs() == []


@pytest.mark.rule("EU-14.3.6", "EU-14.3.7", "AMB-28")
def test_a_territory_becomes_a_dnprs_of_the_colour_chosen() -> None:
    table = west().dnpr("lisboa", "portugal").town("canada", "france").unrest("canada")
    table.position.dnprs = [table.realm("portugal"), 1]
    table.position.first = table.player("castile")
    land = Land(table)
    liberation.liberate(land.position, table.province("canada"), True)
    land.position.advance()
    assert land.asked == "ChooseColour castile"  # outside the Action Phase the First Player
    land.answer("colour-for colour=green")
    assert land.owner("canada") == "portugal"
    assert land.position.land.town[table.province("canada")] == 0
    assert land.cbs() == ["france>portugal"]
    assert not land.position.land.marks[table.province("canada")] & UNREST
    table.position.active = table.player("england")
    assert liberation.chooser(table.position) == table.player("england")


@pytest.mark.rule("EU-14.3.5", "EU-14.3.6", "EU-4.3.7", "EU-14.3.7", "EU-13.2.4")
def test_a_vassal_of_one_province_is_liberated() -> None:
    table = west().vassal("navarra", "castile").unrest("navarra").rebels("aragon", 1)
    assert table.position.players[table.player("castile")].vassal == 1
    land = Land(table).run(rebels.RebelStep())
    assert [land.owner("navarra"), land.top("navarra"), land.unrest("navarra")] == ["navarra", "", False]
    assert table.position.realms.kind[table.realm("navarra")] == NPR
    assert [land.me("castile").vassal, land.me("castile").covered_vassal] == [0, 0]
    assert land.cbs() == ["castile>navarra"]


@pytest.mark.rule("EUI-50", "EU-4.3.6", "EU-14.2.4")
def test_a_vassal_of_several_provinces_is_liberated_with_the_last_of_them() -> None:
    table = west().vassal("provence", "castile")
    provinces = [PROVINCE.ref(p) for p in ownership.held(table.position, table.realm("provence"))]
    assert len(provinces) == 2
    first, second = provinces
    rebels.take(table.position, table.province(first))
    land = Land(table)
    assert [land.top(first), land.top(second)] == ["rebels", ""]
    assert land.me("castile").covered_vassal > 0
    rebels.take(table.position, table.province(second))
    assert [land.owner(first), land.owner(second)] == ["provence", "provence"]
    assert [land.me("castile").vassal, land.me("castile").covered_vassal] == [0, 0]
    assert land.cbs() == ["castile>provence"]


@pytest.mark.rule("EU-14.2.4", "EU-14.3.5")
def test_a_vassals_province_that_is_the_overlords_core_gets_a_rebel_town() -> None:
    table = west().give("galicia", "navarra").vassal("navarra", "castile")
    rebels.take(table.position, table.province("galicia"))
    land = Land(table)
    assert land.top("galicia") == "rebels"
    assert [land.me("castile").covered_vassal, land.me("castile").covered] == [1, 0]


@pytest.mark.rule("AMB-25", "EU-2.2.4")
def test_rebels_are_counted_as_far_as_a_place_can_hold_them() -> None:
    table = leon(250)
    rebels.add(table.position, table.space("leon"), 17)
    assert table.position.forces.rebels[table.space("leon")] == 255
