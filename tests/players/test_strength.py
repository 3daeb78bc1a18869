"""The players are as strong as they claim: fewer games than in docs/simulate.md, and less time to think."""

from __future__ import annotations

import pytest

from ludarium.arena import simulate

ROMANS = {"nation-1": "romans", "nation-2": "persians"}


@pytest.mark.parametrize(
    ("title", "variants", "better", "worse", "games", "least"),
    [
        ("troyes", {}, "greedy", "random", 6, 5),
        ("troyes", {}, "search:10it", "random", 4, 3.5),
        ("troyes", {}, "search:40it", "greedy", 8, 4.5),
        ("pax", {}, "greedy", "random", 10, 9),
        ("pax", {}, "search:15it", "greedy", 6, 3.5),
        ("imperium", ROMANS, "greedy", "random", 4, 3.5),
    ],
)
def test_the_better_player_wins(
    title: str, variants: dict[str, str], better: str, worse: str, games: int, least: float
) -> None:
    summary = simulate(title, 2, games, seed=1, variants=variants, players=[better, worse])
    assert summary.errors == []
    assert sum(game.share(game.players.index(better)) for game in summary.results) >= least


@pytest.mark.parametrize(
    ("players", "games", "least"),
    [
        (["greedy", "random", "random"], 3, 3),
        (["automa:duke", "random", "random"], 3, 3),
        (["search:2it", "greedy", "greedy"], 3, 2),
    ],
)
def test_the_better_player_beats_two_others(players: list[str], games: int, least: float) -> None:
    """The Price of Power with three seats, where a third of the games is a fair share; half of 1-00."""
    summary = simulate("europa", 3, games, seed=4, variants={"scenario": "1-00", "length": "short"}, players=players)
    assert summary.errors == []
    assert sum(game.share(game.players.index(players[0])) for game in summary.results) >= least
