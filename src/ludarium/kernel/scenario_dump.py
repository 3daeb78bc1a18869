"""A position written as a scenario file, to start one from: only what differs from the set-up is written.

What the layout cannot describe (the agenda, what players remember) stands in `[given.inside]` as the engine keeps it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from ludarium.kernel.chance import fast
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.layout import Codec
from ludarium.kernel.position import Position, frame_id
from ludarium.kernel.scenario_course import stands_between
from ludarium.kernel.scenario_given import described, encoded
from ludarium.kernel.title import Title

_BARE: Final = re.compile("[A-Za-z0-9_-]+")
_WIDE: Final = 110  # a table that fits into a line this long is written in one


def dumps(
    title: Title, position: Position, seats: int, variants: Mapping[str, str], names: list[str] | None = None
) -> str:
    """A scenario file that begins at this position, and states what is decided there."""
    values = title.resolve(seats, title.as_dealt(position, variants))
    usual = title.resolve(seats, {})
    changed = {id: value for id, value in values.items() if value != usual[id]}
    if title.resolve(seats, changed) != values:
        changed = values  # one variant sets another
    given = differences(title, position, seats, values)
    lines = ["version = 2", f"title = {_text(title.id)}", f"seats = {seats}"]
    if changed:
        lines.append(f"variants = {_inline(changed)}")
    if names:
        lines.append(f"names = {_inline(names)}")
    lines += ["rules = []", "", "[name]", 'en = ""', 'ru = ""', ""]
    inside = given.pop("inside", {})
    lines += _table("given", given)
    if inside:
        lines += ["", "[given.inside]", *(f"{_key(path)} = {_inline(value)}" for path, value in inside.items())]
    lines += ["", "[[step]]", *_now(position)]
    return "\n".join(lines) + "\n"


def _now(position: Position) -> list[str]:
    if position.over:
        return ["over = true"]
    assert not stands_between(position), "a position is dumped where somebody decides"
    return [f"decision = {_text(frame_id(position.decision()))}", f"decides = {position.seat}"]


def differences(title: Title, position: Position, seats: int, variants: Mapping[str, str]) -> dict[str, Any]:
    """What *given* has to say for the set-up to become this position."""
    start = title.setup(seats, variants, fast(1))
    layout = title.layout
    given: dict[str, Any] = _changes(layout, layout.show(start), layout.show(position))
    try:
        reached, _ = described(title, seats, dict(variants), 1, [given], "given", 2)
    except LudariumError:
        # The set-up has other things on the table (before a deal, for example): then nothing can be named.
        given, reached = {}, start
    inside: dict[str, Any] = {}
    _patches(_saved(title, reached), _saved(title, position), "", inside)
    if inside:
        given["inside"] = {path: encoded(value) for path, value in inside.items()}
    return given


def _saved(title: Title, position: Position) -> Any:
    saved = json.loads(json.dumps(title.dump(position)))
    del saved["chance"]  # a scenario has a generator of its own
    return saved


def _changes(codec: Codec | None, old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The parts of a shown table that are not as they were."""
    found: dict[str, Any] = {}
    for name in [*new, *(name for name in old if name not in new)]:
        part = new[name] if name in new else codec.absent(name) if codec is not None else None
        before = old.get(name)
        if name in old and before == part:
            continue
        inner = codec.inside(name) if codec is not None else None
        if isinstance(part, dict) and isinstance(before, dict) and not (inner is not None and inner.whole()):
            found[name] = _changes(inner, before, part)
        else:
            found[name] = part
    return found


def _patches(old: Any, new: Any, path: str, found: dict[str, Any]) -> None:
    """Where two saved positions differ: the path and the value that is wanted there."""
    if old == new:
        return
    head = f"{path}." if path else ""
    if isinstance(old, dict) and isinstance(new, dict) and old.get("is") == new.get("is") and "is" in new:
        for name in new:
            _patches(old[name], new[name], f"{head}{name}", found)
    elif isinstance(new, list) and isinstance(old, list) and len(old) == len(new) and _things(new) and _things(old):
        for i, each in enumerate(new):
            _patches(old[i], each, f"{head}{i}", found)
    else:
        found[path] = new


def _things(values: list[Any]) -> bool:
    """Whether a list holds objects. (Frames are told whole: an agenda is read as one.)"""
    return all(isinstance(each, dict) and "is" in each and "agenda" not in each for each in values) and bool(values)


# TOML


def _table(heading: str, table: dict[str, Any]) -> list[str]:
    """A table with its tables below it; small ones stand in one line."""
    plain = {name: value for name, value in table.items() if not isinstance(value, dict) or _fits(name, value)}
    lines = [f"{_key(name)} = {_inline(value)}" for name, value in plain.items()]
    if lines or not table:
        lines.insert(0, f"[{heading}]")
    for name, value in table.items():
        if name not in plain:
            lines += [*([""] if lines else []), *_table(f"{heading}.{_key(name)}", value)]
    return lines


def _fits(name: str, value: Any) -> bool:
    return len(name) + 3 + len(_inline(value)) <= _WIDE


def _inline(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        return f"[{', '.join(_inline(each) for each in value)}]"
    if isinstance(value, dict):
        inner = ", ".join(f"{_key(str(name))} = {_inline(each)}" for name, each in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    return _text(str(value))


def _text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _text(name)
