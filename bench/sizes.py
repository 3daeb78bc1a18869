"""How many bytes a choice sends to each who looks on (`make sizes`). Writes bench/SIZES.md.

Random games through the encoder of the live connection, with every seat and a spectator looking on. Fails if the median
of the changes is more than a quarter of that of the whole views, or more than 4 kB.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from statistics import median

from ludarium.kernel.match import Match
from ludarium.server.moment import Common, Moment

OUT = Path(__file__).parent / "SIZES.md"
ABOUT = """# What a choice sends

Bytes to each who looks on, of random play through the encoder of the live connection: the whole view with its new lines
of the log (`update`), and only what has changed (`change`), as browsers get it. The bar: the median of the changes is
at most a quarter of that of the whole views, and at most 4 kB. Written by `make sizes`.

| | choices | whole view, median | change, median | nine of ten at most | share | |
|---|---|---|---|---|---|---|
"""
GAMES = [("troyes", 4, ""), ("pax", 4, ""), ("imperium", 2, ""), ("imperium", 4, "")]
GAMES += [("europa", 3, "1-00"), ("europa", 5, "1-01-5-players"), ("europa", 6, "2-02-6-players")]
CHOICES = 2000


def measure(title: str, seats: int, scenario: str) -> tuple[int, list[int], list[int]]:
    """How many choices were made, and the sizes of whole views and of changes."""
    rng = random.Random(7)
    made = 0
    wholes: list[int] = []
    changes: list[int] = []
    while made < CHOICES:
        match = Match.new(title, seats, {"scenario": scenario} if scenario else {}, seed=f"sizes {made}")
        common = Common()
        moment = Moment("t" * 15, match, 0, common)
        seen = [moment.seen(seat) for seat in range(-1, seats)]
        while not match.over and made < CHOICES:
            before = match.steps
            match.choose(match.seat, rng.choice(match.options()))
            made += 1
            moment = Moment("t" * 15, match, before + 1, common)
            for i, seat in enumerate(range(-1, seats)):
                wholes.append(len(moment.update(seat)))
                changes.append(len(moment.change(seen[i])))
                seen[i] = moment.seen(seat)
    return made, wholes, changes


def main() -> int:
    rows = []
    failed = 0
    for title, seats, scenario in GAMES:
        made, wholes, changes = measure(title, seats, scenario)
        whole, changed = median(wholes), median(changes)
        most = sorted(changes)[len(changes) * 9 // 10]
        good = changed * 4 <= whole and changed <= 4096
        failed += not good
        name = f"{title}, {seats} seats{f', {scenario}' if scenario else ''}"
        rows.append(
            f"| {name} | {made:,} | {whole:,.0f} | {changed:,.0f} | {most:,} | {changed / whole:.2f} | "
            f"{'holds' if good else 'FAILS'} |"
        )
        print(rows[-1], flush=True)
    OUT.write_text(ABOUT + "\n".join(rows) + "\n", encoding="utf-8")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
