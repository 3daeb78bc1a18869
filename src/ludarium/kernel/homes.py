"""Where titles live: their ids and the modules that offer them. Nothing here loads a title.

The rooms of the house are folders of `ludarium.games`. A title of another package is found by its entry point:

    [project.entry-points."ludarium.titles"]
    dominoes = "my_dominoes"
"""

from __future__ import annotations

import re
import sys
import warnings
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Final

from ludarium.kernel.errors import unknown

GROUP: Final = "ludarium.titles"
# An id is part of addresses, file names and messages.
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

HOMES: Final[dict[str, str]] = {}
# Who has brought a title that is not of the house. Entry points are looked for once, when they are first needed.
BROUGHT: Final[dict[str, str]] = {}
_looked: Final[list[bool]] = []


def register(id: str, module: str, package: str = "") -> None:
    """Makes a title known. Its module is imported when the title is first asked for, and offers TITLE. `package` says
    who has brought it, if it is not of the house."""
    HOMES[id] = module
    if package:
        BROUGHT[id] = package


def titles() -> list[str]:
    """All ids: of the house, of other packages."""
    _look()
    return list(HOMES)


def home(id: str) -> str:
    """The module of a title, without importing it."""
    if id not in HOMES:
        _look()
    if id not in HOMES:
        raise unknown("title", id, titles())
    return HOMES[id]


def room_of(module: str) -> str:
    """The package of a title's `title.py`; a title in one file is a room of its own."""
    return module if module.startswith("ludarium.kernel.") else module.removesuffix(".title")


def title_in(package: str) -> str:
    """The id of the title that lives in a package."""
    _look()
    return next((id for id in HOMES if room_of(HOMES[id]) == package), package.rpartition(".")[2])


def part(id: str, name: str) -> str:
    """A module of a title's room that it may have or not (`sketch`): its full name, or nothing."""
    room = room_of(HOMES.get(id, ""))
    return f"{room}.{name}" if room and has_folder(room) and find_spec(f"{room}.{name}") is not None else ""


def has_folder(module: str) -> bool:
    """Whether it is a package: a title in one file has no folder of its own."""
    if module in sys.modules:
        return hasattr(sys.modules[module], "__path__")
    found = find_spec(module)
    return found is not None and found.submodule_search_locations is not None


def _look() -> None:
    if _looked:
        return
    _looked.append(True)
    for each in entry_points(group=GROUP):
        package = each.dist.name if each.dist is not None else each.module
        if ID.fullmatch(each.name) is None:
            warnings.warn(
                f"{package}: {each.name!r} is no id for a title: small letters, digits and hyphens.", stacklevel=2
            )
        elif each.name in HOMES and BROUGHT.get(each.name) != package:
            warnings.warn(f"{package}: there is a title {each.name!r} already; this one is left out.", stacklevel=2)
        else:
            register(each.name, each.module, package)
