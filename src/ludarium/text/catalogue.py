"""Catalogues: the messages of one title, and below them the common ones, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ludarium.kernel.homes import has_folder, home, room_of, titles

LANGUAGES = ("en", "ru")

# Rooms that are not where their title's module is; tests put theirs here.
_rooms: dict[str, Traversable] = {}


def place(title: str, folder: Traversable) -> None:
    """Says where the room of a title lies (`text/`, `rules.md`), if not beside its module."""
    _rooms[title] = folder
    catalogue.cache_clear()


def room(title: str) -> Traversable | None:
    """The folder of a title."""
    if title in _rooms:
        return _rooms[title]
    if title not in titles():
        return None
    package = room_of(home(title))
    return resources.files(package) if has_folder(package) else None


def source(title: str, lang: str) -> str | None:
    """The text of a title's catalogue (of the common one if the title is empty); None if there is none.

    It may be one file, `text/en.ftl`, or several that are read as one: `text/places.en.ftl`, `text/events.en.ftl`.
    """
    folder = room(title) if title else resources.files("ludarium")
    if folder is None or not (folder / "text").is_dir():
        return None
    files = {file.name: file for file in (folder / "text").iterdir() if f".{file.name}".endswith(f".{lang}.ftl")}
    return "\n".join(files[name].read_text(encoding="utf-8") for name in sorted(files)) if files else None


class _Uses(Visitor):
    """Collects the variables, messages and terms that a pattern mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.messages.add(f"-{node.id.name}")
        # A term does not see the variables of the message; only those handed to it count.
        if node.arguments is not None:
            self.visit(node.arguments)


class Catalogue:
    """`parts` are texts in the Fluent syntax; where two have the same message, the first one counts."""

    def __init__(self, lang: str, parts: list[str]) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.junk: list[str] = []
        self.twice: list[str] = []
        # For each part, its message ids.
        self.ids: list[set[str]] = []
        self._uses: dict[str, _Uses] = {}
        for part in parts:
            self._add(part)

    def _add(self, text: str) -> None:
        resource = FluentResource(text)
        self.bundle.add_resource(resource)
        ids: set[str] = set()
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                self.junk.append((entry.content or "").strip().splitlines()[0])
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            id = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if id in ids:
                self.twice.append(id)
            ids.add(id)
            if id not in self._uses:
                uses = _Uses()
                uses.visit(entry)
                self._uses[id] = uses
        self.ids.append(ids)

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id) and self.bundle.get_message(id).value is not None

    def variables(self, id: str) -> set[str]:
        """The variables that a message uses, itself or through messages it mentions."""
        found: set[str] = set()
        todo, done = [id], set()
        while todo:
            each = todo.pop()
            if each in done or each not in self._uses:
                continue
            done.add(each)
            found |= self._uses[each].variables
            todo.extend(other for other in self._uses[each].messages if not other.startswith("-"))
        return found

    def attributes(self, id: str) -> list[str]:
        return list(self.bundle.get_message(id).attributes) if self.bundle.has_message(id) else []

    def format(self, id: str, args: Mapping[str, Any], attribute: str = "") -> tuple[str, list[str]]:
        """The text of a message that exists, and what was wrong with it."""
        message = self.bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        return str(text), [f"{id}: {error}" for error in errors]


@lru_cache
def catalogue(title: str, lang: str) -> Catalogue:
    """The title's messages on top of the common ones; only the common ones if the title is empty."""
    common = source("", lang) or ""
    own = source(title, lang) if title else None
    return Catalogue(lang, [common] if own is None else [own, common])
