"""Why an Action of the menu is not offered."""

from __future__ import annotations

import pytest

from ludarium.games.europa.put import purse
from ludarium.games.europa.rounds.refusals import refused
from ludarium.games.europa.rounds.turn import TakeTurn
from ludarium.games.europa.table import position as at
from ludarium.games.europa.table.player import FOCUS_CHANGED
from ludarium.games.europa.table.words import WORDS

from ..board import Board
from .game import game, own, power, start


def menu(table: Board, realm: str) -> dict[str, tuple[str, str]]:
    """Reason and rule by Action."""
    player = table.player(realm)
    options = table.position.options()
    return {
        WORDS.text(each.option): (each.reason, each.rule) for each in refused(table.position, player, options, False)
    }


@pytest.fixture
def table() -> Board:
    made = game("1-01", 4)
    made.position.phase = at.ACTIONS
    own(made, "austria").drawn = []
    made.turn("austria")
    return start(made, TakeTurn(made.player("austria"), 0))


@pytest.mark.rule("EU-4.2.4")
def test_nobody_passes_before_his_event(table: Board) -> None:
    assert menu(table, "austria")["pass"] == ("event-first", "EU-4.2.4")
    own(table, "austria").events_taken = 1
    found = menu(table, "austria")
    assert found["take-event"] == ("event-taken", "EU-5.1.1.1")
    assert "pass" not in found


@pytest.mark.rule("EU-4.2.2", "EU-4.2.13")
def test_missing_power_is_named(table: Board) -> None:
    power(table, "austria", 0, 0, 0)
    found = menu(table, "austria")
    for action in ("send-influence", "fabricate-claims", "trade", "recruit-units", "declare-war", "raise-authority"):
        assert found[action][0] == "needs-power", action
    mine = {
        each.option: each.args
        for each in TakeTurn(table.player("austria"), 0).refused(table.position, table.position.options())
    }
    stability = next(args for option, args in mine.items() if WORDS.text(option) == "raise-stability")
    assert stability == [("amount", 5), ("power", "power:adm")]


@pytest.mark.rule("EU-5.4.3.3", "EU-5.4.2.2")
def test_some_actions_need_peace(table: Board) -> None:
    table.war("austria", "venice")
    found = menu(table, "austria")
    assert found["fabricate-claims"] == ("not-at-peace", "EU-5.4.3.3")
    assert found["forge-alliance"] == ("not-at-peace", "EU-5.4.2.2")


@pytest.mark.rule("EU-5.1.5.1", "EU-5.5.4.1", "EU-7.4.6")
def test_other_reasons(table: Board) -> None:
    own(table, "austria").round_flags |= FOCUS_CHANGED
    own(table, "austria").interest = 5
    found = menu(table, "austria")
    assert found["change-focus"][0] == "focus-changed"
    assert found["suppress-unrest"][0] == "nothing-to-suppress"
    assert found["take-loan"][0] == "too-much-interest"
    purse.lose_ducats(table.position, table.player("austria"), 99)
    assert menu(table, "austria")["repay-loan"][0] == "needs-ducats"


@pytest.mark.rule("EU-4.2.11")
def test_in_the_last_turn_only_the_event_is_left(table: Board) -> None:
    start(table, TakeTurn(table.player("austria"), 1))
    frame = table.position.decision()
    found = frame.refused(table.position, table.position.options())
    assert {each.reason for each in found} <= {"event-only", "needs-ducats", "needs-power", "too-much-interest"}
    assert "event-only" in {each.reason for each in found}


@pytest.mark.rule("EU-18.1.5", "EU-19.3.1")
def test_offices_of_others_are_not_mentioned(table: Board) -> None:
    table.position.curia = []
    found = menu(table, "france")
    assert "raise-authority" not in found
    assert "excommunicate" not in found


@pytest.mark.rule("EU-4.2.2")
def test_nothing_is_offered_and_refused_at_once() -> None:
    table = game("1-04", 3, seed=4)
    seen = 0
    for number in range(400):
        frame = table.position.decision()
        options = table.position.options()
        for each in frame.refused(table.position, options):
            assert each.option not in options
            seen += 1
        table.position.choose(options[(number * 7) % len(options)])
    assert seen > 50
