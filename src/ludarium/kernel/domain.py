"""Domains: the things that options and events speak about, each with a stable reference."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.errors import unknown
from ludarium.kernel.fields import data

LIMIT: Final = 8192  # a packed argument has thirteen bits


class Domain:
    """A finite set of things. Inside the engine a thing is its index; outside it is its reference.

    A reference is written `name:ref`, for example `cell:palace.6`. The same reference marks the drawn thing in the
    browser and names it in the message catalogues (`cell-palace-6`).

    A product domain has parts: the reference joins those of its parts with dots, and the catalogue has one message
    for all of its elements (`die = {$colour} {$value}`).
    """

    __slots__ = ("fulls", "is_number", "name", "numbers", "parts", "refs", "size")

    def __init__(self, name: str, refs: list[str], parts: list[Domain] | None = None, is_number: bool = False) -> None:
        self.name = name
        self.refs = refs
        self.parts = parts or []
        self.is_number = is_number
        self.size = len(refs)
        self.fulls: list[str] = [f"{name}:{ref}" for ref in refs]
        self.numbers: dict[str, int] = {ref: number for number, ref in enumerate(refs)}
        if self.size > LIMIT:
            raise ValueError(f"domain {name} has {self.size} elements, at most {LIMIT} fit into an option")
        if len(self.numbers) != self.size:
            raise ValueError(f"domain {name} has the same reference twice")

    def ref(self, index: int) -> str:
        return self.refs[index]

    def full(self, index: int) -> str:
        """The reference with the domain's name, as it leaves the engine."""
        return self.fulls[index]

    def index(self, ref: str) -> int:
        """Reads a reference, with or without the domain's name."""
        found = self.numbers.get(ref)
        if found is None and ref.startswith(self.name + ":"):
            found = self.numbers.get(ref[len(self.name) + 1 :])
        if found is None:
            raise unknown(self.name, ref, self.refs)
        return found

    def __repr__(self) -> str:
        return f"<domain {self.name}: {self.size}>"

    def named(self, name: str) -> Argument:
        """The same domain under another argument name: `CITY.named("from")`."""
        return Argument(name, self)


@data
class Argument:
    """A named place of a verb or an event that takes one element of a domain."""

    name: str
    domain: Domain


def number(name: str, most: int) -> Domain:
    """The whole numbers from 0 to `most`; the index is the number itself."""
    return Domain(name, [str(value) for value in range(most + 1)], None, True)


def product(name: str, parts: list[Domain]) -> Domain:
    """All combinations; the last part runs fastest: index = (a * size(b) + b) * size(c) + c."""
    refs = [""]
    for part in parts:
        refs = [f"{ref}.{other}" if ref else other for ref in refs for other in part.refs]
    return Domain(name, refs, parts)


def as_argument(item: Domain | Argument) -> Argument:
    return item if isinstance(item, Argument) else Argument(item.name, item)


SEAT = Domain("seat", ["0", "1", "2", "3", "4", "5"])
