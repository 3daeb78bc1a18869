"""The ladder: strengths with their errors, which games are played, when it ends, and going on with it."""

from __future__ import annotations

import json
import os
import signal
from math import log

import pytest

from ludarium import LudariumError
from ludarium.arena import Ladder, climb, ladder, workers
from ludarium.arena.game import Batch, Task
from ludarium.arena.ladder import Entrant
from ludarium.arena.strength import ELO, Strengths, inverse, strengths
from ludarium.kernel.title import Title, find
from ludarium.players import version

BOTS = ["greedy", "random", "search:5it"]


def of(title: Title, *players: str) -> Ladder:
    found = Ladder(title, 2, {})
    found.enter(players)
    return found


# strengths


def test_strengths_follow_the_results() -> None:
    known = strengths([[0, 300], [100, 0]])
    # Three wins to one, and the middle pulls but a little; the error is that of the logarithm of the odds.
    assert known.mean[0] - known.mean[1] == pytest.approx(log(3), rel=0.01)
    assert known.variance(0, 1) == pytest.approx(1 / 300 + 1 / 100, rel=0.02)


def test_who_has_not_played_is_in_the_middle_and_unsure() -> None:
    known = strengths([[0, 60, 0], [40, 0, 0], [0, 0, 0]])
    assert known.mean[2] == 0
    assert ELO * known.covariance[2][2] ** 0.5 == pytest.approx(400)
    assert known.variance(0, 2) > 10 * known.variance(0, 1)


def test_who_always_wins_has_a_rating_too() -> None:
    known = strengths([[0, 20], [0, 0]])
    assert 300 < ELO * (known.mean[0] - known.mean[1]) < 1500


def test_what_games_will_tell_is_foreseen() -> None:
    """The shortcut used in planning gives what counting the games themselves would give."""
    before = strengths([[0, 5, 2], [5, 0, 3], [2, 3, 0]])
    assert before.mean == pytest.approx([0, 0, 0], abs=1e-9)
    before.expect(0, 2, 8)
    after = strengths([[0, 5, 6], [5, 0, 3], [6, 3, 0]])
    for row, wanted in zip(before.covariance, after.covariance, strict=True):
        assert row == pytest.approx(wanted)


def test_an_inverse() -> None:
    assert inverse([[2.0, 1.0], [1.0, 3.0]]) == [pytest.approx([0.6, -0.2]), pytest.approx([-0.2, 0.4])]


# which games


def test_a_newcomer_is_played_first(sample: Title) -> None:
    found = of(sample, "greedy", "random")
    for deal in range(100):
        found.games[deal, (0, 1)] = (1, 2) if deal % 3 else (2, 1)
    found.enter(["search:5it"])
    found.plan(50)
    assert found.planned
    assert all(2 in chairs for _, chairs in found.planned)


def test_even_pairs_tell_more_than_uneven_ones(sample: Title) -> None:
    found = of(sample, "greedy", "search:5it", "random")
    for deal in range(30):
        found.games[deal, (0, 1)] = (1, 2) if deal % 2 else (2, 1)
        found.games[deal, (0, 2)] = (1, 2)
    assert found.open(50) == [(0, 1)]
    found.plan(50, meetings=4)
    assert found.planned == [(30, (0, 1)), (30, (1, 0))] + [
        (deal, chairs) for deal in (31, 32, 33) for chairs in ((0, 1), (1, 0))
    ]


def test_a_deal_is_played_from_all_chairs_of_a_larger_table(sample: Title) -> None:
    found = Ladder(sample, 3, {})
    found.enter(["greedy", "random"])
    found.plan(50, meetings=1)
    assert len(found.planned) == 3
    assert {chairs.count(0) for _, chairs in found.planned} <= {1, 2}
    assert climb(found, 3) == "games"
    assert all(len(places) == 3 for places in found.games.values())


# when it ends


