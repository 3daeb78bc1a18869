"""Scenarios: *given* a position, *when* these choices are made, *then* these facts hold.

A scenario is a TOML file; docs/scenarios.md explains it. The worked examples of the rulebooks are scenarios: they run
as tests and as lessons on the real board. A file may hold several cases of one situation; each is a Scenario here.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ludarium.kernel import scenario_file as file
from ludarium.kernel.errors import LudariumError, bad_scenario
from ludarium.kernel.position import Position
from ludarium.kernel.scenario_course import choose, go_on, stands_between
from ludarium.kernel.scenario_errors import Differs, broken
from ludarium.kernel.scenario_given import place
from ludarium.kernel.scenario_holds import Holds
from ludarium.kernel.title import Title


class Scenario:
    """One case, ready to be played. `name`, `about` and what steps say are texts by language."""

    def __init__(self, title: Title, source: str, data: dict[str, Any], version: int, case: int = -1) -> None:
        own = data["case"][case] if case >= 0 else {}
        self.title = title
        self.source = source
        self.version = version
        # Which case of its file this is; empty if the file has none.
        self.id = file.case_id(own, case) if case >= 0 else ""
        self.rules: list[str] = [*data.get("rules", []), *own.get("rules", [])]
        self.name: dict[str, str] = own.get("name") or data.get("name", {})
        self.about: dict[str, str] = own.get("about") or data.get("about", {})
        self.seats: int = data.get("seats", title.seats[0])
        self.seed: int = data.get("seed", 1)
        self.given_variants: dict[str, str] = {**data.get("variants", {}), **own.get("variants", {})}
        self.given_names: list[str] = data.get("names", [])
        # What is given, step and end of the file come first, then those of the case.
        self.given: list[dict[str, Any]] = [part["given"] for part in (data, own) if "given" in part]
        self.steps: list[dict[str, Any]] = [*data.get("step", []), *own.get("step", [])]
        self.ends: list[dict[str, Any]] = [data, own]

    @property
    def names(self) -> list[str]:
        """The players' names, one for each seat."""
        return self.given_names + [f"Player {seat + 1}" for seat in range(len(self.given_names), self.seats)]

    @property
    def variants(self) -> dict[str, str]:
        """All variants of the game."""
        return self.title.resolve(self.seats, self.given_variants)

    @property
    def learner(self) -> int:
        """The seat from which a lesson is seen: the first that is said to choose, or to decide; -1 if none is."""
        for name in ("seat", "decides"):
            for step in self.steps:
                if name in step and (name == "seat" or "choose" not in step):
                    return int(step[name])
        return -1

    def where(self, place: str) -> str:
        return f"case {self.id}: {place}" if self.id else place

    def position(self) -> Position:
        """The position of *given*, at its first decision or reading point."""
        with guarded(self.where("given")):
            return place(
                self.title, self.seats, self.given_variants, self.seed, self.given, self.where("given"), self.version
            )

    def apply(self, position: Position, number: int) -> None:
        """Plays step `number`, then checks what it states. Raises Differs where it does not hold."""
        step = self.steps[number]
        where = self.where(f"step {number + 1}")
        with guarded(where):
            before = self.title.layout.show(position) if "unchanged" in step else None
            self._play(position, step, where)
            holds = Holds(self.title, position, step, where, self.seats)
            holds.check(before)
        position.ears = []

    def _play(self, position: Position, step: dict[str, Any], where: str) -> None:
        chance = position.chance
        given = file.numbers(step.get("chance", []), where)
        chance.coming = chance.coming + given
        between = stands_between(position)
        if "choose" in step:
            choose(self.title, position, step, where)
        if "choose" in step or between:
            until = file.reading_point(self.title, step["until"], where) if "until" in step else None
            go_on(position, until, where, between)
        elif "until" in step:
            raise bad_scenario(
                where, "nothing goes on here before somebody has chosen: 'until' needs a choice.", "until-idle"
            )
        if self.version >= 2 and given and chance.coming:
            raise left_over(where, chance.coming)

    def run(self) -> Position:
        """Plays the whole scenario and checks every fact it states."""
        position = self.position()
        before = self.title.layout.show(position)
        for number in range(len(self.steps)):
            self.apply(position, number)
        for end in self.ends:
            where = self.where("the end")
            with guarded(where):
                stated: dict[str, Any] = {name: end[name] for name in ("then", "result", "unchanged") if name in end}
                Holds(self.title, position, stated, where, self.seats).check(before)
        if self.version >= 2 and position.chance.coming:
            raise left_over(self.where("given.chance"), position.chance.coming)
        return position


@contextmanager
def guarded(where: str) -> Iterator[None]:
    """Whatever goes wrong inside becomes an error that says where: a file cannot break the program that reads it."""
    try:
        yield
    except Differs:
        raise
    except LudariumError as error:
        raise error if error.code == "bad-scenario" else bad_scenario(where, error) from error
    except Exception as other:
        raise broken(where, other) from other


def left_over(where: str, coming: list[int]) -> LudariumError:
    shown = ", ".join(map(str, coming[:20]))
    return bad_scenario(where, f"these chance results were not asked for: {shown}.", "left-over", {"given": shown})


def cases(text: str, source: str = "scenario", title: Title | None = None) -> list[Scenario]:
    """Reads a scenario file: all its cases, or the one it is. The title is looked up by its id unless it is given."""
    with guarded(source):
        data = file.parse(text, source)
        game = file.title_of(data, source, title)
        version = file.check_file(data, source, game)
        count = len(data.get("case", []))
        found = [Scenario(game, source, data, version, case) for case in (range(count) if count else [-1])]
        if version >= 2:
            for each in found:
                check_case(each, source)
        return found


def check_case(case: Scenario, source: str) -> None:
    """What a case of the newest version must be."""
    if case.given_names and len(case.given_names) != case.seats:
        raise bad_scenario(
            f"{source}: names",
            f"there are {case.seats} seats but {len(case.given_names)} names.",
            "name-count",
            {"seats": str(case.seats), "given": str(len(case.given_names))},
        )
    stated = any(set(step) - {"say", "chance", "until"} for step in case.steps)
    if not stated and not any(end.get(name) for end in case.ends for name in ("then", "result", "unchanged")):
        raise bad_scenario(case.where(source), "it states nothing.", "nothing-stated")


def reads(text: str, source: str = "scenario", title: Title | None = None) -> Scenario:
    """Reads a scenario file that has no cases, or one."""
    found = cases(text, source, title)
    if len(found) > 1:
        raise bad_scenario(source, f"it has {len(found)} cases; expected one.", "one-case", {"count": str(len(found))})
    return found[0]
