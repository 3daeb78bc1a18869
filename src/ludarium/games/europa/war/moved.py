"""What has moved this Turn and does not move again in it (EUI-36): `Player.turn_moved`.

An Army by its number, the Fleet, each single Unit by its space, each single Light Ship by its place.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import forces
from ludarium.games.europa.put import ships
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.war.troops import ALONE

FLEET: Final = 3
UNIT: Final = 16  # and the space
SHIP: Final = 1024  # and the place


def mark(position: Europa, player: int, what: int, times: int = 1) -> None:
    position.own_player(player).turn_moved.extend([what] * times)


def mark_force(position: Europa, player: int, army: int, space: int, goal: int) -> None:
    """A Force has gone from one space to another."""
    gone = position.own_player(player).turn_moved
    if army == ALONE:
        if UNIT + space in gone:
            gone.remove(UNIT + space)
        gone.append(UNIT + goal)
    elif army not in gone:
        gone.append(army)


def army(position: Europa, player: int, number: int) -> bool:
    return number in position.players[player].turn_moved


def fleet(position: Europa, player: int) -> bool:
    return FLEET in position.players[player].turn_moved


def fresh_units(position: Europa, player: int, space: int) -> int:
    """Single Units that have not moved this Turn."""
    left = forces.loose_in(position, player, space)
    gone = position.players[player].turn_moved
    return max(0, left - gone.count(UNIT + space)) if gone else left


def fresh_ships(position: Europa, player: int, place: int) -> int:
    """Single Light Ships that have not moved this Turn."""
    left = ships.light(position, player, place)
    gone = position.players[player].turn_moved
    return max(0, left - gone.count(SHIP + place)) if gone else left
