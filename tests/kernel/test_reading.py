"""The reader of notations: what it takes, and how it says where something is wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludarium.kernel.reading import Reader, ReadError


def reader(text: str) -> Reader:
    return Reader(text, "x.cards", 7, 3)


def test_it_reads_from_left_to_right() -> None:
    text = reader("gain( 2 adm) ; lose(-3 any) @area:Upper Bavaria | end")
    assert text.one_of("verb", ["gain", "lose"]) == "gain"
    text.need("(")
    assert text.sees_number()
    assert text.number() == 2
    assert text.sees_word() == "adm"
    assert not text.take_word("ad")
    assert text.take_word("adm")
    text.need(")")
    assert text.take(";")
    assert text.word("a verb") == "lose"
    text.need("(")
    assert not text.sees_number()
    assert text.sees_signed()
    assert text.signed() == -3
    assert text.take_word("any")
    text.need(")")
    text.need("@area:")
    assert text.until("|;", "a name") == "Upper Bavaria"
    assert text.take("|")
    assert text.take_word("end")
    text.end()


@pytest.mark.parametrize(
    ("text", "read", "error"),
    [
        ("  gain)", lambda it: it.need("("), "x.cards:7:5: expected '(', found 'gain)'"),
        ("", lambda it: it.need("("), "x.cards:7:3: expected '(', found the end"),
        (" ?", lambda it: it.word("a verb"), "x.cards:7:4: expected a verb, found '?'"),
        (" x", lambda it: it.number(), "x.cards:7:4: expected a number, found 'x'"),
        (" x", lambda it: it.signed(), "x.cards:7:4: expected a number, found 'x'"),
        (" ;", lambda it: it.until(";", "a name"), "x.cards:7:4: expected a name, found ';'"),
        (" rest", lambda it: it.end(), "x.cards:7:4: expected the end, found 'rest'"),
        (
            " hnd",
            lambda it: it.one_of("zone", ["hand", "play"]),
            "x.cards:7:4: there is no zone 'hnd'. Expected one of: hand, play",
        ),
        (
            " Burgundi",
            lambda it: it.one_of("Realm", ["Burgundy", *(f"R{n}" for n in range(99))]),
            "x.cards:7:4: there is no Realm 'Burgundi'. Expected one of: Burgundy",
        ),
    ],
)
def test_an_error_says_where_what_was_expected_and_what_was_found(
    text: str, read: Callable[[Reader], object], error: str
) -> None:
    with pytest.raises(ReadError) as caught:
        read(reader(text))
    assert str(caught.value) == error


def test_in_the_cell_of_a_table_the_column_has_a_name_and_counts_within_the_cell() -> None:
    text = Reader("gain(2 wood)", "events.csv", 17, cell="effect")
    text.need("gain(")
    text.number()
    with pytest.raises(ReadError) as caught:
        text.one_of("resource", ["adm", "dip"])
    assert str(caught.value) == "events.csv:17: effect:8: there is no resource 'wood'. Expected one of: adm, dip"
    assert (caught.value.file, caught.value.line, caught.value.cell, caught.value.column) == (
        "events.csv",
        17,
        "effect",
        8,
    )
