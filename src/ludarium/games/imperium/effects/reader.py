"""Reads one line of a card file: words, numbers, kinds of cards, zones, tokens, conditions."""

from __future__ import annotations

import re

from ludarium.games.imperium.effects import symbols as s
from ludarium.games.imperium.effects.effect import Condition, Effect
from ludarium.kernel import reading


class Names:
    """The titles that effects speak of. Each gets a bit of its own, so that a kind can hold suits and titles."""

    __slots__ = ("bits",)

    def __init__(self) -> None:
        self.bits: dict[str, int] = {}

    def bit(self, title: str) -> int:
        found = self.bits.get(title)
        if found is None:
            found = 1 << (s.FIRST_NAME + len(self.bits))
            self.bits[title] = found
        return found

    def of(self, title: str) -> int:
        """All bits of a card with this title. A part in round brackets does not count; `*` stands for any ending."""
        short = re.sub(r" \(.*\)$", "", title)
        bits = 0
        for name, bit in self.bits.items():
            if name == short or (name.endswith("*") and short.startswith(name[:-1])):
                bits |= bit
        return bits


class Reader(reading.Reader):
    """Reads one line of a card file from left to right."""

    def __init__(self, text: str, file: str, line: int, column: int, names: Names) -> None:
        super().__init__(text, file, line, column)
        self.names = names

    # kinds, zones, tokens

    def atom(self) -> int:
        self.blank()
        if self.sees("["):
            close = self.text.find("]", self.at)
            if close < 0:
                raise self.fail("the title is not closed with ']'")
            title = self.text[self.at + 1 : close]
            self.at = close + 1
            return self.names.bit(title)
        at = self.at
        word = self.word("a kind of card: a suit, an icon, or a [Title]")
        if word == "ANY4":
            return s.MARKET_SUITS
        if word not in s.BIT:
            raise self.unknown("kind", word, [*s.BIT, "ANY4", "[Title]"], at)
        return s.BIT[word]

    def kind(self) -> int:
        bits = self.atom()
        while self.sees("/"):
            self.at += 1
            bits |= self.atom()
        return bits

    def zones(self) -> int:
        bits = 0
        while True:
            bits |= s.ZONE[self.one_of("zone", s.ZONE)]
            if not self.sees("/"):
                return bits
            self.at += 1

    def token(self, effect: Effect) -> None:
        """`2M`"""
        number = self.number()
        letter = self.text[self.at : self.at + 1]
        if letter == "M":
            effect.m += number
        elif letter == "P":
            effect.p += number
        elif letter == "G":
            effect.g += number
        elif letter == "A":
            effect.a += number
        else:
            raise self.fail("expected a token: M, P, G or A")
        self.at += 1

    def tokens(self, effect: Effect) -> None:
        self.token(effect)
        while self.sees(","):
            self.at += 1
            self.token(effect)

    def per(self, effect: Effect) -> None:
        """`per prod in play`, `per knight in gar`, `per moved`"""
        if not self.take_word("per"):
            return
        if self.take_word("moved"):
            effect.per = s.PER_MOVED
            return
        effect.per_kind = self.kind()
        self.need("in")
        if self.take_word("play"):
            effect.per = s.PER_PLAY
        elif self.take_word("gar"):
            effect.per = s.PER_GARRISON
        else:
            raise self.fail("expected play or gar")

    def selection(self, effect: Effect, zones: int) -> None:
        """Which cards: `this`, `it`, `2 mask non-REG from hand/disc`, `[Title]`, `up to 2 s.UNR`."""
        effect.kind = s.BIT["card"]
        effect.zones = zones
        effect.least = effect.most = 1
        if self.take_word("this"):
            effect.which = s.THIS
        elif self.take_word("it"):
            effect.which = s.IT
        else:
            if self.take_word("up to"):
                effect.least, effect.most = 0, self.number()
            elif self.take_word("any"):
                effect.least, effect.most = 0, 99
            elif self.take_word("every"):
                effect.least = effect.most = 99
            elif self.sees_number():
                effect.least = effect.most = self.number()
            else:
                self.blank()
                if not self.sees("["):
                    raise self.fail("expected this, it, a number, 'up to', any, every or a [Title]")
            self.blank()
            if self._kind_here():
                effect.kind = self.kind()
            self.filters(effect)
        if self.take_word("from"):
            effect.zones = self.zones()

    def _kind_here(self) -> bool:
        if self.sees("["):
            return True
        word = self.sees_word()
        return word in s.BIT or word == "ANY4"

    def filters(self, effect: Effect) -> None:
        while True:
            if self.take("non-"):
                effect.non |= self.atom()
            elif self.take_word("with"):
                effect.token = "MPG".index(self.word("M, P or G")) + 1
            elif self.take_word("hosting"):
                effect.hosting |= self.atom()
            else:
                return

    # conditions

    def conditions(self) -> list[Condition]:
        found = [self.condition()]
        while self.take_word("and"):
            found.append(self.condition())
        return found

    def condition(self) -> Condition:
        if self.take_word("BAR"):
            return Condition(s.IS_BAR)
        if self.take_word("EMP"):
            return Condition(s.IS_EMP)
        if self.take("P >="):
            return Condition(s.POPULATION, least=self.number())
        if self.take_word("it is"):
            return Condition(s.IT_IS, self.kind())
        if self.take_word("it lacks"):
            return Condition(s.IT_LACKS, self.kind())
        none = self.take_word("no")
        least = 1
        if not none and self.sees_number():
            least = self.number()
            self.need("+")
        kind = self.kind()
        self.need("in")
        at = self.at
        zone = self.zones()
        if zone not in (s.PLAY, s.HIST, s.GAR_THIS):
            raise self.fail("a condition looks at play, hist or gar_this", at)
        return Condition(s.HAS_IN, kind, least, none, zone)


def requirement(text: str, file: str, line: int, column: int, names: Names) -> list[Condition]:
    reader = Reader(text, file, line, column, names)
    found = reader.conditions()
    reader.end()
    return found
