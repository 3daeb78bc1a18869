"""Turns, groups of dice, activity cards in general, agriculture and passing (TR-9, TR-10, TR-14, TR-15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludarium.games.troyes.figures import CARDS

from .table import Table, district, players, table

OTHERS = {"1": district("y5", "y2"), "2": district("y4", "w3"), "neutral": district("y6", "r2")}


# turns


@pytest.mark.rule("TR-9.1")
def test_one_action_each_clockwise_from_the_first_player() -> None:
    t = table(3, "black-dice", first=1, seat=1, black=[], dice={str(seat): district("y2", "y2") for seat in range(3)})
    for seat in (1, 2, 0, 1):
        assert t.decides == (seat, "take-action")
        t.choose("farm", f"add die={seat}.yellow.2", "done")


@pytest.mark.rule("TR-9.8")
def test_the_six_actions() -> None:
    t = table(
        cards={"yellow-1": "merchant"},
        dice={"0": district("y6", "w6", "r6")},
        cells={"palace.1": "0"},
        players=players({"deniers": 9, "supply": 1, "influence": 0}),
    )
    assert {text.split()[0] for text in t.offered} == {"activate", "build", "fight", "place", "farm", "pass"}


@pytest.mark.rule("TR-9.3")
def test_a_group_has_one_to_three_dice_of_one_colour() -> None:
    t = table(dice={"0": district("y1", "y2", "y3", "y4", "w5", "r6")})
    t.choose("farm")
    assert t.offered == [f"add die=0.yellow.{value}" for value in (1, 2, 3, 4)]
    t.choose("add die=0.yellow.1")
    assert "done" in t.offered
    t.choose("add die=0.yellow.2")
    assert t.decides == (0, "choose-dice")
    t.choose("add die=0.yellow.3")
    # the third die closes the group: 6 pips are 3 deniers
    assert t.deniers()[0] == 5 + 3
    assert t.see("dice.0") == ["red.6", "white.5", "yellow.4"]


@pytest.mark.rule("TR-9.3")
def test_a_die_of_another_colour_cannot_join_the_group_against_marauding() -> None:
    t = table(dice={"0": district("y3", "y2", "w3", "r3")})
    t.choose("fight event=marauding", "add die=0.white.3")
    assert t.offered == ["done"]
    t = table(dice={"0": district("y3", "y2", "w3", "r3")})
    t.choose("fight event=marauding", "add die=0.yellow.3")
    assert t.offered == ["done", "add die=0.yellow.2"]


@pytest.mark.rule("TR-9.4", "TR-9.5")
@pytest.mark.parametrize(
    ("group", "paid", "earned"),
    [
        # (dice, what goes to seats 1 and 2, pips)
        (["0.yellow.1"], (0, 0, 0), 1),
        (["1.yellow.5"], (2, 2, 0), 5),
        (["neutral.yellow.6"], (2, 0, 0), 6),
        (["0.yellow.1", "1.yellow.5"], (4, 4, 0), 6),
        (["1.yellow.5", "1.yellow.2"], (8, 8, 0), 7),
        (["0.yellow.1", "0.yellow.3", "1.yellow.5"], (6, 6, 0), 9),
        (["0.yellow.1", "1.yellow.5", "2.yellow.4"], (12, 6, 6), 10),
        (["1.yellow.5", "2.yellow.4", "neutral.yellow.6"], (18, 6, 6), 15),
        (["0.yellow.1", "0.yellow.3"], (0, 0, 0), 4),
    ],
)
def test_the_price_of_a_bought_die_depends_on_the_size_of_the_whole_group(
    group: list[str], paid: tuple[int, int, int], earned: int
) -> None:
    t = table(
        dice={"0": district("y1", "y3", "w6"), **OTHERS},
        players=players({"deniers": 20}, {"deniers": 1}, {"deniers": 1}),
    )
    t.choose("farm", *(f"add die={die}" for die in group))
    if len(group) < 3:
        t.choose("done")
    assert t.deniers()[:3] == [20 - paid[0] + earned // 2, 1 + paid[1], 1 + paid[2]]


@pytest.mark.rule("TR-9.6")
def test_nothing_is_paid_before_the_whole_group_is_fixed() -> None:
    t = table(dice={"0": district("y1"), **OTHERS}, players=players({"deniers": 20}, {"deniers": 0}))
    t.choose("farm", "add die=1.yellow.5")
    assert t.deniers()[:2] == [20, 0]
    t.choose("add die=1.yellow.2")
    assert t.deniers()[:2] == [20, 0]
    t.choose("add die=0.yellow.1")
    assert t.deniers()[:2] == [20 - 12 + 4, 12]


@pytest.mark.rule("TR-9.6", "TR-9.5", "AM-21")
def test_a_group_that_cannot_be_paid_is_not_offered() -> None:
    # with 5 deniers: one bought die for 2, or one bought die of two for 4, never two bought ones (8)
    t = table(dice={"0": district("y1"), **OTHERS}, players=players({"deniers": 5}))
    t.choose("farm", "add die=1.yellow.5")
    assert t.offered == ["done", "add die=0.yellow.1"]
    t.choose("add die=0.yellow.1")
    assert t.offered == ["done"]
    # with 3 deniers the own die would make the bought one dearer than that
    t = table(dice={"0": district("y1"), **OTHERS}, players=players({"deniers": 3}))
    t.choose("farm", "add die=1.yellow.5")
    assert t.offered == ["done"]
    # with 1 denier only the own die is left
    t = table(dice={"0": district("y1"), **OTHERS}, players=players({"deniers": 1}))
    t.choose("farm")
    assert t.offered == ["add die=0.yellow.1"]


@pytest.mark.rule("TR-9.4")
def test_the_owner_cannot_refuse_and_is_not_asked() -> None:
    t = table(dice={"1": district("y5"), "2": district("w1")}, players=players({"deniers": 2}))
    t.choose("farm", "add die=1.yellow.5", "done")
    assert t.decides == (1, "take-action")
    assert t.see("dice.1") == []


@pytest.mark.rule("TR-9.7")
def test_used_dice_go_to_the_supply() -> None:
    t = table(dice={"0": district("y1", "y1", "y6"), "1": district("y2")}, players=players({"deniers": 4}))
    t.choose("farm", "add die=0.yellow.1", "add die=1.yellow.2", "done")
    assert t.see("dice.0") == ["yellow.1", "yellow.6"]
    assert t.see("dice.1") == []


@pytest.mark.rule("TR-9.9")
def test_influence_may_be_spent_before_the_action_and_then_the_action_follows() -> None:
    t = table(dice={"0": district("y1", "w1")}, players=players({"influence": 1}), chance=[6])
    t.choose("reroll die=0.yellow.1")
    assert t.decides == (0, "take-action")
    t.choose("farm", "add die=0.yellow.6", "done")
    assert t.deniers()[0] == 5 + 3


@pytest.mark.rule("AM-56")
def test_a_turn_with_a_spending_ends_in_an_action_not_in_a_pass() -> None:
    t = table(dice={"0": district("y1", "w1")}, players=players({"influence": 3}), chance=[6])
    assert "pass" in t.offered
    t.choose("reroll die=0.yellow.1")
    assert "pass" not in t.offered
    assert t.refused["pass"] == "spent-influence"


@pytest.mark.rule("AM-56")
def test_unless_no_action_is_left_after_the_reroll() -> None:
    # a red 3 could fight Marauding; a red 2 can do nothing: all own citizens are in the reserve
    t = table(dice={"0": district("r3")}, players=players({"influence": 1, "deniers": 0, "supply": 0}), chance=[2])
    assert t.offers("fight") == ["fight event=marauding"]
    t.choose("reroll die=0.red.3")
    assert t.offered == ["pass"]


@pytest.mark.rule("AM-56")
def test_or_after_a_citizen_was_recruited_in_vain() -> None:
    t = table(
        dice={"0": district("r2")},
        cells={"palace.2": "1"},
        flat={"palace": ["1"]},
        players=players({"deniers": 0, "supply": 0, "influence": 2}),
    )
    assert {text.split()[0] for text in t.offered} == {"pass", "reroll", "recruit"}
    t.choose("recruit")
    assert t.offered == ["pass"]


@pytest.mark.rule("TR-9.10", "TR-10.12")
def test_one_deferred_cube_at_most_changes_an_action() -> None:
    t = table(
        cards={"white-1": "priest", "white-2": "confession"},
        card_cubes={"white-1": {"0": 2}, "white-2": {"0": 1}},
        dice={"0": district("y1", "y2")},
    )
    t.choose("farm")
    assert t.decides == (0, "choose-modifier")
    assert t.offered == ["plain", "modify card=priest", "modify card=confession"]
    t.choose("modify card=priest", "add die=0.yellow.1")
    assert t.offers("modify") == []
    t.choose("done")
    # 1 + 3 = 4 pips; one cube of two is gone, the other card is untouched
    assert t.deniers()[0] == 5 + 2
    assert t.see("card_cubes.white-1") == {"0": 1}
    assert t.see("card_cubes.white-2") == {"0": 1}


@pytest.mark.rule("TR-9.10")
def test_a_cube_need_not_be_used_and_is_not_offered_to_who_has_none() -> None:
    given: dict[str, Any] = {"cards": {"white-1": "priest"}, "card_cubes": {"white-1": {"0": 1}}}
    t = table(dice={"0": district("y4", "w1")}, **given)
    t.choose("farm", "plain", "add die=0.yellow.4", "done")
    assert t.deniers()[0] == 5 + 2
    assert t.see("card_cubes.white-1") == {"0": 1}
    t = table(seat=1, dice={"1": district("y4", "w1")}, **given)
    t.choose("farm")
    assert t.decides == (1, "choose-dice")


@pytest.mark.rule("TR-9.11")
def test_with_an_empty_district_one_goes_on_with_bought_dice() -> None:
    t = table(dice={"1": district("y6", "w1")}, players=players({"deniers": 2}, {"deniers": 0}))
    t.choose("farm", "add die=1.yellow.6", "done")
    assert t.deniers()[:2] == [3, 2]


# activity cards


def merchant(**given: object) -> dict[str, Any]:
    return {"cards": {"yellow-1": "merchant"}, **given}


@pytest.mark.rule("TR-10.1")
@pytest.mark.parametrize(
    ("space", "card", "colour"),
    [("yellow-1", "merchant", "yellow"), ("white-1", "priest", "white"), ("red-2", "hunting", "red")],
)
def test_a_card_is_worked_with_dice_of_its_colour(space: str, card: str, colour: str) -> None:
    t = table(
        cards={space: card},
        tradesmen={space: {"0": "first"}},
        dice={"0": district("y6", "w6", "r6")},
        players=players({"deniers": 0}),
    )
    t.choose(f"activate card={card}")
    assert t.offered == [f"add die=0.{colour}.6"]


@pytest.mark.rule("TR-10.1", "TR-5.1")
def test_only_revealed_cards_can_be_used() -> None:
    given: dict[str, Any] = {
        "cards": {"yellow-1": "merchant", "yellow-2": "innkeeper", "yellow-3": "sculptor"},
        "dice": {"0": district("y6")},
        "players": players({"deniers": 20, "supply": 1}),
    }
    yellow = {"merchant": 1, "innkeeper": 2, "sculptor": 3}
    for round in (1, 2, 3, 4):
        t = table(round=round, **given)
        offered = [card for card in yellow if f"activate card={card}" in t.offered]
        assert offered == [card for card, number in yellow.items() if number <= round]


@pytest.mark.rule("TR-10.2", "TR-10.3", "TR-10.5")
def test_without_a_tradesman_one_pays_and_sends_a_citizen_to_the_first_free_cell() -> None:
    t = table(**merchant(dice={"0": district("y4", "w1")}, players=players({"deniers": 7, "supply": 2})))
    t.choose("activate card=merchant")
    assert t.decides == (0, "hire-tradesman")
    t.choose("send-supply")
    assert t.deniers()[0] == 3
    assert t.of(0)["supply"] == 1
    assert t.see("tradesmen.yellow-1") == {"0": "first"}
    t.choose("add die=0.yellow.4", "done", "times count=2")
    assert t.deniers()[0] == 7


@pytest.mark.rule("TR-10.4")
def test_the_citizen_comes_from_anywhere() -> None:
    given = merchant(
        dice={"0": district("y4", "w1")},
        players=players({"deniers": 7, "supply": 1}),
        cells={"palace.2": "0", "bishopric.odd.1": "1", "cityhall.16.1": "0"},
        flat={"bishopric": ["0", "1"]},
    )
    given["cards"] = {"yellow-1": "merchant", "red-1": "archer", "white-1": "priest"}
    given["tradesmen"] = {"red-1": {"0": "second"}, "white-1": {"1": "first"}}
    sources = [
        "send-supply",
        "send-citizen cell=palace.2",
        "send-citizen cell=cityhall.16.1",
        "send-flat building=bishopric",
        "send-tradesman card=archer",
    ]
    t = table(**given)
    t.choose("activate card=merchant")
    assert t.offered == sources
    left: dict[str, Callable[[Table], bool]] = {
        sources[0]: lambda t: t.of(0)["supply"] == 0,
        sources[1]: lambda t: t.see("cells.palace.2") == "none",
        sources[2]: lambda t: t.see("cells.cityhall.16.1") == "none",
        sources[3]: lambda t: t.see("flat.bishopric") == ["1"],
        sources[4]: lambda t: t.see("tradesmen.red-1") == {},
    }
    for source in sources:
        t = table(**given).choose("activate card=merchant", source)
        assert left[source](t), source
        assert sum(check(t) for check in left.values()) == 1
        assert t.see("tradesmen.yellow-1") == {"0": "first"}


@pytest.mark.rule("TR-10.4", "TR-17.3")
def test_who_has_no_citizen_at_hand_can_recruit_one_first() -> None:
    t = table(
        **merchant(dice={"0": district("y4", "w1")}, players=players({"deniers": 7, "supply": 0, "influence": 2}))
    )
    assert "activate card=merchant" not in t.offered
    assert t.refused["activate card=merchant"] == "no-citizen"
    t.choose("recruit", "activate card=merchant")
    assert t.offered == ["send-supply"]


@pytest.mark.rule("TR-10.5", "AM-2")
def test_the_second_tradesman_takes_the_second_cell() -> None:
    t = table(
        **merchant(
            dice={"0": district("y4", "w1")},
            players=players({"deniers": 7, "supply": 1}),
            tradesmen={"yellow-1": {"2": "first"}},
        )
    )
    t.choose("activate card=merchant", "send-supply")
    assert t.see("tradesmen.yellow-1") == {"0": "second", "2": "first"}


@pytest.mark.rule("TR-10.6", "TR-18.4")
def test_when_all_cells_are_taken_the_tradesman_stands_on_the_illustration_and_scores_nothing() -> None:
    t = table(
        **merchant(
            dice={"0": district("y4", "w1")},
            players=players({"deniers": 7, "supply": 1}),
            tradesmen={"yellow-1": {"1": "second", "2": "first"}},
        )
    )
    t.choose("activate card=merchant", "send-supply")
    assert t.see("tradesmen.yellow-1.0") == "illustration"
    assert [t.scores(seat)["tradesmen"] for seat in range(4)] == [0, 1, 2, 0]
    # and a fourth player still finds room
    t = table(
        **merchant(
            dice={"0": district("y4", "w1")},
            players=players({"deniers": 7, "supply": 1}),
            tradesmen={"yellow-1": {"1": "second", "2": "first", "3": "illustration"}},
        )
    )
    t.choose("activate card=merchant", "send-supply")
    assert t.see("tradesmen.yellow-1.0") == "illustration"


@pytest.mark.rule("TR-10.7", "AM-19", "AM-20")
def test_nobody_is_hired_without_at_least_one_activation() -> None:
    # Merchant wants 2 pips: a yellow 1 cannot do it, and buying another die is too dear after hiring
    t = table(
        **merchant(dice={"0": district("y1", "w1"), "1": district("y5")}, players=players({"deniers": 5, "supply": 1}))
    )
    assert "activate card=merchant" not in t.offered
    assert t.refused["activate card=merchant"] == "weak-dice"
    # with 6 deniers the 5 can be bought alone; with 8 both can be taken; the 1 alone never ends the group
    t = table(
        **merchant(dice={"0": district("y1", "w1"), "1": district("y5")}, players=players({"deniers": 8, "supply": 1}))
    )
    t.choose("activate card=merchant", "send-supply", "add die=0.yellow.1")
    assert t.offered == ["add die=1.yellow.5"]


@pytest.mark.rule("TR-10.8")
def test_with_a_tradesman_there_nothing_is_paid_or_placed() -> None:
    t = table(
        **merchant(
            dice={"0": district("y4", "w1")},
            players=players({"deniers": 0, "supply": 1}),
            tradesmen={"yellow-1": {"0": "second"}},
        )
    )
    t.choose("activate card=merchant")
    assert t.decides == (0, "choose-dice")
    t.choose("add die=0.yellow.4", "done", "times count=2")
    assert t.deniers()[0] == 4
    assert t.of(0)["supply"] == 1
    assert t.see("tradesmen.yellow-1") == {"0": "second"}


@pytest.mark.rule("TR-10.9", "AM-19")
@pytest.mark.parametrize(("values", "most"), [("44", 2), ("54", 3), ("66", 4), ("3", 1), ("5", 1), ("666", 6)])
def test_activations_are_the_sum_divided_by_the_printed_divisor_rounded_down(values: str, most: int) -> None:
    t = table(
        cards={"red-2": "mercenary"},  # divisor 3, 3 deniers each
        tradesmen={"red-2": {"0": "first"}},
        dice={"0": district(*(f"r{value}" for value in values), "w1")},
        players=players({"deniers": 0}),
    )
    t.choose("activate card=mercenary", *(f"add die=0.red.{value}" for value in values))
    if len(values) < 3:
        t.choose("done")
    if most > 1:
        assert t.offered == [f"times count={times}" for times in range(most, 0, -1)]
        t.choose(f"times count={most}")
    assert t.deniers()[0] == 3 * most


@pytest.mark.rule("TR-10.10", "TR-19.28", "AM-19")
def test_an_immediate_effect_happens_now_as_often_as_chosen() -> None:
    given: dict[str, Any] = {
        "cards": {"red-2": "mercenary"},
        "tradesmen": {"red-2": {"0": "first"}},
        "dice": {"0": district("r6", "r6", "w1")},
        "players": players({"deniers": 0}),
    }
    for times in (1, 2, 3, 4):
        t = table(**given)
        t.choose("activate card=mercenary", "add die=0.red.6", "add die=0.red.6", "done", f"times count={times}")
        assert t.deniers()[0] == 3 * times


@pytest.mark.rule("TR-10.11", "TR-10.12", "AM-27")
def test_a_deferred_card_gets_as_many_cubes_which_serve_later_actions() -> None:
    t = table(
        2,
        cards={"white-1": "priest"},
        tradesmen={"white-1": {"0": "first"}},
        dice={"0": district("w6", "y2"), "1": district("y1")},
    )
    t.choose("activate card=priest")
    assert t.decides == (0, "choose-dice")  # no cube is there yet to change this action
    t.choose("add die=0.white.6", "done", "times count=2")
    assert t.see("card_cubes.white-1") == {"0": 2}
    t.choose("pass", "farm", "modify card=priest", "add die=0.yellow.2", "done")
    assert t.see("card_cubes.white-1") == {"0": 1}


@pytest.mark.rule("TR-10.13", "TR-10.2")
def test_who_cannot_hire_cannot_use_the_card() -> None:
    t = table(**merchant(dice={"0": district("y6")}, players=players({"deniers": 3, "supply": 1})))
    assert "activate card=merchant" not in t.offered
    assert t.refused["activate card=merchant"] == "cannot-hire"


@pytest.mark.rule("TR-10.14", "TR-18.4")
def test_a_tradesman_on_a_cell_scores_what_is_printed_there() -> None:
    t = table(
        cards={"yellow-3": "sculptor", "yellow-1": "merchant"},
        tradesmen={"yellow-3": {"0": "first", "1": "second"}, "yellow-1": {"0": "second"}},
    )
    assert t.scores(0)["tradesmen"] == 4 + 1
    assert t.scores(1)["tradesmen"] == 2


@pytest.mark.rule("TR-10.15")
def test_never_two_tradesmen_of_one_player_on_a_card() -> None:
    t = table(
        **merchant(
            dice={"0": district("y6", "y6")},
            players=players({"deniers": 20, "supply": 3}),
            tradesmen={"yellow-1": {"0": "first"}},
        )
    )
    t.choose("activate card=merchant")
    assert t.decides[1] == "choose-dice"  # no hiring is offered


@pytest.mark.rule("TR-10.16", "AM-66")
def test_a_cell_that_was_left_is_free_for_the_next_one_and_nobody_moves_up() -> None:
    t = table(
        2,
        cards={"yellow-1": "merchant", "red-2": "mercenary"},
        tradesmen={"yellow-1": {"0": "first", "1": "second"}},
        dice={"0": district("r6", "y6"), "1": district("w1", "r1")},
        players=players({"deniers": 20, "supply": 0}),
    )
    t.choose("activate card=mercenary", "send-tradesman card=merchant", "add die=0.red.6", "done", "times count=1")
    assert t.see("tradesmen.yellow-1") == {"1": "second"}
    # later the same player hires there again, into the cell that he left
    t.choose("pass", "activate card=merchant", "send-tradesman card=mercenary")
    assert t.see("tradesmen.yellow-1") == {"0": "first", "1": "second"}


@pytest.mark.rule("AM-20")
def test_an_activation_that_yields_nothing_is_legal() -> None:
    t = table(
        cards={"white-3": "glassblower"},
        tradesmen={"white-3": {"0": "first"}},
        cathedral={"1.1": "0"},
        dice={"0": district("w4", "w4", "y1")},
    )
    t.choose("activate card=glassblower", "add die=0.white.4", "add die=0.white.4", "done")
    assert t.vp()[0] == 0
    assert t.see("dice.0") == ["yellow.1"]


@pytest.mark.rule("AM-21")
def test_hiring_and_dice_are_paid_before_anything_is_gained() -> None:
    # Merchant would give 6 deniers back, but 4 for the tradesman and 2 for the die must be there first
    for deniers, allowed in ((5, False), (6, True)):
        t = table(**merchant(dice={"1": district("y6")}, players=players({"deniers": deniers, "supply": 1})))
        assert ("activate card=merchant" in t.offered) is allowed


@pytest.mark.rule("AM-26")
def test_cubes_stay_usable_after_the_tradesman_has_left() -> None:
    t = table(cards={"white-1": "priest"}, card_cubes={"white-1": {"0": 1}}, dice={"0": district("y2", "w1")})
    t.choose("farm", "modify card=priest", "add die=0.yellow.2", "done")
    assert t.deniers()[0] == 5 + 2  # (2 + 3) / 2


@pytest.mark.rule("AM-28")
def test_a_cube_may_change_the_group_that_activates_a_deferred_card_even_its_own() -> None:
    t = table(
        cards={"white-2": "confession"},
        tradesmen={"white-2": {"0": "first"}},
        card_cubes={"white-2": {"0": 1}},
        dice={"0": district("w4", "y1")},
    )
    t.choose("activate card=confession", "modify card=confession", "add die=0.white.4", "done", "times count=2")
    assert t.see("card_cubes.white-2") == {"0": 2}  # 4 + 2 = 6 pips at 3 each, and one cube spent


# agriculture and passing


@pytest.mark.rule("TR-14.1", "AM-20")
@pytest.mark.parametrize(("values", "earned"), [("1", 0), ("2", 1), ("65", 5), ("663", 7), ("666", 9)])
def test_agriculture_gives_half_the_pips_of_yellow_dice(values: str, earned: int) -> None:
    t = table(dice={"0": district(*(f"y{value}" for value in values), "w6")})
    t.choose("farm", *(f"add die=0.yellow.{value}" for value in values))
    if len(values) < 3:
        t.choose("done")
    assert t.deniers()[0] == 5 + earned


@pytest.mark.rule("TR-14.1")
def test_agriculture_needs_yellow_dice() -> None:
    t = table(dice={"0": district("w6", "r6")})
    assert "farm" not in t.offered
    assert t.refused["farm"] == "no-yellow-dice"


@pytest.mark.rule("TR-15.1")
def test_a_pass_puts_two_deniers_into_the_district() -> None:
    t = table(4, dice={"neutral": district("r1")}, players=players({"deniers": 3}))
    t.choose("pass")
    assert t.of(0)["in_district"] == 2
    assert t.of(0)["deniers"] == 3
    assert t.of(0)["passed"] is True


@pytest.mark.rule("TR-15.2")
def test_who_has_passed_takes_no_action_and_gets_one_denier_each_turn() -> None:
    t = table(2, dice={"1": district("y1", "y1", "y1"), "neutral": district("r1")})
    t.choose("pass")
    for deniers in (3, 4, 5):
        t.choose("farm", "add die=1.yellow.1", "done")
        assert t.decides == (1, "take-action")
        assert t.of(0)["in_district"] == deniers


@pytest.mark.rule("TR-15.3", "AM-24")
def test_the_dice_of_who_has_passed_stay_for_sale() -> None:
    t = table(2, dice={"0": district("y6"), "neutral": district("r1")}, players=players({"deniers": 0}, {"deniers": 2}))
    t.choose("pass", "farm", "add die=0.yellow.6", "done")
    assert t.deniers() == [2, 3]


@pytest.mark.rule("AM-24", "TR-19.24")
def test_deniers_in_the_district_cannot_be_taxed() -> None:
    t = table(
        2,
        seat=1,
        cards={"red-2": "tax-collector"},
        tradesmen={"red-2": {"1": "first"}},
        cells={"cityhall.16.1": "0", "cityhall.25.1": "0", "cityhall.16.2": "none", "cityhall.25.2": "none"},
        dice={"1": district("r4"), "neutral": district("w1")},
        players=players({"deniers": 1, "passed": True, "in_district": 5}, {"deniers": 0}),
    )
    t.choose("activate card=tax-collector", "add die=1.red.4", "done")
    assert t.deniers() == [0, 1]
    assert t.of(0)["in_district"] == 6  # five, and one for the turn that came


@pytest.mark.rule("AM-21")
def test_a_use_that_cannot_be_paid_for_is_refused_for_that_reason() -> None:
    t = table(
        round=2,
        cards={"yellow-2": "innkeeper"},
        tradesmen={"yellow-2": {"0": "first"}},
        dice={"0": ["yellow.6"]},
        players=players({"deniers": 0}),
    )
    assert "activate card=innkeeper" not in t.offered
    assert t.refused["activate card=innkeeper"] == "no-deniers"


@pytest.mark.rule("AM-21", "TR-10.3")
def test_who_can_hire_but_not_pay_for_one_use_is_told_so_and_not_that_the_dice_are_weak() -> None:
    for name, space in (("innkeeper", "yellow-2"), ("journeyman", "yellow-3")):
        card = next(card for card in CARDS if card.id == name)
        whole = card.cost + card.price
        for deniers, reason in ((card.cost - 1, "cannot-hire"), (card.cost, "no-deniers"), (whole - 1, "no-deniers")):
            t = table(cards={space: name}, dice={"0": ["yellow.6"]}, players=players({"deniers": deniers}))
            assert t.refused[f"activate card={name}"] == reason
        t = table(cards={space: name}, dice={"0": ["yellow.6"]}, players=players({"deniers": whole}))
        assert f"activate card={name}" in t.offered
