"""The king's turn, for the tests of the solo game."""

from __future__ import annotations

from typing import Any

from .table import Table, district, table


def king(rolled: int, dice: list[str] | None = None, **given: Any) -> Table:
    """The king's turn with a sum of two dice. He has these dice, the player none unless given."""
    given.setdefault("chance", [])
    first = min(6, rolled - 1)
    own = given.pop("own", district("y1"))
    return table(
        1,
        "king",
        chance=[first, rolled - first, *given.pop("chance")],
        dice={"0": own, "neutral": dice if dice is not None else district("r5", "y4", "w3", "w2")},
        **given,
    )
