"""`ludarium train TITLE`: learns from games of a bot against itself what `search` uses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ludarium.arena.train import Course
from ludarium.arena.train import train as learn
from ludarium.arena.workers import backend
from ludarium.kernel.title import find
from ludarium.terminal import files
from ludarium.terminal.chart import check_chart, curves
from ludarium.terminal.play import variants
from ludarium.terminal.progress import progress
from ludarium.terminal.speech import console, say


def train(
    title: Annotated[str, typer.Argument()],
    games: Annotated[int, typer.Option("--games", min=10)] = 1000,
    rounds: Annotated[int, typer.Option("--rounds", min=1)] = 2,
    seats: Annotated[int, typer.Option("--seats")] = 2,
    seed: Annotated[int, typer.Option("--seed")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", min=1)] = 1,
    variant: Annotated[list[str] | None, typer.Option("--variant")] = None,
    cluster: Annotated[str, typer.Option("--cluster")] = "",
    out: Annotated[Path | None, typer.Option("--out")] = None,
    png: Annotated[Path | None, typer.Option("--png")] = None,
) -> None:
    find(title)
    if png is not None:
        check_chart()
    with progress(games * rounds) as told:
        course = learn(title, games, rounds, seats, seed, jobs, variants(variant), told, backend(jobs, cluster))
    path = out or Path(f"{title}-learned.json")
    files.write(path, dumps(course))
    screen = console()
    for name, found in (("train-value", course.value_curves), ("train-leaning", course.leaning_curves)):
        for number, curve in enumerate(found):
            learned, held = (f"{loss:.4f}" for loss in curve[-1])
            screen.print(Text(say(name, round=number + 1, learned=learned, held=held)))
    screen.print(Text(say("train-out", file=str(path))))
    if png is not None:
        curves(course, png)
        screen.print(Text(say("train-png", file=str(png))))


def dumps(course: Course) -> str:
    """One line for each part: so that a change of the figures can be seen."""
    return json.dumps(course.known, separators=(",", ":")).replace('],"', '],\n"').replace('},"', '},\n"') + "\n"
