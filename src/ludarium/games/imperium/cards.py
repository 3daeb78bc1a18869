"""All cards: reads data/*.cards once and lays the facts out in tables, indexed by the card's number in CARD."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from ludarium.games.imperium.effects.effect import Ability, Card, Condition, Effect, Points
from ludarium.games.imperium.effects.language import ability, settle
from ludarium.games.imperium.effects.points import points
from ludarium.games.imperium.effects.reader import Names, requirement
from ludarium.games.imperium.effects.symbols import (
    AT_END,
    BIT,
    CONTINUOUS,
    EXHAUST,
    GAIN,
    ON_PLAY,
    P_HOOK,
    PASSIVE,
    PER_NOTHING,
    QUEST,
    S_DEV,
    S_POWER,
    SEQ,
    SOLSTICE,
    STARTS,
    VAR,
)
from ludarium.kernel import program
from ludarium.kernel.domain import Domain
from ludarium.kernel.figures import text as data_text
from ludarium.kernel.reading import ReadError

FILES: Final = [
    "shared",
    "classics",
    "legends",
    "carthaginians",
    "celts",
    "greeks",
    "macedonians",
    "persians",
    "romans",
    "scythians",
    "vikings",
    "arthurians",
    "atlanteans",
    "egyptians",
    "mauryans",
    "minoans",
    "olmecs",
    "qin",
    "utopians",
]
NATIONS: Final = FILES[3:]
NATION: Final = Domain("nation", NATIONS)


class Nation:
    """What the head of a nation's file says."""

    __slots__ = ("box", "code", "difficulty")

    def __init__(self, code: str, box: str, difficulty: int) -> None:
        self.code = code
        self.box = box
        self.difficulty = difficulty


class Book:
    """A read set of card files."""

    def __init__(self) -> None:
        self.names = Names()
        self.cards: list[Card] = []
        self.nations: list[Nation] = []

    def read(self, name: str, text: str) -> None:
        """One file: a head line, then blocks `card NUMBERS: Title` with indented lines."""
        file = f"{name}.cards"
        block: list[Card] = []
        box, nation = "", -1
        for number, line in enumerate(text.splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            if line.startswith("common "):
                box = line.split()[1]
                box = "" if box == "shared" else box
            elif line.startswith("nation "):
                words = line.split()
                if len(words) != 6:
                    raise ReadError(file, number, 1, "expected: nation NAME CODE BOX difficulty N")
                nation = len(self.nations)
                self.nations.append(Nation(words[2], words[3], int(words[5])))
            elif line.startswith("card "):
                block = self._begin(line, file, number, box, nation)
            elif line.startswith("  ") and block:
                for card in block:
                    self._line(card, line, file, number)
            else:
                raise ReadError(file, number, 1, "expected 'card NUMBERS: Title' or an indented line below one")

    def _begin(self, line: str, file: str, number: int, box: str, nation: int) -> list[Card]:
        head, sign, title = line[5:].partition(": ")
        if not sign or not head.split() or not title.strip():
            raise ReadError(file, number, 6, "expected 'card NUMBERS: Title'")
        block = []
        for printed in head.split():
            card = Card(printed, title.strip(), file, number)
            card.box, card.nation = box, nation
            if printed[-1] in "AB" and printed[-2].isdigit():
                card.side = printed[-1].lower()
            self.cards.append(card)
            block.append(card)
        return block

    def _line(self, card: Card, line: str, file: str, number: int) -> None:
        text = line.strip()
        word, _, rest = text.partition(" ")
        column = line.index(rest) + 1 if rest else 3
        if word == "is":
            self._symbols(card, rest, file, number, column)
        elif word == "start":
            if rest not in STARTS:
                raise ReadError(file, number, column, f"expected one of: {', '.join(STARTS)}")
            card.start = STARTS.index(rest)
        elif word == "cost":
            cost = re.fullmatch(r"(?:([0-9]+)M)? ?(?:([0-9]+)P)? ?(?:([0-9]+)G)?", rest)
            if cost is None:
                raise ReadError(file, number, column, "expected tokens such as: 4M 2P 1G")
            card.cost = (int(cost[1] or 0), int(cost[2] or 0), int(cost[3] or 0))
        elif word == "players":
            if rest not in ("3+", "4"):
                raise ReadError(file, number, column, "expected 3+ or 4")
            card.players = int(rest[0])
        elif word == "vp":
            card.points = points(rest, file, number, column, self.names)
        elif word == "from":
            card.source = rest
        elif text == "NOPLAY":
            card.no_play = True
        elif text == "NOGAR":
            card.no_garrison = True
        elif word == "R:":
            card.conditions = requirement(rest, file, number, column, self.names)
        else:
            card.abilities.append(ability(text, file, number, 3, self.names))

    def _symbols(self, card: Card, text: str, file: str, number: int, column: int) -> None:
        extra: dict[int, int] = {}
        at = 0
        for word in text.split(" "):
            if word not in BIT or word in ("card", "var", "quest"):
                raise ReadError(file, number, column + at, f"there is no symbol {word!r}")
            bit = BIT[word]
            if card.bits & bit:
                extra[bit] = extra.get(bit, 0) + 1
            card.bits |= bit
            at += len(word) + 1
        card.repeated = list(extra.items())

    def finish(self) -> None:
        """Gives references, and what depends on all cards together."""
        groups: dict[str, list[Card]] = {}
        for card in self.cards:
            card.ref = self._ref(card)
            groups.setdefault(card.ref, []).append(card)
        for same in groups.values():
            if len(same) > 1:
                for number, card in enumerate(same, 1):
                    card.ref = f"{card.ref}.{number}"
        for card in self.cards:
            card.bits |= 1 | self.names.of(card.title)
            if card.points.counts:
                card.bits |= VAR
            if card.start == S_DEV and card.nation >= 0 and self.nations[card.nation].code == "ART":
                card.bits |= QUEST
            for each in card.abilities:
                settle(each, card.bits)

    def _ref(self, card: Card) -> str:
        home = card.box if card.nation < 0 else NATIONS[card.nation]
        side = f".{card.side}" if card.side else ""
        if card.nation >= 0 and card.start == S_POWER and card.title.lower() == home:
            return f"{home}.power{side}"
        if card.nation >= 0 and card.start == S_POWER:
            side = ""
        name = slug(re.sub(r" \(.*\)$", "", card.title)) + side
        return f"{home}.{name}" if home else name


def slug(text: str) -> str:
    """`San Lorenzo Tenochtitlán` is `san-lorenzo-tenochtitlan` in a reference."""
    plain = unicodedata.normalize("NFKD", text.replace("ø", "o")).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower().replace("'", "")).strip("-")


