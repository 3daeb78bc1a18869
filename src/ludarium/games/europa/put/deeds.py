"""What has happened is counted for Missions and Milestones, and heard by Ideas (EFFECTS 7).

`happened` is called once where the deed is done. It counts into the player's deeds whose filter fits, and runs what his
Ideas do `on` it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludarium.games.europa.language import deeds
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.language.deeds import SUMMED, Facts
from ludarium.games.europa.language.program import Happening
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.small import put

# the source of a program that an Idea runs: kinds of sources, times 4096, and the index (Context.source)
SOURCE_EVENT = 0
SOURCE_CARD = 1
SOURCE_MISSION = 2
SOURCE_IDEA = 3
SOURCE_MILESTONE = 4
SOURCE_STRUGGLE = 5
SOURCE_USE = 6


# deeds are counted as far as this: no card asks for so many
MOST_DEEDS: Final = 255


def source(kind: int, index: int) -> int:
    return kind * 4096 + index


# Whoever wants to hear of every deed, such as statistics: player, happening, facts, amount.
HEARD: Final[list[Callable[[Europa, int, int, Facts, int], None]]] = []


# By happening: those with `first_of_round`
_FIRSTS: Final[list[list[Happening]]] = [
    [each for each in BOOK.happenings if each.code == code and each.first >= 0] for code in range(len(BOOK.deeds_of))
]


def happened(position: Europa, player: int, happening: int, facts: Facts, amount: int = 1) -> None:
    """`amount`: the Tax Value, for the happenings that are summed."""
    for listener in HEARD:
        listener(position, player, happening, facts, amount)
    count = amount if happening in SUMMED else 1
    fresh = _firsts(position, player, happening, facts)
    for deed in BOOK.deeds_of[happening]:
        if _fits(deed.happening, facts, fresh):
            me = position.own_deeds(player)
            me.deeds_turn = _more(me.deeds_turn, deed.id, count)
            me.deeds_round = _more(me.deeds_round, deed.id, count)
            me.deeds_age = _more(me.deeds_age, deed.id, count)
    held = position.players[player].ideas
    for idea, effect in reversed(BOOK.listeners[happening]):
        if (held >> idea) & 1 and _fits(effect.happening, facts, fresh):
            DOORS.run_program(position, effect.kids[0].id, player, source(SOURCE_IDEA, idea))


def _more(done: bytes, deed: int, count: int) -> bytes:
    return put(done, deed, min(MOST_DEEDS, done[deed] + count))


def _firsts(position: Europa, player: int, happening: int, facts: Facts) -> int:
    """The bits of happenings with `first_of_round` that are met for the first time this Round (EUI-25)."""
    fresh = 0
    for each in _FIRSTS[happening]:
        if deeds.fits(each.filter, facts):
            fresh |= 1 << each.first
    fresh &= ~position.players[player].round_firsts
    if fresh:
        position.own_deeds(player).round_firsts |= fresh
    return fresh


def _fits(happening: Happening, facts: Facts, fresh: int) -> bool:
    if not deeds.fits(happening.filter, facts):
        return False
    return happening.first < 0 or (fresh >> happening.first) & 1 == 1
