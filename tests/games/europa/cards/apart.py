"""Programs written by a test are in the book only while the test runs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludarium.games.europa.language.book import BOOK


@pytest.fixture(autouse=True)
def apart() -> Iterator[None]:
    register, counters = BOOK.register, BOOK.counters
    lists: list[list[Any]] = [
        register.nodes.nodes,
        register.nodes.choices,
        register.filters,
        register.conditions,
        register.counts,
        register.modifiers,
        register.happenings,
        register.uses,
        counters.deeds,
        counters.grown,
        counters.firsts,
    ]
    dicts: list[dict[Any, Any]] = [register.texts, register.known, register.nodes._texts]
    sizes = [len(each) for each in lists]
    known = [dict(each) for each in dicts]
    yield
    for each, size in zip(lists, sizes, strict=True):
        del each[size:]
    for mapping, before in zip(dicts, known, strict=True):
        mapping.clear()
        mapping.update(before)
