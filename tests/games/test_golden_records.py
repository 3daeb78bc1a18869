"""Golden records: whole games of every title that were played once must replay for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludarium  # noqa: F401  (makes the titles known)
from ludarium.kernel.match import Match
from ludarium.kernel.record import loads
from ludarium.kernel.replay import verify
from ludarium.kernel.title import titles

SHORT = 20_000  # bytes: the chance results of longer records are looked at when they are replayed, not once more
RECORDS = sorted(Path(__file__).parent.glob("*/golden/*.ludarium-record"))


def name(path: Path) -> str:
    return f"{path.parent.parent.name}-{path.stem}"


def test_every_title_has_records_of_its_own() -> None:
    rooms = {path.parent.parent.name for path in RECORDS}
    assert rooms == {"europa", "imperium", "pax", "troyes"} <= set(titles())
    for path in RECORDS:
        assert loads(path.read_text(encoding="utf-8")).header.title == path.parent.parent.name


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_a_recorded_game_replays_to_the_same_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = loads(text)
    match = Match.loads(text)
    assert match.position.over
    match.title.check(match.position)
    assert record.end is not None
    assert match.standings().as_json() == record.end["standings"]
    assert match.dumps() == text


@pytest.mark.parametrize("path", [path for path in RECORDS if path.stat().st_size < SHORT], ids=name)
def test_its_chance_results_come_from_its_seed(path: Path) -> None:
    verify(loads(path.read_text(encoding="utf-8")))
