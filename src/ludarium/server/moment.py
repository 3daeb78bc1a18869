"""A moment of a game, as it is sent: what everybody sees alike is built and encoded once, the rest for each seat."""

from __future__ import annotations

from typing import Any

import msgspec

from ludarium.kernel.match import Match

encode = msgspec.json.Encoder().encode


def update(table: str, match: Match, seat: int, since: int, drawn: Any) -> dict[str, Any]:
    """The message `update`; `drawn` is the table itself as this seat sees it."""
    view = match.outline(seat)
    view["table"] = drawn
    return {
        "type": "update",
        "table": table,
        "seat": seat,
        "line": len(match.record.lines),
        "from": since,
        "view": view,
        "log": match.heard(seat, since),
    }


class Common:
    """What everybody sees alike of one match, as it was encoded last. It is kept until something is told."""

    __slots__ = ("changes", "encoded")

    def __init__(self) -> None:
        self.changes = -1
        self.encoded = b""

    def of(self, match: Match) -> bytes:
        if self.changes != match.changes:
            self.changes = match.changes
            self.encoded = encode(match.title.common(match.position))
        return self.encoded


class Moment:
    """Lives only until everybody has been told: the game goes on under it."""

    def __init__(self, table: str, match: Match, since: int, common: Common) -> None:
        self.table = table
        self.match = match
        self.since = since
        self.common = common
        self._updates: dict[int, bytes] = {}

    def update(self, seat: int) -> bytes:
        message = self._updates.get(seat)
        if message is None:
            message = encode(update(self.table, self.match, seat, self.since, self._drawn(seat)))
            self._updates[seat] = message
        return message

    def _drawn(self, seat: int) -> msgspec.Raw:
        own = encode(self.match.title.own(self.match.position, seat))
        return msgspec.Raw(merged(self.common.of(self.match), own))


def merged(one: bytes, other: bytes) -> bytes:
    """Two encoded objects as one."""
    if one == b"{}":
        return other
    return one if other == b"{}" else one[:-1] + b"," + other[1:]


def with_ref(message: bytes, ref: Any) -> bytes:
    return message if ref is None else merged(message, encode({"ref": ref}))
