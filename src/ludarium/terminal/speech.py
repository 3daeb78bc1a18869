"""The language of this run of the command, and how its words reach the screen."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

from ludarium.kernel.sketch import MARK
from ludarium.kernel.title import Title
from ludarium.text import LANGUAGES, Speaker

STYLES = {
    "red": "red",
    "white": "bold",
    "yellow": "yellow",
    "black": "magenta",
    "blue": "blue",
    "green": "green",
    "orange": "dark_orange",
    "beige": "wheat4",
    "grey": "bright_black",
    "bold": "bold",
    "dim": "dim",
    "head": "bold cyan",
    "seat0": "bold cyan",
    "seat1": "bold dark_orange",
    "seat2": "bold green",
    "seat3": "bold magenta",
    "seat4": "bold blue",
    "seat5": "bold yellow",
}

_lang = "en"


def from_environment() -> str:
    """LUDARIUM_LANG decides, then the usual variables of the system; otherwise English."""
    given = os.environ.get("LUDARIUM_LANG")
    if given:
        return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def take_language(words: Sequence[str]) -> tuple[str | None, list[str]]:
    """Takes `--lang ru` or `--lang=ru` out of the words of the command line; it may stand anywhere."""
    lang: str | None = None
    rest: list[str] = []
    it = iter(words)
    for word in it:
        if word == "--lang":
            lang = next(it, "")
        elif word.startswith("--lang="):
            lang = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return lang, rest


def use(lang: str) -> None:
    """All words are in this language from now on. Raises LudariumError for an unknown one."""
    global _lang
    _lang = Speaker(None, lang).lang


def speaker(title: Title | None = None, names: Sequence[str] = ()) -> Speaker:
    return Speaker(title, _lang, names)


def say(id: str, **args: str | int) -> str:
    """A common message."""
    return speaker().say(id, args)


def console() -> Console:
    """Made anew for each use: tests and pipes change where standard output goes."""
    return Console(highlight=False, soft_wrap=False)


def errors() -> Console:
    return Console(stderr=True, highlight=False)


def marked(line: str) -> Text:
    """A line of a text board (see kernel/sketch.py) in colours."""
    text = Text()
    end = 0
    for found in MARK.finditer(line):
        text.append(line[end : found.start()])
        text.append(found[2], STYLES.get(found[1], ""))
        end = found.end()
    text.append(line[end:])
    return text


def show_lines(screen: Console, lines: Iterable[str]) -> None:
    for line in lines:
        screen.print(marked(line), overflow="fold")
