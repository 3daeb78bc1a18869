"""How abilities begin and end, the events they listen to, and reactions to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludarium.games.imperium.cards import ABILITIES, BITS, CARD, EXHAUSTED, HOOKED, LISTENS, TRIGGERS
from ludarium.games.imperium.effects.effect import Ability
from ludarium.games.imperium.effects.machine import HANDLERS, possible
from ludarium.games.imperium.effects.symbols import ATK, E_ATTACKED, REACT
from ludarium.games.imperium.position import Imperium, Player, new_context
from ludarium.games.imperium.vocabulary import DECLINE, EXHAUST_CARD, EXHAUSTED_CARD
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.program import Perform
from ludarium.kernel.verb import verb_of


@data
class Begin(Step[Imperium]):
    """An ability begins to be resolved. `card` is usually the card it stands on; `amount` is what set it off."""

    seat: int
    card: int
    ability: int
    amount: int

    def run(self, position: Imperium) -> None:
        ability = ABILITIES[self.ability]
        position.contexts.append(new_context(self.seat, self.card, moved=self.amount))
        position.agenda.append(Close())
        if BITS[self.card] & ATK and ability.tag == 0:
            position.agenda.append(Perform(self.seat, self.card, ability.effect.id))
            position.agenda.append(Attack(self.seat, self.card))
            return
        HANDLERS[ability.effect.code](position, self.seat, self.card, ability.effect)


@data
class Close(Step[Imperium]):
    """An ability has been resolved."""

    def run(self, position: Imperium) -> None:
        position.contexts.pop()


def begin(position: Imperium, seat: int, card: int, ability: Ability, amount: int = 0) -> None:
    """This ability is resolved next."""
    position.agenda.append(Begin(seat, card, ability.id, amount))


# events


def own_cards(player: Player) -> list[int]:
    """Cards whose abilities work: the power card, further permanent cards, the play area."""
    return [player.power, *player.extra, *player.play]


def happen(position: Imperium, seat: int, event: int, what: int, amount: int = 0) -> None:
    """Tells an event to the seat's own cards. `what` holds the symbols that the event is about."""
    player = position.players[seat]
    if player.bot:
        return
    bit = 1 << event
    if LISTENS[player.power] & bit:
        _answer(position, seat, player.power, event, what, amount)
    for card in player.extra:
        if LISTENS[card] & bit:
            _answer(position, seat, card, event, what, amount)
    for card in player.play:
        if LISTENS[card] & bit:
            _answer(position, seat, card, event, what, amount)


def _answer(position: Imperium, seat: int, card: int, event: int, what: int, amount: int) -> None:
    for ability in TRIGGERS[card]:
        if ability.event != event or (ability.kind and not ability.kind & what):
            continue
        if ability.tag != REACT:
            begin(position, seat, card, ability, amount)
        elif can_react(position, seat, card, ability):
            position.agenda.append(Recheck(seat, ability.id, amount))


def can_react(position: Imperium, seat: int, card: int, ability: Ability) -> bool:
    """IM-5.11: only on an own Activate turn, except against attacks; IM-5.8: with an exhaust token to place."""
    player = position.players[seat]
    if player.x == 0 or card in player.tapped:
        return False
    if ability.event != E_ATTACKED and not (position.activating and position.active == seat):
        return False
    return possible(position, seat, card, ability.effect)


def exhaust(position: Imperium, seat: int, card: int) -> None:
    player = position.players[seat]
    player.x -= 1
    player.tapped.append(card)
    position.tell(EXHAUSTED_CARD, seat, card)


def can_exhaust(position: Imperium, seat: int, card: int) -> bool:
    """IM-5.8, IM-5.9"""
    ability = EXHAUSTED[card]
    player = position.players[seat]
    if ability is None or card in player.tapped:
        return False
    # the token that will lie on this card cannot lie on another one that helps to pay (Step Pyramids)
    player.x -= 1
    able = possible(position, seat, card, ability.effect)
    player.x += 1
    return able


@data
class Recheck(Step[Imperium]):
    """A reaction is offered if it can still be used when its moment has come."""

    seat: int
    ability: int
    amount: int

    def run(self, position: Imperium) -> None:
        ability = ABILITIES[self.ability]
        if ability.card in own_cards(position.players[self.seat]) and can_react(
            position, self.seat, ability.card, ability
        ):
            position.push(React(self.seat, self.ability, self.amount))


@data
class React(Decision[Imperium]):
    """IM-5.11: an exhaust ability that answers an event may be used."""

    RULES = ("IM-5.8", "IM-5.11")

    ability: int
    amount: int

    def options(self, position: Imperium) -> list[int]:
        return [EXHAUST_CARD.of(ABILITIES[self.ability].card), DECLINE.code]

    def choose(self, position: Imperium, option: int) -> None:
        if verb_of(option) == DECLINE.code:
            return
        ability = ABILITIES[self.ability]
        exhaust(position, self.seat, ability.card)
        begin(position, self.seat, ability.card, ability, self.amount)

    def about(self, position: Imperium) -> list[tuple[str, str | int]]:
        return [("card", CARD.full(ABILITIES[self.ability].card))]


def hooked(player: Player, hook: int) -> bool:
    """Whether one of the player's cards has this one-of-a-kind ability."""
    bit = 1 << hook
    if HOOKED[player.power] & bit:
        return True
    for card in player.extra:
        if HOOKED[card] & bit:
            return True
    return any(HOOKED[card] & bit for card in player.play)


@data
class Attack(Step[Imperium]):
    """AMB-21: before an attack is resolved, every other player may protect themselves. See attack.py."""

    seat: int
    card: int

    def run(self, position: Imperium) -> None:
        ASK_PROTECTION[0](position, self.seat, self.card)


def _no_attack(position: Imperium, seat: int, card: int) -> None:
    raise TypeError("attack.py has not been loaded")


ASK_PROTECTION: Final[list[Callable[[Imperium, int, int], None]]] = [_no_attack]
