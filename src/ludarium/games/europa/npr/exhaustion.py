"""A Regular Unit is Exhausted by Rebels (EU-14.2.5): out of the Available ones or off the map, as the player likes."""

from __future__ import annotations

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.npr.words import EXHAUST_AVAILABLE, EXHAUST_DEPLOYED, UNIT_EXHAUSTED
from ludarium.games.europa.put import purse
from ludarium.games.europa.table.position import (
    ARMIES,
    ARMY,
    ARMY_SPACE,
    ARMY_UNITS,
    MERCENARY,
    UNIT_KINDS,
    Europa,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first, verb_of


def exhaustible(position: Europa, player: int) -> list[int]:
    """EU-14.2.5: a Regular from the Available ones, or from the map."""
    found = [EXHAUST_AVAILABLE.code] if position.players[player].available else []
    for space in ask_forces.spaces_with_units(position, player):
        if sum(ask_forces.kinds_in(position, player, space)[:MERCENARY]):
            found.append(EXHAUST_DEPLOYED.of(space))
    return found


@data
class ExhaustWhich(Decision[Europa]):
    """EU-14.2.5: which Regular Unit is Exhausted."""

    RULES = ("EU-14.2.5",)

    def options(self, position: Europa) -> list[int]:
        return exhaustible(position, self.seat)

    def choose(self, position: Europa, option: int) -> None:
        exhaust(position, self.seat, option)


def exhaust(position: Europa, player: int, option: int) -> None:
    me = position.own_purse(player)
    me.exhausted += 1
    position.tell(UNIT_EXHAUSTED, me.realm)
    if verb_of(option) == EXHAUST_AVAILABLE.code:
        me.available -= 1
        return
    space = first(option)
    forces = position.own_forces()
    if ask_forces.loose_in(position, player, space):
        forces.loose[space] -= 1 << (5 * player)
        return
    for army in range(ARMIES):
        at = (player * ARMIES + army) * ARMY
        if forces.armies[at + ARMY_SPACE] != space:
            continue
        for kind in range(MERCENARY):
            if forces.armies[at + ARMY_UNITS + kind]:
                forces.armies[at + ARMY_UNITS + kind] -= 1
                if not any(forces.armies[at + ARMY_UNITS : at + ARMY_UNITS + UNIT_KINDS]):
                    purse.remove_army(position, player, army)
                return
