"""Short records of every title for tests/records/<version>/: what a release plays today, every later one has to replay.

    .venv/bin/python tools/release_records.py

writes those of the version in ludarium.__version__, once: records that are there already are not touched.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ludarium import Match, __version__
from ludarium.kernel.chance import fast
from ludarium.kernel.title import Title, home, shelf

FOLDER = Path(__file__).parents[1] / "tests" / "records"
# A game that is longer is kept without its end.
MOST = 260


def played(title: Title, seats: int, variants: dict[str, str]) -> Match:
    """A random game, with a choice taken back now and then."""
    match = Match.new(title, seats, variants, seed=f"{__version__} {title.id} {seats}")
    luck = fast(seats)
    while not match.over and match.record.size < MOST:
        seat = match.seat
        options = match.options()
        match.choose(seat, options[luck.below(len(options))])
        if luck.below(20) == 0 and match.can_undo(seat):
            match.undo(seat)
    return match


def main() -> None:
    folder = FOLDER / __version__
    for title in shelf()[0]:
        if not home(title.id).startswith("ludarium.games."):
            continue
        for seats in sorted({title.seats[0], 2, title.seats[-1]}):
            file = folder / title.id / f"{seats}.ludarium-record"
            if not file.exists():
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(played(title, seats, {}).dumps(), encoding="utf-8")
                print(file.relative_to(FOLDER.parents[1]))
    if not any(folder.rglob("*.ludarium-record")):
        sys.exit(f"There is nothing in {folder}.")


if __name__ == "__main__":
    main()
