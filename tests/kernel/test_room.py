"""The classes of a title's room are collected."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

import ludarium  # noqa: F401  (makes the titles known)
from ludarium.kernel import room
from ludarium.kernel.title import find, titles


@pytest.mark.parametrize("id", titles())
def test_a_title_knows_every_class_of_its_room(id: str) -> None:
    """Importing the rest of the room brings no class to light that the title does not know."""
    title = find(id)
    home = room.room_of(type(title).__module__)
    package = importlib.import_module(home)
    for found in pkgutil.walk_packages(package.__path__, f"{home}."):
        importlib.import_module(found.name)
    assert set(room.stateful(home)) <= set(title.classes)
