"""Picking several things one by one: at least so many, at most so many, with prices that add up, until `done`.

Every pick is carried out at once. As long as it reveals nothing and asks nobody else, it can be undone like any choice.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Frame, Position, Step

P = TypeVar("P", bound=Position)

# as many as there are
MANY: Final = 99


@data
class PickSeveral(Decision[P]):
    """The next of several things: `least` more must be picked, `most` more can be; `total` was paid for those so far.

    It is asked through `go_on`, which finishes where nothing is left to pick.
    """

    least: int
    most: int
    total: int

    def things(self, position: P) -> list[int]:
        """The options that pick something now, in a list of their own; none, where nothing is left to pick."""
        raise TypeError("a title says what can be picked")

    def done(self) -> int:
        """The option that ends the picking."""
        raise TypeError("a title says how picking ends")

    def take(self, position: P, option: int) -> None:
        """Carries out one pick."""
        raise TypeError("a title says what picking does")

    def more(self, position: P, option: int) -> PickSeveral[P]:
        """The same decision after this pick, with what `after` gives; itself, if nothing is counted."""
        return self

    def after(self, count: int = 1, price: int = 0) -> tuple[int, int, int]:
        """`least`, `most` and `total` after a thing that stands for so many and costs so much."""
        return max(0, self.least - count), self.most - count, self.total + price

    def finish(self, position: P) -> None:
        """After the last pick and everything that followed from it."""

    def go_on(self, position: P) -> None:
        """Asks, if there is something left to pick."""
        if self.most > 0 and self.things(position):
            position.push(self)
        else:
            self.finish(position)

    def options(self, position: P) -> list[int]:
        found = self.things(position)
        if self.least <= 0:
            found.append(self.done())
        return found

    def choose(self, position: P, option: int) -> None:
        if option == self.done():
            self.finish(position)
            return
        more = self.more(position, option)
        agenda = position.agenda
        depth = len(agenda)
        self.take(position, option)
        if len(agenda) > depth:
            agenda.insert(depth, PickOn(more))
        else:
            more.go_on(position)


@data
class PickOn(Step[P]):
    """Goes on picking once everything that followed from the last pick is settled."""

    pick: Shared[Frame[Any]]

    def run(self, position: P) -> None:
        pick = self.pick
        assert isinstance(pick, PickSeveral)
        pick.go_on(position)
