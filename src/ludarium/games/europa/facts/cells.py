"""All cells of the effect language, for the parser: `cells() -> list[Cell]`, 759 of them.

A Cell has kind (event, mission, milestone, idea, action, struggle), owner (index in that domain), column, text, file,
line, and `at`, the column of the line where the text begins.
"""

from __future__ import annotations

from ludarium.games.europa.facts import action_cards, events, goals, ideas
from ludarium.games.europa.facts.read import Cell


def cells() -> list[Cell]:
    return [*events.cells(), *goals.cells(), *ideas.cells(), *action_cards.cells()]
