"""Reads names, places and filters: which things of a kind are meant (EFFECTS 1 and 6)."""

from __future__ import annotations

import re
from typing import Final

from ludarium.games.europa.language import names, reads, words
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.deeds import Deeds
from ludarium.games.europa.language.program import EVERYTHING, Clause, Filter, Register, Target, Word
from ludarium.kernel.reading import Reader

# what ends a name
STOPS: Final = ",;|+()[]{}@?:=<>"
_JOINED: Final = re.compile(r" (?:or|and) ")
# written longer ones first, so that `>` does not take the head of `>=`
_COMPARISONS: Final = [">=", "<=", "=", ">", "<"]
# by kind: words that only what has Towns, Vassal tokens or a Merchant of the subject can pass
_OWN: Final[dict[int, tuple[int, ...]]] = {
    s.K_AREA: (s.W_OWN, s.W_ALL_OWNED),
    s.K_PROVINCE: (s.W_OWN, s.W_OWN_OR_VASSAL),
    s.K_NODE: (s.W_YOUR_MERCHANT,),
}
# of Realms and Sea Zones: what the subject has a short list of
_TIED: Final[dict[int, tuple[int, ...]]] = {
    s.K_REALM: (s.W_YOUR_ALLY, s.W_YOUR_VASSAL),
    s.K_SEA: (s.W_YOUR_SHIPS,),
}


class Filters(Reader):
    """Reads one cell. What it finds is kept in the register and among the deeds of the book."""

    def __init__(
        self, text: str, file: str, line: int, column: int, register: Register, deeds: Deeds, cell: str = ""
    ) -> None:
        super().__init__(text, file, line, column, cell)
        self.register = register
        self.deeds = deeds

    def since(self, at: int) -> str:
        """The written form of what was read from `at` on."""
        return self.text[at : self.at].strip()

    def here(self) -> int:
        self.blank()
        return self.at

    # names

    def name(self, what: str, known: dict[str, int]) -> int:
        """A name of several words that must be known."""
        at = self.here()
        found = self.until(STOPS, f"the name of {what}")
        if found not in known:
            raise self.unknown(_bare(what), found, known, at)
        return known[found]

    def place(self) -> Target:
        """`@Lombardy`, `@node:Sevilla`: any kind of place."""
        at = self.here()
        self.need("@")
        asked = -1
        for prefix, kind in names.PREFIX.items():
            if self.take(f"{prefix}:"):
                asked = kind
                break
        start = self.here()
        found = self.until(STOPS, "the name of a place")
        joined = _JOINED.search(found)
        if joined is not None:
            self.at = start + joined.start()
            found = found[: joined.start()].strip()
        kinds = names.kinds_of(found)
        if not kinds:
            raise self.unknown("place", found, names.all_places(), start)
        if len(kinds) == 1 and asked >= 0:
            raise self.fail(f"only {names.SPOKEN[kinds[0]]} is called {found!r}: write it without a prefix", at)
        if len(kinds) > 1 and asked < 0:
            several = " and ".join(names.SPOKEN[kind] for kind in kinds)
            raise self.fail(f"{several} are called {found!r}: write which one, as in @area:{found}", at)
        if asked >= 0 and asked not in kinds:
            raise self.fail(f"{names.SPOKEN[asked]} called {found!r} does not exist", at)
        kind = kinds[0] if asked < 0 else asked
        return Target(s.BY_NAMED, kind, names.PLACES[kind][found], EVERYTHING)

    def comparison(self) -> int:
        for written in _COMPARISONS:
            if self.take(written):
                return s.COMPARISONS.index(written)
        raise self.expected("a comparison: >=, <=, =, > or <")

    def sees_comparison(self) -> bool:
        self.blank()
        return self.text[self.at : self.at + 1] in ("<", ">", "=")

    def faith(self, state: bool = False) -> int:
        """`state` (the own State Religion) stands only where a Religion is set."""
        known = [s.FAITHS[code] for code in range(s.F_DIVERSE)]
        if state:
            known.append("state")
        return s.FAITHS.index(self.one_of("faith", known))

    # filters

    def filter(self, kind: int) -> Filter:
        """`[own, not capital]`, or nothing: then everything of the kind passes."""
        at = self.here()
        clauses: list[Clause] = []
        if self.take("["):
            clauses.append(self.clause(kind))
            while self.take(","):
                clauses.append(self.clause(kind))
            self.need("]")
        made = Filter(kind, clauses, self.since(at))
        made.reads = reads.of_filter(made)
        _bound(made)
        return self.register.filter(made)

    def clause(self, kind: int) -> Clause:
        found = [self.filter_word(kind)]
        while self.take_word("or"):
            found.append(self.filter_word(kind))
        return Clause(found)

    def filter_word(self, kind: int) -> Word:
        allowed = words.WORDS_OF[kind]
        at = self.here()
        wanted = not self.take_word("not")
        self.blank()
        if self.sees("@"):
            return self.place_word(kind, wanted)
        at = self.here()
        word = self.word(f"a word about {_a(s.KINDS[kind])}")
        if word in words.FAITH_WORDS and "faith" in allowed:
            return Word(s.W_FAITH, wanted, s.FAITHS.index(word), s.EQUAL)
        if word not in allowed or word in ("place", "faith"):
            listed = [each for each in allowed if each not in ("place", "faith")]
            listed += words.FAITH_WORDS if "faith" in allowed else []
            raise self.unknown(f"word about {_a(s.KINDS[kind])}", word, listed, at)
        code = s.WORDS.index(word)
        if word in words.NUMBER_ATTRIBUTES:
            compare = self.comparison()
            return Word(code, wanted, self.signed(), compare)
        if word in words.NAME_ATTRIBUTES:
            self.need("=")
            return Word(code, wanted, self.named_value(code), s.EQUAL)
        if self.sees_comparison():
            raise self.fail(f"{word} is not compared with anything")
        return Word(code, wanted, -1, s.EQUAL)

    def named_value(self, code: int) -> int:
        if code == s.W_OWNER:
            return self.name("a Realm", names.REALMS)
        if code == s.W_NAME:
            return self.name("an Action card", names.CARDS)
        return self.name("a good", names.GOODS)

    def place_word(self, kind: int, wanted: bool) -> Word:
        """`@Lombardy|@Naples`: things that lie in one of these places."""
        if "place" not in words.WORDS_OF[kind]:
            raise self.fail(f"{_a(s.KINDS[kind])} is not told by a place")
        made = Word(s.W_PLACE, wanted, -1, s.EQUAL)
        members: list[int] = []
        while True:
            at = self.here()
            place = self.place()
            found = _within(kind, place)
            if not found:
                raise self.fail(f"{names.SPOKEN[place.kind]} does not tell where {_a(s.KINDS[kind])} is", at)
            made.places.append(place)
            members.extend(found)
            if not self.take("|"):
                break
        made.members = sorted(set(members))
        made.inside = _inside(kind, made.members)
        return made


