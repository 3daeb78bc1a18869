"""Placing a citizen in a main building (TR-13)."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table, district, players, table


def row(t: Table, name: str) -> list[str]:
    """The owners standing in a row, from its first cell on."""
    return [owner for cell, owner in t.see("cells").items() if cell == name or cell.startswith(f"{name}.")]


def cells(**rows: list[str]) -> dict[str, str]:
    """`cityhall_16=["0", "1"]` fills a row from its first cell on."""
    found = {}
    for name, owners in rows.items():
        building, line = name.split("_")
        for place, owner in enumerate(owners, 1):
            found[f"{building}.{line}" + ("" if building == "palace" else f".{place}")] = owner
    return found


def placing(die: str, *, seat: int = 0, seats: int = 4, **given: Any) -> Table:
    """The seat has one citizen in the supply and this die, and chooses to place with it."""
    given.setdefault("players", {str(seat): {"supply": 1, "influence": 0}})
    t = table(seats, seat=seat, dice={str(seat): district(die), "neutral": district("w1")}, **given)
    colour = {"r": "red", "w": "white", "y": "yellow"}[die[0]]
    return t.choose("place", f"add die={seat}.{colour}.{die[1]}")


@pytest.mark.rule("TR-13.1")
def test_exactly_one_die_bought_for_two_if_not_own() -> None:
    t = table(
        dice={"1": district("y3", "y4"), "0": district("y1")},
        players=players({"supply": 1, "deniers": 2}, {"deniers": 0}),
    )
    t.choose("place", "add die=1.yellow.3")
    assert t.decides == (0, "choose-citizen")  # no second die
    assert t.deniers()[:2] == [0, 2]
    t = table(dice={"1": district("y3", "y4")}, players=players({"supply": 1, "deniers": 1}))
    assert "place" not in t.offered
    assert t.refused["place"] == "no-placement"


@pytest.mark.rule("TR-13.2", "TR-13.4")
@pytest.mark.parametrize(
    ("die", "cell"),
    [
        ("r1", "palace.1"),
        ("r2", "palace.2"),
        ("r3", "palace.3"),
        ("r4", "palace.4"),
        ("r5", "palace.5"),
        ("r6", "palace.6"),
        ("w1", "bishopric.odd.1"),
        ("w3", "bishopric.odd.1"),
        ("w5", "bishopric.odd.1"),
        ("w2", "bishopric.even.1"),
        ("w4", "bishopric.even.1"),
        ("w6", "bishopric.even.1"),
        ("y1", "cityhall.16.1"),
        ("y6", "cityhall.16.1"),
        ("y2", "cityhall.25.1"),
        ("y5", "cityhall.25.1"),
        ("y3", "cityhall.34.1"),
        ("y4", "cityhall.34.1"),
    ],
)
def test_colour_and_value_lead_to_a_cell_or_the_first_cell_of_a_row(die: str, cell: str) -> None:
    t = placing(die).choose("send-supply")
    assert [there for there, owner in t.see("cells").items() if owner == "0"] == [cell]
    assert t.of(0)["supply"] == 0


@pytest.mark.rule("TR-13.3")
def test_the_citizen_comes_from_the_supply_or_from_anywhere_on_the_board() -> None:
    t = placing(
        "y3",
        cells={"palace.2": "0", "bishopric.odd.1": "0", "palace.3": "1"},
        flat={"palace": ["0", "1"]},
        cards={"red-1": "archer", "white-1": "priest"},
        tradesmen={"red-1": {"0": "first"}, "white-1": {"1": "first"}},
    )
    assert t.offered == [
        "send-supply",
        "send-citizen cell=palace.2",
        "send-citizen cell=bishopric.odd.1",
        "send-flat building=palace",
        "send-tradesman card=archer",
    ]
    t.choose("send-tradesman card=archer")
    assert t.see("tradesmen.red-1") == {}
    assert t.see("cells.cityhall.34.1") == "0"
    assert t.of(0)["supply"] == 1


@pytest.mark.rule("TR-13.3", "TR-17.3")
def test_with_no_citizen_at_all_one_must_be_recruited_first() -> None:
    t = table(dice={"0": district("y3", "w1")}, players=players({"supply": 0, "influence": 2}))
    assert "place" not in t.offered
    t.choose("recruit", "place", "add die=0.yellow.3", "send-supply")
    assert t.see("cells.cityhall.34.1") == "0"


@pytest.mark.rule("TR-13.5")
def test_a_full_row_shifts_and_the_last_one_lies_down() -> None:
    t = placing("w4", cells=cells(bishopric_even=["1", "2", "3"])).choose("send-supply")
    assert row(t, "bishopric.even") == ["0", "1", "2"]
    assert t.see("flat.bishopric") == ["3"]
    t = placing("y5", cells=cells(cityhall_25=["1", "2"])).choose("send-supply")
    assert row(t, "cityhall.25") == ["0", "1"]
    assert t.see("flat.cityhall") == ["2"]


@pytest.mark.rule("TR-13.5")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["1", "none", "3"], ["0", "1", "3"]),
        (["1", "2", "none"], ["0", "1", "2"]),
        (["none", "2", "3"], ["0", "2", "3"]),
        (["none", "none", "3"], ["0", "none", "3"]),
        (["1", "none", "none"], ["0", "1", "none"]),
    ],
)
def test_the_shift_goes_only_to_the_first_empty_cell(before: list[str], after: list[str]) -> None:
    t = placing("w1", cells=cells(bishopric_odd=before)).choose("send-supply")
    assert row(t, "bishopric.odd") == after
    assert t.see("flat.bishopric") == []


@pytest.mark.rule("TR-13.6")
def test_in_the_palace_the_occupant_of_the_cell_leaves() -> None:
    t = placing("r4", cells={"palace.4": "2", "palace.5": "3"}).choose("send-supply")
    assert (t.see("cells.palace.4"), t.see("cells.palace.5")) == ("0", "3")
    assert t.see("flat.palace") == ["2"]


@pytest.mark.rule("TR-13.7")
def test_nobody_leaves_a_building_where_one_of_his_colour_lies_flat() -> None:
    given: dict[str, Any] = {
        "cells": {"palace.4": "2", "palace.5": "3"} | cells(cityhall_16=["1", "2"]),
        "flat": {"palace": ["2"]},
        "dice": {"0": district("r4", "r5", "y1"), "1": district("r4", "w6")},
        "players": players({"supply": 1, "deniers": 0}, {"supply": 1, "deniers": 0}),
    }
    t = table(**given).choose("place")
    # palace 4 is protected; palace 5 is not, and the city hall is another building
    assert t.offered == ["add die=0.red.5", "add die=0.yellow.1"]
    # it is illegal for every player, the owner of the die included
    t = table(seat=1, **given).choose("place")
    assert "add die=1.red.4" not in t.offered
    assert "add die=1.white.6" in t.offered


@pytest.mark.rule("TR-13.7")
def test_when_every_placement_is_protected_the_action_is_not_offered() -> None:
    t = table(
        cells={"palace.4": "2"},
        flat={"palace": ["2"]},
        dice={"0": district("r4")},
        players=players({"supply": 1, "deniers": 0}),
    )
    assert "place" not in t.offered
    assert t.refused["place"] == "no-placement"


@pytest.mark.rule("TR-13.7", "TR-13.8")
def test_flat_citizens_of_several_colours_lie_on_one_building() -> None:
    t = placing("r4", cells={"palace.4": "2"}, flat={"palace": ["3", "neutral"]}).choose("send-supply")
    assert t.see("flat.palace") == ["2", "3", "neutral"]


@pytest.mark.rule("TR-13.8", "TR-16.3")
def test_the_protection_ends_with_the_round() -> None:
    t = table(
        2,
        seat=1,
        round=1,
        first=1,
        cells={"palace.4": "0"},
        flat={"palace": ["0"]},
        dice={"1": district("y2")},
        decks={"red": ["skirmishes-1", "brigands-1"], "white": ["interrupted-work"]},
        players=players({"supply": 0}),
    )
    t.choose("farm", "add die=1.yellow.2", "done")
    assert t.see("round") == 2
    assert t.see("flat.palace") == []
    assert t.of(0)["supply"] == 1


@pytest.mark.rule("TR-13.9")
def test_one_may_expel_ones_own_citizen() -> None:
    t = placing("r4", cells={"palace.4": "0"}).choose("send-supply")
    assert t.see("cells.palace.4") == "0"
    assert t.see("flat.palace") == ["0"]


@pytest.mark.rule("AM-17")
def test_when_a_citizen_is_taken_away_the_others_do_not_close_up() -> None:
    t = placing("r4", cells=cells(bishopric_odd=["0", "1", "2"])).choose("send-citizen cell=bishopric.odd.1")
    assert row(t, "bishopric.odd") == ["none", "1", "2"]


@pytest.mark.rule("AM-18")
def test_a_citizen_moved_inside_its_row_is_lifted_first() -> None:
    # the row is full, but the own last citizen goes to the front: nobody leaves
    t = placing("w1", cells=cells(bishopric_odd=["1", "2", "0"]), players=players({"supply": 0}))
    t.choose("send-citizen cell=bishopric.odd.3")
    assert row(t, "bishopric.odd") == ["0", "1", "2"]
    assert t.see("flat.bishopric") == []


@pytest.mark.rule("AM-18", "TR-13.7")
def test_lifting_makes_legal_what_was_protected() -> None:
    # seat 1 would have to leave but lies flat already; only lifting the own citizen of that row makes room
    t = placing(
        "w1",
        cells=cells(bishopric_odd=["2", "0", "1"], palace_1=["0"]),
        flat={"bishopric": ["1"]},
    )
    assert t.offered == ["send-citizen cell=bishopric.odd.2"]
    t.choose("send-citizen cell=bishopric.odd.2")
    assert row(t, "bishopric.odd") == ["0", "2", "1"]
    # an own flat citizen protects the own one, until it is the one that is used
    t = placing("r4", cells={"palace.4": "0"}, flat={"palace": ["0"]})
    assert t.offered == ["send-citizen cell=palace.4", "send-flat building=palace"]
    t.choose("send-flat building=palace")
    assert t.see("cells.palace.4") == "0"
    assert t.see("flat.palace") == ["0"]
