"""A player without a thought, and games played by chance alone."""

from __future__ import annotations

from ludarium.kernel.chance import Chance, fast
from ludarium.kernel.position import Position


class Luck:
    """Takes any legal option, each as likely."""

    def __init__(self, seed: int) -> None:
        self.chance = fast(seed)

    def decide(self, position: Position) -> int:
        options = position.options()
        return options[self.chance.below(len(options))]


def play_out(position: Position, picks: Chance, most: int, chosen: set[int] | None = None) -> int:
    """Plays on by chance until the end, at most `most` decisions; gives their number. `chosen` collects the options."""
    count = 0
    while position.agenda and count < most:
        options = position.options()
        option = options[picks.below(len(options))]
        if chosen is not None:
            chosen.add(option)
        position.choose(option)
        count += 1
    return count
