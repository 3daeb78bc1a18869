"""Ships leave a Port that is not Friendly any more: an Alliance ended, or it was lost without a Siege (EU-9.5.24).

A Siege has its own rule (EU-9.8.11, war.eject); it is settled before the step here runs.
"""

from __future__ import annotations

from ludarium.games.europa.ask import forces, hostility
from ludarium.games.europa.facts import places
from ludarium.games.europa.put import ships
from ludarium.games.europa.table.doors import AREA_CHANGED, REALM_CHANGED
from ludarium.games.europa.table.position import FLEET, FLEET_PLACE, SEAS, Europa
from ludarium.games.europa.war import eject
from ludarium.games.europa.war.words import SAIL_TO, SHIPS_DISBANDED
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first


def stranded(position: Europa) -> bool:
    """Whether Ships lie in a Port that is not Friendly to them."""
    docked, fleets = position.forces.docked, position.forces.fleets
    for i in range(0, len(docked), 3):
        if docked[i + 2] and not hostility.friendly_port(position, docked[i + 1], docked[i]):
            return True
    for player in range(len(position.players)):
        place = fleets[player * FLEET + FLEET_PLACE]
        if place >= SEAS and not hostility.friendly_port(position, player, place - SEAS):
            return True
    return False


def changed(position: Europa, _: int) -> None:
    """After a change of Areas or Realms: the Ships leave before anything else is decided."""
    if stranded(position) and not (position.agenda and isinstance(position.agenda[-1], PortStep)):
        position.push(PortStep())


AREA_CHANGED.append(changed)
REALM_CHANGED.append(changed)


@data
class PortStep(Step[Europa]):
    """EU-9.5.24: they go to an adjacent Sea Zone that is not Hostile, or are disbanded."""

    RULES = ("EU-9.5.24",)

    def run(self, position: Europa) -> None:
        for player in position.clockwise(position.first):
            for place in forces.places_with_ships(position, player):
                if place >= SEAS and not hostility.friendly_port(position, player, place - SEAS):
                    position.push(PortStep())
                    leave(position, player, place - SEAS)
                    return


def open_water(position: Europa, player: int, province: int) -> list[int]:
    return [sea for sea in eject.seas(position, province) if not hostility.hostile_sea(position, player, sea)]


def leave(position: Europa, player: int, province: int) -> None:
    where = open_water(position, player, province)
    if len(where) == 1:
        eject.leave(position, player, player, province, where[0])
    elif where:
        position.push(LeavePort(player, province))
    else:
        port = SEAS + province
        ships.take_light(position, player, port, ships.light(position, player, port))
        if forces.fleet_place(position, player) == port:
            for kind in range(3):
                ships.take_from_fleet(position, player, kind, 99)
        position.tell(SHIPS_DISBANDED, position.realm_of(player), province)


@data
class LeavePort(Decision[Europa]):
    """EU-9.5.24: into which Sea Zone the Ships of a lost Port go."""

    province: int
    RULES = ("EU-9.5.24",)

    def options(self, position: Europa) -> list[int]:
        return [SAIL_TO.of(sea) for sea in open_water(position, self.seat, self.province)]

    def choose(self, position: Europa, option: int) -> None:
        eject.leave(position, self.seat, self.seat, self.province, first(option))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("province", places.PROVINCE.full(self.province))]
