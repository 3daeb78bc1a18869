"""The conservation check itself: it must notice what is missing, doubled or misplaced."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludarium.games.troyes import TITLE
from ludarium.games.troyes.position import Troyes
from ludarium.kernel.chance import fast


def settled(seats: int) -> Troyes:
    """A game after its placement, at the first decision that is not part of it."""
    position = TITLE.start(seats, {"first": "seat-1"}, fast(seats))
    assert isinstance(position, Troyes)
    while position.round == 0:
        position.choose(position.options()[0])
    TITLE.check(position)
    return position


def set_item(items: list[int], place: int, value: int) -> None:
    items[place] = value


DAMAGES: list[tuple[str, Callable[[Troyes], object]]] = [
    ("has 13 citizens", lambda t: setattr(t.players[0], "supply", t.players[0].supply + 1)),
    ("grey citizens", lambda t: setattr(t, "grey_reserve", t.grey_reserve + 1)),
    ("citizens of the king", lambda t: set_item(t.king_reserve, 0, t.king_reserve[0] + 1)),
    ("owes something", lambda t: setattr(t.players[1], "deniers", -1)),
    ("off the influence track", lambda t: setattr(t.players[1], "influence", 21)),
    ("in two places", lambda t: t.unused.append(t.players[0].characters[0])),
    ("a character is missing", lambda t: t.unused.pop()),
    ("wrong space", lambda t: t.cards.reverse()),
    ("the queue is damaged", lambda t: t.flags.append([])),
    ("Marauding has left", lambda t: t.queue.reverse()),
    ("still there", lambda t: t.flags[0].extend([0, 0, 0, 0])),
    ("an event is in two places", lambda t: t.decks[0].append(t.queue[-1])),
    ("a die is missing", lambda t: set_item(t.dice, 0, -1)),
    ("dice of one colour", lambda t: set_item(t.dice, 0, t.dice[0] + 6)),
    ("nothing below it", lambda t: set_item(t.cathedral, 17, 0)),
    ("not in order", lambda t: setattr(t, "black", [1, 6])),
]


@pytest.mark.rule("TR-1.5", "TR-2.6", "TR-1.9", "TR-1.4")
@pytest.mark.parametrize(("complaint", "damage"), DAMAGES, ids=[complaint for complaint, _ in DAMAGES])
def test_damage_is_noticed(complaint: str, damage: Callable[[Troyes], object]) -> None:
    position = settled(2)
    damage(position)
    with pytest.raises(AssertionError, match=complaint):
        TITLE.check(position)


@pytest.mark.rule("TR-10.15", "TR-10.5")
def test_two_tradesmen_on_one_cell_are_noticed() -> None:
    position = settled(2)
    for seat in (0, 1):
        position.tradesmen[seat] = 1
        position.players[seat].reserve -= 1
    with pytest.raises(AssertionError, match="two tradesmen stand on one cell"):
        TITLE.check(position)
