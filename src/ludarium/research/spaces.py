"""Positions as vectors, and options as a fixed number of actions: what learning libraries ask for.

An action is the number of an option in the list of legal options (which always has the same order for the same
position). The mask says which numbers are in use. A row for each option tells its verb and the things it speaks of, so
that a learner knows what the numbers stand for at this decision: it scores the rows.

An observation is a vector of named features (`describe` lists them), each from 0 to about 1: whose decision it is and
of what kind, then what the seat sees, as the title's `features.py` writes it from the position. A title without that
file has its view hashed into a vector instead: what is not in the view cannot be in the vector.
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any
from zlib import crc32

import numpy as np
import numpy.typing as npt

from ludarium.kernel.domain import SEAT, Domain
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.features import PLACES, Block, Encoder, Features, byte, relative_names, seen_from
from ludarium.kernel.homes import room_of
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title

WIDTH = 512  # actions: at most so many options can be offered at once
HASHED = 2048  # entries of an observation where the title has no features of its own

Vector = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
Rows = npt.NDArray[np.int16]


def features_of(title: Title) -> Features:
    """What `features.py` in the title's room says (for a title in one file: `NAME_features.py` beside it)."""
    home = type(title).__module__
    room = room_of(home)
    name = f"{room}_features" if room == home else f"{room}.features"
    if importlib.util.find_spec(name) is None:
        return hashed(title)
    found: Features = importlib.import_module(name).FEATURES
    return found


def encoder_of(title: Title, seats: int) -> Encoder:
    return Encoder(title, features_of(title), seats)


def scale_of(encoder: Encoder) -> Vector:
    return np.array(encoder.scale(), np.float32)


def vector(encoder: Encoder, scale: Vector, position: Position, seat: int) -> Vector:
    """All that a seat may see."""
    raw = np.ndarray(encoder.size, np.uint8, encoder.observe(position, seat))
    found: Vector = raw.astype(np.float32)
    found *= scale
    return found


def describe(title: Title, seats: int) -> list[tuple[str, int]]:
    """The name of every feature, and the number that is shown as 1."""
    encoder = encoder_of(title, seats)
    most = [block.most for block in encoder.blocks for _ in block.entries]
    return list(zip(encoder.feature_names(), most, strict=True))


# Titles without features of their own


def hashed(title: Title) -> Features:
    """The view, hashed: a number goes where its path hashes to; a reference adds 1 where its path and name hash to."""

    def write(position: Any, seat: int) -> bytes:
        found = [0] * HASHED
        _hash_into(found, "", title.view(position, seat))
        if position.agenda and position.seat == seat:
            for name, value in position.decision().about(position):
                _hash_into(found, f"about.{name}", value)
        return bytes([byte(value) for value in found])

    def turned(position: Any, seat: int, domain: Domain) -> list[int] | None:
        return seen_from(domain, seat, max(title.seats)) if domain is SEAT else None

    seats = max(title.seats)
    return Features([Block("hash", [str(i) for i in range(HASHED)], 4)], seats, write, turned)


def _hash_into(found: list[int], path: str, value: Any) -> None:
    if isinstance(value, dict):
        for name, each in value.items():
            _hash_into(found, f"{path}.{name}", each)
    elif isinstance(value, list | tuple):
        for number, each in enumerate(value):
            _hash_into(found, f"{path}.{number}", each)
    elif isinstance(value, str):
        found[crc32(f"{path}={value}".encode()) % HASHED] += 1
    elif value is not None:
        found[crc32(path.encode()) % HASHED] += int(value)


# Actions


def check_width(count: int, width: int) -> None:
    if count > width:
        raise LudariumError(
            "too-many-options",
            f"This decision has {count} options, but the action space only {width}. Ask for a greater width.",
            {"options": str(count), "width": str(width)},
        )


def mask(count: int, width: int = WIDTH) -> Mask:
    """1 for each action that stands for an option."""
    check_width(count, width)
    found = np.zeros(width, np.int8)
    found[:count] = 1
    return found


def option_table(encoder: Encoder, position: Position, options: list[int], seat: int, width: int = WIDTH) -> Rows:
    """For each action the verb of its option and the things it speaks of; -1 where there is none."""
    check_width(len(options), width)
    rows = encoder.rows(position, options, seat)
    return np.ndarray((width, PLACES), np.int16, bytearray(rows.ljust(width * PLACES * 2, b"\xff")))


# Results


def returns(title: Title, position: Position) -> list[float]:
    """The result of a game, adding up to 0: the share of the win, less what would be everybody's fair part of it.

    Alone against an opponent without a seat: 1 for a win, -1 otherwise.
    """
    standings = title.standings(position)
    winners = standings.winners()
    if len(standings.rows) == 1:
        return [1.0 if winners else -1.0]
    fair = 1.0 / len(standings.rows)
    return [(1.0 / len(winners) if row.seat in winners else 0.0) - fair for row in standings.rows]


__all__ = [
    "HASHED",
    "WIDTH",
    "Encoder",
    "check_width",
    "describe",
    "encoder_of",
    "features_of",
    "mask",
    "option_table",
    "relative_names",
    "returns",
    "scale_of",
    "vector",
]
