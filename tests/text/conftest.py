"""The kernel's sample title with words and rules of its own: everything is shown on it, whatever titles there are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludarium.kernel import homes, title
from ludarium.kernel.sample import TITLE
from ludarium.kernel.title import Title
from ludarium.text import catalogue, place

ROOM = Path(__file__).parent / "sample"


@pytest.fixture
def sample() -> Iterator[Title]:
    title.register("sample", "ludarium.kernel.sample")
    place("sample", ROOM)
    yield TITLE
    homes.HOMES.pop("sample")
    catalogue._rooms.pop("sample")
    catalogue.catalogue.cache_clear()
