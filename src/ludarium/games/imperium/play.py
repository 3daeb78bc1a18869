"""Playing cards (IM-5.4 to IM-5.13): what may be played, for an action or for free, and where it goes afterwards."""

from __future__ import annotations

from ludarium.games.imperium.cards import BITS, CARD, EFFECTS, FREE, NO_PLAY, PASSIVE_OF, PLAYED, REQUIRES
from ludarium.games.imperium.effects.abilities import begin, happen, own_cards
from ludarium.games.imperium.effects.effect import Effect
from ludarium.games.imperium.effects.machine import HANDLERS, POSSIBLE, all_hold, possible
from ludarium.games.imperium.effects.symbols import (
    BAR_CARD,
    DISC,
    E_PLAY,
    E_PLAY_DISC,
    EMP,
    EMP_CARD,
    FREE_PLAY,
    HAND,
    IT,
    P_FREE,
    P_LOSE_BAR,
    PIN,
    PLAY,
    PLAY_FROM,
    UNR,
)
from ludarium.games.imperium.position import Imperium, Player
from ludarium.games.imperium.select import candidates
from ludarium.games.imperium.vocabulary import DECLINE, FREE_CARD, PLAY_OUT, PLAYED_CARD, PLAYED_FREE
from ludarium.games.imperium.zones import arrive, leave
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of
from ludarium.kernel.words import Phrase


def passive_kinds(player: Player, flag: int) -> int:
    kinds = 0
    for card in own_cards(player):
        for effect in PASSIVE_OF[card]:
            if effect.flag == flag:
                kinds |= effect.kind
    return kinds


def state_fits(player: Player, card: int) -> bool:
    """IM-5.6: a state symbol must match the state card."""
    bits = BITS[card]
    if player.state == EMP:
        return not bits & BAR_CARD or bool(bits & passive_kinds(player, P_LOSE_BAR))
    return not bits & EMP_CARD or player.ignore > 0


def may_play(position: Imperium, seat: int, card: int) -> bool:
    """Whether the card's own text allows it: NOPLAY, its condition, and the price of an unrest (AMB-29)."""
    if NO_PLAY[card]:
        return False
    if REQUIRES[card] and not all_hold(position, seat, card, REQUIRES[card]):
        return False
    if BITS[card] & UNR:
        ability = PLAYED[card]
        return ability is not None and possible(position, seat, card, ability.effect)
    return True


def is_free(player: Player, card: int) -> bool:
    """IM-5.13: plays without an action, by its own text or by another card."""
    if FREE[card]:
        return True
    kinds = passive_kinds(player, P_FREE)
    return bool(BITS[card] & kinds)


def playable(position: Imperium, seat: int, card: int) -> bool:
    """Whether the card can be played from hand now, on an Activate turn."""
    player = position.players[seat]
    if player.a == 0:
        if not is_free(player, card) or card in player.freed:
            return False
    elif card in player.freed:
        return False
    return state_fits(player, card) and may_play(position, seat, card)


def play_card(position: Imperium, seat: int, card: int, zone: int, free: bool) -> None:
    """IM-5.4: into the play area; what reacts to it; its text; then to the discard pile unless it stays."""
    player = position.players[seat]
    if free or is_free(player, card):
        player.freed.append(card)
        position.tell(PLAYED_FREE, seat, card)
    else:
        player.a -= 1
        position.tell(PLAYED_CARD, seat, card)
    if (BITS[card] & EMP_CARD and player.state != EMP) or player.ignore:
        player.ignore = 0
    leave(position, seat, card, zone, True)
    arrive(position, seat, card, PLAY, True)
    if not BITS[card] & PIN:
        position.push(AfterPlay(seat, card))
    ability = PLAYED[card]
    if ability is not None:
        begin(position, seat, card, ability)
    happen(position, seat, E_PLAY, BITS[card])
    if zone == DISC:
        happen(position, seat, E_PLAY_DISC, BITS[card])


@data
class AfterPlay(Step[Imperium]):
    """IM-5.5: a played card that does not stay goes to the discard pile, unless its text has moved it."""

    seat: int
    card: int

    def trail(self, position: Imperium) -> list[Phrase]:
        return [Phrase("trail-played", {"card": CARD.full(self.card)})]

    def run(self, position: Imperium) -> None:
        player = position.players[self.seat]
        if self.card in player.play:
            leave(position, self.seat, self.card, PLAY, True)
            player.disc.append(self.card)


# playing a card by another card's effect


def freely_playable(position: Imperium, seat: int, card: int, effect: Effect) -> list[int]:
    """AMB-15: state symbols count, except that a permission to play EMP cards ignores theirs."""
    player = position.players[seat]
    if effect.which == IT:
        it = position.contexts[-1].it
        found = [it] if it >= 0 and it in player.hand else []
    else:
        found = candidates(position, seat, card, effect)
    ignored = bool(effect.kind & EMP_CARD)
    return [
        each
        for each in found
        if each not in player.freed and (ignored or state_fits(player, each)) and may_play(position, seat, each)
    ]


@data
class FreePlay(Decision[Imperium]):
    """IM-11.13: a card is played without an action, by the effect of another."""

    RULES = ("IM-11.13", "IM-5.13")

    card: int
    effect: int

    def options(self, position: Imperium) -> list[int]:
        effect = EFFECTS[self.effect]
        found = [FREE_CARD.of(card) for card in freely_playable(position, self.seat, self.card, effect)]
        if effect.optional:
            found.append(DECLINE.code)
        return found

    def choose(self, position: Imperium, option: int) -> None:
        if verb_of(option) == FREE_CARD.code:
            play_card(position, self.seat, first(option), HAND, True)

    def about(self, position: Imperium) -> list[tuple[str, str | int]]:
        return [("card", CARD.full(self.card))]


def free_play(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    found = freely_playable(position, seat, card, effect)
    if len(found) == 1 and not effect.optional:
        play_card(position, seat, found[0], HAND, True)
    elif found:
        position.push(FreePlay(seat, card, effect.id))


def free_play_possible(position: Imperium, seat: int, card: int, effect: Effect) -> bool:
    return len(freely_playable(position, seat, card, effect)) > 0


def playable_out(position: Imperium, seat: int, card: int, effect: Effect) -> list[int]:
    player = position.players[seat]
    if player.a == 0:
        return []
    return [
        each
        for each in candidates(position, seat, card, effect)
        if state_fits(player, each) and may_play(position, seat, each)
    ]


@data
class PlayFrom(Decision[Imperium]):
    """A card is played out of the discard pile, for an action."""

    RULES = ("IM-5.4",)

    card: int
    effect: int

    def options(self, position: Imperium) -> list[int]:
        return [PLAY_OUT.of(card) for card in playable_out(position, self.seat, self.card, EFFECTS[self.effect])]

    def choose(self, position: Imperium, option: int) -> None:
        play_card(position, self.seat, first(option), DISC, False)


def play_from(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    if playable_out(position, seat, card, effect):
        position.push(PlayFrom(seat, card, effect.id))


def play_from_possible(position: Imperium, seat: int, card: int, effect: Effect) -> bool:
    return len(playable_out(position, seat, card, effect)) > 0


HANDLERS[FREE_PLAY] = free_play
HANDLERS[PLAY_FROM] = play_from
POSSIBLE[FREE_PLAY] = free_play_possible
POSSIBLE[PLAY_FROM] = play_from_possible
