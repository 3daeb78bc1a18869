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
    (`west.0 = ...`, `west = { "*" = ... }`). What is said of a single place wins over what is said of all.
    """
    found: list[tuple[int, str, Any]] = []
    _spread(given, "", places, set(places), where, keys, found)
    found.sort(key=_rank)
    return [(place, each) for _, place, each in found]


def _rank(entry: tuple[int, str, Any]) -> int:
    return entry[0]


def _spread(
    given: dict[str, Any],
    prefix: str,
    places: list[str],
    known: set[str],
    where: str,
    keys: Domain | None,
    found: list[tuple[int, str, Any]],
) -> None:
    """With each place how closely it was named: 0 by `*`, more by `west.*`, most by its own name."""
    for key, each in given.items():
        for part in key.split(",") if f"{prefix}{key}" not in known else [key]:
            name = f"{prefix}{part.strip()}"
            if name in known:
                found.append((99, name, each))
            elif part.strip() == "*":
                found.extend((prefix.count("."), place, each) for place in places if place.startswith(prefix))
            elif isinstance(each, dict) and any(place.startswith(f"{name}.") for place in places):
                _spread(each, f"{name}.", places, known, where, keys, found)
            else:
                raise _no_place(name, places, where, keys)


def _no_place(key: str, places: list[str], where: str, keys: Domain | None) -> LudariumError:
    if keys is not None and key in keys.numbers:
        return bad_scenario(
            f"{where}.{key}", f"there are only {len(places)} of these here.", "only", {"count": str(len(places))}
        )
    return bad_scenario(where, unknown(keys.name if keys is not None else "reference", key, places))
