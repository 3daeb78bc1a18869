"""Options in vain: they cost something, or mean to do something, and nothing comes of it.

A rule may allow them; then their words say so. What an option comes to is tried on copies. Nothing hidden is told by
it: as soon as a choice draws, or turns something up, it counts as one that comes to something; and whatever else
follows from it looks the same to its seat in every position that it cannot tell apart: the conformance kit checks both.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.chance import fast
from ludarium.kernel.position import Position
from ludarium.kernel.state import dump
from ludarium.kernel.title import Title
from ludarium.kernel.verb import Told, verb_of

TRIES: Final = 200  # whatever leads to more choices than that comes to something


def vain(title: Title[Any], position: Position, options: list[int], doubtful_only: bool = True) -> list[int]:
    """The options of a decision that are in vain. Where all are, none is: whoever has to pay cannot help it."""
    frame = position.decision()
    trials: _Trials | None = None
    found: list[int] = []
    for option in options:
        doubtful = frame.doubtful(position, option)
        if doubtful or not doubtful_only:
            if trials is None:
                trials = _Trials(title, position)
            if trials.in_vain(option, doubtful):
                found.append(option)
    return found if len(found) < len(options) else []


def in_vain(title: Title[Any], position: Position, option: int) -> bool:
    """Whether nothing comes of this option, whatever is chosen until it is dealt with, but its price (`Title.price`).

    One that has no price is in vain if it is about something: passing (a verb without arguments) is not. A doubtful
    option (`Decision.doubtful`) is dealt with when what was on its way before comes next, and its price may be all that
    was told. Of any other option only what is beyond doubt counts: its decision is made again, or it leaves no trace.
    """
    return _Trials(title, position).in_vain(option, position.decision().doubtful(position, option))


class _Trials:
    """Options of one decision, each tried with everything that follows from it."""

    def __init__(self, title: Title[Any], home: Position) -> None:
        self.title = title
        self.home = home
        self.seat = home.seat
        self.doubtful = False
        self.frame = home.decision()
        self.left = 0
        # The decision itself as it is saved, and what comes next if it is left out: whatever was on its way before.
        # Both are made when they are first needed, and serve all its options.
        self.saved: Any = None
        self.tried = False
        self.kept: Position | None = None

    def in_vain(self, option: int, doubtful: bool) -> bool:
        self.doubtful = doubtful
        self.left = TRIES
        cost = self.cost(self.home, option)
        if cost != 0:
            return cost > 0
        return len(self.title.vocabulary.verbs[verb_of(option)].arguments) > 0 and self.idle(option)

    def without(self) -> Position | None:
        if not self.tried:
            self.tried = True
            rest = muted(self.home)
            try:
                rest.agenda.pop()
                rest.advance()
            except Exception:  # not every decision can be left out: then nothing is compared with it
                return None
            self.kept = None if rest.over else rest
        return self.kept

    def asked_again(self, after: Position) -> bool:
        """Whether this very decision is made again."""
        frame = after.decision()
        if frame is self.frame:
            return True
        if type(frame) is not type(self.frame) or frame.seat != self.seat:
            return False
        if self.saved is None:
            self.saved = dump(self.frame)
        return bool(dump(frame) == self.saved)

    def cost(self, position: Position, option: int) -> int:
        """How many prices are told at least, if nothing else is; otherwise -1."""
        self.left -= 1
        if self.left < 0:
            return -1
        after = muted(position)
        after.choose(option)
        if after.over:
            return -1
        told = heard(after, self.seat)
        again = self.asked_again(after)
        if self.doubtful and not again and self.as_without(after):
            rest = self.without()
            coming = 0 if rest is None else len(heard(rest, self.seat))
            return self.prices(told[: len(told) - coming])
        if after.revealed or after.chance.told:
            return -1
        prices = self.prices(told)
        if prices < 0 or again:
            return prices
        if after.seat != self.seat:
            return -1
        least = -1
        for each in after.options():
            further = self.cost(after, each)
            if further < 0:
                return -1
            if least < 0 or further < least:
                least = further
        return prices + least

    def prices(self, told: list[Told]) -> int:
        """How many facts these are, if all of them are prices; otherwise -1."""
        for each in told:
            if not self.title.price(each, self.seat):
                return -1
        return len(told)

    def idle(self, option: int) -> bool:
        """Whether all is as if the decision had been left out, as far as the seat can see."""
        after = muted(self.home)
        after.choose(option)
        return self.as_without(after) and self.title.view(after, self.seat) == self.title.view(
            self.without(), self.seat
        )

    def as_without(self, after: Position) -> bool:
        """Whether the same comes next as if the decision had been left out, and the same was told on the way there."""
        if after.over:
            return False
        rest = self.without()
        if rest is None:
            return False
        one, other = after.decision(), rest.decision()
        if type(one) is not type(other) or one.seat != other.seat:
            return False
        if after.revealed != rest.revealed or after.chance.told != rest.chance.told:
            return False
        told, coming = heard(after, self.seat), heard(rest, self.seat)
        begin = len(told) - len(coming)
        return begin >= 0 and all(told[begin + i].saved() == coming[i].saved() for i in range(len(coming)))


def muted(position: Position) -> Position:
    """A copy to try something on: its luck is not that of the game."""
    copy = position.clone()
    copy.chance = fast(1)
    copy.chance.told = []
    copy.ears = []
    return copy


def heard(position: Position, seat: int) -> list[Told]:
    return [told for told in position.ears or [] if told.visible(seat)]
