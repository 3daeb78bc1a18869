"""The course of a round: cards, income, workforce, end of the round, end of the game (TR-4 to TR-7, TR-16, TR-18.1)."""

from __future__ import annotations

import pytest

from ludarium.games.troyes import TITLE
from ludarium.kernel.chance import fast

from .table import Table, district, players, table


def pass_all(t: Table) -> None:
    """Everybody passes; black dice are suffered or countered with whatever comes first."""
    round = t.see("round")
    while not t.position.over and t.see("round") == round:
        offered = t.offered
        for code in ("pass", "suffer", "counter"):
            if code in offered:
                t.choose(code)
                break
        else:
            t.choose(t.offers("defend")[0])


@pytest.mark.rule("TR-4.1", "TR-18.1", "TR-2.11")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 5), (4, 6)])
def test_the_game_has_as_many_rounds_as_red_cards_and_ends_after_the_last_one(seats: int, rounds: int) -> None:
    t = table(seats, "round", variants={"bonus": "off"}, cells={"palace.1": "0", "palace.2": "1"})
    played = []
    while not t.position.over:
        played.append((t.see("round"), len(t.see("decks.red"))))
        pass_all(t)
    assert played == [(number, rounds - number) for number in range(1, rounds + 1)]
    # the last round was played to its end: what was passed for has been taken
    assert [t.of(seat)["in_district"] for seat in range(seats)] == [0] * seats
    assert TITLE.standings(t.position).reason == "last-round"


@pytest.mark.rule("TR-4.2", "TR-4.3", "TR-5.1")
def test_three_cards_are_turned_up_in_each_of_the_first_three_rounds_and_none_later() -> None:
    t = table(4, "round", cells={"palace.1": "0"})
    cards = t.see("cards")
    for round in (1, 2, 3, 4):
        shown = [each["card"] for each in t.told("revealed")]
        assert len(shown) == 3 * min(round, 3)
        opened = TITLE.view(t.position, 0)["cards"]
        assert [("card" in card) for card in opened] == [card["number"] <= round for card in opened]
        if round <= 3:
            assert shown[-3:] == [f"card:{cards[f'{colour}-{round}']}" for colour in ("red", "white", "yellow")]
        pass_all(t)


@pytest.mark.rule("TR-4.3")
def test_the_phases_follow_each_other() -> None:
    t = table(4, "round", cells={"palace.1": "0", "palace.6": "neutral"})
    pass_all(t)
    steps = ("revealed", "paid-salaries", "rolled", "event-came", "black-rolled", "passed", "round-ended")
    order: list[str] = []
    for each in t.position.ears or []:
        name = each.event.name
        if name in steps and name not in order:
            order.append(name)
    assert order == list(steps)


@pytest.mark.rule("TR-6.1", "TR-6.2")
def test_ten_deniers_then_two_for_the_palace_one_for_the_bishopric_nothing_for_the_city_hall() -> None:
    cells = {
        "palace.1": "0",
        "palace.2": "0",
        "bishopric.odd.1": "0",
        "cityhall.16.1": "0",
        "bishopric.even.1": "1",
        "cityhall.25.1": "2",
    }
    t = table(4, "income", cells=cells, players=players({"deniers": 0}, {"deniers": 7}, {"deniers": 1}, {"deniers": 3}))
    assert t.deniers() == [10 - 5, 7 + 10 - 1, 1 + 10, 3 + 10]


@pytest.mark.rule("TR-6.2")
def test_a_citizen_lying_flat_or_standing_on_a_card_draws_no_salary() -> None:
    t = table(4, "income", flat={"palace": ["0"]}, tradesmen={"red-1": {"0": "first"}}, players=players({"deniers": 0}))
    assert t.deniers()[0] == 10


