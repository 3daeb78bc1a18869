"""Playing an Action card out of the hand (EU-6.0.1-3).

play_options(position, player)      the cards that he can play as his Turn's Action
begin_play(position, player, card)
price(position, player, kind)       of a type of cards, as a list by POOLS
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import modifiers
from ludarium.games.europa.cards import display, worth
from ludarium.games.europa.cards.machine import payable, run_program
from ludarium.games.europa.cards.words import PLAY
from ludarium.games.europa.cards.words_hand import CARD_PLAYED
from ludarium.games.europa.facts import action_cards
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.language.program import Effect
from ludarium.games.europa.put.deeds import SOURCE_CARD, source
from ludarium.games.europa.realm import stability
from ludarium.games.europa.table.position import COVERT, Europa

# price


def _raises_stability(effect: Effect) -> bool:
    if effect.code == s.GAIN and effect.what == s.R_STABILITY:
        return True
    return any(_raises_stability(kid) for kid in effect.kids)


RAISES_STABILITY: Final = bytes([1 if _raises_stability(effect) else 0 for effect in BOOK.card_effects])


def power_price(position: Europa, player: int, kind: int) -> int:
    """EU-6.0.2, 7.3.2, EUI-47: the printed Power with the changes that the card itself names, less for whatever lowers
    Actions that raise Stability (EU-19.2.2) or Covert ones; never below 0."""
    power = int(action_cards.COST_MP[kind])
    for modifier in BOOK.card_prices[kind]:
        power += modifiers.worth(position, player, modifier)
    if RAISES_STABILITY[kind]:
        power += stability.discount(position, player)
    if action_cards.IS_COVERT[kind]:
        power = worth.covert_price(position, player, power)
    return max(0, power)


def price(position: Europa, player: int, kind: int) -> list[int]:
    cost = [0, 0, 0, 0, int(action_cards.COST_DUCATS[kind])]
    cost[action_cards.TYPE_DECK[kind]] = power_price(position, player, kind)
    return cost


def flags(kind: int) -> int:
    """Victims of a Covert card are asked when it is known who they are, before it takes effect (EU-6.2.9, EUI-7)."""
    return COVERT if action_cards.IS_COVERT[kind] else 0


# playing


def may_play(position: Europa, player: int, kind: int, it_kind: int = -1, it: int = -1) -> bool:
    """Whether a card of this type can be paid and would do something: all of it what everybody can see."""
    cost = price(position, player, kind)
    if not payable(position, player, cost, False):
        return False
    if action_cards.IS_DISPLAY[kind]:
        return True
    return worth.after_paying(
        position, player, cost, BOOK.card_effects[kind], source(SOURCE_CARD, kind), flags(kind), it_kind, it
    )


def play_options(position: Europa, player: int) -> list[int]:
    """Cards for a Turn: Battle cards and reactions have their own moments (EU-6.2.5, 6.2.8)."""
    found: list[int] = []
    good: list[int] = []
    bad: list[int] = []
    for card in position.players[player].hand:
        kind = action_cards.TYPE_OF[card]
        if action_cards.IS_BATTLE[kind] or action_cards.IS_REACTION[kind] or kind in bad:
            continue
        if kind not in good:
            if not may_play(position, player, kind):
                bad.append(kind)
                continue
            good.append(kind)
        found.append(PLAY.each[card])
    return found


def begin_play(position: Europa, player: int, card: int) -> None:
    kind = action_cards.TYPE_OF[card]
    if action_cards.IS_DISPLAY[kind]:
        worth.pay(position, player, price(position, player, kind))
        display.lay_out(position, player, card)
    else:
        play(position, player, card)


def play(position: Europa, player: int, card: int, it_kind: int = -1, it: int = -1) -> None:
    """EU-6.0.3: paid, carried out and discarded. It lies on the discards while its text runs: out of the hand it can
    neither be Appointed nor played again, and no text of an Action card looks there."""
    kind = action_cards.TYPE_OF[card]
    cost = price(position, player, kind)
    me = position.own_player(player)
    me.hand.remove(card)
    position.own_decks().discards[action_cards.DECK[card]].append(card)
    position.tell(CARD_PLAYED, me.realm, card)
    run_program(position, BOOK.card_effects[kind].id, player, source(SOURCE_CARD, kind), flags(kind), it_kind, it)
    worth.pay(position, player, cost)
