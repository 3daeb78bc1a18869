"""Naval Transport in a Naval Activation (EU-9.5.32-34): one Force crosses a bridge with a just moved Ship in it."""

from __future__ import annotations

from ludarium.games.europa.ask import forces, seaways
from ludarium.games.europa.facts import places
from ludarium.games.europa.table.position import ARMIES, Europa
from ludarium.games.europa.table.words import DONE
from ludarium.games.europa.war import access, moved, troops
from ludarium.games.europa.war.march import BY_SEA, FERRY, EnterSpace
from ludarium.games.europa.war.troops import ALONE
from ludarium.games.europa.war.words import CROSS, MARCH_ARMY, MARCH_UNIT
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of


def landings(position: Europa, player: int, army: int, space: int, seas: int) -> list[int]:
    """The spaces to which a whole Force can cross: no regrouping in a Naval Activation (EU-9.U.15)."""
    count = troops.units(position, player, army)
    ducats = position.players[player].ducats
    found: list[int] = []
    crossings = seaways.bridge(position, player, space, seas)
    for i in range(0, len(crossings), 3):
        if crossings[i + 2] >= count and access.may_enter(position, player, crossings[i], crossings[i + 1], ducats):
            found.append(crossings[i])
    return found


def passengers(position: Europa, player: int, seas: int) -> list[int]:
    """The Forces that can cross, as options."""
    found: list[int] = []
    for army in range(ARMIES):
        space = forces.army_space(position, player, army)
        if space >= 0 and not moved.army(position, player, army) and landings(position, player, army, space, seas):
            found.append(MARCH_ARMY.of(army))
    for space in forces.spaces_with_units(position, player):
        if moved.fresh_units(position, player, space) and landings(position, player, ALONE, space, seas):
            found.append(MARCH_UNIT.of(space))
    return found


@data
class FerryStep(Step[Europa]):
    """Movement and Battles are over (EU-9.5.32, 9.5.34)."""

    player: int
    seas: int  # where activated Ships have ended, as a mask

    def run(self, position: Europa) -> None:
        if passengers(position, self.player, self.seas):
            position.push(Ferry(self.player, self.seas))


@data
class Ferry(Decision[Europa]):
    """EU-9.5.32-33: which Army or Unit crosses; only one, from one place to one place."""

    seas: int
    RULES = ("EU-5.5.2.8", "EU-9.5.25", "EU-9.5.26", "EU-9.5.27", "EU-9.5.32", "EU-9.5.33", "EU-9.5.34")

    def options(self, position: Europa) -> list[int]:
        return [*passengers(position, self.seat, self.seas), DONE.code]

    def choose(self, position: Europa, option: int) -> None:
        verb = verb_of(option)
        if verb == MARCH_ARMY.code:
            army = first(option)
            position.push(Landing(self.seat, army, forces.army_space(position, self.seat, army), self.seas))
        elif verb == MARCH_UNIT.code:
            position.push(Landing(self.seat, ALONE, first(option), self.seas))


@data
class Landing(Decision[Europa]):
    """EU-9.5.27-30: where the Force lands."""

    army: int
    space: int
    seas: int
    RULES = ("EU-9.5.27", "EU-9.5.28", "EU-9.5.29", "EU-9.5.30")

    def options(self, position: Europa) -> list[int]:
        return [CROSS.of(goal) for goal in landings(position, self.seat, self.army, self.space, self.seas)]

    def choose(self, position: Europa, option: int) -> None:
        before = forces.loose_in(position, self.seat, self.space)
        position.push(StillThere(self.seat, self.army, self.space, before, self.seas))
        flags = BY_SEA | FERRY
        position.push(EnterSpace(self.seat, self.army, self.space, first(option), 0, flags, took=0, gave=0, paid=0))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("space", places.SPACE.full(self.space))]


@data
class StillThere(Step[Europa]):
    """If an Opponent has not let the Force in, another crossing may be chosen (EU-9.5.11)."""

    player: int
    army: int
    space: int
    before: int  # single Units in the space
    seas: int

    def run(self, position: Europa) -> None:
        if self.army == ALONE:
            stayed = forces.loose_in(position, self.player, self.space) == self.before
        else:
            stayed = forces.army_space(position, self.player, self.army) == self.space
        if stayed:
            position.push(FerryStep(self.player, self.seas))
