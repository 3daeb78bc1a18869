"""What a scenario leaves unsaid follows from what it names: pieces come from the Supply, cards from where they lay."""

from __future__ import annotations

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.facts.tracks import PIECES_CUBES
from ludarium.games.europa.sight.settle_cards import settle_cards
from ludarium.games.europa.sight.settle_land import settle_land
from ludarium.games.europa.sight.settle_ties import settle_ties
from ludarium.games.europa.table.player import FOCUS_CHANGED, NOBODY
from ludarium.games.europa.table.position import (
    ARMIES,
    ARMY_LEADER,
    ARMY_SPACE,
    ARMY_UNITS,
    FLEET_LEADER,
    FLEET_LIGHT,
    FLEET_PLACE,
    UNIT_KINDS,
    Europa,
)
from ludarium.games.europa.table.words import BY_EVENTS
from ludarium.kernel.settle import Named


def settle(position: Europa, before: Europa, named: Named) -> None:
    agenda = position.agenda[:]
    settle_land(position, before, named)
    settle_ties(position, before, named)
    for player in range(len(position.players)):
        _forces(position, player, named)
        _manpower(position, player, named)
        _prestige(position, player, named)
    if not named.has("passes"):
        position.passes = sum(1 for me in position.players if me.passed)
    settle_cards(position, before, named)
    for player in range(len(position.players)):
        position.own_player(player).cubes = PIECES_CUBES - cubes_out(position, player)
    position.agenda = agenda  # whatever moved by itself asks nobody
    position.remember()


def says(named: Named, path: str) -> bool:
    """Whether a part is named, or something in it."""
    return named.has(path) or any(each.startswith(f"{path}.") for each in named.paths)


def path(position: Europa, player: int, field: str) -> str:
    return f"players.{REALM.ref(position.players[player].realm)}.{field}"


def cubes_out(position: Europa, player: int) -> int:
    """Cubes that are not in the Supply (EU-2.2.3)."""
    me = position.players[player]
    return (
        sum(me.power)
        + sum(packed >> 3 * player & 7 for packed in position.areas.influence)
        + me.colonists
        + position.curia.count(player)
        + (1 if position.roma == player else 0)
        + sum(me.display[1::2])
        + me.covers
        + (1 if me.round_flags & FOCUS_CHANGED else 0)
    )


def _forces(position: Europa, player: int, named: Named) -> None:
    """An Army without Units is not on the map, and has no Leader (EU-9.U.13); nor has a Fleet without Ships."""
    kept = position.own_forces()
    for army in range(ARMIES):
        at = ask_forces.army_at(player, army)
        name = path(position, player, f"armies.{army + 1}")
        units = kept.armies[at + ARMY_UNITS : at + ARMY_UNITS + UNIT_KINDS]
        if kept.armies[at + ARMY_SPACE] < 0 and named.has(f"{name}.area"):
            for kind in range(UNIT_KINDS):
                kept.armies[at + ARMY_UNITS + kind] = 0
        elif not any(units) and not named.has(f"{name}.area"):
            kept.armies[at + ARMY_SPACE] = -1
        if kept.armies[at + ARMY_SPACE] < 0 and not named.has(f"{name}.leader"):
            kept.armies[at + ARMY_LEADER] = NOBODY
    at = ask_forces.fleet_at(player)
    name = path(position, player, "fleet")
    ships = kept.fleets[at + FLEET_LIGHT : at + FLEET_LIGHT + 3]
    if kept.fleets[at + FLEET_PLACE] < 0 and named.has(f"{name}.place"):
        kept.fleets[at + FLEET_LIGHT : at + FLEET_LIGHT + 3] = [0, 0, 0]
    elif not any(ships) and not named.has(f"{name}.place"):
        kept.fleets[at + FLEET_PLACE] = -1
    if kept.fleets[at + FLEET_PLACE] < 0 and not named.has(f"{name}.leader"):
        kept.fleets[at + FLEET_LEADER] = NOBODY


def _manpower(position: Europa, player: int, named: Named) -> None:
    """Regulars on the map come from the Available ones; where they are more than the Manpower, it follows (EU-9.3)."""
    me = position.own_player(player)
    regulars = ask_forces.deployed_regulars(position, player)
    if not named.has(path(position, player, "available")):
        me.available = max(0, me.total - regulars - me.exhausted)
    if not named.has(path(position, player, "manpower")):
        me.total = regulars + me.available + me.exhausted
    elif not named.has(path(position, player, "exhausted")):
        me.exhausted = max(0, me.total - regulars - me.available)


def _prestige(position: Europa, player: int, named: Named) -> None:
    """Prestige that is named without its source is that of Events and cards."""
    me = position.own_player(player)
    if says(named, path(position, player, "prestige_from")):
        if not named.has(path(position, player, "prestige")):
            me.prestige = sum(me.glory)
    else:
        me.glory[BY_EVENTS] += me.prestige - sum(me.glory)
