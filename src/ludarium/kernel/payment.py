"""Paying a price from several pools, where tokens of one kind may stand for another."""

from __future__ import annotations

from typing import Final


class Stand:
    """One token of the pool `pool` may be paid for `worth` of the kind `kind`."""

    __slots__ = ("kind", "pool", "worth")

    def __init__(self, pool: int, kind: int, worth: int) -> None:
        self.pool = pool
        self.kind = kind
        self.worth = worth


# a price that nothing can stand for
PLAIN: Final[list[Stand]] = []


def ways(have: list[int], price: list[int], stands: list[Stand]) -> list[list[int]]:
    """Every way to pay a price: how many tokens of each pool. Nothing is paid too much; fewest substitutes first.

    `have[i]` tokens lie in the pool of kind i; a price of a kind without a pool of its own ("any") is paid by stands.
    """
    found: list[list[int]] = []
    _try(have, price[:], stands, 0, [0] * len(have), found)
    return found


def _try(
    have: list[int], left: list[int], stands: list[Stand], at: int, paid: list[int], found: list[list[int]]
) -> None:
    """Tries all numbers of the substitute at this place, then the rest from the pools themselves."""
    if at == len(stands):
        whole = paid[:]
        for kind in range(len(left)):
            if kind < len(have):
                whole[kind] += left[kind]
            elif left[kind]:
                return
        for kind in range(len(have)):
            if whole[kind] > have[kind]:
                return
        if whole not in found:
            found.append(whole)
        return
    stand = stands[at]
    most = left[stand.kind] // stand.worth
    for number in range(most + 1):
        if paid[stand.pool] + number > have[stand.pool]:
            break
        paid[stand.pool] += number
        left[stand.kind] -= number * stand.worth
        _try(have, left, stands, at + 1, paid, found)
        left[stand.kind] += number * stand.worth
        paid[stand.pool] -= number
