"""Programs of the cards for tests: written here, read by the same grammar, run on a board laid by hand.

    run(table, "france", "gain(2 adm) ; draw(1 dip)")               the program with France as its subject
    run(table, "france", "unrest(1 ?province[own])", "paris")       with the answers, one for each decision
    can(table, "france", "claim(?area[adjacent])")

An answer is an option's text: its reference alone (`paris`), or the verb and references (`pick-cube seine france`); the
shortest that tells it from the others will do. `A`, `B`, `C` are the options of a choice, `yes` and `no` answer a may.
"""

from __future__ import annotations

from ludarium.games.europa.cards import machine
from ludarium.games.europa.cards.words import CHOOSE_EFFECT
from ludarium.games.europa.facts.read import Cell
from ludarium.games.europa.language import grammar
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.language.program import Condition, Effect
from ludarium.games.europa.rounds import house
from ludarium.games.europa.table.words import DECLINE, WORDS
from ludarium.kernel.verb import first, fourth, second, third, verb_of

from ..board import Board

EVENT_SOURCE = 0
# every folder has opened its doors, and the machine knows every verb
OPENED = house.ROOMS


def program(text: str) -> Effect:
    """A program, kept in the book beside the printed ones while the test runs (see `apart`)."""
    return grammar.program(Cell("event", 0, "effect", text, "test.csv", 1, 1), BOOK.register, BOOK.counters)


def condition(text: str) -> Condition:
    return grammar.condition(Cell("mission", 0, "requirement", text, "test.csv", 1, 1), BOOK.register, BOOK.counters)


def begin(table: Board, realm: str, text: str, source: int = EVENT_SOURCE, flags: int = 0) -> None:
    machine.run_program(table.position, program(text).id, table.player(realm), source, flags)
    table.position.advance()


def can(table: Board, realm: str, text: str, source: int = EVENT_SOURCE, flags: int = 0) -> bool:
    return machine.possible(table.position, program(text).id, table.player(realm), source, flags)


def run(table: Board, realm: str, text: str, *answers: str, source: int = EVENT_SOURCE, flags: int = 0) -> Board:
    """Runs to the end: every decision must have its answer, every answer its decision."""
    begin(table, realm, text, source, flags)
    for given in answers:
        answer(table, given)
    assert not table.position.agenda, f"still to decide: {offered(table)}"
    assert not table.position.contexts
    return table


def offered(table: Board) -> list[str]:
    """The options now, as answers."""
    if not table.position.agenda:
        return []
    found: list[str] = []
    for at, option in enumerate(table.position.options()):
        verb = verb_of(option)
        if verb == CHOOSE_EFFECT.code and isinstance(table.position.decision(), machine.MayDo):
            found.append("yes")
        elif verb == CHOOSE_EFFECT.code:
            node = BOOK.effects[table.position.decision().node]  # type: ignore[attr-defined]
            letters = [kid.choice for kid in node.kids]
            found.append("ABC"[letters.index(first(option))])
        elif verb == DECLINE.code:
            found.append("no")
        else:
            found.append(_spoken(option))
        assert at == len(found) - 1
    return found


def _spoken(option: int) -> str:
    verb = WORDS.verbs[verb_of(option)]
    given = (first(option), second(option), third(option), fourth(option))
    parts = [argument.domain.ref(given[at]) for at, argument in enumerate(verb.arguments)]
    return " ".join([verb.name, *parts])


def answer(table: Board, given: str) -> None:
    known = offered(table)
    found = [at for at, each in enumerate(known) if each == given or each.split(" ", 1)[-1] == given]
    assert len(found) == 1, f"{given!r} is not one of {known}"
    table.position.choose(table.position.options()[found[0]])
