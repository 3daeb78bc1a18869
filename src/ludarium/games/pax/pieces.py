"""Pieces (sections 21 and 24): supply, repression, cities and borders, and borrowing when the supply is empty."""

from __future__ import annotations

from typing import Final

from ludarium.games.pax.board import (
    BORDERS_OF,
    CITIES_OF,
    KNIGHT,
    LEVY,
    MEDIEVAL,
    PAWN,
    PIRATE,
    PROMO_LEVY,
    SEA_BORDERS_OF,
)
from ludarium.games.pax.cards import PIRATE_PROOF
from ludarium.games.pax.position import PROMO, Pax
from ludarium.games.pax.vocabulary import (
    CONCEDED,
    KILLED,
    POSTED,
    REPRESSED,
)
from ludarium.kernel.rows import added

# Repressed pieces are packed four bits a kind: rooks and knights by religion, then pawns by house.
REPRESSIBLE: Final[list[int]] = [0, 1, 2, 3, 4, 5, *range(PAWN, PAWN + 6)]
_SHIFT: Final[list[int]] = [4 * kind if kind < PIRATE else max(0, 4 * (kind - PIRATE)) for kind in range(PAWN + 6)]
NOBLES: Final = (1 << 24) - 1


def repressed_count(packed: int, piece: int) -> int:
    return (packed >> _SHIFT[piece]) & 15


def repressed_pieces(packed: int) -> list[int]:
    """Every repressed piece, one entry each."""
    found: list[int] = []
    if packed:
        for piece in REPRESSIBLE:
            for _ in range((packed >> _SHIFT[piece]) & 15):
                found.append(piece)
    return found


def repressed_kinds(packed: int) -> list[int]:
    if not packed:
        return []
    return [piece for piece in REPRESSIBLE if (packed >> _SHIFT[piece]) & 15]


def repressed_total(packed: int) -> int:
    total = 0
    while packed:
        total += packed & 15
        packed >>= 4
    return total


def one_repressed(piece: int) -> int:
    """What one repressed piece adds to a square's packed number."""
    return 1 << _SHIFT[piece]


def repress(p: Pax, piece: int, empire: int) -> None:
    """PX-21.1: the piece goes onto the empire's square."""
    p.repressed = added(p.repressed, empire, one_repressed(piece))
    p.tell(REPRESSED, piece, empire)


def kill(p: Pax, piece: int) -> None:
    """PX-24.2: back to the supply or the owner's reserve."""
    p.supply[piece] += 1
    p.tell(KILLED, piece)


# cities and borders


def is_free(p: Pax, city: int) -> bool:
    return p.cities[city] < 0 and not (p.shut >> city) & 1


def empty_cities(p: Pax, empire: int) -> list[int]:
    cities, shut = p.cities, p.shut
    return [city for city in CITIES_OF[empire] if cities[city] < 0 and not (shut >> city) & 1]


def is_saturated(p: Pax, empire: int) -> bool:
    """PX-21.8: no empty city."""
    cities, shut = p.cities, p.shut
    for city in CITIES_OF[empire]:
        if cities[city] < 0 and not (shut >> city) & 1:
            return False
    return True


def empty_borders(p: Pax, empire: int) -> list[int]:
    return [border for border in BORDERS_OF[empire] if p.concession[border] < 0 and p.pirate[border] < 0]


def empty_sea_borders(p: Pax, empire: int) -> list[int]:
    return [border for border in SEA_BORDERS_OF[empire] if p.concession[border] < 0 and p.pirate[border] < 0]


def levy_icon(p: Pax, city: int, state: int) -> int:
    """The piece that a levy puts into this city (PX-3.9)."""
    if state == MEDIEVAL and p.flags & PROMO:
        return PROMO_LEVY[city]
    return LEVY[state][city]


def place_concession(p: Pax, house: int, border: int) -> None:
    """From the owner's reserve onto a border that holds neither concession nor pirate."""
    p.supply[PAWN + house] -= 1
    p.concession[border] = house
    p.tell(CONCEDED, p.name(p.bank_of(house)), border)


def arrive_pirate(p: Pax, religion: int, border: int) -> None:
    """PX-8.11, PX-11.33, PX-24.9: a pirate arrives; whatever is there dies, but for a protected concession."""
    other = p.pirate[border]
    if other >= 0:
        kill(p, PIRATE + other)
    house = p.concession[border]
    if house >= 0 and not p.has(p.bank_of(house), PIRATE_PROOF):
        p.concession[border] = -1
        kill(p, PAWN + house)
    p.pirate[border] = religion


def post_pirate(p: Pax, piece: int, border: int) -> None:
    """A pirate from the supply."""
    p.supply[piece] -= 1
    arrive_pirate(p, piece - PIRATE, border)
    p.tell(POSTED, piece, border)


def is_knight(piece: int) -> bool:
    return KNIGHT <= piece < PIRATE
