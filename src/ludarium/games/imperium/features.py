"""What a learner reads of Imperium: see `kernel/features.py`. The facts are those of view.py, and no others.

Every card lies in one place, so each has a row that says where. Of the many cards only those of the nations at the
table are shown: the common ones by name, those of a nation by their number in it, nation after nation as the seats
follow.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.imperium.cards import CARD, CARDS, NATION
from ludarium.games.imperium.market import SLOTS
from ludarium.games.imperium.position import Imperium, Player
from ludarium.games.imperium.vocabulary import REASON
from ludarium.kernel.domain import SEAT, Domain
from ludarium.kernel.features import Block, Features, byte, hot, relative_names, seen_from

SEATS: Final = 4
WHO: Final = relative_names(SEATS)
TOKENS: Final = ["materials", "population", "progress"]

COMMON: Final = [card for card in range(len(CARDS)) if CARDS[card].nation < 0]
OF_NATION: Final[list[list[int]]] = [
    [card for card in range(len(CARDS)) if CARDS[card].nation == nation] for nation in range(NATION.size)
]
MOST_OF_NATION: Final = max([len(cards) for cards in OF_NATION])
SHOWN: Final = len(COMMON) + SEATS * MOST_OF_NATION
SHOWN_NAMES: Final = [CARD.ref(card) for card in COMMON] + [
    f"{who}.nation-{number + 1}" for who in WHO for number in range(MOST_OF_NATION)
]

# What is said of a card: where it lies, and how.
ZONES: Final = ["hand", "deck", "discard", "play", "history", "nation", "mat", "slots"]
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
PLAY: Final = 3
HISTORY: Final = 4
NATION_DECK: Final = 5
MAT: Final = 6  # permanent cards, the one beneath the nation deck, developments
ROW: Final = 7  # the bot's face-up cards
OTHERS_ZONES: Final = ["play", "discard", "hand", "history", "mat"]
FLAGS: Final = ["exhausted", "garrisoned", "known", "free"]
EXHAUSTED: Final = 1
GARRISONED: Final = 2
KNOWN: Final = 4  # to the others; on top of the own deck or nation deck: to its owner
FREE: Final = 8
PLACES: Final = [
    *[f"own.{zone}" for zone in ZONES[:7]],
    *[f"{who}.{zone}" for who in WHO[1:] for zone in OTHERS_ZONES],
    "market",
    "exile",
    "looked",
    *FLAGS,
]
# A code: owner, zone, flags; or one of these.
MARKET: Final = SEATS * 8 * 16  # in the first slot; the others follow
EXILE: Final = MARKET + SLOTS
LOOKED: Final = EXILE + 1
CODES: Final = LOOKED + 1


def _row(code: int) -> bytes:
    """What is shown of a card with this code."""
    found = dict.fromkeys(PLACES, 0)
    if code >= MARKET:
        name = "market" if code < EXILE else "exile" if code == EXILE else "looked"
        found[name] = code - MARKET + 1 if code < EXILE else 1
        return bytes([found[place] for place in PLACES])
    owner, zone, flags = code // 128, ZONES[code // 16 % 8], code % 16
    if zone == "slots":
        zone = "mat"
    if f"{WHO[owner]}.{zone}" not in found:
        return bytes(len(PLACES))  # nobody sees this
    found[f"{WHO[owner]}.{zone}"] = SLOTS
    for i, flag in enumerate(FLAGS):
        found[flag] = SLOTS * ((flags >> i) & 1)
    return bytes([found[place] for place in PLACES])


UNSEEN: Final = bytes(len(PLACES))
ROWS: Final[list[bytes]] = [_row(code) for code in range(CODES)]
NATION_ROWS: Final = hot(NATION.size)
TURN: Final = hot(SEATS)
ENDING_ROWS: Final = hot(REASON.size)
CARD_ROWS: Final = hot(SHOWN)
NONE_RESOLVING: Final = bytes(SHOWN)
NO_PLAYER: Final = bytes(21 + NATION.size)


def _blocks() -> list[Block]:
    blocks = [
        Block("turn-of", WHO),
        Block("game", ["activating", "king-b", "box"]),
        Block("game", ["round", "last-round"], 20),
        Block("game", ["main", "region", "uncivilised", "civilised", "unrest", "fame"], 20),
        Block("ending", REASON.refs),
        Block("market.unrest", [str(slot) for slot in range(SLOTS)]),
        Block("market", [f"{slot}.{token}" for slot in range(SLOTS) for token in TOKENS], 5),
    ]
    for who in WHO:
        blocks.append(Block(who, ["here", "bot", "empire", "nation-exhausted", "developments-exhausted", "ignores"]))
        blocks.append(Block(who, ["materials", "population", "progress", "stored"], 20))
        blocks.append(Block(who, ["actions", "exhaust"], 5))
        blocks.append(Block(who, ["treats-fertile", "treats-river"], 3))
        blocks.append(Block(who, ["hand", "deck", "discard", "history", "nation-deck", "play", "developments"], 20))
        blocks.append(Block(f"{who}.nation", NATION.refs))
    blocks += [Block(f"card.{name}", PLACES, SLOTS) for name in SHOWN_NAMES]
    blocks.append(Block("resolving", SHOWN_NAMES))
    return blocks


class Angle:
    """How a seat sees the cards: which place of the layout each of them has."""

    __slots__ = ("places",)

    def __init__(self, nations: list[int], seat: int) -> None:
        self.places: list[int] = [0] * len(CARDS)
        for place, card in enumerate(COMMON):
            self.places[card] = place
        count = len(nations)
        for i in range(count):
            nation = nations[(seat + i) % count]
            if nation >= 0:
                start = len(COMMON) + i * MOST_OF_NATION
                for number, card in enumerate(OF_NATION[nation]):
                    self.places[card] = start + number


ANGLES: Final[dict[int, Angle]] = {}
KEPT_ANGLES: Final = 4000


def angle_of(table: Imperium, seat: int) -> Angle:
    number = seat
    for player in table.players:
        number = number * 32 + player.nation + 1
    found = ANGLES.get(number)
    if found is None:
        if len(ANGLES) > KEPT_ANGLES:
            ANGLES.clear()
        found = Angle([player.nation for player in table.players], seat)
        ANGLES[number] = found
    return found


def _player(player: Player) -> bytes:
    numbers = bytes(
        [
            1,
            player.bot,
            player.state,
            player.nat_x,
            player.dev_x,
            player.ignore,
            byte(player.m),
            byte(player.p),
            byte(player.g),
            byte(player.stored),
            byte(player.a),
            byte(player.x),
            byte(player.treat_fert),
            byte(player.treat_riv),
            len(player.hand),
            len(player.deck),
            len(player.disc),
            len(player.hist),
            len(player.natdeck),
            len(player.play),
            len(player.dev),
        ]
    )
    return numbers + NATION_ROWS[player.nation]


def _put(rows: list[bytes], places: list[int], cards: list[int], code: int) -> None:
    row = ROWS[code]
    for card in cards:
        rows[places[card]] = row


def _put_open(rows: list[bytes], places: list[int], player: Player, base: int) -> None:
    """What everybody sees of a player's cards."""
    _put(rows, places, player.disc, base + DISCARD * 16)
    _put(rows, places, player.play, base + PLAY * 16)
    _put(rows, places, player.dev, base + MAT * 16)
    _put(rows, places, player.extra, base + MAT * 16)
    _put(rows, places, player.garrison, base + PLAY * 16 + GARRISONED)
    if player.bot:
        _put(rows, places, player.slots, base + ROW * 16)
    if player.power >= 0:
        rows[places[player.power]] = ROWS[base + MAT * 16 + KNOWN]
    if player.accession >= 0:
        rows[places[player.accession]] = ROWS[base + MAT * 16 + GARRISONED]
    free = player.freed
    for card in player.tapped:
        flags = EXHAUSTED | FREE if card in free else EXHAUSTED
        rows[places[card]] = ROWS[base + (PLAY if card in player.play else MAT) * 16 + flags]
    for card in free:
        if card not in player.tapped:
            zone = PLAY if card in player.play else DISCARD if card in player.disc else -1
            if zone >= 0:
                rows[places[card]] = ROWS[base + zone * 16 + FREE]


