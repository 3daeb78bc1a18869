"""`ludarium simulate`, `ludarium arena`, `ludarium check`: many games at once."""

from __future__ import annotations

import json
from math import comb
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from ludarium import arena as arenas
from ludarium.kernel import conformance
from ludarium.kernel import title as registry
from ludarium.kernel.errors import LudariumError
from ludarium.terminal import balance, sides
from ludarium.terminal.play import variants
from ludarium.terminal.progress import progress
from ludarium.terminal.speech import console, errors, say, speaker
from ludarium.text import LANGUAGES, check_catalogue


def simulate(
    title: Annotated[str, typer.Argument()],
    seats: Annotated[int, typer.Option("--seats")],
    games: Annotated[int, typer.Option("--games", min=1)] = 100,
    seed: Annotated[int, typer.Option("--seed")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", min=1)] = 1,
    players: Annotated[str, typer.Option("--players")] = "random",
    variant: Annotated[list[str] | None, typer.Option("--variant")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    cluster: Annotated[str, typer.Option("--cluster")] = "",
) -> None:
    runner = arenas.backend(jobs, cluster)
    with progress(games) as told:
        summary = arenas.simulate(title, seats, games, seed, jobs, split(players), variants(variant), told, runner)
    result: dict[str, Any] = summary.as_json()
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
    else:
        show_summary(result)
    leave(result, games)


def leave(result: dict[str, Any], wanted: int) -> None:
    """Says how it ended where that was not well."""
    if result["broken_off"]:
        errors().print(Text(say("many-broken-off", count=result["games"], wanted=wanted), style="yellow"))
        raise typer.Exit(130)
    if result["errors"]:
        raise typer.Exit(1)


def split(players: str) -> list[str]:
    return [word.strip() for word in players.split(",")]


def show_summary(result: dict[str, Any]) -> None:
    screen = console()
    facts = Table(box=None, show_header=False, padding=(0, 2))
    for name, value in [
        ("games", str(result["games"])),
        ("decisions", str(result["decisions"])),
        ("seconds", f"{result['seconds']:.1f}"),
        ("speed", str(result["decisions_per_second"])),
        ("length", spread(result["length"])),
        ("unseen", ", ".join(named(result["title"], result["unseen_content"])) or say("many-nothing")),
        ("errors", str(len(result["errors"])) if result["errors"] else say("many-nothing")),
    ]:
        facts.add_row(Text(say(f"many-{name}"), style="bold"), Text(value))
    screen.print(facts)
    show_rows([(str(row["seat"] + 1), row) for row in result["by_seat"]], "many-seat")
    if len(result["by_player"]) > 1:
        show_rows([(row["player"], row) for row in result["by_player"]], "many-player")
    show_failures(result)


def show_failures(result: dict[str, Any]) -> None:
    for failure in [*result["errors"], *result["forfeits"]][:20]:
        console().print(Text(failure, style="red"))


def named(title: str, refs: list[str]) -> list[str]:
    """The names of things; each once, and what has none (a verb, an event of the log) as it is called in the code."""
    game = registry.find(title)
    words = speaker(game)
    things = {domain.name for domain in game.content}
    return list(dict.fromkeys(words(ref) if ref.partition(":")[0] in things else ref for ref in refs))


def spread(values: dict[str, Any]) -> str:
    return f"{values['mean']} ± {values['deviation']}  ({values['least']}–{values['most']})" if values else "–"


def show_rows(rows: list[tuple[str, dict[str, Any]]], heading: str) -> None:
    table = Table(padding=(0, 1), header_style="bold")
    table.add_column(say(heading))
    for name in ("games", "wins", "share", "between", "points"):
        table.add_column(say(f"many-{name}"), justify="right")
    for name, row in rows:
        low, high = row["interval"]
        table.add_row(
            Text(name),
            str(row["games"]),
            str(row["wins"]),
            f"{row['win_rate']:.1%}",
            f"{low:.1%}–{high:.1%}",
            spread(row["points"]),
        )
    console().print(table)


def arena(
    title: Annotated[str, typer.Argument()],
    players: Annotated[str | None, typer.Option("--players")] = None,
    games: Annotated[int | None, typer.Option("--games", min=1)] = None,
    seats: Annotated[int, typer.Option("--seats", min=2)] = 2,
    seed: Annotated[int, typer.Option("--seed")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", min=1)] = 1,
    variant: Annotated[list[str] | None, typer.Option("--variant")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    all_nations: Annotated[bool, typer.Option("--all-nations")] = False,
    nations: Annotated[str | None, typer.Option("--nations")] = None,
    scenarios: Annotated[str | None, typer.Option("--scenarios")] = None,
    out: Annotated[Path | None, typer.Option("--out")] = None,
    png: Annotated[Path | None, typer.Option("--png")] = None,
    cluster: Annotated[str, typer.Option("--cluster")] = "",
) -> None:
    if all_nations or nations is not None:
        if seats != 2:
            raise LudariumError("balance-seats", "A balance report is about two seats.")
        only = split(nations) if nations is not None else []
        who = split(players or "greedy")
        runner = arenas.backend(jobs, cluster)
        balance.report(title, who, games or 10, seed, runner, variants(variant), only, as_json, out, png)
        return
    if png is not None or (out is not None and scenarios is None):
        raise LudariumError("balance-files", "--out and --png belong to a balance report: add --all-nations.")
    runner = arenas.backend(jobs, cluster)
    if scenarios is not None:
        who = split(players or "greedy")
        sides.report(title, split(scenarios), who, games or 10, seed, runner, variants(variant), as_json, out)
        return
    tournament(title, players or "random,greedy,search", games or 100, seats, seed, runner, variants(variant), as_json)


def tournament(
    title: str,
    players: str,
    games: int,
    seats: int,
    seed: int,
    runner: arenas.Backend,
    given: dict[str, str],
    as_json: bool,
) -> None:
    meetings = comb(len(set(split(players))), seats)
    with progress(games * meetings) as told:
        table = arenas.tournament(title, split(players), games, seats, seed, 1, given, told, runner)
    result: dict[str, Any] = table.as_json()
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
    else:
        show_ratings(result)
    leave(result, games * meetings)


def show_ratings(result: dict[str, Any]) -> None:
    table = Table(padding=(0, 1), header_style="bold")
    table.add_column(say("many-player"))
    for name in ("games", "wins", "rating", "between"):
        table.add_column(say(f"many-{name}"), justify="right")
    for row in result["ratings"]:
        low, high = row["interval"]
        table.add_row(Text(row["player"]), str(row["games"]), str(row["wins"]), str(row["elo"]), f"{low}–{high}")
    screen = console()
    screen.print(table)
    for pair in result["pairs"]:
        low, high = pair["interval"]
        versus = f"{pair['player']} – {pair['against']}: {pair['wins']} / {pair['games']}"
        screen.print(Text(f"{versus}  {pair['win_rate']:.1%} ({low:.1%}–{high:.1%})"))
    show_failures(result)


def check(
    title: Annotated[str, typer.Argument()],
    seats: Annotated[int | None, typer.Option("--seats")] = None,
    variant: Annotated[list[str] | None, typer.Option("--variant")] = None,
    games: Annotated[int, typer.Option("--games", min=1)] = 500,
    sampled: Annotated[int, typer.Option("--sampled", min=0)] = 0,
    seed: Annotated[int, typer.Option("--seed")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", min=1)] = 1,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    cluster: Annotated[str, typer.Option("--cluster")] = "",
) -> None:
    game = registry.find(title)
    given = variants(variant)
    numbers = [seats] if seats is not None else arenas.fitting(game, given) if given else game.seats
    runs = [
        (number, values) for number in numbers for values in ([given] if given else conformance.settings(game, number))
    ]
    runner = arenas.backend(jobs, cluster)
    if sampled:
        with progress(sampled) as told:
            reports = arenas.check_sampled(title, sampled, seed, jobs, progress=told, backend=runner)
    else:
        with progress(games * len(runs)) as told:
            reports = arenas.check_all(title, runs, games, seed, jobs, told, runner)
    words = {lang: check_catalogue(game, lang) for lang in LANGUAGES}
    seen = set().union(*(report.seen for report in reports))
    never = conformance.content(game) - seen
    unseen = sorted(never - set(game.rare()))
    rare = sorted(never & set(game.rare()))
    # Only all seat counts and settings together, from the beginning to the end, can reach everything.
    whole = seats is None and not given and not sampled
    findings = sum(len(report.errors) for report in reports) + sum(map(len, words.values())) + len(unseen) * whole
    if as_json:
        runs_shown = [
            {
                "seats": report.seats,
                "variants": report.variants,
                "games": report.games,
                "decisions": report.decisions,
                "longest": report.longest,
                "errors": report.errors,
            }
            for report in reports
        ]
        shown = {
            "title": title,
            "runs": runs_shown,
            "words": words,
            "unseen_content": unseen,
            "rare": rare,
            "findings": findings,
        }
        print(json.dumps(shown, ensure_ascii=False))
    else:
        left_out = [number for number in game.seats if number not in numbers] if seats is None else []
        if left_out:
            console().print(Text(say("check-only", seats=listed(numbers), others=listed(left_out))))
        show_check(reports, words, unseen, rare, findings)
    if findings:
        raise typer.Exit(1)


def listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


def show_check(
    reports: list[conformance.Report], words: dict[str, list[str]], unseen: list[str], rare: list[str], findings: int
) -> None:
    screen = console()
    table = Table(padding=(0, 1), header_style="bold")
    for name in ("seats", "variants", "games", "decisions", "longest", "findings"):
        table.add_column(say(f"check-{name}"), justify="left" if name == "variants" else "right")
    for report in reports:
        usual = report.title.usual(report.seats, {})
        values = " ".join(f"{id}={value}" for id, value in report.variants.items() if value != usual[id]) or "–"
        numbers = (report.games, report.decisions, report.longest, len(report.errors))
        table.add_row(str(report.seats), Text(values), *map(str, numbers))
    screen.print(table)
    for report in reports:
        for error in report.errors[:20]:
            screen.print(Text(f"{report.seats}: {error}", style="red"))
    for lang, problems in words.items():
        screen.print(Text(f"{say('check-words', lang=lang)}: {len(problems) or say('many-nothing')}"))
        for problem in problems[:40]:
            screen.print(Text(f"  {problem}", style="red"))
    if unseen:
        screen.print(Text(f"{say('check-unseen')} {', '.join(unseen)}", style="yellow"))
    if rare:
        screen.print(Text(f"{say('check-rare')} {', '.join(rare)}", style="dim"))
    if not findings:
        screen.print(Text(say("check-clean"), style="green"))
