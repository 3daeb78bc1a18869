"""Programs: sequences that can be interrupted anywhere, and the structures around them."""

from __future__ import annotations

import pytest

from ludarium.kernel import program
from ludarium.kernel.chance import fast
from ludarium.kernel.program import FIRST_CODE
from ludarium.kernel.reading import ReadError
from ludarium.kernel.room import stateful
from ludarium.kernel.sample_program import (
    BOOK,
    CHOICE,
    DEED,
    DO,
    PROGRAMS,
    SKIP,
    TEXTS,
    WORDS,
    Deed,
    Deeds,
    Notation,
    Table,
)
from ludarium.kernel.state import dump, load


def begin(text: str, seat: int = 0, money: int = 0, active: int = 0) -> Table:
    table = Table([], fast(1), [money] * 3, [[], [], []], [], active, it=-1, used=[])
    table.push(program.Perform(seat, 0, PROGRAMS[text].id))
    table.advance()
    return table


def offered(table: Table) -> list[str]:
    return [] if table.over else [WORDS.text(option) for option in table.options()]


def choose(table: Table, *texts: str) -> Table:
    for text in texts:
        assert text in offered(table), offered(table)
        table.choose(WORDS.parse(text))
    return table


def saved(table: Table) -> Table:
    """The same position, written down and read again."""
    again: Table = load(dump(table), stateful("ludarium.kernel.sample_program"))
    return again


def test_a_sequence_is_interrupted_anywhere_and_goes_on_from_there() -> None:
    table = begin(TEXTS[0])
    assert table.money == [1, 0, 0]
    choose(table, "at spot=b")
    assert table.money == [3, 0, 0]
    choose(table, "at spot=c")
    assert (table.money[0], table.placed[0], table.over) == (7, [1, 2], True)


def test_the_rest_of_a_sequence_is_saved() -> None:
    table = choose(saved(choose(begin(TEXTS[0]), "at spot=b")), "at spot=c")
    assert (table.money[0], table.placed[0]) == (7, [1, 2])


def test_may() -> None:
    assert offered(begin(TEXTS[1])) == ["do deed=place", "skip"]
    assert choose(begin(TEXTS[1]), "skip").money[0] == 1
    table = choose(begin(TEXTS[1]), "do deed=place", "at spot=a")
    assert (table.placed[0], table.money[0]) == ([0], 1)


def test_choose_offers_open_branches_only() -> None:
    assert offered(begin(TEXTS[2], money=5)) == ["choose deed=pay-5-gain-9", "choose deed=gain-1", "choose deed=place"]
    assert offered(begin(TEXTS[2], money=4)) == ["choose deed=gain-1", "choose deed=place"]
    assert choose(begin(TEXTS[2], money=5), "choose deed=pay-5-gain-9").money[0] == 9


def test_of_one_open_branch_nobody_is_asked_and_with_none_the_title_decides() -> None:
    assert begin(TEXTS[3], money=5).money[0] == 9
    table = choose(begin(TEXTS[3], money=1), "choose deed=pay-6-gain-9")
    assert (table.money[0], table.over) == (1, True)


def test_if_and_else() -> None:
    assert begin(TEXTS[4], money=5).money[0] == 6
    assert offered(begin(TEXTS[4], money=4))[0] == "at spot=a"


def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    assert begin(TEXTS[5], money=1).money[0] == 9
    table = begin(TEXTS[5], money=2)
    assert choose(table, "do deed=pay-2-place-gain-1").money[0] == 0
    assert choose(table, "at spot=a").money[0] == 9


def test_each_player_is_a_subject_of_their_own_and_it_is_kept() -> None:
    table = choose(begin(TEXTS[6], seat=1, active=2), "at spot=c")
    # clockwise from the active player; then the subject goes on
    assert table.marks == [22, 2, 12, 12]
    assert table.money == [1, 1, 1]


def test_each_player_decides_in_turn_before_the_rest() -> None:
    table = begin(TEXTS[7], active=1)
    assert [table.seat, choose(table, "at spot=a").seat] == [2, 0]
    assert table.money == [0, 0, 0]
    assert choose(saved(table), "at spot=a").money == [1, 0, 0]


def test_a_further_pass_chooses_another_place() -> None:
    table = begin(TEXTS[8])
    choose(table, "at spot=b")
    assert offered(table) == ["at spot=a", "at spot=c"]
    table = choose(saved(table), "at spot=c")
    assert offered(table) == ["at spot=a"]
    choose(table, "at spot=a")
    assert (table.placed[0], table.used, table.money[0], table.over) == ([1, 2, 0], [], 1, True)


def test_passes_that_cannot_do_anything_ask_nobody() -> None:
    table = begin(TEXTS[9])
    for spot in ("a", "b", "c"):
        choose(table, "do deed=place", f"at spot={spot}")
    assert table.over


def test_the_same_text_is_the_same_choice() -> None:
    assert PROGRAMS[TEXTS[1]].kids[0].kids[0].choice == PROGRAMS[TEXTS[9]].kids[0].kids[0].choice
    assert len(set(DEED.refs)) == len(BOOK.choices)


def test_a_code_without_a_handler_says_so() -> None:
    with pytest.raises(TypeError, match="nothing carries out the effect dance"):
        Deeds(BOOK, FIRST_CODE + 9, DO, CHOICE, SKIP).perform(begin(TEXTS[1]), 0, 0, Deed(FIRST_CODE + 8, "dance"))


def test_a_mistake_in_a_program_is_found_where_it_stands() -> None:
    with pytest.raises(ReadError, match=r"deeds:1:8: there is no deed 'dance'"):
        Notation("place ;dance", "deeds", 1).program()
