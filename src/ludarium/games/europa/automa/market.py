"""Prompts of trade and of Covert Actions against it (bots.md 6)."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.europa.automa.look import after
from ludarium.games.europa.automa.mind import Mind
from ludarium.games.europa.automa.worth import own_worth
from ludarium.games.europa.diplomacy.covert import Counter
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import DECLINE
from ludarium.games.europa.trade.trade import ChooseTrade
from ludarium.games.europa.trade.words import REFUSE_TRADE, TRADE_SAIL
from ludarium.kernel.verb import verb_of

LEAST: Final = 3.0  # Ducats: below, all cards are refused
COSTS: Final = 8.0  # a Covert Action that costs it so much is countered


def choose_trade(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """The own income less half of the best Opponent's; a Ship is moved only for something better."""
    if verb_of(option) == REFUSE_TRADE.code:
        return LEAST - 0.1
    here = after(position, mind, option)
    if verb_of(option) == TRADE_SAIL.code:
        decision = here.decision() if here.agenda else None
        if not isinstance(decision, ChooseTrade) or decision.seat != mind.player:
            return 0.0
        price = position.players[mind.player].ducats - here.players[mind.player].ducats
        return max(choose_trade(here, mind, decision, each) for each in decision.options(here)) - price - 1.0
    best = 0
    for other in position.others(mind.player):
        best = max(best, here.players[other].ducats - position.players[other].ducats)
    return here.players[mind.player].ducats - position.players[mind.player].ducats - best / 2


def counter(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """Counterespionage, if the Covert Action would cost it 8 or more; its own Actions are always saved."""
    if verb_of(option) == DECLINE.code:
        return 0.0
    assert isinstance(frame, Counter)
    if frame.answering:
        return 1.0
    suffered = own_worth(position, mind, mind.player) - own_worth(
        after(position, mind, DECLINE.code), mind, mind.player
    )
    return suffered - COSTS


PROMPTS: Final[dict[type, Any]] = {
    ChooseTrade: choose_trade,
    Counter: counter,
}
