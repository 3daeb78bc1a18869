"""What players have done: the counters behind `did(...)` and the counts that can have `grown(...)`.

Each different happening with its filter is one deed: one number a player for each span. `happened` looks up the deeds
and the listeners of a happening by its code.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.program import Filter, Happening, Word

# For these not the times are counted but the Tax Value, summed (EFFECTS 5).
SUMMED: Final = [s.H_GAIN_TAX_BY_PEACE, s.H_LIBERATE_TAX]


class Facts:
    """What a happening was about, for the words of its filter (EFFECTS 6). With several foes a flag is true if any of
    them fits, and `units` counts their whole side (EUI-25).

    opponent, npr: it was against one. emperor, leader_in_prestige: against him. other_faith: against a Realm of another
    State Religion; Rebels have none. naval, distant, outnumbered: of a Battle; distant also of a Province or a node.
    units, both_sides: Enemy pieces, pieces of both sides at the start. tax: of the Realm. income, good: of the Trade.
    """

    __slots__ = (
        "both_sides",
        "distant",
        "emperor",
        "good",
        "income",
        "leader_in_prestige",
        "naval",
        "npr",
        "opponent",
        "other_faith",
        "outnumbered",
        "tax",
        "units",
    )

    def __init__(self) -> None:
        self.opponent = False
        self.npr = False
        self.emperor = False
        self.other_faith = False
        self.leader_in_prestige = False
        self.naval = False
        self.distant = False
        self.outnumbered = False
        self.units = 0
        self.both_sides = 0
        self.tax = 0
        self.income = 0
        self.good = -1


class Deed:
    """A counter. `happening` with its filter is what is counted."""

    __slots__ = ("happening", "id")

    def __init__(self, id: int, happening: Happening) -> None:
        self.id = id
        self.happening = happening


class Deeds:
    """The counters of one book, in the order of first mention."""

    __slots__ = ("deeds", "firsts", "grown")

    def __init__(self) -> None:
        self.deeds: list[Deed] = []
        # counts (N_...) whose value at the beginning of the Age is kept, in the order of `at_age`
        self.grown: list[int] = []
        # written forms with `first_of_round`; their places are the bits of `round_firsts`
        self.firsts: list[str] = []

    def deed(self, happening: Happening) -> int:
        for deed in self.deeds:
            if deed.happening is happening:
                return deed.id
        self.deeds.append(Deed(len(self.deeds), happening))
        return len(self.deeds) - 1

    def growth(self, count: int) -> int:
        if count not in self.grown:
            self.grown.append(count)
        return self.grown.index(count)

    def first(self, written: str) -> int:
        if written not in self.firsts:
            self.firsts.append(written)
        return self.firsts.index(written)

    def by_happening(self) -> list[list[Deed]]:
        """The deeds of each happening, by H_..."""
        found: list[list[Deed]] = [[] for _ in s.HAPPENINGS]
        for deed in self.deeds:
            found[deed.happening.code].append(deed)
        return found


def fits(filter: Filter, facts: Facts) -> bool:
    """Whether a happening is one that the filter (of kind happening) means."""
    for clause in filter.clauses:
        for word in clause.words:
            if _true(word, facts) == word.wanted:
                break
        else:
            return False
    return True


def compare(found: int, how: int, n: int) -> bool:
    """A number against another (AT_LEAST, ...)."""
    if how == s.AT_LEAST:
        return found >= n
    if how == s.AT_MOST:
        return found <= n
    if how == s.EQUAL:
        return found == n
    if how == s.MORE:
        return found > n
    return found < n


def _true(word: Word, facts: Facts) -> bool:
    code = word.code
    if code == s.W_OPPONENT:
        return facts.opponent
    if code == s.W_NPR:
        return facts.npr
    if code == s.W_OTHER_FAITH:
        return facts.other_faith
    if code == s.W_DISTANT:
        return facts.distant
    if code == s.W_NAVAL:
        return facts.naval
    if code == s.W_OUTNUMBERED:
        return facts.outnumbered
    if code == s.W_EMPEROR:
        return facts.emperor
    if code == s.W_LEADER_IN_PRESTIGE:
        return facts.leader_in_prestige
    if code == s.W_UNITS:
        return compare(facts.units, word.compare, word.value)
    if code == s.W_BOTH_SIDES:
        return compare(facts.both_sides, word.compare, word.value)
    if code == s.W_TAX:
        return compare(facts.tax, word.compare, word.value)
    if code == s.W_INCOME:
        return compare(facts.income, word.compare, word.value)
    if code == s.W_GOOD:
        return facts.good == word.value
    raise ValueError(f"{s.WORDS[code]} is no word about a happening")
