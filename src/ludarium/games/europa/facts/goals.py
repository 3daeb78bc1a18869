"""What Prestige is won for (EU-17): Missions, Milestones, Power Struggles.

Mission     MISSION 160 · MISSION_NAMED (`FRA-1A`) · MISSION_PRESTIGE · STARTING (green) · AFTER[mission] (any one of
            these must be done first) · UNLOCKS[mission] · MISSION_EAST (needs the Eastern board) · TIER (1 to 4)
            DECKS[realm] -> MissionDeck or None: .missions, .starting, .starting_1618, .pool_1618, .code
            (`deck_of(realm)`: Kalmar plays Denmark's, EUI-17)
Milestone   MILESTONE 64 · MILESTONE_NAMED · MILESTONE_AGE · CATEGORY (ECONOMICS, ...) · KEY_WORD ·
            MILESTONE_PRESTIGE[milestone] ([first, second, third]) · MILESTONES_OF[age][category]
Struggle    STRUGGLE 10 · STRUGGLE_NAMED (`italian_wars`) · BATTLEGROUNDS[struggle] (spaces)
cells()     kinds "mission" (requirement, reward), "milestone" (the same), "struggle" (extra_criteria)
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.places import SPACE_NAMED
from ludarium.games.europa.facts.read import Cell, Row, cell, kebab, table
from ludarium.games.europa.facts.realms import DENMARK, KALMAR, REALMS
from ludarium.games.europa.facts.realms import NAMED as REALM_NAMED
from ludarium.kernel.domain import Domain

# Missions (EU-17.2). The generic decks G1 and G2 belong to no Realm: each Realm that uses a card has its own copy.

_MISSIONS: Final = table(
    "missions.csv",
    "id,realm,title_en,starting,prerequisites_any_of,unlocks,requirement,reward,prestige,board",
)
_MISSIONS.count(160)
MISSION_NAMED: Final = _MISSIONS.names("id")
MISSION: Final = Domain("mission", [kebab(name) for name in MISSION_NAMED])
MISSIONS: Final = 160
MISSION_TITLE: Final[list[str]] = [row.must("title_en") for row in _MISSIONS.rows]
MISSION_PRESTIGE: Final = bytes([row.number("prestige", 0, 9) for row in _MISSIONS.rows])
STARTING: Final = bytes([1 if row.yes("starting") else 0 for row in _MISSIONS.rows])
MISSION_EAST: Final = bytes([row.one_of("board", ["west", "east"]) for row in _MISSIONS.rows])
AFTER: Final[list[list[int]]] = [row.find_all("prerequisites_any_of", MISSION_NAMED) for row in _MISSIONS.rows]
UNLOCKS: Final[list[list[int]]] = [row.find_all("unlocks", MISSION_NAMED) for row in _MISSIONS.rows]


def _tier(row: Row) -> int:
    """`AUS-3B`: the third row of the deck."""
    return row.whole("id", row.text("id").partition("-")[2][:1], 1, 4)


TIER: Final = bytes([_tier(row) for row in _MISSIONS.rows])


class MissionDeck:
    """The sixteen Missions of a Realm, and which of them serve the starts of 1618."""

    __slots__ = ("code", "missions", "pool_1618", "starting", "starting_1618")

    def __init__(
        self, code: str, missions: list[int], starting: list[int], pool_1618: list[int], starting_1618: list[int]
    ) -> None:
        self.code = code
        self.missions = missions
        self.starting = starting
        self.pool_1618 = pool_1618
        self.starting_1618 = starting_1618


def _decks() -> list[MissionDeck | None]:
    found: list[MissionDeck | None] = [None] * REALMS
    columns = ("missions", "starting_1444", "pool_1618", "starting_1618")
    for row in table("mission_decks.csv", f"realm,code,{','.join(columns)}").rows:
        lists = [row.find_all(column, MISSION_NAMED) for column in columns]
        if len(lists[0]) != 16 or len(set(lists[0])) != 16:
            row.fail("missions", "a deck has 16 different Missions")
        for column, cards in zip(columns[1:], lists[1:], strict=True):
            if not set(cards) <= set(lists[0]):
                row.fail(column, "these must be Missions of the deck")
        found[row.find("realm", REALM_NAMED)] = MissionDeck(row.must("code"), *lists)
    return found


DECKS: Final[list[MissionDeck | None]] = _decks()


def deck_of(realm: int) -> MissionDeck | None:
    return DECKS[DENMARK if realm == KALMAR else realm]


# Milestones (EU-17.3).

ECONOMICS: Final = 0
EXPANSION: Final = 1
POLITICS: Final = 2
WARFARE: Final = 3
_CATEGORIES: Final = ["Economics", "Expansion", "Politics", "Warfare"]
MILESTONE_CATEGORY: Final = Domain("category", [kebab(name) for name in _CATEGORIES])

_MILESTONES: Final = table("milestones.csv", "id,age,category,key_word,title_en,requirement,reward,prestige")
_MILESTONES.count(64)
MILESTONE_NAMED: Final = _MILESTONES.names("id")
MILESTONE: Final = Domain("milestone", [kebab(name) for name in MILESTONE_NAMED])
MILESTONES: Final = 64
MILESTONE_TITLE: Final[list[str]] = [row.must("title_en") for row in _MILESTONES.rows]
MILESTONE_AGE: Final = bytes([row.number("age", 1, 4) for row in _MILESTONES.rows])
CATEGORY: Final = bytes([row.one_of("category", _CATEGORIES) for row in _MILESTONES.rows])
KEY_WORD: Final[list[str]] = [row.must("key_word") for row in _MILESTONES.rows]
MILESTONE_PRESTIGE: Final[list[list[int]]] = [row.numbers("prestige", 3, 9) for row in _MILESTONES.rows]
MILESTONES_OF: Final[list[list[list[int]]]] = [
    [
        [card for card in range(MILESTONES) if MILESTONE_AGE[card] == age and CATEGORY[card] == category]
        for category in range(4)
    ]
    for age in range(5)
]

# Power Struggles (EU-17.4).

_STRUGGLES: Final = table("power_struggles.csv", "id,power_struggle,battlegrounds,extra_criteria")
_STRUGGLES.count(10)
STRUGGLE_NAMED: Final = _STRUGGLES.names("id")
STRUGGLE: Final = Domain("struggle", [kebab(name) for name in STRUGGLE_NAMED])
STRUGGLES: Final = 10
BATTLEGROUNDS: Final[list[list[int]]] = [row.find_all("battlegrounds", SPACE_NAMED) for row in _STRUGGLES.rows]


def cells() -> list[Cell]:
    found: list[Cell] = []
    for kind, one, columns in (
        ("mission", _MISSIONS, ("requirement", "reward")),
        ("milestone", _MILESTONES, ("requirement", "reward")),
        ("struggle", _STRUGGLES, ("extra_criteria",)),
    ):
        for owner, row in enumerate(one.rows):
            for column in columns:
                found.extend(cell(row, kind, owner, column))
    return found
