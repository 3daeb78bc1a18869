"""Records: whole games written, read again, and checked against their seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium import LudariumError, Match
from ludarium.kernel import record
from ludarium.kernel.chance import commitment, fast
from ludarium.kernel.replay import verify


def whole_game(seed: str) -> Match:
    match = Match.new("troyes", 2, seed=seed)
    picks = fast(7)
    while not match.over:
        options = match.options()
        match.choose(match.seat, options[picks.below(len(options))])
    return match


def test_the_seed_is_committed_to_and_explains_every_chance_result() -> None:
    match = whole_game("a seed")
    read = record.loads(match.dumps())
    assert read.header.commitment == commitment("a seed")
    verify(read)


@pytest.mark.parametrize("odd", ["\x85", "\u2028", "\u2029", "\x1c", "\r", "\n"])
def test_a_seed_or_a_name_may_hold_what_elsewhere_ends_a_line(odd: str) -> None:
    match = Match.new("troyes", 2, seed=f"a{odd}b", names=[f"Ada{odd}", "Bo"])
    match.choose(match.seat, match.options()[0])
    read = record.loads(match.dumps())
    assert (read.header.seed, read.header.names, read.size) == (f"a{odd}b", [f"Ada{odd}", "Bo"], 1)
    assert record.loads(match.dumps().replace("\n", "\r\n")).dumps() == match.dumps()


def test_a_tampered_chance_result_is_found() -> None:
    read = record.loads(whole_game("a seed").dumps())
    line = next(line for line in read.lines if line.chance and "reroll" in line.code)
    line.chance[0] = line.chance[0] % 6 + 1
    with pytest.raises(LudariumError, match="do not come from the seed"):
        verify(read)


def test_a_record_without_its_seed_cannot_be_checked() -> None:
    read = record.loads(whole_game("a seed").dumps())
    read.header.seed = ""
    with pytest.raises(LudariumError, match="has not been revealed"):
        verify(read)


def test_a_record_with_another_seed_is_refused() -> None:
    text = whole_game("a seed").dumps().replace('"seed":"a seed"', '"seed":"b seed"')
    with pytest.raises(LudariumError, match="not the one that was committed to"):
        Match.loads(text)


def test_a_record_plays_up_to_any_line() -> None:
    match = whole_game("b")
    text = match.dumps()
    half = Match.loads(text, upto=len(match.record.lines) // 2)
    assert not half.over
    assert half.steps == len(match.record.lines) // 2
    for line in match.record.lines[half.steps :]:
        half.repeat(line)
    assert half.view(0)["table"] == match.view(0)["table"]


def test_a_record_of_other_rules_is_named_as_such() -> None:
    text = whole_game("b").dumps().replace('"rules":1', '"rules":99', 1)
    with pytest.raises(LudariumError, match="version 99 of the rules"):
        Match.loads(text)


def test_a_match_goes_on_with_the_same_chance_after_loading(tmp_path: Path) -> None:
    one = Match.new("troyes", 3, seed="c")
    picks = fast(3)
    for _ in range(60):
        options = one.options()
        one.choose(one.seat, options[picks.below(len(options))])
    file = tmp_path / "game.record"
    file.write_text(one.record.dumps(), encoding="utf-8")
    other = Match.loads(file.read_text(encoding="utf-8"))
    for _ in range(40):
        options = one.options()
        assert other.options() == options
        choice = options[picks.below(len(options))]
        one.choose(one.seat, choice)
        other.choose(other.seat, choice)
    assert one.record.dumps() == other.record.dumps()
