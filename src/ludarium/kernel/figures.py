"""The figures of a title: what its data files say, where each figure comes from, and the printed ones of somebody's
own box in the place of ours.

Every title reads its data through `text(package, file)`. A figure is one cell of a table (`cards.csv`), one key of a
section (`cards.toml`) or one line of a card (`romans.cards`); it has an address, file, row and field, and a mark that
says where it comes from. A *figures file* is a table with a line for each figure that somebody wants otherwise:

    title,file,row,field,ours,mark,printed
    troyes,cards.toml,artisan,cost,4,D,5

LUDARIUM_FIGURES names such a file, or a folder of them, before the first title is loaded: figures belong to a process.
What was changed has a fingerprint, which stands in the header of each record.
"""

from __future__ import annotations

import csv
import hashlib
import io
import os
import re
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any, Final

from ludarium.kernel.errors import LudariumError
from ludarium.kernel.fields import data
from ludarium.kernel.homes import has_folder, title_in

VARIABLE: Final = "LUDARIUM_FIGURES"
COLUMNS: Final = ["title", "file", "row", "field", "ours", "mark", "printed"]
MOST_BYTES: Final = 8 * 1024 * 1024

# Columns and keys that say where a row comes from.
_MARKS: Final = ("confidence", "provenance")
_FROM: Final = "from"
_DESIGNED: Final = re.compile(r"\bdesigned\b|\bD\b")


@data
class Figure:
    """One figure of a data file. `start` and `end` say where it stands in the text of the file."""

    file: str
    row: str
    field: str
    value: str
    mark: str
    start: int
    end: int

    @property
    def designed(self) -> bool:
        """Whether it is our own, because no source has it."""
        return _DESIGNED.search(self.mark) is not None


@data
class Printed:
    """A line of a figures file."""

    title: str
    file: str
    row: str
    field: str
    value: str
    # Where it stands: the file and the line, for errors.
    home: str
    line: int

    def address(self) -> tuple[str, str, str]:
        return self.file, self.row, self.field


# what a file says


def figures(file: str, content: str) -> list[Figure]:
    """All figures of a data file, in its order."""
    if file.endswith(".csv"):
        return _of_table(file, content)
    if file.endswith(".toml"):
        return _of_sections(file, content)
    if file.endswith(".cards"):
        return _of_cards(file, content)
    return []


def _of_table(file: str, content: str) -> list[Figure]:
    """A cell is named by its row's first cells, as many as make it the only one, and by its column."""
    cells = _cells(content)
    head = [value for value, _, _ in cells[0]]
    marked = next((head.index(name) for name in _MARKS if name in head), -1)
    keys = _keys([[value for value, _, _ in row] for row in cells[1:]])
    found: list[Figure] = []
    for key, row in zip(keys, cells[1:], strict=True):
        mark = row[marked][0] if 0 <= marked < len(row) else ""
        for column, (value, start, end) in enumerate(row):
            if column and column != marked and column < len(head):
                found.append(Figure(file, key, head[column], value, mark, start, end))
    return found


def _cells(content: str) -> list[list[tuple[str, int, int]]]:
    """The cells of each row with where they stand, quotes included. Blank rows are left out."""
    rows: list[list[tuple[str, int, int]]] = []
    row: list[tuple[str, int, int]] = []
    at = 0
    while at < len(content):
        start = at
        if content[at] == '"':
            at += 1
            while at < len(content) and (content[at] != '"' or content[at + 1 : at + 2] == '"'):
                at += 2 if content[at] == '"' else 1
            at += 1
            value = content[start + 1 : at - 1].replace('""', '"')
        else:
            while at < len(content) and content[at] not in ",\r\n":
                at += 1
            value = content[start:at]
        row.append((value, start, at))
        if content[at : at + 1] == ",":
            at += 1
            if at < len(content) and content[at] not in "\r\n":
                continue
            row.append(("", at, at))
        while content[at : at + 1] in ("\r", "\n"):
            at += 1
        if len(row) > 1 or row[0][0]:
            rows.append(row)
        row = []
    return rows


def _keys(rows: list[list[str]]) -> list[str]:
    for width in range(1, 4):
        keys = ["/".join(row[:width]) for row in rows]
        if len(set(keys)) == len(keys):
            return keys
    seen: dict[str, int] = {}
    keys = []
    for row in rows:
        key = "/".join(row[:3])
        seen[key] = seen.get(key, 0) + 1
        keys.append(f"{key}#{seen[key]}" if seen[key] > 1 else key)
    return keys


