"""Picking several things one by one: at least so many, at most so many, with prices that add up, until `done`.

Every pick is carried out at once. As long as it reveals nothing and asks nobody else, it can be undone like any choice.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar

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

    # whether the option to stop stands before the things
    DONE_FIRST: ClassVar[bool] = False

    least: int
    most: int
    total: int

    def things(self, position: P) -> list[int]:
        """The options that pick something now; also where none is left, which ends the picking."""
        raise TypeError("a title says what can be picked")

    def done(self) -> int:
        """The option that ends the picking."""
        raise TypeError("a title says how picking ends")

    def take(self, position: P, option: int) -> None:
        """Carries out one pick."""
        raise TypeError("a title says what picking does")

    def more(self, least: int, most: int, total: int) -> PickSeveral[P]:
        """The same decision after a pick."""
        raise TypeError("a title says how picking goes on")

    def counts(self, position: P, option: int) -> int:
        """How many things this one stands for."""
        return 1

    def price(self, position: P, option: int) -> int:
        """What is added to the total."""
        return 0

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
        if self.least > 0:
            return found
        return [self.done(), *found] if self.DONE_FIRST else [*found, self.done()]

    def choose(self, position: P, option: int) -> None:
        if option == self.done():
            self.finish(position)
            return
        count = self.counts(position, option)
        total = self.total + self.price(position, option)
        position.push(PickOn(self.more(max(0, self.least - count), self.most - count, total)))
        self.take(position, option)


@data
class PickOn(Step[P]):
    """Goes on picking once everything that followed from the last pick is settled."""

    pick: Shared[Frame[Any]]

    def run(self, position: P) -> None:
        pick = self.pick
        assert isinstance(pick, PickSeveral)
        pick.go_on(position)
