"""What a learner reads of Pax Renaissance: see `kernel/features.py`. The facts are those of view.py, and no others."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.pax.agents import DeployAgent, Pacify
from ludarium.games.pax.board import (
    BANK,
    BORDER,
    CITY,
    COLUMNS,
    EMPIRE,
    EMPIRES,
    EMPORIA_OF,
    PAWN,
    PIECE,
    RELIGION,
    SLOT,
    STATE,
    VICTORY,
)
from ludarium.games.pax.cards import CARD, COMET, IS_QUEEN, OP, SQUARE, THINGS
from ludarium.games.pax.one_shots import DeclareOneShot, Marry
from ludarium.games.pax.operations import AimOperation, AnswerTax
from ludarium.games.pax.position import ASTROLOGY, SOLO, Pax
from ludarium.games.pax.regime import GoldenLiberty, PlaceConcession
from ludarium.games.pax.supply import BorrowPiece
from ludarium.games.pax.trade_fair import PlaceLevy
from ludarium.games.pax.turn import TakeAction
from ludarium.games.pax.wars import CallRooks, ChooseLoss, PlaceSurvivor
from ludarium.kernel.domain import Domain
from ludarium.kernel.features import Block, Features, byte, each_of, hot, relative_names

SEATS: Final = 4
WHO: Final = relative_names(SEATS)
HOUSES: Final = BANK.size
PAWNS: Final = [f"pawn.{who}" for who in WHO]
AGENTS: Final = [*PIECE.refs[:6], *PAWNS]  # what can stand in a city or be repressed: rooks, knights, pawns
QUEENS: Final = [card for card in range(len(IS_QUEEN)) if IS_QUEEN[card]]

# Where a card lies, and above that (in steps of 32) the bishop on it.
HAND: Final = 1
TABLEAU: Final = 2  # of the one who looks; those of the others follow
MAID: Final = 6
MARKET: Final = 10  # in the first column; the others follow
TOP: Final = 16
BESIDE: Final = 17  # a queen beside her king
BISHOPED: Final = 32


def _table(codes: dict[int, int]) -> bytes:
    """Tells one kind of place from all others: for each code what is shown."""
    return bytes([codes.get(code % BISHOPED, 0) for code in range(256)])


PLACE_TABLES: Final = [
    _table({HAND: 1}),
    *[_table({TABLEAU + who: 1}) for who in range(SEATS)],
    _table({MAID + who: who + 1 for who in range(SEATS)}),
    _table({MARKET + column: column + 1 for column in range(COLUMNS)}),
]
TOP_TABLE: Final = _table({TOP: 1})
BISHOP_TABLES: Final = [
    bytes([int(code // BISHOPED == religion + 1) for code in range(256)]) for religion in range(RELIGION.size)
]
NO_TOP: Final = bytes(CARD.size)
NO_CARDS: Final = bytes(THINGS)
NO_BISHOPS: Final = bytes(3 * THINGS)

TURN: Final = hot(SEATS)
HOUSE_ROWS: Final = hot(HOUSES)
STATE_ROWS: Final = hot(STATE.size)
OWNER_ROWS: Final = hot(SEATS)
SUZERAIN_ROWS: Final = hot(EMPIRES)
QUEEN_ROWS: Final[list[bytes]] = [bytes([int(card == queen) for queen in QUEENS]) for card in range(len(IS_QUEEN))] + [
    bytes(len(QUEENS))
]
OPEN_ROWS: Final[list[bytes]] = [
    bytes([int(city == other) for side in (0, 1) for other in EMPORIA_OF[side]]) for city in range(CITY.size)
]
PIRATE_ROWS: Final = hot(RELIGION.size)
NONE_REPRESSED: Final = bytes(len(AGENTS))
NO_BANK: Final = bytes(4 + HOUSES)
NO_POOL: Final = bytes(PIECE.size)
CARD_ROWS: Final = hot(CARD.size)
EMPIRE_ROWS: Final = hot(EMPIRES)
PIECE_ROWS: Final = hot(len(PIECE.refs))
OP_ROWS: Final = hot(OP.size)
NO_AIM: Final = bytes(CARD.size + EMPIRES + PIECE.size + OP.size)


def _bits(bits: int, count: int) -> bytes:
    return bytes([(bits >> i) & 1 for i in range(count)])


VICTORIES: Final = [_bits(bits, VICTORY.size) for bits in range(1 << VICTORY.size)]
NONE_SHUT: Final = bytes(CITY.size)
NONE_PAID: Final = bytes(SLOT.size)


def _blocks() -> list[Block]:
    blocks = [
        Block("turn-of", WHO),
        Block("game", ["actions"], 2),
        Block("game", ["solo"]),
        Block("game", ["discarded"], 60),
        Block("game", ["comets"], 4),
        Block("deck", ["east", "west"], 40),
        each_of("victory", VICTORY),
        Block("emporium", [CITY.ref(city) for side in (0, 1) for city in EMPORIA_OF[side]]),
    ]
    for who in WHO:
        blocks.append(Block(who, ["here", "out"]))
        blocks.append(Block(who, ["florins"], 20))
        blocks.append(Block(who, ["hand"], 6))
        blocks.append(each_of(f"{who}.house", BANK))
    blocks.append(each_of("hand", CARD))
    blocks += [each_of(f"tableau.{who}", CARD) for who in WHO]
    blocks.append(each_of("maid-of", CARD, SEATS))
    blocks.append(each_of("market-column", CARD, COLUMNS))
    blocks += [each_of(f"bishop.{religion}", CARD) for religion in RELIGION.refs]
    blocks.append(each_of("deck-top", CARD))
    blocks.append(each_of("market-florins", SLOT, 6))
    blocks.append(each_of("market-unbuyable", SLOT))
    for empire in EMPIRE.refs:
        blocks.append(Block(f"empire.{empire}", [*STATE.refs, *[f"owner.{who}" for who in WHO], "republic"]))
        blocks.append(Block(f"empire.{empire}.suzerain", EMPIRE.refs))
        blocks.append(Block(f"empire.{empire}.queen", [CARD.ref(card) for card in QUEENS]))
        blocks.append(Block(f"empire.{empire}.repressed", AGENTS, 3))
    blocks += [Block(f"city.{city}", AGENTS) for city in CITY.refs]
    blocks.append(each_of("shut", CITY))
    for border in BORDER.refs:
        blocks.append(Block(f"border.{border}", [*PAWNS, *[f"pirate.{religion}" for religion in RELIGION.refs]]))
    pieces = [*PIECE.refs[:PAWN], *PAWNS, *[f"pawn.absent-{i}" for i in range(HOUSES - SEATS)]]
    blocks.append(Block("pool", pieces, 3))
    blocks.append(Block("supply", pieces, 12))
    blocks.append(each_of("aim.card", CARD))
    blocks.append(each_of("aim.empire", EMPIRE))
    blocks.append(Block("aim.piece", pieces))
    blocks.append(each_of("aim.op", OP))
    return blocks


class Angle:
    """How a seat sees the houses: for each one the number of its bank, its own being 0, and what shows it."""

    __slots__ = ("agents", "banks", "concessions", "order")

    def __init__(self, houses: list[int], seat: int) -> None:
        count = len(houses)
        # the houses in the order of their banks as this seat sees them, then those that nobody plays
        self.order: list[int] = [houses[(seat + i) % count] for i in range(count)]
        self.order += [house for house in range(HOUSES) if house not in self.order]
        self.banks: list[int] = [self.order.index(house) for house in range(HOUSES)]
        pieces = hot(len(AGENTS))
        # by piece; bishops and pirates are in no city, and -1 is an empty one
        self.agents: list[bytes] = [pieces[-1]] * (PIECE.size + 1)
        for piece in range(6):
            self.agents[piece] = pieces[piece]
        rows = hot(SEATS)
        self.concessions: list[bytes] = [rows[-1]] * (HOUSES + 1)
        for bank in range(min(count, SEATS)):
            self.agents[PAWN + self.order[bank]] = pieces[6 + bank]
            self.concessions[self.order[bank]] = rows[bank]


ANGLES: Final[dict[int, Angle]] = {}


def angle_number(p: Pax) -> int:
    """Equal for positions with the same houses at the same banks."""
    found = 1
    for house in p.houses:
        found = found * 8 + house
    return found


def angle_of(p: Pax, seat: int) -> Angle:
    number = angle_number(p) * 8 + seat
    found = ANGLES.get(number)
    if found is None:
        found = Angle(p.houses, seat)
        ANGLES[number] = found
    return found


def _places(p: Pax, seat: int) -> bytes:
    """Where all cards lie, as far as this seat sees it."""
    where = [0] * THINGS
    for card in p.hands[seat]:
        where[card] = HAND
    banks = len(p.florins)
    for bank in range(banks):
        who = bank - seat
        if who < 0:
            who += banks
        for card in p.rows[bank * 2]:
            where[card] = TABLEAU + who
        for card in p.rows[bank * 2 + 1]:
            where[card] = TABLEAU + who
        for card in p.maids[bank]:
            where[card] = MAID + who
    for slot in range(2 * COLUMNS):
        card = p.market[slot]
        if card >= 0:
            where[card] = MARKET + slot % COLUMNS
    for empire in range(EMPIRES):
        card = p.queen[empire]
        if card >= 0:
            where[card] = BESIDE
    top = p.flags & ASTROLOGY
    if top:
        for deck in p.decks:
            if deck:
                where[deck[-1]] = TOP
    any_bishop = False
    religions = p.bishops
    for thing in range(len(religions)):
        religion = religions[thing]
        if religion >= 0:
            where[thing] += BISHOPED * (religion + 1)
            any_bishop = True
    codes = bytes(where)
    found = [codes.translate(table) for table in PLACE_TABLES]
    if any_bishop:
        for table in BISHOP_TABLES:
            found.append(codes.translate(table))
    else:
        found.append(NO_BISHOPS)
    found.append(codes.translate(TOP_TABLE) if top else NO_TOP)
    return b"".join(found)


def _repressed(packed: int, order: list[int], banks: int) -> bytes:
    """Rooks and knights by religion, then pawns by bank."""
    found = [(packed >> (4 * kind)) & 15 for kind in range(6)]
    for bank in range(SEATS):
        found.append((packed >> (4 * (6 + order[bank]))) & 15 if bank < banks else 0)
    return bytes(found)


def _stock(pieces: list[int], order: list[int]) -> bytes:
    """Counts by piece, the pawns in the order of the banks."""
    return bytes(pieces[:PAWN] + [pieces[PAWN + house] for house in order])


def _aim(p: Pax, seat: int) -> bytes:
    """What the decision is about."""
    frame = p.agenda[-1]
    card, empire, piece, op = -1, -1, -1, -1
    if isinstance(frame, TakeAction):
        return NO_AIM
    if isinstance(frame, DeployAgent):
        card, piece = frame.card, frame.piece
    elif isinstance(frame, AimOperation):
        card, op = frame.card, frame.op
    elif isinstance(frame, BorrowPiece):
        piece = frame.piece
    elif isinstance(frame, (DeclareOneShot, Marry)):
        card = frame.card
    elif isinstance(
        frame,
        (PlaceLevy, ChooseLoss, PlaceConcession, PlaceSurvivor, Pacify, CallRooks, GoldenLiberty, AnswerTax),
    ):
        empire = frame.empire
    else:
        return NO_AIM
    if piece >= PAWN:
        piece = PAWN + angle_of(p, seat).banks[piece - PAWN]
    return CARD_ROWS[card] + EMPIRE_ROWS[empire] + PIECE_ROWS[piece] + OP_ROWS[op]


def write(p: Pax, seat: int) -> bytes:
    angle = angle_of(p, seat)
    order = angle.order
    banks = len(p.florins)
    comets = 0
    for comet in range(COMET, SQUARE):
        if comet not in p.gone:
            comets += 1
    decks = p.decks
    turn = p.turn - seat
    if turn < 0:
        turn += banks
    numbers = [p.actions, int(p.flags & SOLO != 0), byte(len(p.gone)), comets, len(decks[0]), len(decks[1])]
    found = [
        TURN[turn],
        bytes(numbers),
        VICTORIES[p.active],
        bytes([a | b for a, b in zip(OPEN_ROWS[p.open[0]], OPEN_ROWS[p.open[1]], strict=True)]),
    ]
    for i in range(SEATS):
        if i >= banks:
            found.append(NO_BANK)
            continue
        bank = (seat + i) % banks
        found.append(bytes([1, (p.out >> bank) & 1, byte(p.florins[bank]), len(p.hands[bank])]))
        found.append(HOUSE_ROWS[p.houses[bank]])
    found.append(_places(p, seat))
    found.append(bytes(p.coins))
    found.append(_bits(p.paid, SLOT.size) if p.paid else NONE_PAID)
    for empire in range(EMPIRES):
        found.append(STATE_ROWS[p.state[empire]])
        owner = p.owner[empire]
        if owner >= 0:
            owner -= seat
            if owner < 0:
                owner += banks
        found.append(OWNER_ROWS[owner])
        found.append(b"\x01" if p.republic[empire] else b"\x00")
        found.append(SUZERAIN_ROWS[p.suzerain[empire]])
        found.append(QUEEN_ROWS[p.queen[empire]])
        packed = p.repressed[empire]
        found.append(_repressed(packed, order, banks) if packed else NONE_REPRESSED)
    agents = angle.agents
    for piece in p.cities:
        found.append(agents[piece])
    found.append(_bits(p.shut, CITY.size) if p.shut else NONE_SHUT)
    concessions = angle.concessions
    pirates = p.pirate
    conceded = p.concession
    for border in range(BORDER.size):
        found.append(concessions[conceded[border]])
        found.append(PIRATE_ROWS[pirates[border]])
    if p.pool:
        counts = [0] * PIECE.size
        for piece in p.pool:
            counts[piece] += 1
        found.append(_stock(counts, order))
    else:
        found.append(NO_POOL)
    found.append(_stock(p.supply, order))
    found.append(_aim(p, seat) if p.agenda and p.seat == seat else NO_AIM)
    return b"".join(found)


def turned(p: Any, seat: int, domain: Domain) -> list[int] | None:
    """Pawns are told apart by whose they are."""
    if domain is not PIECE:
        return None
    banks = angle_of(p, seat).banks
    return [piece if piece < PAWN else PAWN + banks[piece - PAWN] for piece in range(PIECE.size)]


FEATURES: Final = Features(_blocks(), SEATS, write, turned, angle_number)
