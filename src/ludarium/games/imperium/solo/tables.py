"""The bots' tables: data/bots.toml, read once. See docs/titles/imperium.md for their language."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from ludarium.games.imperium.cards import NATIONS, YOU
from ludarium.games.imperium.effects.symbols import BIT, MARKET_SUITS
from ludarium.kernel.figures import text as data_text
from ludarium.kernel.reading import ReadError

# Codes of what a bot does
GAIN: Final = 0
PER_REGION: Final = 1
STEAL: Final = 2
DISCARD: Final = 3
ACQUIRE: Final = 4
BREAK: Final = 5
HISTORY: Final = 6
PLAY: Final = 7
FAME_FOR_REGIONS: Final = 8
FAME: Final = 9
DYNASTY: Final = 10
RETURN_UNREST: Final = 11
M_TO_G: Final = 12
P_TO_G: Final = 13
HALF_M: Final = 14
REGION_BACK: Final = 15
ON_TOP: Final = 16
ON_YOU: Final = 17
ACQUIRE_EXILED: Final = 18

# Prices
FREE: Final = 0
TOKENS: Final = 1
EITHER: Final = 2
ABANDON_REGION: Final = 3
SECOND_MASK: Final = 4

_WORDS: Final = {
    "hist": HISTORY,
    "play+x": PLAY,
    "fame3": FAME_FOR_REGIONS,
    "fame1": FAME,
    "dyn": DYNASTY,
    "retU": RETURN_UNREST,
    "M2G": M_TO_G,
    "P2G": P_TO_G,
    "halfM": HALF_M,
    "reg_back": REGION_BACK,
    "top_this": ON_TOP,
    "acq(REG from exile)": ACQUIRE_EXILED,
}
_TOKENS: Final = re.compile(r"([0-9]+)([MPG])")


class Deed:
    """One step of a row."""

    __slots__ = (
        "code",
        "either",
        "g",
        "if_empire",
        "kinds",
        "loop",
        "m",
        "number",
        "p",
        "pay",
        "price",
        "tried",
        "you",
    )

    def __init__(self, code: int) -> None:
        self.code = code
        self.m = 0
        self.p = 0
        self.g = 0
        self.number = 0
        # suits in the order they are tried
        self.kinds: list[int] = []
        self.price = FREE
        self.pay = (0, 0, 0)
        self.either = (0, 0, 0)
        # done as often as possible; only if the human is an empire
        self.loop = False
        self.if_empire = False
        # the effect on the human player (an index into EFFECTS)
        self.you = -1


class Row:
    """What the bot does with a card: the first of the alternatives that can be done in full."""

    __slots__ = ("alternatives", "first", "key", "kind")

    def __init__(self, key: str, kind: int, first: bool, alternatives: list[list[Deed]]) -> None:
        self.key = key
        # symbols of the cards it is for; 0: cards with the title `key`; -1: all cards
        self.kind = kind
        self.first = first
        self.alternatives = alternatives


class Table:
    """The rows of a nation in one state."""

    __slots__ = ("rows",)

    def __init__(self, rows: list[Row]) -> None:
        self.rows = rows


class RowReader:
    def __init__(self, where: str) -> None:
        self.where = where
        self.line = 0

    def fail(self, text: str, why: str) -> ReadError:
        return ReadError("bots.toml", self.line, 1, f"{self.where}: {why} in {text!r}")

    def table(self, text: str) -> Table:
        rows: list[Row] = []
        for number, line in enumerate(text.strip().splitlines(), 1):
            self.line = number
            rows.append(self.row(line.strip()))
        return Table(rows)

    def row(self, line: str) -> Row:
        key, sign, body = line.partition(": ")
        if not sign or not body.endswith("."):
            raise self.fail(line, "expected 'KEY: steps.'")
        body = body[:-1]
        kind = -1 if key == "Other" else 0
        if all(part in BIT for part in key.split("/")):
            kind = sum(BIT[part] for part in key.split("/"))
        if body.startswith("FIRST["):
            parts = body.removeprefix("FIRST[").removesuffix("]").split("¦")
            return Row(key, kind, True, [self.deeds(part.strip()) for part in parts])
        return Row(key, kind, False, [self.deeds(body)])

    def deeds(self, text: str) -> list[Deed]:
        found: list[Deed] = []
        for part in split(text):
            if part.startswith("YOU{"):
                for word in split(part[4:-1]):
                    if word not in YOU:
                        raise self.fail(word, f"there is no effect on you like this; expected: {', '.join(YOU)}")
                    deed = Deed(ON_YOU)
                    deed.you = YOU[word].id
                    found.append(deed)
            elif part.startswith("try{"):
                # every step outside of FIRST is skipped if it cannot be done
                found.append(self.priced(part[4:-1]))
            elif part.startswith("loop{"):
                deed = self.priced(part[5:-1])
                deed.loop = True
                found.append(deed)
            elif part.startswith("if_you_EMP{"):
                deed = self.priced(part[11:-1])
                deed.if_empire = True
                found.append(deed)
            else:
                found.append(self.priced(part))
        return found

    def priced(self, text: str) -> Deed:
        price, sign, act = text.partition(" -> ")
        if not sign:
            return self.act(text)
        deed = self.act(act)
        if price == "abandonREG":
            deed.price = ABANDON_REGION
        elif price == "mask2":
            deed.price = SECOND_MASK
        elif price.startswith("pay("):
            one, either, other = price[4:-1].partition(" or ")
            deed.price = EITHER if either else TOKENS
            deed.pay = self.tokens(one)
            deed.either = self.tokens(other) if either else (0, 0, 0)
        else:
            raise self.fail(price, "there is no such price")
        return deed

    def tokens(self, text: str) -> tuple[int, int, int]:
        found = _TOKENS.findall(text)
        if not found:
            raise self.fail(text, "expected tokens such as 1M 1P")
        amounts = {letter: int(number) for number, letter in found}
        return (amounts.get("M", 0), amounts.get("P", 0), amounts.get("G", 0))

    def act(self, text: str) -> Deed:
        if text in _WORDS:
            return Deed(_WORDS[text])
        call = re.fullmatch(r"(g|perREG|steal|d|acq|brk)\((.*)\)", text)
        if call is None:
            raise self.fail(text, "there is no such step")
        word, inside = call[1], call[2]
        deed = Deed({"g": GAIN, "perREG": PER_REGION, "steal": STEAL, "d": DISCARD, "acq": ACQUIRE, "brk": BREAK}[word])
        if word == "d":
            deed.number = int(inside)
        elif word in ("acq", "brk"):
            for suit in ["REG", "UNC", "CIV", "TRI"] if inside == "ANY4" else inside.split("/"):
                if suit not in BIT or not BIT[suit] & MARKET_SUITS:
                    raise self.fail(text, f"{suit} is not a suit of the market")
                deed.kinds.append(BIT[suit])
        else:
            deed.m, deed.p, deed.g = self.tokens(inside)
        return deed


def split(text: str) -> list[str]:
    """Cuts at commas outside of brackets."""
    parts: list[str] = []
    depth = 0
    start = 0
    for i, letter in enumerate(text):
        if letter in "({[":
            depth += 1
        elif letter in ")}]":
            depth -= 1
        elif letter == "," and depth == 0:
            parts.append(text[start:i].strip())
            start = i + 1
    parts.append(text[start:].strip())
    return parts


def _read() -> list[list[Table]]:
    """For each nation its tables as barbarian and as empire."""
    text = data_text("ludarium.games.imperium", "bots.toml")
    data: dict[str, Any] = tomllib.loads(text)
    tables: list[list[Table]] = []
    for nation in NATIONS:
        given = data[nation]
        if "any" in given:
            table = RowReader(nation).table(given["any"])
            tables.append([table, table])
        else:
            tables.append([RowReader(f"{nation}.{state}").table(given[state]) for state in ("bar", "emp")])
    return tables


TABLES: Final[list[list[Table]]] = _read()