def _a(word: str) -> str:
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"


def _bare(what: str) -> str:
    return what.split(" ", 1)[1]


def _within(kind: int, place: Target) -> list[int]:
    """What lies in a place, as a filter of this kind counts it; empty if the place says nothing about the kind."""
    if kind in (s.K_AREA, s.K_UNIT):
        return names.spaces_at(place.kind, place.index)
    if kind in (s.K_PROVINCE, s.K_REALM):
        return names.provinces_at(place.kind, place.index)
    wanted = s.K_SEA if kind == s.K_SHIP else kind
    return [place.index] if place.kind == wanted else []


def _inside(kind: int, members: list[int]) -> bytes:
    counted = {s.K_UNIT: s.K_AREA, s.K_REALM: s.K_PROVINCE, s.K_SHIP: s.K_SEA}.get(kind, kind)
    found = bytearray(names.SIZES[counted])
    for member in members:
        found[member] = 1
    return bytes(found)


def _bound(made: Filter) -> None:
    """Draws the places that bound a filter out of its clauses."""
    rest: list[Clause] = []
    for clause in made.clauses:
        word = clause.words[0]
        if len(clause.words) > 1 or word.code != s.W_PLACE or not word.wanted:
            rest.append(clause)
            continue
        made.places.append(word.places)
        if made.bounded:
            made.members = [member for member in made.members if word.inside[member]]
        else:
            made.bounded, made.members = True, word.members
    if made.bounded:
        made.inside = _inside(made.kind, made.members)
    made.clauses = rest
    for clause in rest:
        for word in clause.words:
            made.mask |= 1 << word.code
        word = clause.words[0]
        if len(clause.words) == 1 and word.wanted and word.code in _OWN.get(made.kind, ()):
            made.own = True
        if len(clause.words) == 1 and word.wanted and word.code in _TIED.get(made.kind, ()):
            made.tied = word.code
