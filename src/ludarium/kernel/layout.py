"""How a scenario describes a position: names and references instead of numbers.

A layout is a tree of codecs. It reads a part of a position (`show`), writes it (`put`), and says in words what may be
written where (`explain`), so that the scenario documentation of a title is made from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludarium.kernel.domain import Domain
from ludarium.kernel.errors import LudariumError, bad_scenario
from ludarium.kernel.layout_places import brief, spread


class Codec:
    """Turns one value of a position into a scenario's value and back."""

    def show(self, value: Any) -> Any:
        return value

    def read(self, given: Any, where: str, old: Any) -> Any:
        """The value for the position. `old` is what stands there now; containers may change it in place."""
        raise TypeError("a codec reads values")

    def explain(self) -> str:
        raise TypeError("a codec explains itself")

    def stated(self, given: Any, where: str) -> Any:
        """A value that a fact states, checked and as `show` would show it."""
        return self.show(self.read(given, where, None))

    def inside(self, name: str) -> Codec | None:
        """What reads the part of that name (or at that place of a list), if this codec can say it."""
        return None

    def every(self, shown: Any) -> list[str]:
        """The names of all parts, also of those that are not shown because nothing is there."""
        return list(shown)

    def absent(self, name: str) -> Any:
        """How a part is shown where nothing is there."""
        return None

    def named(self, given: Any, path: str, shown: Any) -> list[str]:
        """The paths that `given` sets. `shown` is this part as it is shown now."""
        return [path]

    def fields(self) -> Struct | None:
        """The named fields of this part, if it has such."""
        return None

    def made_of(self) -> list[Codec]:
        """What a codec of a title's own is made of, for the page that lists its references."""
        return []

    def whole(self) -> bool:
        """Whether a dump tells a table whole as soon as anything in it has changed."""
        return False


class Whole(Codec):
    """A whole number."""

    def __init__(self, least: int = 0, most: int = 1_000_000) -> None:
        self.least = least
        self.most = most

    def read(self, given: Any, where: str, old: Any) -> Any:
        if isinstance(given, bool) or not isinstance(given, int) or not self.least <= given <= self.most:
            raise bad_scenario(
                where,
                f"expected a whole number from {self.least} to {self.most}, not {brief(given)}.",
                "whole-range",
                {"low": str(self.least), "high": str(self.most), "given": brief(given)},
            )
        return given

    def explain(self) -> str:
        return f"a whole number, {self.least} to {self.most}"


class Flag(Codec):
    """True or false."""

    def read(self, given: Any, where: str, old: Any) -> Any:
        if not isinstance(given, bool):
            raise bad_scenario(where, f"expected true or false, not {brief(given)}.", "flag", {"given": brief(given)})
        return given

    def explain(self) -> str:
        return "true or false"


class Ref(Codec):
    """One element of a domain by its reference. Where nothing may stand there, that is "none" (inside: `empty`)."""

    def __init__(self, domain: Domain, optional: bool = False, empty: int = -1) -> None:
        self.domain = domain
        self.optional = optional
        self.empty = empty

    def show(self, value: Any) -> Any:
        if self.optional and value == self.empty:
            return "none"
        return self.domain.ref(value)

    def read(self, given: Any, where: str, old: Any) -> Any:
        if self.optional and given == "none":
            return self.empty
        try:
            return self.domain.index(str(given))
        except LudariumError as error:
            raise bad_scenario(where, error) from None

    def explain(self) -> str:
        refs = self.domain.refs
        shown = ", ".join(f"`{ref}`" for ref in refs[:12]) + (f" ... ({len(refs)} in all)" if len(refs) > 12 else "")
        article = "an" if self.domain.name[0] in "aeiou" else "a"
        return f"{article} {self.domain.name}: {shown}" + (', or "none"' if self.optional else "")


