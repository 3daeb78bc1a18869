"""A player that looks to the end of its own move, and no further."""

from __future__ import annotations

from ludarium.kernel.chance import Chance, fast
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title
from ludarium.players.worth import leads, points

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
                here = imagined.clone()
                here.choose(options[i])
                total[i] += best_end(self.title, here, self.seat, self.chance, TRIES)[self.seat]
        return [each / IMAGINED for each in total]


def best_end(title: Title, position: Position, seat: int, picks: Chance, tries: int) -> list[float]:
    """Everybody's lead after a seat has ended its move, in the best for it of a few ways. Uses the position up.

    The move ends where another seat decides, or where chance speaks (its results cannot be chosen).
    """
    drawn = position.chance.count
    best: list[float] = []
    for i in range(tries):
        here = position.clone() if i + 1 < tries else position
        free = False
        count = 0
        while here.agenda and here.chance.count == drawn and count < LONGEST and here.seat == seat:
            options = here.options()
            if len(options) == 1:
                here.choose(options[0])
            else:
                free = True
                here.choose(title.policy(here, options, picks))
            count += 1
        found = leads(points(title, here))
        if not best or found[seat] > best[seat]:
            best = found
        if not free:
            break
    return best
