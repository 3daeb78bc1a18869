"""Whose a Province is (EU-2.C.4-10, 2.T.5-6, 7.6, 9.8.13-14): Lawful Owner, Owner, Controller, Core; Tax Value.

Two layers lie on a Province: what its Lawful Owner has there, and an occupant's Town or a Rebel Town on top. A Province
with something on top is Owned by nobody: it gives neither Capacity nor adjacency to anybody.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import tables
from ludarium.games.europa.facts import places, realms
from ludarium.games.europa.table.position import (
    ABSENT,
    DNPR,
    LARGE,
    NPR,
    PLUS_MASK,
    PLUS_ONE,
    REBELS,
    TWO_SMALL,
    VASSAL,
    Europa,
)

NO_REALM: Final = -1
REBEL_REALM: Final = -2  # `controller` of a Province under a Rebel Town

# tokens


def token_player(value: int) -> int:
    """The player of a `town` or `top`; -1: none, or Rebels."""
    return -1 if value == 0 or value == REBELS else (value - 1) >> 3


def token_what(value: int) -> int:
    """SMALL, LARGE, TWO_SMALL, VASSAL or STAND_IN; -1: none, or Rebels."""
    return -1 if value == 0 or value == REBELS else (value - 1) & 7


# what lies on this table


def in_play(position: Europa, province: int) -> bool:
    return places.IN_PLAY[position.board][province] != 0


def provinces_in(position: Europa, space: int) -> list[int]:
    """In play, Territories included. Never change this list."""
    return places.PROVINCES_OF[position.board][space]


def areas_in_play(position: Europa) -> list[int]:
    """Of the Main Map."""
    here = places.SPACE_IN_PLAY[position.board]
    return [space for space in range(places.AREAS) if here[space]]


def spaces_in_play(position: Europa) -> list[int]:
    here = places.SPACE_IN_PLAY[position.board]
    return [space for space in range(places.SPACES) if here[space]]


def distant(space: int) -> bool:
    """A space of a Distant Continent (EU-2.M.16)."""
    return space >= places.AREAS


# whose it is


def owner(position: Europa, province: int) -> int:
    """The Realm that Owns it: its Lawful Owner, with nothing on top (EU-2.T.5, 9.8.14); -1: nobody."""
    land = position.land
    return NO_REALM if land.top[province] else land.holder[province]


def owner_player(position: Europa, province: int) -> int:
    """The player who Owns it: his Town, nothing on top. Vassals' Provinces are not his own (EU-2.C.9)."""
    land = position.land
    if land.top[province]:
        return -1
    value = land.town[province]
    return -1 if value == 0 or (value - 1) & 7 == VASSAL else (value - 1) >> 3


def town_player(position: Europa, province: int) -> int:
    """Whose Town lies below, even if it is covered."""
    value = position.land.town[province]
    return -1 if value == 0 or (value - 1) & 7 == VASSAL else (value - 1) >> 3


def vassal_player(position: Europa, province: int) -> int:
    """Whose Vassal token lies below, even if it is covered."""
    value = position.land.town[province]
    return (value - 1) >> 3 if value and (value - 1) & 7 == VASSAL else -1


def occupant(position: Europa, province: int) -> int:
    """The player whose Town occupies it, -1: nobody's (Rebels are asked for by `rebel_town`)."""
    return token_player(position.land.top[province])


def rebel_town(position: Europa, province: int) -> bool:
    return position.land.top[province] == REBELS


def controller(position: Europa, province: int) -> int:
    """The Realm in Control (EU-2.T.6): the occupant's, else the Lawful Owner; REBEL_REALM; NO_REALM."""
    top = position.land.top[province]
    if top == 0:
        return position.land.holder[province]
    if top == REBELS:
        return REBEL_REALM
    return position.players[(top - 1) >> 3].realm


def core_of(position: Europa, province: int) -> int:
    """The Realm whose Core it is: Core token, then DNPR token, then flag (EU-7.6.1); -1: nobody's."""
    token = position.areas.core[places.SPACE_OF[province]]
    if token:
        return position.players[token - 1].realm
    dnpr = position.land.dnpr[province]
    if dnpr:
        return dnpr - 1
    kind = position.realms.kind
    if places.DUTCH[province] and kind[realms.NETHERLANDS] != ABSENT:  # EUI-15
        return realms.NETHERLANDS
    flag = realms.FLAG[position.board][province]
    if (flag == realms.DENMARK or flag == realms.SWEDEN or flag == realms.NORWAY) and kind[realms.KALMAR] != ABSENT:
        return realms.KALMAR  # EUI-17
    return flag


