"""How Realms without a player defend (EU-13.4, 18.8.2, 11.3.16): who stands up against an attacker, and with how many.

A Realm spends each Province once in a Turn for land and once for the sea (EU-9.2.12): `spent` is the list of those that
have counted (`spent_on_land`, `spent_at_sea`); what a defence spends are `capacity.sources` and `capacity.ports`.
"""

from __future__ import annotations

from ludarium.games.europa.ask import offices
from ludarium.games.europa.ask.capacity import ports, sources
from ludarium.games.europa.ask.forces import has_ships, has_units
from ludarium.games.europa.ask.hostility import foe, foe_then, port_active
from ludarium.games.europa.ask.ownership import independent, plus_ones, tax_value
from ludarium.games.europa.facts import places, tracks
from ludarium.games.europa.table.position import PLAGUE, Europa

# with how many


def units(position: Europa, realm: int, space: int, spent: list[int]) -> int:
    """Infantry with which a Realm defends a space (EU-13.4.1): its Capacity with +1 tokens; Distant Provinces count
    double unless the plague is there (EU-13.4.10); an Active Ally has half of it all (EU-13.4.3)."""
    total = 0
    for province in sources(position, realm, space, spent):
        value = tax_value(position, province)
        if doubled(position, province):
            value *= 2
        total += value + plus_ones(position, province)
    return (total + 1) // 2 if position.realms.active[realm] else total


def imperial(position: Europa, defenders: int, space: int) -> int:
    """Units that defend an HRE Area under an NPR Emperor (EU-18.8.2): those of the NPRs, 3 for each Authority, 2
    fewer for each HRE Area with foreign Units before this Turn. Anywhere else, and under a player: just the
    defenders."""
    emperor = position.emperor
    if emperor < 0 or position.realms.player[emperor] >= 0 or not offices.hre_space(position, space):
        return defenders
    more = tracks.NPR_UNITS * position.authority - tracks.NPR_UNITS_LESS * offices.foreign_spaces(position)
    return max(0, defenders + more)


def ships(position: Europa, realm: int, sea: int, spent: list[int]) -> int:
    """Light Ships with which a Realm defends a Sea Zone (EU-13.4.4): Distant Ports count double unless the plague is
    there; an Active Ally has all of them (EX-EU1-22)."""
    total = 0
    for province in ports(position, realm, sea, spent):
        count = places.PORTS[position.board][province]
        total += 2 * count if doubled(position, province) else count
    return total


def doubled(position: Europa, province: int) -> bool:
    """EU-13.4.10."""
    space = places.SPACE_OF[province]
    return space >= places.AREAS and not position.areas.marks[space] & PLAGUE


def spent_on_land(position: Europa) -> list[int]:
    """Provinces whose Military Capacity Realms without a player have spent this Turn."""
    return _spent(position.npr_spent, 1)


def spent_at_sea(position: Europa) -> list[int]:
    return _spent(position.npr_spent, 2)


def _spent(pairs: list[int], kind: int) -> list[int]:
    return [pairs[i] for i in range(0, len(pairs), 2) if pairs[i + 1] == kind]


# who


def defenders(position: Europa, attacker: int, space: int) -> list[int]:
    """The Realms without a player that defend a space against an attacking Realm: Enemies that Own Provinces there, or
    have a Vassal there (EU-13.2.2), and were not faced before this Turn (EU-13.4.1, 13.4.2). Vassals do not defend
    themselves (EU-11.4.13)."""
    land, own = position.land, position.realms
    found: list[int] = []
    for province in places.PROVINCES_OF[position.board][space]:
        realm = land.holder[province]
        if realm < 0 or land.top[province]:
            continue
        if own.lord[realm] >= 0:
            realm = own.lord[realm]
        if realm in found or not independent(position, realm) or not foe(position, attacker, realm):
            continue
        if not faced(position, realm, space):
            found.append(realm)
    return found


def sea_defenders(position: Europa, attacker: int, sea: int) -> list[int]:
    """The same for a Sea Zone, with active Ports (EU-13.4.4, 13.4.5)."""
    facing = [p for p in places.PORTS_OF[position.board][sea] if port_active(position, p)]
    return [
        realm
        for realm in owners(position, facing)
        if foe(position, attacker, realm) and not faced_at_sea(position, realm, sea)
    ]


def owners(position: Europa, provinces: list[int]) -> list[int]:
    """The NPRs and DNPRs that Own one of these Provinces, in their order."""
    land = position.land
    found: list[int] = []
    for province in provinces:
        holder = land.holder[province]
        if holder >= 0 and not land.top[province] and holder not in found and independent(position, holder):
            found.append(holder)
    return found


def faced(position: Europa, realm: int, space: int) -> bool:
    """Units Hostile to a Realm stood in a space before this Turn: Hostile by the wars of that time (EU-5.5.1.14)."""
    bonds, own, forces = position.then_bonds, position.then_realms, position.then_forces
    for player, each in enumerate(position.players):
        if has_units(forces, player, space) and foe_then(position, bonds, own, each.realm, realm):
            return True
    return False


def faced_at_sea(position: Europa, realm: int, sea: int) -> bool:
    """Ships Hostile to a Realm were in a Sea Zone before this Turn (EU-9.9.2)."""
    bonds, own, forces = position.then_bonds, position.then_realms, position.then_forces
    for player, each in enumerate(position.players):
        if has_ships(forces, player, sea) and foe_then(position, bonds, own, each.realm, realm):
            return True
    return False
