"""Any view can be shown, whether or not its title draws a board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludarium import Match
from ludarium.kernel.chance import fast
from ludarium.kernel.sketch import beside, box, fold, has_words, mark, pad, plain, width, wrap
from ludarium.kernel.title import Title
from ludarium.text import Speaker
from ludarium.text.board import MOST_TEXTS, board, look, sections


def test_marks_take_no_room() -> None:
    assert width(mark("red", "abc")) == 3
    assert plain(f"a {mark('bold', 'b')} {{c}}") == "a b (c)"
    assert width(pad(mark("red", "abc"), 5)) == 5
    assert pad("abcdef", 4) == "abc…"
    assert wrap("one two three", 8, 2) == ["one two", "  three"]


def test_boxes_stand_beside_each_other() -> None:
    one, other = box(["a", mark("red", "bb")], "A"), box(["long line"], "", 8)
    assert one == ["╭─ A ╮", "│ a  │", "│ {red:bb} │", "╰────╯"]
    assert other == ["╭──────╮", "│ lon… │", "╰──────╯"]
    assert beside([one, other], 1)[1] == "│ a  │ │ lon… │"


def test_a_mark_in_a_name_is_only_text() -> None:
    assert mark("red", "{bold:Ann}") == "{red:Ann}"
    assert plain("{Ann}") == "(Ann)"


def leaves(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for each in value.values():
            yield from leaves(each)
    elif isinstance(value, list):
        for each in value:
            yield from leaves(each)
    elif isinstance(value, str) and ":" in value:
        yield value


@pytest.mark.parametrize("size", [80, 100])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_plain_board_shows_everything_in_a_view(lang: str, size: int) -> None:
    match = Match.new("troyes", 3, {}, "plain", ["Ann", "Борис", "Search"])
    picks = fast(1)
    for _ in range(120):
        options = match.position.options()
        match.choose(match.seat, options[picks.below(len(options))])
    view = match.view(1)
    words = Speaker(match.title, lang, match.names)
    lines = sections(view, words, size)
    assert max(width(line) for line in lines) <= size
    text = " ".join(" ".join(plain(line) for line in lines).split())
    for ref in leaves(view["table"]):
        assert words(ref) in text
    assert words.problems == []


def test_objects_with_nothing_short_are_counted(sample: Title) -> None:
    long = [f"card:{number}" for number in range(1, 13)]
    view = {"title": "sample", "seats": 2, "turn": 0, "table": {"left": [{"cards": long}], "none": [{}, {}]}}
    lines = [plain(line) for line in sections(view, Speaker(sample, "en", ["Ann", "Bob"]), 80)]
    assert lines[1:4] == ["Played", "  #", "  1"]
    assert lines[4].startswith("     cards: Ant, Bee")
    assert lines[-2:] == ["none", "  –"]


def test_a_title_without_a_sketch_is_shown_plainly(sample: Title) -> None:
    match = Match.new(sample, 2, {}, "x", ["Ann", "{red:Bob}"])
    words = Speaker(sample, "en", match.names)
    lines = [plain(line) for line in board(match.view(0), words)]
    assert lines[0] == "1 Ann ←   2 Bob"
    assert lines[1] == "Hands"
    assert lines[3] == "  2  3"


def test_names_are_found_without_their_marks_and_by_parts() -> None:
    assert fold("Orléans, Łódź, Ærø") == "orleans, lodz, aero"
    assert has_words("Area Götaland & Skåne", "skane area")
    assert has_words("Река Ёнда", "енда")
    assert not has_words("Area Seine", "seine loire")
    assert not has_words("Area Seine", " ")


def test_cards_of_any_title_are_found_by_name_with_their_texts() -> None:
    match = Match.new("pax", 2, {}, "look", ["Ann", "Bob"])
    words = Speaker(match.title, "en", match.names)
    things = [domain.full(index) for domain in match.title.content for index in range(domain.size)]
    card = next(ref for ref in things if words.words(ref))
    lines = [plain(line) for line in look(match.view(0), words, words(card), 80)]
    assert lines[0] == words(card)
    said = " ".join(" ".join(lines).split())
    assert all(text in said for text in words.words(card))
    assert max(width(line) for line in look(match.view(0), words, "a", 80)) <= 80
    assert look(match.view(0), words, "no such card", 80) == []
    assert len(look(match.view(0), words, "a", 80)) > MOST_TEXTS
