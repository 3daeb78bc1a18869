"""Symbols below an Event (EU-16.5.3-11, 16.5.27)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.events import growth, symbols
from ludarium.games.europa.facts import action_cards, people
from ludarium.games.europa.npr import rebels
from ludarium.games.europa.table.player import NOBODY

from ..board import Board, board
from ..trade.market import Market
from .fates import Fates


def west() -> Board:
    return board("1-01", people=4, lands=True)


# Character Mortality


@pytest.mark.rule("EU-16.5.3", "EU-16.5.T1")
def test_mortality_makes_characters_of_its_shape_ill_and_the_second_time_kills() -> None:
    table = west()
    ruler = next(each for each in range(len(people.SHAPE_OF)) if people.SHAPE_OF[each] >= 0)
    shape = people.SHAPE_OF[ruler]
    advisor = next(
        card
        for card in range(action_cards.CARDS)
        if action_cards.MORTALITY[card] == shape and not action_cards.IS_LEADER[card]
    )
    me = table.position.own_player(table.player("castile"))
    me.ruler, me.ruler_ill = ruler, 0
    other = table.position.own_player(table.player("france"))
    other.ruler = NOBODY
    other.advisors[0] = advisor
    fates = Fates(table).symbol("mortality", detail=shape)
    assert fates.me("castile").ruler_ill == 1
    assert fates.me("france").advisors_ill[0] == 1
    fates.symbol("mortality", detail=shape)
    assert fates.me("france").advisors[0] == NOBODY
    assert fates.me("castile").ruler != ruler


# Unrest


@pytest.mark.rule("EU-16.5.4", "EU-14.2.2", "AMB-31")
def test_all_roll_rebel_dice_and_the_active_player_only_one_of_choice() -> None:
    table = west().unrest("galicia", "badajoz", "cordoba", "paris", "champagne")
    fates = Fates(table).dice("blank", "blank", "blank").symbol("unrest", "castile")
    assert fates.asked == "RollFor castile"
    fates.answer("roll-for space=leon")
    told = [str(each["realm"]) for each in fates.events("rebel-die")]
    assert told == ["realm:castile", "realm:france", "realm:france"]


@pytest.mark.rule("EU-16.5.4", "EU-16.5.2", "EU-14.2.2")
def test_by_itself_nobodys_dice_are_limited_and_the_first_player_begins() -> None:
    table = west().unrest("galicia", "badajoz", "paris")
    table.position.first = table.player("france")
    fates = Fates(table).dice("blank", "blank", "blank").symbol("unrest")
    told = [str(each["realm"]) for each in fates.events("rebel-die")]
    assert told == ["realm:france", "realm:castile", "realm:castile"]


@pytest.mark.rule("EU-16.5.4", "EU-14.2.4")
def test_battles_follow_after_all_dice() -> None:
    table = west().unrest("galicia", "paris").units("castile", "leon", 1)
    fates = Fates(table).dice("rebellion", "blank").symbol("unrest", "castile")
    names = [each.event.name for each in fates.told]
    assert names.index("land-battle") > len(names) - 1 - names[::-1].index("rebel-die")


# Native Uprising


def natives() -> Board:
    table = west().town("canada", "virginia", "france").town("florida", "castile")
    for player in range(4):
        table.position.own_player(player).colonists = 1
    return table


@pytest.mark.rule("EU-16.5.5")
@pytest.mark.parametrize("ignored", ["colonist", "unrest"])
def test_each_loses_a_colonist_and_gets_unrest_and_the_active_player_ignores_one(ignored: str) -> None:
    fates = Fates(natives()).symbol("natives", "castile")
    assert fates.options == ["ignore-colonist", "ignore-unrest"]
    fates.answer(f"ignore-{ignored}")
    assert fates.me("castile").colonists == (1 if ignored == "colonist" else 0)
    assert fates.unrest("florida") is (ignored == "colonist")
    while fates.asked == "NativesIn france":
        fates.answer("natives-in province=virginia")
    assert [fates.unrest("canada"), fates.unrest("virginia")] == [False, True]
    assert fates.me("france").colonists == 0


@pytest.mark.rule("EU-16.5.5", "EU-16.5.2")
def test_by_itself_nobody_ignores_anything() -> None:
    fates = Fates(natives()).symbol("natives")
    assert fates.asked == "NativesIn france"
    fates.answer("natives-in province=canada")
    assert [fates.me(name).colonists for name in ("france", "castile", "england")] == [0, 0, 0]
    assert fates.unrest("florida")


@pytest.mark.rule("AMB-32", "EU-16.5.5")
def test_the_half_that_cannot_hit_is_skipped_but_may_be_the_one_ignored() -> None:
    table = west().town("florida", "castile")
    fates = Fates(table).symbol("natives", "castile").answer("ignore-colonist")
    assert fates.unrest("florida")
    fates = Fates(west().town("florida", "castile")).symbol("natives", "castile").answer("ignore-unrest")
    assert not fates.unrest("florida")
    assert Fates(west()).symbol("natives", "castile").asked == ""


# Lost at Sea


@pytest.mark.rule("EU-16.5.6")
def test_the_active_player_removes_a_ship_of_each_opponent_far_from_its_ports() -> None:
    table = west().ships("france", "skagerrak").ships("france", "bay-of-biscay").ships("castile", "skagerrak")
    fates = Fates(table).symbol("lost-at-sea", "castile")
    assert fates.asked == "LostShip castile"
    assert fates.options == ["lost-ship realm=france place=skagerrak ship=light"]
    fates.answer(fates.options[0])
    assert [fates.ships("france", "skagerrak"), fates.ships("castile", "skagerrak")] == [0, 1]
    assert fates.asked == ""


@pytest.mark.rule("EU-16.5.6", "EU-16.5.2")
def test_by_itself_each_chooses_his_own_ship() -> None:
    table = west().ships("france", "skagerrak").ships("france", "baltic-sea").ships("castile", "bay-of-biscay")
    fates = Fates(table).symbol("lost-at-sea")
    assert fates.asked == "LostShip france"
    assert len(fates.options) == 2
    fates.answer("lost-ship realm=france place=baltic-sea ship=light")
    assert [fates.asked, fates.afloat("france"), fates.afloat("castile")] == ["", 1, 1]


# Pirates


@pytest.mark.rule("EU-16.5.7")
def test_pirates_come_to_a_maritime_node_with_a_merchant_if_possible() -> None:
    table = west()
    Market(table).merchants("france", "genoa", "champagne").merchants("castile", "sevilla")
    fates = Fates(table).symbol("pirates", "england")
    assert sorted(fates.of("pirates-in")) == ["genoa", "sevilla"]
    fates.answer("pirates-in node=genoa")
    assert fates.pirates() == ["genoa"]
    fates = Fates(west()).symbol("pirates", "england")
    found = fates.of("pirates-in")
    assert {"genoa", "lubeck", "north-america"} <= set(found)
    assert not {"champagne", "wien", "maghreb", "black-sea"} & set(found)


@pytest.mark.rule("EU-16.5.7")
def test_by_itself_most_merchants_then_expanded_then_chance() -> None:
    table = west()
    market = Market(table).merchants("france", "genoa", "bordeaux").merchants("castile", "sevilla", "genoa")
    assert Fates(table).symbol("pirates").pirates() == ["genoa"]
    table = west()
    market = Market(table).merchants("france", "genoa", "bordeaux").merchants("castile", "sevilla")
    market.expand("sevilla")
    assert Fates(table).symbol("pirates").pirates() == ["sevilla"]
    table = west()
    Market(table).merchants("france", "genoa", "bordeaux")
    assert Fates(table).symbol("pirates").pirates()[0] in ("genoa", "bordeaux")


# Cardinal Dies


@pytest.mark.rule("EU-16.5.8")
def test_any_cardinal_but_romas_dies_and_the_rest_slide_left() -> None:
    table = west().curia("france", "castile", "france", roma="austria")
    fates = Fates(table).symbol("cardinal-dies", "england")
    assert len(fates.options) == 3
    fates.answer(fates.options[0])
    names = [fates.position.realm_of(player) for player in fates.position.curia]
    assert names == [table.realm("castile"), table.realm("france")]
    assert fates.position.roma == table.player("austria")


@pytest.mark.rule("EU-16.5.8")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["france", "castile", "france"], ["france", "castile"]),
        (["france", "castile", "england", "france", "castile"], ["france", "castile", "england", "france"]),
        (["castile", "france", "castile", "england"], ["castile", "france", "england"]),
    ],
)
def test_by_itself_the_rightmost_of_whoever_has_most(before: list[str], after: list[str]) -> None:
    table = west().curia(*before)
    fates = Fates(table).symbol("cardinal-dies")
    assert fates.position.curia == [table.player(name) for name in after]


# Attrition


@pytest.mark.rule("EU-16.5.9", "AMB-33")
def test_players_at_war_lose_a_unit_for_every_four_deployed() -> None:
    table = west().war("castile", "granada").war("france", "navarra")
    table.army("castile", 1, "castile", infantry=9).army("france", 1, "seine", infantry=7)
    table.army("england", 1, "east-anglia", infantry=8)
    fates = Fates(table).symbol("attrition", "france")
    while fates.asked:
        fates.answer(fates.options[0])
    assert fates.units("castile", "castile") == 7
    assert fates.units("france", "seine") == 7  # the Active Player
    assert fates.units("england", "east-anglia") == 8  # at Peace


@pytest.mark.rule("EU-16.5.9", "EU-16.5.2")
def test_by_itself_all_players_at_war_suffer() -> None:
    table = west().war("france", "navarra").army("france", 1, "seine", infantry=7)
    fates = Fates(table).symbol("attrition")
    while fates.asked:
        fates.answer(fates.options[0])
    assert fates.units("france", "seine") == 6


# Disloyal Vassals


def disloyal() -> Board:
    """Castile's Vassals: Navarra (1) in Aragon, Portugal in its own Area (4) and beyond."""
    return west().vassal("navarra", "castile").vassal("portugal", "castile")


