"""The record: header, one line per choice, and how the game ended. It is the truth; everything else follows from it.

    {"format": "ludarium-record/1", "title": "sample", ...}
    0 place cell=palace.6
    1 place cell=bishopric.odd.1 | 4 2
    1 undo
    end {"reason": "..."}

A line has the seat, the option as text, and behind a bar the chance results that followed.
"""

from __future__ import annotations

import json
from typing import Any

from ludarium.kernel.chance import commitment
from ludarium.kernel.errors import LudariumError, bad_record
from ludarium.kernel.fields import data
from ludarium.kernel.figures import VARIABLE, fingerprint
from ludarium.kernel.title import Title

FORMAT = "ludarium-record/1"
MOST_LINES = 200_000
MOST_BYTES = 64 * 1024 * 1024
UNDO = "undo"


@data
class Line:
    """One choice (or an undo) and the chance results that followed from it."""

    seat: int
    code: str
    chance: list[int]

    def __repr__(self) -> str:
        return f"<line {self.text()}>"

    def __reduce__(self) -> tuple[Any, tuple[str, int]]:
        return read_line, (self.text(), 0)

    def text(self) -> str:
        drawn = f" | {' '.join(map(str, self.chance))}" if self.chance else ""
        return f"{self.seat} {self.code}{drawn}"


@data
class Header:
    """What has to be known to play a record again."""

    title: str
    rules: int
    seats: int
    variants: dict[str, str]
    names: list[str]
    commitment: str
    # Secret until the game is over; empty in a record that was given away before.
    seed: str
    # The chance results of the setup.
    chance: list[int]
    # The fingerprint of the figures it is played with; empty: ours (see kernel/figures.py).
    figures: str

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return read_header, (json.dumps(self.as_json()),)

    def as_json(self) -> dict[str, object]:
        shown: dict[str, object] = {
            "format": FORMAT,
            "title": self.title,
            "rules": self.rules,
            "seats": self.seats,
            "variants": self.variants,
            "names": self.names,
            "commitment": self.commitment,
            "seed": self.seed,
            "chance": self.chance,
        }
        if self.figures:
            shown["figures"] = self.figures
        return shown


class Record:
    """A record, or its later part: without its first `skipped` lines (see `snapshot`)."""

    __slots__ = ("end", "header", "lines", "skipped")

    def __init__(self, header: Header, lines: list[Line], end: dict[str, Any] | None, skipped: int = 0) -> None:
        self.header = header
        self.lines = lines
        self.end = end
        self.skipped = skipped

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return Record, (self.header, self.lines, self.end, self.skipped)

    @property
    def size(self) -> int:
        """How many lines the whole record has."""
        return self.skipped + len(self.lines)

    def dumps(self) -> str:
        if self.skipped:
            raise LudariumError(
                "record-part", f"The first {self.skipped} lines of this record were left out: it cannot be written."
            )
        parts = [json.dumps(self.header.as_json(), ensure_ascii=False, separators=(",", ":"))]
        parts.extend(line.text() for line in self.lines)
        if self.end is not None:
            parts.append("end " + json.dumps(self.end, ensure_ascii=False, separators=(",", ":")))
        return "\n".join(parts) + "\n"


def rows_of(text: str) -> list[str]:
    """The lines of a record. Only a newline ends one: a name may hold what `splitlines` also takes for an end."""
    return text.replace("\r\n", "\n").rstrip("\n").split("\n") if text.strip() else []


def loads(text: str) -> Record:
    """Reads a record without playing it. Raises LudariumError if it is not one."""
    if len(text) > MOST_BYTES:
        raise bad_record(0, LudariumError("record-long", f"it is longer than {MOST_BYTES} characters."))
    rows = rows_of(text)
    if not rows:
        raise bad_record(1, LudariumError("record-empty", "it is empty; expected a header."))
    if len(rows) > MOST_LINES:
        raise bad_record(MOST_LINES, LudariumError("record-long", "it has too many lines."))
    header = read_header(rows[0])
    lines: list[Line] = []
    end: dict[str, Any] | None = None
    for number, row in enumerate(rows[1:], 2):
        if not row.strip():
            continue
        if end is not None:
            raise bad_record(number, LudariumError("record-behind-end", "there is something behind the end."))
        if row.startswith("end "):
            end = _object(row[4:], number)
        else:
            lines.append(read_line(row, number))
    return Record(header, lines, end)


