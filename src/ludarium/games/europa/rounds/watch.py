"""Consequences that concern several folders which do not know each other."""

from __future__ import annotations

from ludarium.games.europa.curia import cardinals
from ludarium.games.europa.empire import authority
from ludarium.games.europa.facts import faiths
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import Europa


def faith_changed(position: Europa, player: int) -> None:
    """AMB-36: Cardinals; EU-18.7.3: a Revolutionary Emperor ends the Empire."""
    cardinals.faith_changed(position, player)
    realm = position.players[player].realm
    if position.emperor == realm and position.realms.faith[realm] == faiths.REVOLUTIONARY:
        authority.end_empire(position)


DOORS.faith_changed = faith_changed
