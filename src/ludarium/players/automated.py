"""A title's own automated player at any seat: an opponent with a policy that was made for its game."""

from __future__ import annotations

from ludarium.kernel.chance import fast
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title


class Automated:
    """Asks the title. What the seat may not see is the title's business: it imagines it anew before it chooses."""

    def __init__(self, title: Title, seat: int, level: str, seed: int) -> None:
        self.title = title
        self.seat = seat
        self.level = level
        self.chance = fast(seed)

    def decide(self, position: Position) -> int:
        return self.title.automated(position, self.level, self.chance)
