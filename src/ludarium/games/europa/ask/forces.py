"""Units and Ships on the map (EU-9.U, 2.T.13): who has how many where, and what is left in the Supply.

The packing of `forces.loose` (five bits a player) and `forces.sail` (six: off the slots, then on them) is told here
only once: `loose_of`, `off_of`, `on_of` read a number; a change is adding `LOOSE_ONE << LOOSE_BITS * player` and the
like.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask.tables import of_forces
from ludarium.games.europa.facts import places, tracks
from ludarium.games.europa.table.position import (
    ALLIED,
    ARMIES,
    ARMY,
    ARMY_SPACE,
    ARMY_UNITS,
    FLEET,
    FLEET_GALLEY,
    FLEET_HEAVY,
    FLEET_LIGHT,
    FLEET_PLACE,
    MERCENARY,
    SEAS,
    UNIT_KINDS,
    Europa,
    Forces,
)

LOOSE_BITS: Final = 5
LOOSE_MASK: Final = 31
SAIL_BITS: Final = 6
SAIL_MASK: Final = 63
OFF_MASK: Final = 15  # Light Ships off the slots: the low four bits
ON_SHIFT: Final = 4
ON_MASK: Final = 3  # Light Ships on Trade Protection slots: the two bits above
ON_ONE: Final = 16


def loose_of(packed: int, player: int) -> int:
    return packed >> LOOSE_BITS * player & LOOSE_MASK


def off_of(packed: int, player: int) -> int:
    return packed >> SAIL_BITS * player & OFF_MASK


def on_of(packed: int, player: int) -> int:
    return packed >> SAIL_BITS * player + ON_SHIFT & ON_MASK


def light_of(packed: int, player: int) -> int:
    """Single Light Ships in a Sea Zone, on and off the slots."""
    mine = packed >> SAIL_BITS * player & SAIL_MASK
    return (mine & OFF_MASK) + (mine >> ON_SHIFT)


# land


def army_at(player: int, army: int) -> int:
    """Where the numbers of an Army begin in `forces.armies`."""
    return (player * ARMIES + army) * ARMY


def army_units(position: Europa, player: int, army: int) -> int:
    """Units of an Army, of all kinds."""
    at = army_at(player, army) + ARMY_UNITS
    return sum(position.forces.armies[at : at + UNIT_KINDS])


def army_kinds(position: Europa, player: int, army: int) -> list[int]:
    """Units of an Army by the nine kinds."""
    at = army_at(player, army) + ARMY_UNITS
    return position.forces.armies[at : at + UNIT_KINDS]


def army_space(position: Europa, player: int, army: int) -> int:
    """-1: not on the map."""
    return position.forces.armies[army_at(player, army) + ARMY_SPACE]


def armies_in(position: Europa, player: int, space: int) -> list[int]:
    armies = position.forces.armies
    at = army_at(player, 0)
    return [army for army in range(ARMIES) if armies[at + army * ARMY + ARMY_SPACE] == space]


def has_army(position: Europa, player: int, space: int) -> bool:
    """Whether an Army is in the space, or is left to be formed there."""
    armies = position.forces.armies
    at = player * ARMIES * ARMY + ARMY_SPACE
    for army in range(at, at + ARMIES * ARMY, ARMY):
        if armies[army] == space or armies[army] < 0:
            return True
    return False


def loose_in(position: Europa, player: int, space: int) -> int:
    """Single Regular Infantry."""
    return loose_of(position.forces.loose[space], player)


def units_in(position: Europa, player: int, space: int) -> int:
    """All Land Units of a player in a space."""
    return units_then(position.forces, player, space)


def units_then(forces: Forces, player: int, space: int) -> int:
    """`units_in` on any forces, as those before this Turn (`position.then_forces`)."""
    total = forces.loose[space] >> LOOSE_BITS * player & LOOSE_MASK
    armies = forces.armies
    at = player * ARMIES * ARMY
    for army in range(at, at + ARMIES * ARMY, ARMY):
        if armies[army + ARMY_SPACE] == space:
            total += sum(armies[army + ARMY_UNITS : army + ARMY_UNITS + UNIT_KINDS])
    return total


def has_units(forces: Forces, player: int, space: int) -> bool:
    """Whether a player has a Land Unit in a space: an Army on the map is never empty (EU-9.U.13)."""
    if forces.loose[space] >> LOOSE_BITS * player & LOOSE_MASK:
        return True
    armies = forces.armies
    at = player * ARMIES * ARMY + ARMY_SPACE
    return armies[at] == space or armies[at + ARMY] == space or armies[at + 2 * ARMY] == space


def kinds_in(position: Europa, player: int, space: int) -> list[int]:
    """Land Units of a player in a space by the nine kinds; single Infantry is Regular."""
    found = [0] * UNIT_KINDS
    found[0] = loose_in(position, player, space)
    for army in armies_in(position, player, space):
        kinds = army_kinds(position, player, army)
        for kind in range(UNIT_KINDS):
            found[kind] += kinds[kind]
    return found


def land_units(position: Europa, player: int) -> list[int]:
    """Deployed Land Units by the nine kinds (EU-2.T.13). Never change this list."""
    kept = of_forces(position.forces).units
    found = kept.get(player)
    if found is None:
        found = _land_units(position, player)
        kept[player] = found
    return found


def _land_units(position: Europa, player: int) -> list[int]:
    found = [0] * UNIT_KINDS
    for army in range(ARMIES):
        if army_space(position, player, army) >= 0:
            kinds = army_kinds(position, player, army)
            for kind in range(UNIT_KINDS):
                found[kind] += kinds[kind]
    loose = position.forces.loose
    for space in spaces_with_units(position, player):
        found[0] += loose[space] >> LOOSE_BITS * player & LOOSE_MASK
    return found


def deployed(position: Europa, player: int) -> int:
    """Deployed Land Units: Regular, Mercenary and Allied (AMB-2)."""
    return sum(land_units(position, player))


def deployed_regulars(position: Europa, player: int) -> int:
    return sum(land_units(position, player)[:MERCENARY])


def spaces_with_units(position: Europa, player: int) -> list[int]:
    """In the order of the map. Never change this list."""
    kept = of_forces(position.forces).spaces
    found = kept.get(player)
    if found is None:
        found = _spaces_with_units(position, player)
        kept[player] = found
    return found


def _spaces_with_units(position: Europa, player: int) -> list[int]:
    shift = LOOSE_BITS * player
    armies = position.forces.armies
    at = army_at(player, 0) + ARMY_SPACE
    found = [space for space, packed in enumerate(position.forces.loose) if packed and packed >> shift & LOOSE_MASK]
    more = False
    for army in range(ARMIES):
        space = armies[at + army * ARMY]
        if space >= 0 and space not in found:
            found.append(space)
            more = True
    if more:
        found.sort()
    return found


# sea


def fleet_at(player: int) -> int:
    """Where the numbers of a Fleet begin in `forces.fleets`."""
    return player * FLEET


def fleet_place(position: Europa, player: int) -> int:
    """A Sea Zone, or SEAS + Province for a Port; -1: not on the map."""
    return position.forces.fleets[player * FLEET + FLEET_PLACE]


def fleet_ships(position: Europa, player: int) -> int:
    """Ships of the Fleet, of all kinds."""
    at = player * FLEET
    fleets = position.forces.fleets
    return fleets[at + FLEET_LIGHT] + fleets[at + FLEET_HEAVY] + fleets[at + FLEET_GALLEY]


def ships_in(position: Europa, player: int, sea: int) -> int:
    """All Ships of a player in a Sea Zone."""
    return ships_then(position.forces, player, sea)


def ships_then(forces: Forces, player: int, sea: int) -> int:
    """`ships_in` on any forces, as those before this Turn."""
    total = light_of(forces.sail[sea], player)
    fleets = forces.fleets
    at = player * FLEET
    if fleets[at + FLEET_PLACE] == sea:
        total += fleets[at + FLEET_LIGHT] + fleets[at + FLEET_HEAVY] + fleets[at + FLEET_GALLEY]
    return total


def has_ships(forces: Forces, player: int, sea: int) -> bool:
    """Whether a player has a Ship in a Sea Zone: a Fleet on the map is never empty (EU-9.U.23)."""
    return (forces.sail[sea] >> SAIL_BITS * player & SAIL_MASK) != 0 or forces.fleets[player * FLEET] == sea


def light_in(position: Europa, player: int, sea: int) -> int:
    """Light Ships in a Sea Zone, those of the Fleet included."""
    total = light_of(position.forces.sail[sea], player)
    at = player * FLEET
    if position.forces.fleets[at + FLEET_PLACE] == sea:
        total += position.forces.fleets[at + FLEET_LIGHT]
    return total


def light_on_slots(position: Europa, player: int, sea: int) -> int:
    return on_of(position.forces.sail[sea], player)


def light_off_slots(position: Europa, player: int, sea: int) -> int:
    """Single Light Ships, without those of the Fleet."""
    return off_of(position.forces.sail[sea], player)


def free_slots(position: Europa, sea: int) -> int:
    """Vacant Trade Protection slots (EU-12.3.1)."""
    left = places.SLOTS[sea]
    packed = position.forces.sail[sea]
    while packed:
        left -= packed >> ON_SHIFT & ON_MASK
        packed >>= SAIL_BITS
    return left


def docked(position: Europa, player: int, province: int) -> int:
    """Single Light Ships in a Port."""
    triples = position.forces.docked
    for i in range(0, len(triples), 3):
        if triples[i] == province and triples[i + 1] == player:
            return triples[i + 2]
    return 0


def ships_in_port(position: Europa, player: int, province: int) -> int:
    """All Ships of a player in a Port."""
    total = docked(position, player, province)
    if fleet_place(position, player) == SEAS + province:
        total += fleet_ships(position, player)
    return total


def ships_at(position: Europa, player: int, place: int) -> int:
    """All Ships of a player in a place: a Sea Zone, or SEAS + Province."""
    return ships_in(position, player, place) if place < SEAS else ships_in_port(position, player, place - SEAS)


def ships_at_sea(position: Europa, player: int) -> int:
    """Ships that cost upkeep (EU-9.U.18): those not in Ports."""
    total = 0
    for packed in position.forces.sail:
        if packed:
            total += light_of(packed, player)
    place = fleet_place(position, player)
    if 0 <= place < SEAS:
        total += fleet_ships(position, player)
    return total


def places_with_ships(position: Europa, player: int) -> list[int]:
    """Sea Zones and Ports with a Ship of the player, Sea Zones first. Never change this list."""
    kept = of_forces(position.forces).places
    found = kept.get(player)
    if found is None:
        found = _places_with_ships(position, player)
        kept[player] = found
    return found


def _places_with_ships(position: Europa, player: int) -> list[int]:
    forces = position.forces
    fleet = forces.fleets[player * FLEET + FLEET_PLACE]
    shift = SAIL_BITS * player
    found = [sea for sea, packed in enumerate(forces.sail) if (packed and packed >> shift & SAIL_MASK) or fleet == sea]
    ports = [
        SEAS + forces.docked[i]
        for i in range(0, len(forces.docked), 3)
        if forces.docked[i + 1] == player and forces.docked[i + 2]
    ]
    if fleet >= SEAS and fleet not in ports:
        ports.append(fleet)
    ports.sort()
    return found + ports


# Supply (EU-2.2.8)


def supply_ships(position: Europa, player: int) -> int:
    """Ships that can still be built."""
    used = 0
    for packed in position.forces.sail:
        if packed:
            used += light_of(packed, player)
    triples = position.forces.docked
    for i in range(0, len(triples), 3):
        if triples[i + 1] == player:
            used += triples[i + 2]
    if fleet_place(position, player) >= 0:
        used += fleet_ships(position, player)
    return tracks.PIECES_SHIPS - used


def supply_units(position: Europa, player: int) -> int:
    """Land Units that are neither Deployed nor in the Manpower Reserve."""
    me = position.players[player]
    return tracks.PIECES_UNITS - deployed_regulars(position, player) - me.available - me.exhausted


def supply_mercenaries(position: Europa) -> int:
    """Mercenaries left for all."""
    left = tracks.PIECES_MERCENARIES
    armies = position.forces.armies
    for at in range(0, len(armies), ARMY):
        if armies[at + ARMY_SPACE] >= 0:
            for kind in range(at + ARMY_UNITS + MERCENARY, at + ARMY_UNITS + ALLIED):
                left -= armies[kind]
    return left


def free_army(position: Europa, player: int) -> int:
    """An Army that is not on the map; -1: all three are."""
    for army in range(ARMIES):
        if army_space(position, player, army) < 0:
            return army
    return -1
