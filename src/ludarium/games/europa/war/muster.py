"""Units come onto the map: into an Army or alone (EU-5.5.3.1), by Recruit and by cards (EU-16.3.17).

settle(position, player, kind, space)           a Unit that has been paid for is placed; asks into which Army
can_place_units / place_units(position, player, kind, space)    free of charge, where no Battle starts
free_mercenaries(position, player, number)      Mercenary Infantry as a gift, where the player likes
"""

from __future__ import annotations

from ludarium.games.europa.ask import forces, ownership
from ludarium.games.europa.battle.sides import needed
from ludarium.games.europa.facts import places
from ludarium.games.europa.table.position import INFANTRY, MERCENARY, REGULAR, Europa
from ludarium.games.europa.table.words import UNIT
from ludarium.games.europa.war import hire
from ludarium.games.europa.war.troops import ALONE
from ludarium.games.europa.war.words import INTO_ARMY, RECRUIT_IN, STAND_ALONE
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first, verb_of


def own_spaces(position: Europa, player: int, vassals: bool) -> list[int]:
    """Spaces with an Owned Province of the player's Realm, or of a Vassal of it (EU-5.5.3.3)."""
    realm = position.realm_of(player)
    found = ownership.realm_spaces(position, realm)
    if vassals:
        for vassal in ownership.vassals_of(position, realm):
            found.extend(space for space in ownership.realm_spaces(position, vassal) if space not in found)
    found.sort()
    return found


def has_spot(position: Europa, player: int, kind: int, space: int) -> bool:
    """Whether a Unit of a kind can stand in a space: all but Regular Infantry need an Army (EU-5.5.3.1)."""
    return kind == REGULAR + INFANTRY or forces.has_army(position, player, space)


def settle(position: Europa, player: int, kind: int, space: int) -> None:
    spots = hire.armies_for(position, player, kind, space)
    if len(spots) == 1:
        hire.deploy(position, player, kind, spots[0], space)
    else:
        position.push(IntoArmy(player, kind, space))


@data
class IntoArmy(Decision[Europa]):
    """EU-5.5.3.1, 9.U.13: a new Unit joins an Army there or forms one; Regular Infantry may stand alone."""

    kind: int
    space: int
    RULES = ("EU-5.5.3.1", "EU-9.U.13", "EU-9.U.14")

    def options(self, position: Europa) -> list[int]:
        spots = hire.armies_for(position, self.seat, self.kind, self.space)
        return [STAND_ALONE.code if army == ALONE else INTO_ARMY.of(army) for army in spots]

    def choose(self, position: Europa, option: int) -> None:
        army = ALONE if verb_of(option) == STAND_ALONE.code else first(option)
        hire.deploy(position, self.seat, self.kind, army, self.space)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("unit", UNIT.full(self.kind)), ("space", places.SPACE.full(self.space))]


# as a gift (EU-16.3.17)


def can_place_units(position: Europa, player: int, kind: int, space: int) -> bool:
    """EU-16.3.17: a Unit is there to be had, it has a place, and no Battle starts. The Idea "Cannons" is not asked."""
    me = position.players[player]
    if hire.category(kind) == MERCENARY:
        left = forces.supply_mercenaries(position)
    else:
        left = me.available if kind < MERCENARY else me.allied
    return left > 0 and has_spot(position, player, kind, space) and not needed(position, player, space)


def place_units(position: Europa, player: int, kind: int, space: int) -> bool:
    """Places one Unit free of charge, or says that it is not gained. Mercenaries of a card do not count among the three
    of a Turn."""
    if not can_place_units(position, player, kind, space):
        return False
    if hire.category(kind) != MERCENARY:
        hire.draw(position, player, kind)
    settle(position, player, kind, space)
    return True


def gift_spaces(position: Europa, player: int) -> list[int]:
    return [
        space
        for space in own_spaces(position, player, vassals=True)
        if can_place_units(position, player, MERCENARY, space)
    ]


def free_mercenaries(position: Europa, player: int, number: int) -> None:
    """EU-19.3.5: so many Mercenary Infantry come, one after the other, where no Battle starts."""
    if number > 0 and gift_spaces(position, player):
        position.push(FreeMercenaries(player, number))


@data
class FreeMercenaries(Decision[Europa]):
    """EU-19.3.5, 16.3.17: where the next free Mercenary comes."""

    left: int
    RULES = ("EU-19.3.5", "EU-16.3.17")

    def options(self, position: Europa) -> list[int]:
        return [RECRUIT_IN.of(space) for space in gift_spaces(position, self.seat)]

    def choose(self, position: Europa, option: int) -> None:
        if self.left > 1:
            position.push(FreeMercenaries(self.seat, self.left - 1))
        place_units(position, self.seat, MERCENARY, first(option))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("left", self.left)]
