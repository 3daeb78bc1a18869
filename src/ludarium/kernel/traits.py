"""Traits: what a learned judgement looks at. A seat's traits are a short list of numbers, the same for every seat.

First come the amounts, each at its place; then the marks, each a number that stands for "this seat has that". A mark
may be there several times. A quantity with steps is one mark on a ladder: so each step can have a worth of its own.
"""

from __future__ import annotations


class Traits:
    """The traits of a title: how many there are, and which belong together."""

    __slots__ = ("amounts", "ladders", "names", "size")

    def __init__(self) -> None:
        self.amounts: list[str] = []
        # name, first mark, number of marks
        self.names: list[tuple[str, int, int]] = []
        # those of them that are ladders: neighbours are alike
        self.ladders: list[tuple[int, int]] = []
        self.size = 0

    def amount(self, name: str) -> int:
        """A quantity whose worth grows with it. Gives its place."""
        self.amounts.append(name)
        return len(self.amounts) - 1

    def ladder(self, name: str, steps: int) -> int:
        """A quantity from 0 to steps - 1: exactly one of these marks. Gives the mark of 0."""
        start = self.marks(name, steps)
        self.ladders.append((start, steps))
        return start

    def marks(self, name: str, count: int) -> int:
        """So many things that a seat can have, each any number of times. Gives the first mark."""
        start = self.size
        self.names.append((name, start, count))
        self.size += count
        return start
