"""A player that looks one step ahead: to the end of its own move."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.chance import fast
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title
from ludarium.players.learned import SWING, Learned
from ludarium.players.moves import HASTE, finish
from ludarium.players.worth import judged, leads, likeliest

IMAGINED: Final = 3  # how many versions of the hidden things are looked at
UNSEEN: Final = -1e9  # an option that was not looked at
WIDTH: Final = 24  # options that are looked at, if the title has an opinion which of more are likely


class Greedy:
    """Takes the option after which its seat stands best, in the eyes of the title's `evaluate`.

    A move is a sequence of small decisions, and most of them change nothing by themselves: so an option is judged at
    the end of the move, which the title's quick player brings about.
    """

    def __init__(self, title: Title, seat: int, seed: int, learned: Learned | None = None) -> None:
        self.title = title
        self.learned = learned
        self.haste = HASTE if learned is None or not learned.judges else HASTE * SWING / title.swing()
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
        looked = [True] * len(options)
        for version in range(IMAGINED):
            imagined = self.title.determinize(position, self.seat, fast(self.chance.below(1 << 30)))
            drawn = imagined.chance.count
            if version == 0:
                likely = likeliest(self.title, imagined, options, WIDTH)
                if len(likely) < len(options):
                    looked = [option in likely for option in options]
            for i in range(len(options)):
                if looked[i]:
                    here = imagined.clone()
                    here.choose(options[i])
                    taken = [options[i]]
                    finish(self.title, self.learned, here, self.seat, drawn, self.chance, taken)
                    total[i] += leads(judged(self.title, self.learned, here))[self.seat] - self.haste * len(taken)
        return [total[i] / IMAGINED if looked[i] else UNSEEN for i in range(len(options))]
