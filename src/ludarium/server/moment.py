"""A moment of a game, as it is sent: what everybody sees alike is built and encoded once, the rest for each seat."""

from __future__ import annotations

from typing import Any

import msgspec

from ludarium.kernel.match import Match
from ludarium.kernel.title import View

LOG = 200  # so many steps of the log are told at once
encode = msgspec.json.Encoder().encode


def told_from(match: Match, since: int) -> int:
    """From which step on the log is told to somebody who wants it from `since` on. (For more, see `Replays.log`.)"""
    return max(since, match.heard_from, match.steps - LOG + 1)


def members(value: View) -> bytes:
    """An object in JSON, without its braces."""
    return encode(value)[1:-1]


class Common:
    """What everybody sees alike of one match, as it was encoded last. It is kept until something is told."""

    __slots__ = ("changes", "heading", "table")

    def __init__(self) -> None:
        self.changes = -1
        self.heading = b""
        self.table = b""

    def renew(self, match: Match) -> None:
        if self.changes != match.changes:
            if self.changes < 0:
                self.heading = members(match.heading())
            self.changes = match.changes
            self.table = members(match.title.common(match.position))


class Moment:
    """Lives only until everybody has been told: the game goes on under it."""

    def __init__(self, table: str, match: Match, since: int, common: Common) -> None:
        self.table = table
        self.match = match
        self.since = told_from(match, since)
        self.common = common
        self._updates: dict[int, bytes] = {}
        common.renew(match)

    def update(self, seat: int) -> bytes:
        """The message `update`."""
        message = self._updates.get(seat)
        if message is None:
            message = self._updates[seat] = self._update(seat)
        return message

    def _update(self, seat: int) -> bytes:
        match, common = self.match, self.common
        told = {
            "type": "update",
            "table": self.table,
            "seat": seat,
            "line": match.record.size,
            "from": self.since,
            "log": match.heard(seat, self.since),
        }
        own = members(match.title.own(match.position, seat))
        return b"".join(
            (
                encode(told)[:-1],
                b',"view":{',
                common.heading,
                b",",
                members(match.now(seat)),
                b',"table":{',
                common.table,
                b"," if common.table and own else b"",
                own,
                b"}}}",
            )
        )


def with_ref(message: bytes, ref: Any) -> bytes:
    """A message (an object in JSON that is not empty) as the answer to what somebody has asked."""
    return message if ref is None else b"".join((message[:-1], b',"ref":', encode(ref), b"}"))
