"""Covert Actions and how they are countered (EU-5.4.0, 6.2.9-10).

Whether a victim is asked depends on public facts only: a Diplomatic card in hand (its back is seen), the price, and
that not every copy of the card lies open.
"""

from __future__ import annotations

from ludarium.games.europa.ask import modifiers
from ludarium.games.europa.diplomacy.words import ACTION_COUNTERED
from ludarium.games.europa.facts import action_cards, scenarios
from ludarium.games.europa.language import symbols
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.put import hand, purse
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.player import DIP
from ludarium.games.europa.table.position import ARMIES, ARMY, ARMY_LEADER, FLEET, FLEET_LEADER, Europa
from ludarium.games.europa.table.words import DECLINE, PICK_CARD
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of


def counter_type() -> int:
    """The card that answers Covert Actions: Counterespionage."""
    return BOOK.card_reactions.index(symbols.H_COVERT_ACTION_AGAINST_YOU)


def price(position: Europa, player: int) -> int:
    """Its DIP; it is Covert itself, and never costs less than 1."""
    printed = action_cards.COST_MP[counter_type()]
    return max(1, printed + modifiers.total(position, player, symbols.M_COVERT_COST))


def lies_open(position: Europa, card: int) -> bool:
    """Whether everybody can see where this card is: among the discards, on display, or in office."""
    if card in position.decks.discards[action_cards.DECK[card]]:
        return True
    for player, each in enumerate(position.players):
        if card in each.advisors or card == each.ruler or card in each.display[::2]:
            return True
        if position.forces.fleets[player * FLEET + FLEET_LEADER] == card:
            return True
        for army in range(ARMIES):
            if position.forces.armies[(player * ARMIES + army) * ARMY + ARMY_LEADER] == card:
                return True
    return False


def may_hold(position: Europa, player: int, kind: int) -> bool:
    """Whether, by what everybody can see, the player may have a card of this type in hand: one of its deck, and not
    all its copies lie open or stayed in the box (EUI-3)."""
    deck = action_cards.TYPE_DECK[kind]
    if not any(action_cards.DECK[card] == deck for card in position.players[player].hand):
        return False
    if scenarios.SCENARIOS[position.scenario].ideas == scenarios.BASIC_ONLY and not action_cards.IN_INTRODUCTION[kind]:
        return False
    return not all(lies_open(position, card) for card in action_cards.CARDS_OF[kind])


def may_be_asked(position: Europa, player: int) -> bool:
    """By public facts only."""
    if position.players[player].power[DIP] < price(position, player):
        return False
    return may_hold(position, player, counter_type())


def counter_window(position: Europa, player: int, victims: int, depth: int) -> None:
    """Asks the victims in Turn order; one counter suffices (EUI-7). If somebody counters, the frames above `depth`
    go."""
    if victims:
        position.push(CounterStep(player, victims, depth))


DOORS.counter_window = counter_window


@data
class CounterStep(Step[Europa]):
    """The next victim who may be asked."""

    player: int
    victims: int
    depth: int

    def run(self, position: Europa) -> None:
        for victim in position.others(self.player):
            if (self.victims >> victim) & 1:
                left = self.victims & ~(1 << victim)
                if may_be_asked(position, victim):
                    position.reveal()
                    position.push(Counter(victim, self.player, left, self.depth, 0))
                    return
                if left:
                    position.push(CounterStep(self.player, left, self.depth))
                return


@data
class Counter(Decision[Europa]):
    """EU-6.2.9: whether a Covert Action is countered. A counter is Covert itself and may be countered in turn."""

    player: int  # whose Covert Action it is
    left: int  # victims still to be asked
    depth: int
    answering: int  # 1: it answers a counter, and saves the Action
    RULES = ("EU-5.4.0.1", "EU-6.2.9", "EU-6.2.10", "EUI-7")

    def options(self, position: Europa) -> list[int]:
        mine = position.players[self.seat].hand
        wanted = counter_type()
        return [*(PICK_CARD.of(card) for card in mine if action_cards.TYPE_OF[card] == wanted), DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        position.reveal()
        if verb_of(option) == DECLINE.code:
            if self.answering:
                del position.agenda[self.depth :]
            elif self.left:
                position.push(CounterStep(self.player, self.left, self.depth))
            return
        purse.lose_power(position, self.seat, DIP, price(position, self.seat))
        hand.drop(position, self.seat, first(option))
        position.tell(ACTION_COUNTERED, position.realm_of(self.seat), position.realm_of(self.player))
        if self.answering:
            # the counter has no effect: the Action goes on, and the next victim may still be asked
            if self.left:
                position.push(CounterStep(self.player, self.left, self.depth))
        elif may_be_asked(position, self.player):
            position.push(Counter(self.player, self.player, self.left, self.depth, 1))
        else:
            del position.agenda[self.depth :]

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("answering", self.answering), ("dip_price", price(position, self.seat))]
