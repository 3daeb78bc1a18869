"""Deferred cubes: how they change a group of dice, and what they are barred from (TR-19, TR-13.10, TR-11.5)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.troyes.figures import CARDS

from .table import Table, district, players, table

SPACES = {card.id: f"{('red', 'white', 'yellow')[card.colour]}-{card.round}" for card in CARDS}


def with_cube(card: str, **given: Any) -> Table:
    """Seat 0 has one cube on a deferred card."""
    cards = {SPACES[card]: card, **given.pop("cards", {})}
    return table(given.pop("seats", 4), cards=cards, card_cubes={SPACES[card]: {"0": 1}}, **given)


@pytest.mark.rule("TR-19.5")
def test_blacksmith_adds_five_to_the_sum_of_a_red_group_once() -> None:
    t = with_cube(
        "blacksmith",
        cards={"red-2": "mercenary"},
        tradesmen={"red-2": {"0": "first"}},
        dice={"0": district("r1", "r2", "y6", "w6")},
    )
    t.choose("activate card=mercenary", "modify card=blacksmith", "add die=0.red.1", "add die=0.red.2", "done")
    assert t.offered == ["times count=2", "times count=1"]  # 1 + 2 + 5 = 8 pips at 3 each
    t.choose("times count=2")
    assert t.see("card_cubes.yellow-2") == {}


@pytest.mark.rule("TR-19.5", "TR-13.10")
def test_blacksmith_is_for_red_dice_and_not_for_the_palace() -> None:
    t = with_cube("blacksmith", dice={"0": district("y6", "w6", "r1")}, players=players({"supply": 1}))
    t.choose("farm")
    assert t.decides[1] == "choose-dice"
    t = with_cube("blacksmith", dice={"0": district("y6", "w6", "r1")}, players=players({"supply": 1}))
    t.choose("place")
    assert t.decides[1] == "choose-dice"


@pytest.mark.rule("TR-19.6", "AM-30")
def test_militiaman_turns_a_yellow_group_red() -> None:
    t = with_cube(
        "militiaman",
        queue=["marauding", "war"],
        flags=[[], []],
        dice={"0": district("y5", "y4", "r6")},
        players=players({"influence": 0}),
    )
    t.choose("fight event=war", "modify card=militiaman")
    assert t.offered == ["add die=0.yellow.4", "add die=0.yellow.5"]  # no red die may be in it
    t.choose("add die=0.yellow.4", "add die=0.yellow.5", "done", "times count=2")
    assert t.see("flags.1") == ["0", "0"]


@pytest.mark.rule("TR-19.6")
def test_militiaman_does_not_make_anything_yellow() -> None:
    t = with_cube("militiaman", dice={"0": district("y5", "r6")})
    t.choose("farm")
    assert t.decides[1] == "choose-dice"


@pytest.mark.rule("AM-22", "TR-13.10")
def test_militiaman_leads_a_citizen_to_the_palace_and_tithe_brings_a_free_die() -> None:
    t = with_cube("militiaman", dice={"0": district("y5", "w1")}, players=players({"supply": 1}))
    t.choose("place", "modify card=militiaman", "add die=0.yellow.5", "send-supply")
    assert t.see("cells.palace.5") == "0"
    t = with_cube("tithe", dice={"1": district("y5", "w1")}, players=players({"supply": 1, "deniers": 0}))
    t.choose("place", "modify card=tithe", "add die=1.yellow.5", "send-supply")
    assert t.see("cells.cityhall.25.1") == "0"
    assert t.deniers()[:2] == [0, 5]


@pytest.mark.rule("TR-19.10")
def test_tithe_brings_one_yellow_die_free_from_each_other_district_the_neutral_one_too() -> None:
    dice = {"1": district("y5", "y6"), "2": district("y4"), "neutral": district("y3")}
    t = with_cube("tithe", dice=dice, players=players({"deniers": 0}, {"deniers": 0}, {"deniers": 0}))
    t.choose("farm", "modify card=tithe", "add die=1.yellow.6")
    # a second die of the same district would have to be paid for
    assert t.offered == ["done", "add die=2.yellow.4", "add die=neutral.yellow.3"]
    t.choose("add die=2.yellow.4", "add die=neutral.yellow.3")
    assert t.deniers()[:3] == [6, 0, 0]  # 13 / 2


@pytest.mark.rule("AM-25")
def test_tithe_together_with_dice_that_are_paid_for() -> None:
    t = with_cube(
        "tithe",
        dice={"0": district("y1"), "1": district("y5", "y6"), "2": district("w1")},
        players=players({"deniers": 6}, {"deniers": 0}),
    )
    t.choose("farm", "modify card=tithe", "add die=1.yellow.6", "add die=1.yellow.5", "add die=0.yellow.1")
    # one of the two is free, the other costs 6 in a group of three; 12 pips
    assert t.deniers()[:2] == [6, 6]


@pytest.mark.rule("TR-19.10")
def test_tithe_is_for_yellow_groups() -> None:
    t = with_cube("tithe", dice={"1": district("w5", "r5")}, players=players({"deniers": 0}))
    assert t.offered[0] == "pass"


@pytest.mark.rule("TR-19.11", "TR-9.3")
def test_monk_makes_three_yellow_dice_of_one_white_die() -> None:
    t = with_cube(
        "monk", dice={"0": district("y6", "w1"), "1": district("w5")}, players=players({"deniers": 2}, {"deniers": 0})
    )
    t.choose("farm", "modify card=monk")
    assert t.offered == ["add die=0.white.1", "add die=1.white.5"]
    t.choose("add die=1.white.5")  # the one die is the whole group, and costs 2
    assert t.deniers()[:2] == [0 + 7, 2]  # 15 / 2


@pytest.mark.rule("TR-19.11")
def test_monk_does_not_help_a_white_action() -> None:
    t = with_cube("monk", dice={"0": district("w3", "y1")})
    t.choose("build")
    assert t.decides[1] == "choose-dice"


@pytest.mark.rule("TR-19.12")
def test_priest_adds_three_to_each_yellow_die() -> None:
    t = with_cube("priest", dice={"0": district("y6", "y5", "y1", "w1")}, players=players({"deniers": 0}))
    t.choose("farm", "modify card=priest", "add die=0.yellow.6", "add die=0.yellow.5", "add die=0.yellow.1")
    assert t.deniers()[0] == 10  # 12 + 9 = 21


@pytest.mark.rule("TR-19.12", "TR-13.10")
def test_priest_is_not_for_the_city_hall() -> None:
    t = with_cube("priest", dice={"0": district("y1", "w1")}, players=players({"supply": 1}))
    t.choose("place")
    assert t.decides[1] == "choose-dice"


@pytest.mark.rule("TR-19.13")
@pytest.mark.parametrize(("dice", "cubes"), [("r1", 1), ("r1 r2", 2), ("r6 r6 r6", 3)])
def test_apprenticeship_makes_a_five_of_every_die(dice: str, cubes: int) -> None:
    group = dice.split()
    t = with_cube(
        "apprenticeship",
        queue=["marauding", "normans"],  # divisor 5
        flags=[[], []],
        dice={"0": district(*group, "w1")},
    )
    t.choose("fight event=normans", "modify card=apprenticeship", *(f"add die=0.red.{die[1]}" for die in group))
    if len(group) < 3:
        t.choose("done")
    if cubes > 1:
        assert t.offered[0] == f"times count={cubes}"
        t.choose(f"times count={cubes}")
    assert t.see("flags.1") == ["0"] * cubes


@pytest.mark.rule("TR-19.13", "TR-19.16")
def test_apprenticeship_works_for_mixed_groups() -> None:
    t = with_cube(
        "apprenticeship",
        cards={"white-3": "pilgrimage"},
        tradesmen={"white-3": {"0": "first"}},
        dice={"0": district("y1", "w1", "r1")},
    )
    t.choose("activate card=pilgrimage", "modify card=apprenticeship")
    t.choose("add die=0.red.1", "add die=0.white.1", "add die=0.yellow.1", "times count=2")  # 15 / 6
    assert t.vp()[0] == 4


@pytest.mark.rule("TR-19.14")
def test_confession_adds_two_to_each_die_of_any_colour() -> None:
    for colour, letter in (("red", "r"), ("white", "w"), ("yellow", "y")):
        t = with_cube("confession", dice={"0": district(f"{letter}1", f"{letter}6")}, players=players({"influence": 0}))
        t.choose("fight event=marauding", "modify card=confession", f"add die=0.{colour}.1", f"add die=0.{colour}.6")
        t.choose("done")
        assert t.offered[0] == "times count=3"  # 3 + 8 = 11 pips at 3 each


@pytest.mark.rule("TR-19.13", "TR-19.14", "TR-13.10", "TR-11.5")
@pytest.mark.parametrize("card", ["apprenticeship", "confession"])
@pytest.mark.parametrize("action", ["place", "build"])
def test_apprenticeship_and_confession_are_neither_for_buildings_nor_for_the_cathedral(card: str, action: str) -> None:
    t = with_cube(card, dice={"0": district("y1", "w1", "r1")}, players=players({"supply": 1}))
    t.choose(action)
    assert t.decides[1] == "choose-dice"


@pytest.mark.rule("TR-19.15", "AM-30")
def test_templar_makes_two_red_dice_of_one_white_die() -> None:
    t = with_cube(
        "templar",
        queue=["marauding", "war"],
        flags=[[], []],
        dice={"0": district("r6", "w5"), "1": district("w4")},
        players=players({"deniers": 2}, {"deniers": 0}),
    )
    t.choose("fight event=war", "modify card=templar")
    assert t.offered == ["add die=0.white.5", "add die=1.white.4"]
    t.choose("add die=1.white.4", "times count=2")  # 8 / 4
    assert t.see("flags.1") == ["0", "0"]
    assert t.deniers()[:2] == [0, 2]


@pytest.mark.rule("TR-13.10")
@pytest.mark.parametrize("card", ["monk", "templar", "prior"])
def test_a_die_that_counts_as_several_never_places_a_citizen(card: str) -> None:
    t = with_cube(card, dice={"0": district("y1", "w1", "r1")}, players=players({"supply": 1}))
    t.choose("place")
    assert t.decides[1] == "choose-dice"


@pytest.mark.rule("AM-29", "TR-19.16")
def test_militiaman_and_monk_make_one_colour_for_pilgrimage_too() -> None:
    for card, die, points in (("militiaman", "yellow.6", 2), ("monk", "white.4", 4)):
        t = with_cube(
            card,
            cards={"white-3": "pilgrimage"},
            tradesmen={"white-3": {"0": "first"}},
            dice={"0": district("y6", "w4", "r1")},
        )
        t.choose("activate card=pilgrimage", f"modify card={card}", f"add die=0.{die}")
        if card == "militiaman":
            assert t.offered == ["done"]
            t.choose("done")
        else:
            t.choose("times count=2")
        assert t.vp()[0] == points


@pytest.mark.rule("TR-9.10")
def test_a_cube_can_make_possible_what_was_not() -> None:
    # a yellow 1 alone is worth nothing against Marauding; with +2 it places one cube
    t = with_cube("confession", dice={"0": district("y1", "w1")}, players=players({"deniers": 0, "influence": 0}))
    assert "fight event=marauding" in t.offered
    t.choose("fight event=marauding")
    assert t.offered == ["modify card=confession"]
    t.choose("modify card=confession", "add die=0.yellow.1", "done")
    assert t.see("flags") == [["0"]]
