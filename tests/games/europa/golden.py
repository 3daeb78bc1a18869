"""Writes the golden records of this title: one whole game of each scenario that is offered.

    python tests/games/europa/golden.py            # all that are missing
    python tests/games/europa/golden.py 1-00 2-06  # these, anew

A record stands for ever once the title is released. Until then, whoever changes a rule on purpose plays anew what no
longer replays, and says so in the commit.

The players choose at random, and hurry: a Turn that can be Passed, and a choice that can be ended, often is. So the
games are short, and still see war and peace, trade, Events and every Age.
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
BESIDE = ("appoint", "cut-ties", "take-loan", "repay-loan", "deal")  # what could be done all day long
RARELY = 0.1
# In some rows the players like to fight: a war is seldom won at random. The number is that of the game.
WARLIKE = {"1-01-3-players": 4}
WAR = (
    *(
        "declare-war",
        "declare-on",
        "recruit-units",
        "recruit-unit",
        "recruit-in",
        "activate-units",
        "march-army",
        "march",
    ),
    *("besiege", "siege-with", "siege-target", "into-army", "settle-realm", "enforce", "fight-on"),
)
FIGHT = 0.7


def offered() -> list[Scenario]:
    return [each for each in TITLE.scenarios if each.ready]


def seed(row: str) -> str:
    return f"golden {row} {WARLIKE[row]}" if row in WARLIKE else f"golden {row}"


def variants(scenario: Scenario) -> dict[str, str]:
    """The first row of a scenario is played whole, the others in the shortest form that it has."""
    found = {"scenario": scenario.id}
    first = next(each for each in offered() if each.id[:4] == scenario.id[:4])
    for variant in TITLE.variants:
        if scenario is not first and scenario.id in variant.scenarios:
            found[variant.id] = variant.values[-1]
    return found


def play(scenario: Scenario) -> Match:
    """A whole game, the same each time as long as the rules are."""
    match = Match.new(TITLE, scenario.seats[0], variants(scenario), seed=seed(scenario.id))
    picks = random.Random(seed(scenario.id))
    while not match.position.over:
        options = match.options()
        quick = [each for each in options if each.split()[0] in QUIT]
        apart = [each for each in options if each.split()[0] not in BESIDE]
        fights = [each for each in options if each.split()[0] in WAR] if scenario.id in WARLIKE else []
        if fights and picks.random() < FIGHT:
            options = fights
        elif quick and picks.random() < HURRY:
            options = quick
        elif apart and picks.random() > RARELY:
            options = apart
        match.choose(match.seat, picks.choice(options))
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
