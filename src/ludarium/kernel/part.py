"""What a position consists of: objects that can be copied, saved, pickled and shown by their fields."""

from __future__ import annotations

from typing import Any, Self

from ludarium.kernel.state import fields


class Part:
    """Something on the table that changes: a player, a city, the position itself. `@data` makes its `clone`."""

    __slots__ = ()

    def clone(self) -> Self:
        """An object that shares nothing changeable with this one."""
        raise TypeError(f"how is a {type(self).__name__} cloned? Write @data above the class")

    def twin(self) -> Self:
        """What `clone` would be if the class did not write it by hand."""
        raise TypeError(f"{type(self).__name__} has no clone written by hand: call clone")

    def __repr__(self) -> str:
        return shown(self)

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return type(self), values(self)


def values(thing: object) -> tuple[Any, ...]:
    """The values of the fields, in the order of the constructor."""
    return tuple([getattr(thing, name) for name in fields(type(thing))])


def shown(thing: object) -> str:
    """`TakeAction(seat=0, spent=False)`"""
    cls = type(thing)
    return f"{cls.__name__}({', '.join([f'{name}={getattr(thing, name)!r}' for name in fields(cls)])})"
