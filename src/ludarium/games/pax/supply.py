"""An empty supply (PX-24.3): the needed piece may be taken from elsewhere."""

from __future__ import annotations

from ludarium.games.pax.board import BISHOP, BORDERS, CITIES, EMPIRES, PAWN, PIECE, PIRATE
from ludarium.games.pax.cards import THINGS
from ludarium.games.pax.pieces import one_repressed, repressed_count
from ludarium.games.pax.position import Pax
from ludarium.games.pax.tableau import settle
from ludarium.games.pax.vocabulary import (
    BORROW_BORDER,
    BORROW_CARD,
    BORROW_CITY,
    BORROW_REPRESSED,
    BORROWED,
    DO_WITHOUT,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.rows import added, changed
from ludarium.kernel.verb import first, verb_of


def borrow_sources(p: Pax, piece: int) -> list[int]:
    """PX-24.3, AM-29: where an exhausted kind of piece can be taken from: repressed ones first, else anywhere."""
    found: list[int] = []
    if piece < PIRATE or piece >= PAWN:
        found = [BORROW_REPRESSED.each[e] for e in range(EMPIRES) if repressed_count(p.repressed[e], piece)]
        if found:
            return found
    if piece < PIRATE:
        return [BORROW_CITY.each[city] for city in range(CITIES) if p.cities[city] == piece]
    if piece < BISHOP:
        return [BORROW_BORDER.each[border] for border in range(BORDERS) if p.pirate[border] == piece - PIRATE]
    if piece < PAWN:
        return [BORROW_CARD.each[thing] for thing in range(THINGS) if p.bishops[thing] == piece - BISHOP]
    return [BORROW_BORDER.each[border] for border in range(BORDERS) if p.concession[border] == piece - PAWN]


@data
class BorrowPiece(Decision[Pax]):
    """PX-24.3: the supply is empty; take the piece from elsewhere, or do without it."""

    RULES = ("PX-24.3",)

    piece: int

    def options(self, position: Pax) -> list[int]:
        return [*borrow_sources(position, self.piece), DO_WITHOUT.code]

    def choose(self, position: Pax, option: int) -> None:
        p = position
        verb = verb_of(option)
        if verb == DO_WITHOUT.code:
            return
        place = first(option)
        if verb == BORROW_REPRESSED.code:
            p.repressed = added(p.repressed, place, -one_repressed(self.piece))
        elif verb == BORROW_CITY.code:
            p.cities[place] = -1
        elif verb == BORROW_CARD.code:
            p.bishops = changed(p.bishops, place, -1)
        elif self.piece >= PAWN:
            p.concession[place] = -1
        else:
            p.pirate[place] = -1
        p.supply[self.piece] += 1
        p.tell(BORROWED, self.piece)
        if verb == BORROW_CARD.code:
            settle(p)

    def about(self, position: Pax) -> list[tuple[str, str | int]]:
        return [("piece", PIECE.full(self.piece))]
