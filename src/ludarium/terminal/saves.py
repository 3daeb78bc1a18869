"""`ludarium saves`: the games that were kept, newest first."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from ludarium.kernel import title as registry
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.record import Record, loads
from ludarium.terminal import files
from ludarium.terminal.speech import console, say, speaker


def saves(title: Annotated[str | None, typer.Argument()] = None) -> None:
    game = registry.find(title) if title is not None else None
    folder = files.saves_folder()
    kept = sorted(folder.glob("*.record"), key=lambda path: path.stat().st_mtime, reverse=True)
    screen = console()
    shown = 0
    for path in kept:
        try:
            record = loads(files.read(path))
        except LudariumError as error:
            # It is somebody's game all the same: it is named, with what is wrong with it.
            screen.print(Text(str(path), style="cyan"), soft_wrap=True)
            screen.print(Padding(Text(speaker().error(error), style="red"), (0, 0, 0, 2)))
            shown += 1
            continue
        if game is None or record.header.title == game.id:
            screen.print(Text(str(path), style="cyan"), soft_wrap=True)
            screen.print(Padding(Text(_about(path, record)), (0, 0, 0, 2)))
            shown += 1
    screen.print(Text(say("saves-resume") if shown else say("saves-none", folder=str(folder)), style="dim"))


def _about(path: Path, record: Record) -> str:
    """`Troyes: Anna, Boris. 40 choices. 2026-11-17 20:15`"""
    header = record.header
    known = header.title in registry.titles()
    about = say(
        "saves-about",
        title=speaker(registry.find(header.title))("title") if known else header.title,
        names=", ".join(header.names),
        count=len(record.lines),
    )
    return f"{about} {time.strftime('%Y-%m-%d %H:%M', time.localtime(path.stat().st_mtime))}"
