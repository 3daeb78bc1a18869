"""Troyes as a title of the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludarium.games.troyes import judgement
from ludarium.games.troyes.actions import TakeAction
from ludarium.games.troyes.buildings import ChooseCitizen
from ludarium.games.troyes.cards import ChooseMill, MarkEvent
from ludarium.games.troyes.cardtext import words
from ludarium.games.troyes.dice import ChooseDice, ChooseModifier, ChooseTimes
from ludarium.games.troyes.events import ResolveEvents, RevealEvents
from ludarium.games.troyes.figures import EVENTS, GREY_CITIZENS, MARAUDING, MOST_CITIZENS, RED
from ludarium.games.troyes.hiring import HireTradesman
from ludarium.games.troyes.influence import FlipMore
from ludarium.games.troyes.king import KingSettles, KingTurn
from ludarium.games.troyes.layout import LAYOUT, PHASES, enter
from ludarium.games.troyes.position import Player, Troyes, place_of
from ludarium.games.troyes.raiders import CounterRaiders, Defence
from ludarium.games.troyes.rounds import (
    ActionTurn,
    BeginActions,
    BeginRound,
    EndRound,
    PayIncome,
    RevealActivities,
    RollWorkforce,
)
from ludarium.games.troyes.scoring import FinishGame, standings
from ludarium.games.troyes.setup import FillGrey, FirstPlayer, NextSettler, SettleCitizen, set_up
from ludarium.games.troyes.view import determinize, view
from ludarium.games.troyes.vocabulary import CARD, CHARACTER, EVENT, KING, NEUTRAL, OWNERS, WORDS
from ludarium.kernel.chance import Chance
from ludarium.kernel.title import Standings, Title, Variant, View, switch
from ludarium.kernel.words import Phrase

CLASSES: Final[list[type]] = [
    Troyes,
    Player,
    FirstPlayer,
    NextSettler,
    SettleCitizen,
    FillGrey,
    KingSettles,
    BeginRound,
    RevealActivities,
    PayIncome,
    RollWorkforce,
    RevealEvents,
    ResolveEvents,
    Defence,
    CounterRaiders,
    FlipMore,
    BeginActions,
    ActionTurn,
    TakeAction,
    HireTradesman,
    ChooseModifier,
    ChooseDice,
    ChooseTimes,
    ChooseCitizen,
    ChooseMill,
    MarkEvent,
    KingTurn,
    EndRound,
    FinishGame,
]


class TroyesTitle(Title):
    def __init__(self) -> None:
        super().__init__(
            "troyes",
            1,
            [1, 2, 3, 4],
            [
                switch("bonus", True),
                Variant("black-dice", ["symbols", "six"], "symbols"),
                Variant("first", ["random", "seat-1"], "random"),
            ],
            WORDS,
            LAYOUT,
            CLASSES,
            [CARD, EVENT, CHARACTER],
            (20, 30),
            3000,
        )

    def setup(self, seats: int, variants: Mapping[str, str], chance: Chance) -> Troyes:
        return set_up(seats, variants, chance)

    def view(self, position: Any, seat: int) -> View:
        return view(position, seat)

    def determinize(self, position: Any, seat: int, chance: Chance) -> Troyes:
        return determinize(position, seat, chance)

    def standings(self, position: Any) -> Standings:
        return standings(position)

    def phases(self) -> list[str]:
        return PHASES

    def enter(self, position: Any, phase: str, seat: int) -> None:
        enter(position, phase, seat)

    def evaluate(self, position: Any) -> list[float]:
        return judgement.evaluate(position)

    def policy(self, position: Any, options: list[int], chance: Chance) -> int:
        return judgement.policy(position, options, chance)

    def words(self, ref: str) -> list[Phrase]:
        return words(ref)

    def check(self, position: Any) -> None:
        check(position)


def check(table: Troyes) -> None:
    """Nothing appears or disappears: citizens, event cards, tradesmen, characters."""
    for seat, player in enumerate(table.players):
        tradesmen = sum(1 for space in range(9) if table.tradesmen[place_of(space, seat)])
        flat = sum(table.flat[building * OWNERS + seat] for building in range(3))
        citizens = table.cells.count(seat) + flat + tradesmen + player.supply + player.reserve
        assert citizens == MOST_CITIZENS, f"seat {seat} has {citizens} citizens"
        assert min(player.deniers, player.vp) >= 0, f"seat {seat} owes something"
        assert 0 <= player.influence <= 20, f"seat {seat} is off the influence track"
    grey = table.cells.count(NEUTRAL) + sum(table.flat[b * OWNERS + NEUTRAL] for b in range(3)) + table.grey_reserve
    assert grey == (0 if table.seats == 1 else GREY_CITIZENS), f"there are {grey} grey citizens"
    kings = sum(1 for owner in table.cells if owner >= KING) + sum(table.king_reserve)
    kings += sum(table.flat[b * OWNERS + owner] for b in range(3) for owner in (KING, KING + 1))
    kings += sum(1 for space in range(9) if table.tradesmen[place_of(space, KING)])
    assert kings == (2 * MOST_CITIZENS if table.seats == 1 else 0), f"there are {kings} citizens of the king"
    assert len(table.flags) == len(table.queue), "the queue is damaged"
    assert table.queue[0] == MARAUDING, "Marauding has left"
    for place, event in enumerate(table.queue):
        assert len(table.flags[place]) < EVENTS[event].flags, "a countered event is still there"
    red = sum(1 for event in EVENTS if event.deck == RED and (table.bonus or not event.bonus))
    known = table.decks[RED] + table.red_box + [e for e in table.queue if EVENTS[e].deck == RED]
    known += [e for player in table.players for e in player.events if EVENTS[e].deck == RED]
    known += [e for e in table.king_events if EVENTS[e].deck == RED]
    assert len(known) == len(set(known)), "a red event is in two places"
    assert len(known) <= red, "there are too many red events"
    people = table.unused + table.column + [c for player in table.players for c in player.characters]
    assert len(people) == len(set(people)), "a character is in two places"
    assert min(table.dice) >= 0, "a die is missing"


TITLE: Final = TroyesTitle()
