"""The seven rows of the solo rival (data/solo.toml): what worries it, what it wants, and by which means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludarium.games.pax.board import (
    BISHOP,
    CITIES_OF,
    EMPIRES,
    GLOBALIZATION,
    HOLY,
    IMPERIAL,
    PAWN,
    PIRATE,
    RENAISSANCE,
)
from ludarium.games.pax.cards import (
    ABILITY_BITS,
    APOSTASY,
    BEHEAD,
    CAMPAIGN,
    CARD_AGENTS,
    CARD_PRESTIGE,
    CARD_SHOT,
    COMMERCE,
    CORONATION,
    CORSAIR,
    CRUSADE,
    DISCOVERY,
    INQUISITOR,
    LAW,
    OP,
    REPRESS,
    SHIFT,
    SIEGE,
    TAX,
    VICTORY_COSTS_TWO,
    VOTE,
    is_war,
    prestige_of,
)
from ludarium.games.pax.position import RIVAL, Pax
from ludarium.games.pax.preferences import HUMAN
from ludarium.games.pax.victory import all_prestige, believers, bishops, concessions, kings, law, republics, theocracies

# what the rows measure (less is better for the rival)


def nobles_in(p: Pax, republic: int) -> int:
    """Rooks and knights in the human's kingdoms, or in its republics."""
    return sum(
        1
        for empire in range(EMPIRES)
        if p.owner[empire] == HUMAN and p.republic[empire] == republic
        for city in CITIES_OF[empire]
        if p.cities[city] >= 0
    )


def lead(counts: list[int], which: int) -> int:
    """How far one count is ahead of all others together."""
    return 2 * counts[which] - sum(counts)


def measure(p: Pax, row: int, objective: int, faith: int) -> int:
    if row == 1:
        counts = kings(p)
        return counts[HUMAN] - counts[RIVAL] if objective == 0 else nobles_in(p, 0)
    if row == 2:
        counts = republics(p)
        return counts[HUMAN] - counts[RIVAL] if objective == 0 else nobles_in(p, 1)
    if row == 5:
        counts = concessions(p)
        return counts[HUMAN] - counts[RIVAL]
    if row in (3, 4):
        if objective > 0:
            return lead(theocracies(p), faith)
        return lead(believers(p), faith) if row == 3 else lead(bishops(p, -1), faith)
    return 0


def dominant(counts: list[int]) -> int:
    """The religion that has more than the other two together; -1 if none has."""
    for religion in range(3):
        if lead(counts, religion) > 0:
            return religion
    return -1


def worry(p: Pax, row: int) -> int:
    """The faith of the row if its trigger is met (0 where there is none), else -1."""
    if row == 1:
        counts = kings(p)
        return 0 if counts[HUMAN] - counts[RIVAL] >= 2 else -1
    if row == 2:
        counts = republics(p)
        return 0 if counts[RIVAL] < counts[HUMAN] else -1
    if row == 3:
        return dominant(believers(p))
    if row == 4:
        return dominant(bishops(p, -1))
    if row == 5:
        counts = concessions(p)
        return 0 if counts[HUMAN] - counts[RIVAL] >= 2 else -1
    if row == 6:
        return 0 if p.actions == 2 else -1
    return 0 if p.actions == 1 or p.florins[RIVAL] < 3 else -1


ROW_VICTORY: Final[list[int]] = [-1, IMPERIAL, RENAISSANCE, HOLY, HOLY, GLOBALIZATION, -1, -1]


def is_override(p: Pax, row: int, faith: int) -> bool:
    """The row's victory is active and the rival is not ahead in the prestige that it needs."""
    victory = ROW_VICTORY[row]
    if victory < 0 or not (p.active >> victory) & 1:
        return False
    totals = all_prestige(p)
    if row == 1:
        return True
    if row == 2:
        counts = law(p, totals)
        return counts[RIVAL] <= counts[HUMAN]
    kind = DISCOVERY if row == 5 else faith
    return prestige_of(totals[RIVAL], kind) <= prestige_of(totals[HUMAN], kind)


def pick_row(p: Pax) -> tuple[int, int]:
    """The row of this turn, and 1 if it was chosen by its override."""
    if p.active:
        for row in range(1, 6):
            faith = worry(p, row)
            if faith >= 0 and is_override(p, row, faith):
                return row, 1
    for row in range(1, 8):
        if worry(p, row) >= 0:
            return row, 0
    return 7, 0


# means: cards to buy and play

Filter = Callable[[Pax, int, int], bool]


def is_regime(p: Pax, card: int, faith: int) -> bool:
    return CARD_SHOT[card] == CORONATION or is_war(CARD_SHOT[card])


