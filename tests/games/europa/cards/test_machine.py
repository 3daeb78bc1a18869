"""How a program runs (EFFECTS 2): subject, choices, prices, passes, lasting modifiers."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import modifiers
from ludarium.games.europa.facts import realms
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.table.player import Player

from ..board import Board, board
from .programs import answer, begin, can, offered, run


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True)


def mine(table: Board, name: str = "france") -> Player:
    return table.position.own_player(table.player(name))


def ducats(table: Board) -> dict[str, int]:
    return {realms.REALM.ref(each.realm): each.ducats for each in table.position.players}


@pytest.mark.rule("EU-16.3.2")
def test_what_cannot_be_done_is_skipped(table: Board) -> None:
    run(table, "france", "lose(1 adm) ; merchant_ready(1) ; gain(1 ducats)")
    assert mine(table).ducats == 1


@pytest.mark.rule("EU-16.3.3")
def test_an_option_that_cannot_be_paid_is_closed(table: Board) -> None:
    text = "choose{ A: pay(2 dip){ gain(5 ducats) } | B: gain(1 mil) }"
    run(table, "france", text)
    assert mine(table).power == [0, 0, 1]
    mine(table).power = [0, 2, 0]
    run(table, "france", text, "A")
    assert mine(table).ducats == 5
    assert mine(table).power == [0, 0, 0]


@pytest.mark.rule("EU-16.3.3")
def test_a_loss_that_cannot_be_met_in_full_closes_an_option(table: Board) -> None:
    mine(table).ducats = 1
    run(table, "france", "choose{ A: lose(2 ducats) | B: gain(1 mil) }")
    assert mine(table).ducats == 1
    assert mine(table).power[2] == 1
    mine(table).power[2] = 0
    begin(table, "france", "choose{ A: lose(2 ducats) | B: lose(2 mil) }")
    assert offered(table) == ["A", "B"]
    answer(table, "B")
    assert mine(table).ducats == 1


def test_the_branch_of_an_if_that_would_run_counts(table: Board) -> None:
    text = "choose{ A: if(at_war){ lose(2 ducats) }else{ gain(1 adm) } | B: gain(1 mil) }"
    begin(table, "france", text)
    assert offered(table) == ["A", "B"]
    answer(table, "A")
    assert mine(table).power == [1, 0, 0]
    table.war("france", "england")
    run(table, "france", text)
    assert mine(table).power == [1, 0, 1]


@pytest.mark.rule("EU-5.2.3")
def test_loans_open_an_option_and_are_taken_for_it(table: Board) -> None:
    text = "choose{ A: pay(3 ducats){ gain(1 adm) } | B: gain(1 mil) }"
    begin(table, "france", text)
    assert offered(table) == ["A", "B"]
    answer(table, "A")
    assert mine(table).interest == 1
    assert mine(table).power == [1, 0, 0]
    assert mine(table).ducats == 2


@pytest.mark.rule("EU-5.2.3")
def test_a_price_that_needs_a_loan_is_asked_about(table: Board) -> None:
    begin(table, "france", "pay(3 ducats){ gain(1 adm) }")
    assert offered(table) == ["accept", "no"]
    answer(table, "no")
    assert mine(table).power == [0, 0, 0]
    mine(table).ducats = 3
    run(table, "france", "pay(3 ducats){ gain(1 adm) }")
    assert mine(table).power == [1, 0, 0]
    assert mine(table).ducats == 0


def test_nothing_is_paid_for_nothing(table: Board) -> None:
    mine(table).ducats = 3
    run(table, "france", "pay(3 ducats){ merchant_ready(1) }")
    assert mine(table).ducats == 3


@pytest.mark.rule("EU-16.3.5")
def test_a_may_can_be_declined(table: Board) -> None:
    mine(table).power = [0, 1, 0]
    text = "may{ pay(1 dip){ gain(4 ducats) } }"
    run(table, "france", text, "no")
    assert mine(table).ducats == 0
    run(table, "france", text, "yes")
    assert mine(table).ducats == 4
    run(table, "france", text)


@pytest.mark.rule("EUI-34")
def test_a_price_in_any_power(table: Board) -> None:
    mine(table).power = [1, 1, 0]
    run(table, "france", "pay(1 dip + 1 any){ gain(4 ducats) }", "adm")
    assert mine(table).power == [0, 0, 0]
    assert mine(table).ducats == 4


@pytest.mark.rule("EU-16.3.4")
def test_each_goes_clockwise_from_the_active_player(table: Board) -> None:
    table.turn("england")
    for name in ("france", "england", "castile"):
        mine(table, name).power = [1, 1, 0]
    begin(table, "england", "each(others){ lose(1 any) }")
    order = []
    while table.position.agenda:
        order.append(table.position.seat)
        answer(table, "adm")
    start = table.position.order.index(table.player("england"))
    expected = [*table.position.order[start + 1 :], *table.position.order[:start]]
    assert order == [player for player in expected if table.position.players[player].power == [0, 1, 0]]
    assert table.player("england") not in order


def test_each_makes_a_player_the_subject_of_its_block_only(table: Board) -> None:
    run(table, "france", "each(pr(England)){ gain(2 ducats) } ; gain(1 ducats)")
    assert ducats(table)["england"] == 2
    assert ducats(table)["france"] == 1
    run(table, "france", "each(pr(Venice)){ gain(9 ducats) }")
    assert sum(ducats(table).values()) == 3


@pytest.mark.rule("EUI-26")
def test_highest_and_lowest_mean_all_who_are_tied(table: Board) -> None:
    mine(table, "france").stability = 2
    mine(table, "england").stability = 2
    run(table, "france", "each(highest(stability)){ gain(1 ducats) }")
    assert ducats(table)["france"] == ducats(table)["england"] == 1
    assert sum(ducats(table).values()) == 2


def test_each_opponent_of_choice(table: Board) -> None:
    begin(table, "france", "each(?opponent){ gain(1 ducats) }")
    answer(table, "england")
    assert ducats(table)["england"] == 1


def test_all_and_players_for_whom_something_is_true(table: Board) -> None:
    run(table, "france", "each(all){ gain(1 ducats) } ; each(pr_where(is(England))){ gain(1 ducats) }")
    assert sum(ducats(table).values()) == 5
    assert ducats(table)["england"] == 2


def test_lasting_modifiers_add_up(table: Board) -> None:
    run(table, "france", "this_turn{ mod(naval_move_spaces: 1) } ; this_round{ mod(naval_move_spaces: 1) }")
    player = table.player("france")
    assert modifiers.total(table.position, player, s.M_NAVAL_MOVE_SPACES) == 2
    assert table.position.players[player].lasting[1::3] == [s.THIS_TURN, s.THIS_ROUND]


def test_possible_looks_into_every_structure(table: Board) -> None:
    assert not can(table, "france", "may{ merchant_ready(1) }")
    assert not can(table, "france", "if(at_war){ gain(1 adm) }")
    assert can(table, "france", "if(at_war){ merchant_ready(1) }else{ gain(1 adm) }")
    assert not can(table, "france", "choose{ A: merchant_ready(1) | B: lose(1 adm) }")
    assert not can(table, "france", "each(pr(Venice)){ gain(1 adm) }")
    assert can(table, "france", "each(others){ gain(1 adm) }")
    assert not can(table, "france", "2 x { merchant_ready(1) }")
    assert not can(table, "france", "pay(1 adm){ gain(1 dip) }")
