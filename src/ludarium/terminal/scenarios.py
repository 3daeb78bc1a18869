"""`ludarium scenario`: runs scenario files, and says what a scenario of a title can say."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ludarium.kernel import scenario
from ludarium.kernel import title as registry
from ludarium.kernel.domain import Domain
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.layout import Codec, Many, Ref, Set, Struct, document
from ludarium.kernel.position import Decision
from ludarium.kernel.title import Title
from ludarium.terminal import files
from ludarium.terminal.speech import console, say, speaker
from ludarium.text.check import frame_id_of
from ludarium.text.speaker import domains


def run(paths: Annotated[list[Path], typer.Argument(metavar="FILES")]) -> None:
    screen = console()
    words = speaker()
    held = 0
    for path in paths:
        text = files.read(path)
        try:
            scenario.reads(text, str(path)).run()
        except LudariumError as error:
            screen.print(Text.assemble(f"{path}: ", (say("scenario-fails"), "bold red")))
            screen.print(Text(f"  {words.error(error)}"))
        else:
            held += 1
            screen.print(Text.assemble(f"{path}: ", (say("scenario-holds"), "green")))
    screen.print(say("scenario-sum", held=held, count=len(paths)))
    if held < len(paths):
        raise typer.Exit(1)


def describe(
    title: Annotated[str | None, typer.Argument()] = None,
    write_docs: Annotated[bool, typer.Option("--write-docs")] = False,
    folder: Annotated[Path, typer.Option("--folder")] = Path("docs/scenarios"),
) -> None:
    if write_docs:
        for id in registry.titles() if title is None else [title]:
            path = folder / f"{id}.md"
            files.write(path, page(registry.find(id)))
            console().print(Text(say("scenario-written", file=str(path))))
        return
    if title is None:
        raise LudariumError("scenario-names", "Give a title, or --write-docs.")
    print(page(registry.find(title)), end="")


def page(title: Title) -> str:
    """The Markdown page of one title, made from what the title declares."""
    lines = [
        f"# Scenarios of `{title.id}`",
        "",
        "Made by `ludarium scenario describe --write-docs`. How to write a scenario: [scenarios](../scenarios.md).",
        "",
        f"Seats: {', '.join(map(str, title.seats))}.",
        "",
    ]
    if title.variants:
        lines += ["| Variant | Values | Default |", "|---|---|---|"]
        lines += [f"| `{v.id}` | {', '.join(f'`{x}`' for x in v.values)} | `{v.default}` |" for v in title.variants]
        lines.append("")
    lines += [
        "## Parts of the position",
        "",
        "For `[given]` and `then`.",
        "",
        "| Path | What may stand there |",
        "|---|---|",
    ]
    lines += [*document(title.layout), ""]
    lines += ["## Phases", "", "For `given.phase`; `given.seat` says who begins.", ""]
    lines += [*(f"- `{phase}`" for phase in title.phases()), ""]
    lines += ["## Decisions", "", "For `decision`.", "", "| Decision | Rules |", "|---|---|"]
    for cls in title.classes.values():
        if issubclass(cls, Decision):
            lines.append(f"| `{frame_id_of(cls)}` | {' '.join(cls.RULES)} |")
    lines += ["", "## Options", "", "For `choose`, `offered`, `not_offered`.", "", "| Option | Rules |", "|---|---|"]
    for verb in title.vocabulary.verbs:
        words = [verb.name, *(f"{argument.name}=<{argument.domain.name}>" for argument in verb.arguments)]
        lines.append(f"| `{' '.join(words)}` | {' '.join(verb.rules)} |")
    lines += ["", "## References", "", "What can stand for a `<domain>`, and what names the places of a list.", ""]
    known = {**layout_domains(title.layout), **domains(title)}
    for domain in sorted(known.values(), key=lambda domain: domain.name):
        if domain.parts:
            about = ".".join(f"<{part.name}>" for part in domain.parts)
            lines.append(f"- **{domain.name}**: `{about}`, for example `{domain.refs[0]}`")
        elif domain.is_number:
            lines.append(f"- **{domain.name}**: `{domain.refs[0]}` to `{domain.refs[-1]}`")
        else:
            lines.append(f"- **{domain.name}**: {', '.join(f'`{ref}`' for ref in domain.refs)}")
    return "\n".join(lines) + "\n"


def layout_domains(codec: Codec) -> dict[str, Domain]:
    """The domains that a layout reads references of, or names places by."""
    found: dict[str, Domain] = {}
    if isinstance(codec, Struct):
        for _, part in codec.parts:
            found |= layout_domains(part)
    elif isinstance(codec, Many):
        found |= layout_domains(codec.item)
        if codec.keys is not None:
            found[codec.keys.name] = codec.keys
    elif isinstance(codec, Ref | Set):
        found[codec.domain.name] = codec.domain
    return found
