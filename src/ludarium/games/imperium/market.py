"""The market: acquire, break through, exile, swap, tokens and refill (IM-11.15 to IM-11.26)."""

from __future__ import annotations

from typing import Final

from ludarium.games.imperium.cards import BITS, EFFECTS, PASSIVE_OF
from ludarium.games.imperium.effects.abilities import happen, own_cards
from ludarium.games.imperium.effects.effect import Effect
from ludarium.games.imperium.effects.machine import HANDLERS, POSSIBLE
from ludarium.games.imperium.effects.symbols import (
    ACQUIRE,
    BREAK,
    CIV,
    E_ACQUIRE,
    E_EXILE_ACQUIRE,
    E_GAIN,
    E_MARKET_GAIN,
    EXILE_MARKET,
    HAND,
    MARKET_ADD,
    P_EXILE_ACQUIRE,
    P_UPKEEP,
    REG,
    SWAP_MARKET,
    TRI,
    TUCKED_SUITS,
    UNC,
    VAR,
)
from ludarium.games.imperium.position import COLLAPSING, Imperium, Player
from ludarium.games.imperium.tokens import gain
from ludarium.games.imperium.vocabulary import (
    ACQUIRE_CARD,
    ACQUIRED,
    BOT_EXILED,
    BREAK_CARD,
    BROKE,
    BROKE_SECRETLY,
    DECLINE,
    DIG,
    EXILE_CARD,
    EXILED_MARKET,
    FOUND_NOTHING,
    GOT,
    PUT_TOKEN,
    REFILLED,
    SUIT,
    SWAP,
    SWAPPED,
    TOKEN,
    TOKEN_PUT,
)
from ludarium.games.imperium.zones import arrive, draw_unrest, take_unrest, trigger_end
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first, second, verb_of

SLOTS: Final = 5
SMALL: Final = 3  # slots that lie below a small deck
# the symbol that each element of SUIT digs for
SUITS: Final = [REG, UNC, CIV, TRI, VAR]


def has_token(position: Imperium, slot: int) -> bool:
    at = 3 * slot
    tokens = position.tokens
    return bool(tokens[at] or tokens[at + 1] or tokens[at + 2])


def tuck(position: Imperium, slot: int) -> None:
    """IM-4.22: an unrest beneath every card that is not a region."""
    card = position.market[slot]
    if card >= 0 and BITS[card] & TUCKED_SUITS:
        position.tucked[slot] = draw_unrest(position)


def leaves_main(position: Imperium) -> int:
    """The top card of the main deck; IM-9.2 (1): with the last one the end is triggered."""
    card = position.main.pop()
    if not position.main:
        trigger_end(position, 0)
    return card


def refill(position: Imperium, slot: int, taken: int) -> None:
    """IM-11.25, AMB-30: from the slot's own small deck, else from the main deck."""
    deck: list[int] = position.decks[slot] if slot < SMALL else []
    if position.refill_by_suit:
        deck = []
        for i in range(SMALL):
            if BITS[taken] & SUITS[i]:
                deck = position.decks[i]
                break
    if deck:
        card = deck.pop()
    elif position.main:
        card = leaves_main(position)
    else:
        return
    position.market[slot] = card
    position.reveal()
    position.tell(REFILLED, card)
    tuck(position, slot)


def clear_slot(position: Imperium, slot: int) -> tuple[int, int, int]:
    """Takes everything off a slot but the unrest beneath it; returns the tokens."""
    at = 3 * slot
    tokens = position.tokens
    found = (tokens[at], tokens[at + 1], tokens[at + 2])
    tokens[at] = tokens[at + 1] = tokens[at + 2] = 0
    position.market[slot] = -1
    return found


def take_from_market(position: Imperium, seat: int, slot: int, acquiring: bool) -> None:
    """IM-11.24, IM-11.26a: the card to hand, the tokens to the pool, the unrest to hand or back to the pile."""
    card = position.market[slot]
    m, p, g = clear_slot(position, slot)
    under = position.tucked[slot]
    position.tucked[slot] = -1
    arrive(position, seat, card, HAND, True)
    position.tell(ACQUIRED if acquiring else BROKE, seat, card)
    if under >= 0:
        if acquiring:
            arrive(position, seat, under, HAND, True)
        else:
            position.unrest.append(under)
    if m or p or g:
        gain(position, seat, m, p, g, position.contexts[-1].via if position.contexts else 0)
        if m:
            happen(position, seat, E_MARKET_GAIN, 1, m)
        if p:
            happen(position, seat, E_MARKET_GAIN, 2, p)
    refill(position, slot, card)
    if position.ended == COLLAPSING:
        return
    gained(position, seat, card, acquiring)


def gained(position: Imperium, seat: int, card: int, acquiring: bool) -> None:
    if position.contexts:
        position.contexts[-1].it = card
        position.contexts[-1].moved += 1
    if acquiring:
        happen(position, seat, E_ACQUIRE, BITS[card])
    happen(position, seat, E_GAIN, BITS[card])


