"""What all Actions have in common (EU-5, EU-6.0.2)."""

from __future__ import annotations

from typing import Final

# a discount that waives the Monarch Power and the Ducats of an Action (EFFECTS 4: `action(..., free)`)
FREE: Final = 99


def price(cost: int, waived: int) -> int:
    """A price less a discount, never below 0."""
    return cost - waived if cost > waived else 0
