"""After the Ships have sailed and fought (EU-9.5.18-19, 9.U.31): the Fleet regroups, Light Ships take slots, Pirates
are hunted, Land Units cross."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import forces
from ludarium.games.europa.ask.hostility import hostile_sea
from ludarium.games.europa.battle import due
from ludarium.games.europa.battle.words import FIGHT_PIRATES
from ludarium.games.europa.facts import paths
from ludarium.games.europa.npr.defence import DUE, SEA
from ludarium.games.europa.put import ships
from ludarium.games.europa.table.position import SEAS, Europa
from ludarium.games.europa.table.words import DONE, PLACE
from ludarium.games.europa.trade.words import SLOT_TAKEN
from ludarium.games.europa.war import flotilla, transport
from ludarium.games.europa.war.words import DROP_OFF, PICK_UP, PROTECT
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Frame, Step
from ludarium.kernel.verb import first, second, verb_of

# `flags`
REGROUPED: Final = 1
PROTECTED: Final = 2


def begin(position: Europa, player: int, ended: list[int], later: bool, sailed: bool = True) -> None:
    """Plans what follows for the places where Ships have ended: flat pairs of place and Light Ships that came. `later`:
    Battles are not fought yet, so nothing happens where one is due (EU-9.5.34). `sailed`: no Ship that stayed where it
    was carries anybody (EU-9.5.32)."""
    frames: list[Frame[Europa]] = []
    seas = 0
    for i in range(0, len(ended), 2):
        if later and _due(position, ended[i]):
            continue
        if sailed:
            frames.append(DropAnchor(player, ended[i], ended[i + 1], 0))
        if ended[i] < SEAS:
            seas |= 1 << ended[i]
    if seas:
        frames.append(PiratesNear(player, seas, 0, 1 if later else 0))
        if sailed:
            frames.append(transport.FerryStep(player, seas))
    position.plan(frames)


def _due(position: Europa, sea: int) -> bool:
    pending = position.battles_due
    return any(pending[i] == sea and pending[i + 1] == SEA for i in range(0, len(pending), DUE))


@data
class DropAnchor(Step[Europa]):
    """The Ships have come to rest in a place; those that are still there may regroup and take slots."""

    player: int
    place: int
    lights: int
    flags: int

    def run(self, position: Europa) -> None:
        following = Anchor(self.player, self.place, self.lights, self.flags)
        if following.options(position) != [DONE.code]:
            position.push(following)


@data
class Anchor(Decision[Europa]):
    """EU-9.5.18-19: at the destination the Fleet takes on or leaves Light Ships, and Light Ships take vacant slots."""

    place: int
    lights: int  # those that came, which may take slots
    flags: int
    RULES = ("EU-9.5.18", "EU-9.5.19", "EU-9.U.23", "EU-9.U.24")

    def options(self, position: Europa) -> list[int]:
        player, place = self.seat, self.place
        single = ships.light(position, player, place)
        found: list[int] = []
        if place < SEAS and not self.flags & PROTECTED and not hostile_sea(position, player, place):
            off = forces.light_off_slots(position, player, place)
            most = min(off, forces.free_slots(position, place), self.lights)
            found.extend(PROTECT.of(n) for n in range(1, most + 1))
        if not self.flags & REGROUPED:
            fleet = forces.fleet_place(position, player)
            if fleet in (-1, place):
                found.extend(PICK_UP.of(n) for n in range(1, single + 1))
            if fleet == place:
                found.extend(DROP_OFF.of(n) for n in range(1, flotilla.may_leave(position, player, place) + 1))
        found.append(DONE.code)
        return found

    def choose(self, position: Europa, option: int) -> None:
        player, place, verb = self.seat, self.place, verb_of(option)
        if verb == DONE.code:
            return
        number = first(option)
        flags = self.flags | (PROTECTED if verb == PROTECT.code else REGROUPED)
        if verb == PROTECT.code:
            for _ in range(number):
                ships.take_slot(position, player, place)
                position.tell(SLOT_TAKEN, position.realm_of(player), place)
        elif verb == PICK_UP.code:
            flotilla.join_fleet(position, player, place, number)
        else:
            flotilla.leave_fleet(position, player, place, number)
        position.push(DropAnchor(player, place, self.lights, flags))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("place", PLACE.full(self.place))]


# Pirates


def hunts(position: Europa, player: int, seas: int, fought: int) -> list[int]:
    """EU-9.U.31: Pirates on Trade Nodes beside a Sea Zone where activated Ships have ended, each node once."""
    found: list[int] = []
    for sea in paths.seas(seas):
        if forces.has_ships(position.forces, player, sea):
            for node in paths.NODES_OF_SEA[position.board][sea]:
                if position.forces.pirates[node] and not fought >> node & 1:
                    found.append(FIGHT_PIRATES.of(node, sea))
    return found


@data
class PiratesNear(Step[Europa]):
    player: int
    seas: int
    fought: int  # bit set of nodes
    later: int

    def run(self, position: Europa) -> None:
        if hunts(position, self.player, self.seas, self.fought):
            position.push(HuntPirates(self.player, self.seas, self.fought, self.later))


@data
class HuntPirates(Decision[Europa]):
    """EU-9.9.1: whether the Ships fight Pirates beside them."""

    seas: int
    fought: int
    later: int
    RULES = ("EU-9.9.1", "EU-9.U.31")

    def options(self, position: Europa) -> list[int]:
        return [*hunts(position, self.seat, self.seas, self.fought), DONE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DONE.code:
            return
        node, sea = first(option), second(option)
        position.push(PiratesNear(self.seat, self.seas, self.fought | 1 << node, self.later))
        due.due_pirates(position, self.seat, sea, node)
        if not self.later:
            due.battles(position)
