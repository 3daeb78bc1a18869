"""On whom a player may declare War (EU-9.1.4-5). Why he may not on one of them: `relations.declare_bar`."""

from __future__ import annotations

from ludarium.games.europa.ask import relations, tables
from ludarium.games.europa.ask.hostility import foes, foes_listed
from ludarium.games.europa.ask.ownership import distant_realm
from ludarium.games.europa.facts import realms
from ludarium.games.europa.table.derived import Targets
from ludarium.games.europa.table.player import NOBODY
from ludarium.games.europa.table.position import Europa


def targets(position: Europa, player: int, taken: list[int]) -> list[int]:
    """The Realms on which the player may declare War, without those taken already, in order. Never change this list."""
    found = _targets(position, player)
    if not taken:
        return found
    gone = [0] * realms.REALMS
    for realm in taken:
        gone[realm] = 1
    return [realm for realm in found if not gone[realm]]


def has_target(position: Europa, player: int, taken: list[int]) -> bool:
    """Whether there are any. Whoever has taken some is about to be asked for more: then all of them are looked for."""
    if not taken and _has_plain_target(position, player):
        return True
    found = _targets(position, player)
    if len(found) > len(taken):
        return True  # they cannot all be taken
    for realm in found:
        if realm not in taken:
            return True
    return False


def _has_plain_target(position: Europa, player: int) -> bool:
    """Whether there is one that nothing could protect: without Alliances, while the Emperor bars nobody."""
    me = position.players[player]
    if me.ruler == NOBODY or position.tables:
        return False
    closed = relations.closed(position, me.realm)
    if relations.guarded(position, player, closed):
        return False
    enemies = foes(position, me.realm)
    allies = position.realms.allies
    for realm in tables.nations(position):
        if (
            not allies[realm]
            and not enemies[realm]
            and not closed[realm]
            and realm != me.realm
            and not distant_realm(position, realm)
        ):
            return True
    return False


def _targets(position: Europa, player: int) -> list[int]:
    """All on whom the player may declare War. It is kept, unless there is an Interregnum or a special rule."""
    land, areas = tables.of_land(position.land), tables.of_areas(position.areas)
    passed = 0
    for number, each in enumerate(position.players):
        if each.passed:
            passed |= 1 << number
    ruled = position.players[player].ruler != NOBODY and not position.tables
    kept = tables.of_wars(position).targets
    known = kept.get(player) if ruled else None
    if (
        known is not None
        and known.land is land
        and known.areas is areas
        and known.marks is position.areas.marks
        and known.passed == passed
        and known.emperor == position.emperor
    ):
        return known.realms
    me = position.players[player].realm
    closed = relations.closed(position, me)
    guarded = relations.guarded(position, player, closed)
    # By Realm: MAY, as far as it can be said without asking for each
    barred = closed[:]
    barred[me] = relations.NOT_A_TARGET
    for realm in foes_listed(position, me):
        barred[realm] = relations.AT_WAR_ALREADY
    own_claims = relations.claimed(position, player)
    for realm in tables.distant_nations(position):
        if not barred[realm]:
            barred[realm] = relations.UNDISCOVERED
    for realm in own_claims:
        if barred[realm] == relations.UNDISCOVERED:
            barred[realm] = relations.MAY
    nations = tables.nations(position)
    # without those two and the Emperor, a Realm that is free of Alliances has nothing to protect it: most are
    for realm in tables.bound(position) if ruled else nations:
        if not barred[realm]:
            barred[realm] = relations.restriction(position, player, realm, closed, own_claims, guarded)
    if guarded:
        for realm in relations.emperors_own(position, player):
            if not barred[realm]:
                barred[realm] = relations.EMPEROR_BARRED
    found = [realm for realm in nations if not barred[realm]]
    if ruled:
        kept[player] = Targets(found, land, areas, position.areas.marks, passed, position.emperor)
    return found
