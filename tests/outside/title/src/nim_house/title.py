"""The whole title: stones, one decision, who has won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludarium.kernel.chance import Chance
from ludarium.kernel.domain import SEAT, number
from ludarium.kernel.errors import fault
from ludarium.kernel.fields import data
from ludarium.kernel.layout import Many, Struct, Whole
from ludarium.kernel.position import Decision, Position, Step
from ludarium.kernel.title import Standings, Title, Variant, View, ranked
from ludarium.kernel.verb import Vocabulary, first

STONES: Final = number("stones", 20)
MOST: Final = 3

WORDS: Final = Vocabulary()
TAKE: Final = WORDS.verb("take", STONES, rules="NI-1")
TAKEN: Final = WORDS.event("taken", SEAT, STONES, rules="NI-1")


@data
class Nim(Position):
    heap: int
    whole: int
    taken: list[int]
    last: int = -1
    # In the first version of the rules, who took the last stone lost.
    misere: bool = False


@data
class Turn(Step[Nim]):
    """NI-2: in turn, until the heap is gone."""

    seat: int

    def run(self, position: Nim) -> None:
        if position.heap:
            position.plan([TakeStones(self.seat), Turn(1 - self.seat)])


@data
class TakeStones(Decision[Nim]):
    """NI-1: one, two or three stones."""

    RULES = ("NI-1",)

    def options(self, position: Nim) -> list[int]:
        return [TAKE.of(stones) for stones in range(1, min(MOST, position.heap) + 1)]

    def choose(self, position: Nim, option: int) -> None:
        stones = first(option)
        position.heap -= stones
        position.taken[self.seat] += stones
        position.last = self.seat
        position.tell(TAKEN, self.seat, stones)


class NimTitle(Title[Nim]):
    def __init__(self) -> None:
        super().__init__(
            id="nim",
            rules=2,
            replays=[1],
            seats=[2],
            variants=[Variant("heap", ["small", "large"], "small")],
            vocabulary=WORDS,
            layout=Struct([("heap", Whole(0, 20)), ("taken", Many(Whole(0, 20), SEAT))]),
            minutes=(1, 2),
            bound=20,
        )

    def setup(self, seats: int, variants: Mapping[str, str], chance: Chance) -> Nim:
        heap = (7 if variants["heap"] == "small" else 13) + chance.below(4)
        return Nim(agenda=[Turn(0)], chance=chance, heap=heap, whole=heap, taken=[0, 0])

    def former(self, rules: int, variants: Mapping[str, str]) -> dict[str, str]:
        """The first version had one heap."""
        return {**variants, "heap": "small"}

    def age(self, position: Nim, rules: int) -> None:
        position.misere = True

    def reread(self, rules: int, code: str) -> str:
        """`take` was called `draw`."""
        return f"take{code.removeprefix('draw')}" if code.startswith("draw ") else code

    def phases(self) -> list[str]:
        return ["turn"]

    def enter(self, position: Nim, phase: str, seat: int) -> None:
        position.agenda = [Turn(seat)]

    def view(self, position: Nim, seat: int) -> View:
        return {"heap": position.heap, "taken": position.taken[:]}

    def determinize(self, position: Nim, seat: int, chance: Chance) -> Nim:
        table = position.clone()
        table.chance = chance
        return table

    def standings(self, position: Nim) -> Standings:
        won = [int((position.last == seat) != position.misere) for seat in range(2)]
        return Standings("heap-gone", ranked(won, [[("last-stone", each)] for each in won]))

    def check(self, position: Nim) -> None:
        assert position.heap + sum(position.taken) == position.whole, fault("stones", "stones are missing")

    def evaluate(self, position: Nim) -> list[float]:
        return [float(position.last == seat) for seat in range(2)]


TITLE: Final = NimTitle()
