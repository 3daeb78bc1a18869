"""`ludarium figures`: which figures of a title are ours, and the printed ones of one's own box in their place."""

from __future__ import annotations

import csv
import io
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ludarium.kernel import figures as facts
from ludarium.kernel import title as registry
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.figures import COLUMNS, VARIABLE, Printed
from ludarium.kernel.room import room_of
from ludarium.terminal import files
from ludarium.terminal.speech import console, say

# Loads a title with the figures that the environment names, and says in one line what is wrong with them.
LOADS = """
import sys
import ludarium.games
from ludarium.kernel.title import find
try:
    find(sys.argv[1])
except Exception as error:
    sys.exit(f"{error}")
"""


def figures(
    title: Annotated[str, typer.Argument()],
    export: Annotated[Path | None, typer.Option("--export")] = None,
    check: Annotated[Path | None, typer.Option("--check")] = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
) -> None:
    if export is not None and check is not None:
        raise LudariumError("figures-one", "Give --export or --check, not both.")
    if check is not None:
        checked(title, check)
        return
    game = registry.find(title)
    package = room_of(type(game).__module__)
    rows = facts.table(game.id, package, everything)
    if export is None:
        told(game.id, package)
        return
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    files.write(export, out.getvalue())
    console().print(Text(say("figures-exported", count=len(rows) - 1, file=str(export), column=COLUMNS[-1])))


def told(title: str, package: str) -> None:
    """How many figures there are, how many of them are ours, and whose are in use."""
    every = [each for file in facts.data_files(package) for each in facts.figures(file, facts.source(package, file))]
    designed = sum(1 for each in every if each.designed)
    screen = console()
    screen.print(Text(say("figures-count", count=len(every), designed=designed)))
    changed = facts.changed(title)
    if changed:
        used = ", ".join(facts.names(title))
        screen.print(Text(say("figures-used", count=len(changed), file=used, mark=facts.fingerprint(title))))
    else:
        screen.print(Text(say("figures-ours", name=VARIABLE), style="dim"))


def checked(title: str, path: Path) -> None:
    """Whether a table can be played with. Otherwise says which of its lines cannot, and why."""
    known = registry.titles()
    registry.home(title)
    files.read(path)
    lines = facts.read(path)
    own = [line for line in lines if line.title == title]
    strange = next((line for line in lines if line.title not in known), None)
    if strange is not None:
        raise facts.wrong(strange, "title", f"there is no title {strange.title!r}")
    why = complaint(title, own)
    if why:
        guilty = culprit(title, own)
        raise facts.wrong(guilty, COLUMNS[-1], f"{why} (in the place of {guilty.file}, {guilty.row}, {guilty.field})")
    console().print(Text(say("figures-fine", count=len(own), name=VARIABLE, file=str(path)), style="green"))


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
