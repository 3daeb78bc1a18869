"""Scenarios: *given* a position, *when* these choices are made, *then* these facts hold.

A scenario is a TOML file; docs/scenarios.md explains it. The worked examples of the rulebooks are scenarios: they run
as tests and as lessons on the real board.
"""

from __future__ import annotations

import tomllib
from typing import Any

from ludarium.kernel.chance import fast
from ludarium.kernel.errors import LudariumError, bad_scenario
from ludarium.kernel.layout import find as find_path
from ludarium.kernel.match import frame_id
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title, find

_TOP = ("title", "seats", "variants", "seed", "names", "name", "about", "rules", "given", "step", "then")
_STEP = ("seat", "choose", "chance", "say", "then", "offered", "not_offered", "decision", "error", "over")
_GIVEN = ("phase", "seat", "chance")


class Scenario:
    """A read scenario. `texts` are told by language: the name, what it is about, and what each step says."""

    def __init__(self, title: Title, source: str, data: dict[str, Any]) -> None:
        self.title = title
        self.source = source
        self.data = data
        self.rules: list[str] = [str(rule) for rule in data.get("rules", [])]
        self.steps: list[dict[str, Any]] = data.get("step", [])
        self.name = _texts(data.get("name", {}), "name")
        self.about = _texts(data.get("about", {}), "about")

    def position(self) -> Position:
        """The position of *given*, at its first decision."""
        title = self.title
        seats = _whole(self.data.get("seats", title.seats[0]), "seats")
        variants = self.data.get("variants", {})
        if not isinstance(variants, dict):
            raise bad_scenario("variants", "expected a table.", "table")
        position = title.setup(
            seats,
            title.resolve(seats, {str(k): str(v) for k, v in variants.items()}),
            fast(_whole(self.data.get("seed", 1), "seed")),
        )
        given = self.data.get("given", {})
        if not isinstance(given, dict):
            raise bad_scenario("given", "expected a table.", "table")
        fields = {key: value for key, value in given.items() if key not in _GIVEN}
        title.layout.read(fields, "given", position)
        position.chance.coming = _numbers(given.get("chance", []), "given.chance")
        phase = given.get("phase")
        if phase is not None:
            if phase not in title.phases():
                raise bad_scenario(
                    "given.phase",
                    f"{phase!r} is not a phase. Expected: {', '.join(title.phases())}.",
                    "phase",
                    {"given": str(phase), "expected": ", ".join(title.phases())},
                )
            seat = _whole(given.get("seat", 0), "given.seat")
            if not 0 <= seat < seats:
                raise bad_scenario(
                    "given.seat",
                    f"there is no seat {seat}; the seats are 0 to {seats - 1}.",
                    "seat",
                    {"given": str(seat), "most": str(seats - 1)},
                )
            position.agenda = []
            title.enter(position, phase, seat)
        title.begin(position)
        return position

    def apply(self, position: Position, number: int) -> None:
        """Plays step `number`, then checks what it states. Raises LudariumError where it does not hold."""
        step = self.steps[number]
        where = f"step {number + 1}"
        _known(step, _STEP, where)
        if "chance" in step:
            position.chance.coming = position.chance.coming + _numbers(step["chance"], f"{where}.chance")
        if "choose" in step:
            self._choose(position, step, where)
        self._hold(position, step, where)

    def _choose(self, position: Position, step: dict[str, Any], where: str) -> None:
        vocabulary = self.title.vocabulary
        code = str(step["choose"])
        if position.over:
            raise bad_scenario(where, "the game is over already.", "over")
        seat = position.seat
        if "seat" in step and step["seat"] != seat:
            raise bad_scenario(
                where,
                f"seat {seat} decides here, not seat {step['seat']}.",
                "decides",
                {"seat": str(seat), "given": str(step["seat"])},
            )
        try:
            option = vocabulary.parse(code)
        except LudariumError as error:
            raise bad_scenario(where, error) from None
        options = position.options()
        if option not in options:
            shown = "; ".join(vocabulary.text(each) for each in options[:60])
            raise bad_scenario(
                where,
                f"{code!r} is not offered by {frame_id(position.decision())}. Offered: {shown}.",
                "not-offered",
                {"given": code, "offered": shown},
            )
        position.choose(option)

    def _hold(self, position: Position, step: dict[str, Any], where: str) -> None:
        vocabulary = self.title.vocabulary
        if "over" in step and position.over != step["over"]:
            raise bad_scenario(
                where,
                f"the game is {'' if position.over else 'not '}over.",
                "whether-over",
                {"over": "yes" if position.over else "no"},
            )
        if "decision" in step:
            now = "nothing: the game is over" if position.over else frame_id(position.decision())
            if now != step["decision"]:
                raise bad_scenario(
                    where,
                    f"the decision is {now}, not {step['decision']}.",
                    "decision",
                    {"found": now, "given": str(step["decision"])},
                )
            if "choose" not in step and "seat" in step and position.seat != step["seat"]:
                raise bad_scenario(
                    where,
                    f"seat {position.seat} decides, not seat {step['seat']}.",
                    "decides",
                    {"seat": str(position.seat), "given": str(step["seat"])},
                )
        offered = [] if position.over else [vocabulary.text(option) for option in position.options()]
        for code in step.get("offered", []):
            if str(code) not in offered:
                raise bad_scenario(
                    where,
                    f"{code!r} is not offered. Offered: {'; '.join(offered[:60])}.",
                    "not-offered",
                    {"given": str(code), "offered": "; ".join(offered[:60])},
                )
        for code in step.get("not_offered", []):
            self._check_code(str(code), where)
            if str(code) in offered:
                raise bad_scenario(where, f"{code!r} is offered, but should not be.", "offered", {"given": str(code)})
        self.facts(position, step.get("then", {}), where)

    def _check_code(self, code: str, where: str) -> None:
        """A misspelt option would never be offered: say so instead of passing."""
        try:
            self.title.vocabulary.parse(code)
        except LudariumError as error:
            raise bad_scenario(where, error) from None

    def facts(self, position: Position, then: Any, where: str) -> None:
        """Checks stated facts: dotted paths of the layout and the values they must have."""
        if not isinstance(then, dict):
            raise bad_scenario(where, "expected a table of facts.", "table")
        if not then:
            return
        shown = self.title.layout.show(position)
        for path, expected in _flat(then):
            found = find_path(shown, path)
            if found != expected:
                raise bad_scenario(
                    where,
                    f"{path} is {found!r}, expected {expected!r}.",
                    "fact",
                    {"path": path, "found": repr(found), "expected": repr(expected)},
                )

    def run(self) -> Position:
        """Plays the whole scenario and checks every fact it states."""
        position = self.position()
        for number in range(len(self.steps)):
            self.apply(position, number)
        self.facts(position, self.data.get("then", {}), "then")
        return position


