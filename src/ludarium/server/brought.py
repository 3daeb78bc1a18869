"""Records that somebody brings: they are played in a worker, and only so much of anything in them is taken."""

from __future__ import annotations

import time
from typing import Any

from ludarium.kernel.errors import LudariumError, bad_record
from ludarium.kernel.match import Match
from ludarium.kernel.record import UNDO, Record, loads, rows_of
from ludarium.server import texts

LINES = 30_000  # choices and undos of a record
UNDOS = 5_000  # of these, undos: each is as much work as a choice, and nothing comes of the pair
HEADER = 65_536  # characters of the first line
LINE = 4_096  # characters of any other
SECONDS = 20.0  # to play it


def too_long(line: int, what: str) -> LudariumError:
    return bad_record(line, LudariumError("record-long", what))


def check(text: str) -> dict[str, Any]:
    """Plays a record, and tells what a table needs to know of it, or what is wrong with it."""
    try:
        match = play(text)
    except LudariumError as error:
        return {"error": {"code": error.code, "sentence": error.sentence, "facts": error.facts}}
    header = match.record.header
    return {
        "title": header.title,
        "seats": header.seats,
        "variants": header.variants,
        "header": header.as_json(),
        "names": header.names,
        "lines": [line.text() for line in match.record.lines],
        "steps": match.steps,
        "standings": match.standings().as_json() if match.position.over else None,
    }


def play(text: str) -> Match:
    rows = rows_of(text)
    if len(rows) > LINES + 2:
        raise too_long(LINES, f"it has more than {LINES} lines.")
    for number, row in enumerate(rows, 1):
        if len(row) > (HEADER if number == 1 else LINE):
            raise too_long(number, "this line is too long.")
    record = loads(text)
    if sum(line.code == UNDO for line in record.lines) > UNDOS:
        raise too_long(len(record.lines) + 1, f"it has more than {UNDOS} undos.")
    if len(record.header.names) > 10 or len(record.header.commitment) > 200 or len(record.header.seed) > 200:
        raise too_long(1, "the header is too long.")
    try:
        record.header.names = [texts.name(each) for each in record.header.names]
    except LudariumError as error:
        raise bad_record(1, error) from None
    end = time.monotonic() + SECONDS
    match = Match.replay(Record(record.header, [], None))
    for number, line in enumerate(record.lines, 2):
        match.repeat(line, number)
        if time.monotonic() > end:
            raise too_long(number, f"it takes more than {SECONDS:.0f} seconds to play.")
    match.record.end = record.end
    return match
