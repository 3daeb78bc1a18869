"""Clean-up (IM-6), in its exact order."""

from __future__ import annotations

from typing import Final

from ludarium.games.imperium.cards import PASSIVE_OF, UTOPIANS
from ludarium.games.imperium.effects.abilities import own_cards
from ludarium.games.imperium.effects.symbols import DISC, HAND, M_DISCARD, P_HAND_SIZE
from ludarium.games.imperium.market import put_token, upkeep
from ludarium.games.imperium.position import Imperium, Player
from ludarium.games.imperium.reshuffle import DrawUp
from ludarium.games.imperium.vocabulary import DONE, MOVE_VERBS, MOVED
from ludarium.games.imperium.zones import arrive, leave
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first
from ludarium.kernel.words import Phrase

ACTIONS: Final = 3
EXHAUST_TOKENS: Final = 5
EXHAUST_TOKENS_UTOPIANS: Final = 3
HAND_SIZE: Final = 5


def exhaust_tokens(nation: int) -> int:
    """IM-4.14: the Utopians have only 3."""
    return EXHAUST_TOKENS_UTOPIANS if nation == UTOPIANS else EXHAUST_TOKENS


def hand_size(player: Player) -> int:
    """IM-6.5, AMB-17: all increases add up."""
    size = HAND_SIZE
    for card in own_cards(player):
        for effect in PASSIVE_OF[card]:
            if effect.flag == P_HAND_SIZE:
                size += effect.most
    return size


@data
class CleanUp(Step[Imperium]):
    """IM-6.1: a token on a market card; then the rest."""

    seat: int

    def run(self, position: Imperium) -> None:
        position.activating = 0
        position.push(Refresh(self.seat))
        m, p, g = upkeep(position.players[self.seat])
        put_token(position, self.seat, m, p, g)


@data
class Refresh(Step[Imperium]):
    """IM-6.3: all action and exhaust tokens back to the state card. What lasted until the end of turn is over."""

    seat: int

    def trail(self, position: Imperium) -> list[Phrase]:
        return [Phrase("trail-clean-up")]

    def run(self, position: Imperium) -> None:
        player = position.players[self.seat]
        player.a = ACTIONS
        player.x = exhaust_tokens(player.nation)
        player.tapped.clear()
        player.nat_x = player.dev_x = 0
        player.freed.clear()
        player.ignore = player.treat_fert = player.treat_riv = 0
        position.push(Replenish(self.seat))
        if player.hand:
            position.push(DiscardAny(self.seat))


@data
class DiscardAny(Decision[Imperium]):
    """IM-6.4: any number of cards may be discarded."""

    RULES = ("IM-6.4",)

    def options(self, position: Imperium) -> list[int]:
        verb = MOVE_VERBS[M_DISCARD]
        found = [DONE.code]
        found += [verb.of(card) for card in position.players[self.seat].hand]
        return found

    def choose(self, position: Imperium, option: int) -> None:
        if option == DONE.code:
            return
        card = first(option)
        leave(position, self.seat, card, HAND, True)
        arrive(position, self.seat, card, DISC, True)
        position.tell(MOVED[M_DISCARD], self.seat, card)
        if position.players[self.seat].hand:
            position.push(self)


@data
class Replenish(Step[Imperium]):
    """IM-6.5: draws up to the hand size."""

    seat: int

    def trail(self, position: Imperium) -> list[Phrase]:
        return [Phrase("trail-clean-up")]

    def run(self, position: Imperium) -> None:
        position.push(DrawUp(self.seat, hand_size(position.players[self.seat])))
