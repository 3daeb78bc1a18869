"""Military and Naval Capacity (EU-9.2): how many Units and Ships a Realm can raise in a place, and what it
spends.

A Province counts once in a Turn for Military Capacity and once for Naval Capacity, and whole: `spent` is the list of
those that have counted already (EU-9.2.11). `sources` and `ports` name the Provinces behind a number; who raises
something puts them on the list. A player who recruits in several Areas at once asks `fits` and spends what `assign`
chooses.
"""

from __future__ import annotations

from ludarium.games.europa.ask.hostility import foe_players, foes, is_hostile_sea, port_active, units_of
from ludarium.games.europa.ask.ownership import plus_ones, tax_value
from ludarium.games.europa.facts import paths, places
from ludarium.games.europa.table.position import PLAYED, SEAS, Europa

# on land


def army(position: Europa, realm: int, space: int, spent: list[int]) -> int:
    """Military Capacity for recruiting in a space (EU-9.2.1-6): TV of own and Vassals' Provinces in and around it;
    for a Realm without a player +1 tokens as well (EU-13.4.9)."""
    total = 0
    for province in sources(position, realm, space, spent):
        total += worth(position, realm, province)
    return total


def worth(position: Europa, realm: int, province: int) -> int:
    """What a Province adds to the Military Capacity of a Realm."""
    value = tax_value(position, province)
    return value if position.realms.kind[realm] == PLAYED else value + plus_ones(position, province)


def sources(position: Europa, realm: int, space: int, spent: list[int]) -> list[int]:
    """The Provinces of a Realm and its Vassals that give Military Capacity in a space: those in it; those in spaces
    beside it by land without Hostile Units; Ports of such spaces that share a Sea Zone not Hostile with a Port of
    it."""
    board = position.board
    found: list[int] = []
    _own(position, realm, places.PROVINCES_OF[board][space], spent, found)
    mask = foe_players(position, realm)
    played = position.realms.kind[realm] == PLAYED
    for other in paths.LAND_OF[board][space]:
        if not _invaded(position, mask, played, other):
            _own(position, realm, places.PROVINCES_OF[board][other], spent, found)
    shore = paths.SPACE_SEAS[board][space]
    if shore:
        _by_sea(position, realm, space, shore, mask, spent, found)
    return found


def _by_sea(
    position: Europa, realm: int, space: int, shore: int, mask: int, spent: list[int], found: list[int]
) -> None:
    board = position.board
    played = position.realms.kind[realm] == PLAYED
    enemies = foes(position, realm)
    beside = paths.LAND_OF[board][space]
    sea = 0
    while shore:
        if shore & 1:
            near: list[int] = []
            _own(position, realm, places.PORTS_OF[board][sea], spent, near)
            if near and not is_hostile_sea(position, enemies, mask, sea):
                for province in near:
                    home = places.SPACE_OF[province]
                    if home == space or home in beside or province in found:
                        continue
                    if not _invaded(position, mask, played, home):
                        found.append(province)
        shore >>= 1
        sea += 1


def _own(position: Europa, realm: int, provinces: list[int], spent: list[int], found: list[int]) -> None:
    """Adds those that the Realm or a Vassal of it Owns and that are not spent."""
    land, lord = position.land, position.realms.lord
    for province in provinces:
        holder = land.holder[province]
        if (
            holder >= 0
            and (holder == realm or lord[holder] == realm)
            and not land.top[province]
            and province not in spent
        ):
            found.append(province)


def _invaded(position: Europa, mask: int, played: bool, space: int) -> bool:
    """Whether Units Hostile to the Realm stand there; Rebels are Hostile to players only (EU-9.2.5, 2.T.8)."""
    return (played and position.forces.rebels[space] != 0) or (mask != 0 and units_of(position, mask, space))


# at sea


def navy(position: Europa, realm: int, sea: int, spent: list[int]) -> int:
    """Naval Capacity in a Sea Zone (EU-9.2.7-9): active Ports that the Realm Owns there, Large ones count 2; no
    Vassals."""
    total = 0
    for province in ports(position, realm, sea, spent):
        total += places.PORTS[position.board][province]
    return total


def ports(position: Europa, realm: int, sea: int, spent: list[int]) -> list[int]:
    """The Provinces behind `navy`."""
    land = position.land
    return [
        province
        for province in places.PORTS_OF[position.board][sea]
        if land.holder[province] == realm
        and not land.top[province]
        and province not in spent
        and port_active(position, province)
    ]


# several places at once (EU-9.2.11)


def fits(position: Europa, realm: int, demands: list[int], spent: list[int]) -> bool:
    """Whether so many Units can be raised: flat pairs of space and Units, each space once. A Province counts in one
    space only, and whole."""
    if len(demands) == 2 and demands[1] == 1:
        # a Tax Value is never below 1: a single Unit needs any Province
        found: list[int] = []
        _own(position, realm, places.PROVINCES_OF[position.board][demands[0]], spent, found)
        return bool(found or sources(position, realm, demands[0], spent))
    return _raise(position, realm, demands, spent) is not None


def assign(position: Europa, realm: int, demands: list[int], spent: list[int]) -> list[int]:
    """The Provinces to spend for demands that fit; those that serve one of the spaces only come first."""
    return _raise(position, realm, demands, spent) or []


