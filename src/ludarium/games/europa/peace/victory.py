"""Who makes peace with whom, and who has won (EU-10.2, 10.3).

A war is made between speakers: a player's Realm speaks for its Active Allies, a Vassal is a part of its Overlord's
Realm (EU-10.0.3), and the Emperor who defends the Empire speaks for NPR Subjects (EU-18.4.9).
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import forces, offices, ownership, tables, tracks
from ludarium.games.europa.ask.hostility import foe, war_between, wars_of
from ludarium.games.europa.facts import places
from ludarium.games.europa.table.position import ABSENT, ARMIES, REBELS, VASSAL, VASSALIZED, Europa

# How a war stands for a player (EU-10.2.T1)
OPEN: Final = 0  # Inconclusive
PARTIAL: Final = 1
TOTAL: Final = 2
YIELDED: Final = 3  # the Loser has Surrendered: as Partial (EU-10.2.8)

MOST_DUCATS: Final = 2  # times the Tax Income (EU-10.5.KC.3)


# sides


def speaker(position: Europa, realm: int, enemy: int) -> int:
    """The Realm that makes peace with an Enemy for this one (EU-10.1.2, 10.3.2)."""
    active = position.realms.active[realm]
    if active:
        patron = position.realm_of(active - 1)
        if patron != enemy and foe(position, patron, enemy):
            return patron
    return position.emperor if sheltered(position, realm, enemy) else realm


def sheltered(position: Europa, realm: int, enemy: int) -> bool:
    """EU-18.4.9: an NPR Subject that is in a war against an Enemy of the Emperor who defends the Empire."""
    return (
        position.defending != 0
        and enemy != position.emperor
        and not position.realms.active[realm]
        and ownership.independent(position, realm)
        and offices.subject(position, realm)
        and offices.emperor_player(position) >= 0
        and war_between(position.bonds, position.emperor, enemy)
    )


def opponents(position: Europa, player: int) -> list[int]:
    """All Realms at War with a player, Active Allies included, without Vassals."""
    found = wars_of(position, position.realm_of(player))
    if not found:
        return found
    patrons = position.realms.active
    for ally in tables.active(position):
        if position.realm_of(patrons[ally] - 1) in found and ally not in found:
            found.append(ally)
    kind = position.realms.kind
    for realm in found:
        if kind[realm] == VASSALIZED or kind[realm] == ABSENT:
            found = [each for each in found if kind[each] != VASSALIZED and kind[each] != ABSENT]
            break
    found.sort()
    return found


def enemies(position: Europa, player: int) -> list[int]:
    """Those of them with whom he makes peace: one for each war of his."""
    me = position.realm_of(player)
    found = opponents(position, player)
    if not tables.active(position) and not position.defending:
        return found  # all speak for themselves
    return [realm for realm in found if speaker(position, realm, me) == realm]


def side(position: Europa, realm: int, enemy: int) -> list[int]:
    """All for whom a Realm makes peace with an Enemy, itself first; Vassals are parts of these."""
    found = [realm]
    player = position.realms.player[realm]
    if player < 0:
        return found
    for other in tables.active(position):
        if position.realms.active[other] == player + 1 and other not in (realm, enemy):
            found.append(other)
    if realm == position.emperor and position.defending:
        for other in sorted(wars_of(position, enemy)):
            if other not in found and sheltered(position, other, enemy):
                found.append(other)
    return found


def lands(position: Europa, side: list[int]) -> list[int]:
    """These Realms and their Vassals (EU-10.0.3)."""
    found = side[:]
    for realm in side:
        found.extend(tables.vassals(position, realm))
    return found


def provinces_of(position: Europa, realm: int) -> list[int]:
    """What is lawfully a Realm's or its Vassals'."""
    found = ownership.held(position, realm)
    for vassal in ownership.vassals_of(position, realm):
        found.extend(ownership.held(position, vassal))
    return found


def taken(position: Europa, player: int, side: list[int]) -> list[int]:
    """The Provinces of these Realms and their Vassals that a player Occupies."""
    top = position.land.top
    occupied = [
        province
        for province in tables.tops(position.land)
        if top[province] != REBELS and (top[province] - 1) >> 3 == player
    ]
    if not occupied:
        return occupied
    theirs = lands(position, side)
    holder = position.land.holder
    return [province for province in occupied if holder[province] in theirs]


def value(position: Europa, province: int) -> int:
    """Tax Value in peace: +1 tokens count (EU-13.4.9)."""
    return ownership.tax_value(position, province) + ownership.plus_ones(position, province)


def value_of(position: Europa, provinces: list[int]) -> int:
    return sum(value(position, province) for province in provinces)


# conditions (EU-10.2.T1)


def automatic(position: Europa, player: int, realm: int) -> bool:
    """Neither side Occupies a Province of the other, Vassals and Active Allies included (EU-10.1.1-2)."""
    me = position.realm_of(player)
    if taken(position, player, side(position, realm, me)):
        return False
    other = position.realms.player[realm]
    return other < 0 or not taken(position, other, side(position, me, realm))


def first_automatic(position: Europa, player: int) -> int:
    """The first of his `enemies` of whom that is so; -1: there is none."""
    me = position.realm_of(player)
    alone = not tables.active(position) and not position.defending  # see `enemies`
    for realm in opponents(position, player):
        if (alone or speaker(position, realm, me) == realm) and automatic(position, player, realm):
            return realm
    return -1


def total(position: Europa, player: int, realm: int) -> bool:
    """The player himself Occupies every Province of one Enemy, who has no Land Unit Deployed (EU-10.1.4, 10.2.2)."""
    other = position.realms.player[realm]
    if other >= 0 and forces.deployed(position, other):
        return False
    provinces = provinces_of(position, realm)
    top = position.land.top
    return bool(provinces) and all(ownership.token_player(top[province]) == player for province in provinces)


def partial(position: Europa, player: int, realm: int) -> bool:
    """Over a speaker: twice the Units of a person's Realm (AMB-1); more Units than an NPR or Bot has, and Rebels in
    one's own Areas (AMB-3)."""
    me = position.realm_of(player)
    other = position.realms.player[realm]
    mine = counted(position, player, realm)
    theirs = counted(position, other, me) if other >= 0 else 0
    if other >= 0 and not position.automated(other):
        return mine >= 1 and mine >= 2 * theirs
    return mine > theirs + rebels(position, me)


