"""What one Recruit Action has raised so far: a flat list of triples tag, place, number (never changed).

Capacity is given out when all is recruited (EU-9.2.11): until then a Province may serve any of the places it can.
"""

from __future__ import annotations

from typing import Final

OWN: Final = -1  # Units within the player's own Military Capacity, by space
SHIPS: Final = -2  # by place
HIRED: Final = -3  # Mercenaries, by space
FOOT: Final = -4  # Regular Infantry, whose price may be lower for the first ones
# a Realm: Allied Units within the Capacity of that Active Ally, by space


def noted(ledger: list[int], tag: int, place: int) -> list[int]:
    """One more."""
    made = ledger[:]
    for i in range(0, len(made), 3):
        if made[i] == tag and made[i + 1] == place:
            made[i + 2] += 1
            return made
    made.extend([tag, place, 1])
    return made


def demands(ledger: list[int], tag: int) -> list[int]:
    """Flat pairs of place and number."""
    found: list[int] = []
    for i in range(0, len(ledger), 3):
        if ledger[i] == tag:
            found.extend(ledger[i + 1 : i + 3])
    return found


def total(ledger: list[int], tag: int) -> int:
    return sum(demands(ledger, tag)[1::2])


def tags(ledger: list[int]) -> list[int]:
    """The Active Allies that have raised Units."""
    return list(dict.fromkeys(ledger[i] for i in range(0, len(ledger), 3) if ledger[i] >= 0))


def spaces(ledger: list[int]) -> list[int]:
    """Every space into which Units came."""
    found = [ledger[i + 1] for i in range(0, len(ledger), 3) if ledger[i] in (OWN, HIRED) or ledger[i] >= 0]
    return list(dict.fromkeys(found))
