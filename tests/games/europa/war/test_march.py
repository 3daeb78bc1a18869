"""Movement on land: steps, Mountains, Access, regrouping (EU-5.5.2, 9.5)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.language import symbols
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.table import position as at
from ludarium.games.europa.table.words import WORDS
from ludarium.games.europa.war import activate

from ..board import board
from .campaign import Campaign


def reconquista(**units: int) -> Campaign:
    """EX-EU1-15 after the Declaration of War: Castile's Army in Castile, Granada holds two Provinces in Andalucia."""
    table = board("1-01", people=4, lands=True)
    table.army("castile", 1, "castile", **units).turn("castile").war("castile", "granada")
    return Campaign(table).power("castile", mil=3, ducats=10)


@pytest.mark.rule("EX-EU1-15", "EU-5.5.2.2", "EU-5.5.2.3", "EU-9.5.3", "EU-9.5.4", "EU-9.5.6", "EU-5.5.1.14")
def test_castile_goes_round_the_mountains_and_granada_defends_with_two() -> None:
    war = reconquista(infantry=4, cavalry=1).activate("castile", waived=1)
    assert war.options == ["march-army army=1"]
    war.answer("march-army army=1")
    assert "leon" in war.of("march")
    war.answer("march space=leon")
    assert war.mil("castile") == 3
    assert war.army_in("castile", 1, "leon")
    war.answer("march space=andalucia")
    granada = {"realm": "realm:granada", "battleside": "battleside:defenders", "amount": 2}
    assert granada in war.events("realm-fights")
    assert war.mil("castile") == 3


@pytest.mark.rule("EU-9.5.6", "EX-EU1-15")
def test_over_the_mountains_five_units_cost_one_mil_more() -> None:
    war = reconquista(infantry=4, cavalry=1).activate("castile").answer("march-army army=1")
    option = WORDS.parse("march space=andalucia")
    assert ("space_mil", 1) in war.position.decision().facts(war.position, option)
    war.answer("march space=andalucia")
    assert war.mil("castile") == 1


@pytest.mark.rule("EU-9.5.6")
def test_three_units_cross_for_nothing_and_without_mil_more_do_not() -> None:
    war = reconquista(infantry=3).power("castile", mil=1).activate("castile").answer("march-army army=1")
    assert "andalucia" in war.of("march")
    war = reconquista(infantry=4).power("castile", mil=1).activate("castile").answer("march-army army=1")
    assert "andalucia" not in war.of("march")
    assert "leon" in war.of("march")


@pytest.mark.rule("EU-9.5.6")
def test_into_a_friendly_area_mountains_are_open() -> None:
    table = board("1-01", people=4, lands=True).give("granada", "gibraltar", "portugal").ally("castile", "portugal")
    table.army("castile", 1, "castile", infantry=7).turn("castile")
    war = Campaign(table).power("castile", mil=1).activate("castile").answer("march-army army=1")
    assert "andalucia" in war.of("march")


@pytest.mark.rule("EU-5.5.2.2", "EU-9.5.3")
def test_two_areas_and_no_more() -> None:
    table = board("1-01", people=4, lands=True).army("france", 1, "seine", infantry=2).turn("france")
    war = Campaign(table).power("france", mil=2).activate("france").answer("march-army army=1")
    first = war.of("march")[0]
    war.answer(f"march space={first}", "march space=seine")
    assert war.of("march") == []
    war.answer("done")
    assert war.asked == ""
    assert war.mil("france") == 1


@pytest.mark.rule("EU-5.5.2.2")
def test_without_mil_nothing_is_activated() -> None:
    table = board("1-01", people=4, lands=True).army("france", 1, "seine", infantry=2).turn("france")
    war = Campaign(table)
    assert not activate.can_activate(war.position, table.player("france"))
    assert activate.can_activate(war.position, table.player("france"), waived=1)
    assert not activate.can_activate(war.position, table.player("england"), waived=1)


# Military Access


