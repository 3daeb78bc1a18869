"""For how many seats given variants are."""

from __future__ import annotations

import pytest

from ludarium import LudariumError
from ludarium.arena import fitting
from ludarium.kernel.title import Title, find


def test_a_scenario_is_checked_with_its_own_numbers_of_seats() -> None:
    europa = find("europa")
    assert fitting(europa, {"scenario": "1-00"}) == [3]
    assert fitting(europa, {"scenario": "1-01-5-players"}) == [5]
    assert fitting(europa, {}) == europa.seats


def test_what_is_for_nobody_says_so(sample: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    assert fitting(sample, {"deal": "two"}) == [2]
    monkeypatch.setattr(sample, "seats", [3])
    with pytest.raises(LudariumError, match="deal is for 2 seats, not for 3"):
        fitting(sample, {"deal": "two"})


def test_a_wrong_name_is_refused_at_once(sample: Title) -> None:
    with pytest.raises(LudariumError) as caught:
        fitting(sample, {"deal": "nine"})
    assert caught.value.code == "unknown-value"
