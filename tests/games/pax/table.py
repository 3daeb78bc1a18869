"""A table of Pax for tests: a position described in the book's terms, choices as text, facts by path."""

from __future__ import annotations

from typing import Any

from ludarium import testing
from ludarium.games.pax import TITLE
from ludarium.games.pax.position import Pax

CAPITALS = (
    *("london", "paris", "vienna", "buda", "tana", "toledo", "valencia", "venice", "cairo"),
    *("constantinople-1", "constantinople-2", "constantinople-3"),
)
STARTS = ("france-hre", "aragon-papal", "ottoman-mamluk", "england-portugal")


def short(option: int) -> str:
    text = TITLE.vocabulary.text(option)
    return text.partition(" card=")[0] if text.startswith("buy ") else text


class Table(testing.Table[Pax]):
    """Purchases are named by their slot alone."""

    def name(self, option: int) -> str:
        return short(option)


def table(
    seats: int = 2,
    phase: str = "turn",
    seat: int = 0,
    clear: bool = True,
    variants: dict[str, str] | None = None,
    seed: int = 1,
    **given: Any,
) -> Table:
    """A table at the beginning of a turn. Unless `clear` is false, no piece is on the map but the given ones.

    Seats 0 to 3 are Fugger, Medici, Coeur, Marchionni.
    """
    values = dict(variants or {})
    if seats > 1:
        values.setdefault("houses", "seated")
    position: Pax = testing.fresh(TITLE, seats, values, seed)
    if clear:
        given["cities"] = dict.fromkeys(CAPITALS, "none") | given.get("cities", {})
        given["concession"] = dict.fromkeys(STARTS, "none") | given.get("concession", {})
    testing.laid(TITLE, position, given, phase, seat)
    TITLE.check(position)
    return Table(TITLE, position)


def fresh(seats: int = 2, seed: int = 1, **variants: str) -> Pax:
    """A new game before its first step."""
    position: Pax = testing.fresh(TITLE, seats, variants, seed)
    return position
