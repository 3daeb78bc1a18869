"""The market (sections 6 and 7): buying cards, comets, and the refresh at the end of a turn."""

from __future__ import annotations

from typing import Final

from ludarium.games.pax.board import COLUMNS, EAST, HAND_LIMIT, VICTORY, WEST
from ludarium.games.pax.cards import COMET, SQUARE, UNLIMITED_HAND
from ludarium.games.pax.position import PROMO, Pax
from ludarium.games.pax.vocabulary import (
    ACTIVATE,
    ACTIVATED,
    BOUGHT,
    BUY,
    COMET_BOUGHT,
    FAIR_CARD,
    GAINED,
    TURNED_UP,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first

# The options of buying each card from each slot.
BUY_AT: Final[list[list[int]]] = [[BUY.of(slot, card) for card in range(SQUARE)] for slot in range(2 * COLUMNS)]
# The slots of cards that so many florins can pay.
IN_REACH: Final[list[list[int]]] = [
    [row * COLUMNS + column for row in (EAST, WEST) for column in range(1, florins + 1)] for florins in range(COLUMNS)
]


def price(slot: int) -> int:
    """PX-7.3: the number of the column."""
    return slot % COLUMNS


def has_hand_room(p: Pax, seat: int) -> bool:
    """PX-7.2."""
    return len(p.hands[seat]) < HAND_LIMIT or p.has(seat, UNLIMITED_HAND)


def purchases(p: Pax, seat: int) -> list[int]:
    """PX-7.1, PX-7.2, PX-7.6: face-up cards that can be paid and were not paid on this turn."""
    florins = p.florins[seat]
    market, paid = p.market, p.paid
    slots = IN_REACH[florins] if florins < COLUMNS else IN_REACH[COLUMNS - 1]
    least = 0 if has_hand_room(p, seat) else COMET
    return [BUY_AT[slot][market[slot]] for slot in slots if market[slot] >= least and not (paid >> slot) & 1]


def pay_market(p: Pax, seat: int, slot: int) -> None:
    """PX-7.3, PX-7.4, AM-27: a florin on each card to the left, or across the rows where a slot is empty."""
    column = price(slot)
    p.florins[seat] -= column
    market = p.market
    for left in range(slot - column, slot):
        place = left
        if market[left] < 0:
            across = left + COLUMNS if left < COLUMNS else left - COLUMNS
            if market[across] >= 0:
                place = across
        p.coins[place] += 1
        p.paid |= 1 << place


def take_card(p: Pax, seat: int, slot: int) -> int:
    """Pays for a market card and takes it off the row, with the florins on it (PX-7.5)."""
    card = p.market[slot]
    pay_market(p, seat, slot)
    p.market[slot] = -1
    gained = p.coins[slot]
    p.coins[slot] = 0
    p.florins[seat] += gained
    name = p.name(seat)
    if card >= COMET:
        p.tell(COMET_BOUGHT, name, card)
    else:
        p.tell(BOUGHT, name, card, slot % COLUMNS)
    if gained:
        p.tell(GAINED, name, gained)
    return card


def buy(p: Pax, seat: int, slot: int) -> None:
    card = take_card(p, seat, slot)
    if card >= COMET:
        p.gone = [*p.gone, card]
        if inactive(p):
            p.push(ActivateVictory(seat))
    else:
        p.hands[seat].append(card)
        p.hands[seat].sort()


def inactive(p: Pax) -> list[int]:
    size = VICTORY.size if p.flags & PROMO else VICTORY.size - 1
    return [victory for victory in range(size) if not (p.active >> victory) & 1]


@data
class ActivateVictory(Decision[Pax]):
    """PX-26.1: a comet turns one victory active."""

    RULES = ("PX-26.1",)

    def options(self, position: Pax) -> list[int]:
        return [ACTIVATE.each[victory] for victory in inactive(position)]

    def choose(self, position: Pax, option: int) -> None:
        position.active |= 1 << first(option)
        position.tell(ACTIVATED, position.name(self.seat), first(option))


# refresh


def slide(p: Pax, row: int) -> int:
    """PX-6.3, PX-6.6: cards move left with their florins; florins of an empty slot stay in its column.

    Gives the number of cards in the row.
    """
    market, coins = p.market, p.coins
    start, end = row * COLUMNS, row * COLUMNS + COLUMNS
    if -1 not in market[start:end]:
        return COLUMNS
    free = market.index(-1, start)
    for slot in range(free + 1, end):
        if market[slot] >= 0:
            market[free] = market[slot]
            market[slot] = -1
            coins[free] += coins[slot]
            coins[slot] = 0
            free += 1
    return free - start


def refill(p: Pax, row: int, cards: int) -> bool:
    """PX-6.4, PX-6.7: from the row's deck, else from the other one. False if the market cannot be filled."""
    for slot in range(row * COLUMNS + cards, row * COLUMNS + COLUMNS):
        deck = p.decks[row] or p.decks[1 - row]
        if not deck:
            return False
        card = deck.pop()
        p.market[slot] = card
        p.reveal()
        p.tell(TURNED_UP, card, slot)
    return True


def refresh(p: Pax) -> bool:
    """PX-6.2 to PX-6.8: both rows. False if the game ends here."""
    market = p.market
    if -1 not in market:
        return True
    east, west = market[0], market[COLUMNS]
    east_cards = slide(p, EAST)
    west_cards = slide(p, WEST)
    if not (refill(p, EAST, east_cards) and refill(p, WEST, west_cards)):
        return False
    if market[0] != east:
        p.tell(FAIR_CARD, market[0], EAST)
    if market[COLUMNS] != west:
        p.tell(FAIR_CARD, market[COLUMNS], WEST)
    return True
