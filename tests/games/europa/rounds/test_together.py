"""Where the rules let each player plan for himself, all are asked at once (kernel/sealed.py)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.rounds.cleanup import HandsStep
from ludarium.games.europa.rounds.income import IncomePhase
from ludarium.games.europa.rounds.unrest import WarUnrestStep
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.title import TITLE
from ludarium.kernel.match import Match
from ludarium.kernel.position import frame_id
from ludarium.kernel.sealed import Sealed, lane

from ..board import Board
from .game import game, own, play_on, start


def asked(table: Board) -> list[str]:
    """What each of those who are asked now is asked for himself."""
    position = table.position
    found = []
    for seat in position.deciding:
        alone = lane(position, seat)
        assert alone is not None
        if alone.decision().seat == seat:
            found.append(frame_id(alone.decision()))
    return found


@pytest.mark.rule("EU-3.20", "EU-3.21")
def discards(match: Match) -> list[int]:
    position = match.position
    assert isinstance(position, Europa)
    return [len(pile) for pile in position.decks.discards]


def test_all_appoint_and_keep_their_first_cards_at_once() -> None:
    table = play_on(game("1-01", 4), "AppointMore")
    assert asked(table) == ["appoint-more"] * 4


@pytest.mark.rule("EU-3.22", "EU-4.1.4")
def test_all_pick_their_missions_at_once() -> None:
    assert asked(play_on(game("1-01", 4), "PickMissions")) == ["pick-missions"] * 4


@pytest.mark.rule("EU-3.19", "EU-4.1.2")
def test_cards_are_drawn_in_turn_order() -> None:
    """What is left of a deck, and which backs the others have taken, is known to whoever draws later."""
    position = game("1-01", 4).position
    assert position.deciding == [position.seat]


@pytest.mark.rule("EU-4.4.1", "AMB-EU1-53")
def test_upkeep_is_everybodys_own_matter() -> None:
    table = start(game("1-01", 4), IncomePhase())
    assert asked(table) == ["trim-upkeep"] * 4


@pytest.mark.rule("EU-4.5.14")
def test_all_discard_at_once_and_who_has_five_cards_is_not_asked() -> None:
    table = game("1-01", 4)
    for name in ("castile", "england"):
        mine = own(table, name)
        mine.hand = [*mine.hand, *[table.position.own_decks().action[0].pop() for _ in range(7)]]
    start(table, HandsStep(table.position.clockwise(table.position.first)))
    assert asked(table) == ["discard-down"] * 2


@pytest.mark.rule("EU-4.3.21", "EU-4.3.22")
def test_unrest_is_laid_at_once() -> None:
    table = game("1-01", 4)
    for name in ("france", "castile"):
        own(table, name).stability = -2
    start(table, WarUnrestStep())
    assert asked(table) == ["unrest-town"] * 2


@pytest.mark.rule("EU-4.1.3", "EU-3.21")
def test_who_drops_the_rest_of_his_cards_can_still_take_it_back() -> None:
    """Others see what he has dropped only when all have chosen."""
    match = Match.new(TITLE, 3, {"scenario": "1-00"}, seed="keep")
    while frame_id(match.position.decision()) != "appoint-more":
        match.choose(match.seat, match.options()[0])
    sealed = Sealed.of(match)
    assert sealed is not None
    seat = sealed.thinking[-1]
    while "drop-rest" not in sealed.face(seat).options():
        sealed.choose(seat, next(code for code in sealed.face(seat).options() if code == "done"))
    sealed.choose(seat, "drop-rest")
    assert seat not in sealed.thinking
    assert sealed.view(seat)["undo"]
    piles = discards(match)
    sealed.undo(seat)
    assert seat in sealed.thinking
    assert piles == discards(match)
