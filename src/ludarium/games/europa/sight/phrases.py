"""Phrases for the smaller parts of card texts: things, filters, counts, amounts, conditions, happenings, modifiers.

Everything is said without a verb's person or a name's case, as a list says it ("Influence x2: Lombardy"), so that the
same words serve whoever is the subject. The words are in text/cards.*.ftl: `which-` things to pick, `word-` filter
words, `count-` counts, `when-` conditions, `deed-` happenings, `mod-` modifiers.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.action_cards import CARDTYPE
from ludarium.games.europa.facts.faiths import FAITH
from ludarium.games.europa.facts.ideas import IDEA
from ludarium.games.europa.facts.places import CONTINENT, NODE, PROVINCE, SEA, SPACE
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.facts.trade_cards import GOOD
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.language.program import (
    Amount,
    Clause,
    Condition,
    Count,
    Filter,
    Happening,
    Modifier,
    Target,
    Who,
    Word,
)
from ludarium.kernel.domain import Domain
from ludarium.kernel.words import Phrase, chain

Arg = str | int | list[Phrase]

_DOMAINS: Final[dict[int, Domain]] = {
    s.K_AREA: SPACE,
    s.K_PROVINCE: PROVINCE,
    s.K_REALM: REALM,
    s.K_NODE: NODE,
    s.K_SEA: SEA,
    s.K_CONTINENT: CONTINENT,
}
# Words that are said with the kind itself: "own Province", "Realm of an NPR"
_HEADS: Final[dict[int, list[int]]] = {
    s.K_AREA: [s.W_OWN, s.W_NPR, s.W_OPPONENT],
    s.K_PROVINCE: [s.W_OWN, s.W_OWN_OR_VASSAL, s.W_OPPONENT],
    s.K_REALM: [s.W_NPR, s.W_YOUR_VASSAL],
    s.K_PORT: [s.W_OWN],
    s.K_ARMY: [s.W_OWN],
    s.K_UNIT: [s.W_OWN, s.W_BESIEGER],
    s.K_SHIP: [s.W_OWN],
    s.K_ADVISOR: [s.W_OWN],
    s.K_CARD: [s.W_DISPLAY],
}
_COUNT_HEADS: Final[dict[int, list[int]]] = {
    s.N_PROVINCES: [s.W_OWN, s.W_OWN_OR_VASSAL],
    s.N_TAX: [s.W_OWN],
    s.N_AREAS: [s.W_OWN],
    s.N_PORTS: [s.W_OWN],
    s.N_NODES: [s.W_YOUR_MERCHANT],
    s.N_SEAS: [s.W_YOUR_SHIPS],
}
# Words that mean something else with these kinds than with the others
_BY_KIND: Final[dict[int, list[int]]] = {
    s.K_AREA: [s.W_CAPITAL, s.W_CORE, s.W_OWN],
    s.K_OPPONENT: [s.W_DISTANT],
    s.K_NODE: [s.W_ADJACENT, s.W_IN_REACH, s.W_DISTANT],
    s.K_HAPPENING: [s.W_OPPONENT, s.W_NPR, s.W_OTHER_FAITH, s.W_TAX, s.W_UNITS, s.W_DISTANT],
}
# Negations with words of their own; others are "not: ..."
_NEGATED: Final = [s.W_UNREST, s.W_CAPITAL, s.W_EXPANDED, s.W_CORE, s.W_ELECTOR, s.W_OPPONENT_SHIPS]


def dashed(name: str) -> str:
    """A name of the notation as a part of a message's id."""
    return name.replace("_", "-").replace(" ", "-").lower()


def then(phrases: list[Phrase]) -> Phrase:
    """`a; b; c`"""
    found = phrases[-1]
    for i in range(len(phrases) - 2, -1, -1):
        found = Phrase("text-then", {"a": [phrases[i]], "b": [found]})
    return found


def number(n: int) -> Arg:
    """A number that may be below zero: with a real minus."""
    return n if n >= 0 else [Phrase("text-minus", {"n": -n})]


def signed(n: int) -> Phrase:
    return Phrase("text-minus" if n < 0 else "text-plus", {"n": abs(n)})


def ref(target: Target) -> str:
    """A named thing: `space:lombardy`."""
    return _DOMAINS[target.kind].full(target.index)


# things


def thing(target: Target) -> Phrase:
    """Which thing a verb is about."""
    if target.how == s.BY_NAMED:
        return Phrase("text-thing", {"thing": ref(target)})
    if target.how == s.BY_PICK:
        return pick(target.filter)
    if target.how == s.BY_IT:
        return Phrase(f"text-it-{s.KINDS[target.kind]}")
    return Phrase(f"text-{dashed(s.HOWS[target.how])}")


