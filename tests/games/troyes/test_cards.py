"""The activity cards with an immediate effect (TR-19). Those with deferred cubes are in test_modifiers.py."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.troyes.figures import CARDS

from .table import Table, district, players, table

SPACES = {card.id: f"{('red', 'white', 'yellow')[card.colour]}-{card.round}" for card in CARDS}


def hired(card: str, dice: str, seats: int = 4, district_more: tuple[str, ...] = (), **given: Any) -> Table:
    """Seat 0 has a tradesman on the card and uses all of these dice (of the card's colour) for it."""
    space = SPACES[card]
    letter = space[0]
    others = given.pop("others", {"3": district("w1")})
    t = table(
        seats,
        cards={space: card},
        tradesmen={space: {"0": "first"}},
        dice={"0": district(*(f"{letter}{value}" for value in dice), *district_more), **others},
        **given,
    )
    t.choose(f"activate card={card}")
    for value in dice:
        t.choose(f"add die=0.{space[:-2]}.{value}")
    if len(dice) < 3:
        t.choose("done")
    return t


def most(t: Table) -> int:
    """How many activations are offered at most (one is not asked for)."""
    return int(t.offered[0].split("=")[1]) if t.decides[1] == "choose-times" else 1


# exchanges


@pytest.mark.rule("TR-19.1", "AM-21")
def test_artisan_turns_one_influence_into_six_deniers() -> None:
    t = hired("artisan", "66", players=players({"deniers": 1, "influence": 5}))
    t.choose("times count=3")
    assert (t.deniers()[0], t.influence()[0]) == (1 + 18, 2)
    # no more often than influence can be paid
    t = hired("artisan", "66", players=players({"influence": 2}))
    assert most(t) == 2
    t = table(
        cards={"yellow-1": "artisan"},
        tradesmen={"yellow-1": {"0": "first"}},
        dice={"0": district("y6")},
        players=players({"influence": 0}),
    )
    assert "activate card=artisan" not in t.offered
    assert t.refused["activate card=artisan"] == "no-influence"


@pytest.mark.rule("TR-19.2")
def test_merchant_gives_two_deniers() -> None:
    t = hired("merchant", "5", players=players({"deniers": 0}))
    t.choose("times count=2")
    assert t.deniers()[0] == 4


@pytest.mark.rule("TR-19.3", "AM-20")
def test_miller_counts_own_standing_citizens_of_bishopric_or_palace_anew_each_time() -> None:
    cells = {
        "bishopric.odd.1": "0",
        "bishopric.odd.2": "0",
        "bishopric.even.1": "1",
        "palace.1": "0",
        "cityhall.16.1": "0",
    }
    given: dict[str, Any] = {"cells": cells, "flat": {"palace": ["0"]}, "players": players({"deniers": 0})}
    t = hired("miller", "555", **given)
    t.choose("times count=3")
    assert t.offered == ["mill building=bishopric", "mill building=palace"]
    t.choose("mill building=bishopric")
    assert t.deniers()[0] == 4
    t.choose("mill building=palace")
    assert t.deniers()[0] == 6
    t.choose("mill building=bishopric")
    assert t.deniers()[0] == 10
    assert t.decides == (1, "take-action")
    # with nobody there it yields nothing, and is legal
    t = hired("miller", "5", players=players({"deniers": 0}))
    t.choose("mill building=palace")
    assert t.deniers()[0] == 0


@pytest.mark.rule("TR-19.4", "AM-21")
def test_innkeeper_turns_one_denier_into_one_influence() -> None:
    t = hired("innkeeper", "65", players=players({"deniers": 20, "influence": 4}))
    assert most(t) == 11
    t.choose("times count=11")
    assert (t.deniers()[0], t.influence()[0]) == (9, 15)
    assert most(hired("innkeeper", "65", players=players({"deniers": 3}))) == 3
    t = table(
        cards={"yellow-2": "innkeeper"},
        tradesmen={"yellow-2": {"0": "first"}},
        dice={"0": district("y6")},
        players=players({"deniers": 0}),
    )
    assert "activate card=innkeeper" not in t.offered


@pytest.mark.rule("TR-19.7", "AM-21")
def test_journeyman_turns_three_deniers_into_two_points() -> None:
    t = hired("journeyman", "66", players=players({"deniers": 10}))
    assert most(t) == 3
    t.choose("times count=3")
    assert (t.deniers()[0], t.vp()[0]) == (1, 6)
    assert most(hired("journeyman", "66", players=players({"deniers": 8}))) == 2


@pytest.mark.rule("AM-21")
def test_dice_may_not_be_bought_with_the_money_that_one_activation_needs() -> None:
    # the own 1 is too weak; the 4 costs 2 and one activation 3: five deniers are needed, and 4 + 3 for both dice
    for deniers, allowed in ((4, False), (5, True)):
        t = table(
            cards={"yellow-3": "journeyman"},
            tradesmen={"yellow-3": {"0": "first"}},
            dice={"0": district("y1"), "1": district("y4")},
            players=players({"deniers": deniers}),
        )
        assert ("activate card=journeyman" in t.offered) is allowed
    t.choose("activate card=journeyman", "add die=1.yellow.4")
    assert t.offered == ["done"]  # with the own die beside it, it would cost 4


@pytest.mark.rule("TR-19.8")
def test_goldsmith_gives_one_point_and_two_deniers() -> None:
    t = hired("goldsmith", "66", players=players({"deniers": 0}))
    t.choose("times count=3")
    assert (t.deniers()[0], t.vp()[0]) == (6, 3)


@pytest.mark.rule("TR-19.9")
def test_sculptor_gives_one_point() -> None:
    t = hired("sculptor", "66")
    t.choose("times count=4")
    assert t.vp()[0] == 4


@pytest.mark.rule("TR-19.22", "AM-53")
def test_hunting_gives_three_influence_up_to_twenty() -> None:
    t = hired("hunting", "4", players=players({"influence": 2}))
    assert t.influence()[0] == 5
    t = hired("hunting", "44", players=players({"influence": 16}))
    t.choose("times count=2")
    assert t.influence()[0] == 20


@pytest.mark.rule("TR-17.5", "TR-19.4", "TR-19.22")
def test_influence_lost_beyond_twenty_is_not_told_as_gained() -> None:
    t = hired("hunting", "4", players=players({"influence": 19}))
    assert [fact["influence"] for fact in t.told("gained")] == [1]
    t = hired("innkeeper", "1", players=players({"deniers": 5, "influence": 20}))
    assert (t.deniers()[0], t.influence()[0]) == (4, 20)
    assert [fact["influence"] for fact in t.told("gained")] == [0]


@pytest.mark.rule("TR-19.23")
def test_mercenary_gives_three_deniers() -> None:
    t = hired("mercenary", "3", players=players({"deniers": 0}))
    assert t.deniers()[0] == 3


@pytest.mark.rule("TR-19.27", "AM-21")
def test_troubadour_turns_three_influence_into_two_points() -> None:
    t = hired("troubadour", "66", players=players({"influence": 8}))
    assert most(t) == 2
    t.choose("times count=2")
    assert (t.influence()[0], t.vp()[0]) == (2, 4)
    t = table(
        cards={"red-3": "troubadour"},
        tradesmen={"red-3": {"0": "first"}},
        dice={"0": district("r6")},
        players=players({"influence": 2}),
    )
    assert "activate card=troubadour" not in t.offered


# Pilgrimage, Procession, Glassblower


@pytest.mark.rule("TR-19.16", "TR-9.3")
def test_pilgrimage_takes_any_mixture_of_colours_for_two_points() -> None:
    given: dict[str, Any] = {
        "cards": {"white-3": "pilgrimage"},
        "tradesmen": {"white-3": {"0": "first"}},
        "dice": {"0": district("y1", "w4", "r6"), "1": district("y5", "w1")},
        "players": players({"deniers": 6}),
    }
    t = table(**given)
    t.choose("activate card=pilgrimage", "add die=0.yellow.1", "add die=0.red.6", "add die=1.yellow.5", "times count=2")
    assert t.vp()[0] == 4
    assert t.deniers()[0] == 0
    # one colour, any colour, is fine too
    t = table(**given).choose("activate card=pilgrimage", "add die=0.red.6", "done")
    assert t.vp()[0] == 2


@pytest.mark.rule("TR-19.16", "AM-29")
def test_pilgrimage_takes_a_colour_bound_cube_for_one_colour_and_confession_for_any() -> None:
    given: dict[str, Any] = {
        "cards": {"white-3": "pilgrimage", "yellow-2": "blacksmith", "white-2": "confession"},
        "tradesmen": {"white-3": {"0": "first"}},
        "card_cubes": {"yellow-2": {"0": 1}, "white-2": {"0": 1}},
        "dice": {"0": district("y1", "w2", "r3", "r4")},
    }
    t = table(**given).choose("activate card=pilgrimage", "modify card=blacksmith")
    assert t.offered == ["add die=0.red.3", "add die=0.red.4"]
    t.choose("add die=0.red.3", "add die=0.red.4", "done", "times count=2")  # 7 + 5 = 12
    assert t.vp()[0] == 4
    t = table(**given).choose("activate card=pilgrimage", "modify card=confession")
    t.choose("add die=0.red.4", "add die=0.yellow.1", "add die=0.white.2", "times count=2")  # 7 + 6 = 13
    assert t.vp()[0] == 4


@pytest.mark.rule("TR-19.17")
def test_procession_rewards_who_has_most_dice_whoever_used_it() -> None:
    # the dice used do not count: seat 0 keeps one, seat 2 has two
    t = hired("procession", "5", district_more=("y1",), others={"2": district("r1", "y1"), "3": district("w1")})
    assert t.vp() == [0, 0, 2, 0]


@pytest.mark.rule("TR-19.17", "AM-64")
def test_procession_with_ties_and_with_the_neutral_district() -> None:
    t = hired("procession", "5", district_more=("y1", "r1"), others={"2": district("r1", "y1"), "3": district("w1")})
    assert t.vp() == [2, 0, 2, 0]
    t = hired("procession", "5", district_more=("y1",), others={"neutral": district("r1", "y1")})
    assert t.vp() == [0, 0, 0, 0]
    t = hired("procession", "5", district_more=("y1", "r1"), others={"neutral": district("r1", "y1")})
    assert t.vp() == [2, 0, 0, 0]


@pytest.mark.rule("TR-19.17", "TR-19.28")
def test_procession_needs_a_die_and_counts_for_each_activation() -> None:
    t = hired("procession", "5", others={})
    assert t.vp() == [0, 0, 0, 0]
    t = hired("procession", "55", district_more=("y1",), others={})
    t.choose("times count=2")
    assert t.vp() == [4, 0, 0, 0]


@pytest.mark.rule("TR-19.18")
@pytest.mark.parametrize(("cubes", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (6, 3)])
def test_glassblower_gives_one_point_for_two_own_cubes_of_the_cathedral(cubes: int, points: int) -> None:
    site = {f"1.{number}": "0" for number in range(1, cubes + 1)} | {"2.1": "1", "2.2": "neutral"}
    t = hired("glassblower", "44", cathedral=site)
    assert t.vp()[0] == points


# cubes on events


@pytest.mark.rule("TR-19.19")
def test_archer_rolls_all_dice_first_and_puts_a_cube_for_each_three_or_more() -> None:
    t = hired(
        "archer",
        "44",
        chance=[2, 3, 6, 1],
        queue=["marauding", "war"],
        flags=[[], []],
        players=players({"influence": 4}),
    )
    t.choose("times count=4")
    assert [each["value"] for each in t.told("shot")] == [2, 3, 6, 1]
    assert t.offered == ["mark event=marauding", "mark event=war", "decline"]
    t.choose("mark event=war", "mark event=marauding")
    assert t.see("flags") == [["0"], ["0"]]
    assert t.influence()[0] == 6
    assert t.decides == (1, "take-action")


@pytest.mark.rule("TR-19.19", "AM-20")
def test_archer_may_miss_altogether_or_decline_a_hit() -> None:
    t = hired("archer", "4", chance=[1, 2])
    t.choose("times count=2")
    assert t.decides == (1, "take-action")
    t = hired("archer", "2", chance=[3])
    t.choose("decline")
    assert t.see("flags") == [[]]
    assert t.decides == (1, "take-action")


@pytest.mark.rule("TR-19.19", "TR-17.2")
def test_the_archers_roll_cannot_be_altered() -> None:
    t = hired("archer", "2", chance=[1], district_more=("y1",), players=players({"influence": 9}))
    # the roll is over: the next decision is the next player's
    assert t.decides == (1, "take-action")


@pytest.mark.rule("TR-19.20")
def test_chivalry_puts_a_cube_for_each_red_die_left_in_the_own_district() -> None:
    t = hired(
        "chivalry",
        "66",
        district_more=("r1", "r5", "y6"),
        others={"1": district("r6"), "neutral": district("r6")},
        queue=["marauding", "war"],
        flags=[[], []],
        players=players({"influence": 0}),
    )
    t.choose("times count=2")
    # two dice left, two activations: four cubes, spread as one likes; no declining
    assert t.offered == ["mark event=marauding", "mark event=war"]
    t.choose("mark event=war", "mark event=war", "mark event=marauding", "mark event=war")
    assert t.see("flags") == [["0"], ["0", "0", "0"]]
    assert t.influence()[0] == 4


@pytest.mark.rule("TR-19.20", "AM-20")
def test_chivalry_without_a_red_die_left_does_nothing() -> None:
    t = hired("chivalry", "6", others={"1": district("r6")})
    assert t.decides == (1, "take-action")
    assert t.see("flags") == [[]]


@pytest.mark.rule("TR-19.21", "AM-21")
def test_diplomat_spends_all_influence_before_the_first_cube() -> None:
    # 2 influence allow two activations, though each cube would bring one back
    t = hired(
        "diplomat",
        "66",
        queue=["marauding", "war"],
        flags=[[], []],
        players=players({"influence": 2}),
    )
    assert most(t) == 2
    t.choose("times count=2")
    assert t.influence()[0] == 0
    t.choose("mark event=war")
    assert t.influence()[0] == 1
    t.choose("mark event=marauding")
    assert t.influence()[0] == 2
    assert t.see("flags") == [["0"], ["0"]]


@pytest.mark.rule("AM-34", "TR-12.4", "TR-12.13")
def test_cubes_are_placed_one_by_one_and_marauding_can_be_filled_again() -> None:
    # Marauding: four flags, 2 and 1 VP; one flag is free, and five cubes come
    t = hired(
        "chivalry",
        "6",
        district_more=("r1",) * 5,
        queue=["marauding", "brigands-1"],
        flags=[["0", "0", "0"], ["0", "0"]],
    )
    t.choose("mark event=marauding")
    assert t.vp()[0] == 3
    assert t.see("flags.0") == []
    t.choose("mark event=brigands-1")  # the third of three flags: 3 + 1 VP, and the card is gone
    assert t.vp()[0] == 7
    assert t.offered == ["mark event=marauding"]
    t.choose("mark event=marauding", "mark event=marauding", "mark event=marauding")
    assert t.see("flags") == [["0", "0", "0"]]


# taxes, captain, joust


@pytest.mark.rule("TR-19.24")
def test_tax_collector_takes_a_denier_for_each_citizen_in_the_city_hall() -> None:
    cells = {
        "cityhall.16.1": "1",
        "cityhall.16.2": "1",
        "cityhall.25.1": "2",
        "cityhall.25.2": "neutral",
        "cityhall.34.1": "0",
        "palace.1": "3",
        "palace.6": "neutral",
        "bishopric.even.3": "neutral",
    }
    t = hired(
        "tax-collector",
        "4",
        cells=cells,
        flat={"cityhall": ["3", "neutral"]},
        players=players({"deniers": 0}, {"deniers": 5}, {"deniers": 5}, {"deniers": 5}),
    )
    assert t.deniers() == [2 + 1 + 1, 3, 4, 5]
    assert (t.influence(), t.vp()) == ([4, 4, 4, 4], [0, 0, 0, 0])


@pytest.mark.rule("TR-19.24")
def test_who_cannot_pay_the_tax_pays_what_he_has_and_loses_no_points() -> None:
    cells = {"cityhall.16.1": "1", "cityhall.16.2": "1", "cityhall.25.1": "2"}
    t = hired(
        "tax-collector",
        "44",
        cells=cells,
        players=players({"deniers": 0}, {"deniers": 3, "vp": 4}, {"deniers": 0, "vp": 4}),
    )
    t.choose("times count=2")
    assert t.deniers()[:3] == [3, 0, 0]
    assert t.vp()[:3] == [0, 4, 4]


@pytest.mark.rule("TR-19.25", "AM-34")
def test_captain_gives_one_point_for_each_event_with_an_own_cube() -> None:
    t = hired(
        "captain",
        "66",
        queue=["marauding", "war", "heresy", "normans"],
        flags=[["0"], ["0", "0", "1"], ["1"], ["2", "0"]],
    )
    t.choose("times count=2")
    assert t.vp()[0] == 6


@pytest.mark.rule("TR-19.26", "TR-19.28")
def test_joust_gives_two_points_for_the_greatest_sum_of_red_dice() -> None:
    more = ("r4", "r3", "y6")
    others = {"1": district("r6"), "neutral": district("r5", "r1")}
    t = hired("joust", "5", district_more=more, others=others)
    assert t.vp() == [2, 0, 0, 0]
    t = hired("joust", "55", district_more=more, others=others)
    t.choose("times count=2")
    assert t.vp() == [4, 0, 0, 0]


@pytest.mark.rule("TR-19.26", "AM-35")
def test_joust_is_lost_to_any_greater_sum_the_neutral_one_included() -> None:
    assert hired("joust", "5", district_more=("r4",), others={"1": district("r5")}).vp() == [0, 0, 0, 0]
    assert hired("joust", "5", district_more=("r4",), others={"neutral": district("r3", "r2")}).vp() == [0, 0, 0, 0]
    # the dice used now do not count
    assert hired("joust", "5", others={"1": district("r1")}).vp() == [0, 0, 0, 0]


@pytest.mark.rule("TR-19.26", "AM-35")
def test_joust_with_ties_and_without_any_red_die() -> None:
    t = hired("joust", "5", district_more=("r4",), others={"1": district("r4"), "2": district("r3")})
    assert t.vp() == [2, 2, 0, 0]
    t = hired("joust", "5", district_more=("r4",), others={"neutral": district("r4")})
    assert t.vp() == [2, 0, 0, 0]
    t = hired("joust", "5", others={"1": district("w6")})
    assert t.vp() == [0, 0, 0, 0]
    # a single red 1 is enough where nobody else has a red die; dice of other colours do not count
    t = hired("joust", "5", district_more=("r1",), others={"1": district("w6", "w1")})
    assert t.vp() == [2, 0, 0, 0]
    t = hired("joust", "5", district_more=("r4", "w1", "y6"), others={"1": district("r5")})
    assert t.vp() == [0, 0, 0, 0]


@pytest.mark.rule("TR-10.10")
@pytest.mark.parametrize(
    ("card", "dice", "deniers", "influence", "points"),
    [
        ("merchant", "2", 2, 0, 0),
        ("journeyman", "4", -3, 0, 2),
        ("goldsmith", "4", 2, 0, 1),
        ("sculptor", "3", 0, 0, 1),
        ("innkeeper", "1", -1, 1, 0),
        ("artisan", "4", 6, -1, 0),
        ("hunting", "4", 0, 3, 0),
        ("mercenary", "3", 3, 0, 0),
        ("troubadour", "3", 0, -3, 2),
        ("pilgrimage", "6", 0, 0, 2),
        ("glassblower", "44", 0, 0, 1),
        ("captain", "6", 0, 0, 1),
        ("joust", "5", 0, 0, 2),
        ("procession", "5", 0, 0, 2),
        ("banquet", "6", 0, 0, 2),
        ("baker", "3", 1, 0, 0),
        ("miller", "5", 0, 0, 0),
        ("tax-collector", "4", 1, 0, 0),
        ("tithe", "3", 0, 0, 0),
    ],
)
def test_a_card_gives_and_takes_exactly_what_it_says(
    card: str, dice: str, deniers: int, influence: int, points: int
) -> None:
    t = hired(
        card,
        dice,
        district_more=("r3", "r4"),
        others={"1": district("y1")},
        cathedral={"1.1": "0", "1.2": "0"},
        flags=[["0"]],
        cells={"cityhall.16.1": "neutral"},
        players=players({"deniers": 9, "influence": 9, "vp": 9}, {"deniers": 9, "influence": 9, "vp": 9}),
    )
    if card == "miller":
        t.choose("mill building=palace")
    assert t.decides == (1, "take-action")
    assert (t.deniers()[0], t.influence()[0], t.vp()[0]) == (9 + deniers, 9 + influence, 9 + points)
    assert (t.deniers()[1], t.influence()[1], t.vp()[1]) == (9, 9, 9)
