"""`ludarium scenario`: runs scenario files, and says what a scenario of a title can say."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ludarium.kernel import scenario, scenario_dump, variant
from ludarium.kernel import title as registry
from ludarium.kernel.domain import Domain
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.layout import Codec, Converted, Many, Ref, Set, Struct, document
from ludarium.kernel.layout_wide import Columns, Packed, Sparse
from ludarium.kernel.match import Match
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.record import loads, todays
from ludarium.kernel.scenario_errors import Differs
from ludarium.kernel.state import fields
from ludarium.kernel.title import Title
from ludarium.terminal import files
from ludarium.terminal.speech import console, say, speaker
from ludarium.text.check import frame_id_of
from ludarium.text.speaker import domains


def run(paths: Annotated[list[Path], typer.Argument(metavar="FILES")]) -> None:
    """Exit code 1 if something does not hold, 2 if a file cannot be read."""
    screen = console()
    tally = Tally()
    for path in scenario_files(paths, tally):
        try:
            found = scenario.cases(files.read(path), str(path))
        except LudariumError as error:
            tally.tell(path, "", error)
            continue
        for case in found:
            try:
                case.run()
            except LudariumError as error:
                tally.tell(path, case.id, error, case.title)
            else:
                tally.tell(path, case.id, None)
    screen.print(say("scenario-sum", held=tally.held, count=tally.count))
    if tally.unread:
        screen.print(say("scenario-unread-sum", count=tally.unread))
    if tally.count > tally.held:
        raise typer.Exit(2 if tally.unread else 1)


class Tally:
    """What came of the files so far; each is told at once."""

    def __init__(self) -> None:
        self.count = 0
        self.held = 0
        self.unread = 0

    def tell(self, path: Path, case: str, error: LudariumError | None, title: Title | None = None) -> None:
        self.count += 1
        place = f"{path}: " if not case else f"{path}: {say('scenario-case', case=case)}: "
        screen = console()
        if error is None:
            self.held += 1
            screen.print(Text.assemble(place, (say("scenario-holds"), "green")))
            return
        words = speaker(title)
        if isinstance(error, Differs):
            screen.print(Text.assemble(place, (say("scenario-fails"), "bold red")))
            for reason in error.reasons:
                screen.print(Text(f"  {error.where}: {words.error(reason)}"))
            return
        self.unread += 1
        screen.print(Text.assemble(place, (say("scenario-unread"), "bold magenta")))
        screen.print(Text(f"  {words.error(error)}"))


def scenario_files(paths: list[Path], tally: Tally) -> Iterator[Path]:
    """The given files, and all scenario files below the given folders."""
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        found = sorted(path.rglob("*.toml"))
        if not found:
            tally.tell(path, "", LudariumError("no-scenarios", f"There is no *.toml in {path}.", {"file": str(path)}))
        yield from found


def dump(
    record: Annotated[Path, typer.Argument()],
    upto: Annotated[int | None, typer.Option("--upto")] = None,
    out: Annotated[Path | None, typer.Option("--out")] = None,
) -> None:
    """The position of a recorded game as the beginning of a scenario."""
    whole = loads(files.read(record))
    count = len(whole.lines)
    if upto is not None and not 0 <= upto <= count:
        raise LudariumError("bad-step", f"There is no step {upto}.", {"given": str(upto), "count": str(count)})
    match = Match.replay(whole, upto)
    header = match.record.header
    text = scenario_dump.dumps(match.title, match.position, header.seats, todays(header, match.title), header.names)
    if out is None:
        print(text, end="")
    else:
        files.write(out, text)
        console().print(Text(say("scenario-written", file=str(out))))


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
    if title.scenarios:
        lines += ["## Seats", "", "Who has which seat, from 0 on, in each scenario that can be played.", ""]
        lines += ["| Scenario | Seats |", "|---|---|"]
        lines += [f"| `{each.id}` | {_seats(each)} |" for each in title.scenarios if each.ready]
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
    lines += ["", "## Automatic steps", "", "For `until`: a reading point before the step.", ""]
    lines += [f"- {_step(cls)}" for cls in title.classes.values() if issubclass(cls, Step)]
    lines += ["", "## Options", "", "For `choose`, `offered`, `not_offered`, `only`.", ""]
    lines += ["| Option | Rules |", "|---|---|"]
    for verb in title.vocabulary.verbs:
        words = [verb.name, *(f"{argument.name}=<{argument.domain.name}>" for argument in verb.arguments)]
        lines.append(f"| `{' '.join(words)}` | {' '.join(verb.rules)} |")
    lines += ["", "## Told facts", "", "For `told`, `not_told`, `told_only`.", "", "| Fact | Rules |", "|---|---|"]
    for event in title.vocabulary.events:
        words = [event.name, *(f"{argument.name}=<{argument.domain.name}>" for argument in event.arguments)]
        lines.append(f"| `{' '.join(words)}` | {' '.join(event.rules)} |")
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


def _seats(scenario: variant.Scenario) -> str:
    """Seats with who has them; automated sides come without a number."""
    people = [side.name.partition(":")[2] for side in scenario.sides if side.player != variant.BOT]
    bots = [side.name.partition(":")[2] for side in scenario.sides if side.player == variant.BOT]
    found = [f"{seat} `{name}`" for seat, name in enumerate(people)]
    return ", ".join([*found, *(f"automated: `{name}`" for name in bots)])


def _step(cls: type) -> str:
    """An automatic step with its fields: `action-turn seat=...`."""
    return f"`{' '.join([frame_id_of(cls), *(f'{name}=...' for name in fields(cls))])}`"


def layout_domains(codec: Codec) -> dict[str, Domain]:
    """The domains that a layout reads references of, or names places by."""
    found: dict[str, Domain] = {}
    if isinstance(codec, Struct):
        for _, part in codec.parts:
            found |= layout_domains(part)
    elif isinstance(codec, Many | Sparse | Packed):
        found |= layout_domains(codec.item)
        if codec.keys is not None:
            found[codec.keys.name] = codec.keys
    elif isinstance(codec, Columns):
        found |= layout_domains(codec.row)
        found[codec.keys.name] = codec.keys
    elif isinstance(codec, Converted):
        found |= layout_domains(codec.inner)
    elif isinstance(codec, Ref | Set):
        found[codec.domain.name] = codec.domain
    else:
        for part in codec.made_of():
            found |= layout_domains(part)
    return found
