"""What lies within reach on land (EU-2.T.1-4, 2.T.15, 9.5.3-14, 9.5.35): adjacency of Realms and pieces, where
Influence may go, and the steps of an Army. The sea is in `seaways`, the three chains in `chains`.

A move on land is walked step by step: `land_moves(position, player, space)` are the spaces beside it that may be
entered, flat triples of space, border (PLAIN or MOUNTAIN) and entry (what it takes to get in); `halts(position,
player, space)` says whether the move ends there; `mountain_price` what more a Mountain border costs.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import offices, tables
from ludarium.games.europa.ask.hostility import (
    at_peace,
    foe,
    foe_players,
    foes,
    friendly_space,
    friends,
    has_friend,
    hostile_units_in,
    is_hostile,
)
from ludarium.games.europa.ask.ownership import REBEL_REALM, controller, owner_player
from ludarium.games.europa.facts import paths, places, tracks
from ludarium.games.europa.table.derived import ThenTables
from ludarium.games.europa.table.position import IMPERIAL, REBELS, Europa

# adjacency (EU-2.T.1-4)


def land_neighbours(position: Europa, space: int) -> list[int]:
    return paths.LAND_OF[position.board][space]


def sea_neighbours(position: Europa, space: int) -> list[int]:
    """Spaces with a Port on a Sea Zone that a Port of this one faces (EU-2.T.3)."""
    return [other for other, _ in paths.COAST[position.board][space]]


def adjacent(position: Europa, realm: int, space: int) -> bool:
    """A Realm is adjacent to what its Provinces are adjacent to (EU-2.T.4): it Owns one there, one in a space
    bordering it by land, or a Port on a Sea Zone that a Port of the space faces. Vassals give no adjacency."""
    return tables.near(position, realm)[space] != 0


def land_adjacent(position: Europa, realm: int, space: int) -> bool:
    """Adjacent by land, or with an own Province in the space (EU-5.4.3.4)."""
    board = position.board
    provinces = places.PROVINCES_OF[board]
    if _owns_one(position, realm, provinces[space]):
        return True
    for other in paths.LAND_OF[board][space]:
        if _owns_one(position, realm, provinces[other]):
            return True
    return False


def _owns_one(position: Europa, realm: int, provinces: list[int]) -> bool:
    holder, top = position.land.holder, position.land.top
    for province in provinces:
        if holder[province] == realm and not top[province]:
            return True
    return False


def adjacent_spaces(position: Europa, realm: int) -> list[int]:
    """By space: 1 if the Realm is adjacent to it. Never change this list."""
    return tables.near(position, realm)


def realms_adjacent(position: Europa, realm: int, other: int) -> bool:
    """Whether a Province of the one is adjacent to a Province of the other: in one space, in spaces that border each
    other by land, or both Ports on one Sea Zone (EU-2.T.1, 2.T.2)."""
    top = position.land.top
    beside: list[int] = []
    seas = 0
    for province in tables.held(position, realm):
        if not top[province]:
            space = places.SPACE_OF[province]
            seas |= places.SEAS[province]
            if space not in beside:
                beside.append(space)
    for province in tables.held(position, other):
        if not top[province]:
            if places.SEAS[province] & seas or places.SPACE_OF[province] in beside:
                return True
            for space in paths.LAND_OF[position.board][places.SPACE_OF[province]]:
                if space in beside:
                    return True
    return False


# Influence: next to pieces that lay there before this Turn (EU-5.4.1.2)


def near_piece(position: Europa, player: int, space: int) -> bool:
    """Next to an own Town, Vassal, Alliance, Marriage or Influence of before this Turn."""
    board = position.board
    areas = position.then_areas.influence
    bits = influence_bits(position, player)
    if areas[space] & bits:
        return True
    for other in paths.BESIDE[board][space]:
        if other < places.AREAS and areas[other] & bits:
            return True
    land_of = paths.LAND_OF[board][space]
    if _has_token(position, player, places.PROVINCES_OF[board][space]):
        return True
    for other in land_of:
        if _has_token(position, player, places.PROVINCES_OF[board][other]):
            return True
    mask = paths.SPACE_SEAS[board][space]
    sea = 0
    while mask:
        if mask & 1 and _has_token(position, player, places.PORTS_OF[board][sea]):
            return True
        mask >>= 1
        sea += 1
    return False


def near_pieces(position: Europa, player: int) -> list[int]:
    """By space: 1 if `near_piece`."""
    found = [0] * places.SPACES
    board = position.board
    bits = influence_bits(position, player)
    for space in tables.cubes(position.then_areas, bits):
        found[space] = 1
        for other in paths.BESIDE[board][space]:
            found[other] = 1
    near = paths.NEAR[board]
    land = position.then_land
    for province in tables.tokens(land, player):
        for space in near[province]:
            found[space] = 1
    for province in tables.tops(land):
        top = land.top[province]
        if top != REBELS and (top - 1) >> 3 == player:
            for space in near[province]:
                found[space] = 1
    own = position.then_realms
    for bound in (tables.allied_in(own, player), tables.wed_in(own, player)):
        for realm in bound:
            if own.capital[realm] >= 0:
                for space in near[own.capital[realm]]:
                    found[space] = 1
    return found


def near_areas(position: Europa, player: int) -> list[int]:
    """The Areas of the main map that are `near_piece`, in order. Never change this list."""
    then = position.then
    if then is None:
        then = ThenTables()
        position.then = then
    key = 2 * player + (1 if offices.is_emperor(position, player) else 0)
    found = then.near.get(key)
    if found is None:
        near = near_pieces(position, player)
        found = [space for space in range(places.AREAS) if near[space]]
        then.near[key] = found
    return found


def cubes_of(player: int) -> int:
    """The bits of `influence` that are a player's own cubes."""
    return 7 << 3 * player


