"""Reads the tables of data/. Whatever is wrong there stops the import, with the file, the line and the column.

table(file, columns) -> Table       its rows; every column named must be there
row.text(column)                    the cell as it stands
row.items(column)                   a cell split at semicolons
row.number(column, low, high)       a whole number
row.numbers(column, parts, low)     `2/1/0`
row.yes(column)                     `yes`, else `no` or nothing
row.one_of(column, words)           the index of the cell among these words
row.find(column, names)             the index of the name, from a dict; `seek` gives -1 for an empty cell
row.find_all(column, names)         the same for a list
row.fail(column, why)               says where
cell(row, kind, owner, column)      a Cell: text of the effect language with its place
kebab(name)                         the reference of a printed name
order(names)                        AMB-62: the alphabetical rank of each name
figures(file)                       a TOML file: .number(section, key), .numbers(..., length), .names(..., known)
"""

from __future__ import annotations

import tomllib
import unicodedata
from importlib import resources
from typing import Any, Final, NoReturn

from ludarium.kernel.figures import text as data_text


class FactError(Exception):
    """A data file that cannot be used: says where, and what was expected."""

    def __init__(self, file: str, line: int, column: int, why: str) -> None:
        super().__init__(f"{file}:{line}:{column}: {why}")
        self.file = file
        self.line = line
        self.column = column
        self.why = why


class Cell:
    """A cell of the effect language, as raw text: whose it is and where it stands (for errors inside it)."""

    __slots__ = ("at", "column", "file", "kind", "line", "owner", "text")

    def __init__(self, kind: str, owner: int, column: str, text: str, file: str, line: int, at: int) -> None:
        self.kind = kind  # event, mission, milestone, idea, action or struggle
        self.owner = owner  # its index in the domain of that kind
        self.column = column
        self.text = text
        self.file = file
        self.line = line
        self.at = at  # where the text begins in its line, counted from 1


class Row:
    """One line of a table."""

    __slots__ = ("cells", "line", "starts", "table")

    def __init__(self, table: Table, line: int, cells: list[str], starts: list[int]) -> None:
        self.table = table
        self.line = line
        self.cells = cells
        self.starts = starts

    def fail(self, column: str, why: str) -> NoReturn:
        at = self.table.places[column]
        raise FactError(self.table.file, self.line, self.starts[at], f"{column}: {why}")

    def text(self, column: str) -> str:
        return self.cells[self.table.places[column]]

    def must(self, column: str) -> str:
        """A cell that may not be empty."""
        text = self.text(column)
        if not text:
            self.fail(column, "this cell may not be empty")
        return text

    def items(self, column: str) -> list[str]:
        text = self.text(column)
        return [item.strip() for item in text.split(";")] if text else []

    def number(self, column: str, low: int, high: int) -> int:
        return self.whole(column, self.text(column), low, high)

    def whole(self, column: str, text: str, low: int, high: int) -> int:
        """A number that is a part of the cell."""
        if not text.isdigit() or not text.isascii() or not low <= int(text) <= high:
            self.fail(column, f"{text!r} is not a whole number from {low} to {high}")
        return int(text)

    def numbers(self, column: str, parts: int, high: int) -> list[int]:
        """`2/1/0`; an empty cell is all zeros."""
        text = self.text(column)
        if not text:
            return [0] * parts
        found = text.split("/")
        if len(found) != parts:
            self.fail(column, f"{text!r} does not have {parts} numbers with strokes between them")
        return [self.whole(column, part, 0, high) for part in found]

    def yes(self, column: str) -> bool:
        return self.one_of(column, ["", "no", "yes"]) == 2

    def one_of(self, column: str, words: list[str]) -> int:
        text = self.text(column)
        if text not in words:
            self.fail(column, f"{text!r} is none of: {', '.join(word or 'nothing' for word in words)}")
        return words.index(text)

    def find(self, column: str, names: dict[str, int]) -> int:
        return self.named(column, self.text(column), names)

    def seek(self, column: str, names: dict[str, int]) -> int:
        """As `find`; an empty cell is -1."""
        return self.find(column, names) if self.text(column) else -1

    def find_all(self, column: str, names: dict[str, int]) -> list[int]:
        return [self.named(column, name, names) for name in self.items(column)]

    def named(self, column: str, name: str, names: dict[str, int]) -> int:
        """A name that is a part of the cell."""
        found = names.get(name)
        if found is None:
            self.fail(column, f"there is no {name!r}{_near(name, names)}")
        return found

    def counted(self, column: str, names: dict[str, int]) -> list[int]:
        """`Aragonx2;Portugal`: the thing once for each piece that lies there."""
        found: list[int] = []
        for item in self.items(column):
            name, times = item, 1
            if item not in names and len(item) > 2 and item[-2] == "x" and item[-1].isdigit():
                name, times = item[:-2], int(item[-1])
            found.extend([self.named(column, name, names)] * times)
        return found


class Table:
    """A table of data/ with its rows."""

    __slots__ = ("file", "places", "rows")

    def __init__(self, file: str, text: str, columns: list[str]) -> None:
        self.file = file
        self.places: dict[str, int] = {}
        self.rows: list[Row] = []
        lines = text.split("\n")
        if lines[-1] == "":
            lines.pop()
        if not lines:
            raise FactError(file, 1, 1, "the file is empty")
        heads, starts = split(file, 1, lines[0])
        for at, head in enumerate(heads):
            if head in self.places:
                raise FactError(file, 1, starts[at], f"the column {head!r} stands here twice")
            self.places[head] = at
        for column in columns:
            if column not in self.places:
                raise FactError(file, 1, len(lines[0]) + 1, f"the column {column!r} is missing")
        for number in range(1, len(lines)):
            cells, starts = split(file, number + 1, lines[number])
            if len(cells) != len(heads):
                raise FactError(file, number + 1, 1, f"{len(cells)} cells under {len(heads)} columns")
            self.rows.append(Row(self, number + 1, cells, starts))

    def count(self, rows: int) -> None:
        """A table of the box has so many rows, no more and no fewer."""
        if len(self.rows) != rows:
            raise FactError(self.file, len(self.rows) + 1, 1, f"{len(self.rows)} rows instead of {rows}")

    def names(self, column: str) -> dict[str, int]:
        """The rows by their names, which differ."""
        found: dict[str, int] = {}
        for number, row in enumerate(self.rows):
            name = row.must(column)
            if name in found:
                row.fail(column, f"{name!r} stands here twice")
            found[name] = number
        return found


