"""Sieges and Occupation (EU-9.8)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import forces, modifiers
from ludarium.games.europa.language import symbols
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import UNREST, UNREST_TOP, Europa
from ludarium.games.europa.war import activate, besieged, siege

from ..board import board
from .campaign import Campaign


def granada(**units: int) -> Campaign:
    """EX-EU1-24, the Turn after: Castile stands in Andalucia, and Granada's Units are beaten. Gibraltar has the blue
    Port of an Island, so a Ship lies before it."""
    table = board("1-01", people=4, lands=True).war("castile", "granada").ships("castile", "western-mediterranean")
    table.army("castile", 1, "andalucia", **units).turn("castile")
    return Campaign(table).power("castile", mil=2)


@pytest.mark.rule("EX-EU1-24", "EU-9.8.1", "EU-9.8.2", "EU-9.8.3", "EU-9.8.4", "EU-9.8.7", "EU-5.5.2.4", "EU-13.4.18")
def test_two_infantry_take_granada_and_gibraltar_for_two_mil() -> None:
    war = granada(infantry=3, cavalry=1).activate("castile")
    assert war.of("besiege") == ["andalucia"]
    war.answer("besiege space=andalucia", "siege-with unit=regular-infantry", "siege-with unit=regular-infantry")
    assert war.mil("castile") == 0
    assert sorted(war.of("siege-target")) == ["gibraltar", "granada"]
    war.answer("siege-target province=granada", "siege-target province=gibraltar")
    assert war.asked == ""
    assert [war.top("granada"), war.top("gibraltar")] == ["castile", "castile"]
    assert war.position.land.marks[war.table.province("granada")] & UNREST_TOP
    assert war.position.land.holder[war.table.province("granada")] == war.table.realm("granada")


@pytest.mark.rule("EU-13.4.18", "EU-9.8.2")
def test_no_siege_in_the_turn_of_the_battle() -> None:
    table = board("1-01", people=4, lands=True).turn("castile")
    table.war("castile", "granada").army("castile", 1, "andalucia", infantry=3)
    assert not siege.spaces(table.position, table.player("castile"), 5)


@pytest.mark.rule("EU-9.U.3", "EU-9.U.4", "EU-9.U.5", "EU-9.U.8", "EU-9.U.11", "AMB-EU1-41")
@pytest.mark.parametrize(
    ("infantry", "cavalry", "artillery", "strength"),
    [(1, 3, 1, 4), (0, 1, 0, 0), (0, 2, 0, 1), (0, 3, 0, 1), (0, 0, 1, 2), (2, 0, 0, 2)],
)
def test_siege_strength(infantry: int, cavalry: int, artillery: int, strength: int) -> None:
    assert besieged.strength([infantry, cavalry, artillery, 0, 0, 0, 0, 0, 0]) == strength
    assert besieged.strength([0, 0, 0, infantry, 0, 0, 0, cavalry, artillery]) == strength


@pytest.mark.rule("EU-9.U.11", "EU-5.5.2.4")
def test_one_artillery_besieges_two_small_provinces_for_one_mil() -> None:
    war = granada(infantry=1, artillery=1).power("castile", mil=1).activate("castile")
    war.answer("besiege space=andalucia", "siege-with unit=regular-artillery")
    war.answer("siege-target province=granada", "siege-target province=gibraltar")
    assert war.mil("castile") == 0


@pytest.mark.rule("EU-9.8.3", "EU-9.U.8")
def test_units_that_cannot_lead_to_a_siege_are_not_offered() -> None:
    war = granada(infantry=1, cavalry=2).power("castile", mil=1).activate("castile").answer("besiege space=andalucia")
    assert war.of("siege-with") == ["regular-infantry"]  # one horseman alone takes nothing, and there is no MIL for two
    war = granada(infantry=1, cavalry=2).power("castile", mil=2).activate("castile").answer("besiege space=andalucia")
    assert war.of("siege-with") == ["regular-infantry", "regular-cavalry"]
    war.answer("siege-with unit=regular-cavalry")
    assert "done" not in war.options
    war = granada(cavalry=2).power("castile", mil=1)
    assert not siege.spaces(war.position, war.table.player("castile"), 0)


@pytest.mark.rule("EU-9.8.2")
def test_enemy_or_rebel_units_prevent_a_siege() -> None:
    war = granada(infantry=3)
    war.table.rebels("andalucia")
    assert not siege.spaces(war.position, war.table.player("castile"), 5)


@pytest.mark.rule("EUI-36", "EU-5.5.2.4")
def test_the_halves_that_cards_give_hold_no_siege() -> None:
    war = granada(infantry=3).activate("castile", naval=False)
    assert war.of("besiege") == []


# players


def english_war(**units: int) -> Campaign:
    """France's Army stands in the Englishmen's Normandy; their Units are gone."""
    table = board("1-01", people=4, lands=True).war("france", "england")
    table.army("france", 1, "brittany-normandy", **units).turn("france")
    return Campaign(table).power("france", mil=9)


def normandy(war: Campaign) -> list[str]:
    war.activate("france").answer("besiege space=brittany-normandy")
    while war.asked.startswith("SiegeUnits"):
        war.answer(next(option for option in war.options if option != "done"))
    return war.of("siege-target")


@pytest.mark.rule("EU-9.8.8", "EU-9.8.13", "EU-9.8.14", "AMB-EU1-12")
def test_an_enemys_town_is_covered_and_his_track_too() -> None:
    war = english_war(infantry=2)
    name = normandy(war)[0]
    before = war.me("england").covered
    war.answer(f"siege-target province={name}")
    assert war.top(name) == "france"
    assert war.me("england").covered > before
    assert war.me("england").covers == 1


@pytest.mark.rule("EU-9.8.9", "EU-9.8.12")
def test_own_and_friends_land_is_freed() -> None:
    war = english_war(infantry=2)
    war.table.army("france", 1, "seine", infantry=2).occupy("paris", "england").turn("france")
    covered = war.me("france").covered
    war.activate("france").answer("besiege space=seine", *["siege-with unit=regular-infantry"] * 2)
    war.answer("siege-target province=paris")
    assert war.top("paris") == ""
    assert war.me("france").covered == covered - 2
    assert not war.position.land.marks[war.table.province("paris")] & UNREST


@pytest.mark.rule("EU-9.8.10")
def test_enemy_land_that_another_enemy_holds_changes_hands() -> None:
    war = english_war(infantry=2)
    name = normandy(english_war(infantry=2))[0]
    war.table.war("france", "castile").occupy(name, "castile")
    normandy(war)
    war.answer(f"siege-target province={name}")
    assert war.top(name) == "france"


@pytest.mark.rule("EU-9.8.6", "EU-14.4.1", "EU-14.4.2", "EU-9.8.10")
def test_rebel_towns_go_with_all_unrest_or_give_way_to_the_own_town() -> None:
    war = english_war(infantry=2)
    war.table.army("france", 1, "seine", infantry=2).unrest("champagne").rebel_town("champagne").turn("france")
    war.activate("france").answer("besiege space=seine", *["siege-with unit=regular-infantry"] * 2)
    war.answer("siege-target province=champagne")
    assert war.top("champagne") == ""
    assert not war.position.land.marks[war.table.province("champagne")] & UNREST
    war = english_war(infantry=2)
    name = normandy(english_war(infantry=2))[0]
    war.table.unrest(name).rebel_town(name)
    normandy(war)
    war.answer(f"siege-target province={name}")
    assert war.top(name) == "france"
    marks = war.position.land.marks[war.table.province(name)]
    assert [marks & UNREST != 0, marks & UNREST_TOP != 0] == [False, True]


@pytest.mark.rule("EU-9.8.6")
def test_a_neutral_realms_rebels_are_driven_out_too() -> None:
    table = board("1-01", people=4, lands=True).army("france", 1, "castile", infantry=2).rebel_town("madrid")
    war = Campaign(table.turn("france")).power("france", mil=2)
    war.activate("france").answer("besiege space=castile", *["siege-with unit=regular-infantry"] * 2)
    war.answer("siege-target province=madrid")
    assert war.top("madrid") == ""
    assert war.me("castile").covered == 0


@pytest.mark.rule("EU-9.8.5")
def test_defensive_mentality_asks_for_one_more_once() -> None:
    war = english_war(infantry=3)
    war.table.idea("england", "defensive-mentality")
    assert modifiers.total(war.position, war.table.player("england"), symbols.M_SIEGE_NEEDED) == 1
    names = normandy(war)
    small = [name for name in names if besieged.need(war.position, war.table.province(name), 0) == 2]
    war.answer(f"siege-target province={small[0]}")
    assert war.position.decision().about(war.position)[1] == ("strength", 1)
    assert sorted(war.of("siege-target")) == sorted(name for name in small if name != small[0])


@pytest.mark.rule("EU-9.8.5", "EU-6.2.8")
def test_the_besieged_answer_before_their_provinces_fall() -> None:
    war = english_war(infantry=1)
    seen: list[tuple[int, int, int]] = []

    def scorched(position: Europa, happening: int, players: int, space: int) -> None:
        seen.append((happening, players, space))
        me = position.own_player(war.table.player("england"))
        for number, modifier in enumerate(BOOK.modifiers):
            if modifier.name == symbols.M_SIEGE_NEEDED:
                me.lasting.extend([number, 1, -1])

    DOORS.react = scorched
    war.activate("france").answer("besiege space=brittany-normandy", "siege-with unit=regular-infantry")
    england = 1 << war.table.player("england")
    assert seen == [(symbols.H_SIEGE_IN_YOUR_AREA, england, war.table.space("brittany-normandy"))]
    assert war.events("siege-failed")
    assert war.asked == ""


@pytest.mark.rule("EU-9.8.4", "EU-2.M.12")
def test_an_island_needs_an_own_ship_beside_it() -> None:
    table = board("1-01", people=4, lands=True).war("france", "genoa")
    table.army("france", 1, "corsica-sardinia", infantry=1).turn("france")
    war = Campaign(table).power("france", mil=1)
    corsica = table.province("corsica")
    assert corsica not in besieged.targets(war.position, table.player("france"), table.space("corsica-sardinia"))
    table.ships("france", "gulf-of-lion")
    war.activate("france").answer("besiege space=corsica-sardinia", "siege-with unit=regular-infantry")
    war.answer("siege-target province=corsica")
    assert war.top("corsica") == "france"


@pytest.mark.rule("EU-9.8.11")
def test_ships_leave_a_besieged_port() -> None:
    table = board("1-01", people=4, lands=True).war("france", "england").army("france", 1, "east-anglia", infantry=2)
    table.docked("england", "london", 2).fleet("england", "london", light=1, heavy=1).turn("france")
    war = Campaign(table).power("france", mil=2)
    war.activate("france").answer("besiege space=east-anglia", *["siege-with unit=regular-infantry"] * 2)
    war.answer("siege-target province=london")
    seas = [war.table.sea(name) for name in war.of("sail-to")] if war.asked.startswith("EjectShips") else []
    if seas:
        war.answer(war.options[0])
    england = table.player("england")
    assert forces.ships_in_port(war.position, england, table.province("london")) == 0
    assert forces.ships_at_sea(war.position, england) == 4


@pytest.mark.rule("EU-9.8.11", "EU-9.9.1")
def test_ships_driven_into_a_hostile_sea_fight() -> None:
    table = board("1-01", people=4, lands=True).war("france", "england").army("france", 1, "east-anglia", infantry=2)
    table.docked("england", "london").turn("france")
    for sea in ("doggerbank", "english-channel"):
        table.ships("france", sea, 3)
    war = Campaign(table).power("france", mil=2)
    war.activate("france").answer("besiege space=east-anglia", *["siege-with unit=regular-infantry"] * 2)
    war.answer("siege-target province=london")
    if war.asked.startswith("EjectShips"):
        war.answer(war.options[0])
    if war.asked == "SiegeTarget france":
        war.answer("done")
    assert war.events("naval-battle")


@pytest.mark.rule("EU-9.8.8")
def test_an_occupied_capital_is_a_deed() -> None:
    table = board("1-01", people=4, lands=True).war("france", "england").army("france", 1, "east-anglia", infantry=2)
    war = Campaign(table.turn("france")).power("france", mil=2)
    before = sum(war.me("france").deeds_turn[deed.id] for deed in BOOK.deeds_of[symbols.H_OCCUPY_CAPITAL])
    war.activate("france").answer("besiege space=east-anglia", *["siege-with unit=regular-infantry"] * 2)
    war.answer("siege-target province=london")
    after = sum(war.me("france").deeds_turn[deed.id] for deed in BOOK.deeds_of[symbols.H_OCCUPY_CAPITAL])
    assert before == 0
    assert after >= 1  # of an Opponent


# Suppress Unrest


@pytest.mark.rule("EU-5.5.4.1")
def test_unrest_is_suppressed_for_one_mil_each() -> None:
    table = board("1-01", people=4, lands=True).unrest("paris", "champagne").vassal("savoy", "france").unrest("savoie")
    war = Campaign(table.turn("france")).power("france", mil=2).suppress("france")
    assert sorted(war.of("suppress-in")) == ["champagne", "paris", "savoie"]
    war.answer("suppress-in province=paris", "suppress-in province=savoie")
    assert war.asked == ""
    assert war.mil("france") == 0
    marks = war.position.land.marks
    assert [marks[table.province(name)] & UNREST for name in ("paris", "savoie", "champagne")] == [0, 0, UNREST]


@pytest.mark.rule("EU-5.5.4.2", "EU-5.5.4.3", "EU-5.5.4.4", "AMB-EU1-57")
def test_not_beside_enemies_and_not_in_occupied_land() -> None:
    table = board("1-01", people=4, lands=True).unrest("paris", "champagne", "toulouse").war("france", "england")
    table.rebels("languedoc").occupy("champagne", "england").occupy("london", "france").turn("france")
    war = Campaign(table).power("france", mil=2).suppress("france")
    assert war.of("suppress-in") == ["paris"]
    table.units("england", "seine")
    assert not activate.can_activate(war.position, table.player("castile"))
    assert war.of("suppress-in") == []
