"""The classes of a title's room are collected."""

from __future__ import annotations

import subprocess
import sys

import pytest

import ludarium  # noqa: F401  (makes the titles known)
from ludarium.kernel import homes, room
from ludarium.kernel.position import Decision, Position, Step
from ludarium.kernel.title import find, titles


@pytest.mark.parametrize("id", titles())
def test_a_title_knows_every_class_of_its_room(id: str) -> None:
    title = find(id)
    home = homes.room_of(type(title).__module__)
    assert title.classes == room.stateful(home)
    own = [cls for cls in title.classes.values() if cls.__module__.startswith(f"{home}.")]
    assert sum(issubclass(cls, Position) for cls in own) == 1
    assert any(issubclass(cls, Decision) for cls in own)
    assert any(issubclass(cls, Step) for cls in own)


ROLES = "title position setup view hidden judgement scoring cards wording layout sketch check".split()  # noqa: SIM905


@pytest.mark.parametrize("id", titles())
def test_one_role_has_one_file_name_in_every_room(id: str) -> None:
    assert find(id).classes  # asking for them imports the whole room
    names = [module.split(".") for module in sys.modules if module.startswith(f"ludarium.games.{id}.")]
    for role in ROLES:
        assert any(role in parts for parts in names), f"{id} has no {role}.py"


def test_what_is_imported_late_is_known_from_the_start() -> None:
    """The rival of a solo game of Pax is imported when one is played; a snapshot of one can be read before."""
    code = "from ludarium.games.pax.title import TITLE; print('RivalTurn' in TITLE.classes)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "True\n"
