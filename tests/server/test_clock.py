"""The arithmetic of clocks: nights, holidays, increments, undo."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from ludarium.server import clock
from ludarium.server.clock import ALWAYS, Rest
from ludarium.server.wire import ClockRule

PARIS = ZoneInfo("Europe/Paris")
HOUR = 3600.0


def at(day: str, hour: int, minute: int = 0) -> float:
    """A moment in Paris."""
    return datetime.fromisoformat(f"{day}T{hour:02}:{minute:02}").replace(tzinfo=PARIS).timestamp()


NIGHTS = Rest("Europe/Paris", 22, 8)


@pytest.mark.parametrize(
    ("rest", "start", "end", "hours"),
    [
        (ALWAYS, at("2026-11-10", 20), at("2026-11-11", 10), 14),
        (NIGHTS, at("2026-11-10", 20), at("2026-11-11", 10), 4),
        (NIGHTS, at("2026-11-10", 23), at("2026-11-11", 7), 0),
        # a night after midnight
        (Rest("Europe/Paris", 1, 7), at("2026-11-10", 0), at("2026-11-11", 0), 18),
        # in another zone the same hours are others
        (Rest("America/New_York", 22, 8), at("2026-11-10", 4), at("2026-11-10", 14), 0),
        # nobody sleeps more than twelve hours
        (Rest("Europe/Paris", 8, 7), at("2026-11-10", 0), at("2026-11-11", 0), 12),
        # holidays, both days included
        (Rest("Europe/Paris", 22, 8, (("2026-12-24", "2026-12-26"),)), at("2026-12-23", 21), at("2026-12-27", 9), 2),
        # the clocks of Paris are put forward in the night of 29 March 2026: the day has 23 hours
        (Rest("Europe/Paris"), at("2026-03-29", 0), at("2026-03-30", 0), 23),
    ],
)
def test_a_clock_stands_still_while_a_person_rests(rest: Rest, start: float, end: float, hours: float) -> None:
    assert rest.awake(start, end) == hours * HOUR
    if hours:
        assert rest.awake(start, rest.until(start, hours * HOUR)) == hours * HOUR
        assert rest.until(start, hours * HOUR) <= end


def test_a_day_of_thinking_goes_over_nights_and_holidays() -> None:
    rest = Rest("Europe/Paris", 22, 8, (("2026-11-11", "2026-11-11"),))
    assert rest.until(at("2026-11-10", 12), 24 * HOUR) == at("2026-11-12", 22)
    assert rest.until(at("2026-11-10", 12), 24.5 * HOUR) == at("2026-11-13", 8, 30)


LIVE = ClockRule("live", 600, 10)
DECISION = ClockRule("decision", 86_400)
TURN = ClockRule("turn", 86_400)


def lefts(rule: ClockRule, times: clock.Times, now: float) -> list[float]:
    return [clock.left(rule, times, {}, seat, now) for seat in range(len(times.left))]


def test_a_live_clock_runs_for_who_thinks_and_grows_with_each_decision() -> None:
    times = clock.settled(LIVE, clock.begun(LIVE, 2), {}, [0], 0)
    assert lefts(LIVE, times, 100) == [500, 600]
    times = clock.chosen(LIVE, times, {}, 0, 1, [1], 100)
    assert lefts(LIVE, times, 150) == [510, 550]
    # A choice that is taken back and made again brings nothing.
    times = clock.chosen(LIVE, times, {}, 0, 0, [0], 150)
    times = clock.chosen(LIVE, times, {}, 0, 1, [1], 160)
    assert lefts(LIVE, times, 160) == [500, 550]
    assert clock.due(LIVE, times, {}, 1) == 710
    assert clock.due(LIVE, times, {}, 0) is None


def test_each_decision_has_its_time() -> None:
    times = clock.settled(DECISION, clock.begun(DECISION, 2), {}, [0], 0)
    times = clock.chosen(DECISION, times, {}, 0, 1, [0], 50_000)
    assert lefts(DECISION, times, 60_000) == [76_400, 86_400]
    # Undone and chosen again: no new time.
    times = clock.chosen(DECISION, times, {}, 0, 0, [0], 60_000)
    times = clock.chosen(DECISION, times, {}, 0, 1, [0], 60_100)
    assert lefts(DECISION, times, 60_100)[0] == 76_300
    times = clock.chosen(DECISION, times, {}, 0, 2, [1], 60_200)
    assert lefts(DECISION, times, 60_300) == [86_400, 86_300]


def test_undo_does_not_wind_up_the_clock_of_a_turn_that_had_passed_on() -> None:
    times = clock.settled(TURN, clock.begun(TURN, 2), {}, [0], 0)
    times = clock.chosen(TURN, times, {}, 0, 1, [1], 1000)
    times = clock.chosen(TURN, times, {}, 0, 0, [0], 1500)
    assert lefts(TURN, times, 1500)[0] == 85_400
    times = clock.chosen(TURN, times, {}, 0, 1, [1], 1600)
    assert lefts(TURN, times, 1600)[1] == 85_900


def test_a_turn_has_one_time_for_all_its_decisions() -> None:
    times = clock.settled(TURN, clock.begun(TURN, 2), {}, [0], 0)
    for step in range(1, 4):
        times = clock.chosen(TURN, times, {}, 0, step, [0], step * 1000)
    assert lefts(TURN, times, 4000)[0] == 82_400
    times = clock.chosen(TURN, times, {}, 0, 4, [1], 4000)
    times = clock.chosen(TURN, times, {}, 1, 5, [0], 5000)
    assert lefts(TURN, times, 5000) == [86_400, 85_400]


def test_several_think_at_once() -> None:
    times = clock.settled(DECISION, clock.begun(DECISION, 3), {}, [0, 1, 2], 0)
    times = clock.chosen(DECISION, times, {}, 1, 0, [0, 2], 100)
    assert lefts(DECISION, times, 200) == [86_200, 86_300, 86_200]
    assert [each is None for each in times.since] == [False, True, False]


def test_a_reminder_comes_with_a_quarter_of_the_time_left_then_the_end() -> None:
    times = clock.settled(DECISION, clock.begun(DECISION, 1), {}, [0], 0)
    assert clock.wake(DECISION, times, {}) == 64_800
    times.reminded.append(0)
    assert clock.wake(DECISION, times, {}) == 86_400
    times.up.append(0)
    assert clock.wake(DECISION, times, {}) is None
    quick = clock.settled(LIVE, clock.begun(LIVE, 1), {}, [0], 0)
    assert clock.wake(LIVE, quick, {}) == 600


def test_what_is_kept_is_what_was() -> None:
    times = clock.chosen(LIVE, clock.settled(LIVE, clock.begun(LIVE, 2), {}, [0], 5), {}, 0, 1, [1], 9)
    assert clock.read(times.as_json()) == times
