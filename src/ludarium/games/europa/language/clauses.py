"""Reads the smaller parts of a program: counts, amounts, happenings, prices, conditions and targets."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.language import names, reads, words
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.filters import STOPS, Filters
from ludarium.games.europa.language.program import (
    EVERYTHING,
    NO_COUNT,
    Amount,
    Clause,
    Condition,
    Count,
    Filter,
    Happening,
    Target,
)

_PLAIN_CONDITIONS: Final = s.names("at_war emperor curia_controller hre_subject leader_here")
_PLACE_CONDITIONS: Final = s.names("owns controls adjacent")
_REALM_CONDITIONS: Final = s.names("is ally married exists at_war")
_CONDITION_WORDS: Final = [*_PLAIN_CONDITIONS, *_PLACE_CONDITIONS, "is", "ally", "married", "exists", "has", "most"]


class Clauses(Filters):
    """Reads one cell. What it finds is kept in the register and among the deeds of the book."""

    # counts and amounts

    def count(self) -> Count:
        at = self.here()
        word = self.one_of("count", s.COUNTS)
        code = s.COUNTS.index(word)
        made = Count(code, EVERYTHING, "")
        if code == s.N_GROWN:
            self.need("(")
            start = self.here()
            of = s.COUNTS.index(self.one_of("count", s.COUNTS))
            if of in (s.N_GROWN, s.N_DID):
                raise self.fail("only a count can have grown", start)
            self.need(")")
            made.of = of
            made.slot = self.deeds.growth(of)
        elif code == s.N_DID:
            self.need("(")
            happening = self.happening()
            self.need(",")
            span = self.one_of("span", ["this_turn", "this_round", "this_age"])
            self.need(")")
            made.span = s.SPANS.index(span)
            made.deed = self.deeds.deed(happening)
        else:
            self.blank()
            if self.sees("["):
                if code not in words.COUNT_KIND:
                    raise self.fail(f"{word} takes no filter")
                made.filter = self.filter(words.COUNT_KIND[code])
            elif code in words.NEED_FILTER:
                raise self.expected(f"a filter after {word}: which of all on the map?")
            elif code in words.COUNT_KIND:
                made.filter = self.register.filter(Filter(words.COUNT_KIND[code], [], ""))
        made.text = self.since(at)
        made.reads = reads.of_count(made)
        return self.register.count(made)

    def amount(self) -> Amount:
        """`2`, `1 per units`, `ceil(base_tax/3)`, `stability`"""
        if self.sees_signed():
            n = self.signed()
            if self.take_word("per"):
                return Amount(s.PER, n, self.count())
            return Amount(s.FIXED, n, NO_COUNT)
        if self.take_word("ceil"):
            self.need("(")
            count = self.count()
            self.need("/")
            at = self.here()
            n = self.number()
            if n < 1:
                raise self.fail("nothing can be divided by zero", at)
            self.need(")")
            return Amount(s.CEIL, n, count)
        return Amount(s.COUNTED, 1, self.count())

    def happening(self) -> Happening:
        at = self.here()
        code = s.HAPPENINGS.index(self.one_of("happening", s.HAPPENINGS))
        filter = self.filter(s.K_HAPPENING)
        made = Happening(code, filter, self.since(at))
        if filter.mask >> s.W_FIRST_OF_ROUND & 1:
            self.first_of_round(made, at)
        return self.register.happening(made)

    def first_of_round(self, made: Happening, at: int) -> None:
        """The word is no fact about the happening: it is taken out of the filter (EUI-25)."""
        rest: list[Clause] = []
        for clause in made.filter.clauses:
            if all(word.code != s.W_FIRST_OF_ROUND for word in clause.words):
                rest.append(clause)
            elif len(clause.words) > 1 or not clause.words[0].wanted:
                raise self.fail("first_of_round stands alone between commas", at)
        without = Filter(s.K_HAPPENING, rest, f"{made.filter.text} without first_of_round")
        without.mask = made.filter.mask & ~(1 << s.W_FIRST_OF_ROUND)
        made.filter = self.register.filter(without)
        made.first = self.deeds.first(made.text)

    def cost(self) -> list[int]:
        """`1 mil + 2 ducats`"""
        found = [0] * len(s.POOLS)
        while True:
            n = self.number()
            at = self.here()
            pool = s.POOLS.index(self.one_of("pool", s.POOLS))
            if found[pool]:
                raise self.fail(f"{s.POOLS[pool]} stands twice in this price", at)
            found[pool] = n
            if not self.take("+"):
                return found

    # conditions

    def condition(self) -> Condition:
        return self._joined("or", s.C_OR)

    def _joined(self, word: str, code: int) -> Condition:
        at = self.here()
        kids = [self._joined("and", s.C_AND) if code == s.C_OR else self.test()]
        while self.take_word(word):
            kids.append(self._joined("and", s.C_AND) if code == s.C_OR else self.test())
        if len(kids) == 1:
            return kids[0]
        return self._condition(code, at, kids)

    def _condition(self, code: int, at: int, kids: list[Condition]) -> Condition:
        made = Condition(code, self.since(at))
        made.kids = kids
        made.asked = sorted(kids, key=_effort)
        return self._kept(made)

    def _kept(self, made: Condition) -> Condition:
        made.reads = reads.of_condition(made)
        return self.register.condition(made)

    def test(self) -> Condition:
        at = self.here()
        if self.take_word("not"):
            return self._condition(s.C_NOT, at, [self.test()])
        if self.take("("):
            inner = self.condition()
            self.need(")")
            return inner
        word = self.sees_word()
        if word == "faith":
            return self.faith_test(at)
        if word == "at_war" or word in _CONDITION_WORDS:
            return self.plain_test(at)
        if word and word not in s.COUNTS:
            raise self.unknown("condition or count", word, [*_CONDITION_WORDS, "faith", *s.COUNTS], at)
        counts = [self.count()]
        while self.take("+"):
            counts.append(self.count())
        made = Condition(s.C_COMPARE, "")
        made.counts = counts
        made.compare = self.comparison()
        made.n = self.signed()
        made.text = self.since(at)
        return self._kept(made)

    def faith_test(self, at: int) -> Condition:
        """`faith=catholic`, `faith(@Andalucia)=catholic`"""
        self.need("faith")
        made = Condition(s.C_FAITH, "")
        if self.take("("):
            made.code = s.C_FAITH_OF
            made.place = self.target([s.K_AREA])
            self.need(")")
        self.need("=")
        made.index = self.faith()
        made.text = self.since(at)
        return self._kept(made)

    def plain_test(self, at: int) -> Condition:
        word = self.word("a condition")
        with_place = self.take("(")
        if not with_place and word not in _PLAIN_CONDITIONS:
            raise self.expected("'('")
        if with_place and word in _PLAIN_CONDITIONS and word != "at_war":
            raise self.fail(f"{word} has nothing in brackets", self.at - 1)
        made = Condition(s.C_ALWAYS, "")
        if not with_place:
            made.code = s.CONDITIONS.index(word)
        elif word == "has":
            start = self.here()
            name = self.until(STOPS, "the name of an Idea or of a Display Card")
            if name in names.IDEAS:
                made.code, made.index = s.C_HAS_IDEA, names.IDEAS[name]
            elif name in names.CARDS:
                made.code, made.index = s.C_HAS_CARD, names.CARDS[name]
            else:
                raise self.unknown("Idea or card", name, [*names.IDEAS, *names.CARDS], start)
        elif word == "most":
            made.code, made.counts = s.C_MOST, [self.count()]
        elif word in _REALM_CONDITIONS:
            made.code = s.C_AT_WAR_WITH if word == "at_war" else s.CONDITIONS.index(word)
            made.place = self.target([s.K_REALM])
        else:
            made.code = s.CONDITIONS.index(word)
            made.place = self.target([s.K_AREA] if word == "adjacent" else [s.K_PROVINCE, s.K_AREA])
        if with_place:
            self.need(")")
        made.text = self.since(at)
        return self._kept(made)

    # targets

    def target(self, kinds: list[int]) -> Target:
        """Which thing: `@place`, a Realm's name, `it`, `capital_area`, or `?kind[filter]`. The first kind is `it`'s."""
        at = self.here()
        if self.sees("?"):
            return self.pick(kinds)
        if self.sees("@"):
            place = self.place()
            return self.as_kind(place, kinds, at)
        if self.take_word("it"):
            return Target(s.BY_IT, kinds[0], -1, EVERYTHING)
        if self.take_word("capital_area"):
            if s.K_AREA not in kinds:
                raise self.fail(f"expected {self.spoken(kinds)}, found the Capital Area", at)
            return Target(s.BY_CAPITAL_AREA, s.K_AREA, -1, EVERYTHING)
        if s.K_REALM in kinds:
            return Target(s.BY_NAMED, s.K_REALM, self.name("a Realm", names.REALMS), EVERYTHING)
        raise self.expected(self.spoken(kinds))

    def as_kind(self, place: Target, kinds: list[int], at: int) -> Target:
        """A named place as what is asked for: a Distant Province is an Area, too (EU-2.M.16)."""
        if place.kind in kinds:
            return place
        if s.K_AREA in kinds and place.kind == s.K_PROVINCE:
            spaces = names.spaces_at(place.kind, place.index)
            if spaces:
                return Target(s.BY_NAMED, s.K_AREA, spaces[0], EVERYTHING)
        raise self.fail(f"expected {self.spoken(kinds)}, found {names.SPOKEN[place.kind]}", at)

    def pick(self, kinds: list[int]) -> Target:
        """`?area[hre, npr]`"""
        self.need("?")
        at = self.here()
        kind = s.KINDS.index(self.one_of("kind", s.KINDS))
        if kind not in kinds:
            raise self.fail(f"expected {self.spoken(kinds)}, found ?{s.KINDS[kind]}", at)
        return Target(s.BY_PICK, kind, -1, self.filter(kind))

    def spoken(self, kinds: list[int]) -> str:
        """Of ports an error speaks only as `?port`: none has a name of its own."""
        return " or ".join(names.SPOKEN[kind] if kind in names.SPOKEN else f"?{s.KINDS[kind]}" for kind in kinds)


def _effort(condition: Condition) -> int:
    """How much it takes to ask: numbers of the player first, what counts things on the map last."""
    if condition.kids:
        return 3
    for count in condition.counts:
        if count.code > s.N_BASE_TAX and count.code != s.N_DID:
            return 2
    return 0 if condition.counts else 1
