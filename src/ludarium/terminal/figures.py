"""`ludarium figures`: which figures of a title are ours, and the printed ones of one's own box in their place."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ludarium.kernel import figures as facts
from ludarium.kernel import title as registry
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.figures import COLUMNS, VARIABLE
from ludarium.kernel.figures_check import check_lines
from ludarium.kernel.homes import room_of
from ludarium.terminal import files
from ludarium.terminal.speech import console, say


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
    registry.home(title)
    files.read(path)
    count = check_lines(title, facts.read(path))
    console().print(Text(say("figures-fine", count=count, name=VARIABLE, file=str(path)), style="green"))
