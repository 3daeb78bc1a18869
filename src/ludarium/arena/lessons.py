"""Games to learn from: the greedy player against itself, with what has been learned so far, noting what it saw.

Before each game some seats draw what they will do by mistake, so that games differ. At each change of turn the traits
of all seats are noted, and now and then how good each option looked: the result of the game tells the first what they
were worth, the second teach quick answers to lean to what a longer look finds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ludarium.kernel.chance import fast
from ludarium.kernel.title import Title, find
from ludarium.players.greedy import Greedy
from ludarium.players.learned import SWING, THIRDS, Kinds, Learned, third_of

STRAY = (3, 12)  # of a hundred decisions so many are the quick player's
NOTED = 3  # one of so many decisions is noted with all its options
MOST_OPTIONS = 60


@dataclass(frozen=True, slots=True)
class Lesson:
    """Some games that one worker plays."""

    title: str
    seats: int
    variants: Mapping[str, str]
    seeds: tuple[int, ...]
    # What is known so far, as in data/learned.json; nothing at first.
    known: Mapping[str, Any] | None = None


@dataclass(slots=True)
class Notes:
    """What a worker brings back: flat lists, in the order of the seeds."""

    # For each noted position: its game's seed, the stage, and the traits of all seats.
    seeds: list[int] = field(default_factory=list)
    stages: list[int] = field(default_factory=list)
    traits: list[list[list[int]]] = field(default_factory=list)
    # What the title's own judgement says there, on the scale of the logarithm of the odds.
    judged: list[list[float]] = field(default_factory=list)
    # By seed: the places and the points of the seats.
    results: dict[int, tuple[list[int], list[int]]] = field(default_factory=dict)
    # For each noted decision: its game's seed, the third of the game, the three kinds of each option, and how good each
    # looked (as the logarithm of the odds).
    choice_seeds: list[int] = field(default_factory=list)
    thirds: list[int] = field(default_factory=list)
    kinds: list[list[int]] = field(default_factory=list)
    worths: list[list[float]] = field(default_factory=list)
    decisions: int = 0

    def add(self, other: Notes) -> None:
        self.seeds += other.seeds
        self.stages += other.stages
        self.traits += other.traits
        self.judged += other.judged
        self.results.update(other.results)
        self.choice_seeds += other.choice_seeds
        self.thirds += other.thirds
        self.kinds += other.kinds
        self.worths += other.worths
        self.decisions += other.decisions


def give(lesson: Lesson) -> Notes:
    """What a worker does."""
    title = find(lesson.title)
    learning = title.learning()
    assert learning is not None
    kinds = Kinds(title, learning[1])
    known = Learned(title, lesson.known) if lesson.known is not None else None
    notes = Notes()
    for seed in lesson.seeds:
        _watch(title, lesson, known, kinds, seed, notes)
    return notes


def _watch(title: Title, lesson: Lesson, known: Learned | None, kinds: Kinds, seed: int, notes: Notes) -> None:
    luck = fast(seed * 7 + 3)
    stray = STRAY[seed % 2]
    scale = 1.0 if known is not None else SWING / title.swing()
    players = [Greedy(title, seat, seed * 16 + seat, known) for seat in range(lesson.seats)]
    position = title.start(lesson.seats, lesson.variants, fast(seed))
    before = -1
    while not position.over:
        seat = position.seat
        if seat != before:
            # Through the eyes of the seat that is to move: what it cannot see is imagined.
            imagined = title.determinize(position, seat, fast(luck.below(1 << 30)))
            found = title.traits(imagined)
            if found:
                notes.seeds.append(seed)
                notes.stages.append(title.stage(position))
                notes.traits.append(found)
                notes.judged.append([each * SWING / title.swing() for each in title.evaluate(imagined)])
        before = seat
        options = position.options()
        notes.decisions += 1
        if len(options) == 1:
            position.choose(options[0])
            continue
        if luck.below(100) < stray:
            position.choose(title.policy(position, options, luck))
            continue
        worth = players[seat].weigh(position, options)
        if luck.below(NOTED) == 0 and len(options) <= MOST_OPTIONS:
            contexts = title.contexts(position, options)
            row: list[int] = []
            for i in range(len(options)):
                row += [kinds.first(options[i]), kinds.second(options[i])]
                row.append(kinds.contexts + contexts[i] if contexts[i] else 0)
            notes.choice_seeds.append(seed)
            notes.thirds.append(third_of(title.stage(position)))
            notes.kinds.append(row)
            notes.worths.append([each * scale for each in worth])
        most = max(worth)
        best = [options[i] for i in range(len(options)) if worth[i] == most]
        position.choose(best[luck.below(len(best))])
    rows = title.standings(position).rows
    notes.results[seed] = ([row.place for row in rows], [row.points for row in rows])


__all__ = ["THIRDS", "Lesson", "Notes", "give"]
