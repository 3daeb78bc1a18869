"""Information-set Monte Carlo tree search: plays the game on, again and again, in imagined versions of the position.

There is one tree over all imagined versions. A node is reached by a sequence of choices, whatever is hidden and
whatever chance brings in between; so a choice is compared only with those that were available beside it.
Leaves are judged by playing on a little with the title's quick policy, and then by the title's `evaluate`.
"""

from __future__ import annotations

import time
from math import log, sqrt

from ludarium.kernel.chance import fast
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title
from ludarium.players.greedy import best_end
from ludarium.players.luck import follow
from ludarium.players.worth import leads, points

EXPLORE = 0.6  # weight of what is little known against what looks good
BIAS = 0.6  # weight of the first impression at the root
DEPTH = 24  # decisions played on by policy before a leaf is judged
BRANCHES = 3.0  # a node tries this many choices at first, and more with the root of its visits
SPREAD = 8.0  # a lead of so many points counts as three quarters of a win
IMPRESSIONS = 4  # ways to end the move that make up the first impression


class Node:
    """A choice, at its place in the tree. `total` is the sum of what it was worth to the seat that made it."""

    __slots__ = ("children", "impression", "seen", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        # How often the choice could have been made.
        self.seen = 0
        self.total = 0.0
        self.impression = 0.0


class Search:
    """Decides by a search of `seconds` or of `iterations`, whichever is not zero.

    With a number of iterations, equal seeds decide equally.
    """

    def __init__(self, title: Title, seat: int, seed: int, seconds: float, iterations: int) -> None:
        self.title = title
        self.seat = seat
        self.chance = fast(seed)
        self.seconds = seconds
        self.iterations = iterations
        # What the last search found: its tree, the number of its iterations, and what they were worth to each seat.
        self.root = Node()
        self.done = 0
        self.worth: list[float] = []

    def decide(self, position: Position) -> int:
        options = position.options()
        if len(options) == 1:
            return options[0]
        return self.analyse(position)[0][0]

    def analyse(self, position: Position) -> list[tuple[int, int, float]]:
        """The options with their visits and expected worth (0 is lost, 1 is won), the best one first."""
        options = position.options()
        self._think(position, options)
        rows: list[tuple[int, int, float]] = []
        for option in options:
            child = self.root.children.get(key(option, self.seat))
            if child is None or child.visits == 0:
                rows.append((option, 0, 0.0))
            else:
                rows.append((option, child.visits, child.total / child.visits))
        rows.sort(key=rank, reverse=True)
        return rows

    def value(self, position: Position) -> list[float]:
        """What the position is worth to each seat in the eyes of this one (0 is lost, 1 is won)."""
        self._think(position, position.options() if position.seat == self.seat else [])
        return [each / self.done for each in self.worth]

    def _think(self, position: Position, options: list[int]) -> None:
        self.root = Node()
        self.worth = []
        self.done = 0
        start = time.perf_counter()
        if len(options) > 1:
            self._first_impression(position, options)
        while True:
            self._iterate(position)
            self.done += 1
            if self.iterations:
                if self.done >= self.iterations:
                    return
            elif time.perf_counter() - start >= self.seconds:
                return

    def _first_impression(self, position: Position, options: list[int]) -> None:
        """Looks at each option as the greedy player does, and remembers how they compare, from 0 to 1."""
        imagined = self.title.determinize(position, self.seat, fast(self.chance.below(1 << 30)))
        for option in options:
            child = Node()
            found = best_end(self.title, imagined, option, self.seat, self.chance, IMPRESSIONS)
            child.impression = share(found)
            self.root.children[key(option, self.seat)] = child

    def _iterate(self, position: Position) -> None:
        title = self.title
        here = title.determinize(position, self.seat, fast(self.chance.below(1 << 30)))
        node = self.root
        path: list[Node] = []
        seats: list[int] = []
        while here.agenda:
            seat = here.seat
            options = here.options()
            fresh = False
            if len(options) == 1:
                option = options[0]
                child = node.children.get(key(option, seat))
                if child is None:
                    child = Node()
                    node.children[key(option, seat)] = child
                child.seen += 1
            else:
                option = self._select(node, here, seat, options)
                child = node.children[key(option, seat)]
                fresh = child.visits == 0
            here.choose(option)
            path.append(child)
            seats.append(seat)
            node = child
            if fresh:
                break
        if here.agenda:
            follow(title, here, self.chance, DEPTH)
        worth = [share(each) for each in leads(points(title, here))]
        if not self.worth:
            self.worth = [0.0] * len(worth)
        for i in range(len(worth)):
            self.worth[i] += worth[i]
        self.root.visits += 1
        for i in range(len(path)):
            path[i].visits += 1
            path[i].total += worth[seats[i]]

    def _select(self, node: Node, here: Position, seat: int, options: list[int]) -> int:
        """The choice to follow: a new one while the node may still widen, else the most promising."""
        children = node.children
        best = -1
        best_worth = -1.0
        tried = 0
        fresh: list[int] = []
        for option in options:
            child = children.get(key(option, seat))
            if child is None:
                fresh.append(option)
                continue
            child.seen += 1
            tried += 1
            visits = child.visits
            if visits == 0:
                # Known by its first impression only.
                worth = child.impression + EXPLORE
            else:
                worth = child.total / visits + EXPLORE * sqrt(log(child.seen) / visits)
                worth += BIAS * (child.impression - 0.5) / (1 + visits) if child.impression else 0.0
            if worth > best_worth:
                best = option
                best_worth = worth
        if fresh and (best < 0 or tried < BRANCHES + sqrt(node.visits)):
            best = fresh[0]
            if len(fresh) > 1:
                best = self.title.policy(here, options, self.chance) if tried == 0 else best
                if tried or best not in fresh:
                    best = fresh[self.chance.below(len(fresh))]
            new = Node()
            new.seen = 1
            children[key(best, seat)] = new
        return best


def key(option: int, seat: int) -> int:
    """The same choice of another seat is another choice."""
    return (option << 3) | seat


def rank(row: tuple[int, int, float]) -> tuple[int, float]:
    return row[1], row[2]


def share(lead: float) -> float:
    """A lead in points as a share of a win: from 0 to 1, a half when even."""
    size = lead if lead >= 0 else -lead
    return 0.5 + 0.5 * lead / (size + SPREAD)
