"""Dynamic NPRs: Realms marked by tokens, and how they grow (EU-13.3, 16.5.14-18)."""

from __future__ import annotations

from ludarium.games.europa.ask import ownership, reach
from ludarium.games.europa.facts import paths, places, realms
from ludarium.games.europa.npr.words import DNPR_APPEARED, DNPR_GREW
from ludarium.games.europa.put import realms as put_realms
from ludarium.games.europa.put import towns
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import (
    ABSENT,
    DNPR,
    LATER_PRINTING,
    NPR,
    PLAYED,
    VASSALIZED,
    Europa,
)
from ludarium.games.europa.table.small import put

OVERSEAS_FROM = 2  # Age from which Territories can be taken (EU-16.5.17)


def in_play(position: Europa, colour: int) -> list[int]:
    """DNPRs of a colour that may grow: in play, and nobody's Active Ally (EU-16.5.14). In alphabetical order."""
    found: list[int] = []
    for i in range(0, len(position.dnprs), 2):
        realm = position.dnprs[i]
        if (
            position.dnprs[i + 1] == colour
            and position.realms.kind[realm] == DNPR
            and not position.realms.active[realm]
        ):
            found.append(realm)
    return sorted(found, key=realms.ORDER.__getitem__)


def colours(position: Europa) -> list[int]:
    """Colours with a DNPR in play."""
    return sorted(
        {
            position.dnprs[i + 1]
            for i in range(0, len(position.dnprs), 2)
            if position.realms.kind[position.dnprs[i]] == DNPR
        }
    )


def of_colour(position: Europa, colour: int) -> int:
    for i in range(0, len(position.dnprs), 2):
        if position.dnprs[i + 1] == colour and position.realms.kind[position.dnprs[i]] == DNPR:
            return position.dnprs[i]
    return -1


def add(position: Europa, realm: int, province: int) -> None:
    """A token: the Province is the DNPR's own; under a Town or Vassal token of a player it only becomes its Core
    (EU-16.3.22, 16.5.16). Never on a player's Core (EU-13.3.4)."""
    core = ownership.core_of(position, province)
    if core >= 0 and position.realms.kind[core] == PLAYED:
        return
    below = position.land.town[province]
    if below and position.land.holder[province] >= 0:
        holder = position.land.holder[province]
        # A Town of a player keeps the land; a Territory that was just Liberated has none any more.
        if position.realms.kind[holder] == PLAYED or position.realms.kind[holder] == VASSALIZED:
            land = position.own_marks()
            land.dnpr = put(land.dnpr, province, realm + 1)
            return
    land = position.own_marks()
    land.dnpr = put(land.dnpr, province, realm + 1)
    towns.give(position, province, realm)
    space = places.SPACE_OF[province]
    if places.CONTINENT_OF[space] >= 0:
        DOORS.discover(position, space)


def appear(position: Europa, realm: int, colour: int, provinces: list[int]) -> None:
    """EU-16.3.21-22: by Event; the first Province is the Capital. A Realm in play becomes a DNPR and keeps its
    others."""
    if position.realms.kind[realm] == PLAYED:
        return
    playing = [each for each in provinces if places.IN_PLAY[position.board][each]]
    if not playing:
        return
    known = [position.dnprs[i] for i in range(0, len(position.dnprs), 2)]
    if realm not in known:
        position.dnprs = [*position.dnprs, realm, colour]
    lords = position.own_realms()
    if lords.kind[realm] == VASSALIZED:
        # it is nobody's Vassal any more: an Overlord's tokens stay on top of its Cores (EU-16.3.22)
        lords.lord[realm] = -1
    if lords.kind[realm] == ABSENT:
        lords.faith = put(lords.faith, realm, _faith(position, playing[0]))
    lords.kind[realm] = DNPR
    position.tell(DNPR_APPEARED, realm, colour)
    for province in playing:
        add(position, realm, province)
    own = [each for each in playing if position.land.holder[each] == realm]
    if own:
        position.own_realms().capital[realm] = own[0]
    else:
        put_realms.settle(position, realm)


def _faith(position: Europa, province: int) -> int:
    space = places.SPACE_OF[province]
    return position.areas.creed[places.SLOT_OF[space]] & 15 if space < places.AREAS else realms.FAITH[0]


