"""Saving and loading: any position, frame or part of a position as plain JSON values.

A class of the state is saved by the names of its constructor's parameters, and loaded through its constructor.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

from ludarium.kernel.errors import LudariumError

_fields: dict[type, list[str]] = {}


def fields(cls: type) -> list[str]:
    """The names of a class's fields, in the order of its constructor."""
    found = _fields.get(cls)
    if found is None:
        found = list(inspect.signature(cls).parameters)
        _fields[cls] = found
    return found


def dump(value: Any) -> Any:
    if value is None or isinstance(value, (int, str, float)):
        return value
    if isinstance(value, (list, tuple)):
        return [dump(item) for item in value]
    if isinstance(value, dict):
        return {"map": [[dump(key), dump(item)] for key, item in value.items()]}
    if isinstance(value, bytes):
        return {"bytes": value.hex()}
    cls = type(value)
    saved: dict[str, Any] = {"is": cls.__name__}
    for name in fields(cls):
        saved[name] = dump(getattr(value, name))
    return saved


def load(saved: Any, classes: Mapping[str, type]) -> Any:
    if isinstance(saved, list):
        return [load(item, classes) for item in saved]
    if not isinstance(saved, dict):
        return saved
    if "map" in saved:
        return {load(pair[0], classes): load(pair[1], classes) for pair in saved["map"]}
    if "bytes" in saved:
        return _bytes(saved["bytes"])
    name = saved.get("is")
    cls = classes.get(str(name))
    if cls is None:
        raise LudariumError("bad-snapshot", f"This snapshot holds a {name!r}, which the title does not know.")
    names = fields(cls)
    if set(names) != set(saved) - {"is"}:
        raise LudariumError("bad-snapshot", f"This snapshot's {name} does not have the fields {', '.join(names)}.")
    return cls(*[load(saved[field], classes) for field in names])


def _bytes(saved: Any) -> bytes:
    try:
        return bytes.fromhex(saved)
    except (TypeError, ValueError):
        raise LudariumError("bad-snapshot", f"This snapshot holds {saved!r} where numbers should be.") from None
