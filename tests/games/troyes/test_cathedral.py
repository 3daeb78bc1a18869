"""The cathedral (TR-11)."""

from __future__ import annotations

import pytest

from .table import Table, district, players, table


def full(*numbers: int) -> dict[str, str]:
    """All three levels of these numbers are taken by seat 1."""
    return {f"{level}.{number}": "1" for level in (1, 2, 3) for number in numbers}


def build(t: Table, *dice: str) -> Table:
    t.choose("build", *(f"add die={die}" for die in dice))
    return t if len(dice) == 3 else t.choose("done")


@pytest.mark.rule("TR-11.1")
def test_each_white_die_puts_one_cube_on_its_number() -> None:
    t = table(dice={"0": district("w2", "w5", "w6", "y3", "r3")})
    t.choose("build")
    assert t.offered == ["add die=0.white.2", "add die=0.white.5", "add die=0.white.6"]
    t.choose("add die=0.white.2", "add die=0.white.6", "done")
    taken = {cell: owner for cell, owner in t.see("cathedral").items() if owner != "none"}
    assert taken == {"1.2": "0", "1.6": "0"}
    assert t.see("dice.0") == ["red.3", "white.5", "yellow.3"]


@pytest.mark.rule("TR-11.1")
def test_without_white_dice_nobody_builds() -> None:
    t = table(dice={"0": district("y3", "r3")})
    assert "build" not in t.offered
    assert t.refused["build"] == "no-white-dice"


@pytest.mark.rule("TR-11.2", "TR-11.3", "AM-58")
def test_a_number_fills_from_the_bottom_level_and_only_three_times() -> None:
    t = build(table(dice={"0": district("w4", "w4", "w4", "w1")}), "0.white.4", "0.white.4", "0.white.4")
    assert [t.see(f"cathedral.{level}.4") for level in (1, 2, 3)] == ["0", "0", "0"]
    t = table(dice={"0": district("w4", "w3")}, cathedral={"1.4": "1", "2.4": "neutral"})
    build(t, "0.white.4")
    assert t.see("cathedral.3.4") == "0"


@pytest.mark.rule("TR-11.3")
def test_another_number_may_be_behind() -> None:
    # the upper level of number 4 may be filled while number 3 is still empty everywhere
    t = build(table(dice={"0": district("w4", "y1")}, cathedral={"1.4": "1"}), "0.white.4")
    assert t.see("cathedral.2.4") == "0"


@pytest.mark.rule("AM-58")
def test_a_die_without_a_free_cell_cannot_be_in_the_group() -> None:
    t = table(dice={"0": district("w4", "w4", "w2")}, cathedral={"1.4": "1", "2.4": "1"})
    t.choose("build", "add die=0.white.4")
    assert t.offered == ["done", "add die=0.white.2"]  # there is one cell left for a 4
    t = table(dice={"0": district("w4", "w4")}, cathedral=full(4))
    assert "build" not in t.offered


@pytest.mark.rule("TR-11.4")
@pytest.mark.parametrize(("value", "influence"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_a_cube_gives_one_point_and_one_or_two_influence(value: int, influence: int) -> None:
    t = build(table(dice={"0": district(f"w{value}", "y1")}, players=players({"influence": 3})), f"0.white.{value}")
    assert (t.vp()[0], t.influence()[0]) == (1, 3 + influence)


@pytest.mark.rule("TR-11.4", "TR-17.5", "AM-53")
def test_influence_of_cubes_stops_at_twenty() -> None:
    t = table(dice={"0": district("w6", "w5", "y1")}, players=players({"influence": 17}))
    build(t, "0.white.6", "0.white.5")
    assert (t.vp()[0], t.influence()[0]) == (2, 20)


@pytest.mark.rule("TR-11.5")
def test_of_all_cubes_only_those_of_the_prior_change_building() -> None:
    cubes = ["priest", "confession", "blacksmith"]
    spaces = {"white-1": "priest", "white-2": "confession", "yellow-2": "blacksmith"}
    t = table(cards=spaces, card_cubes={space: {"0": 1} for space in spaces}, dice={"0": district("w1", "w2")})
    t.choose("build")
    assert t.decides[1] == "choose-dice", cubes
    t = table(cards={"white-2": "prior"}, card_cubes={"white-2": {"0": 1}}, dice={"0": district("w1", "w2")})
    t.choose("build")
    assert t.offered == ["plain", "modify card=prior"]
