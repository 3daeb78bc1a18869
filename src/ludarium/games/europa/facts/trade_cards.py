"""Trade cards (EU-12.1): 44 cards of 20 goods.

Domains     TRADE 44 · GOOD 20 · GOOD_NAMED
Card        GOOD_OF · INCOME[card] ([normal, expanded] of the rows 6+, 3-5, 1-2: six numbers) · STARTS (BASE, EASTERN,
            DISCOVERY) · CONTINENTS[card] (those whose Discovery brings it in, EU-12.6) · IS_GOLD, IS_SLAVES
Node lines  LINES[card] -> list of TradeLine: .node, .secondary (-1), .needs (NOTHING, TOKEN_ON_KEY, OWN_KEY), .keys
            (Provinces), .power (Trade Power of each key: 1 and 1 more for each +)
deck(east)  the cards of the first deck (EU-3.4); `brought_in(continent, east)` those that a Discovery adds
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.places import NODE_NAMED, PROVINCE_NAMED
from ludarium.games.europa.facts.read import Row, kebab, table
from ludarium.kernel.domain import Domain

BASE: Final = 0
EASTERN: Final = 1
DISCOVERY: Final = 2
NOTHING: Final = 0
TOKEN_ON_KEY: Final = 1
OWN_KEY: Final = 2

_LINE: Final = ",".join(f"node{n},node{n}_secondary,node{n}_requires,node{n}_keys" for n in (1, 2, 3))
_TABLE: Final = table(
    "trade_cards.csv", f"card_id,good,income_tp6,income_tp3_5,income_tp1_2,continents,starts,special,{_LINE}"
)
_TABLE.count(44)
NAMED: Final = _TABLE.names("card_id")
TRADE: Final = Domain("trade", [kebab(name) for name in NAMED])
TRADES: Final = 44


class TradeLine:
    """A Trade Node of a card with its Key Provinces."""

    __slots__ = ("keys", "needs", "node", "power", "secondary")

    def __init__(self, node: int, secondary: int, needs: int, keys: list[int], power: list[int]) -> None:
        self.node = node
        self.secondary = secondary
        self.needs = needs
        self.keys = keys
        self.power = power


def _lines(row: Row) -> list[TradeLine]:
    found: list[TradeLine] = []
    for n in (1, 2, 3):
        if not row.text(f"node{n}"):
            continue
        column = f"node{n}_keys"
        keys = row.items(column)
        if not 1 <= len(keys) <= 4:
            row.fail(column, "a node lists one to four Key Provinces (EU-12.1.1)")
        found.append(
            TradeLine(
                row.find(f"node{n}", NODE_NAMED),
                row.seek(f"node{n}_secondary", NODE_NAMED),
                row.one_of(f"node{n}_requires", ["", "token_on_key", "own_key"]),
                [row.named(column, key.rstrip("+"), PROVINCE_NAMED) for key in keys],
                [1 + key.count("+") for key in keys],
            )
        )
    if len(found) < 2:
        row.fail("node2", "a card shows two or three Trade Nodes (EU-12.1.1)")
    return found


def _goods() -> list[str]:
    found: list[str] = []
    for row in _TABLE.rows:
        if row.must("good") not in found:
            found.append(row.text("good"))
    return found


_GOODS: Final = _goods()
GOOD: Final = Domain("good", [kebab(name) for name in _GOODS])
GOOD_NAMED: Final = {name: number for number, name in enumerate(_GOODS)}
GOOD_OF: Final = bytes([row.find("good", GOOD_NAMED) for row in _TABLE.rows])
LINES: Final[list[list[TradeLine]]] = [_lines(row) for row in _TABLE.rows]
INCOME: Final[list[list[int]]] = [
    row.numbers("income_tp6", 2, 30) + row.numbers("income_tp3_5", 2, 30) + row.numbers("income_tp1_2", 2, 30)
    for row in _TABLE.rows
]
STARTS: Final = bytes([row.one_of("starts", ["base", "east", "discovery"]) for row in _TABLE.rows])
CONTINENTS: Final[list[list[int]]] = [
    [row.whole("continents", number, 1, 5) - 1 for number in row.text("continents").split()] for row in _TABLE.rows
]
IS_GOLD: Final = bytes([1 if row.text("special").startswith("gold ") else 0 for row in _TABLE.rows])
IS_SLAVES: Final = bytes([1 if row.text("special").startswith("slaves ") else 0 for row in _TABLE.rows])


def starts(card: int, east: bool) -> bool:
    """Whether the card is in the first deck: Eastern ones only with that board, else they come by Discovery."""
    return STARTS[card] == BASE or (STARTS[card] == EASTERN and east)


def deck(east: bool) -> list[int]:
    return [card for card in range(TRADES) if starts(card, east)]


def brought_in(continent: int, east: bool) -> list[int]:
    """The cards that the Discovery of this continent adds, if no other has (EU-12.6)."""
    return [card for card in range(TRADES) if not starts(card, east) and continent in CONTINENTS[card]]