def is_any_war(p: Pax, card: int, faith: int) -> bool:
    return is_war(CARD_SHOT[card])


def is_holy_war(p: Pax, card: int, faith: int) -> bool:
    return CRUSADE <= CARD_SHOT[card] < CRUSADE + 3


def is_apostasy(p: Pax, card: int, faith: int) -> bool:
    return APOSTASY <= CARD_SHOT[card] < SHIFT


def brings_bishop(p: Pax, card: int, faith: int) -> bool:
    return any(BISHOP <= piece < PAWN and piece - BISHOP != faith for piece in CARD_AGENTS[card])


def brings_others(p: Pax, card: int, faith: int) -> bool:
    return any(piece < BISHOP and piece % 3 != faith for piece in CARD_AGENTS[card])


def brings_pawn_or_pirate(p: Pax, card: int, faith: int) -> bool:
    return any(piece == PAWN or PIRATE <= piece < BISHOP for piece in CARD_AGENTS[card])


def shows_prestige(p: Pax, card: int, faith: int) -> bool:
    return CARD_PRESTIGE[card] > 0


def shows_law(p: Pax, card: int, faith: int) -> bool:
    return prestige_of(CARD_PRESTIGE[card], LAW) > 0


def shows_discovery(p: Pax, card: int, faith: int) -> bool:
    return prestige_of(CARD_PRESTIGE[card], DISCOVERY) > 0


def shows_faith(p: Pax, card: int, faith: int) -> bool:
    return prestige_of(CARD_PRESTIGE[card], faith) > 0


def red_imperial(p: Pax, card: int, faith: int) -> bool:
    return bool((ABILITY_BITS[card] >> (VICTORY_COSTS_TWO + IMPERIAL)) & 1)


def red_holy(p: Pax, card: int, faith: int) -> bool:
    return bool((ABILITY_BITS[card] >> (VICTORY_COSTS_TWO + HOLY)) & 1)


def red_globalization(p: Pax, card: int, faith: int) -> bool:
    return bool((ABILITY_BITS[card] >> (VICTORY_COSTS_TWO + GLOBALIZATION)) & 1)


class Means:
    """One means of a row: buy and play a card that fits, or run these ops, hold a fair, sell a card.

    `blind`: the card is bought for its prestige, so nothing has to be reached.
    """

    def __init__(self, fits: Filter | None = None, ops: list[int] | None = None, way: str = "", blind: bool = False):
        self.fits = fits
        self.ops = ops or []
        self.way = way
        self.blind = blind


def _repress() -> list[int]:
    return list(range(REPRESS + 1, OP.size))


_VOTE: Final = [VOTE, VOTE + 1]
_TAKE: Final = [Means(is_regime), Means(ops=[*_VOTE, BEHEAD]), Means(ops=[CAMPAIGN]), Means(is_apostasy)]
_TAKE_REPUBLIC: Final = [Means(is_any_war), *_TAKE[1:]]
_WEAKEN: Final = [Means(is_any_war), Means(ops=[*_repress(), SIEGE])]
_UNDO: Final = [Means(is_holy_war), Means(ops=_VOTE), Means(shows_faith, blind=True)]
_HOLY_PRESTIGE: Final = [Means(red_holy, blind=True), Means(shows_faith, blind=True)]

# OBJECTIVES[row]: main, secondary, prestige.
OBJECTIVES: Final[list[list[list[Means]]]] = [
    [],
    [_TAKE, _WEAKEN, [Means(red_imperial, blind=True)]],
    [_TAKE_REPUBLIC, [Means(shows_law, blind=True), *_WEAKEN], [Means(shows_law, blind=True)]],
    [
        [Means(is_any_war), Means(ops=[*_repress(), SIEGE, TAX]), Means(brings_others), Means(way="fair")],
        _UNDO,
        _HOLY_PRESTIGE,
    ],
    [
        [
            Means(ops=[BEHEAD, *range(INQUISITOR, INQUISITOR + 3)]),
            Means(brings_bishop),
            Means(is_apostasy),
            Means(way="sell"),
        ],
        _UNDO,
        _HOLY_PRESTIGE,
    ],
    [
        [
            Means(is_regime),
            Means(brings_pawn_or_pirate),
            Means(ops=[*range(CORSAIR, CORSAIR + 3), SIEGE, *_repress(), *_VOTE, TAX]),
        ],
        [],
        [Means(red_globalization, blind=True), Means(shows_discovery, blind=True)],
    ],
    [[Means(shows_prestige, blind=True)], [], []],
    [[Means(way="earn"), Means(ops=[COMMERCE, COMMERCE + 1]), Means(way="sell-worthless")], [], []],
]
