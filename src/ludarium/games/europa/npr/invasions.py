"""NPR invasions (EU-13.5, Advanced): Phase 3 Step B."""

from __future__ import annotations

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import hostility, ownership, reach
from ludarium.games.europa.facts import paths, places, realms
from ludarium.games.europa.npr import rebels
from ludarium.games.europa.npr.words import INVADED
from ludarium.games.europa.put import towns
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import DNPR, INVASIONS, LATER_PRINTING, NPR, Europa
from ludarium.kernel.fields import data
from ludarium.kernel.position import Step


@data
class InvasionStep(Step[Europa]):
    """EU-13.5.1: NPRs at War, alphabetically."""

    RULES = ("EU-4.3.3", "EU-13.5.1")

    def run(self, position: Europa) -> None:
        if not position.rules & INVASIONS:
            return
        order = sorted(range(realms.REALMS), key=realms.ORDER.__getitem__)
        position.plan([Invasion(realm) for realm in order if invades(position, realm)])


def foes(position: Europa, realm: int) -> list[int]:
    """Players at War with the NPR."""
    return [player for player in position.order if hostility.at_war(position, position.realm_of(player), realm)]


def invades(position: Europa, realm: int) -> bool:
    """EU-13.5.2: an NPR at War, nobody's Active Ally, with no Hostile Units where it Controls Provinces."""
    if position.realms.kind[realm] not in (NPR, DNPR) or position.realms.active[realm]:
        return False
    enemies = foes(position, realm)
    if not enemies:
        return False
    spaces = controlled_spaces(position, realm)
    threatened = [space for space in spaces if any(ask_forces.units_in(position, foe, space) for foe in enemies)]
    if position.rules & LATER_PRINTING:
        return len(threatened) < len(spaces)
    return not threatened


def controlled_spaces(position: Europa, realm: int) -> list[int]:
    """Areas where the NPR, or a Vassal of it, Controls a Province."""
    found: list[int] = []
    for each in [realm, *ownership.vassals_of(position, realm)]:
        for province in ownership.owned(position, each):
            space = places.SPACE_OF[province]
            if space not in found:
                found.append(space)
    return found


def eligible(position: Europa, realm: int) -> list[int]:
    """EU-13.5.2: adjacent Areas with a Town or Vassal of a Hostile player, reachable, without Units of a player at
    Peace
    with it. Its own Occupied Provinces qualify."""
    enemies = foes(position, realm)
    found: list[int] = []
    for space in range(places.SPACES):
        if not places.SPACE_IN_PLAY[position.board][space] or not reach.adjacent(position, realm, space):
            continue
        if not _has_foe(position, space, enemies):
            continue
        if any(ask_forces.units_in(position, player, space) for player in position.order if player not in enemies):
            continue
        if not reach.land_adjacent(position, realm, space) and not _sea_open(position, realm, space, enemies):
            continue
        found.append(space)
    return found


def _has_foe(position: Europa, space: int, enemies: list[int]) -> bool:
    for province in places.PROVINCES_OF[position.board][space]:
        if ownership.token_player(position.land.town[province]) in enemies:
            return True
        if ownership.token_player(position.land.top[province]) in enemies:
            return True
    return False


def _sea_open(position: Europa, realm: int, space: int, enemies: list[int]) -> bool:
    """Some Sea Zone between them holds no Hostile Ship."""
    mask = paths.SPACE_SEAS[position.board][space]
    for province in ownership.owned(position, realm):
        for sea in places.SEA_LIST[province]:
            if (mask >> sea) & 1 and not any(ask_forces.ships_in(position, foe, sea) for foe in enemies):
                return True
    return False


@data
class Invasion(Step[Europa]):
    """EU-13.5.3-6: the target Area, Unrest there, Units, and a Battle if Units are there."""

    realm: int
    RULES = ("EU-13.5.2", "EU-13.5.3", "EU-13.5.4", "EU-13.5.5", "EU-13.5.6")

    def run(self, position: Europa) -> None:
        if not invades(position, self.realm):
            return
        spaces = eligible(position, self.realm)
        if not spaces:
            return
        space = preferred(position, self.realm, spaces)
        enemies = foes(position, self.realm)
        _unrest(position, space, enemies)
        units = strength(position, self.realm)
        position.tell(INVADED, self.realm, space, units)
        DOORS.invade(position, space, self.realm, units)


def preferred(position: Europa, realm: int, spaces: list[int]) -> int:
    """EU-13.5.3: its own Capital Area; most of its Cores; adjacent by land; then chance."""
    home = ownership.capital_space(position, realm)
    if home in spaces:
        return home
    cores = [_cores(position, realm, space) for space in spaces]
    best = [space for space, count in zip(spaces, cores, strict=True) if count == max(cores)]
    by_land = [space for space in best if reach.land_adjacent(position, realm, space)]
    best = by_land or best
    return best[0] if len(best) == 1 else best[position.chance.below(len(best))]


def _cores(position: Europa, realm: int, space: int) -> int:
    return sum(
        1 for province in places.PROVINCES_OF[position.board][space] if ownership.core_of(position, province) == realm
    )


def _unrest(position: Europa, space: int, enemies: list[int]) -> None:
    """EU-13.5.4: two Towns or Vassals of players at War with it, occupying ones too, alphabetically."""
    left = 2
    restless = rebels.restless(position, space)
    for province in sorted(places.PROVINCES_OF[position.board][space], key=places.ORDER.__getitem__):
        if left and province not in restless and rebels.holder(position, province) in enemies:
            towns.unrest(position, province, True)
            left -= 1


def strength(position: Europa, realm: int) -> int:
    """EU-13.5.5: half the Tax Value that it Controls, Vassals included; in later printings without Areas that hold
    Hostile
    Units."""
    enemies = foes(position, realm)
    total = 0
    for each in [realm, *ownership.vassals_of(position, realm)]:
        for province in ownership.owned(position, each):
            space = places.SPACE_OF[province]
            if position.rules & LATER_PRINTING and any(ask_forces.units_in(position, foe, space) for foe in enemies):
                continue
            total += ownership.tax_value(position, province)
    return (total + 1) // 2
