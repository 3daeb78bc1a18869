"""Facts: what a scenario states about a position, compared with what is there.

A fact is a path and a value: `players.0.hand = ["oasis"]`. Where nothing of that name is there, some words ask for less
than the whole value: `has`, `lacks`, `count`, `any_order` of a list or table, `least` and `most` of a number, `not` of
anything. What cannot be understood is an error; what is understood and not so is a difference.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.errors import LudariumError, bad_scenario
from ludarium.kernel.layout import Codec
from ludarium.kernel.layout_places import brief

WORDS: Final = ("has", "lacks", "count", "any_order", "least", "most", "not")
SHOWN: Final = 12  # so many changes are told
LOOK: Final = object()  # stands for any value: only the path is looked at


class Facts:
    """Compares one table of facts. `differences` are told in words, `paths` are the parts that were looked at."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.differences: list[LudariumError] = []
        self.paths: list[str] = []

    def compare(self, codec: Codec | None, shown: Any, stated: Any, path: str = "") -> None:
        if isinstance(stated, dict) and (stated or not path):
            for key, value in stated.items():
                self._part(codec, shown, str(key), value, path)
            return
        self.paths.append(path)
        if stated is LOOK:
            return
        if isinstance(shown, dict):
            self._whole_table(codec, shown, stated, path)
        elif isinstance(shown, list):
            if not isinstance(stated, list):
                raise self._bad(path, f"expected a list, not {brief(stated)}.", "list", {"given": brief(stated)})
            if not covers(shown, self._value(codec, stated, path)):
                self._fact(path, shown, stated)
        elif not alike(shown, self._value(codec, stated, path)):
            self._fact(path, shown, stated)

    def _whole_table(self, codec: Codec | None, shown: dict[str, Any], stated: Any, path: str) -> None:
        """A table compared with a list of its values in order, or with nothing."""
        if stated == {}:
            if shown:
                self._fact(path, shown, stated)
            return
        names = codec.every(shown) if codec is not None else list(shown)
        if not isinstance(stated, list) or names != list(shown):
            raise self._bad(path, f"expected a table, not {brief(stated)}.", "table-not", {"given": brief(stated)})
        if len(stated) != len(names):
            self._fact(path, list(shown.values()), stated)
            return
        for name, value in zip(names, stated, strict=True):
            self.compare(codec.inside(name) if codec is not None else None, shown[name], value, f"{path}.{name}")

    # one part

    def _part(self, codec: Codec | None, shown: Any, key: str, value: Any, path: str, prefix: str = "") -> None:
        """One key of a table of facts; `prefix` begins a name with dots that is written as nested tables."""
        names = _names(codec, shown)
        full = prefix + key
        fitting = [name for name in names if full == name or full.startswith(f"{name}.")]
        if fitting:
            name = max(fitting, key=len)
            self._follow(codec, shown, name, full[len(name) + 1 :], value, path)
        elif key == "*" or key.startswith("*."):
            for name in names:
                if name.startswith(prefix):
                    self._follow(codec, shown, name, key[2:], value, path)
        elif "," in key:
            for one in key.split(","):
                self._part(codec, shown, one.strip(), value, path, prefix)
        elif any(name.startswith(f"{full}.") for name in names) and isinstance(value, dict) and value:
            for inner, each in value.items():
                self._part(codec, shown, str(inner), each, path, f"{full}.")
        elif key in WORDS and path and not prefix:
            self.paths.append(path)
            self._word(codec, shown, key, value, path)
        else:
            raise self._nothing(shown, names, full, path)

    def _follow(self, codec: Codec | None, shown: Any, name: str, rest: str, value: Any, path: str) -> None:
        inner = codec.inside(name) if codec is not None else None
        if isinstance(shown, list):
            part = shown[int(name)]
        else:
            part = shown[name] if name in shown else codec.absent(name) if codec is not None else None
        self.compare(inner, part, {rest: value} if rest else value, f"{path}.{name}" if path else name)

    def _nothing(self, shown: Any, names: list[str], key: str, path: str) -> LudariumError:
        if isinstance(shown, list):
            return self._bad(
                path,
                f"there is no {key!r} here; the list has {len(shown)} entries.",
                "no-entry",
                {"given": key, "count": str(len(shown))},
            )
        if not isinstance(shown, dict):
            return self._bad(
                path,
                f"there is no {key!r} below {brief(shown)}. What can be asked of a value: {', '.join(WORDS)}.",
                "nothing-below",
                {"given": key, "found": brief(shown), "expected": ", ".join(WORDS)},
            )
        expected = ", ".join(names[:40]) + (", ..." if len(names) > 40 else "")
        return self._bad(
            path,
            f"there is no {key!r} here. Expected one of: {expected}.",
            "no-field",
            {"given": key, "expected": expected},
        )

    # words

    def _word(self, codec: Codec | None, shown: Any, word: str, value: Any, path: str) -> None:
        if word == "not":
            if covers(shown, self._value(codec, value, path)):
                self._differs(
                    f"{path} is {brief(value)}, but should not be.", "fact-not", {"path": path, "given": brief(value)}
                )
        elif word in ("least", "most"):
            self._bound(shown, word, value, path)
        elif isinstance(shown, list):
            self._many(codec.inside("0") if codec is not None else None, shown, word, value, path)
        elif isinstance(shown, dict):
            inner = codec.inside("*") if codec is not None else None
            self._many(inner, list(shown.values()), word, value, path)
        else:
            raise self._unfit(word, shown, path)

    def _bound(self, shown: Any, word: str, value: Any, path: str) -> None:
        if isinstance(shown, bool) or not isinstance(shown, int):
            raise self._unfit(word, shown, path)
        bound = self._number(value, f"{path}.{word}")
        facts = {"path": path, "found": str(shown), "expected": str(bound)}
        if word == "least" and shown < bound:
            self._differs(f"{path} is {shown}, expected at least {bound}.", "fact-least", facts)
        if word == "most" and shown > bound:
            self._differs(f"{path} is {shown}, expected at most {bound}.", "fact-most", facts)

    def _many(self, item: Codec | None, found: list[Any], word: str, value: Any, path: str) -> None:
        spot = f"{path}.{word}"
        if word == "count":
            self._count(item, found, value, path)
            return
        if not isinstance(value, list):
            raise self._bad(spot, f"expected a list, not {brief(value)}.", "list", {"given": brief(value)})
        wanted = [self._value(item, each, f"{spot}.{i}") for i, each in enumerate(value)]
        if word == "lacks":
            for each in wanted:
                if any(covers(other, each) for other in found):
                    self._list_differs(f"{path} has {brief(each)}, but should not", "fact-lacks", path, [each], found)
            return
        rest = list(found)
        missing = [each for each in wanted if not _take(rest, each)]
        if missing:
            self._list_differs(f"{path} lacks {_row(missing)}", "fact-has", path, missing, found)
        elif word == "any_order" and rest:
            self._list_differs(f"{path} has {_row(rest)} besides", "fact-besides", path, rest, found)

    def _list_differs(self, words: str, code: str, path: str, these: list[Any], found: list[Any]) -> None:
        facts = {"path": path, "these": _row(these), "found": brief(found)}
        self._differs(f"{words}: it is {brief(found)}.", code, facts)

    def _count(self, item: Codec | None, found: list[Any], value: Any, path: str) -> None:
        spot = f"{path}.count"
        if not isinstance(value, dict):
            number = self._number(value, spot)
            if len(found) != number:
                self._differs(
                    f"{path} has {len(found)} entries, expected {number}: {brief(found)}.",
                    "fact-count",
                    {"path": path, "found": str(len(found)), "expected": str(number), "given": brief(found)},
                )
            return
        for key, wanted in value.items():
            number = self._number(wanted, f"{spot}.{key}")
            # A key of a table is always text, also where the list holds numbers.
            asked = int(key) if key.isdigit() and any(isinstance(each, int) for each in found) else key
            known = self._value(item, asked, spot)
            count = sum(1 for each in found if alike(each, known))
            if count != number:
                self._differs(
                    f"{path} has {key} {count} times, expected {number}.",
                    "fact-times",
                    {"path": path, "given": key, "found": str(count), "expected": str(number)},
                )

    # helpers

    def _value(self, codec: Codec | None, stated: Any, path: str) -> Any:
        """The stated value as it would be shown; raises LudariumError if it could not stand there."""
        return codec.stated(stated, f"{self.where}: {path}") if codec is not None else stated

    def _number(self, value: Any, path: str) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self._bad(path, f"expected a whole number, not {brief(value)}.", "whole", {"given": brief(value)})
        return value

    def _bad(self, path: str, words: str, code: str, facts: dict[str, str]) -> LudariumError:
        return bad_scenario(f"{self.where}: {path}" if path else self.where, words, code, facts)

    def _unfit(self, word: str, shown: Any, path: str) -> LudariumError:
        return self._bad(
            path, f"{word!r} cannot be asked of {brief(shown)}.", "unfit", {"given": word, "found": brief(shown)}
        )

    def _fact(self, path: str, shown: Any, stated: Any) -> None:
        self._differs(
            f"{path} is {shown!r}, expected {stated!r}.",
            "fact",
            {"path": path, "found": repr(shown), "expected": repr(stated)},
        )

    def _differs(self, words: str, code: str, facts: dict[str, str]) -> None:
        self.differences.append(LudariumError(f"scenario-{code}", words, facts))

    # what stays as it was

    def unchanged(self, before: Any, after: Any, parts: list[str] | None) -> None:
        """The named parts are as they were; without a list, all that no fact has named."""
        old, new = leaves(before), leaves(after)
        changes: list[str] = []
        for path in [*old, *(path for path in new if path not in old)]:
            if old.get(path) == new.get(path):
                continue
            if any(_within(path, part) for part in (self.paths if parts is None else parts)) == (parts is None):
                continue
            changes.append(f"{path}: {_or_nothing(old, path)} > {_or_nothing(new, path)}")
        if changes:
            told = "; ".join(changes[:SHOWN]) + (f"; ... ({len(changes)})" if len(changes) > SHOWN else "")
            self._differs(f"this has changed, too: {told}.", "changed", {"changes": told})


