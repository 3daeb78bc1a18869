"""Ships that sail: which of them a place has, where they get, and the step itself (EU-9.5.15-19, 9.U.22-24)."""

from __future__ import annotations

from ludarium.games.europa.ask import forces, modifiers, seaways
from ludarium.games.europa.battle.words import GALLEYS_LOST
from ludarium.games.europa.facts import paths, places, tracks
from ludarium.games.europa.facts.tracks import GALLEY, LIGHT
from ludarium.games.europa.language import symbols
from ludarium.games.europa.put import purse, ships
from ludarium.games.europa.table.position import SEAS, Europa
from ludarium.games.europa.war import moved
from ludarium.games.europa.war.words import FLEET_REGROUPED, FLEET_SAILED, SHIPS_SAILED


def steps(position: Europa, player: int) -> int:
    return tracks.SEA_STEPS + modifiers.total(position, player, symbols.M_NAVAL_MOVE_SPACES)


# what is there


def fleet_here(position: Europa, player: int, place: int) -> bool:
    """The Fleet is there and has not moved this Turn."""
    return forces.fleet_place(position, player) == place and not moved.fleet(position, player)


def lights(position: Europa, player: int, place: int) -> int:
    """Light Ships that can sail from a place: single ones, and those that leave the Fleet (EU-9.5.19)."""
    count = moved.fresh_ships(position, player, place)
    if fleet_here(position, player, place):
        count += ships.in_fleet(position, player, place, LIGHT)
    return count


def arriving(position: Europa, player: int, goal: int) -> int:
    """Ships of the Fleet that come through to a place: no Galleys outside the marked Sea Zones (EU-9.U.22)."""
    fleet = forces.fleet_place(position, player)
    size = ships.fleet_size(position, player)
    return size if ships.for_galleys(position, goal) else size - ships.in_fleet(position, player, fleet, GALLEY)


def light_room(position: Europa, player: int, goal: int) -> int:
    """How many single Light Ships a place takes (EU-9.5.22)."""
    return tracks.PIECES_SHIPS if goal < SEAS else seaways.port_room(position, player, goal - SEAS, joining=False)


def fleet_room(position: Europa, player: int, goal: int) -> int:
    return tracks.PIECES_SHIPS if goal < SEAS else seaways.port_room(position, player, goal - SEAS, joining=True)


def fleet_fits(position: Europa, player: int, goal: int, more: int = 0) -> bool:
    """Whether the Fleet, with so many Ships more, arrives in a place and has room there."""
    size = arriving(position, player, goal) + more
    return 0 < size <= fleet_room(position, player, goal)


# where to


def fares(position: Europa, player: int, place: int) -> dict[int, int]:
    """The places within reach of a place, and the power that the way there costs more (EU-9.5.38)."""
    moves = seaways.sea_moves(position, player, place, steps(position, player))
    return {moves[i]: moves[i + 2] for i in range(0, len(moves), 3)}


def goals(position: Europa, player: int) -> list[int]:
    """All places to which some Ship can sail: Sea Zones, then Ports."""
    found: list[int] = []
    for place in forces.places_with_ships(position, player):
        found.extend(goal for goal in _goals_from(position, player, place) if goal not in found)
    found.sort()
    return found


def anywhere(position: Europa, player: int) -> bool:
    """Whether some Ship can sail; looks no further than the first."""
    for place in forces.places_with_ships(position, player):
        if _goals_from(position, player, place):
            return True
    return False


def stays(position: Europa, player: int, place: int) -> bool:
    """Ships that lie beside Pirates are activated to fight them without sailing anywhere (EU-9.U.31)."""
    if place >= SEAS or not (fleet_here(position, player, place) or moved.fresh_ships(position, player, place)):
        return False
    pirates = position.forces.pirates
    return any(pirates[node] for node in paths.NODES_OF_SEA[position.board][place])


def _goals_from(position: Europa, player: int, place: int) -> list[int]:
    single = lights(position, player, place)
    fleet = fleet_here(position, player, place)
    if not single and not fleet:
        return []
    power = purse.all_power(position, player)
    stay = [place] if stays(position, player, place) else []
    return stay + [
        goal
        for goal, fare in fares(position, player, place).items()
        if fare <= power
        and ((single and light_room(position, player, goal) > 0) or (fleet and fleet_fits(position, player, goal)))
    ]


# the step


def sail_lights(position: Europa, player: int, place: int, goal: int, number: int) -> None:
    """Light Ships from place to place: single ones first, then those of the Fleet."""
    single = min(number, moved.fresh_ships(position, player, place))
    ships.take_light(position, player, place, single)
    if number > single:
        ships.take_from_fleet(position, player, LIGHT, number - single)
    ships.put_light(position, player, goal, number)
    moved.mark(position, player, moved.SHIP + goal, number)
    position.tell(SHIPS_SAILED, position.realm_of(player), number, goal)


def sail_fleet(position: Europa, player: int, goal: int) -> int:
    """The Fleet with all its Ships; returns how many Light ones."""
    realm = position.realm_of(player)
    lost = ships.move_fleet(position, player, goal)
    moved.mark(position, player, moved.FLEET)
    position.tell(FLEET_SAILED, realm, goal)
    if lost:
        position.tell(GALLEYS_LOST, realm, lost)
    return ships.in_fleet(position, player, goal, LIGHT)


# regrouping (EU-9.5.19, 9.U.23-24)


def join_fleet(position: Europa, player: int, place: int, number: int) -> None:
    """Single Light Ships into the Fleet, which is there or comes onto the map there."""
    ships.take_light(position, player, place, number)
    ships.add_to_fleet(position, player, place, LIGHT, number)
    position.tell(FLEET_REGROUPED, position.realm_of(player), place)


def leave_fleet(position: Europa, player: int, place: int, number: int) -> None:
    ships.take_from_fleet(position, player, LIGHT, number)
    ships.put_light(position, player, place, number)
    position.tell(FLEET_REGROUPED, position.realm_of(player), place)


def may_leave(position: Europa, player: int, place: int) -> int:
    """Light Ships that the Fleet can leave in a place and still have a Ship; six in a Large Port stay together."""
    if place >= SEAS and ships_in_port(position, place) > 2 * places.PORTS[position.board][place - SEAS]:
        return 0
    return min(ships.in_fleet(position, player, place, LIGHT), ships.fleet_size(position, player) - 1)


def ships_in_port(position: Europa, place: int) -> int:
    return sum(forces.ships_at(position, player, place) for player in range(len(position.players)))
