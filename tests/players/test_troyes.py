"""The searching player at a real game."""

from __future__ import annotations

from ludarium.kernel.chance import fast
from ludarium.kernel.position import Position
from ludarium.kernel.title import find
from ludarium.players import Search, make

TROYES = find("troyes")


def decisions(seats: int, seed: int, every: int) -> list[Position]:
    """Positions from all over a random game where something is to be decided."""
    position = TROYES.start(seats, {}, fast(seed))
    picks = fast(seed + 1)
    found: list[Position] = []
    count = 0
    while not position.over:
        options = position.options()
        count += 1
        if count % every == 0 and len(options) > 1:
            found.append(position.clone())
        position.choose(options[picks.below(len(options))])
    return found


def test_thinking_changes_nothing() -> None:
    for position in decisions(3, 8, 25):
        before = TROYES.dump(position)
        for spec in ("greedy", "search:10it"):
            assert make(spec, TROYES, position.seat, 1).decide(position) in position.options()
        assert TROYES.dump(position) == before


def test_an_analysis_ranks_all_options() -> None:
    for position in decisions(2, 9, 40):
        rows = Search(TROYES, position.seat, 1, 0.0, 60).analyse(position)
        assert sorted(option for option, _, _ in rows) == sorted(position.options())
        assert sum(visits for _, visits, _ in rows) == 60
        assert all(0.0 <= worth <= 1.0 for _, _, worth in rows)


def test_a_lone_player_is_judged_against_the_king() -> None:
    position = decisions(1, 4, 30)[1]
    assert len(Search(TROYES, 0, 1, 0.0, 30).value(position)) == 1


def test_an_analysis_begins_with_what_would_be_played_even_if_something_else_was_tried_oftener() -> None:
    """The order is that of a move's quality; visits follow it only roughly."""
    oftener = 0
    for position in decisions(2, 9, 8):
        rows = Search(TROYES, position.seat, 1, 0.0, 20).analyse(position)
        assert rows[0][0] == Search(TROYES, position.seat, 1, 0.0, 20).decide(position)
        oftener += rows[0][1] < max(visits for _, visits, _ in rows)
    assert oftener > 0, "else this shows nothing"
