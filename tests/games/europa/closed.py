"""Doors that folders above or beside open: closed softly for the tests of a folder, and put back afterwards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludarium.games.europa.table.doors import DOORS


@pytest.fixture(autouse=True)
def doors() -> Iterator[None]:
    before = (DOORS.moment, DOORS.react, DOORS.battle_action, DOORS.run_program, DOORS.elect)
    DOORS.moment = _nothing
    DOORS.react = _nothing
    DOORS.battle_action = _nothing
    DOORS.run_program = _nothing
    DOORS.elect = _nothing
    yield
    DOORS.moment, DOORS.react, DOORS.battle_action, DOORS.run_program, DOORS.elect = before


def _nothing(*_: object) -> None:
    pass
