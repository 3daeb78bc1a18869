"""Players without a seat: automated opponents whose decisions the position answers itself.

They decide in the same frames as people do, so that no rule knows the difference; `Standings.others` tells how they
fared. (An opponent that only follows a table of its own, without any decision, needs nothing but steps.)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ludarium.kernel.position import Decision, Position, Step

P = TypeVar("P", bound=Position)


def advance_answering(position: P, seats: int, answer: Callable[[P, Decision[Any]], int]) -> None:
    """Runs automatic steps until a person has to decide; from seat number `seats` on, `answer` chooses the option.

    For the `advance` of a title's position.
    """
    agenda = position.agenda
    while agenda:
        frame = agenda[-1]
        if isinstance(frame, Step):
            agenda.pop()
            frame.run(position)
            continue
        decision = position.decision()
        if decision.seat < seats:
            return
        option = answer(position, decision)
        agenda.pop()
        decision.choose(position, option)


def tick_answering(position: P, seats: int, answer: Callable[[P, Decision[Any]], int]) -> bool:
    """One step of `advance_answering`, for the `tick` of a title's position; False if a person has to decide."""
    agenda = position.agenda
    if not agenda:
        return False
    frame = agenda[-1]
    if isinstance(frame, Step):
        agenda.pop()
        frame.run(position)
        return True
    decision = position.decision()
    if decision.seat < seats:
        return False
    option = answer(position, decision)
    agenda.pop()
    decision.choose(position, option)
    return True
