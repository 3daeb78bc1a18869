"""Text boards: lines of plain text with a few marks, drawn by a title from what a seat may see.

A title's room may have a `sketch.py` with one function:

    def draw(view: View, say: Say, size: int) -> list[str]

`view` is what `Match.view(seat)` gives (the title's own part is `view["table"]`), `say` turns ids into words:
`say("card:monk")` is a thing's name, `say("board-round", round=3)` a message of the title's catalogue. The
lines fit into `size` columns, which are 80 or more. They hold no words of their own, and these marks:

    {red:text}      a colour: red, white, yellow, black, blue, green, orange, beige, grey
    {bold:text}     strong;  {dim:text} weak;  {head:text} a heading
    {seat2:text}    in the colour of seat 2

Marks do not nest. Braces mean nothing else: text from outside (names) goes through `plain`.
"""

from __future__ import annotations

import re
import textwrap
from typing import Final, Protocol

MARK: Final = re.compile(r"\{([a-z]+[0-9]?):([^{}]*)\}")
STYLES: Final = (
    *("red", "white", "yellow", "black", "blue", "green", "orange", "beige", "grey"),
    *("bold", "dim", "head"),
    *(f"seat{seat}" for seat in range(6)),
)


class Say(Protocol):
    """Words for an id: a reference (`card:monk`) or a message with its arguments."""

    def __call__(self, id: str, **args: str | int) -> str: ...


def mark(style: str, text: object) -> str:
    """The text in a style; what is already marked inside it loses its marks."""
    return f"{{{style}:{plain(str(text))}}}"


def plain(text: str) -> str:
    """The text without marks and without braces."""
    return MARK.sub(r"\2", text).replace("{", "(").replace("}", ")")


def width(text: str) -> int:
    """How many columns the text takes."""
    return len(MARK.sub(r"\2", text))


def pad(text: str, size: int) -> str:
    """Fills up with spaces, or cuts what is too long (and loses its marks then)."""
    length = width(text)
    if length <= size:
        return text + " " * (size - length)
    return plain(text)[: size - 1] + "…"


def wrap(text: str, size: int, indent: int = 0) -> list[str]:
    """Lines of at most `size` columns, all but the first indented. Marks are lost."""
    return textwrap.wrap(plain(text), size, subsequent_indent=" " * indent, break_on_hyphens=False) or [""]


def box(lines: list[str], heading: str = "", size: int = 0) -> list[str]:
    """A frame around the lines, with a heading in its upper edge. With a size, what is too long is cut."""
    inner = size - 4 if size else max([0, *(width(line) for line in lines), width(heading) + 1])
    top = f"╭─ {heading} " + "─" * (inner - width(heading) - 1) + "╮" if heading else "╭" + "─" * (inner + 2) + "╮"
    return [top, *(f"│ {pad(line, inner)} │" for line in lines), "╰" + "─" * (inner + 2) + "╯"]


def beside(blocks: list[list[str]], gap: int = 2) -> list[str]:
    """Blocks of lines next to each other."""
    sizes = [max([0, *(width(line) for line in block)]) for block in blocks]
    height = max([0, *(len(block) for block in blocks)])
    lines: list[str] = []
    for row in range(height):
        cells = [pad(block[row] if row < len(block) else "", sizes[i]) for i, block in enumerate(blocks)]
        lines.append((" " * gap).join(cells).rstrip())
    return lines
