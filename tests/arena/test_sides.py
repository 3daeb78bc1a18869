"""How the sides of scenarios do: wins, points, length, and what is always or never taken."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludarium import LudariumError
from ludarium.arena import Game, Sides, sides
from ludarium.arena.game import Batch
from ludarium.arena.sides import OFTEN, Course, chosen
from ludarium.arena.statistics import wilson
from ludarium.arena.tally import Tally
from ludarium.kernel.chance import fast
from ludarium.kernel.title import find

EUROPA = find("europa")


def small(games: int, **more: object) -> Sides:
    """The shortest game there is: 1-00 with half of its Rounds."""
    return sides("europa", ["1-00"], games, ["random"], variants={"length": "short"}, **more)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def two() -> Sides:
    return small(2)


def test_a_number_stands_for_all_its_numbers_of_players() -> None:
    found = [scenario.id for scenario in chosen(EUROPA, ["1-01", "1-00", "1-01-3-players"])]
    assert found == ["1-01-3-players", "1-01-4-players", "1-01-5-players", "1-00"]


def test_a_report_names_each_side_with_its_wins_and_points(two: Sides) -> None:
    told = json.loads(two.dumps())["scenarios"][0]
    assert [row["side"] for row in told["sides"]] == ["realm:france", "realm:castile", "realm:england"]
    assert sum(row["wins"] for row in told["sides"]) == pytest.approx(2, abs=0.05)
    assert told["games"] == 2
    for seat, row in enumerate(told["sides"]):
        low, high = wilson(row["wins"], 2)
        assert row["interval"] == [round(low, 4), round(high, 4)]
        assert row["points"]["most"] == max(points[seat] for _, _, _, points, _ in told["results"])
    assert told["length"]["least"] == min(row[1] for row in told["results"])


def test_events_that_were_taken_had_been_offered(two: Sides) -> None:
    course = two.courses[0]
    events = course.choices["choose-event"]
    assert events
    assert all(thing.startswith("event:") and 0 <= taken <= offered for thing, (offered, taken) in events.items())
    for thing, (_, taken) in events.items():
        assert not taken or thing in course.told["event-taken"]


def test_a_thing_counts_once_for_each_seat_and_game() -> None:
    tally = Tally(EUROPA)
    keep = EUROPA.vocabulary.by_name["keep"]
    position = EUROPA.start(3, {"scenario": "1-00"}, fast(1))
    for option in (keep.of(1), keep.of(0)):
        tally.chose(0, [keep.of(0), keep.of(1), keep.of(2)], option)
    tally.chose(1, [keep.of(0), keep.of(1)], keep.of(1))
    tally.chose(2, [keep.of(0)], keep.of(0))  # nothing to choose
    tally.end(position)
    card = keep.arguments[0].domain.full
    assert tally.choices == {"keep": {card(0): [2, 1], card(1): [2, 2], card(2): [1, 0]}}


def test_always_and_never_need_many_offers_of_a_verb_in_use() -> None:
    course = Course("1-00", ["realm:france"], ["random"], {})
    course.choices = {
        "keep": {"card:a": [OFTEN, OFTEN], "card:b": [OFTEN - 1, OFTEN - 1], "card:c": [OFTEN, 0], "card:d": [99, 7]},
        "fire": {"card:a": [OFTEN, 0]},
    }
    assert course.always() == [("keep", "card:a", OFTEN)]
    assert course.never() == [("keep", "card:c", OFTEN)]


def test_a_report_goes_on_and_takes_up_other_scenarios(two: Sides) -> None:
    one = small(1)
    assert small(2, earlier=Sides.loads(one.dumps())).dumps() == two.dumps()
    other = Sides("europa", 1, 1, [Course("1-01-3-players", ["realm:france"], ["random"], {})])
    other.courses[0].add(Batch([Game(1, ("random",), 9, (3,), (1,), "scoring")]))
    both = small(1, earlier=other)
    assert [(course.scenario, len(course.rows)) for course in both.courses] == [("1-01-3-players", 1), ("1-00", 1)]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"scenarios": ["9-99"]}, "unknown-scenario"),
        ({"title_id": "troyes"}, "no-sides"),
        ({"games": 0}, "bad-games"),
        ({"players": ["clever"]}, "unknown-player"),
        ({"players": ["random"] * 2}, "bad-players"),
        ({"seed": 2}, "other-report"),
    ],
)
def test_a_wrong_wish_is_named(two: Sides, change: dict[str, object], code: str) -> None:
    wish: dict[str, object] = {"title_id": "europa", "scenarios": ["1-00"], "games": 1, "players": ["random"], **change}
    with pytest.raises(LudariumError) as caught:
        sides(**wish, earlier=two)  # type: ignore[arg-type]
    assert caught.value.code == code


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"format": "ludarium-balance"}', "null"])
def test_what_is_not_a_report_is_refused(text: str) -> None:
    with pytest.raises(LudariumError) as caught:
        Sides.loads(text)
    assert caught.value.code == "bad-report"


def test_the_report_that_comes_along_is_counted_right() -> None:
    """What the browser draws at /balance/europa. Made anew by the calls that docs/titles/europa.md gives."""
    text = (Path(__file__).parents[2] / "web/src/titles/europa/balance.json").read_text(encoding="utf-8")
    report = Sides.loads(text)
    assert (report.title, report.rules) == ("europa", EUROPA.rules)
    assert report.errors == []
    assert report.dumps() == text
    for course in report.courses:
        assert set(course.players) == {"greedy"}
        # no hole: the games have the numbers 1, 2, 3 ...
        assert sorted(course.rows) == list(range(1, len(course.rows) + 1))
