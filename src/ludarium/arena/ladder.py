"""A ladder: the ratings of every bot and version of a title, kept in a file and made surer game by game.

The file holds every game, so that a run can be broken off and gone on with, and newcomers find their place among all
who ever played. The games are planned: those are played whose outcome tells most about who is stronger.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Any, Final

from ludarium.arena.external import PATIENCE, check_player, outside, version_of
from ludarium.arena.game import Game, Task
from ludarium.arena.statistics import Z95
from ludarium.arena.strength import ELO, Strengths, strengths
from ludarium.arena.workers import Backend, Local, until_pressed
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.title import Title, find
from ludarium.players import version

FORMAT: Final = "ludarium-ladder"
MEETINGS: Final = 8  # planned at one go; each is one deal, played from all chairs
PRECISION: Final = 50.0  # Elo: so exactly neighbours should be told apart
FAR: Final = 200.0  # Elo: who surely leads by so much need not be known better
NOTES: Final = 100  # of failed games are kept

# A deal, and who (by the number of the entrant) sits where.
Planned = tuple[int, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot in one version."""

    player: str
    version: str

    @property
    def name(self) -> str:
        return f"{self.player} {self.version}".strip()


@dataclass(frozen=True, slots=True)
class Rung:
    """What is known of an entrant. The first one that ever entered has 0."""

    entrant: Entrant
    # Whether it takes part now; an older version, say, does not.
    active: bool
    games: int
    wins: float
    elo: float
    low: float
    high: float

    def as_json(self) -> dict[str, Any]:
        return {
            "player": self.entrant.player,
            "version": self.entrant.version,
            "active": self.active,
            "games": self.games,
            "wins": round(self.wins, 2),
            "elo": round(self.elo),
            "interval": [round(self.low), round(self.high)],
        }


