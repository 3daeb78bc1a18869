"""Prints what a learner reads of a title: `python -m ludarium.research.describe TITLE`."""

from __future__ import annotations

import sys

from ludarium.kernel.title import find, titles
from ludarium.research import spaces


def lines(id: str) -> list[str]:
    """The features with their numbers, then the verbs and the things of the rows."""
    title = find(id)
    seats = max(title.seats)
    encoder = spaces.encoder_of(title, seats)
    found = [f"# {id}: {encoder.size} features, number, name, what is shown as 1"]
    found += [f"{number} {name} {most}" for number, (name, most) in enumerate(spaces.describe(title, seats))]
    found.append(f"# {len(title.vocabulary.verbs)} verbs of the rows")
    found += [f"{verb.code} {verb.name}" for verb in title.vocabulary.verbs]
    found.append(f"# {encoder.things} things of the rows, by the first of each kind")
    found += [
        f"{encoder.offsets[domain.name]} {domain.full(0)} and {domain.size - 1} more" for domain in encoder.domains
    ]
    return found


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print(f"Name one title: {', '.join(titles())}.", file=sys.stderr)
        return 2
    print("\n".join(lines(arguments[0])))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
