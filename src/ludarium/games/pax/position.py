"""What lies on the table. Cards, cities, borders and empires are the indices of board.py and cards.py."""

from __future__ import annotations

from typing import Final

from ludarium.games.pax.board import PAWN, THE_RIVAL
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Position
from ludarium.kernel.seatless import advance_answering, tick_answering

# Variants, as bits of `flags`.
PROMO: Final = 1
ASTROLOGY: Final = 2
BANKRUPTCY: Final = 4
STRAWMAN: Final = 8
SOLO: Final = 16
NO_CONDOTTIERI: Final = 32

# What has been done this turn, as bits of `done` (PX-5.3): bit 0 and 1 operations east and west, 2 and 3 the fairs.
OPS_DONE: Final = 1
FAIR_DONE: Final = 4
FREE_FAIR_USED: Final = 16

# How the game ended: 0 not yet, 1 + a victory, or one of these.
PATRON_ENDING: Final = 20
LAST_STANDING: Final = 21

# The automated rival of a solo game is this bank; it has no seat.
RIVAL: Final = 1


@data
class Pax(Position):
    """Lists indexed by bank: `houses`, `florins`, `hands`, `maids`, `powers`; `rows` by bank * 2 + side.

    `owner`, `suzerain` and `queen` say for each empire who has its square, in whose column it lies as a vassal, and
    the married queen's card; -1 is nobody (an owner of -1 is the throne). `repressed` packs the pieces on a square,
    four bits a kind. `doubt` holds bank * 256 + card for hand cards that others cannot be sure of: one of them left
    the hand face down. All other hand cards were bought in the open.
    """

    flags: int
    houses: Shared[list[int]]
    florins: list[int]
    hands: list[list[int]]
    doubt: list[int]
    rows: list[list[int]]
    maids: list[list[int]]
    powers: list[int]
    owner: list[int]
    republic: Shared[list[int]]
    suzerain: Shared[list[int]]
    queen: Shared[list[int]]
    state: Shared[list[int]]
    repressed: Shared[list[int]]
    bishops: Shared[list[int]]
    cities: list[int]
    shut: int
    concession: list[int]
    pirate: list[int]
    open: Shared[list[int]]
    supply: list[int]
    decks: list[list[int]]
    market: list[int]
    coins: list[int]
    gone: Shared[list[int]]
    box: Shared[list[int]]
    active: int
    turn: int
    actions: int
    done: int
    paid: int
    used: list[int]
    pool: list[int]
    out: int
    winners: int
    ending: int

    def advance(self) -> None:
        """Runs automatic steps; in a solo game the rival answers its own decisions."""
        if not self.flags & SOLO:
            super().advance()
            return
        from ludarium.games.pax.solo import answer

        advance_answering(self, RIVAL, answer)

    def tick(self) -> bool:
        if not self.flags & SOLO:
            return super().tick()
        from ludarium.games.pax.solo import answer

        return tick_answering(self, RIVAL, answer)

    def has(self, bank: int, ability: int) -> bool:
        """PX-22.3: the bank has this ability at work, on an unsilenced card of its tableau."""
        return (self.powers[bank] >> ability) & 1 == 1

    def anyone_has(self, ability: int) -> bool:
        for powers in self.powers:
            if (powers >> ability) & 1:
                return True
        return False

    def name(self, bank: int) -> int:
        """Who this is, as the log says it."""
        return THE_RIVAL if bank == RIVAL and self.flags & SOLO else bank

    def pawn(self, bank: int) -> int:
        """The bank's pawn as a piece."""
        return PAWN + self.houses[bank]

    def bank_of(self, house: int) -> int:
        """The bank that plays this house."""
        return self.houses.index(house)