def read_line(row: str, number: int) -> Line:
    """`number` is the line's place in the file, for the error."""
    choice, _, drawn = row.partition("|")
    seat, _, code = choice.strip().partition(" ")
    if not seat.isdecimal() or not code:
        raise bad_record(
            number,
            LudariumError("record-line", f"expected a seat and an option, not {row[:80]!r}.", {"given": row[:80]}),
        )
    chance: list[int] = []
    for word in drawn.split():
        if not word.lstrip("-").isdecimal() or len(word) > 12:
            raise bad_record(
                number,
                LudariumError(
                    "record-chance",
                    f"expected chance results as whole numbers, not {word[:20]!r}.",
                    {"given": word[:20]},
                ),
            )
        chance.append(int(word))
    return Line(int(seat[:6]), code.strip(), chance)


def _object(text: str, number: int) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise bad_record(number, LudariumError("record-json", "expected a JSON object.")) from None
    if not isinstance(value, dict):
        raise bad_record(number, LudariumError("record-json", "expected a JSON object."))
    return value


def checked(header: Header, title: Title) -> Header:
    """A copy of a header without its chance results. Raises LudariumError if this title cannot play its record."""
    if header.rules > title.rules:
        raise bad_record(
            1,
            LudariumError(
                "record-newer",
                f"it was played with version {header.rules} of the rules of {title.id}, which is newer than the one"
                f" here ({title.rules}). Update Ludarium.",
                {"title": title.id, "given": str(header.rules), "expected": str(title.rules)},
            ),
        )
    if header.rules < title.rules and header.rules not in title.replays:
        known = ", ".join(str(version) for version in [*title.replays, title.rules])
        raise bad_record(
            1,
            LudariumError(
                "record-version",
                f"it was played with version {header.rules} of the rules of {title.id}; those that can be played"
                f" here are {known}. Replay it with the Ludarium that wrote it.",
                {"title": title.id, "given": str(header.rules), "expected": known},
            ),
        )
    here = fingerprint(title.id)
    if header.figures != here:
        raise bad_record(
            1,
            LudariumError(
                "record-figures",
                f"it was played with other figures ({header.figures or 'ours'}) than are in use here"
                f" ({here or 'ours'}). Name its figures file in {VARIABLE}, or none for ours.",
                {"given": header.figures or "–", "expected": here or "–", "name": VARIABLE},
            ),
        )
    try:
        variants = todays(header, title)
    except LudariumError as error:
        raise bad_record(1, error) from None
    if header.rules < title.rules:
        variants = header.variants
    if variants != header.variants:
        raise bad_record(
            1,
            LudariumError(
                "record-variants",
                f"the header must name all variants: {', '.join(variants)}.",
                {"expected": ", ".join(variants)},
            ),
        )
    if len(header.names) != header.seats:
        raise bad_record(
            1, LudariumError("bad-names", f"there are {header.seats} seats but {len(header.names)} names.")
        )
    if header.seed and commitment(header.seed) != header.commitment:
        raise bad_record(1, LudariumError("record-seed", "the seed is not the one that was committed to."))
    return Header(
        title=header.title,
        rules=header.rules,
        seats=header.seats,
        variants=variants,
        names=header.names,
        commitment=header.commitment,
        seed=header.seed,
        chance=[],
        figures=header.figures,
    )


def todays(header: Header, title: Title) -> dict[str, str]:
    """The variants of a record as the rules of today name them."""
    given = header.variants if header.rules == title.rules else title.former(header.rules, header.variants)
    return title.resolve(header.seats, given)


def read_header(row: str) -> Header:
    given = _object(row, 1)
    if given.get("format") != FORMAT:
        raise bad_record(
            1,
            LudariumError(
                "record-format",
                f"this is not a {FORMAT} file (its format is {given.get('format')!r}).",
                {"given": str(given.get("format"))[:40], "expected": FORMAT},
            ),
        )

    def fail(name: str, what: str) -> Exception:
        return bad_record(1, LudariumError("record-header", f"the header's {name!r} must be {what}.", {"given": name}))

    for name in ("title", "commitment", "seed"):
        if not isinstance(given.get(name), str):
            raise fail(name, "text")
    for name in ("rules", "seats"):
        if not isinstance(given.get(name), int) or isinstance(given.get(name), bool):
            raise fail(name, "a whole number")
    variants = given.get("variants")
    if not isinstance(variants, dict) or not all(isinstance(value, str) for value in variants.values()):
        raise fail("variants", "an object of texts")
    figures = given.get("figures", "")
    if not isinstance(figures, str) or len(figures) > 64:
        raise fail("figures", "a short text")
    names = given.get("names")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise fail("names", "a list of texts")
    chance = given.get("chance")
    if not isinstance(chance, list) or not all(isinstance(each, int) for each in chance):
        raise fail("chance", "a list of whole numbers")
    return Header(
        title=given["title"],
        rules=given["rules"],
        seats=given["seats"],
        variants=variants,
        names=names,
        commitment=given["commitment"],
        seed=given["seed"],
        chance=chance,
        figures=figures,
    )
