"""What is never reached in play: `python tools/reached.py europa --minutes 10`.

Plays games of every number of seats, scenario and variant by lot, and prefers what has been seen least: a verb that was
never chosen, a card that nobody has played. So rare things turn up in a few hundred games instead of many thousands.
Nothing is checked on the way: that is the conformance kit's work.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter

from ludarium.kernel.chance import fast
from ludarium.kernel.conformance import content
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.title import Title, find
from ludarium.kernel.variant import SCENARIO
from ludarium.kernel.verb import verb_of

CURIOUS = 0.5  # how often the least seen option is taken; otherwise any
SWITCHED = 0.3  # how often a variant is not as usual


def setting(title: Title, luck: random.Random) -> tuple[int, dict[str, str]]:
    """A number of seats and variants by lot."""
    variants: dict[str, str] = {}
    seats = luck.choice(list(title.seats))
    if title.scenarios:
        scenario = luck.choice([each for each in title.scenarios if each.ready])
        seats, variants[SCENARIO] = luck.choice(list(scenario.seats)), scenario.id
    for variant in title.variants:
        if variant.id != SCENARIO and luck.random() < SWITCHED:
            wider = {**variants, variant.id: luck.choice(list(variant.values))}
            try:
                title.resolve(seats, wider)
            except LudariumError:
                continue
            variants = wider
    return seats, variants


def play(title: Title, seed: int, seen: Counter[str]) -> None:
    luck = random.Random(seed)
    seats, variants = setting(title, luck)
    position = title.start(seats, title.resolve(seats, variants), fast(seed))
    position.ears = []
    vocabulary = title.vocabulary

    def names(option: int) -> list[str]:
        return [f"verb:{vocabulary.verbs[verb_of(option)].name}", *map(str, vocabulary.args(option).values())]

    count = 0
    while not position.over and count < title.bound:
        count += 1
        options = position.options()
        if luck.random() < CURIOUS and len(options) > 1:
            option = min(
                luck.sample(options, min(len(options), 12)), key=lambda each: min(seen[n] for n in names(each))
            )
        else:
            option = luck.choice(options)
        seen.update(names(option))
        position.choose(option)
    for told in position.ears:
        seen.update([f"told:{told.event.name}", *map(str, told.args().values())])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    title = find(given.title)
    wanted, seen, games = content(title), Counter[str](), 0
    end = time.monotonic() + given.minutes * 60
    while time.monotonic() < end and wanted - seen.keys():
        play(title, given.seed + games, seen)
        games += 1
    missing = sorted(wanted - seen.keys())
    print(f"{games} games; {len(missing)} of {len(wanted)} never reached:", *missing, sep="\n")


if __name__ == "__main__":
    main()
