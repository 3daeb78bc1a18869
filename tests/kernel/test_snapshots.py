"""Snapshots: a match from the middle of its record is the same match."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from itertools import pairwise

import pytest

from ludarium import LudariumError, Match
from ludarium.kernel.chance import fast
from ludarium.kernel.record import UNDO, Line, Record, loads
from ludarium.kernel.replay import Replay
from ludarium.kernel.sample import TITLE
from ludarium.kernel.snapshot import EVERY, Snapshot, read_snapshot, stamp
from ludarium.kernel.title import find


def played(title: str, lines: int, seed: int = 5) -> Match:
    """A game with undos in it, of at most so many lines."""
    match = Match.new(title, 2, seed="a seed")
    picks = fast(seed)
    while not match.over and match.record.size < lines:
        seat = match.seat
        options = match.options()
        match.choose(seat, options[picks.below(len(options))])
        if picks.below(3) == 0 and match.can_undo(seat):
            match.undo(seat)
    return match


def long_record(lines: int) -> Record:
    """A record of any length: somebody makes up his mind, and takes it back, again and again."""
    match = played("troyes", 60)
    while match.final(match.seat, match.options()[0]):
        match.choose(match.seat, match.options()[0])
    seat, option = match.seat, match.options()[0]
    pair = [Line(seat, option, []), Line(seat, UNDO, [])]
    return Record(match.record.header, match.record.lines + pair * ((lines - match.record.size) // 2), None)


def through_text(snapshot: Snapshot) -> Snapshot:
    return read_snapshot(json.loads(json.dumps(snapshot.as_json())))


@pytest.mark.parametrize("title", ["troyes", "pax", "imperium"])
def test_a_match_goes_on_from_any_snapshot_as_if_it_had_been_played(title: str) -> None:
    match = played(title, 200)
    replay = Match.replay(match.record, 0)
    for number in range(match.record.size):
        replay.repeat(match.record.lines[number])
        if number % 9:
            continue
        start = through_text(replay.snapshot())
        again = Match.replay(match.record, start=start)
        assert again.record.dumps() == match.record.dumps()
        for seat in range(-1, 2):
            assert again.view(seat) == match.view(seat)
            assert again.heard(seat) == match.heard(seat, again.heard_from)


def test_what_could_be_undone_still_can() -> None:
    match = Match.new(TITLE, 2, seed="x")
    seat = match.seat
    before = match.view(seat)
    match.choose(seat, match.options()[0])
    start = through_text(match.snapshot())
    assert (start.line, start.steps, len(start.open)) == (1, 0, 1)
    again = Match.replay(match.record, start=start, title=TITLE)
    assert again.can_undo(seat)
    again.undo(seat)
    assert again.view(seat) == before
    assert again.record.dumps() != match.record.dumps()


def test_a_snapshot_holds_no_key_and_takes_that_of_its_record() -> None:
    match = played("troyes", 40)
    start = match.snapshot()
    assert match.position.chance.key not in json.dumps(start.as_json())
    other = Match.new("troyes", 2, seed="another")
    header = loads(match.record.dumps()).header
    header.seed, header.commitment = "another", other.record.header.commitment
    fork = Match.replay(Record(header, [], None, start.line), start=start)
    assert fork.position.chance.key == other.position.chance.key
    assert fork.record.size == start.line


def test_a_part_of_a_record_is_not_taken_for_the_whole() -> None:
    match = played("troyes", 40)
    part = Match.replay(Record(match.record.header, [], None, match.record.size), start=match.snapshot())
    with pytest.raises(LudariumError) as caught:
        part.dumps()
    assert caught.value.code == "record-part"
    with pytest.raises(LudariumError) as caught:
        Match.replay(part.record)
    assert caught.value.code == "record-part"


@pytest.mark.parametrize(
    "damage",
    [
        lambda saved: saved.pop("open"),
        lambda saved: saved.update(line=1000),
        lambda saved: saved.update(position={"is": "Nothing"}),
        lambda saved: saved["open"].append("sing"),
        lambda saved: saved["position"].pop("dice"),
    ],
)
def test_a_damaged_snapshot_is_refused(damage: Callable[[dict[str, object]], None]) -> None:
    match = played("troyes", 40)
    saved = match.snapshot().as_json()
    damage(saved)
    with pytest.raises(LudariumError):
        Match.replay(match.record, start=read_snapshot(saved))


def test_the_stamp_names_rules_and_code() -> None:
    assert stamp(find("troyes")).startswith(f"{find('troyes').rules}-")
    assert stamp(find("troyes")) != stamp(find("pax"))
    assert stamp(find("troyes")) == stamp(find("troyes"))


def test_a_replay_shows_every_line_in_any_order() -> None:
    match = played("imperium", 450)
    replay = Replay(match.record)
    forward = Match.replay(match.record, 0)
    views = [forward.view(0)]
    for line in match.record.lines:
        forward.repeat(line)
        views.append(forward.view(0))
    picks = fast(3)
    for _ in range(40):
        number = picks.below(len(views))
        assert replay.at(number).view(0) == views[number]
        assert replay.at(number).record.size == number
    for number in (-1, len(views)):
        with pytest.raises(LudariumError) as caught:
            replay.at(number)
        assert caught.value.code == "no-such-line"


def test_a_replay_goes_to_line_10000_as_quickly_as_to_line_300() -> None:
    replay = Replay(long_record(10_100))
    replay.at(replay.record.size)
    # What is done does not depend on the line: counted, because time alone proves little on a busy machine.
    assert all(after.line - before.line == EVERY for before, after in pairwise(replay._kept))
    assert max(len(kept.open) for kept in replay._kept) < 20
    times: dict[int, list[float]] = {300: [], 10_000: []}
    for _ in range(30):
        for line, taken in times.items():
            begun = time.perf_counter()
            assert replay.at(line + 50).record.size == line + 50
            taken.append(time.perf_counter() - begun)
    assert min(times[10_000]) < 3 * min(times[300])
