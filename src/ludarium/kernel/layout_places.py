"""How a scenario names the places of a position: one, several, or all of them."""

from __future__ import annotations

from typing import Any

from ludarium.kernel.domain import Domain
from ludarium.kernel.errors import LudariumError, bad_scenario, unknown


def brief(given: Any) -> str:
    """A value as an error tells it: not longer than a line."""
    text = repr(given)
    return text if len(text) <= 80 else text[:77] + "..."


def spread(given: dict[str, Any], places: list[str], where: str, keys: Domain | None = None) -> list[tuple[str, Any]]:
    """A table by places, written out: one place and its value after the other.

    `"*"` is every place, `"london, paris"` several of them; where the names of places hold dots, tables may be nested
    (`west.0 = ...`). What is said of a single place wins over what is said of all.
    """
    known = set(places)
    every: list[tuple[str, Any]] = []
    found: list[tuple[str, Any]] = []
    for key, each in given.items():
        if key == "*":
            every = [(place, each) for place in places]
        elif key in known:
            found.append((key, each))
        elif "," in key:
            names = [name.strip() for name in key.split(",")]
            found.extend(spread(dict.fromkeys(names, each), places, where, keys))
        elif isinstance(each, dict) and any(place.startswith(f"{key}.") for place in places):
            found.extend(spread({f"{key}.{inner}": value for inner, value in each.items()}, places, where, keys))
        else:
            raise _no_place(key, places, where, keys)
    return every + found


def _no_place(key: str, places: list[str], where: str, keys: Domain | None) -> LudariumError:
    if keys is not None and key in keys.numbers:
        return bad_scenario(
            f"{where}.{key}", f"there are only {len(places)} of these here.", "only", {"count": str(len(places))}
        )
    return bad_scenario(where, unknown(keys.name if keys is not None else "reference", key, places))