class Many(Codec):
    """A list. With `keys`, its places are named by the elements of a domain, and a table may set some of them only."""

    def __init__(
        self,
        item: Codec,
        keys: Domain | None = None,
        length: int = -1,
        names: Callable[[Any], list[str]] | None = None,
    ) -> None:
        self.item = item
        self.keys = keys
        self.length = keys.size if keys is not None and length < 0 else length
        # Where the list itself says what its places are called (players by the realm they play).
        self.names = names

    def places(self, value: Any) -> list[str] | None:
        """What the places of this list are called, if they have names."""
        if self.names is not None:
            return self.names(value)
        return self.keys.refs[: len(value)] if self.keys is not None else None

    def show(self, value: Any) -> Any:
        places = self.places(value)
        if places is not None:
            return {places[i]: self.item.show(each) for i, each in enumerate(value)}
        return [self.item.show(each) for each in value]

    def inside(self, name: str) -> Codec | None:
        return self.item

    def stated(self, given: Any, where: str) -> Any:
        """Without names for its places; `facts.py` follows the names."""
        if not isinstance(given, list):
            raise _not_a_list(given, where)
        return [self.item.stated(each, f"{where}.{i}") for i, each in enumerate(given)]

    def named(self, given: Any, path: str, shown: Any) -> list[str]:
        if not isinstance(given, dict) or not isinstance(shown, dict):
            return [path]
        found: list[str] = []
        for name, each in spread(given, list(shown), path):
            found.extend(self.item.named(each, f"{path}.{name}", shown[name]))
        return found

    def read(self, given: Any, where: str, old: Any) -> Any:
        places = self.places(old) if old is not None else None
        if isinstance(given, dict) and places is not None:
            values = list(old)
            number = {name: i for i, name in enumerate(places)}
            for name, each in spread(given, places, where, self.keys):
                i = number[name]
                values[i] = self.item.read(each, f"{where}.{name}", values[i])
            return values
        if not isinstance(given, list):
            raise _not_a_list(given, where)
        if self.length >= 0 and len(given) > self.length:
            raise bad_scenario(
                where,
                f"expected at most {self.length} values, not {len(given)}.",
                "at-most",
                {"expected": str(self.length), "given": str(len(given))},
            )
        if places is not None and len(given) != len(places):
            raise bad_scenario(
                where,
                f"expected {len(places)} values, not {len(given)}.",
                "exactly",
                {"expected": str(len(places)), "given": str(len(given))},
            )
        # Places that have names stay what they are; the things of any other list are new ones.
        before = list(old) if places is not None else []
        return [
            self.item.read(each, f"{where}.{i}", before[i] if i < len(before) else None) for i, each in enumerate(given)
        ]

    def explain(self) -> str:
        named = f", by {self.keys.name}" if self.keys is not None else ", by name" if self.names is not None else ""
        return f"a list{named}; each: {self.item.explain()}"


def _not_a_list(given: Any, where: str) -> LudariumError:
    return bad_scenario(where, f"expected a list, not {brief(given)}.", "list", {"given": brief(given)})