def take_exiled(position: Imperium, seat: int, card: int, acquiring: bool) -> None:
    """IM-11.18: with acquire, an exiled card brings an unrest of its own; with break through it brings none."""
    position.exile.remove(card)
    arrive(position, seat, card, HAND, True)
    position.tell(ACQUIRED if acquiring else BROKE, seat, card)
    if acquiring and BITS[card] & TUCKED_SUITS:
        take_unrest(position, seat)
    if acquiring:
        happen(position, seat, E_EXILE_ACQUIRE, BITS[card])
    gained(position, seat, card, acquiring)


# acquire


def exile_kinds(player: Player) -> int:
    """Kinds of exiled cards that this player's cards allow to acquire."""
    kinds = 0
    for card in own_cards(player):
        for effect in PASSIVE_OF[card]:
            if effect.flag == P_EXILE_ACQUIRE:
                kinds |= effect.kind
    return kinds


def acquirable(position: Imperium, seat: int, effect: Effect) -> list[int]:
    found: list[int] = []
    if effect.exile != 2:
        for slot in range(SLOTS):
            card = position.market[slot]
            if card < 0 or not BITS[card] & effect.kind or BITS[card] & effect.non:
                continue
            if effect.token == 0 or position.tokens[3 * slot + effect.token - 1] > 0:
                found.append(card)
    if not position.exile:
        return found
    if effect.exile:
        kinds = effect.kind
    elif effect.code == ACQUIRE and effect.token == 0:
        kinds = effect.kind & exile_kinds(position.players[seat])
    else:
        kinds = 0
    if kinds:
        found += [card for card in position.exile if BITS[card] & kinds and not BITS[card] & effect.non]
    return found


@data
class Acquire(Decision[Imperium]):
    """IM-11.24: a market card of a listed suit, with its tokens and its unrest."""

    RULES = ("IM-11.24", "IM-11.18")

    effect: int

    def options(self, position: Imperium) -> list[int]:
        effect = EFFECTS[self.effect]
        found = [ACQUIRE_CARD.of(card) for card in acquirable(position, self.seat, effect)]
        if effect.optional:
            found.append(DECLINE.code)
        return found

    def choose(self, position: Imperium, option: int) -> None:
        if verb_of(option) == DECLINE.code:
            return
        acquire_card(position, self.seat, first(option))


def acquire_card(position: Imperium, seat: int, card: int) -> None:
    if card in position.market:
        take_from_market(position, seat, position.market.index(card), True)
    else:
        take_exiled(position, seat, card, True)


