"""Every cell of the tables, run at random: each text ends, keeps all pieces, and does nothing where `possible` says
so."""

from __future__ import annotations

import random

import pytest

from ludarium.games.europa.cards import machine
from ludarium.games.europa.facts.scenarios import SCENARIO, SCENARIOS
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.language.program import Effect
from ludarium.games.europa.put.deeds import (
    SOURCE_CARD,
    SOURCE_EVENT,
    SOURCE_IDEA,
    SOURCE_MILESTONE,
    SOURCE_MISSION,
    SOURCE_STRUGGLE,
    SOURCE_USE,
    source,
)
from ludarium.games.europa.scenario.setup import setup
from ludarium.games.europa.table.position import ACTIONS, COVERT, Europa
from ludarium.games.europa.title import TITLE
from ludarium.kernel import chance

from . import programs
from .worlds import ledger, photo, world

MOST = 400  # decisions of one text, Battles included
WORLDS = 3


def cells() -> list[tuple[str, int, Effect, int]]:
    """Name, source, effect, flags of every program."""
    found: list[tuple[str, int, Effect, int]] = []
    lists = [
        ("event", SOURCE_EVENT, BOOK.events),
        ("mission", SOURCE_MISSION, BOOK.mission_rewards),
        ("milestone", SOURCE_MILESTONE, BOOK.milestone_rewards),
        ("idea", SOURCE_IDEA, BOOK.idea_instant),
        ("struggle", SOURCE_STRUGGLE, BOOK.struggles),
        ("card", SOURCE_CARD, BOOK.card_effects),
    ]
    for name, kind, effects in lists:
        for index, effect in enumerate(effects):
            found.append((f"{name} {index}", source(kind, index), effect, 0))
    for use in BOOK.uses:
        found.append((f"use {use.ref}", source(SOURCE_USE, use.id), use.effect, COVERT if use.covert else 0))
    for idea, listens in enumerate(BOOK.idea_listens):
        for effect in listens:
            found.append((f"listener {idea}", source(SOURCE_IDEA, idea), effect.kids[0], 0))
    return [cell for cell in found if cell[2] is not BOOK.nothing]


CELLS = cells()


def test_there_are_as_many_as_the_tables_have() -> None:
    assert len(CELLS) > 400
    assert programs.OPENED


def run_all(start: Europa, dice: random.Random) -> None:
    """Each text once, for a random player, with random answers, always from the same position."""
    before_all = ledger(start)
    for name, from_source, effect, flags in CELLS:
        position = start.clone()
        player = dice.randrange(len(position.players))
        able = machine.possible(position, effect.id, player, from_source, flags)
        before = photo(position) if not able else None
        machine.run_program(position, effect.id, player, from_source, flags)
        position.advance()
        decisions = 0
        while position.agenda:
            decisions += 1
            assert decisions < MOST, f"{name}: {effect.text} does not end: {position!r}"
            options = position.options()
            assert options, f"{name}: {effect.text}: {position!r} has no options"
            assert len(set(options)) == len(options), f"{name}: {effect.text}: {position!r}: twice the same"
            position.choose(dice.choice(options))
        assert not position.contexts, f"{name}: {effect.text}"
        assert ledger(position) == before_all, f"{name}: {effect.text} made or lost something"
        if before is not None:
            assert photo(position) == before, f"{name}: {effect.text} did something"


@pytest.mark.parametrize("seed", range(WORLDS))
def test_every_text_runs_anywhere(seed: int) -> None:
    run_all(world(seed).position, random.Random(seed))


@pytest.mark.parametrize("scenario", ["1-00", "1-01-4-players", "2-01-default-austria"])
def test_every_text_runs_at_the_start(scenario: str) -> None:
    seats = len(SCENARIOS[SCENARIO.index(scenario)].seats)
    variants = {each.id: each.default for each in TITLE.variants}
    position = setup(seats, {**variants, "scenario": scenario}, chance.fast(1))
    position.agenda = []
    position.active = position.first
    position.phase = ACTIONS
    run_all(position, random.Random(scenario))