def core_for(position: Europa, province: int, realm: int) -> bool:
    """Whether it is a Core of this Realm. On the board of 1618 a Province can be the Core of two (realms.ALSO)."""
    core = core_of(position, province)
    if core == realm:
        return True
    return (
        core == realms.FLAG[position.board][province]
        and realms.ALSO[position.board][province] == realm
        and not position.land.dnpr[province]
        and not position.areas.core[places.SPACE_OF[province]]
    )


# Tax Value


def tax_value(position: Europa, province: int) -> int:
    """2 while a Large Town or two Small ones of its Owner lie there, else the printed size (EUI-11)."""
    value = position.land.town[province]
    if value:
        what = (value - 1) & 7
        if what in (LARGE, TWO_SMALL):
            return 2
    return places.SIZE[position.board][province]


def plus_ones(position: Europa, province: int) -> int:
    """+1 Manpower tokens on it (EU-13.4.9)."""
    return (position.land.marks[province] & PLUS_MASK) // PLUS_ONE


# Realms


def held(position: Europa, realm: int) -> list[int]:
    """The Provinces of which it is the Lawful Owner."""
    return tables.held(position, realm)[:]


def owned(position: Europa, realm: int) -> list[int]:
    """The Provinces that it Owns."""
    top = position.land.top
    return [province for province in tables.held(position, realm) if not top[province]]


def realm_tax(position: Europa, realm: int) -> int:
    """Tax Income of a Realm without a player: TV of what it Owns; no Vassals, no +1 tokens (AMB-57)."""
    total = 0
    top = position.land.top
    for province in tables.held(position, realm):
        if not top[province]:
            total += tax_value(position, province)
    return total


def realm_spaces(position: Europa, realm: int) -> list[int]:
    """The Areas that are part of the Realm: with a Province that it Owns (EU-2.C.4)."""
    return tables.within(position, realm)[:]


def capital_space(position: Europa, realm: int) -> int:
    """The Capital Area; -1: the Realm is not in play."""
    capital = position.realms.capital[realm]
    return -1 if capital < 0 else places.SPACE_OF[capital]


def distant_realm(position: Europa, realm: int) -> bool:
    """Its Capital lies on a Distant Continent (EU-2.C.5)."""
    return capital_space(position, realm) >= places.AREAS


def own_in(position: Europa, player: int, space: int) -> list[int]:
    """The Provinces of the Area that the player Owns."""
    return [
        province
        for province in places.PROVINCES_OF[position.board][space]
        if owner_player(position, province) == player
    ]


def owns_in(position: Europa, player: int, space: int) -> bool:
    """Whether the player Owns a Province of the Area."""
    for province in places.PROVINCES_OF[position.board][space]:
        if owner_player(position, province) == player:
            return True
    return False


def owns_all(position: Europa, player: int, space: int) -> bool:
    """Whether the player Owns every Province of the Area."""
    for province in places.PROVINCES_OF[position.board][space]:
        if owner_player(position, province) != player:
            return False
    return True


def players_own_all(position: Europa, space: int) -> bool:
    """Every Province of the Area is Owned by players: no Influence there (EU-11.1.6)."""
    for province in places.PROVINCES_OF[position.board][space]:
        if owner_player(position, province) < 0:
            return False
    return True


def vassals_of(position: Europa, realm: int) -> list[int]:
    return tables.vassals(position, realm)[:]


def lord_player(position: Europa, realm: int) -> int:
    """The player who is its Overlord; -1: none."""
    lord = position.realms.lord[realm]
    return -1 if lord < 0 else position.realms.player[lord]


def player_of(position: Europa, realm: int) -> int:
    """Who plays it; -1: nobody, or no such Realm."""
    return -1 if realm < 0 else position.realms.player[realm]


def independent(position: Europa, realm: int) -> bool:
    """A Realm without player and Overlord: NPR or DNPR (EU-2.C.7)."""
    kind = position.realms.kind[realm]
    return kind in (NPR, DNPR)
