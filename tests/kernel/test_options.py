"""Options: what fits into one, in and out of the engine."""

from __future__ import annotations

import pytest

from ludarium import LudariumError, Match
from ludarium.kernel.domain import LIMIT, Domain, number
from ludarium.kernel.sample import TITLE
from ludarium.kernel.verb import Vocabulary, first, fourth, part, second, third, verb_of

LARGEST = LIMIT - 1


def wide() -> Vocabulary:
    """512 verbs of four arguments, each with as many elements as fit."""
    words = Vocabulary()
    places = number("place", LARGEST)
    for code in range(512):
        words.verb(f"verb-{code}", *[places.named(name) for name in ("a", "b", "c", "d")])
    return words


def test_four_arguments_of_8192_elements_fit_into_one_option() -> None:
    assert LIMIT == 8192
    words = wide()
    values = [LARGEST, 0, LARGEST - 1, 4096]
    for given in (values, values[::-1], [LARGEST] * 4, [1, 2, 3, 4]):
        option = words.verbs[511].of(*given)
        assert verb_of(option) == 511
        assert [first(option), second(option), third(option), fourth(option)] == given
        assert [part(option, i) for i in range(4)] == given
        assert words.parse(words.text(option)) == option
        written = words.as_json(option)
        arguments = written["args"]
        assert isinstance(arguments, dict)
        assert words.pack(str(written["verb"]), arguments) == option


def test_the_greatest_option_is_small_for_compiled_code() -> None:
    assert wide().verbs[511].of(LARGEST, LARGEST, LARGEST, LARGEST) < 1 << 61


def test_what_does_not_fit_is_refused() -> None:
    Domain("full", [str(i) for i in range(LIMIT)])
    with pytest.raises(ValueError, match="at most 8192"):
        Domain("over", [str(i) for i in range(LIMIT + 1)])
    with pytest.raises(ValueError, match="does not fit"):
        wide().verb("one-more")


def test_a_number_that_is_no_option_is_refused_like_a_word() -> None:
    match = Match.new(TITLE, 2, seed="x")
    pick = TITLE.vocabulary.by_name["pick"]
    for given in (pick.of(LARGEST), pick.of(0, 0, 0, LARGEST), 1 << 70):
        for ask in (match.choose, match.final):
            with pytest.raises(LudariumError) as caught:
                ask(match.seat, given)
            assert caught.value.code == "not-an-option"
