"""The tables that are kept with the position (table/derived.py). Their lists belong to everybody: never change one."""

from __future__ import annotations

from ludarium.games.europa.facts import paths, places
from ludarium.games.europa.table.derived import LandTables, RealmTables, WarTables
from ludarium.games.europa.table.position import Europa, Land, Realms

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
    kept = of_land(land).tokens
    found = kept.get(player)
    if found is None:
        least = 1 + 8 * player
        found = [province for province, value in enumerate(land.town) if least <= value < least + 8]
        kept[player] = found
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


# Realms


def of_realms(realms: Realms) -> RealmTables:
    tables = realms.tables
    if tables is None:
        tables = RealmTables()
        realms.tables = tables
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


# Wars


def of_wars(position: Europa) -> WarTables:
    tables = position.wars
    if tables is None:
        tables = WarTables()
        position.wars = tables
    return tables


def where(values: list[int], value: int) -> list[int]:
    """Where a value stands in a list."""
    found: list[int] = []
    at = -1
    for _ in range(values.count(value)):
        at = values.index(value, at + 1)
        found.append(at)
    return found
