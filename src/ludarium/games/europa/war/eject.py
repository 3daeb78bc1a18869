"""Ships leave a Port that was besieged (EU-9.8.11)."""

from __future__ import annotations

from ludarium.games.europa.ask import forces
from ludarium.games.europa.ask.hostility import friendly_port, hostile
from ludarium.games.europa.battle import due
from ludarium.games.europa.battle.sides import needed_at_sea
from ludarium.games.europa.battle.words import GALLEYS_LOST
from ludarium.games.europa.facts import places
from ludarium.games.europa.put import ships
from ludarium.games.europa.table.position import SEAS, Europa
from ludarium.games.europa.war.words import SAIL_TO, SHIPS_EJECTED
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first


def seas(position: Europa, province: int) -> list[int]:
    return [sea for sea in places.SEA_LIST[province] if places.SEA_IN_PLAY[position.board][sea]]


def eject(position: Europa, besieger: int, province: int) -> None:
    """All Ships for which the Port is not Friendly any more go to an adjacent Sea Zone, which their owner chooses."""
    if not places.PORTS[position.board][province]:
        return
    for player in reversed(position.clockwise(besieger)):
        if forces.ships_in_port(position, player, province) and not friendly_port(position, player, province):
            where = seas(position, province)
            if len(where) == 1:
                leave(position, besieger, player, province, where[0])
            else:
                position.push(EjectShips(player, besieger, province))


def leave(position: Europa, besieger: int, player: int, province: int, sea: int) -> None:
    port = SEAS + province
    realm = position.realm_of(player)
    single = ships.take_light(position, player, port, ships.light(position, player, port))
    if single:
        ships.put_light(position, player, sea, single)
    if forces.fleet_place(position, player) == port:
        lost = ships.move_fleet(position, player, sea)
        if lost:
            position.tell(GALLEYS_LOST, realm, lost)
    position.tell(SHIPS_EJECTED, realm, sea)
    if needed_at_sea(position, player, sea):
        meets = forces.has_ships(position.forces, besieger, sea) and hostile(position, besieger, realm)
        due.due(position, sea, at_sea=True, attacker=besieger if meets else player, origin=-1)


@data
class EjectShips(Decision[Europa]):
    """EU-9.8.11: into which Sea Zone the Ships of a besieged Port go; into a Hostile one they fight."""

    besieger: int
    province: int
    RULES = ("EU-9.8.11",)

    def options(self, position: Europa) -> list[int]:
        return [SAIL_TO.of(sea) for sea in seas(position, self.province)]

    def choose(self, position: Europa, option: int) -> None:
        leave(position, self.besieger, self.seat, self.province, first(option))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("province", places.PROVINCE.full(self.province))]