class Set(Codec):
    """Elements of a domain, kept as a bit set."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain

    def show(self, value: Any) -> Any:
        return [self.domain.ref(i) for i in range(self.domain.size) if (value >> i) & 1]

    def inside(self, name: str) -> Codec | None:
        return Ref(self.domain)

    def read(self, given: Any, where: str, old: Any) -> Any:
        if not isinstance(given, list):
            raise bad_scenario(
                where, f"expected a list of references, not {brief(given)}.", "references", {"given": brief(given)}
            )
        bits = 0
        one = Ref(self.domain)
        for i, each in enumerate(given):
            bits |= 1 << one.read(each, f"{where}.{i}", None)
        return bits

    def explain(self) -> str:
        return f"a list of different ones; each: {Ref(self.domain).explain()}"


class Converted(Codec):
    """A value that is written otherwise than it is kept: `open` gives the form that `inner` reads, `shut` undoes it.

    `words` explain it better than the inner codec would.
    """

    def __init__(self, inner: Codec, open: Callable[[Any], Any], shut: Callable[[Any], Any], words: str) -> None:
        self.inner = inner
        self.open = open
        self.shut = shut
        self.words = words

    def show(self, value: Any) -> Any:
        return self.inner.show(self.open(value))

    def read(self, given: Any, where: str, old: Any) -> Any:
        return self.shut(self.inner.read(given, where, self.open(old) if old is not None else None))

    def stated(self, given: Any, where: str) -> Any:
        return self.inner.stated(given, where)

    def inside(self, name: str) -> Codec | None:
        return self.inner.inside(name)

    def every(self, shown: Any) -> list[str]:
        return self.inner.every(shown)

    def absent(self, name: str) -> Any:
        return self.inner.absent(name)

    def named(self, given: Any, path: str, shown: Any) -> list[str]:
        return self.inner.named(given, path, shown)

    def explain(self) -> str:
        return self.words


class Struct(Codec):
    """An object with named fields. Reading changes the old object in place, field by field.

    `make` builds a new object where none stands (in a list that grows).
    """

    def __init__(self, parts: list[tuple[str, Codec]], make: Callable[[], Any] | None = None) -> None:
        self.parts = parts
        self.codecs: dict[str, Codec] = dict(parts)
        self.make = make

    def show(self, value: Any) -> Any:
        return {
            name: codec.show(value if isinstance(codec, Across) else getattr(value, name)) for name, codec in self.parts
        }

    def inside(self, name: str) -> Codec | None:
        return self.codecs.get(name)

    def fields(self) -> Struct | None:
        return self

    def stated(self, given: Any, where: str) -> Any:
        """Some of the fields: those are compared."""
        return {
            name: self.codec(name, where).stated(each, f"{where}.{name}") for name, each in self.table(given, where)
        }

    def named(self, given: Any, path: str, shown: Any) -> list[str]:
        found: list[str] = []
        for name, each in given.items():
            found.extend(self.codecs[name].named(each, f"{path}.{name}" if path else name, shown[name]))
        return found

    def read(self, given: Any, where: str, old: Any) -> Any:
        table = self.table(given, where)
        thing = old
        if thing is None:
            if self.make is None:
                raise bad_scenario(where, "nothing stands here that could be described.", "nothing-here")
            thing = self.make()
        for name, each in table:
            codec = self.codec(name, where)
            spot = f"{where}.{name}" if where else name
            if isinstance(codec, Across):
                codec.read(each, spot, thing)
            else:
                setattr(thing, name, codec.read(each, spot, getattr(thing, name)))
        return thing

    def table(self, given: Any, where: str) -> list[tuple[str, Any]]:
        if not isinstance(given, dict):
            raise bad_scenario(
                where,
                f"expected a table with the fields {', '.join(self.codecs)}, not {brief(given)}.",
                "fields",
                {"expected": ", ".join(self.codecs), "given": brief(given)},
            )
        return list(given.items())

    def codec(self, name: str, where: str) -> Codec:
        codec = self.codecs.get(name)
        if codec is None:
            raise bad_scenario(
                where,
                f"there is no {name!r} here. Expected one of: {', '.join(self.codecs)}.",
                "no-field",
                {"given": name, "expected": ", ".join(self.codecs)},
            )
        return codec

    def explain(self) -> str:
        return "a table with " + ", ".join(f"`{name}`" for name, _ in self.parts)


class Across(Codec):
    """A part that is not one field of the object it belongs to: `show` and `read` are given the object itself."""


def find(shown: Any, path: str) -> Any:
    """The part of a shown position at a dotted path. References may hold dots themselves: the longest key wins."""
    here = shown
    rest = path
    while rest:
        if isinstance(here, list):
            head, _, tail = rest.partition(".")
            if not head.isdigit() or int(head) >= len(here):
                raise bad_scenario(
                    path,
                    f"there is no {head!r} here; the list has {len(here)} entries.",
                    "no-entry",
                    {"given": head, "count": str(len(here))},
                )
            here, rest = here[int(head)], tail
        elif isinstance(here, dict):
            fitting = [key for key in here if rest == key or rest.startswith(f"{key}.")]
            if not fitting:
                raise bad_scenario(
                    path,
                    f"there is no {rest!r} here. Expected one of: {', '.join(map(str, here))}.",
                    "no-field",
                    {"given": rest, "expected": ", ".join(map(str, here))},
                )
            key = max(fitting, key=len)
            here, rest = here[key], rest[len(key) + 1 :]
        else:
            raise bad_scenario(
                path,
                f"there is no {rest!r} below {brief(here)}.",
                "nothing-below",
                {"given": rest, "found": brief(here), "expected": "-"},
            )
    return here


def document(layout: Struct, heading: str = "") -> list[str]:
    """Lines of a Markdown table: every path of the layout and what may stand there."""
    lines: list[str] = []
    for name, codec in layout.parts:
        path = f"{heading}{name}"
        lines.append(f"| `{path}` | {codec.explain()} |")
        inner: Codec = codec
        suffix = ""
        while inner.fields() is None:
            item = inner.inside("*") if not isinstance(inner, Set) else None
            if item is None:
                break
            suffix += ".*"
            inner = item
        fields = inner.fields()
        if fields is not None:
            lines.extend(document(fields, f"{path}{suffix}."))
    return lines
