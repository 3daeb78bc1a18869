"""The automated rival of the solo game."""

from __future__ import annotations

from typing import Any

from ludarium.games.pax.position import Pax
from ludarium.kernel.position import Decision, Step


def answer(p: Pax, decision: Decision[Any]) -> int:
    return decision.options(p)[0]


class RivalTurn(Step[Pax]):
    __slots__ = ("row", "spent")

    def __init__(self, row: int, spent: int) -> None:
        self.row = row
        self.spent = spent

    def run(self, position: Pax) -> None:
        pass
