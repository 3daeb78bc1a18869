"""`ludarium arena ladder`: ratings that are kept, and grow surer."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from ludarium.arena import Ladder, backend, climb
from ludarium.arena.external import PATIENCE
from ludarium.arena.ladder import MEETINGS, PRECISION, Rung
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.title import find
from ludarium.terminal import files
from ludarium.terminal.chart import check_chart, draw_ladder
from ludarium.terminal.many import split
from ludarium.terminal.play import variants
from ludarium.terminal.progress import progress
from ludarium.terminal.speech import console, errors, say

KEPT_EVERY = 10.0  # seconds
WIDEST, NARROWEST = 40, 12  # of the scale
WORDS = 62  # columns for the rest
LISTED = 20


def ladder(
    title: Annotated[str, typer.Argument()],
    players: Annotated[str | None, typer.Option("--players")] = None,
    out: Annotated[Path | None, typer.Option("--out")] = None,
    games: Annotated[int, typer.Option("--games", min=0)] = 200,
    precision: Annotated[float, typer.Option("--precision", min=1.0)] = PRECISION,
    seats: Annotated[int, typer.Option("--seats", min=2)] = 2,
    seed: Annotated[int, typer.Option("--seed")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", min=1)] = 1,
    variant: Annotated[list[str] | None, typer.Option("--variant")] = None,
    patience: Annotated[float, typer.Option("--patience", min=0.1)] = PATIENCE,
    meetings: Annotated[int, typer.Option("--round", min=1)] = MEETINGS,
    png: Annotated[Path | None, typer.Option("--png")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    cluster: Annotated[str, typer.Option("--cluster")] = "",
) -> None:
    if png is not None:
        check_chart()
    file = out or Path(f"{title}-ladder.json")
    kept = found = Ladder(find(title), seats, variants(variant), seed)
    if file.exists():
        kept = Ladder.loads(files.read(file), str(file))
        if not kept.same_games(found):
            raise LudariumError(
                "other-ladder", f"The ladder in {file} is of other games. Choose another file.", {"file": str(file)}
            )
    kept.enter(split(players) if players else [], patience)
    before = len(kept.games)
    written = time.monotonic()

    def keep(played: int) -> None:
        nonlocal written
        told(played)
        if time.monotonic() - written > KEPT_EVERY:
            files.write(file, kept.dumps())
            written = time.monotonic()

    runner = backend(jobs, cluster)
    try:
        with progress(games) as told:
            ended = climb(kept, games, precision, keep, runner, patience, meetings)
    finally:
        files.write(file, kept.dumps())
    if png is not None:
        draw_ladder(kept, png)
    if as_json:
        print(kept.dumps(), end="")
    else:
        show(kept)
    told_now = say(f"ladder-{ended}", played=len(kept.games) - before, games=len(kept.games))
    errors().print(Text(told_now, style="yellow" if ended == "broken-off" else "dim"))
    for name, path in (("out", file), ("png", png)):
        if path is not None:
            errors().print(Text(say(f"ladder-{name}", file=str(path)), style="dim"))
    if ended == "broken-off":
        raise typer.Exit(130)


def show(found: Ladder) -> None:
    """A line for each bot, with its rating as a dot on a scale."""
    rungs = found.rungs()
    low, high = min(rung.low for rung in rungs), max(rung.high for rung in rungs)
    table = Table(box=None, padding=(0, 1), header_style="bold")
    width = min(WIDEST, console().width - WORDS)
    table.add_column(say("many-player"), overflow="fold", min_width=12)
    table.add_column(say("ladder-version"))
    for name in ("games", "rating", "between"):
        table.add_column(say(f"many-{name}"), justify="right", no_wrap=True)
    if width >= NARROWEST:
        table.add_column(no_wrap=True)
    for rung in rungs:
        style = "" if rung.active else "dim"
        cells = [
            Text(rung.entrant.player, style=style),
            Text(rung.entrant.version + ("" if rung.active else f" ({say('ladder-resting')})"), style=style),
            Text(str(rung.games)),
            Text(f"{rung.elo:.0f}"),
            Text(f"{rung.low:.0f} … {rung.high:.0f}"),
        ]
        if width >= NARROWEST:
            cells.append(Text(scale(rung, low, high, width), style="cyan" if rung.active else "dim"))
        table.add_row(*cells)
    console().print(table)
    for note in found.notes[-LISTED:]:
        console().print(Text(note, style="red"))


def scale(rung: Rung, low: float, high: float, width: int) -> str:
    """`   ──●──   `"""

    def at(elo: float) -> int:
        return round((elo - low) / (high - low) * (width - 1)) if high > low else width // 2

    cells = [" "] * width
    cells[at(rung.low) : at(rung.high) + 1] = "─" * (at(rung.high) - at(rung.low) + 1)
    cells[at(rung.elo)] = "●"
    return "".join(cells)