def read_all() -> Book:
    book = Book()
    for name in FILES:
        book.read(name, data_text("ludarium.games.imperium", f"{name}.cards"))
    book.finish()
    return book


BOOK: Final = read_all()
CARDS: Final[list[Card]] = BOOK.cards
CARD: Final = Domain("card", [card.ref for card in CARDS])
SIZE: Final = len(CARDS)
NAMES: Final = BOOK.names

# The tables of the engine, by card
BITS: Final[list[int]] = [card.bits for card in CARDS]
POINTS: Final[list[Points]] = [card.points for card in CARDS]
REQUIRES: Final[list[list[Condition]]] = [card.conditions for card in CARDS]
NO_PLAY: Final[list[bool]] = [card.no_play for card in CARDS]
NO_GARRISON: Final[list[bool]] = [card.no_garrison for card in CARDS]
COST_M: Final[list[int]] = [card.cost[0] for card in CARDS]
COST_P: Final[list[int]] = [card.cost[1] for card in CARDS]
COST_G: Final[list[int]] = [card.cost[2] for card in CARDS]
REPEATED: Final[list[list[tuple[int, int]]]] = [card.repeated for card in CARDS]

# All effects by number. Parts of them that a player may be asked about (branches of a choice, what may be done or
# paid) are the domain EFFECT: the same text is the same element, on whichever card it stands.
NODES: Final = program.Book[Effect]()
EFFECTS: Final[list[Effect]] = NODES.nodes
ABILITIES: Final[list[Ability]] = []
# What the bot of a solo game does to the human player, by the word of its tables.
YOU: Final[dict[str, Effect]] = {}
_YOU_TEXTS: Final = {
    "draw": "may(draw(1))",
    "take_unrest": "take_unrest",
    "recall(REG)": "recall(1 REG)",
    "recall(PIN)": "recall(1 PIN)",
    "abandon(REG)": "abandon(1 REG)",
    "discard(1)": "disc(1)",
    "discard(2)": "disc(2)",
    "gain(1P)": "gain(1P)",
    "gain(2M)": "gain(2M)",
}


