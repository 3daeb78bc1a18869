"""Whether a title can be played with somebody's own figures, and if not, which line of the table is to blame."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from ludarium.kernel import figures as facts
from ludarium.kernel import title as registry
from ludarium.kernel.figures import COLUMNS, VARIABLE, Printed
from ludarium.kernel.homes import room_of

# Loads a title with the figures that the environment names, and says in one line what is wrong with them.
LOADS: Final = """
import sys
import ludarium.games
from ludarium.kernel.title import find
try:
    find(sys.argv[1])
except Exception as error:
    sys.exit(f"{error}")
"""


def check_lines(title: str, lines: list[Printed]) -> int:
    """How many figures these lines put in; refuses them, with row and column, if the title could not be played."""
    known = registry.titles()
    own = [line for line in lines if line.title == title]
    strange = next((line for line in lines if line.title not in known), None)
    if strange is not None:
        raise facts.wrong(strange, "title", f"there is no title {strange.title!r}")
    why = complaint(title, own)
    if why:
        guilty = culprit(title, own)
        raise facts.wrong(guilty, COLUMNS[-1], f"{why} (in the place of {guilty.file}, {guilty.row}, {guilty.field})")
    return len(own)


def complaint(title: str, lines: list[Printed]) -> str:
    """What a process that plays with these lines says; nothing: they are fine.

    A title reads its figures when it is loaded, once: so it is loaded in a process of its own.
    """
    package = room_of(registry.home(title))
    missing = next((line for line in lines if line.file not in facts.data_files(package)), None)
    if missing is not None:
        raise facts.wrong(missing, "file", f"{title} has no data file {missing.file!r}")
    for file in dict.fromkeys(line.file for line in lines):
        facts.put(file, facts.source(package, file), [line for line in lines if line.file == file])
    with tempfile.TemporaryDirectory() as folder:
        table = Path(folder) / "figures.csv"
        with table.open("w", encoding="utf-8", newline="") as out:
            rows = [[each.title, each.file, each.row, each.field, "", "", each.value] for each in lines]
            csv.writer(out).writerows([COLUMNS, *rows])
        done = subprocess.run(
            [sys.executable, "-c", LOADS, title],
            env={**os.environ, VARIABLE: str(table)},
            capture_output=True,
            text=True,
            check=False,
        )
    return done.stderr.strip().splitlines()[-1] if done.returncode else ""


def culprit(title: str, lines: list[Printed]) -> Printed:
    """The first line without which those before it can be played with."""
    good, bad = 0, len(lines)
    while bad - good > 1:
        middle = (good + bad) // 2
        if complaint(title, lines[:middle]):
            bad = middle
        else:
            good = middle
    return lines[bad - 1]
