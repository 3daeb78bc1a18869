"""Casualties (EU-9.7.13-15, 9.7.28, 9.9.10-11), wounded Leaders (EU-9.7.17-18) and how a piece leaves the map.

The hits of a roll are taken one by one: first which faction of the side loses (largest first, in turn), then of which
category (Mercenary, Regular, Allied, Imperial, in turn), then its owner says which piece.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import forces
from ludarium.games.europa.battle import state
from ludarium.games.europa.battle.state import (
    AT_SEA,
    ATTACKER,
    BLACK,
    GONE,
    HITS,
    IMPERIAL,
    KILLED,
    LIEGE,
    NEXT,
    NODE,
    PLACE,
    SUNK,
    TAKEN,
)
from ludarium.games.europa.battle.words import (
    CHOOSE_FORCE,
    CHOOSE_REBELS,
    DAMAGE_SHIP,
    IMPERIAL_LOST,
    LOSE_SHIP,
    LOSE_UNIT,
    NPR_PIECE_LOST,
    PIRATE_LOST,
    REBEL_LOST,
    SHIP_DAMAGED,
    SHIP_SUNK,
    SINGLE,
    UNIT_LOST,
)
from ludarium.games.europa.facts.tracks import GALLEY, HEAVY, LIGHT
from ludarium.games.europa.put import purse
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import (
    ALLIED,
    ARMIES,
    ARMY,
    ARMY_SPACE,
    ARMY_UNITS,
    FLEET,
    FLEET_DAMAGED,
    FLEET_GALLEY,
    FLEET_HEAVY,
    FLEET_LIGHT,
    FLEET_PLACE,
    MERCENARY,
    REGULAR,
    UNIT_KINDS,
    Europa,
)
from ludarium.games.europa.table.small import plus
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, second, third, verb_of

# In this order Casualties alternate; Imperial Units are a further group (EU-9.7.13, 9.7.15).
CATEGORIES: Final = [MERCENARY, REGULAR, ALLIED, UNIT_KINDS]


@data
class Casualties(Step[Europa]):
    """The next Casualty of a side, until all hits of this roll are taken."""

    side: int
    RULES = ("EU-9.6.4", "EU-9.7.28")

    def run(self, position: Europa) -> None:
        side = self.side
        hits = state.get(position, side, HITS)
        left = state.factions(position, side)
        if not hits or not left:
            state.put(position, side, HITS, 0)
            return
        position.push(Casualties(side))
        gone = state.get(position, side, GONE)
        fresh = [faction for faction in left if not gone >> faction & 1]
        if not fresh:
            state.put(position, side, GONE, 0)
            fresh = left
        most = max(state.size(position, side, faction) for faction in fresh)
        tied = [faction for faction in fresh if state.size(position, side, faction) == most]
        attacker = position.battle[ATTACKER]
        if hits < len(tied) and attacker >= 0:
            position.push(VictimTie(attacker, side, tied))
        else:
            strike(position, side, tied[0])


@data
class VictimTie(Decision[Europa]):
    """EU-9.7.28: of factions of equal size the attacker says which one loses the next piece."""

    side: int
    tied: Shared[list[int]]
    RULES = ("EU-9.7.28",)

    def options(self, position: Europa) -> list[int]:
        return [
            CHOOSE_REBELS.code if faction == BLACK else CHOOSE_FORCE.of(state.faction_realm(position, faction))
            for faction in self.tied
        ]

    def choose(self, position: Europa, option: int) -> None:
        strike(position, self.side, self.tied[self.options(position).index(option)])


def strike(position: Europa, side: int, faction: int) -> None:
    """One hit on a faction."""
    state.add(position, side, HITS, -1)
    state.put(position, side, GONE, state.get(position, side, GONE) | 1 << faction)
    lose(position, side, faction)


def lose(position: Europa, side: int, faction: int) -> None:
    """One Casualty of a faction: of a player's the owner chooses."""
    state.add(position, side, TAKEN, 1)
    if faction < BLACK:
        if state.at_sea(position):
            _lose_ship(position, side, faction)
        else:
            _lose_unit(position, side, faction)
    elif faction == BLACK:
        _lose_black(position, side)
    else:
        at = state.npr_at(faction)
        position.battle[at + 2] -= 1
        if state.at_sea(position):
            state.add(position, side, SUNK + LIGHT, 1)
        position.tell(NPR_PIECE_LOST, position.battle[at])


