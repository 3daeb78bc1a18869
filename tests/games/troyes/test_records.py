"""Which golden records there are; that they replay is tested for all titles at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.kernel.errors import LudariumError
from ludarium.kernel.match import Match
from ludarium.kernel.record import loads

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.ludarium-record"))


def test_there_are_records_for_every_number_of_seats_with_and_without_bonus_cards() -> None:
    headers = [loads(path.read_text(encoding="utf-8")).header for path in RECORDS]
    assert {header.seats for header in headers} == {1, 2, 3, 4}
    assert {header.variants["bonus"] for header in headers} == {"on", "off"}
    assert {header.variants["black-dice"] for header in headers} == {"symbols", "six"}


def test_a_damaged_record_is_refused_with_the_line_that_is_wrong() -> None:
    lines = (Path(__file__).parent / "golden" / "two.ludarium-record").read_text(encoding="utf-8").splitlines()
    seat = lines[3].split()[0]
    lines[3] = f"{seat} settle cell=palace.2"
    with pytest.raises(LudariumError, match="4"):  # palace 2 holds a grey citizen
        Match.loads("\n".join(lines) + "\n")
