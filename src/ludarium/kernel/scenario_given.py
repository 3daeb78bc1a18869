"""The position that a scenario begins with: the set-up, then whatever *given* names, then where the game goes on."""

from __future__ import annotations

import json
from typing import Any

from ludarium.kernel import scenario_file as file
from ludarium.kernel.chance import fast
from ludarium.kernel.errors import LudariumError, bad_scenario
from ludarium.kernel.facts import leaves
from ludarium.kernel.layout_places import brief
from ludarium.kernel.position import Position
from ludarium.kernel.scenario_course import go_on, stands_between
from ludarium.kernel.scenario_errors import broken
from ludarium.kernel.settle import Named
from ludarium.kernel.title import Title


def place(
    title: Title,
    seats: int,
    variants: dict[str, str],
    seed: int,
    given: list[dict[str, Any]],
    where: str,
    version: int,
) -> Position:
    """Later tables of `given` are read over the earlier ones. Stops at the first decision or the reading point."""
    game = {name: value for table in given for name, value in table.items() if name in _apart(title)}
    position, named = described(title, seats, variants, seed, given, where, version)
    if "inside" in game:
        position = patched(title, position, game["inside"], f"{where}.inside")
    position.chance.coming = file.numbers(game.get("chance", []), f"{where}.chance")
    _enter(title, position, game, seats, where, version)
    _took_effect(named, leaves(title.layout.show(position)), where)
    position.ears = []
    ready = title.load(title.dump(position)) if version >= 2 else None
    until = file.reading_point(title, game["until"], f"{where}.until") if "until" in game else None
    try:
        go_on(position, until, where)
    except LudariumError:
        raise
    except Exception as error:
        # A position that does not add up is the likely reason: then that is what to say.
        if ready is not None and game.get("sound", True):
            _check(title, ready, where)
        raise broken(where, error) from error
    if version >= 2:
        here = position
        if stands_between(position):
            # What adds up at a decision need not add up between two steps.
            here = title.load(title.dump(position))
            go_on(here, None, where)
        _sound(title, here, game.get("sound", True), where)
    return position


def _apart(title: Title) -> list[str]:
    """The fields of *given* that are not parts of the position. (A part of that name would be meant first.)"""
    return [name for group in file.GIVEN for name in group if name not in title.layout.codecs]


def parts_of(title: Title, given: dict[str, Any]) -> dict[str, Any]:
    apart = _apart(title)
    return {name: value for name, value in given.items() if name not in apart}


def described(
    title: Title,
    seats: int,
    variants: dict[str, str],
    seed: int,
    given: list[dict[str, Any]],
    where: str,
    version: int,
) -> tuple[Position, dict[str, Any]]:
    """The set-up with the named parts set, before the game goes on anywhere; and what was named, leaf by leaf."""
    try:
        values = title.resolve(seats, variants)
    except LudariumError as error:
        raise bad_scenario("seats" if error.code == "bad-seats" else "variants", error) from None
    # What is read back shares nothing with the tables of the title: it may be changed anywhere.
    position: Position = title.load(title.dump(title.setup(seats, values, fast(seed))))
    before = title.load(title.dump(position))
    for table in given:
        title.layout.read(parts_of(title, table), where, position)
    if version < 2:
        return position, {}
    sound = all(table.get("sound", True) for table in given)
    named = Named(named_parts(title, given, position), sound)
    wanted = {path: value for path, value in leaves(title.layout.show(position)).items() if named.has(path)}
    title.settle(position, before, named)
    return position, wanted


def named_parts(title: Title, given: list[dict[str, Any]], position: Position) -> list[str]:
    """The paths that *given* sets."""
    shown = title.layout.show(position)
    found = [path for table in given for path in title.layout.named(parts_of(title, table), "", shown)]
    return list(dict.fromkeys(found))


def _took_effect(wanted: dict[str, Any], found: dict[str, Any], where: str) -> None:
    """What is named is what is set: nothing that follows may have changed it before the game goes on."""
    for path, value in wanted.items():
        if found.get(path) != value:
            now = brief(found[path]) if path in found else "-"
            raise bad_scenario(
                f"{where}.{path}",
                f"{brief(value)} has no effect: where the game goes on, this is {now}.",
                "no-effect",
                {"given": brief(value), "found": now},
            )


# where the game goes on


