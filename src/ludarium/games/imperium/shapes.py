"""The shape of the view of Imperium. The client's types are made from it (`tools/client_types.py`)."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from ludarium.kernel.shapes import Pair, Part, Triple

Deck = Literal["region", "uncivilised", "civilised", "main"]

# behind the first slots of the market; behind the others lies the main deck
DECKS: Final[list[Deck]] = ["region", "uncivilised", "civilised"]


class Slot(TypedDict):
    card: str | None
    unrest: bool
    m: int
    p: int
    g: int
    deck: Deck


class Placed(TypedDict):
    card: str
    exhausted: bool
    garrison: list[str]


class Development(TypedDict):
    """What it costs is known once the nation's power is."""

    card: str
    m: NotRequired[int]
    p: NotRequired[int]
    g: NotRequired[int]


class Unchosen(TypedDict):
    """Before a nation is chosen there is nothing."""

    nation: None


class Realm(TypedDict):
    """A nation's area. What only its player sees, or only a bot has, is not always there."""

    nation: str
    bot: bool
    power: str | None
    extra: list[str]
    state: str
    m: int
    p: int
    g: int
    a: int
    x: int
    hand: int
    hand_known: list[str]
    deck: int
    discard: list[str]
    play: list[Placed]
    garrison: dict[str, list[str]]
    exhausted: list[str]
    stored: int
    history: int
    history_known: list[str]
    nation_deck: int
    nation_exhausted: bool
    accession: str | None
    developments: list[Development]
    developments_exhausted: bool
    free_played: list[str]
    ignores_empire: bool
    # as fertile, as river
    treated: Pair
    hand_size: NotRequired[int]
    slots: NotRequired[list[str]]
    deck_top: NotRequired[list[str]]
    hand_cards: NotRequired[list[str]]
    history_cards: NotRequired[list[str]]
    deck_cards: NotRequired[list[str]]
    nation_cards: NotRequired[list[str]]
    nation_top: NotRequired[str | None]
    score: NotRequired[list[Part]]


class ImperiumTable(TypedDict):
    """All that a seat sees of the table."""

    round: int
    active: int
    activating: bool
    ending: str | None
    last_round: int
    common: str
    market: list[Slot]
    decks: Triple
    main: int
    unrest: int
    fame: int
    king: str
    exile: list[str]
    resolving: list[str]
    looked: list[str]
    players: list[Realm | Unchosen]
