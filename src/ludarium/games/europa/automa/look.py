"""Looking ahead: what an option leads to, on a copy of an imagined position (bots.md 6, last row).

The copy has a chance of its own, and stands for one way the hidden cards could lie: nothing that the player may not
know enters the score. The look ends where somebody else decides, chance speaks, or the Turn is over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludarium.games.europa.automa.mind import NEVER, Mind, forecast
from ludarium.games.europa.automa.worth import worth
from ludarium.games.europa.rounds.phases import Phase, Round, RoundEnds
from ludarium.games.europa.rounds.turn import EndOfTurn, EndTurn, NextTurn, TakeTurn
from ludarium.games.europa.table.position import Europa
from ludarium.kernel.position import Decision, Step

LONGEST: Final = 40  # decisions of one order
MOST_STEPS: Final = 400
NEXT_ACTION: Final = (TakeTurn, EndTurn)
TURN_OVER: Final = (EndOfTurn, NextTurn, Phase, RoundEnds, Round)

# How a decision within an order is answered: opened by score.py
QUICK: Final[list[Callable[[Europa, Mind, Decision[Any]], int]]] = []


def outcome(position: Europa, mind: Mind, option: int, follow: bool) -> float:
    """What the position is worth after the option; `follow`: after the whole order that begins with it."""
    here = position.clone()
    here.revealed = False
    drawn = here.chance.count
    frame = here.agenda.pop()
    assert isinstance(frame, Decision)
    frame.choose(here, option)
    for _ in range(LONGEST):
        if not settle(here, drawn) or not follow:
            break
        decision = here.decision()
        if decision.seat != mind.player or isinstance(decision, NEXT_ACTION):
            break
        chosen = QUICK[0](here, mind, decision)
        here.agenda.pop()
        decision.choose(here, chosen)
    return worth(here, mind) - (overdrawn(here, mind) if follow else 0.0)


def overdrawn(here: Europa, mind: Mind) -> float:
    """What an order costs that leaves less in the Treasury than the next Phase 4 takes: it is not given."""
    left = here.players[mind.player].ducats + forecast(here, mind.player)
    return -NEVER if left < min(0, mind.reserve) else 0.0


def after(position: Europa, mind: Mind, option: int) -> Europa:
    """The table after an option, before anybody decides or chance speaks again; that others were asked reveals
    nothing."""
    here = position.clone()
    drawn = here.chance.count
    frame = here.agenda.pop()
    assert isinstance(frame, Decision)
    frame.choose(here, option)
    here.revealed = False
    settle(here, drawn)
    return here


def settle(here: Europa, drawn: int) -> bool:
    """Runs steps up to the next decision; False if the Turn is over, chance has spoken or something was revealed."""
    for _ in range(MOST_STEPS):
        if not here.agenda or here.chance.count != drawn or here.revealed:
            return False
        frame = here.agenda[-1]
        if isinstance(frame, Decision):
            return True
        if isinstance(frame, TURN_OVER):
            return False
        assert isinstance(frame, Step)
        here.agenda.pop()
        frame.run(here)
    return False
