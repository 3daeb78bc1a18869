"""A table for tests of a title: a position described in the book's terms, choices as text, facts by path."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, Self, TypeVar

from ludarium.kernel.chance import fast
from ludarium.kernel.layout import find
from ludarium.kernel.position import Position, frame_id
from ludarium.kernel.title import Title, View

P = TypeVar("P", bound=Position)


class Table(Generic[P]):
    """A position of a title, and what has been told since it was laid. A room may add words of its own.

    With `checked`, everything must add up after each choice (not so on a table where things are left out).
    """

    def __init__(self, title: Title, position: P, checked: bool = True) -> None:
        self.title = title
        self.position: P = position
        self.checked = checked

    def name(self, option: int) -> str:
        """An option as tests write it."""
        return self.title.vocabulary.text(option)

    @property
    def offered(self) -> list[str]:
        """Every option of the current decision; empty when the game is over."""
        return [] if self.position.over else [self.name(option) for option in self.position.options()]

    def offers(self, verb: str) -> list[str]:
        """The options of one verb."""
        return [text for text in self.offered if text.split()[0] == verb]

    @property
    def decides(self) -> tuple[int, str]:
        """Who decides, and what."""
        return self.position.seat, frame_id(self.position.decision())

    @property
    def refused(self) -> dict[str, str]:
        """What is not offered, and why."""
        found = self.position.decision().refused(self.position, self.position.options())
        return {self.name(each.option): each.reason for each in found}

    def choose(self, *texts: str) -> Self:
        """Chooses one option after another: each a text that is offered, or the beginning of exactly one of them."""
        for text in texts:
            named = {self.name(option): option for option in self.position.options()} if not self.position.over else {}
            fitting = [text] if text in named else [each for each in named if each.startswith(text)]
            assert fitting, f"{text!r} is not among: {'; '.join(named)}"
            assert len(fitting) == 1, f"{text!r} could be any of: {'; '.join(fitting)}"
            self.position.choose(named[fitting[0]])
            if self.checked:
                self.title.check(self.position)
        return self

    def first(self, *texts: str) -> Self:
        """As `choose`, but of several options that begin so the first is taken."""
        for text in texts:
            fitting = [each for each in self.offered if each.startswith(text)]
            assert fitting, f"{text!r} is not among: {'; '.join(self.offered)}"
            self.choose(fitting[0])
        return self

    def coming(self, *results: int) -> Self:
        """The next chance results."""
        self.position.chance.coming = list(results)
        return self

    def see(self, path: str) -> Any:
        """A part of the position as scenarios write it."""
        return find(self.title.layout.show(self.position), path)

    def told(self, event: str) -> list[dict[str, Any]]:
        """All facts of a kind that were told, oldest first."""
        return [each.args() for each in self.position.ears or [] if each.event.name == event]

    def view(self, seat: int) -> View:
        return self.title.view(self.position, seat)

    def scores(self, seat: int) -> dict[str, int]:
        """The score of a seat by source, as the position stands."""
        return dict(next(row.parts for row in self.title.standings(self.position).rows if row.seat == seat))


def fresh(title: Title, seats: int, variants: Mapping[str, str], seed: int = 1) -> Any:
    """A new game before its first step."""
    return title.setup(seats, title.resolve(seats, variants), fast(seed))


def laid(title: Title, position: Any, given: Mapping[str, Any], phase: str | None, seat: int) -> None:
    """Puts down what is given, as scenarios write it, and enters a phase (unless None). From now on we listen."""
    title.layout.read(given, "given", position)
    if phase is not None:
        position.agenda = []
        title.enter(position, phase, seat)
    position.ears = []
    title.begin(position)
