"""Information-set Monte Carlo tree search: plays the game on, again and again, in imagined versions of the position.

There is one tree over all imagined versions, and its steps are whole moves: all that a seat decides until another seat
decides or chance speaks. At the root, ways to move are looked at one after the other, the oftener the better their
first option has proved; how everybody stands right after a move gives a first hunch of it. The most promising moves,
more and more of them, are played on: down the tree as long as it is known, then by quick answers of the others until
the searching seat is to move again. There the title's `evaluate` judges. So every move is judged after its answer.
A move that an imagined version does not allow is passed over there.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from math import log, sqrt
from typing import Final

from ludarium.kernel.chance import fast
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title
from ludarium.players.learned import SWING, Learned
from ludarium.players.moves import HASTE, LONGEST, follow, quick
from ludarium.players.tuning import Tuning
from ludarium.players.ways import ROOM, Place, Way, Ways
from ludarium.players.worth import judged, leads, likeliest

WIDTH: Final = 24  # options at the root, if the title has an opinion which of more are likely
LIKELY: Final = 0.15  # what is taken so much more rarely than the readiest option (its root) is looked at once at first
UNLIKELY: Final = 0.05  # and nothing is looked at more rarely than so
REPLIES: Final = 8  # answers to one move at most


# Compiled code does not notice Ctrl-C by itself: this nothing is always interpreted, and does.
breathe: Final[Callable[[], None]] = eval("lambda: None")


class Node:
    """A move, at its place in the tree."""

    __slots__ = ("children", "ends", "hunch", "options", "seat", "seen", "total", "visits", "worth")

    def __init__(self, seat: int, options: list[int], hunch: float) -> None:
        self.seat = seat
        self.options = options
        # By how many points the seat leads right after it.
        self.hunch = hunch
        # Whether it ends the game: then its hunch is its worth.
        self.ends = False
        self.children: list[Node] = []
        self.visits = 0
        # How often the move could have been made.
        self.seen = 0
        # Sums over the visits, for the seat that moved, from 0 to 1: compared with the best hunch, and as a win.
        self.total = 0.0
        self.worth = 0.0


class Move:
    """A way to move, where it led to, and by how many points everybody led there (nothing: nobody has looked)."""

    __slots__ = ("end", "leads", "options")

    def __init__(self, options: list[int], end: Place, leads: list[float]) -> None:
        self.options = options
        self.end = end
        self.leads = leads


class Search:
    """Decides by a search of `seconds` or of `iterations`, whichever is not zero.

    With a number of iterations, equal seeds decide equally.
    """

    def __init__(
        self,
        title: Title,
        seat: int,
        seed: int,
        seconds: float,
        iterations: int,
        learned: Learned | None = None,
        tuning: Tuning | None = None,
    ) -> None:
        self.title = title
        self.seat = seat
        self.chance = fast(seed)
        self.seconds = seconds
        self.iterations = iterations
        # Set from outside (a signal handler): the search ends with what it has.
        self.stopped = False
        # What was learned of the title; without it, its own `evaluate` and `policy` have to do.
        self.learned = learned
        if tuning is None:
            tuning = learned.tuning if learned is not None else Tuning({})
        self.tuning = tuning
        # So many points ahead are worth three quarters of a win.
        self.swing = title.swing() if learned is None or not learned.judges else SWING
        self.swing *= self.tuning.swing
        self.haste = HASTE if learned is None or not learned.judges else HASTE * SWING / title.swing()
        self.leans = learned is not None and len(learned.readiness) > 0
        # The last search: its tree with the most promising moves first, the number of its iterations, and sums of what
        # they were worth to everybody.
        self.root = Node(seat, [], 0.0)
        self.done = 0
        self.worth: list[float] = []
        # For each option at the root: how often it was looked at, and the best hunch.
        self.looks: list[int] = []
        # How many of the last looks at it found nothing new.
        self.vain: list[int] = []
        self.best: list[float] = []
        # How readily each is taken by what was learned, against the readiest.
        self.prior: list[float] = []
        self.moves: dict[tuple[int, ...], Node] = {}
        # How many positions it may keep while it thinks.
        self.room = ROOM
        self.ways = Ways(ROOM)
        # The best hunch when the moves were first compared; how much a move loses by being answered, on average.
        self.centre = 0.0
        self.loss = 0.0
        self.played = 0
        # What is known of the ways to go on with the move that was begun.
        self.plans: list[Node] = []

    def decide(self, position: Position) -> int:
        options = position.options()
        if len(options) == 1:
            self._keep(self.plans, options[0])
            return options[0]
        option = self.analyse(position)[0][0]
        self.go_on(option)
        return option

    def go_on(self, option: int) -> None:
        """This option is chosen: what was found out about moves that begin with it is kept."""
        self._keep(self.root.children, option)

    def _keep(self, known: list[Node], option: int) -> None:
        self.plans = []
        for node in known:
            if node.options[0] == option and len(node.options) > 1:
                node.options = node.options[1:]
                self.plans.append(node)

    def analyse(self, position: Position) -> list[tuple[int, int, float]]:
        """The options with their visits and expected worth (0 is lost, 1 is won), the best one first."""
        return [(option, visits, worth) for _, visits, option, worth in self.ranked(position)]

    def ranked(self, position: Position) -> list[tuple[float, int, int, float]]:
        """The same with how good each looks beside the others: quality, visits, option, worth."""
        self._think(position)
        rows: list[tuple[float, int, int, float]] = []
        for option in position.options():
            visits = 0
            best = -1.0
            worth = 0.0
            for node in self.root.children:
                if node.options[0] == option:
                    visits += node.visits
                    quality = self._quality(node)
                    if quality > best:
                        best = quality
                        worth = node.worth / node.visits if node.visits else self._share(node.hunch)
            rows.append((best, visits, option, worth))
        rows.sort(reverse=True)
        return rows

    def whole(self, option: int) -> list[int]:
        """The whole move that the last search would make with an option, which comes first."""
        best: Node | None = None
        for node in self.root.children:
            if node.options[0] == option and (best is None or self._quality(node) > self._quality(best)):
                best = node
        return [option] if best is None else best.options

    def value(self, position: Position) -> list[float]:
        """What the position is worth to each seat in the eyes of this one (0 is lost, 1 is won)."""
        self._think(position)
        return [each / self.done for each in self.worth]

    def _think(self, position: Position) -> None:
        """Nothing that is made meanwhile is part of a circle: looking for such would take a fifth of the time."""
        collecting = gc.isenabled()
        gc.disable()
        try:
            self._search(position)
        finally:
            if collecting:
                gc.enable()

    def _search(self, position: Position) -> None:
        begun = time.perf_counter()
        # What another can choose is not known: then all is answers.
        own = position.seat == self.seat
        options = position.options() if own else []
        self.ways = Ways(self.room)
        version = self._imagine(position)
        options = likeliest(self.title, version, options, WIDTH)
        self._clear(options, version)
        if own and self.leans and self.learned is not None:
            self._lean(self.learned.ready(version, options))
        versions = [self.ways.begin(version)]
        for turn in range(self.tuning.first):
            for i in range(len(options)):
                if turn == 0 or not self.leans or self.prior[i] >= LIKELY:
                    self._look(versions[-1], options, i)
            versions.append(self.ways.begin(self._imagine(position)))
            if self.seconds and time.perf_counter() - begun >= self.seconds:
                break
        if own and not self.plans:
            self.centre = max(self.best)
        while True:
            if len(versions) < self.tuning.imagined:
                versions.append(self.ways.begin(self._imagine(position)))
            for _ in range(self.tuning.looks if own else 0):
                promising = self._promising()
                if promising < 0:
                    break
                self._look(versions[self.chance.below(len(versions))], options, promising)
            self._play_on(versions[self.done % len(versions)])
            self.done += 1
            breathe()
            if self.stopped:
                return
            if self.iterations:
                if self.done >= self.iterations:
                    return
            elif time.perf_counter() - begun >= self.seconds:
                return

    def _lean(self, ready: list[float]) -> None:
        most = max(ready)
        self.prior = [max(sqrt(each / most), UNLIKELY) for each in ready]

    def _imagine(self, position: Position) -> Position:
        imagined: Position = self.title.determinize(position, self.seat, fast(self.chance.below(1 << 30)))
        return imagined

    def _clear(self, options: list[int], version: Position) -> None:
        """Forgets the last search, but for what it found out about going on with the move that was begun."""
        self.root = Node(version.seat, [], 0.0)
        self.done = 0
        self.looks = [0] * len(options)
        self.vain = [0] * len(options)
        self.best = [-1e9] * len(options)
        self.worth = [0.0] * len(judged(self.title, self.learned, version))
        self.moves = {}
        plans = self.plans
        self.plans = []
        for node in plans:
            if (
                version.seat == node.seat
                and node.options[0] in options
                and follow(version.clone(), node.seat, node.options)
            ):
                self.plans.append(node)
                self._learn(node, options.index(node.options[0]))
        if not self.plans:
            self.loss = 0.0
            self.played = 0

    def _learn(self, node: Node, i: int) -> None:
        """Puts a way to move among those known at the root, the better before the worse."""
        self.moves[tuple(node.options)] = node
        if node.hunch > self.best[i]:
            self.best[i] = node.hunch
        children = self.root.children
        low, high = 0, len(children)
        while low < high:
            middle = (low + high) // 2
            if children[middle].hunch < node.hunch:
                high = middle
            else:
                low = middle + 1
        children.insert(low, node)

    def _promising(self) -> int:
        """The option to look at next: any, but better ones oftener. -1 if nothing new is to be found."""
        best = self.best
        stale = self.tuning.stale
        focus = self.tuning.focus
        top = max(best)
        usual = sum([top - each for each in best]) / len(best) + 1e-9
        found = -1
        least = 1e18
        for i in range(len(best)):
            if stale and self.vain[i] >= stale:
                continue
            behind = 1.0 + focus * (top - best[i]) / usual
            cost = (1 + self.looks[i]) * behind * behind
            if self.leans:
                cost /= self.prior[i]
            if cost < least:
                found = i
                least = cost
        return found

    def _look(self, version: Way, options: list[int], i: int) -> None:
        """Looks at one way to move that begins with an option."""
        seat = version.here.seat
        taken = [options[i]]
        place = self.ways.step(Place(version, version.here, self.chance.below(1 << 30)), options[i])
        place = self._finish(place, seat, 0, taken)
        self.looks[i] += 1
        if tuple(taken) in self.moves:
            self.vain[i] += 1
            return
        self.vain[i] = 0
        lead = self._leads(place)[seat]
        if place.here.chance.count:
            # Chance has ended it, so that up to there all is as before.
            again = self.tuning.again
            for _ in range(again):
                place = Place(version, version.here, self.chance.below(1 << 30))
                for option in taken:
                    place = self.ways.step(place, option)
                lead += self._leads(place)[seat]
            lead /= 1 + again
        node = Node(seat, taken, lead - self.haste * len(taken))
        node.ends = not place.here.agenda
        self._learn(node, i)

    def _finish(self, place: Place, seat: int, drawn: int, taken: list[int]) -> Place:
        """Ends the move of a seat as a quick player would, and notes its options (see moves.py)."""
        here = place.here
        while here.agenda and here.chance.count == drawn and len(taken) < LONGEST and here.seat == seat:
            option = quick(self.title, self.learned, here, place.options(), self.chance)
            place = self.ways.step(place, option)
            taken.append(option)
            here = place.here
        return place

    def _leads(self, place: Place) -> list[float]:
        """By how many points everybody leads there."""
        way = place.way
        if way is None:
            return leads(judged(self.title, self.learned, place.here))
        if not way.leads:
            way.leads = leads(judged(self.title, self.learned, place.here))
        return way.leads

    def _play_on(self, version: Way) -> None:
        """Plays on from one of the most promising moves to the next move of the own seat, and tells all on the way."""
        seat = version.here.seat
        path: list[Node] = []
        node, found = self._select(Place(version, version.here, self.chance.below(1 << 30)))
        move = node
        if node is None:
            found = self._answer(found.end)
        else:
            path.append(node)
            while node.visits > 0 and found.end.here.agenda:
                node, found = self._step(node, found.end)
                path.append(node)
        found = self._answered(found)
        for _ in range(self.tuning.further):
            if not found.end.here.agenda:
                break
            found = self._answered(self._answer(found.end))
        found_leads = found.leads or self._leads(found.end)
        for i in range(len(found_leads)):
            self.worth[i] += self._share(found_leads[i])
        if move is not None:
            loss = self._share(move.hunch - self.centre) - self._share(found_leads[seat] - self.centre)
            self.played += 1
            self.loss += (loss - self.loss) / self.played
        self.root.visits += 1
        for each in path:
            lead = found_leads[each.seat] - self.haste * len(each.options)
            each.visits += 1
            each.total += self._share(lead - self.centre if each.seat == seat else lead + self.centre)
            each.worth += self._share(lead)

    def _answered(self, found: Move) -> Move:
        """Lets the others move until the own seat is to move."""
        count = 0
        while found.end.here.agenda and found.end.here.seat != self.seat and count < REPLIES:
            found = self._answer(found.end)
            count += 1
        return found

    def _select(self, place: Place) -> tuple[Node | None, Move]:
        """The move to play on from the root, among the most promising ones, and the position after it.

        None if this version allows none of them.
        """
        root = self.root
        hunch = self.tuning.hunch
        width = int(self.tuning.branches + sqrt(root.visits))
        weight = self.tuning.explore * sqrt(log(root.visits + 1.0))
        candidates = root.children[:width]
        while candidates:
            best = 0
            most = -1e9
            for i in range(len(candidates)):
                promise = self._quality(candidates[i]) + weight / sqrt(hunch + candidates[i].visits)
                if promise > most:
                    best = i
                    most = promise
            node = candidates.pop(best)
            after = self.ways.follow(place, node.seat, node.options)
            if after is not None:
                return node, Move(node.options, after, [])
        return None, Move([], place, [])

    def _quality(self, node: Node) -> float:
        """How good a move at the root is: its hunch less what answers usually take, more and more its results."""
        hunch = self._share(node.hunch - self.centre)
        if node.ends:
            return hunch
        hunch -= self.loss
        size = self.tuning.hunch
        return (size * hunch + node.total) / (size + node.visits)

    def _step(self, node: Node, place: Place) -> tuple[Node, Move]:
        """The move to follow below the root, and the position after it: the most promising one, or a new one."""
        seat = place.here.seat
        explore = self.tuning.explore
        known = [child for child in node.children if child.seat == seat]
        if len(known) >= 1.0 + self.tuning.widen * sqrt(node.visits):
            place = self.ways.keep(place)
            while known:
                best = 0
                most = -1e9
                for i in range(len(known)):
                    child = known[i]
                    promise = child.total / child.visits + explore * sqrt(log(child.seen + 1.0) / child.visits)
                    if promise > most:
                        best = i
                        most = promise
                child = known.pop(best)
                after = self.ways.follow(place, seat, child.options)
                if after is not None:
                    child.seen += 1
                    return child, Move(child.options, after, [])
        found = self._answer(place)
        for child in node.children:
            if child.seat == seat and child.options == found.options:
                child.seen += 1
                return child, found
        child = Node(seat, found.options, found.leads[seat])
        child.seen = 1
        node.children.append(child)
        return child, found

    def _answer(self, place: Place) -> Move:
        """The best of a few ways to move, for whoever is to move. Uses up a place that is not kept."""
        seat = place.here.seat
        drawn = place.here.chance.count
        # What has to be done anyway is done once, and what can be chosen then is listed once.
        forced: list[int] = []
        options = place.options()
        while len(options) == 1:
            place = self.ways.step(place, options[0])
            forced.append(options[0])
            here = place.here
            if not here.agenda or here.chance.count != drawn or len(forced) >= LONGEST or here.seat != seat:
                return Move(forced, place, self._leads(place))
            options = place.options()
        best: Move | None = None
        tried: list[list[int]] = []
        tries = self.tuning.tries
        for i in range(tries):
            option = quick(self.title, self.learned, place.here, options, self.chance)
            taken = [*forced, option]
            end = self.ways.step(place.copy() if i + 1 < tries else place, option)
            end = self._finish(end, seat, drawn, taken)
            # The same again leads to the same: chance is in the position.
            if taken not in tried:
                tried.append(taken)
                found = self._leads(end)
                if best is None or found[seat] > best.leads[seat]:
                    best = Move(taken, end, found)
        assert best is not None
        return best

    def _share(self, lead: float) -> float:
        """A lead in points as a share of a win: from 0 to 1, a half when even."""
        size = lead if lead >= 0 else -lead
        return 0.5 + 0.5 * lead / (size + self.swing)
