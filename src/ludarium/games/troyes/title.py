"""Troyes as a title of the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludarium.games.troyes import judgement
from ludarium.games.troyes.cardtext import words
from ludarium.games.troyes.conservation import check
from ludarium.games.troyes.layout import LAYOUT, PHASES, enter
from ludarium.games.troyes.position import Troyes
from ludarium.games.troyes.scoring import standings
from ludarium.games.troyes.setup import set_up
from ludarium.games.troyes.view import common, determinize, own
from ludarium.games.troyes.vocabulary import CARD, CHARACTER, EVENT, WORDS
from ludarium.kernel.chance import Chance
from ludarium.kernel.title import Standings, Title, Variant, View, switch
from ludarium.kernel.words import Phrase


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
            [],
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
