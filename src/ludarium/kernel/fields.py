"""The fields of a class, said once.

`@data` makes the constructor and the slots of a class from its fields, and `clone` where it is a `Part`:

    @data
    class Player(Part):
        deniers: int
        dice: list[int]                   # a clone gets a list of its own
        events: Shared[list[int]]         # a clone gets the same list: it is never changed, only replaced
        passed: bool = False              # may be left out in a call
        asked: int = unsaved(0)           # not in the constructor: not saved, and not copied by a clone

The fields of the base class come first. A class that writes `clone` by hand finds the made copy under `twin`.

This module is never compiled. For the compiled form the same methods are written into a copy of the sources first
(`tools/written.py`), because the compiler does not look into decorators.
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import sys
from typing import Annotated, Any, Final, Literal, TypeVar, dataclass_transform

from ludarium.kernel.part import Part

T = TypeVar("T")

# Clones share it. What is shared is never changed in place: whoever has to change it puts another in its place.
Shared = Annotated[T, "shared"]

# Values that never change need no copy.
PLAIN: Final = ("int", "bool", "str", "float", "bytes")


def unsaved(default: T, *, init: Literal[False] = False) -> T:
    """A field that is no part of the game: not in the constructor, not saved; a clone begins with the default."""
    made: T = dataclasses.field(default=default, init=init)
    return made


@dataclass_transform(eq_default=False, field_specifiers=(unsaved,))
def data(cls: type[T]) -> type[T]:
    for name, kind in inspect.get_annotations(cls).items():
        if not isinstance(kind, str):
            raise TypeError(f"{cls.__module__} needs `from __future__ import annotations`: types are read as text")
        if kind.startswith("Final"):
            raise TypeError(f"{cls.__name__}.{name}: what is alike in all objects is a ClassVar here, not Final")
    if "__init__" in cls.__dict__:
        raise TypeError(f"{cls.__name__} has @data and a constructor by hand: the constructor takes exactly the fields")
    made: Any = dataclasses.dataclass(slots=True, eq=False, repr=False)(cls)
    _aim_super(cls, made)
    if issubclass(made, Part):
        name = "twin" if made.clone is not Part.clone and not hasattr(made.clone, "made") else "clone"
        kinds = {each.name: str(each.type) for each in dataclasses.fields(made) if each.init}
        found: dict[str, Any] = {}
        text = "from __future__ import annotations\n" + clone_text(name, cls.__name__, kinds)
        exec(text, sys.modules[cls.__module__].__dict__, found)
        found[name].made = True
        setattr(made, name, found[name])
    return made  # type: ignore[no-any-return]


def _aim_super(cls: type, made: type) -> None:
    """Making the slots of a class makes it anew: `super()` in its methods has to mean the new one."""
    for value in cls.__dict__.values():
        function: Any = value.fget if isinstance(value, property) else getattr(value, "__func__", value)
        code = getattr(function, "__code__", None)
        if code is not None and "__class__" in code.co_freevars:
            function.__closure__[code.co_freevars.index("__class__")].cell_contents = made


def clone_text(name: str, cls: str, kinds: dict[str, str]) -> str:
    """The method that copies an object through its constructor, as one line of Python."""
    values = []
    for field, kind in kinds.items():
        try:
            values.append(copied(ast.parse(kind, mode="eval").body, f"self.{field}"))
        except NotImplementedError:
            raise TypeError(
                f"{cls}.{field}: how is {kind} copied? Write Shared[{kind}] if clones may share it, "
                f"or a type made of {', '.join(PLAIN)}, list, dict, tuple, None and classes below Part."
            ) from None
    return f"def {name}(self) -> {cls}: return {cls}({', '.join(values)})"


def copied(kind: ast.expr, value: str, depth: int = 0) -> str:
    """The Python text of a copy of `value`, which is of this type; the text `value` itself if it needs no copy."""
    if isinstance(kind, ast.Constant) and kind.value is None:
        return value
    if isinstance(kind, ast.Name):
        return value if kind.id in PLAIN else f"{value}.clone()"
    if isinstance(kind, ast.BinOp) and isinstance(kind.op, ast.BitOr):
        sides = [side for side in (kind.left, kind.right) if not (isinstance(side, ast.Constant) and not side.value)]
        copies = [copied(side, value, depth) for side in sides]
        if all(copy == value for copy in copies):
            return value
        if len(sides) == 1:
            return f"(None if {value} is None else {copies[0]})"
    if isinstance(kind, ast.Subscript) and isinstance(kind.value, ast.Name):
        inside = kind.slice.elts if isinstance(kind.slice, ast.Tuple) else [kind.slice]
        item = f"item{depth or ''}"
        match kind.value.id:
            case "Shared":
                return value
            case "tuple":
                if all(copied(each, "x") == "x" for each in inside if not isinstance(each, ast.Constant)):
                    return value
            case "list":
                copy = copied(inside[0], item, depth + 1)
                return f"{value}[:]" if copy == item else f"[{copy} for {item} in {value}]"
            case "dict":
                copy = copied(inside[1], item, depth + 1)
                key = f"key{depth or ''}"
                return f"{value}.copy()" if copy == item else f"{{{key}: {copy} for {key}, {item} in {value}.items()}}"
            case _:
                return f"{value}.clone()"
    raise NotImplementedError
