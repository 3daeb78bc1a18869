"""Information-set Monte Carlo tree search: plays the game on, again and again, in imagined versions of the position.

There is one tree over all imagined versions. A node is reached by a sequence of choices, whatever is hidden and
whatever chance brings in between; so a choice is compared only with those that were available beside it.
A leaf is judged as the greedy player would: by the title's `evaluate`, at the best found end of the move it stands in.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import log, sqrt
from typing import Final

from ludarium.kernel.chance import fast
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title
from ludarium.players.greedy import best_end
from ludarium.players.worth import leads, points

EXPLORE = 0.2  # weight of what is little known against what looks good
BRANCHES = 4.0  # below the root, so many choices are tried at first, and more with the root of the visits
SPREAD = 4.0  # so many points ahead are worth three quarters of a win
IMAGINED = 16  # versions of the hidden things
TRIES = 3  # ways to end the move that a new leaf stands in


# Compiled code does not notice Ctrl-C by itself: this nothing is always interpreted, and does.
breathe: Final[Callable[[], None]] = eval("lambda: None")


class Node:
    """A choice, at its place in the tree."""

    __slots__ = ("children", "gain", "seen", "visits", "worth")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        # How often the choice could have been made.
        self.seen = 0
        # Sums over the visits, for the seat that chose: what it gained from now on, and how it stood; from 0 to 1.
        self.gain = 0.0
        self.worth = 0.0


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
        # The last search: its tree, the number of its iterations, everybody's lead at its start, and sums of what the
        # iterations were worth to everybody.
        self.root = Node()
        # Set from outside (a signal handler): the search ends with what it has.
        self.stopped = False
        self.done = 0
        self.start: list[float] = []
        self.worth: list[float] = []

    def decide(self, position: Position) -> int:
        options = position.options()
        if len(options) == 1:
            return options[0]
        return self.analyse(position)[0][0]

    def analyse(self, position: Position) -> list[tuple[int, int, float]]:
        """The options with their visits and expected worth (0 is lost, 1 is won), the best one first."""
        self._think(position)
        rows: list[tuple[int, int, float]] = []
        for option in position.options():
            child = self.root.children.get(key(option, self.seat))
            if child is None:
                rows.append((option, 0, 0.0))
            else:
                rows.append((option, child.visits, child.worth / child.visits))
        rows.sort(key=rank, reverse=True)
        return rows

    def value(self, position: Position) -> list[float]:
        """What the position is worth to each seat in the eyes of this one (0 is lost, 1 is won)."""
        self._think(position)
        return [each / self.done for each in self.worth]

    def _think(self, position: Position) -> None:
        begun = time.perf_counter()
        self.root = Node()
        self.done = 0
        versions: list[Position] = []
        while True:
            if len(versions) < IMAGINED:
                versions.append(self.title.determinize(position, self.seat, fast(self.chance.below(1 << 30))))
                if len(versions) == 1:
                    self.start = leads(points(self.title, versions[0]))
                    self.worth = [0.0] * len(self.start)
            here = versions[self.done % IMAGINED].clone()
            here.chance = fast(self.chance.below(1 << 30))
            self._iterate(here)
            self.done += 1
            breathe()
            if self.stopped:
                return
            if self.iterations:
                if self.done >= self.iterations:
                    return
            elif time.perf_counter() - begun >= self.seconds:
                return

    def _iterate(self, here: Position) -> None:
        """Follows the tree to a choice that is new, judges what came of it, and tells all choices on the way."""
        node = self.root
        path: list[Node] = []
        seats: list[int] = []
        new = False
        while here.agenda and not new:
            options = here.options()
            if len(options) == 1:
                here.choose(options[0])
                continue
            seat = here.seat
            option = self._select(node, here, seat, options)
            node = node.children[key(option, seat)]
            new = node.visits == 0
            here.choose(option)
            path.append(node)
            seats.append(seat)
        if new:
            found = best_end(self.title, here, seats[-1], self.chance, TRIES)
        else:
            found = leads(points(self.title, here))
        for i in range(len(found)):
            self.worth[i] += share(found[i])
        self.root.visits += 1
        for i in range(len(path)):
            seat = seats[i]
            path[i].visits += 1
            path[i].gain += share(found[seat] - self.start[seat])
            path[i].worth += share(found[seat])

    def _select(self, node: Node, here: Position, seat: int, options: list[int]) -> int:
        """The choice to follow: a new one while the node may still widen, else the most promising."""
        children = node.children
        best = -1
        most = -1.0
        untried: list[int] = []
        for option in options:
            child = children.get(key(option, seat))
            if child is None:
                untried.append(option)
                continue
            child.seen += 1
            promise = child.gain / child.visits + EXPLORE * sqrt(log(child.seen) / child.visits)
            if promise > most:
                best = option
                most = promise
        tried = len(options) - len(untried)
        if untried and (node is self.root or tried < BRANCHES + sqrt(node.visits)):
            best = self.title.policy(here, options, self.chance)
            if best not in untried:
                best = untried[self.chance.below(len(untried))]
            child = Node()
            child.seen = 1
            children[key(best, seat)] = child
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
