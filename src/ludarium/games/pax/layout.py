"""How a scenario describes a position, and what has to be put right after it has been read."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.pax.board import (
    BANK,
    BISHOP,
    BORDER,
    CITY,
    EMPIRE,
    EMPIRE_REGION,
    EMPIRES,
    PAWN,
    PIECE,
    PIRATE,
    REGION,
    RELIGION,
    SLOT,
    STATE,
    SUPPLY,
    VICTORY,
)
from ludarium.games.pax.cards import CARD, CARD_SET, CARD_SIDE, COMET, MARKET_CARDS, SQUARE, THINGS
from ludarium.games.pax.pieces import one_repressed, repressed_count, repressed_pieces
from ludarium.games.pax.position import PROMO, Pax
from ludarium.games.pax.tableau import find_powers, find_shut
from ludarium.kernel.domain import SEAT
from ludarium.kernel.errors import bad_scenario
from ludarium.kernel.layout import Codec, Custom, Flag, Many, Ref, Set, Struct, Whole


def _show_repressed(value: Any) -> Any:
    return [PIECE.ref(piece) for piece in repressed_pieces(value)]


def _read_repressed(given: Any, where: str, old: Any) -> Any:
    if not isinstance(given, list):
        raise bad_scenario(where, f"expected a list of pieces, not {given!r}.")
    packed = 0
    one = Ref(PIECE)
    for i, each in enumerate(given):
        piece = one.read(each, f"{where}.{i}", None)
        if PIRATE <= piece < PAWN:
            raise bad_scenario(where, "pirates and bishops cannot be repressed.")
        packed += one_repressed(piece)
    return packed


def _show_bishops(value: Any) -> Any:
    return {CARD.ref(thing): RELIGION.ref(religion) for thing, religion in enumerate(value) if religion >= 0}


def _read_bishops(given: Any, where: str, old: Any) -> Any:
    """Only the named bishops stand anywhere."""
    if not isinstance(given, dict):
        raise bad_scenario(where, f"expected a table of cards and religions, not {given!r}.")
    bishops = [-1] * THINGS
    for card, religion in given.items():
        bishops[Ref(CARD).read(card, where, None)] = Ref(RELIGION).read(religion, f"{where}.{card}", None)
    return bishops


class Yes(Flag):
    """True or false, kept as 1 or 0."""

    def show(self, value: Any) -> Any:
        return bool(value)

    def read(self, given: Any, where: str, old: Any) -> Any:
        return int(super().read(given, where, old))


_ROW: Final = Many(Ref(CARD))
_ROW_NAMES: Final = [f"{seat}.{side}" for seat in range(4) for side in REGION.refs]


class Rows(Codec):
    """The tableau rows by seat and side: `0.east`, `0.west`; from the house card outward."""

    def show(self, value: Any) -> Any:
        return {_ROW_NAMES[i]: _ROW.show(row) for i, row in enumerate(value)}

    def read(self, given: Any, where: str, old: Any) -> Any:
        if not isinstance(given, dict):
            raise bad_scenario(where, f"expected a table of rows, not {given!r}.")
        rows = [row[:] for row in old]
        for name, row in given.items():
            # TOML may nest: rows.0.east
            if isinstance(row, dict):
                for side, inner in row.items():
                    self._put(rows, f"{name}.{side}", inner, where)
            else:
                self._put(rows, name, row, where)
        return rows

    def _put(self, rows: list[list[int]], name: str, row: Any, where: str) -> None:
        if name not in _ROW_NAMES[: len(rows)]:
            raise bad_scenario(where, f"there is no {name!r} here. Expected: {', '.join(_ROW_NAMES[: len(rows)])}.")
        rows[_ROW_NAMES.index(name)] = _ROW.read(row, f"{where}.{name}", None)

    def explain(self) -> str:
        return "tableau rows by seat and side (`0.east`), from the house card outward; each: " + _ROW.explain()


class Owners(Ref):
    def explain(self) -> str:
        return 'the seat whose tableau holds the square, or "none": it lies on its throne'


LAYOUT: Final = Struct(
    [
        ("turn", Whole(0, 3)),
        ("actions", Whole(0, 2)),
        ("done", Whole(0, 31)),
        ("paid", Set(SLOT)),
        ("used", Many(Ref(CARD))),
        ("houses", Many(Ref(BANK), SEAT)),
        ("florins", Many(Whole(0, 999), SEAT)),
        ("hands", Many(Many(Ref(CARD)), SEAT)),
        ("rows", Rows()),
        ("maids", Many(Many(Ref(CARD)), SEAT)),
        ("owner", Many(Owners(SEAT, True), EMPIRE)),
        ("republic", Many(Yes(), EMPIRE)),
        ("suzerain", Many(Ref(EMPIRE, True), EMPIRE)),
        ("queen", Many(Ref(CARD, True), EMPIRE)),
        ("state", Many(Ref(STATE), EMPIRE)),
        ("repressed", Many(Custom(_show_repressed, _read_repressed, "a list of rooks, knights and pawns"), EMPIRE)),
        ("bishops", Custom(_show_bishops, _read_bishops, "a table: card and the religion of the bishop on it")),
        ("cities", Many(Ref(PIECE, True), CITY)),
        ("concession", Many(Ref(BANK, True), BORDER)),
        ("pirate", Many(Ref(RELIGION, True), BORDER)),
        ("open", Many(Ref(CITY), REGION)),
        ("market", Many(Ref(CARD, True), SLOT)),
        ("coins", Many(Whole(0, 99), SLOT)),
        ("decks", Many(Many(Ref(CARD)), REGION)),
        ("active", Set(VICTORY)),
        ("winners", Set(SEAT)),
        ("ending", Whole(0, 30)),
        ("supply", Many(Whole(0, 99), PIECE)),
        ("pool", Many(Ref(PIECE))),
        ("out", Set(SEAT)),
    ]
)


def tidy(p: Pax) -> None:
    """After reading a scenario: squares into rows, every card in one place, the supply counted, abilities found."""
    for empire in range(EMPIRES):
        owner = p.owner[empire]
        square = SQUARE + empire
        for row in p.rows:
            if square in row and (owner < 0 or p.suzerain[empire] >= 0):
                row.remove(square)
        if owner >= 0 and p.suzerain[empire] < 0 and not any(square in row for row in p.rows):
            p.rows[owner * 2 + EMPIRE_REGION[empire]].append(square)
    held = {card for zone in [*p.hands, *p.rows, *p.maids, p.queen] for card in zone if card >= 0}
    shown = [card for card in p.market if card >= 0 and card not in held]
    spare = [card for card in p.box if card not in held and card not in shown]
    seen: set[int] = set()
    for i, card in enumerate(p.market):
        if card >= 0 and (card in held or card in seen):
            p.market[i] = _spare(spare, CARD_SIDE[card])
        seen.add(p.market[i])
    for deck in p.decks:
        for i, card in enumerate(deck):
            if card in held or card in seen:
                deck[i] = _spare(spare, CARD_SIDE[card])
            seen.add(deck[i])
    used = held | seen
    p.box = [
        card
        for card in range(MARKET_CARDS)
        if card not in used and card not in p.gone and (CARD_SET[card] != "promo" or p.flags & PROMO)
    ]
    p.gone.extend([comet for comet in range(COMET, SQUARE) if comet not in used and comet not in p.gone])
    p.supply = counted_supply(p)
    find_powers(p)
    find_shut(p)


def _spare(spare: list[int], side: int) -> int:
    for i, card in enumerate(spare):
        if CARD_SIDE[card] == side:
            return spare.pop(i)
    raise bad_scenario("given", "too many cards are used elsewhere to fill the decks.")


def in_play(p: Pax, piece: int) -> int:
    """How many of a piece are anywhere but in the supply."""
    count = p.pool.count(piece)
    if piece < PIRATE or piece >= PAWN:
        count += sum(repressed_count(packed, piece) for packed in p.repressed)
    if piece < PIRATE:
        count += p.cities.count(piece)
    elif piece < BISHOP:
        count += p.pirate.count(piece - PIRATE)
    elif piece < PAWN:
        count += p.bishops.count(piece - BISHOP)
    else:
        count += p.concession.count(piece - PAWN)
    return count


def counted_supply(p: Pax) -> list[int]:
    return [SUPPLY[piece] - in_play(p, piece) for piece in range(PIECE.size)]
