"""Action cards (EU-6): 27 types, 108 cards, and the Character on each (EU-7.2).

Domains     POWER adm, dip, mil (also the decks) · CARDTYPE 27 · CARD 108 · SHAPE (mortality: circle, square, ...)
Type        TYPE_NAMED · TYPE_NAME · TYPE_DECK · COPIES · COST_MP (in the power of its deck) · COST_DUCATS · CHARGES ·
            IS_DISPLAY, IS_COVERT, IS_REACTION, IS_BATTLE (bytes) · REACTS_TO (happening, "") · IN_INTRODUCTION (1-00)
Card        TYPE_OF · DECK · CARDS_OF[type] · IS_LEADER (else an Advisor) · MORTALITY · CHARACTER (name) ·
            ADVISOR_TYPE, ADVISOR_SKILL, ADVISOR_DUCATS (-1, 0, 0 for a Leader) · LEADER_MIL (price) · LEADER_DICE[card]
            ([Infantry, Cavalry, Artillery]); a Leader's skills as Ruler: people.SKILL[card]
cells()     the effects, kind "action", owner a type
dice(row, column)    `1 infantry + 2 cavalry` -> [1, 2, 0]
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.read import Cell, Row, cell, kebab, table
from ludarium.kernel.domain import Domain

ADM: Final = 0
DIP: Final = 1
MIL: Final = 2
POWER: Final = Domain("power", ["adm", "dip", "mil"])
_DECKS: Final = ["ADM", "DIP", "MIL"]
SHAPES: Final = ["circle", "square", "triangle", "diamond"]
SHAPE: Final = Domain("shape", SHAPES)

_TYPES: Final = table(
    "action_cards.csv", "id,deck,card,copies,cost_mp,cost_ducats,kind,charges,timing,effect,not_in_1-00"
)
_TYPES.count(27)
TYPE_NAMED: Final = _TYPES.names("card")
TYPE_NAME: Final[list[str]] = list(TYPE_NAMED)
CARDTYPE: Final = Domain("cardtype", [kebab(name) for name in TYPE_NAME])
TYPES: Final = 27
TYPE_DECK: Final = bytes([row.one_of("deck", _DECKS) for row in _TYPES.rows])
COPIES: Final = bytes([row.number("copies", 1, 5) for row in _TYPES.rows])
COST_MP: Final = bytes([row.number("cost_mp", 0, 9) for row in _TYPES.rows])
COST_DUCATS: Final = bytes([row.number("cost_ducats", 0, 9) for row in _TYPES.rows])
_KINDS: Final = ["plain", "display", "covert", "reaction", "battle", "reaction, covert"]
_KIND: Final = [row.one_of("kind", _KINDS) for row in _TYPES.rows]
IS_DISPLAY: Final = bytes([1 if kind == 1 else 0 for kind in _KIND])
IS_COVERT: Final = bytes([1 if kind in (2, 5) else 0 for kind in _KIND])
IS_REACTION: Final = bytes([1 if kind in (3, 5) else 0 for kind in _KIND])
IS_BATTLE: Final = bytes([1 if kind == 4 else 0 for kind in _KIND])
CHARGES: Final = bytes([row.number("charges", 1, 9) if row.text("charges") else 0 for row in _TYPES.rows])
IN_INTRODUCTION: Final = bytes([0 if row.yes("not_in_1-00") else 1 for row in _TYPES.rows])


def _reacts(row: Row) -> str:
    """`reaction:siege_in_your_area`: the happening is a word of the effect language."""
    timing = row.text("timing")
    if timing in ("turn", "battle"):
        return ""
    if not timing.startswith("reaction:"):
        row.fail("timing", f"{timing!r} is none of: turn, battle, reaction:...")
    return timing[len("reaction:") :]


REACTS_TO: Final[list[str]] = [_reacts(row) for row in _TYPES.rows]

# The cards themselves, each with its Character.

_CARDS: Final = table(
    "characters.csv",
    "card_id,deck,action_card,copy,kind,name_en,advisor_skill,advisor_type,cost_ducats,ruler_adm,ruler_dip,ruler_mil,"
    "cost_mil,battle_dice,mortality",
)
_CARDS.count(108)
CARD_NAMED: Final = _CARDS.names("card_id")
CARD: Final = Domain("card", [kebab(name) for name in CARD_NAMED])
CARDS: Final = 108
TYPE_OF: Final = bytes([row.find("action_card", TYPE_NAMED) for row in _CARDS.rows])
DECK: Final = bytes([row.one_of("deck", _DECKS) for row in _CARDS.rows])
CARDS_OF: Final[list[list[int]]] = [[card for card in range(CARDS) if TYPE_OF[card] == kind] for kind in range(TYPES)]
CHARACTER: Final[list[str]] = [row.must("name_en") for row in _CARDS.rows]
IS_LEADER: Final = bytes([row.one_of("kind", ["advisor", "leader"]) for row in _CARDS.rows])
MORTALITY: Final = bytes([row.one_of("mortality", SHAPES) for row in _CARDS.rows])
ADVISOR_TYPE: Final[list[int]] = [
    -1 if IS_LEADER[card] else row.one_of("advisor_type", _DECKS) for card, row in enumerate(_CARDS.rows)
]
ADVISOR_SKILL: Final = bytes(
    [0 if IS_LEADER[card] else row.number("advisor_skill", 1, 3) for card, row in enumerate(_CARDS.rows)]
)
ADVISOR_DUCATS: Final = bytes(
    [0 if IS_LEADER[card] else row.number("cost_ducats", 1, 4) for card, row in enumerate(_CARDS.rows)]
)
LEADER_MIL: Final = bytes(
    [row.number("cost_mil", 1, 2) if IS_LEADER[card] else 0 for card, row in enumerate(_CARDS.rows)]
)
_DICE: Final = ["infantry", "cavalry", "artillery"]


def dice(row: Row, column: str) -> list[int]:
    """Battle Dice of a Leader or Ruler: `1 infantry + 2 cavalry`."""
    found = [0, 0, 0]
    for part in row.must(column).split(" + "):
        count, _, kind = part.partition(" ")
        if kind not in _DICE:
            row.fail(column, f"{part!r} is not a number and infantry, cavalry or artillery")
        found[_DICE.index(kind)] += row.whole(column, count, 1, 3)
    return found


LEADER_DICE: Final[list[list[int]]] = [
    dice(row, "battle_dice") if IS_LEADER[card] else [0, 0, 0] for card, row in enumerate(_CARDS.rows)
]
LEADER_SKILL: Final[list[list[int]]] = [
    [row.number(f"ruler_{power}", 0, 4) for power in POWER.refs] if IS_LEADER[card] else [0, 0, 0]
    for card, row in enumerate(_CARDS.rows)
]


def _check() -> None:
    """Each type has its copies, in its own deck."""
    for kind, row in enumerate(_TYPES.rows):
        cards = CARDS_OF[kind]
        if len(cards) != COPIES[kind]:
            row.fail("copies", f"characters.csv has {len(cards)} of them")
        for card in cards:
            if DECK[card] != TYPE_DECK[kind]:
                _CARDS.rows[card].fail("deck", f"{TYPE_NAME[kind]} belongs to another deck")


_check()


def cells() -> list[Cell]:
    return [found for kind, row in enumerate(_TYPES.rows) for found in cell(row, "action", kind, "effect")]
