"""A player that looks to the end of its own move, and no further."""

from __future__ import annotations

from ludarium.kernel.chance import Chance, fast
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title
from ludarium.players.worth import lead

IMAGINED = 3  # how many versions of the hidden things are looked at
TRIES = 6  # how many ways to end the own move are tried for each option
LONGEST = 16  # a move of more decisions than this is judged half-way


class Greedy:
    """Takes the option after which its seat stands best, in the eyes of the title's `evaluate`.

    A move is a sequence of small decisions: an option is worth what the best found way to end the move is worth.
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
        best = 0
        for i in range(1, len(options)):
            if worth[i] > worth[best]:
                best = i
        return options[best]

    def weigh(self, position: Position, options: list[int]) -> list[float]:
        """For each option, by how many points its seat leads after its move, on average."""
        total = [0.0] * len(options)
        for _ in range(IMAGINED):
            imagined = self.title.determinize(position, self.seat, fast(self.chance.below(1 << 30)))
            for i in range(len(options)):
                total[i] += best_end(self.title, imagined, options[i], self.seat, self.chance, TRIES)
        return [each / IMAGINED for each in total]


def best_end(title: Title, position: Position, option: int, seat: int, picks: Chance, tries: int) -> float:
    """The lead of a seat after it chose an option and ended its move in the best of a few ways.

    The move ends where another seat decides, or where chance has spoken (its results cannot be chosen).
    """
    best = 0.0
    for i in range(tries):
        here = position.clone()
        drawn = here.chance.count
        here.choose(option)
        free = False
        count = 0
        while here.agenda and here.chance.count == drawn and count < LONGEST and here.seat == seat:
            options = here.options()
            if len(options) == 1:
                here.choose(options[0])
            else:
                free = True
                # The first way is the title's own advice, the others are tried by chance.
                if i == 0:
                    here.choose(title.policy(here, options, picks))
                else:
                    here.choose(options[picks.below(len(options))])
            count += 1
        found = lead(title, here, seat)
        if i == 0 or found > best:
            best = found
        if not free:
            break
    return best
