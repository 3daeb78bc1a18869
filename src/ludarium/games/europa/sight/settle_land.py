"""What follows when a scenario names land and Realms: Towns and tokens, tracks, Capitals, Overlords."""

from __future__ import annotations

from ludarium.games.europa.facts import places, realms, scenarios
from ludarium.games.europa.facts.places import PROVINCE
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.put import realms as put_realms
from ludarium.games.europa.put import towns
from ludarium.games.europa.table.position import (
    ABSENT,
    DNPR,
    LARGE,
    NPR,
    PLAYED,
    PLUS_MASK,
    REBELS,
    SMALL,
    STAND_IN,
    TWO_SMALL,
    UNREST,
    UNREST_TOP,
    VASSAL,
    VASSALIZED,
    Europa,
)
from ludarium.games.europa.table.small import put, with_bits, without_bits
from ludarium.kernel.settle import Named


def settle_land(position: Europa, before: Europa, named: Named) -> None:
    _kinds(position, before, named)
    _tokens(position, before, named)
    _occupants(position, before, named)
    _dnprs(position, before, named)
    for realm in range(realms.REALMS):
        name = f"realms.{REALM.ref(realm)}"
        gone = position.realms.kind[realm] == ABSENT and named.has(f"{name}.kind")
        if not gone and not named.has(f"{name}.capital"):
            put_realms.settle(position, realm)


# Realms


def _kinds(position: Europa, before: Europa, named: Named) -> None:
    """An Overlord makes a Vassal, and without one there is none (EU-13.2.4)."""
    table = position.own_realms()
    for realm in range(realms.REALMS):
        name = f"realms.{REALM.ref(realm)}"
        kind_named, lord_named = named.has(f"{name}.kind"), named.has(f"{name}.overlord")
        if lord_named and not kind_named and table.kind[realm] != PLAYED:
            if table.lord[realm] >= 0:
                table.kind[realm] = VASSALIZED
            elif table.kind[realm] == VASSALIZED:
                table.kind[realm] = NPR
        elif kind_named and not lord_named and table.kind[realm] != VASSALIZED:
            table.lord[realm] = -1
        if table.kind[realm] == ABSENT and kind_named:
            _empty(position, realm, named)


def _empty(position: Europa, realm: int, named: Named) -> None:
    """A Realm that is named as absent has no Capital; its Territories are vacant, unless they are named. (Whose its
    other Provinces are the scenario must say.)"""
    if not named.has(f"realms.{REALM.ref(realm)}.capital"):
        position.own_realms().capital[realm] = -1
    land = position.own_land()
    for province, holder in enumerate(land.holder):
        if holder == realm and places.TERRITORY[province] and not named.has(_path(province, "owner")):
            land.holder[province] = -1


def _dnprs(position: Europa, before: Europa, named: Named) -> None:
    """A new DNPR has tokens of a free colour on all its land, unless the scenario says where (EU-13.3)."""
    for realm in range(realms.REALMS):
        known = realm in position.dnprs[::2]
        if position.realms.kind[realm] != DNPR or known:
            continue
        used = set(position.dnprs[1::2])
        colours = [each.colour for row in scenarios.SCENARIOS for each in row.dnprs]
        free = [colour for colour in sorted(set(colours)) if colour not in used]
        position.dnprs = [*position.dnprs, realm, free[0] if free else 0]
        land = position.own_land()
        if realm + 1 in land.dnpr:
            continue
        for province, holder in enumerate(land.holder):
            if holder == realm and not named.has(_path(province, "dnpr")):
                land.dnpr = put(land.dnpr, province, realm + 1)


# Towns and Vassal tokens


def _path(province: int, field: str) -> str:
    return f"provinces.{PROVINCE.ref(province)}.{field}"


def behind(position: Europa, province: int) -> int:
    """The player whose Town or Vassal tokens lie on a Province, by its owner; -1: nobody's."""
    holder = position.land.holder[province]
    if holder < 0:
        return -1
    if position.realms.kind[holder] == PLAYED:
        return position.realms.player[holder]
    lord = position.realms.lord[holder]
    return position.realms.player[lord] if position.realms.kind[holder] == VASSALIZED and lord >= 0 else -1


