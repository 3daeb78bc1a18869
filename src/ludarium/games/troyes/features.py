"""What a learner reads of Troyes: see `kernel/features.py`. The facts are those of view.py, and no others."""

from __future__ import annotations

from typing import Final

from ludarium.games.troyes.dice import ChooseDice, ChooseModifier, ChooseTimes
from ludarium.games.troyes.influence import FlipMore
from ludarium.games.troyes.position import Player, Troyes
from ludarium.games.troyes.raiders import CounterRaiders
from ludarium.games.troyes.vocabulary import (
    BUILDING,
    CARD,
    CELL,
    CHARACTER,
    COLOUR,
    DIE,
    DISTRICT,
    EVENT,
    GREY_DISTRICT,
    KING,
    KING_SECOND,
    NEUTRAL,
    OWNER,
    OWNERS,
    SITE,
    VALUE,
)
from ludarium.kernel.domain import SEAT, Domain
from ludarium.kernel.features import Block, Features, byte, each_of, hot, many, relative_names, seen_from
from ludarium.kernel.position import Position

SEATS: Final = 4
WHO: Final = relative_names(SEATS)
OWNED_BY: Final = [*WHO, "neutral", "king", "king-2"]
# A die of a district: by colour and value.
DICE: Final = [f"{colour}-{value}" for colour in COLOUR.refs for value in VALUE.refs]
QUEUE: Final = 10  # places of the queue of events that are shown
FLAGS: Final = 6  # the most cubes of one owner on an event that are told apart
PURPOSES: Final = ["card", "cathedral", "event", "citizen", "farm"]

NO_DICE: Final = bytes(18)
NO_TRADESMEN: Final = bytes(9)
NO_EVENTS: Final = bytes(EVENT.size)
NO_CHARACTERS: Final = bytes(CHARACTER.size)
FIRST: Final = hot(SEATS)
AIMS: Final = hot(len(PURPOSES))
CARD_ROWS: Final = hot(CARD.size)
EVENT_ROWS: Final = hot(EVENT.size)
ABSENT: Final = bytes(9)
# By number of seats and who looks: for each owner the row that shows him (the last, -1, is nobody).
OWNER_ROWS: Final[list[list[list[bytes]]]] = [
    [
        [hot(OWNERS)[(owner - seat) % seats if owner < seats else owner] for owner in range(OWNERS)] + [bytes(OWNERS)]
        for seat in range(seats)
    ]
    for seats in range(1, SEATS + 1)
]


def _blocks() -> list[Block]:
    blocks = [
        Block("game", ["round", "rounds"], 6),
        Block("game", ["solo", "over"]),
        Block("first", WHO),
        Block("black", VALUE.refs, 4),
        Block("decks", COLOUR.refs, 12),
        Block("neutral", ["reserve"], 20),
        Block("king", ["vp", "events", "reserve"], 40),
        each_of("king.event", EVENT),
        Block("king.column", [f"{place}.{ref}" for place in range(CHARACTER.size) for ref in CHARACTER.refs]),
    ]
    for who in WHO:
        names = ["deniers", "influence", "supply", "reserve", "in-district"]
        blocks.append(Block(who, names, 20))
        blocks.append(Block(who, ["vp"], 40))
        blocks.append(Block(who, ["characters"], 4))
        blocks.append(Block(who, ["here", "passed"]))
        blocks.append(each_of(f"{who}.event", EVENT))
        blocks.append(each_of(f"{who}.character", CHARACTER))
    blocks += [Block(f"cell-{cell}", OWNED_BY) for cell in CELL.refs]
    blocks += [Block(f"site-{site}", OWNED_BY) for site in SITE.refs]
    blocks += [Block(f"flat-{building}", OWNED_BY, 4) for building in BUILDING.refs]
    blocks += [Block(f"dice.{whose}", DICE, 4) for whose in [*WHO, "neutral"]]
    blocks.append(each_of("open", CARD))
    spaces = [f"{colour}-{number}" for colour in COLOUR.refs for number in (1, 2, 3)]
    blocks += [Block(f"tradesman.{owner}", spaces, 3) for owner in OWNED_BY]
    blocks += [Block(f"cubes.{owner}", spaces, 4) for owner in OWNED_BY]
    blocks.append(each_of("queue", EVENT, QUEUE))
    blocks += [Block(f"flags.{place}", OWNED_BY, FLAGS) for place in range(QUEUE)]
    blocks.append(Block("flags.order", [f"{place}.{which}" for place in range(QUEUE) for which in ("own", "lead")], 4))
    blocks.append(Block("aim", PURPOSES))
    blocks.append(each_of("aim.card", CARD))
    blocks.append(each_of("aim.event", EVENT))
    blocks.append(each_of("aim.modifier", CARD))
    blocks.append(Block("taken", DICE, 4))
    blocks.append(Block("taken", ["bought"], 4))
    blocks.append(Block("also", VALUE.refs, 4))
    return blocks


