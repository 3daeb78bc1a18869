"""A table of Troyes for tests: a position described in the book's terms, choices as text, facts by path."""

from __future__ import annotations

from typing import Any

from ludarium.games.troyes import TITLE
from ludarium.games.troyes.position import Troyes
from ludarium.kernel.chance import fast
from ludarium.kernel.layout import find
from ludarium.kernel.match import frame_id

# Events on top of the decks that touch no player, for tests of the phases before them.
CALM = {"red": ["skirmishes-1", "brigands-1"], "white": ["traveling-builders", "interrupted-work"]}


class Table:
    """A position, and what has been told since it was laid."""

    def __init__(self, position: Troyes) -> None:
        self.position = position

    @property
    def offered(self) -> list[str]:
        """Every option of the current decision, as text."""
        return [] if self.position.over else [TITLE.vocabulary.text(option) for option in self.position.options()]

    def offers(self, verb: str) -> list[str]:
        """The options of one verb."""
        return [text for text in self.offered if text.split()[0] == verb]

    @property
    def decides(self) -> tuple[int, str]:
        """Who decides, and what."""
        return self.position.seat, frame_id(self.position.decision())

    @property
    def refused(self) -> dict[str, str]:
        """What is not offered, and why."""
        found = self.position.decision().refused(self.position, self.position.options())
        return {TITLE.vocabulary.text(each.option): each.reason for each in found}

    def choose(self, *codes: str) -> Table:
        """Chooses one option after another. Each must be offered."""
        for code in codes:
            option = TITLE.vocabulary.parse(code)
            assert option in self.position.options(), f"{code!r} is not among: {'; '.join(self.offered)}"
            self.position.choose(option)
        return self

    def coming(self, *results: int) -> Table:
        """The next chance results."""
        self.position.chance.coming = list(results)
        return self

    def see(self, path: str) -> Any:
        """A part of the position as scenarios write it."""
        return find(TITLE.layout.show(self.position), path)

    def of(self, seat: int) -> Any:
        """One player's things."""
        return self.see(f"players.{seat}")

    def deniers(self) -> list[int]:
        return [player.deniers for player in self.position.players]

    def influence(self) -> list[int]:
        return [player.influence for player in self.position.players]

    def vp(self) -> list[int]:
        return [player.vp for player in self.position.players]

    def told(self, event: str) -> list[dict[str, Any]]:
        """All facts of a kind that were told, oldest first."""
        return [each.args() for each in self.position.ears or [] if each.event.name == event]

    def scores(self, seat: int) -> dict[str, int]:
        """The final score of a seat by source, as the position stands."""
        return dict(next(row.parts for row in TITLE.standings(self.position).rows if row.seat == seat))


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
    position = TITLE.setup(seats, TITLE.resolve(seats, values), fast(seed))
    if phase not in (None, "placement", "round"):
        position.round = 3
    if phase in ("reveal-activities", "income", "workforce", "end-of-round"):
        given.setdefault("decks", CALM)
    TITLE.layout.read(given, "given", position)
    position.chance.coming = list(chance or [])
    if phase is not None:
        position.agenda = []
        TITLE.enter(position, phase, seat)
    position.ears = []
    TITLE.begin(position)
    return Table(position)


def players(*each: dict[str, Any]) -> dict[str, Any]:
    """Players by seat, for `table(players=...)`."""
    return {str(seat): player for seat, player in enumerate(each) if player}


def district(*dice: str) -> list[str]:
    """Dice in short: `y5` is a yellow 5."""
    colours = {"r": "red", "w": "white", "y": "yellow"}
    return [f"{colours[die[0]]}.{die[1]}" for die in dice]
