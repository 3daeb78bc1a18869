"""The four bonus cards (TR-22)."""

from __future__ import annotations

from typing import Any

import pytest

from .table import district, players, table


@pytest.mark.rule("TR-22.1")
def test_baker_gives_one_denier_for_each_yellow_die_left_on_the_square() -> None:
    t = table(
        cards={"yellow-1": "baker"},
        tradesmen={"yellow-1": {"0": "first"}},
        dice={
            "0": district("y6", "y1", "r1"),
            "1": district("y2", "y2", "w5"),
            "3": district("y4"),
            "neutral": district("y3"),
        },
        players=players({"deniers": 0}),
    )
    t.choose("activate card=baker", "add die=0.yellow.6", "done", "times count=2")
    # the die used now is gone: five are left, counted twice
    assert t.deniers()[0] == 10


@pytest.mark.rule("TR-22.2")
def test_banquet_gives_one_point_for_each_red_die_of_the_district_that_has_most() -> None:
    given: dict[str, Any] = {"cards": {"red-3": "banquet"}, "tradesmen": {"red-3": {"0": "first"}}}
    dice = {"0": district("r6", "r1"), "1": district("r1", "r1", "w6"), "neutral": district("r2", "r2", "r2")}
    t = table(dice=dice, **given)
    t.choose("activate card=banquet", "add die=0.red.6", "done")
    assert t.vp() == [3, 0, 0, 0]  # the neutral district's three, for the active player
    dice["neutral"] = district("y6")
    t = table(dice=dice, **given)
    t.choose("activate card=banquet", "add die=0.red.6", "done")
    assert t.vp() == [2, 0, 0, 0]


@pytest.mark.rule("TR-22.3", "AM-23")
def test_prior_makes_two_white_dice_of_one() -> None:
    given: dict[str, Any] = {"cards": {"white-2": "prior"}, "card_cubes": {"white-2": {"0": 1}}}
    t = table(
        dice={"0": district("w1"), "1": district("w4", "y1")}, players=players({"deniers": 2, "influence": 0}), **given
    )
    t.choose("build", "modify card=prior")
    assert t.offered == ["add die=0.white.1", "add die=1.white.4"]
    t.choose("add die=1.white.4")  # alone, for 2 deniers
    assert [t.see(f"cathedral.{level}.4") for level in (1, 2, 3)] == ["0", "0", "none"]
    assert (t.vp()[0], t.influence()[0], t.deniers()[0]) == (2, 4, 0)


@pytest.mark.rule("AM-23", "AM-58")
def test_if_only_one_cell_of_the_number_is_free_the_second_cube_is_lost() -> None:
    t = table(
        cards={"white-2": "prior"},
        card_cubes={"white-2": {"0": 1}},
        cathedral={"1.4": "1", "2.4": "1"},
        dice={"0": district("w4", "y1")},
    )
    t.choose("build", "modify card=prior", "add die=0.white.4")
    assert t.see("cathedral.3.4") == "0"
    assert t.vp()[0] == 1
    assert t.see("card_cubes.white-2") == {}


@pytest.mark.rule("TR-22.3")
def test_prior_helps_white_cards_too() -> None:
    t = table(
        cards={"white-2": "prior", "white-1": "priest"},
        tradesmen={"white-1": {"0": "first"}},
        card_cubes={"white-2": {"0": 1}},
        dice={"0": district("w6", "w1", "y1")},
    )
    t.choose("activate card=priest", "modify card=prior", "add die=0.white.6")
    assert t.offered[0] == "times count=4"


@pytest.mark.rule("TR-22.4")
def test_resistance_brings_another_red_card_from_the_box_which_calls_the_third_card() -> None:
    t = table(
        4,
        "events",
        decks={"red": ["war", "resistance"], "white": ["heresy"], "yellow": ["support", "drought"]},
        red_box=["brigands-1", "normans", "skirmishes-1"],
        chance=[1, 2, 2, 2, 2],  # the second card of the box, then black dice
    )
    assert t.see("queue") == ["marauding", "resistance", "normans", "drought"]
    assert t.see("red_box") == ["brigands-1", "skirmishes-1"]
    assert t.see("decks.red") == ["war"]


@pytest.mark.rule("TR-22.4", "AM-33")
def test_resistance_removes_the_last_cube_of_every_other_event() -> None:
    t = table(
        4,
        "resolve-events",
        queue=["marauding", "war", "resistance", "heresy", "drought"],
        flags=[["0", "1"], ["2", "0", "1"], ["0", "1"], [], ["3"]],
    )
    assert t.see("flags") == [["0"], ["2", "0"], ["0", "1"], [], []]


@pytest.mark.rule("AM-38", "TR-2.11")
def test_resistance_as_the_last_red_card_adds_no_round() -> None:
    t = table(
        2,
        "events",
        round=4,
        decks={"red": ["resistance"], "white": ["interrupted-work"]},
        red_box=["brigands-1"],
        chance=[0, 1, 1],
        dice={"0": district("y1")},
        players=players({"influence": 0}, {"influence": 0}),
    )
    assert t.see("queue") == ["marauding", "resistance", "brigands-1", "interrupted-work"]
    while not t.position.over:
        t.choose(next(code for code in ("pass", "suffer", "counter", "defend die=0.yellow.1") if code in t.offered))
    assert t.see("round") == 4
