"""The text board of a view: drawn by the title's own `sketch.py` (see kernel/sketch.py), or as tidy sections."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ludarium.kernel.sketch import mark, plain, width
from ludarium.text.speaker import Speaker


def board(view: Mapping[str, Any], speaker: Speaker, size: int = 100) -> list[str]:
    """The lines of the board of `Match.view(seat)`, for a screen of so many columns."""
    home = f"ludarium.games.{view['title']}"
    if find_spec(home) is not None and find_spec(f"{home}.sketch") is not None:
        lines: list[str] = import_module(f"{home}.sketch").draw(dict(view), speaker, max(size, 80))
        return lines
    return sections(view["table"], speaker)


def sections(table: Mapping[str, Any], speaker: Speaker) -> list[str]:
    """Any view as a list of headings with what lies there. Headings are `board-<field>` if the title has that."""
    lines: list[str] = []
    size = max([0, *(width(_heading(key, speaker)) for key in table)])
    for key, value in table.items():
        heading = _heading(key, speaker)
        shown = _value(value, speaker, per_seat=True)
        lines.append(f"{mark('head', heading)}{' ' * (size - width(heading))}  {shown[0]}")
        lines.extend(" " * (size + 2) + line for line in shown[1:])
    return lines


def _heading(key: str, speaker: Speaker) -> str:
    return speaker(f"board-{key}") if speaker.has(f"board-{key}") else key.replace("_", " ")


def _value(value: Any, speaker: Speaker, per_seat: bool = False) -> list[str]:
    """A list as long as there are seats is taken as one entry for each of them, unless it is one of things."""
    if isinstance(value, Mapping):
        return [f"{_heading(str(key), speaker)}: {_inline(each, speaker)}" for key, each in value.items()] or ["–"]
    one_each = isinstance(value, list) and len(value) == len(speaker.names) and not isinstance(value[0], str)
    if per_seat and one_each:
        size = max(len(name) for name in speaker.names)
        return [
            f"{mark(f'seat{seat}', speaker.names[seat].ljust(size))}  {_inline(each, speaker)}"
            for seat, each in enumerate(value)
        ]
    return [_inline(value, speaker)]


def _inline(value: Any, speaker: Speaker) -> str:
    if isinstance(value, Mapping):
        return (
            ", ".join(f"{_heading(str(key), speaker)} {_inline(each, speaker)}" for key, each in value.items()) or "–"
        )
    if isinstance(value, list):
        return ", ".join(_inline(each, speaker) for each in value) or "–"
    if value is None or value == "":
        return "–"
    if isinstance(value, bool):
        return speaker("switch-on" if value else "switch-off")
    return plain(speaker(value) if isinstance(value, str) and ":" in value else str(value))
