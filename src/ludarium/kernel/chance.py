"""The one gate through which randomness enters a game."""

from __future__ import annotations

import hashlib
from typing import Final

from ludarium.kernel.errors import LudariumError
from ludarium.kernel.fields import data, unsaved
from ludarium.kernel.part import Part

_MASK32: Final = 0xFFFFFFFF


@data
class Chance(Part):
    """A generator that is part of the position.

    With a `key` it is the generator of a real match: every result is a keyed hash of its running number, so that
    nobody can foresee the next result from the earlier ones, and everybody can check them once the key is revealed.
    Without a key it is a small fast generator, for simulations.

    Results in `coming` are given out before anything is generated (replays, scenarios). When `told` is a list,
    every result is appended to it (records).
    """

    state: int
    count: int
    key: str
    coming: list[int]
    told: list[int] | None = unsaved(None)

    def between(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        self.count += 1
        if self.coming:
            value = self.coming[0]
            if value < low or value > high:
                raise LudariumError(
                    "bad-chance",
                    f"The next chance result must lie between {low} and {high}, but {value} was given.",
                    {"low": str(low), "high": str(high), "given": str(value)},
                )
            del self.coming[0]
        elif self.key:
            digest = hashlib.blake2b(f"{self.key}:{self.count}".encode(), digest_size=8).digest()
            value = low + int.from_bytes(digest, "big") % (high - low + 1)
        else:
            x = self.state
            x ^= (x << 13) & _MASK32
            x ^= x >> 17
            x ^= (x << 5) & _MASK32
            self.state = x
            # (x * span) >> 32, because the high bits are the good ones; in two halves that stay small (see `_times`)
            span = high - low + 1
            value = low + (((x >> 16) * span + (((x & 0xFFFF) * span) >> 16)) >> 16)
        told = self.told
        if told is not None:
            told.append(value)
        return value

    def below(self, bound: int) -> int:
        return self.between(0, bound - 1)

    def roll(self) -> int:
        """One six-sided die."""
        return self.between(1, 6)

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.between(0, i)
            items[i], items[j] = items[j], items[i]

    def draw(self, items: list[int]) -> int:
        """Takes one random item out of the list."""
        return items.pop(self.between(0, len(items) - 1))


def _times(x: int, factor: int) -> int:
    """The low 32 bits of a product of two 32-bit numbers, in steps that stay small.

    (A larger product is made by the interpreter, which may answer with a pending Ctrl-C; compiled code takes that for
    a lack of memory and gives up.)
    """
    return (x * (factor & 0xFFFF) + (((x * (factor >> 16)) & 0xFFFF) << 16)) & _MASK32


def fast(seed: int) -> Chance:
    """A generator for simulations. Neighbouring seeds give unrelated streams."""
    x = (_times(seed & _MASK32, 0x9E3779B1) + 0x7F4A7C15) & _MASK32
    x ^= x >> 16
    x = _times(x, 0x85EBCA6B)
    x ^= x >> 13
    x = _times(x, 0xC2B2AE35)
    x ^= x >> 16
    return Chance(x or 0x9E3779B9, 0, "", [])


def committed(seed: str) -> Chance:
    """The generator of a real match. See `commitment`."""
    return Chance(1, 0, hashlib.sha256(f"ludarium/key/{seed}".encode()).hexdigest(), [])


def commitment(seed: str) -> str:
    """Shown at the start; the seed itself is revealed at the end, so that everybody can check the results."""
    return hashlib.sha256(f"ludarium/commitment/{seed}".encode()).hexdigest()
