"""Deals between two players as frames: put together term by term, sent, and accepted, refused or countered.

A term is an option of the title (what is given, asked for, agreed): the deal holds its terms as packed options, in the
eyes of whoever sends it. Until it is sent, every step can be undone; sending asks somebody else, so it cannot.
"""

from __future__ import annotations

from typing import TypeVar

from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Position
from ludarium.kernel.verb import Verb

P = TypeVar("P", bound=Position)


class DealVerbs:
    """The verbs of deals, none with an argument: the terms have verbs of their own.

    Where a deal once begun can be left, there is `drop`; where it can be answered by another, `counter`.
    """

    __slots__ = ("accept", "counter", "drop", "refuse", "send")

    def __init__(
        self, send: Verb, accept: Verb, refuse: Verb, drop: Verb | None = None, counter: Verb | None = None
    ) -> None:
        self.send = send
        self.accept = accept
        self.refuse = refuse
        self.drop = drop
        self.counter = counter


@data
class BuildDeal(Decision[P]):
    """A further term for the partner, or the deal is sent as it is, or dropped."""

    partner: int
    terms: Shared[list[int]]

    def verbs(self) -> DealVerbs:
        raise TypeError("a title names the verbs of its deals")

    def further(self, position: P) -> list[int]:
        """The terms that can be added now."""
        raise TypeError("a title says what can be dealt")

    def whole(self, position: P) -> bool:
        """Whether the deal can be sent as it is."""
        return bool(self.terms)

    def add(self, position: P, term: int) -> None:
        """Goes on with a further term."""
        raise TypeError("a title says how its deal goes on")

    def send(self, position: P) -> None:
        """Asks the partner."""
        raise TypeError("a title says what the partner is asked")

    def dropped(self, position: P) -> None:
        """The deal was not sent."""

    def options(self, position: P) -> list[int]:
        verbs = self.verbs()
        found = self.further(position)
        if self.whole(position):
            found.append(verbs.send.code)
        if verbs.drop is not None:
            found.append(verbs.drop.code)
        return found

    def choose(self, position: P, option: int) -> None:
        verbs = self.verbs()
        if option == verbs.send.code:
            position.reveal()
            self.send(position)
        elif verbs.drop is not None and option == verbs.drop.code:
            self.dropped(position)
        else:
            self.add(position, option)


@data
class AnswerDeal(Decision[P]):
    """The deal that `sender` offers is accepted as it is, refused, or answered by another."""

    sender: int
    terms: Shared[list[int]]

    def verbs(self) -> DealVerbs:
        raise TypeError("a title names the verbs of its deals")

    def agreed(self, position: P) -> None:
        """Carries the terms out."""
        raise TypeError("a title carries out its deals")

    def declined(self, position: P) -> None:
        """What follows from the refusal."""

    def may_counter(self, position: P) -> bool:
        """Whether another deal can be offered in return: not for ever, so that each exchange of offers ends."""
        return False

    def countered(self, position: P) -> None:
        """Lets the seat put its own offer together."""
        raise TypeError("a title says how a deal is countered")

    def options(self, position: P) -> list[int]:
        verbs = self.verbs()
        found = [verbs.accept.code, verbs.refuse.code]
        if verbs.counter is not None and self.may_counter(position):
            found.append(verbs.counter.code)
        return found

    def choose(self, position: P, option: int) -> None:
        verbs = self.verbs()
        if option == verbs.accept.code:
            self.agreed(position)
        elif option == verbs.refuse.code:
            self.declined(position)
        else:
            self.countered(position)
