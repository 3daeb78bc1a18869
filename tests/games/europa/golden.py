"""Writes the golden records of this title: one whole game of each scenario that is offered.

    python tests/games/europa/golden.py            # all that are missing
    python tests/games/europa/golden.py 1-00 2-06  # these, anew

A record stands for ever once the title is released. Until then, whoever changes a rule on purpose plays anew what no
longer replays, and says so in the commit.

The players choose at random, and hurry: a Turn that can be Passed, and a choice that can be ended, often is. So the games
are short, and still see war and peace, trade, Events and every Age.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from ludarium.games.europa import TITLE
from ludarium.kernel.match import Match
from ludarium.kernel.variant import Scenario

FOLDER = Path(__file__).parent / "golden"
QUIT = ("pass", "end-turn", "done", "decline", "refuse", "no", "settle")  # what hurries
HURRY = 0.6


def offered() -> list[Scenario]:
    return [each for each in TITLE.scenarios if each.ready]


def seed(row: str) -> str:
    return f"golden {row}"


def play(scenario: Scenario) -> Match:
    """A whole game, the same each time as long as the rules are."""
    match = Match.new(TITLE, scenario.seats[0], {"scenario": scenario.id}, seed=seed(scenario.id))
    picks = random.Random(seed(scenario.id))
    while not match.position.over:
        options = match.options()
        quick = [each for each in options if each.split()[0] in QUIT]
        hurried = quick and picks.random() < HURRY
        match.choose(match.seat, picks.choice(quick if hurried else options))
    return match


def path(row: str) -> Path:
    return FOLDER / f"{row}.ludarium-record"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    rows = sys.argv[1:]
    for scenario in offered():
        file = path(scenario.id)
        if scenario.id in rows or not (rows or file.exists()):
            text = play(scenario).dumps()
            file.write_text(text, encoding="utf-8")
            print(f"{file.name}: {len(text.splitlines())} lines, {len(text.encode())} bytes")


if __name__ == "__main__":
    main()
