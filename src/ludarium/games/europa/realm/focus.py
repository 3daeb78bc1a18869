"""Change National Focus (EU-5.1.5): power is shifted, cards are exchanged."""

from __future__ import annotations

from ludarium.games.europa.facts import tracks
from ludarium.games.europa.facts.action_cards import POWER
from ludarium.games.europa.put import hand, purse, supply
from ludarium.games.europa.realm.words import (
    CARD_PICKED,
    FOCUS_DISCARD,
    FOCUS_DRAW,
    FOCUS_PICK,
    POWER_SHIFTED,
    SHIFT_FROM,
    SHIFT_POWER,
)
from ludarium.games.europa.table.player import FOCUS_CHANGED
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import DONE
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of

DISCARDS = 3  # at most (EU-5.1.5.3)
OPEN_DISCARDS = 5  # the uppermost ones one may pick from (EU-5.1.5.4)


def shifts(position: Europa, player: int) -> list[int]:
    """Pools that can be raised: another has a cube, and there is room (EU-5.1.5.2)."""
    power = position.players[player].power
    total = power[0] + power[1] + power[2]
    return [kind for kind in range(3) if power[kind] < tracks.POWER_MOST and power[kind] < total]


def can_change_focus(position: Europa, player: int, waived: int = 0) -> bool:
    """EU-5.1.5.1: once a Round; at least one of the two options can be done (a single discard draws nothing)."""
    me = position.players[player]
    return not me.round_flags & FOCUS_CHANGED and bool(me.hand or shifts(position, player))


def begin_change_focus(position: Europa, player: int, waived: int = 0) -> None:
    """A cube of the Supply marks the slot; without one the player pulls it from elsewhere first (EU-2.2.3)."""
    position.own_rest(player).round_flags |= FOCUS_CHANGED
    position.push(ShiftStep(player))
    supply.take_cube(position, player, supply.WANT_COVER, 0)


@data
class ShiftStep(Step[Europa]):
    player: int

    def run(self, position: Europa) -> None:
        if shifts(position, self.player):
            position.push(ShiftPower(self.player))
        elif position.players[self.player].hand:
            position.push(DiscardForFocus(self.player, 0, 1))


@data
class ShiftPower(Decision[Europa]):
    """EU-5.1.5.2: which pool is raised; `done`: none."""

    RULES = ("EU-5.1.5.2",)

    def options(self, position: Europa) -> list[int]:
        found = [SHIFT_POWER.of(kind) for kind in shifts(position, self.seat)]
        # Nothing at all is not an option: without cards to exchange, power is shifted.
        return [*found, DONE.code] if position.players[self.seat].hand else found

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DONE.code:
            # one of the two must be done (EU-5.1.5.1)
            position.push(DiscardForFocus(self.seat, 0, 1))
            return
        position.push(DiscardForFocusStep(self.seat, 0))
        position.push(ShiftFrom(self.seat, first(option), -1))


def givers(position: Europa, player: int, kind: int, given: int) -> list[int]:
    power = position.players[player].power
    if power[kind] >= tracks.POWER_MOST:
        return []
    return [other for other in range(3) if other not in (kind, given) and power[other]]


@data
class ShiftFrom(Decision[Europa]):
    """EU-5.1.5.2: at most one cube from each of the other two pools."""

    kind: int
    given: int  # the pool that has given already, or -1
    RULES = ("EU-5.1.5.2",)

    def options(self, position: Europa) -> list[int]:
        found = [SHIFT_FROM.of(other) for other in givers(position, self.seat, self.kind, self.given)]
        return [*found, DONE.code] if self.given >= 0 else found

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DONE.code:
            return
        me = position.own_purse(self.seat)
        me.power[first(option)] -= 1
        me.power[self.kind] += 1
        position.tell(POWER_SHIFTED, me.realm, self.kind, 1)
        if self.given < 0 and givers(position, self.seat, self.kind, first(option)):
            position.push(ShiftFrom(self.seat, self.kind, first(option)))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("power", POWER.full(self.kind))]


@data
class DiscardForFocusStep(Step[Europa]):
    player: int
    gone: int  # cards laid aside: they wait in `drawn`

    def run(self, position: Europa) -> None:
        if position.players[self.player].hand and self.gone < DISCARDS:
            position.push(DiscardForFocus(self.player, self.gone, 0))
        elif self.gone:
            position.push(FocusDraws(self.player, self.gone, self.gone - 1, 0))


@data
class DiscardForFocus(Decision[Europa]):
    """EU-5.1.5.3: up to three cards are laid aside; one fewer is drawn (AMB-EU1-27)."""

    gone: int  # cards laid aside: they wait in `drawn`
    must: int  # no power was shifted, so a card is
    RULES = ("EU-5.1.5.1", "EU-5.1.5.3", "AMB-EU1-27")

    def options(self, position: Europa) -> list[int]:
        found = [FOCUS_DISCARD.of(card) for card in position.players[self.seat].hand]
        return found if self.must else [*found, DONE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DONE.code:
            if self.gone:
                position.push(FocusDraws(self.seat, self.gone, self.gone - 1, 0))
            return
        position.own_player(self.seat).hand.remove(first(option))
        position.own_player(self.seat).drawn.append(first(option))
        position.push(DiscardForFocusStep(self.seat, self.gone + 1))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("gone", self.gone)]


@data
class FocusDraws(Step[Europa]):
    """The draws, then the cards laid aside reach the discards (EU-5.1.5.3)."""

    player: int
    gone: int  # cards laid aside: they wait in `drawn`
    left: int
    bought: int

    def run(self, position: Europa) -> None:
        if self.left and any(hand.can_draw(position, deck) for deck in range(3)):
            position.push(FocusDraw(self.player, self.gone, self.left, self.bought))
            return
        me = position.own_player(self.player)
        gone = me.drawn
        me.drawn = []
        position.reveal()
        for card in gone:
            hand.discard(position, card)


@data
class FocusDraw(Decision[Europa]):
    """EU-5.1.5.3-4: a card from a deck; or, once, for 1 power and 2 D one of the five uppermost discards of its
    type."""

    gone: int  # cards laid aside: they wait in `drawn`
    left: int
    bought: int
    RULES = ("EU-5.1.5.3", "EU-5.1.5.4", "AMB-EU1-28")

    def options(self, position: Europa) -> list[int]:
        found = [FOCUS_DRAW.of(deck) for deck in range(3) if hand.can_draw(position, deck)]
        me = position.players[self.seat]
        if not self.bought and me.ducats >= tracks.FOCUS_PICK_DUCATS:
            for deck in range(3):
                if me.power[deck]:
                    found.extend(FOCUS_PICK.of(card) for card in position.decks.discards[deck][-OPEN_DISCARDS:])
        return found

    def choose(self, position: Europa, option: int) -> None:
        card = first(option)
        if verb_of(option) == FOCUS_DRAW.code:
            hand.draw(position, self.seat, card)
            position.push(FocusDraws(self.seat, self.gone, self.left - 1, self.bought))
            return
        deck = supply.deck_of(card)
        purse.lose_power(position, self.seat, deck, 1)
        purse.lose_ducats(position, self.seat, tracks.FOCUS_PICK_DUCATS)
        position.own_decks().discards[deck].remove(card)
        me = position.own_player(self.seat)
        me.hand.append(card)
        position.tell(CARD_PICKED, me.realm, card)
        position.push(FocusDraws(self.seat, self.gone, self.left - 1, 1))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("left", self.left)]
