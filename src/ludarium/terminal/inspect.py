"""`ludarium titles` and `ludarium cards`."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from ludarium.kernel import title as registry
from ludarium.kernel.errors import LudariumError, unknown
from ludarium.kernel.title import Title
from ludarium.kernel.variant import BOT, PERSON, SCENARIO, Side
from ludarium.terminal.speech import console, say, speaker
from ludarium.text import Speaker


def titles(title: Annotated[str | None, typer.Argument()] = None) -> None:
    if title is not None:
        show(registry.find(title))
        return
    table = Table(box=None, padding=(0, 2), header_style="bold")
    for heading in ("id", "name", "seats", "minutes", "variants"):
        # names and numbers give way: what is chosen has to be read
        table.add_column(say(f"titles-{heading}"), min_width=30 if heading == "variants" else None)
    for id in registry.titles():
        game = registry.find(id)
        words = speaker(game)
        least, most = game.minutes
        table.add_row(
            Text(id, style="cyan"),
            Text(words("title")),
            Text(", ".join(map(str, game.seats))),
            Text(f"{least * min(game.seats)}–{most * max(game.seats)}"),
            Text("\n".join([*_scenarios(game), *_variants(game, words)])),
        )
    console().print(table if table.row_count else say("titles-none"))


def show(title: Title) -> None:
    """One title: its scenarios, each with its sides, and its variants."""
    words = speaker(title)
    screen = console()
    screen.print(Text(words("title"), style="bold"))
    if title.scenarios:
        table = Table(box=None, padding=(0, 2), header_style="bold")
        for heading in ("scenario", "name", "seats", "sides", "rounds", "minutes"):
            table.add_column(say(f"titles-{heading}"))
        for each in title.scenarios:
            least, most = each.minutes
            name = words.variant_value(SCENARIO, each.id) if each.ready else say("titles-not-ready")
            table.add_row(
                Text(each.id, style="cyan" if each.ready else "dim"),
                Text(name),
                Text(", ".join(map(str, each.seats))),
                Text(", ".join(_side(words, side) for side in each.sides)),
                Text(str(each.rounds)),
                Text(f"{least}–{most}"),
            )
        screen.print(table)
    for line in _variants(title, words):
        screen.print(Text(line))


def _side(words: Speaker, side: Side) -> str:
    name = words.thing(side.name)
    if side.player == PERSON:
        return name
    return say("titles-without-seat" if side.player == BOT else "titles-for-some", side=name)


def _scenarios(title: Title) -> list[str]:
    ready = sum(1 for each in title.scenarios if each.ready)
    return [say("titles-many-scenarios", count=ready, title=title.id)] if title.scenarios else []


def _variants(title: Title, words: Speaker) -> list[str]:
    return [
        f"{each.id}={'|'.join(each.values)}: {words.variant(each.id)}" for each in title.variants if each.id != SCENARIO
    ]


def cards(
    title: Annotated[str, typer.Argument()],
    nation: Annotated[str | None, typer.Option("--nation", "--group")] = None,
) -> None:
    game = registry.find(title)
    refs = [domain.full(index) for domain in game.content for index in range(domain.size)]
    if nation is not None:
        refs = grouped(game, refs, nation)
    words = speaker(game)
    # Cards that say the same are printed once, with their number.
    faces: dict[tuple[str, ...], list[str]] = {}
    for ref in refs:
        lines = words.words(ref)
        if lines:
            faces.setdefault((words(ref), *lines), []).append(ref)
    screen = console()
    for (name, *lines), same in faces.items():
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
