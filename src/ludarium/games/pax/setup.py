"""Setting up (section 4) and the variants (section 27)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludarium.games.pax.board import (
    AROUND_COMETS,
    BANK,
    BANK_SET,
    BORDERS,
    CATHOLIC,
    CITIES,
    CITY_EMPIRE,
    COLUMNS,
    EAST,
    EMPIRES,
    EXTENDED,
    FUGGER,
    IS_CAPITAL,
    ISLAMIC,
    MAMLUK,
    ON_TOP,
    OPEN_BLACK,
    OPEN_WHITE,
    OPEN_WHITE_1550,
    PAPAL,
    REFORMIST,
    REFORMIST_1550,
    START_BORDER,
    START_FLORINS,
    SUPPLY,
    WEST,
    figures,
)
from ludarium.games.pax.cards import CARD_SET, CARD_SIDE, COMET, EAST_CARDS, SQUARE, THINGS, WEST_CARDS
from ludarium.games.pax.pieces import levy_icon, place_concession
from ludarium.games.pax.position import (
    ASTROLOGY,
    BANKRUPTCY,
    NO_CONDOTTIERI,
    PROMO,
    RIVAL,
    SOLO,
    STRAWMAN,
    Pax,
)
from ludarium.games.pax.tableau import find_shut
from ludarium.games.pax.turn import BeginTurn
from ludarium.kernel.chance import Chance
from ludarium.kernel.title import Variant, switch

_SOLO: Final[dict[str, Any]] = figures("solo.toml")["setup"]
_COEUR: Final = BANK.index("coeur")

VARIANTS: Final[list[Variant]] = [
    Variant("map", ["1460", "1550"], "1460"),
    switch("astrology", False),
    switch("bankruptcy", False, [2, 3, 4]),
    switch("condottieri", True),
    switch("reformation", False, [2, 3, 4]),
    switch("strawman", False),
    Variant("cards", ["all", "first"], "all"),
    switch("extended", False),
    Variant("houses", ["random", "seated"], "random", [2, 3, 4]),
]


def flags_of(seats: int, variants: Mapping[str, str]) -> int:
    flags = SOLO if seats == 1 else 0
    for name, bit, value in (
        ("astrology", ASTROLOGY, "on"),
        ("bankruptcy", BANKRUPTCY, "on"),
        ("reformation", PROMO, "on"),
        ("strawman", STRAWMAN, "on"),
        ("condottieri", NO_CONDOTTIERI, "off"),
    ):
        if variants[name] == value:
            flags |= bit
    return flags


def deal_houses(seats: int, variants: Mapping[str, str], chance: Chance) -> list[int]:
    """PX-4.3: houses at random; the promo has two more, in place of Coeur. Alone one plays Fugger."""
    if seats == 1:
        return [BANK.index(str(_SOLO["human"])), BANK.index(str(_SOLO["rival"]))]
    promo = variants["reformation"] == "on"
    pool = [bank for bank in range(BANK.size) if (bank != _COEUR if promo else BANK_SET[bank] == "base")]
    if variants["houses"] == "random":
        chance.shuffle(pool)
    return pool[:seats]


def make_deck(side: int, around: int, on_top: int, variants: Mapping[str, str], chance: Chance) -> list[list[int]]:
    """PX-4.9, PX-4.10: comets among the bottom cards, more cards on top; the rest stays in the box, unseen."""
    left_out = ["promo"] if variants["reformation"] != "on" else []
    if variants["cards"] != "all":
        left_out.append("x")
    cards = [card for card in (EAST_CARDS if side == EAST else WEST_CARDS) if CARD_SET[card] not in left_out]
    for i in range(around + on_top):
        j = chance.between(i, len(cards) - 1)
        cards[i], cards[j] = cards[j], cards[i]
    bottom = cards[:around] + [comet for comet in range(COMET, SQUARE) if CARD_SIDE[comet] == side]
    chance.shuffle(bottom)
    return [bottom + cards[around : around + on_top], cards[around + on_top :]]


def set_up(seats: int, variants: Mapping[str, str], chance: Chance) -> Pax:
    flags = flags_of(seats, variants)
    houses = deal_houses(seats, variants, chance)
    banks = len(houses)
    if FUGGER in houses:
        first = houses.index(FUGGER)
    else:
        first = chance.below(banks)
    if seats == 1:
        florins = [int(_SOLO["florins_human"]), int(_SOLO["florins_rival"])]
        around, on_top = int(_SOLO["around_comets"]), int(_SOLO["on_top"])
    else:
        florins = [START_FLORINS[(bank - first) % banks] for bank in range(banks)]
        around, on_top = AROUND_COMETS, ON_TOP * banks
    if variants["extended"] == "on":
        on_top += EXTENDED
    east, east_box = make_deck(EAST, around, on_top, variants, chance)
    west, west_box = make_deck(WEST, around, on_top, variants, chance)
    later = variants["map"] == "1550" or variants["reformation"] == "on"
    state = [0] * EMPIRES
    state[PAPAL] = CATHOLIC + 1
    state[MAMLUK] = ISLAMIC + 1
    if later:
        for empire in REFORMIST_1550:
            state[empire] = REFORMIST + 1
    p = Pax(
        agenda=[BeginTurn(first)],
        chance=chance,
        flags=flags,
        houses=houses,
        florins=florins,
        hands=[[] for _ in range(banks)],
        doubt=[],
        rows=[[] for _ in range(2 * banks)],
        maids=[[] for _ in range(banks)],
        powers=[0] * banks,
        owner=[-1] * EMPIRES,
        republic=[0] * EMPIRES,
        suzerain=[-1] * EMPIRES,
        queen=[-1] * EMPIRES,
        state=state,
        repressed=[0] * EMPIRES,
        bishops=[-1] * THINGS,
        cities=[-1] * CITIES,
        shut=0,
        concession=[-1] * BORDERS,
        pirate=[-1] * BORDERS,
        open=[OPEN_BLACK, OPEN_WHITE_1550 if later else OPEN_WHITE],
        supply=SUPPLY[:],
        decks=[east, west],
        market=[-1] * (2 * COLUMNS),
        coins=[0] * (2 * COLUMNS),
        gone=[],
        box=sorted(east_box + west_box),
        active=0,
        turn=first,
        actions=0,
        done=0,
        paid=0,
        used=[],
        pool=[],
        out=0,
        winners=0,
        ending=0,
    )
    find_shut(p)
    for city in range(CITIES):
        if IS_CAPITAL[city] and not (p.shut >> city) & 1:
            piece = levy_icon(p, city, state[CITY_EMPIRE[city]])
            p.cities[city] = piece
            p.supply[piece] -= 1
    for bank in range(banks):
        if seats == 1 and bank == RIVAL:
            for ref in _SOLO["rival_concessions"]:
                place_concession(p, houses[bank], START_BORDER[BANK.index(str(ref))])
        else:
            place_concession(p, houses[bank], START_BORDER[houses[bank]])
    for row in (EAST, WEST):
        for column in range(COLUMNS):
            p.market[row * COLUMNS + column] = p.decks[row].pop()
    return p


def bottom_size(p: Pax) -> int:
    """How many cards lie around the comets at the bottom of a fresh deck, comets included."""
    around = int(_SOLO["around_comets"]) if p.flags & SOLO else AROUND_COMETS
    return around + 2
