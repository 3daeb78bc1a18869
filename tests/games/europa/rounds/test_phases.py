"""The order of Phases and steps (EU-4.0), and what begins Phase 3."""

from __future__ import annotations

import pytest

from ludarium.games.europa.npr import invasions
from ludarium.games.europa.npr import rebels as npr_rebels
from ludarium.games.europa.peace.resolution import PeaceResolution
from ludarium.games.europa.rounds.phases import Phase, Round, RoundEnds, steps
from ludarium.games.europa.table import position as at

from ..board import Board, board
from .game import OPENED, answer, deciding, game, laid, me, offered, run, whose

assert OPENED


@pytest.mark.rule("EU-4.0.1")
def test_a_round_has_five_phases() -> None:
    table = laid("1-01", 4)
    position = table.position
    position.agenda.clear()
    Round().run(position)
    frames = position.agenda[::-1]
    assert [frame.phase for frame in frames if isinstance(frame, Phase)] == [1, 2, 3, 4, 5]
    assert isinstance(frames[-1], RoundEnds)
    assert [position.round, position.rounds] == [1, 1]


@pytest.mark.rule("EU-4.0.2")
def test_the_steps_of_phase_3_in_their_order() -> None:
    names = [type(frame).__name__ for frame in steps(laid("1-01", 4).position, at.PEACE)]
    assert [name for name in names if name not in ("Letter", "TeamVictory", "SoloDefeat")] == [
        "RemoveTokens",
        "InvasionStep",
        "RebelStep",
        "PeaceResolution",
        "Penalties",
        "InterregnumStep",
        "DissentStep",
        "WarUnrestStep",
        "RebelDiceStep",
    ]


@pytest.mark.rule("EU-4.3.3", "EU-13.5.2")
def test_an_npr_at_war_invades_unless_it_is_an_active_ally_or_invaded_itself() -> None:
    table = board("1-01", people=4, lands=True).war("france", "aragon")
    aragon = table.realm("aragon")
    assert invasions.invades(table.position, aragon)
    table.army("france", 1, "aragon", infantry=1)
    assert not invasions.invades(table.position, aragon)
    peaceful = table.realm("portugal")
    assert not invasions.invades(table.position, peaceful)


@pytest.mark.rule("EU-4.3.3")
def test_without_the_advanced_rule_nobody_invades() -> None:
    table = board("1-01", people=4, lands=True).war("france", "aragon")
    table.position.rules &= ~at.INVASIONS
    before = table.position.land.marks[:]
    run(table, invasions.InvasionStep())
    assert table.position.land.marks == before


@pytest.mark.rule("EU-4.3.4")
def test_without_rebels_there_is_no_step_c() -> None:
    table = board("1-01", people=4, lands=True)
    run(table, npr_rebels.RebelStep())


@pytest.mark.rule("EU-4.3.11")
def test_without_wars_there_is_no_peace_resolution() -> None:
    table = board("1-01", people=4, lands=True)
    run(table, PeaceResolution())


def events_to_the_end(table: Board) -> list[str]:
    """Everybody takes the first Event that lies open; other decisions take their last option."""
    takers: list[str] = []
    for _ in range(400):
        if not table.position.decks.row:
            break
        if deciding(table) == "TakeTurn" and "take-event" in offered(table):
            takers.append(whose(table))
            answer(table, "take-event")
        elif deciding(table) == "TakeTurn":
            answer(table, "pass")
        elif deciding(table) == "ChooseEvent":
            answer(table, offered(table)[0])
        else:
            table.position.choose(table.position.options()[-1])
    return takers


@pytest.mark.rule("EU-4.2.5", "EU-16.4.2", "EU-4.2.4")
def test_after_the_last_event_action_the_one_that_is_left_resolves() -> None:
    table = game("1-01", 3)
    takers = events_to_the_end(table)
    assert sorted(takers) == ["castile", "england", "france"]
    assert table.position.decks.row == []
    assert len(table.position.decks.taken) == 4
    assert all(player.events_taken == 1 for player in table.position.players)


@pytest.mark.rule("EU-20.2.2", "EUI-39", "EU-16.4.2")
def test_of_five_events_two_players_take_two_each() -> None:
    table = game("1-04", 2)
    takers = events_to_the_end(table)
    assert sorted(takers) == ["castile", "castile", "france", "france"]
    assert len(table.position.decks.taken) == 5


@pytest.mark.rule("EU-4.0.1", "EU-4.1.2")
def test_a_round_runs_from_phase_1_to_phase_5() -> None:
    table = game("1-00", seed=3)
    phases: list[int] = []
    for _ in range(600):
        if not phases or phases[-1] != table.position.phase:
            phases.append(table.position.phase)
        if table.position.rounds == 2:
            break
        options = [text for text in offered(table) if text in ("pass", "take-event", "done", "end-turn", "drop-rest")]
        if options:
            answer(table, options[0])
        else:
            table.position.choose(table.position.options()[-1])
    assert phases[:2] == [at.DRAW, at.ACTIONS]
    assert phases == [*sorted(phases[:-1]), at.DRAW]
    assert me(table, "france").passed == 0