def _put_own(rows: list[bytes], places: list[int], player: Player) -> None:
    _put(rows, places, player.hand, HAND * 16)
    _put(rows, places, player.open_hand, HAND * 16 + KNOWN)
    _put(rows, places, player.deck, DECK * 16)
    if player.deck_known:
        _put(rows, places, player.deck[len(player.deck) - player.deck_known :], DECK * 16 + KNOWN)
    _put(rows, places, player.hist, HISTORY * 16)
    _put(rows, places, player.open_hist, HISTORY * 16 + KNOWN)
    _put(rows, places, player.natdeck, NATION_DECK * 16)
    if player.nat_known and player.natdeck:
        rows[places[player.natdeck[-1]]] = ROWS[NATION_DECK * 16 + KNOWN]


def write(table: Imperium, seat: int) -> bytes:
    players = table.players
    count = len(players)
    turn = table.active - seat if table.active >= 0 else -1
    if table.active >= 0 and turn < 0:
        turn += count
    decks = table.decks
    numbers = [
        table.activating,
        table.king,
        table.box,
        byte(table.round),
        byte(table.last_round if table.last_round > 0 else 0),
        byte(len(table.main)),
        len(decks[0]),
        len(decks[1]),
        len(decks[2]),
        len(table.unrest),
        len(table.fame),
    ]
    slots = [int(card >= 0) for card in table.tucked]
    found = [
        TURN[turn],
        bytes(numbers),
        ENDING_ROWS[table.ending - 1],
        bytes(slots + [byte(number) for number in table.tokens]),
    ]
    places = angle_of(table, seat).places
    rows = [UNSEEN] * SHOWN
    for i in range(SEATS):
        if i >= count:
            found.append(NO_PLAYER)
            continue
        player = players[(seat + i) % count]
        found.append(_player(player))
        if player.nation < 0:
            continue
        base = i * 128
        if i == 0:
            _put_own(rows, places, player)
        else:
            _put(rows, places, player.open_hand, base + HAND * 16)
            _put(rows, places, player.open_hist, base + HISTORY * 16)
            if player.bot and player.deck_known:
                top = player.deck[len(player.deck) - player.deck_known :]
                _put(rows, places, top, base + HISTORY * 16 + KNOWN)
        _put_open(rows, places, player, base)
    for slot in range(SLOTS):
        card = table.market[slot]
        if card >= 0:
            rows[places[card]] = ROWS[MARKET + slot]
    _put(rows, places, table.exile, EXILE)
    if table.looker == seat:
        _put(rows, places, table.looked, LOOKED)
    found.extend(rows)
    contexts = table.contexts
    if contexts:
        resolving = bytearray(NONE_RESOLVING)
        for context in contexts:
            if context.card >= 0:
                resolving[places[context.card]] += 1
        found.append(bytes(resolving))
    else:
        found.append(NONE_RESOLVING)
    return b"".join(found)


def turned(table: Any, seat: int, domain: Domain) -> list[int] | None:
    return seen_from(domain, seat, table.seats) if domain is SEAT else None


FEATURES: Final = Features(_blocks(), SEATS, write, turned)
