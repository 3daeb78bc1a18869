"""The game of two (EU-20.2): two Event Actions each, and the last Turns after the other has Passed.

`last_turns` holds, once somebody has Passed, 1 + how many Turns the other player still has."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.events import row
from ludarium.games.europa.table.position import Europa

LAST_TURNS: Final = 2
EXTRA: Final = 1  # another Action, if he has taken none of his Event Actions yet


def of_two(position: Europa) -> bool:
    return len(position.players) == 2


def first_passed(position: Europa, player: int) -> None:
    """EU-20.2.3: how many Turns the other player has left."""
    other = position.others(player)[0]
    if not position.players[other].passed:
        extra = EXTRA if position.players[other].events_taken == 0 else 0
        position.last_turns = 1 + LAST_TURNS + extra


def due(position: Europa, player: int) -> int:
    """Event Actions that the player still has to take."""
    return max(0, row.due(position) - position.players[player].events_taken)


def over(position: Europa) -> bool:
    """Whether the other player's last Turns are used up."""
    return position.last_turns == 1


def event_only(position: Europa, player: int) -> bool:
    """Whether the Turns that are left all have to be Event Actions."""
    return position.last_turns > 1 and due(position, player) >= position.last_turns - 1


def begin(position: Europa) -> None:
    """One of the last Turns is begun."""
    if position.last_turns > 1:
        position.last_turns -= 1
