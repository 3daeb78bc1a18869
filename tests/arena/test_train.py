"""Training learns from games, the same from the same seed, and what it leaves can be played with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludarium import LudariumError
from ludarium.arena.train import train
from ludarium.kernel.chance import fast
from ludarium.kernel.title import find
from ludarium.players import Search
from ludarium.players.learned import Learned
from ludarium.terminal.app import app

LEARNERS = ["troyes", "pax", "imperium"]
DRAWN = {"nation-1": "random", "nation-2": "random"}


@pytest.fixture(scope="module")
def course() -> object:
    return train("pax", games=6, rounds=2, seed=5)


def test_equal_seeds_learn_equally_however_many_processes_play(course) -> None:  # type: ignore[no-untyped-def]
    again = train("pax", games=6, rounds=2, seed=5, jobs=2)
    assert again.known["value"] == course.known["value"]
    assert again.known["leaning"] == course.known["leaning"]
    other = train("pax", games=6, rounds=1, seed=6)
    assert other.known["value"] != course.known["value"]


def test_the_fit_gets_better(course) -> None:  # type: ignore[no-untyped-def]
    for curve in course.value_curves + course.leaning_curves:
        assert curve[-1][0] < 0.99 * curve[0][0]


def test_what_was_learned_says_where_it_comes_from(course) -> None:  # type: ignore[no-untyped-def]
    provenance = course.known["provenance"]
    assert provenance["command"] == "ludarium train pax --games 6 --rounds 2 --seats 2 --seed 5"
    assert provenance["samples"] > 50
    assert len(provenance["loss"]) == 2


@pytest.mark.parametrize("id", LEARNERS)
def test_a_search_plays_with_what_was_learned_the_same_for_the_same_seed(id: str) -> None:
    title = find(id)
    values = DRAWN if id == "imperium" else {}
    found = train(id, games=3, rounds=1, seed=2, variants=values)
    known = Learned(title, json.loads(json.dumps(found.known)))
    for seats in (2, 3):
        position = title.start(seats, {}, fast(3))
        picks = fast(4)
        for _ in range(60):
            position.choose(title.policy(position, position.options(), picks))
        seat = position.seat
        options = position.options()
        chosen = [Search(title, seat, 9, 0.0, 8, known).decide(position) for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in options
        # What the seat cannot see makes no difference.
        other = title.determinize(position, seat, fast(77))
        assert Search(title, seat, 9, 0.0, 8, known).decide(other) == chosen[0]
        rows = title.traits(position)
        assert len(rows) == seats
        assert len(known.judge(position)) == seats
        assert all(0 <= mark < title.learning()[0].size for row in rows for mark in row[known.amounts :])  # type: ignore[index]


@pytest.mark.parametrize("id", LEARNERS)
def test_figures_of_another_shape_are_refused(id: str) -> None:
    title = find(id)
    bad = {"value": {"early": [0], "late": [0], "early_amounts": [0], "late_amounts": [0]}, "leaning": []}
    with pytest.raises(ValueError, match="train again"):
        Learned(title, bad)


def test_a_title_that_cannot_be_learned_says_which_can() -> None:
    with pytest.raises(LudariumError, match=r"troyes, pax|pax, troyes|imperium"):
        train("europa", games=10)


def test_the_command_leaves_figures_and_a_picture(tmp_path: Path) -> None:
    figures, picture = tmp_path / "learned.json", tmp_path / "curve.png"
    call = ["train", "pax", "--games", "10", "--rounds", "1", "--out", str(figures), "--png", str(picture)]
    result = CliRunner().invoke(app, call)
    assert result.exit_code == 0, result.output
    assert Learned(find("pax"), json.loads(figures.read_text())).readiness
    assert picture.read_bytes()[:4] == b"\x89PNG"