def _lose_black(position: Europa, side: int) -> None:
    battle = position.battle
    state.add(position, side, KILLED, 1)
    if battle[NODE] >= 0:
        forces = position.own_forces()
        forces.pirates = plus(forces.pirates, battle[NODE], -1)
        state.add(position, side, SUNK + LIGHT, 1)
        position.tell(PIRATE_LOST, battle[NODE])
    else:
        forces = position.own_forces()
        forces.rebels = plus(forces.rebels, battle[PLACE], -1)
        position.tell(REBEL_LOST)


# Land Units


def _lose_unit(position: Europa, side: int, player: int) -> None:
    """The next category in turn that the player has; then its owner chooses the type."""
    turn = state.get(position, side, NEXT + player)
    for step in range(4):
        at = (turn + step) % 4
        if CATEGORIES[at] == UNIT_KINDS:
            if player == position.battle[LIEGE] and state.get(position, side, IMPERIAL):
                state.put(position, side, NEXT + player, (at + 1) % 4)
                state.add(position, side, IMPERIAL, -1)
                position.tell(IMPERIAL_LOST, position.realm_of(player))
                return
            continue
        found = unit_options(position, player, state.place(position), CATEGORIES[at])
        if found:
            state.put(position, side, NEXT + player, (at + 1) % 4)
            if len(found) == 1:
                remove_unit(position, player, state.place(position), first(found[0]), second(found[0]))
            else:
                position.push(LoseUnit(player, CATEGORIES[at]))
            return


def unit_options(position: Europa, player: int, space: int, category: int) -> list[int]:
    """The Units of a category that a player can lose in a space: types, and where they stand."""
    found: list[int] = []
    armies = forces.armies_in(position, player, space)
    for kind in range(category, category + 3):
        for army in armies:
            if forces.army_kinds(position, player, army)[kind]:
                found.append(LOSE_UNIT.of(kind, army, space))
        if kind == REGULAR and forces.loose_in(position, player, space):
            found.append(LOSE_UNIT.of(kind, SINGLE, space))
    return found


@data
class LoseUnit(Decision[Europa]):
    """EU-9.7.13: the owner chooses the type within the category whose turn it is."""

    category: int
    RULES = ("EU-9.7.13",)

    def options(self, position: Europa) -> list[int]:
        return unit_options(position, self.seat, state.place(position), self.category)

    def choose(self, position: Europa, option: int) -> None:
        remove_unit(position, self.seat, state.place(position), first(option), second(option))


def remove_unit(position: Europa, player: int, space: int, kind: int, where: int) -> None:
    """A Unit leaves the map: a Regular to Exhausted, another to the General Supply (EU-9.7.14). An emptied Army
    leaves, too (EU-9.U.13)."""
    own = position.own_forces()
    if where == SINGLE:
        own.loose[space] -= 1 << forces.LOOSE_BITS * player
    else:
        at = (player * ARMIES + where) * ARMY
        own.armies[at + ARMY_UNITS + kind] -= 1
        if not any(own.armies[at + ARMY_UNITS : at + ARMY_UNITS + UNIT_KINDS]):
            purse.remove_army(position, player, where)
        assert own.armies[at + ARMY_SPACE] in (space, -1)
    if kind < MERCENARY:
        position.own_player(player).exhausted += 1
    position.tell(UNIT_LOST, position.realm_of(player), kind)


# Ships


def ship_options(position: Europa, player: int, sea: int) -> list[int]:
    """What a hit can do to a player's Ships in a Sea Zone: a Heavy Ship is damaged first (EU-9.9.11)."""
    found: list[int] = []
    if forces.light_of(position.forces.sail[sea], player):
        found.append(LOSE_SHIP.of(LIGHT, 0))
    fleets = position.forces.fleets
    at = player * FLEET
    if fleets[at + FLEET_PLACE] == sea:
        if fleets[at + FLEET_LIGHT]:
            found.append(LOSE_SHIP.of(LIGHT, 1))
        if fleets[at + FLEET_GALLEY]:
            found.append(LOSE_SHIP.of(GALLEY, 1))
        if fleets[at + FLEET_HEAVY] > fleets[at + FLEET_DAMAGED]:
            found.append(DAMAGE_SHIP.code)
        if fleets[at + FLEET_DAMAGED]:
            found.append(LOSE_SHIP.of(HEAVY, 1))
    return found


