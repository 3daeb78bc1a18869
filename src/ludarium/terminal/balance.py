"""`ludarium arena TITLE --all-nations`: how even the nations are, as a heat map."""

from __future__ import annotations

import time
from pathlib import Path

import typer
from rich.style import Style
from rich.table import Table
from rich.text import Text

from ludarium.arena import Backend, Report, balance
from ludarium.arena.balance import nations as all_nations
from ludarium.arena.statistics import wilson
from ludarium.kernel.title import find
from ludarium.terminal import files
from ludarium.terminal.chart import check_chart, colour, draw, ink
from ludarium.terminal.progress import progress
from ludarium.terminal.speech import console, errors, say, speaker
from ludarium.text import Speaker

KEPT_EVERY = 10.0  # seconds
LISTED = 20


def report(
    title: str,
    players: list[str],
    games: int,
    seed: int,
    runner: Backend,
    variants: dict[str, str],
    only: list[str],
    as_json: bool,
    out: Path | None,
    png: Path | None,
) -> None:
    """Plays, or goes on where the report in `out` ends, and shows what came of it. Exit code 130 after Ctrl-C."""
    if png is not None:
        check_chart()
    count = len(only) or len(all_nations(find(title)))
    earlier = Report.loads(files.read(out), str(out)) if out is not None and out.exists() else None
    kept = time.monotonic()

    def keep(found: Report) -> None:
        nonlocal kept
        told(found.games + len(found.errors))
        if out is not None and time.monotonic() - kept > KEPT_EVERY:
            files.write(out, found.dumps())
            kept = time.monotonic()

    with progress(games * count * (count - 1) // 2) as told:
        found = balance(title, games, players, seed, 1, variants, keep, runner, earlier, only)
    if out is not None:
        files.write(out, found.dumps())
    if png is not None:
        draw(found, png)
    if as_json:
        print(found.dumps(), end="")
    else:
        show(found)
    for name, file in (("out", out), ("png", png)):
        if file is not None:
            errors().print(Text(say(f"balance-{name}", file=str(file)), style="dim"))
    if not found.complete:
        errors().print(Text(say("balance-broken-off", done=found.games), style="yellow"))
        raise typer.Exit(130)
    if found.errors:
        raise typer.Exit(1)


def show(report: Report) -> None:
    """A row and a column for each nation; the number is how often, in a hundred games, the nation of the row won."""
    screen = console()
    width = 4 if screen.width >= 100 else 3
    names = speaker(find(report.title))
    table = Table(box=None, padding=0, collapse_padding=True, pad_edge=False)
    table.add_column(no_wrap=True)
    table.add_column(f" {say('balance-all')}", justify="right", no_wrap=True)
    table.add_column("95 % ", justify="right", no_wrap=True)
    for number in range(1, len(report.nations) + 1):
        table.add_column(str(number), justify="right", min_width=width)
    for number, nation in enumerate(report.nations, 1):
        wins, games = report.total(nation)
        row = [
            Text(f"{number:>2} {names(f'nation:{nation}')}"),
            cell(wins, games, 4),
            Text(f" {between(wins, games)} "),
        ]
        for other in report.nations:
            row.append(Text("·", style="dim") if other == nation else cell(*report.wins(nation, other), width))
        table.add_row(*row)
    screen.print(table)
    players = " – ".join(dict.fromkeys(report.players))
    pair = max(map(len, report.outcomes.values()))
    screen.print(say("balance-sum", games=report.games, pair=pair, players=players), style="dim")
    wins, games = report.first_seat()
    if games:
        share = round(100 * wins / games)
        screen.print(say("balance-first-seat", share=share, between=between(wins, games)), style="dim")
    show_uneven(report, names)
    for error in report.errors[:LISTED]:
        screen.print(Text(error, style="red"))


def show_uneven(report: Report, names: Speaker) -> None:
    """The pairs in which one nation wins too often for chance; the most uneven first."""
    uneven = []
    for one, other in report.outcomes:
        wins, games = report.wins(one, other)
        low, high = wilson(wins, games)
        if low > 0.5:
            uneven.append((-low, one, other, wins, games))
        elif high < 0.5:
            uneven.append((high - 1, other, one, games - wins, games))
    uneven.sort()
    screen = console()
    if uneven:
        screen.print(
            say(
                "balance-uneven",
                count=len(uneven),
                pairs=len(report.outcomes),
                chance=round(report.uneven_by_chance()),
            )
        )
    for _, one, other, wins, games in uneven[:LISTED]:
        versus = f"  {names(f'nation:{one}')} – {names(f'nation:{other}')}"
        screen.print(Text(f"{versus}: {wins:g} / {games}  {100 * wins / games:.0f} % ({between(wins, games)})"))


def between(wins: float, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{100 * low:.0f}–{100 * high:.0f}"


def cell(wins: float, games: int, width: int) -> Text:
    if not games:
        return Text("?".rjust(width), style="dim")
    rate = wins / games
    red, green, blue = colour(rate)
    style = Style(color=ink(rate), bgcolor=f"#{red:02x}{green:02x}{blue:02x}")
    return Text(f"{100 * rate:.0f}".rjust(width), style=style)
