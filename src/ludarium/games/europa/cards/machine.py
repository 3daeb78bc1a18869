"""The machine that carries out the texts of the cards (EFFECTS 2): Events, Missions, Milestones, Ideas, Action cards.

A program runs for a subject, the `seat` of its frames: whoever gains, pays and chooses. What it speaks of lies in the
uppermost of the position's contexts: the card it stands on (`source`), the thing chosen last (`it`), the places that
earlier passes of `n x` have used, and flags.

    run_program(position, effect, player, source)       what DOORS.run_program does: it comes next on the agenda
    possible(position, effect, player)                  whether it would do anything for this player now

A source is `put.deeds.source(kind, index)`; the index is that of the EVENT, MISSION, IDEA, MILESTONE or STRUGGLE, of a
card its CARDTYPE, of an Action of a Display Card its USE.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import conditions, filters, subjects
from ludarium.games.europa.cards.words import CHOOSE_EFFECT, LASTING_BEGAN
from ludarium.games.europa.facts.action_cards import CARDTYPE
from ludarium.games.europa.facts.events import EVENT
from ludarium.games.europa.facts.goals import MILESTONE, MISSION, STRUGGLE
from ludarium.games.europa.facts.ideas import IDEA
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.book import BOOK, CHOICE
from ludarium.games.europa.language.book import USE as USES
from ludarium.games.europa.language.program import Effect
from ludarium.games.europa.put import purse
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.player import REPAID
from ludarium.games.europa.table.position import BATTLES_WAIT, LOANS, MACHINES, Context, Europa
from ludarium.games.europa.table.words import ACCEPT, DECLINE, PICK_REALM
from ludarium.kernel.domain import Domain
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.program import AskMay, AskWhich, Machine, Perform
from ludarium.kernel.verb import first, verb_of

# by kind of a source (put.deeds.SOURCE_...)
_SOURCES: Final[list[Domain]] = [EVENT, CARDTYPE, MISSION, IDEA, MILESTONE, STRUGGLE, USES]


def source_ref(source: int) -> str:
    """The card that a text stands on, as a reference."""
    return _SOURCES[source >> 12].full(source & 4095)


# what a program may cost


def payable(position: Europa, player: int, cost: list[int], loans: bool) -> bool:
    """Whether a price (by POOLS: ADM, DIP, MIL, any, Ducats) can be paid in full, with Loans or without."""
    me = position.players[player]
    spare = 0
    for kind in range(3):
        if me.power[kind] < cost[kind]:
            return False
        spare += me.power[kind] - cost[kind]
    if spare < cost[s.R_ANY]:
        return False
    if me.ducats >= cost[s.R_DUCATS]:
        return True
    # EUI-5: no Loan after a repayment
    return loans and not me.turn_flags & REPAID and purse.borrowable(position, player) >= cost[s.R_DUCATS]


def pay_price(position: Europa, seat: int, source: int, node: Effect) -> None:
    """PRICE: Loans as far as they are needed (EU-5.2.3); types of `any` are chosen cube by cube (EUI-34)."""
    cost = node.cost
    while position.players[seat].ducats < cost[s.R_DUCATS] and purse.may_loan(position, seat):
        purse.loan(position, seat)
    purse.pay(position, seat, cost[s.R_ADM], cost[s.R_DIP], cost[s.R_MIL], cost[s.R_DUCATS])
    if cost[s.R_ANY]:
        purse.lose_any(position, seat, cost[s.R_ANY])


def can_price(position: Europa, seat: int, source: int, node: Effect) -> bool:
    return payable(position, seat, node.cost, True)


class CardMachine(Machine[Europa, Effect]):
    """Structures of a program, where they are Europa's own."""

    def ask_may(self, position: Europa, seat: int, source: int, node: Effect) -> None:
        position.push(MayDo(seat, source, node.id))

    def ask_which(self, position: Europa, seat: int, source: int, node: Effect) -> None:
        position.push(ChooseEffect(seat, source, node.id))

    def holds(self, position: Europa, seat: int, source: int, node: Effect) -> bool:
        return conditions.holds(position, seat, node.condition)

    # choose (EFFECTS 2.3, EU-16.3.3)

    def branches(self, position: Europa, seat: int, source: int, node: Effect) -> list[Effect]:
        """The open options, and those that Loans would open; without an open one, any."""
        found = [kid for kid in node.kids if self.met(position, seat, source, kid, False)]
        if not found:
            return node.kids
        if len(found) < len(node.kids):
            return [kid for kid in node.kids if kid in found or self.met(position, seat, source, kid, True)]
        return found

    def choose(self, position: Europa, seat: int, source: int, node: Effect) -> None:
        found = self.branches(position, seat, source, node)
        if len(found) == 1:
            self.perform(position, seat, source, found[0])
        else:
            self.ask_which(position, seat, source, node)

    def met(self, position: Europa, seat: int, source: int, branch: Effect, loans: bool) -> bool:
        """Every `pay`, and every `lose` of Ducats or power, that stands directly in the branch can be met in full."""
        cost = [0, 0, 0, 0, 0]
        lost = [0, 0, 0, 0, 0]
        if not self._demands(position, seat, source, branch, cost, lost):
            return False
        return payable(position, seat, lost, False) and payable(
            position, seat, [cost[i] + lost[i] for i in range(5)], loans
        )

    def _demands(
        self, position: Europa, seat: int, source: int, node: Effect, cost: list[int], lost: list[int]
    ) -> bool:
        """Adds up what a branch demands. False: it holds a `pay` for nothing."""
        code = node.code
        if code == s.SEQUENCE:
            for kid in node.kids:
                if not self._demands(position, seat, source, kid, cost, lost):
                    return False
        elif code == s.IF:
            if self.holds(position, seat, source, node):
                return self._demands(position, seat, source, node.kids[0], cost, lost)
            if len(node.kids) > 1:
                return self._demands(position, seat, source, node.kids[1], cost, lost)
        elif code == s.PAY:
            if not self.possible(position, seat, source, node.kids[1]):
                return False
            for pool, amount in enumerate(node.kids[0].cost):
                cost[pool] += amount
        elif code == s.LOSE and node.what <= s.R_DUCATS:
            lost[node.what] += node.n
        return True

    # pay (EFFECTS 2.4)

    def pay(self, position: Europa, seat: int, source: int, node: Effect) -> None:
        """Where only Loans can pay, the subject is asked, unless he has chosen this very thing."""
        if not self.payable(position, seat, source, node):
            return
        if position.contexts[-1].flags & LOANS or payable(position, seat, node.kids[0].cost, False):
            self.sequence(position, seat, source, node)
        else:
            position.push(BorrowFor(seat, source, node.id))

    # each (EU-16.3.4)

    def each(self, position: Europa, seat: int, source: int, node: Effect) -> None:
        if node.who.code != s.WHO_OPPONENT:
            super().each(position, seat, source, node)
            return
        found = self.players(position, seat, source, node)
        if len(found) == 1:
            position.push(Perform(found[0], source, node.kids[0].id))
        elif found:
            position.push(PickOpponent(seat, source, node.id))

    def players(self, position: Europa, seat: int, source: int, node: Effect) -> list[int]:
        """Of `?opponent` those for whom something would happen."""
        if node.who.code != s.WHO_OPPONENT:
            return subjects.players(position, seat, node.who)
        inner = node.kids[0]
        return [
            other
            for other in filters.candidates(position, seat, node.who.filter)
            if self.possible(position, other, source, inner)
        ]

    # n x (EFFECTS 2.6)

    def times(self, position: Europa, seat: int, source: int, node: Effect) -> int:
        return node.n

    def pass_begins(self, position: Europa, seat: int, source: int, node: Effect, done: int) -> None:
        """What the pass before has chosen (below 0) is used from now on."""
        context = position.contexts[-1]
        context.used = [each if each >= 0 else -1 - each for each in context.used] if done else []
        context.flags |= BATTLES_WAIT

    def passes_end(self, position: Europa, seat: int, source: int, node: Effect) -> None:
        context = position.contexts[-1]
        context.used = []
        context.flags &= ~BATTLES_WAIT
        if position.battles_due:
            DOORS.battles(position)

    # lasting modifiers (EFFECTS 2.9)

    def lasting(self, position: Europa, seat: int, source: int, node: Effect) -> None:
        area = it_area(position)
        me = position.own_player(seat)
        for modifier in node.modifiers:
            me.lasting.extend([modifier.id, node.span, area])
        position.tell(LASTING_BEGAN, me.realm)


