"""Ships are built (EU-5.5.3.7, 9.2.7-11, 9.U.17): into a Port or beside it, alone, on a slot or in the Fleet.

launch_places(position, player, kind, ledger)   where a Ship of a kind can be built in a Recruit
moor(position, player, kind, place)             a Ship that has been paid for is placed; asks how
can_place_ship / place_ship(position, player, kind, place)      for cards (EU-16.3.17)
"""

from __future__ import annotations

from ludarium.games.europa.ask import capacity, forces, seaways, tables
from ludarium.games.europa.ask.hostility import hostile_seas, port_active
from ludarium.games.europa.facts import paths, places
from ludarium.games.europa.facts.tracks import GALLEY, LIGHT
from ludarium.games.europa.put import ships
from ludarium.games.europa.table.position import SEAS, Europa
from ludarium.games.europa.table.words import PLACE, SHIP
from ludarium.games.europa.trade.words import SLOT_TAKEN, TAKE_SLOT
from ludarium.games.europa.war import ledger
from ludarium.games.europa.war.words import INTO_FLEET, SHIP_BUILT, STAND_ALONE
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import verb_of


def berths(position: Europa, player: int, kind: int, place: int) -> list[int]:
    """How a Ship can lie in a place, as options: alone or on a slot (Light Ships), or in the Fleet (EU-9.U.6-7b)."""
    found: list[int] = []
    if kind == LIGHT:
        if place < SEAS:
            found.append(STAND_ALONE.code)
            if forces.free_slots(position, place) > 0:
                found.append(TAKE_SLOT.code)
        elif seaways.port_room(position, player, place - SEAS, joining=False) > 0:
            found.append(STAND_ALONE.code)
    fleet = forces.fleet_place(position, player)
    if (
        fleet in (-1, place)
        and (place < SEAS or seaways.port_room(position, player, place - SEAS, joining=True) > 0)
        and (kind != GALLEY or ships.for_galleys(position, place))
    ):
        found.append(INTO_FLEET.code)
    return found


def launch_places(position: Europa, player: int, kind: int, raised: list[int], first_only: bool = False) -> list[int]:
    """Sea Zones that are not Hostile and Ports, as far as Naval Capacity goes (EU-9.2.8, 9.2.10). `first_only`: looks
    no further than the first."""
    if not forces.supply_ships(position, player):
        return []
    realm = position.realm_of(player)
    spent = position.players[player].spent_sea
    board = position.board
    top = position.land.top
    own = [p for p in tables.held(position, realm) if places.PORTS[board][p] and not top[p]]
    if not own:
        return []
    shores = 0
    for province in own:
        if province not in spent and port_active(position, province):
            shores |= places.SEAS[province]
    candidates = paths.seas(shores & ~hostile_seas(position, realm)) if shores else []
    candidates.extend([SEAS + province for province in own])
    found: list[int] = []
    for place in candidates:
        if berths(position, player, kind, place):
            more = ledger.demands(ledger.noted(raised, ledger.SHIPS, place), ledger.SHIPS)
            if capacity.ships_fit(position, realm, more, spent):
                found.append(place)
                if first_only:
                    break
    return found


def moor(position: Europa, player: int, kind: int, place: int) -> None:
    found = berths(position, player, kind, place)
    if len(found) == 1:
        lay(position, player, kind, place, found[0])
    else:
        position.push(LaunchAs(player, kind, place))


def lay(position: Europa, player: int, kind: int, place: int, how: int) -> None:
    if how == INTO_FLEET.code:
        ships.add_to_fleet(position, player, place, kind)
    else:
        ships.put_light(position, player, place, on_slot=how == TAKE_SLOT.code)
    position.tell(SHIP_BUILT, position.realm_of(player), kind, place)
    if how == TAKE_SLOT.code:
        position.tell(SLOT_TAKEN, position.realm_of(player), place)


@data
class LaunchAs(Decision[Europa]):
    """EU-5.5.3.7: a new Light Ship lies alone, on a vacant Trade Protection slot, or belongs to the Fleet."""

    kind: int
    place: int
    RULES = ("EU-5.5.3.7", "EU-9.U.23")

    def options(self, position: Europa) -> list[int]:
        return berths(position, self.seat, self.kind, self.place)

    def choose(self, position: Europa, option: int) -> None:
        lay(position, self.seat, self.kind, self.place, verb_of(option))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("ship", SHIP.full(self.kind)), ("place", PLACE.full(self.place))]
