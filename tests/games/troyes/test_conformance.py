"""What every title must hold, and that random play reaches everything there is."""

from __future__ import annotations

import pytest

from ludarium.games.troyes import TITLE
from ludarium.kernel.conformance import Report, check, check_game, content

VARIANTS = [{"bonus": "on"}, {"bonus": "off", "black-dice": "six", "first": "seat-1"}]


@pytest.mark.parametrize("variants", VARIANTS, ids=["bonus", "plain"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_conform(seats: int, variants: dict[str, str]) -> None:
    report = check(TITLE, seats, variants, games=15, seed=100 * seats, every=25)
    assert report.errors == []
    assert report.games == 15


def test_nothing_is_dead() -> None:
    """Every card, event, character, option and told fact turns up in some random game."""
    missing = content(TITLE)
    for seats, games in ((1, 30), (2, 40), (4, 60)):
        values = TITLE.resolve(seats, {})
        report = Report(TITLE, seats, values)
        for seed in range(games):
            check_game(TITLE, seats, values, seed, TITLE.bound + 2, report)
        missing &= set(report.unseen())
    assert not missing
