"""What has changed since Missions and Milestones were last looked at.

Requirements that read nothing of what has changed need not be asked again: none of them was met by anybody when the
last look ended (Milestones are scored at once, and for Missions `true_missions` has the answers). What a requirement
reads is a bit set G_... (language.reads); the groups among them have the bits of `position.changed`.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.language import symbols
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.table.position import (
    DEEDS_BIT,
    EVERY_BIT,
    FAITHS_BIT,
    GAME_BIT,
    LAND_BIT,
    PLAYER_BIT,
    PURSE_BIT,
    REALMS_BIT,
    UNREST_BIT,
    Europa,
)

_GROUPS: Final = PLAYER_BIT - 1
_ONE_PLAYER: Final = PLAYER_BIT | PURSE_BIT | DEEDS_BIT
_ALL_PLAYERS: Final = 255 * _ONE_PLAYER
MILESTONE_READS: Final = [each.reads | symbols.G_AGAIN for each in BOOK.milestone_requires]
MISSION_READS: Final = [each.reads | symbols.G_AGAIN for each in BOOK.mission_requires]


def moved(position: Europa, changed: int, player: int) -> int:
    """What of G_... has changed, as this player's requirements read it."""
    if changed == EVERY_BIT:
        return symbols.G_AGAIN
    found = _common(changed)
    return found | _of_players(changed, player) if changed & _ALL_PLAYERS else found


def moved_for(position: Europa, changed: int) -> list[int]:
    """`moved` for each player."""
    count = len(position.players)
    if changed == EVERY_BIT:
        return [symbols.G_AGAIN] * count
    found = _common(changed)
    if not changed & _ALL_PLAYERS:
        return [found] * count
    return [found | _of_players(changed, player) for player in range(count)]


def _common(changed: int) -> int:
    """What has changed of the table, the same for all."""
    found = changed & _GROUPS
    if changed & GAME_BIT:
        found |= symbols.G_GAME
    if changed & (UNREST_BIT | LAND_BIT):
        found |= symbols.G_UNREST
    if changed & (FAITHS_BIT | REALMS_BIT):
        found |= symbols.G_FAITHS
    return found


def _of_players(changed: int, player: int) -> int:
    """What has changed of a player, and of the others."""
    found = 0
    mine = changed >> player
    if mine & PLAYER_BIT:
        found = symbols.G_OWN | symbols.G_PURSE | symbols.G_DEEDS
    else:
        if mine & PURSE_BIT:
            found = symbols.G_PURSE
        if mine & DEEDS_BIT:
            found |= symbols.G_DEEDS
    return found | symbols.G_RIVALS if changed & _ALL_PLAYERS & ~(_ONE_PLAYER << player) else found


def state(position: Europa) -> tuple[int, ...]:
    """What a requirement can read beside the groups (G_GAME)."""
    return (position.age, position.authority, position.emperor, position.roma, *position.curia)


def same_state(position: Europa) -> bool:
    """Whether that is what it was when requirements were last looked at (`state`, without making one)."""
    seen = position.looked_at
    curia = position.curia
    if (
        len(seen) != 4 + len(curia)
        or seen[0] != position.age
        or seen[1] != position.authority
        or seen[2] != position.emperor
        or seen[3] != position.roma
    ):
        return False
    for i, player in enumerate(curia):
        if seen[4 + i] != player:
            return False
    return True
