"""Programs: card texts as trees of nodes, carried out step by step, with decisions wherever somebody is asked.

A title reads its texts into nodes (see kernel/reading.py), numbers them in a `Book`, and gives one `Machine` with a
handler and a test for each code. The structures common to all titles are here: sequence, may, choose, if, pay to do,
for each player, repeat. Frames hold ints only: a node is saved as its number.

Everything is carried out for a `seat` (the subject: whoever acts, gains and chooses, not always the active player) and
from a `source` (whatever the title says: the card that the text stands on, an event). What a program remembers, such as
the thing chosen last, is the title's business: a stack of contexts in its position.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from ludarium.kernel.domain import Domain
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Frame, Position, Step
from ludarium.kernel.verb import Verb, first, verb_of

# Codes of the structures. The codes of a title begin with FIRST_CODE.
SEQUENCE: Final = 0
MAY: Final = 1
CHOOSE: Final = 2
IF: Final = 3
EACH: Final = 4
PAY: Final = 5
REPEAT: Final = 6
NOTHING: Final = 7
FIRST_CODE: Final = 8

P = TypeVar("P", bound="Programmed")
N = TypeVar("N", bound="Node[Any]")


class Node(Generic[N]):
    """One step of a program, made once and never changed in play. A title adds to it: `Effect(Node["Effect"])`.

    SEQUENCE: one kid after the other. MAY: one kid. CHOOSE: the branches. IF: what is done, and what else. PAY: the
    prices, then what they are paid for. EACH and REPEAT: one kid.
    """

    __slots__ = ("choice", "code", "id", "kids", "optional", "text")

    def __init__(self, code: int, text: str) -> None:
        self.code = code
        # the written form: the same text is the same choice, wherever it stands
        self.text = text
        self.kids: list[N] = []
        # its seat may decline (PAY, CHOOSE)
        self.optional = False
        # its place among the book's nodes, and among its choices if somebody may be asked about it
        self.id = -1
        self.choice = -1


class Book(Generic[N]):
    """All nodes of a title by number, and those that a player may be asked about: a domain of options."""

    __slots__ = ("_texts", "choices", "nodes")

    def __init__(self) -> None:
        self.nodes: list[N] = []
        self.choices: list[N] = []
        self._texts: dict[str, int] = {}

    def add(self, node: N) -> None:
        """Numbers a node and everything below it. What is numbered already stays."""
        if node.id >= 0:
            return
        node.id = len(self.nodes)
        self.nodes.append(node)
        for kid in node.kids:
            self.add(kid)
        if node.code in (CHOOSE, MAY):
            for kid in node.kids:
                self._choice(kid)
        elif node.code == PAY and node.optional:
            self._choice(node)

    def _choice(self, node: N) -> None:
        text = re.sub(r" *([;¦|{}()+]) *", r"\1", node.text)
        if text not in self._texts:
            self._texts[text] = len(self.choices)
            self.choices.append(node)
        node.choice = self._texts[text]

    def choice_of(self, id: int) -> int:
        """The place of a node in the domain of the choices."""
        return self.nodes[id].choice

    def domain(self, name: str) -> Domain:
        """The choices, with references made of their texts. To be asked for when all nodes have been added."""
        refs: dict[str, None] = {}
        for text in self._texts:
            plain = text.lower().replace("->", " for ").replace("¦", " or ").replace("|", " or ")
            ref = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
            while ref in refs:
                ref += "-too"
            refs[ref] = None
        return Domain(name, list(refs))


@data
class Programmed(Position):
    """A position of a title with programs: it knows the title's machine."""

    def machine(self) -> Machine[Any, Any]:
        raise TypeError("a title names its machine")


def resume(agenda: list[Frame[Any]], depth: int, rest: Frame[Any]) -> None:
    """`rest` waits below everything that was pushed since the agenda was `depth` deep."""
    agenda.insert(depth, rest)


