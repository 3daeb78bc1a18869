"""Influence (TR-17)."""

from __future__ import annotations

import pytest

from .table import district, players, table

DICE = {"0": district("y1", "w2", "r3"), "1": district("y1", "r6"), "neutral": district("w5")}


@pytest.mark.rule("TR-17.1")
def test_influence_is_spent_as_often_and_in_any_order_as_one_can_pay() -> None:
    t = table(dice=DICE, players=players({"influence": 8}), chance=[4, 5])
    t.choose("reroll die=0.yellow.1", "recruit", "reroll die=0.yellow.4", "flip die=0.yellow.5", "enough")
    assert t.influence()[0] == 0
    assert t.offers("reroll") == t.offers("recruit") == t.offers("flip") == []
    assert "yellow.2" in t.see("dice.0")
    assert t.decides == (0, "take-action")


@pytest.mark.rule("TR-17.1")
@pytest.mark.parametrize(
    ("influence", "verbs"),
    [
        (0, set()),
        (1, {"reroll"}),
        (2, {"reroll", "recruit"}),
        (3, {"reroll", "recruit"}),
        (4, {"reroll", "recruit", "flip"}),
    ],
)
def test_what_can_be_paid_for_is_offered(influence: int, verbs: set[str]) -> None:
    t = table(dice=DICE, players=players({"influence": influence}))
    assert {text.split()[0] for text in t.offered} & {"reroll", "recruit", "flip"} == verbs


@pytest.mark.rule("TR-17.1", "AM-56")
def test_not_once_the_action_has_begun_and_not_in_anothers_turn() -> None:
    t = table(dice=DICE, players=players({"influence": 20, "supply": 1}, {"influence": 0}))
    t.choose("farm")
    assert not {text.split()[0] for text in t.offered} & {"reroll", "recruit", "flip"}
    t.choose("add die=0.yellow.1", "done")
    assert t.decides == (1, "take-action")
    assert not {text.split()[0] for text in t.offered} & {"reroll", "recruit", "flip"}


@pytest.mark.rule("TR-17.2")
def test_one_influence_rerolls_one_own_die() -> None:
    t = table(dice=DICE, players=players({"influence": 3}), chance=[6])
    assert t.offers("reroll") == ["reroll die=0.red.3", "reroll die=0.white.2", "reroll die=0.yellow.1"]
    t.choose("reroll die=0.white.2")
    assert t.see("dice.0") == ["red.3", "white.6", "yellow.1"]
    assert t.influence()[0] == 2
    assert t.see("dice.neutral") == ["white.5"]


@pytest.mark.rule("TR-17.3", "TR-2.6", "AM-55")
def test_two_influence_recruit_a_citizen_up_to_twelve() -> None:
    t = table(dice=DICE, players=players({"influence": 5, "supply": 1, "reserve": 1}))
    t.choose("recruit")
    assert (t.of(0)["supply"], t.of(0)["reserve"]) == (2, 0)
    assert t.influence()[0] == 3
    # all twelve are in play: nobody is left to recruit
    assert t.offers("recruit") == []


@pytest.mark.rule("TR-17.4")
def test_four_influence_turn_over_one_to_three_own_dice_of_any_colours() -> None:
    t = table(dice=DICE, players=players({"influence": 4}))
    assert t.offers("flip") == ["flip die=0.red.3", "flip die=0.white.2", "flip die=0.yellow.1"]
    t.choose("flip die=0.yellow.1")
    assert t.influence()[0] == 0
    # a die that has been turned is not turned again
    assert t.offered == ["enough", "flip die=0.red.3", "flip die=0.white.2"]
    t.choose("flip die=0.red.3", "flip die=0.white.2")
    assert t.see("dice.0") == ["red.4", "white.5", "yellow.6"]
    assert t.decides == (0, "take-action")


@pytest.mark.rule("TR-17.4")
def test_three_dice_at_most() -> None:
    t = table(dice={"0": district("y1", "y2", "y3", "y4")}, players=players({"influence": 4}))
    t.choose("flip die=0.yellow.1", "flip die=0.yellow.2", "flip die=0.yellow.3")
    assert t.decides == (0, "take-action")
    assert t.see("dice.0") == ["yellow.4", "yellow.4", "yellow.5", "yellow.6"]


@pytest.mark.rule("TR-17.4")
def test_of_two_equal_dice_the_unturned_one_can_still_be_turned() -> None:
    # 3 becomes 4, beside another 4
    t = table(dice={"0": district("y3", "y4")}, players=players({"influence": 4}))
    t.choose("flip die=0.yellow.3")
    assert t.offered == ["enough", "flip die=0.yellow.4"]
    t.choose("flip die=0.yellow.4")
    assert t.see("dice.0") == ["yellow.3", "yellow.4"]
    assert t.decides == (0, "take-action")


@pytest.mark.rule("TR-17.5")
def test_influence_never_exceeds_twenty() -> None:
    t = table(dice={"0": district("y6", "w1")}, players=players({"influence": 19}))
    t.choose("fight event=marauding", "add die=0.yellow.6", "done", "times count=2")
    assert t.influence()[0] == 20


@pytest.mark.rule("TR-17.6")
def test_influence_never_falls_below_zero() -> None:
    t = table(4, "resolve-events", queue=["marauding", "heresy"], flags=[[], []], players=players({"influence": 1}))
    assert t.influence()[0] == 0
    t = table(dice=DICE, players=players({"influence": 0}))
    assert not {text.split()[0] for text in t.offered} & {"reroll", "recruit", "flip"}
