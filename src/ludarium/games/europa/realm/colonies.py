"""Colonize (EU-5.3.3): Colonists and ADM turn a Colonial Claim into a Town."""

from __future__ import annotations

from ludarium.games.europa.ask import chains, modifiers, tables
from ludarium.games.europa.facts import places, tracks
from ludarium.games.europa.language import symbols
from ludarium.games.europa.put import purse, supply, towns
from ludarium.games.europa.realm.exploring import vacant
from ludarium.games.europa.realm.words import COLONIZE_AT, COLONY_FOUNDED, SETTLERS
from ludarium.games.europa.table.actions import price
from ludarium.games.europa.table.player import ADM
from ludarium.games.europa.table.position import Europa
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first


def cost(position: Europa, player: int, waived: int) -> int:
    """4 ADM and Colonists together."""
    return price(max(0, tracks.COLONIZE[0] + modifiers.total(position, player, symbols.M_COLONIZE_COST)), waived)


def candidates(position: Europa, player: int) -> list[int]:
    """EU-5.3.3.1-2: own Claims on vacant Territories that are linked to the Capital Area, while a Town is left."""
    if not position.players[player].claims:
        return []
    claims = position.areas.claims
    spaces = [
        space
        for space in tables.claims(position.areas, player)
        if space >= places.AREAS and (claims[space] >> player) & 1 and vacant(position, space)
    ]
    if not spaces or towns.piece(position, player, 1) < 0:
        return []
    links = chains.colony_links(position, player)
    return [space for space in spaces if chains.joined(position, links, space)]


def can_colonize(position: Europa, player: int, waived: int = 0) -> bool:
    me = position.players[player]
    return me.power[ADM] + me.colonists >= cost(position, player, waived) and bool(candidates(position, player))


def begin_colonize(position: Europa, player: int, waived: int = 0) -> None:
    position.push(Colonize(player, waived))


@data
class Colonize(Decision[Europa]):
    """EU-5.3.3.1: which Colonial Claim becomes a Town."""

    waived: int
    RULES = ("EU-5.3.3.1", "EU-5.3.3.2")

    def options(self, position: Europa) -> list[int]:
        return [COLONIZE_AT.of(space) for space in candidates(position, self.seat)]

    def choose(self, position: Europa, option: int) -> None:
        due = cost(position, self.seat, self.waived)
        mixes = mix(position, self.seat, due)
        if len(mixes) == 1:
            found_colony(position, self.seat, first(option), due, mixes[0])
        else:
            position.push(PayMix(self.seat, first(option), due))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("due", cost(position, self.seat, self.waived))]


def mix(position: Europa, player: int, due: int) -> list[int]:
    """How many Colonists can be among what is paid."""
    me = position.players[player]
    return [count for count in range(min(due, me.colonists), -1, -1) if me.power[ADM] >= due - count]


@data
class PayMix(Decision[Europa]):
    """EU-5.3.3.1: any mix of Colonists and ADM."""

    space: int
    due: int
    RULES = ("EU-5.3.3.1",)

    def options(self, position: Europa) -> list[int]:
        return [SETTLERS.of(count) for count in mix(position, self.seat, self.due)]

    def choose(self, position: Europa, option: int) -> None:
        found_colony(position, self.seat, self.space, self.due, first(option))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("due", self.due)]

    def facts(self, position: Europa, option: int) -> list[tuple[str, str | int]]:
        return [("colonists_adm", self.due - first(option))]


def found_colony(position: Europa, player: int, space: int, due: int, settlers: int) -> None:
    """A Small Town replaces the Claim."""
    purse.lose_power(position, player, ADM, due - settlers)
    me = position.own_player(player)
    me.colonists -= settlers
    me.cubes += settlers
    province = places.PROVINCES_OF[position.board][space][0]
    supply.drop_claim(position, player, space)
    towns.town(position, province, player)
    position.tell(COLONY_FOUNDED, me.realm, space)
    towns.changed(position, province)
