"""Who meets whom in a tournament: everybody everybody, equals equals, or the loser goes home. Entrants are numbers from
0 on, the strongest first where that matters."""

from __future__ import annotations

from collections.abc import Sequence

Pair = tuple[int, int]
BYE = -1  # nobody to meet: a point without a game


def robin_rounds(size: int) -> int:
    return size - 1 + size % 2


def robin(size: int, number: int) -> list[Pair]:
    """Everybody meets everybody once, everybody plays in every round: the pairs of one round, from 0 on.

    One stays in place and the others go round the table.
    """
    ring = list(range(size)) + [BYE] * (size % 2)
    turned = [ring[0], *(ring[1:][(i - number) % (len(ring) - 1)] for i in range(len(ring) - 1))]
    half = len(ring) // 2
    pairs = [(turned[i], turned[-1 - i]) for i in range(half)]
    # The one in place would always begin.
    if number % 2:
        pairs[0] = (pairs[0][1], pairs[0][0])
    return [(second, first) if first == BYE else (first, second) for first, second in pairs]


def swiss_rounds(size: int) -> int:
    """So many that one can be the only one to win all."""
    return max(1, (size - 1).bit_length())


def swiss(order: Sequence[int], met: set[frozenset[int]], rested: set[int]) -> list[Pair]:
    """Equals meet equals, nobody the same one twice if it can be helped. `order`: who plays on, the best first;
    `rested`: who has had a bye already."""
    left = list(order)
    pairs: list[Pair] = []
    if len(left) % 2:
        last = next((each for each in reversed(left) if each not in rested), left[-1])
        left.remove(last)
        pairs.append((last, BYE))
    return (_fresh(left, met) or _neighbours(left)) + pairs


def _neighbours(left: list[int]) -> list[Pair]:
    return [(left[i], left[i + 1]) for i in range(0, len(left), 2)]


def _fresh(left: list[int], met: set[frozenset[int]]) -> list[Pair] | None:
    """Pairs that have not met, each with the nearest that can be."""
    if not left:
        return []
    first, others = left[0], left[1:]
    for second in others:
        if frozenset((first, second)) not in met:
            rest = _fresh([each for each in others if each != second], met)
            if rest is not None:
                return [(first, second), *rest]
    return None


def knockout_rounds(size: int) -> int:
    return max(1, (size - 1).bit_length())


def bracket(size: int) -> list[Pair]:
    """The first round: the strongest and the second meet last; the strongest have byes where there are not enough."""
    order = [0]
    while len(order) < size:
        order = [each for first in order for each in (first, 2 * len(order) - 1 - first)]
    found = [each if each < size else BYE for each in order]
    return [(found[i], found[i + 1]) for i in range(0, len(found), 2)] if size > 1 else []


def next_bracket(winners: Sequence[int]) -> list[Pair]:
    """Those who won meet in the order of the bracket."""
    return [(winners[i], winners[i + 1]) for i in range(0, len(winners), 2)]
