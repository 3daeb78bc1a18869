"""Balance reports: every pair of nations, from both chairs."""

from __future__ import annotations

import json
import os
import signal
from itertools import combinations
from pathlib import Path

import pytest

from ludarium import LudariumError
from ludarium.arena import Game, Report, balance
from ludarium.arena.balance import nations
from ludarium.arena.statistics import wilson
from ludarium.kernel.title import Title, find

THREE = ["celts", "persians", "romans"]


def small(games: int = 4, **more: object) -> Report:
    return balance("imperium", games, ["random"], only=THREE, **more)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def whole() -> Report:
    return small()


def test_all_sixteen_nations_are_known() -> None:
    assert len(nations(find("imperium"))) == 16


def test_every_pair_meets_from_both_chairs(whole: Report) -> None:
    assert set(whole.outcomes) == set(combinations(THREE, 2))
    assert whole.games == 12
    assert whole.complete
    assert whole.errors == []
    tasks = [whole.task(number, ("celts", "romans")) for number in range(4)]
    chairs = [(task.variants["nation-1"], task.variants["nation-2"]) for task in tasks]
    assert chairs == [("celts", "romans"), ("romans", "celts")] * 2
    # The same deal is played from both chairs.
    assert [task.games[0][0] for task in tasks] == [1, 1, 2, 2]
    assert sum(whole.endings.values()) == 12


def test_games_are_counted_for_the_right_nation() -> None:
    report = Report("imperium", 1, ["celts", "romans"], ["random", "random"], 1, {})
    pair = ("celts", "romans")
    # Celts sit first in even games, second in odd ones.
    for number, places in enumerate([(1, 2), (1, 2), (2, 1), (2, 1), (1, 1)]):
        report.add(pair, number, Game(1, ("random", "random"), 9, (0, 0), places, "scoring"))
    assert report.outcomes[pair] == "+--+="
    assert report.wins("celts", "romans") == (2.5, 5)
    assert report.wins("romans", "celts") == (2.5, 5)
    assert report.first_seat() == (2.5, 5)
    report.add(pair, 5, Game(1, ("random", "random"), 9, (0, 0), (2, 1), "scoring"))
    assert report.total("celts") == (3.5, 6)
    assert report.total("romans") == (2.5, 6)
    report.add(pair, 6, Game(4, ("random", "random"), error="seed 4: it failed"))
    assert report.games == 6
    assert report.errors == ["celts – romans, seed 4: it failed"]


def test_the_report_says_rates_with_intervals(whole: Report) -> None:
    told = json.loads(whole.dumps())
    assert told == json.loads(json.dumps(whole.as_json()))
    assert told["players"] == ["random", "random"]
    assert told["games_per_pair"] == 4
    for row in [*told["pairs"], *told["nations"], told["first_seat"]]:
        low, high = wilson(row["wins"], row["games"])
        assert row["interval"] == [round(low, 4), round(high, 4)]
        assert row["win_rate"] == round(row["wins"] / row["games"], 4)
    assert sum(row["wins"] for row in told["nations"]) == 12
    assert Report.loads(whole.dumps()).dumps() == whole.dumps()


def test_how_many_pairs_look_uneven_by_chance() -> None:
    report = Report("imperium", 1, THREE, ["random", "random"], 1, {})
    assert report.uneven_by_chance() == 0
    report.outcomes[("celts", "persians")] = "+-.x"
    assert report.uneven_by_chance() == 0
    # Of four games, only 4:0 and 0:4 have an interval (51-100 %) without one half: 2 of 16.
    report.outcomes[("celts", "romans")] = "++-+"
    report.outcomes[("persians", "romans")] = "----.."
    assert report.uneven_by_chance() == 2 * 2 / 16


def test_an_interrupted_run_keeps_what_it_has_and_goes_on(whole: Report) -> None:
    def press(report: Report) -> None:
        if report.games == 5:
            os.kill(os.getpid(), signal.SIGINT)

    before = signal.getsignal(signal.SIGINT)
    part = small(progress=press)
    assert signal.getsignal(signal.SIGINT) == before
    assert part.games == 5
    assert not part.complete
    # Each pair got its first two games before any got its third.
    assert sorted(outcomes.count(".") for outcomes in part.outcomes.values()) == [2, 2, 3]
    rest = small(earlier=Report.loads(part.dumps()))
    assert rest.dumps() == whole.dumps()


def test_a_finished_run_can_be_made_longer(whole: Report) -> None:
    short = small(2)
    played: list[int] = []
    assert small(4, earlier=short, progress=lambda report: played.append(report.games)).dumps() == whole.dumps()
    assert played == [7, 8, 9, 10, 11, 12]


@pytest.mark.slow
def test_several_processes_bring_the_same_report(whole: Report) -> None:
    assert small(jobs=2).dumps() == whole.dumps()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"only": ["romans", "goths"]}, "unknown-nation"),
        ({"only": ["romans"]}, "few-nations"),
        ({"title_id": "troyes"}, "no-nations"),
        ({"games": 0}, "bad-games"),
        ({"players": ["clever"]}, "unknown-player"),
        ({"players": ["random"] * 3}, "bad-players"),
        ({"variants": {"side": "c"}}, "unknown-value"),
        ({"seed": 2}, "other-report"),
    ],
)
def test_a_wrong_wish_is_named(whole: Report, change: dict[str, object], code: str) -> None:
    wish: dict[str, object] = {"title_id": "imperium", "games": 4, "players": ["random"], "only": THREE, **change}
    with pytest.raises(LudariumError) as caught:
        balance(**wish, earlier=whole)  # type: ignore[arg-type]
    assert caught.value.code == code


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"format": "ludarium-record"}', "null"])
def test_what_is_not_a_report_is_refused(text: str) -> None:
    with pytest.raises(LudariumError) as caught:
        Report.loads(text)
    assert caught.value.code == "bad-report"


def test_the_sample_has_no_nations(sample: Title) -> None:
    with pytest.raises(LudariumError) as caught:
        nations(sample)
    assert caught.value.code == "no-nations"


def test_the_report_that_comes_along_is_whole_and_counted_right() -> None:
    """What the browser draws at /balance/imperium. Made anew by the call that docs/titles/imperium.md gives."""
    text = (Path(__file__).parents[2] / "web/src/titles/imperium/balance.json").read_text(encoding="utf-8")
    report = Report.loads(text)
    title = find("imperium")
    assert report.nations == nations(title)
    assert report.rules == title.rules
    assert report.players == ["greedy", "greedy"]
    assert report.complete
    assert report.errors == []
    assert report.dumps() == text
    assert sum(report.endings.values()) == report.games
