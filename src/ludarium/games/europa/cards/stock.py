"""What a player has at hand (EFFECTS 4): cards, Manpower, Ideas, Merchants."""

from __future__ import annotations

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.cards.machine import HANDLERS, TESTS, source_ref
from ludarium.games.europa.cards.pick import verb
from ludarium.games.europa.cards.words import (
    CARD_TAKEN,
    IDEA_DISCOUNT_GAINED,
    MERCHANT_STOOD_UP,
    UNITS_EXHAUSTED,
    UNITS_REPLENISHED,
)
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.program import Effect
from ludarium.games.europa.npr import rebels
from ludarium.games.europa.npr.words import EXHAUST_AVAILABLE
from ludarium.games.europa.put import hand, supply
from ludarium.games.europa.realm import ideas
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import (
    PICK_NODE,
    PICK_POWER,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first

# cards


def draw(position: Europa, seat: int, source: int, node: Effect) -> None:
    """EU-6.0.5-7: without a price, into the hand."""
    if node.what == s.R_ANY:
        draw_any(position, seat, source, node.n)
        return
    for _ in range(node.n):
        hand.draw(position, seat, node.what)


def can_draw(position: Europa, seat: int, source: int, node: Effect) -> bool:
    if node.what == s.R_ANY:
        return bool(open_decks(position))
    return hand.can_draw(position, node.what)


def open_decks(position: Europa) -> list[int]:
    return [deck for deck in range(3) if hand.can_draw(position, deck)]


def draw_any(position: Europa, seat: int, source: int, left: int) -> None:
    found = open_decks(position)
    if left <= 0 or not found:
        return
    if len(found) == 1:
        hand.draw(position, seat, found[0])
        draw_any(position, seat, source, left - 1)
    else:
        position.push(DrawAny(seat, source, left))


@data
class DrawAny(Decision[Europa]):
    """EUI-28: the deck of the next card."""

    source: int
    left: int
    RULES = ("EUI-28", "EU-6.0.7")

    def options(self, position: Europa) -> list[int]:
        return [PICK_POWER.of(deck) for deck in open_decks(position)]

    def choose(self, position: Europa, option: int) -> None:
        hand.draw(position, self.seat, first(option))
        draw_any(position, self.seat, self.source, self.left - 1)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("source", source_ref(self.source)), ("left", self.left)]


def may_take(position: Europa, seat: int, effect: Effect, card: int) -> bool:
    return True


def take(position: Europa, seat: int, source: int, effect: Effect, card: int, left: int) -> None:
    """EU-6.0.6: out of a discard pile, seen by all."""
    position.own_decks().discards[supply.deck_of(card)].remove(card)
    me = position.own_player(seat)
    me.hand.append(card)
    position.tell(CARD_TAKEN, me.realm, card)


# Manpower


def replenish(position: Europa, seat: int, source: int, node: Effect) -> None:
    """EU-5.2.4: Exhausted Units are Available again."""
    count = min(node.n, position.players[seat].exhausted)
    if count:
        me = position.own_player(seat)
        me.exhausted -= count
        me.available += count
        position.tell(UNITS_REPLENISHED, me.realm, count)


def can_replenish(position: Europa, seat: int, source: int, node: Effect) -> bool:
    return position.players[seat].exhausted > 0


def exhaust(position: Europa, seat: int, source: int, node: Effect) -> None:
    """EU-14.2.T1: Available Units first, then Deployed Regulars of the owner's choice."""
    count = min(node.n, position.players[seat].available)
    if count:
        me = position.own_player(seat)
        me.available -= count
        me.exhausted += count
        position.tell(UNITS_EXHAUSTED, me.realm, count)
    exhaust_deployed(position, seat, source, node.n - count)


def can_exhaust(position: Europa, seat: int, source: int, node: Effect) -> bool:
    return position.players[seat].available > 0 or ask_forces.deployed_regulars(position, seat) > 0


