"""Fits the figures by which a title's `evaluate` judges: plays games of the greedy player against itself, and finds for
each thing a seat can have what it was worth at the end of the game.

    .venv/bin/python tools/fit.py troyes --games 1500

prints the figures in use beside the fitted ones (on the compiled engine, `.fast/bin/python`, several times as fast).
A fit shows what went along with winning, not what caused it: let the new judgement play the old before you keep it.
"""

from __future__ import annotations

import argparse
import importlib
from typing import Any

import numpy

from ludarium.kernel.chance import fast
from ludarium.kernel.homes import part, titles
from ludarium.kernel.title import Title, find
from ludarium.players import Greedy

STIFF = 50.0  # how strongly the fit is held back from large figures
STRAY = (4, 15)  # of a hundred decisions, so many are the quick player's: games should differ


def watch(title: Title, judge: Any, seed: int) -> tuple[list[list[float]], list[float], float]:
    """One game of two: at each change of turn what the first has more than the second, and when; and the result."""
    stray = STRAY[seed % 2]
    luck = fast(seed)
    players = [Greedy(title, seat, 2 * seed + seat) for seat in range(2)]
    position = title.start(2, {}, fast(seed))
    rows: list[list[float]] = []
    times: list[float] = []
    before = -1
    while not position.over:
        seat = position.seat
        if seat != before and judge.begun(position):
            mine, theirs = judge.features(position)
            rows.append([mine[i] - theirs[i] for i in range(len(mine))])
            times.append(judge.clock(position))
        before = seat
        options = position.options()
        if luck.below(100) < stray:
            position.choose(title.policy(position, options, luck))
        else:
            position.choose(players[seat].decide(position))
    standings = title.standings(position).rows
    return rows, times, float(standings[0].points - standings[1].points)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", choices=titles())
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    title = find(asked.title)
    judge = importlib.import_module(part(title.id, "judgement"))
    if not hasattr(judge, "features"):
        parser.error(f"the judgement of {title.id} has no features to fit")
    things: list[list[float]] = []
    times: list[float] = []
    results: list[float] = []
    for number in range(asked.games):
        rows, when, result = watch(title, judge, asked.seed + number)
        things += rows
        times += when
        results += [result] * len(rows)
    now = numpy.array(things)
    later = now * numpy.array(times)[:, None]
    both = numpy.concatenate([now, later], axis=1)
    outcome = numpy.array(results)
    fitted = numpy.linalg.solve(both.T @ both + STIFF * numpy.eye(both.shape[1]), both.T @ outcome)
    print(f"{asked.games} games, {len(results)} positions; off by {numpy.std(both @ fitted - outcome):.2f} points")
    print(f"{'':66}{'in use':>16}{'fitted':>16}")
    for i, (name, base, more) in enumerate(judge.WORTH):
        print(f"{name:66}{base:8.2f}{more:8.2f}{fitted[i]:8.2f}{fitted[len(judge.WORTH) + i]:8.2f}")


if __name__ == "__main__":
    main()
