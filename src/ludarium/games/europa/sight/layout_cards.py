"""Names of cards in a scenario: by their keys, and by what is printed on them where that is one card alone."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts import action_cards, events, goals, ideas, people, trade_cards
from ludarium.games.europa.sight.layout_parts import Name, aliases
from ludarium.kernel.layout import Ref


def _action_cards() -> dict[str, int]:
    """By the Character; by the Action, which is its first copy, and `envoys-2` for the second."""
    found = aliases(action_cards.CARD, action_cards.CHARACTER)
    for kind, cards in enumerate(action_cards.CARDS_OF):
        name = action_cards.CARDTYPE.ref(kind)
        for copy, card in enumerate(cards):
            found.setdefault(name if copy == 0 else f"{name}-{copy + 1}", card)
    return found


CARD_NAMES: Final = _action_cards()
CARD_WORDS: Final = "by its Character (`piri-reis`) or by its Action and copy (`envoys`, `envoys-2`)"
CARD: Final = Name(action_cards.CARD, CARD_NAMES, CARD_WORDS)
ADVISOR: Final = Name(action_cards.CARD, CARD_NAMES, CARD_WORDS, optional=True)
EVENT: Final = Name(events.EVENT, aliases(events.EVENT, events.TITLE), "by its title")
MISSION: Final = Name(goals.MISSION, aliases(goals.MISSION, goals.MISSION_TITLE), "by its title")
MILESTONE: Final = Name(goals.MILESTONE, aliases(goals.MILESTONE, goals.MILESTONE_TITLE), "by its title")
STRUGGLE: Final = Ref(goals.STRUGGLE)
IDEA: Final = Ref(ideas.IDEA)
TRADE: Final = Ref(trade_cards.TRADE)
RULER: Final = Ref(people.RULER, optional=True)