def room(position: Europa, realm: int, demands: list[int], space: int, spent: list[int]) -> int:
    """How many more Units can be raised in a space on top of demands that fit."""
    more = demands[:]
    at = -1
    for i in range(0, len(more), 2):
        if more[i] == space:
            at = i + 1
    if at < 0:
        more.extend([space, 0])
        at = len(more) - 1
    base = more[at]
    low, high = 0, army(position, realm, space, spent) - base
    while low < high:
        middle = (low + high + 1) // 2
        more[at] = base + middle
        if fits(position, realm, more, spent):
            low = middle
        else:
            high = middle - 1
    return low


def _raise(position: Europa, realm: int, demands: list[int], spent: list[int]) -> list[int] | None:
    """Provinces that meet the demands on land; None: there are not enough."""
    needs: list[int] = []
    use: dict[int, int] = {}
    for i in range(0, len(demands), 2):
        if demands[i + 1] > 0:
            for province in sources(position, realm, demands[i], spent):
                use[province] = use.get(province, 0) | 1 << len(needs)
            needs.append(demands[i + 1])
    provinces = list(use)
    chosen = choose([worth(position, realm, each) for each in provinces], [use[each] for each in provinces], needs)
    return None if chosen is None else [provinces[i] for i in chosen]


# Ships of a player's Recruit (EU-5.5.3.7, 9.2.8-11)


def ships_fit(position: Europa, realm: int, demands: list[int], spent: list[int]) -> bool:
    """Whether so many Ships can be built: flat pairs of place (a Sea Zone, or SEAS + Province for the Port itself)
    and Ships, each place once. A Port builds as many as it counts; what it puts to sea goes into one Sea Zone.
    Whether a Sea Zone is open to them and a Port has room, `seaways` says."""
    return _build(position, realm, demands, spent) is not None


def ships_assign(position: Europa, realm: int, demands: list[int], spent: list[int]) -> list[int]:
    """The Ports to spend for Ships that fit."""
    return _build(position, realm, demands, spent) or []


def _build(position: Europa, realm: int, demands: list[int], spent: list[int]) -> list[int] | None:
    needs: list[int] = []
    use: dict[int, int] = {}
    inside: dict[int, int] = {}
    for i in range(0, len(demands), 2):
        place, count = demands[i], demands[i + 1]
        if count <= 0:
            continue
        if place >= SEAS:
            province = place - SEAS
            if count > places.PORTS[position.board][province] or not _builds(position, realm, province, spent):
                return None
            inside[province] = count
        else:
            for province in ports(position, realm, place, spent):
                use[province] = use.get(province, 0) | 1 << len(needs)
            needs.append(count)
    provinces = list(use)
    values = [places.PORTS[position.board][each] - inside.get(each, 0) for each in provinces]
    chosen = choose(values, [use[each] for each in provinces], needs)
    if chosen is None:
        return None
    return list(inside) + [provinces[i] for i in chosen if provinces[i] not in inside]


def _builds(position: Europa, realm: int, province: int, spent: list[int]) -> bool:
    """An active Port that the Realm Owns and that has not built this Turn."""
    land = position.land
    return (
        land.holder[province] == realm
        and not land.top[province]
        and province not in spent
        and port_active(position, province)
    )


# the choice itself


def choose(values: list[int], masks: list[int], needs: list[int]) -> list[int] | None:
    """Which things meet all needs, if each goes whole to one of the needs of its mask; None: they cannot. Exact."""
    left = needs[:]
    chosen: list[int] = []
    shared: list[int] = []
    for value in (2, 1):  # the large ones first
        for i, mask in enumerate(masks):
            if values[i] != value and not (value == 2 and values[i] > 2):
                continue
            if mask & (mask - 1):
                shared.append(i)
            else:  # of use to one need only: nothing is lost by taking it
                need = mask.bit_length() - 1
                if left[need] > 0:
                    left[need] = left[need] - values[i] if left[need] > values[i] else 0
                    chosen.append(i)
    return chosen if _try(values, masks, shared, left, 0, chosen, set()) else None


def _try(
    values: list[int], masks: list[int], shared: list[int], left: list[int], at: int, chosen: list[int], dead: set[int]
) -> bool:
    """Gives the shared things from `at` on to one need each, or to none; `dead` are states that led nowhere."""
    state = at
    wanted = 0
    for need in left:
        state = state * 64 + need
        wanted += need
    if wanted == 0:
        return True
    if at == len(shared) or state in dead or not _enough(values, masks, shared, left, at):
        return False
    thing = shared[at]
    value = values[thing]
    for need in range(len(left)):
        before = left[need]
        if masks[thing] >> need & 1 and before:
            left[need] = before - value if before > value else 0
            chosen.append(thing)
            if _try(values, masks, shared, left, at + 1, chosen, dead):
                return True
            chosen.pop()
            left[need] = before
    if _try(values, masks, shared, left, at + 1, chosen, dead):
        return True
    dead.add(state)
    return False


def _enough(values: list[int], masks: list[int], shared: list[int], left: list[int], at: int) -> bool:
    """A quick bound: each need by itself could be met by what is left."""
    for need, wanted in enumerate(left):
        for i in range(at, len(shared)):
            if wanted <= 0:
                break
            if masks[shared[i]] >> need & 1:
                wanted -= values[shared[i]]
        if wanted > 0:
            return False
    return True
