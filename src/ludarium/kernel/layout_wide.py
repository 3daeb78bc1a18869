"""Codecs for large positions: parts with many places of which a scenario names a few."""

from __future__ import annotations

from typing import Any

from ludarium.kernel.domain import Domain
from ludarium.kernel.errors import LudariumError, bad_scenario
from ludarium.kernel.layout import Across, Codec, Struct, Whole
from ludarium.kernel.layout_places import brief, spread


def _not_a_table(given: Any, where: str) -> LudariumError:
    return bad_scenario(where, f"expected a table by places, not {brief(given)}.", "places", {"given": brief(given)})


class Sparse(Codec):
    """A list by the elements of a domain, shown only where something is there; `empty` is nothing.

    A table sets the places that it names. What means nothing there is written as the item shows it.
    """

    def __init__(self, item: Codec, keys: Domain, empty: int = -1) -> None:
        self.item = item
        self.keys = keys
        self.empty = empty

    def show(self, value: Any) -> Any:
        return {self.keys.ref(i): self.item.show(each) for i, each in enumerate(value) if each != self.empty}

    def read(self, given: Any, where: str, old: Any) -> Any:
        if not isinstance(given, dict):
            raise _not_a_table(given, where)
        values = list(old)
        for name, each in spread(given, self.keys.refs[: len(values)], where, self.keys):
            i = self.keys.index(name)
            values[i] = self.item.read(each, f"{where}.{name}", values[i])
        return values

    def stated(self, given: Any, where: str) -> Any:
        if not isinstance(given, dict):
            raise _not_a_table(given, where)
        return {
            name: self.item.stated(each, f"{where}.{name}")
            for name, each in spread(given, self.keys.refs, where, self.keys)
        }

    def inside(self, name: str) -> Codec | None:
        return self.item

    def every(self, shown: Any) -> list[str]:
        return self.keys.refs

    def absent(self, name: str) -> Any:
        return self.item.show(self.empty)

    def named(self, given: Any, path: str, shown: Any) -> list[str]:
        return [f"{path}.{name}" for name, _ in spread(given, self.keys.refs, path, self.keys)]

    def explain(self) -> str:
        return f"a table by {self.keys.name} of those where something is; each: {self.item.explain()}"


class Packed(Codec):
    """Small numbers by the elements of a domain in one int, `bits` for each; shown where they are not 0."""

    def __init__(self, keys: Domain, bits: int) -> None:
        self.keys = keys
        self.bits = bits
        self.item = Whole(0, (1 << bits) - 1)

    def show(self, value: Any) -> Any:
        found: dict[str, Any] = {}
        for i in range(self.keys.size):
            amount = (value >> (i * self.bits)) & self.item.most
            if amount:
                found[self.keys.ref(i)] = amount
        return found

    def read(self, given: Any, where: str, old: Any) -> Any:
        if not isinstance(given, dict):
            raise _not_a_table(given, where)
        value = int(old or 0)
        for name, each in spread(given, self.keys.refs, where, self.keys):
            shift = self.keys.index(name) * self.bits
            value &= ~(self.item.most << shift)
            value |= self.item.read(each, f"{where}.{name}", None) << shift
        return value

    def inside(self, name: str) -> Codec | None:
        return self.item

    def every(self, shown: Any) -> list[str]:
        return self.keys.refs

    def absent(self, name: str) -> Any:
        return 0

    def named(self, given: Any, path: str, shown: Any) -> list[str]:
        return [f"{path}.{name}" for name, _ in spread(given, self.keys.refs, path, self.keys)]

    def explain(self) -> str:
        return f"a table by {self.keys.name}; each: {self.item.explain()}"


class Columns(Across):
    """Several lists of one object side by side, told by place: `provinces.paris = { town = "large" }`.

    `parts` are the name of a column, the field that holds its list, and the codec of one value.
    """

    def __init__(self, keys: Domain, parts: list[tuple[str, str, Codec]]) -> None:
        self.keys = keys
        self.parts = parts
        self.row = Struct([(name, codec) for name, _, codec in parts])

    def show(self, value: Any) -> Any:
        columns = [(name, codec, getattr(value, field)) for name, field, codec in self.parts]
        size = min(len(column) for _, _, column in columns)
        return {self.keys.ref(i): {name: codec.show(column[i]) for name, codec, column in columns} for i in range(size)}

    def read(self, given: Any, where: str, old: Any) -> Any:
        """`old` is the object: its lists are replaced by changed copies."""
        if not isinstance(given, dict):
            raise _not_a_table(given, where)
        fields = {name: field for name, field, _ in self.parts}
        columns = {name: list(getattr(old, field)) for name, field in fields.items()}
        size = min(len(column) for column in columns.values())
        for place, row in spread(given, self.keys.refs[:size], where, self.keys):
            i = self.keys.index(place)
            for name, each in self.row.table(row, f"{where}.{place}"):
                codec = self.row.codec(name, f"{where}.{place}")
                columns[name][i] = codec.read(each, f"{where}.{place}.{name}", columns[name][i])
        for name, field in fields.items():
            setattr(old, field, columns[name])
        return old

    def stated(self, given: Any, where: str) -> Any:
        if not isinstance(given, dict):
            raise _not_a_table(given, where)
        rows = spread(given, self.keys.refs, where, self.keys)
        return {place: self.row.stated(row, f"{where}.{place}") for place, row in rows}

    def inside(self, name: str) -> Codec | None:
        return self.row

    def named(self, given: Any, path: str, shown: Any) -> list[str]:
        found: list[str] = []
        for place, row in spread(given, self.keys.refs, path, self.keys):
            found.extend(self.row.named(row, f"{path}.{place}", shown[place]))
        return found

    def explain(self) -> str:
        return f"a table by {self.keys.name}; each: {self.row.explain()}"
