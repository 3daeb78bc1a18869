"""`ludarium titles` and `ludarium cards`."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ludarium.kernel import title as registry
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


def cards(title: str) -> None:
    game = registry.find(title)
    words = speaker(game)
    screen = console()
    shown = 0
    for domain in words.domains.values():
        for index in range(domain.size):
            ref = domain.full(index)
            lines = words.words(ref)
            if lines:
                shown += 1
                screen.print(Text.assemble((words(ref), "bold"), ("  " + ref, "dim")))
                for line in lines:
                    screen.print(Text(f"  {line}"))
    if not shown:
        screen.print(say("cards-none", title=game.id))
