"""Snapshots: a match as it stands after some line of its record, so that it need not be played from the first one.

The record is the truth and a snapshot only a shortcut: it is made by one version of the code (see `stamp`), holds for
that version alone, and can be thrown away at any time.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ludarium.kernel.errors import LudariumError
from ludarium.kernel.fields import data
from ludarium.kernel.title import Title

EVERY: Final = 100  # lines from one snapshot to the next
HEARD: Final = 200  # steps of the log that a snapshot holds


@data
class Snapshot:
    """A match after `line` lines.

    What can no longer be undone is a saved position, reached with `steps` choices; what still can be are the choices
    that `seat` has made since: so they can be undone in a match that goes on from here, too. What was told on the way
    there is kept from the step `since` on, as numbers. The key of the chance results is not in it: it comes from the
    record's header.
    """

    line: int
    steps: int
    position: Any
    seat: int
    open: list[str]
    since: int
    heard: list[list[int]]

    def as_json(self) -> dict[str, Any]:
        return {
            "line": self.line,
            "steps": self.steps,
            "position": self.position,
            "seat": self.seat,
            "open": self.open,
            "since": self.since,
            "heard": self.heard,
        }


def read_snapshot(given: Mapping[str, Any]) -> Snapshot:
    if set(given) != {"line", "steps", "position", "seat", "open", "since", "heard"}:
        raise LudariumError("bad-snapshot", "This is not a snapshot of a match.")
    return Snapshot(
        given["line"],
        given["steps"],
        given["position"],
        given["seat"],
        given["open"],
        given["since"],
        given["heard"],
    )


SOURCES: Final = (".py", ".toml", ".csv", ".cards")

_stamps: Final[dict[str, str]] = {}


def stamp(title: Title) -> str:
    """Names the rules and the code of a title: a snapshot with another stamp is not used."""
    known = _stamps.get(title.id)
    if known is None:
        seen = hashlib.sha256()
        for path in sorted(set(_sources(__name__)) | set(_sources(type(title).__module__))):
            seen.update(path.read_bytes())
        known = f"{title.rules}-{seen.hexdigest()[:24]}"
        _stamps[title.id] = known
    return known


def _sources(name: str) -> list[Path]:
    """The files that a module's package is made of; of a module outside of any package, its own."""
    module = sys.modules[name]
    home = Path(str(module.__file__))
    if not module.__package__:
        return [home]
    return [path for path in home.parent.rglob("*") if path.suffix in SOURCES]
