"""Makes the client's types from those of the server and of the titles: writes them, or with `--check` compares them.

web/src/lib/wire.ts           what goes over HTTP and the live connection, and what each request asks and answers
web/src/titles/<id>/view.ts   what a seat sees of a title's table
"""

from __future__ import annotations

import re
import sys
import types
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from ludarium.kernel import shapes
from ludarium.kernel.title import find, titles
from ludarium.server import wire, wire_people, wire_rules, wire_tournaments
from ludarium.server.app import create_app
from ludarium.server.settings import Settings

WEB = Path(__file__).parents[1] / "web" / "src"
MADE = "/* Made by tools/client_types.py from the types of the server and of the titles. Do not edit it. */\n"
PLAIN: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    datetime: "string",
    types.NoneType: "null",
    Any: "unknown",
}
SNAKE = re.compile(r"[a-z][a-z0-9_]*")


class Wrong(Exception):
    """Something has no type in TypeScript."""


class Types:
    """The interfaces of one file, each after those it needs."""

    def __init__(self, known: dict[type, str] | None = None) -> None:
        # interfaces of another file, and those of them that are used here
        self.known = known or {}
        self.used: set[str] = set()
        self.names: dict[type, str] = {}
        self.texts: list[str] = []

    def of(self, kind: Any) -> str:
        """The type in TypeScript."""
        if kind in PLAIN:
            return PLAIN[kind]
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated and isinstance(args[1], int):
            # a list of so many
            return f"[{', '.join([self.of(get_args(args[0])[0])] * args[1])}]"
        if origin in (Annotated, NotRequired):
            return self.of(args[0])
        if origin is Literal:
            return " | ".join(f'"{each}"' for each in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.of(each) for each in args))
        if origin is list:
            inner = self.of(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(self.of(each) for each in args)}]"
        if origin is dict:
            return f"Record<{self.of(args[0])}, {self.of(args[1])}>"
        if kind in self.known:
            self.used.add(self.known[kind])
            return self.known[kind]
        return self.interface(kind)

    def interface(self, kind: Any) -> str:
        if kind in self.names:
            return self.names[kind]
        if not (is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct))):
            raise Wrong(f"{kind} has no type in TypeScript. Use what JSON has, or a TypedDict.")
        name: str = kind.__name__.removesuffix("Out")
        if name in self.names.values():
            raise Wrong(f"Two types are named {name}: rename one of them.")
        self.names[kind] = name
        # Each title has a table of its own.
        generic = "<Table = unknown>" if kind is shapes.MatchView else ""
        rows = []
        for field, inner, always in members(kind):
            if not SNAKE.fullmatch(field):
                raise Wrong(f"{kind.__name__}.{field}: names on the wire are written_like_this.")
            said = "Table" if generic and field == "table" else self.of(inner)
            rows.append(f"  {field}{'' if always else '?'}: {said};\n")
        about = kind.__dict__.get("__doc__")
        comment = f"/** {' '.join(about.split())} */\n" if about else ""
        self.texts.append(f"{comment}export interface {name}{generic} {{\n{''.join(rows)}}}\n")
        return name


def members(kind: Any) -> list[tuple[str, Any, bool]]:
    """Name, type, and whether it is always there."""
    if is_typeddict(kind):
        hints = get_type_hints(kind, include_extras=True)
        return [(name, hint, get_origin(hint) is not NotRequired) for name, hint in hints.items()]
    config = kind.__struct_config__
    found: list[tuple[str, Any, bool]] = []
    if config.tag is not None:
        found.append((config.tag_field, Literal[config.tag], True))
    # What a client sends may leave out what has a usual value; what the server sends has everything.
    sent = config.forbid_unknown_fields or kind in get_args(wire.FromClient)
    for field in msgspec.structs.fields(kind):
        found.append((field.encode_name, field.type, field.required or not sent))
    return found


