"""How the sides of a title's scenarios do: wins and points of each, how long a game is, what is always and never taken.

A report is one JSON object. Each scenario keeps its games as rows, so that an interrupted run can go on and a finished
one can be made longer.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ludarium.arena.game import Batch, Game, Task
from ludarium.arena.simulate import seating, spread_of
from ludarium.arena.statistics import wilson
from ludarium.arena.tally import Choices, Heard, add_choices, add_heard
from ludarium.arena.workers import Backend, Local, until_pressed
from ludarium.kernel.errors import LudariumError, unknown
from ludarium.kernel.title import Scenario, Title, find
from ludarium.kernel.variant import SCENARIO

FORMAT: Final = "ludarium-sides"
# Rarer things are neither always nor never taken: it may be chance.
OFTEN: Final = 20


class Course:
    """The games of one scenario. `sides` has the thing that each seat plays; `rows` the games by seed."""

    def __init__(self, scenario: str, sides: list[str], players: list[str], variants: dict[str, str]) -> None:
        self.scenario = scenario
        self.sides = sides
        self.players = players
        self.variants = variants
        self.rows: dict[int, Game] = {}
        self.errors: list[str] = []
        self.choices: Choices = {}
        self.told: Heard = {}

    def add(self, batch: Batch) -> None:
        for game in batch.games:
            if game.error or game.forfeit:
                self.errors.append(game.error or game.forfeit)
            else:
                self.rows[game.seed] = game
        add_choices(self.choices, batch.choices)
        add_heard(self.told, batch.told)

    def always(self) -> list[tuple[str, str, int]]:
        """Verb, thing and how often: whoever could take it did."""
        return [(verb, thing, offered) for verb, thing, offered, taken in self._offers() if taken == offered]

    def never(self) -> list[tuple[str, str, int]]:
        """Verb, thing and how often it was offered: nobody took it."""
        return [(verb, thing, offered) for verb, thing, offered, taken in self._offers() if taken == 0]

    def _offers(self) -> list[tuple[str, str, int, int]]:
        """What was offered often, by verbs that somebody uses, the most frequent first."""
        return sorted(
            (
                (verb, thing, offered, taken)
                for verb, things in self.choices.items()
                for thing, (offered, taken) in things.items()
                if offered >= OFTEN and any(each[1] for each in things.values())
            ),
            key=lambda row: (row[0], -row[2], row[1]),
        )

    def as_json(self) -> dict[str, Any]:
        games = [self.rows[seed] for seed in sorted(self.rows)]
        rows = []
        for seat, side in enumerate(self.sides):
            wins = sum(game.share(seat) for game in games)
            low, high = wilson(wins, len(games))
            rows.append(
                {
                    "side": side,
                    "games": len(games),
                    "wins": round(wins, 2),
                    "win_rate": round(wins / len(games), 4) if games else None,
                    "interval": [round(low, 4), round(high, 4)],
                    "points": spread_of([game.points[seat] for game in games]),
                }
            )
        endings: dict[str, int] = {}
        for game in games:
            endings[game.reason] = endings.get(game.reason, 0) + 1
        return {
            "scenario": self.scenario,
            "players": self.players,
            "variants": self.variants,
            "games": len(games),
            "errors": self.errors,
            "length": spread_of([game.decisions for game in games]),
            "endings": endings,
            "sides": rows,
            "always": [list(row) for row in self.always()],
            "never": [list(row) for row in self.never()],
            "choices": _ordered(self.choices),
            "told": _ordered(self.told),
            "results": [[g.seed, g.decisions, g.reason, list(g.points), list(g.places)] for g in games],
        }


class Sides:
    """The report: a course for each scenario."""

    def __init__(self, title: str, rules: int, seed: int, courses: list[Course]) -> None:
        self.title = title
        self.rules = rules
        self.seed = seed
        self.courses = courses
        # Ctrl-C came: some games are missing.
        self.broken_off = False

    @property
    def games(self) -> int:
        return sum(len(course.rows) for course in self.courses)

    @property
    def errors(self) -> list[str]:
        return [f"{course.scenario}, {error}" for course in self.courses for error in course.errors]

    def tasks(self, games: int, scenarios: Sequence[str]) -> list[Task]:
        """The games of these scenarios that are not played yet; the players change seats from game to game."""
        found = []
        for number in range(games):
            for at, course in enumerate(self.courses):
                if course.scenario in scenarios and self.seed + number not in course.rows:
                    seats = len(course.players)
                    players = tuple(course.players[(seat + number) % seats] for seat in range(seats))
                    game = (self.seed + number, players)
                    found.append(Task(self.title, seats, course.variants, (game,), label=str(at), tally=True))
        return found

    def as_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "title": self.title,
            "rules": self.rules,
            "seed": self.seed,
            "games": self.games,
            "broken_off": self.broken_off,
            "scenarios": [course.as_json() for course in self.courses],
        }

    def dumps(self) -> str:
        """One line for each part of a scenario: a report can be read and compared by eye."""
        told = self.as_json()
        courses = []
        for course in told.pop("scenarios"):
            lines = [f'  "{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in course.items()]
            courses.append("{\n" + ",\n".join(lines) + "\n}")
        head = [f'"{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in told.items()]
        return "{\n" + ",\n".join(head) + ',\n"scenarios": [\n' + ",\n".join(courses) + "\n]\n}\n"

    @staticmethod
    def loads(text: str, file: str = "text") -> Sides:
        """Reads a report again. `file` is what the error calls it."""
        try:
            told = json.loads(text)
            if told["format"] != FORMAT:
                raise ValueError(told["format"])
            courses = []
            for row in told["scenarios"]:
                players = [str(player) for player in row["players"]]
                sides = [str(side["side"]) for side in row["sides"]]
                course = Course(str(row["scenario"]), sides, players, dict(row["variants"]))
                course.errors = [str(error) for error in row["errors"]]
                add_choices(course.choices, row["choices"])
                add_heard(course.told, row["told"])
                for seed, decisions, reason, points, places in row["results"]:
                    if not len(points) == len(places) == len(sides):
                        raise ValueError(seed)
                    course.rows[int(seed)] = Game(int(seed), (), decisions, tuple(points), tuple(places), reason)
                courses.append(course)
            return Sides(str(told["title"]), int(told["rules"]), int(told["seed"]), courses)
        except (ValueError, KeyError, TypeError, AttributeError):
            raise LudariumError("bad-report", f"{file} is not a balance report.", {"file": file}) from None

    def join(self, earlier: Sides) -> None:
        """Goes on with an earlier report: with its games of the same scenarios, and beside those of others."""
        same = (self.title, self.rules, self.seed) == (earlier.title, earlier.rules, earlier.seed)
        known = {course.scenario: course for course in earlier.courses}
        for course in self.courses:
            before = known.setdefault(course.scenario, course)
            if not same or (before.players, before.variants) != (course.players, course.variants):
                raise LudariumError("other-report", "The earlier report is of other players, variants or seeds.")
        self.courses = list(known.values())


def _ordered(counts: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {name: dict(sorted(things.items())) for name, things in sorted(counts.items())}


def chosen(title: Title, wanted: Sequence[str]) -> list[Scenario]:
    """The scenarios by their ids, or by how these begin: `1-01` stands for all its numbers of players."""
    known = [scenario for scenario in title.scenarios if scenario.ready]
    if not known:
        raise LudariumError("no-sides", f"{title.id} has no scenarios.", {"title": title.id})
    found: list[Scenario] = []
    for name in wanted:
        more = [each for each in known if each.id == name or each.id.startswith(f"{name}-")]
        if not more:
            raise unknown("scenario", name, [each.id for each in known])
        found += [each for each in more if each not in found]
    return found


def sides(
    title_id: str,
    scenarios: Sequence[str],
    games: int = 10,
    players: Sequence[str] = ("greedy",),
    seed: int = 1,
    jobs: int = 1,
    variants: Mapping[str, str] | None = None,
    progress: Callable[[Sides], None] | None = None,
    backend: Backend | None = None,
    earlier: Sides | None = None,
) -> Sides:
    """Each scenario is played `games` times, by one player at all seats or by one for each (they change seats).

    `earlier` goes on with a report of the same run, or adds scenarios to it. Ctrl-C ends it after the games that are
    being played (pressed twice: at once): the report then is `broken_off`.
    """
    title = find(title_id)
    if games < 1:
        raise LudariumError("bad-games", f"At least one game is needed, not {games}.", {"given": str(games)})
    courses = []
    for scenario in chosen(title, scenarios):
        seats = max(scenario.seats)
        values = title.resolve(seats, {**(variants or {}), SCENARIO: scenario.id})
        seated = [side.name for side in scenario.sides][:seats]
        courses.append(Course(scenario.id, seated, seating(players, seats), values))
    report = Sides(title_id, title.rules, seed, courses)
    wanted = [course.scenario for course in courses]
    if earlier is not None:
        report.join(earlier)
    runner: Backend = backend or Local(jobs)
    broken_off: list[bool] = []
    for batch in until_pressed(runner, report.tasks(games, wanted), broken_off):
        report.courses[int(batch.label)].add(batch)
        if progress is not None:
            progress(report)
    report.broken_off = bool(broken_off)
    return report
