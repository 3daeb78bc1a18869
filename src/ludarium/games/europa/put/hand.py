"""Action cards on their way: decks, hands, discards, Display (EU-6.0.5-7, 6.2.3)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.put.supply import deck_of
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import CARD_DISCARDED, CARD_DRAWN, CARDS_DRAWN, DECK_SHUFFLED

KEPT_DISCARDS: Final = 5  # uppermost discards that stay when a deck is shuffled anew


def can_draw(position: Europa, deck: int) -> bool:
    return bool(position.decks.action[deck] or position.decks.discards[deck])


def turn_up(position: Europa, deck: int) -> int:
    """Takes the top card of a deck, shuffling the discards if it is empty: the uppermost five stay, unless there are
    no more than five (EU-6.0.7). -1: there is no card at all."""
    decks = position.own_decks()
    pile = decks.action[deck]
    if not pile:
        discards = decks.discards[deck]
        if not discards:
            return -1
        cut = len(discards) - KEPT_DISCARDS if len(discards) > KEPT_DISCARDS else len(discards)
        pile.extend(sorted(discards[:cut]))
        decks.discards[deck] = discards[cut:]
        position.chance.shuffle(pile)
        position.tell(DECK_SHUFFLED, deck)
    position.reveal()
    return pile.pop()


def draw(position: Europa, player: int, deck: int) -> bool:
    """One card into the hand; its back is seen by all, its face by its owner (EUI-3)."""
    card = turn_up(position, deck)
    if card < 0:
        return False
    me = position.own_player(player)
    me.hand.append(card)
    position.tell(CARDS_DRAWN, me.realm, deck)
    position.tell(CARD_DRAWN, me.realm, card, to=1 << player)
    return True


def discard(position: Europa, card: int) -> None:
    """Face up on its pile (EU-6.0.6)."""
    position.own_decks().discards[deck_of(card)].append(card)
    position.tell(CARD_DISCARDED, card)


def drop(position: Europa, player: int, card: int) -> None:
    """Out of the hand onto the discards."""
    position.own_player(player).hand.remove(card)
    discard(position, card)