def test_it_ends_when_all_neighbours_are_told_apart(sample: Title) -> None:
    found = of(sample, *BOTS)
    assert climb(found, 2000, precision=120) == "settled"
    assert found.open(120) == []
    count = len(found.games)
    assert 16 <= count < 600
    assert climb(found, 2000, precision=120) == "settled"
    assert len(found.games) == count
    rungs = found.rungs()
    assert rungs[-1].entrant == Entrant("random", "")
    assert all(rung.low < rung.elo < rung.high for rung in rungs)
    assert next(rung for rung in rungs if rung.entrant.player == "greedy").elo == 0


def test_it_ends_when_the_games_are_used_up(sample: Title) -> None:
    found = of(sample, *BOTS)
    assert climb(found, 5) == "games"
    assert len(found.games) == 5


def test_two_that_are_equal_are_told_apart_by_precision_alone() -> None:
    known = Strengths([0.0, 0.0], [[0.001, 0.0], [0.0, 0.001]], [1.0, 1.0])
    found = of(find("troyes"), "greedy", "random")
    assert found.open(50, known) == []
    assert found.open(10, known) == [(0, 1)]


# going on


def test_equal_ladders_grow_equally(sample: Title) -> None:
    one, other = of(sample, *BOTS), of(sample, *BOTS)
    climb(one, 40)
    for count in (3, 18, 19):
        climb(other, count)
        other = Ladder.loads(other.dumps())
        other.enter([])
    assert one.dumps() == other.dumps()


def test_ctrl_c_keeps_what_was_played(sample: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    play_all = vars(workers)["play_all"]
    played = 0

    def interrupted(task: Task) -> Batch:
        nonlocal played
        played += 1
        if played == 3:
            os.kill(os.getpid(), signal.SIGINT)
        return play_all(task)

    monkeypatch.setattr(workers, "play_all", interrupted)
    found = of(sample, *BOTS)
    assert climb(found, 40) == "broken-off"
    assert len(found.games) == 3
    again = Ladder.loads(found.dumps())
    again.enter([])
    climb(again, 37)
    whole = of(sample, *BOTS)
    climb(whole, 40)
    assert again.dumps() == whole.dumps()


def test_a_new_version_is_a_newcomer_and_the_old_one_rests(sample: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    found = of(sample, "greedy", "random")
    climb(found, 16)
    monkeypatch.setattr(ladder, "version", lambda player, title: "" if player == "random" else "9")
    found.enter(["greedy"])
    assert [each.name for each in found.entrants] == [f"greedy {version('greedy', sample)}", "random", "greedy 9"]
    assert found.active == {1, 2}
    climb(found, 16)
    assert all(0 not in chairs for deal, chairs in found.games if deal >= 8)
    resting = next(rung for rung in found.rungs() if not rung.active)
    assert resting.games == 16


def test_versions(sample: Title) -> None:
    assert version("random", sample) == ""
    assert version("greedy", sample) == version("search:20it", sample) != ""
    with pytest.raises(LudariumError):
        version("clever", sample)


def test_a_ladder_needs_two(sample: Title) -> None:
    with pytest.raises(LudariumError) as caught:
        of(sample, "greedy")
    assert caught.value.code == "few-entrants"


@pytest.mark.parametrize(
    "change",
    [
        {"format": "other"},
        {"games": [[0, [0, 7], [1, 2]]]},
        {"games": [[0, [0, 1], [1]]]},
        {"planned": [[0, [5, 1]]]},
        {"entrants": 3},
    ],
)
def test_a_damaged_file_is_told(sample: Title, change: dict[str, object]) -> None:
    found = of(sample, "greedy", "random")
    climb(found, 2)
    told = json.loads(found.dumps())
    with pytest.raises(LudariumError) as caught:
        Ladder.loads(json.dumps({**told, **change}), "x.json")
    assert caught.value.code == "bad-ladder"


def test_both_forms_climb_alike(sample: Title) -> None:
    """What the pure engine has played: the compiled one must play, plan and rate the same."""
    found = of(sample, "greedy", "random")
    climb(found, 16)
    assert [places[0] for _, places in sorted(found.games.items())] == [1, 1, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 1]
    assert [(rung.games, round(rung.elo), round(rung.low), round(rung.high)) for rung in found.rungs()] == [
        (16, 0, -121, 121),
        (16, -321, -443, -200),
    ]