def it_area(position: Europa) -> int:
    """The space that `it` is, if it is just one; -1: none."""
    context = position.contexts[-1]
    return context.it if context.it_kind == s.K_AREA else -1


MACHINE: Final = CardMachine(BOOK.register.nodes, s.CODES, CHOOSE_EFFECT, CHOOSE_EFFECT, DECLINE)
MACHINES.append(MACHINE)
# By code: what carries an effect out, and whether it would do anything. The other files fill these tables.
HANDLERS: Final = MACHINE.handlers
TESTS: Final = MACHINE.tests
HANDLERS[s.LASTING] = MACHINE.lasting
HANDLERS[s.PRICE] = pay_price
TESTS[s.PRICE] = can_price


# running


def run_program(
    position: Europa, effect: int, player: int, source: int, flags: int = 0, it_kind: int = -1, it: int = -1
) -> None:
    """A program comes next, with this player as its subject. `it`: the Area of the trigger just answered."""
    if BOOK.effects[effect].code != s.NOTHING:
        position.push(BeginProgram(player, source, effect, flags, it_kind, it))


DOORS.run_program = run_program


def possible(
    position: Europa, effect: int, player: int, source: int = 0, flags: int = 0, it_kind: int = -1, it: int = -1
) -> bool:
    """Whether the program would do anything for this player now: for menus, and before something is paid."""
    node = BOOK.effects[effect]
    position.contexts.append(Context(source=source, it_kind=it_kind, it=it, used=[], flags=flags))
    found = MACHINE.possible(position, player, source, node)
    position.contexts.pop()
    return found


