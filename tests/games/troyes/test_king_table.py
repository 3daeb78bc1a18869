"""What the king does in his turn: the table of the King's Challenge (TR-23.16 to TR-23.23)."""

from __future__ import annotations

from typing import Any

import pytest

from .kings import king
from .table import district, players


@pytest.mark.rule("TR-23.16", "TR-23.17", "AM-50")
@pytest.mark.parametrize("rolled", [2, 12])
def test_three_points_for_three_dice_one_of_them_the_players_best_for_six_deniers(rolled: int) -> None:
    t = king(rolled, own=district("y5", "r5", "w6", "w6", "y1"), players=players({"deniers": 1}))
    assert t.see("king_vp") == 3
    assert t.see("dice.neutral") == ["white.2", "white.3"]
    assert t.see("dice.0") == ["red.5", "white.6", "yellow.1", "yellow.5"]
    assert t.deniers() == [7]


@pytest.mark.rule("TR-23.17", "AM-50")
def test_the_players_best_die_is_by_value_then_red_yellow_white() -> None:
    t = king(2, own=district("w5", "y5", "r5", "y1"))
    assert t.see("dice.0") == ["white.5", "yellow.1", "yellow.5"]


@pytest.mark.rule("TR-23.17")
def test_if_the_player_has_no_dice_the_king_uses_one_more_of_his_own_and_pays_nothing() -> None:
    t = king(2, own=[], players=players({"deniers": 1}))
    assert t.see("king_vp") == 3
    assert t.see("dice.neutral") == ["white.2"]
    assert t.deniers() == [1]


@pytest.mark.rule("TR-23.16", "TR-23.18")
@pytest.mark.parametrize("rolled", [3, 11])
def test_two_points_for_two_dice_one_of_them_the_players_best_for_four_deniers(rolled: int) -> None:
    t = king(rolled, own=district("y5", "w6"), players=players({"deniers": 1}))
    assert t.see("king_vp") == 2
    assert t.see("dice.neutral") == ["white.2", "white.3", "yellow.4"]
    assert t.see("dice.0") == ["yellow.5"]
    assert t.deniers() == [5]


@pytest.mark.rule("AM-61")
def test_a_king_with_too_few_dice_still_buys_the_players_best() -> None:
    t = king(12, district("w1"), own=district("y5", "y1"), players=players({"deniers": 0}))
    assert t.see("king_vp") == 3
    assert t.see("dice.neutral") == []
    assert t.see("dice.0") == ["yellow.1"]
    assert t.deniers() == [6]


@pytest.mark.rule("TR-23.16", "TR-23.19", "AM-45")
@pytest.mark.parametrize("rolled", [4, 10])
def test_the_king_places_a_citizen_so_that_one_of_the_player_leaves(rolled: int) -> None:
    # strongest die red 5: the palace. The player stands in 2 and 4: 4 is preferred.
    t = king(rolled, cells={"palace.6": "king", "palace.4": "0", "palace.2": "0"})
    assert t.see("cells.palace.4") == "king"
    assert t.see("flat.palace") == ["0"]
    assert t.see("dice.neutral") == ["white.2", "white.3", "yellow.4"]


@pytest.mark.rule("TR-23.19", "AM-45")
def test_the_building_is_the_colour_of_the_strongest_die_and_rows_shift_as_usual() -> None:
    cells = {"cityhall.34.1": "king", "cityhall.34.2": "king", "cityhall.16.1": "king", "cityhall.16.2": "0"}
    t = king(4, district("y6", "r5"), cells=cells)
    # the player's citizen stands last in the row of 1 and 6
    assert (t.see("cells.cityhall.16.1"), t.see("cells.cityhall.16.2")) == ("king", "king")
    assert t.see("flat.cityhall") == ["0"]


@pytest.mark.rule("AM-45", "TR-13.7")
def test_if_no_citizen_of_the_player_can_leave_the_king_expels_nobody_or_else_his_own() -> None:
    palace = {f"palace.{value}": "king" for value in range(1, 7)}
    # the player's citizen is protected by a flat one; 3 is empty
    t = king(4, cells={**palace, "palace.2": "0", "palace.3": "none"}, flat={"palace": ["0"]})
    assert t.see("cells.palace.3").startswith("king")
    assert t.see("flat.palace") == ["0"]
    # all full and the player protected: the king's own in the best cell
    t = king(4, cells={**palace, "palace.2": "0"}, flat={"palace": ["0"]})
    assert t.see("flat.palace") == ["0", "king"]
    assert t.see("cells.palace.2") == "0"


