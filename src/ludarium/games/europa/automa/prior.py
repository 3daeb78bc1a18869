"""Which of many options a player looks at first: as the automated Realms score the prompt, or by verb.

Only what is scored without looking ahead: a search drops options by it before it looks at any.
"""

from __future__ import annotations

from ludarium.games.europa.automa.mind import Mind
from ludarium.games.europa.automa.score import PROMPTS
from ludarium.games.europa.sight.judgement import likelihood
from ludarium.games.europa.table.position import Europa


def weigh_options(position: Europa, options: list[int]) -> list[float]:
    """For each option, the likelier the greater; empty if nothing tells them apart."""
    decision = position.decision()
    rule = PROMPTS.get(type(decision))
    if rule is None:
        found = [float(likelihood(option)) for option in options]
    else:
        mind = Mind(position, decision.seat)
        found = [float(rule(position, mind, decision, option)) for option in options]
    return found if min(found) < max(found) else []
