"""Pax Renaissance as a title: what the table, the bots and the server ask of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludarium.games.pax import traits
from ludarium.games.pax.cards import CARD
from ludarium.games.pax.check import check
from ludarium.games.pax.hidden import determinize
from ludarium.games.pax.judgement import judge, quick_choice
from ludarium.games.pax.layout import LAYOUT, PHASES, enter
from ludarium.games.pax.position import RIVAL, SOLO, Pax
from ludarium.games.pax.scoring import standings
from ludarium.games.pax.settle import settle
from ludarium.games.pax.setup import VARIANTS, set_up
from ludarium.games.pax.shapes import PaxTable
from ludarium.games.pax.view import view_of
from ludarium.games.pax.vocabulary import ONE_SHOT, PERFORMED, WORDS
from ludarium.games.pax.wording import words
from ludarium.kernel.chance import Chance
from ludarium.kernel.settle import Named
from ludarium.kernel.title import Standings, Title
from ludarium.kernel.traits import Traits
from ludarium.kernel.verb import Told
from ludarium.kernel.words import Phrase


class PaxTitle(Title[Pax]):
    def __init__(self) -> None:
        super().__init__(
            id="pax",
            prefix="PX",
            rules=1,
            seats=[1, 2, 3, 4],
            variants=VARIANTS,
            vocabulary=WORDS,
            layout=LAYOUT,
            content=[CARD],
            minutes=(25, 40),
            bound=4000,
        )

    def setup(self, seats: int, variants: Mapping[str, str], chance: Chance) -> Pax:
        return set_up(seats, variants, chance)

    def phases(self) -> list[str]:
        return PHASES

    def settle(self, position: Pax, before: Pax, named: Named) -> None:
        settle(position, before, named)

    def enter(self, position: Pax, phase: str, seat: int) -> None:
        enter(position, phase, seat)

    def view(self, position: Pax, seat: int) -> PaxTable:
        return view_of(position, seat)

    def determinize(self, position: Pax, seat: int, chance: Chance) -> Pax:
        return determinize(position, seat, chance)

    def price(self, told: Told, seat: int) -> bool:
        return told.event is PERFORMED or told.event is ONE_SHOT

    def rare(self) -> list[str]:
        return ["verb:borrow-border", "verb:borrow-card"]

    def standings(self, position: Pax) -> Standings:
        return standings(position)

    def course(self, position: Pax) -> tuple[int, int]:
        return -2, position.active

    def evaluate(self, position: Pax) -> list[float]:
        p = position
        found = judge(p)
        return [found[0] - found[RIVAL]] if p.flags & SOLO else found

    def swing(self) -> float:
        return 1.5

    def traits(self, position: Pax) -> list[list[int]]:
        return traits.traits(position)

    def stage(self, position: Pax) -> int:
        return traits.stage(position)

    def contexts(self, position: Pax, options: list[int]) -> list[int]:
        return traits.contexts(position, options)

    def learning(self) -> tuple[Traits, int] | None:
        return traits.TRAITS, traits.CONTEXTS

    def policy(self, position: Pax, options: list[int], chance: Chance) -> int:
        return quick_choice(position, options, chance)

    def words(self, ref: str) -> list[Phrase]:
        return words(ref)

    def check(self, position: Pax) -> None:
        check(position)


TITLE: Final = PaxTitle()
