"""Bot Power: the handicap of automated players, their only rule in the sequence of play (designed; facts.automata).

At the start of Phase 2 an automated player takes cubes by its level. In its own Turn each can be turned into 1 MP of
any type; what is left is put back in Phase 5.
"""

from __future__ import annotations

from ludarium.games.europa.facts import automata, tracks
from ludarium.games.europa.put import purse
from ludarium.games.europa.rounds.words import BOT_POWER, BOT_POWER_USED
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import Europa


def begin(position: Europa) -> None:
    """Phase 2 begins: the cubes come, and plans are made."""
    for player in range(position.people, len(position.players)):
        me = position.own_player(player)
        me.bot_power = automata.BOT_POWER[me.level]
        DOORS.plan(position, player)


def end(position: Europa) -> None:
    """Phase 5 C: what is left is put back, and the plans are over."""
    for player in range(position.people, len(position.players)):
        me = position.own_player(player)
        me.bot_power = 0
        me.plan = []


def options(position: Europa, player: int) -> list[int]:
    """A Minor Action before the Action of the Turn: no type beyond 10, and only with a cube in the Supply."""
    me = position.players[player]
    if not me.bot_power or me.cubes <= 0:
        return []
    return [BOT_POWER.of(kind) for kind in range(3) if me.power[kind] < tracks.POWER_MOST]


def use(position: Europa, player: int, kind: int) -> None:
    me = position.own_player(player)
    me.bot_power -= 1
    position.tell(BOT_POWER_USED, me.realm, kind)
    purse.gain_power(position, player, kind, 1)
