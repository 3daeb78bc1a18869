"""The black dice (TR-8.10 to TR-8.20)."""

from __future__ import annotations

import pytest

from .table import district, players, table


@pytest.mark.rule("TR-8.10", "TR-8.11")
def test_the_first_player_counters_the_highest_black_die_with_own_dice() -> None:
    t = table(
        4,
        "resolve-events",
        first=2,
        queue=["marauding", "brigands-1"],
        flags=[[], []],
        chance=[2, 5],
        dice={"2": district("w3", "y2", "y1"), "0": district("r6")},
    )
    assert t.see("black") == [5, 2]
    assert t.decides == (2, "counter-raiders")
    assert t.offers("defend") == ["defend die=2.white.3", "defend die=2.yellow.1", "defend die=2.yellow.2"]
    t.choose("defend die=2.white.3")
    assert "counter" not in t.offered  # 3 is not yet 5
    t.choose("defend die=2.yellow.2", "counter")
    assert t.see("black") == [2]
    assert t.see("dice.2") == ["yellow.1"]


@pytest.mark.rule("TR-8.12")
def test_the_turn_goes_clockwise_until_no_black_die_is_left_and_can_come_back() -> None:
    t = table(
        2,
        "black-dice",
        seat=1,
        black=[3, 2, 1],
        dice={"0": district("w2"), "1": district("y3", "y1"), "neutral": district("r1")},
    )
    assert t.decides == (1, "counter-raiders")
    t.choose("defend die=1.yellow.3", "counter")
    assert t.decides == (0, "counter-raiders")
    assert t.see("black") == [2, 1]
    t.choose("defend die=0.white.2", "counter")
    assert t.decides == (1, "counter-raiders")
    t.choose("defend die=1.yellow.1", "counter")
    # then the actions begin, from the first player
    assert t.decides == (0, "take-action")
    assert t.influence() == [5, 6]


@pytest.mark.rule("TR-8.13", "AM-6")
def test_who_cannot_counter_keeps_the_dice_and_loses_two_points() -> None:
    t = table(
        4,
        "black-dice",
        black=[6, 4],
        dice={"0": district("y3", "w2"), "1": district("w5")},
        players=players({"vp": 5, "influence": 0}),
    )
    assert t.offered == ["suffer"]
    t.choose("suffer")
    assert t.vp()[0] == 3
    assert t.influence()[0] == 0
    assert t.see("black") == [4]
    assert t.see("dice.0") == ["white.2", "yellow.3"]
    assert t.decides == (1, "counter-raiders")


@pytest.mark.rule("AM-6", "TR-8.11")
def test_who_can_counter_must() -> None:
    t = table(4, "black-dice", black=[5], dice={"0": district("y3", "w2")}, players=players({"influence": 0}))
    assert "suffer" not in t.offered
    assert t.offered == ["defend die=0.white.2", "defend die=0.yellow.3"]


@pytest.mark.rule("AM-10", "TR-8.13", "AM-4")
def test_who_has_no_dice_loses_points_and_never_more_than_he_has() -> None:
    t = table(
        4,
        "black-dice",
        black=[1, 1],
        dice={"neutral": district("r1")},
        players=players({"vp": 1, "influence": 0}, {"vp": 2, "influence": 0}),
    )
    t.choose("suffer", "suffer")
    assert t.vp()[:2] == [0, 0]


@pytest.mark.rule("TR-8.14", "AM-9")
def test_a_red_die_counts_double() -> None:
    t = table(4, "black-dice", black=[6], dice={"0": district("r3", "w3")}, players=players({"influence": 0}))
    t.choose("defend die=0.red.3")
    assert t.offers("defend") == []  # AM-9: enough is enough
    t.choose("counter")
    assert t.see("dice.0") == ["white.3"]
    # a white 3 alone would not do
    t = table(4, "black-dice", black=[6], dice={"0": district("w3")}, players=players({"influence": 0}))
    assert t.offered == ["suffer"]


@pytest.mark.rule("TR-8.15", "AM-9")
def test_colours_may_be_mixed_and_more_than_three_dice_used() -> None:
    t = table(
        4,
        "black-dice",
        black=[6],
        dice={"0": district("r1", "w1", "y1", "y1", "w1"), "1": district("y1")},
        players=players({"influence": 0}),
    )
    t.choose("defend die=0.red.1", "defend die=0.white.1", "defend die=0.white.1", "defend die=0.yellow.1")
    assert "counter" not in t.offered  # 2 + 1 + 1 + 1
    t.choose("defend die=0.yellow.1", "counter")
    assert t.see("dice.0") == []
    assert t.influence()[0] == 1


