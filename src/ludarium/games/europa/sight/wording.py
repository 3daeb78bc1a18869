"""Card texts as phrases, made from the very nodes that are executed.

words(ref) -> list[Phrase]          the lines of a card, an Idea, a Mission, ..., or the one line of a choice
"""

from __future__ import annotations

from ludarium.games.europa.facts import action_cards, events, goals, ideas, people
from ludarium.games.europa.facts.places import SPACE
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.book import BOOK, CHOICE, USE
from ludarium.games.europa.language.program import Condition, Effect
from ludarium.games.europa.sight.phrases import Arg, condition, dashed, modifier, then
from ludarium.games.europa.sight.sentences import inline, lines, price, symbol, use
from ludarium.kernel.words import Phrase, chain


def words(ref: str) -> list[Phrase]:
    """The lines of a thing of the box; nothing for things without a text."""
    kind, _, rest = ref.partition(":")
    if kind == CHOICE.name:
        return [inline(BOOK.register.nodes.choices[CHOICE.index(rest)])]
    if kind == USE.name:
        return [use(BOOK.uses[USE.index(rest)])]
    if kind == events.EVENT.name:
        return event_lines(events.EVENT.index(rest))
    if kind == goals.MISSION.name:
        return mission_lines(goals.MISSION.index(rest))
    if kind == goals.MILESTONE.name:
        return milestone_lines(goals.MILESTONE.index(rest))
    if kind == goals.STRUGGLE.name:
        return struggle_lines(goals.STRUGGLE.index(rest))
    if kind == ideas.IDEA.name:
        return idea_lines(ideas.IDEA.index(rest))
    if kind == action_cards.CARDTYPE.name:
        return type_lines(action_cards.CARDTYPE.index(rest))
    if kind == action_cards.CARD.name:
        card = action_cards.CARD.index(rest)
        return [*type_lines(action_cards.TYPE_OF[card]), character_line(card)]
    return []


def _requires(given: Condition) -> list[Phrase]:
    if given.code == s.C_ALWAYS:
        return []
    return [Phrase("line-requires", {"condition": [condition(given)]})]


def event_lines(event: int) -> list[Phrase]:
    found = lines(BOOK.events[event])
    below = [symbol(code, which) for code, which in events.SYMBOLS[event]]
    if below:
        found.append(Phrase("line-symbols", {"symbols": [chain("comma", below)]}))
    ruler = people.OF_EVENT[event]
    if ruler >= 0:
        found.append(ruler_line(ruler))
    return found


def ruler_line(ruler: int) -> Phrase:
    adm, dip, mil = people.SKILL[ruler]
    args: dict[str, Arg] = {
        "ruler": people.RULER.full(ruler),
        "adm": adm,
        "dip": dip,
        "mil": mil,
        "dice": [dice(people.DICE[ruler])],
        "shape": action_cards.SHAPE.full(people.SHAPE_OF[ruler]),
    }
    return Phrase("line-ruler-ill" if people.ILL[ruler] else "line-ruler", args)


def dice(numbers: list[int]) -> Phrase:
    found = [
        Phrase("text-dice", {"n": n, "dice": [Phrase(f"dice-{s.UNITS_OF[kind]}")]})
        for kind, n in enumerate(numbers)
        if n
    ]
    return chain("comma", found) if found else Phrase("text-none")


def mission_lines(mission: int) -> list[Phrase]:
    found = _requires(BOOK.mission_requires[mission])
    found.extend(_reward(BOOK.mission_rewards[mission]))
    found.append(Phrase("line-prestige", {"n": goals.MISSION_PRESTIGE[mission]}))
    if goals.AFTER[mission]:
        before = [Phrase("text-quoted", {"thing": goals.MISSION.full(each)}) for each in goals.AFTER[mission]]
        found.append(Phrase("line-after", {"missions": [chain("or", before)]}))
    return found


def _reward(effect: Effect) -> list[Phrase]:
    found = lines(effect)
    return [Phrase("line-reward", {"effect": [found[0]]}), *found[1:]] if found else []


def milestone_lines(milestone: int) -> list[Phrase]:
    first, second, third = goals.MILESTONE_PRESTIGE[milestone]
    return [
        *_requires(BOOK.milestone_requires[milestone]),
        *_reward(BOOK.milestone_rewards[milestone]),
        Phrase("line-prestige-ranks", {"first": first, "second": second, "third": third}),
    ]


def struggle_lines(struggle: int) -> list[Phrase]:
    grounds = [Phrase("text-thing", {"thing": SPACE.full(space)}) for space in goals.BATTLEGROUNDS[struggle]]
    return [
        Phrase("line-battlegrounds", {"areas": [chain("comma", grounds)]}),
        *lines(BOOK.struggles[struggle]),
    ]


def idea_lines(idea: int) -> list[Phrase]:
    cost = [0, 0, 0, 0, 0]
    cost[ideas.TYPE[idea]] = ideas.COST[idea]
    found = [Phrase("line-idea", {"price": [price(cost)], "age": ideas.MIN_AGE[idea]})]
    if ideas.FORM[idea]:
        found.append(Phrase("line-government"))
    found.extend(_requires(BOOK.idea_requires[idea]))
    instant = lines(BOOK.idea_instant[idea])
    if instant:
        found.append(Phrase("line-instant", {"effect": [then(instant)]}))
    for each in BOOK.idea_modifiers[idea]:
        found.append(Phrase("line-held", {"effect": [modifier(each)]}))
    found.extend(inline(each) for each in BOOK.idea_listens[idea])
    found.append(Phrase("line-prestige-research", {"n": ideas.PRESTIGE[idea]}))
    return found


def type_lines(cardtype: int) -> list[Phrase]:
    cost = [0, 0, 0, 0, action_cards.COST_DUCATS[cardtype]]
    cost[action_cards.TYPE_DECK[cardtype]] = action_cards.COST_MP[cardtype]
    found = [Phrase("line-price", {"price": [price(cost)]})]
    found.extend(modifier(each) for each in BOOK.card_prices[cardtype])
    if action_cards.IS_COVERT[cardtype]:
        found.append(Phrase("text-covert"))
    if action_cards.IS_BATTLE[cardtype]:
        found.append(Phrase("text-battle"))
    if BOOK.card_reactions[cardtype] >= 0:
        when = Phrase(f"when-{dashed(s.HAPPENINGS[BOOK.card_reactions[cardtype]])}")
        found.append(Phrase("text-reaction", {"when": [when]}))
    if action_cards.IS_DISPLAY[cardtype]:
        found.append(Phrase("line-display", {"n": action_cards.CHARGES[cardtype]}))
    found.extend(lines(BOOK.card_effects[cardtype]))
    found.extend(use(each) for each in BOOK.card_uses[cardtype])
    return found


def character_line(card: int) -> Phrase:
    shape = action_cards.SHAPE.full(action_cards.MORTALITY[card])
    if not action_cards.IS_LEADER[card]:
        return Phrase(
            "line-advisor",
            {
                "power": action_cards.POWER.full(action_cards.ADVISOR_TYPE[card]),
                "skill": action_cards.ADVISOR_SKILL[card],
                "ducats": action_cards.ADVISOR_DUCATS[card],
                "shape": shape,
            },
        )
    adm, dip, mil = action_cards.LEADER_SKILL[card]
    return Phrase(
        "line-leader",
        {
            "price": action_cards.LEADER_MIL[card],
            "dice": [dice(action_cards.LEADER_DICE[card])],
            "adm": adm,
            "dip": dip,
            "mil": mil,
            "shape": shape,
        },
    )
