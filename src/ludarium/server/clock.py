"""How much time a seat has left, and when it runs out. Only arithmetic: `clocks.py` keeps it and acts on it.

live       so many seconds for the whole game, and an increment for each decision
decision   so many seconds for each decision
turn       so many seconds for each turn: decisions of one seat, one after the other

The last two are for games over days. They stand still in the nights and on the holidays that a person has named.
Moments are seconds since 1970.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Struct

from ludarium.server.wire import ClockRule

NIGHT = 12  # hours; a longer night does not stop a clock for longer
AGAIN = 60.0  # seconds; who takes a seat back has so many at least
REMINDED = 4 * 3600  # seconds; a reminder comes only where a decision has so many
HORIZON = 400  # days; no clock is looked at further ahead


class Rest(Struct, frozen=True):
    """When a person's slow clocks stand still."""

    zone: str = "UTC"
    night_from: int = 0
    night_to: int = 0
    # first and last day of each
    holidays: tuple[tuple[str, str], ...] = ()

    def waking(self, day: date, zone: ZoneInfo) -> list[tuple[float, float]]:
        """The stretches of a local day in which the clock runs."""
        if any(first <= day.isoformat() <= last for first, last in self.holidays):
            return []
        begin, end = self.night_from, self.night_to
        hours = (end - begin) % 24
        if hours > NIGHT:
            end = (begin + NIGHT) % 24
        if begin == end:
            awake = [(0, 24)]
        elif begin < end:
            awake = [(0, begin), (end, 24)]
        else:
            awake = [(end, begin)]
        return [(_moment(day, first, zone), _moment(day, last, zone)) for first, last in awake if first < last]

    def stretches(self, start: float) -> Iterator[tuple[float, float]]:
        """The stretches in which the clock runs, from a moment on."""
        zone = _zone(self.zone)
        day = datetime.fromtimestamp(start, UTC).astimezone(zone).date()
        for _ in range(HORIZON):
            for first, last in self.waking(day, zone):
                if last > start:
                    yield max(first, start), last
            day += timedelta(days=1)

    def awake(self, start: float, end: float) -> float:
        """How many seconds the clock has run between two moments."""
        passed = 0.0
        for first, last in self.stretches(start):
            if first >= end:
                break
            passed += min(last, end) - first
        return passed

    def until(self, start: float, seconds: float) -> float:
        """When the clock will have run for so many seconds."""
        last = start
        for first, last in self.stretches(start):
            if last - first >= seconds:
                return first + max(0.0, seconds)
            seconds -= last - first
        return last


ALWAYS = Rest()


def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return ZoneInfo("UTC")


def _moment(day: date, hour: int, zone: ZoneInfo) -> float:
    day += timedelta(days=hour // 24)
    return datetime(day.year, day.month, day.day, hour % 24, tzinfo=zone).timestamp()


class Times(Struct):
    """The clocks of a table, as they were at the last change."""

    left: list[float]
    # since when each runs; None: it stands
    since: list[float | None]
    # The most steps that there have been: a choice that is taken back and made again brings no new time.
    top: int = 0
    # Seats that have been reminded in this stretch, and those whose time is up while the others vote.
    reminded: list[int] = msgspec.field(default_factory=list)
    up: list[int] = msgspec.field(default_factory=list)
    # For each of those, who has voted for what: a bot, or to wait.
    votes: dict[str, dict[str, str]] = msgspec.field(default_factory=dict)

    def as_json(self) -> Any:
        return msgspec.to_builtins(self)


def read(saved: Any) -> Times:
    return msgspec.convert(saved, Times)


def begun(rule: ClockRule, seats: int) -> Times:
    """Nobody's clock runs yet: see `settled`."""
    return Times([float(rule.seconds)] * seats, [None] * seats)


def rest_of(rule: ClockRule, rests: Mapping[int, Rest], seat: int) -> Rest:
    return ALWAYS if rule.kind == "live" else rests.get(seat, ALWAYS)


def left(rule: ClockRule, times: Times, rests: Mapping[int, Rest], seat: int, at: float) -> float:
    """How many seconds a seat has at a moment."""
    since = times.since[seat]
    used = 0.0 if since is None else rest_of(rule, rests, seat).awake(since, at)
    return max(0.0, times.left[seat] - used)


def settled(
    rule: ClockRule,
    times: Times,
    rests: Mapping[int, Rest],
    running: Collection[int],
    at: float,
    anew: bool = True,
) -> Times:
    """The clocks at a moment from which on these seats think. `anew`: whoever begins to think has new time."""
    new = Times(
        [left(rule, times, rests, seat, at) for seat in range(len(times.left))],
        [at if seat in running else None for seat in range(len(times.left))],
        times.top,
        times.reminded[:],
        times.up[:],
        dict(times.votes),
    )
    for seat, since in enumerate(times.since):
        if seat not in running:
            _forgiven(new, seat)
        elif since is None and anew:
            if rule.kind != "live":
                _granted(rule, new, seat)
            elif rule.up != "pass" and new.left[seat] < 1:
                # A bot has played on, and the person is back.
                new.left[seat] = AGAIN
    return new


def chosen(
    rule: ClockRule, times: Times, rests: Mapping[int, Rest], by: int, step: int, running: Collection[int], at: float
) -> Times:
    """The clocks after a choice (or an undo) of a seat, which has led to so many steps."""
    fresh = step > times.top
    new = settled(rule, times, rests, running, at, anew=fresh)
    new.top = max(step, times.top)
    if fresh and times.since[by] is not None:
        if rule.kind == "live":
            new.left[by] += rule.increment
        elif rule.kind == "decision":
            _granted(rule, new, by)
    return new


def _granted(rule: ClockRule, times: Times, seat: int) -> None:
    times.left[seat] = float(rule.seconds)
    _forgiven(times, seat)


def _forgiven(times: Times, seat: int) -> None:
    times.reminded = [each for each in times.reminded if each != seat]
    times.up = [each for each in times.up if each != seat]
    times.votes.pop(str(seat), None)


def more(rule: ClockRule, times: Times, seat: int) -> None:
    """The others wait: the seat gets its time anew."""
    _granted(rule, times, seat)


def reminder(rule: ClockRule) -> float:
    """With so many seconds left a person is reminded; 0: never."""
    return rule.seconds / 4 if rule.kind != "live" and rule.seconds >= REMINDED else 0.0


def due(rule: ClockRule, times: Times, rests: Mapping[int, Rest], seat: int) -> float | None:
    """When the time of a seat is up; None while its clock stands."""
    since = times.since[seat]
    return None if since is None else rest_of(rule, rests, seat).until(since, times.left[seat])


def wake(rule: ClockRule, times: Times, rests: Mapping[int, Rest]) -> float | None:
    """When the table has to be looked at next: to remind somebody, or because a time is up."""
    moments = []
    for seat, since in enumerate(times.since):
        if since is None or seat in times.up:
            continue
        early = 0.0 if seat in times.reminded else reminder(rule)
        moments.append(rest_of(rule, rests, seat).until(since, max(0.0, times.left[seat] - early)))
    return min(moments, default=None)
