"""The text board of a view: drawn by the title's own `sketch.py` (see kernel/sketch.py), or as tidy sections."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Any

from ludarium.kernel.homes import part
from ludarium.kernel.sketch import fold, has_words, mark, pad, plain, width, wrap
from ludarium.text.speaker import Speaker

NOTHING = "–"
# A cell of a table is cut behind this.
WIDEST = 34
# Of the cards that are found by a name, so many are shown with their texts.
MOST_TEXTS = 6


def board(view: Mapping[str, Any], speaker: Speaker, size: int = 100) -> list[str]:
    """The lines of the board of `Match.view(seat)`, for a screen of so many columns."""
    sketch = _sketch(str(view["title"]))
    if sketch is None:
        return sections(view, speaker, max(size, 80))
    lines: list[str] = sketch.draw(dict(view), speaker, max(size, 80))
    return lines


def _sketch(title: str) -> ModuleType | None:
    module = part(title, "sketch")
    return import_module(module) if module else None


def look(view: Mapping[str, Any], speaker: Speaker, query: str, size: int = 100) -> list[str]:
    """What has all words of the query in its name: places and pieces, if the title's `sketch.py` can look for them
    (see kernel/sketch.py), and cards with their texts. No line: there is nothing of this name."""
    sketch = _sketch(str(view["title"]))
    lines: list[str] = []
    if sketch is not None and hasattr(sketch, "look"):
        lines += sketch.look(dict(view), speaker, query, max(size, 80))
    return [*lines, *texts(speaker, query, max(size, 80))]


def hand(view: Mapping[str, Any], speaker: Speaker, size: int = 100) -> list[str]:
    """What the viewer holds, with its texts. No line: nothing is held, or the title has no hands."""
    sketch = _sketch(str(view["title"]))
    refs: list[str] = sketch.hand(dict(view)) if sketch is not None and hasattr(sketch, "hand") else []
    return [line for ref in refs for line in _face(speaker, ref, max(size, 80))]


def texts(speaker: Speaker, query: str, size: int = 100) -> list[str]:
    """The things of the title that have texts and a name with all words of the query: the first ones with theirs, of
    the others only the names."""
    title = speaker.title
    refs = [domain.full(index) for domain in title.content for index in range(domain.size)] if title is not None else []
    names = {ref: plain(speaker(ref)) for ref in refs}
    found = [ref for ref in refs if has_words(names[ref], query)]
    found.sort(key=lambda ref: fold(names[ref]) != fold(query).strip())
    lines: list[str] = []
    for ref in found[:MOST_TEXTS]:
        lines += _face(speaker, ref, size)
    if len(found) > MOST_TEXTS:
        lines += wrap(", ".join(names[ref] for ref in found[MOST_TEXTS:]), size)
    return lines


def _face(speaker: Speaker, ref: str, size: int) -> list[str]:
    """A card: its name, and its text below."""
    said = [f"  {line}" for text in speaker.words(ref) for line in wrap(text, size - 2, 2)]
    return [mark("bold", plain(speaker(ref))), *said]


def sections(view: Mapping[str, Any], speaker: Speaker, size: int = 100) -> list[str]:
    """Any view: who plays, then each part with a heading, which is `board-<part>` if the title has that message."""
    seats = [
        mark(f"seat{seat}", f"{seat + 1} {speaker.seat(seat)}") + (" ←" if view["turn"] == seat else "")
        for seat in range(view["seats"])
    ]
    lines = ["   ".join(seats)]
    table: Mapping[str, Any] = view["table"]
    simple = {key: value for key, value in table.items() if not isinstance(value, Mapping | list)}
    if simple:
        lines += wrap("   ".join(f"{_heading(key, speaker)}: {_inline(simple[key], speaker)}" for key in simple), size)
    for key, value in table.items():
        if key not in simple:
            lines.append(mark("head", _heading(key, speaker)))
            lines += [f"  {line}" for line in _part(value, speaker, size - 2)]
    return lines


def _heading(key: str, speaker: Speaker) -> str:
    id = f"board-{key}"
    if speaker.has(id) and not speaker.catalogue.variables(id):
        return plain(speaker(id))
    return key.replace("_", " ")


def _part(value: Any, speaker: Speaker, size: int) -> list[str]:
    """A list of objects is a table; a list of lists has numbered lines; everything else is told in a row."""
    if isinstance(value, list) and value and all(isinstance(each, Mapping) for each in value):
        return _table(value, speaker, size)
    if isinstance(value, list) and any(isinstance(each, list | Mapping) for each in value):
        lines = [wrap(f"{number}  {_inline(each, speaker)}", size, 3) for number, each in enumerate(value, 1)]
        return [line for wrapped in lines for line in wrapped]
    if isinstance(value, Mapping):
        lines = [
            wrap(f"{_heading(str(key), speaker)}: {_inline(each, speaker)}", size, 3) for key, each in value.items()
        ]
        return [line for wrapped in lines for line in wrapped] or [NOTHING]
    return wrap(_inline(value, speaker), size)


def _table(rows: list[Mapping[str, Any]], speaker: Speaker, size: int) -> list[str]:
    """One line for each object; what does not fit into a column of the screen stands below it."""
    keys = list(dict.fromkeys(key for row in rows for key in row))
    cells = {key: [_cell(key, row.get(key), speaker) for row in rows] for key in keys}
    keys = [key for key in keys if any(cell != NOTHING for cell in cells[key])]
    narrow = [key for key in keys if max(width(cell) for cell in cells[key]) <= WIDEST]
    while sum(_column(key, cells[key], speaker) + 2 for key in narrow) > size:
        narrow.pop()
    if not keys:
        return [NOTHING]
    if not narrow:  # nothing to begin a line with: count
        cells["#"] = [str(number) for number in range(1, len(rows) + 1)]
        narrow = ["#"]
    sizes = {key: _column(key, cells[key], speaker) for key in narrow}
    lines = [mark("dim", "  ".join(pad(_heading(key, speaker), sizes[key]) for key in narrow).rstrip())]
    for number in range(len(rows)):
        lines.append("  ".join(pad(cells[key][number], sizes[key]) for key in narrow).rstrip())
        for key in keys:
            if key not in narrow and cells[key][number] != NOTHING:
                lines += wrap(f"   {_heading(key, speaker)}: {cells[key][number]}", size, 6)
    return lines


def _cell(key: str, value: Any, speaker: Speaker) -> str:
    return plain(speaker.seat(value)) if key == "seat" and isinstance(value, int) else _inline(value, speaker)


def _column(key: str, cells: list[str], speaker: Speaker) -> int:
    return max(width(_heading(key, speaker)), *(width(cell) for cell in cells))


def _inline(value: Any, speaker: Speaker) -> str:
    if isinstance(value, Mapping):
        return " ".join(_inline(each, speaker) for each in value.values()) or NOTHING
    if isinstance(value, list):
        return ", ".join(_inline(each, speaker) for each in value) or NOTHING
    if value is None or value == "":
        return NOTHING
    if isinstance(value, bool):
        return speaker("switch-on" if value else "switch-off")
    return plain(speaker(value) if isinstance(value, str) and ":" in value else str(value))
