"""Tokens between Realms: War, Truce, Alliance, Active Ally, Marriage, Disputed Succession (EU-9.1.1, 10.4, 11.2,
11.3)."""

from __future__ import annotations

from ludarium.games.europa.table.doors import realm_changed
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.small import put, with_bits, without_bits
from ludarium.games.europa.table.words import (
    ALLIANCE_ENDED,
    ALLIED_WITH,
    BECAME_ACTIVE,
    MARRIAGE_ENDED,
    MARRIED,
    SUCCESSION_DISPUTED,
    SUCCESSION_SETTLED,
    TRUCE_BEGAN,
    WAR_BEGAN,
    WAR_ENDED,
)

# wars


def war(position: Europa, aggressor: int, defender: int, via: int = -1, flags: int = 0) -> None:
    """A War token. `via`: the Realm through whose Alliance one of them is in it; the wars of an Active Ally are those
    of
    its player (EU-11.3.15)."""
    wars = position.bonds.wars
    for i in range(0, len(wars), 4):
        if (wars[i] == aggressor and wars[i + 1] == defender) or (wars[i] == defender and wars[i + 1] == aggressor):
            return
    end_truce(position, aggressor, defender)
    position.own_bonds().wars.extend([aggressor, defender, via, flags])
    position.tell(WAR_BEGAN, aggressor, defender)


def end_war(position: Europa, realm: int, other: int) -> bool:
    """The War token goes; says whether there was one."""
    wars = position.bonds.wars
    for i in range(0, len(wars), 4):
        if (wars[i] == realm and wars[i + 1] == other) or (wars[i] == other and wars[i + 1] == realm):
            del position.own_bonds().wars[i : i + 4]
            position.tell(WAR_ENDED, realm, other)
            return True
    return False


def truce(position: Europa, realm: int, other: int) -> None:
    """EU-10.4.1: until Phase 3 of the next Round."""
    truces = position.bonds.truces
    for i in range(0, len(truces), 2):
        if (truces[i] == realm and truces[i + 1] == other) or (truces[i] == other and truces[i + 1] == realm):
            return
    position.own_truces().truces.extend([realm, other])
    position.tell(TRUCE_BEGAN, realm, other)


def end_truce(position: Europa, realm: int, other: int) -> None:
    truces = position.bonds.truces
    for i in range(0, len(truces), 2):
        if (truces[i] == realm and truces[i + 1] == other) or (truces[i] == other and truces[i + 1] == realm):
            del position.own_truces().truces[i : i + 2]
            return


# Alliances


def ally(position: Europa, player: int, realm: int) -> None:
    """An Alliance token on the Realm's Capital; an NPR is allied to one player only (EU-11.3.3). Between players both
    place one (EU-5.1.2.3)."""
    me = position.realm_of(player)
    other = position.realms.player[realm]
    realms = position.own_realms()
    if other >= 0:
        realms.allies[realm] |= 1 << player
        realms.allies[me] |= 1 << other
    else:
        before = realms.allies[realm]
        if before and before != 1 << player:
            unally(position, before.bit_length() - 1, realm)
        position.own_realms().allies[realm] = 1 << player
    position.tell(ALLIED_WITH, me, realm)
    realm_changed(position, realm)


def unally(position: Europa, player: int, realm: int) -> None:
    """The Alliance ends: its tokens go. What ending it costs is with whoever ends it (EU-11.3.20-22)."""
    if not (position.realms.allies[realm] >> player) & 1:
        return
    me = position.realm_of(player)
    other = position.realms.player[realm]
    realms = position.own_realms()
    realms.allies[realm] &= ~(1 << player)
    if other >= 0:
        realms.allies[me] &= ~(1 << other)
    if realms.active[realm] == player + 1:
        realms.active = put(realms.active, realm, 0)
    position.tell(ALLIANCE_ENDED, me, realm)
    realm_changed(position, realm)


def activate(position: Europa, player: int, realm: int, units: int) -> None:
    """EU-11.3.13: the token is turned to Active Ally, and Allied Units join the player's Reserve."""
    realms = position.own_realms()
    realms.active = put(realms.active, realm, player + 1)
    me = position.own_player(player)
    me.allied += units
    me.levies.extend([realm, units])
    position.tell(BECAME_ACTIVE, me.realm, realm, units)


def deactivate(position: Europa, realm: int) -> None:
    """EU-10.1.12: turned back to a plain Alliance."""
    if position.realms.active[realm]:
        realms = position.own_realms()
        realms.active = put(realms.active, realm, 0)


# Marriages


def wed(position: Europa, player: int, realm: int) -> None:
    """A Marriage token on the Realm's Capital; between players both place one (EU-5.1.2.3)."""
    me = position.realm_of(player)
    other = position.realms.player[realm]
    realms = position.own_realms()
    realms.wed[realm] |= 1 << player
    if other >= 0:
        realms.wed[me] |= 1 << other
    position.tell(MARRIED, me, realm)


def unwed(position: Europa, player: int, realm: int) -> None:
    """The Marriage ends; between players both tokens go (EU-4.6.6)."""
    if not (position.realms.wed[realm] >> player) & 1:
        return
    me = position.realm_of(player)
    other = position.realms.player[realm]
    realms = position.own_realms()
    realms.wed[realm] &= ~(1 << player)
    realms.disputed = without_bits(realms.disputed, realm, 1 << player)
    if other >= 0:
        realms.wed[me] &= ~(1 << other)
        realms.disputed = without_bits(realms.disputed, me, 1 << other)
    position.tell(MARRIAGE_ENDED, me, realm)


def dispute(position: Europa, realm: int) -> None:
    """EU-11.2.11: all Marriage tokens on the Realm show Disputed Succession."""
    fresh = position.realms.wed[realm] & ~position.realms.disputed[realm]
    if fresh:
        realms = position.own_realms()
        realms.disputed = with_bits(realms.disputed, realm, fresh)
        for player in position.order:
            if (fresh >> player) & 1:
                position.tell(SUCCESSION_DISPUTED, position.realm_of(player), realm)


def settle_succession(position: Europa, player: int, realm: int) -> None:
    """The token shows a Marriage again (EU-4.3.16)."""
    if (position.realms.disputed[realm] >> player) & 1:
        realms = position.own_realms()
        realms.disputed = without_bits(realms.disputed, realm, 1 << player)
        position.tell(SUCCESSION_SETTLED, position.realm_of(player), realm)