def influence_bits(position: Europa, player: int) -> int:
    """The bits of `influence` that count for a player: his own, and the Imperial ones for the Emperor."""
    bits = cubes_of(player)
    return bits | 7 << 3 * IMPERIAL if offices.is_emperor(position, player) else bits


def _has_token(position: Europa, player: int, provinces: list[int]) -> bool:
    """An own Town, Vassal token, Alliance or Marriage on one of these Provinces before this Turn; occupying and covered
    Towns lie there as well."""
    land, own = position.then_land, position.then_realms
    bit = 1 << player
    for province in provinces:
        value = land.town[province]
        if value and (value - 1) >> 3 == player:
            return True
        top = land.top[province]
        if top and top != REBELS and (top - 1) >> 3 == player:
            return True
        realm = land.holder[province]
        if realm >= 0 and own.capital[realm] == province and (own.allies[realm] | own.wed[realm]) & bit:
            return True
    return False


# Military Access (EU-9.5.8-12, 9.5.35): what it takes to enter a space
FREE: Final = 0
PRICED: Final = 1  # 1 own Influence of that Area, or 3 Ducats (EU-9.5.9)
CONSENT: Final = 2  # that, and the consent of one of the Owners (EU-9.5.11, AMB-EU1-46)
CLOSED: Final = 3


def entry(position: Europa, player: int, space: int) -> int:
    """FREE, PRICED, CONSENT or CLOSED."""
    realm = position.players[player].realm
    return _entry(position, player, foes(position, realm), friends(position, player), space)


def _entry(position: Europa, player: int, enemies: list[int], good: list[int], space: int) -> int:
    if space >= places.AREAS:
        return _distant_entry(position, player, enemies, good, space)
    if _open(position, enemies, good, space):
        return FREE
    if position.defending and offices.hre_space(position, space) and _in_imperial_war(position, player):
        return FREE
    if at_peace(position, position.players[player].realm):
        return CLOSED
    if position.areas.claims[space] >> player & 1 or position.areas.core[space] == player + 1:
        return CLOSED
    for province in places.PROVINCES_OF[position.board][space]:
        if owner_player(position, province) in (-1, player):
            return PRICED
    return CONSENT


