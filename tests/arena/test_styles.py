"""How a level plays is told by what it does, in words of both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ludarium.arena.styles import telling, watch
from ludarium.kernel.sample import TITLE
from ludarium.players import STRENGTHS

ROOMS = Path(__file__).parents[2] / "src" / "ludarium" / "games"
WATCHED = sorted(path.parents[1].name for path in ROOMS.glob("*/data/styles.json"))


def words(title: str, language: str) -> set[str]:
    text = (ROOMS / title / "text" / f"{language}.ftl").read_text("utf-8")
    return {found[1] for found in re.finditer(r"(?m)^style-([a-z-]+) =", text)}


def test_what_could_be_done_and_what_was_done_are_counted() -> None:
    habits = watch(TITLE, "random", 2, range(3), {})
    assert habits
    assert all(0 <= taken <= offered for offered, taken in habits.values())
    assert habits == watch(TITLE, "random", 2, range(3), {})


def test_a_habit_is_what_one_does_oftener_than_the_others() -> None:
    levels = {
        "beginner": {"buy": [100, 20], "sell": [100, 60], "dance": [5, 5]},
        "normal": {"buy": [100, 60], "sell": [100, 20], "dance": [90, 1]},
    }
    assert telling(levels, {"buy", "sell", "dance"}) == {"beginner": "sell", "normal": "buy"}
    # What has no words is no habit, and neither is what hardly differs.
    assert telling(levels, {"buy"}) == {"normal": "buy"}
    even = {name: {"buy": [100, 50]} for name in ("beginner", "normal")}
    assert telling(even, {"buy"}) == {}


@pytest.mark.parametrize("title", WATCHED)
def test_the_notes_follow_from_what_was_counted_and_have_words(title: str) -> None:
    found = json.loads((ROOMS / title / "data" / "styles.json").read_text("utf-8"))
    assert words(title, "en") == words(title, "ru")
    assert found["notes"] == telling(found["levels"], words(title, "en"))
    assert set(found["notes"]) <= set(STRENGTHS)