class Ladder:
    """Entrants and all their games. `places` of a failed game are empty."""

    def __init__(self, title: Title, seats: int, variants: Mapping[str, str], seed: int = 1) -> None:
        self.title = title.id
        self.rules = title.rules
        self.seats = seats
        self.variants = dict(title.resolve(seats, variants))
        self.seed = seed
        self.entrants: list[Entrant] = []
        self.active: set[int] = set()
        self.games: dict[Planned, tuple[int, ...]] = {}
        self.planned: list[Planned] = []
        self.notes: list[str] = []

    # who takes part

    def enter(self, players: Sequence[str], patience: float = PATIENCE) -> None:
        """Those who are named take part, newcomers too, and all who are here in the version that can play now. Nobody
        outside is asked unless named."""
        title = find(self.title)
        given = list(dict.fromkeys(players))
        now = {}
        for player in given:
            check_player(player)
            now[player] = version_of(player, patience) if outside(player) else version(player, title)
        for entrant in self.entrants:
            if entrant.player not in now and not outside(entrant.player):
                try:
                    now[entrant.player] = version(entrant.player, title)
                except LudariumError:  # a bot that is no more
                    continue
        self.active = set()
        for player, number in now.items():
            entrant = Entrant(player, number)
            if entrant in self.entrants or player in given:
                if entrant not in self.entrants:
                    self.entrants.append(entrant)
                self.active.add(self.entrants.index(entrant))
        self.planned = [(deal, chairs) for deal, chairs in self.planned if set(chairs) <= self.active]
        if len(self.active) < 2:
            raise LudariumError(
                "few-entrants",
                "A ladder needs at least two bots that can play now: name them with --players.",
            )

    # what is known

    def strengths(self) -> Strengths:
        won = [[0.0] * len(self.entrants) for _ in self.entrants]
        # The pairs of one game do not tell as much as games of their own.
        part = 2 / self.seats
        for (_, chairs), places in self.games.items():
            for a, b in combinations(range(len(places)), 2):
                one, other = chairs[a], chairs[b]
                if one != other:
                    share = 1.0 if places[a] < places[b] else 0.0 if places[a] > places[b] else 0.5
                    won[one][other] += part * share
                    won[other][one] += part * (1 - share)
        return strengths(won)

    def rungs(self) -> list[Rung]:
        """The strongest first."""
        if not self.entrants:
            return []
        known = self.strengths()
        found = []
        for i, entrant in enumerate(self.entrants):
            games, wins = 0, 0.0
            for (_, chairs), places in self.games.items():
                if places and i in chairs:
                    games += 1
                    firsts = [chairs[seat] for seat, place in enumerate(places) if place == 1]
                    wins += firsts.count(i) / len(firsts)
            elo = ELO * (known.mean[i] - known.mean[0])
            half = Z95 * ELO * known.spread(i)
            found.append(Rung(entrant, i in self.active, games, wins, elo, elo - half, elo + half))
        return sorted(found, key=lambda rung: (-rung.elo, rung.entrant.name))

    def open(self, precision: float, known: Strengths | None = None) -> list[tuple[int, int]]:
        """Neighbours that are not yet told apart: neither exactly enough nor far enough."""
        known = known or self.strengths()
        ranked = sorted(self.active, key=lambda i: (-known.mean[i], i))
        found = []
        for one, other in pairwise(ranked):
            lead = ELO * (known.mean[one] - known.mean[other])
            half = Z95 * ELO * known.variance(one, other) ** 0.5
            if half > precision and lead - half < FAR:
                found.append((one, other))
        return found

    # what is to be played

    def plan(self, precision: float, meetings: int = MEETINGS) -> None:
        """Plans so many meetings, each the one that tells most when those before it have been played."""
        known = self.strengths()
        wanted = self.open(precision, known)
        ranked = sorted(self.active)
        deal = max([deal for deal, _ in self.games], default=-1) + 1
        for _ in range(meetings if wanted else 0):
            pairs = list(combinations(ranked, 2))
            gains = [known.gain(one, other, wanted) for one, other in pairs]
            group = list(pairs[gains.index(max(gains))])
            while len(group) < self.seats:
                # Where there are more seats than bots, some sit twice.
                others = [i for i in ranked if i not in group] or ranked
                worth = [sum(known.gain(i, j, wanted) for j in set(group) if j != i) for i in others]
                group.append(others[worth.index(max(worth))])
            for one, other in combinations(sorted(set(group)), 2):
                known.expect(one, other, 2.0)
            for turn in range(self.seats):
                chairs = tuple(group[(seat + turn) % self.seats] for seat in range(self.seats))
                self.planned.append((deal, chairs))
            deal += 1

    def task(self, planned: Planned, patience: float) -> Task:
        deal, chairs = planned
        players = tuple(self.entrants[i].player for i in chairs)
        label = json.dumps([deal, list(chairs)])
        return Task(
            self.title, self.seats, self.variants, ((self.seed + deal, players),), label=label, patience=patience
        )

    def add(self, label: str, game: Game) -> None:
        deal, chairs = json.loads(label)
        planned = (int(deal), tuple(chairs))
        self.planned.remove(planned)
        self.games[planned] = game.places
        if game.error or game.forfeit:
            self.notes = [*self.notes, game.error or game.forfeit][-NOTES:]

    # the file

    def as_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "title": self.title,
            "rules": self.rules,
            "seats": self.seats,
            "variants": self.variants,
            "seed": self.seed,
            "ratings": [rung.as_json() for rung in self.rungs()],
            "notes": self.notes,
            "entrants": [{"player": each.player, "version": each.version} for each in self.entrants],
            "games": [[deal, list(chairs), list(self.games[deal, chairs])] for deal, chairs in sorted(self.games)],
            "planned": [[deal, list(chairs)] for deal, chairs in sorted(self.planned)],
        }

    def dumps(self) -> str:
        """One line for each rating, entrant and game."""
        parts = []
        for name, value in self.as_json().items():
            if isinstance(value, list) and value:
                rows = ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in value)
                parts.append(f'"{name}": [\n{rows}\n]')
            else:
                parts.append(f'"{name}": {json.dumps(value, ensure_ascii=False)}')
        return "{\n" + ",\n".join(parts) + "\n}\n"

    @staticmethod
    def loads(text: str, file: str = "text") -> Ladder:
        """Reads a ladder again. `file` is what the error calls it."""
        try:
            told = json.loads(text)
            if told["format"] != FORMAT:
                raise ValueError(told["format"])
            title = find(str(told["title"]))
            ladder = Ladder(title, int(told["seats"]), told["variants"], int(told["seed"]))
            ladder.rules = int(told["rules"])
            ladder.entrants = [Entrant(str(each["player"]), str(each["version"])) for each in told["entrants"]]
            known = range(len(ladder.entrants))
            for deal, chairs, places in told["games"]:
                if (
                    len(chairs) != ladder.seats
                    or any(i not in known for i in chairs)
                    or len(places) not in (0, len(chairs))
                ):
                    raise ValueError(deal)
                ladder.games[int(deal), tuple(chairs)] = tuple(int(place) for place in places)
            ladder.planned = [(int(deal), tuple(chairs)) for deal, chairs in told["planned"]]
            if any(i not in known for _, chairs in ladder.planned for i in chairs):
                raise ValueError("planned")
            ladder.notes = [str(note) for note in told["notes"]]
        except (ValueError, KeyError, TypeError, AttributeError):
            raise LudariumError("bad-ladder", f"{file} is not a ladder.", {"file": file}) from None
        return ladder

    def same_games(self, other: Ladder) -> bool:
        """Whether the games of both belong together."""
        return all(getattr(self, key) == getattr(other, key) for key in ("title", "rules", "seats", "variants", "seed"))


def climb(
    ladder: Ladder,
    games: int,
    precision: float = PRECISION,
    progress: Callable[[int], None] | None = None,
    backend: Backend | None = None,
    patience: float = PATIENCE,
    meetings: int = MEETINGS,
) -> str:
    """Plays until all neighbours are told apart (`settled`), or so many games (`games`), or Ctrl-C (`broken-off`).

    Equal ladders grow equally, whatever the backend, and whether or not they were broken off in between.

    >>> from ludarium.kernel.title import find
    >>> ladder = Ladder(find("troyes"), seats=2, variants={})
    >>> ladder.enter(["random", "greedy"])
    >>> climb(ladder, games=2)
    'games'
    >>> ladder.rungs()[0].entrant.player
    'greedy'
    """
    runner: Backend = backend or Local()
    played = 0
    broken_off: list[bool] = []
    while True:
        if not ladder.planned:
            ladder.plan(precision, meetings)
        if not ladder.planned:
            return "settled"
        if played >= games:
            return "games"
        tasks = [ladder.task(each, patience) for each in sorted(ladder.planned)[: games - played]]
        for batch in until_pressed(runner, tasks, broken_off):
            ladder.add(batch.label, batch.games[0])
            played += 1
            if progress is not None:
                progress(played)
        if broken_off:
            return "broken-off"
