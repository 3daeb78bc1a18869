"""Ways through the imagined versions of a position: what was played there once need not be played again.

A search goes the same steps again and again. So where it has come by before, the positions that its steps lead to are
kept, with what can be chosen there and how everybody stands, as long as there is room. Chance is not kept: where it has
spoken, a way is played on a position of its own, anew each time.
"""

from __future__ import annotations

from typing import Final

from ludarium.kernel.chance import fast
from ludarium.kernel.position import Position

ROOM: Final = 3000  # positions that one search keeps, over all its versions


class Way:
    """A position that is kept. Nobody changes it."""

    __slots__ = ("certain", "here", "leads", "left", "options", "steps")

    def __init__(self, here: Position, certain: bool) -> None:
        self.here = here
        # What chance will say is part of the position; otherwise each line of play has a chance of its own.
        self.certain = certain
        # What can be chosen there; nothing: nobody has asked.
        self.options: list[int] = []
        # By how many points everybody leads there; nothing: nobody has looked.
        self.leads: list[float] = []
        # How often somebody has gone on from here to where nothing is kept.
        self.left = 0
        self.steps: dict[int, Way] = {}


class Place:
    """Where a line of play has come to: a kept position, or one of its own. `luck` is the seed of its chance."""

    __slots__ = ("here", "luck", "way")

    def __init__(self, way: Way | None, here: Position, luck: int) -> None:
        self.way = way
        # To be looked at; only where there is no way it may be changed.
        self.here = here
        self.luck = luck

    def options(self) -> list[int]:
        way = self.way
        if way is None:
            return self.here.options()
        if not way.options:
            way.options = way.here.options()
        return way.options

    def copy(self) -> Place:
        """The same place for another line of play; a kept one serves all of them."""
        return Place(None, self.here.clone(), self.luck) if self.way is None else self


class Ways:
    """All that one search keeps."""

    __slots__ = ("count", "room")

    def __init__(self, room: int) -> None:
        self.room = room
        self.count = 0

    def begin(self, version: Position) -> Way:
        """The beginning of all ways in a version, which nobody may change from now on."""
        version.chance = fast(1)
        way = Way(version, False)
        way.left = 1
        return way

    def keep(self, place: Place) -> Place:
        """The same place, kept as long as somebody goes on from it: for several looks at what follows."""
        if place.way is not None:
            return place
        way = Way(place.here, True)
        way.left = 1
        return Place(way, place.here, place.luck)

    def step(self, place: Place, option: int) -> Place:
        """Where an option leads to. Uses up a place that is not kept."""
        way = place.way
        if way is None:
            place.here.choose(option)
            return place
        known = way.steps.get(option)
        if known is not None:
            return Place(known, known.here, place.luck)
        here = way.here.clone()
        if not way.certain:
            here.chance = fast(place.luck)
        here.choose(option)
        # Most places are seen only once: they are not kept before somebody comes by again.
        if way.left and self.count < self.room and (way.certain or here.chance.count == 0):
            if not way.certain:
                self.count += 1
            known = Way(here, way.certain)
            way.steps[option] = known
        way.left += 1
        return Place(known, here, place.luck)

    def follow(self, place: Place, seat: int, options: list[int]) -> Place | None:
        """Where a known move leads to, if it can be made; the place stays what it is."""
        drawn = place.here.chance.count
        place = place.copy()
        for option in options:
            here = place.here
            if not here.agenda or here.seat != seat or here.chance.count != drawn or option not in place.options():
                return None
            place = self.step(place, option)
        return place
