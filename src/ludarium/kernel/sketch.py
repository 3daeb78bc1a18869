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

On a board that does not fit the screen one looks for things by name. For that `sketch.py` may have a second function,

    def look(view: View, say: Say, query: str, size: int) -> list[str]

which tells about every place and piece whose name has all words of the query in it (see `has_words`). A third one,

    def hand(view: View) -> list[str]

names what the viewer holds and others do not see, in the order in which it is held: `card:monk`, ...
"""

from __future__ import annotations

import re
import textwrap
import unicodedata
from typing import Final, Protocol

MARK: Final = re.compile(r"\{([a-z]+[0-9]?):([^{}]*)\}")
STYLES: Final = (
    *("red", "white", "yellow", "black", "blue", "green", "orange", "beige", "grey"),
    *("bold", "dim", "head"),
    *(f"seat{seat}" for seat in range(6)),
)
# Letters that do not come apart into a plain one and its mark.
_LETTERS: Final = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ı": "i", "æ": "ae", "œ": "oe", "ß": "ss"})


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


def fold(text: str) -> str:
    """As it is looked for: small letters without their marks, so that `orleans` finds Orléans."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).translate(_LETTERS)


def has_words(text: str, query: str) -> bool:
    """Whether each word of the query stands in the text, as a word or as a part of one."""
    folded = fold(text)
    words = fold(query).split()
    return bool(words) and all(word in folded for word in words)
