"""Whole moves: all that a seat decides until another seat decides, or until chance speaks."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.chance import Chance
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title
from ludarium.players.learned import Learned

LONGEST: Final = 48  # a move of more decisions than this is judged half-way
HASTE: Final = 0.001  # each decision of a move costs so many points: of equal moves the shorter one, a victory at once


def quick(title: Title, learned: Learned | None, here: Position, options: list[int], picks: Chance) -> int:
    """What a quick player does: who has learned leans to what he has learned; otherwise the title's own one answers."""
    if len(options) == 1:
        return options[0]
    if learned is not None and learned.readiness:
        return learned.choose(here, options, picks)
    return title.policy(here, options, picks)


def finish(
    title: Title, learned: Learned | None, here: Position, seat: int, drawn: int, picks: Chance, taken: list[int]
) -> None:
    """Ends the move of a seat as a quick player would, and notes its options.

    `drawn` is how often chance had spoken when the move began: its results cannot be chosen, so it ends a move.
    """
    while here.agenda and here.chance.count == drawn and len(taken) < LONGEST and here.seat == seat:
        options = here.options()
        option = quick(title, learned, here, options, picks)
        here.choose(option)
        taken.append(option)


def follow(here: Position, seat: int, options: list[int]) -> bool:
    """Makes a known move, if this version of the position allows it; otherwise the position is spoilt."""
    drawn = here.chance.count
    for option in options:
        if not here.agenda or here.seat != seat or here.chance.count != drawn or option not in here.options():
            return False
        here.choose(option)
    return True
