"""Realms (EU-2.C.4): who they are, where their Capitals lie, what bears their flags.

Domain      REALM 162, in the order of the table; NAMED: by name; ORDER: alphabetical rank (AMB-62)
Realm       CAPITAL (natural Capital, a Province) · FAITH (1444) · FAITH_1618 (of its set-up row, -1: none) · DESIGNED
Board       FLAG[board][province] (Realm; -1: not in play, or a Territory, though some are settled by 1618) ·
            ALSO[board][province] (another Realm whose Core it is, -1; the Dutch flags of EUI-15 are places.DUTCH) ·
            LANDS[board][realm] (Provinces by flag) · TAX[board][realm] (sum of their TV) · IN_PLAY[board] (bytes) ·
            CAPITAL_ON[board][realm] (EU-13.0.2, -1: no land) · OVERLORD[board][realm] (-1) · VASSALS[board][realm]
Set-ups     of_key(key, setup) -> realm, -1: `papal@1444`, `great_britain`
Constants   AUSTRIA, CASTILE, ENGLAND, FRANCE, MUSCOVY, OTTOMANS, POLAND, DENMARK, ...
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.faiths import NAMED as FAITH_NAMED
from ludarium.games.europa.facts.faiths import OUTSIDE
from ludarium.games.europa.facts.places import BOARDS, OF_1618, PROVINCE_NAMED, PROVINCES, SIZE
from ludarium.games.europa.facts.places import IN_PLAY as PROVINCE_IN_PLAY
from ludarium.games.europa.facts.places import ORDER as PROVINCE_ORDER
from ludarium.games.europa.facts.read import Row, kebab, order, table
from ludarium.kernel.domain import Domain

_TABLE: Final = table(
    "realms.csv",
    "realm,class,capital,capital_area,base_tax_1444,vassals,vassal_tax,overlord,state_religion_1444,hre_member,"
    "provinces,setup_keys",
)
_TABLE.count(162)
NAMED: Final = _TABLE.names("realm")
NAME: Final[list[str]] = list(NAMED)
REALM: Final = Domain("realm", [kebab(name) for name in NAME])
REALMS: Final = 162
ORDER: Final = order(NAME)

AUSTRIA: Final[int] = NAMED["Austria"]
CASTILE: Final[int] = NAMED["Castile"]
ENGLAND: Final[int] = NAMED["England"]
FRANCE: Final[int] = NAMED["France"]
MUSCOVY: Final[int] = NAMED["Muscovy"]
OTTOMANS: Final[int] = NAMED["Ottomans"]
POLAND: Final[int] = NAMED["Poland"]
DENMARK: Final[int] = NAMED["Denmark"]
SWEDEN: Final[int] = NAMED["Sweden"]
NORWAY: Final[int] = NAMED["Norway"]
KALMAR: Final[int] = NAMED["Kalmar"]
PORTUGAL: Final[int] = NAMED["Portugal"]
NETHERLANDS: Final[int] = NAMED["Netherlands"]
PAPAL_STATES: Final[int] = NAMED["Papal States"]
BRANDENBURG: Final[int] = NAMED["Brandenburg"]
VENICE: Final[int] = NAMED["Venice"]
MAMLUKS: Final[int] = NAMED["Mamluks"]
BYZANTIUM: Final[int] = NAMED["Byzantium"]
ULM: Final[int] = NAMED["Ulm"]
ARAGON: Final[int] = NAMED["Aragon"]
BURGUNDY: Final[int] = NAMED["Burgundy"]
HUNGARY: Final[int] = NAMED["Hungary"]

CAPITAL: Final[list[int]] = [row.find("capital", PROVINCE_NAMED) for row in _TABLE.rows]


def _faith(row: Row) -> int:
    faith = row.seek("state_religion_1444", FAITH_NAMED)
    return OUTSIDE if faith < 0 else faith


FAITH: Final = bytes([_faith(row) for row in _TABLE.rows])
DESIGNED: Final = bytes([1 if row.text("confidence").startswith("designed") else 0 for row in _TABLE.rows])


def _keys() -> dict[str, int]:
    found: dict[str, int] = {}
    for realm, row in enumerate(_TABLE.rows):
        for key in row.items("setup_keys"):
            if key in found:
                row.fail("setup_keys", f"{key!r} belongs to {NAME[found[key]]} already")
            found[key] = realm
    return found


_KEYS: Final = _keys()


def of_key(key: str, setup: str) -> int:
    """The Realm of a set-up row. Special rows bear no year: then the key of 1444 counts, else that of 1618."""
    for form in (f"{key}@{setup}", key, f"{key}@1444", f"{key}@1618"):
        if form in _KEYS:
            return _KEYS[form]
    return -1


# Flags. The rows of provinces.csv say whose each Province is in 1444; in 1618 the set-up rows and owners_1618.csv do,
# and what is in none of them keeps its flag.

_FLAGS: Final = table("provinces.csv", "province,kind,owner_1444,owner_is_vassal_of")
_ROWS_1618: Final = table("setup_1618.csv", "realm,religion,large_towns,small_towns,vassal_tokens,capital")
_OWNERS: Final = table("owners_1618.csv", "province,owner_1618,vassal_of")


def _flags_1444() -> list[int]:
    found = [-1] * PROVINCES
    for province, row in enumerate(_FLAGS.rows):
        found[province] = row.seek("owner_1444", NAMED)
        if (found[province] < 0) != (row.text("kind") == "territory"):
            row.fail("owner_1444", "a Province has an owner and a Territory has none")
    return found


_FLAG_1444: Final = _flags_1444()


def _of_row(row: Row) -> int:
    realm = of_key(row.text("realm"), "1618")
    if realm < 0:
        row.fail("realm", f"no Realm has {row.text('realm')!r} among its setup_keys")
    return realm


def _flags_1618() -> list[int]:
    """Towns of the rows first, then the rulings of owners_1618.csv over them."""
    found = _FLAG_1444[:]
    for row in _ROWS_1618.rows:
        realm = _of_row(row)
        for province in row.find_all("large_towns", PROVINCE_NAMED) + row.find_all("small_towns", PROVINCE_NAMED):
            found[province] = realm
    for row in _OWNERS.rows:
        found[row.find("province", PROVINCE_NAMED)] = row.find("owner_1618", NAMED)
    return found


_FLAG_1618: Final = _flags_1618()


def _flags(board: int) -> list[int]:
    flags = _FLAG_1618 if OF_1618[board] else _FLAG_1444
    return [flags[p] if PROVINCE_IN_PLAY[board][p] else -1 for p in range(PROVINCES)]


FLAG: Final[list[list[int]]] = [_flags(board) for board in range(BOARDS)]


def _also(board: int) -> list[int]:
    """In 1618 the Realm of the flag of 1444 has its Core there, too (the board of 1618 in the scenario booklet)."""
    if not OF_1618[board]:
        return [-1] * PROVINCES
    return [_FLAG_1444[p] if FLAG[board][p] >= 0 and _FLAG_1444[p] != FLAG[board][p] else -1 for p in range(PROVINCES)]


ALSO: Final[list[list[int]]] = [_also(board) for board in range(BOARDS)]


def _lands(board: int) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(REALMS)]
    for province in range(PROVINCES):
        if FLAG[board][province] >= 0:
            found[FLAG[board][province]].append(province)
    return found


LANDS: Final[list[list[list[int]]]] = [_lands(board) for board in range(BOARDS)]
IN_PLAY: Final[list[bytes]] = [bytes([1 if lands else 0 for lands in LANDS[board]]) for board in range(BOARDS)]
TAX: Final[list[list[int]]] = [
    [sum(SIZE[board][p] for p in lands) for lands in LANDS[board]] for board in range(BOARDS)
]
_CAPITAL_1618: Final[dict[int, int]] = {
    _of_row(row): row.seek("capital", PROVINCE_NAMED) for row in _ROWS_1618.rows if row.text("capital")
}


def natural_capital(realm: int, board: int) -> int:
    return _CAPITAL_1618.get(realm, CAPITAL[realm]) if OF_1618[board] else CAPITAL[realm]


def capital_among(realm: int, board: int, lands: list[int]) -> int:
    """EU-13.0.2: the natural Capital if it is one of these, else by the alphabet, Large Provinces first; -1: none."""
    natural = natural_capital(realm, board)
    best = -1
    for province in lands:
        if province == natural:
            return province
        if best < 0 or (SIZE[board][province], PROVINCE_ORDER[best]) > (SIZE[board][best], PROVINCE_ORDER[province]):
            best = province
    return best


CAPITAL_ON: Final[list[list[int]]] = [
    [capital_among(realm, board, LANDS[board][realm]) for realm in range(REALMS)] for board in range(BOARDS)
]


def _overlords(board: int) -> list[int]:
    """Vassals of the printed small flags (EU-2.M.10); in 1618 a Realm is the Vassal of the row with its tokens."""
    found = [-1] * REALMS
    if OF_1618[board]:
        for row in _ROWS_1618.rows:
            for province in row.counted("vassal_tokens", PROVINCE_NAMED):
                if _FLAG_1618.count(_of_row(row)):  # the row of Bohemia serves only a Bohemia set free
                    found[_FLAG_1618[province]] = _of_row(row)
        for row in _OWNERS.rows:
            if row.text("vassal_of") and found[row.find("owner_1618", NAMED)] != row.find("vassal_of", NAMED):
                row.fail("vassal_of", "no set-up row of that Realm has a Vassal token of this one")
    else:
        for realm, row in enumerate(_TABLE.rows):
            found[realm] = row.seek("overlord", NAMED)
    return [
        lord if lord >= 0 and IN_PLAY[board][realm] * IN_PLAY[board][lord] else -1 for realm, lord in enumerate(found)
    ]


OVERLORD: Final[list[list[int]]] = [_overlords(board) for board in range(BOARDS)]
VASSALS: Final[list[list[list[int]]]] = [
    [[vassal for vassal in range(REALMS) if OVERLORD[board][vassal] == realm] for realm in range(REALMS)]
    for board in range(BOARDS)
]


def _faiths_1618() -> list[int]:
    found = [-1] * REALMS
    for row in _ROWS_1618.rows:
        found[_of_row(row)] = row.find("religion", FAITH_NAMED)
    return found


FAITH_1618: Final[list[int]] = _faiths_1618()
