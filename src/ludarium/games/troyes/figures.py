"""The printed figures, loaded once from data/*.toml. Nothing in here is decided: correct a figure in its file."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from ludarium.kernel.figures import text as data_text

RED: Final = 0
WHITE: Final = 1
YELLOW: Final = 2
ANY: Final = 3  # any one colour
MIXED: Final = 4  # any colours together
COLOURS: Final = ["red", "white", "yellow"]

PALACE: Final = 0
BISHOPRIC: Final = 1
CITY_HALL: Final = 2

# What a deferred cube can be barred from, beside the three buildings.
CATHEDRAL_BAR: Final = 3

# Kinds of activity cards.
EXCHANGE: Final = 0
CITIZENS: Final = 1
DEFERRED: Final = 2
MOST_DICE: Final = 3
CATHEDRAL_CUBES: Final = 4
SHOTS: Final = 5
RED_DICE_CUBES: Final = 6
PAID_CUBES: Final = 7
TAX: Final = 8
EVENTS_JOINED: Final = 9
STRONGEST_RED: Final = 10
YELLOW_DICE: Final = 11
RED_DICE_VP: Final = 12
_CARD_KINDS: Final = [
    "exchange",
    "citizens",
    "deferred",
    "most-dice",
    "cathedral-cubes",
    "shots",
    "red-dice-cubes",
    "paid-cubes",
    "tax",
    "events-joined",
    "strongest-red",
    "yellow-dice",
    "red-dice-vp",
]

# Kinds of event effects.
NO_EFFECT: Final = 0
PAY_PER_CITIZEN: Final = 1
SUPPORT: Final = 2
LOSE: Final = 3
NEWCOMER: Final = 4
BUILDERS: Final = 5
RUIN: Final = 6
RESISTANCE: Final = 7
_EVENT_KINDS: Final = ["none", "pay-per-citizen", "support", "lose", "newcomer", "builders", "ruin", "resistance"]


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(data_text("ludarium.games.troyes", name))


def _colour(name: str) -> int:
    return {"any": ANY, "": -1, "board": -1}.get(name, COLOURS.index(name) if name in COLOURS else -1)


class Card:
    """An activity card. A deferred card says how its cubes change a group of dice (see groups.py)."""

    __slots__ = (
        "bars",
        "becomes",
        "bonus",
        "buildings",
        "cells",
        "colour",
        "copies",
        "cost",
        "counts_as",
        "deniers",
        "divisor",
        "free",
        "free_from_king",
        "from_king",
        "hits_from",
        "id",
        "influence",
        "kind",
        "mixed",
        "per",
        "price",
        "round",
        "rule",
        "to_each",
        "to_sum",
        "uses",
        "vp",
    )

    def __init__(self, row: dict[str, Any]) -> None:
        effect: dict[str, Any] = row["effect"]
        self.id: str = row["id"]
        self.rule: str = row["rule"]
        self.colour: int = COLOURS.index(row["colour"])
        self.bonus: bool = row["bonus"]
        self.round: int = row["round"]
        self.cost: int = row["cost"]
        self.cells: list[int] = row["cells"]
        self.divisor: int = row["divisor"]
        self.kind: int = _CARD_KINDS.index(effect["kind"])
        # what one activation gives, or takes where negative
        self.deniers: int = effect.get("deniers", 0)
        self.influence: int = effect.get("influence", 0)
        self.vp: int = effect.get("vp", 0)
        # deniers to pay for one activation (AM-21)
        self.price: int = max(0, -self.deniers)
        self.per: int = effect.get("per", 1)
        self.mixed: bool = effect.get("mixed", False)
        self.hits_from: int = effect.get("hits_from", 0)
        self.from_king: int = effect.get("from_king", 0)
        self.buildings: list[int] = [_BUILDING_IDS.index(id) for id in effect.get("buildings", [])]
        # what one deferred cube does
        self.uses: int = _colour(effect.get("uses", ""))
        self.counts_as: int = _colour(effect.get("counts_as", ""))
        self.to_sum: int = effect.get("to_sum", 0)
        self.to_each: int = effect.get("to_each", 0)
        self.becomes: int = effect.get("becomes", 0)
        self.copies: int = effect.get("copies", 0)
        self.free: int = effect.get("free", 0)
        self.free_from_king: int = effect.get("free_from_king", 0)
        self.bars: list[int] = [[*_BUILDING_IDS, "cathedral"].index(id) for id in effect.get("bars", [])]


class EventCard:
    __slots__ = (
        "black_dice",
        "bonus",
        "building",
        "deck",
        "deniers",
        "dice",
        "divisor",
        "events",
        "first",
        "flags",
        "id",
        "influence",
        "kind",
        "next",
        "rule",
        "second",
    )

    def __init__(self, row: dict[str, Any]) -> None:
        effect: dict[str, Any] = row["effect"]
        self.id: str = row["id"]
        self.rule: str = row["rule"]
        self.deck: int = _colour(row["deck"])
        self.bonus: bool = row["bonus"]
        self.dice: int = _colour(row["dice"])
        self.divisor: int = row["divisor"]
        self.flags: int = row["flags"]
        self.first: int = row["vp"][0]
        self.second: int = row["vp"][1]
        self.black_dice: int = row["black_dice"]
        self.next: int = _colour(row["next"])
        self.kind: int = _EVENT_KINDS.index(effect["kind"])
        self.deniers: int = effect.get("deniers", 0)
        self.influence: int = effect.get("influence", 0)
        self.events: int = effect.get("events", 0)
        self.building: int = _BUILDING_IDS.index(effect["building"]) if "building" in effect else -1


class Character:
    __slots__ = ("bands", "bands_with_two", "counts", "id", "rule")

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.rule: str = row["rule"]
        self.counts: str = row["counts"]
        self.bands: list[int] = row["bands"]
        self.bands_with_two: list[int] = row.get("bands_with_two", row["bands"])


class KingAction:
    __slots__ = ("action", "bought", "cost", "cubes", "vp")

    def __init__(self, row: dict[str, Any]) -> None:
        self.action: str = row["action"]
        self.cost: int = row["cost"]
        self.bought: int = row.get("bought", 0)
        self.vp: int = row.get("vp", 0)
        self.cubes: int = row.get("cubes", 0)


_BOARD: Final = _read("board.toml")
_BUILDING_IDS: Final[list[str]] = [row["id"] for row in _BOARD["building"]]

BUILDING_IDS: Final = _BUILDING_IDS
SALARIES: Final[list[int]] = [row["salary"] for row in _BOARD["building"]]

# Cells are numbered through all buildings, row by row; rows likewise.
CELL_IDS: Final[list[str]] = []
CELL_BUILDING: Final[list[int]] = []
ROW_CELLS: Final[list[list[int]]] = []
ROW_BUILDING: Final[list[int]] = []
# The row that a die of a colour and value leads to: ROW_OF[colour * 6 + value - 1].
ROW_OF: Final[list[int]] = [0] * 18
GREY_WITH_TWO: Final[list[int]] = []
KING_PREFERS: Final[list[list[int]]] = []


def _number_cells() -> None:
    for building, row in enumerate(_BOARD["building"]):
        for line in row["rows"]:
            cells: list[int] = []
            for place in range(line["cells"]):
                single = line["cells"] == 1
                cells.append(len(CELL_IDS))
                CELL_IDS.append(f"{row['id']}.{line['id']}" + ("" if single else f".{place + 1}"))
                CELL_BUILDING.append(building)
            for value in line["values"]:
                ROW_OF[COLOURS.index(row["colour"]) * 6 + value - 1] = len(ROW_CELLS)
            ROW_CELLS.append(cells)
            ROW_BUILDING.append(building)
        GREY_WITH_TWO.extend(CELL_IDS.index(f"{row['id']}.{cell}") for cell in row["grey_with_two"])
        KING_PREFERS.append([CELL_IDS.index(f"{row['id']}.{cell}") for cell in row["king_prefers"]])


_number_cells()

CARDS: Final[list[Card]] = [Card(row) for row in _read("cards.toml")["card"]]
EVENTS: Final[list[EventCard]] = [EventCard(row) for row in _read("events.toml")["event"]]
CHARACTERS: Final[list[Character]] = [Character(row) for row in _BOARD["character"]]
MARAUDING: Final = 0
CONFLICT_RESISTANCE: Final = [event.id for event in EVENTS].index("resistance")

_SETUP: Final = _BOARD["setup"]
START_DENIERS: Final[int] = _SETUP["deniers"]
START_INFLUENCE: Final[int] = _SETUP["influence"]
MOST_INFLUENCE: Final[int] = _SETUP["most_influence"]
MOST_CITIZENS: Final[int] = _SETUP["most_citizens"]
GREY_CITIZENS: Final[int] = _SETUP["grey_citizens"]
# by number of seats
START_CITIZENS: Final[list[int]] = [0, *_SETUP["citizens"]]
START_CHARACTERS: Final[list[int]] = [0, *_SETUP["characters"]]
ROUNDS: Final[list[int]] = [0, *_SETUP["rounds"]]

_CATHEDRAL: Final = _BOARD["cathedral"]
LEVELS: Final[int] = _CATHEDRAL["levels"]
CUBE_VP: Final[int] = _CATHEDRAL["vp"]
CUBE_INFLUENCE: Final[list[int]] = _CATHEDRAL["influence"]
EMPTY_LEVEL: Final[int] = _CATHEDRAL["empty_level"]

_FIGURES: Final = _BOARD["figures"]
INCOME: Final[int] = _FIGURES["income"]
PENALTY: Final[int] = _FIGURES["penalty"]
PRICES: Final[list[int]] = [0, *_FIGURES["dice_prices"]]
REROLL_COST: Final[int] = _FIGURES["reroll"]
RECRUIT_COST: Final[int] = _FIGURES["recruit"]
FLIP_COST: Final[int] = _FIGURES["flip"]
FLIP_DICE: Final[int] = _FIGURES["flip_dice"]
FARM_DIVISOR: Final[int] = _FIGURES["farm_divisor"]
PASS_DENIERS: Final[int] = _FIGURES["pass"]
PASSED_DENIERS: Final[int] = _FIGURES["passed"]
RED_AGAINST_BLACK: Final[int] = _FIGURES["red_against_black"]
EVENT_WITH_CUBE: Final[int] = _FIGURES["event_with_cube"]

REWARDS: Final[list[int]] = _BOARD["rewards"]["bands"]
VERDICTS: Final[list[tuple[str, int]]] = [(id, least) for id, least in _BOARD["verdict"]["bands"].items()]
# KING_TABLE[sum of two dice]
KING_TABLE: Final[list[KingAction]] = [
    next((KingAction(row) for row in _BOARD["king"] if total in row["sums"]), KingAction(_BOARD["king"][0]))
    for total in range(13)
]
