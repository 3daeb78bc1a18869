"""The type variable of titles: `Title[Troyes]` is a title of that position, `Title` alone one of any position.

Never compiled: that a type variable has a default is told to the type checker only; Python knows it from 3.13 on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from typing_extensions import TypeVar

    from ludarium.kernel.position import Position

    P = TypeVar("P", bound=Position, default=Any)
else:
    from typing import TypeVar

    P = TypeVar("P")
