"""Suppress Unrest (EU-5.5.4): own Towns and Vassals, 1 MIL each."""

from __future__ import annotations

from ludarium.games.europa.ask import tables
from ludarium.games.europa.ask.hostility import hostile_units_in
from ludarium.games.europa.facts import places, tracks
from ludarium.games.europa.put import purse, towns
from ludarium.games.europa.table.actions import price
from ludarium.games.europa.table.player import MIL
from ludarium.games.europa.table.position import UNREST, Europa
from ludarium.games.europa.table.words import DONE
from ludarium.games.europa.war.words import SUPPRESS_IN
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first, verb_of


def restless(position: Europa, player: int) -> list[int]:
    """Own Towns and Vassals with Unrest, nothing on top, no Enemy or Rebel Units in the Area (AMB-EU1-57)."""
    land = position.land
    return [
        province
        for province in tables.tokens(land, player)
        if land.marks[province] & UNREST
        and not land.top[province]
        and not hostile_units_in(position, player, places.SPACE_OF[province])
    ]


def can_suppress(position: Europa, player: int, waived: int = 0) -> bool:
    if position.players[player].power[MIL] < price(tracks.SUPPRESS[2], waived):
        return False
    return bool(restless(position, player))


def begin_suppress(position: Europa, player: int, waived: int = 0) -> None:
    position.push(SuppressTown(player, waived, begun=0))


@data
class SuppressTown(Decision[Europa]):
    """EU-5.5.4.1: the next Province, for 1 MIL."""

    waived: int
    begun: int
    RULES = ("EU-5.5.4.1", "EU-5.5.4.2", "EU-5.5.4.3", "EU-5.5.4.4")

    def options(self, position: Europa) -> list[int]:
        found: list[int] = []
        if can_suppress(position, self.seat, self.waived):
            found.extend(SUPPRESS_IN.of(province) for province in restless(position, self.seat))
        if self.begun:
            found.append(DONE.code)
        return found

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DONE.code:
            return
        purse.lose_power(position, self.seat, MIL, price(tracks.SUPPRESS[2], self.waived))
        towns.unrest(position, first(option), on=False)
        if can_suppress(position, self.seat, self.waived):
            position.push(SuppressTown(self.seat, self.waived, begun=1))
