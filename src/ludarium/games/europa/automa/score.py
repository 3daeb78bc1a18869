"""One decision = one score for each option (bots.md 3): by the prompt's own rule, or by what the option leads to."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.europa.automa import court, fights, focus, market, menu, peace, war
from ludarium.games.europa.automa.look import QUICK, outcome
from ludarium.games.europa.automa.mind import Mind
from ludarium.games.europa.automa.worth import worth
from ludarium.games.europa.cards.machine import ChooseEffect, MayDo
from ludarium.games.europa.diplomacy.influence import PlaceInfluence
from ludarium.games.europa.events.row import ChooseEvent
from ludarium.games.europa.put.supply import FreeCube
from ludarium.games.europa.rounds.draw import KeepCard
from ludarium.games.europa.rounds.turn import EndTurn, TakeTurn
from ludarium.games.europa.table.position import Europa
from ludarium.kernel.position import Decision

# Prompts whose scores are values like those of the page: noise belongs to them, not to the fixed choices of the others
VALUED: Final = (PlaceInfluence, FreeCube, KeepCard)
# A text's branches: what is to be picked in them comes later
BRANCHES: Final = (ChooseEffect, MayDo)
# By the class of a decision: what scores an option of it
PROMPTS: Final[dict[type, Any]] = {
    **court.PROMPTS,
    **fights.PROMPTS,
    **focus.PROMPTS,
    **market.PROMPTS,
    **peace.PROMPTS,
    **war.PROMPTS,
}


def scores(position: Europa, mind: Mind, decision: Decision[Any], options: list[int], follow: bool) -> list[float]:
    """`follow`: orders are looked through to their end."""
    rule = PROMPTS.get(type(decision))
    if rule is not None:
        return [float(rule(position, mind, decision, option)) for option in options]
    before = worth(position, mind)
    if isinstance(decision, TakeTurn):
        return [menu.action(position, mind, option, before) for option in options]
    if isinstance(decision, EndTurn):
        return [menu.end_turn(position, mind, option, before) for option in options]
    if isinstance(decision, ChooseEvent):
        return [menu.event_worth(position, mind, option, before) for option in options]
    return [outcome(position, mind, option, follow) - before for option in options]


def uncertain(decision: Decision[Any]) -> bool:
    """Whether the level's noise is added: to whatever is weighed by value."""
    return type(decision) not in PROMPTS or isinstance(decision, VALUED)


def quick(position: Europa, mind: Mind, decision: Decision[Any]) -> int:
    """The best option of a decision within an order, without noise; the first of equal ones. Of A and B it matters what
    follows."""
    options = decision.options(position)
    if len(options) == 1:
        return options[0]
    found = scores(position, mind, decision, options, isinstance(decision, BRANCHES))
    best = 0
    for at in range(1, len(options)):
        if found[at] > found[best]:
            best = at
    return options[best]


QUICK.append(quick)