def counted(position: Europa, player: int, other: int) -> int:
    """Deployed Land Units (AMB-2), without those on Distant Continents where the other Realm has nothing."""
    total = 0
    for army in range(ARMIES):
        space = forces.army_space(position, player, army)
        if space >= 0 and _matters(position, other, space):
            total += forces.army_units(position, player, army)
    for space, packed in enumerate(position.forces.loose):
        if packed:
            found = forces.loose_of(packed, player)
            if found and _matters(position, other, space):
                total += found
    return total


def _matters(position: Europa, realm: int, space: int) -> bool:
    """A space of the main map, or one of a Distant Continent where the Realm has a Town (an NPR: a Province)."""
    continent = places.CONTINENT_OF[space]
    if continent < 0:
        return True
    player = position.realms.player[realm]
    land = position.land
    for province in range(places.PROVINCES):
        if places.CONTINENT_OF[places.SPACE_OF[province]] != continent:
            continue
        if player < 0:
            if land.holder[province] == realm:
                return True
        elif _town(land.town[province], player) or _town(land.top[province], player):
            return True
    return False


def _town(value: int, player: int) -> bool:
    return ownership.token_player(value) == player and ownership.token_what(value) != VASSAL


def rebels(position: Europa, realm: int) -> int:
    """Rebels in the Areas of a Realm and its Vassals."""
    spaces: list[int] = []
    for each in [realm, *ownership.vassals_of(position, realm)]:
        spaces.extend(space for space in ownership.realm_spaces(position, each) if space not in spaces)
    return sum(position.forces.rebels[space] for space in spaces)


def barred(position: Europa, player: int, realm: int) -> bool:
    """EU-18.4.9: no terms are enforced on a Subject without a Victory over the Emperor who defends the Empire."""
    emperor = position.emperor
    me = position.realm_of(player)
    if (
        not position.defending
        or offices.emperor_player(position) < 0
        or emperor in (me, realm)
        or not offices.subject(position, realm)
        or not war_between(position.bonds, me, emperor)
    ):
        return False
    return not (partial(position, player, emperor) or total(position, player, emperor))


def standing(position: Europa, player: int, realm: int) -> int:
    """How a war with an Enemy stands: TOTAL, PARTIAL or OPEN. Over those for whom another speaks it is Partial if and
    only if it is over that one (EU-10.3.5)."""
    if barred(position, player, realm):
        return OPEN
    if total(position, player, realm):
        return TOTAL
    return PARTIAL if partial(position, player, speaker(position, realm, position.realm_of(player))) else OPEN


def beaten(position: Europa, player: int) -> list[int]:
    """The Realms over which a player has Total Victory, each for itself."""
    return [r for r in opponents(position, player) if standing(position, player, r) == TOTAL]


def tax_income(position: Europa, realm: int) -> int:
    """Tax Income in peace: of an NPR with its Vassals and +1 tokens (EU-10.0.3, AMB-57, EU-13.4.9)."""
    player = position.realms.player[realm]
    if player >= 0:
        return tracks.tax_income(position, player)
    total = 0
    for each in [realm, *ownership.vassals_of(position, realm)]:
        total += value_of(position, ownership.owned(position, each))
    return total


# automated players


def takes_white_peace(position: Europa, player: int, enemy: int) -> bool:
    """EU-10.2.6: a Bot that has not won takes White Peace if more is Occupied of it than it Occupies of that Enemy."""
    me = position.realm_of(player)
    if standing(position, player, enemy) != OPEN:
        return False
    other = position.realms.player[enemy]
    lost = value_of(position, taken(position, other, side(position, me, enemy))) if other >= 0 else 0
    return lost > value_of(position, taken(position, player, side(position, enemy, me)))
