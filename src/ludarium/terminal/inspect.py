"""`ludarium titles` and `ludarium cards`."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from ludarium.kernel import title as registry
from ludarium.kernel.errors import LudariumError, unknown
from ludarium.kernel.title import Title
from ludarium.terminal.speech import console, say, speaker


def titles() -> None:
    table = Table(box=None, padding=(0, 2), header_style="bold")
    for heading in ("id", "name", "seats", "minutes", "variants"):
        table.add_column(say(f"titles-{heading}"))
    for id in registry.titles():
        title = registry.find(id)
        words = speaker(title)
        least, most = title.minutes
        table.add_row(
            Text(id, style="cyan"),
            Text(words("title")),
            Text(", ".join(map(str, title.seats))),
            Text(f"{least * min(title.seats)}–{most * max(title.seats)}"),
            Text("\n".join(f"{each.id}={'|'.join(each.values)}: {words.variant(each.id)}" for each in title.variants)),
        )
    console().print(table if table.row_count else say("titles-none"))


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
