"""A player that thinks as the search does, but makes the mistakes of people: for levels that can be beaten.

It looks only a little way, and of what it has seen it does not always take the best: the less an option loses, the
oftener it is taken for the best. A plain blunder is rare, a small mistake is common.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ludarium.kernel.position import Position
from ludarium.kernel.title import Title
from ludarium.players.learned import Learned
from ludarium.players.search import Search

FINE: Final = 1 << 24


class Careless:
    """Takes an option e times as rarely for each `slip` of a win that it loses."""

    def __init__(
        self,
        title: Title,
        seat: int,
        seed: int,
        seconds: float,
        iterations: int,
        learned: Learned | None,
        slip: float,
    ) -> None:
        self.search = Search(title, seat, seed, seconds, iterations, learned)
        self.slip = slip

    def decide(self, position: Position) -> int:
        options = position.options()
        if len(options) == 1:
            return self.search.decide(position)
        rows = self.search.ranked(position)
        best = rows[0][0]
        total = 0.0
        sums: list[float] = []
        for quality, _, _, _ in rows:
            # What was not looked at at all is overlooked.
            total += exp((quality - best) / self.slip) if quality > -1.0 else 0.0
            sums.append(total)
        drawn = total * (self.search.chance.below(FINE) / 16777216.0)
        option = rows[0][2]
        for i in range(len(rows)):
            if drawn < sums[i]:
                option = rows[i][2]
                break
        self.search.go_on(option)
        return option
