"""The shapes of answers that are about the rules as a book and the figures of one's own box (docs/api.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Kind = Literal["rule", "example", "ruling", "text"]


class BookBlock(Struct):
    """One rule, example, ruling, table or paragraph, written in HTML. `id`: the number that cites it, none for plain
    text; `label`: how the book shows it. `lessons`: those that play an example on the board."""

    id: str
    label: str
    kind: Kind
    html: str
    lessons: list[str]


class BookChapter(Struct):
    """`level` 2 is a chapter, 3 and 4 are its sections. `source`: rulings and sources, for those who ask for them."""

    id: str
    level: int
    name: str
    source: bool
    blocks: list[BookBlock]


class Book(Struct):
    lang: str
    chapters: list[BookChapter]


class FigureRow(Struct):
    """One figure that is our design: where it stands, our value, its mark, and the printed one that is in its place."""

    file: str
    row: str
    field: str
    ours: str
    mark: str
    printed: str


class Figures(Struct):
    """`count`: all figures of the title. `used`: how many are not ours in the games that are played here, from which
    `files`, told apart by `fingerprint`. `keeper`: whether the asker may change them. `waiting`: a saved table that is
    played with once the server has been started again."""

    count: int
    rows: list[FigureRow]
    used: int
    files: list[str]
    fingerprint: str
    keeper: bool
    waiting: bool


class FiguresIn(Struct, forbid_unknown_fields=True):
    """A figures file as text, as `ludarium figures TITLE --export` writes it."""

    text: Annotated[str, Meta(max_length=8_000_000)]


class FiguresFine(Struct):
    """How many figures the table puts in."""

    count: int