@pytest.mark.rule("AM-45", "AM-46")
def test_if_no_placement_is_legal_the_die_is_spent_for_nothing() -> None:
    palace = {f"palace.{value}": "king" for value in range(1, 7)}
    t = king(4, cells=palace, flat={"palace": ["king"]}, king_reserve=[3, 3])
    assert t.told("king-idle") == [{}]
    assert t.see("king_reserve") == [3, 3]
    assert t.see("dice.neutral") == ["white.2", "white.3", "yellow.4"]
    # a citizen of his other colour may leave while one of the first lies flat
    t = king(4, cells={**palace, "palace.1": "king-2"}, flat={"palace": ["king"]}, king_reserve=[3, 3])
    assert t.see("flat.palace") == ["king", "king-2"]


@pytest.mark.rule("TR-23.16", "TR-23.20", "AM-63")
@pytest.mark.parametrize("rolled", [5, 9])
def test_the_king_covers_all_free_flags_of_the_rightmost_event_with_as_many_dice(rolled: int) -> None:
    # Skirmishes: four flags, 3 and 2 VP; the player has one cube
    t = king(rolled, queue=["marauding", "war", "skirmishes-1"], flags=[[], [], ["0"]])
    assert t.see("queue") == ["marauding", "war"]
    assert t.see("king_vp") == 3
    assert t.vp() == [2]
    assert t.see("king_events") == ["skirmishes-1"]
    assert t.see("dice.neutral") == ["white.2"]


@pytest.mark.rule("TR-23.20", "AM-48")
def test_with_an_empty_queue_the_rightmost_event_is_marauding() -> None:
    t = king(5, flags=[["0", "0", "0"]])
    assert t.see("queue") == ["marauding"]
    assert t.see("flags") == [[]]
    assert (t.vp(), t.see("king_vp")) == ([2], 1)
    assert t.see("dice.neutral") == ["white.2", "white.3", "yellow.4"]


@pytest.mark.rule("TR-23.16", "TR-23.21")
def test_the_king_hires_into_the_free_cell_with_most_points_without_paying() -> None:
    # Sculptor's first cell (4) is the best of all; then come the cells with 3
    cards = {
        "yellow-1": "merchant",
        "yellow-2": "innkeeper",
        "yellow-3": "sculptor",
        "white-1": "tithe",
        "white-2": "confession",
        "white-3": "procession",
        "red-1": "archer",
        "red-2": "hunting",
        "red-3": "troubadour",
    }
    t = king(6, cards=cards, king_reserve=[5, 5])
    assert t.see("tradesmen.yellow-3") == {"king": "first"}
    assert sum(t.see("king_reserve")) == 9
    assert t.see("dice.neutral") == ["white.2", "white.3", "yellow.4"]
    # where the player holds that cell, Troubadour and Procession offer 3 for the same cost: red before white
    t = king(6, cards=cards, tradesmen={"yellow-3": {"0": "first"}})
    assert t.see("tradesmen.red-3") == {"king": "first"}
    # a cheaper card with the same points comes first: Militiaman has 3 for 5
    t = king(6, cards={**cards, "yellow-2": "militiaman"}, tradesmen={"yellow-3": {"0": "first"}})
    assert t.see("tradesmen.yellow-2") == {"king": "first"}
    # only revealed cards
    t = king(6, cards=cards, round=1)
    assert t.see("tradesmen.yellow-3") == {}


@pytest.mark.rule("AM-65")
def test_equal_in_points_cost_and_colour_the_card_that_opened_earlier() -> None:
    # Monk (round 1) and Apprenticeship (round 2): 3 points for 6, both white
    cards = {
        "white-1": "monk",
        "white-2": "apprenticeship",
        "white-3": "procession",
        "yellow-1": "merchant",
        "yellow-2": "innkeeper",
        "red-1": "archer",
        "red-2": "hunting",
    }
    t = king(6, cards=cards, round=2)
    assert t.see("tradesmen.white-1") == {"king": "first"}
    assert t.see("tradesmen.white-2") == {}