def _of_sections(file: str, content: str) -> list[Figure]:
    """A key is named by its section; in a list of sections by the section's `id`, or by its number."""
    found: list[Figure] = []
    section: list[Figure] = []
    counts: dict[str, int] = {}
    name, lines, at = "", content.splitlines(keepends=True), 0
    number = 0
    while number < len(lines):
        line = lines[number]
        header = re.match(r"\[\[?([^\[\]]+)\]\]?", line)
        key = re.match(r"([A-Za-z0-9_-]+) *= *", line)
        if header:
            found += _marked(section)
            section, name = [], header[1].strip()
            if line.startswith("[["):
                counts[name] = counts.get(name, 0) + 1
                name = f"{name} {counts[name]}"
        if header or not key:
            at += len(line)
            number += 1
            continue
        start, taken = at + key.end(), line[key.end() :]
        while not _whole(taken):
            number += 1
            taken += lines[number]
        value = taken.rstrip()
        bare = _without_note(value)
        section.append(Figure(file, name, key[1], bare, "", start, start + len(bare)))
        at = start + len(taken)
        number += 1
    return [*found, *_marked(section)]


def _whole(value: str) -> bool:
    try:
        tomllib.loads(f"x = {value}")
    except tomllib.TOMLDecodeError:
        return False
    return True


def _without_note(value: str) -> str:
    """Without a `# note` behind it: as much of its end as can go and leave the same value."""
    for cut in [found.start() for found in re.finditer(r"\s+#", value)]:
        if _whole(value[:cut]) and tomllib.loads(f"x = {value[:cut]}") == tomllib.loads(f"x = {value}"):
            return value[:cut]
    return value


def _marked(section: list[Figure]) -> list[Figure]:
    """The figures of one section, each with its own mark or that of the section; without what only names them."""
    by_key = {each.field: each.value for each in section}
    given: Any = tomllib.loads(f"x = {by_key[_FROM]}")["x"] if _FROM in by_key else ""
    row = str(tomllib.loads(f"x = {by_key['id']}")["x"]) if "id" in by_key else ""
    found: list[Figure] = []
    for each in section:
        if each.field not in (_FROM, "id"):
            mark = str(given.get(each.field, "")) if isinstance(given, dict) else str(given)
            found.append(Figure(each.file, row or each.row, each.field, each.value, mark, each.start, each.end))
    return found


def _of_cards(file: str, content: str) -> list[Figure]:
    """A line of a card is named by its first word (`cost`, `vp`, `P:`); the second of a kind is `P: 2`."""
    found: list[Figure] = []
    block: list[Figure] = []
    card, mark, at = "", "", 0
    for line in [*content.splitlines(keepends=True), "card : end"]:
        if line.startswith("card "):
            found += [Figure(file, card, each.field, each.value, mark, each.start, each.end) for each in block]
            block, card, mark = [], line[5:].partition(": ")[0].strip(), ""
        elif line.startswith("  ") and card:
            word, _, value = line.strip().partition(": " if ": " in line.strip() else " ")
            if word == _FROM:
                mark = value
            else:
                start = at + line.index(value, line.index(word) + len(word)) if value else at + len(line.rstrip())
                same = sum(1 for each in block if re.sub(r" \d+$", "", each.field) == word)
                field = f"{word} {same + 1}" if same else word
                block.append(Figure(file, card, field, value, "", start, start + len(value)))
        at += len(line)
    return found


# what somebody has put in


_given: dict[str, list[Printed]] | None = None
_changed: dict[str, dict[tuple[str, str, str], str]] = {}


def given() -> dict[str, list[Printed]]:
    """The lines of all figures files that are in use, by title."""
    global _given
    if _given is None:
        where = os.environ.get(VARIABLE, "")
        found: dict[str, list[Printed]] = {}
        for path in _files(where) if where else []:
            for line in read(path):
                found.setdefault(line.title, []).append(line)
        _given = found
    return _given


def _files(where: str) -> list[Path]:
    path = Path(where)
    if path.is_dir():
        return sorted(path.glob("*.csv"))
    if not path.is_file():
        raise LudariumError(
            "figures-file",
            f"There is no figures file {where} (named by {VARIABLE}).",
            {"file": where, "name": VARIABLE},
        )
    return [path]


