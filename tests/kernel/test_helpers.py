"""What titles share beside programs: picking several things, deals, payment, piles, weights, players without a seat."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.kernel.chance import fast
from ludarium.kernel.payment import Stand, ways
from ludarium.kernel.piles import deal_anew, deal_from, mix, mix_below, pools
from ludarium.kernel.position import Decision
from ludarium.kernel.room import stateful
from ludarium.kernel.sample_program import WORDS, Barter, BuySpots, Place, Table
from ludarium.kernel.seatless import advance_answering
from ludarium.kernel.state import dump, load
from ludarium.kernel.weigh import weighted


def new(money: int = 0) -> Table:
    return Table([], fast(1), [money] * 3, [[], [], []], [], active=0, it=-1, used=[])


def saved(table: Table) -> Table:
    again: Table = load(dump(table), stateful("ludarium.kernel.sample_program"))
    return again


def offered(table: Table) -> list[str]:
    return [] if table.over else [WORDS.text(option) for option in table.options()]


def choose(table: Table, *texts: str) -> Table:
    for text in texts:
        assert text in offered(table), offered(table)
        table.choose(WORDS.parse(text))
    return table


# several things


def test_so_many_must_be_picked_and_so_many_can_be() -> None:
    table = new(9)
    BuySpots(0, 1, 2, 0).go_on(table)
    assert offered(table) == ["buy spot=a", "buy spot=b", "buy spot=c"]
    choose(table, "buy spot=b")
    assert offered(table) == ["buy spot=a", "buy spot=c", "done"]
    choose(saved(table), "done")
    choose(table, "buy spot=c")
    assert (table.over, table.placed[0], table.money[0]) == (True, [1, 2], 4)


def test_prices_add_up_and_only_what_can_be_paid_is_offered() -> None:
    table = new(4)
    BuySpots(0, 0, 9, 0).go_on(table)
    choose(table, "buy spot=c")
    assert offered(table) == ["buy spot=a", "done"]
    assert table.decision().about(table) == [("left", 8), ("total", 3)]
    assert choose(table, "done").money[0] == 1


def test_where_nothing_is_left_to_pick_it_ends_by_itself() -> None:
    table = new(3)
    BuySpots(0, 3, 3, 0).go_on(table)
    choose(table, "buy spot=c")
    assert (table.over, table.money[0]) == (True, 0)
    table = new(0)
    BuySpots(0, 3, 3, 0).go_on(table)
    assert table.over


# deals


def barter() -> Table:
    table = new()
    table.placed[0] = [0, 1]
    table.push(Barter(0, 2, []))
    return table


def test_a_deal_is_answered_by_another_which_is_the_last() -> None:
    table = barter()
    for choice in ("give spot=b", "send", "counter"):
        choose(table, choice)
    assert (table.seat, offered(table)) == (2, ["drop"]), "who has nothing can only drop the counter-offer"
    table = barter()
    table.placed[2] = [2]
    for choice in ("give spot=b", "send", "counter", "give spot=c", "send"):
        choose(table, choice)
    assert offered(table) == ["accept", "refuse"]
    choose(table, "accept")
    assert 2 not in table.placed[2]


def test_a_deal_is_built_sent_and_accepted() -> None:
    table = barter()
    assert offered(table) == ["give spot=a", "give spot=b", "drop"]
    choose(table, "give spot=b")
    assert offered(table) == ["give spot=a", "send", "drop"]
    assert not table.revealed
    choose(table, "send")
    assert table.revealed
    assert (table.seat, offered(table)) == (2, ["accept", "refuse", "counter"])
    assert choose(saved(table), "accept").placed == [[0], [], [1]]
    assert choose(table, "refuse").placed == [[0, 1], [], []]
    assert table.marks == [0]


def test_a_deal_is_dropped() -> None:
    table = choose(barter(), "give spot=a", "give spot=b", "drop")
    assert (table.over, table.placed[0]) == (True, [0, 1])


# payment


@pytest.mark.parametrize(
    ("have", "price", "stands", "expected"),
    [
        ([3, 1], [2, 1], [], [[2, 1]]),
        ([1, 1], [2, 1], [], []),
        # the second kind stands for the first, one for two
        ([4, 2], [4, 0], [Stand(1, 0, 2)], [[4, 0], [2, 1], [0, 2]]),
        ([1, 2], [4, 0], [Stand(1, 0, 2)], [[0, 2]]),
        ([1, 2], [3, 1], [Stand(1, 0, 2)], [[1, 2]]),
        # "any" has no pool of its own
        ([1, 1], [0, 0, 2], [Stand(0, 2, 1), Stand(1, 2, 1)], [[1, 1]]),
        ([2, 1], [1, 0, 1], [Stand(0, 2, 1), Stand(1, 2, 1)], [[1, 1], [2, 0]]),
        ([0, 1], [0, 0, 2], [Stand(0, 2, 1), Stand(1, 2, 1)], []),
    ],
)
def test_ways_to_pay(have: list[int], price: list[int], stands: list[Stand], expected: list[list[int]]) -> None:
    assert ways(have, price, stands) == expected


# piles


def test_piles_are_dealt_anew_whatever_the_true_order() -> None:
    one, other = [3, 1, 2], [2, 3, 1]
    mix(one, fast(7))
    mix(other, fast(7))
    assert one == other
    cards = [5, 4, 3, 2, 1, 9, 8]
    mix_below(cards, 2, fast(3))
    assert (cards[5:], sorted(cards)) == ([9, 8], [1, 2, 3, 4, 5, 8, 9])
    zones = [[1, 2], [], [3, 4, 5]]
    deal_anew(zones, fast(3))
    assert ([len(zone) for zone in zones], sorted([*zones[0], *zones[1], *zones[-1]])) == ([2, 0, 3], [1, 2, 3, 4, 5])


def test_a_card_is_exchanged_for_one_with_the_same_back() -> None:
    kinds = [0, 1, 0, 1, 0]
    zones = [[0, 1], [2, 3, 4]]
    pool = pools(zones, kinds, fast(5))
    for zone in zones:
        deal_from(pool, zone, kinds)
    assert [[kinds[card] for card in zone] for zone in zones] == [[0, 1], [0, 1, 0]]
    assert sorted([*zones[0], *zones[1]]) == [0, 1, 2, 3, 4]


# weights


def test_options_come_as_often_as_they_weigh() -> None:
    chance = fast(1)
    found = [weighted([10, 20, 30], [0, 1, 3], chance) for _ in range(4000)]
    assert found.count(10) == 0
    assert 2850 < found.count(30) < 3150
    assert {weighted([10, 20], [0, 0], chance) for _ in range(50)} == {10, 20}


# players without a seat


def test_a_player_without_a_seat_is_answered_for() -> None:
    asked: list[int] = []

    def answer(table: Table, decision: Decision[Any]) -> int:
        asked.append(decision.seat)
        return decision.options(table)[-1]

    table = new()
    table.plan([Place(2), Place(1), Place(2)])
    advance_answering(table, 2, answer)
    assert (asked, table.seat, table.placed[2]) == ([2], 1, [2])
    table.agenda.pop()
    advance_answering(table, 2, answer)
    assert (asked, table.over, table.placed[2]) == ([2, 2], True, [2, 2])