@pytest.mark.rule("TR-6.3", "TR-6.4", "AM-4")
@pytest.mark.parametrize(("vp", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_who_cannot_pay_in_full_pays_all_and_loses_two_points_once(vp: int, left: int) -> None:
    # six in the palace and one in the bishopric cost 13, and there are 10
    cells = {f"palace.{value}": "0" for value in range(1, 7)} | {"bishopric.odd.1": "0"}
    t = table(2, "income", cells=cells, players=players({"deniers": 0, "vp": vp}))
    assert t.deniers()[0] == 0
    assert t.vp()[0] == left


@pytest.mark.rule("TR-6.3")
def test_who_can_just_pay_loses_no_point() -> None:
    cells = {f"palace.{value}": "0" for value in range(1, 7)}
    t = table(2, "income", cells=cells, players=players({"deniers": 2, "vp": 5}))
    assert (t.deniers()[0], t.vp()[0]) == (0, 5)


@pytest.mark.rule("TR-7.1")
def test_one_die_for_each_citizen_with_the_rolled_value_in_the_own_district() -> None:
    cells = {"palace.3": "1", "bishopric.even.2": "1", "bishopric.odd.1": "1", "cityhall.34.2": "1"}
    t = table(4, "workforce", cells=cells, chance=[6, 2, 3, 5])
    assert sorted(t.see("dice.1")) == ["red.6", "white.2", "white.3", "yellow.5"]
    assert t.see("dice.0") == []


@pytest.mark.rule("TR-7.2")
def test_the_dice_of_grey_citizens_go_to_the_grey_district_after_all_others() -> None:
    # the grey citizen stands in the first cell, yet its die is rolled last
    t = table(4, "workforce", cells={"palace.1": "neutral", "palace.2": "3"}, chance=[4, 6])
    assert t.see("dice.3") == ["red.4"]
    assert t.see("dice.neutral") == ["red.6"]


@pytest.mark.rule("TR-7.3", "TR-16.3")
def test_flat_citizens_give_no_dice() -> None:
    t = table(4, "workforce", flat={"palace": ["0"], "cityhall": ["0", "neutral"]}, cells={"palace.1": "1"}, chance=[3])
    assert t.see("dice") == {"0": [], "1": ["red.3"], "2": [], "3": [], "neutral": []}


@pytest.mark.rule("TR-16.1", "TR-9.2", "AM-57")
def test_the_round_ends_at_once_when_the_last_die_is_used() -> None:
    t = table(4, "actions", seat=1, round=1, dice={"1": district("y4")})
    t.choose("farm", "add die=1.yellow.4", "done")
    assert t.told("round-ended") == [{"round": 1}]
    assert t.see("round") == 2


@pytest.mark.rule("TR-16.1", "TR-9.2")
def test_if_the_defence_takes_the_last_die_the_round_ends_without_an_action() -> None:
    t = table(2, "black-dice", round=1, black=[3], dice={"0": district("y3")}, players=players({"influence": 0}))
    t.choose("defend die=0.yellow.3", "counter")
    assert t.told("round-ended") == [{"round": 1}]
    assert t.told("passed") == []


@pytest.mark.rule("TR-16.1", "TR-9.2")
def test_the_round_goes_on_while_any_district_has_a_die() -> None:
    t = table(4, "actions", seat=1, round=1, dice={"1": district("y4"), "neutral": district("r1")})
    t.choose("farm", "add die=1.yellow.4", "done")
    assert t.decides == (2, "take-action")
    assert t.told("round-ended") == []


@pytest.mark.rule("TR-16.1", "TR-9.2", "AM-57")
def test_the_round_ends_when_all_have_passed_whatever_dice_are_left() -> None:
    t = table(3, "actions", seat=0, round=1, dice={"neutral": district("r1", "y6")})
    t.choose("pass", "pass")
    assert t.told("round-ended") == []
    t.choose("pass")
    assert t.told("round-ended") == [{"round": 1}]


@pytest.mark.rule("TR-16.2", "TR-15.1", "TR-15.2")
def test_the_deniers_in_the_districts_are_taken_at_the_end_of_the_round() -> None:
    t = table(
        2,
        "actions",
        dice={"1": district("y1", "y1"), "neutral": district("r1")},
        players=players({"deniers": 0}, {"deniers": 0, "passed": False}),
    )
    t.choose("pass")
    assert (t.of(0)["in_district"], t.of(0)["deniers"]) == (2, 0)
    t.choose("farm", "add die=1.yellow.1", "done")
    assert (t.of(0)["in_district"], t.of(0)["deniers"]) == (3, 0)
    t.choose("pass")
    collected = t.told("collected")
    assert collected == [{"seat": "seat:0", "deniers": 3}, {"seat": "seat:1", "deniers": 2}]
    assert t.of(0)["in_district"] == 0
    assert t.of(0)["passed"] is False


@pytest.mark.rule("TR-16.3", "TR-13.8")
def test_flat_citizens_return_to_their_owners() -> None:
    flat = {"palace": ["0", "neutral"], "bishopric": ["0"], "cityhall": ["1", "neutral"]}
    t = table(2, "end-of-round", round=3, flat=flat, grey_reserve=0, players=players({"supply": 0}, {"supply": 2}))
    assert [t.of(0)["supply"], t.of(1)["supply"]] == [2, 3]
    assert t.see("grey_reserve") == 2
    assert t.see("flat") == {"palace": [], "bishopric": [], "cityhall": []}


@pytest.mark.rule("TR-16.4")
def test_unused_dice_are_gone_in_the_next_round() -> None:
    t = table(
        2, "end-of-round", round=3, cells={"palace.2": "none"}, dice={"0": district("y6"), "neutral": district("r2")}
    )
    assert t.see("dice.0") == []  # nobody of seat 0 stands anywhere, so nothing was rolled


@pytest.mark.rule("TR-16.5")
@pytest.mark.parametrize(("seats", "first", "then"), [(4, 0, 1), (4, 3, 0), (3, 2, 0), (2, 1, 0), (1, 0, 1), (1, 1, 0)])
def test_the_first_player_card_passes_to_the_left(seats: int, first: int, then: int) -> None:
    t = table(seats, "end-of-round", round=1, first=first)
    assert t.see("first") == then
    assert t.see("round") == 2


@pytest.mark.rule("TR-18.1")
def test_the_extra_red_card_of_resistance_adds_no_round() -> None:
    position = TITLE.setup(2, TITLE.resolve(2, {}), fast(1))
    assert position.rounds == 4
    t = table(2, "end-of-round", round=4, rounds=4, decks={"red": []}, red_box=["war"])
    assert t.position.over
