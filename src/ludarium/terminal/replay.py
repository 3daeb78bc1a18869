"""`ludarium replay`: a recorded game again, as one seat could see it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ludarium.kernel.errors import LudariumError
from ludarium.kernel.match import Match
from ludarium.kernel.record import UNDO, loads
from ludarium.kernel.replay import verify
from ludarium.terminal import files
from ludarium.terminal.screen import Screen
from ludarium.terminal.speech import console, speaker


def replay(
    file: Annotated[Path, typer.Argument()],
    step: Annotated[bool, typer.Option("--step")] = False,
    seat: Annotated[int, typer.Option("--seat")] = -1,
    upto: Annotated[int | None, typer.Option("--upto")] = None,
) -> None:
    record = loads(files.read(file))
    Match.replay(record)  # a damaged record is told before anything is shown
    count = len(record.lines)
    if upto is not None and not 0 <= upto <= count:
        raise LudariumError("bad-step", f"There is no step {upto}.", {"given": str(upto), "count": str(count)})
    match = Match.replay(record, 0)
    match.view(seat)
    screen = Screen(console(), speaker(match.title, match.names))
    screen.board(match.view(seat))
    screen.events(match.heard(seat), all=True)
    for number, line in enumerate(record.lines[:upto], 1):
        name = f"seat:{line.seat}"
        if line.code == UNDO:
            match.repeat(line)
            screen.line("replay-undo", "bold", step=number, seat=name)
        else:
            # What another seat has chosen may be secret: to a seat, the events tell what it could know.
            known = line.seat == seat or (seat < 0 and record.end is not None)
            option = screen.words.option(match.title.vocabulary.parse(match.todays(line.code))) if known else "…"
            match.repeat(line)
            screen.line("replay-step", "bold", step=number, seat=name, option=option)
            screen.events(match.heard(seat, match.steps), all=True)
        if step:
            screen.board(match.view(seat))
            if screen.out.input(Text(f"{screen.words('replay-next')} ")).strip().casefold() in ("q", "й"):
                return
    screen.board(match.view(seat))
    if match.position.over:
        screen.standings(match.standings().as_json())
    if upto is None:
        if record.header.seed:
            verify(record)
            screen.line("replay-verified", "dim")
        else:
            screen.line("replay-unverified", "dim")
