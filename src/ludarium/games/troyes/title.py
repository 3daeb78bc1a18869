"""Troyes as a title of the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludarium.games.troyes import judgement
from ludarium.games.troyes.actions import TakeAction
from ludarium.games.troyes.buildings import ChooseCitizen
from ludarium.games.troyes.cards import ChooseMill, MarkEvent
from ludarium.games.troyes.cardtext import words
from ludarium.games.troyes.conservation import check
from ludarium.games.troyes.dice import ChooseDice, ChooseModifier, ChooseTimes
from ludarium.games.troyes.events import ResolveEvents, RevealEvents
from ludarium.games.troyes.hiring import HireTradesman
from ludarium.games.troyes.influence import FlipMore
from ludarium.games.troyes.king import KingSettles, KingTurn
from ludarium.games.troyes.layout import LAYOUT, PHASES, enter
from ludarium.games.troyes.position import Player, Troyes
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
from ludarium.games.troyes.view import common, determinize, own
from ludarium.games.troyes.vocabulary import CARD, CHARACTER, EVENT, WORDS
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
        return {**common(position), **own(position, seat)}

    def common(self, position: Any) -> View:
        return common(position)

    def own(self, position: Any, seat: int) -> View:
        return own(position, seat)

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


TITLE: Final = TroyesTitle()
