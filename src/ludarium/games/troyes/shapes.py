"""The shape of the view of Troyes. The client's types are made from it (`tools/client_types.py`)."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from ludarium.kernel.shapes import Pair, Part

Colour = Literal["red", "white", "yellow"]

# in the order of the domain
COLOURS: Final[list[Colour]] = ["red", "white", "yellow"]


class Cell(TypedDict):
    cell: str
    owner: str | None


class Site(TypedDict):
    site: str
    owner: str | None


class Building(TypedDict):
    building: str
    cells: list[Cell]
    flat: list[str]


class District(TypedDict):
    district: str
    dice: list[str]


class Tradesman(TypedDict):
    owner: str
    place: int


class Cubes(TypedDict):
    owner: str
    count: int


class Card(TypedDict):
    """A card that is still face down has its colour and number only."""

    colour: Colour
    number: int
    card: NotRequired[str]
    cost: NotRequired[int]
    cells: NotRequired[list[int]]
    divisor: NotRequired[int]
    rule: NotRequired[str]
    tradesmen: NotRequired[list[Tradesman]]
    cubes: NotRequired[list[Cubes]]


class EventCard(TypedDict):
    event: str
    dice: Colour | Literal["any"]
    divisor: int
    flags: int
    # for the first and for the second
    vp: Pair
    black_dice: int
    cubes: list[str]
    rule: str


class Player(TypedDict):
    seat: int
    deniers: int
    influence: int
    vp: int | None
    supply: int
    reserve: int
    passed: bool
    in_district: int
    events: list[str]
    characters: list[str] | int
    score: list[Part] | None


class ScoredCharacter(TypedDict):
    character: str
    player: int
    king: int


class King(TypedDict):
    vp: int
    events: list[str]
    reserve: int
    score: list[Part]
    characters: list[ScoredCharacter]


class Own(TypedDict):
    players: list[Player]


class Common(TypedDict):
    round: int
    rounds: int
    first: int
    solo: bool
    king: King | None
    buildings: list[Building]
    square: list[District]
    black: list[int]
    cards: list[Card]
    cathedral: list[Site]
    queue: list[EventCard]
    decks: dict[Colour, int]
    grey_reserve: int
    over: bool


class TroyesTable(Common, Own):
    """All that a seat sees of the table."""
