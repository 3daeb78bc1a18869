"""A player that looks one step ahead: to the end of its own move."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.chance import fast
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title
from ludarium.players.moves import HASTE, finish
from ludarium.players.worth import leads, points

IMAGINED: Final = 3  # how many versions of the hidden things are looked at


class Greedy:
    """Takes the option after which its seat stands best, in the eyes of the title's `evaluate`.

    A move is a sequence of small decisions, and most of them change nothing by themselves: so an option is judged at
    the end of the move, which the title's quick player brings about.
    """

    def __init__(self, title: Title, seat: int, seed: int) -> None:
        self.title = title
        self.seat = seat
        self.chance = fast(seed)

    def decide(self, position: Position) -> int:
        options = position.options()
        if len(options) == 1:
            return options[0]
        worth = self.weigh(position, options)
        most = max(worth)
        best = [options[i] for i in range(len(options)) if worth[i] == most]
        return best[self.chance.below(len(best))]

    def weigh(self, position: Position, options: list[int]) -> list[float]:
        """For each option, by how many points its seat leads after its move, on average."""
        total = [0.0] * len(options)
        for _ in range(IMAGINED):
            imagined = self.title.determinize(position, self.seat, fast(self.chance.below(1 << 30)))
            drawn = imagined.chance.count
            for i in range(len(options)):
                here = imagined.clone()
                here.choose(options[i])
                taken = [options[i]]
                finish(self.title, here, self.seat, drawn, self.chance, taken)
                total[i] += leads(points(self.title, here))[self.seat] - HASTE * len(taken)
        return [each / IMAGINED for each in total]