def _names(codec: Codec | None, shown: Any) -> list[str]:
    if isinstance(shown, list):
        return [str(i) for i in range(len(shown))]
    if not isinstance(shown, dict):
        return []
    return codec.every(shown) if codec is not None else list(shown)


def alike(one: Any, other: Any) -> bool:
    """Equal, and of the same kind: true is not 1."""
    return isinstance(one, bool) == isinstance(other, bool) and bool(one == other)


def covers(found: Any, stated: Any) -> bool:
    """Equal; of a table in a list, only the stated fields are compared."""
    if isinstance(found, dict) and isinstance(stated, dict):
        return all(name in found and covers(found[name], each) for name, each in stated.items())
    if isinstance(found, list) and isinstance(stated, list):
        return len(found) == len(stated) and all(covers(a, b) for a, b in zip(found, stated, strict=True))
    return alike(found, stated)


def _take(rest: list[Any], wanted: Any) -> bool:
    """Takes one that fits out of the list."""
    for i, each in enumerate(rest):
        if covers(each, wanted):
            del rest[i]
            return True
    return False


def leaves(shown: Any, path: str = "") -> dict[str, Any]:
    """Every part of a shown position that is not a table, by its path."""
    if not isinstance(shown, dict):
        return {path: shown}
    found: dict[str, Any] = {}
    for name, part in shown.items():
        found.update(leaves(part, f"{path}.{name}" if path else str(name)))
    return found


def _row(values: list[Any]) -> str:
    return ", ".join(brief(each) for each in values)


def _within(path: str, part: str) -> bool:
    return not part or path == part or path.startswith(f"{part}.")


def _or_nothing(found: dict[str, Any], path: str) -> str:
    return brief(found[path]) if path in found else "-"