def _player(table: Troyes, player: Player, shown: bool) -> bytes:
    """TR-2.13: tokens and characters lie face down before others."""
    characters = player.characters
    deniers, vp = player.deniers, player.vp if shown else 0
    numbers = bytes(
        [
            deniers if deniers < 256 else 255,
            player.influence,
            player.supply,
            player.reserve,
            player.in_district if player.in_district < 256 else 255,
            vp if vp < 256 else 255,
            len(characters),
            1,
            int(player.passed),
        ]
    )
    events = many(player.events, EVENT.size) if player.events else NO_EVENTS
    return numbers + events + (many(characters, CHARACTER.size) if shown else NO_CHARACTERS)


NOBODY_THERE: Final = ABSENT + NO_EVENTS + NO_CHARACTERS
NO_KING: Final = bytes(3) + NO_EVENTS + bytes(CHARACTER.size * CHARACTER.size)


def _king(table: Troyes) -> bytes:
    numbers = bytes([byte(table.king_vp), len(table.king_events), byte(sum(table.king_reserve))])
    column = b""
    for place in range(CHARACTER.size):
        row = table.column[-1 - place] if place < len(table.column) else -1
        column += CHARACTER_ROWS[row]
    return numbers + many(table.king_events, EVENT.size) + column


CHARACTER_ROWS: Final = hot(CHARACTER.size)


def _square(table: Troyes, seat: int) -> bytes:
    """The districts, the own one first."""
    dice = bytes(table.dice)
    seats = table.seats
    grey = dice[GREY_DISTRICT * 18 :]
    if seats == SEATS:
        return dice[seat * 18 : SEATS * 18] + dice[: seat * 18] + grey
    return dice[seat * 18 : seats * 18] + dice[: seat * 18] + NO_DICE * (SEATS - seats) + grey


def _by_owner(values: list[int], seat: int, seats: int) -> bytes:
    """Numbers by space and owner: owner after owner, the own ones first."""
    if values.count(0) == 9 * OWNERS:
        return NOTHING_OWNED
    given = bytes(values)
    found = [given[seat::OWNERS]]
    for other in range(seat + 1, seats):
        found.append(given[other::OWNERS])
    for other in range(seat):
        found.append(given[other::OWNERS])
    if seats < SEATS:
        found.append(NO_TRADESMEN * (SEATS - seats))
    found.append(given[NEUTRAL::OWNERS])
    if seats == 1:
        found.append(given[KING::OWNERS])
        found.append(given[KING_SECOND::OWNERS])
    else:
        found.append(NO_TRADESMEN)
        found.append(NO_TRADESMEN)
    return b"".join(found)


NOTHING_OWNED: Final = bytes(9 * OWNERS)


def _flat(table: Troyes, seat: int) -> bytes:
    flat = table.flat
    if not any(flat):
        return NONE_FLAT
    seats = table.seats
    found: list[int] = []
    for building in range(3):
        start = building * OWNERS
        for i in range(SEATS):
            found.append(flat[start + (seat + i) % seats] if i < seats else 0)
        for owner in range(NEUTRAL, OWNERS):
            found.append(flat[start + owner])
    return bytes(found)


NONE_FLAT: Final = bytes(3 * OWNERS)
NO_FLAGS: Final = bytes(OWNERS)


