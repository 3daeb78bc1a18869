"""Victory points as the card files write them (IM-2.15)."""

from __future__ import annotations

import re
from typing import Final

from ludarium.games.imperium.effects import symbols as s
from ludarium.games.imperium.effects.effect import Count, Points
from ludarium.games.imperium.effects.reader import Names, Reader
from ludarium.kernel.reading import ReadError

_PLACE: Final = re.compile(r"(-?[0-9]+) (?:if (" + "|".join(s.PLACES) + r")|(else))$")
_PER: Final = re.compile(r"([0-9]+) per ")


def points(text: str, file: str, line: int, column: int, names: Names) -> Points:
    """`2`, `-2`, `7 if in hist, 3 else`, `1 per 3 REG`, `1 per 3 M + 1 per 3 REG`."""
    if re.fullmatch(r"-?[0-9]+", text):
        return Points(int(text), [], [])
    if " per " in text:
        counts = []
        at = 0
        for part in text.split(" + "):
            counts.append(_count(part, file, line, column + at, names))
            at += len(part) + 3
        return Points(0, [], counts)
    places: list[tuple[int, int]] = []
    for part in text.split(", "):
        found = _PLACE.match(part)
        if found is None:
            raise ReadError(file, line, column + text.find(part), f"cannot read the points {part!r}")
        places.append((s.ELSEWHERE if found[3] else s.PLACES.index(found[2]), int(found[1])))
    return Points(0, places, [])


def _count(text: str, file: str, line: int, column: int, names: Names) -> Count:
    reader = Reader(text, file, line, column, names)
    each = reader.number()
    reader.need("per")
    per = reader.number() if reader.sees_number() else 1
    if reader.take("poorer player"):
        what, kind = s.COUNT_POORER, 0
    elif reader.take("opponent UNR"):
        what, kind = s.COUNT_OPPONENT_UNREST, 0
    elif reader.take_word("M"):
        what, kind = s.COUNT_M, 0
    elif reader.take_word("P"):
        what, kind = s.COUNT_P, 0
    elif reader.take_word("G"):
        what, kind = s.COUNT_G, 0
    else:
        what, kind = s.COUNT_KIND, reader.kind()
    over, non = s.OVER_ALL, 0
    if reader.take_word("in play"):
        over = s.OVER_PLAY
    elif reader.take_word("in hist"):
        over = s.OVER_HISTORY
    elif reader.take_word("in exile"):
        over = s.OVER_EXILE
    elif reader.take_word("in gar_this"):
        over = s.OVER_GARRISON
    if reader.take("non-"):
        non = reader.atom()
    reader.end()
    return Count(each, per, what, kind, non, over)
