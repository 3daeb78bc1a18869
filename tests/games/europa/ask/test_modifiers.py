"""What modifiers add up to (EFFECTS 8)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import modifiers
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.book import BOOK

from ..board import Board, board
from ..cards.programs import program


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True)


def last(table: Board, text: str, area: int = -1, realm: str = "france") -> None:
    """A modifier that lasts for this Turn."""
    node = program(f"this_turn{{ {text} }}")
    for modifier in node.modifiers:
        table.position.own_player(table.player(realm)).lasting.extend([modifier.id, s.THIS_TURN, area])


def total(table: Board, name: int, thing: int = -1, realm: str = "france") -> int:
    return modifiers.total(table.position, table.player(realm), name, thing)


def test_numbers_add_up(table: Board) -> None:
    assert total(table, s.M_SIEGE_NEEDED) == 0
    table.idea("france", "defensive-mentality")
    assert total(table, s.M_SIEGE_NEEDED) == 1
    last(table, "mod(siege_needed: 2)")
    assert total(table, s.M_SIEGE_NEEDED) == 3
    assert total(table, s.M_SIEGE_NEEDED, realm="england") == 0


def test_a_reaction_is_for_its_own_area(table: Board) -> None:
    loire, seine = table.space("loire"), table.space("seine")
    last(table, "mod(siege_needed: 2)", area=loire)
    assert total(table, s.M_SIEGE_NEEDED, loire) == 2
    assert total(table, s.M_SIEGE_NEEDED, seine) == 0


def test_a_permission_is_yes_once(table: Board) -> None:
    player = table.player("france")
    assert not modifiers.allowed(table.position, player, s.M_NO_MOUNTAIN_COST)
    last(table, "mod(no_mountain_cost: yes) ; mod(no_mountain_cost: yes)")
    assert modifiers.allowed(table.position, player, s.M_NO_MOUNTAIN_COST)


def test_a_condition_is_tested_each_time(table: Board) -> None:
    last(table, "mod(idea_cost: -1, when faith=protestant)")
    assert total(table, s.M_IDEA_COST) == 0
    table.faith("france", "protestant")
    assert total(table, s.M_IDEA_COST) == -1


def test_a_filter_of_nodes(table: Board) -> None:
    last(table, "mod(trade_power[distant]: 1)")
    assert total(table, s.M_TRADE_POWER, table.node("north-america")) == 1
    assert total(table, s.M_TRADE_POWER, table.node("bordeaux")) == 0


@pytest.mark.rule("EUI-8")
def test_knights_of_the_battle_only(table: Board) -> None:
    table.idea("france", "noble-knights").army("france", 1, "seine", cavalry=2).army("france", 2, "loire", cavalry=1)
    assert total(table, s.M_KNIGHTS_CHARGE, table.space("seine")) == 2
    assert total(table, s.M_KNIGHTS_CHARGE, table.space("loire")) == 1


def test_every_modifier_of_an_idea_is_found(table: Board) -> None:
    """Each name that an Idea has counts for whoever holds it, if its condition holds."""
    for name, rows in enumerate(BOOK.modified_by):
        for idea, modifier in rows:
            table.position.own_player(0).ideas = 1 << idea
            expected = sum(modifiers.worth(table.position, 0, each) for other, each in rows if other == idea)
            assert modifiers.total(table.position, 0, name) == expected
            assert modifier.name == name
