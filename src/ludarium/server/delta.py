"""What has changed between two JSON values, said so that whoever has the one can make the other.

A change is one of
    [value]                      the new value
    []                           gone (a member of an object)
    {"name": change, ...}        an object, or a list with numbers as names: only these members have changed
    [start, removed, [values]]   a list: from `start` on, so many elements have made room for these
The same is in web/src/lib/change.ts, for whoever looks at a table.
"""

from __future__ import annotations

from secrets import randbits
from typing import Any

import msgspec

# A change or a part of one; it is only ever made here and read by `applied`.
Change = Any
# The members of an object, each encoded by itself: what has stayed the same is seen at once.
Parts = dict[str, bytes]

SHORT = 50  # bytes; what is so short, or was, is not looked into
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


def change(old: Any, new: Any) -> Change:
    """How the one, which differs from the other, becomes the other. (Where `true` becomes `1`, nothing is found: what
    stands in one place of a view is always of one type.)"""
    if isinstance(old, dict) and isinstance(new, dict):
        return _members(old, new)
    if isinstance(old, list) and isinstance(new, list):
        return _listed(old, new)
    return [new]


def _members(old: dict[str, Any], new: dict[str, Any]) -> Change:
    found: dict[str, Change] = {}
    for name, value in new.items():
        if name not in old:
            found[name] = [value]
        elif old[name] != value:
            found[name] = change(old[name], value)
    for name in old:
        if name not in new:
            found[name] = []
    return found


def _listed(old: list[Any], new: list[Any]) -> Change:
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    spliced = [start, len(old) - end - start, new[start : len(new) - end]]
    if len(old) != len(new):
        return spliced
    differing = [i for i in range(start, len(new) - end) if old[i] != new[i]]
    return _shorter({str(i): change(old[i], new[i]) for i in differing}, spliced)


def _shorter(one: Change, other: Change) -> Change:
    return one if len(encode(one)) <= len(encode(other)) else other


def applied(value: Any, change: Change) -> Any:
    """The value after a change; the value itself stays as it was."""
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        start, removed, values = change
        return value[:start] + values + value[start + removed :]
    if isinstance(value, list):
        changed = list(value)
        for name, inner in change.items():
            changed[int(name)] = applied(value[int(name)], inner)
        return changed
    members = {name: each for name, each in value.items() if change.get(name) != []}
    for name, inner in change.items():
        if inner != []:
            members[name] = applied(value.get(name), inner)
    return members


def parts(value: Any) -> Parts:
    """An object, encoded in parts."""
    return {name: encode(each) for name, each in value.items()}


def members(value: Parts) -> bytes:
    """The object again, in JSON without its braces."""
    return b",".join([b'"%b":%b' % (name.encode(), each) for name, each in value.items()])


class Seen:
    """What a seat has been shown at one moment. It is kept until the next one, to tell what has changed since."""

    __slots__ = ("common", "now", "number", "own", "seat")

    def __init__(self, seat: int, now: Parts, common: Parts, own: Parts) -> None:
        # Names the moment. It is drawn, not counted: nobody learns how often others were told something.
        self.number = randbits(52)
        self.seat = seat
        self.now = now
        self.common = common
        self.own = own


class Changes:
    """Finds what has changed at one moment; what several seats see alike is looked at once."""

    def __init__(self) -> None:
        self._found: dict[tuple[bytes, bytes], bytes] = {}

    def view(self, old: Seen, new: Seen) -> bytes:
        """The change of a whole view."""
        changed = self._parts(old.now, new.now)
        table = self._parts(old.own, new.own)
        if old.common is not new.common:
            table = self._parts(old.common, new.common) + table
        if table:
            changed.append(b'"table":{%b}' % b",".join(table))
        return b"{%b}" % b",".join(changed)

    def _parts(self, old: Parts, new: Parts) -> list[bytes]:
        changed = [
            b'"%b":%b' % (name.encode(), self._part(old[name], value) if name in old else b"[%b]" % value)
            for name, value in new.items()
            if old.get(name) != value
        ]
        return changed + [b'"%b":[]' % name.encode() for name in old if name not in new]

    def _part(self, old: bytes, new: bytes) -> bytes:
        if len(old) < SHORT or len(new) < SHORT:
            return b"[%b]" % new
        found = self._found.get((old, new))
        if found is None:
            found = encode(change(decode(old), decode(new)))
            if len(found) > len(new) + 2:
                found = b"[%b]" % new
            self._found[old, new] = found
        return found
