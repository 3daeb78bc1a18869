"""Display Cards (EU-6.2.1-4): laid before their player with cubes, used in later Turns, gone with the last cube.

use_options(position, player)           the Actions of his Display Cards that he can take as his Turn's Action
begin_use(position, player, option)
lay_out(position, player, card)         a Display Card that has been paid comes out of the hand
"""

from __future__ import annotations

from ludarium.games.europa.cards import worth
from ludarium.games.europa.cards.machine import payable, run_program
from ludarium.games.europa.cards.words import USE
from ludarium.games.europa.cards.words_hand import DISPLAY_LAID, DISPLAY_LEFT, DISPLAY_USED
from ludarium.games.europa.facts import action_cards
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.language.program import Use
from ludarium.games.europa.put import supply
from ludarium.games.europa.put.deeds import SOURCE_USE, source
from ludarium.games.europa.table.position import COVERT, Europa
from ludarium.games.europa.table.words import PICK_CARD
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first

MOST = 2  # Display Cards in play (EU-6.2.4)


def on_display(position: Europa, player: int) -> list[int]:
    """The player's Display Cards."""
    return position.players[player].display[::2]


def charges(position: Europa, player: int, card: int) -> int:
    """The cubes on a Display Card; 0 if it is not in play."""
    mine = position.players[player].display
    for i in range(0, len(mine), 2):
        if mine[i] == card:
            return mine[i + 1]
    return 0


# uses


def price(position: Europa, player: int, use: Use) -> list[int]:
    """By POOLS; of a Covert Action the Power may be changed by Ideas (EFFECTS 8)."""
    cost = use.cost[:]
    if use.covert:
        for kind in range(3):
            if cost[kind]:
                cost[kind] = worth.covert_price(position, player, cost[kind])
    return cost


def flags(use: Use) -> int:
    return COVERT if use.covert else 0


def card_of(position: Europa, player: int, use: Use) -> int:
    """The Display Card that the Action stands on, if cubes for it are left; -1: none (EU-6.2.2)."""
    for card in on_display(position, player):
        if action_cards.TYPE_OF[card] == use.card and charges(position, player, card) >= use.charges:
            return card
    return -1


def may_use(position: Europa, player: int, use: Use, it_kind: int = -1, it: int = -1) -> bool:
    """Cubes and price are there, and it would do something."""
    if card_of(position, player, use) < 0:
        return False
    cost = price(position, player, use)
    return payable(position, player, cost, False) and worth.after_paying(
        position, player, cost, use.effect, source(SOURCE_USE, use.id), flags(use), it_kind, it
    )


def use_options(position: Europa, player: int) -> list[int]:
    """Those that take a Turn: no Battle Actions, no reactions (EU-6.2.2)."""
    found: list[int] = []
    for card in on_display(position, player):
        for use in BOOK.card_uses[action_cards.TYPE_OF[card]]:
            if not use.battle and use.reaction < 0 and may_use(position, player, use):
                found.append(USE.of(use.id))
    return found


def begin_use(position: Europa, player: int, option: int) -> None:
    use(position, player, BOOK.uses[first(option)])


def use(position: Europa, player: int, use: Use, it_kind: int = -1, it: int = -1) -> None:
    """Price and cubes are spent first: a countered Action has spent them too (EU-6.2.10)."""
    position.tell(DISPLAY_USED, position.realm_of(player), use.id)
    run_program(position, use.effect.id, player, source(SOURCE_USE, use.id), flags(use), it_kind, it)
    cost = price(position, player, use)
    spend(position, player, card_of(position, player, use), use.charges)
    worth.pay(position, player, cost)


def spend(position: Europa, player: int, card: int, count: int) -> None:
    """Cubes leave a card; with the last one it is discarded (EU-6.2.3)."""
    me = position.own_player(player)
    for i in range(0, len(me.display), 2):
        if me.display[i] == card:
            me.display[i + 1] -= count
            me.cubes += count
            if me.display[i + 1] == 0:
                put_away(position, player, card)
            return


def put_away(position: Europa, player: int, card: int) -> None:
    """A Display Card goes to the discards, its cubes to the Supply."""
    me = position.own_player(player)
    for i in range(0, len(me.display), 2):
        if me.display[i] == card:
            me.cubes += me.display[i + 1]
            del me.display[i : i + 2]
            break
    position.own_decks().discards[action_cards.DECK[card]].append(card)
    position.tell(DISPLAY_LEFT, me.realm, card)


# laying out


def lay_out(position: Europa, player: int, card: int) -> None:
    """EU-6.2.4, AMB-EU1-50: a card of the same name is replaced; a third one replaces one of choice."""
    kind = action_cards.TYPE_OF[card]
    mine = on_display(position, player)
    for other in mine:
        if action_cards.TYPE_OF[other] == kind:
            put_away(position, player, other)
            lay(position, player, card)
            return
    if len(mine) >= MOST:
        position.push(DiscardDisplay(player, card))
    else:
        lay(position, player, card)


def lay(position: Europa, player: int, card: int) -> None:
    """EU-6.2.1: with as many cubes as it shows; for missing ones the player is asked (EUI-12)."""
    me = position.own_player(player)
    me.hand.remove(card)
    me.display.extend([card, 0])
    position.tell(DISPLAY_LAID, me.realm, card)
    position.push(Charged(player, card))
    for _ in range(action_cards.CHARGES[action_cards.TYPE_OF[card]]):
        if supply.take_cube(position, player, supply.WANT_CHARGE, card):
            position.own_player(player).display[-1] += 1


@data
class Charged(Step[Europa]):
    """A Display Card for which not one cube was found does not stay."""

    player: int
    card: int

    def run(self, position: Europa) -> None:
        if self.card in on_display(position, self.player) and not charges(position, self.player, self.card):
            put_away(position, self.player, self.card)


@data
class DiscardDisplay(Decision[Europa]):
    """EU-6.2.4, AMB-EU1-50: which of two Display Cards gives way to a third one."""

    card: int
    RULES = ("EU-6.2.4", "AMB-EU1-50")

    def options(self, position: Europa) -> list[int]:
        return [PICK_CARD.of(card) for card in on_display(position, self.seat)]

    def choose(self, position: Europa, option: int) -> None:
        put_away(position, self.seat, first(option))
        lay(position, self.seat, self.card)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("card", action_cards.CARD.full(self.card))]
