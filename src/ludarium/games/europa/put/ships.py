"""Ships on the map: Light Ships singly, on Trade Protection slots or in Ports, and the Fleet (EU-9.U.6-25).

A place is a Sea Zone, or SEAS + Province for a Port. Kinds of Ships: 0 Light, 1 Heavy, 2 Galley.
"""

from __future__ import annotations

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.facts import places
from ludarium.games.europa.facts.tracks import GALLEY, HEAVY, LIGHT
from ludarium.games.europa.table.position import (
    FLEET,
    FLEET_DAMAGED,
    FLEET_LIGHT,
    FLEET_PLACE,
    SEAS,
    Europa,
)

ON_SLOT = 16  # in the packed number of a Sea Zone: Light Ships on slots stand above those off the slots


def light(position: Europa, player: int, place: int) -> int:
    """Single Light Ships in a place, those on slots included; the Fleet's are not."""
    if place < SEAS:
        packed = position.forces.sail[place]
        return ask_forces.off_of(packed, player) + ask_forces.on_of(packed, player)
    return ask_forces.docked(position, player, place - SEAS)


def in_fleet(position: Europa, player: int, place: int, kind: int) -> int:
    """Ships of a kind in the Fleet, if it is there."""
    at = player * FLEET
    fleets = position.forces.fleets
    return fleets[at + FLEET_LIGHT + kind] if fleets[at + FLEET_PLACE] == place else 0


def count(position: Europa, player: int, place: int, kind: int) -> int:
    found = in_fleet(position, player, place, kind)
    return found + light(position, player, place) if kind == LIGHT else found


# single Light Ships


def put_light(position: Europa, player: int, place: int, number: int = 1, on_slot: bool = False) -> None:
    forces = position.own_forces()
    if place < SEAS:
        forces.sail[place] += (number * (ON_SLOT if on_slot else 1)) << (6 * player)
        return
    province = place - SEAS
    for i in range(0, len(forces.docked), 3):
        if forces.docked[i] == province and forces.docked[i + 1] == player:
            forces.docked[i + 2] += number
            return
    forces.docked.extend([province, player, number])


def take_light(position: Europa, player: int, place: int, number: int = 1) -> int:
    """Takes single Light Ships off a place, those off the slots first; returns how many."""
    forces = position.own_forces()
    if place < SEAS:
        packed = forces.sail[place]
        off = min(number, ask_forces.off_of(packed, player))
        on = min(number - off, ask_forces.on_of(packed, player))
        forces.sail[place] -= (off + ON_SLOT * on) << (6 * player)
        return off + on
    province = place - SEAS
    for i in range(0, len(forces.docked), 3):
        if forces.docked[i] == province and forces.docked[i + 1] == player:
            gone = min(number, forces.docked[i + 2])
            forces.docked[i + 2] -= gone
            if forces.docked[i + 2] == 0:
                del forces.docked[i : i + 3]
            return gone
    return 0


def take_slot(position: Europa, player: int, sea: int) -> bool:
    """A Light Ship off the slots takes a free one (EU-9.5.18)."""
    packed = position.forces.sail[sea]
    if not ask_forces.off_of(packed, player) or not ask_forces.free_slots(position, sea):
        return False
    position.own_forces().sail[sea] += (ON_SLOT - 1) << (6 * player)
    return True


def leave_slot(position: Europa, player: int, sea: int) -> None:
    """One Ship leaves its slot and stays in the Sea Zone (displaced, or fighting: EU-9.9.5)."""
    if ask_forces.on_of(position.forces.sail[sea], player):
        position.own_forces().sail[sea] -= (ON_SLOT - 1) << (6 * player)


# the Fleet


def fleet_size(position: Europa, player: int) -> int:
    at = player * FLEET
    return sum(position.forces.fleets[at + FLEET_LIGHT : at + FLEET_LIGHT + 3])


def add_to_fleet(position: Europa, player: int, place: int, kind: int, number: int = 1) -> None:
    """Into the Fleet, which is there or comes onto the map there (EU-9.U.23)."""
    fleets = position.own_forces().fleets
    at = player * FLEET
    if fleets[at + FLEET_PLACE] < 0:
        fleets[at + FLEET_PLACE] = place
    fleets[at + FLEET_LIGHT + kind] += number


def take_from_fleet(position: Europa, player: int, kind: int, number: int = 1) -> int:
    """Out of the Fleet; emptied, it leaves the map (EU-9.U.23). Damage stays with the Heavy Ships that are left."""
    fleets = position.own_forces().fleets
    at = player * FLEET
    gone = min(number, fleets[at + FLEET_LIGHT + kind])
    fleets[at + FLEET_LIGHT + kind] -= gone
    if kind == HEAVY:
        fleets[at + FLEET_DAMAGED] = min(fleets[at + FLEET_DAMAGED], fleets[at + FLEET_LIGHT + HEAVY])
    if fleet_size(position, player) == 0:
        fleets[at + FLEET_PLACE] = -1
        fleets[at + FLEET_DAMAGED] = 0
    return gone


def move_fleet(position: Europa, player: int, place: int) -> int:
    """The Fleet goes to a place; Galleys that leave the marked Sea Zones are lost (EU-9.U.22). Returns how many."""
    fleets = position.own_forces().fleets
    at = player * FLEET
    fleets[at + FLEET_PLACE] = place
    if fleets[at + FLEET_LIGHT + GALLEY] and not for_galleys(position, place):
        return take_from_fleet(position, player, GALLEY, 99)
    return 0


def for_galleys(position: Europa, place: int) -> bool:
    """EU-2.M.7: a marked Sea Zone, or a Port that faces one."""
    if place < SEAS:
        return places.MARK[place] != 0
    return any(places.MARK[sea] for sea in places.SEA_LIST[place - SEAS])


# one Ship of a kind


def remove(position: Europa, player: int, place: int, kind: int) -> None:
    """One Ship goes back to the Supply: a single one before the Fleet's."""
    if kind == LIGHT and light(position, player, place):
        take_light(position, player, place)
    else:
        take_from_fleet(position, player, kind)


def take_one_light(position: Europa, player: int, place: int) -> None:
    """One Light Ship for Trade or Explore: a single one, else out of the Fleet (EU-9.5.20)."""
    remove(position, player, place, LIGHT)


def recall(position: Europa, player: int, place: int, home: int, fleet_room: int, room: int) -> int:
    """EU-4.4.5: Ships of a Sea Zone sail home into a Port, as many as it has room for; the Fleet whole or not at all.
    Returns how many."""
    moved = 0
    if position.forces.fleets[player * FLEET + FLEET_PLACE] == place and fleet_size(position, player) <= fleet_room:
        move_fleet(position, player, home)
        moved = fleet_size(position, player)
    return moved + recall_light(position, player, place, home, room - moved)


def recall_light(position: Europa, player: int, place: int, home: int, most: int) -> int:
    """Up to so many single Light Ships sail home."""
    gone = min(light(position, player, place), most)
    if gone <= 0:
        return 0
    take_light(position, player, place, gone)
    put_light(position, player, home, gone)
    return gone
