"""Land Battles between players (EU-9.6, 9.7)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.battle import state
from ludarium.games.europa.facts import action_cards, people
from ludarium.games.europa.language import symbols
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.realm import characters
from ludarium.games.europa.table import position as at
from ludarium.games.europa.table.player import MIL, NOBODY, THE_RULER, WON_MIL

from .field import Field, four, general, rolls

MISS = rolls("- - -")


def duel(french: dict[str, int], english: dict[str, int]) -> Field:
    """A French Army in Languedoc, about to be attacked by an English one from Seine."""
    table = four()
    table.army("france", 1, "languedoc", **french)
    table.war("england", "france").turn("england")
    table.army("england", 1, "languedoc", **english)
    return Field(table)


# hits


@pytest.mark.rule("EU-9.7.9", "EU-9.7.10", "EU-9.7.12", "EU-9.U.3", "EU-9.U.4", "EU-9.U.5")
def test_icons_hit_for_units_whatever_the_colour_of_the_die() -> None:
    field = duel({"infantry": 5}, {"infantry": 1, "cavalry": 1, "artillery": 1})
    field.dice(rolls("I I C"), MISS).fight("england", "languedoc", "seine")
    # the second infantry result has no second Infantry behind it
    assert field.events("hits-scored")[0]["amount"] == 2
    assert field.units("france", "languedoc") == 3


@pytest.mark.rule("EU-9.7.11", "EU-9.U.10", "EU-9.7.12")
def test_the_outlined_figure_counts_only_with_its_idea() -> None:
    for ideas, hits in (([], 2), (["Tercios/Janissaries"], 3), (["Line Infantry", "Tercios/Janissaries"], 3)):
        field = duel({"infantry": 5}, {"infantry": 3})
        field.table.idea("england", *ideas)
        extra = "-" if "Line Infantry" in ideas else ""
        field.dice(rolls(f"I I2 - {extra}"), MISS).fight("england", "languedoc", "seine")
        assert field.events("hits-scored")[0]["amount"] == hits


@pytest.mark.rule("EU-9.7.16", "EU-9.6.3")
def test_those_who_fall_have_hit_before() -> None:
    field = duel({"infantry": 2}, {"infantry": 2})
    field.dice(rolls("I I -"), rolls("I I -")).fight("england", "languedoc", "seine")
    assert field.over
    assert field.winner == ""
    assert field.events("battle-undecided")
    assert field.me("england").power[MIL] == 0


@pytest.mark.rule("EU-9.7.9", "EU-9.4.3")
def test_the_generals_dice_are_thrown_too() -> None:
    field = duel({"infantry": 5}, {"infantry": 2, "artillery": 2})
    general(field.table, "england", 1, [0, 0, 2])
    field.dice(rolls("- - -", "", "A A"), MISS).fight("england", "languedoc", "seine")
    assert field.units("france", "languedoc") == 3


@pytest.mark.rule("EU-9.4.4", "EU-9.7.5")
def test_of_two_generals_one_leads() -> None:
    field = duel({"infantry": 5}, {"infantry": 2})
    field.table.army("england", 2, "languedoc", infantry=1)
    general(field.table, "england", 1, [1, 0, 0])
    general(field.table, "england", 2, [0, 2, 0])
    field.fight("england", "languedoc", "seine")
    assert field.asked == "ChooseGeneral england"
    assert field.options == ["use-general army=1", "use-general army=2"]
    field.dice(rolls("- - -", "- -"), MISS).answer("use-general army=2")
    assert len(field.events("die-rolled")) == 8


# the winner


@pytest.mark.rule("EU-9.6.7", "EU-9.7.21", "AMB-EU1-1")
def test_the_active_player_gains_one_mil_for_victories_once_in_a_turn() -> None:
    field = duel({"infantry": 1}, {"infantry": 5})
    field.dice(rolls("I - -"), MISS).fight("england", "languedoc", "seine")
    assert field.winner == "attackers"
    assert field.me("england").power[MIL] == 1
    assert field.me("england").turn_flags & WON_MIL
    field.table.army("france", 1, "languedoc", infantry=1)
    field.dice(rolls("I - -"), MISS).fight("england", "languedoc", "seine")
    assert field.me("england").power[MIL] == 1


@pytest.mark.rule("EU-9.7.21")
def test_a_defender_gains_no_mil_out_of_his_turn_and_nobody_in_phase_3() -> None:
    field = duel({"infantry": 5}, {"infantry": 1})
    field.dice(MISS, rolls("I - -")).fight("england", "languedoc", "seine")
    assert field.winner == "defenders"
    assert field.me("france").power[MIL] == 0
    field = duel({"infantry": 1}, {"infantry": 5})
    field.position.phase = at.PEACE
    field.dice(rolls("I - -"), MISS).fight("england", "languedoc", "seine")
    assert field.winner == "attackers"
    assert field.me("england").power[MIL] == 0


@pytest.mark.rule("EU-9.U.13", "EU-9.7.14")
def test_an_emptied_army_leaves_the_map_and_its_general_stays_with_the_mat() -> None:
    field = duel({"infantry": 1, "mercenary_cavalry": 1, "allied_infantry": 1}, {"infantry": 5})
    card = general(field.table, "france", 1, [1, 0, 0])
    field.dice(rolls("I I I"), rolls("- - - -")).fight("england", "languedoc", "seine")
    assert field.over
    start = field.table.player("france") * at.ARMIES * at.ARMY
    army = field.position.forces.armies[start : start + at.ARMY]
    assert army[at.ARMY_SPACE] == -1
    assert army[at.ARMY_LEADER] == card
    assert field.me("france").exhausted == 1  # the Regular only


# wounds


@pytest.mark.rule("EU-9.7.17", "EU-9.7.18", "EU-9.4.5", "EU-9.6.5")
def test_two_pairs_of_doubles_kill_a_general() -> None:
    field = duel({"infantry": 9}, {"infantry": 9})
    general(field.table, "england", 1, [1, 0, 0])
    card = general(field.table, "france", 1, [1, 0, 0])
    field.dice(rolls("I2 I2 I2 I2"), rolls("- - - -")).fight("england", "languedoc", "seine")
    assert field.asked == "RetreatOrStay england"
    assert characters.general(field.position, field.table.player("france"), 0) == NOBODY
    assert card in field.position.decks.discards[action_cards.DECK[card]]
    # his die is gone in the next Round
    field.dice(rolls("- - - -"), MISS).answer("fight-on", "fight-on")
    assert field.asked == "RetreatOrStay england"


@pytest.mark.rule("EU-9.7.17", "AMB-EU1-38", "EU-9.4.5")
def test_no_wound_without_a_casualty_and_one_for_each_pair_only() -> None:
    field = duel({"infantry": 9}, {"cavalry": 9})
    general(field.table, "france", 1, [1, 0, 0])
    field.dice(rolls("I2 I2 -"), rolls("- - - -")).fight("england", "languedoc", "seine")
    france = field.table.player("france")
    start = france * at.ARMIES * at.ARMY
    assert field.position.forces.armies[start + at.ARMY_ILL] == 0  # Cavalry has not hit
    field.dice(rolls("I2 I2 C"), rolls("- - - -")).answer("fight-on", "fight-on")
    assert field.position.forces.armies[start + at.ARMY_ILL] == 1


@pytest.mark.rule("EU-9.7.18", "EU-9.4.6", "EU-7.2.17")
def test_a_ruler_may_die_in_battle() -> None:
    field = duel({"infantry": 9}, {"infantry": 9})
    france = field.table.player("france")
    me = field.position.own_player(france)
    me.ruler, me.ruler_ill = _ruler(), 1
    characters.command(field.position, france, 0)
    field.dice(rolls("I2 I2 -"), MISS + [6] * 3).fight("england", "languedoc", "seine")
    while field.asked.startswith("AppointBefore"):
        field.answer("decline")
    assert field.me("france").ruler == NOBODY
    assert state.leader(field.position, state.DEFENDERS) == NOBODY
    assert characters.general(field.position, france, 0) != THE_RULER


def _ruler() -> int:
    """A Leader of the Action cards with three dice."""

    return next(c for c in range(action_cards.CARDS) if action_cards.IS_LEADER[c] and sum(people.DICE[c]) == 3)


# Ideas and faith


@pytest.mark.rule("EU-9.7.7", "EUI-8")
def test_knights_charge_with_at_most_three_dice_and_only_with_cavalry_of_this_battle() -> None:
    field = duel({"infantry": 9}, {"cavalry": 1, "infantry": 2})
    field.table.army("england", 2, "seine", cavalry=5)
    field.table.idea("england", "Noble Knights")
    field.dice(rolls(cavalry="C"), MISS, MISS).fight("england", "languedoc", "seine")
    assert field.events("knights-charge")[0]["amount"] == 1
    assert field.units("france", "languedoc") == 8
    field = duel({"infantry": 9}, {"cavalry": 5})
    field.table.idea("england", "Noble Knights")
    field.dice(rolls(cavalry="C C C"), MISS, MISS).fight("england", "languedoc", "seine")
    assert field.events("knights-charge")[0]["amount"] == 3


@pytest.mark.rule("EU-9.7.7")
def test_a_charge_may_end_the_battle_before_the_first_round() -> None:
    field = duel({"infantry": 1}, {"cavalry": 2})
    field.table.idea("england", "Noble Knights")
    field.dice(rolls(cavalry="C -")).fight("england", "languedoc", "seine")
    assert field.over
    assert field.winner == "attackers"
    assert not field.events("battle-round")


@pytest.mark.rule("EU-9.7.7")
def test_military_drill_removes_a_die_of_the_holders_choice() -> None:
    field = duel({"infantry": 9}, {"infantry": 9})
    general(field.table, "england", 1, [0, 1, 1])
    field.table.idea("france", "Military Drill")
    field.fight("england", "languedoc", "seine")
    assert field.asked == "RemoveDie france"
    assert field.options == ["choose-die die=cavalry", "choose-die die=artillery"]
    field.dice(rolls("- - -", "-"), MISS).answer("choose-die die=artillery")
    assert field.asked == "RetreatOrStay england"
    assert not field.position.chance.coming


@pytest.mark.rule("EU-15.0.5", "EU-9.7.9", "AMB-EU1-72")
def test_a_muslim_player_may_have_cavalry_dice_as_base() -> None:
    field = duel({"infantry": 9}, {"cavalry": 3})
    field.table.faith("england", "muslim")
    field.fight("england", "languedoc", "seine")
    assert field.asked == "BaseDice england"
    field.dice(rolls(cavalry="C C C"), MISS).answer("choose-die die=cavalry")
    assert field.units("france", "languedoc") == 6


# what is remembered


@pytest.mark.rule("EUI-25")
def test_a_victory_is_counted_with_what_it_was() -> None:
    field = duel({"infantry": 2}, {"infantry": 8})
    field.table.faith("france", "protestant")
    field.dice(rolls("I I -"), MISS).fight("england", "languedoc", "seine")
    me = field.me("england")
    counted = {deed.happening.text for deed in BOOK.deeds_of[symbols.H_WIN_BATTLE] if me.deeds_round[deed.id]}
    assert "win_battle[units>=2]" in counted
    assert "win_battle[other_faith]" in counted
    assert "win_battle[opponent]" in counted
    assert "win_battle[both_sides>=10]" in counted
    assert not counted & {"win_battle[naval]", "win_battle[distant]", "win_battle[outnumbered]"}
    assert not any(field.me("france").deeds_round)