def castile_at_war(ducats: int) -> Campaign:
    """Castile is at War with Granada; Aragon is Neutral."""
    table = board("1-01", people=4, lands=True).war("castile", "granada")
    table.army("castile", 1, "castile", infantry=2).turn("castile")
    return Campaign(table).power("castile", mil=2, ducats=ducats)


@pytest.mark.rule("EU-9.5.9", "EU-5.5.2.2")
def test_a_neutral_area_costs_influence_or_three_ducats() -> None:
    war = castile_at_war(2).activate("castile").answer("march-army army=1")
    assert "aragon" not in war.of("march")
    war = castile_at_war(3).activate("castile").answer("march-army army=1", "march space=aragon")
    assert war.me("castile").ducats == 0
    assert war.army_in("castile", 1, "aragon")
    war = castile_at_war(3)
    war.table.influence("castile", "aragon", 2)
    war.activate("castile").answer("march-army army=1", "march space=aragon")
    assert war.asked == "PayAccess castile"
    war.answer("access-influence")
    assert war.me("castile").ducats == 3
    assert war.events("influence-removed") == [{"realm": "realm:castile", "amount": 1, "space": "space:aragon"}]
    assert war.of("march") == []  # a Neutral Area ends the move


@pytest.mark.rule("EU-11.2.3", "EU-9.5.9")
def test_with_a_marriage_in_the_area_there_is_nothing_to_pay() -> None:
    war = castile_at_war(2).activate("castile").answer("march-army army=1")
    assert "aragon" not in war.of("march")
    war = castile_at_war(2)
    war.table.wed("castile", "aragon").influence("castile", "aragon")
    war.activate("castile").answer("march-army army=1", "march space=aragon")
    assert war.army_in("castile", 1, "aragon")
    assert war.me("castile").ducats == 2
    assert not war.events("influence-removed")


@pytest.mark.rule("EU-9.5.9", "EU-9.5.10")
def test_no_access_in_peace_or_with_a_claim() -> None:
    table = board("1-01", people=4, lands=True).army("castile", 1, "castile", infantry=2).turn("castile")
    war = Campaign(table).power("castile", mil=2, ducats=9).activate("castile").answer("march-army army=1")
    assert "aragon" not in war.of("march")
    war = castile_at_war(9)
    war.table.claim("castile", "aragon")
    war.activate("castile").answer("march-army army=1")
    assert "aragon" not in war.of("march")


def through_france() -> Campaign:
    """England is at War with Brittany; the Army in Normandy would have to cross the Seine, which is all French."""
    table = (
        board("1-01", people=4, lands=True).town("artois", "picardie", "champagne", "france").war("england", "brittany")
    )
    table.army("england", 1, "brittany-normandy", infantry=2).turn("england")
    return Campaign(table).power("england", mil=2, ducats=5)


@pytest.mark.rule("EU-9.5.11", "AMB-EU1-46", "EUI-30")
def test_an_opponent_who_owns_all_must_consent() -> None:
    war = through_france().activate("england").answer("march-army army=1", "march space=seine")
    assert war.asked == "GrantAccess france"
    assert war.position.revealed
    war.answer("accept")
    assert war.army_in("england", 1, "seine")
    assert war.me("england").ducats == 2


@pytest.mark.rule("EU-9.5.11", "EUI-30")
def test_who_is_refused_may_go_elsewhere_and_does_not_ask_again() -> None:
    war = through_france().activate("england").answer("march-army army=1", "march space=seine", "refuse")
    assert war.asked == "MarchOn england"
    assert "seine" not in war.of("march")
    assert "done" in war.options
    assert war.me("england").ducats == 5
    assert war.army_in("england", 1, "brittany-normandy")


@pytest.mark.rule("EU-9.5.11", "EUI-30")
def test_of_several_owners_one_is_named() -> None:
    war = through_france()
    war.table.town("artois", "castile")
    war.activate("england").answer("march-army army=1", "march space=seine")
    assert war.asked == "AskAccess england"
    assert sorted(war.of("ask-access")) == ["castile", "france"]
    war.answer("ask-access realm=castile")
    assert war.asked == "GrantAccess castile"


