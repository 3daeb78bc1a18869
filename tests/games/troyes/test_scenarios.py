"""What a scenario may say about a table of Troyes, and how it is told what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.kernel.errors import LudariumError

from .table import table


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"queue": ["war"], "flags": [[]]}, "the first event is always marauding"),
        ({"queue": ["marauding"], "flags": [[], ["0"]]}, "2 lists of cubes but 1 events"),
        ({"queue": ["marauding", "war"], "flags": [[], ["0"] * 6]}, "war can have 5 cubes"),
        ({"first": 3, "seats": 2}, "the first player is 0 to 1"),
        ({"queue": ["marauding", "wars"]}, "wars"),
        ({"dice": {"0": ["green.5"]}}, "green"),
        ({"dice": {"0": ["red.7"]}}, "red.7"),
        ({"dice": ["red.5"]}, "expected 5 values"),
        ({"dice": "red.5"}, "expected a list"),
        ({"cells": {"palace.7": "0"}}, "palace.7"),
        ({"cells": {"palace.6": "5"}}, "5"),
        ({"flat": {"tower": ["0"]}}, "tower"),
        ({"cards": {"yellow-1": "priest"}}, "another colour or number"),
        ({"tradesmen": {"yellow-1": {"0": "third"}}}, "third"),
        ({"card_cubes": {"yellow-1": {"0": -1}}}, "-1"),
        ({"players": {"4": {"deniers": 3}}}, "4"),
        ({"players": {"0": {"gold": 3}}}, "gold"),
        ({"cathedral": {"4.1": "0"}}, "4.1"),
        ({"black": [7]}, "1 to 6"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_reason(given: dict[str, Any], complaint: str) -> None:
    seats = given.get("seats", 4)
    with pytest.raises(LudariumError, match=complaint):
        table(seats, **{name: value for name, value in given.items() if name != "seats"})


def test_events_without_described_cubes_have_none_and_black_dice_are_sorted() -> None:
    t = table(queue=["marauding", "war", "heresy"], flags=[["0"]])
    assert t.see("flags") == [["0"], [], []]
    assert table(4, "black-dice", black=[2, 6, 4]).see("black") == [6, 4, 2]
