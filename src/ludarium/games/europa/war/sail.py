"""Naval Activations (EU-5.5.2.5-7, 9.5.15-18): Naval Movement to one destination, or Undocking.

    begin(position, player, goal, later)        which Ships sail to the destination
    can_undock, begin_undock
After the Battles comes what `anchor` asks.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import forces, seaways
from ludarium.games.europa.battle import due
from ludarium.games.europa.battle.sides import needed_at_sea
from ludarium.games.europa.put import purse
from ludarium.games.europa.table.position import SEAS, Europa
from ludarium.games.europa.table.words import DONE, PLACE
from ludarium.games.europa.war import anchor, flotilla, moved
from ludarium.games.europa.war.words import DROP_OFF, PICK_UP, SAIL_FLEET, SAIL_LIGHT
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, second, third, verb_of

# `flags` of a Naval Movement
SAILED: Final = 1
PAID: Final = 2  # the power for letters G, H, I: once for all Ships (EU-9.5.38)
REGROUPED: Final = 4  # the Fleet has taken on or left Light Ships where it starts


def begin(position: Europa, player: int, goal: int, later: bool) -> None:
    position.push(TakeShips(player, goal, [], 0, 0, 1 if later else 0))


@data
class TakeShips(Decision[Europa]):
    """EU-9.5.15: any Ships within reach sail to the one destination."""

    goal: int
    used: Shared[list[int]]  # places from which single Light Ships have come
    flags: int
    lights: int  # Light Ships that have sailed
    later: int
    RULES = ("EU-5.5.2.5", "EU-9.5.15", "EU-9.5.16", "EU-9.5.17", "EU-9.5.19", "EU-9.5.38", "AMB-EU1-47")

    def options(self, position: Europa) -> list[int]:
        player, goal = self.seat, self.goal
        power = purse.all_power(position, player)
        room = flotilla.light_room(position, player, goal)
        found: list[int] = []
        fleet = -1
        for place in forces.places_with_ships(position, player):
            fare = flotilla.fares(position, player, place).get(goal, -1) if place != goal else -1
            if fare < 0 or (fare > power and not self.flags & PAID):
                continue
            if place not in self.used:
                most = min(flotilla.lights(position, player, place), room)
                found.extend(SAIL_LIGHT.of(place, goal, n) for n in range(1, most + 1))
            if flotilla.fleet_here(position, player, place):
                fleet = place
        if fleet >= 0:
            found.extend(self._fleet(position, fleet))
        if self.flags & SAILED or flotilla.stays(position, player, goal):
            found.append(DONE.code)
        return found

    def _fleet(self, position: Europa, place: int) -> list[int]:
        """What the Fleet can do before it sails: take on or leave Light Ships, once (EU-9.5.19)."""
        player = self.seat
        found: list[int] = []
        if flotilla.fleet_fits(position, player, self.goal):
            found.append(SAIL_FLEET.of(self.goal))
            if not self.flags & REGROUPED:
                for n in range(1, moved.fresh_ships(position, player, place) + 1):
                    if flotilla.fleet_fits(position, player, self.goal, n):
                        found.append(PICK_UP.of(n))
        if not self.flags & REGROUPED:
            for n in range(1, flotilla.may_leave(position, player, place) + 1):
                if flotilla.fleet_fits(position, player, self.goal, -n):
                    found.append(DROP_OFF.of(n))
        return found

    def choose(self, position: Europa, option: int) -> None:
        player, goal, verb = self.seat, self.goal, verb_of(option)
        flags, lights, used = self.flags, self.lights, self.used
        place = forces.fleet_place(position, player)
        if verb == DONE.code:
            position.push(Arrival(player, goal, lights, self.later, flags & SAILED))
            return
        fare = 0
        if verb == PICK_UP.code:
            flotilla.join_fleet(position, player, place, first(option))
            flags |= REGROUPED
        elif verb == DROP_OFF.code:
            flotilla.leave_fleet(position, player, place, first(option))
            flags |= REGROUPED
        elif verb == SAIL_LIGHT.code:
            place = first(option)
            fare = flotilla.fares(position, player, place)[goal]
            flotilla.sail_lights(position, player, place, goal, third(option))
            lights, used, flags = lights + third(option), [*used, place], flags | SAILED
        else:
            fare = flotilla.fares(position, player, place)[goal]
            lights += flotilla.sail_fleet(position, player, goal)
            flags |= SAILED
        pays = fare > 0 and not flags & PAID
        following = TakeShips(player, goal, used, flags | PAID if pays else flags, lights, self.later)
        if following.options(position) == [DONE.code]:
            position.push(Arrival(player, goal, lights, self.later, flags & SAILED))
        else:
            position.push(following)
        if pays:
            purse.lose_any(position, player, fare)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("place", PLACE.full(self.goal))]


@data
class Arrival(Step[Europa]):
    """The Ships are there: a Naval Battle at once, if the Sea Zone is Hostile (EU-5.5.2.6, 9.5.17)."""

    player: int
    goal: int
    lights: int
    later: int
    sailed: int  # 0: the Ships were there, and only fight Pirates

    def run(self, position: Europa) -> None:
        player, goal = self.player, self.goal
        if goal < SEAS and needed_at_sea(position, player, goal):
            due.due(position, goal, at_sea=True, attacker=player, origin=-1)
        anchor.begin(position, player, [goal, self.lights], self.later == 1, self.sailed == SAILED)
        if position.battles_due and not self.later:
            due.battles(position)


# Undocking


def can_undock(position: Europa, player: int) -> bool:
    return bool(departures(position, player))


def departures(position: Europa, player: int) -> list[int]:
    """EU-5.5.2.7: Ships in Ports, into adjacent Sea Zones that are not Hostile."""
    found: list[int] = []
    for place in forces.places_with_ships(position, player):
        if place < SEAS:
            continue
        count = flotilla.lights(position, player, place)
        fleet = flotilla.fleet_here(position, player, place)
        if not count and not fleet:
            continue
        for sea in seaways.undocks(position, player, place - SEAS):
            found.extend(SAIL_LIGHT.of(place, sea, n) for n in range(1, count + 1))
            if fleet and flotilla.fleet_fits(position, player, sea):
                found.append(SAIL_FLEET.of(sea))
    return found


def begin_undock(position: Europa, player: int, later: bool) -> None:
    position.push(UndockShips(player, [], 1 if later else 0))


@data
class UndockShips(Decision[Europa]):
    """EU-5.5.2.7: Ships leave their Ports, as many as the player likes."""

    gone: Shared[list[int]]  # flat pairs: Sea Zone, Light Ships that came there
    later: int
    RULES = ("EU-5.5.2.7", "EU-9.5.15", "EU-9.5.19")

    def options(self, position: Europa) -> list[int]:
        found = departures(position, self.seat)
        if any(verb_of(option) == SAIL_FLEET.code for option in found):
            # before it leaves the Fleet may leave Light Ships in the Port (EU-9.U.24)
            most = flotilla.may_leave(position, self.seat, forces.fleet_place(position, self.seat))
            found.extend(DROP_OFF.of(n) for n in range(1, most + 1))
        return [*found, DONE.code] if self.gone else found

    def choose(self, position: Europa, option: int) -> None:
        verb = verb_of(option)
        if verb == DROP_OFF.code:
            flotilla.leave_fleet(position, self.seat, forces.fleet_place(position, self.seat), first(option))
            position.push(self)
            return
        gone = self.gone[:]
        if verb != DONE.code:
            if verb == SAIL_LIGHT.code:
                sea, lights = second(option), third(option)
                flotilla.sail_lights(position, self.seat, first(option), sea, lights)
            else:
                sea = first(option)
                lights = flotilla.sail_fleet(position, self.seat, sea)
            _count(gone, sea, lights)
            if departures(position, self.seat):
                position.push(UndockShips(self.seat, gone, self.later))
                return
        anchor.begin(position, self.seat, gone, self.later == 1)


def _count(gone: list[int], sea: int, lights: int) -> None:
    for i in range(0, len(gone), 2):
        if gone[i] == sea:
            gone[i + 1] += lights
            return
    gone.extend([sea, lights])
