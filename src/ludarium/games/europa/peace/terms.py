"""Which Peace Terms are open to a Victor, and on whom (EU-10.5.T1, 10.3.7-11)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import offices, ownership
from ludarium.games.europa.facts import places, realms
from ludarium.games.europa.peace.victory import (
    OPEN,
    TOTAL,
    YIELDED,
    provinces_of,
    side,
    speaker,
    standing,
)
from ludarium.games.europa.peace.words import (
    ANNEXATION,
    HUMILIATION,
    KEEP,
    SUCCESSION,
    TERMS,
    VASSALIZATION,
    WHITE,
)
from ludarium.games.europa.put import towns
from ludarium.games.europa.table.position import Europa

# besides the standings of `victory`: nobody enforces, both agree (EU-10.5.NE), on a Victor or on none
AGREED: Final = 4
NO_VICTOR: Final = 5


# what each term asks for (EU-10.5.0)


def holds_capital(position: Europa, player: int, realm: int) -> bool:
    capital = position.realms.capital[realm]
    return capital >= 0 and ownership.occupant(position, capital) == player


def may_vassalize(position: Europa, player: int, realm: int) -> bool:
    """EU-10.5.VA.1: an NPR's Capital is Occupied, and a Province in another Area if it has one; never the Papal States
    or the Emperor (EU-11.4.12); the Vassal tokens suffice (AMB-15, AMB-58)."""
    if not ownership.independent(position, realm) or realm in (realms.PAPAL_STATES, position.emperor):
        return False
    if not holds_capital(position, player, realm):
        return False
    home = ownership.capital_space(position, realm)
    elsewhere = [p for p in provinces_of(position, realm) if places.SPACE_OF[p] != home]
    if elsewhere and not any(ownership.occupant(position, p) == player for p in elsewhere):
        return False
    return vassal_tokens(position, player, realm) <= towns.vassal_left(position, player)


def vassal_tokens(position: Europa, player: int, realm: int) -> int:
    """Tokens for all its Provinces but those that other players Occupy (EU-10.5.VA.2)."""
    sizes = places.SIZE[position.board]
    return sum(sizes[p] for p in provinces_of(position, realm) if ownership.occupant(position, p) in (-1, player))


def may_convert(position: Europa, player: int, realm: int) -> bool:
    """EU-10.5.FC.1: the Victor, Vassals included, Controls the whole Capital Area, and the State Religions differ. The
    Papal States stay Catholic (AMB-13); religions of Distant Realms are outside the game (EU-15.0.1)."""
    me = position.realm_of(player)
    home = ownership.capital_space(position, realm)
    if realm == realms.PAPAL_STATES or not 0 <= home < places.AREAS or not holds_capital(position, player, realm):
        return False
    if offices.same_faith(position.realms.faith[me], position.realms.faith[realm]):
        return False
    for province in places.PROVINCES_OF[position.board][home]:
        controller = ownership.controller(position, province)
        if controller != me and (controller < 0 or position.realms.lord[controller] != me):
            return False
    return True


def may_secure(position: Europa, player: int, realm: int) -> bool:
    """EU-10.5.SD.1: a Disputed Succession lies on the Loser's Capital, which the Victor Occupies."""
    return position.realms.disputed[realm] != 0 and holds_capital(position, player, realm)


def meets(position: Europa, player: int, realm: int, term: int) -> bool:
    """Whether one Realm can suffer a term that concerns each for itself (EU-10.3.10)."""
    if term == VASSALIZATION:
        return may_vassalize(position, player, realm)
    return may_convert(position, player, realm)


def suffering(position: Europa, player: int, scope: list[int], term: int) -> list[int]:
    """Those of the Losers to whom Vassalization or Force Conversion applies; the others have a White Peace."""
    found = [realm for realm in scope if meets(position, player, realm, term)]
    if term == VASSALIZATION:
        left = towns.vassal_left(position, player)
        kept: list[int] = []
        for realm in found:
            left -= vassal_tokens(position, player, realm)
            if left >= 0:
                kept.append(realm)
        return kept
    return found


def open_to(position: Europa, player: int, realm: int, scope: list[int], why: int, term: int) -> bool:
    """EU-10.5.T1, row by row. `why`: how the war stands, or AGREED."""
    if why == OPEN:
        return False
    other = position.realms.player[realm]
    if term == WHITE:
        return why in (TOTAL, AGREED, NO_VICTOR)
    if term == KEEP:
        return True
    if term == HUMILIATION:
        return other >= 0 and (why == YIELDED or holds_capital(position, player, realm))
    if term == ANNEXATION:
        return why == TOTAL and (other < 0 or position.automated(other))
    if term == SUCCESSION:
        return may_secure(position, player, realm)
    if term == VASSALIZATION and why == AGREED:
        return False
    return any(meets(position, player, each, term) for each in scope)


def terms(position: Europa, player: int, realm: int, why: int) -> list[int]:
    """The terms that a player may enforce on an Enemy now."""
    me = position.realm_of(player)
    if speaker(position, realm, me) != realm and why != TOTAL:
        # EU-10.3.11: only this one is possible apart from the Realm that speaks for it
        return [SUCCESSION] if why != OPEN and may_secure(position, player, realm) else []
    scope = scope_of(position, player, realm, why)
    return [term for term in range(TERMS) if open_to(position, player, realm, scope, why, term)]


def scope_of(position: Europa, player: int, realm: int, why: int) -> list[int]:
    """On whom a term falls: in Total Victory one Realm alone (EU-10.1.4), else all for whom it speaks (EU-10.3.6)."""
    me = position.realm_of(player)
    if why == TOTAL or speaker(position, realm, me) != realm:
        return [realm]
    return side(position, realm, me)


def along(position: Europa, player: int, realm: int, why: int) -> list[int]:
    """AMB-50: after Total Victory over a player's Realm alone, those in the war only through it that are not beaten
    themselves: their war ends too."""
    me = position.realm_of(player)
    if why != TOTAL or speaker(position, realm, me) != realm:
        return []
    return [each for each in side(position, realm, me)[1:] if standing(position, player, each) != TOTAL]