def _enter(title: Title, position: Position, game: dict[str, Any], seats: int, where: str, version: int) -> None:
    phase = game.get("phase")
    if phase is None:
        if version >= 2 and "seat" in game:
            raise bad_scenario(f"{where}.seat", "it says who begins a phase, but there is no phase.", "seat-no-phase")
        return
    if version >= 2 and "agenda" in game.get("inside", {}):
        raise bad_scenario(f"{where}.phase", "the agenda is given already.", "agenda-twice")
    if phase not in title.phases():
        raise bad_scenario(
            f"{where}.phase",
            f"{brief(phase)} is not a phase. Expected: {', '.join(title.phases())}.",
            "phase",
            {"given": str(phase), "expected": ", ".join(title.phases())},
        )
    seat = file.whole(game.get("seat", 0), f"{where}.seat")
    if not 0 <= seat < seats:
        raise bad_scenario(
            f"{where}.seat",
            f"there is no seat {seat}; the seats are 0 to {seats - 1}.",
            "seat",
            {"given": str(seat), "most": str(seats - 1)},
        )
    position.agenda = []
    others = [title.load(title.dump(position)) for _ in range(seats - 1)] if version >= 2 and "seat" in game else []
    title.enter(position, phase, seat)
    if others:
        for other, number in zip(others, [each for each in range(seats) if each != seat], strict=True):
            title.enter(other, phase, number)
        if all(title.dump(other) == title.dump(position) for other in others):
            raise bad_scenario(
                f"{where}.seat",
                f"it has no effect: the phase {phase} begins alike for every seat.",
                "seat-no-effect",
                {"given": phase},
            )


# whether it adds up


def _check(title: Title, position: Position, where: str) -> None:
    try:
        title.check(position)
    except AssertionError as error:
        reason = error.args[0] if error.args else None
        if not isinstance(reason, LudariumError):
            reason = LudariumError("unsound", str(error) or "-", {"detail": str(error) or "-"})
        why = LudariumError(
            "scenario-unsound",
            f"the position does not add up: {reason.sentence}. Put that right, or allow it with sound = false.",
            {"why": reason.sentence},
            reason,
        )
        raise bad_scenario(where, why) from error


def _sound(title: Title, position: Position, sound: bool, where: str) -> None:
    """A position that cannot be is refused, unless *given* allows it; and what is allowed must be needed."""
    if sound:
        _check(title, position, where)
        return
    try:
        _check(title, position, where)
    except LudariumError:
        return
    raise bad_scenario(f"{where}.sound", "it is not needed: the position adds up.", "sound-idle")


# as the engine keeps it


def patched(title: Title, position: Position, patches: dict[str, Any], where: str) -> Position:
    """The position with some values set as the engine keeps them (`ludarium scenario dump` writes these)."""
    saved = json.loads(json.dumps(title.dump(position)))
    for path, value in patches.items():
        steps = str(path).split(".")
        here = saved
        for step in steps[:-1]:
            here = _below(here, step, f"{where}.{path}")
        _below(here, steps[-1], f"{where}.{path}")
        if isinstance(here, list):
            here[int(steps[-1])] = decoded(value)
        else:
            here[steps[-1]] = decoded(value)
    try:
        patched: Position = title.load(saved)
    except LudariumError as error:
        raise bad_scenario(where, error) from None
    return patched


def _below(here: Any, step: str, where: str) -> Any:
    if isinstance(here, list) and step.isdigit() and int(step) < len(here):
        return here[int(step)]
    if isinstance(here, dict) and step in here and step not in ("is", "chance"):
        return here[step]
    known = ", ".join(name for name in here if name not in ("is", "chance")) if isinstance(here, dict) else "-"
    raise bad_scenario(
        where, f"there is no {step!r} here. Expected one of: {known}.", "no-field", {"given": step, "expected": known}
    )


def decoded(value: Any) -> Any:
    """TOML has no null: an empty table stands for it."""
    if value == {}:
        return None
    if isinstance(value, dict):
        return {name: decoded(each) for name, each in value.items()}
    return [decoded(each) for each in value] if isinstance(value, list) else value


def encoded(value: Any) -> Any:
    if value is None:
        return {}
    if isinstance(value, dict):
        return {name: encoded(each) for name, each in value.items()}
    return [encoded(each) for each in value] if isinstance(value, list) else value
