"""Attacks and protection against them (IM-11.1, AMB-21)."""

from __future__ import annotations

from ludarium.games.imperium.cards import CARD, EFFECTS, TRIGGERS
from ludarium.games.imperium.effects.abilities import ASK_PROTECTION, can_react, exhaust, own_cards
from ludarium.games.imperium.effects.effect import Ability, Effect
from ludarium.games.imperium.effects.machine import HANDLERS, MACHINE, others, possible
from ludarium.games.imperium.effects.symbols import AVOID, E_ATTACKED, GIVE, H_STANDING_ARMY, HAND, HOOK, REACT
from ludarium.games.imperium.position import Imperium
from ludarium.games.imperium.select import candidates
from ludarium.games.imperium.tokens import gain
from ludarium.games.imperium.vocabulary import (
    BOT_TOOK,
    DECLINE,
    GAVE,
    GIVE_BOT,
    GIVE_CARD,
    PAID_OFF,
    PAY_OFF,
    PROTECT,
    PROTECTED,
    SPARE,
)
from ludarium.games.imperium.zones import arrive, leave, unveil, zone_of
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of


def ask_protection(position: Imperium, seat: int, card: int) -> None:
    """Every other player in turn may protect themselves, before any text is resolved."""
    seats = others(position, seat)
    for i in range(len(seats) - 1, -1, -1):
        if not position.players[seats[i]].bot:
            position.push(Threaten(seats[i], seat))


@data
class Threaten(Step[Imperium]):
    """One player is about to be attacked."""

    seat: int
    attacker: int

    def run(self, position: Imperium) -> None:
        if protections(position, self.seat):
            position.push(ProtectOneself(self.seat))
        if stands(position, self.seat):
            attacker = position.players[self.attacker]
            if not attacker.bot and attacker.g > 0:
                position.push(PayOff(self.attacker, self.seat))
            else:
                protect(position, self.seat)


def stands(position: Imperium, seat: int) -> bool:
    """Standing Army: the attacker pays 1 progress, or leaves its owner alone."""
    for card in own_cards(position.players[seat]):
        for ability in TRIGGERS[card]:
            effect = ability.effect
            if ability.event == E_ATTACKED and effect.code == HOOK and effect.flag == H_STANDING_ARMY:
                return True
    return False


def protections(position: Imperium, seat: int) -> list[Ability]:
    """The abilities with which the seat can cancel the attack for itself."""
    found: list[Ability] = []
    for card in own_cards(position.players[seat]):
        for ability in TRIGGERS[card]:
            if ability.event != E_ATTACKED or ability.effect.code == HOOK:
                continue
            if ability.tag == REACT:
                if can_react(position, seat, card, ability):
                    found.append(ability)
            elif possible(position, seat, card, ability.effect):
                found.append(ability)
    return found


@data
class ProtectOneself(Decision[Imperium]):
    """AMB-21: a protective card may be used against the attack."""

    RULES = ("IM-11.1", "IM-5.11")

    def options(self, position: Imperium) -> list[int]:
        found = [PROTECT.of(ability.card) for ability in protections(position, self.seat)]
        found.append(DECLINE.code)
        return found

    def choose(self, position: Imperium, option: int) -> None:
        if verb_of(option) == DECLINE.code:
            return
        card = first(option)
        for ability in protections(position, self.seat):
            if ability.card == card:
                if ability.tag == REACT:
                    exhaust(position, self.seat, card)
                position.push(Protecting(self.seat, ability.effect.id, card))
                return

    def about(self, position: Imperium) -> list[tuple[str, str | int]]:
        context = position.contexts[-1]
        return [("card", CARD.full(context.card))]


@data
class Protecting(Step[Imperium]):
    """The chosen protection: its price is paid (it was chosen, so nobody is asked again)."""

    seat: int
    effect: int
    card: int

    def run(self, position: Imperium) -> None:
        MACHINE.agreed(position, self.seat, self.card, EFFECTS[self.effect])


def avoid(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    protect(position, seat)


def protect(position: Imperium, seat: int) -> None:
    position.contexts[-1].protected |= 1 << seat
    position.tell(PROTECTED, seat)


@data
class PayOff(Decision[Imperium]):
    """Standing Army: the attacker gives its owner 1 progress, or does not touch them."""

    RULES = ("IM-11.1",)

    victim: int

    def options(self, position: Imperium) -> list[int]:
        return [PAY_OFF.of(self.victim), SPARE.of(self.victim)]

    def choose(self, position: Imperium, option: int) -> None:
        if verb_of(option) == PAY_OFF.code:
            position.players[self.seat].g -= 1
            position.tell(PAID_OFF, self.seat, self.victim)
            gain(position, self.victim, g=1)
        else:
            protect(position, self.victim)


# giving cards away


@data
class GiveCard(Decision[Imperium]):
    """A card from hand or discard pile goes to another player's hand (AMB-23)."""

    RULES = ("IM-11.5",)

    card: int
    effect: int
    to: int

    def options(self, position: Imperium) -> list[int]:
        found = candidates(position, self.seat, self.card, EFFECTS[self.effect])
        if position.players[self.to].bot:
            return [GIVE_BOT.of(card) for card in found]
        return [GIVE_CARD.of(card, self.to) for card in found]

    def choose(self, position: Imperium, option: int) -> None:
        give_card(position, self.seat, first(option), self.to, EFFECTS[self.effect])

    def about(self, position: Imperium) -> list[tuple[str, str | int]]:
        return [("card", CARD.full(self.card))]


def give_card(position: Imperium, seat: int, card: int, to: int, effect: Effect) -> None:
    zone = zone_of(position, position.players[seat], card, effect.zones)
    leave(position, seat, card, zone, True)
    unveil(position.players[seat], card)
    arrive(position, to, card, HAND, True)
    position.contexts[-1].given += [to, card]
    position.contexts[-1].it = card
    position.contexts[-1].moved += 1
    if position.players[to].bot:
        position.tell(BOT_TOOK, card)
    else:
        position.tell(GAVE, seat, to, card)


@data
class Giving(Step[Imperium]):
    """One receiver of a card."""

    seat: int
    card: int
    effect: int
    to: int

    def run(self, position: Imperium) -> None:
        found = candidates(position, self.seat, self.card, EFFECTS[self.effect])
        if len(found) == 1:
            give_card(position, self.seat, found[0], self.to, EFFECTS[self.effect])
        elif found:
            position.push(GiveCard(self.seat, self.card, self.effect, self.to))


def give(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    protected = position.contexts[-1].protected
    seats = others(position, seat)
    for i in range(len(seats) - 1, -1, -1):
        if not protected >> seats[i] & 1:
            position.push(Giving(seat, card, effect.id, seats[i]))


ASK_PROTECTION[0] = ask_protection
HANDLERS[AVOID] = avoid
HANDLERS[GIVE] = give
