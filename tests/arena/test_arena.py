"""Simulations, tournaments and datasets."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
from pathlib import Path

import pytest

from ludarium import LudariumError, Match
from ludarium.arena import Cluster, Game, collect, simulate, tournament
from ludarium.arena.statistics import ratings, wilson
from ludarium.kernel.title import Title

pytestmark = pytest.mark.usefixtures("sample")


def test_a_summary_has_what_a_reader_needs() -> None:
    heard: list[int] = []
    summary = simulate("sample", seats=3, games=60, seed=5, progress=heard.append)
    told = json.loads(json.dumps(summary.as_json()))
    assert told["title"] == "sample"
    assert told["seats"] == 3
    assert told["games"] == 60
    # Three cards a hand, two decisions a card.
    assert told["decisions"] == 60 * 18
    assert told["length"] == {"mean": 18, "deviation": 0, "least": 18, "most": 18}
    assert told["errors"] == []
    assert told["unseen_content"] == []
    assert told["decisions_per_second"] > 0
    assert sum(row["wins"] for row in told["by_seat"]) == pytest.approx(60, abs=0.05)
    assert all(row["interval"][0] < row["win_rate"] < row["interval"][1] for row in told["by_seat"])
    assert heard[-1] == 60


def test_equal_seeds_give_equal_games() -> None:
    one, other = (simulate("sample", 2, 20, seed=3, players=["greedy", "random"]) for _ in range(2))
    assert one.results == other.results
    assert one.results != simulate("sample", 2, 20, seed=4, players=["greedy", "random"]).results


def test_players_change_seats() -> None:
    summary = simulate("sample", 2, 10, players=["greedy", "random"])
    assert [game.players for game in summary.results[:2]] == [("greedy", "random"), ("random", "greedy")]
    by_player = {str(row["player"]): row for row in summary.as_json()["by_player"]}  # type: ignore[attr-defined]
    assert by_player["greedy"]["games"] == by_player["random"]["games"] == 10


def test_content_that_never_turned_up_is_named() -> None:
    assert any(ref.startswith("card:") for ref in simulate("sample", 2, 1).unseen_content)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"title_id": "simple"}, "unknown-title"),
        ({"seats": 9}, "bad-seats"),
        ({"games": 0}, "bad-games"),
        ({"jobs": 0}, "bad-jobs"),
        ({"players": ["clever"]}, "unknown-player"),
        ({"players": ["random", "random", "random"]}, "bad-players"),
        ({"variants": {"x": "on"}}, "unknown-variant"),
    ],
)
def test_a_wrong_wish_is_named(change: dict[str, object], code: str) -> None:
    wish: dict[str, object] = {"title_id": "sample", "seats": 2, "games": 2, **change}
    with pytest.raises(LudariumError) as caught:
        simulate(**wish)  # type: ignore[arg-type]
    assert caught.value.code == code


def test_a_failing_game_is_reported_with_its_seed(sample: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sample, "bound", 11)
    summary = simulate("sample", 2, 3, seed=40)
    assert len(summary.errors) == 3
    assert summary.errors[0].startswith("seed 40: ")
    assert "more than 11 decisions" in summary.errors[0]
    assert summary.as_json()["decisions"] == 0


def test_wilson() -> None:
    # Reference values: Wilson score interval without continuity correction.
    assert wilson(65, 100) == pytest.approx((0.5525, 0.7364), abs=1e-3)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-3)
    assert wilson(0, 0) == (0.0, 1.0)


def test_ratings_follow_the_results() -> None:
    games = [Game(i, ("a", "b"), 1, (1, 0), (1, 2) if i % 4 else (2, 1)) for i in range(400)]
    first, second = ratings(games, ["a", "b"])
    assert (first.player, second.player) == ("a", "b")
    # Three wins to one are 190.8 Elo.
    assert first.elo - second.elo == pytest.approx(190.8, abs=3)
    assert first.low < first.elo < first.high
    assert first.high - first.low < 60


def test_a_tournament_is_fair_and_rates_everybody() -> None:
    table = tournament("sample", ["random", "greedy", "search:20it"], games=12, seed=2)
    assert table.errors == []
    assert len(table.results) == 36
    for name in ("random", "greedy", "search:20it"):
        assert sum(game.players[0] == name for game in table.results) == 12
    assert table.ratings[-1].player == "random"
    told = json.loads(json.dumps(table.as_json()))
    assert {pair["games"] for pair in told["pairs"]} == {12}
    with pytest.raises(LudariumError):
        tournament("sample", ["random", "random"], games=1)


def test_a_dataset_can_be_read_back(tmp_path: Path) -> None:
    summary = collect(tmp_path, "sample", 2, 3, seed=8, players=["greedy", "random"], views=True)
    assert summary.errors == []
    outcomes = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert [outcome["seed"] for outcome in outcomes] == [8, 9, 10]
    match = Match.loads((tmp_path / "sample-00000008.ludarium").read_text())
    assert [row.points for row in match.standings().rows] == outcomes[0]["points"]
    decisions = [json.loads(line) for line in (tmp_path / "sample-00000008.jsonl").read_text().splitlines()]
    assert len(decisions) == outcomes[0]["decisions"]
    assert all(decision["choice"] in decision["options"] for decision in decisions)
    # The view is that of the deciding seat: the other hand is a number.
    first = decisions[0]
    assert isinstance(first["view"]["hands"][1 - first["seat"]], int)


def test_a_cluster_needs_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(LudariumError, match=r"pip install 'ludarium\[cluster\]'"):
        Cluster()


def test_a_process_that_is_killed_loses_nothing() -> None:
    """As when the system has no memory left: its games are played again in a new one."""
    killed: list[int] = []

    def kill(done: int) -> None:
        workers = multiprocessing.active_children()
        if not killed and workers:
            killed.append(workers[0].pid or 0)
            os.kill(killed[0], signal.SIGKILL)

    players = ["greedy", "random"]
    summary = simulate("troyes", 2, 24, seed=9, jobs=2, players=players, progress=kill)
    assert len(killed) == 1
    assert summary.results == simulate("troyes", 2, 24, seed=9, players=players).results