def _number_all() -> Domain:
    for word, text in _YOU_TEXTS.items():
        YOU[word] = ability(f"S: {text}", "bots.toml", 1, 1, NAMES).effect
        NODES.add(YOU[word])
    for number, card in enumerate(CARDS):
        for each in card.abilities:
            each.card = number
            each.id = len(ABILITIES)
            ABILITIES.append(each)
            NODES.add(each.effect)
    return NODES.domain("effect")


EFFECT: Final = _number_all()


def _only(card: Card, tag: int) -> Ability | None:
    found = [each for each in card.abilities if each.tag == tag]
    if len(found) > 1:
        raise ReadError(card.file, card.line, 1, f"{card.title} has two abilities of the same kind")
    return found[0] if found else None


def _listens(card: Card) -> int:
    bits = 0
    for each in card.abilities:
        if each.event >= 0:
            bits |= 1 << each.event
    return bits


def _passives(card: Card) -> list[Effect]:
    found: list[Effect] = []
    for each in card.abilities:
        if each.tag == CONTINUOUS:
            found.extend(each.effect.kids if each.effect.code == SEQ else [each.effect])
    return found


def _sure(ability: Ability | None) -> bool:
    """Whether it gains something in any case, so that its price is never paid in vain."""
    return ability is not None and _gains(ability.effect)


def _gains(effect: Effect) -> bool:
    if effect.code == SEQ:
        return any(_gains(kid) for kid in effect.kids)
    return effect.code == GAIN and effect.flag == 0 and effect.per == PER_NOTHING and effect.p + effect.g > 0


PLAYED: Final[list[Ability | None]] = [_only(card, ON_PLAY) for card in CARDS]
EXHAUSTED: Final[list[Ability | None]] = [_only(card, EXHAUST) for card in CARDS]
SURELY_PLAYED: Final[list[bool]] = [_sure(each) for each in PLAYED]
SURELY_EXHAUSTED: Final[list[bool]] = [_sure(each) for each in EXHAUSTED]
AT_SOLSTICE: Final[list[Ability | None]] = [_only(card, SOLSTICE) for card in CARDS]
AT_THE_END: Final[list[Ability | None]] = [_only(card, AT_END) for card in CARDS]
LISTENS: Final[list[int]] = [_listens(card) for card in CARDS]
TRIGGERS: Final[list[list[Ability]]] = [[each for each in card.abilities if each.event >= 0] for card in CARDS]
PASSIVE_OF: Final[list[list[Effect]]] = [_passives(card) for card in CARDS]
FREE: Final[list[bool]] = [any(each.free for each in card.abilities) for card in CARDS]
HOOKED: Final[list[int]] = [
    sum(1 << each.most for each in _passives(card) if each.code == PASSIVE and each.flag == P_HOOK) for card in CARDS
]


def by_ref(ref: str) -> int:
    return CARD.index(ref)


def by_number(printed: str) -> int:
    """The index of the card with this printed number."""
    for number, card in enumerate(CARDS):
        if card.number == printed:
            return number
    raise KeyError(printed)


def group(ref: str) -> str:
    """The nation or the common set of a card; empty for what is not a card."""
    return CARDS[CARD.index(ref)].file.removesuffix(".cards") if ref.startswith("card:") else ""


KING_A: Final = by_number("FAM9A")
KING_B: Final = by_number("FAM9B")
COURT: Final = by_number("ART2")
GRAAL: Final = by_number("ART3")
NADIR: Final = by_number("ART8")
ZENITH: Final = by_number("VIK2")
VISIONS: Final = by_number("UTO2A")
PATH: Final = by_number("UTO2B")
GATES: Final = by_number("UTO3A")
SHANGRI_LA: Final = by_number("UTO3B")
POTTERY: Final = by_number("MIN16")
VIKINGS: Final = NATION.index("vikings")
ARTHURIANS: Final = NATION.index("arthurians")
ATLANTEANS: Final = NATION.index("atlanteans")
UTOPIANS: Final = NATION.index("utopians")