def _tokens(position: Europa, before: Europa, named: Named) -> None:
    """What lies on each Province is its owner's: what fits stays, the rest is laid anew."""
    land = position.own_land()
    changed: list[int] = []
    for province in range(places.PROVINCES):
        below, player = land.town[province], behind(position, province)
        what = towns.token_what(below)
        vassal = player >= 0 and position.realms.kind[land.holder[province]] == VASSALIZED
        if named.has(_path(province, "town")):
            if below:
                land.town = put(land.town, province, towns.code(max(player, 0), what))
        elif player < 0:
            land.town = put(land.town, province, 0)
        elif towns.token_player(below) != player or (what == VASSAL) != vassal:
            land.town = put(land.town, province, 0)
            changed.append(province)
        if land.town[province] == 0 and not named.has(_path(province, "unrest")):
            land.marks = without_bits(land.marks, province, UNREST)
        if land.holder[province] != before.land.holder[province] and not named.has(_path(province, "dnpr")):
            holder = land.holder[province]
            if holder < 0 or (position.realms.kind[holder] != PLAYED and land.dnpr[province] != holder + 1):
                land.dnpr = put(land.dnpr, province, 0)
    recount(position)
    for province in changed:
        player = behind(position, province)
        holder = land.holder[province]
        if position.realms.kind[holder] == VASSALIZED:
            what = VASSAL
        else:
            what = towns.piece(position, player, towns.printed(position, province))
        land.town = put(land.town, province, towns.code(player, max(what, SMALL)))
        if not named.has(_path(province, "manpower_tokens")):
            land.marks = without_bits(land.marks, province, PLUS_MASK)
        recount(position)


def _occupants(position: Europa, before: Europa, named: Named) -> None:
    land = position.own_land()
    for province in range(places.PROVINCES):
        top = land.top[province]
        if not named.has(_path(province, "occupant")):
            own = towns.token_player(top) >= 0 and behind(position, province) == towns.token_player(top)
            if own or (top == REBELS and land.town[province] == 0):
                land.top[province] = 0
        elif top and top != REBELS:
            if not named.has(_path(province, "occupant_town")):
                land.top[province] = 0
                recount(position)
                player = towns.token_player(top)
                what = towns.piece(position, player, towns.land_value(position, province))
                land.top[province] = towns.code(player, max(what, SMALL))
            if not named.has(_path(province, "occupant_unrest")):
                land.marks = with_bits(land.marks, province, UNREST_TOP)
        if land.top[province] in (0, REBELS) and not named.has(_path(province, "occupant_unrest")):
            land.marks = without_bits(land.marks, province, UNREST_TOP)
    recount(position)


def recount(position: Europa) -> None:
    """The tracks are what lies on the map (AMB-EU1-10, -11)."""
    land = position.land
    for player in range(len(position.players)):
        me = position.own_player(player)
        me.small = me.large = me.vassal = me.stand_ins = me.covered = me.covered_vassal = me.covers = 0
    for province in range(places.PROVINCES):
        below, top = land.town[province], land.top[province]
        for value in (below, top):
            player = towns.token_player(value)
            if player < 0:
                continue
            me = position.own_player(player)
            what = towns.token_what(value)
            me.small += 2 if what == TWO_SMALL else int(what == SMALL)
            me.large += int(what == LARGE)
            me.stand_ins += int(what == STAND_IN)
            me.vassal += towns.printed(position, province) if what == VASSAL else int(what == STAND_IN)
        player = towns.token_player(below)
        if player >= 0 and top:
            me = position.own_player(player)
            what = towns.token_what(below)
            size = towns.worth(what, towns.printed(position, province))
            me.covers += 1
            if what == VASSAL:
                me.covered_vassal += size
            else:
                me.covered += size
