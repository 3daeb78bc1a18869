"""Golden records: whole games, one for each ending, that were played once must replay for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.games.pax import TITLE
from ludarium.kernel.match import Match, verify
from ludarium.kernel.record import loads

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.ludarium-record"))


def test_there_is_a_record_of_every_ending_and_number_of_seats() -> None:
    records = [loads(path.read_text(encoding="utf-8")) for path in RECORDS]
    assert {record.header.seats for record in records} == {1, 2, 3, 4}
    endings = {record.end["standings"]["reason"] for record in records if record.end is not None}
    assert endings >= {"renaissance", "globalization", "imperial", "holy", "patron"}
    verdicts = {record.end["standings"]["verdict"] for record in records if record.end is not None}
    assert verdicts == {"", "won", "lost"}


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_recorded_game_replays_to_the_same_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = loads(text)
    match = Match.loads(text)
    assert match.position.over
    TITLE.check(match.position)
    assert record.end is not None
    assert match.standings().as_json() == record.end["standings"]
    assert match.dumps() == text


@pytest.mark.parametrize("path", RECORDS[:3], ids=[path.stem for path in RECORDS[:3]])
def test_its_chance_results_come_from_its_seed(path: Path) -> None:
    verify(loads(path.read_text(encoding="utf-8")))
