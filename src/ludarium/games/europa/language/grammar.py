"""Reads programs: the cells of effects, rewards and Ideas (EFFECTS 1 and 4).

    program(cell, register, deeds)      -> Effect
    condition(cell, register, deeds)    -> Condition

Whatever is wrong is told with the file, the line, the column, and what was expected there.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.read import Cell
from ludarium.games.europa.language import names, words
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.clauses import Clauses
from ludarium.games.europa.language.deeds import Deeds
from ludarium.games.europa.language.filters import STOPS
from ludarium.games.europa.language.program import (
    ALWAYS,
    EVERYTHING,
    NO_COUNT,
    Amount,
    Condition,
    Effect,
    Modifier,
    Register,
    Target,
    Use,
    Who,
)
from ludarium.kernel.reading import Reader

_LASTING: Final = ["this_turn", "this_round", "while_held"]
_WORDS: Final = ["choose", "may", "if", "pay", "each", "mod", "use", "on", *_LASTING, *s.VERBS]
_LETTERS: Final = ["A", "B", "C"]


class Programs(Clauses):
    """Reads one cell with a program."""

    def program(self) -> Effect:
        """One statement after the other."""
        at = self.here()
        kids = [self.statement()]
        while self.take(";"):
            kids.append(self.statement())
        return kids[0] if len(kids) == 1 else self.made(s.SEQUENCE, at, kids)

    def block(self) -> Effect:
        self.need("{")
        inner = self.program()
        self.need("}")
        return inner

    def made(self, code: int, at: int, kids: list[Effect]) -> Effect:
        effect = Effect(code, self.since(at))
        effect.kids = kids
        return self.register.effect(effect)

    def kept(self, effect: Effect, at: int) -> Effect:
        effect.text = self.since(at)
        return self.register.effect(effect)

    def statement(self) -> Effect:
        at = self.here()
        if self.sees_number():
            effect = Effect(s.REPEAT, "")
            effect.n = self.number()
            if not self.take_word("x"):
                raise self.expected("x: how often, as in 2 x { ... }")
            effect.kids = [self.block()]
            return self.kept(effect, at)
        word = self.one_of("statement", _WORDS)
        if word in _LASTING:
            return self.lasting(s.SPANS.index(word), at)
        if word in s.VERBS:
            return self.verb(s.FIRST_VERB + s.VERBS.index(word), at)
        return self.structure(s.STRUCTURES.index(word), at)

    # structures

    def structure(self, code: int, at: int) -> Effect:
        effect = Effect(code, "")
        if code == s.CHOOSE:
            return self.choose(effect, at)
        if code == s.MOD:
            effect.modifiers = [self.modifier()]
            if effect.modifiers[0].name != s.M_COST:
                raise self.fail(
                    "only mod(cost: ...) stands by itself; others need this_turn, this_round or while_held", at
                )
            return self.kept(effect, at)
        if code == s.MAY:
            effect.kids = [self.block()]
            return self.kept(effect, at)
        self.need("(")
        if code == s.IF:
            effect.condition = self.condition()
        elif code == s.PAY:
            effect.kids = [self.price()]
        elif code == s.EACH:
            effect.who = self.who()
        elif code == s.ON:
            effect.happening = self.happening()
        else:
            return self.use(effect, at)
        self.need(")")
        effect.kids.append(self.block())
        if code == s.IF and self.take_word("else"):
            effect.kids.append(self.block())
        return self.kept(effect, at)

    def price(self) -> Effect:
        at = self.here()
        effect = Effect(s.PRICE, "")
        effect.cost = self.cost()
        return self.kept(effect, at)

    def choose(self, effect: Effect, at: int) -> Effect:
        self.need("{")
        for letter in _LETTERS:
            self.need(f"{letter}:")
            effect.kids.append(self.program())
            if letter == "C" or not self.take("|"):
                break
        if len(effect.kids) < 2:
            raise self.expected("'|' and B: a choice has two options or three")
        self.need("}")
        return self.kept(effect, at)

    def lasting(self, span: int, at: int) -> Effect:
        effect = Effect(s.LASTING, "")
        effect.span = span
        self.need("{")
        while True:
            start = self.here()
            self.need("mod")
            effect.modifiers.append(self.modifier())
            if effect.modifiers[-1].name == s.M_COST:
                raise self.fail("mod(cost: ...) is the price of the card itself: it stands outside", start)
            if not self.take(";"):
                break
        self.need("}")
        return self.kept(effect, at)

    def modifier(self) -> Modifier:
        """After `mod`: `(trade_power[distant]: 1, when stability>0)`"""
        at = self.here()
        self.need("(")
        name = s.MODIFIERS.index(self.one_of("modifier", s.MODIFIERS))
        filter = EVERYTHING
        self.blank()
        if self.sees("["):
            if name not in words.NODE_MODIFIERS:
                raise self.fail(f"{s.MODIFIERS[name]} takes no filter")
            filter = self.filter(s.K_NODE)
        self.need(":")
        start = self.here()
        yes = self.take_word("yes")
        if yes != (name in words.YES_MODIFIERS):
            raise self.fail(f"{s.MODIFIERS[name]} is {'a number' if yes else 'yes'}", start)
        amount = Amount(s.FIXED, 1, NO_COUNT) if yes else self.amount()
        when = ALWAYS
        if self.take(","):
            self.need("when")
            when = self.condition()
        self.need(")")
        return self.register.modifier(Modifier(name, filter, amount, yes, when, self.since(at)))

    def who(self) -> Who:
        self.blank()
        if self.sees("?"):
            found = Who(s.WHO_OPPONENT)
            found.filter = self.pick([s.K_OPPONENT]).filter
            return found
        known = s.WHO[: s.WHO_OPPONENT]
        found = Who(known.index(self.one_of("group of players", known)))
        if found.code in (s.WHO_OTHERS, s.WHO_ALL):
            return found
        self.need("(")
        if found.code == s.WHO_PR:
            found.realm = self.name("a Realm", names.REALMS)
        elif found.code == s.WHO_PR_WHERE:
            found.condition = self.condition()
        else:
            found.count = self.count()
        self.need(")")
        return found

    def use(self, effect: Effect, at: int) -> Effect:
        """After `use(`: `War Taxes, 1 adm, 2 charges, covert){ ... }`"""
        name = self.until(STOPS, "the name of the Action")
        self.need(",")
        cost = self.cost()
        self.need(",")
        charges = self.number()
        self.need("charges")
        found = Use(name, cost, charges, "")
        while self.take(","):
            flag = self.one_of("flag", ["covert", "battle", "reaction"])
            if flag == "covert":
                found.covert = True
            elif flag == "battle":
                found.battle = True
            else:
                self.need(":")
                found.reaction = s.HAPPENINGS.index(self.one_of("happening", s.HAPPENINGS))
        self.need(")")
        found.effect = self.block()
        found.text = self.since(at)
        effect.kids = [found.effect]
        effect.use = self.register.use(found).id
        return self.kept(effect, at)

    # verbs

    def verb(self, code: int, at: int) -> Effect:
        effect = Effect(code, "")
        if code not in words.OF_NOTHING:
            self.need("(")
            self.arguments(effect)
            self.need(")")
        return self.kept(effect, at)

    def arguments(self, effect: Effect) -> None:
        code = effect.code
        if code in words.OF_ONE:
            effect.target = self.target(words.OF_ONE[code])
        elif code in words.OF_SEVERAL:
            effect.n = self.how_many()
            effect.target = self.target(words.OF_SEVERAL[code])
        elif code in words.OF_NUMBER:
            effect.n = self.how_many()
        elif code in (s.GAIN, s.LOSE):
            self.resource(effect)
        elif code in (s.DRAW, s.IDEA_DISCOUNT):
            effect.n = self.how_many()
            effect.what = s.DECKS.index(self.one_of("type", s.DECKS))
        elif code == s.REMOVE_INFLUENCE:
            effect.n = self.how_many()
            effect.target = self.target([s.K_AREA, s.K_REALM])
            self.need(",")
            effect.whose = self.whose()
        elif code in (s.UNITS, s.MERCENARIES):
            effect.n = self.how_many()
            effect.what = s.UNITS_OF.index(self.one_of("type of Unit", s.UNITS_OF))
            effect.target = self.target([s.K_AREA])
        elif code == s.SHIPS:
            effect.n = self.how_many()
            effect.what = s.SHIPS_OF.index(self.one_of("type of Ship", s.SHIPS_OF))
            effect.target = self.target([s.K_SEA, s.K_PORT])
        elif code == s.DICE:
            self.dice(effect)
        elif code == s.RELIGION:
            effect.target = self.target([s.K_AREA])
            self.need(",")
            effect.what = self.faith(state=True)
        elif code == s.STATE_RELIGION:
            effect.what = self.faith()
        elif code == s.IDEA:
            effect.what = self.name("an Idea", names.IDEAS)
        elif code == s.ACTION:
            self.action(effect)
        elif code == s.DNPR:
            self.dnpr(effect)
        else:
            effect.what, effect.n = _symbol(self)

    def how_many(self) -> int:
        at = self.here()
        n = self.number()
        if n < 1:
            raise self.fail("expected a number above 0", at)
        return n

    def resource(self, effect: Effect) -> None:
        """`2 ducats`, `1 per units ducats`"""
        at = self.here()
        effect.amount = self.amount()
        effect.n = effect.amount.n if effect.amount.code == s.FIXED else 0
        if effect.amount.code == s.FIXED and effect.n < 1:
            raise self.fail("expected a number above 0", at)
        at = self.here()
        effect.what = s.RESOURCES.index(self.one_of("resource", s.RESOURCES))
        if effect.code == s.LOSE and effect.what == s.R_MANPOWER:
            raise self.fail("manpower is never lost: Units are exhausted", at)

    def whose(self) -> Target:
        if self.take_word("self"):
            return Target(s.BY_SELF, s.K_OPPONENT, -1, EVERYTHING)
        if self.take_word("any"):
            return Target(s.BY_ANY, s.K_OPPONENT, -1, EVERYTHING)
        if not self.sees_pick():
            raise self.expected("whose Influence: self, any or ?opponent")
        return self.pick([s.K_OPPONENT])

    def sees_pick(self) -> bool:
        self.blank()
        return self.sees("?")

    def dice(self, effect: Effect) -> None:
        """`4 cavalry|artillery`, `2 any`, `leader`"""
        if self.take_word("leader"):
            effect.what = s.DICE_LEADER
            return
        effect.n = self.how_many()
        if self.take_word("any"):
            effect.what = s.DICE_ANY
            return
        effect.what = 1 << s.UNITS_OF.index(self.one_of("type of die", s.UNITS_OF))
        while self.take("|"):
            effect.what |= 1 << s.UNITS_OF.index(self.one_of("type of die", s.UNITS_OF))

    def action(self, effect: Effect) -> None:
        """`Research Idea[held], discount 2`, `Explore, free`"""
        effect.what = self.name("an Action", {name: code for code, name in enumerate(s.ACTIONS)})
        self.blank()
        if self.sees("["):
            if effect.what != s.A_RESEARCH_IDEA:
                raise self.fail(f"{s.ACTIONS[effect.what]} takes no filter")
            effect.target = Target(s.BY_PICK, s.K_IDEA, -1, self.filter(s.K_IDEA))
        self.need(",")
        if self.take_word("free"):
            effect.n = s.FREE
        elif self.take_word("discount"):
            effect.n = self.how_many()
        else:
            raise self.expected("free or discount")

    def dnpr(self, effect: Effect) -> None:
        """`Persia, blue, @Tabriz+@Yerevan`"""
        effect.target = Target(s.BY_NAMED, s.K_REALM, self.name("a Realm", names.REALMS), EVERYTHING)
        self.need(",")
        effect.what = s.COLOURS.index(self.one_of("colour", s.COLOURS))
        self.need(",")
        while True:
            effect.places.append(self.target([s.K_PROVINCE]).index)
            if not self.take("+"):
                return


def _symbol(reader: Reader) -> tuple[int, int]:
    """`attrition`, `dnpr:blue`, `mortality:circle`"""
    found = s.SYMBOLS.index(reader.one_of("symbol", s.SYMBOLS))
    if found not in (s.E_DNPR, s.E_MORTALITY):
        return found, -1
    reader.need(":")
    if found == s.E_DNPR:
        return found, s.COLOURS.index(reader.one_of("colour", s.COLOURS))
    return found, s.SHAPES.index(reader.one_of("shape", s.SHAPES))


def _reader(cell: Cell, register: Register, deeds: Deeds) -> Programs:
    return Programs(cell.text, cell.file, cell.line, cell.at, register, deeds)


def program(cell: Cell, register: Register, deeds: Deeds) -> Effect:
    reader = _reader(cell, register, deeds)
    found = reader.program()
    reader.end()
    register.nodes.add(found)
    return found


def condition(cell: Cell, register: Register, deeds: Deeds) -> Condition:
    reader = _reader(cell, register, deeds)
    found = reader.condition()
    reader.end()
    return found
