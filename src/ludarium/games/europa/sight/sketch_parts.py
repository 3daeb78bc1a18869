"""What the parts of the text board share: how players, cards and lists are shown.

Players are shown by their number at the table, in the colour of their seat.
"""

from __future__ import annotations

import re
from typing import Final

from ludarium.games.europa.facts import action_cards, people
from ludarium.kernel.sketch import Say, mark, pad, plain, width
from ludarium.kernel.title import View

NOTHING: Final = "–"
# A word; what is marked is one.
WORD: Final = re.compile(r"(?:\{[^{}]*\}|[^\s{}])+")


def numbers(table: View) -> dict[str, int]:
    """The player of each played Realm, by its reference."""
    return {player["realm"]: index for index, player in enumerate(table["players"])}


def tag(index: int, text: object = "") -> str:
    """The number of a player, or a text, in his colour."""
    return mark(f"seat{index}", text or index + 1)


def who(table: View, realm: str, say: Say) -> str:
    """The number of the Realm's player; of any other Realm the name."""
    index = numbers(table).get(realm, -1)
    return tag(index) if index >= 0 else plain(say(realm))


def named(refs: list[str], say: Say) -> str:
    return ", ".join(plain(say(ref)) for ref in refs)


def character(card: str, say: Say) -> str:
    """The Character of an Action card."""
    return plain(say(people.RULER.full(action_cards.CARD.index(card.partition(":")[2]))))


def headed(id: str, text: str, say: Say) -> list[str]:
    """A word with what belongs to it; nothing without that."""
    return [f"{mark('dim', say(id))} {text}"] if text else []


def flow(parts: list[str], size: int, indent: int = 0) -> list[str]:
    """Parts one after the other, on as many lines as they need; a part that is too long for a line is broken."""
    lines: list[str] = []
    line = ""
    for part in parts:
        if line and width(line) + 2 + width(part) <= size:
            line = f"{line}  {part}"
            continue
        if line:
            lines.append(line)
        start = " " * indent if lines else ""
        pieces = broken(part, size - len(start), size - indent)
        lines += [(start if number == 0 else " " * indent) + piece for number, piece in enumerate(pieces[:-1])]
        line = (start if len(pieces) == 1 else " " * indent) + pieces[-1]
    return [*lines, line] if line else lines


def broken(part: str, first: int, size: int) -> list[str]:
    """The part in pieces: the first one of so many columns, the others of `size`. Marks stay within their words."""
    if width(part) <= first:
        return [part]
    found: list[str] = []
    line = ""
    for word in WORD.findall(part):
        room = size if found else first
        if line and width(line) + 1 + width(word) > room:
            found.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return [pad(each, size) if width(each) > size else each for each in [*found, line]]
