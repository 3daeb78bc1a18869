"""Wounded Leaders and captured Ships (EU-9.7.17-18, 9.9.12-15)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import forces
from ludarium.games.europa.battle import state
from ludarium.games.europa.battle.state import ATTACKERS, DEFENDERS, DOUBLES, ILL, LEADER, SUNK, TAKEN
from ludarium.games.europa.battle.words import (
    GIVE_SHIP,
    NPR_LEADER_DIED,
    NPR_LEADER_WOUNDED,
    SHIP_CAPTURED,
    TAKE_SHIP,
)
from ludarium.games.europa.facts.tracks import HEAVY, LIGHT
from ludarium.games.europa.realm import characters, health
from ludarium.games.europa.table.player import NOBODY, THE_RULER
from ludarium.games.europa.table.position import FLEET, FLEET_DAMAGED, FLEET_LIGHT, FLEET_PLACE, Europa
from ludarium.games.europa.table.words import DECLINE
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, second, verb_of

PAIR: Final = 2


def wound_leaders(position: Europa) -> None:
    """EU-9.7.17: each pair of I2 of the Enemy's roll is 1 Ill Health for the Leader used, if his side lost anything.
    Heirs of a dead Ruler are asked for next: whatever follows in the Battle is on the agenda already."""
    for side in (ATTACKERS, DEFENDERS):
        if not state.get(position, side, TAKEN):
            continue
        for _ in range(state.get(position, 1 - side, DOUBLES) // PAIR):
            if state.leader(position, side) != NOBODY:
                _wound(position, side)


def _wound(position: Europa, side: int) -> None:
    leader = state.leader(position, side)
    player = state.commander(position, side)
    if player < 0:
        battle = position.battle
        battle[ILL] += 1
        if battle[ILL] >= health.DEADLY:
            position.tell(NPR_LEADER_DIED, battle[LEADER + side])
            state.drop_leader(position, side)
        else:
            position.tell(NPR_LEADER_WOUNDED, battle[LEADER + side])
        return
    health.wound(position, player, leader)
    if leader == THE_RULER:
        dead = characters.ruler_army(position, player) < 0
    else:
        dead = leader not in characters.serving(position, player)
    if dead:
        state.drop_leader(position, side)


# captured Ships


def captures(position: Europa) -> None:
    """EU-9.9.13-14: if all Enemy Ships are gone, each I2 of the last roll turns one of those sunk in it into a captured
    Ship, as far as the Supply goes."""
    if not state.at_sea(position):
        return
    for side in (ATTACKERS, DEFENDERS):
        player = state.commander(position, side)
        if player < 0 or not state.own_pieces(position, player) or state.pieces(position, 1 - side):
            continue
        sunk = sum(state.get(position, 1 - side, SUNK + kind) for kind in range(3))
        count = min(state.get(position, side, DOUBLES), sunk, forces.supply_ships(position, player))
        if count:
            position.push(Capture(side, count))


@data
class Capture(Step[Europa]):
    """One captured Ship after the other: the loser says which, the winner where it goes."""

    side: int
    left: int
    RULES = ("EU-9.9.14",)

    def run(self, position: Europa) -> None:
        if self.left > 1:
            position.push(Capture(self.side, self.left - 1))
        loser = state.commander(position, 1 - self.side)
        kinds = [kind for kind in range(3) if state.get(position, 1 - self.side, SUNK + kind)]
        if loser >= 0 and len(kinds) > 1:
            position.push(GiveShip(loser, self.side))
        else:
            _take(position, self.side, kinds[0])


@data
class GiveShip(Decision[Europa]):
    """EU-9.9.15: the loser decides which of his sunk Ships is captured."""

    side: int
    RULES = ("EU-9.9.15",)

    def options(self, position: Europa) -> list[int]:
        return [GIVE_SHIP.of(kind) for kind in range(3) if state.get(position, 1 - self.side, SUNK + kind)]

    def choose(self, position: Europa, option: int) -> None:
        _take(position, self.side, first(option))


def _take(position: Europa, side: int, kind: int) -> None:
    state.add(position, 1 - side, SUNK + kind, -1)
    player = state.commander(position, side)
    if berths(position, player, kind):
        position.push(TakeShip(player, kind))


def berths(position: Europa, player: int, kind: int) -> list[int]:
    """Where a captured Ship can go: a Light one into the Sea Zone; any into the Fleet, if it is there or can be
    deployed (AMB-EU1-43)."""
    found: list[int] = []
    if kind == LIGHT:
        found.append(TAKE_SHIP.of(kind, 0))
    if position.forces.fleets[player * FLEET + FLEET_PLACE] in (-1, state.place(position)):
        found.append(TAKE_SHIP.of(kind, 1))
    return found


@data
class TakeShip(Decision[Europa]):
    """EU-9.9.15: from the own Supply into the Sea Zone or the Fleet; a Heavy Ship arrives damaged (EU-9.U.21)."""

    kind: int
    RULES = ("EU-9.9.15", "EU-9.U.21")

    def options(self, position: Europa) -> list[int]:
        return [*berths(position, self.seat, self.kind), DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DECLINE.code:
            return
        own = position.own_forces()
        sea = state.place(position)
        if second(option):
            at = self.seat * FLEET
            if own.fleets[at + FLEET_PLACE] < 0:
                own.fleets[at + FLEET_PLACE] = sea
            own.fleets[at + FLEET_LIGHT + self.kind] += 1
            if self.kind == HEAVY:
                own.fleets[at + FLEET_DAMAGED] += 1
        else:
            own.sail[sea] += 1 << forces.SAIL_BITS * self.seat
        position.tell(SHIP_CAPTURED, position.realm_of(self.seat), self.kind)
