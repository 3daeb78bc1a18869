"""Cut Ties (EU-5.2.5), a Minor Action."""

from __future__ import annotations

from ludarium.games.europa.ask import relations, roads, tables
from ludarium.games.europa.diplomacy import alliances
from ludarium.games.europa.diplomacy.words import CUT_ALLIANCE, CUT_CLAIM, CUT_INFLUENCE
from ludarium.games.europa.put import supply
from ludarium.games.europa.table.position import Europa
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first, verb_of


def choices(position: Europa, player: int) -> list[int]:
    """Own Influence, Claims and Alliances that can be given up."""
    found = [CUT_INFLUENCE.of(space) for space in tables.cubes(position.areas, roads.cubes_of(player))]
    if position.players[player].claims:
        claims = list(position.areas.claims)
        found.extend(CUT_CLAIM.of(space) for space, bits in enumerate(claims) if (bits >> player) & 1)
    found.extend(CUT_ALLIANCE.of(realm) for realm in relations.alliances(position, player))
    return found


def can_cut_ties(position: Europa, player: int, waived: int = 0) -> bool:
    if position.players[player].claims or tables.allied(position, player):
        return True
    return bool(tables.cubes(position.areas, roads.cubes_of(player)))


def begin_cut_ties(position: Europa, player: int, waived: int = 0) -> None:
    position.push(CutTies(player))


@data
class CutTies(Decision[Europa]):
    """EU-5.2.5.1: one Influence, Claim or Alliance is given up."""

    RULES = ("EU-5.2.5.1", "EU-11.3.21", "EU-11.3.22")

    def options(self, position: Europa) -> list[int]:
        return choices(position, self.seat)

    def choose(self, position: Europa, option: int) -> None:
        verb, thing = verb_of(option), first(option)
        if verb == CUT_INFLUENCE.code:
            supply.remove_influence(position, self.seat, thing, 1)
        elif verb == CUT_CLAIM.code:
            supply.drop_claim(position, self.seat, thing)
        else:
            alliances.cut(position, self.seat, thing)
