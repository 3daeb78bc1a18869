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
from ludarium.games.pax.cards import CARD, CARD_SET, CARD_SIDE, COMET, MARKET_CARDS, SQUARE
from ludarium.games.pax.pieces import one_repressed, repressed_count, repressed_pieces
from ludarium.games.pax.position import PROMO, Pax
from ludarium.games.pax.tableau import find_powers, find_shut
from ludarium.games.pax.turn import BeginTurn, EndTurn, TakeAction
from ludarium.kernel.domain import SEAT, Domain
from ludarium.kernel.errors import bad_scenario
from ludarium.kernel.layout import Converted, Flag, Many, Ref, Set, Struct, Whole
from ludarium.kernel.layout_wide import Sparse


def _packed(pieces: list[int]) -> int:
    return sum(one_repressed(piece) for piece in pieces)


class Repressible(Ref):
    """A piece that can lie on an empire's square."""

    def read(self, given: Any, where: str, old: Any) -> Any:
        piece = super().read(given, where, old)
        if PIRATE <= piece < PAWN:
            raise bad_scenario(where, "pirates and bishops cannot be repressed.", "pax-repressed")
        return piece


class Yes(Flag):
    """True or false, kept as 1 or 0."""

    def show(self, value: Any) -> Any:
        return bool(value)

    def read(self, given: Any, where: str, old: Any) -> Any:
        return int(super().read(given, where, old))


# The tableau rows by seat and side; each lies from the house card outward.
ROW: Final = Domain("row", [f"{seat}.{side}" for seat in range(4) for side in REGION.refs])


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
        ("rows", Many(Many(Ref(CARD)), ROW)),
        ("maids", Many(Many(Ref(CARD)), SEAT)),
        ("owner", Many(Owners(SEAT, True), EMPIRE)),
        ("republic", Many(Yes(), EMPIRE)),
        ("suzerain", Many(Ref(EMPIRE, True), EMPIRE)),
        ("queen", Many(Ref(CARD, True), EMPIRE)),
        ("state", Many(Ref(STATE), EMPIRE)),
        (
            "repressed",
            Many(
                Converted(Many(Repressible(PIECE)), repressed_pieces, _packed, "a list of rooks, knights and pawns"),
                EMPIRE,
            ),
        ),
        ("bishops", Sparse(Ref(RELIGION, True), CARD)),
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
    p.gone = p.gone + [comet for comet in range(COMET, SQUARE) if comet not in used and comet not in p.gone]
    p.supply = counted_supply(p)
    find_powers(p)
    find_shut(p)


def _spare(spare: list[int], side: int) -> int:
    for i, card in enumerate(spare):
        if CARD_SIDE[card] == side:
            return spare.pop(i)
    raise bad_scenario("given", "too many cards are used elsewhere to fill the decks.", "pax-spare")


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


PHASES: Final = ["turn", "second-action", "end-of-turn"]


def enter(p: Pax, phase: str, seat: int) -> None:
    """Clears the agenda and starts at a phase, for scenarios."""
    tidy(p)
    if phase == "turn":
        p.agenda = [BeginTurn(seat)]
        return
    p.turn = seat
    p.actions = 1 if phase == "second-action" else 0
    p.agenda = [EndTurn(seat)]
    if phase == "second-action":
        p.agenda.append(TakeAction(seat))