def deployed(position: Europa, seat: int) -> list[int]:
    """Where a Deployed Regular can be Exhausted, as options."""
    return [option for option in rebels.exhaustible(position, seat) if option != EXHAUST_AVAILABLE.code]


def exhaust_deployed(position: Europa, seat: int, source: int, left: int) -> None:
    found = deployed(position, seat)
    if left <= 0 or not found:
        return
    if len(found) == 1:
        rebels.exhaust(position, seat, found[0])
        exhaust_deployed(position, seat, source, left - 1)
    else:
        position.push(ExhaustDeployed(seat, source, left))


@data
class ExhaustDeployed(Decision[Europa]):
    """EU-14.2.T1: no Unit is Available; which Deployed one is Exhausted."""

    source: int
    left: int
    RULES = ("EU-14.2.T1",)

    def options(self, position: Europa) -> list[int]:
        return deployed(position, self.seat)

    def choose(self, position: Europa, option: int) -> None:
        rebels.exhaust(position, self.seat, option)
        exhaust_deployed(position, self.seat, self.source, self.left - 1)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("source", source_ref(self.source)), ("left", self.left)]


# Ideas and Merchants


def idea_discount(position: Europa, seat: int, source: int, node: Effect) -> None:
    """A voucher for the next Idea of this type, kept until used (EU-5.1.4)."""
    me = position.own_player(seat)
    me.vouchers.extend([node.what, node.n])
    position.tell(IDEA_DISCOUNT_GAINED, me.realm, node.n)


def idea(position: Europa, seat: int, source: int, node: Effect) -> None:
    """EU-16.3.19-20: Researched without its price."""
    if ideas.allowed(position, seat, node.what):
        ideas.gain(position, seat, node.what)


def can_idea(position: Europa, seat: int, source: int, node: Effect) -> bool:
    return ideas.allowed(position, seat, node.what)


def laid_down(position: Europa, seat: int) -> list[int]:
    """The nodes of the player's Merchants that lie down."""
    return [each // 2 for each in position.players[seat].merchants if each >= 0 and each % 2]


def merchant_ready(position: Europa, seat: int, source: int, node: Effect) -> None:
    ready(position, seat, source, node.n)


def can_ready(position: Europa, seat: int, source: int, node: Effect) -> bool:
    return bool(laid_down(position, seat))


def ready(position: Europa, seat: int, source: int, left: int) -> None:
    """EU-12.4.2: laid-down Merchants stand up, all of them or those of the player's choice."""
    found = laid_down(position, seat)
    if len(found) <= left:
        for node in found:
            stand_up(position, seat, node)
    elif left > 0:
        position.push(ReadyMerchant(seat, source, left))


def stand_up(position: Europa, seat: int, node: int) -> None:
    me = position.own_player(seat)
    me.merchants[me.merchants.index(node * 2 + 1)] = node * 2
    position.tell(MERCHANT_STOOD_UP, me.realm, node)


@data
class ReadyMerchant(Decision[Europa]):
    """EU-12.4.2: which Merchant stands up."""

    source: int
    left: int
    RULES = ("EU-12.4.2",)

    def options(self, position: Europa) -> list[int]:
        return [PICK_NODE.of(node) for node in laid_down(position, self.seat)]

    def choose(self, position: Europa, option: int) -> None:
        stand_up(position, self.seat, first(option))
        ready(position, self.seat, self.source, self.left - 1)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("source", source_ref(self.source)), ("left", self.left)]


HANDLERS[s.DRAW], TESTS[s.DRAW] = draw, can_draw
verb(s.TAKE, may_take, take)
HANDLERS[s.REPLENISH], TESTS[s.REPLENISH] = replenish, can_replenish
HANDLERS[s.EXHAUST], TESTS[s.EXHAUST] = exhaust, can_exhaust
HANDLERS[s.IDEA_DISCOUNT] = idea_discount
HANDLERS[s.IDEA], TESTS[s.IDEA] = idea, can_idea
HANDLERS[s.MERCHANT_READY], TESTS[s.MERCHANT_READY] = merchant_ready, can_ready
