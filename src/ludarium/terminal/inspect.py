"""`ludarium titles` and `ludarium cards`."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludarium.kernel import title as registry
from ludarium.kernel.errors import LudariumError, unknown
from ludarium.kernel.title import Title
from ludarium.kernel.variant import BOT, PERSON, SCENARIO, Side
from ludarium.terminal.speech import console, errors, say, speaker
from ludarium.text import Speaker


def titles(title: Annotated[str | None, typer.Argument()] = None) -> None:
    if title is not None:
        show(registry.find(title))
        return
    table = Table(box=None, padding=(0, 2), header_style="bold")
    for heading in ("id", "name", "seats", "minutes", "choices"):
        table.add_column(say(f"titles-{heading}"))
    found, faults = registry.shelf()
    for game in found:
        least, most = _minutes(game)
        table.add_row(
            Text(game.id, style="cyan"),
            Text(speaker(game)("title")),
            Text(", ".join(map(str, game.seats))),
            Text(f"{least}–{most}"),
            Text(_choices(game)),
        )
    screen = console()
    screen.print(table if table.row_count else say("titles-none"))
    if table.row_count:
        screen.print(Text(say("titles-more"), style="dim"))
    for fault in faults:
        errors().print(Text(speaker().error(fault), style="red"))


def show(title: Title) -> None:
    """One title: its scenarios, each with its sides, and its variants.

    A list and no table: what one has to type is never cut, however narrow the screen is.
    """
    words = speaker(title)
    screen = console()
    screen.print(Text(words("title"), style="bold"))
    for each in title.scenarios:
        least, most = each.minutes
        name = words.variant_value(SCENARIO, each.id) if each.ready else say("titles-not-ready")
        line = Text.assemble((f"{SCENARIO}={each.id}", "cyan" if each.ready else "dim"), "  ", name)
        sides = ", ".join(_side(words, side) for side in each.sides)
        seats = ", ".join(map(str, each.seats))
        about = say("titles-about", seats=seats, rounds=each.rounds, minutes=f"{least}–{most}", sides=sides)
        screen.print(line)
        screen.print(Padding(Text(about, style="dim"), (0, 0, 0, 4)))
    for variant in title.variants:
        if variant.id != SCENARIO:
            screen.print(Text(f"{variant.id}={'|'.join(variant.values)}: {words.variant(variant.id)}"))


def _side(words: Speaker, side: Side) -> str:
    name = words.thing(side.name)
    if side.player == PERSON:
        return name
    return say("titles-without-seat" if side.player == BOT else "titles-for-some", side=name)


def _minutes(title: Title) -> tuple[int, int]:
    """The shortest and the longest game: of all scenarios, or by the number of seats."""
    ready = [each.minutes for each in title.scenarios if each.ready]
    if ready:
        return min(least for least, _ in ready), max(most for _, most in ready)
    least, most = title.minutes
    return least * min(title.seats), most * max(title.seats)


def _choices(title: Title) -> str:
    """How much there is to choose before a game."""
    scenarios = sum(1 for each in title.scenarios if each.ready)
    variants = sum(1 for each in title.variants if each.id != SCENARIO)
    counts = [say("titles-scenarios", count=scenarios)] if scenarios else []
    return ", ".join([*counts, say("titles-variants", count=variants)])


def cards(
    title: Annotated[str, typer.Argument()],
    nation: Annotated[str | None, typer.Option("--nation", "--group")] = None,
) -> None:
    game = registry.find(title)
    refs = [domain.full(index) for domain in game.content for index in range(domain.size)]
    if nation is not None:
        refs = grouped(game, refs, nation)
    words = speaker(game)
    # Cards of one group that say the same are printed once, with their number.
    faces: dict[tuple[str, ...], list[str]] = {}
    for ref in refs:
        lines = words.words(ref)
        if lines:
            faces.setdefault((game.group(ref), words(ref), *lines), []).append(ref)
    screen = console()
    for (_, name, *lines), same in faces.items():
        times = f" × {len(same)}" if len(same) > 1 else ""
        screen.print(Text.assemble((name, "bold"), times, ("  " + same[0], "dim")))
        for line in lines:
            for part in Text(line).wrap(screen, screen.width - 2):
                part.rstrip()
                screen.print(Text.assemble("  ", part))
    if not faces:
        screen.print(say("cards-none", title=game.id))


def grouped(title: Title, refs: list[str], group: str) -> list[str]:
    """The cards of one group. Says which groups there are if this is none of them."""
    groups = list(dict.fromkeys(found for ref in refs if (found := title.group(ref))))
    if not groups:
        raise LudariumError("no-groups", f"The cards of {title.id} are one group.", {"title": title.id})
    if group not in groups:
        raise unknown("nation", group, groups)
    return [ref for ref in refs if title.group(ref) == group]