@data
class BeginProgram(Step[Europa]):
    """A program begins: its context lies on top until it ends."""

    player: int
    source: int
    effect: int
    flags: int
    it_kind: int
    it: int

    def run(self, position: Europa) -> None:
        position.contexts.append(
            Context(source=self.source, it_kind=self.it_kind, it=self.it, used=[], flags=self.flags)
        )
        position.push(EndProgram())
        MACHINE.perform(position, self.player, self.source, BOOK.effects[self.effect])


@data
class EndProgram(Step[Europa]):
    """Everything that a program left to decide is decided."""

    def run(self, position: Europa) -> None:
        position.contexts.pop()


def program_depth(position: Europa) -> int:
    """How deep the agenda is below the frames of the running program: its end stays when the rest is dropped."""
    agenda = position.agenda
    depth = len(agenda)
    while depth and not isinstance(agenda[depth - 1], EndProgram):
        depth -= 1
    return depth


# decisions


class MayDo(AskMay[Europa]):
    """EFFECTS 2.5: something may be done, or not."""

    __slots__ = ()
    RULES = ("EU-16.3.5",)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        choice = BOOK.register.nodes.choice_of(self.node)
        return [("source", source_ref(self.source)), ("effect", CHOICE.full(choice))]


class ChooseEffect(AskWhich[Europa]):
    """EU-16.3.3: exactly one of the options."""

    __slots__ = ()
    RULES = ("EU-16.3.3",)

    def choose(self, position: Europa, option: int) -> None:
        node = BOOK.effects[self.node]
        for kid in node.kids:
            if kid.choice == first(option):
                context = position.contexts[-1]
                context.flags &= ~LOANS
                if not MACHINE.met(position, self.seat, self.source, kid, False):
                    context.flags |= LOANS
                MACHINE.perform(position, self.seat, self.source, kid)
                return

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("source", source_ref(self.source))]


@data
class BorrowFor(Decision[Europa]):
    """EFFECTS 2.4, EU-5.2.3: the Ducats are missing; Loans are taken for it, or it is left."""

    source: int
    node: int
    RULES = ("EU-5.2.3",)

    def options(self, position: Europa) -> list[int]:
        return [ACCEPT.code, DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == ACCEPT.code:
            MACHINE.sequence(position, self.seat, self.source, BOOK.effects[self.node])

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        ducats = BOOK.effects[self.node].kids[0].cost[s.R_DUCATS]
        return [("source", source_ref(self.source)), ("ducats", ducats)]


@data
class PickOpponent(Decision[Europa]):
    """EFFECTS 5: one Opponent of the subject's choice."""

    source: int
    node: int
    RULES = ("EU-16.3.28",)

    def options(self, position: Europa) -> list[int]:
        found = MACHINE.players(position, self.seat, self.source, BOOK.effects[self.node])
        return [PICK_REALM.of(position.realm_of(other)) for other in found]

    def choose(self, position: Europa, option: int) -> None:
        other = position.realms.player[first(option)]
        position.push(Perform(other, self.source, BOOK.effects[self.node].kids[0].id))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("source", source_ref(self.source))]
