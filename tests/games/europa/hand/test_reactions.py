"""Reactions and Battle Actions: windows outside of one's own Turn (EU-6.2.2, 6.2.5-8)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import forces, modifiers
from ludarium.games.europa.battle import battle, state
from ludarium.games.europa.cards import reactions
from ludarium.games.europa.language import symbols
from ludarium.games.europa.table.position import UNREST
from ludarium.kernel.position import frame_id

from ..board import Board, board
from ..cards.programs import answer, offered
from .plays import discarded, finish, hold, lay, me, rich, shown


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True).turn("france")


def react(table: Board, happening: int, realm: str, space: str) -> None:
    reactions.react(table.position, happening, 1 << table.player(realm), table.space(space))
    table.position.advance()


def asked(table: Board) -> str:
    return frame_id(table.position.agenda[-1]) if table.position.agenda else ""


# Stand to Arms


@pytest.mark.rule("EU-6.2.2", "EUI-35")
def test_stand_to_arms_recruits_at_once(table: Board) -> None:
    table.war("france", "austria")
    lay(table, "austria", "Military Reforms", 2)
    rich(table, "austria", mil=3, ducats=10)
    table.position.own_player(table.player("austria")).available = 3
    react(table, symbols.H_WAR_DECLARED_ON_YOU, "austria", "austria")
    assert offered(table) == ["use stand-to-arms", "no"]
    answer(table, "stand-to-arms")
    assert table.position.seat == table.player("austria")
    assert asked(table) == "recruit-units"
    assert me(table, "austria").power == [0, 0, 1]
    assert shown(table, "austria") == [("Military Reforms", 1)]
    answer(table, "recruit-unit regular-infantry")
    answer(table, "recruit-in austria")
    while asked(table) != "recruit-units":
        answer(table, offered(table)[0])
    # once for each Declaration: he is not asked again
    finish(table, "done")
    assert forces.units_in(table.position, table.player("austria"), table.space("austria")) == 1


@pytest.mark.rule("EU-6.2.2")
def test_nobody_is_asked_whose_reaction_could_do_nothing(table: Board) -> None:
    lay(table, "austria", "Military Reforms", 2)
    rich(table, "austria", mil=3, ducats=0)
    react(table, symbols.H_WAR_DECLARED_ON_YOU, "austria", "austria")
    assert asked(table) == ""


# Scorched Earth


@pytest.mark.rule("EU-6.2.8")
def test_scorched_earth(table: Board) -> None:
    table.war("france", "castile").army("france", 1, "leon", infantry=4)
    rich(table, "castile", mil=1)
    hold(table, "castile", "Scorched Earth")
    react(table, symbols.H_SIEGE_IN_YOUR_AREA, "castile", "leon")
    answer(table, "mil-05-1")
    # where the Unrest falls is the owner's choice, in that Area
    province = offered(table)[0]
    finish(table, province)
    player = table.player("castile")
    assert modifiers.total(table.position, player, symbols.M_SIEGE_NEEDED, table.space("leon")) == 2
    assert modifiers.total(table.position, player, symbols.M_SIEGE_NEEDED, table.space("andalucia")) == 0
    assert forces.units_in(table.position, table.player("france"), table.space("leon")) == 3
    assert table.position.land.marks[table.province(province.split()[-1])] & UNREST
    assert me(table, "castile").power == [0, 0, 0]
    assert discarded(table) == ["Scorched Earth"]


@pytest.mark.rule("EU-6.2.8", "EUI-3")
def test_a_window_opens_by_the_back_of_a_card(table: Board) -> None:
    table.war("france", "castile").army("france", 1, "leon", infantry=4)
    rich(table, "castile", mil=1)
    hold(table, "castile", "Forced March")
    react(table, symbols.H_SIEGE_IN_YOUR_AREA, "castile", "leon")
    assert offered(table) == ["no"]
    finish(table, "no")


@pytest.mark.rule("EU-6.2.8", "EUI-3")
@pytest.mark.parametrize("why", ["no power", "no Military card", "all copies lie open"])
def test_nobody_is_asked_who_cannot_react(table: Board, why: str) -> None:
    table.war("france", "castile").army("france", 1, "leon", infantry=4)
    rich(table, "castile", mil=0 if why == "no power" else 1)
    hold(table, "castile", "Tax Census" if why == "no Military card" else "Forced March")
    if why == "all copies lie open":
        for _ in range(3):
            card = hold(table, "england", "Scorched Earth")[0]
            table.position.own_player(table.player("england")).hand.remove(card)
            table.position.own_decks().discards[2].append(card)
    react(table, symbols.H_SIEGE_IN_YOUR_AREA, "castile", "leon")
    assert asked(table) == ""


def test_each_reaction_answers_once(table: Board) -> None:
    table.war("france", "castile").army("france", 1, "leon", infantry=4)
    rich(table, "castile", mil=5)
    hold(table, "castile", "Scorched Earth", "Scorched Earth")
    react(table, symbols.H_SIEGE_IN_YOUR_AREA, "castile", "leon")
    finish(table, "mil-05-1", "badajoz")
    assert discarded(table) == ["Scorched Earth"]


# One Step Ahead


def entered(table: Board) -> None:
    """A French Army has marched from Aragon into Leon, where a Castilian one stands."""
    table.war("france", "castile").army("castile", 1, "leon", infantry=2, cavalry=1)
    table.army("france", 1, "leon", infantry=3)
    battle.fight(table.position, table.space("leon"), False, table.player("france"), table.space("aragon"))
    table.position.advance()


@pytest.mark.rule("EU-6.2.8", "EU-9.U.12", "EUI-9")
def test_one_step_ahead_avoids_the_battle(table: Board) -> None:
    rich(table, "castile", mil=1)
    hold(table, "castile", "One Step Ahead")
    entered(table)
    assert table.position.seat == table.player("castile")
    answer(table, "mil-03-1")
    finish(table, "A", "andalucia")
    assert table.position.battle == []
    assert forces.army_space(table.position, table.player("castile"), 0) == table.space("andalucia")


@pytest.mark.rule("EU-6.2.8", "EU-6.2.7")
def test_one_step_ahead_adds_dice(table: Board) -> None:
    rich(table, "castile", mil=1)
    hold(table, "castile", "One Step Ahead")
    entered(table)
    answer(table, "mil-03-1")
    answer(table, "B")
    assert state.get(table.position, state.DEFENDERS, state.DICE) == 2


# Battle Actions


@pytest.mark.rule("EU-6.2.5", "EU-6.2.6", "EU-6.2.7", "AMB-EU1-51")
def test_battle_actions_from_hand_and_display(table: Board) -> None:
    rich(table, "france", mil=3)
    hold(table, "france", "Superior Tactics", "Superior Tactics")
    lay(table, "france", "Military Reforms", 1)
    entered(table)
    answer(table, "no")  # neither side Appoints a General
    answer(table, "no")
    answer(table, "battle-card mil-04-1")
    answer(table, "cavalry")
    answer(table, "artillery")
    # the other copy waits for the next Round
    assert offered(table) == ["battle-use innovatory-tactics", "no"]
    answer(table, "innovatory-tactics")
    for die in ("cavalry", "cavalry", "artillery", "artillery"):
        answer(table, die)
    side = [state.get(table.position, state.ATTACKERS, state.DICE + die) for die in range(3)]
    assert side == [0, 3, 3]
    assert me(table, "france").power == [0, 0, 1]
    assert shown(table, "france") == []
    assert sorted(discarded(table)) == ["Military Reforms", "Superior Tactics"]


@pytest.mark.rule("EU-6.2.7")
def test_inspired_leadership_without_a_leader(table: Board) -> None:
    rich(table, "france", mil=1)
    hold(table, "france", "Inspired Leadership")
    entered(table)
    answer(table, "no")  # neither side Appoints a General
    answer(table, "no")
    answer(table, "battle-card mil-07-1")
    assert state.get(table.position, state.ATTACKERS, state.DICE) == 1
