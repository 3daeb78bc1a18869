"""Numbers kept as bytes: whoever writes gets new ones, and they are saved and loaded as they are."""

from __future__ import annotations

import pytest

from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.language.deeds import Facts
from ludarium.games.europa.put.deeds import MOST_DEEDS, happened
from ludarium.games.europa.table.small import plus, put, with_bits, without_bits
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.state import dump, load

from .board import board


def test_what_is_written_is_new_and_the_old_stays() -> None:
    old = bytes([0, 6, 9])
    assert put(old, 2, 4) == bytes([0, 6, 4])
    assert plus(old, 2, -9) == bytes([0, 6, 0])
    assert with_bits(old, 1, 9) == bytes([0, 15, 9])
    assert without_bits(old, 1, 2) == bytes([0, 4, 9])
    assert old == bytes([0, 6, 9])


@pytest.mark.parametrize("wrong", [-1, 256])
def test_a_number_that_does_not_fit_is_refused(wrong: int) -> None:
    with pytest.raises(ValueError, match="byte must be in range"):
        put(bytes(3), 0, wrong)


def test_a_clone_keeps_its_own() -> None:
    position = board("1-01", people=4).position
    other = position.clone()
    areas = other.own_areas()
    areas.claims = with_bits(areas.claims, 5, 1)
    assert other.areas.claims[5] == 1
    assert position.areas.claims[5] == 0


def test_they_are_saved_as_text() -> None:
    assert dump(bytes([0, 17, 255])) == {"bytes": "0011ff"}
    assert load({"bytes": "0011ff"}, {}) == bytes([0, 17, 255])


@pytest.mark.parametrize("damaged", ["0x", "123", 5, None, ["00"]])
def test_damaged_ones_are_not_loaded(damaged: object) -> None:
    with pytest.raises(LudariumError) as caught:
        load({"bytes": damaged}, {})
    assert caught.value.code == "bad-snapshot"


def test_no_card_asks_for_more_deeds_than_are_counted() -> None:
    asked = [
        each.n
        for each in BOOK.conditions
        if each.code == s.C_COMPARE and any(count.code == s.N_DID for count in each.counts)
    ]
    assert asked
    assert max(asked) < MOST_DEEDS


def test_deeds_beyond_that_are_not_lost() -> None:
    position = board("1-01", people=4).position
    for _ in range(3):
        happened(position, 0, s.H_GAIN_TAX_BY_PEACE, Facts(), MOST_DEEDS - 50)
    counted = {position.players[0].deeds_age[deed.id] for deed in BOOK.deeds_of[s.H_GAIN_TAX_BY_PEACE]}
    assert MOST_DEEDS in counted
    assert counted <= {0, MOST_DEEDS}