def _queue(table: Troyes, seat: int) -> bytes:
    """Which event lies at which place (from 1), whose cubes lie on it, and who would be the first on it."""
    places = [0] * EVENT.size
    seats = table.seats
    queue = table.queue
    found: list[bytes] = []
    ranks: list[int] = []
    for place in range(QUEUE):
        if place >= len(queue):
            found.append(NO_FLAGS)
            ranks.append(0)
            ranks.append(0)
            continue
        places[queue[place]] = place + 1
        cubes = table.flags[place]
        if not cubes:
            found.append(NO_FLAGS)
            ranks.append(0)
            ranks.append(0)
            continue
        counts = [0] * OWNERS
        own = 0
        for i in range(len(cubes)):
            owner = cubes[i]
            if owner == seat:
                own = i + 1
            counts[(owner - seat) % seats if owner < seats else owner] += 1
        found.append(bytes(counts))
        ranks.append(own)
        lead = cubes[0]
        ranks.append(1 + ((lead - seat) % seats if lead < seats else lead))
    found.append(bytes(ranks))
    return bytes(places) + b"".join(found)


NO_AIM: Final = bytes(len(PURPOSES) + CARD.size + EVENT.size + CARD.size + 18 + 1 + 6)


def _aim(table: Troyes, seat: int) -> bytes:
    """What the deciding seat is about to do, as it has said already."""
    frame = table.agenda[-1]
    purpose, target, modifier = -1, -1, -1
    group: list[int] = []
    also: list[int] = []
    if isinstance(frame, ChooseDice):
        purpose, target, modifier, group = frame.purpose, frame.target, frame.modifier, frame.group
    elif isinstance(frame, CounterRaiders):
        if not frame.group and not frame.also:
            return NO_AIM
        group, also = frame.group, frame.also
    elif isinstance(frame, (ChooseModifier, ChooseTimes)):
        purpose, target = frame.purpose, frame.target
    elif isinstance(frame, FlipMore):
        group = frame.turned
    else:
        return NO_AIM
    taken = NONE_TAKEN
    if group or also:
        counts = [0] * 25
        for die in group:
            counts[die % 18] += 1
            if die // 18 != seat:
                counts[18] += 1
        for value in also:
            counts[18 + value] += 1
        taken = bytes(counts)
    card = CARD_ROWS[target if purpose == 0 else -1]
    return AIMS[purpose] + card + EVENT_ROWS[target if purpose == 2 else -1] + CARD_ROWS[modifier] + taken


NONE_TAKEN: Final = bytes(25)


def write(table: Troyes, seat: int) -> bytes:
    seats = table.seats
    over = not table.agenda
    black = [table.round, table.rounds, int(seats == 1), int(over)]
    counts = [0, 0, 0, 0, 0, 0, 0]
    for value in table.black:
        counts[value] += 1
    decks = table.decks
    tail = [len(decks[0]), len(decks[1]), len(decks[2]), byte(table.grey_reserve)]
    first = (table.first - seat) % seats if seats > 1 else table.first
    found = [bytes(black), FIRST[first], bytes(counts[1:] + tail), _king(table) if seats == 1 else NO_KING]
    players = table.players
    found.append(_player(table, players[seat], True))
    for other in range(seat + 1, seats):
        found.append(_player(table, players[other], over))
    for other in range(seat):
        found.append(_player(table, players[other], over))
    for _ in range(SEATS - seats):
        found.append(NOBODY_THERE)
    owners = OWNER_ROWS[seats - 1][seat]
    for owner in table.cells:
        found.append(owners[owner])
    for owner in table.cathedral:
        found.append(owners[owner])
    found.append(_flat(table, seat))
    found.append(_square(table, seat))
    turned = [0] * CARD.size
    cards = table.cards
    for space in range(9):
        if space % 3 < table.round:
            turned[cards[space]] = 1
    found.append(bytes(turned))
    found.append(_by_owner(table.tradesmen, seat, seats))
    found.append(_by_owner(table.card_cubes, seat, seats))
    found.append(_queue(table, seat))
    found.append(NO_AIM if over or table.seat != seat else _aim(table, seat))
    return b"".join(found)


def turned(table: Position, seat: int, domain: Domain) -> list[int] | None:
    """Owners, districts and the dice of a district begin with the seats."""
    assert isinstance(table, Troyes)
    if domain is SEAT or domain is OWNER or domain is DISTRICT:
        return seen_from(domain, seat, table.seats)
    if domain is DIE:
        districts = seen_from(DISTRICT, seat, table.seats)
        return [districts[index // 18] * 18 + index % 18 for index in range(DIE.size)]
    return None


FEATURES: Final = Features(_blocks(), SEATS, write, turned)
