"""A table of Troyes for tests: a position described in the book's terms, choices as text, facts by path."""

from __future__ import annotations

from typing import Any

from ludarium import testing
from ludarium.games.troyes import TITLE
from ludarium.games.troyes.position import Troyes

# Events on top of the decks that touch no player, for tests of the phases before them.
CALM = {"red": ["skirmishes-1", "brigands-1"], "white": ["traveling-builders", "interrupted-work"]}


class Table(testing.Table[Troyes]):
    """With the players' numbers in a row."""

    def of(self, seat: int) -> Any:
        """One player's things."""
        return self.see(f"players.{seat}")

    def deniers(self) -> list[int]:
        return [player.deniers for player in self.position.players]

    def influence(self) -> list[int]:
        return [player.influence for player in self.position.players]

    def vp(self) -> list[int]:
        return [player.vp for player in self.position.players]


def table(
    seats: int = 4,
    phase: str | None = "actions",
    seat: int = 0,
    chance: list[int] | None = None,
    variants: dict[str, str] | None = None,
    seed: int = 1,
    **given: Any,
) -> Table:
    """A table at a phase of the round. All cards lie open (round 3) unless a round is given; seat 0 is first."""
    values = {"first": "seat-1", **(variants or {})}
    position: Troyes = testing.fresh(TITLE, seats, values, seed)
    if phase not in (None, "placement", "round"):
        position.round = 3
    if phase in ("reveal-activities", "income", "workforce", "end-of-round"):
        given.setdefault("decks", CALM)
    position.chance.coming = list(chance or [])
    testing.laid(TITLE, position, given, phase, seat)
    return Table(TITLE, position, checked=False)


def players(*each: dict[str, Any]) -> dict[str, Any]:
    """Players by seat, for `table(players=...)`."""
    return {str(seat): player for seat, player in enumerate(each) if player}


def district(*dice: str) -> list[str]:
    """Dice in short: `y5` is a yellow 5."""
    colours = {"r": "red", "w": "white", "y": "yellow"}
    return [f"{colours[die[0]]}.{die[1]}" for die in dice]
