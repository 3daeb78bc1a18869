"""Reads notations in data files (effects, conditions, points) from left to right, and says where one is wrong."""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection
from typing import Final

_WORD: Final = re.compile(r"[A-Za-z_][A-Za-z_0-9]*")
_NUMBER: Final = re.compile(r"[0-9]+")
_SIGNED: Final = re.compile(r"-?[0-9]+")
# so much of the text is quoted as what was found
_QUOTED: Final = 12
# longer lists of what would have been right are not printed whole
_LISTED: Final = 60


class ReadError(Exception):
    """A file that cannot be read: says where, what was expected and what was found.

    `cell` is the name of a column in a table; then `column` counts within that cell, else within the line.
    """

    def __init__(self, file: str, line: int, column: int, why: str, cell: str = "") -> None:
        where = f"{file}:{line}: {cell}:{column}" if cell else f"{file}:{line}:{column}"
        super().__init__(f"{where}: {why}")
        self.file = file
        self.line = line
        self.column = column
        self.why = why
        self.cell = cell


class Reader:
    """Reads one text: a line of a file that begins at `column`, or the cell of a table."""

    def __init__(self, text: str, file: str, line: int, column: int = 1, cell: str = "") -> None:
        self.text = text
        self.file = file
        self.line = line
        self.column = column
        self.cell = cell
        self.at = 0

    def fail(self, why: str, at: int = -1) -> ReadError:
        """The error to raise: here, or at a place that was remembered."""
        return ReadError(self.file, self.line, self.column + (self.at if at < 0 else at), why, self.cell)

    def found(self) -> str:
        """What stands here, as an error quotes it."""
        found = self.text[self.at : self.at + _QUOTED]
        return repr(found) if found else "the end"

    def expected(self, what: str) -> ReadError:
        self.blank()
        return self.fail(f"expected {what}, found {self.found()}")

    def blank(self) -> None:
        while self.at < len(self.text) and self.text[self.at] == " ":
            self.at += 1

    def sees(self, what: str) -> bool:
        """Whether `what` stands exactly here."""
        return self.text.startswith(what, self.at)

    def take(self, what: str) -> bool:
        """Reads `what` if it comes next (blanks before it are free)."""
        before = self.at
        self.blank()
        if self.sees(what):
            self.at += len(what)
            return True
        self.at = before
        return False

    def take_word(self, what: str) -> bool:
        """As `take`, if no longer word stands there."""
        before = self.at
        self.blank()
        end = self.at + len(what)
        if self.sees(what) and not (end < len(self.text) and (self.text[end].isalnum() or self.text[end] == "_")):
            self.at = end
            return True
        self.at = before
        return False

    def need(self, what: str) -> None:
        if not self.take(what):
            raise self.expected(repr(what))

    def word(self, what: str) -> str:
        """Letters, digits and `_`; `what` says in an error what the word should have been."""
        self.blank()
        found = _WORD.match(self.text, self.at)
        if found is None:
            raise self.expected(what)
        self.at = found.end()
        return found[0]

    def sees_word(self) -> str:
        """The word that comes next, which is not read yet; empty if there is none."""
        self.blank()
        found = _WORD.match(self.text, self.at)
        return "" if found is None else found[0]

    def one_of(self, what: str, known: Collection[str]) -> str:
        """A word that must be known: `what` is the kind of thing, as in "there is no zone 'x'"."""
        self.blank()
        at = self.at
        word = self.word(f"a {what}")
        if word not in known:
            raise self.unknown(what, word, known, at)
        return word

    def unknown(self, what: str, given: str, known: Collection[str], at: int) -> ReadError:
        """`given` at `at` is not known: lists what is, or what is most like it."""
        listed = [*known] if len(known) <= _LISTED else difflib.get_close_matches(given, known, 5)
        right = f". Expected one of: {', '.join(listed)}" if listed else ""
        return self.fail(f"there is no {what} {given!r}{right}", at)

    def until(self, stops: str, what: str) -> str:
        """A name with blanks in it: everything before the next of these characters, trimmed."""
        self.blank()
        end = self.at
        while end < len(self.text) and self.text[end] not in stops:
            end += 1
        name = self.text[self.at : end].strip()
        if not name:
            raise self.expected(what)
        self.at = end
        return name

    def number(self) -> int:
        self.blank()
        found = _NUMBER.match(self.text, self.at)
        if found is None:
            raise self.expected("a number")
        self.at = found.end()
        return int(found[0])

    def sees_number(self) -> bool:
        self.blank()
        return _NUMBER.match(self.text, self.at) is not None

    def signed(self) -> int:
        """A number that may be below zero."""
        self.blank()
        found = _SIGNED.match(self.text, self.at)
        if found is None:
            raise self.expected("a number")
        self.at = found.end()
        return int(found[0])

    def sees_signed(self) -> bool:
        self.blank()
        return _SIGNED.match(self.text, self.at) is not None

    def end(self) -> None:
        """Nothing may follow."""
        self.blank()
        if self.at < len(self.text):
            raise self.fail(f"expected the end, found {self.found()}")