def pick(filter: Filter) -> Phrase:
    """`?area[hre, npr]`: a thing of the subject's choice."""
    if filter.bounded and not filter.clauses and len(filter.places) == 1 and filter.kind != s.K_REALM:
        return places(filter.places[0])
    return _headed(f"which-{s.KINDS[filter.kind]}", filter, _HEADS.get(filter.kind, []))


def _headed(id: str, filter: Filter, heads: list[int]) -> Phrase:
    """A name, the word that it is said with, and the other words in brackets."""
    rest: list[Phrase] = []
    headed = False
    for each in filter.clauses:
        word = each.words[0]
        if not headed and len(each.words) == 1 and word.wanted and word.code in heads:
            id += f"-{dashed(s.WORDS[word.code])}"
            headed = True
        else:
            rest.append(clause(filter.kind, each))
    for listed in filter.places:
        where = places(listed)
        rest.append(Phrase("word-realm-place", {"places": [where]}) if filter.kind == s.K_REALM else where)
    if not rest:
        return Phrase(id)
    return Phrase("which-with", {"what": [Phrase(id)], "words": [_comma(rest)]})


def all_words(filter: Filter) -> Phrase:
    """The words of a filter without what they are about."""
    return _comma([clause(filter.kind, each) for each in filter.clauses])


def _comma(phrases: list[Phrase]) -> Phrase:
    return chain("comma", phrases)


def places(listed: list[Target]) -> Phrase:
    return chain("or", [Phrase("text-thing", {"thing": ref(place)}) for place in listed])


def clause(kind: int, given: Clause) -> Phrase:
    return chain("or", [word(kind, each) for each in given.words])


def word(kind: int, given: Word) -> Phrase:
    name = dashed(s.WORDS[given.code])
    if given.code == s.W_PLACE:
        found = places(given.places)
    elif not given.wanted and given.code in _NEGATED:
        province = kind == s.K_PROVINCE and given.code == s.W_CORE
        return Phrase("word-province-not-core" if province else f"word-not-{name}")
    else:
        id = f"word-{s.KINDS[kind]}-{name}" if given.code in _BY_KIND.get(kind, []) else f"word-{name}"
        found = Phrase(id, _value(given))
    return found if given.wanted else Phrase("text-not", {"a": [found]})


def _value(given: Word) -> dict[str, Arg]:
    if given.code == s.W_FAITH:
        return {"faith": FAITH.full(given.value)}
    if given.code == s.W_OWNER:
        return {"realm": REALM.full(given.value)}
    if given.code == s.W_NAME:
        return {"card": CARDTYPE.full(given.value)}
    if given.code == s.W_GOOD:
        return {"good": GOOD.full(given.value)}
    if given.value >= 0:
        return {"n": [compared(given.compare, given.value)]}
    return {}


def compared(compare: int, n: int) -> Phrase:
    """`at least 3`"""
    return Phrase(f"text-compare-{_COMPARED[compare]}", {"n": number(n)})


_COMPARED: Final = ["at-least", "at-most", "exactly", "more", "less"]


# counts


def count(given: Count) -> Phrase:
    if given.code == s.N_GROWN:
        return Phrase("count-grown", {"count": [Phrase(f"count-{dashed(s.COUNTS[given.of])}")]})
    if given.code == s.N_DID:
        return done(BOOK.deeds[given.deed].happening, given.span)
    id = f"count-{dashed(s.COUNTS[given.code])}"
    return _headed(id, given.filter, _COUNT_HEADS.get(given.code, []))


def done(given: Happening, span: int) -> Phrase:
    """Deeds of a span, counted: `Battles won this Age (at sea)`."""
    found = Phrase("count-did", {"deed": [Phrase(f"deed-{dashed(s.HAPPENINGS[given.code])}")], "span": [_span(span)]})
    if not given.filter.clauses:
        return found
    return Phrase("which-with", {"what": [found], "words": [all_words(given.filter)]})


def _span(span: int) -> Phrase:
    return Phrase(f"text-{dashed(s.SPANS[span])}")


def happening(given: Happening) -> Phrase:
    """`Battle won (against another faith; the first of the Round)`: one time that it happens."""
    found = Phrase(f"when-{dashed(s.HAPPENINGS[given.code])}")
    words: list[Phrase] = [all_words(given.filter)] if given.filter.clauses else []
    if given.first >= 0:
        words.append(Phrase("word-first-of-round"))
    return Phrase("which-with", {"what": [found], "words": [_comma(words)]}) if words else found


