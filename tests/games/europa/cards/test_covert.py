"""Covert texts: their victims may counter between the choice and its effect (EU-6.2.9-10, EUI-7)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import relations
from ludarium.games.europa.facts import action_cards
from ludarium.games.europa.put import bonds, supply
from ludarium.games.europa.put.deeds import SOURCE_USE, source
from ludarium.games.europa.table.position import COVERT, UNREST

from ..board import Board, board
from ..rounds.game import laid
from .programs import answer, begin, can, offered

SPIES = source(SOURCE_USE, 0)
COUNTERESPIONAGE = action_cards.CARDS_OF[action_cards.TYPE_NAMED["Counterespionage"]][0]


@pytest.fixture
def table() -> Board:
    made = board("1-01", people=4, lands=True)
    me = made.position.own_player(made.player("france"))
    me.hand = [COUNTERESPIONAGE]
    me.power = [0, 3, 0]
    return made


def restless(table: Board, province: str) -> bool:
    return table.position.land.marks[table.province(province)] & UNREST != 0


def support_rebels(table: Board) -> None:
    text = "unrest(1 ?province[opponent, @Loire]) ; rebels(1 it)"
    begin(table, "castile", text, source=SPIES, flags=COVERT)
    answer(table, "orleans")


@pytest.mark.rule("EU-6.2.9", "EU-6.2.10", "EUI-7")
def test_a_countered_action_has_no_effect(table: Board) -> None:
    support_rebels(table)
    assert table.position.seat == table.player("france")
    assert not restless(table, "orleans")
    answer(table, next(each for each in offered(table) if each != "no"))
    assert not table.position.agenda
    assert not table.position.contexts
    assert not restless(table, "orleans")
    assert table.position.forces.rebels[table.space("loire")] == 0
    assert table.position.players[table.player("france")].hand == []


@pytest.mark.rule("EUI-7")
def test_an_action_that_nobody_counters_goes_on(table: Board) -> None:
    support_rebels(table)
    answer(table, "no")
    assert restless(table, "orleans")
    assert table.position.forces.rebels[table.space("loire")] == 1
    assert not table.position.agenda


@pytest.mark.rule("EUI-7")
def test_whose_influence_leaves_is_the_victim(table: Board) -> None:
    table.influence("france", "lombardy", 2).influence("england", "lombardy", 1)
    text = "remove_influence(2 ?area[@Lombardy], ?opponent) ; influence(1 it)"
    begin(table, "castile", text, source=SPIES, flags=COVERT)
    answer(table, "france")
    assert table.position.seat == table.player("france")
    answer(table, "no")
    assert relations.influence(table.position, table.player("france"), table.space("lombardy")) == 0
    assert relations.influence(table.position, table.player("castile"), table.space("lombardy")) == 1
    # who holds no Diplomatic card is not asked
    begin(table, "castile", text, source=SPIES, flags=COVERT)
    assert not table.position.agenda


@pytest.mark.rule("EUI-7")
def test_allies_of_the_target_are_victims_of_a_new_alliance(table: Board) -> None:
    table.ally("france", "milan").influence("england", "lombardy", 1)
    begin(table, "castile", "remove_influence(2 ?realm[npr, @Milano], any)", source=SPIES, flags=COVERT)
    assert table.position.seat == table.player("france")
    answer(table, "no")
    assert relations.influence(table.position, table.player("england"), table.space("lombardy")) == 0


def test_nobody_is_asked_about_what_is_not_covert(table: Board) -> None:
    begin(table, "castile", "unrest(1 ?province[opponent, @Loire])", source=SPIES)
    answer(table, "orleans")
    assert restless(table, "orleans")
    assert not table.position.agenda


# teams


@pytest.fixture
def teams() -> Board:
    made = laid("1-05", 6)
    made.position.agenda.clear()
    made.turn("france")
    return made


@pytest.mark.rule("EUI-43", "EU-6.2.9")
def test_no_covert_action_is_aimed_at_a_mate(teams: Board) -> None:
    """The same text spares nobody if it is not Covert."""
    text = "unrest(1 ?province[opponent, @East Anglia|@Castile])"
    begin(teams, "france", text, source=SPIES, flags=COVERT)
    assert "pick-province london" not in offered(teams)
    assert "pick-province madrid" in offered(teams)
    teams.position.agenda.clear()
    teams.position.contexts.clear()
    begin(teams, "france", text, source=SPIES)
    assert "pick-province london" in offered(teams)


@pytest.mark.rule("EUI-43", "EU-11.1.4")
def test_a_mates_influence_and_allies_are_safe(teams: Board) -> None:
    position = teams.position
    england, austria = teams.player("england"), teams.player("austria")
    scotland = teams.space("scotland")
    supply.remove_influence(position, england, scotland, 9)
    supply.influence(position, england, scotland, 1)
    supply.influence(position, austria, scotland, 1)
    begin(teams, "france", "remove_influence(1 @Scotland, ?opponent)", source=SPIES, flags=COVERT)
    assert relations.influence(position, england, scotland) == 1
    assert relations.influence(position, austria, scotland) == 0
    supply.influence(position, austria, scotland, 1)
    text = "remove_influence(1 ?realm[npr, @Lothian], any)"
    for player in position.order:
        bonds.unally(position, player, teams.realm("scotland"))
    assert can(teams, "france", text, source=SPIES, flags=COVERT)
    teams.ally("england", "scotland")
    assert not can(teams, "france", text, source=SPIES, flags=COVERT)
    assert can(teams, "austria", text, source=SPIES, flags=COVERT)
