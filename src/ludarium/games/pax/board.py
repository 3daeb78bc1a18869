"""The map: empires, cities, borders, emporia and trade routes, loaded from data/ into plain tables.

Everything is an index. Lists named after one thing are indexed by it: CITY_EMPIRE[city], BORDERS_OF[empire].
"""

from __future__ import annotations

import csv
import tomllib
from typing import Any, Final

from ludarium.kernel.domain import Domain, number
from ludarium.kernel.figures import text as data_text


def rows(name: str) -> list[dict[str, str]]:
    """The rows of a table of the data folder."""
    return list(csv.DictReader(data_text("ludarium.games.pax", name).splitlines()))


def figures(name: str) -> dict[str, Any]:
    return tomllib.loads(data_text("ludarium.games.pax", name))


def cells(text: str) -> list[str]:
    """A list cell is split by semicolons."""
    return [item for item in text.split(";") if item]


# Regions and locations (PX-3.2, PX-25.1): a location is an empire, a region, or nowhere (queens without a husband).

EAST: Final = 0
WEST: Final = 1
REGION: Final = Domain("region", ["east", "west"])

_EMPIRES: Final = rows("empires.csv")
EMPIRE: Final = Domain("empire", [row["ref"] for row in _EMPIRES])
EMPIRES: Final = len(_EMPIRES)
ENGLAND: Final = EMPIRE.index("england")
FRANCE: Final = EMPIRE.index("france")
HRE: Final = EMPIRE.index("hre")
HUNGARY: Final = EMPIRE.index("hungary")
PORTUGAL: Final = EMPIRE.index("portugal")
PAPAL: Final = EMPIRE.index("papal")
OTTOMAN: Final = EMPIRE.index("ottoman")
MAMLUK: Final = EMPIRE.index("mamluk")

EMPIRE_REGION: Final[list[int]] = [REGION.index(row["region"]) for row in _EMPIRES]
IN_EAST: Final = EMPIRES
IN_WEST: Final = EMPIRES + 1
NOWHERE: Final = EMPIRES + 2
LOCATION: Final = Domain("location", [*EMPIRE.refs, "east", "west", "nowhere"])

# The empires of a location.
EMPIRES_AT: Final[list[list[int]]] = [
    *[[empire] for empire in range(EMPIRES)],
    [empire for empire in range(EMPIRES) if EMPIRE_REGION[empire] == EAST],
    [empire for empire in range(EMPIRES) if EMPIRE_REGION[empire] == WEST],
    [],
]

# Religions and states (PX-2.12, PX-2.17): the state of a theocracy is its religion plus one.

CATHOLIC: Final = 0
ISLAMIC: Final = 1
REFORMIST: Final = 2
RELIGION: Final = Domain("religion", ["catholic", "islamic", "reformist"])
MEDIEVAL: Final = 0
STATE: Final = Domain("state", ["medieval", "catholic", "islamic", "reformist"])
# The three pairs of religions that an apostasy can name.
FAITHS: Final = Domain("faiths", ["catholic-islamic", "catholic-reformist", "islamic-reformist"])
FAITHS_OF: Final[list[list[int]]] = [[0, 1], [0, 2], [1, 2]]

# Houses (PX-4.3).

_BANKS: Final = rows("banks.csv")
BANK: Final = Domain("bank", [row["ref"] for row in _BANKS])
BANK_SET: Final[list[str]] = [row["set"] for row in _BANKS]
FUGGER: Final = BANK.index("fugger")
# Who acts, as the log says it: the player at a seat, or the rival of a solo game.
OWNER: Final = Domain("owner", ["0", "1", "2", "3", "rival"])
THE_RIVAL: Final = 4

# Pieces (PX-2.4 to PX-2.8): a piece is its type and colour; pawns have a house instead of a religion.

ROOK: Final = 0
KNIGHT: Final = 3
PIRATE: Final = 6
BISHOP: Final = 9
PAWN: Final = 12
_TYPES: Final = ["rook", "knight", "pirate", "bishop"]
PIECE: Final = Domain(
    "piece",
    [f"{kind}.{religion}" for kind in _TYPES for religion in RELIGION.refs] + [f"pawn.{bank}" for bank in BANK.refs],
)