@pytest.mark.rule("AM-44", "TR-10.15")
def test_the_king_has_one_tradesman_on_a_card_and_stays_idle_without_a_free_cell() -> None:
    given: dict[str, Any] = {"round": 1, "cards": {"yellow-1": "merchant", "white-1": "tithe", "red-1": "archer"}}
    t = king(
        6,
        tradesmen={"yellow-1": {"king": "first"}, "white-1": {"king": "first"}, "red-1": {"king": "first"}},
        king_reserve=[5, 5],
        **given,
    )
    # the second cells are free, but he is on all three cards already
    assert t.told("king-idle") == [{}]
    assert t.see("king_reserve") == [5, 5]
    assert t.see("dice.neutral") == ["white.2", "white.3", "yellow.4"]


@pytest.mark.rule("TR-23.16", "TR-23.22", "AM-40")
def test_the_king_builds_on_the_highest_numbers_of_the_lowest_open_level() -> None:
    t = king(7, cathedral={"1.6": "0", "1.4": "0", "2.6": "0"})
    assert (t.see("cathedral.1.5"), t.see("cathedral.1.3")) == ("king", "king")
    assert t.see("king_vp") == 2
    assert t.see("dice.neutral") == ["white.2", "white.3"]


@pytest.mark.rule("AM-60", "TR-23.22")
def test_the_king_goes_on_in_the_next_level_and_a_full_site_gives_two_points() -> None:
    one_left = {f"1.{number}": "0" for number in range(1, 6)}
    t = king(7, cathedral=one_left)
    assert (t.see("cathedral.1.6"), t.see("cathedral.2.6")) == ("king", "king")
    full = {f"{level}.{number}": "0" for level in (1, 2, 3) for number in range(1, 7)}
    t = king(7, cathedral={**full, "3.2": "none"})
    assert t.see("cathedral.3.2") == "king"
    assert t.see("king_vp") == 1
    t = king(7, cathedral=full)
    assert t.see("king_vp") == 2
    assert t.see("dice.neutral") == ["white.2", "white.3"]


@pytest.mark.rule("TR-23.16", "TR-23.23")
def test_both_score_the_uppermost_character_and_it_is_gone() -> None:
    events = ["heresy", "war", "support"]
    t = king(8, column=["hugues", "thibaut", "henry"], king_events=events, players=players({"events": ["drought"]}))
    assert t.see("king_vp") == 3
    assert t.vp() == [1]
    assert t.see("column") == ["hugues", "thibaut"]
    assert len(t.see("dice.neutral")) == 4  # it costs no die


@pytest.mark.rule("TR-23.23")
def test_the_king_scores_nothing_for_money_and_influence_and_one_point_when_no_character_is_left() -> None:
    t = king(8, column=["thibaut"], players=players({"deniers": 18}))
    assert (t.vp(), t.see("king_vp")) == ([6], 0)
    t = king(8, column=["hugues"], players=players({"influence": 10}))
    assert (t.vp(), t.see("king_vp")) == ([3], 0)
    t = king(8, column=[])
    assert (t.vp(), t.see("king_vp")) == ([0], 1)


@pytest.mark.rule("TR-23.23", "AM-40")
def test_the_king_scores_citizens_of_both_colours_cubes_and_tradesmen() -> None:
    cells = {f"palace.{value}": "king" if value % 2 else "king-2" for value in range(1, 7)} | {"cityhall.16.1": "king"}
    assert king(8, column=["chretien"], cells=cells).see("king_vp") == 3  # seven
    site = {f"1.{number}": "king" for number in range(1, 5)}
    assert king(8, column=["urbain"], cathedral=site).see("king_vp") == 1
    tradesmen = {space: {"king": "first"} for space in ("yellow-1", "yellow-2", "red-1", "red-2", "white-1", "white-2")}
    assert king(8, column=["florentin"], tradesmen=tradesmen).see("king_vp") == 6
