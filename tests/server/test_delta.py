"""What has changed is enough to make the new view of the old one, and it is short."""

from __future__ import annotations

import json
import random
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium.kernel.match import Match
from ludarium.kernel.title import titles
from ludarium.server.delta import applied, change
from ludarium.server.moment import Common, Moment

CASES = json.loads((Path(__file__).parent / "changes.json").read_text())


@pytest.mark.parametrize("case", CASES, ids=lambda case: json.dumps(case["new"])[:40])
def test_a_change_is_said_like_this(case: Any) -> None:
    """The browser's tests read the same cases."""
    assert change(case["old"], case["new"]) == case["change"]
    assert applied(case["old"], case["change"]) == case["new"]


values = st.recursive(
    st.none() | st.sampled_from(["", "seat:0", "-1"]) | st.integers(2, 9),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcde"), inner, max_size=4),
    max_leaves=25,
)


@given(values, values)
@settings(max_examples=400, deadline=None)
def test_any_value_becomes_any_other(old: Any, new: Any) -> None:
    if old != new:
        kept = json.dumps(old)
        assert applied(old, json.loads(json.dumps(change(old, new)))) == new
        assert json.dumps(old) == kept


def played(title: str, seats: int, most: int, seed: int) -> tuple[list[int], list[int]]:
    """Plays at random, with everybody and a spectator looking on; the sizes of the changes and of the whole views."""
    rng = random.Random(seed)
    match = Match.new(title, seats, seed=f"delta {seed}")
    common = Common()
    moment = Moment("t" * 15, match, 0, common)
    eyes = range(-1, seats)
    seen = [moment.seen(seat) for seat in eyes]
    views = [json.loads(moment.update(seat))["view"] for seat in eyes]
    changes, wholes = [], []
    for _ in range(most):
        if match.over:
            break
        before = match.steps
        if match.can_undo(match.seat) and rng.random() < 0.1:
            match.undo(match.seat)
        else:
            match.choose(match.seat, rng.choice(match.options()))
        moment = Moment("t" * 15, match, min(before, match.steps) + 1, common)
        for i, seat in enumerate(eyes):
            message, whole = moment.change(seen[i]), moment.update(seat)
            told, shown = json.loads(message), json.loads(whole)
            assert (told["seat"], told["after"]) == (seat, seen[i].number)
            assert [told[name] for name in ("number", "line", "from", "log")] == [
                shown[name] for name in ("number", "line", "from", "log")
            ]
            views[i] = applied(views[i], told["view"])
            assert json.dumps(views[i], sort_keys=True) == json.dumps(shown["view"], sort_keys=True)
            seen[i] = moment.seen(seat)
            changes.append(len(message))
            wholes.append(len(whole))
    return changes, wholes


@pytest.mark.parametrize("title", titles())
def test_changes_lead_from_view_to_view_and_are_a_quarter_of_them(title: str) -> None:
    changes, wholes = played(title, 3, 250, 1)
    assert median(changes) * 4 < median(wholes)


def test_a_choice_in_the_largest_game_is_told_in_4_kilobytes() -> None:
    changes, _ = played("europa", 3, 250, 2)
    assert median(changes) <= 4096
