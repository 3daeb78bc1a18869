"""Influence that peace gives and takes (EU-10.5.2, 10.5.FC.2)."""

from __future__ import annotations

from ludarium.games.europa.ask import relations
from ludarium.games.europa.diplomacy import influence
from ludarium.games.europa.facts import places
from ludarium.games.europa.peace.words import (
    PLACE_INFLUENCE,
    PUSH_OUT,
    REMOVE_INFLUENCE,
    SETTLE_AREA,
    SETTLE_REALM,
)
from ludarium.games.europa.put import supply
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import DONE
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import second, verb_of

# gained


def others_in(position: Europa, player: int, space: int) -> list[int]:
    """Opponents whose Influence could give way; Imperial Influence does not."""
    return [other for other in position.others(player) if relations.spendable(position, other, space)]


def fits(position: Europa, player: int, space: int) -> bool:
    """EU-10.5.2, 11.1.6: not where all is Owned by players; into a full Area only if somebody's gives way."""
    if not influence.may_lie(position, space):
        return False
    if position.players[player].cubes <= 0 and not supply.sources(position, player, supply.WANT_INFLUENCE, space):
        return False
    return supply.influence_room(position, space) > 0 or bool(others_in(position, player, space))


@data
class GainInfluence(Step[Europa]):
    """The Victor may place so many Influence in these Areas, cube by cube."""

    player: int
    spaces: Shared[list[int]]
    left: int

    def run(self, position: Europa) -> None:
        if self.left and any(fits(position, self.player, space) for space in self.spaces):
            position.push(PeaceInfluence(self.player, self.spaces, self.left))


@data
class PeaceInfluence(Decision[Europa]):
    """EU-10.5.KC.2, VA.3, FC.2, SD.5: where the next Influence lies; `done` leaves the rest."""

    spaces: Shared[list[int]]
    left: int
    RULES = ("EU-10.5.2", "EU-10.5.VA.3", "EU-10.5.FC.2", "EU-10.5.SD.5")

    def options(self, position: Europa) -> list[int]:
        found = [SETTLE_AREA.of(PLACE_INFLUENCE, s) for s in self.spaces if fits(position, self.seat, s)]
        return [*found, DONE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DONE.code:
            return
        space = second(option)
        position.push(GainInfluence(self.seat, self.spaces, self.left - 1))
        if supply.influence_room(position, space) > 0:
            supply.influence(position, self.seat, space, 1)
            return
        found = others_in(position, self.seat, space)
        if len(found) == 1:
            displace(position, self.seat, space, found[0])
        else:
            position.push(PushOut(self.seat, space))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("left", self.left)]


def displace(position: Europa, player: int, space: int, other: int) -> None:
    supply.oust_influence(position, other, space, 1)
    supply.influence(position, player, space, 1)


@data
class PushOut(Decision[Europa]):
    """EU-10.5.2: whose Influence gives way in a full Area."""

    space: int
    RULES = ("EU-10.5.2", "EU-11.1.3")

    def options(self, position: Europa) -> list[int]:
        found = others_in(position, self.seat, self.space)
        return [SETTLE_REALM.of(PUSH_OUT, position.realm_of(other)) for other in found]

    def choose(self, position: Europa, option: int) -> None:
        displace(position, self.seat, self.space, position.realms.player[second(option)])

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("space", places.SPACE.full(self.space))]


# lost


@data
class LosePeaceInfluence(Step[Europa]):
    """So many Influence of a player leave the board: all he has, or he says which."""

    player: int
    left: int

    def run(self, position: Europa) -> None:
        spaces = [space for space in range(places.AREAS) if relations.spendable(position, self.player, space)]
        if sum(relations.spendable(position, self.player, space) for space in spaces) <= self.left:
            for space in spaces:
                supply.give_up_influence(position, self.player, space, 9)
        elif len(spaces) == 1:
            supply.give_up_influence(position, self.player, spaces[0], self.left)
        elif self.left:
            position.push(RemoveInfluence(self.player, self.left))


@data
class RemoveInfluence(Decision[Europa]):
    """EU-10.5.FC.2: which Influence of the Loser leaves the board next."""

    left: int
    RULES = ("EU-10.5.FC.2",)

    def options(self, position: Europa) -> list[int]:
        return [
            SETTLE_AREA.of(REMOVE_INFLUENCE, space)
            for space in range(places.AREAS)
            if relations.spendable(position, self.seat, space)
        ]

    def choose(self, position: Europa, option: int) -> None:
        supply.give_up_influence(position, self.seat, second(option), 1)
        position.push(LosePeaceInfluence(self.seat, self.left - 1))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("left", self.left)]
