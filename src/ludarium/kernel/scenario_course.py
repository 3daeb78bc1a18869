"""Playing a scenario: choices, and automatic steps one by one, so that a reading point can stand between them."""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.errors import LudariumError, bad_scenario
from ludarium.kernel.position import Position, Step, frame_id
from ludarium.kernel.scenario_errors import differs
from ludarium.kernel.state import fields
from ludarium.kernel.title import Title

LIMIT: Final = 20_000  # automatic steps in a row, after which nobody will ever decide again

# The name of an automatic step, and what its fields must be.
ReadingPoint = tuple[str, dict[str, str]]


def stands_between(position: Position) -> bool:
    """Whether automatic steps are still to run: the position stands at a reading point."""
    return bool(position.agenda) and isinstance(position.agenda[-1], Step)


def choose(title: Title, position: Position, step: dict[str, Any], where: str) -> None:
    """Makes the choice of a step; the automatic steps after it are still to run."""
    vocabulary = title.vocabulary
    code = step["choose"]
    if stands_between(position):
        raise bad_scenario(
            where,
            "nobody decides at a reading point: put a step without 'choose' before this one, to go on.",
            "between",
        )
    if position.over:
        raise differs(where, "the game is over already.", "over", {})
    seat = position.seat
    if "seat" in step and step["seat"] != seat:
        raise differs(
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
        offered = "; ".join(vocabulary.text(each) for each in options[:60])
        raise differs(
            where,
            f"{code!r} is not offered by {frame_id(position.decision())}. Offered: {offered}.",
            "not-offered",
            {"given": code, "offered": offered},
        )
    frame = position.decision()
    position.agenda.pop()
    frame.choose(position, option)


def go_on(position: Position, until: ReadingPoint | None, where: str, moving: bool = False) -> None:
    """Runs automatic steps up to a reading point, or until somebody decides.

    `moving` leaves the reading point that the position stands at.
    """
    leaving = moving
    for _ in range(LIMIT):
        if until is not None and not leaving and _reached(position, until, where):
            return
        leaving = False
        if not position.tick():
            if until is None:
                return
            now = "over" if position.over else frame_id(position.decision())
            raise differs(
                where,
                f"{_named(until)} was not reached: the next decision is {now}.",
                "until",
                {"given": _named(until), "found": now},
            )
    raise bad_scenario(where, "the game runs on and on, and nobody decides any more.", "endless")


def _reached(position: Position, until: ReadingPoint, where: str) -> bool:
    if not stands_between(position):
        return False
    name, wanted = until
    frame = position.agenda[-1]
    if frame_id(frame) != name:
        return False
    known = fields(type(frame))
    for field, value in wanted.items():
        if field not in known:
            raise bad_scenario(
                where,
                f"there is no {field!r} here. Expected one of: {', '.join(known)}.",
                "no-field",
                {"given": field, "expected": ", ".join(known)},
            )
        if str(getattr(frame, field)) != value:
            return False
    return True


def _named(until: ReadingPoint) -> str:
    return " ".join([until[0], *(f"{name}={value}" for name, value in until[1].items())])