def read(path: Path) -> list[Printed]:
    """The lines of a figures file that say something; what is left empty keeps our figure."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise _wrong(path.name, 1, "", f"the file is longer than {MOST_BYTES} bytes")
        return parse(path.name, path.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError) as error:
        raise _wrong(path.name, 1, "", f"it cannot be read: {error}") from None


def parse(home: str, content: str) -> list[Printed]:
    """The same, of a table that is no file yet."""
    try:
        rows = list(csv.reader(io.StringIO(content), strict=True))
    except csv.Error as error:
        raise _wrong(home, 1, "", f"it cannot be read: {error}") from None
    if not rows or rows[0] != COLUMNS:
        raise _wrong(home, 1, "", f"the first line must be: {','.join(COLUMNS)}")
    found: list[Printed] = []
    seen: dict[tuple[str, str, str, str], int] = {}
    for line, row in enumerate(rows[1:], 2):
        if not any(row):
            continue
        if len(row) != len(COLUMNS):
            raise _wrong(home, line, "", f"it has {len(row)} cells; expected {len(COLUMNS)}")
        title, file, name, field, _, _, value = row
        if not value.strip():
            continue
        if (title, file, name, field) in seen:
            raise _wrong(home, line, "row", f"line {seen[title, file, name, field]} says it already")
        seen[title, file, name, field] = line
        found.append(Printed(title, file, name, field, value.strip(), home, line))
    return found


def _wrong(file: str, line: int, column: str, why: str) -> LudariumError:
    where = f"{file}, line {line}" + (f", column {column}" if column else "")
    return LudariumError("figures-line", f"{where}: {why}.", {"where": where, "why": why})


def wrong(line: Printed, column: str, why: str) -> LudariumError:
    return _wrong(line.home, line.line, column, why)


def text(package: str, file: str) -> str:
    """A data file of a title, with the printed figures in the place of ours."""
    content = source(package, file)
    title = title_in(package)
    wanted = [line for line in given().get(title, []) if line.file == file]
    if not wanted:
        return content
    content, changes = put(file, content, wanted)
    _changed.setdefault(title, {}).update({line.address(): line.value for line in changes})
    return content


def source(package: str, file: str) -> str:
    """A data file as it is in the box of ours."""
    return resources.files(package).joinpath("data", file).read_text(encoding="utf-8")


def put(file: str, content: str, wanted: list[Printed]) -> tuple[str, list[Printed]]:
    """The text of a data file with other figures, and which of them are not ours anyway."""
    known = {(each.file, each.row, each.field): each for each in figures(file, content)}
    rows = {row for _, row, _ in known}
    changes: list[tuple[int, int, str]] = []
    others: list[Printed] = []
    for line in wanted:
        figure = known.get(line.address())
        if figure is None:
            if line.row in rows:
                fields = ", ".join(field for _, row, field in known if row == line.row)
                raise wrong(line, "field", f"{line.row!r} of {file} has no {line.field!r}; it has {fields}")
            raise wrong(line, "row", f"{file} has no row {line.row!r}")
        if not file.endswith(".toml") and ("\n" in line.value or "\r" in line.value):
            raise wrong(line, "printed", "a figure is one line")
        if line.value != figure.value:
            others.append(line)
            changes.append((figure.start, figure.end, _written(file, line.value)))
    # From the end to the beginning, so that places stay true.
    for start, end, value in sorted(changes, reverse=True):
        content = content[:start] + value + content[end:]
    return content, others


def _written(file: str, value: str) -> str:
    if file.endswith(".csv") and any(letter in value for letter in ',"'):
        return '"' + value.replace('"', '""') + '"'
    return value


def changed(title: str) -> dict[tuple[str, str, str], str]:
    """The figures that are not ours here, once the title is loaded."""
    return _changed.get(title, {})


def fingerprint(title: str) -> str:
    """Tells apart games that were played with different figures; empty: with ours."""
    changes = changed(title)
    if not changes:
        return ""
    told = "\n".join("\t".join([*address, value]) for address, value in sorted(changes.items()))
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def names(title: str) -> list[str]:
    """The figures files that are in use for a title."""
    return list(dict.fromkeys(line.home for line in given().get(title, [])))


def data_files(package: str) -> list[str]:
    """The data files of a title that hold figures, by name: a title in one file has none."""
    if not has_folder(package):
        return []
    home = resources.files(package).joinpath("data")
    found = sorted(each.name for each in home.iterdir()) if home.is_dir() else []
    return [name for name in found if name.endswith((".csv", ".toml", ".cards")) and name != "provenance.toml"]


def table(title: str, package: str, everything: bool) -> list[list[str]]:
    """The rows of a figures file to fill in: our designed figures, or all of them."""
    rows = [COLUMNS]
    now = {line.address(): line.value for line in given().get(title, [])}
    for file in data_files(package):
        for each in figures(file, source(package, file)):
            if everything or each.designed:
                address = (file, each.row, each.field)
                rows.append([title, *address, each.value, each.mark, now.get(address, "")])
    return rows
