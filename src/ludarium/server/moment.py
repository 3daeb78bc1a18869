"""A moment of a game, as it is sent: what everybody sees alike is built and encoded once, the rest for each seat."""

from __future__ import annotations

from typing import Any

from ludarium.kernel.match import Match
from ludarium.kernel.sealed import Sealed
from ludarium.kernel.snapshot import HEARD
from ludarium.server.delta import Changes, Parts, Seen, encode, members, parts

LOG = HEARD  # so many steps of the log are told at once


def told_from(match: Match, since: int) -> int:
    """From which step on the log is told to somebody who wants it from `since` on. (For more, see `Replays.log`.)"""
    return max(since, match.heard_from, match.steps - LOG + 1)


class Common:
    """What everybody sees alike of one match, as it was encoded last. It is kept until something is told."""

    __slots__ = ("changes", "heading", "table")

    def __init__(self) -> None:
        self.changes = -1
        self.heading = b""
        self.table: Parts = {}

    def renew(self, match: Match) -> None:
        if self.changes != match.changes:
            if self.changes < 0:
                self.heading = members(parts(match.heading()))
            self.changes = match.changes
            self.table = parts(match.title.common(match.position))


class Moment:
    """Lives only until everybody has been told: the game goes on under it."""

    def __init__(self, table: str, match: Match, since: int, common: Common, sealed: Sealed | None = None) -> None:
        self.table = table
        self.match = match
        self.sealed = sealed
        self.since = told_from(match, since)
        self.common = common
        self.changes = Changes()
        self._seen: dict[int, Seen] = {}
        self._updates: dict[int, bytes] = {}
        self._changes: dict[int, bytes] = {}
        common.renew(match)

    def seen(self, seat: int) -> Seen:
        """What this seat sees now."""
        seen = self._seen.get(seat)
        if seen is None:
            match = self.face(seat)
            common = self.common.table if match is self.match else parts(match.title.common(match.position))
            now = match.now(seat) if self.sealed is None else self.sealed.now(seat)
            own = parts(match.title.own(match.position, seat))
            seen = self._seen[seat] = Seen(seat, parts(now), common, own)
        return seen

    def face(self, seat: int) -> Match:
        """The match as this seat plays it: one of several that are asked at once sees what it has answered."""
        return self.match if self.sealed is None else self.sealed.face(seat)

    def update(self, seat: int) -> bytes:
        """The message `update`."""
        message = self._updates.get(seat)
        if message is None:
            message = self._updates[seat] = self._update(seat)
        return message

    def change(self, before: Seen) -> bytes:
        """The message `change`, for somebody who has been shown what the seat saw before."""
        message = self._changes.get(before.number)
        if message is None:
            after = self.seen(before.seat)
            told = self._told("change", before.seat) | {"after": before.number}
            message = encode(told)[:-1] + b',"view":%b}' % self.changes.view(before, after)
            self._changes[before.number] = message
        return message

    def _told(self, kind: str, seat: int) -> dict[str, Any]:
        return {
            "type": kind,
            "table": self.table,
            "seat": seat,
            "number": self.seen(seat).number,
            "line": self.face(seat).record.size,
            "from": self.since,
            "log": self.face(seat).heard(seat, self.since),
        }

    def _update(self, seat: int) -> bytes:
        seen = self.seen(seat)
        return b"".join(
            (
                encode(self._told("update", seat))[:-1],
                b',"view":{',
                self.common.heading,
                b",",
                members(seen.now),
                b',"table":{',
                members(seen.common | seen.own),
                b"}}}",
            )
        )


def with_ref(message: bytes, ref: Any) -> bytes:
    """A message (an object in JSON that is not empty) as the answer to what somebody has asked."""
    return message if ref is None else b"".join((message[:-1], b',"ref":', encode(ref), b"}"))
