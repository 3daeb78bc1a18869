"""Battle Actions (EU-6.2.5-7, 9.6.2, 9.7.8): cards of the hand and uses of Display Cards.

The window opens by what everybody can see: a Military card in hand, whatever it is, or a use on display, and 1 MIL;
there is always a way to decline. What a Battle Action does is a card program: DOORS.battle_action.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import modifiers
from ludarium.games.europa.battle import state
from ludarium.games.europa.battle.state import (
    ATTACKERS,
    DEFENDERS,
    HELPED,
    USED,
)
from ludarium.games.europa.battle.words import (
    BATTLE_CARD,
    BATTLE_USE,
)
from ludarium.games.europa.facts import action_cards
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.put import purse
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.player import ADM, DIP, MIL
from ludarium.games.europa.table.position import HELPING_HAND, Europa
from ludarium.games.europa.table.words import DECLINE
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of

USES_FROM: Final = 32  # bits of USED: types of cards first, then uses of Display Cards


def plan_windows(position: Europa) -> None:
    """EU-9.6.2, 9.7.8: the attacker plays all his Battle Actions of this Round before the defender. Optional Rule 4:
    where NPRs fight without a player, all others may help them, clockwise from the Active Player."""
    windows: list[Step[Europa]] = []
    for side in (ATTACKERS, DEFENDERS):
        state.put(position, side, USED, 0)
        player = state.commander(position, side)
        if player >= 0:
            windows.append(ActionWindow(side, player))
        elif position.rules & HELPING_HAND and state.npr_pieces(position, side):
            start = position.active if position.active >= 0 else position.first
            for helper in position.clockwise(start):
                if state.side_of(position, helper) < 0:
                    windows.append(ActionWindow(side, helper))
    position.plan([*windows])


@data
class ActionWindow(Step[Europa]):
    """Opens for whoever has a Military card or a use on display that he has not used this Round, and 1 MIL."""

    side: int
    player: int
    RULES = ("EU-9.6.2",)

    def run(self, position: Europa) -> None:
        me = position.players[self.player]
        if not me.power[MIL]:
            return
        for card in me.hand:
            if action_cards.DECK[card] == MIL:
                break
        else:
            if not use_options(position, self.side, self.player):
                return
        position.reveal()
        position.push(BattleAction(self.player, self.side))


@data
class BattleAction(Decision[Europa]):
    """EU-6.2.5-7: one Battle Action, or none more in this Round; each by name once a Round and side (AMB-EU1-51)."""

    side: int
    RULES = ("EU-6.2.5", "EU-6.2.6", "EU-9.6.2", "EU-9.7.8", "EU-13.4.OR4")

    def options(self, position: Europa) -> list[int]:
        cards = card_options(position, self.side, self.seat)
        return [*cards, *use_options(position, self.side, self.seat), DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        verb, thing = verb_of(option), first(option)
        if verb == DECLINE.code:
            return
        position.push(ActionWindow(self.side, self.seat))
        used = state.get(position, self.side, USED)
        position.battle[HELPED] = self.side
        if verb == BATTLE_CARD.code:
            state.put(position, self.side, USED, used | 1 << action_cards.TYPE_OF[thing])
            DOORS.battle_action(position, self.seat, thing, -1)
        else:
            state.put(position, self.side, USED, used | 1 << USES_FROM + thing)
            DOORS.battle_action(position, self.seat, -1, thing)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("round", position.battle[state.ROUND])]


def card_options(position: Europa, side: int, player: int) -> list[int]:
    """Battle cards of the hand that can be paid and have not been used this Round."""
    used = state.get(position, side, USED)
    found: list[int] = []
    for card in position.players[player].hand:
        kind = action_cards.TYPE_OF[card]
        if action_cards.IS_BATTLE[kind] and not used >> kind & 1:
            power = [0, 0, 0]
            power[action_cards.TYPE_DECK[kind]] = card_price(position, player, kind)
            ducats = action_cards.COST_DUCATS[kind]
            if purse.can_pay(position, player, power[ADM], power[DIP], power[MIL], ducats):
                found.append(BATTLE_CARD.of(card))
    return found


def card_price(position: Europa, player: int, kind: int) -> int:
    """EU-6.0.2: never below 0."""
    price = int(action_cards.COST_MP[kind])
    for modifier in BOOK.card_prices[kind]:
        price += modifiers.worth(position, player, modifier, -1)
    return max(0, price)


def use_options(position: Europa, side: int, player: int) -> list[int]:
    """Battle Actions of Display Cards with charges left (EU-6.2.2)."""
    me = position.players[player]
    used = state.get(position, side, USED)
    found: list[int] = []
    for i in range(0, len(me.display), 2):
        for use in BOOK.card_uses[action_cards.TYPE_OF[me.display[i]]]:
            cost = use.cost
            if (
                use.battle
                and me.display[i + 1] >= use.charges
                and not used >> USES_FROM + use.id & 1
                and purse.can_pay(position, player, cost[ADM], cost[DIP], cost[MIL], cost[4])
            ):
                found.append(BATTLE_USE.of(use.id))
    return found
