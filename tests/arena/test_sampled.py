"""The conformance kit from positions all over the games: a small part of what `make check` does."""

from __future__ import annotations

import pytest

from ludarium.arena import check_sampled, checks
from ludarium.kernel.conformance import Nonconformity
from ludarium.kernel.title import find


def test_every_scenario_and_every_length_has_its_turn() -> None:
    title = find("europa")
    places = checks.everywhere(title)
    assert {values["scenario"] for _, values in places} == {each.id for each in title.scenarios if each.ready}
    length = next(each for each in title.variants if each.id == "length")
    for scenario in length.scenarios:
        played = {title.resolve(seats, v)["length"] for seats, v in places if v["scenario"] == scenario}
        assert played == set(length.values)
    assert checks.everywhere(find("troyes")) == [(seats, {}) for seats in find("troyes").seats]


def test_samples_lie_all_over_a_game() -> None:
    title = find("europa")
    found = checks.sampled(title, 3, title.resolve(3, {"scenario": "1-00"}), 3, 3)
    rounds = [position.rounds for position in found]  # type: ignore[attr-defined]
    assert len(found) == 3
    assert rounds == sorted(rounds)
    assert rounds[0] < rounds[-1]


@pytest.mark.parametrize("title", ["europa", "pax"])
def test_what_follows_from_samples_holds_whatever_every_title_must_hold(title: str) -> None:
    reports = [report for report in check_sampled(title, 2, span=40) if report.games]
    assert [report.games for report in reports] == [2]
    assert reports[0].decisions > 20
    assert reports[0].errors == []


def test_a_finding_says_where_it_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise Nonconformity("the table tilts")

    monkeypatch.setattr(checks, "check_from", broken)
    errors = [error for report in check_sampled("troyes", 2, seed=7) for error in report.errors]
    assert errors[0] == "seed 7, sample 0: Nonconformity: the table tilts"
    assert len(errors) == 2
