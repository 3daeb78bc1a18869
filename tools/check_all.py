"""The conformance kit for every title there is: `tools/check_all.py 2000` plays that many games of a short title under
each setting. Of a longer one fewer, so that all take about as long; and of one so long that only few games are left,
also pieces of a few rounds from positions of all its scenarios.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time

from ludarium.kernel.chance import fast
from ludarium.kernel.title import Title, shelf

SHORT = 0.01  # seconds: whatever is shorter counts as so long
FEW = 20  # a title that plays less than one game in so many is also checked in pieces
PIECES = 5  # one piece for so many games of a short title


def length(title: Title) -> float:
    """How many seconds a random game takes."""
    luck = fast(1)
    began = time.perf_counter()
    position = title.start(max(title.seats), {}, fast(1))
    while not position.over:
        options = position.options()
        position.choose(options[luck.below(len(options))])
    return time.perf_counter() - began


def runs(games: int, share: float) -> list[list[str]]:
    wanted = max(1, int(games * share))
    found = [["--games", str(wanted)]]
    if wanted * FEW < games:
        found.append(["--sampled", str(games // PIECES + 1)])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("--jobs", default="1")
    given = parser.parse_args()
    failed = False
    lengths = {title.id: length(title) for title in shelf()[0]}
    shortest = max(min(lengths.values()), SHORT)
    for title in shelf()[0]:
        for run in runs(given.games, min(1.0, shortest / lengths[title.id])):
            print(f"== {title.id} {' '.join(run)}", flush=True)
            command = [sys.executable, "-m", "ludarium", "check", title.id, *run, "--jobs", given.jobs]
            failed = bool(subprocess.run(command).returncode) or failed
    sys.exit(failed)


if __name__ == "__main__":
    main()
