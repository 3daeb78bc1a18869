"""The bot's deck and dynasty deck (B-1, B-11, B-20)."""

from __future__ import annotations

from typing import Final

from ludarium.games.imperium.cards import (
    ARTHURIANS,
    CARDS,
    UTOPIANS,
    VIKINGS,
)
from ludarium.games.imperium.effects.symbols import (
    EMP,
    S_ACCESSION,
)
from ludarium.games.imperium.position import Imperium, Player
from ludarium.games.imperium.vocabulary import (
    BOT_DISCARDED,
    BOT_DYNASTY,
    BOT_EMPIRE,
    BOT_JOURNEYED,
    BOT_RESHUFFLED,
    BOT_TOOK,
)
from ludarium.games.imperium.zones import draw_unrest, trigger_end, unveil

# B-2: by difficulty
SLOTS: Final = [4, 4, 5, 5, 6]
DISCARDS: Final = [0, 1, 0, 0, 0]
RICH: Final = [0, 0, 0, 1, 1]
VARIABLE: Final = 5  # B-15: what a variable card is worth to a bot
JOURNEY_EMPIRE: Final = 4  # B-20
JOURNEY_END: Final = 8

HUMAN: Final = 0


def bot_of(position: Imperium) -> Player:
    return position.players[1]


# the deck


def next_card(position: Imperium) -> int:
    """The top card of the bot's deck, or -1. B-11: an empty deck brings a dynasty card and is reshuffled."""
    bot = bot_of(position)
    if not bot.deck:
        dynasty(position)
        if bot.nation == UTOPIANS:
            journey(position)
        cards = bot.disc
        bot.disc = []
        if cards:
            position.tell(BOT_RESHUFFLED)
        position.chance.shuffle(cards)
        bot.deck = cards + bot.deck
        bot.deck_known = 0
        position.reveal()
    if not bot.deck:
        return -1
    card = bot.deck.pop()
    bot.deck_known = max(0, bot.deck_known - 1)
    unveil(bot, card)
    position.reveal()
    return card


def dynasty(position: Imperium) -> None:
    """The top dynasty card goes to the discard pile; the accession card makes the bot an empire."""
    bot = bot_of(position)
    if not bot.natdeck:
        return
    card = bot.natdeck.pop()
    bot.disc.append(card)
    position.reveal()
    position.tell(BOT_DYNASTY, card)
    if CARDS[card].start == S_ACCESSION and bot.nation not in (ARTHURIANS, VIKINGS):
        become_empire(position)
    if not bot.natdeck:
        trigger_end(position, 6)


def become_empire(position: Imperium) -> None:
    bot = bot_of(position)
    if bot.state != EMP:
        bot.state = EMP
        position.tell(BOT_EMPIRE)


def journey(position: Imperium) -> None:
    """B-20: the Utopian bot has a journey marker instead of a dynasty deck."""
    bot = bot_of(position)
    bot.stored += 1
    position.tell(BOT_JOURNEYED, bot.stored)
    suffer_unrest(position)
    if bot.stored == JOURNEY_EMPIRE:
        become_empire(position)
    elif bot.stored == JOURNEY_END:
        trigger_end(position, 6)


def suffer_unrest(position: Imperium) -> None:
    """B-12: an unrest on top of the bot's deck."""
    card = draw_unrest(position)
    if card >= 0:
        bot = bot_of(position)
        bot.deck.append(card)
        bot.deck_known += 1
        position.tell(BOT_TOOK, card)


def fill(position: Imperium, stays: int = 1) -> None:
    """B-3: empty slots are filled in their order. A card that is still there stays in its slot, of this number."""
    bot = bot_of(position)
    kept, bot.slots = bot.slots, []
    while len(bot.slots) + len(kept) < SLOTS[position.difficulty]:
        if len(bot.slots) + 1 == stays:
            bot.slots += kept
            kept = []
        card = next_card(position)
        if card < 0:
            break
        bot.slots.append(card)
    bot.slots += kept


def discard_top(position: Imperium, number: int) -> None:
    for _ in range(number):
        card = next_card(position)
        if card >= 0:
            discard(position, card)


def discard(position: Imperium, card: int) -> None:
    """A card that has left its zone."""
    bot_of(position).disc.append(card)
    position.tell(BOT_DISCARDED, card)
