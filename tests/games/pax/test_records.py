"""Which golden records there are, and what they show; that they replay is tested for all titles at once."""

from __future__ import annotations

from pathlib import Path

from ludarium.kernel.record import loads

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.ludarium-record"))


def test_there_is_a_record_of_every_ending_and_number_of_seats() -> None:
    records = [loads(path.read_text(encoding="utf-8")) for path in RECORDS]
    assert {record.header.seats for record in records} == {1, 2, 3, 4}
    endings = {record.end["standings"]["reason"] for record in records if record.end is not None}
    assert endings >= {"renaissance", "globalization", "imperial", "holy", "patron"}
    verdicts = {record.end["standings"]["verdict"] for record in records if record.end is not None}
    assert verdicts == {"", "won", "lost"}