class Machine(Generic[P, N]):
    """Carries out the nodes of a title. The title makes one subclass, which answers what is its own.

    `handlers` and `tests` are the title's tables by code: what carries a node out, and whether it can be carried out at
    all (as a price: in full). Its modules fill them when they are imported.
    """

    def __init__(self, book: Book[N], codes: int, accept: Verb, choose: Verb, decline: Verb) -> None:
        """`accept` and `choose` have the domain of the book's choices as their argument, `decline` has none."""
        self.book = book
        self.accept = accept
        self.pick = choose
        self.decline = decline
        self.handlers: list[Callable[[P, int, int, N], None]] = [self.unknown] * codes
        self.tests: list[Callable[[P, int, int, N], bool]] = [self.always] * codes
        self.handlers[SEQUENCE] = self.sequence
        self.handlers[MAY] = self.may
        self.handlers[CHOOSE] = self.choose
        self.handlers[IF] = self.branch
        self.handlers[EACH] = self.each
        self.handlers[PAY] = self.pay
        self.handlers[REPEAT] = self.repeat
        self.handlers[NOTHING] = self.nothing
        self.tests[SEQUENCE] = self.any_possible
        self.tests[MAY] = self.any_possible
        self.tests[CHOOSE] = self.any_possible
        self.tests[IF] = self.branch_possible
        self.tests[EACH] = self.each_possible
        self.tests[PAY] = self.payable
        self.tests[REPEAT] = self.any_possible
        self.tests[NOTHING] = self.never

    # carrying out

    def perform(self, position: P, seat: int, source: int, node: N) -> None:
        self.handlers[node.code](position, seat, source, node)

    def possible(self, position: P, seat: int, source: int, node: N) -> bool:
        """Whether it would do anything; as a price: whether it can be paid in full."""
        return self.tests[node.code](position, seat, source, node)

    def step(self, position: P, seat: int, source: int, node: N) -> bool:
        """One part of a sequence. Returns whether the sequence goes on."""
        self.handlers[node.code](position, seat, source, node)
        return True

    def unknown(self, position: P, seat: int, source: int, node: N) -> None:
        raise TypeError(f"nothing carries out the effect {node.text}")

    def nothing(self, position: P, seat: int, source: int, node: N) -> None:
        pass

    def always(self, position: P, seat: int, source: int, node: N) -> bool:
        return True

    def never(self, position: P, seat: int, source: int, node: N) -> bool:
        return False

    def any_possible(self, position: P, seat: int, source: int, node: N) -> bool:
        for kid in node.kids:
            if self.tests[kid.code](position, seat, source, kid):
                return True
        return False

    # one after the other

    def sequence(self, position: P, seat: int, source: int, node: N, start: int = 0) -> None:
        """Where a part leaves something to decide, the rest waits below it on the agenda."""
        kids = node.kids
        count = len(kids)
        agenda = position.agenda
        i = start
        while i < count:
            depth = len(agenda)
            kid = kids[i]
            i += 1
            if not self.step(position, seat, source, kid):
                return
            if len(agenda) > depth:
                if i < count:
                    resume(agenda, depth, Sequence(seat, source, node.id, i))
                return

    # may

    def may(self, position: P, seat: int, source: int, node: N) -> None:
        inner = node.kids[0]
        if self.possible(position, seat, source, inner):
            self.ask_may(position, seat, source, inner)

    def ask_may(self, position: P, seat: int, source: int, node: N) -> None:
        """Pushes the title's decision (a subclass of AskMay)."""
        raise TypeError("a title pushes its decision whether something is done")

    def agreed(self, position: P, seat: int, source: int, node: N) -> None:
        """What may be done is done: nobody is asked again."""
        if node.code == PAY:
            self.sequence(position, seat, source, node)
        else:
            self.perform(position, seat, source, node)

    # choose

    def choose(self, position: P, seat: int, source: int, node: N) -> None:
        """Exactly one branch. An only one is taken without asking, unless it can be declined."""
        found = self.branches(position, seat, source, node)
        if not found:
            return
        if len(found) == 1 and not node.optional:
            self.perform(position, seat, source, found[0])
        else:
            self.ask_which(position, seat, source, node)

    def branches(self, position: P, seat: int, source: int, node: N) -> list[N]:
        """The branches that can be chosen. A title may offer all where none is open."""
        return [kid for kid in node.kids if self.open(position, seat, source, node, kid)]

    def open(self, position: P, seat: int, source: int, node: N, branch: N) -> bool:
        """Whether a branch may be chosen."""
        return self.possible(position, seat, source, branch)

    def ask_which(self, position: P, seat: int, source: int, node: N) -> None:
        """Pushes the title's decision (a subclass of AskWhich)."""
        raise TypeError("a title pushes its decision which branch is chosen")

    # if

    def holds(self, position: P, seat: int, source: int, node: N) -> bool:
        """Whether the condition of an IF holds for the seat now."""
        raise TypeError("a title says when its conditions hold")

    def branch(self, position: P, seat: int, source: int, node: N) -> None:
        if self.holds(position, seat, source, node):
            self.perform(position, seat, source, node.kids[0])
        elif len(node.kids) > 1:
            self.perform(position, seat, source, node.kids[1])

    def branch_possible(self, position: P, seat: int, source: int, node: N) -> bool:
        if self.holds(position, seat, source, node):
            return self.possible(position, seat, source, node.kids[0])
        return len(node.kids) > 1 and self.possible(position, seat, source, node.kids[1])

    # pay to do

    def pay(self, position: P, seat: int, source: int, node: N) -> None:
        """The prices are paid in full or not at all, and without them nothing follows."""
        if not self.payable(position, seat, source, node):
            return
        if node.optional:
            self.ask_may(position, seat, source, node)
        else:
            self.sequence(position, seat, source, node)

    def payable(self, position: P, seat: int, source: int, node: N) -> bool:
        last = len(node.kids) - 1
        for i in range(last):
            if not self.possible(position, seat, source, node.kids[i]):
                return False
        return self.worth(position, seat, source, node.kids[last])

    def worth(self, position: P, seat: int, source: int, goal: N) -> bool:
        """Whether something may be paid for this."""
        return self.possible(position, seat, source, goal)

    # for each player

    def each(self, position: P, seat: int, source: int, node: N) -> None:
        inner = node.kids[0]
        seats = self.players(position, seat, source, node)
        for i in range(len(seats) - 1, -1, -1):
            self.affect(position, seats[i], Perform(seats[i], source, inner.id), inner)

    def players(self, position: P, seat: int, source: int, node: N) -> list[int]:
        """The players of an EACH, in the order in which they act."""
        raise TypeError("a title says whom an effect is for")

    def affect(self, position: P, seat: int, frame: Frame[Any], node: N) -> None:
        """One player comes next: the last first, so that the first is on top of the agenda."""
        position.push(frame)

    def each_possible(self, position: P, seat: int, source: int, node: N) -> bool:
        for each in self.players(position, seat, source, node):
            if self.possible(position, each, source, node.kids[0]):
                return True
        return False

    # repeat

    def repeat(self, position: P, seat: int, source: int, node: N) -> None:
        passes = self.times(position, seat, source, node)
        if passes > 0:
            position.push(Repeat(seat, source, node.id, passes))

    def times(self, position: P, seat: int, source: int, node: N) -> int:
        """How often a REPEAT does what it does."""
        raise TypeError("a title says how often an effect is repeated")

    def pass_begins(self, position: P, seat: int, source: int, node: N, done: int) -> None:
        """Before each pass; `done` passes lie behind. Here a title notes what further passes may not choose."""

    def passes_end(self, position: P, seat: int, source: int, node: N) -> None:
        """After the last pass, and everything that it left to decide."""


