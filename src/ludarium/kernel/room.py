"""The classes of a title's room that can be part of a position: collected, not listed by hand."""

from __future__ import annotations

import ast
import dataclasses
import importlib
import pkgutil
import sys
from types import ModuleType
from typing import Any, Final

from ludarium.kernel.part import Part
from ludarium.kernel.position import Decision, Frame, Position, Step

BASES: Final[list[type]] = [Part, Position, Frame, Step, Decision]
# What types of fields are made of, beside the classes of the room.
KNOWN: Final = frozenset(
    ["int", "bool", "str", "float", "bytes", "None", "list", "dict", "tuple", "Any", "Shared", "Part", "Frame"]
)


def stateful(room: str) -> dict[str, type]:
    """Every class below Part and Frame of a room, and of the modules of the kernel that it uses, by its name.

    A decision of the kernel, and whatever a room has a class of its own for, is a base only: never part of a position.
    """
    _import_all(room)
    homes = _homes(room)
    classes = [cls for cls in [*_below(Part), *_below(Frame)] if cls.__module__ in homes]
    own = [cls for cls in classes if _is_in(cls.__module__, room)]
    found: dict[str, type] = {}
    for cls in classes:
        if cls in own or not (issubclass(cls, Decision) or any(issubclass(each, cls) for each in own)):
            _check(cls)
            if cls.__name__ in found:
                raise TypeError(
                    f"two classes of {room} are named {cls.__name__}: in {found[cls.__name__].__module__} and in "
                    f"{cls.__module__}. Snapshots know a class by its name: rename one"
                )
            found[cls.__name__] = cls
    known = {cls.__name__ for cls in classes}
    for cls in found.values():
        _check_fields(cls, known)
    return {name: found[name] for name in sorted(found)}


def _import_all(room: str) -> None:
    """What is imported only when it is needed belongs to the room, too."""
    package = importlib.import_module(room)
    for found in pkgutil.walk_packages(getattr(package, "__path__", []), f"{room}."):
        importlib.import_module(found.name)


def _below(base: type) -> list[type]:
    """All subclasses that can be reached by their name.

    (Making the slots of a class makes the class anew; its first form may still be listed below its base.)
    """
    result: list[type] = []
    subclasses: list[type] = base.__subclasses__()
    for cls in subclasses:
        if getattr(sys.modules.get(cls.__module__), cls.__name__, None) is cls:
            if cls not in BASES:
                result.append(cls)
            result += _below(cls)
    return result


def _is_in(module: str, room: str) -> bool:
    return module == room or module.startswith(f"{room}.")


def _homes(room: str) -> set[str]:
    """The modules of a room, and those of the kernel that they use, themselves or through others of the kernel."""
    todo = [name for name in list(sys.modules) if _is_in(name, room)]
    found = {"ludarium.kernel.chance", *todo}
    while todo:
        for value in list(vars(sys.modules[todo.pop()]).values()):
            home = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None)
            if isinstance(home, str) and home.startswith("ludarium.kernel.") and home not in found:
                found.add(home)
                todo.append(home)
    return found


def _check(cls: type) -> None:
    """Without `@data` a class has no slots, and what is put into it is neither saved nor cloned."""
    own = vars(cls)
    if "__dataclass_fields__" not in own and own.get("__slots__") != () and not _is_compiled(cls):
        raise TypeError(f"{cls.__module__}.{cls.__name__} is part of a position: write @data above the class")


def _is_compiled(cls: type) -> bool:
    return "__mypyc_attrs__" in vars(cls)


def _check_fields(cls: type, known: set[str]) -> None:
    """A field whose class is no part of a position could be neither saved nor loaded."""
    declared: Any = cls
    if not dataclasses.is_dataclass(declared):
        return  # the compiled form does not know the types any more; the pure form has the same classes
    for field in dataclasses.fields(declared):
        if not field.init:
            continue
        for node in ast.walk(ast.parse(str(field.type), mode="eval")):
            if isinstance(node, ast.Name) and node.id not in KNOWN and node.id not in known:
                raise TypeError(
                    f"{cls.__module__}.{cls.__name__}.{field.name} is a {node.id}, which is no class of positions: "
                    f"write @data and Part at {node.id}"
                )
