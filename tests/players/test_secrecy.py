"""A player decides by what its seat may see: other hidden cards and other luck to come make no difference."""

from __future__ import annotations

import pytest

from ludarium.kernel.chance import fast
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title, find
from ludarium.players import make


def decisions(title: Title, seats: int, seed: int, every: int) -> list[Position]:
    """Positions from all over a game of quick players where something is to be decided."""
    position = title.start(seats, {}, fast(seed))
    picks = fast(seed + 1)
    found: list[Position] = []
    count = 0
    while not position.over:
        options = position.options()
        if len(options) > 1:
            count += 1
            if count % every == 0:
                found.append(position.clone())
        position.choose(title.policy(position, options, picks))
    return found


@pytest.mark.parametrize("spec", ["greedy", "search:6it"])
@pytest.mark.parametrize(("title", "seats"), [("troyes", 2), ("troyes", 4), ("pax", 3), ("imperium", 2)])
def test_a_decision_does_not_depend_on_what_the_seat_cannot_see(title: str, seats: int, spec: str) -> None:
    game = find(title)
    different = 0
    for number, position in enumerate(decisions(game, seats, 3, 25)[:12]):
        seat = position.seat
        other = game.determinize(position, seat, fast(number + 77))
        different += game.dump(other) != game.dump(position)
        assert game.view(other, seat) == game.view(position, seat)
        assert make(spec, game, seat, 5).decide(position) == make(spec, game, seat, 5).decide(other)
    assert different > 3