@data
class Sequence(Step[P]):
    """The rest of a sequence."""

    seat: int
    source: int
    node: int
    start: int

    def run(self, position: P) -> None:
        machine = position.machine()
        machine.sequence(position, self.seat, self.source, machine.book.nodes[self.node], self.start)


@data
class Perform(Step[P]):
    """One node, for one seat."""

    seat: int
    source: int
    node: int

    def run(self, position: P) -> None:
        machine = position.machine()
        machine.perform(position, self.seat, self.source, machine.book.nodes[self.node])


@data
class Repeat(Step[P]):
    """The next pass of a repetition, or its end."""

    seat: int
    source: int
    node: int
    passes: int
    done: int = 0

    def run(self, position: P) -> None:
        machine = position.machine()
        node = machine.book.nodes[self.node]
        if self.done == self.passes:
            machine.passes_end(position, self.seat, self.source, node)
            return
        position.push(Repeat(self.seat, self.source, self.node, self.passes, self.done + 1))
        machine.pass_begins(position, self.seat, self.source, node, self.done)
        machine.perform(position, self.seat, self.source, node.kids[0])


@data
class AskMay(Decision[P]):
    """Something may be done, or not."""

    source: int
    node: int

    def options(self, position: P) -> list[int]:
        machine = position.machine()
        return [machine.accept.of(machine.book.choice_of(self.node)), machine.decline.code]

    def choose(self, position: P, option: int) -> None:
        machine = position.machine()
        if verb_of(option) != machine.decline.code:
            machine.agreed(position, self.seat, self.source, machine.book.nodes[self.node])


@data
class AskWhich(Decision[P]):
    """Exactly one of several effects."""

    source: int
    node: int

    def options(self, position: P) -> list[int]:
        machine = position.machine()
        node = machine.book.nodes[self.node]
        found = [machine.pick.of(kid.choice) for kid in machine.branches(position, self.seat, self.source, node)]
        if node.optional:
            found.append(machine.decline.code)
        return found

    def choose(self, position: P, option: int) -> None:
        machine = position.machine()
        if verb_of(option) == machine.decline.code:
            return
        for kid in machine.book.nodes[self.node].kids:
            if kid.choice == first(option):
                machine.perform(position, self.seat, self.source, kid)
                return
