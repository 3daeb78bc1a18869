"""Troyes as a title of the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludarium.games.troyes import judgement, traits
from ludarium.games.troyes.check import check
from ludarium.games.troyes.hidden import determinize
from ludarium.games.troyes.layout import LAYOUT, PHASES, enter
from ludarium.games.troyes.position import Troyes
from ludarium.games.troyes.scoring import standings
from ludarium.games.troyes.settle import settle
from ludarium.games.troyes.setup import set_up
from ludarium.games.troyes.shapes import Common, Own, TroyesTable
from ludarium.games.troyes.view import common, own
from ludarium.games.troyes.vocabulary import ACTIVATED, BOUGHT, CARD, CHARACTER, EVENT, GAINED, PAID, USED, WORDS
from ludarium.games.troyes.wording import words
from ludarium.kernel.chance import Chance
from ludarium.kernel.settle import Named
from ludarium.kernel.title import Standings, Title, Variant, switch
from ludarium.kernel.traits import Traits
from ludarium.kernel.verb import Told
from ludarium.kernel.words import Phrase


class TroyesTitle(Title[Troyes]):
    def __init__(self) -> None:
        super().__init__(
            id="troyes",
            rules=1,
            seats=[1, 2, 3, 4],
            variants=[
                switch("bonus", True),
                Variant("black-dice", ["symbols", "six"], "symbols"),
                Variant("first", ["random", "seat-1"], "random"),
            ],
            vocabulary=WORDS,
            layout=LAYOUT,
            content=[CARD, EVENT, CHARACTER],
            minutes=(20, 30),
            bound=3000,
        )

    def setup(self, seats: int, variants: Mapping[str, str], chance: Chance) -> Troyes:
        return set_up(seats, variants, chance)

    def view(self, position: Troyes, seat: int) -> TroyesTable:
        return {**common(position), **own(position, seat)}

    def common(self, position: Troyes) -> Common:
        return common(position)

    def own(self, position: Troyes, seat: int) -> Own:
        return own(position, seat)

    def determinize(self, position: Troyes, seat: int, chance: Chance) -> Troyes:
        return determinize(position, seat, chance)

    def price(self, told: Told, seat: int) -> bool:
        """A gain of nothing is told, too."""
        if told.event is GAINED:
            return told.b == 0 and told.c == 0 and told.d == 0
        return told.event in (PAID, USED, BOUGHT, ACTIVATED)

    def standings(self, position: Troyes) -> Standings:
        return standings(position)

    def phases(self) -> list[str]:
        return PHASES

    def settle(self, position: Troyes, before: Troyes, named: Named) -> None:
        settle(position, before, named)

    def enter(self, position: Troyes, phase: str, seat: int) -> None:
        enter(position, phase, seat)

    def course(self, position: Troyes) -> tuple[int, int]:
        return position.round, -2

    def evaluate(self, position: Troyes) -> list[float]:
        return judgement.evaluate(position)

    def traits(self, position: Troyes) -> list[list[int]]:
        return traits.traits(position)

    def stage(self, position: Troyes) -> int:
        return traits.stage(position)

    def contexts(self, position: Troyes, options: list[int]) -> list[int]:
        return traits.contexts(position, options)

    def learning(self) -> tuple[Traits, int] | None:
        return traits.TRAITS, traits.CONTEXTS

    def policy(self, position: Troyes, options: list[int], chance: Chance) -> int:
        return judgement.policy(position, options, chance)

    def words(self, ref: str) -> list[Phrase]:
        return words(ref)

    def check(self, position: Troyes) -> None:
        check(position)


TITLE: Final = TroyesTitle()
