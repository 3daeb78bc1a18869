"""What Units cost, where they come from, and into which Army they go (EU-5.5.3.8, 9.U.2-5, 9.U.26, 9.U.30)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import forces, modifiers
from ludarium.games.europa.facts import tracks
from ludarium.games.europa.language import symbols
from ludarium.games.europa.put import purse
from ludarium.games.europa.table.position import ALLIED, ARTILLERY, INFANTRY, MERCENARY, REGULAR, Europa
from ludarium.games.europa.war import troops
from ludarium.games.europa.war.words import UNIT_RECRUITED

CHEAPER_INFANTRY: Final = 3  # Units of one Action that a lower price is for (EFFECTS 8: recruit_cost_infantry)
MERCENARIES: Final = (MERCENARY, MERCENARY + 1, MERCENARY + 2)


def category(kind: int) -> int:
    """REGULAR, MERCENARY or ALLIED."""
    return kind - kind % 3


def mercenary_price(kind: int) -> int:
    """EU-9.U.26."""
    return tracks.LAND_DUCATS[kind % 3] + tracks.MERCENARY_DUCATS


def price(position: Europa, player: int, kind: int, infantry: int) -> int:
    """Ducats for one Unit, `infantry` Regular Infantry having been recruited by this Action. Allied Infantry is free,
    Allied Cavalry costs what Cavalry costs more than Infantry (EU-5.5.3.8)."""
    if category(kind) == MERCENARY:
        return mercenary_price(kind)
    if category(kind) == ALLIED:
        return tracks.LAND_DUCATS[kind % 3] - tracks.LAND_DUCATS[INFANTRY]
    cost = tracks.LAND_DUCATS[kind]
    if kind == INFANTRY and infantry < CHEAPER_INFANTRY:
        cost += modifiers.total(position, player, symbols.M_RECRUIT_COST_INFANTRY)
    return cost if cost > 0 else 0


def mercenaries_left(position: Europa, player: int) -> int:
    """EU-5.5.3.5: at most 3 in a Turn, while the common Supply has some."""
    more = tracks.MERCENARIES_PER_RECRUIT - position.players[player].turn_mercenaries
    return min(more, forces.supply_mercenaries(position))


def left(position: Europa, player: int, kind: int) -> int:
    """How many Units of a kind's category are at hand; 0 for Artillery without "Cannons"."""
    if kind % 3 == ARTILLERY and (
        category(kind) == ALLIED or not modifiers.allowed(position, player, symbols.M_ARTILLERY_ALLOWED)
    ):
        return 0
    me = position.players[player]
    if category(kind) == REGULAR:
        return me.available
    return me.allied if category(kind) == ALLIED else mercenaries_left(position, player)


def kinds(position: Europa, player: int) -> list[int]:
    """Mercenaries that can be hired and paid now."""
    ducats = position.players[player].ducats
    return [kind for kind in MERCENARIES if left(position, player, kind) > 0 and mercenary_price(kind) <= ducats]


def mercenary(position: Europa, player: int, kind: int, army: int, space: int) -> None:
    """Hires one for its price."""
    purse.lose_ducats(position, player, mercenary_price(kind))
    draw(position, player, kind)
    deploy(position, player, kind, army, space)


def draw(position: Europa, player: int, kind: int) -> None:
    """Takes a Unit from where it waits."""
    me = position.own_purse(player)
    if category(kind) == REGULAR:
        me.available -= 1
    elif category(kind) == ALLIED:
        me.allied -= 1
    else:
        me.turn_mercenaries += 1


def deploy(position: Europa, player: int, kind: int, army: int, space: int) -> None:
    """Onto the map: into an Army (in the space, or formed there), or ALONE."""
    if army == troops.ALONE:
        troops.add_single(position, player, space)
    else:
        troops.add(position, player, army, space, kind)
    position.tell(UNIT_RECRUITED, position.realm_of(player), kind, space)


def armies_for(position: Europa, player: int, kind: int, space: int) -> list[int]:
    """Where a Unit can go in a space: Armies there, Armies to be formed; Regular Infantry also ALONE (EU-5.5.3.1)."""
    found = forces.armies_in(position, player, space) + troops.mats(position, player)
    return [troops.ALONE, *found] if kind == REGULAR + INFANTRY else found