def piece(text: str) -> int:
    """`catholic:knight` of the data tables; the acting player's pawn is PAWN itself."""
    religion, _, kind = text.partition(":")
    return PAWN if kind == "pawn" else _TYPES.index(kind) * 3 + RELIGION.index(religion)


SUPPLY: Final[list[int]] = [0] * PIECE.size
for _row in rows("pieces.csv"):
    if _row["type"] == "pawn":
        for _house in range(BANK.size):
            SUPPLY[PAWN + _house] = int(_row["count"])
    else:
        SUPPLY[piece(_row["religion"] + ":" + _row["type"])] = int(_row["count"])

# Cities (PX-3.6 to PX-3.10): every circle is one city of its own; Constantinople is three, Venice may become two.

_CITIES: Final = rows("cities.csv")
CITY: Final = Domain("city", [row["ref"] for row in _CITIES])
CITIES: Final = len(_CITIES)
CITY_EMPIRE: Final[list[int]] = [EMPIRE.index(row["empire"]) for row in _CITIES]
CITIES_OF: Final[list[list[int]]] = [
    [city for city in range(CITIES) if CITY_EMPIRE[city] == empire] for empire in range(EMPIRES)
]
IS_CAPITAL: Final[list[bool]] = [row["capital"] == "true" for row in _CITIES]
VENICE: Final = CITY.index("venice")
VENICE_2: Final = CITY.index("venice-2")
KYIV: Final = CITY.index("kyiv")
CONSTANTINOPLE: Final[list[int]] = [CITY.index(f"constantinople-{circle}") for circle in (1, 2, 3)]
SPICE_ISLANDS: Final = CITY.index("spice-islands")


def _levy(text: str) -> int:
    return piece(text) if text else -1


# LEVY[state][city]: the piece of the city's icon.
LEVY: Final[list[list[int]]] = [[_levy(row[state]) for row in _CITIES] for state in STATE.refs]
# PX-27: with the promo's map a medieval Constantinople has two circles, a red rook and a red knight.
PROMO_LEVY: Final[list[int]] = LEVY[MEDIEVAL][:]
PROMO_LEVY[CONSTANTINOPLE[0]] = ROOK + REFORMIST
PROMO_LEVY[CONSTANTINOPLE[1]] = KNIGHT + REFORMIST

# Emporia and routes (PX-3.20 to PX-3.25). East is the black route, West the white one.

_ROUTES: Final = rows("routes.csv")
# -1, or the region whose route may start here.
EMPORIUM: Final[list[int]] = [-1] * CITIES
ROUTE_EMPIRES: Final[list[list[int]]] = [[] for _ in range(CITIES)]
for _row in _ROUTES:
    EMPORIUM[CITY.index(_row["emporium"])] = REGION.index(_row["row"])
    ROUTE_EMPIRES[CITY.index(_row["emporium"])] = [EMPIRE.index(ref) for ref in cells(_row["empires"])]
EMPORIA_OF: Final[list[list[int]]] = [
    [city for city in range(CITIES) if EMPORIUM[city] == region] for region in (EAST, WEST)
]

# Borders (PX-3.12 to PX-3.17).

_BORDERS: Final = rows("borders.csv")
BORDER: Final = Domain("border", [row["ref"] for row in _BORDERS])
BORDERS: Final = len(_BORDERS)
BORDER_FIRST: Final[list[int]] = [EMPIRE.index(row["first"]) for row in _BORDERS]
BORDER_SECOND: Final[list[int]] = [EMPIRE.index(row["second"]) for row in _BORDERS]
IS_SEA: Final[list[bool]] = [row["kind"] == "sea" for row in _BORDERS]
BORDERS_OF: Final[list[list[int]]] = [
    [border for border in range(BORDERS) if empire in (BORDER_FIRST[border], BORDER_SECOND[border])]
    for empire in range(EMPIRES)
]
SEA_BORDERS_OF: Final[list[list[int]]] = [[b for b in borders if IS_SEA[b]] for borders in BORDERS_OF]
START_BORDER: Final[list[int]] = [BORDER.index(row["start_border"]) for row in _BANKS]


def between(one: int, other: int) -> int:
    """The border between two empires; -1 if there is none."""
    for border in BORDERS_OF[one]:
        if other in (BORDER_FIRST[border], BORDER_SECOND[border]):
            return border
    return -1


