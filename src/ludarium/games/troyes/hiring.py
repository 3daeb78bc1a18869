"""Hiring a tradesman for an activity card (TR-10.3 to TR-10.7)."""

from __future__ import annotations

from ludarium.games.troyes.buildings import lift, sources
from ludarium.games.troyes.dice import form_group
from ludarium.games.troyes.figures import (
    CARDS,
)
from ludarium.games.troyes.position import Troyes, place_of
from ludarium.games.troyes.purposes import FOR_CARD
from ludarium.games.troyes.vocabulary import (
    CARD,
    HIRED,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.rows import changed


@data
class HireTradesman(Decision[Troyes]):
    """TR-10.3, TR-10.4: pay, and send a citizen from anywhere to the card."""

    RULES = ("TR-10.3", "TR-10.4", "TR-10.5", "TR-10.6")

    card: int

    def options(self, position: Troyes) -> list[int]:
        return sources(position, self.seat, position.space_of(self.card))

    def choose(self, position: Troyes, option: int) -> None:
        table = position
        space = table.space_of(self.card)
        card = CARDS[self.card]
        table.players[self.seat].deniers -= card.cost
        lift(table, self.seat, option)
        table.tradesmen = changed(table.tradesmen, place_of(space, self.seat), free_place(table, space))
        table.tell(HIRED, self.seat, self.card, card.cost)
        form_group(table, self.seat, FOR_CARD, self.card)

    def about(self, position: Troyes) -> list[tuple[str, str | int]]:
        return [("card", CARD.full(self.card)), ("deniers", CARDS[self.card].cost)]


def free_place(table: Troyes, space: int) -> int:
    """TR-10.5, TR-10.6: the first free cell, else the illustration."""
    start = place_of(space, 0)
    taken = table.tradesmen[start : start + 7]
    cells = len(CARDS[table.cards[space]].cells)
    for place in range(1, cells + 1):
        if place not in taken:
            return place
    return cells + 1
