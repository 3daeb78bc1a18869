"""How even the nations of a title are: every pair of them meets, from both sides of the table.

A report is one JSON object. Each pair keeps its games as letters, so that an interrupted run can go on and a finished
one can be made longer: everything else is counted from them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import Any, Final

from ludarium.arena.game import Game, Task
from ludarium.arena.simulate import seating
from ludarium.arena.statistics import wilson
from ludarium.arena.workers import Backend, Local, until_pressed
from ludarium.kernel.errors import LudariumError, unknown
from ludarium.kernel.title import Title, find

FORMAT: Final = "ludarium-balance"
SEATS: Final = 2
# A game of a pair, in the eyes of the nation that is named first; even games have it at the first seat.
WON, LOST, TIED, FAILED, AHEAD = "+", "-", "=", "x", "."

Pair = tuple[str, str]
Told = Callable[["Report"], None]


class Report:
    """Win rates of all pairs. `outcomes` has a letter for each game of a pair, in the order of the deals."""

    def __init__(
        self,
        title: str,
        rules: int,
        nations: Sequence[str],
        players: Sequence[str],
        seed: int,
        variants: dict[str, str],
    ) -> None:
        self.title = title
        self.rules = rules
        self.nations = list(nations)
        self.players = list(players)
        self.seed = seed
        self.variants = variants
        self.outcomes: dict[Pair, str] = dict.fromkeys(combinations(self.nations, 2), "")
        self.endings: dict[str, int] = {}
        self.errors: list[str] = []

    # what is to do, and what came of it

    def todo(self, games: int) -> list[tuple[int, Pair]]:
        """The games that are not played yet. Every pair gets its first two before any gets its third."""
        for pair, outcomes in self.outcomes.items():
            self.outcomes[pair] = outcomes.ljust(games, AHEAD)
        return [
            (2 * deal + turn, pair)
            for deal in range(-(-games // 2))
            for pair in self.outcomes
            for turn in (0, 1)
            if 2 * deal + turn < games and self.outcomes[pair][2 * deal + turn] == AHEAD
        ]

    def task(self, number: int, pair: Pair) -> Task:
        """Both games of a deal have the same seed; the nations change chairs, the players stay."""
        first, second = pair if number % 2 == 0 else pair[::-1]
        values = {**self.variants, "nation-1": first, "nation-2": second}
        game = (self.seed + number // 2, tuple(self.players))
        return Task(self.title, SEATS, values, (game,), label=f"{pair[0]} {pair[1]} {number}")

    def add(self, pair: Pair, number: int, game: Game) -> None:
        letters = list(self.outcomes[pair].ljust(number + 1, AHEAD))
        if game.error:
            letters[number] = FAILED
            self.errors.append(f"{pair[number % 2]} – {pair[1 - number % 2]}, {game.error}")
        else:
            own, other = game.places[number % 2], game.places[1 - number % 2]
            letters[number] = WON if own < other else LOST if own > other else TIED
            self.endings[game.reason] = self.endings.get(game.reason, 0) + 1
        self.outcomes[pair] = "".join(letters)

    # what it says

    @property
    def games(self) -> int:
        return sum(len(_played(outcomes)) for outcomes in self.outcomes.values())

    @property
    def complete(self) -> bool:
        return not any(AHEAD in outcomes for outcomes in self.outcomes.values())

    def wins(self, nation: str, against: str) -> tuple[float, int]:
        """How often a nation beat another (a tie is half a win), and how often they met."""
        known = self.outcomes.get((nation, against))
        played = _played(known if known is not None else self.outcomes[against, nation])
        won = played.count(WON) + played.count(TIED) / 2
        return (won if known is not None else len(played) - won), len(played)

    def total(self, nation: str) -> tuple[float, int]:
        met = [self.wins(nation, other) for other in self.nations if other != nation]
        return sum(won for won, _ in met), sum(games for _, games in met)

    def first_seat(self) -> tuple[float, int]:
        """How often the first seat won, whatever nation sat there."""
        won, games = 0.0, 0
        for outcomes in self.outcomes.values():
            for number, letter in enumerate(outcomes):
                if letter in (WON, LOST, TIED):
                    won += 0.5 if letter == TIED else float((letter == WON) == (number % 2 == 0))
                    games += 1
        return won, games

    def uneven_by_chance(self) -> float:
        """How many pairs would have an interval without one half if all nations were equal (ties left out)."""
        return sum(_uneven_by_chance(len(_played(outcomes))) for outcomes in self.outcomes.values())

    def as_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "title": self.title,
            "rules": self.rules,
            "players": self.players,
            "seed": self.seed,
            "variants": self.variants,
            "games": self.games,
            "games_per_pair": max((len(outcomes) for outcomes in self.outcomes.values()), default=0),
            "complete": self.complete,
            "endings": self.endings,
            "errors": self.errors,
            "first_seat": _row(*self.first_seat()),
            "nations": [{"nation": nation, **_row(*self.total(nation))} for nation in self.nations],
            "pairs": [
                {"nation": one, "against": other, **_row(*self.wins(one, other)), "outcomes": outcomes}
                for (one, other), outcomes in self.outcomes.items()
            ],
        }

    def dumps(self) -> str:
        """One line for each nation and each pair: a report can be read and compared by eye."""
        told = self.as_json()
        parts = []
        for name, value in told.items():
            if name in ("nations", "pairs"):
                rows = ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in value)
                parts.append(f'"{name}": [\n{rows}\n]')
            else:
                parts.append(f'"{name}": {json.dumps(value, ensure_ascii=False)}')
        return "{\n" + ",\n".join(parts) + "\n}\n"

    @staticmethod
    def loads(text: str, file: str = "text") -> Report:
        """Reads a report again. `file` is what the error calls it."""
        try:
            told = json.loads(text)
            if told["format"] != FORMAT:
                raise ValueError(told["format"])
            nations = [str(row["nation"]) for row in told["nations"]]
            variants = {str(id): str(value) for id, value in told["variants"].items()}
            players = [str(player) for player in told["players"]]
            report = Report(str(told["title"]), int(told["rules"]), nations, players, int(told["seed"]), variants)
            report.endings = {str(reason): int(count) for reason, count in told["endings"].items()}
            report.errors = [str(error) for error in told["errors"]]
            for pair in told["pairs"]:
                key, outcomes = (str(pair["nation"]), str(pair["against"])), str(pair["outcomes"])
                if key not in report.outcomes or set(outcomes) - {WON, LOST, TIED, FAILED, AHEAD}:
                    raise ValueError(outcomes)
                report.outcomes[key] = outcomes
        except (ValueError, KeyError, TypeError, AttributeError):
            raise LudariumError("bad-report", f"{file} is not a balance report.", {"file": file}) from None
        return report

    def same_run(self, other: Report) -> bool:
        """Whether the games of both belong together."""
        keys = ("title", "rules", "nations", "players", "seed", "variants")
        return all(getattr(self, key) == getattr(other, key) for key in keys)


def _played(outcomes: str) -> str:
    return outcomes.replace(AHEAD, "").replace(FAILED, "")


@cache
def _uneven_by_chance(games: int) -> float:
    ways = 0
    for wins in range(games + 1):
        low, high = wilson(wins, games)
        if low > 0.5 or high < 0.5:
            ways += comb(games, wins)
    return ways / (1 << games)


def _row(wins: float, games: int) -> dict[str, Any]:
    low, high = wilson(wins, games)
    rate = round(wins / games, 4) if games else None
    return {"games": games, "wins": wins, "win_rate": rate, "interval": [round(low, 4), round(high, 4)]}


def nations(title: Title) -> list[str]:
    """The nations that both seats of a title can be given by its variants `nation-1` and `nation-2`."""
    known = {domain.name: domain.refs for domain in title.content}.get("nation", [])
    values = {variant.id: variant.values for variant in title.variants}
    found = [nation for nation in known if all(nation in values.get(f"nation-{n}", []) for n in (1, 2))]
    if len(found) < 2:
        raise LudariumError("no-nations", f"The seats of {title.id} cannot be given nations.", {"title": title.id})
    return found


def balance(
    title_id: str,
    games: int = 10,
    players: Sequence[str] = ("greedy",),
    seed: int = 1,
    jobs: int = 1,
    variants: Mapping[str, str] | None = None,
    progress: Told | None = None,
    backend: Backend | None = None,
    earlier: Report | None = None,
    only: Sequence[str] = (),
) -> Report:
    """Every pair of nations meets for `games` games with two seats; the same deal is played from both chairs.

    `players` sit at the chairs, so that each of them plays each nation as often. `earlier` goes on with a report of the
    same run. Ctrl-C ends it after the games that are being played (pressed twice: at once): the report then is not
    `complete`. `only` takes some of the nations.
    """
    title = find(title_id)
    names = nations(title)
    for nation in only:
        if nation not in names:
            raise unknown("nation", nation, names)
    names = [nation for nation in names if not only or nation in only]
    if len(names) < SEATS:
        raise LudariumError("few-nations", "At least two nations are needed.")
    if games < 1:
        raise LudariumError("bad-games", f"At least one game is needed, not {games}.", {"given": str(games)})
    given = dict(variants or {})
    values = title.resolve(SEATS, {**given, "nation-1": names[0], "nation-2": names[1]})
    values = {id: value for id, value in values.items() if not id.startswith("nation-")}
    report = Report(title_id, title.rules, names, seating(players, SEATS), seed, values)
    if earlier is not None:
        if not report.same_run(earlier):
            raise LudariumError("other-report", "The earlier report is of other nations, players, variants or seeds.")
        report = earlier
    tasks = [report.task(number, pair) for number, pair in report.todo(games)]
    runner: Backend = backend or Local(jobs)
    for batch in until_pressed(runner, tasks, []):
        one, other, number = batch.label.split()
        report.add((one, other), int(number), batch.games[0])
        if progress is not None:
            progress(report)
    return report
