"""Fame cards and King of Kings (IM-11.22, IM-12.9)."""

from __future__ import annotations

from ludarium.games.imperium.cards import KING_A, KING_B, TRIGGERS
from ludarium.games.imperium.effects.abilities import begin, hooked
from ludarium.games.imperium.effects.effect import Effect
from ludarium.games.imperium.effects.machine import HANDLERS
from ludarium.games.imperium.effects.symbols import FAME_LOOK, FAME_TAKE, H_LOOK_ONE_MORE, HAND
from ludarium.games.imperium.position import Imperium
from ludarium.games.imperium.tokens import gain
from ludarium.games.imperium.vocabulary import FAME_TAKEN, GOT, KING, LOOKED, PUT_BACK, SAW, TAKE_FAME
from ludarium.games.imperium.zones import arrive
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first


def king_of_kings(position: Imperium, seat: int) -> None:
    """IM-12.9: side A once per game, side B once per player; it is resolved, not taken."""
    if position.king == 0:
        position.tell(KING, seat, KING_A)
        begin(position, seat, KING_A, TRIGGERS[KING_A][0])
    elif not position.king_used >> seat & 1:
        position.king_used |= 1 << seat
        position.tell(KING, seat, KING_B)
        begin(position, seat, KING_B, TRIGGERS[KING_B][0])


def get_fame(position: Imperium, seat: int, card: int) -> None:
    position.reveal()
    arrive(position, seat, card, HAND, False)
    position.players[seat].secret.append(card)
    position.tell(FAME_TAKEN, seat)
    position.tell(GOT, seat, card, to=1 << seat)
    if position.contexts:
        position.contexts[-1].it = card


def fame_take(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    if position.fame:
        get_fame(position, seat, position.fame.pop())
    else:
        king_of_kings(position, seat)


def fame_look(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    """The top cards are looked at; one goes to hand, the others back in any order."""
    if not position.fame:
        king_of_kings(position, seat)
        return
    number = effect.most
    more = hooked(position.players[seat], H_LOOK_ONE_MORE)
    if more:
        number += 1
    count = min(number, len(position.fame))
    position.looker = seat
    for _ in range(count):
        position.looked.append(position.fame.pop())
    position.reveal()
    position.tell(LOOKED, seat)
    for each in position.looked:
        position.tell(SAW, seat, each, to=1 << seat)
    if more:
        position.push(LookedMore(seat))
    position.push(LookAtFame(seat))


@data
class LookedMore(Step[Imperium]):
    """The Romans (side A) gain 1 progress for the further card they look at; AMB-39: not for King of Kings."""

    seat: int

    def run(self, position: Imperium) -> None:
        gain(position, self.seat, g=1)


@data
class LookAtFame(Decision[Imperium]):
    """IM-11.22: which of the fame cards looked at is taken."""

    RULES = ("IM-11.22", "IM-12.9")

    def options(self, position: Imperium) -> list[int]:
        return [TAKE_FAME.of(card) for card in sorted(position.looked)]

    def choose(self, position: Imperium, option: int) -> None:
        card = first(option)
        position.looked.remove(card)
        get_fame(position, self.seat, card)
        put_back(position, self.seat)


@data
class PutBack(Decision[Imperium]):
    """IM-11.22: several cards go back in any order; this one next, the last one put back lies on top."""

    RULES = ("IM-11.22",)

    def options(self, position: Imperium) -> list[int]:
        return [PUT_BACK.of(card) for card in sorted(position.looked)]

    def choose(self, position: Imperium, option: int) -> None:
        card = first(option)
        position.looked.remove(card)
        position.fame.append(card)
        put_back(position, self.seat)


def put_back(position: Imperium, seat: int) -> None:
    if len(position.looked) > 1:
        position.push(PutBack(seat))
        return
    if position.looked:
        position.fame.append(position.looked.pop())
    position.looker = -1


HANDLERS[FAME_TAKE] = fame_take
HANDLERS[FAME_LOOK] = fame_look