# growth


def targets(position: Europa, realm: int, first_only: bool = False) -> list[int]:
    """EU-16.5.14: Provinces adjacent to the DNPR: no Capital (unless its NPR's last), no Occupied one, none of its
    Ally, no player's Core, none that is its own. `first_only`: looks no further than the first."""
    found: list[int] = []
    land, table = position.land, position.realms
    allies = table.allies[realm]
    seas = 0
    for province in ownership.owned(position, realm):
        seas |= places.SEAS[province]
    for space, near in enumerate(reach.adjacent_spaces(position, realm)):
        if not near:
            continue
        by_land = reach.land_adjacent(position, realm, space)
        for province in places.PROVINCES_OF[position.board][space]:
            if not by_land and not places.SEAS[province] & seas:
                continue  # across the sea only a Port is adjacent (EU-2.T.2)
            holder = land.holder[province]
            if holder < 0 or holder == realm or land.top[province] or land.dnpr[province] == realm + 1:
                continue
            if table.capital[holder] == province and not (
                table.kind[holder] in (NPR, DNPR) and len(ownership.held(position, holder)) == 1
            ):
                continue
            if table.player[holder] >= 0 and (allies >> table.player[holder]) & 1:
                continue
            core = ownership.core_of(position, province)
            if core >= 0 and table.kind[core] == PLAYED:
                continue
            found.append(province)
            if first_only:
                return found
    return found


def overseas(position: Europa, realm: int) -> list[int]:
    """EU-16.5.17: from Age II, with a Port on the Atlantic, any vacant Territory (a coastal one in later printings)."""
    if position.age < OVERSEAS_FROM or not _atlantic(position, realm):
        return []
    found: list[int] = []
    for space in range(places.AREAS, places.SPACES):
        for province in places.PROVINCES_OF[position.board][space]:
            if places.TERRITORY[province] and position.land.holder[province] < 0:
                if position.rules & LATER_PRINTING and not places.SEA_LIST[province]:
                    continue
                found.append(province)
    return found


def _atlantic(position: Europa, realm: int) -> bool:
    """A Port on a Sea Zone of the main map without a mark."""
    for province in ownership.owned(position, realm):
        for sea in places.SEA_LIST[province]:
            if places.SEA_CONTINENT[sea] < 0 and places.MARK[sea] == 0:
                return True
    return False


def grow(position: Europa, realm: int, province: int) -> None:
    """EU-16.5.15-17: an NPR's Province changes hands; under a Town or Vassal token it becomes a Core, with Unrest; who
    loses an Ally's Province so has a CB."""
    holder = position.land.holder[province]
    position.tell(DNPR_GREW, realm, province)
    if holder >= 0 and position.land.town[province]:
        land = position.own_marks()
        land.dnpr = put(land.dnpr, province, realm + 1)
        towns.unrest(position, province, True)
        return
    friends = position.realms.allies[holder] if holder >= 0 and position.realms.player[holder] < 0 else 0
    land = position.own_marks()
    land.dnpr = put(land.dnpr, province, realm + 1)
    towns.give(position, province, realm)
    space = places.SPACE_OF[province]
    if places.CONTINENT_OF[space] >= 0:
        DOORS.discover(position, space)
    for player in position.clockwise(position.first):
        if (friends >> player) & 1:
            DOORS.growth_cause(position, player, realm)


def auto_target(position: Europa, realm: int) -> int:
    """EU-16.5.18: an adjacent NPR Province: in Areas where it owns some already, then by land; of the NPR with the
    lowest
    Tax Income; then alphabetically. -1: none."""
    best = -1
    best_key: list[int] = []
    own = ownership.realm_spaces(position, realm)
    for province in targets(position, realm):
        holder = position.land.holder[province]
        if position.realms.kind[holder] not in (NPR, DNPR) or position.land.town[province]:
            continue
        space = places.SPACE_OF[province]
        by_land = any(other in own for other in paths.LAND_OF[position.board][space])
        key = [
            0 if space in own else 1,
            0 if by_land or space in own else 1,
            ownership.realm_tax(position, holder),
            places.ORDER[province],
        ]
        if best < 0 or key < best_key:
            best, best_key = province, key
    return best
