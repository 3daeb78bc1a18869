"""The places of the map (EU-2.M): Provinces, spaces, Sea Zones, Trade Nodes, Distant Continents.

Everything is an index. A *space* is where Units stand: the 97 Areas of the Main Map first, then the 98 Distant
Provinces and Territories, each of which is an Area of its own (EU-2.M.16). A *board* is what lies on the table:
WEST_1444, FULL_1444, WEST_1618, FULL_1618; whatever depends on it has the board as its first index.

Domains     PROVINCE 418 · SPACE 195 (AREAS = 97 of them on the Main Map) · SEA 30 · NODE 26 · CONTINENT 5
Names       PROVINCE_NAMED, SPACE_NAMED, AREA_NAMED, SEA_NAMED, NODE_NAMED, CONTINENT_NAMED: by the printed name
Alphabet    ORDER[province], SPACE_ORDER[space]: rank by AMB-62

Province    SPACE_OF · SIZE[board] (TV: 1 Small, 2 Large; a Territory's Town is Small) · TERRITORY (its number, 0 for
            a Province) · PORTS[board] (0, 1, 2) · SEAS (mask) · SEA_LIST · ISLAND · INACTIVE (grey Port) · GOLD ·
            HRE · EAST · IN_PLAY[board] · DUTCH (EUI-15)
Space       PROVINCES_OF[board] · DISTANT_PROVINCES[board] (of all Distant spaces) · SPACE_IN_PLAY[board] ·
            AREAS_IN_PLAY[board] and ALL_IN_PLAY[board] (spaces) · CONTINENT_OF (-1: Main Map) · ELECTOR · HRE_SPACE
            (2 whole, 1 partly) · SLOT_OF (Area whose Religion slot governs it, -1) · SLOT_AREAS[area] · CREED (faith
            of 1444)
Sea         SLOTS · MARK (0, STAR, DAGGER: Galleys where not 0) · SEA_IN_PLAY[board] · SEA_CONTINENT · PORTS_OF[board]
Node        NODE_KIND (MARITIME, INLAND, DISTANT) · NODE_SEAS[board] (mask) · NODE_HOME (Area, -1) · NODE_DESERT (Areas
            round its desert) · NODE_IN_PLAY[board]
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.faiths import NAMED as FAITH_NAMED
from ludarium.games.europa.facts.read import Row, kebab, order, table
from ludarium.games.europa.facts.tracks import FIGURES
from ludarium.kernel.domain import Domain

# Boards (EU-2.M.1): the year's side, with or without the Eastern board.

WEST_1444: Final = 0
FULL_1444: Final = 1
WEST_1618: Final = 2
FULL_1618: Final = 3
BOARD: Final = Domain("board", ["west-1444", "full-1444", "west-1618", "full-1618"])
BOARDS: Final = 4
HAS_EAST: Final = bytes([0, 1, 0, 1])
OF_1618: Final = bytes([0, 0, 1, 1])

# Distant Continents, in the order of the numbered boxes of the Trade cards (EU-12.1.4).

_CONTINENTS: Final = ["America", "Africa", "India & Arabia", "Far East", "Northern & Central Asia"]
CONTINENT: Final = Domain("continent", [kebab(name) for name in _CONTINENTS])
CONTINENT_NAMED: Final = {name: number for number, name in enumerate(_CONTINENTS)}
AMERICA: Final = 0
AFRICA: Final = 1
INDIA: Final = 2
FAR_EAST: Final = 3
CENTRAL_ASIA: Final = 4

# Sea Zones (EU-2.M.7, EU-2.M.14).

_SEAS: Final = table("seas.csv", "sea_zone,map,galley_mark,trade_protection_slots,ports,adjacent_sea_zones")
_SEAS.count(30)
SEA_NAMED: Final = _SEAS.names("sea_zone")
SEA_NAME: Final[list[str]] = [row.text("sea_zone") for row in _SEAS.rows]
SEA: Final = Domain("sea", [kebab(name) for name in SEA_NAME])
SEAS_ALL: Final = len(SEA_NAME)
STAR: Final = 1
DAGGER: Final = 2
MARK: Final = bytes([row.one_of("galley_mark", ["", "*", "†"]) for row in _SEAS.rows])
SLOTS: Final = bytes([row.number("trade_protection_slots", 0, 3) for row in _SEAS.rows])
SEA_CONTINENT: Final[list[int]] = [row.one_of("map", ["main", *_CONTINENTS]) - 1 for row in _SEAS.rows]

# Areas and Provinces.

_AREAS: Final = table(
    "areas.csv",
    "area,board,provinces,total_tax,religion_1444,religion_slot_of,hre,elector,sea_zones_via_ports,"
    "land_neighbours(m=mountain)",
)
_AREAS.count(97)
AREAS: Final = 97
AREA_NAMED: Final = _AREAS.names("area")

_OLD: Final = table(
    "provinces.csv",
    "province,area_or_continent,map,kind,size,tax,owner_1444,owner_is_vassal_of,capital_1444,port,island_port,"
    "port_count,sea_zones,in_hre_border,gold,territory_number,only_1444_board",
)
_OLD.count(412)
_NEW: Final = table("provinces_1618.csv", "province,area_or_continent,map,kind,size,tax,port,sea_zones,replaces_1444")
_NEW.count(6)
_ROWS: Final[list[Row]] = [*_OLD.rows, *_NEW.rows]
PROVINCES: Final = 418
FIRST_NEW: Final = 412


def _names() -> dict[str, int]:
    found = _OLD.names("province")
    for row in _NEW.rows:
        name = row.must("province")
        if name in found:
            row.fail("province", f"{name!r} is a Province of 1444 too")
        found[name] = len(found)
    return found


PROVINCE_NAMED: Final = _names()
NAME: Final[list[str]] = list(PROVINCE_NAMED)
PROVINCE: Final = Domain("province", [kebab(name) for name in NAME])
ORDER: Final = order(NAME)

_MAPS: Final = ["west", "east", "America", "Africa", "India", "FarEast", "CentralAsia"]
_MAP: Final = [row.one_of("map", _MAPS) for row in _ROWS]
EAST: Final = bytes([1 if where == 1 else 0 for where in _MAP])
_DISTANT: Final = [province for province in range(PROVINCES) if _MAP[province] >= 2]

SPACE_NAME: Final[list[str]] = [*AREA_NAMED, *[NAME[province] for province in _DISTANT]]
SPACE_NAMED: Final = {name: number for number, name in enumerate(SPACE_NAME)}
SPACE: Final = Domain("space", [kebab(name) for name in SPACE_NAME])
SPACES: Final = len(SPACE_NAME)
SPACE_ORDER: Final = order(SPACE_NAME)


def _space(province: int) -> int:
    row = _ROWS[province]
    if _MAP[province] < 2:
        return row.find("area_or_continent", AREA_NAMED)
    if row.find("area_or_continent", CONTINENT_NAMED) != _MAP[province] - 2:
        row.fail("area_or_continent", f"not the continent of the map {row.text('map')!r}")
    return AREAS + _DISTANT.index(province)


SPACE_OF: Final[list[int]] = [_space(province) for province in range(PROVINCES)]
CONTINENT_OF: Final[list[int]] = [-1] * AREAS + [_MAP[province] - 2 for province in _DISTANT]


def _territory(row: Row) -> int:
    if row.one_of("kind", ["province", "territory"]) == 0 or row.table is _NEW:
        return 0
    return row.number("territory_number", 1, 3)


TERRITORY: Final = bytes([_territory(row) for row in _ROWS])


# Which Provinces lie on which board (EUI-1); the side of 1618 renames and redraws some (EUI-40).


def _in_play(board: int) -> bytes:
    found = bytearray(PROVINCES)
    for province, row in enumerate(_ROWS):
        drawn = (row.table is _NEW) == (OF_1618[board] == 1) or (row.table is _OLD and not row.yes("only_1444_board"))
        found[province] = 1 if drawn and (HAS_EAST[board] or not EAST[province]) else 0
    if OF_1618[board]:
        for row in _NEW.rows:
            old = row.seek("replaces_1444", PROVINCE_NAMED)
            if old >= 0:
                found[old] = 0
    return bytes(found)


IN_PLAY: Final[list[bytes]] = [_in_play(board) for board in range(BOARDS)]


def _provinces_of(board: int) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(SPACES)]
    for province in range(PROVINCES):
        if IN_PLAY[board][province]:
            found[SPACE_OF[province]].append(province)
    return found


PROVINCES_OF: Final[list[list[list[int]]]] = [_provinces_of(board) for board in range(BOARDS)]
DISTANT_PROVINCES: Final[list[list[int]]] = [
    [province for provinces in spaces[AREAS:] for province in provinces] for spaces in PROVINCES_OF
]
SPACE_IN_PLAY: Final[list[bytes]] = [
    bytes([1 if provinces else 0 for provinces in PROVINCES_OF[board]]) for board in range(BOARDS)
]
AREAS_IN_PLAY: Final[list[list[int]]] = [[space for space in range(AREAS) if here[space]] for here in SPACE_IN_PLAY]
ALL_IN_PLAY: Final[list[list[int]]] = [[space for space in range(SPACES) if here[space]] for here in SPACE_IN_PLAY]

# Size and Ports (EU-2.M.9, EU-2.M.11). In 1618 a Province has the size of the Town that its set-up row puts there.


def _size(row: Row) -> int:
    size = row.one_of("size", ["", "S", "L"])
    if size != row.one_of("tax", ["", "1", "2"]) or (size == 0) != (row.text("kind") == "territory"):
        row.fail("size", "size, tax and kind do not agree")
    return size or 1


_OWNERS: Final = table("owners_1618.csv", "province,owner_1618,vassal_of,size_1618")
_SIZE_1444: Final = bytes([_size(row) for row in _ROWS])


def _sizes_1618() -> bytes:
    found = bytearray(_SIZE_1444)
    for row in _OWNERS.rows:
        found[row.find("province", PROVINCE_NAMED)] = row.one_of("size_1618", ["S", "L"]) + 1
    return bytes(found)


_SIZE_1618: Final = _sizes_1618()
SIZE: Final[list[bytes]] = [_SIZE_1444, _SIZE_1444, _SIZE_1618, _SIZE_1618]
SEA_LIST: Final[list[list[int]]] = [row.find_all("sea_zones", SEA_NAMED) for row in _ROWS]
SEAS: Final[list[int]] = [sum(1 << sea for sea in seas) for seas in SEA_LIST]


def _port(province: int) -> int:
    row = _ROWS[province]
    port = row.yes("port")
    if port != bool(SEA_LIST[province]):
        row.fail("sea_zones", "a Port faces a Sea Zone, and only a Port does")
    if row.table is _OLD and row.number("port_count", 0, 2) != (_SIZE_1444[province] if port else 0):
        row.fail("port_count", "a Large Port counts as 2, any other as 1 (EU-2.M.11)")
    return 1 if port else 0


_PORT: Final = bytes([_port(province) for province in range(PROVINCES)])
PORTS: Final[list[bytes]] = [
    bytes([SIZE[board][province] * _PORT[province] for province in range(PROVINCES)]) for board in range(BOARDS)
]
ISLAND: Final = bytes([1 if row.table is _OLD and row.yes("island_port") else 0 for row in _ROWS])
GOLD: Final = bytes([1 if row.table is _OLD and row.yes("gold") else 0 for row in _ROWS])


def _inactive() -> bytes:
    """EU-2.M.18, EUI-14: grey Ports are active only with a Town, Vassal token or DNPR token."""
    active = FIGURES.names("ports", "active", PROVINCE_NAMED)
    return bytes([1 if _MAP[p] >= 2 and _PORT[p] and p not in active else 0 for p in range(PROVINCES)])


INACTIVE: Final = _inactive()
_DUTCH: Final = FIGURES.names("dutch", "provinces", PROVINCE_NAMED)
DUTCH: Final = bytes([1 if province in _DUTCH else 0 for province in range(PROVINCES)])

# The Holy Roman Empire (EU-2.M.21): which side of the dotted line; new spaces of 1618 lie as their Area does.


def _hre(province: int) -> int:
    row = _ROWS[province]
    if row.table is _OLD:
        return 1 if row.yes("in_hre_border") else 0
    return 1 if SPACE_OF[province] < AREAS and _AREAS.rows[SPACE_OF[province]].text("hre") == "full" else 0


HRE: Final = bytes([_hre(province) for province in range(PROVINCES)])
HRE_SPACE: Final = bytes([row.one_of("hre", ["no", "partial", "full"]) for row in _AREAS.rows] + [0] * len(_DISTANT))
ELECTOR: Final = bytes([1 if row.yes("elector") else 0 for row in _AREAS.rows] + [0] * len(_DISTANT))

# Religion slots (EU-2.M.6): an Area follows its own slot or a neighbour's.

SLOT_OF: Final[list[int]] = [row.find("religion_slot_of", AREA_NAMED) for row in _AREAS.rows] + [-1] * len(_DISTANT)
SLOT_AREAS: Final[list[list[int]]] = [[a for a in range(AREAS) if SLOT_OF[a] == slot] for slot in range(AREAS)]
CREED: Final = bytes([row.find("religion_1444", FAITH_NAMED) for row in _AREAS.rows])

# Sea Zones on a board (EUI-1): those of the East that no western Port faces are absent with it.

PORTS_OF: Final[list[list[list[int]]]] = [
    [[p for p in range(PROVINCES) if IN_PLAY[board][p] and SEAS[p] >> sea & 1] for sea in range(SEAS_ALL)]
    for board in range(BOARDS)
]
SEA_IN_PLAY: Final[list[bytes]] = [bytes([1 if ports else 0 for ports in PORTS_OF[board]]) for board in range(BOARDS)]

# Trade Nodes (EU-12.2, EU-2.O.9).

_NODES: Final = table("trade_nodes.csv", "trade_node,type,adjacent_sea_zones,area,board")
_NODES.count(26)
NODE_NAMED: Final = _NODES.names("trade_node")
NODE_NAME: Final[list[str]] = list(NODE_NAMED)
NODE: Final = Domain("node", [kebab(name) for name in NODE_NAME])
NODES: Final = 26
MARITIME: Final = 0
INLAND: Final = 1
DISTANT: Final = 2
NODE_KIND: Final = bytes([row.one_of("type", ["maritime", "inland", "maritime distant"]) for row in _NODES.rows])
NODE_IN_PLAY: Final[list[bytes]] = [
    bytes([0 if row.one_of("board", ["west", "east", "distant"]) == 1 and not east else 1 for row in _NODES.rows])
    for east in HAS_EAST
]


def _desert(row: Row) -> list[int]:
    """`desert: Syria;Palestine`."""
    text = row.text("area")
    if not text.startswith("desert: "):
        return []
    return [row.named("area", name, AREA_NAMED) for name in text[8:].split(";")]


NODE_DESERT: Final[list[list[int]]] = [_desert(row) for row in _NODES.rows]
NODE_HOME: Final[list[int]] = [
    -1 if NODE_DESERT[node] else row.seek("area", AREA_NAMED) for node, row in enumerate(_NODES.rows)
]


def _node_seas(board: int) -> list[int]:
    found = []
    for row in _NODES.rows:
        seas = row.find_all("adjacent_sea_zones", SEA_NAMED)
        found.append(sum(1 << sea for sea in seas if SEA_IN_PLAY[board][sea]))
    return found


NODE_SEAS: Final[list[list[int]]] = [_node_seas(board) for board in range(BOARDS)]
