"""What texts do to Religions, Milestones and Rulers (EFFECTS 4)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import offices
from ludarium.games.europa.facts import faiths, goals

from ..board import Board, board
from .programs import answer, begin, can, offered, run


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True)


def creed(table: Board, space: str) -> str:
    return faiths.FAITH.ref(offices.creed(table.position, table.space(space)))


@pytest.mark.rule("EU-15.3.1", "EU-15.2.3")
def test_the_religion_of_an_area_and_of_npr_that_live_there(table: Board) -> None:
    run(table, "france", "religion(@Bohemia, protestant)")
    assert creed(table, "bohemia") == "protestant"
    assert table.position.realms.faith[table.realm("bohemia")] == faiths.PROTESTANT
    assert not can(table, "france", "religion(@Bohemia, protestant)")


@pytest.mark.rule("EU-15.0.2")
def test_counter_reformed_is_catholic_already(table: Board) -> None:
    run(table, "france", "religion(@Bohemia, counter_reformed)")
    assert creed(table, "bohemia") == "counter-reformed"
    assert not can(table, "france", "religion(@Bohemia, catholic)")


@pytest.mark.rule("EU-15.0.7", "EU-15.3.3")
def test_a_revolution_lies_on_top(table: Board) -> None:
    run(table, "france", "religion(capital_area, revolutionary)")
    assert creed(table, "seine") == "revolutionary"
    run(table, "france", "religion(@Seine, state)")
    assert creed(table, "seine") == "catholic"


def test_state_is_the_faith_of_the_subject(table: Board) -> None:
    table.faith("france", "protestant")
    begin(table, "france", "religion(?area[own, all_owned, other_faith], state)")
    while table.position.agenda:
        answer(table, offered(table)[0])
    assert creed(table, "loire") == "protestant"


@pytest.mark.rule("EU-15.2.2", "EU-19.0.1", "AMB-36")
def test_a_state_religion_and_the_cardinals(table: Board) -> None:
    table.curia("france", "england", "france")
    run(table, "france", "state_religion(protestant)")
    assert table.position.realms.faith[table.realm("france")] == faiths.PROTESTANT
    assert table.position.curia == [table.player("england")]
    assert table.position.players[table.player("france")].prestige == 0
    assert not can(table, "france", "state_religion(protestant)")


@pytest.mark.rule("EU-17.3.2")
def test_milestones_without_a_tag_are_swapped(table: Board) -> None:
    assert not can(table, "france", "milestones_replace")
    decks = table.position.own_decks()
    deck = goals.MILESTONES_OF[1]
    decks.milestones = [deck[category][0] for category in range(4)]
    decks.milestone_piles = [deck[category][1:] for category in range(4)]
    decks.milestone_tags = [decks.milestones[0], 0]
    begin(table, "france", "milestones_replace")
    assert len(offered(table)) == 4
    old = decks.milestones[1]
    answer(table, offered(table)[0])
    assert table.position.decks.milestones[1] != old
    assert old in table.position.decks.milestone_piles[1]
    assert len(offered(table)) == 3
    answer(table, "done")
    assert not table.position.agenda


@pytest.mark.rule("EU-16.3.24")
def test_a_ruler_is_rejected(table: Board) -> None:
    run(table, "france", "reject_ruler")
    assert table.position.rejected == table.player("france")