def acquire(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    found = acquirable(position, seat, effect)
    if len(found) == 1 and not effect.optional:
        acquire_card(position, seat, found[0])
    elif found:
        position.push(Acquire(seat, effect.id))


def acquire_possible(position: Imperium, seat: int, card: int, effect: Effect) -> bool:
    return len(acquirable(position, seat, effect)) > 0


# break through


@data
class BreakThrough(Decision[Imperium]):
    """IM-11.26: a market card without its unrest, the top of a small deck, or a dig through the main deck."""

    RULES = ("IM-11.26", "IM-12.7")

    kind: int
    exile: int = 0
    optional: int = 0

    def options(self, position: Imperium) -> list[int]:
        found: list[int] = []
        for card in position.market:
            if card >= 0 and BITS[card] & self.kind:
                found.append(BREAK_CARD.of(card))
        for suit in range(SUIT.size):
            if SUITS[suit] & self.kind:
                found.append(DIG.of(suit))
        if self.exile:
            found += [BREAK_CARD.of(card) for card in position.exile if BITS[card] & self.kind]
        if self.optional:
            found.append(DECLINE.code)
        return found

    def choose(self, position: Imperium, option: int) -> None:
        verb = verb_of(option)
        if verb == DIG.code:
            dig(position, self.seat, first(option))
        elif verb == BREAK_CARD.code:
            card = first(option)
            if card in position.market:
                take_from_market(position, self.seat, position.market.index(card), False)
            else:
                take_exiled(position, self.seat, card, False)


def dig(position: Imperium, seat: int, suit: int) -> None:
    """IM-11.26 b, c: the top of the suit's small deck; without one, the first of the suit in the main deck."""
    if suit < SMALL and position.decks[suit]:
        card = position.decks[suit].pop()
        position.reveal()
        arrive(position, seat, card, HAND, False)
        position.players[seat].secret.append(card)
        position.tell(BROKE_SECRETLY, seat, suit)
        position.tell(GOT, seat, card, to=1 << seat)
        gained(position, seat, card, False)
        return
    found = dig_main(position, SUITS[suit])
    if found < 0:
        position.tell(FOUND_NOTHING, seat, suit)
        gain(position, seat, g=2)
        return
    arrive(position, seat, found, HAND, True)
    position.tell(BROKE, seat, found)
    gained(position, seat, found, False)


def dig_main(position: Imperium, kind: int) -> int:
    """Reveals main-deck cards until one is of the kind, shuffles the others back. Returns it, or -1 (AMB-42)."""
    main = position.main
    position.reveal()
    for i in range(len(main) - 1, -1, -1):
        if BITS[main[i]] & kind:
            card = main.pop(i)
            if not main:
                trigger_end(position, 0)
            elif i < len(main):
                position.chance.shuffle(main)
            return card
    if main:
        position.chance.shuffle(main)
    return -1


def break_through(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    position.push(BreakThrough(seat, effect.kind, effect.exile, int(effect.optional)))


# exile and swap


@data
class ExileFromMarket(Decision[Imperium]):
    """IM-11.15, IM-11.16: a market card without tokens."""

    RULES = ("IM-11.15", "IM-11.16")

    optional: int

    def options(self, position: Imperium) -> list[int]:
        found = [EXILE_CARD.of(position.market[slot]) for slot in exilable(position)]
        if self.optional:
            found.append(DECLINE.code)
        return found

    def choose(self, position: Imperium, option: int) -> None:
        if verb_of(option) == EXILE_CARD.code:
            exile_slot(position, self.seat, position.market.index(first(option)))


def exilable(position: Imperium) -> list[int]:
    return [slot for slot in range(SLOTS) if position.market[slot] >= 0 and not has_token(position, slot)]


def exile_slot(position: Imperium, seat: int, slot: int) -> None:
    card = position.market[slot]
    clear_slot(position, slot)
    give_back_unrest(position, slot)
    position.exile.append(card)
    if position.players[seat].bot:
        position.tell(BOT_EXILED, card)
    else:
        position.tell(EXILED_MARKET, seat, card)
    refill(position, slot, card)


def give_back_unrest(position: Imperium, slot: int) -> None:
    under = position.tucked[slot]
    if under >= 0:
        position.tucked[slot] = -1
        position.unrest.append(under)


def exile_market(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    if exilable(position):
        position.push(ExileFromMarket(seat, int(effect.optional)))


def exile_possible(position: Imperium, seat: int, card: int, effect: Effect) -> bool:
    return len(exilable(position)) > 0


@data
class SwapExiled(Decision[Imperium]):
    """IM-11.17: an exiled card takes the place of a market card, and its tokens."""

    RULES = ("IM-11.17",)

    def options(self, position: Imperium) -> list[int]:
        market = [card for card in position.market if card >= 0]
        return [SWAP.of(exiled, card) for exiled in position.exile for card in market]

    def choose(self, position: Imperium, option: int) -> None:
        exiled, card = first(option), second(option)
        slot = position.market.index(card)
        position.exile.remove(exiled)
        position.exile.append(card)
        position.market[slot] = exiled
        position.tell(SWAPPED, self.seat, exiled, card)
        give_back_unrest(position, slot)
        tuck(position, slot)


def swap_market(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    if swap_possible(position, seat, card, effect):
        position.push(SwapExiled(seat))


def swap_possible(position: Imperium, seat: int, card: int, effect: Effect) -> bool:
    return bool(position.exile) and any(each >= 0 for each in position.market)


# tokens on market cards


@data
class PutToken(Decision[Imperium]):
    """IM-6.1: tokens from the supply on a market card of one's choice."""

    RULES = ("IM-6.1",)

    token: int
    number: int

    def options(self, position: Imperium) -> list[int]:
        return [PUT_TOKEN.of(card) for card in position.market if card >= 0]

    def choose(self, position: Imperium, option: int) -> None:
        slot = position.market.index(first(option))
        position.tokens[3 * slot + self.token] += self.number
        position.tell(TOKEN_PUT, self.seat, first(option), self.token, self.number)

    def about(self, position: Imperium) -> list[tuple[str, str | int]]:
        return [("token", TOKEN.full(self.token)), ("number", self.number)]


def put_token(position: Imperium, seat: int, m: int, p: int, g: int) -> None:
    if all(card < 0 for card in position.market):
        return
    if m:
        position.push(PutToken(seat, token=0, number=m))
    elif p:
        position.push(PutToken(seat, token=1, number=p))
    else:
        position.push(PutToken(seat, token=2, number=g))


def market_add(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    put_token(position, seat, effect.m, effect.p, effect.g)


def upkeep(player: Player) -> tuple[int, int, int]:
    """IM-6.1: 1 progress, unless the power card says otherwise."""
    for effect in PASSIVE_OF[player.power]:
        if effect.flag == P_UPKEEP:
            return (effect.m, effect.p, effect.g)
    return (0, 0, 1)


def slot_of(position: Imperium, card: int) -> int:
    return position.market.index(card)


HANDLERS[ACQUIRE] = acquire
HANDLERS[BREAK] = break_through
HANDLERS[EXILE_MARKET] = exile_market
HANDLERS[SWAP_MARKET] = swap_market
HANDLERS[MARKET_ADD] = market_add
POSSIBLE[ACQUIRE] = acquire_possible
POSSIBLE[EXILE_MARKET] = exile_possible
POSSIBLE[SWAP_MARKET] = swap_possible
