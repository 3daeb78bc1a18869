"""The tables that are kept with the position (table/derived.py). Their lists belong to everybody: never change one."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts import paths, places, realms
from ludarium.games.europa.table.derived import LandTables, RealmTables, WarTables
from ludarium.games.europa.table.position import REBELS, Europa, Land, Realms

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
    kept = of_land(position.land).held
    found = kept.get(realm)
    if found is None:
        found = where(position.land.holder, realm)
        kept[realm] = found
    return found


def tokens(land: Land, player: int) -> list[int]:
    """The Provinces with a Town or Vassal tokens of the player, even if something lies on top."""
    tables = of_land(land)
    if not tables.tokens:
        found: list[list[int]] = [[] for _ in range(PLAYERS)]
        for province, value in enumerate(land.town):
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
        found = []
        for province in tokens(land, player):
            if places.SPACE_OF[province] not in found:
                found.append(places.SPACE_OF[province])
        for province in tops(land):
            top = land.top[province]
            if top != REBELS and (top - 1) >> 3 == player and places.SPACE_OF[province] not in found:
                found.append(places.SPACE_OF[province])
        found.sort()
        kept[player] = found
    return found


def areas(land: Land, player: int) -> list[int]:
    """Those of the main map."""
    found = spaces(land, player)
    end = len(found)
    while end and found[end - 1] >= places.AREAS:
        end -= 1
    return found[:end]


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


# Realms


def of_realms(group: Realms) -> RealmTables:
    tables = group.tables
    if tables is None:
        tables = RealmTables()
        group.tables = tables
    return tables


def allied(position: Europa, player: int) -> list[int]:
    """The Realms allied to a player."""
    kept = of_realms(position.realms).allied
    found = kept.get(player)
    if found is None:
        bit = 1 << player
        found = [realm for realm, allies in enumerate(position.realms.allies) if allies & bit]
        kept[player] = found
    return found


def wed(position: Europa, player: int) -> list[int]:
    """The Realms on which the player's Marriage tokens lie."""
    kept = of_realms(position.realms).wed
    found = kept.get(player)
    if found is None:
        bit = 1 << player
        found = [realm for realm, players in enumerate(position.realms.wed) if players & bit]
        kept[player] = found
    return found


def vassals(position: Europa, realm: int) -> list[int]:
    kept = of_realms(position.realms).vassals
    found = kept.get(realm)
    if found is None:
        found = where(position.realms.lord, realm)
        kept[realm] = found
    return found


def active(position: Europa) -> list[int]:
    """The Active Allies, whosever they are."""
    tables = of_realms(position.realms)
    found = tables.active
    if found is None:
        found = [realm for realm, player in enumerate(position.realms.active) if player]
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


def where(values: list[int], value: int) -> list[int]:
    """Where a value stands in a list."""
    return [at for at, each in enumerate(values) if each == value]
