"""The shape of the view of Pax Renaissance. The client's types are made from it (`tools/client_types.py`)."""

from __future__ import annotations

from typing import TypedDict


class Vassal(TypedDict):
    card: str
    queen: str | None


class Column(TypedDict):
    """A card of a tableau; below a ruler his queen, beside him his vassals."""

    card: str
    queen: str | None
    vassals: list[Vassal]


class Bank(TypedDict):
    bank: str
    florins: int
    hand: list[str] | None
    hand_size: int
    east: list[Column]
    west: list[Column]
    maids: list[str]
    prestige: dict[str, int]
    out: bool


class Slot(TypedDict):
    slot: str
    card: str | None
    florins: int
    face_up: bool
    unbuyable: bool


class Deck(TypedDict):
    region: str
    cards: int
    top: str | None


class Empire(TypedDict):
    empire: str
    state: str
    owner: int
    republic: bool
    face: str
    suzerain: str | None
    queen: str | None
    repressed: list[str]


class City(TypedDict):
    city: str
    empire: str
    levy: str | None
    piece: str | None
    shut: bool


class Border(TypedDict):
    border: str
    concession: str | None
    pirate: str | None


class Bishop(TypedDict):
    card: str
    religion: str


class Route(TypedDict):
    region: str
    emporium: str
    empires: list[str]


class Victory(TypedDict):
    """How far each bank is on the way to it, and how many more than each opponent it needs."""

    victory: str
    active: bool
    fulfilled: list[bool]
    measures: dict[str, list[int]]
    margins: dict[str, int]
    margin: int | None


class PaxTable(TypedDict):
    """All that a seat sees of the table."""

    turn: int
    actions: int
    banks: list[Bank]
    solo: bool
    market: list[Slot]
    decks: list[Deck]
    empires: list[Empire]
    cities: list[City]
    borders: list[Border]
    bishops: list[Bishop]
    routes: list[Route]
    pool: list[str]
    supply: dict[str, int]
    discarded: int
    comets: int
    victories: list[Victory]