def _lose_ship(position: Europa, side: int, player: int) -> None:
    found = ship_options(position, player, state.place(position))
    if len(found) == 1:
        hit_ship(position, side, player, found[0])
    elif found:
        position.push(LoseShip(player, side))


@data
class LoseShip(Decision[Europa]):
    """EU-9.9.10: the owner chooses."""

    side: int
    RULES = ("EU-9.9.10", "EU-9.9.11")

    def options(self, position: Europa) -> list[int]:
        return ship_options(position, self.seat, state.place(position))

    def choose(self, position: Europa, option: int) -> None:
        hit_ship(position, self.side, self.seat, option)


def hit_ship(position: Europa, side: int, player: int, option: int) -> None:
    assert position.battle[AT_SEA]
    if verb_of(option) == DAMAGE_SHIP.code:
        position.own_forces().fleets[player * FLEET + FLEET_DAMAGED] += 1
        position.tell(SHIP_DAMAGED, position.realm_of(player))
        return
    kind = first(option)
    state.add(position, side, SUNK + kind, 1)
    remove_ship(position, player, state.place(position), kind, second(option) == 1)


def remove_ship(position: Europa, player: int, sea: int, kind: int, of_fleet: bool) -> None:
    """A Ship goes back to its owner's Supply; of Heavy Ships a damaged one. An emptied Fleet leaves (EU-9.U.23)."""
    own = position.own_forces()
    if of_fleet:
        at = player * FLEET
        own.fleets[at + FLEET_LIGHT + kind] -= 1
        if kind == HEAVY:
            own.fleets[at + FLEET_DAMAGED] -= 1
        if not any(own.fleets[at + FLEET_LIGHT : at + FLEET_GALLEY + 1]):
            own.fleets[at + FLEET_PLACE] = -1
    elif forces.off_of(own.sail[sea], player):
        own.sail[sea] -= 1 << forces.SAIL_BITS * player
    else:
        own.sail[sea] -= forces.ON_ONE << forces.SAIL_BITS * player
    position.tell(SHIP_SUNK, position.realm_of(player), kind)


# outside of Battles (AMB-EU1-81)


def casualties(position: Europa, player: int, space: int, count: int) -> None:
    """DOORS.casualties: so many of a player's Units in a space (-1: anywhere) are lost as in Battle: Mercenary,
    Regular, Allied in turn, the owner chooses. As many as there are."""
    if count > 0:
        position.push(LoseDeployedStep(player, space, count, turn=0))


DOORS.casualties = casualties


@data
class LoseDeployedStep(Step[Europa]):
    """The next Unit: of the category whose turn it is, else of the next one that the player has."""

    player: int
    space: int
    left: int
    turn: int
    RULES = ("AMB-EU1-81", "EU-9.7.13")

    def run(self, position: Europa) -> None:
        if not self.left:
            return
        for step in range(3):
            at = (self.turn + step) % 3
            found = deployed_options(position, self.player, self.space, CATEGORIES[at])
            if found:
                position.push(LoseDeployedStep(self.player, self.space, self.left - 1, (at + 1) % 3))
                if len(found) == 1:
                    remove_unit(position, self.player, third(found[0]), first(found[0]), second(found[0]))
                else:
                    position.push(LoseDeployed(self.player, self.space, CATEGORIES[at], self.left))
                return


def deployed_options(position: Europa, player: int, space: int, category: int) -> list[int]:
    """Units of a category that a player has in a space, or anywhere (-1)."""
    if space >= 0:
        return unit_options(position, player, space, category)
    found: list[int] = []
    for each in forces.spaces_with_units(position, player):
        found.extend(unit_options(position, player, each, category))
    return found


@data
class LoseDeployed(Decision[Europa]):
    """AMB-EU1-81: which Unit, of all that are Deployed there, within the category whose turn it is."""

    space: int
    category: int
    left: int
    RULES = ("AMB-EU1-81", "EU-9.7.13")

    def options(self, position: Europa) -> list[int]:
        return deployed_options(position, self.seat, self.space, self.category)

    def choose(self, position: Europa, option: int) -> None:
        remove_unit(position, self.seat, third(option), first(option), second(option))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("left", self.left)]
