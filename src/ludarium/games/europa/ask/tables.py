"""The tables that are kept with the position (table/derived.py). Their lists belong to everybody: never change one."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts import paths, places, realms
from ludarium.games.europa.table.derived import AreaTables, ForceTables, LandTables, RealmTables, WarTables
from ludarium.games.europa.table.position import ABSENT, REBELS, VASSALIZED, Areas, Europa, Forces, Land, Realms

PLAYERS: Final = 8  # more than ever play

# Land


def of_land(land: Land) -> LandTables:
    tables = land.tables
    if tables is None:
        tables = LandTables()
        land.tables = tables
    return tables


def held(position: Europa, realm: int) -> list[int]:
    """The Provinces of which the Realm is the Lawful Owner."""
    tables = of_land(position.land)
    if not tables.held:
        found: list[list[int]] = [[] for _ in range(realms.REALMS + 1)]
        for province, holder in enumerate(position.land.holder):
            found[holder].append(province)  # nobody is -1: the last
        tables.held = found
    return tables.held[realm]


def tokens(land: Land, player: int) -> list[int]:
    """The Provinces with a Town or Vassal tokens of the player, even if something lies on top."""
    tables = of_land(land)
    if not tables.tokens:
        found: list[list[int]] = [[] for _ in range(PLAYERS)]
        for province, value in enumerate(list(land.town)):
            if value:
                found[(value - 1) >> 3].append(province)
        tables.tokens = found
    return tables.tokens[player]


def tops(land: Land) -> list[int]:
    """The Provinces with an occupant's Town or a Rebel Town on top."""
    tables = of_land(land)
    found = tables.tops
    if found is None:
        found = [province for province, top in enumerate(land.top) if top]
        tables.tops = found
    return found


def spaces(land: Land, player: int) -> list[int]:
    """The spaces with a Town or Vassal token of the player, covered and occupying ones included, in order."""
    kept = of_land(land).spaces
    found = kept.get(player)
    if found is None:
        here = [0] * places.SPACES
        for province in tokens(land, player):
            here[places.SPACE_OF[province]] = 1
        for province in tops(land):
            top = land.top[province]
            if top != REBELS and (top - 1) >> 3 == player:
                here[places.SPACE_OF[province]] = 1
        found = where(here, 1)
        kept[player] = found
    return found


def areas(land: Land, player: int) -> list[int]:
    """Those of the main map."""
    found = spaces(land, player)
    end = len(found)
    while end and found[end - 1] >= places.AREAS:
        end -= 1
    return found[:end]


def within(position: Europa, realm: int) -> list[int]:
    """The spaces with a Province that the Realm Owns, in the order of its Provinces."""
    kept = of_land(position.land).within
    found = kept.get(realm)
    if found is None:
        found = []
        top = position.land.top
        for province in held(position, realm):
            if not top[province] and places.SPACE_OF[province] not in found:
                found.append(places.SPACE_OF[province])
        kept[realm] = found
    return found


def near(position: Europa, realm: int) -> list[int]:
    """By space: 1 if the Realm is adjacent to it (EU-2.T.4), by what it Owns."""
    kept = of_land(position.land).near
    found = kept.get(realm)
    if found is None:
        found = [0] * places.SPACES
        beside = paths.NEAR[position.board]
        top = position.land.top
        for province in held(position, realm):
            if not top[province]:
                for space in beside[province]:
                    found[space] = 1
        kept[realm] = found
    return found


def nearby(position: Europa, realm: int) -> list[int]:
    """The spaces to which the Realm is adjacent (`near`), in order."""
    kept = of_land(position.land).nearby
    found = kept.get(realm)
    if found is None:
        found = where(near(position, realm), 1)
        kept[realm] = found
    return found


# Realms


def of_realms(group: Realms) -> RealmTables:
    tables = group.tables
    if tables is None:
        tables = RealmTables()
        group.tables = tables
    return tables


def allied(position: Europa, player: int) -> list[int]:
    """The Realms allied to a player."""
    return allied_in(position.realms, player)


def allied_in(group: Realms, player: int) -> list[int]:
    """`allied` by any tokens, as those before this Turn."""
    tables = of_realms(group)
    if not tables.allied:
        tables.allied = by_player(group.allies)
    return tables.allied[player]


def wed(position: Europa, player: int) -> list[int]:
    """The Realms on which the player's Marriage tokens lie."""
    return wed_in(position.realms, player)


