"""Which golden records there are, and what they show; that they replay is tested for all titles at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.kernel.match import Match
from ludarium.kernel.record import loads

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.ludarium-record"))


def test_there_is_a_record_of_every_ending_and_number_of_seats() -> None:
    """All but the Graal, which only a planned game reaches: test_ending shows it."""
    records = [loads(path.read_text(encoding="utf-8")) for path in RECORDS]
    assert {record.header.seats for record in records} == {1, 2, 3, 4}
    assert {record.header.variants["common"] for record in records} == {"classics", "legends"}
    assert {record.header.variants["side"] for record in records} == {"a", "b", "choose"}
    ends = [record.end["standings"] for record in records if record.end is not None]
    assert {(end["reason"], end["verdict"]) for end in ends} == {
        ("scoring", ""),
        ("collapse", ""),
        ("scoring", "victory"),
        ("scoring", "defeat"),
        ("collapse", "victory"),
        ("collapse", "defeat"),
    }


@pytest.mark.parametrize(
    ("name", "trigger"),
    [
        ("main-deck-3", "main-deck"),
        ("main-deck-4", "main-deck"),
        ("developments-2", "developments"),
        ("king-of-kings-2", "king-of-kings"),
        ("zenith-2", "zenith"),
        ("shangri-la-2", "shangri-la"),
        ("solo-dynasty-lost", "dynasty"),
        ("solo-king-lost", "king-of-kings"),
        ("collapse-2", ""),
    ],
)
def test_it_ended_for_this_reason(name: str, trigger: str) -> None:
    path = next(path for path in RECORDS if path.name.startswith(f"{name}."))
    match = Match.loads(path.read_text(encoding="utf-8"))
    told = [heard.told.as_json() for heard in match.log]
    triggers = [each["args"]["trigger"] for each in told if each["event"] == "ending"]
    assert triggers == ([f"trigger:{trigger}"] if trigger else [])
    assert any(each["event"] == "collapsed" for each in told) == (not trigger)
