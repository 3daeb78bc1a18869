"""Who meets whom in a tournament: everybody everybody, equals equals, or the loser goes home. Entrants are numbers from
0 on, the strongest first where that matters. Two sit at a table, or more where a title allows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

# Those at one table. Whoever is alone rests: a point without a game.
Group = tuple[int, ...]
# How often two have met.
Met = Counter[frozenset[int]]


def meetings(groups: Iterable[Sequence[int]]) -> Met:
    return Counter(frozenset(pair) for group in groups for pair in combinations(group, 2))


# everybody meets everybody


def robin_rounds(size: int, seats: int = 2) -> int:
    if seats == 2:
        return size - 1 + size % 2
    return max(1, -(-(size - 1) // (seats - 1)))


def robin(size: int, number: int) -> list[Group]:
    """Everybody meets everybody once, everybody plays in every round: the pairs of one round, from 0 on.

    One stays in place and the others go round the table.
    """
    ring: list[int | None] = [*range(size), *([None] * (size % 2))]
    turned = [ring[0], *(ring[1:][(i - number) % (len(ring) - 1)] for i in range(len(ring) - 1))]
    pairs = [(turned[i], turned[-1 - i]) for i in range(len(ring) // 2)]
    # The one in place would always begin.
    if number % 2:
        pairs[0] = (pairs[0][1], pairs[0][0])
    return [tuple(each for each in pair if each is not None) for pair in pairs]


# equals meet equals


def swiss_rounds(size: int, seats: int = 2) -> int:
    """So many that one can be the only one to win all."""
    rounds = 1
    while seats**rounds < size:
        rounds += 1
    return rounds


def swiss(order: Sequence[int], met: Met, rested: set[int]) -> list[Group]:
    """Equals meet equals, nobody the same one twice if it can be helped. `order`: who plays on, the best first;
    `rested`: who has rested already."""
    left = list(order)
    alone: list[Group] = []
    if len(left) % 2:
        last = next((each for each in reversed(left) if each not in rested), left[-1])
        left.remove(last)
        alone.append((last,))
    return (_fresh(left, met) or _neighbours(left)) + alone


def _neighbours(left: list[int]) -> list[Group]:
    return [(left[i], left[i + 1]) for i in range(0, len(left), 2)]


def _fresh(left: list[int], met: Met) -> list[Group] | None:
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


# the loser goes home


def knockout_rounds(size: int, seats: int = 2) -> int:
    rounds = 0
    while size > 1:
        size, rounds = -(-size // seats), rounds + 1
    return max(1, rounds)


def bracket(size: int) -> list[Group]:
    """The first round of pairs: the two strongest meet last; the strongest rest where there are not enough."""
    order = [0]
    while len(order) < size:
        order = [each for first in order for each in (first, 2 * len(order) - 1 - first)]
    pairs = [(order[i], order[i + 1]) for i in range(0, len(order), 2)] if size > 1 else []
    return [tuple(each for each in pair if each < size) for pair in pairs]


def next_bracket(winners: Sequence[int]) -> list[Group]:
    """Those who won meet in the order of the bracket."""
    return [tuple(winners[i : i + 2]) for i in range(0, len(winners), 2)]


# more than two at a table


def sizes(count: int, seats: int) -> list[int]:
    """How many sit at each table: no more than `seats`, and about as many everywhere."""
    tables = -(-count // seats)
    return [count // tables + (i < count % tables) for i in range(tables)]


def mixed(order: Sequence[int], seats: int, met: Met) -> list[Group]:
    """Tables for all, in this order: each with those who have met least often, the nearest first."""
    left = list(order)
    groups: list[Group] = []
    for size in sizes(len(left), seats):
        group = [left.pop(0)]
        while len(group) < size:
            together = [sum(met[frozenset((one, each))] ** 2 for one in group) for each in left]
            group.append(left.pop(together.index(min(together))))
        groups.append(tuple(group))
    return groups


def spread(order: Sequence[int], seats: int) -> list[Group]:
    """Tables for all, the strongest at different ones: dealt out to and fro."""
    room = sizes(len(order), seats)
    groups: list[list[int]] = [[] for _ in room]
    way = [*range(len(room)), *reversed(range(len(room)))]
    places = [table for _ in range(seats) for table in way]
    for each in order:
        while len(groups[places[0]]) == room[places[0]]:
            places.pop(0)
        groups[places.pop(0)].append(each)
    return [tuple(group) for group in groups]