def _flat(table: dict[str, Any], heading: str = "") -> list[tuple[str, Any]]:
    """Nested tables are the same as dotted paths."""
    facts: list[tuple[str, Any]] = []
    for key, value in table.items():
        path = f"{heading}{key}"
        if isinstance(value, dict) and value:
            facts.extend(_flat(value, f"{path}."))
        else:
            facts.append((path, value))
    return facts


def _texts(given: Any, where: str) -> dict[str, str]:
    if not isinstance(given, dict):
        raise bad_scenario(where, "expected a table with a text for each language: en, ru.", "texts")
    return {str(language): str(text) for language, text in given.items()}


def _whole(given: Any, where: str) -> int:
    if isinstance(given, bool) or not isinstance(given, int):
        raise bad_scenario(where, f"expected a whole number, not {given!r}.", "whole", {"given": repr(given)})
    return given


def _numbers(given: Any, where: str) -> list[int]:
    if not isinstance(given, list):
        raise bad_scenario(where, "expected a list of whole numbers.", "wholes")
    return [_whole(each, where) for each in given]


def _known(table: Any, names: tuple[str, ...], where: str) -> None:
    if not isinstance(table, dict):
        raise bad_scenario(where, "expected a table.", "table")
    for name in table:
        if name not in names:
            raise bad_scenario(
                where,
                f"there is no {name!r} here. Expected one of: {', '.join(names)}.",
                "no-field",
                {"given": str(name), "expected": ", ".join(names)},
            )


def reads(text: str, source: str = "scenario", title: Title | None = None) -> Scenario:
    """Reads a scenario; the title is looked up by its id unless it is given."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise bad_scenario(source, f"it is not valid TOML: {error}.", "toml", {"detail": str(error)}) from None
    _known(data, _TOP, source)
    if title is None:
        title = find(str(data.get("title")))
    steps = data.get("step", [])
    if not isinstance(steps, list):
        raise bad_scenario(source, "the steps are written as [[step]].", "steps")
    for number, step in enumerate(steps):
        _known(step, _STEP, f"{source}: step {number + 1}")
    return Scenario(title, source, data)
