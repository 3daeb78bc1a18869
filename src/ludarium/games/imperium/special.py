"""Cards that are one of a kind, and small effects of their own."""

from __future__ import annotations

from ludarium.games.imperium.cards import (
    BITS,
    EFFECTS,
    EXHAUSTED,
    GATES,
    GRAAL,
    KING_A,
    PATH,
    SHANGRI_LA,
    TRIGGERS,
    VISIONS,
    ZENITH,
)
from ludarium.games.imperium.effects.abilities import begin
from ludarium.games.imperium.effects.effect import Effect
from ludarium.games.imperium.effects.machine import HANDLERS, POSSIBLE, others, possible
from ludarium.games.imperium.effects.symbols import (
    E_ENTER,
    FLIP,
    H_AMBASSADOR,
    H_DOUBLE_TOKENS,
    H_GAMBLING,
    H_NEXT_JOURNEY,
    HAND,
    HOOK,
    PIN,
    REGAIN,
    TAKE_UNREST,
    THE_END,
)
from ludarium.games.imperium.market import SUITS
from ludarium.games.imperium.position import Imperium
from ludarium.games.imperium.tokens import gain
from ludarium.games.imperium.vocabulary import (
    BORROW,
    DECLINE,
    JOURNEYED,
    MOVED,
    NAME_SUIT,
    READIED,
    READY,
    REVEALED,
)
from ludarium.games.imperium.zones import arrive, take_unrest, trigger_end
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first, verb_of

# the end


def the_end(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    """IM-9.2: which of the triggers it is, by the card that says so."""
    reason = {KING_A: 2, ZENITH: 3, GRAAL: 4, SHANGRI_LA: 5}
    trigger_end(position, reason[card])


# unrest and exhaust tokens


def unrest(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    take_unrest(position, seat)


@data
class ReadyCard(Decision[Imperium]):
    """An exhaust token goes from a used card back to the state card; the card may be used again."""

    RULES = ("IM-5.8",)

    effect: int

    def options(self, position: Imperium) -> list[int]:
        found = [READY.of(card) for card in position.players[self.seat].tapped]
        if EFFECTS[self.effect].optional:
            found.append(DECLINE.code)
        return found

    def choose(self, position: Imperium, option: int) -> None:
        if verb_of(option) == READY.code:
            ready(position, self.seat, first(option))


def ready(position: Imperium, seat: int, card: int) -> None:
    player = position.players[seat]
    player.tapped.remove(card)
    player.x += 1
    position.tell(READIED, seat, card)


def regain(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    tapped = position.players[seat].tapped
    if len(tapped) == 1 and not effect.optional:
        ready(position, seat, tapped[0])
    elif tapped:
        position.push(ReadyCard(seat, effect.id))


def regain_possible(position: Imperium, seat: int, card: int, effect: Effect) -> bool:
    return len(position.players[seat].tapped) > 0


# cards with two faces


def flip(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    """King of Kings turns to side B; a journey card shows its other face."""
    if card == KING_A:
        position.king = 1
    elif card == VISIONS:
        journey(position, seat, VISIONS, PATH)
    elif card == GATES:
        journey(position, seat, GATES, SHANGRI_LA)


def journey(position: Imperium, seat: int, old: int, new: int) -> None:
    """IM-13.4: the journey card on top is the one in play. An exhaust token on a turned card stays on it."""
    player = position.players[seat]
    player.extra[player.extra.index(old)] = new
    if old in player.tapped:
        player.tapped[player.tapped.index(old)] = new
    position.tell(JOURNEYED, seat, new)


def next_journey(position: Imperium, seat: int) -> None:
    player = position.players[seat]
    player.extra[player.extra.index(PATH)] = GATES
    if PATH in player.tapped:
        player.tapped.remove(PATH)
    position.tell(JOURNEYED, seat, GATES)
    for ability in TRIGGERS[GATES]:
        if ability.event == E_ENTER:
            begin(position, seat, GATES, ability)


# hooks


def hook(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    if effect.flag == H_AMBASSADOR:
        if borrowable(position, seat):
            position.push(Ambassador(seat))
    elif effect.flag == H_GAMBLING:
        if position.main:
            position.push(Gamble(seat))
    elif effect.flag == H_DOUBLE_TOKENS:
        # as many more as lay on the card: of the kind that the power card speaks of
        amount = position.contexts[-1].moved
        if TRIGGERS[card][0].kind == 1:
            gain(position, seat, m=amount)
        else:
            gain(position, seat, p=amount)
    elif effect.flag == H_NEXT_JOURNEY:
        next_journey(position, seat)


def hook_possible(position: Imperium, seat: int, card: int, effect: Effect) -> bool:
    if effect.flag == H_AMBASSADOR:
        return len(borrowable(position, seat)) > 0
    if effect.flag == H_GAMBLING:
        return bool(position.main)
    return True


def borrowable(position: Imperium, seat: int) -> list[int]:
    found: list[int] = []
    for other in others(position, seat):
        for card in position.players[other].play:
            ability = EXHAUSTED[card]
            if ability is None or not BITS[card] & PIN or ability.effect.code == HOOK:
                continue
            if possible(position, seat, card, ability.effect):
                found.append(card)
    return found


@data
class Ambassador(Decision[Imperium]):
    """The exhaust ability of another player's permanent card is resolved as one's own; that card gets no token."""

    RULES = ("IM-5.8",)

    def options(self, position: Imperium) -> list[int]:
        return [BORROW.of(card) for card in borrowable(position, self.seat)]

    def doubtful(self, position: Imperium, option: int) -> bool:
        return True

    def choose(self, position: Imperium, option: int) -> None:
        card = first(option)
        ability = EXHAUSTED[card]
        if ability is not None:
            begin(position, self.seat, card, ability)


@data
class Gamble(Decision[Imperium]):
    """A suit is named and the top card of the main deck revealed: taken if it is of that suit, else exiled."""

    RULES = ("IM-11.15",)

    def options(self, position: Imperium) -> list[int]:
        return [NAME_SUIT.of(suit) for suit in range(4)]

    def choose(self, position: Imperium, option: int) -> None:
        card = position.main.pop()
        position.reveal()
        position.tell(REVEALED, self.seat, card)
        if not position.main:
            trigger_end(position, 0)
        if BITS[card] & SUITS[first(option)]:
            arrive(position, self.seat, card, HAND, True)
            gained_by_chance(position, card)
        else:
            position.exile.append(card)
            position.tell(MOVED[5], self.seat, card)


def gained_by_chance(position: Imperium, card: int) -> None:
    """Neither acquired nor broken through for: nothing reacts to it."""
    position.contexts[-1].it = card


HANDLERS[THE_END] = the_end
HANDLERS[TAKE_UNREST] = unrest
HANDLERS[REGAIN] = regain
HANDLERS[FLIP] = flip
HANDLERS[HOOK] = hook
POSSIBLE[REGAIN] = regain_possible
POSSIBLE[HOOK] = hook_possible
