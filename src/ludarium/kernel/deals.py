"""Deals between two players as frames: put together term by term, sent, and accepted or refused.

A term is an option of the title (what is given, asked for, agreed): the deal holds its terms as packed options. Until
it is sent, every step can be undone; sending asks somebody else, so it cannot.
"""

from __future__ import annotations

from typing import TypeVar

from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Position
from ludarium.kernel.verb import Verb

P = TypeVar("P", bound=Position)


class DealVerbs:
    """The four verbs of deals, none with an argument: the terms have verbs of their own."""

    __slots__ = ("accept", "drop", "refuse", "send")

    def __init__(self, send: Verb, drop: Verb, accept: Verb, refuse: Verb) -> None:
        self.send = send
        self.drop = drop
        self.accept = accept
        self.refuse = refuse


@data
class BuildDeal(Decision[P]):
    """A further term for the partner, or the deal is sent as it is, or dropped."""

    partner: int
    terms: list[int]

    def verbs(self) -> DealVerbs:
        raise TypeError("a title names the verbs of its deals")

    def further(self, position: P) -> list[int]:
        """The terms that can be added now."""
        raise TypeError("a title says what can be dealt")

    def whole(self, position: P) -> bool:
        """Whether the deal can be sent as it is."""
        return bool(self.terms)

    def again(self, terms: list[int]) -> BuildDeal[P]:
        """The same decision with these terms."""
        raise TypeError("a title says how its deal goes on")

    def sent(self) -> AnswerDeal[P]:
        """What the partner is asked."""
        raise TypeError("a title says what the partner is asked")

    def dropped(self, position: P) -> None:
        """The deal was not sent."""

    def options(self, position: P) -> list[int]:
        found = self.further(position)
        if self.whole(position):
            found.append(self.verbs().send.code)
        found.append(self.verbs().drop.code)
        return found

    def choose(self, position: P, option: int) -> None:
        if option == self.verbs().send.code:
            position.reveal()
            position.push(self.sent())
        elif option == self.verbs().drop.code:
            self.dropped(position)
        else:
            position.push(self.again([*self.terms, option]))


@data
class AnswerDeal(Decision[P]):
    """The deal that `sender` offers is accepted as it is, or refused."""

    sender: int
    terms: list[int]

    def verbs(self) -> DealVerbs:
        raise TypeError("a title names the verbs of its deals")

    def agreed(self, position: P) -> None:
        """Carries the terms out."""
        raise TypeError("a title carries out its deals")

    def declined(self, position: P) -> None:
        """What follows from the refusal."""

    def options(self, position: P) -> list[int]:
        return [self.verbs().accept.code, self.verbs().refuse.code]

    def choose(self, position: P, option: int) -> None:
        if option == self.verbs().accept.code:
            self.agreed(position)
        else:
            self.declined(position)
