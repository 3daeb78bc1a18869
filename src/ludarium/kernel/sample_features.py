"""What a learner reads of the sample title: see `features.py`, and docs/research.md."""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.domain import SEAT, Domain
from ludarium.kernel.features import Block, Features, byte, each_of, hot, many, others, relative_names, seen_from
from ludarium.kernel.sample import CARD, PlayCard, Sample

SEATS: Final = 3
WHO: Final = relative_names(SEATS)
PICKED: Final = hot(CARD.size)

BLOCKS: Final = [
    each_of("hand", CARD),
    each_of("left", CARD),
    each_of("picked", CARD),
    Block("points", WHO, 40),
    Block("cards", WHO, 3),
]


def write(table: Sample, seat: int) -> bytes:
    seats = len(table.hands)
    order = others(seat, seats)
    absent = [0] * (SEATS - seats)
    frame = table.agenda[-1] if table.agenda else None
    # The card that another seat has picked is its secret.
    picked = frame.card if isinstance(frame, PlayCard) and frame.seat == seat else -1
    points = [byte(table.points[other]) for other in order] + absent
    cards = [len(table.hands[other]) for other in order] + absent
    return many(table.hands[seat], CARD.size) + many(table.left, CARD.size) + PICKED[picked] + bytes(points + cards)


def turned(table: Any, seat: int, domain: Domain) -> list[int] | None:
    return seen_from(domain, seat, len(table.hands)) if domain is SEAT else None


FEATURES: Final = Features(BLOCKS, SEATS, write, turned)