@pytest.mark.rule("EU-9.5.12", "EU-18.4.8")
def test_while_the_empire_is_defended_its_areas_are_open_to_both_sides() -> None:
    table = board("1-01", people=4, lands=True).emperor("austria").war("austria", "france")
    table.army("france", 1, "seine", infantry=1).turn("france")
    war = Campaign(table).power("france", mil=1).activate("france").answer("march-army army=1")
    before = war.of("march")
    table.position.defending = 1
    assert set(before) <= set(war.of("march"))
    assert "rhineland" in war.of("march")


# regrouping


def french(**more: int) -> Campaign:
    table = board("1-01", people=4, lands=True)
    table.army("france", 1, "seine", infantry=3, cavalry=1, **more).units("france", "seine", 2)
    table.army("france", 2, "loire", infantry=1, cavalry=2).units("france", "loire", 1).turn("france")
    return Campaign(table).power("france", mil=1)


@pytest.mark.rule("EU-9.5.13", "EU-9.5.14", "EU-9.U.15")
def test_an_army_takes_on_and_leaves_units_on_its_way() -> None:
    war = french().activate("france")
    assert war.of("march-army") == ["1", "2"]
    assert war.of("march-unit") == ["loire", "seine"]
    war.answer("march-army army=1", "pick-up amount=2")
    assert war.of("drop-off") == []  # one direction for a kind at each stop
    war.answer("march space=loire", "drop-off amount=4", "fetch unit=regular-cavalry army=2")
    war.answer("march space=aquitaine", "done")
    assert war.army("france", 1)[:2] == [1, 2]
    assert war.single("france", "loire") == 5
    assert war.single("france", "seine") == 0
    assert war.army("france", 2)[:2] == [1, 1]


@pytest.mark.rule("EU-9.5.14")
def test_cavalry_is_left_in_another_army_only() -> None:
    war = french().activate("france").answer("march-army army=1")
    assert war.of("drop-off") == ["1", "2", "3"]
    assert "regular-cavalry 3" in war.of("shift")  # a new Army
    assert "regular-cavalry 2" not in war.of("shift")  # it is elsewhere
    war.answer("shift unit=regular-cavalry army=3", "march space=loire")
    assert war.army_in("france", 3, "seine")
    assert war.army("france", 3)[1] == 1


@pytest.mark.rule("EU-9.5.13", "EU-9.U.13")
def test_armies_merge() -> None:
    war = french().activate("france").answer("march-army army=1", "march space=loire", "merge army=2")
    assert war.army("france", 1)[:2] == [4, 3]
    assert not war.army_in("france", 2, "loire")
    assert war.of("march")  # and the march goes on


@pytest.mark.rule("EU-9.U.13")
def test_an_army_that_gives_its_last_unit_away_leaves_the_map() -> None:
    war = french().activate("france").answer("march-army army=2", "march space=seine")
    for unit in ("regular-infantry", "regular-cavalry", "regular-cavalry"):
        war.answer(f"shift unit={unit} army=1")
    assert war.asked == ""
    assert war.army("france", 1)[:2] == [4, 3]
    assert not war.army_in("france", 2, "seine")


@pytest.mark.rule("EU-9.U.9", "EU-9.U.13", "EU-9.U.3")
def test_a_single_unit_costs_as_much_and_may_become_an_army() -> None:
    war = french().activate("france").answer("march-unit space=seine")
    assert war.mil("france") == 0
    assert war.of("into-army") == ["1", "3"]
    war.answer("into-army army=3", "pick-up amount=1", "march space=burgundy")
    assert war.army("france", 3)[0] == 2
    assert war.army_in("france", 3, "burgundy")
    assert war.single("france", "seine") == 0


@pytest.mark.rule("EU-9.5.3", "EU-9.U.13")
def test_a_single_unit_joins_an_army_where_it_arrives() -> None:
    war = french().activate("france").answer("march-unit space=seine", "march space=loire", "into-army army=2")
    assert war.asked == ""
    assert war.army("france", 2)[0] == 2
    assert war.single("france", "seine") == 1
    assert war.single("france", "loire") == 1