def wed_in(group: Realms, player: int) -> list[int]:
    """`wed` by any tokens, as those before this Turn."""
    tables = of_realms(group)
    if not tables.wed:
        tables.wed = by_player(group.wed)
    return tables.wed[player]


def vassals(position: Europa, realm: int) -> list[int]:
    kept = of_realms(position.realms).vassals
    found = kept.get(realm)
    if found is None:
        lord = position.realms.lord
        found = [vassal for vassal in led(position) if lord[vassal] == realm]
        kept[realm] = found
    return found


def active(position: Europa) -> list[int]:
    """The Active Allies, whosever they are."""
    tables = of_realms(position.realms)
    found = tables.active
    if found is None:
        found = [realm for realm, player in enumerate(list(position.realms.active)) if player]
        tables.active = found
    return found


def led(position: Europa) -> list[int]:
    """All Vassals."""
    tables = of_realms(position.realms)
    found = tables.led
    if found is None:
        found = [realm for realm, lord in enumerate(position.realms.lord) if lord >= 0]
        tables.led = found
    return found


def bound(position: Europa) -> list[int]:
    """The Realms with Alliance tokens, whosever they are."""
    tables = of_realms(position.realms)
    found = tables.bound
    if found is None:
        found = [realm for realm, allies in enumerate(position.realms.allies) if allies]
        tables.bound = found
    return found


def nations(position: Europa) -> list[int]:
    """The Realms in play that are nobody's Vassals."""
    tables = of_realms(position.realms)
    found = tables.nations
    if found is None:
        own = position.realms
        found = [realm for realm, kind in enumerate(own.kind) if kind != ABSENT and kind != VASSALIZED]
        tables.distant = [
            realm for realm in found if own.capital[realm] >= 0 and places.SPACE_OF[own.capital[realm]] >= places.AREAS
        ]
        tables.nations = found
    return found


def distant_nations(position: Europa) -> list[int]:
    """Those of them with a Distant Capital."""
    nations(position)
    return of_realms(position.realms).distant


# Areas


def of_areas(group: Areas) -> AreaTables:
    tables = group.tables
    if tables is None:
        tables = AreaTables()
        group.tables = tables
    return tables


def cubes(group: Areas, bits: int) -> list[int]:
    """The Areas in which one of these bits of `influence` is set, in order."""
    kept = of_areas(group).cubes
    found = kept.get(bits)
    if found is None:
        found = [space for space, packed in enumerate(group.influence) if packed & bits]
        kept[bits] = found
    return found


def claims(group: Areas, player: int) -> list[int]:
    """The spaces with a Claim or a Core token of the player (EU-7.6.6), in order."""
    kept = of_areas(group).claims
    found = kept.get(player)
    if found is None:
        bit = 1 << player
        core = group.core
        mine = player + 1
        found = [space for space, players in enumerate(list(group.claims)) if players & bit or core[space] == mine]
        kept[player] = found
    return found


# Forces (they are asked for in ask/forces.py)


def of_forces(group: Forces) -> ForceTables:
    tables = group.tables
    if tables is None:
        tables = ForceTables()
        group.tables = tables
    return tables


# Wars


def of_wars(position: Europa) -> WarTables:
    tables = position.wars
    if tables is None:
        tables = WarTables()
        position.wars = tables
    return tables


def fighting(position: Europa) -> list[int]:
    """By Realm: 1 if it has War tokens."""
    tables = of_wars(position)
    found = tables.fighting
    if found is None:
        found = [0] * realms.REALMS
        wars = position.bonds.wars
        for i in range(0, len(wars), 4):
            found[wars[i]] = 1
            found[wars[i + 1]] = 1
        tables.fighting = found
    return found


def by_player(tokens: list[int]) -> list[list[int]]:
    """By player: where his bit is set."""
    found: list[list[int]] = [[] for _ in range(PLAYERS)]
    for place, players in enumerate(tokens):
        player = 0
        while players:
            if players & 1:
                found[player].append(place)
            players >>= 1
            player += 1
    return found


def where(values: list[int], value: int) -> list[int]:
    """Where a value stands in a list. (`index` runs through it faster than a loop of ours.)"""
    found: list[int] = []
    at = -1
    for _ in range(values.count(value)):
        at = values.index(value, at + 1)
        found.append(at)
    return found