def amount(given: Amount) -> Phrase:
    """With a sign before it."""
    if given.code == s.FIXED:
        return signed(given.n)
    counted: Arg = [count(given.count)]
    if given.code == s.PER:
        return Phrase("text-per", {"n": [signed(given.n)], "count": counted})
    if given.code == s.CEIL:
        return Phrase("text-part", {"n": given.n, "count": counted})
    return Phrase("text-counted", {"count": counted})


# conditions

_NO_OWN_NOT: Final = [
    s.C_AND,
    s.C_OR,
    s.C_NOT,
    s.C_COMPARE,
    s.C_MOST,
    s.C_FAITH_OF,
    s.C_ADJACENT,
    s.C_HAS_IDEA,
    s.C_HAS_CARD,
]


def condition(given: Condition) -> Phrase:
    code = given.code
    if code == s.C_AND:
        return chain("and", [_inner(kid) for kid in given.kids])
    if code == s.C_OR:
        return chain("or", [_inner(kid) for kid in given.kids])
    if code == s.C_NOT:
        return negated(given.kids[0])
    name = dashed(s.CONDITIONS[code])
    if code == s.C_COMPARE:
        return _compare(given)
    if code == s.C_MOST:
        return Phrase("when-most", {"count": [count(given.counts[0])]})
    if code == s.C_FAITH:
        return Phrase("when-faith", {"faith": FAITH.full(given.index)})
    if code == s.C_FAITH_OF:
        return Phrase("when-faith-of", {"area": [thing(given.place)], "faith": FAITH.full(given.index)})
    if code in (s.C_OWNS, s.C_CONTROLS):
        id = f"when-{name}-area" if given.place.kind == s.K_AREA else f"when-{name}"
        return Phrase(id, {"place": [thing(given.place)]})
    if code == s.C_ADJACENT:
        return Phrase("when-adjacent", {"place": [thing(given.place)]})
    if code == s.C_HAS_IDEA:
        return Phrase("when-has-idea", {"idea": IDEA.full(given.index)})
    if code == s.C_HAS_CARD:
        return Phrase("when-has-card", {"card": CARDTYPE.full(given.index)})
    if code == s.C_IS:
        return Phrase("when-is", {"realm": ref(given.place)})
    if given.place.how != s.BY_ABSENT:
        return Phrase(f"when-{name}", {"realm": [_realm(given.place)]})
    return Phrase(f"when-{name}")


def _realm(place: Target) -> Phrase:
    """A Realm inside of a clause: "at War with the Ottomans"."""
    return Phrase("text-the", {"thing": ref(place)}) if place.how == s.BY_NAMED else thing(place)


def _inner(given: Condition) -> Phrase:
    """A part of an and or an or: what is joined itself stands in brackets."""
    found = condition(given)
    return Phrase("text-group", {"a": [found]}) if given.code in (s.C_AND, s.C_OR) else found


def negated(given: Condition) -> Phrase:
    """`not at War`; what is joined or compared stands behind a general not."""
    if given.code in _NO_OWN_NOT:
        return Phrase("text-not", {"a": [_inner(given)]})
    found = condition(given)
    return Phrase(found.id.replace("when-", "when-not-"), found.args)


def _compare(given: Condition) -> Phrase:
    counted: Arg = [chain("text-sum", [count(each) for each in given.counts])]
    return Phrase("when-compare", {"count": counted, "how": [compared(given.compare, given.n)]})


def who(given: Who) -> Phrase:
    if given.code == s.WHO_PR:
        return Phrase("who-pr", {"realm": REALM.full(given.realm)})
    if given.code == s.WHO_PR_WHERE:
        return Phrase("who-pr-where", {"condition": [condition(given.condition)]})
    if given.code in (s.WHO_HIGHEST, s.WHO_LOWEST):
        return Phrase(f"who-{s.WHO[given.code]}", {"count": [count(given.count)]})
    if given.code == s.WHO_OPPONENT:
        return pick(given.filter)
    return Phrase(f"who-{s.WHO[given.code]}")


# modifiers


def modifier(given: Modifier) -> Phrase:
    id = f"mod-{dashed(s.MODIFIERS[given.name])}"
    found = Phrase(id) if given.yes else Phrase("mod", {"what": [_modified(id, given)], "n": [amount(given.amount)]})
    if given.when.code == s.C_ALWAYS:
        return found
    return Phrase("mod-when", {"mod": [found], "condition": [condition(given.when)]})


def _modified(id: str, given: Modifier) -> Phrase:
    """`Trade Power, Trade Node (Distant)`"""
    if not given.filter.clauses:
        return Phrase(id)
    return Phrase("mod-at", {"what": [Phrase(id)], "where": [pick(given.filter)]})
