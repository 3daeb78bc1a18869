"""What the layout of this title is made of: tables by place or Realm, names with aliases, piles from the top."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludarium.games.europa.facts import places
from ludarium.games.europa.facts.read import kebab
from ludarium.games.europa.table.position import Europa
from ludarium.kernel.domain import Domain
from ludarium.kernel.errors import LISTED, LudariumError, bad_scenario
from ludarium.kernel.layout import Across, Codec, Many, Ref, Struct
from ludarium.kernel.layout_places import brief, spread

Get = Callable[[Europa, int], Any]
Put = Callable[[Europa, int, Any, str], None]


class Cell:
    """One value of a row: how it is written, and where the position keeps it. `put` is told where it stands in the
    file, for its errors."""

    __slots__ = ("codec", "get", "name", "put")

    def __init__(self, name: str, codec: Codec, get: Get, put: Put) -> None:
        self.name = name
        self.codec = codec
        self.get = get
        self.put = put


class Rows(Across):
    """A table by the things of a domain that are in play: `provinces.paris = { owner = "england" }`.

    `things` are those of a position: the thing, and the number of its row (a player, for his Realm).
    """

    def __init__(self, keys: Domain, things: Callable[[Europa], list[tuple[int, int]]], cells: list[Cell]) -> None:
        self.keys = keys
        self.things = things
        self.cells = cells
        self.by_name = {cell.name: cell for cell in cells}
        self.row = Struct([(cell.name, cell.codec) for cell in cells])

    def show(self, value: Any) -> Any:
        refs = self.keys.refs
        return {
            refs[key]: {cell.name: cell.codec.show(cell.get(value, row)) for cell in self.cells}
            for key, row in self.things(value)
        }

    def read(self, given: Any, where: str, old: Any) -> Any:
        if not isinstance(given, dict):
            raise _not_a_table(given, where)
        rows = {self.keys.ref(key): row for key, row in self.things(old)}
        for name in given:
            if name in self.keys.numbers and name not in rows:
                known = ", ".join(list(rows)[:LISTED])
                raise bad_scenario(
                    f"{where}.{name}",
                    f"{name} is not in play here. Expected one of: {known}.",
                    "not-in-play",
                    {"given": name, "expected": known},
                )
        for name, table in spread(given, list(rows), where, self.keys):
            for field, each in self.row.table(table, f"{where}.{name}"):
                spot = f"{where}.{name}.{field}"
                codec = self.row.codec(field, f"{where}.{name}")
                cell = self.by_name[field]
                cell.put(old, rows[name], codec.read(each, spot, cell.get(old, rows[name])), spot)
        return old

    def stated(self, given: Any, where: str) -> Any:
        if not isinstance(given, dict):
            raise _not_a_table(given, where)
        rows = spread(given, self.keys.refs, where, self.keys)
        return {name: self.row.stated(row, f"{where}.{name}") for name, row in rows}

    def inside(self, name: str) -> Codec | None:
        return self.row

    def named(self, given: Any, path: str, shown: Any) -> list[str]:
        found: list[str] = []
        for name, row in spread(given, list(shown), path, self.keys):
            found.extend(self.row.named(row, f"{path}.{name}", shown[name]))
        return found

    def made_of(self) -> list[Codec]:
        return [self.row, Ref(self.keys)]

    def explain(self) -> str:
        return f"a table by {self.keys.name} of those in play; each: {self.row.explain()}"


class Apart(Across):
    """A single part that is kept otherwise than it is written."""

    def __init__(
        self, codec: Codec, get: Callable[[Europa], Any], put: Callable[[Europa, Any, str], None], words: str = ""
    ) -> None:
        self.codec = codec
        self.get = get
        self.put = put
        self.words = words

    def show(self, value: Any) -> Any:
        return self.codec.show(self.get(value))

    def read(self, given: Any, where: str, old: Any) -> Any:
        self.put(old, self.codec.read(given, where, self.get(old)), where)
        return old

    def stated(self, given: Any, where: str) -> Any:
        return self.codec.stated(given, where)

    def inside(self, name: str) -> Codec | None:
        return self.codec.inside(name)

    def every(self, shown: Any) -> list[str]:
        return self.codec.every(shown)

    def absent(self, name: str) -> Any:
        return self.codec.absent(name)

    def named(self, given: Any, path: str, shown: Any) -> list[str]:
        return self.codec.named(given, path, shown)

    def made_of(self) -> list[Codec]:
        return [self.codec]

    def explain(self) -> str:
        return self.words or self.codec.explain()


class Group(Across):
    """Parts of the position that are told together: `empire.authority`."""

    def __init__(self, parts: list[tuple[str, Codec]]) -> None:
        self.row = Struct(parts)

    def show(self, value: Any) -> Any:
        return self.row.show(value)

    def read(self, given: Any, where: str, old: Any) -> Any:
        return self.row.read(given, where, old)

    def stated(self, given: Any, where: str) -> Any:
        return self.row.stated(given, where)

    def inside(self, name: str) -> Codec | None:
        return self.row.inside(name)

    def fields(self) -> Struct | None:
        return self.row

    def named(self, given: Any, path: str, shown: Any) -> list[str]:
        return self.row.named(given, path, shown)

    def made_of(self) -> list[Codec]:
        return [self.row]

    def explain(self) -> str:
        return self.row.explain()


class Fields(Struct):
    """As Struct, of a plain table in Python. A new one has the `usual` values; the others must be said.

    With `place`, a table that names that field describes the whole thing: what it does not say is as usual. It may be
    nowhere, which is written "none".
    """

    def __init__(self, parts: list[tuple[str, Codec]], usual: dict[str, Any], place: str = "") -> None:
        super().__init__(parts)
        self.usual = usual
        self.place = place

    def show(self, value: Any) -> Any:
        """With `place`, only what is not as usual."""
        return {
            name: codec.show(value[name])
            for name, codec in self.parts
            if not self.place or name == self.place or value[name] != self.usual[name]
        }

    def every(self, shown: Any) -> list[str]:
        return list(self.codecs)

    def absent(self, name: str) -> Any:
        return self.codecs[name].show(self.usual[name]) if name in self.usual else None

    def read(self, given: Any, where: str, old: Any) -> Any:
        if given == "none" and self.place:
            return dict(self.usual)
        table = self.table(given, where)
        values: dict[str, Any] = dict(self.usual if old is None or self.place in given else old)
        for name, each in table:
            values[name] = self.codec(name, where).read(each, f"{where}.{name}", values.get(name))
        for name in self.codecs:
            if name not in values:
                raise bad_scenario(where, f"{name!r} is missing here.", "field-missing", {"expected": name})
        return values

    def stated(self, given: Any, where: str) -> Any:
        if given == "none" and self.place:
            return self.show(self.usual)
        return super().stated(given, where)

    def named(self, given: Any, path: str, shown: Any) -> list[str]:
        if not isinstance(given, dict) or self.place in given:
            return [path]
        return [f"{path}.{name}" for name in given]

    def whole(self) -> bool:
        return self.place != ""

    def explain(self) -> str:
        words = super().explain()
        return f'{words}; with `{self.place}` it is described whole; or "none"' if self.place else words


class Name(Ref):
    """As Ref; a thing may be called by other names, too, as long as one thing alone has it."""

    def __init__(self, domain: Domain, others: dict[str, int], words: str, optional: bool = False) -> None:
        super().__init__(domain, optional)
        self.others = others
        self.words = words

    def read(self, given: Any, where: str, old: Any) -> Any:
        if isinstance(given, str) and given not in self.domain.numbers:
            found = self.others.get(kebab(given))
            if found is not None:
                return found
        return super().read(given, where, old)

    def explain(self) -> str:
        return f"{super().explain()}; also {self.words}"


class Space(Ref):
    """An Area, or a Distant Province or Territory. Who names a Province of the Main Map is told its Area."""

    def __init__(self, optional: bool = False) -> None:
        super().__init__(places.SPACE, optional)

    def read(self, given: Any, where: str, old: Any) -> Any:
        province = places.PROVINCE.numbers.get(str(given), -1)
        if province >= 0 and str(given) not in places.SPACE.numbers:
            area = places.SPACE.ref(places.SPACE_OF[province])
            raise bad_scenario(
                where,
                f"{given} is a Province: its Area is {area}.",
                "province-for-area",
                {"given": str(given), "expected": area},
            )
        return super().read(given, where, old)


def aliases(domain: Domain, names: list[str]) -> dict[str, int]:
    """By printed name; a name of several things is none."""
    found: dict[str, int] = {}
    often: set[str] = set()
    for number, name in enumerate(names):
        short = kebab(name)
        if short in found:
            often.add(short)
        found[short] = number
    return {name: number for name, number in found.items() if name not in often and name not in domain.numbers}


class Names(Codec):
    """A list of different things in no order; kept as a sorted list."""

    def __init__(self, item: Ref) -> None:
        self.item = item

    def show(self, value: Any) -> Any:
        return [self.item.show(each) for each in value]

    def read(self, given: Any, where: str, old: Any) -> Any:
        if not isinstance(given, list):
            raise bad_scenario(where, f"expected a list, not {brief(given)}.", "list", {"given": brief(given)})
        return sorted({int(self.item.read(each, f"{where}.{i}", None)) for i, each in enumerate(given)})

    def inside(self, name: str) -> Codec | None:
        return self.item

    def made_of(self) -> list[Codec]:
        return [self.item]

    def explain(self) -> str:
        return f"a list of different ones; each: {self.item.explain()}"


class Pile(Codec):
    """A pile of cards, the uppermost first: a list of all, or a table that sets some places, counted from 1.

    The position keeps the uppermost card last.
    """

    def __init__(self, item: Ref) -> None:
        self.item = Many(item)
        self.one = item

    def show(self, value: Any) -> Any:
        return {str(i + 1): self.one.show(card) for i, card in enumerate(reversed(value))}

    def read(self, given: Any, where: str, old: Any) -> Any:
        if isinstance(given, list):
            return list(reversed(self.item.read(given, where, None)))
        if not isinstance(given, dict):
            raise bad_scenario(where, f"expected a list, not {brief(given)}.", "list", {"given": brief(given)})
        cards: list[int] = list(reversed(old))
        for key, each in given.items():
            if not key.isdecimal() or not 1 <= int(key) <= len(cards) + 1:
                raise bad_scenario(
                    where,
                    f"there is no {key!r} here; the list has {len(cards)} entries.",
                    "no-entry",
                    {"given": key, "count": str(len(cards))},
                )
            if int(key) > len(cards):
                cards.append(-1)
            cards[int(key) - 1] = -1 if each == "none" else self.one.read(each, f"{where}.{key}", None)
        return [card for card in reversed(cards) if card >= 0]

    def stated(self, given: Any, where: str) -> Any:
        cards = self.item.stated(given, where)
        return {str(i + 1): card for i, card in enumerate(cards)}

    def inside(self, name: str) -> Codec | None:
        return self.one

    def absent(self, name: str) -> Any:
        return "none"

    def named(self, given: Any, path: str, shown: Any) -> list[str]:
        return [path] if not isinstance(given, dict) else [f"{path}.{key}" for key in given]

    def made_of(self) -> list[Codec]:
        return [self.one]

    def explain(self) -> str:
        return (
            f"a pile, the uppermost first; or a table of some places, `1` is the uppermost; each: {self.one.explain()}"
        )


def _not_a_table(given: Any, where: str) -> LudariumError:
    return bad_scenario(where, f"expected a table by places, not {brief(given)}.", "places", {"given": brief(given)})
