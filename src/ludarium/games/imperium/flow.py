"""The combinators of the effect language: may, choose, if, prices, and effects on several players."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.imperium.cards import ATLANTEANS, BITS, CARD, CHOICE_OF, EFFECT, EFFECTS
from ludarium.games.imperium.effect import Condition, Effect
from ludarium.games.imperium.engine import HANDLERS, POSSIBLE, Perform, others, perform, possible, run_sequence
from ludarium.games.imperium.position import Imperium
from ludarium.games.imperium.symbols import (
    ACQUIRE,
    ALL,
    ALL_MAY,
    CHOOSE,
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
    PER_PAID,
    PLAY,
    POPULATION,
    SCOPE,
    SEQ,
    SPEND,
)
from ludarium.games.imperium.vocabulary import ACCEPT, CHOOSE_EFFECT, DECLINE
from ludarium.games.imperium.zones import garrison_of
from ludarium.kernel.position import Decision, Frame, Step
from ludarium.kernel.verb import first, verb_of

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


def if_(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    if all_hold(position, seat, card, effect.conditions):
        perform(position, seat, card, effect.kids[0])


def if_possible(position: Imperium, seat: int, card: int, effect: Effect) -> bool:
    return all_hold(position, seat, card, effect.conditions) and possible(position, seat, card, effect.kids[0])


# may


class May(Decision[Imperium]):
    """Something may be done, or not."""

    __slots__ = ("card", "effect")
    RULES = ("IM-8.2",)

    def __init__(self, seat: int, card: int, effect: int) -> None:
        super().__init__(seat)
        self.card = card
        self.effect = effect

    def options(self, position: Imperium) -> list[int]:
        return [ACCEPT.of(CHOICE_OF[self.effect]), DECLINE.code]

    def choose(self, position: Imperium, option: int) -> None:
        if verb_of(option) == DECLINE.code:
            return
        effect = EFFECTS[self.effect]
        if effect.code == COST:
            run_sequence(position, self.seat, self.card, effect, 0)
        else:
            perform(position, self.seat, self.card, effect)

    def about(self, position: Imperium) -> list[tuple[str, str | int]]:
        return [("card", CARD.full(self.card)), ("effect", EFFECT.full(CHOICE_OF[self.effect]))]


def may(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    inner = effect.kids[0]
    if possible(position, seat, card, inner):
        position.push(May(seat, card, inner.id))


def cost(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    """IM-11.23: the price is paid in full or not at all, and without it nothing follows."""
    if not cost_possible(position, seat, card, effect):
        return
    if effect.optional:
        position.push(May(seat, card, effect.id))
    else:
        run_sequence(position, seat, card, effect, 0)


def cost_possible(position: Imperium, seat: int, card: int, effect: Effect) -> bool:
    kids = effect.kids
    for i in range(len(kids) - 1):
        if not possible(position, seat, card, kids[i]):
            return False
    # AMB-11: nothing is paid for an acquisition that would fail
    return kids[-1].code != ACQUIRE or possible(position, seat, card, kids[-1])


# choose


class ChooseOne(Decision[Imperium]):
    """IM-11.6: exactly one of several effects."""

    __slots__ = ("card", "effect")
    RULES = ("IM-11.6",)

    def __init__(self, seat: int, card: int, effect: int) -> None:
        super().__init__(seat)
        self.card = card
        self.effect = effect

    def options(self, position: Imperium) -> list[int]:
        effect = EFFECTS[self.effect]
        found = [
            CHOOSE_EFFECT.of(CHOICE_OF[kid.id])
            for kid in effect.kids
            if available(position, self.seat, self.card, kid, effect.price)
        ]
        if effect.optional:
            found.append(DECLINE.code)
        return found

    def choose(self, position: Imperium, option: int) -> None:
        if verb_of(option) == DECLINE.code:
            return
        for kid in EFFECTS[self.effect].kids:
            if CHOICE_OF[kid.id] == first(option):
                perform(position, self.seat, self.card, kid)
                return

    def about(self, position: Imperium) -> list[tuple[str, str | int]]:
        return [("card", CARD.full(self.card))]


def available(position: Imperium, seat: int, card: int, branch: Effect, price: bool) -> bool:
    """A branch with a price, a payment or a condition needs it; any other is done as far as possible."""
    start = branch
    while start.code == SEQ:
        start = start.kids[0]
    if price or start.code in (COST, IF, PAY, SPEND):
        return possible(position, seat, card, start)
    return True


def choose(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    only = -1
    count = 0
    kids = effect.kids
    for i in range(len(kids)):
        if available(position, seat, card, kids[i], effect.price):
            count += 1
            only = i
    if count == 0:
        return
    if count == 1 and not effect.optional:
        perform(position, seat, card, kids[only])
    else:
        position.push(ChooseOne(seat, card, effect.id))


def choose_possible(position: Imperium, seat: int, card: int, effect: Effect) -> bool:
    """AMB-44: at least one branch would do something."""
    return any(possible(position, seat, card, kid) for kid in effect.kids)


# several players


def harmless(effect: Effect) -> bool:
    """Gains and draws are not what an attacked player would be protected from (AMB-21)."""
    if effect.code == SEQ:
        return all(harmless(kid) for kid in effect.kids)
    return effect.code in (GAIN, DRAW, MAY) or effect.optional


class Given(Step[Imperium]):
    """An effect on a player who was given a card."""

    __slots__ = ("card", "effect", "given", "seat")

    def __init__(self, seat: int, card: int, effect: int, given: int) -> None:
        self.seat = seat
        self.card = card
        self.effect = effect
        self.given = given

    def run(self, position: Imperium) -> None:
        position.contexts[-1].it = self.given
        perform(position, self.seat, self.card, EFFECTS[self.effect])


class Uncover(Step[Imperium]):
    """Whether the next player is asked at all depends on a hand that is hidden: no choice before this can be undone."""

    __slots__ = ()

    def run(self, position: Imperium) -> None:
        position.reveal()


def scope(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    """AMB-6: one player after the other, clockwise from the acting one."""
    inner = effect.kids[0]
    context = position.contexts[-1]
    kind = effect.scope
    if kind in (PER_MOVED_CARD, PER_PAID):
        for _ in range(context.moved if kind == PER_MOVED_CARD else context.paid):
            position.push(Perform(seat, card, inner.id))
        return
    if kind == EACH_GIVEN:
        for i in range(len(context.given) - 2, -1, -2):
            context.it = context.given[i + 1]
            affect(position, context.given[i], Given(context.given[i], card, inner.id, context.given[i + 1]), inner)
        return
    # what follows may depend on what the others hold
    position.reveal()
    seats = others(position, seat)
    if kind in (ALL, ALL_MAY):
        seats = [seat, *seats]
    elif kind == EACH_SHORT:
        seats = [each for each in seats if context.short >> each & 1]
    safe = harmless(inner)
    for i in range(len(seats) - 1, -1, -1):
        each = seats[i]
        if safe or not context.protected >> each & 1:
            affect(position, each, Perform(each, card, inner.id), inner)


def affect(position: Imperium, seat: int, frame: Frame[Any], effect: Effect) -> None:
    """The bot of a solo game has its own way of suffering (B-12)."""
    if position.players[seat].bot:
        BOT_SUFFERS[0](position, seat, effect)
    else:
        position.plan([Uncover(), frame])


def _no_bot(position: Imperium, seat: int, effect: Effect) -> None:
    raise TypeError("solo play has not been loaded")


BOT_SUFFERS: Final = [_no_bot]


def nothing(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    pass


HANDLERS[MAY] = may
HANDLERS[IF] = if_
HANDLERS[COST] = cost
HANDLERS[CHOOSE] = choose
HANDLERS[SCOPE] = scope
HANDLERS[NONE] = nothing
POSSIBLE[IF] = if_possible
POSSIBLE[COST] = cost_possible
POSSIBLE[CHOOSE] = choose_possible
FRAMES: Final[list[type[Frame[Any]]]] = [May, ChooseOne, Given, Uncover]
