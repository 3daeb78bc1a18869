"""1-03, rule 1: the race to India."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import ownership
from ludarium.games.europa.ask.special import RACE_TO_INDIA
from ludarium.games.europa.facts import places
from ludarium.games.europa.put import purse
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import BY_SCENARIO

PRIZES: Final = [5, 3, 1]
_LANDS: Final = (places.INDIA, places.FAR_EAST)
_NODES: Final = [places.NODE_NAMED[name] for name in ("Indian Ocean", "East Indies", "China & Japan")]


def arrived(position: Europa, player: int) -> bool:
    """A Town or Vassal token in India & Arabia or the Far East, and a Merchant in a node there."""
    if not any(piece >= 0 and piece // 2 in _NODES for piece in position.players[player].merchants):
        return False
    for space in range(places.AREAS, places.SPACES):
        if places.CONTINENT_OF[space] in _LANDS:
            for province in places.PROVINCES_OF[position.board][space]:
                if ownership.token_player(position.land.town[province]) == player:
                    return True
    return False


def look(position: Europa) -> None:
    """The first to arrive scores 5 P, the second 3, the third 1. `memory`: who has arrived, in order."""
    if not position.tables & RACE_TO_INDIA:
        return
    start = position.active if position.active >= 0 else position.first
    for player in position.clockwise(start):
        rank = len(position.memory)
        if rank < len(PRIZES) and player not in position.memory and arrived(position, player):
            position.memory = [*position.memory, player]
            purse.prestige(position, player, PRIZES[rank], BY_SCENARIO)
