"""A tiny game of programs: what the tests of kernel/program.py, pick.py and deals.py play.

It has what the cards of the large titles ask for: a subject apart from the active player, the thing chosen last (`it`),
branches that are open or not, prices in full or not at all, passes that choose different places.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.deals import AnswerDeal, BuildDeal, DealVerbs
from ludarium.kernel.domain import Domain
from ludarium.kernel.fields import data
from ludarium.kernel.pick import PickSeveral
from ludarium.kernel.position import Decision
from ludarium.kernel.program import (
    CHOOSE,
    EACH,
    FIRST_CODE,
    IF,
    MAY,
    PAY,
    REPEAT,
    SEQUENCE,
    AskMay,
    AskWhich,
    Book,
    Machine,
    Node,
    Programmed,
)
from ludarium.kernel.reading import Reader
from ludarium.kernel.verb import Vocabulary, first

GAIN: Final = FIRST_CODE
PRICE: Final = FIRST_CODE + 1
PLACE: Final = FIRST_CODE + 2
MARK: Final = FIRST_CODE + 3
SPOT: Final = Domain("spot", ["a", "b", "c"])


class Deed(Node["Deed"]):
    def __init__(self, code: int, text: str, number: int = 0, word: str = "") -> None:
        super().__init__(code, text)
        self.number = number
        self.word = word


class Notation(Reader):
    """`gain(2)`, `place`, `mark`; around them may, choose, if and else, pay, each, and `2 x`."""

    def program(self) -> Deed:
        at = self.at
        kids = [self.step()]
        while self.take(";"):
            kids.append(self.step())
        return kids[0] if len(kids) == 1 else self.made(SEQUENCE, at, kids)

    def made(self, code: int, at: int, kids: list[Deed], number: int = 0, word: str = "") -> Deed:
        deed = Deed(code, self.text[at : self.at].strip(), number, word)
        deed.kids = kids
        return deed

    def block(self) -> Deed:
        self.need("{")
        inner = self.program()
        self.need("}")
        return inner

    def step(self) -> Deed:
        self.blank()
        at = self.at
        if self.sees_number():
            number = self.number()
            self.need("x")
            return self.made(REPEAT, at, [self.block()], number)
        word = self.one_of("deed", ["gain", "place", "mark", "may", "choose", "if", "pay", "each"])
        if word in ("place", "mark"):
            return self.made(PLACE if word == "place" else MARK, at, [])
        if word == "may":
            return self.made(MAY, at, [self.block()])
        if word == "choose":
            self.need("{")
            kids = [self.program()]
            while self.take("|"):
                kids.append(self.program())
            self.need("}")
            return self.made(CHOOSE, at, kids)
        self.need("(")
        if word in ("if", "each"):
            inner = self.word("a condition")
            self.need(")")
            kids = [self.block()]
            if word == "if" and self.take_word("else"):
                kids.append(self.block())
            return self.made(IF if word == "if" else EACH, at, kids, 0, inner)
        number = self.number()
        self.need(")")
        if word == "gain":
            return self.made(GAIN, at, [], number)
        price = Deed(PRICE, f"{number}", number)
        return self.made(PAY, at, [price, self.block()])


TEXTS: Final = [
    "gain(1) ; place ; gain(2) ; place ; gain(4)",
    "may{ place } ; gain(1)",
    "choose{ pay(5){ gain(9) } | gain(1) | place }",
    "choose{ pay(5){ gain(9) } | pay(6){ gain(9) } }",
    "if(rich){ gain(1) }else{ place }",
    "may{ pay(2){ place ; gain(1) } } ; gain(8)",
    "place ; each(all){ mark ; gain(1) } ; mark",
    "each(others){ place } ; gain(1)",
    "3 x { place } ; gain(1)",
    "5 x { may{ place } }",
]
BOOK: Final = Book[Deed]()
PROGRAMS: Final = {text: Notation(text, "deeds", 1).program() for text in TEXTS}
for each in PROGRAMS.values():
    BOOK.add(each)
DEED: Final = BOOK.domain("deed")
WORDS: Final = Vocabulary()
DO: Final = WORDS.verb("do", DEED)
CHOICE: Final = WORDS.verb("choose", DEED)
SKIP: Final = WORDS.verb("skip")
AT: Final = WORDS.verb("at", SPOT)
BUY: Final = WORDS.verb("buy", SPOT)
GIVE: Final = WORDS.verb("give", SPOT)
DONE: Final = WORDS.verb("done")
DEALS: Final = DealVerbs(
    WORDS.verb("send"), WORDS.verb("accept"), WORDS.verb("refuse"), WORDS.verb("drop"), WORDS.verb("counter")
)


@data
class Table(Programmed):
    """Money and places of each seat; `it` is the spot chosen last, `used` holds those of a repetition."""

    money: list[int]
    placed: list[list[int]]
    marks: list[int]
    active: int
    it: int
    used: list[int]

    def machine(self) -> Machine[Any, Any]:
        return MACHINE

    def free(self) -> list[int]:
        return [spot for spot in range(SPOT.size) if spot not in self.used]


@data
class May(AskMay[Table]):
    """May the deed be done?"""


@data
class ChooseOne(AskWhich[Table]):
    """Which deed is done?"""


@data
class Place(Decision[Table]):
    """Where?"""

    def options(self, position: Table) -> list[int]:
        return [AT.of(spot) for spot in position.free()]

    def choose(self, position: Table, option: int) -> None:
        position.it = first(option)
        position.placed[self.seat].append(position.it)


class Deeds(Machine[Table, Deed]):
    def ask_may(self, position: Table, seat: int, source: int, node: Deed) -> None:
        position.push(May(seat, source, node.id))

    def ask_which(self, position: Table, seat: int, source: int, node: Deed) -> None:
        position.push(ChooseOne(seat, source, node.id))

    def branches(self, position: Table, seat: int, source: int, node: Deed) -> list[Deed]:
        """With no open branch, any may be taken."""
        return super().branches(position, seat, source, node) or node.kids

    def holds(self, position: Table, seat: int, source: int, node: Deed) -> bool:
        return position.money[seat] >= 5

    def players(self, position: Table, seat: int, source: int, node: Deed) -> list[int]:
        """Clockwise from the active player, whoever the subject is."""
        seats = [(position.active + i) % 3 for i in range(3)]
        return seats if node.word == "all" else seats[1:]

    def times(self, position: Table, seat: int, source: int, node: Deed) -> int:
        return node.number

    def pass_begins(self, position: Table, seat: int, source: int, node: Deed, done: int) -> None:
        position.used = [*position.used, position.it] if done else []

    def passes_end(self, position: Table, seat: int, source: int, node: Deed) -> None:
        position.used = []


def gain(position: Table, seat: int, source: int, node: Deed) -> None:
    position.money[seat] += node.number


def price(position: Table, seat: int, source: int, node: Deed) -> None:
    position.money[seat] -= node.number


def payable(position: Table, seat: int, source: int, node: Deed) -> bool:
    return position.money[seat] >= node.number


def place(position: Table, seat: int, source: int, node: Deed) -> None:
    if position.free():
        position.push(Place(seat))


def placeable(position: Table, seat: int, source: int, node: Deed) -> bool:
    return bool(position.free())


def mark(position: Table, seat: int, source: int, node: Deed) -> None:
    position.marks.append(10 * seat + position.it)


MACHINE: Final = Deeds(BOOK, FIRST_CODE + 4, DO, CHOICE, SKIP)
MACHINE.handlers[GAIN] = gain
MACHINE.handlers[PRICE] = price
MACHINE.handlers[PLACE] = place
MACHINE.handlers[MARK] = mark
MACHINE.tests[PRICE] = payable
MACHINE.tests[PLACE] = placeable


# several things, and deals


@data
class BuySpots(PickSeveral[Table]):
    """Spot a costs 1, b 2, c 3. What has been bought is paid for at the end."""

    def things(self, position: Table) -> list[int]:
        money = position.money[self.seat] - self.total
        free = [spot for spot in range(SPOT.size) if spot not in position.placed[self.seat]]
        return [BUY.of(spot) for spot in free if spot + 1 <= money]

    def done(self) -> int:
        return DONE.code

    def take(self, position: Table, option: int) -> None:
        position.placed[self.seat].append(first(option))

    def more(self, position: Table, option: int) -> BuySpots:
        return BuySpots(self.seat, *self.after(price=first(option) + 1))

    def finish(self, position: Table) -> None:
        position.money[self.seat] -= self.total

    def about(self, position: Table) -> list[tuple[str, str | int]]:
        return [("left", self.most), ("total", self.total)]


@data
class Barter(BuildDeal[Table]):
    """Spots are given away. A barter is answered by another at most once: that one is the last."""

    last: bool = False

    def verbs(self) -> DealVerbs:
        return DEALS

    def further(self, position: Table) -> list[int]:
        found = [GIVE.of(spot) for spot in position.placed[self.seat]]
        return [option for option in found if option not in self.terms]

    def add(self, position: Table, term: int) -> None:
        position.push(Barter(self.seat, self.partner, [*self.terms, term], self.last))

    def send(self, position: Table) -> None:
        position.push(AnswerBarter(self.partner, self.seat, self.terms, self.last))


@data
class AnswerBarter(AnswerDeal[Table]):
    last: bool = False

    def verbs(self) -> DealVerbs:
        return DEALS

    def agreed(self, position: Table) -> None:
        for term in self.terms:
            position.placed[self.sender].remove(first(term))
            position.placed[self.seat].append(first(term))

    def declined(self, position: Table) -> None:
        position.marks.append(self.sender)

    def may_counter(self, position: Table) -> bool:
        return not self.last

    def countered(self, position: Table) -> None:
        position.push(Barter(self.seat, self.sender, [], True))
