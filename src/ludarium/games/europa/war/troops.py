"""Land Units on the map: into and out of Armies, singly, from space to space (EU-9.U.13-16).

A Force is an Army (0 to 2) or ALONE: one single Regular Infantry.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import forces
from ludarium.games.europa.put import purse
from ludarium.games.europa.table.player import NOBODY
from ludarium.games.europa.table.position import (
    ARMIES,
    ARMY_LEADER,
    ARMY_SPACE,
    ARMY_UNITS,
    ARTILLERY,
    CAVALRY,
    UNIT_KINDS,
    Europa,
)

ALONE: Final = -1


def units(position: Europa, player: int, army: int) -> int:
    return 1 if army == ALONE else forces.army_units(position, player, army)


def add(position: Europa, player: int, army: int, space: int, kind: int, number: int = 1) -> None:
    """Units into an Army, which is in the space or comes onto the map there."""
    armies = position.own_forces().armies
    at = forces.army_at(player, army)
    if armies[at + ARMY_SPACE] < 0:
        armies[at + ARMY_SPACE] = space
    armies[at + ARMY_UNITS + kind] += number


def take(position: Europa, player: int, army: int, kind: int, number: int = 1) -> None:
    """Units out of an Army; emptied, it leaves the map (EU-9.U.13)."""
    armies = position.own_forces().armies
    armies[forces.army_at(player, army) + ARMY_UNITS + kind] -= number
    if forces.army_units(position, player, army) == 0:
        purse.remove_army(position, player, army)


def add_single(position: Europa, player: int, space: int, number: int = 1) -> None:
    position.own_forces().loose[space] += number << forces.LOOSE_BITS * player


def take_single(position: Europa, player: int, space: int, number: int = 1) -> None:
    position.own_forces().loose[space] -= number << forces.LOOSE_BITS * player


def move(position: Europa, player: int, army: int, space: int, goal: int) -> None:
    """A Force from one space to another."""
    if army == ALONE:
        take_single(position, player, space)
        add_single(position, player, goal)
    else:
        position.own_forces().armies[forces.army_at(player, army) + ARMY_SPACE] = goal


def in_space(position: Europa, player: int, army: int, space: int) -> bool:
    """Whether a Force is (still) there."""
    if army == ALONE:
        return forces.loose_in(position, player, space) > 0
    return forces.army_space(position, player, army) == space


def mats(position: Europa, player: int) -> list[int]:
    """Armies that can be formed: of those without a General only the first, since they are alike."""
    found: list[int] = []
    plain = False
    for army in range(ARMIES):
        if forces.army_space(position, player, army) >= 0:
            continue
        led = position.forces.armies[forces.army_at(player, army) + ARMY_LEADER] != NOBODY
        if led or not plain:
            found.append(army)
        plain = plain or not led
    return found


def burdened(kinds: list[int]) -> bool:
    """More Artillery than Cavalry (EU-9.U.12)."""
    guns = horse = 0
    for kind in range(UNIT_KINDS):
        if kind % 3 == ARTILLERY:
            guns += kinds[kind]
        elif kind % 3 == CAVALRY:
            horse += kinds[kind]
    return guns > horse
