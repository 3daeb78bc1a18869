"""Records for ever: what a release has played, every later one replays. `tools/release_records.py` writes a folder for
each release; once it is out, nothing in its folder is changed any more."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium import LudariumError, Match, __version__
from ludarium.kernel.homes import HOMES
from ludarium.kernel.record import loads
from ludarium.kernel.replay import verify
from ludarium.kernel.title import find

RELEASES = Path(__file__).parent
RECORDS = sorted(RELEASES.glob("*/*/*.ludarium-record"))


def name(path: Path) -> str:
    return path.relative_to(RELEASES).with_suffix("").as_posix()


def test_the_release_that_is_being_made_has_records_of_every_title() -> None:
    house = {id for id, home in HOMES.items() if home.startswith("ludarium.games.")}
    assert {path.parent.name for path in RECORDS if path.parts[-3] == __version__} == house


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_a_record_of_a_release_replays(path: Path) -> None:
    record = loads(path.read_text(encoding="utf-8"))
    match = Match.replay(record)
    assert match.record.size == record.size
    match.title.check(match.position)
    if record.end is not None:
        assert match.standings().as_json() == record.end["standings"]
    verify(record)


def of_version(rules: int) -> str:
    text = RECORDS[0].read_text(encoding="utf-8")
    return text.replace(f'"rules":{loads(text).header.rules}', f'"rules":{rules}', 1)


def test_a_record_of_newer_rules_says_to_update() -> None:
    with pytest.raises(LudariumError, match=r"newer than the one here .* Update Ludarium"):
        Match.loads(of_version(99))


def test_a_record_of_rules_that_nobody_plays_any_more_says_which_are_played() -> None:
    title = find(loads(RECORDS[0].read_text(encoding="utf-8")).header.title)
    with pytest.raises(LudariumError, match=f"those that can be played here are .*{title.rules}"):
        Match.loads(of_version(0))