@pytest.mark.rule("TR-8.16", "AM-7", "TR-8.17")
def test_several_black_dice_at_one_go_with_the_highest_among_them() -> None:
    t = table(
        4,
        "black-dice",
        black=[5, 4, 2],
        dice={"0": district("r3", "w2", "y1"), "1": district("y4")},
        players=players({"influence": 3}),
    )
    # strength 6 + 2 + 1 = 9: 5 + 4 or 5 + 2 can be covered, all three cannot
    assert t.offers("also") == ["also pips=4", "also pips=2"]
    t.choose("also pips=4")
    assert t.offers("also") == []
    t.choose("defend die=0.red.3", "defend die=0.white.2")
    assert "counter" not in t.offered
    t.choose("defend die=0.yellow.1", "counter")
    assert t.see("black") == [2]
    assert t.influence()[0] == 5
    assert t.decides == (1, "counter-raiders")


@pytest.mark.rule("TR-8.16")
def test_the_others_are_free_choice() -> None:
    t = table(
        4, "black-dice", black=[5, 4, 2], dice={"0": district("r3", "w2", "y1")}, players=players({"influence": 0})
    )
    t.choose("also pips=2", "defend die=0.red.3", "defend die=0.yellow.1", "counter")
    assert t.see("black") == [4]
    assert t.see("dice.0") == ["white.2"]


@pytest.mark.rule("TR-8.16")
def test_a_black_die_can_be_taken_along_once_only() -> None:
    t = table(4, "black-dice", black=[3, 1, 1], dice={"0": district("r6", "w1")})
    t.choose("also pips=1", "also pips=1")
    assert t.offers("also") == []
    t.choose("defend die=0.red.6", "counter")
    assert t.see("black") == []
    assert t.influence()[0] == 4 + 3


@pytest.mark.rule("TR-8.17", "TR-17.5")
def test_one_influence_for_each_black_die_but_never_above_twenty() -> None:
    t = table(4, "black-dice", black=[1, 1], dice={"0": district("r1", "w1")}, players=players({"influence": 19}))
    t.choose("also pips=1", "defend die=0.red.1", "counter")
    assert t.influence()[0] == 20


@pytest.mark.rule("TR-8.18", "TR-17.1", "AM-56")
def test_influence_may_be_spent_right_before_countering() -> None:
    t = table(
        4, "black-dice", black=[6], dice={"0": district("w1")}, players=players({"influence": 5, "vp": 4}), chance=[2]
    )
    assert "suffer" in t.offered
    assert {"reroll die=0.white.1", "recruit", "flip die=0.white.1"} <= set(t.offered)
    t.choose("reroll die=0.white.1", "flip die=0.white.2")
    assert t.see("dice.0") == ["white.5"]
    assert t.influence()[0] == 0
    assert t.offered == ["suffer"]  # 5 is not 6, and spending is never forced
    t.choose("suffer")
    assert t.vp()[0] == 2


@pytest.mark.rule("TR-8.18", "AM-56")
def test_the_window_opens_again_before_the_next_black_die_but_not_while_dice_are_put_together() -> None:
    t = table(1, "black-dice", black=[3, 3], dice={"0": district("w2", "y1", "r2"), "neutral": []})
    assert t.offers("reroll")
    t.choose("defend die=0.white.2")
    assert t.offers("reroll") == []
    t.choose("defend die=0.yellow.1", "counter")
    assert t.offers("reroll") == ["reroll die=0.red.2"]


@pytest.mark.rule("TR-8.19")
def test_dice_of_other_districts_cannot_be_used() -> None:
    t = table(
        4,
        "black-dice",
        black=[2],
        dice={"0": district("y1"), "1": district("r6"), "neutral": district("r6")},
        players=players({"deniers": 50, "influence": 0}),
    )
    assert t.offered == ["suffer"]


@pytest.mark.rule("TR-8.20")
def test_cubes_of_deferred_cards_do_not_help_against_black_dice() -> None:
    t = table(
        4,
        "black-dice",
        black=[6],
        cards={"yellow-2": "blacksmith", "white-2": "confession"},
        card_cubes={"yellow-2": {"0": 3}, "white-2": {"0": 3}},
        dice={"0": district("r1", "w3")},
        players=players({"influence": 0}),
    )
    # with a cube, 1 + 5 would do
    assert t.offered == ["suffer"]
