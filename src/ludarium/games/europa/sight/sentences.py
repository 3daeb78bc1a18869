"""Programs as phrases: every structure and every verb of the effect notation.

    lines(effect) -> list[Phrase]       a program: one line for each part, options of a choice on lines of their own
    inline(effect) -> Phrase            the same in one line

What is inside of something else and could be taken for a part of what follows stands in round brackets.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.action_cards import SHAPE
from ludarium.games.europa.facts.events import COLOUR, SYMBOL
from ludarium.games.europa.facts.faiths import FAITH
from ludarium.games.europa.facts.ideas import IDEA
from ludarium.games.europa.facts.places import PROVINCE
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.book import USE
from ludarium.games.europa.language.program import Effect, Use
from ludarium.games.europa.sight.phrases import (
    Arg,
    all_words,
    amount,
    condition,
    dashed,
    happening,
    modifier,
    negated,
    ref,
    then,
    thing,
    who,
)
from ludarium.kernel.words import Phrase, chain

_LETTERS: Final = ["a", "b", "c"]
_PLAIN: Final = [s.CANCEL, s.MILESTONES_REPLACE, s.REJECT_RULER]
# What must be closed with brackets if something follows
_COMPOUND: Final = [s.MAY, s.CHOOSE, s.IF, s.EACH, s.PAY, s.REPEAT, s.LASTING]


def lines(effect: Effect) -> list[Phrase]:
    return [] if effect.code == s.NOTHING else _lines([], effect)


def _lines(heads: list[Phrase], effect: Effect) -> list[Phrase]:
    """`heads` say for whom and when: `player of Austria, if Emperor`."""
    if effect.code == s.IF:
        found = _lines([*heads, Phrase("text-head-if", {"condition": [condition(effect.condition)]})], effect.kids[0])
        if len(effect.kids) > 1:
            found.extend(_otherwise(heads, effect))
        return found
    if effect.code == s.EACH:
        return _lines([*heads, who(effect.who)], effect.kids[0])
    if effect.code == s.CHOOSE:
        found = [_line(heads, Phrase("text-choose"))]
        for letter, kid in zip(_LETTERS, effect.kids, strict=False):
            found.append(Phrase(f"text-branch-{letter}", {"effect": [inline(kid)]}))
        return found
    if effect.code == s.SEQUENCE:
        return _sequence_lines(heads, effect)
    return [_line(heads, inline(effect))]


def _otherwise(heads: list[Phrase], effect: Effect) -> list[Phrase]:
    """An `otherwise` reaches one line only: where more follow, each says the condition that fails."""
    found = _lines([*heads, Phrase("text-head-else")], effect.kids[1])
    if sum(line.id == "text-headed" for line in found) == 1:
        return found
    fails = Phrase("text-head-if", {"condition": [negated(effect.condition)]})
    return _lines([*heads, fails], effect.kids[1])


def _sequence_lines(heads: list[Phrase], effect: Effect) -> list[Phrase]:
    """Plain steps that follow one another share a line."""
    found: list[Phrase] = []
    plain: list[Effect] = []
    for kid in effect.kids:
        if kid.code not in _COMPOUND:
            plain.append(kid)
            continue
        if plain:
            found.append(_line(heads, _steps(plain)))
            plain = []
        found.extend(_lines(heads, kid))
    if plain:
        found.append(_line(heads, _steps(plain)))
    return found


def _line(heads: list[Phrase], effect: Phrase) -> Phrase:
    return Phrase("text-headed", {"heads": [chain("comma", heads)], "effect": [effect]}) if heads else effect


def inline(effect: Effect) -> Phrase:
    code = effect.code
    if code == s.SEQUENCE:
        return _steps(effect.kids)
    if code == s.CHOOSE:
        args: dict[str, Arg] = {letter: [inline(kid)] for letter, kid in zip(_LETTERS, effect.kids, strict=False)}
        return Phrase(f"text-choice-{len(effect.kids)}", args)
    if code == s.MAY:
        inner = effect.kids[0]
        if inner.code == s.PAY:
            return Phrase("text-may-pay", {"price": [price(inner.kids[0].cost)], "effect": [inline(inner.kids[1])]})
        return Phrase("text-may", {"effect": [inline(inner)]})
    if code == s.PAY:
        return Phrase("text-pay", {"price": [price(effect.kids[0].cost)], "effect": [inline(effect.kids[1])]})
    if code == s.IF:
        given: dict[str, Arg] = {"condition": [condition(effect.condition)], "effect": [inline(effect.kids[0])]}
        if len(effect.kids) == 1:
            return Phrase("text-if", given)
        given["other"] = [inline(effect.kids[1])]
        return Phrase("text-if-else", given)
    if code == s.EACH:
        return Phrase("text-headed", {"heads": [who(effect.who)], "effect": [inline(effect.kids[0])]})
    if code == s.REPEAT:
        return Phrase("text-repeat", {"n": effect.n, "effect": [inline(effect.kids[0])]})
    if code == s.LASTING:
        mods = then([modifier(each) for each in effect.modifiers])
        return Phrase(f"text-lasting-{dashed(s.SPANS[effect.span])}", {"mods": [mods]})
    if code == s.ON:
        return Phrase("text-on", {"when": [happening(effect.happening)], "effect": [inline(effect.kids[0])]})
    return verb(effect)


def _steps(kids: list[Effect]) -> Phrase:
    """`a; b; (if c: d)`"""
    if len(kids) == 1:
        return inline(kids[0])
    return then([_grouped(kid) for kid in kids])


def _grouped(effect: Effect) -> Phrase:
    found = inline(effect)
    return Phrase("text-group", {"a": [found]}) if effect.code in _COMPOUND else found


def price(cost: list[int]) -> Phrase:
    paid = [Phrase(f"resource-{s.POOLS[pool]}", {"n": n}) for pool, n in enumerate(cost) if n]
    return chain("and", paid) if paid else Phrase("text-free")


# verbs


def verb(effect: Effect) -> Phrase:
    code = effect.code
    name = dashed(s.VERBS[code - s.FIRST_VERB])
    if code in _PLAIN:
        return Phrase(f"do-{name}")
    if code in (s.GAIN, s.LOSE):
        return _resource(effect, name)
    if code in (s.DRAW, s.IDEA_DISCOUNT):
        return Phrase(f"do-{name}-{s.DECKS[effect.what]}", {"n": effect.n})
    if code in (s.REPLENISH, s.EXHAUST, s.MERCHANT_READY):
        return Phrase(f"do-{name}", {"n": effect.n})
    if code in (s.UNITS, s.MERCENARIES):
        where: Arg = [thing(effect.target)]
        return Phrase(f"do-{name}-{s.UNITS_OF[effect.what]}", {"n": effect.n, "target": where})
    if code == s.SHIPS:
        return Phrase(f"do-ships-{s.SHIPS_OF[effect.what]}", {"n": effect.n, "target": [thing(effect.target)]})
    if code == s.REMOVE_INFLUENCE:
        args: dict[str, Arg] = {"n": effect.n, "target": [thing(effect.target)]}
        if effect.whose.how == s.BY_PICK and not effect.whose.filter.clauses:
            return Phrase("do-remove-influence-opponent", args)
        if effect.whose.how == s.BY_PICK:
            args["whose"] = [all_words(effect.whose.filter)]
            return Phrase("do-remove-influence-of", args)
        return Phrase(f"do-remove-influence-{s.HOWS[effect.whose.how]}", args)
    if code in (s.RELIGION, s.STATE_RELIGION):
        return _religion(effect, name)
    if code == s.DICE:
        return _dice(effect)
    if code == s.IDEA:
        return Phrase("do-idea", {"idea": IDEA.full(effect.what)})
    if code == s.ACTION:
        return _action(effect)
    if code == s.DNPR:
        return _dnpr(effect)
    if code == s.SYMBOL:
        return Phrase("do-symbol", {"symbol": [symbol(effect.what, effect.n)]})
    if code == s.ILL_HEALTH and effect.target.kind == s.K_AREA:
        name = "plague"
    return Phrase(f"do-{name}", {"n": effect.n, "target": [thing(effect.target)]})


def _resource(effect: Effect, name: str) -> Phrase:
    resource = s.RESOURCES[effect.what]
    if effect.amount.code == s.FIXED:
        return Phrase(f"do-{name}", {"what": [Phrase(f"resource-{resource}", {"n": effect.n})]})
    return Phrase(f"do-{name}-amount", {"what": [Phrase(f"name-{resource}")], "n": [amount(effect.amount)]})


def _religion(effect: Effect, name: str) -> Phrase:
    args: dict[str, Arg] = {"target": [thing(effect.target)]} if effect.code == s.RELIGION else {}
    if effect.what == s.F_STATE:
        return Phrase("do-religion-state", args)
    args["faith"] = FAITH.full(effect.what)
    return Phrase(f"do-{name}", args)


def _dice(effect: Effect) -> Phrase:
    if effect.what == s.DICE_LEADER:
        return Phrase("do-dice-leader")
    if effect.what == s.DICE_ANY:
        return Phrase("do-dice-any", {"n": effect.n})
    kinds = [Phrase(f"dice-{name}") for unit, name in enumerate(s.UNITS_OF) if effect.what >> unit & 1]
    return Phrase("do-dice", {"n": effect.n, "dice": [chain("or", kinds)]})


def _action(effect: Effect) -> Phrase:
    found = Phrase(f"action-{dashed(s.ACTIONS[effect.what])}")
    if effect.target.how == s.BY_PICK:
        found = Phrase("which-with", {"what": [found], "words": [all_words(effect.target.filter)]})
    if effect.n == s.FREE:
        return Phrase("do-action-free", {"action": [found]})
    return Phrase("do-action-discount", {"action": [found], "n": effect.n})


def _dnpr(effect: Effect) -> Phrase:
    provinces = [Phrase("text-thing", {"thing": PROVINCE.full(province)}) for province in effect.places]
    return Phrase(
        "do-dnpr",
        {"realm": ref(effect.target), "colour": COLOUR.full(effect.what), "places": [chain("comma", provinces)]},
    )


def symbol(code: int, which: int) -> Phrase:
    """A symbol below an Event."""
    said: dict[str, Arg] = {"symbol": SYMBOL.full(code)}
    if code == s.E_DNPR:
        return Phrase("text-symbol-of", {**said, "of": COLOUR.full(which)})
    if code == s.E_MORTALITY:
        return Phrase("text-symbol-of", {**said, "of": SHAPE.full(which)})
    return Phrase("text-symbol", said)


def use(given: Use) -> Phrase:
    """An Action of a Display Card."""
    marks = [Phrase("text-charges", {"n": given.charges})]
    if given.covert:
        marks.append(Phrase("text-covert"))
    if given.battle:
        marks.append(Phrase("text-battle"))
    if given.reaction >= 0:
        marks.append(Phrase("text-reaction", {"when": [Phrase(f"when-{dashed(s.HAPPENINGS[given.reaction])}")]}))
    return Phrase(
        "line-use",
        {
            "use": USE.full(given.id),
            "price": [price(given.cost)],
            "marks": [chain("comma", marks)],
            "effect": [inline(given.effect)],
        },
    )
