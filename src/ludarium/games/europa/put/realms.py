"""Realms that come, go and move their Capital (EU-13.0.2, 13.2.4)."""

from __future__ import annotations

from ludarium.games.europa.facts import realms as facts
from ludarium.games.europa.table.doors import realm_changed
from ludarium.games.europa.table.position import ABSENT, DNPR, NPR, PLAYED, VASSALIZED, Europa
from ludarium.games.europa.table.small import put
from ludarium.games.europa.table.words import CAPITAL_MOVED, REALM_APPEARED, REALM_VANISHED


def settle(position: Europa, realm: int) -> None:
    """After a Province of a Realm without a player has changed hands: its Capital, or its end, or its return.

    The Capital is its natural one (of a DNPR the one with the "C" token); where that is another's, one is chosen
    alphabetically, Large Provinces first (EU-13.0.2). A player's Realm keeps its Capital.
    """
    kind = position.realms.kind[realm]
    if kind == PLAYED:
        return
    capital = position.realms.capital[realm]
    holder = position.land.holder
    natural = facts.natural_capital(realm, position.board)
    if capital >= 0 and holder[capital] == realm and (capital == natural or holder[natural] != realm or kind == DNPR):
        return
    best = facts.capital_among(realm, position.board, [p for p in range(len(holder)) if holder[p] == realm])
    if best < 0:
        if position.realms.kind[realm] != ABSENT:
            vanish(position, realm)
        return
    realms = position.own_realms()
    realms.capital[realm] = best
    if realms.kind[realm] == ABSENT:
        realms.kind[realm] = NPR
        position.tell(REALM_APPEARED, realm, best)
    else:
        position.tell(CAPITAL_MOVED, realm, best)


def vanish(position: Europa, realm: int) -> None:
    """A Realm without Provinces is out of play: every token that lay on its Capital goes; its Vassals are free."""
    realms = position.own_realms()
    realms.kind[realm] = ABSENT
    realms.capital[realm] = -1
    realms.allies[realm] = 0
    realms.active = put(realms.active, realm, 0)
    realms.wed[realm] = 0
    realms.disputed = put(realms.disputed, realm, 0)
    realms.lord[realm] = -1
    bonds = position.own_bonds()
    bonds.wars = _without(bonds.wars, 4, 2, realm)
    bonds.truces = _without(bonds.truces, 2, 2, realm)
    cbs: list[int] = []
    for i in range(0, len(bonds.cbs), 3):
        if bonds.cbs[i + 1] == realm:
            position.own_player(bonds.cbs[i]).cbs -= 1
        else:
            cbs.extend(bonds.cbs[i : i + 3])
    bonds.cbs = cbs
    if position.papal_realm == realm:
        position.papal_realm = -1
    position.tell(REALM_VANISHED, realm)
    for vassal in range(len(realms.lord)):
        if realms.lord[vassal] == realm:
            release(position, vassal)


def _without(rows: list[int], width: int, heads: int, realm: int) -> list[int]:
    """Flat rows of which none of the first numbers is this Realm."""
    kept: list[int] = []
    for i in range(0, len(rows), width):
        if realm not in rows[i : i + heads]:
            kept.extend(rows[i : i + width])
    return kept


def release(position: Europa, realm: int) -> None:
    """EU-13.2.4: a Vassal without an Overlord is an independent NPR. Tokens of a player have been lifted before."""
    realms = position.own_realms()
    realms.lord[realm] = -1
    if realms.kind[realm] == VASSALIZED:
        realms.kind[realm] = NPR
    realm_changed(position, realm)
