"""Numbers from 0 to 255, one for each place, as bytes.

Most of what lies on the map is a few small numbers for hundreds of places. As bytes they take an eighth of the room of
a list, and never change: clones share them, and whoever writes puts others in their place (`land.marks = put(...)`).
They are read like a list. A loop over all of them goes over `list(numbers)`: compiled code walks through a list faster.
"""

from __future__ import annotations

from typing import Final

MOST: Final = 255
_ONE: Final = [bytes([number]) for number in range(256)]


def put(numbers: bytes, place: int, value: int) -> bytes:
    """The same with another number in one place."""
    if not 0 <= value < 256:
        raise ValueError(f"byte must be in range(0, 256): {value}")
    return numbers[:place] + _ONE[value] + numbers[place + 1 :]


def with_bits(numbers: bytes, place: int, bits: int) -> bytes:
    """The same with these bits set in one place."""
    return put(numbers, place, numbers[place] | bits)


def without_bits(numbers: bytes, place: int, bits: int) -> bytes:
    """The same without these bits in one place."""
    return put(numbers, place, numbers[place] & ~bits)


def plus(numbers: bytes, place: int, count: int) -> bytes:
    """The same with so many more (below 0: fewer) in one place."""
    return put(numbers, place, numbers[place] + count)