@pytest.mark.rule("EU-9.5.13", "EUI-5")
def test_regrouping_ends() -> None:
    """Whatever is chosen first or last, a march is over after a bounded number of choices."""
    for pick in (0, -1):
        war = french().activate("france")
        choices = 0
        while war.asked:
            options = [option for option in war.options if option != "done"] or war.options
            war.answer(options[pick])
            choices += 1
            assert choices < 60


@pytest.mark.rule("EU-5.5.2.10", "EU-9.U.26")
def test_mercenaries_at_hand_move_with_their_army() -> None:
    war = french()
    war.position.rules |= at.MERCENARIES_AT_HAND
    war.power("france", mil=1, ducats=15).activate("france").answer("march-army army=1")
    assert war.of("recruit-unit") == ["mercenary-infantry", "mercenary-cavalry"]  # no Artillery without "Cannons"
    war.answer(*["recruit-unit unit=mercenary-infantry"] * 3)
    assert war.of("recruit-unit") == []
    assert war.me("france").ducats == 3
    assert "done" not in war.options
    assert not [each for each in war.of("shift") if each.startswith("mercenary")]
    war.answer("march space=loire", "done")
    assert war.army("france", 1)[3] == 3


@pytest.mark.rule("EU-9.U.12")
def test_forced_march_is_not_for_more_artillery_than_cavalry() -> None:
    table = board("1-01", people=4, lands=True)
    table.army("france", 1, "seine", infantry=1, artillery=1).army("france", 2, "loire", cavalry=1, artillery=1)
    war = Campaign(table.turn("france"))
    forced_march(war, "france")
    war.activate("france", waived=1, naval=False)
    assert war.of("march-army") == ["2"]
    war.answer("march-army army=2", "march space=seine")
    assert "regular-artillery 1" not in war.of("fetch")
    assert "regular-infantry 1" in war.of("fetch")
    assert "regular-cavalry 1" not in war.of("shift")
    war.answer("march space=loire", "march space=aquitaine")  # three Areas
    assert war.army_in("france", 2, "aquitaine")


def forced_march(war: Campaign, name: str) -> None:
    """What the card leaves behind for this Turn: one Area more, no price for Mountains."""
    me = war.position.own_player(war.table.player(name))
    for number, modifier in enumerate(BOOK.modifiers):
        if modifier.name in (symbols.M_LAND_MOVE_SPACES, symbols.M_NO_MOUNTAIN_COST):
            me.lasting.extend([number, 1, -1])


@pytest.mark.rule("EU-9.5.6", "EU-9.5.2")
def test_forced_march_pays_for_no_mountains() -> None:
    war = reconquista(infantry=9)
    forced_march(war, "castile")
    war.power("castile", mil=0).activate("castile", waived=1, naval=False).answer("march-army army=1")
    assert "andalucia" in war.of("march")


@pytest.mark.rule("EUI-36")
def test_what_has_moved_does_not_move_again_in_the_turn() -> None:
    war = french().activate("france").answer("march-army army=1", "march space=loire", "drop-off amount=1", "done")
    war.activate("france", waived=1)
    assert war.of("march-army") == ["2"]
    war.answer("march-army army=2")
    assert war.of("pick-up") == ["1"]  # the Unit left by the first Army has moved
    assert not [each for each in war.of("fetch") if each.endswith(" 1")]


@pytest.mark.rule("EU-9.5.35", "EU-9.5.36", "EU-5.5.2.9")
def test_a_distant_march_ends_in_the_first_space() -> None:
    table = board("1-01", people=4, lands=True).town("mexico", "castile").town("central-america", "castile")
    table.army("castile", 1, "mexico", infantry=2).turn("castile")
    war = Campaign(table).power("castile", mil=1).activate("castile").answer("march-army army=1")
    assert war.of("march") == ["central-america"]
    war.answer("march space=central-america")
    assert war.of("march") == []
