"""What was learned from games: how well a seat stands, and which options it leans to.

Both are tables of plain numbers, made by `ludarium train` (arena/train.py) and shipped in each title's room as
`data/learned.json`. The judgement adds up what a seat's traits are worth, early and late in the game; the difference of
two seats is the logarithm of the odds. The leaning multiplies up how readily an option is taken by its verb, its
arguments and its context, in each third of the game.
"""

from __future__ import annotations

import json
from importlib import resources
from math import exp
from typing import Any, Final

from ludarium.kernel.chance import Chance
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title
from ludarium.kernel.verb import first, second, verb_of
from ludarium.players.tuning import Tuning

STAGES: Final = 16
SWING: Final = 1.0986  # the logarithm of three to one: a lead of so much wins three games of four
SCALE: Final = 1000.0  # weights are stored as thousandths
ARGUMENTS: Final = 400  # so many values of an argument are told apart
FINE: Final = 1 << 24
THIRDS: Final = 3


def third_of(stage: int) -> int:
    """The third of the game."""
    return stage * THIRDS // (STAGES + 1)


class Kinds:
    """Numbers the kinds of options of a title: for each verb its first argument, then its second one, then contexts.

    Number 0 is no kind.
    """

    __slots__ = ("contexts", "firsts", "limits", "seconds", "size", "widths")

    def __init__(self, title: Title, contexts: int) -> None:
        self.firsts: list[int] = []
        self.seconds: list[int] = []
        self.limits: list[int] = []
        self.widths: list[int] = []
        size = 1
        for verb in title.vocabulary.verbs:
            sizes = [min(each.domain.size, ARGUMENTS) for each in verb.arguments] + [1, 1]
            self.firsts.append(size)
            self.limits.append(sizes[0])
            size += sizes[0]
            self.widths.append(sizes[1] if len(verb.arguments) > 1 else 0)
            self.seconds.append(size)
            size += self.widths[-1]
        self.contexts = size
        self.size = size + contexts

    def first(self, option: int) -> int:
        verb = verb_of(option)
        value = first(option)
        limit = self.limits[verb]
        return self.firsts[verb] + (value if value < limit else limit - 1)

    def second(self, option: int) -> int:
        verb = verb_of(option)
        width = self.widths[verb]
        if width == 0:
            return 0
        value = second(option)
        return self.seconds[verb] + (value if value < width else width - 1)


class Learned:
    """The learned tables of one title."""

    __slots__ = (
        "amounts",
        "early",
        "early_amounts",
        "judges",
        "kinds",
        "late",
        "late_amounts",
        "readiness",
        "title",
        "tuning",
    )

    def __init__(self, title: Title, data: Any) -> None:
        learning = title.learning()
        assert learning is not None
        traits, contexts = learning
        self.title = title
        # How the search divides its time, where that was measured for the title.
        self.tuning = Tuning(data.get("search", {}))
        self.kinds = Kinds(title, contexts)
        self.amounts = len(traits.amounts)
        # Whether the judgement is used: where it plays worse than the title's own, only the leaning is.
        self.judges = bool(data.get("judges", True))
        value = data["value"]
        self.early: list[float] = [each / SCALE for each in value["early"]]
        self.late: list[float] = [each / SCALE for each in value["late"]]
        self.early_amounts: list[float] = [each / SCALE for each in value["early_amounts"]]
        self.late_amounts: list[float] = [each / SCALE for each in value["late_amounts"]]
        if len(self.early) != traits.size or len(self.early_amounts) != self.amounts:
            raise ValueError(f"the learned figures of {title.id} are for other traits: train again")
        # By third of the game; none: only the judgement was learned.
        self.readiness: list[list[float]] = [[exp(each / SCALE) for each in third] for third in data["leaning"]]
        for third in self.readiness:
            if len(third) != self.kinds.size:
                raise ValueError(f"the learned figures of {title.id} are for other options: train again")

    def judge(self, position: Position) -> list[float]:
        """For each seat how well it stands; nothing where the title is silent."""
        found = self.title.traits(position)
        late = self.title.stage(position) / 16.0
        early = 1.0 - late
        result: list[float] = []
        early_table = self.early
        late_table = self.late
        count = self.amounts
        for row in found:
            first_sum = 0.0
            last_sum = 0.0
            for i in range(count):
                amount = float(row[i])
                first_sum += self.early_amounts[i] * amount
                last_sum += self.late_amounts[i] * amount
            for i in range(count, len(row)):
                mark = row[i]
                first_sum += early_table[mark]
                last_sum += late_table[mark]
            result.append(early * first_sum + late * last_sum)
        return result

    def ready(self, position: Position, options: list[int]) -> list[float]:
        """How readily each option is taken."""
        third = self.readiness[third_of(self.title.stage(position))]
        contexts = self.title.contexts(position, options)
        kinds = self.kinds
        found: list[float] = []
        for i in range(len(options)):
            option = options[i]
            ready = third[kinds.first(option)]
            again = kinds.second(option)
            if again:
                ready *= third[again]
            context = contexts[i]
            if context:
                ready *= third[kinds.contexts + context]
            found.append(ready)
        return found

    def choose(self, position: Position, options: list[int], chance: Chance) -> int:
        """A quick choice: any option, but those oftener to which it leans."""
        ready = self.ready(position, options)
        total = 0.0
        for each in ready:
            total += each
        drawn = total * (chance.below(FINE) / 16777216.0)
        for i in range(len(options)):
            drawn -= ready[i]
            if drawn < 0.0:
                return options[i]
        return options[-1]


_known: Final[dict[str, Learned | None]] = {}


def learned(title: Title) -> Learned | None:
    """What was learned of a title and comes with it; None if nothing was."""
    if title.id not in _known:
        found: Learned | None = None
        if title.learning() is not None:
            file = resources.files(f"ludarium.games.{title.id}") / "data" / "learned.json"
            if file.is_file():
                found = Learned(title, json.loads(file.read_text(encoding="utf-8")))
        _known[title.id] = found
    return _known[title.id]
