"""How far it is: the ways of armies over the map."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.facts import paths, places
from ludarium.games.europa.table.position import Europa

FAR: Final = 99
ACROSS: Final = 2  # steps that a Sea Zone counts
NEAR: Final = 2  # steps of one march
_FAR_FROM: Final[dict[int, list[int]]] = {}


def distances(position: Europa, goal: int) -> list[int]:
    """Steps to a space from every other one; across a Sea Zone counts two."""
    key = position.board * 256 + goal
    known = _FAR_FROM.get(key)
    if known is None:
        known = [FAR] * places.SPACES
        known[goal] = 0
        rims = [[goal], [], []]
        steps = 0
        while any(rims):
            for space in rims[0]:
                if known[space] == steps:
                    land = paths.LAND_OF[position.board][space]
                    for other in paths.BESIDE[position.board][space]:
                        far = 1 if other in land else ACROSS
                        if known[other] > steps + far:
                            known[other] = steps + far
                            rims[far].append(other)
            rims = [rims[1], rims[2], []]
            steps += 1
        _FAR_FROM[key] = known
    return known


def units_near(position: Europa, player: int, goal: int) -> int:
    """A player's Land Units that are there or one march away."""
    steps = distances(position, goal)
    return sum(
        ask_forces.units_in(position, player, space)
        for space in ask_forces.spaces_with_units(position, player)
        if steps[space] <= NEAR
    )
