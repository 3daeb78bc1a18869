"""How far the forces of a player could go now: for looking ahead on the map, whoever's turn it is.

By the rules of movement alone (EU-9.5.3, EU-9.5.16): whether the power for it is there is not asked.
"""

from __future__ import annotations

from ludarium.games.europa.ask import forces, roads, seaways
from ludarium.games.europa.facts import places
from ludarium.games.europa.sight import shapes
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import PLACE
from ludarium.games.europa.war import flotilla, march


def reach(position: Europa, player: int) -> dict[str, shapes.Reach]:
    """By the space or the place of Ships where something of his stands: what lies so many steps away."""
    found: dict[str, shapes.Reach] = {}
    for space in forces.spaces_with_units(position, player):
        steps = roads.land_reach(position, player, space, march.steps(position, player))
        found[places.SPACE.full(space)] = {places.SPACE.full(goal): far for goal, far in enumerate(steps) if far}
    for place in forces.places_with_ships(position, player):
        moves = seaways.sea_moves(position, player, place, flotilla.steps(position, player))
        found[PLACE.full(place)] = {PLACE.full(moves[i]): moves[i + 1] for i in range(0, len(moves), 3)}
    return found
