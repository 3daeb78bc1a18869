"""Who can be Subjugated, and what it takes (EU-11.4.5-12)."""

from __future__ import annotations

from ludarium.games.europa.ask import ownership, relations, tracks
from ludarium.games.europa.facts import places, realms
from ludarium.games.europa.facts.tracks import PIECES_VASSALS
from ludarium.games.europa.table.position import DNPR, NPR, VASSALIZED, Europa


def worth(position: Europa, realm: int) -> int:
    """Tax Income of the target; each +1 Manpower token adds 1 (EU-11.4.8)."""
    total = 0
    for province in ownership.held(position, realm):
        total += ownership.tax_value(position, province) + ownership.plus_ones(position, province)
    return total


def rivals(position: Europa, player: int, realm: int) -> int:
    """All Influence of Opponents in the target's Areas, their Marriages and Imperial Influence included (EU-11.2.2)."""
    total = 0
    for space in spaces_of(position, realm):
        for other in position.others(player):
            total += relations.influence_at(position, other, space)
    return total


def spaces_of(position: Europa, realm: int) -> list[int]:
    """Areas where the Realm lawfully holds a Province."""
    found: list[int] = []
    for province in ownership.held(position, realm):
        space = places.SPACE_OF[province]
        if space not in found:
            found.append(space)
    return found


def spared(position: Europa, player: int, realm: int) -> int:
    """EU-11.2.3: an Action removes 1 Influence fewer where the player has a Marriage, whoever there it is with."""
    return 1 if any(relations.marriages_in(position, player, space) for space in spaces_of(position, realm)) else 0


def price(position: Europa, player: int, realm: int) -> int:
    """Influence to discard: Tax Income and all Opponents' Influence; one less with a Marriage there."""
    return max(0, worth(position, realm) + rivals(position, player, realm) - spared(position, player, realm))


def cubes(position: Europa, player: int, realm: int) -> int:
    """The player's own cubes in the target's Areas; Imperial ones are never discarded for this (EU-18.2.2)."""
    return sum(relations.influence(position, player, space) for space in spaces_of(position, realm))


def subjugable(position: Europa, player: int, realm: int) -> bool:
    """An own Ally (to become a Vassal, or to be annexed directly) or an own Vassal (to be annexed), rich enough oneself
    and with enough Influence there."""
    kind = position.realms.kind[realm]
    if realm == realms.PAPAL_STATES or realm == position.emperor or ownership.distant_realm(position, realm):
        return False
    if kind in (NPR, DNPR):
        if not (position.realms.allies[realm] >> player) & 1 or not relations.at_peace(position, realm):
            return False
        if position.players[player].vassal + worth_tokens(position, realm) > PIECES_VASSALS:
            return False
    elif not (kind == VASSALIZED and ownership.lord_player(position, realm) == player):
        return False
    for province in ownership.held(position, realm):
        if position.land.top[province]:
            return False
    target = worth(position, realm)
    base = tracks.base_tax(position, player)
    married = (position.realms.wed[realm] >> player) & 1
    if married:
        # AMB-17
        if base <= target + rivals(position, player, realm):
            return False
    elif base < 2 * target or (kind != VASSALIZED and ownership.vassals_of(position, realm)):
        return False
    return cubes(position, player, realm) >= price(position, player, realm)


def worth_tokens(position: Europa, realm: int) -> int:
    """Vassal tokens that its Provinces would take (AMB-15)."""
    return sum(ownership.tax_value(position, province) for province in ownership.held(position, realm))