ROUTE_BORDERS: Final[list[list[int]]] = [
    [between(route[i], route[i + 1]) for i in range(len(route) - 1)] for route in ROUTE_EMPIRES
]
# The empires that share a sea border (PX-11.31), and those that touch, also at a corner (PX-3.18).
SEA_NEIGHBOURS: Final[list[list[int]]] = [
    [other for other in range(EMPIRES) if other != empire and between(empire, other) in SEA_BORDERS_OF[empire]]
    for empire in range(EMPIRES)
]
NEIGHBOURS: Final[list[list[int]]] = [
    [
        other
        for other in range(EMPIRES)
        if other != empire
        and abs(int(_EMPIRES[empire]["row"]) - int(_EMPIRES[other]["row"])) <= 1
        and abs(int(_EMPIRES[empire]["column"]) - int(_EMPIRES[other]["column"])) <= 1
    ]
    for empire in range(EMPIRES)
]


def _borders_at(location: int) -> list[int]:
    return [b for b in range(BORDERS) if any(b in BORDERS_OF[empire] for empire in EMPIRES_AT[location])]


BORDERS_AT: Final[list[list[int]]] = [_borders_at(location) for location in range(LOCATION.size)]
SEA_BORDERS_AT: Final[list[list[int]]] = [[b for b in borders if IS_SEA[b]] for borders in BORDERS_AT]
CITIES_AT: Final[list[list[int]]] = [
    [city for city in range(CITIES) if CITY_EMPIRE[city] in EMPIRES_AT[location]] for location in range(LOCATION.size)
]


def _matches(one: int, other: int) -> bool:
    """PX-25.2: equal locations match; a region matches itself and each of its empires."""
    if one == NOWHERE or other == NOWHERE:
        return False
    if one == other:
        return True
    if one >= EMPIRES and other >= EMPIRES:
        return False
    return one in EMPIRES_AT[other] or other in EMPIRES_AT[one]


MATCHES: Final[list[list[bool]]] = [
    [_matches(one, other) for other in range(LOCATION.size)] for one in range(LOCATION.size)
]

# Victories (PX-26). The last one belongs to the promo.

VICTORY: Final = Domain("victory", ["renaissance", "globalization", "imperial", "holy", "byzantine"])
RENAISSANCE: Final = 0
GLOBALIZATION: Final = 1
IMPERIAL: Final = 2
HOLY: Final = 3
BYZANTINE: Final = 4

# The market (PX-6.1): a slot is row * 6 + column; column 0 holds the fair card.

COLUMNS: Final = 6
SLOT: Final = Domain("slot", [f"{row}.{column}" for row in REGION.refs for column in range(COLUMNS)])

FLORINS: Final = number("florins", 999)
COUNT: Final = number("count", 99)

_SETUP: Final = figures("setup.toml")
ACTIONS: Final[int] = int(_SETUP["turn"]["actions"])
HAND_LIMIT: Final[int] = int(_SETUP["turn"]["hand_limit"])
START_FLORINS: Final[list[int]] = [int(each) for each in _SETUP["florins"]["start"]]
SALE: Final[int] = int(_SETUP["florins"]["sale"])
SALE_FOUR: Final[int] = int(_SETUP["florins"]["sale_four"])
FAIR_FLORINS: Final[list[int]] = [int(each) for each in _SETUP["florins"]["fair"]]
SUBSIDY: Final[int] = int(_SETUP["florins"]["subsidy"])
AROUND_COMETS: Final[int] = int(_SETUP["decks"]["around_comets"])
ON_TOP: Final[int] = int(_SETUP["decks"]["on_top_per_player"])
EXTENDED: Final[int] = int(_SETUP["decks"]["extended"])
IMPERIAL_MARGIN: Final[list[int]] = [int(each) for each in _SETUP["margin"]["imperial"]]
CONCESSION_MARGIN: Final[int] = int(_SETUP["margin"]["globalization"])
LAW_MARGIN: Final[int] = int(_SETUP["margin"]["law"])
OPEN_BLACK: Final = CITY.index(str(_SETUP["open"]["black"]))
OPEN_WHITE: Final = CITY.index(str(_SETUP["open"]["white"]))
OPEN_WHITE_1550: Final = CITY.index(str(_SETUP["open"]["white_1550"]))
REFORMIST_1550: Final[list[int]] = [EMPIRE.index(str(ref)) for ref in _SETUP["reformist_1550"]["empires"]]
