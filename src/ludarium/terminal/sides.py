"""`ludarium arena TITLE --scenarios 1-00,1-01`: how the sides of scenarios do, and what is always or never taken."""

from __future__ import annotations

import time
from pathlib import Path

import typer
from rich.table import Table
from rich.text import Text

from ludarium.arena import Backend, Sides, sides
from ludarium.arena.sides import chosen
from ludarium.kernel.title import find
from ludarium.terminal import files
from ludarium.terminal.progress import progress
from ludarium.terminal.speech import console, errors, say, speaker
from ludarium.text import Speaker

KEPT_EVERY = 10.0  # seconds
LISTED = 12  # things of one verb


def report(
    title: str,
    scenarios: list[str],
    players: list[str],
    games: int,
    seed: int,
    runner: Backend,
    variants: dict[str, str],
    as_json: bool,
    out: Path | None,
) -> None:
    """Plays, or goes on where the report in `out` ends, and shows what came of it. Exit code 130 after Ctrl-C."""
    count = len(chosen(find(title), scenarios))
    earlier = Sides.loads(files.read(out), str(out)) if out is not None and out.exists() else None
    kept = time.monotonic()

    def keep(found: Sides) -> None:
        nonlocal kept
        told(found.games + len(found.errors))
        if out is not None and time.monotonic() - kept > KEPT_EVERY:
            files.write(out, found.dumps())
            kept = time.monotonic()

    with progress(games * count) as told:
        found = sides(title, scenarios, games, players, seed, 1, variants, keep, runner, earlier)
    if out is not None:
        files.write(out, found.dumps())
    if as_json:
        print(found.dumps(), end="")
    else:
        show(found)
    if out is not None:
        errors().print(Text(say("balance-out", file=str(out)), style="dim"))
    if found.broken_off:
        errors().print(Text(say("balance-broken-off", done=found.games), style="yellow"))
        raise typer.Exit(130)
    if found.errors:
        raise typer.Exit(1)


def show(found: Sides) -> None:
    names = speaker(find(found.title))
    screen = console()
    for course in found.courses:
        told = course.as_json()
        screen.print(Text(names(f"variant-scenario-{course.scenario}"), style="bold"))
        table = Table(padding=(0, 1), header_style="bold")
        table.add_column(say("sides-side"))
        for name in ("wins", "share", "between", "points"):
            table.add_column(say(f"many-{name}"), justify="right")
        for row in told["sides"]:
            low, high = row["interval"]
            table.add_row(
                Text(names(row["side"])),
                f"{row['wins']:g}",
                f"{row['win_rate'] or 0:.0%}",
                f"{low:.0%}–{high:.0%}",
                spread(row["points"]),
            )
        screen.print(table)
        players = ", ".join(dict.fromkeys(course.players))
        screen.print(say("sides-sum", games=told["games"], players=players, length=spread(told["length"])), style="dim")
        show_things("sides-always", course.always(), names)
        show_things("sides-never", course.never(), names)
    for error in found.errors[:20]:
        screen.print(Text(error, style="red"))


def show_things(heading: str, rows: list[tuple[str, str, int]], names: Speaker) -> None:
    """A line for each verb: its things, the most frequent first."""
    by_verb: dict[str, list[tuple[str, int]]] = {}
    for verb, thing, offered in rows:
        by_verb.setdefault(verb, []).append((thing, offered))
    if by_verb:
        console().print(say(heading))
    for verb, things in by_verb.items():
        listed = ", ".join(f"{names(thing)} {offered}" for thing, offered in things[:LISTED])
        more = f" … +{len(things) - LISTED}" if len(things) > LISTED else ""
        console().print(Text(f"  {verb}: {listed}{more}"))


def spread(values: dict[str, float]) -> str:
    return f"{values['mean']:g} ± {values['deviation']:g} ({values['least']}–{values['most']})" if values else "–"