def _open(position: Europa, enemies: list[int], good: list[int], space: int) -> bool:
    """EU-9.5.8: some Province's Lawful Owner or Controller is Friendly, or an Enemy. Rebels in Control are Enemies."""
    land = position.land
    for province in places.PROVINCES_OF[position.board][space]:
        holder = land.holder[province]
        if holder >= 0 and (good[holder] or enemies[holder]):
            return True
        top = land.top[province]
        if top:
            if top == REBELS:
                return True
            realm = position.players[(top - 1) >> 3].realm
            if good[realm] or enemies[realm]:
                return True
    return False


def _in_imperial_war(position: Europa, player: int) -> bool:
    """EU-18.4.8: the Emperor, and everyone at War with him."""
    realm = position.players[player].realm
    return realm == position.emperor or foe(position, realm, position.emperor)


def _distant_entry(position: Europa, player: int, enemies: list[int], good: list[int], space: int) -> int:
    """EU-9.5.35: Friendly Areas, those with an Enemy Province, vacant Territories with an own or an Enemy's Claim."""
    for province in places.PROVINCES_OF[position.board][space]:
        realm = controller(position, province)
        if realm == REBEL_REALM:
            return FREE
        if realm >= 0:
            return FREE if good[realm] or enemies[realm] else CLOSED
    mask = 1 << player | foe_players(position, position.players[player].realm)
    return FREE if position.areas.claims[space] & mask else CLOSED


# steps
PLAIN: Final = 0
MOUNTAIN: Final = 1


def land_moves(position: Europa, player: int, space: int) -> list[int]:
    """The spaces beside one that may be entered by land: flat triples of space, border and entry."""
    realm = position.players[player].realm
    enemies, good = foes(position, realm), friends(position, player)
    found: list[int] = []
    beside = paths.LAND_OF[position.board][space]
    steep = paths.MOUNTAIN[position.board][space]
    for i, other in enumerate(beside):
        how = _entry(position, player, enemies, good, other)
        if how != CLOSED:
            found.append(other)
            found.append(MOUNTAIN if steep[i] else PLAIN)
            found.append(how)
    return found


def halts(position: Europa, player: int, space: int) -> bool:
    """Whether a move ends on entering: a Hostile, Neutral or Distant space (EU-9.5.3)."""
    return space >= places.AREAS or not friendly_space(position, player, space)


def mountain_price(position: Europa, player: int, space: int, units: int) -> int:
    """More MIL for so many Units that enter a space over a Mountain border (EU-9.5.6): the first 3 are free, each
    further MIL takes 3 more; into a Friendly space all go free."""
    if units <= tracks.MOUNTAIN_UNITS or friendly_space(position, player, space):
        return 0
    return (units - 1) // tracks.MOUNTAIN_UNITS


def land_retreats(position: Europa, player: int, space: int) -> list[int]:
    """Where Units that defended can Retreat (EU-9.7.20): spaces beside by land, without Enemy Units, with Military
    Access; flat pairs of space and entry. Mountains cost nothing (AMB-EU1-45)."""
    moves = land_moves(position, player, space)
    found: list[int] = []
    for i in range(0, len(moves), 3):
        if not hostile_units_in(position, player, moves[i]):
            found.extend([moves[i], moves[i + 2]])
    return found


def land_reach(position: Europa, player: int, space: int, steps: int) -> list[int]:
    """By space: the steps needed to walk there from here, 0 if it cannot be reached by land within so many steps."""
    realm = position.players[player].realm
    enemies, mask, good = foes(position, realm), foe_players(position, realm), friends(position, player)
    found = [0] * places.SPACES
    edge = [space]
    for step in range(1, steps + 1):
        following: list[int] = []
        for here in edge:
            for other in paths.LAND_OF[position.board][here]:
                if other == space or found[other]:
                    continue
                if _entry(position, player, enemies, good, other) == CLOSED:
                    continue
                found[other] = step
                if step == steps or other >= places.AREAS or is_hostile(position, enemies, mask, other):
                    continue
                if has_friend(position, good, other):
                    following.append(other)
        edge = following
    return found