def split(file: str, line: int, text: str) -> tuple[list[str], list[int]]:
    """The cells of a line and the columns where their texts begin, counted from 1."""
    cells: list[str] = []
    starts: list[int] = []
    at = 0
    while True:
        if text[at : at + 1] == '"':
            end = at + 1
            while text[end : end + 1] != '"' or text[end + 1 : end + 2] == '"':
                if end >= len(text):
                    raise FactError(file, line, at + 1, "the closing quotation mark is missing")
                end += 2 if text[end] == '"' else 1
            cells.append(text[at + 1 : end].replace('""', '"'))
            starts.append(at + 2)
            end += 1
            if text[end : end + 1] not in ("", ","):
                raise FactError(file, line, end + 1, "a comma is missing after the closing quotation mark")
        else:
            comma = text.find(",", at)
            end = len(text) if comma < 0 else comma
            cells.append(text[at:end])
            starts.append(at + 1)
        if end >= len(text):
            return cells, starts
        at = end + 1


def table(file: str, columns: str) -> Table:
    """The columns are named with commas between them; `confidence` is always one of them."""
    return Table(file, _text(file), [*columns.split(","), "confidence"])


class Figures:
    """A TOML file of numbers and names in sections."""

    __slots__ = ("file", "lines", "sections")

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines = text.split("\n")
        try:
            self.sections: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise FactError(file, 1, 1, f"this is not TOML: {error}") from error

    def fail(self, section: str, key: str, why: str) -> NoReturn:
        """Says the line of the key, or of the section where it should be."""
        line, inside = 1, False
        for number, text in enumerate(self.lines):
            if text.startswith("["):
                inside = text.startswith(f"[{section}]")
            if inside and (text.startswith("[") or text.split("=")[0].strip() == key):
                line = number + 1
        raise FactError(self.file, line, 1, f"{section}.{key}: {why}")

    def value(self, section: str, key: str) -> Any:
        found = self.sections.get(section, {})
        if key not in found:
            self.fail(section, key, "this figure is missing")
        return found[key]

    def number(self, section: str, key: str) -> int:
        found = self.value(section, key)
        if type(found) is not int or found < 0:
            self.fail(section, key, f"{found!r} is not a whole number")
        return int(found)

    def numbers(self, section: str, key: str, length: int) -> list[int]:
        found = self.value(section, key)
        if not isinstance(found, list) or len(found) != length or any(type(one) is not int for one in found):
            self.fail(section, key, f"this must be a list of {length} whole numbers")
        return [int(one) for one in found]

    def names(self, section: str, key: str, known: dict[str, int]) -> list[int]:
        """Names of a list, as their indices."""
        found = self.value(section, key)
        if not isinstance(found, list):
            self.fail(section, key, "this must be a list of names")
        for name in found:
            if name not in known:
                self.fail(section, key, f"there is no {name!r}{_near(str(name), known)}")
        return [known[name] for name in found]


def figures(file: str) -> Figures:
    return Figures(file, _text(file))


def cell(row: Row, kind: str, owner: int, column: str) -> list[Cell]:
    """The cell, if something stands in it."""
    text = row.text(column)
    at = row.starts[row.table.places[column]]
    return [Cell(kind, owner, column, text, row.table.file, row.line, at)] if text else []


# Letters that do not fall apart into a plain one and a mark (AMB-62).
_PLAIN: Final = {"ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "ß": "ss", "ı": "i", "đ": "d", "ð": "d", "þ": "th"}


def plain(name: str) -> str:
    """AMB-62: without case and diacritics, apostrophes and full stops dropped."""
    found = ""
    for letter in unicodedata.normalize("NFKD", name.casefold()):
        if not unicodedata.combining(letter) and letter not in "’'.":
            found += _PLAIN.get(letter, letter)
    return found


def kebab(name: str) -> str:
    """`Sjælland & Fyn` -> `sjaelland-fyn`."""
    words = "".join(letter if letter.isalnum() else " " for letter in plain(name))
    return "-".join(words.split())


def order(names: list[str]) -> list[int]:
    """AMB-62: the place of each name in the alphabet, from 0."""
    ranks = [0] * len(names)
    ranked = sorted((plain(name), number) for number, name in enumerate(names))
    for rank, (_, number) in enumerate(ranked):
        ranks[number] = rank
    return ranks


def _near(name: str, names: dict[str, int]) -> str:
    """A name that differs in marks or case only is offered."""
    wanted = kebab(name)
    for other in names:
        if kebab(other) == wanted:
            return f"; did you mean {other!r}?"
    return ""


def _text(file: str) -> str:
    home = resources.files("ludarium.games.europa").joinpath("data").joinpath(file)
    if not home.is_file():
        raise FactError(file, 1, 1, "this file of data/ is missing")
    try:
        return data_text("ludarium.games.europa", file)
    except UnicodeDecodeError as error:
        raise FactError(file, 1, 1, f"this file is not UTF-8: {error}") from error
