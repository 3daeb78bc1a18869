"""Round and turn (IM-5): activate, innovate or revolt, then clean up."""

from __future__ import annotations

from typing import Final

from ludarium.games.imperium.cards import (
    BITS,
    CARD,
    EXHAUSTED,
    NO_PLAY,
    REQUIRES,
    SURELY_EXHAUSTED,
    SURELY_PLAYED,
)
from ludarium.games.imperium.cleanup import CleanUp
from ludarium.games.imperium.effects.abilities import begin, can_exhaust, exhaust
from ludarium.games.imperium.effects.machine import all_hold
from ludarium.games.imperium.effects.symbols import DISC, HAND, M_DISCARD, M_RETURN, MARKET_SUITS, PILE, PIN, UNR
from ludarium.games.imperium.market import BreakThrough
from ludarium.games.imperium.play import may_play, play_card, playable, state_fits
from ludarium.games.imperium.position import Imperium
from ludarium.games.imperium.solstice import Solstice
from ludarium.games.imperium.vocabulary import (
    ACTIVATE,
    ACTIVATED,
    DONE,
    END_TURN,
    EXHAUST_CARD,
    INNOVATE,
    INNOVATED,
    LAST_ROUND,
    MOVE_VERBS,
    MOVED,
    PLAY_CARD,
    REVOLT,
    REVOLTED,
    ROUND,
    SOLSTICE_EVENT,
    TURN,
)
from ludarium.games.imperium.zones import arrive, finish_scoring, leave
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Refused, Step
from ludarium.kernel.verb import first, verb_of


@data
class Round(Step[Imperium]):
    """IM-5.1: one turn per player clockwise from the first, then the solstice, then the next round."""

    def run(self, position: Imperium) -> None:
        if position.ending and position.round >= position.last_round:
            # IM-9.3: the last round has been played, with its solstice
            finish_scoring(position)
            return
        position.round += 1
        position.tell(ROUND, position.round)
        if position.ending:
            position.tell(LAST_ROUND)
        position.push(Round())
        position.push(SolsticeTime())
        for seat in range(len(position.players) - 1, -1, -1):
            position.push(Turn(seat))


@data
class SolsticeTime(Step[Imperium]):
    """IM-8.1, AMB-8: after the last turn, player by player."""

    def run(self, position: Imperium) -> None:
        position.active = -1
        position.tell(SOLSTICE_EVENT, position.round)
        for seat in range(position.seats - 1, -1, -1):
            position.push(Solstice(seat))


@data
class Turn(Step[Imperium]):
    """IM-5.2"""

    seat: int

    def run(self, position: Imperium) -> None:
        player = position.players[self.seat]
        position.active = self.seat
        position.activating = 0
        if player.bot:
            BOT_TURN[0](position)
            return
        position.tell(TURN, self.seat)
        position.push(ChooseTurn(self.seat))


def _no_bot(position: Imperium) -> None:
    raise TypeError("solo play has not been loaded")


BOT_TURN: Final = [_no_bot]


@data
class ChooseTurn(Decision[Imperium]):
    """IM-5.2: exactly one of activate, innovate, revolt."""

    RULES = ("IM-5.2",)

    def options(self, position: Imperium) -> list[int]:
        return [ACTIVATE.code, INNOVATE.code, REVOLT.code]

    def choose(self, position: Imperium, option: int) -> None:
        seat = self.seat
        if option == ACTIVATE.code:
            position.activating = 1
            position.tell(ACTIVATED, seat)
            position.push(Activate(seat))
            return
        position.push(CleanUp(seat))
        if option == INNOVATE.code:
            position.tell(INNOVATED, seat)
            for card in position.players[seat].hand[:]:
                leave(position, seat, card, HAND, True)
                arrive(position, seat, card, DISC, True)
                position.tell(MOVED[M_DISCARD], seat, card)
            position.push(BreakThrough(seat, MARKET_SUITS))
        else:
            position.tell(REVOLTED, seat)
            revolt(position, seat)


@data
class Activate(Decision[Imperium]):
    """IM-5.3: cards are played and exhausted in any mix and order."""

    RULES = ("IM-5.3", "IM-5.4", "IM-5.8")

    def options(self, position: Imperium) -> list[int]:
        seat = self.seat
        player = position.players[seat]
        found = [PLAY_CARD.of(card) for card in player.hand if playable(position, seat, card)]
        if player.x > 0:
            for card in [player.power, *player.extra, *player.play]:
                if EXHAUSTED[card] is not None and can_exhaust(position, seat, card):
                    found.append(EXHAUST_CARD.of(card))
        found.append(END_TURN.code)
        return found

    def choose(self, position: Imperium, option: int) -> None:
        verb = verb_of(option)
        if verb == END_TURN.code:
            position.activating = 0
            position.push(CleanUp(self.seat))
            return
        position.push(Activate(self.seat))
        card = first(option)
        if verb == PLAY_CARD.code:
            play_card(position, self.seat, card, HAND, False)
        else:
            exhaust(position, self.seat, card)
            ability = EXHAUSTED[card]
            if ability is not None:
                begin(position, self.seat, card, ability)

    def doubtful(self, position: Imperium, option: int) -> bool:
        verb = verb_of(option)
        if verb == PLAY_CARD.code:
            card = first(option)
            return not BITS[card] & PIN and not SURELY_PLAYED[card]
        return verb == EXHAUST_CARD.code and not SURELY_EXHAUSTED[first(option)]

    def refused(self, position: Imperium, offered: list[int]) -> list[Refused]:
        """Why a hand card cannot be played now."""
        player = position.players[self.seat]
        found: list[Refused] = []
        for card in player.hand:
            if playable(position, self.seat, card):
                continue
            option = PLAY_CARD.of(card)
            if NO_PLAY[card]:
                found.append(Refused(option, "never-played", "IM-5.4"))
            elif not state_fits(player, card):
                found.append(Refused(option, "wrong-state", "IM-5.6"))
            elif not all_hold(position, self.seat, card, REQUIRES[card]):
                found.append(Refused(option, "condition", "IM-5.4", [("card", CARD.full(card))]))
            elif not may_play(position, self.seat, card):
                found.append(Refused(option, "unrest-price", "IM-12.11"))
            elif card in player.freed:
                found.append(Refused(option, "played-free-already", "IM-5.13"))
            else:
                found.append(Refused(option, "no-action", "IM-5.4"))
        return found


def revolt(position: Imperium, seat: int) -> None:
    if any(BITS[card] & UNR for card in position.players[seat].hand):
        position.push(ReturnUnrest(seat))


@data
class ReturnUnrest(Decision[Imperium]):
    """IM-5.15: any number of unrest from hand goes back to the pile."""

    RULES = ("IM-5.15", "IM-11.2")

    def options(self, position: Imperium) -> list[int]:
        verb = MOVE_VERBS[M_RETURN]
        found = [verb.of(card) for card in position.players[self.seat].hand if BITS[card] & UNR]
        found.append(DONE.code)
        return found

    def choose(self, position: Imperium, option: int) -> None:
        if option == DONE.code:
            return
        card = first(option)
        leave(position, self.seat, card, HAND, True)
        position.tell(MOVED[M_RETURN], self.seat, card)
        arrive(position, self.seat, card, PILE, True)
        revolt(position, self.seat)