def wire_file() -> tuple[str, dict[type, str]]:
    """The text, and the names of what is in it."""
    found = Types()
    described = create_app(Settings(secret="s" * 40)).openapi_schema.to_schema()["paths"]
    routes = [
        route(found, method, path, asked)
        for path, methods in described.items()
        if path.startswith("/api/")
        for method, asked in methods.items()
    ]
    told, sent, news = (found.of(each) for each in (wire.FromServer, wire.FromClient, wire.News))
    parts = [
        MADE,
        *found.texts,
        "/** An answer on the live connection has the `ref` of what it answers. */\n"
        f"export type FromServer = ({told}) & {{ ref?: {found.of(wire.Ref)} }};\n",
        f"export type FromClient = {sent};\n",
        f"export type News = {news};\n",
        "/** What each request asks, and what it is answered with. */\n"
        f"export interface Routes {{\n{''.join(routes)}}}\n",
    ]
    return "\n".join(parts), found.names


def route(found: Types, method: str, path: str, asked: dict[str, Any]) -> str:
    """One request, as OpenAPI describes it; the shapes behind its names are those of `wire` and its sisters."""
    parts = []
    for place in ("path", "query"):
        rows = [
            f"{each['name']}{'' if each['required'] else '?'}: {simple(each['schema'])}"
            for each in asked.get("parameters", [])
            if each["in"] == place
        ]
        if rows:
            parts.append(f"{place}: {{ {'; '.join(rows)} }}")
    if "requestBody" in asked:
        parts.append(f"body: {found.of(shape(asked['requestBody']['content']))}")
    status = next(each for each in asked["responses"] if each.startswith("2"))
    answer = "undefined" if status == "204" else found.of(shape(asked["responses"][status]["content"]))
    return f'  "{method.upper()} {path}": {{ {"; ".join([*parts, f"answer: {answer}"])} }};\n'


def shape(content: dict[str, Any]) -> Any:
    schema = next(iter(content.values()))["schema"]
    if "$ref" not in schema:
        return str
    name = schema["$ref"].rsplit("/", 1)[1]
    homes = (wire, wire_people, wire_rules, wire_tournaments)
    return next(getattr(home, name) for home in homes if hasattr(home, name))


def simple(schema: dict[str, Any]) -> str:
    """The type of a parameter; one that may be left out is described as one that may be null."""
    kind = schema.get("type") or next(each["type"] for each in schema["oneOf"] if each["type"] != "null")
    return {"integer": "number", "number": "number", "boolean": "boolean"}.get(kind, "string")


def title_files(known: dict[type, str]) -> dict[Path, str]:
    made: dict[Path, str] = {}
    for id in titles():
        table = get_type_hints(type(find(id)).view)["return"]
        if not is_typeddict(table):
            raise Wrong(f"The view of {id} has no shape. Write a TypedDict, and let `view` of the title return it.")
        found = Types(known)
        found.of(table)
        used = f'import type {{ {", ".join(sorted(found.used))} }} from "../../lib/wire";\n'
        made[WEB / "titles" / id / "view.ts"] = "\n".join([MADE, *([used] if found.used else []), *found.texts])
    return made


def main() -> None:
    text, known = wire_file()
    made = {WEB / "lib" / "wire.ts": text, **title_files(known)}
    if "--check" not in sys.argv:
        for path, each in made.items():
            path.parent.mkdir(exist_ok=True)
            path.write_text(each, encoding="utf-8")
        return
    stale = [path for path, each in made.items() if not path.exists() or path.read_text(encoding="utf-8") != each]
    if stale:
        names = ", ".join(str(path.relative_to(WEB.parents[1])) for path in stale)
        raise Wrong(f"The client's types are not those of the server any more: {names}. Run: make types")


if __name__ == "__main__":
    try:
        main()
    except Wrong as wrong:
        raise SystemExit(f"tools/client_types.py: {wrong}") from None
