"""Games for tests: a scenario as it is set up, or a board laid by hand, and a driver that speaks in options.

table = game("1-01", people=4)          the scenario as set up, at its first decision
run(table, Frame(...), "paris", "done") a step alone on the agenda, with the answers to what it asks
offered(table)                          the options now: `draw adm`, `done`, ...
"""

from __future__ import annotations

import re
from typing import Any

from ludarium.games.europa.facts import scenarios
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.rounds import house
from ludarium.games.europa.scenario.setup import setup
from ludarium.games.europa.table.player import Player
from ludarium.games.europa.table.words import WORDS
from ludarium.kernel import chance
from ludarium.kernel.position import Frame

from ..board import Board

OPENED = house.ROOMS


def row(scenario: str, people: int = 0) -> int:
    """A whole reference, or the number and how many play."""
    if scenario in scenarios.SCENARIO.refs:
        return scenarios.SCENARIO.index(scenario)
    rows = [n for n, each in enumerate(scenarios.SCENARIOS) if each.number == scenario]
    return next(n for n in rows if people in (0, len(scenarios.SCENARIOS[n].seats)))


def laid(scenario: str, people: int = 0, seed: int = 1, **variants: str) -> Board:
    """The set-up, before its first Round."""
    at = row(scenario, people)
    chosen = {"scenario": scenarios.SCENARIO.ref(at), **{name.replace("_", "-"): v for name, v in variants.items()}}
    return Board(setup(scenarios.SCENARIOS[at].people, chosen, chance.fast(seed)))


def game(scenario: str, people: int = 0, seed: int = 1, **variants: str) -> Board:
    """The scenario at its first decision."""
    table = laid(scenario, people, seed, **variants)
    table.position.advance()
    return table


def me(table: Board, realm: str) -> Player:
    return table.position.players[table.player(realm)]


def own(table: Board, realm: str) -> Player:
    return table.position.own_player(table.player(realm))


def power(table: Board, realm: str, adm: int, dip: int, mil: int) -> Board:
    """Monarch Power; the cubes come out of the Supply."""
    mine = own(table, realm)
    mine.cubes += sum(mine.power) - adm - dip - mil
    mine.power = [adm, dip, mil]
    return table


def offered(table: Board) -> list[str]:
    if table.position.over:
        return []
    return [re.sub(r"\S+=", "", WORDS.text(option)) for option in table.position.options()]


def answer(table: Board, text: str) -> None:
    """Chooses the option with this text, or the only one that ends so."""
    texts = offered(table)
    fits = [i for i, each in enumerate(texts) if each == text] or [
        i for i, each in enumerate(texts) if each.endswith(f" {text}")
    ]
    assert len(fits) == 1, f"{text!r} is not one of {texts}"
    table.position.choose(table.position.options()[fits[0]])


def start(table: Board, *frames: Frame[Any]) -> Board:
    """These alone, in this order."""
    table.position.agenda.clear()
    table.position.plan([*frames])
    table.position.advance()
    return table


def run(table: Board, frame: Frame[Any], *answers: str) -> Board:
    """A step with its answers, to its end."""
    start(table, frame)
    for each in answers:
        answer(table, each)
    assert table.position.over, f"still to decide: {offered(table)}"
    return table


def deciding(table: Board) -> str:
    """Which decision is open."""
    return "" if table.position.over else type(table.position.decision()).__name__


def whose(table: Board) -> str:
    return REALM.ref(table.position.realm_of(table.position.seat))


def play_on(table: Board, name: str, limit: int = 400) -> Board:
    """The last option of every decision, until this one is open."""
    for _ in range(limit):
        if table.position.over or deciding(table) == name:
            return table
        table.position.choose(table.position.options()[-1])
    raise AssertionError(f"{name} never came up")
