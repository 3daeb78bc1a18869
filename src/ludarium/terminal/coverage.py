"""`ludarium rules`: the numbered rules of a title, and which of them are tested."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from ludarium.kernel import rulebook as books
from ludarium.kernel import title as registry
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.rulebook import Rulebook
from ludarium.kernel.scenario import cases
from ludarium.kernel.title import Title
from ludarium.terminal.files import read
from ludarium.terminal.speech import console, say, speaker
from ludarium.text.catalogue import room


def rulebook(title: Title) -> Rulebook | None:
    """The rules of a title's room in the person's language, if it has some."""
    folder = room(title.id)
    return books.find(folder, title.prefix, speaker().lang) if folder is not None else None


def rules(
    title: Annotated[str, typer.Argument()],
    id: Annotated[str | None, typer.Argument()] = None,
    coverage: Annotated[bool, typer.Option("--coverage")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    game = registry.find(title)
    book = rulebook(game)
    if book is None:
        raise LudariumError("no-rules", f"{title} has no rules.md.", {"title": title})
    if coverage:
        covered(game, book, as_json)
        return
    if id is not None and id.upper() not in book.rules:
        raise LudariumError("unknown-rule", f"{title} has no rule {id}.", {"given": id})
    chosen = [book.rules[id.upper()]] if id is not None else list(book.rules.values())
    if as_json:
        shown = [{"id": rule.id, "text": rule.text, "not_applicable": rule.reason} for rule in chosen]
        print(json.dumps(shown, ensure_ascii=False))
        return
    screen = console()
    for rule in chosen:
        text = Text.assemble((rule.id, "bold cyan"), f"  {rule.text}")
        if rule.reason:
            text.append(f"  ({say('rules-not-applicable')}: {rule.reason})", "dim")
        screen.print(Padding(text, (0, 0, 0 if id is None else 1, 0)))
    if id is None:
        screen.print(say("rules-count", count=len(chosen)), style="dim")


def covered(title: Title, book: Rulebook, as_json: bool) -> None:
    """Exit code 1 if a rule is neither tested nor marked not applicable."""
    ids = [rule.id for rule in book.own()]
    inapplicable = [rule.id for rule in book.own() if rule.reason]
    found = tested(title)
    result = {
        "title": title.id,
        "rules": len(ids),
        "tested": len([id for id in ids if id in found]),
        "not_applicable": len(inapplicable),
        "missing": [id for id in ids if id not in found and id not in inapplicable],
    }
    missing: list[str] = [id for id in ids if id not in found and id not in inapplicable]
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
    else:
        screen = console()
        screen.print(say("rules-count", count=len(ids)))
        for name in ("tested", "not_applicable"):
            screen.print(f"  {say('rules-' + name.replace('_', '-'))}: {result[name]}")
        if missing:
            screen.print(f"  {say('rules-missing')}: {len(missing)}\n    {escape(', '.join(missing))}", style="red")
        else:
            screen.print(f"  {say('rules-nothing-missing')}", style="green")
    if missing:
        raise typer.Exit(1)


def tested(title: Title) -> set[str]:
    """The rule ids that tests and scenarios of the checkout are marked with."""
    folder = next((root for root in _roots() if (root / "tests" / "games" / title.id).is_dir()), None)
    if folder is None:
        raise LudariumError("no-checkout", f"There is no tests/games/{title.id} here.", {"title": title.id})
    ids: set[str] = set()
    for path in sorted((folder / "tests").rglob("*.py")):
        ids |= marked(read(path))
    for path in examples(title, folder):
        for case in cases(read(path), str(path), title):
            ids.update(case.rules)
    return ids


def examples(title: Title, checkout: Path) -> list[Path]:
    """The scenario files of a title: those it brings along as lessons, and those that are tests only."""
    folders = [checkout / "tests" / "games" / title.id / "examples"]
    home = room(title.id)
    if home is not None:
        folders.append(Path(str(home)) / "examples")
    return [path for folder in folders for path in sorted(folder.glob("*.toml"))]


def _roots() -> list[Path]:
    """Where a checkout may be: here or above, or where the package lies."""
    here = Path.cwd()
    return [here, *here.parents, Path(__file__).resolve().parents[3]]


def marked(source: str) -> set[str]:
    """The ids in all `pytest.mark.rule(...)` of a test file."""
    ids: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule"):
            continue
        owner = node.func.value
        if isinstance(owner, ast.Attribute) and owner.attr == "mark":
            parts = [part for arg in node.args for part in ast.walk(arg)]
            ids |= {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}
    return ids
