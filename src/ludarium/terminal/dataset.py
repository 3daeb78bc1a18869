"""`ludarium dataset`: games written down for learning."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from ludarium import arena
from ludarium.kernel.errors import LudariumError, unknown
from ludarium.kernel.title import find
from ludarium.terminal.many import leave, show_failures, split
from ludarium.terminal.play import variants
from ludarium.terminal.progress import progress
from ludarium.terminal.speech import console, errors, say

FORMATS = ("parquet", "jsonl", "records")


def dataset(
    title: Annotated[str, typer.Argument()],
    out: Annotated[Path, typer.Option("--out")],
    decisions: Annotated[int | None, typer.Option("--decisions", min=1)] = None,
    games: Annotated[int | None, typer.Option("--games", min=1)] = None,
    kind: Annotated[str, typer.Option("--format")] = "parquet",
    seats: Annotated[int | None, typer.Option("--seats")] = None,
    players: Annotated[str, typer.Option("--players")] = "random",
    views: Annotated[bool, typer.Option("--views")] = False,
    seed: Annotated[int, typer.Option("--seed")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", min=1)] = 1,
    variant: Annotated[list[str] | None, typer.Option("--variant")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    cluster: Annotated[str, typer.Option("--cluster")] = "",
) -> None:
    if kind not in FORMATS:
        raise unknown("format", kind, list(FORMATS))
    given = variants(variant)
    fitting = arena.fitting(find(title), given)
    at_table = seats or (2 if 2 in fitting else fitting[0])
    if kind == "parquet":
        arena.check_parquet()
        if (decisions is None) == (games is None):
            raise LudariumError("dataset-size", "Say how many decisions or how many games, one of both.")
    elif games is None or decisions is not None:
        raise LudariumError("dataset-games", f"The format {kind} counts games: say --games.", {"format": kind})
    runner = arena.backend(jobs, cluster)
    who = split(players)
    total = decisions or games or 0
    result: dict[str, Any] = {"forfeits": []}
    with progress(total, "dataset-decisions" if decisions else "many-progress") as told:
        if kind == "parquet":
            size = (decisions or 0, games or 0)
            result |= arena.export(out, title, at_table, *size, seed, jobs, who, given, views, told, runner).as_json()
        else:
            lines = kind == "jsonl"
            result |= arena.collect(
                out, title, at_table, total, seed, jobs, who, given, views, told, runner, lines
            ).as_json()
    result["folder"] = str(out)
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
    else:
        show(result)
    if decisions and result["broken_off"]:
        errors().print(Text(say("dataset-broken-off", count=result["decisions"], wanted=total), style="yellow"))
        raise typer.Exit(130)
    leave(result, total)


def show(result: dict[str, Any]) -> None:
    facts = {"games": result["games"], "decisions": result["decisions"], "seconds": round(result["seconds"], 1)}
    console().print(Text(say("dataset-written", folder=result["folder"], **facts)))
    if "bytes" in result:
        console().print(Text(say("dataset-size", parts=result["parts"], size=round(result["bytes"] / 1e6, 1))))
    show_failures(result)
