"""What options say beyond their places: which piece stands there, as its number in the domain of pieces."""

from __future__ import annotations

from typing import Final

from ludarium.games.pax.board import PAWN, PIRATE
from ludarium.games.pax.position import Pax
from ludarium.games.pax.vocabulary import (
    BESIEGE_CITY,
    BESIEGE_PIRATE,
    DISPLACE,
    IMPOSE_TAX,
    LOSE_CITY,
    LOSE_PIRATE,
    OUST,
    REMOVE_FROM,
    REPRESS_CITY,
    REPRESS_CONCESSION,
)
from ludarium.kernel.verb import first, verb_of

IN_CITY: Final = (DISPLACE.code, REPRESS_CITY.code, BESIEGE_CITY.code, LOSE_CITY.code, REMOVE_FROM.code)
AT_SEA: Final = (BESIEGE_PIRATE.code, LOSE_PIRATE.code)
CONCEDED: Final = (OUST.code, REPRESS_CONCESSION.code, IMPOSE_TAX.code)


def piece_there(p: Pax, option: int) -> list[tuple[str, str | int]]:
    """The piece in the option's city or on its border."""
    verb, place = verb_of(option), first(option)
    if verb in IN_CITY:
        return [("city_piece", p.cities[place])]
    if verb in AT_SEA:
        return [("border_piece", PIRATE + p.pirate[place])]
    if verb in CONCEDED:
        return [("border_piece", PAWN + p.concession[place])]
    return []
