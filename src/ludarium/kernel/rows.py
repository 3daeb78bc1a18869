"""Lists that clones share (`Shared`) are never changed, only replaced."""

from __future__ import annotations


def changed(row: list[int], place: int, value: int) -> list[int]:
    """The same list with another value at one place."""
    row = row[:]
    row[place] = value
    return row


def added(row: list[int], place: int, amount: int) -> list[int]:
    """The same list with so much more at one place."""
    row = row[:]
    row[place] += amount
    return row
