"""Learning by play: games of the greedy player against itself teach the tables that `search` uses (players/learned.py).

In each round games are played with what is known so far, on all cores or a cluster; then the tables are fitted to the
games of this round and the one before. Equal seeds give equal tables, however many processes play.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ludarium.arena.lessons import Lesson, Notes, give
from ludarium.arena.workers import Backend, Local
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.title import Title, find, titles
from ludarium.players.learned import Kinds

A_TASK = 20  # games
STEPS = 150  # of a fit
STIFF_VALUE = 60.0
STIFF_LEANING = 3.0
# How a search that has learned divides its time (players/tuning.py).
SEARCH: dict[str, float] = {"looks": 4, "stale": 4}


@dataclass(slots=True)
class Course:
    """What training found: the tables, and the losses of each fit on games it learned from and on games held back."""

    title: str
    known: dict[str, Any]
    value_curves: list[list[tuple[float, float]]] = field(default_factory=list)
    leaning_curves: list[list[tuple[float, float]]] = field(default_factory=list)


def train(
    title_id: str,
    games: int = 1000,
    rounds: int = 2,
    seats: int = 2,
    seed: int = 1,
    jobs: int = 1,
    variants: Mapping[str, str] | None = None,
    progress: Callable[[int], None] | None = None,
    runner: Backend | None = None,
) -> Course:
    """Learns a title from nothing: `rounds` times `games` games."""
    try:
        from ludarium.arena.fit import fit_leaning, fit_value
    except ImportError:
        raise LudariumError(
            "no-numpy", "Training needs NumPy, which is not installed here: pip install numpy."
        ) from None
    title = find(title_id)
    learning = title.learning()
    if learning is None:
        able = [each.id for each in map(find, titles()) if each.learning() is not None]
        raise LudariumError(
            "nothing-to-learn",
            f"{title_id} says nothing that could be learned from. Choose one of: {', '.join(able)}.",
            {"title": title_id, "expected": ", ".join(able)},
        )
    if seats < 2:
        raise LudariumError("train-seats", "Training needs at least two seats.")
    traits, contexts = learning
    values = title.resolve(seats, variants or {})
    size = Kinds(title, contexts).size
    begun = time.monotonic()
    course = Course(title_id, {})
    known: dict[str, Any] | None = None
    before = Notes()
    done = 0
    samples = 0
    for number in range(rounds):
        first = seed + number * games
        lessons = [
            Lesson(title_id, seats, values, tuple(range(start, min(start + A_TASK, first + games))), known)
            for start in range(first, first + games, A_TASK)
        ]
        found: list[Notes] = []
        for notes in (runner or Local(jobs)).each(give, lessons):
            found.append(notes)
            done += len(notes.results)
            if progress is not None:
                progress(done)
        # In the order of the seeds, whoever was first.
        found.sort(key=lambda notes: min(notes.results))
        fresh = Notes()
        for notes in found:
            fresh.add(notes)
        together = Notes()
        together.add(before)
        together.add(fresh)
        value = fit_value(together, traits, STEPS, STIFF_VALUE)
        # How good an option looked depends on the judgement: only this round's.
        leaning = fit_leaning(fresh, size, STEPS, STIFF_LEANING)
        course.value_curves.append(value.curve)
        course.leaning_curves.append(leaning.curve)
        samples = value.samples
        known = {"value": value.tables, **leaning.tables}
        before = fresh
    assert known is not None
    course.known = {
        "provenance": _provenance(title, games, rounds, seats, seed, values, samples, time.monotonic() - begun, course),
        "search": SEARCH,
        **known,
    }
    return course


def _provenance(
    title: Title,
    games: int,
    rounds: int,
    seats: int,
    seed: int,
    variants: Mapping[str, str],
    samples: int,
    seconds: float,
    course: Course,
) -> dict[str, Any]:
    usual = title.usual(seats, {})
    given = {id: value for id, value in variants.items() if value != usual[id]}
    words = [f"ludarium train {title.id} --games {games} --rounds {rounds} --seats {seats} --seed {seed}"]
    words += [f"--variant {id}={value}" for id, value in given.items()]
    return {
        "title": title.id,
        "rules": title.rules,
        "command": " ".join(words),
        "seconds": round(seconds),
        "samples": samples,
        "loss": [[round(each, 4) for each in curve[-1]] for curve in course.value_curves],
        "leaning_loss": [[round(each, 4) for each in curve[-1]] for curve in course.leaning_curves],
    }
