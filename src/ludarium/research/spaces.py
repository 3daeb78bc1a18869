"""Views as vectors, and options as a fixed number of actions: what learning libraries ask for.

An action is the number of an option in the list of legal options (which always has the same order for the same
position). The mask says which numbers are in use; a table tells each option's verb and arguments, so that a learner
knows what the numbers stand for at this decision.

An observation is the seat's own view, hashed into a vector of fixed size: a number goes where its path in the view
hashes to; a reference adds 1 where its path and name hash to. What is not in the view cannot be in the vector.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

import numpy as np
import numpy.typing as npt

from ludarium.kernel.errors import LudariumError
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title
from ludarium.kernel.verb import part, verb_of

WIDTH = 512  # actions: at most so many options can be offered at once
SIZE = 2048  # entries of an observation

Vector = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
OptionTable = npt.NDArray[np.int16]


def observation(title: Title, position: Position, seat: int, size: int = SIZE) -> Vector:
    """All that a seat may see."""
    vector = np.zeros(size, np.float32)
    _hash_into(vector, "", title.view(position, seat))
    _hash_into(vector, "turn", position.seat)
    if position.agenda and position.seat == seat:
        decision = position.decision()
        _hash_into(vector, "decision", type(decision).__name__)
        for name, value in decision.about(position):
            _hash_into(vector, f"about.{name}", value)
    return vector


def _hash_into(vector: Vector, path: str, value: Any) -> None:
    if isinstance(value, dict):
        for name, each in value.items():
            _hash_into(vector, f"{path}.{name}", each)
    elif isinstance(value, list | tuple):
        for number, each in enumerate(value):
            _hash_into(vector, f"{path}.{number}", each)
    elif isinstance(value, str):
        vector[crc32(f"{path}={value}".encode()) % len(vector)] += 1.0
    elif value is not None:
        vector[crc32(path.encode()) % len(vector)] += float(value)


def mask(options: list[int], width: int = WIDTH) -> Mask:
    """1 for each action that stands for an option."""
    if len(options) > width:
        raise LudariumError(
            "too-many-options",
            f"This decision has {len(options)} options, but the action space only {width}. Ask for a greater width.",
            {"options": str(len(options)), "width": str(width)},
        )
    result = np.zeros(width, np.int8)
    result[: len(options)] = 1
    return result


def option_table(options: list[int], width: int = WIDTH) -> OptionTable:
    """For each action its verb and four arguments; -1 where there is no option."""
    result = np.full((width, 5), -1, np.int16)
    for number, option in enumerate(options):
        result[number, 0] = verb_of(option)
        for i in range(4):
            result[number, 1 + i] = part(option, i)
    return result


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
