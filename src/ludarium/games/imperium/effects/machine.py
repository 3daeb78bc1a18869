"""The machine that carries out effects: what is Imperium's own about sequences, choices, prices and other players."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.imperium.cards import ATLANTEANS, BITS, CARD, EFFECT, EFFECTS, NODES
from ludarium.games.imperium.effects.effect import Condition, Effect
from ludarium.games.imperium.effects.symbols import (
    ACQUIRE,
    ALL,
    ALL_MAY,
    CODES,
    COST,
    DRAW,
    EACH_GIVEN,
    EACH_SHORT,
    GAIN,
    HIST,
    IF,
    IS_BAR,
    IS_EMP,
    IT_IS,
    IT_LACKS,
    MAY,
    NONE,
    PAY,
    PER_MOVED_CARD,
    PLAY,
    POPULATION,
    SCOPE,
    SEQ,
    SPEND,
    TIMES,
)
from ludarium.games.imperium.position import COLLAPSING, MACHINES, Context, Imperium, garrison_of
from ludarium.games.imperium.vocabulary import ACCEPT, CHOOSE_EFFECT, DECLINE
from ludarium.kernel.fields import data
from ludarium.kernel.position import Frame, Step
from ludarium.kernel.program import AskMay, AskWhich, Machine

# conditions


def holds(position: Imperium, seat: int, card: int, condition: Condition) -> bool:
    player = position.players[seat]
    code = condition.code
    if code == IS_BAR:
        return player.state == 0
    if code == IS_EMP:
        return player.state == 1
    if code == POPULATION:
        return player.p >= condition.least
    if code == IT_IS:
        it = position.contexts[-1].it
        return it >= 0 and bool(BITS[it] & condition.kind)
    if code == IT_LACKS:
        it = position.contexts[-1].it
        return it >= 0 and not BITS[it] & condition.kind
    if condition.zone == PLAY:
        cards = player.play
    elif condition.zone == HIST:
        # AMB-24: the sunken pile is no history
        cards = [] if player.nation == ATLANTEANS else player.hist
    else:
        cards = garrison_of(player, card)
    found = sum(1 for each in cards if BITS[each] & condition.kind)
    return found == 0 if condition.none else found >= condition.least


def all_hold(position: Imperium, seat: int, card: int, conditions: list[Condition]) -> bool:
    for condition in conditions:
        if not holds(position, seat, card, condition):
            return False
    return True


# decisions


@data
class May(AskMay[Imperium]):
    """Something may be done, or not."""

    RULES = ("IM-8.2",)

    def about(self, position: Imperium) -> list[tuple[str, str | int]]:
        return [("card", CARD.full(self.source)), ("effect", EFFECT.full(NODES.choice_of(self.node)))]

    def doubtful(self, position: Imperium, option: int) -> bool:
        return option != DECLINE.code


@data
class ChooseOne(AskWhich[Imperium]):
    """IM-11.6: exactly one of several effects."""

    RULES = ("IM-11.6",)

    def about(self, position: Imperium) -> list[tuple[str, str | int]]:
        return [("card", CARD.full(self.source))]

    def doubtful(self, position: Imperium, option: int) -> bool:
        return option != DECLINE.code


# other players


def others(position: Imperium, seat: int) -> list[int]:
    """The other players, clockwise from the seat."""
    count = len(position.players)
    return [(seat + i) % count for i in range(1, count)]


def harmless(effect: Effect) -> bool:
    """Gains and draws are not what an attacked player would be protected from (AMB-21)."""
    if effect.code == SEQ:
        return all(harmless(kid) for kid in effect.kids)
    return effect.code in (GAIN, DRAW, MAY) or effect.optional


@data
class Given(Step[Imperium]):
    """An effect on a player who was given a card."""

    seat: int
    card: int
    effect: int
    given: int

    def run(self, position: Imperium) -> None:
        position.contexts[-1].it = self.given
        perform(position, self.seat, self.card, EFFECTS[self.effect])


@data
class Uncover(Step[Imperium]):
    """Whether the next player is asked at all depends on a hand that is hidden: no choice before this can be undone."""

    def run(self, position: Imperium) -> None:
        position.reveal()


def _no_bot(position: Imperium, seat: int, effect: Effect) -> None:
    raise TypeError("solo play has not been loaded")


BOT_SUFFERS: Final = [_no_bot]


# the machine


def forget(context: Context) -> None:
    context.moved = 0
    context.paid = 0
    context.short = 0
    context.given = []


class CardMachine(Machine[Imperium, Effect]):
    """What carries out the effects of cards; a source is the card that an effect stands on."""

    def step(self, position: Imperium, seat: int, source: int, node: Effect) -> bool:
        """What the part before it moved or paid is counted anew; a collapse ends everything (IM-9.4)."""
        if node.forget:
            forget(position.contexts[-1])
        self.handlers[node.code](position, seat, source, node)
        return position.ended != COLLAPSING

    def first_possible(self, position: Imperium, seat: int, source: int, node: Effect) -> bool:
        return self.possible(position, seat, source, node.kids[0])

    def ask_may(self, position: Imperium, seat: int, source: int, node: Effect) -> None:
        position.push(May(seat, source, node.id))

    def ask_which(self, position: Imperium, seat: int, source: int, node: Effect) -> None:
        position.push(ChooseOne(seat, source, node.id))

    def open(self, position: Imperium, seat: int, source: int, node: Effect, branch: Effect) -> bool:
        """A branch with a price, a payment or a condition needs it; any other is done as far as possible."""
        start = branch
        while start.code == SEQ:
            start = start.kids[0]
        if node.price or start.code in (COST, IF, PAY, SPEND):
            return self.possible(position, seat, source, start)
        return True

    def holds(self, position: Imperium, seat: int, source: int, node: Effect) -> bool:
        return all_hold(position, seat, source, node.conditions)

    def worth(self, position: Imperium, seat: int, source: int, goal: Effect) -> bool:
        """AMB-11: nothing is paid for an acquisition that would fail."""
        return goal.code != ACQUIRE or self.possible(position, seat, source, goal)

    def each(self, position: Imperium, seat: int, source: int, node: Effect) -> None:
        """AMB-6: one player after the other, clockwise from the acting one."""
        if node.scope != EACH_GIVEN:
            # what follows may depend on what the others hold
            position.reveal()
            super().each(position, seat, source, node)
            return
        inner = node.kids[0]
        context = position.contexts[-1]
        given = context.given
        for i in range(len(given) - 2, -1, -2):
            context.it = given[i + 1]
            self.affect(position, given[i], Given(given[i], source, inner.id, given[i + 1]), inner)

    def players(self, position: Imperium, seat: int, source: int, node: Effect) -> list[int]:
        context = position.contexts[-1]
        seats = others(position, seat)
        if node.scope in (ALL, ALL_MAY):
            seats = [seat, *seats]
        elif node.scope == EACH_SHORT:
            seats = [each for each in seats if context.short >> each & 1]
        if context.protected and not harmless(node.kids[0]):
            seats = [each for each in seats if not context.protected >> each & 1]
        return seats

    def affect(self, position: Imperium, seat: int, frame: Frame[Any], node: Effect) -> None:
        """The bot of a solo game has its own way of suffering (B-12)."""
        if position.players[seat].bot:
            BOT_SUFFERS[0](position, seat, node)
        else:
            position.plan([Uncover(), frame])

    def times(self, position: Imperium, seat: int, source: int, node: Effect) -> int:
        context = position.contexts[-1]
        return context.moved if node.scope == PER_MOVED_CARD else context.paid


MACHINE: Final = CardMachine(NODES, CODES, ACCEPT, CHOOSE_EFFECT, DECLINE)
MACHINES.append(MACHINE)
# What carries an effect out, and whether it can be carried out at all (as a price: in full), by the effect's code.
# The modules of the room fill these tables when they are imported.
HANDLERS: Final = MACHINE.handlers
POSSIBLE: Final = MACHINE.tests
# an ability can be used if it can begin; AMB-44: a choice, if one of its branches would do something
POSSIBLE[SEQ] = MACHINE.first_possible
for code in (MAY, SCOPE, TIMES, NONE):
    POSSIBLE[code] = MACHINE.always


def perform(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    """Carries out an effect for a seat; `card` is the card it stands on."""
    HANDLERS[effect.code](position, seat, card, effect)


def possible(position: Imperium, seat: int, card: int, effect: Effect) -> bool:
    return POSSIBLE[effect.code](position, seat, card, effect)
