"""Programs: sequences that can be interrupted anywhere, and the structures around them.

The little game here has what the cards of the large titles ask for: a subject apart from the active player, the thing
chosen last (`it`), branches that are open or not, prices in full or not at all, passes that choose different places.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from ludarium.kernel import program
from ludarium.kernel.chance import Chance, fast
from ludarium.kernel.domain import Domain
from ludarium.kernel.position import Decision, Frame
from ludarium.kernel.program import (
    CHOOSE,
    EACH,
    FIRST_CODE,
    IF,
    MAY,
    PAY,
    REPEAT,
    SEQUENCE,
    Book,
    Machine,
    Node,
    Programmed,
)
from ludarium.kernel.reading import Reader, ReadError
from ludarium.kernel.state import dump, load
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


class Table(Programmed):
    """Money and places of each seat; `it` is the spot chosen last, `used` holds those of a repetition."""

    def __init__(
        self,
        agenda: list[Frame[Any]],
        chance: Chance,
        money: list[int],
        placed: list[list[int]],
        marks: list[int],
        active: int,
        it: int,
        used: list[int],
    ) -> None:
        super().__init__(agenda, chance)
        self.money = money
        self.placed = placed
        self.marks = marks
        self.active = active
        self.it = it
        self.used = used

    def machine(self) -> Machine[Any, Any]:
        return MACHINE

    def free(self) -> list[int]:
        return [spot for spot in range(SPOT.size) if spot not in self.used]


class May(program.May[Table]):
    pass


class ChooseOne(program.ChooseOne[Table]):
    pass


class Place(Decision[Table]):
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


def begin(text: str, seat: int = 0, money: int = 0, active: int = 0) -> Table:
    table = Table([], fast(1), [money] * 3, [[], [], []], [], active, -1, [])
    table.push(program.Perform(seat, 0, PROGRAMS[text].id))
    table.advance()
    return table


def offered(table: Table) -> list[str]:
    return [] if table.over else [WORDS.text(option) for option in table.options()]


def choose(table: Table, *texts: str) -> Table:
    for text in texts:
        assert text in offered(table), offered(table)
        table.choose(WORDS.parse(text))
    return table


def saved(table: Table) -> Table:
    """The same position, written down and read again."""
    frames = [Table, Chance, *program.FRAMES, May, ChooseOne, Place]
    again: Table = load(dump(table), {cls.__name__: cls for cls in frames})
    return again


def test_a_sequence_is_interrupted_anywhere_and_goes_on_from_there() -> None:
    table = begin(TEXTS[0])
    assert table.money == [1, 0, 0]
    choose(table, "at spot=b")
    assert table.money == [3, 0, 0]
    choose(table, "at spot=c")
    assert (table.money[0], table.placed[0], table.over) == (7, [1, 2], True)


def test_the_rest_of_a_sequence_is_saved() -> None:
    table = choose(saved(choose(begin(TEXTS[0]), "at spot=b")), "at spot=c")
    assert (table.money[0], table.placed[0]) == (7, [1, 2])


def test_may() -> None:
    assert offered(begin(TEXTS[1])) == ["do deed=place", "skip"]
    assert choose(begin(TEXTS[1]), "skip").money[0] == 1
    table = choose(begin(TEXTS[1]), "do deed=place", "at spot=a")
    assert (table.placed[0], table.money[0]) == ([0], 1)


def test_choose_offers_open_branches_only() -> None:
    assert offered(begin(TEXTS[2], money=5)) == ["choose deed=pay-5-gain-9", "choose deed=gain-1", "choose deed=place"]
    assert offered(begin(TEXTS[2], money=4)) == ["choose deed=gain-1", "choose deed=place"]
    assert choose(begin(TEXTS[2], money=5), "choose deed=pay-5-gain-9").money[0] == 9


def test_of_one_open_branch_nobody_is_asked_and_with_none_the_title_decides() -> None:
    assert begin(TEXTS[3], money=5).money[0] == 9
    table = choose(begin(TEXTS[3], money=1), "choose deed=pay-6-gain-9")
    assert (table.money[0], table.over) == (1, True)


def test_if_and_else() -> None:
    assert begin(TEXTS[4], money=5).money[0] == 6
    assert offered(begin(TEXTS[4], money=4))[0] == "at spot=a"


def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    assert begin(TEXTS[5], money=1).money[0] == 9
    table = begin(TEXTS[5], money=2)
    assert choose(table, "do deed=pay-2-place-gain-1").money[0] == 0
    assert choose(table, "at spot=a").money[0] == 9


def test_each_player_is_a_subject_of_their_own_and_it_is_kept() -> None:
    table = choose(begin(TEXTS[6], seat=1, active=2), "at spot=c")
    # clockwise from the active player; then the subject goes on
    assert table.marks == [22, 2, 12, 12]
    assert table.money == [1, 1, 1]


def test_each_player_decides_in_turn_before_the_rest() -> None:
    table = begin(TEXTS[7], active=1)
    assert [table.seat, choose(table, "at spot=a").seat] == [2, 0]
    assert table.money == [0, 0, 0]
    assert choose(saved(table), "at spot=a").money == [1, 0, 0]


def test_a_further_pass_chooses_another_place() -> None:
    table = begin(TEXTS[8])
    choose(table, "at spot=b")
    assert offered(table) == ["at spot=a", "at spot=c"]
    table = choose(saved(table), "at spot=c")
    assert offered(table) == ["at spot=a"]
    choose(table, "at spot=a")
    assert (table.placed[0], table.used, table.money[0], table.over) == ([1, 2, 0], [], 1, True)


def test_passes_that_cannot_do_anything_ask_nobody() -> None:
    table = begin(TEXTS[9])
    for spot in ("a", "b", "c"):
        choose(table, "do deed=place", f"at spot={spot}")
    assert table.over


def test_the_same_text_is_the_same_choice() -> None:
    assert PROGRAMS[TEXTS[1]].kids[0].kids[0].choice == PROGRAMS[TEXTS[9]].kids[0].kids[0].choice
    assert len(set(DEED.refs)) == len(BOOK.choices)


def test_a_code_without_a_handler_says_so() -> None:
    with pytest.raises(TypeError, match="nothing carries out the effect dance"):
        Deeds(BOOK, FIRST_CODE + 9, DO, CHOICE, SKIP).perform(begin(TEXTS[1]), 0, 0, Deed(FIRST_CODE + 8, "dance"))


def test_a_mistake_in_a_program_is_found_where_it_stands() -> None:
    with pytest.raises(ReadError, match=r"deeds:1:8: there is no deed 'dance'"):
        Notation("place ;dance", "deeds", 1).program()
