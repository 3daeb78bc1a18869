"""How the bot takes cards (B-7 to B-9)."""

from __future__ import annotations

from typing import Final

from ludarium.games.imperium.cards import BITS
from ludarium.games.imperium.effects.symbols import REG
from ludarium.games.imperium.market import (
    SLOTS,
    SMALL,
    SUITS,
    clear_slot,
    dig_main,
    exilable,
    exile_slot,
    refill,
)
from ludarium.games.imperium.position import COLLAPSING, Imperium
from ludarium.games.imperium.solo.tokens import gain
from ludarium.games.imperium.vocabulary import BOT_TOKEN_PUT, BOT_TOOK, BOT_TOOK_FAME, BOT_TOOK_HIDDEN

BOT: Final = 1


def eligible(position: Imperium, kinds: list[int]) -> list[int]:
    """Market slots with a card of one of the suits."""
    wanted = 0
    for kind in kinds:
        wanted |= kind
    return [slot for slot in range(SLOTS) if position.market[slot] >= 0 and BITS[position.market[slot]] & wanted]


def tokens_on(position: Imperium, slot: int) -> int:
    return sum(position.tokens[3 * slot : 3 * slot + 3])


def favourite(position: Imperium, slots: list[int]) -> int:
    """B-8: most tokens, then the lowest slot."""
    best = slots[0]
    for slot in slots:
        if tokens_on(position, slot) > tokens_on(position, best):
            best = slot
    return best


def put_on_deck(position: Imperium, card: int) -> None:
    bot = position.players[BOT]
    bot.deck.append(card)
    bot.deck_known += 1
    position.tell(BOT_TOOK, card)


def put_face_down(position: Imperium, card: int) -> None:
    """On top of the deck, seen by nobody."""
    bot = position.players[BOT]
    bot.deck.append(card)
    bot.deck_known = 0
    bot.secret.append(card)


def take_slot(position: Imperium, slot: int, acquiring: bool) -> None:
    card = position.market[slot]
    m, p, g = clear_slot(position, slot)
    under = position.tucked[slot]
    position.tucked[slot] = -1
    put_on_deck(position, card)
    if under >= 0:
        if acquiring:
            put_on_deck(position, under)
        else:
            position.unrest.append(under)
    gain(position, m, p, g)
    refill(position, slot, card)


def acquire(position: Imperium, kinds: list[int]) -> None:
    take_slot(position, favourite(position, eligible(position, kinds)), True)


def break_through(position: Imperium, kinds: list[int]) -> None:
    """B-8: the favourite, if it has tokens; else the small deck of the first suit, or a dig."""
    slots = eligible(position, kinds)
    if slots:
        best = favourite(position, slots)
        if tokens_on(position, best) > 0:
            take_slot(position, best, False)
            return
    kind = kinds[0]
    suit = SUITS.index(kind)
    if suit < SMALL and position.decks[suit]:
        put_face_down(position, position.decks[suit].pop())
        position.tell(BOT_TOOK_HIDDEN, suit)
        return
    card = dig_main(position, kind)
    if card >= 0:
        put_on_deck(position, card)
    else:
        gain(position, g=2)


def take_exiled_region(position: Imperium) -> None:
    newest = [card for card in position.exile if BITS[card] & REG][-1]
    position.exile.remove(newest)
    put_on_deck(position, newest)


def take_fame(position: Imperium) -> bool:
    """The top fame card; False if there is none, so that King of Kings is to be resolved."""
    if not position.fame:
        return False
    put_face_down(position, position.fame.pop())
    position.tell(BOT_TOOK_FAME)
    return True


def exile_lowest(position: Imperium) -> None:
    """B-9"""
    slots = exilable(position)
    if slots and position.ended != COLLAPSING:
        exile_slot(position, BOT, slots[0])


def put_token_on(position: Imperium, slot: int, token: int, number: int) -> None:
    if slot < SLOTS and position.market[slot] >= 0:
        position.tokens[3 * slot + token] += number
        position.tell(BOT_TOKEN_PUT, position.market[slot], token, number)
