"""How a level plays, from what it does: which of the things that it could do it does oftener than the other levels.

`tools/styles.py` lets the levels play and writes what it counted into data/styles.json of a title's room. The words for
a habit are the title's own (`style-hold-fair`); what has no words is no habit.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.kernel.chance import fast
from ludarium.kernel.title import Title
from ludarium.kernel.verb import verb_of
from ludarium.players import make

# By verb: at how many decisions it could be chosen, and at how many it was.
Habits = dict[str, list[int]]

SELDOM = 40  # what could be chosen less often says nothing
CLEAR = 1.1  # so much oftener than the others


def watch(title: Title, spec: str, seats: int, seeds: range, variants: Mapping[str, str]) -> Habits:
    """What a player does in games against itself."""
    names = [verb.name for verb in title.vocabulary.verbs]
    found: Habits = {}
    for seed in seeds:
        players = [make(spec, title, seat, seed * 16 + seat) for seat in range(seats)]
        position = title.start(seats, title.resolve(seats, variants), fast(seed))
        while not position.over:
            options = position.options()
            option = players[position.seat].decide(position)
            verbs = {verb_of(each) for each in options}
            if len(verbs) > 1:
                for verb in verbs:
                    found.setdefault(names[verb], [0, 0])[0] += 1
                found[names[verb_of(option)]][1] += 1
            position.choose(option)
    return {name: found[name] for name in sorted(found)}


def telling(levels: Mapping[str, Habits], worded: set[str]) -> dict[str, str]:
    """For each level the habit by which it differs most from the others, to each its own; none where none is clear."""
    found: list[tuple[float, str, str]] = []
    for level, habits in levels.items():
        for verb, (offered, taken) in habits.items():
            others = [row[verb] for name, row in levels.items() if name != level and verb in row]
            could, did = sum(row[0] for row in others), sum(row[1] for row in others)
            if verb in worded and min(offered, could) >= SELDOM:
                # As if each had been done once more: so that a rare thing is no habit.
                times = ((taken + 1) / (offered + 2)) / ((did + 1) / (could + 2))
                found.append((-times, level, verb))
    notes: dict[str, str] = {}
    for times, level, verb in sorted(found):
        if -times > CLEAR and level not in notes and verb not in notes.values():
            notes[level] = verb
    return {level: notes[level] for level in sorted(notes)}