@pytest.mark.rule("EU-16.5.10")
def test_the_area_with_most_vassals_gets_unrest_and_rebels() -> None:
    fates = Fates(disloyal()).symbol("disloyal-vassals")
    assert [fates.unrest(name) for name in ("lisboa", "porto", "beira", "navarra")] == [True, True, True, False]
    assert fates.rebels_in("portugal") == 4
    fates = Fates(disloyal()).symbol("disloyal-vassals", "castile")
    assert fates.unrest("lisboa")
    assert fates.rebels_in("portugal") == 0


@pytest.mark.rule("EU-16.5.10")
def test_influence_or_a_marriage_keeps_vassals_loyal_unless_an_opponent_has_more() -> None:
    table = disloyal()
    player = table.player("castile")
    assert table.spaces(symbols.disloyal_areas(table.position, player)) == ["portugal"]
    table.influence("castile", "portugal")
    assert "portugal" not in table.spaces(symbols.disloyal_areas(table.position, player))
    table.influence("france", "portugal", 2)
    assert table.spaces(symbols.disloyal_areas(table.position, player)) == ["portugal"]
    table.wed("castile", "portugal")
    assert "portugal" not in table.spaces(symbols.disloyal_areas(table.position, player))


@pytest.mark.rule("AMB-34", "EU-16.5.10")
def test_of_equal_areas_the_player_chooses() -> None:
    table = west().vassal("navarra", "castile").vassal("portugal", "castile")
    table.influence("castile", "portugal")
    fates = Fates(table).symbol("disloyal-vassals")
    assert fates.asked == "DisloyalIn castile"
    assert {"aragon", "macaronesia", "northern-morocco"} == set(fates.of("disloyal-in"))
    fates.answer("disloyal-in space=aragon")
    assert fates.unrest("navarra")
    assert fates.rebels_in("aragon") == 1


# the others


@pytest.mark.rule("EU-16.5.11", "EU-16.5.2")
def test_a_colour_without_a_dnpr_does_nothing() -> None:
    table = west()
    assert growth.choices(table.position, 1) == []
    fates = Fates(table).symbol("dnpr", "france", detail=1)
    assert fates.asked == ""
    assert rebels.restless(table.position, table.space("leon")) == []


@pytest.mark.rule("EU-16.5.27", "AMB-64")
def test_the_upcoming_power_struggle_becomes_active() -> None:
    table = west()
    table.position.own_decks().struggles = [2, 0]
    fates = Fates(table).symbol("power-struggle").symbol("power-struggle").symbol("power-struggle")
    assert fates.position.decks.struggles_active == [2, 0]
    assert fates.position.decks.struggles == []
