"""Pages of the documentation that the program writes itself (a hook of MkDocs): the commands, the addresses of the
server, and the rules of each title in its languages. Links to files that are not pages lead to the source.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from pathlib import Path
from typing import Any

import typer
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from typer.core import TyperGroup

HOUSE = Path(__file__).resolve().parent.parent
GAMES = HOUSE / "src/ludarium/games"
RULES = {"en": "rules.md", "ru": "rules.ru.md"}
# `[text](../CONTRIBUTING.md)`: a file of the project that is no page of the site.
OUTSIDE = re.compile(r"\[([^\]]+)\]\(((?:\.\./)+[^)#]*|LICENSE)(#[^)]*)?\)")
INLINE_SCRIPT = re.compile(r"<script(?![^>]*\bsrc=)(?![^>]*application/json)[^>]*>(.*?)</script>", re.DOTALL)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The rules of each title stand beside its page."""
    assert config.nav is not None
    titles = next(each["Titles"] for each in config.nav if isinstance(each, dict) and "Titles" in each)
    titles += [f"rules/{room.name}-{lang}.md" for room, lang in _rulebooks()]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    written = {"reference/commands.md": commands(), "reference/http.md": addresses()}
    for room, lang in _rulebooks():
        written[f"rules/{room.name}-{lang}.md"] = (room / RULES[lang]).read_text("utf-8")
    for path, text in written.items():
        files.append(File.generated(config, path, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """A link that leaves the documentation becomes the name of the file."""

    def outside(found: re.Match[str]) -> str:
        target = (Path("docs") / page.file.src_uri).parent / found[2]
        inside = Path("docs").resolve() in (HOUSE / target).resolve().parents
        return found[0] if inside else f"{found[1]} (`{_plain(target)}`)"

    return OUTSIDE.sub(outside, markdown)


def on_post_build(config: MkDocsConfig) -> None:
    """Which scripts stand inside the pages: the server allows these and no others."""
    known: set[str] = set()
    for page in Path(config.site_dir).rglob("*.html"):
        for script in INLINE_SCRIPT.findall(page.read_text("utf-8")):
            known.add("sha256-" + base64.b64encode(hashlib.sha256(script.encode("utf-8")).digest()).decode("ascii"))
    (Path(config.site_dir) / "scripts.json").write_text(json.dumps(sorted(known)), "utf-8")


def _rulebooks() -> list[tuple[Path, str]]:
    rooms = sorted(path.parent for path in GAMES.glob("*/rules.md"))
    return [(room, lang) for room in rooms for lang, name in RULES.items() if (room / name).exists()]


def _plain(path: Path) -> str:
    parts: list[str] = []
    for part in path.parts:
        if part == ".." and parts:
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)


def commands() -> str:
    """Every command with what it takes, as `--help` tells it."""
    from ludarium.terminal import app, speech

    speech.use("en")
    lines = ["# Every command", "", "As `ludarium COMMAND --help` says it; `--lang ru` says it in Russian."]
    for path, command in _leaves([], typer.main.get_command(app.app)):
        key = "-".join(path).replace(" ", "-")
        lines += ["", f"## `ludarium {' '.join(path)}`", "", speech.say(f"help-{key}"), ""]
        if command.params:
            lines += ["| | |", "|---|---|"]
        for each in command.params:
            shown = app._argument(each) if each.param_type_name == "argument" else app._option(each)
            lines.append(f"| `{shown}` | {_cell(app._about(key, each))} |")
    return "\n".join(lines) + "\n"


def addresses() -> str:
    """Every address of the server, from its own OpenAPI description."""
    from ludarium.server.app import create_app
    from ludarium.server.settings import Settings

    described: dict[str, Any] = create_app(Settings(secret="s" * 40)).openapi_schema.to_schema()
    lines = ["# Every address", "", "From the server's own description (`/api/openapi.json`)."]
    for path, methods in sorted(described["paths"].items()):
        lines += ["", f"## `{path}`", ""]
        for method, operation in methods.items():
            if isinstance(operation, dict) and "responses" in operation:
                said = operation.get("description") or operation.get("summary") or ""
                lines.append(f"- **{method.upper()}** {_cell(said)}")
    return "\n".join(lines) + "\n"


def _leaves(path: list[str], command: Any) -> list[tuple[list[str], Any]]:
    if not isinstance(command, TyperGroup):
        return [(path, command)]
    return [leaf for name, each in command.commands.items() for leaf in _leaves([*path, name], each)]


def _cell(text: str) -> str:
    """One line of a table: what would end it is written otherwise."""
    return " ".join(text.split()).replace("|", "\\|").replace("<", "&lt;")
