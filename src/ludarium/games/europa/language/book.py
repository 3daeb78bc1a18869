"""All cells of the card tables, compiled: what every card does and asks for, by the card's index.

    BOOK.effects, conditions, counts, filters, modifiers, happenings, uses      nodes by id
    BOOK.events[event]                  Effect (its symbols: facts.events)
    BOOK.mission_requires, mission_rewards, milestone_requires, milestone_rewards       Condition, Effect
    BOOK.idea_requires, idea_instant    Condition, Effect
    BOOK.idea_modifiers[idea]           its Modifiers while held · modified_by[M_...]: list of (Idea, Modifier)
                                        modifying[M_...]: these Ideas as a bit set
    BOOK.idea_listens[idea]             its ON effects · listeners[H_...]: list of (Idea, ON effect)
    BOOK.card_effects[title]            what an Action card does when played, its price and its uses left out
    BOOK.card_prices[title]             Modifiers of its price · card_uses[title]: Actions of a Display Card
    BOOK.card_reactions[title]          H_... that it answers, -1: none
    BOOK.struggles[struggle]            Effect, extra criteria of a Power Struggle
    BOOK.deeds, deeds_of[H_...], grown  counters, see deeds

An empty cell is BOOK.nothing (code NOTHING) or ALWAYS. A title is an index of CARDTYPE, the others are of EVENT,
MISSION, MILESTONE, IDEA and STRUGGLE of the facts. CHOICE is the domain of effects that a player may be asked about,
USE that of the Actions of Display Cards.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.action_cards import CARDTYPE, REACTS_TO
from ludarium.games.europa.facts.cells import cells
from ludarium.games.europa.facts.events import EVENT
from ludarium.games.europa.facts.goals import MILESTONE, MISSION, STRUGGLE
from ludarium.games.europa.facts.ideas import IDEA
from ludarium.games.europa.facts.read import Cell
from ludarium.games.europa.language import grammar
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.deeds import Deed, Deeds
from ludarium.games.europa.language.program import (
    ALWAYS,
    Condition,
    Count,
    Effect,
    Filter,
    Happening,
    Modifier,
    Register,
    Use,
)
from ludarium.kernel.domain import Domain
from ludarium.kernel.reading import ReadError


class Book:
    """The compiled tables; see above."""

    def __init__(self) -> None:
        self.register = Register()
        self.counters = Deeds()
        self.effects: list[Effect] = self.register.nodes.nodes
        self.nothing = Effect(s.NOTHING, "")
        self.register.nodes.add(self.nothing)
        self.conditions: list[Condition] = self.register.conditions
        self.counts: list[Count] = self.register.counts
        self.filters: list[Filter] = self.register.filters
        self.modifiers: list[Modifier] = self.register.modifiers
        self.happenings: list[Happening] = self.register.happenings
        self.uses: list[Use] = self.register.uses
        self.events: list[Effect] = [self.nothing] * EVENT.size
        self.mission_requires: list[Condition] = [ALWAYS] * MISSION.size
        self.mission_rewards: list[Effect] = [self.nothing] * MISSION.size
        self.milestone_requires: list[Condition] = [ALWAYS] * MILESTONE.size
        self.milestone_rewards: list[Effect] = [self.nothing] * MILESTONE.size
        self.idea_requires: list[Condition] = [ALWAYS] * IDEA.size
        self.idea_instant: list[Effect] = [self.nothing] * IDEA.size
        self.idea_modifiers: list[list[Modifier]] = [[] for _ in range(IDEA.size)]
        self.idea_listens: list[list[Effect]] = [[] for _ in range(IDEA.size)]
        self.card_effects: list[Effect] = [self.nothing] * CARDTYPE.size
        self.card_prices: list[list[Modifier]] = [[] for _ in range(CARDTYPE.size)]
        self.card_uses: list[list[Use]] = [[] for _ in range(CARDTYPE.size)]
        self.card_reactions: list[int] = [_reaction(cardtype) for cardtype in range(CARDTYPE.size)]
        self.struggles: list[Effect] = [self.nothing] * STRUGGLE.size
        self.modified_by: list[list[tuple[int, Modifier]]] = [[] for _ in s.MODIFIERS]
        self.modifying: list[int] = [0] * len(s.MODIFIERS)
        self.listeners: list[list[tuple[int, Effect]]] = [[] for _ in s.HAPPENINGS]
        self.deeds: list[Deed] = self.counters.deeds
        self.deeds_of: list[list[Deed]] = []
        self.grown: list[int] = self.counters.grown
        # how many happenings have `first_of_round`
        self.firsts = 0

    # cells

    def program(self, cell: Cell) -> Effect:
        """A program without what belongs to Ideas or Action cards only."""
        parts = self.parts(cell)
        for part in parts:
            _refuse(cell, part, [s.ON, s.MOD, s.USE])
        return self.whole(parts)

    def parts(self, cell: Cell) -> list[Effect]:
        """The statements of a cell."""
        effect = grammar.program(cell, self.register, self.counters)
        kids = effect.kids if effect.code == s.SEQUENCE else [effect]
        for kid in kids:
            for inner in kid.kids:
                _check_inside(cell, inner)
        return kids

    def whole(self, parts: list[Effect]) -> Effect:
        """Statements as one program again."""
        if not parts:
            return self.nothing
        if len(parts) == 1:
            return parts[0]
        made = Effect(s.SEQUENCE, " ; ".join(part.text for part in parts))
        made.kids = parts
        kept = self.register.effect(made)
        self.register.nodes.add(kept)
        return kept

    def condition(self, cell: Cell) -> Condition:
        return grammar.condition(cell, self.register, self.counters)

    def read(self, cells: list[Cell]) -> None:
        for cell in cells:
            if cell.kind == "event":
                self.events[cell.owner] = self.program(cell)
            elif cell.kind == "struggle":
                self.struggles[cell.owner] = self.program(cell)
            elif cell.kind == "mission" and cell.column == "requirement":
                self.mission_requires[cell.owner] = self.condition(cell)
            elif cell.kind == "mission":
                self.mission_rewards[cell.owner] = self.program(cell)
            elif cell.kind == "milestone" and cell.column == "requirement":
                self.milestone_requires[cell.owner] = self.condition(cell)
            elif cell.kind == "milestone":
                self.milestone_rewards[cell.owner] = self.program(cell)
            elif cell.kind == "idea":
                self.read_idea(cell)
            else:
                self.read_card(cell)
        self.deeds_of = self.counters.by_happening()
        self.firsts = len(self.counters.firsts)

    def read_idea(self, cell: Cell) -> None:
        idea = cell.owner
        if cell.column == "requires":
            self.idea_requires[idea] = self.condition(cell)
            return
        if cell.column == "instant":
            self.idea_instant[idea] = self.program(cell)
            return
        for part in self.parts(cell):
            if part.code == s.ON:
                self.idea_listens[idea].append(part)
                self.listeners[part.happening.code].append((idea, part))
            elif part.code == s.LASTING and part.span == s.WHILE_HELD:
                self.idea_modifiers[idea].extend(part.modifiers)
                for modifier in part.modifiers:
                    self.modified_by[modifier.name].append((idea, modifier))
                    self.modifying[modifier.name] |= 1 << idea
            else:
                raise _wrong(cell, "while an Idea is held, only while_held{...} and on(...){...} work")

    def read_card(self, cell: Cell) -> None:
        rest: list[Effect] = []
        for part in self.parts(cell):
            _refuse(cell, part, [s.ON])
            if part.code == s.MOD:
                self.card_prices[cell.owner].extend(part.modifiers)
            elif part.code == s.USE:
                use = self.uses[part.use]
                use.card = cell.owner
                self.card_uses[cell.owner].append(use)
            else:
                rest.append(part)
        self.card_effects[cell.owner] = self.whole(rest)


def _reaction(cardtype: int) -> int:
    word = REACTS_TO[cardtype]
    return s.HAPPENINGS.index(word) if word else -1


def _wrong(where: Cell, why: str) -> ReadError:
    return ReadError(where.file, where.line, where.at, f"{where.column}: {why}")


def _refuse(where: Cell, effect: Effect, codes: list[int]) -> None:
    if effect.code in codes:
        raise _wrong(where, f"{s.STRUCTURES[effect.code]}(...) does not belong here")
    if effect.code == s.LASTING and effect.span == s.WHILE_HELD:
        raise _wrong(where, "while_held{...} belongs to the columns permanent and prestige of an Idea")


def _check_inside(where: Cell, effect: Effect) -> None:
    """Inside of something else none of the special statements may stand."""
    _refuse(where, effect, [s.ON, s.MOD, s.USE])
    for kid in effect.kids:
        _check_inside(where, kid)


def _read() -> Book:
    book = Book()
    book.read(cells())
    return book


BOOK: Final = _read()
CHOICE: Final = BOOK.register.nodes.domain("effect")
USE: Final = Domain("use", [use.ref for use in BOOK.uses])
