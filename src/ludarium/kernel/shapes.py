"""The shapes of what leaves the engine: options, decisions, log lines, views, results.

Each title says the shape of its table in a `shapes.py` of its own. The types of the browser client are made from these
definitions (`tools/client_types.py`), so that there is only one of each. Everything in them is JSON; names are written
in small letters with underscores.
"""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypedDict

# Arguments of a message: references (`card:monk`) and numbers.
Args = dict[str, str | int]
# Lists of a fixed length say so to the client.
Pair = Annotated[list[int], 2]
Triple = Annotated[list[int], 3]


class Phrase(TypedDict):
    """A message with its arguments: numbers, references, or nested phrases."""

    id: str
    args: dict[str, str | int | list[Phrase]]


class Option(TypedDict):
    """What can be chosen. `code` is what is sent back."""

    code: str
    verb: str
    args: Args
    rules: list[str]
    # it costs something, or means to do something, and brings nothing
    vain: NotRequired[bool]


class Refused(TypedDict):
    """What one might expect to find among the options, and why it is not there."""

    code: str
    verb: str
    args: Args
    rules: list[str]
    reason: str
    why: Args


class Decision(TypedDict):
    """Another seat's decision has only its seat and its kind."""

    seat: int
    id: str
    rules: NotRequired[list[str]]
    args: NotRequired[Args]
    # what is under way, the nearest first
    trail: NotRequired[list[Phrase]]
    options: NotRequired[list[Option]]
    refused: NotRequired[list[Refused]]


class Part(TypedDict):
    """Points from one source."""

    source: str
    points: int


class Standing(TypedDict):
    seat: int
    place: int
    points: int
    parts: list[Part]


class Other(TypedDict):
    """The result of an opponent that holds no seat."""

    id: str
    points: int
    parts: list[Part]


class Standings(TypedDict):
    reason: str
    verdict: str
    rows: list[Standing]
    others: list[Other]


class Heading(TypedDict):
    """The part of a view that stays the same for the whole game, and for everybody."""

    title: str
    seats: int
    names: list[str]
    variants: dict[str, str]
    commitment: str


class Now(TypedDict):
    """Whose turn it is, and what this seat can choose."""

    seat: int
    over: bool
    turn: int
    # who is still to answer: usually the one whose turn it is, several where each decides for itself
    open: list[int]
    step: int
    decision: Decision | None
    undo: bool
    # this seat has answered, and waits for others who were asked at the same time
    sealed: NotRequired[bool]
    standings: NotRequired[Standings]


class MatchView(Heading, Now):
    """All that one seat may see. `table` is the title's own."""

    table: Any


class Told(TypedDict):
    event: str
    args: Args
    rules: list[str]


class LogLine(Told):
    """A told fact, the number of choices that had been made, and the seat whose choice it came of (-1: the setup)."""

    step: int
    by: int
