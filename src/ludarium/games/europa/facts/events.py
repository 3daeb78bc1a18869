"""Event cards (EU-16): 221, by Age; each Realm's own carry a historical Ruler.

Domain      EVENT 221, Age by Age · NAMED: by id (`103-1`)
Event       AGE (1 to 4) · KIND (A_EVENT, B_EVENT, OF_REALM) · REALM_OF (-1) · TITLE · HALF (1, 2; 0: X, either) ·
            SYMBOLS[event] (list of (symbol, detail): the detail is a SHAPE of `mortality` or a COLOUR of `dnpr`, else
            -1) · MORTALITY (SHAPE, -1) · RULER_NAME, RULER_SKILL, RULER_DICE, RULER_SHAPE, RULER_ILL (people.py)
Symbols     SYMBOL domain, constants UNREST, ATTRITION, ...; COLOUR domain PINK, GREEN, BLUE, ORANGE
cells()     the effects, kind "event"
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.action_cards import SHAPES, dice
from ludarium.games.europa.facts.read import Cell, Row, cell, kebab, table
from ludarium.games.europa.facts.realms import NAMED as REALM_NAMED
from ludarium.kernel.domain import Domain

MORTALITY_SYMBOL: Final = 0
UNREST: Final = 1
ATTRITION: Final = 2
CARDINAL_DIES: Final = 3
LOST_AT_SEA: Final = 4
PIRATES: Final = 5
RELIGION: Final = 6
DISLOYAL_VASSALS: Final = 7
NATIVES: Final = 8
DNPR: Final = 9
REVOLUTION: Final = 10
POWER_STRUGGLE: Final = 11
SYMBOL_WORDS: Final = [
    "mortality",
    "unrest",
    "attrition",
    "cardinal_dies",
    "lost_at_sea",
    "pirates",
    "religion",
    "disloyal_vassals",
    "natives",
    "dnpr",
    "revolution",
    "power_struggle",
]
SYMBOL: Final = Domain("symbol", [kebab(word) for word in SYMBOL_WORDS])

PINK: Final = 0
GREEN: Final = 1
BLUE: Final = 2
ORANGE: Final = 3
COLOURS: Final = ["pink", "green", "blue", "orange"]
COLOUR: Final = Domain("colour", COLOURS)

A_EVENT: Final = 0
B_EVENT: Final = 1
OF_REALM: Final = 2

_COLUMNS: Final = "id,age,kind,realm,title_en,half,effect,symbols,ruler,ruler_skills,ruler_dice,ruler_mortality"
_AGES: Final = [table(f"events_age{age}.csv", _COLUMNS) for age in (1, 2, 3, 4)]
for _table, _count in zip(_AGES, (56, 58, 57, 50), strict=True):
    _table.count(_count)
_ROWS: Final[list[Row]] = [row for one in _AGES for row in one.rows]
EVENTS: Final = 221


def _named() -> dict[str, int]:
    found: dict[str, int] = {}
    for event, row in enumerate(_ROWS):
        name = row.must("id")
        if name in found:
            row.fail("id", f"{name!r} stands here twice")
        found[name] = event
    return found


NAMED: Final = _named()
EVENT: Final = Domain("event", [kebab(name) for name in NAMED])
TITLE: Final[list[str]] = [row.must("title_en") for row in _ROWS]
KIND: Final = bytes([row.one_of("kind", ["A-Event", "B-Event", "realm-specific"]) for row in _ROWS])
HALF: Final = bytes([row.one_of("half", ["X", "1", "2"]) for row in _ROWS])
REALM_OF: Final[list[int]] = [row.seek("realm", REALM_NAMED) for row in _ROWS]


def _age(row: Row) -> int:
    age = row.number("age", 1, 4)
    if row.table is not _AGES[age - 1]:
        row.fail("age", "not the Age of this file")
    return age


AGE: Final = bytes([_age(row) for row in _ROWS])


def _symbols(row: Row) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for word in row.text("symbols").split():
        name, _, detail = word.partition(":")
        if name not in SYMBOL_WORDS:
            row.fail("symbols", f"there is no symbol {name!r}")
        known = SHAPES if name == "mortality" else COLOURS if name == "dnpr" else [""]
        if detail not in known:
            row.fail("symbols", f"{word!r}: {detail!r} is none of: {', '.join(known)}")
        found.append((SYMBOL_WORDS.index(name), known.index(detail) if detail else -1))
    return found


SYMBOLS: Final[list[list[tuple[int, int]]]] = [_symbols(row) for row in _ROWS]


def _mortality(symbols: list[tuple[int, int]]) -> int:
    for symbol, detail in symbols:
        if symbol == MORTALITY_SYMBOL:
            return detail
    return -1


MORTALITY: Final[list[int]] = [_mortality(symbols) for symbols in SYMBOLS]

# Historical Rulers (EU-16.1): each Event of a Realm has one, no other Event has.


def shape(row: Row, column: str) -> int:
    """`diamond` or `diamond ill`."""
    text = row.text(column).removesuffix(" ill")
    if text not in SHAPES:
        row.fail(column, f"{text!r} is none of: {', '.join(SHAPES)}")
    return SHAPES.index(text)


def _check(row: Row, kind: int, realm: int) -> None:
    own = kind == OF_REALM
    if own != (realm >= 0):
        row.fail("realm", "a realm-specific Event names its Realm, no other does")
    for column in ("ruler", "ruler_skills", "ruler_dice", "ruler_mortality"):
        if own != bool(row.text(column)):
            row.fail(column, "a realm-specific Event has a Ruler, no other has")


for _event, _row in enumerate(_ROWS):
    _check(_row, KIND[_event], REALM_OF[_event])

RULER_NAME: Final[list[str]] = [row.text("ruler") for row in _ROWS]
RULER_SKILL: Final[list[list[int]]] = [row.numbers("ruler_skills", 3, 4) for row in _ROWS]
RULER_DICE: Final[list[list[int]]] = [dice(row, "ruler_dice") if row.text("ruler") else [0, 0, 0] for row in _ROWS]
RULER_SHAPE: Final[list[int]] = [shape(row, "ruler_mortality") if row.text("ruler") else -1 for row in _ROWS]
RULER_ILL: Final = bytes([1 if row.text("ruler_mortality").endswith(" ill") else 0 for row in _ROWS])


def cells() -> list[Cell]:
    return [found for event, row in enumerate(_ROWS) for found in cell(row, "event", event, "effect")]
