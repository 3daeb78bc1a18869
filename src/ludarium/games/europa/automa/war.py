"""Prompts of campaigns: recruiting, marching, sieges (bots.md 4, 6, 7)."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.europa.ask import defence, hostility, ownership, relations
from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.automa.mind import NEVER, Mind
from ludarium.games.europa.automa.ways import FAR, NEAR, distances
from ludarium.games.europa.facts import paths, places
from ludarium.games.europa.put import towns
from ludarium.games.europa.table.player import MIL
from ludarium.games.europa.table.position import (
    ARMIES,
    ARMY,
    ARMY_LEADER,
    CAVALRY,
    MERCENARY,
    Europa,
)
from ludarium.games.europa.table.words import DONE
from ludarium.games.europa.war import flotilla
from ludarium.games.europa.war.activate import ActivateUnits
from ludarium.games.europa.war.anchor import Anchor, HuntPirates
from ludarium.games.europa.war.march import MarchOn
from ludarium.games.europa.war.muster import IntoArmy
from ludarium.games.europa.war.recruit import BuildWhere, RecruitUnits, RecruitWhere
from ludarium.games.europa.war.sail import TakeShips, UndockShips
from ludarium.games.europa.war.siege import SiegeTarget, SiegeUnits
from ludarium.games.europa.war.transport import Ferry
from ludarium.games.europa.war.troops import ALONE
from ludarium.games.europa.war.words import (
    BESIEGE,
    BUILD_SHIP,
    CROSS,
    MARCH,
    MARCH_ARMY,
    MARCH_UNIT,
    MERGE,
    PICK_UP,
    PROTECT,
    RECRUIT_UNIT,
    SAIL_LIGHT,
    SAIL_TO,
    STAND_ALONE,
)
from ludarium.kernel.verb import first, verb_of

PLAN: Final = 8.0


def at_war(position: Europa, mind: Mind) -> bool:
    return not relations.at_peace(position, mind.realm)


def marches(position: Europa, mind: Mind) -> bool:
    """Armies go where there is a fight: at War, or against Rebels."""
    return at_war(position, mind) or mind.war_realm < 0


def resistance(position: Europa, mind: Mind, space: int) -> int:
    """Units that would meet it there: Enemies' and Rebels."""
    found = position.forces.rebels[space] + hostility.hostile_units_in(position, mind.player, space)
    spent = defence.spent_on_land(position)
    for realm in hostility.hostile_realms(position, mind.player):
        if position.realms.player[realm] < 0 and _holds_in(position, realm, space):
            found += defence.imperial(position, defence.units(position, realm, space, spent), space)
    return found


def _holds_in(position: Europa, realm: int, space: int) -> bool:
    return any(
        position.land.holder[province] == realm and not position.land.top[province]
        for province in places.PROVINCES_OF[position.board][space]
    )


# recruiting: the plan's Army, else a Light Ship for the best slot


def recruit_units(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    verb = verb_of(option)
    if verb == DONE.code:
        return 0.0
    missing = mind.wanted - ask_forces.deployed(position, mind.player)
    if verb == BUILD_SHIP.code:
        light = first(option) == 0
        few = ask_forces.ships_at_sea(position, mind.player) < 2 + mind.doctrine.trade + mind.doctrine.colony
        return 2.0 + mind.doctrine.trade if light and few and missing <= 0 and mind.forecast >= 1 else -3.0
    assert verb == RECRUIT_UNIT.code
    if missing <= 0 and not (at_war(position, mind) and mind.forecast >= 0):
        return -2.0
    kind = first(option)
    if MERCENARY <= kind < 2 * MERCENARY:
        outnumbered = at_war(position, mind) and missing > position.players[mind.player].available
        return 2.0 if outnumbered and mind.forecast > 0 else -4.0
    units = ask_forces.land_units(position, mind.player)
    foot = units[0] + units[3] + units[6]
    horse = units[1] + units[4] + units[7]
    guns = units[2] + units[5] + units[8]
    if kind % 3 == CAVALRY:
        return 6.0 if 3 * horse < foot else -1.0
    if kind % 3 == 2:
        return 5.0 if 4 * guns < foot else -1.0
    return 4.0


def recruit_where(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """Next to the target, where Units stand already; else where an Enemy or Rebels are near."""
    space = first(option)
    goal = mind.war_space
    near = -float(distances(position, goal)[space]) if goal >= 0 else 0.0
    return near + (0.5 if ask_forces.units_in(position, mind.player, space) else 0.0)


def into_army(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    if verb_of(option) == STAND_ALONE.code:
        return -1.0
    army = first(option)
    leader = position.forces.armies[(mind.player * ARMIES + army) * ARMY + ARMY_LEADER]
    return float(ask_forces.army_units(position, mind.player, army)) + (3.0 if leader != -1 else 0.0)


def build_where(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """Where slots are free, next to an own Merchant."""
    place = first(option)
    seas = [place] if place < places.SEAS_ALL else paths.seas(places.SEAS[place - places.SEAS_ALL])
    return max((slot_worth(position, mind, sea) for sea in seas), default=0.0)


def slot_worth(position: Europa, mind: Mind, sea: int) -> float:
    if ask_forces.free_slots(position, sea) <= 0:
        return 0.0
    nodes = [each // 2 for each in position.players[mind.player].merchants if each >= 0]
    return 6.0 if any(places.NODE_SEAS[position.board][node] >> sea & 1 for node in nodes) else 2.0


# marching and sieges


def activate_units(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    verb = verb_of(option)
    if verb == BESIEGE.code:
        return 20.0 + siege_worth(position, mind, first(option))
    if verb == MARCH_ARMY.code:
        army = first(option)
        space = ask_forces.army_space(position, mind.player, army)
        return march_worth(position, mind, space, ask_forces.army_units(position, mind.player, army))
    if verb == MARCH_UNIT.code:
        return march_worth(position, mind, first(option), 1) - 4.0
    if verb == SAIL_TO.code:
        place = first(option)
        if place >= places.SEAS_ALL or flotilla.stays(position, mind.player, place):
            return -2.0
        return slot_worth(position, mind, place) - 2.0
    return -3.0


def siege_worth(position: Europa, mind: Mind, space: int) -> float:
    """The Capital first, then the highest Tax Value; Rebel Towns and own Towns are retaken."""
    total = 0.0
    for province in places.PROVINCES_OF[position.board][space]:
        total = max(total, prize(position, mind, province))
    return total


def prize(position: Europa, mind: Mind, province: int) -> float:
    value = float(towns.land_value(position, province))
    holder = position.land.holder[province]
    if position.land.top[province]:
        own = ownership.town_player(position, province) == mind.player
        return (15.0 if own else 6.0) * value
    if holder < 0 or not hostility.hostile(position, mind.player, holder):
        return 0.0
    return 12.0 * value + (15.0 if position.realms.capital[holder] == province else 0.0)


def march_worth(position: Europa, mind: Mind, space: int, units: int) -> float:
    """Whether a Force comes nearer to its goal; it stays where it besieges."""
    goal = mind.war_space
    if goal < 0 or space == goal or siege_worth(position, mind, space) > 0:
        return NEVER
    steps = distances(position, goal)[space]
    if steps == FAR:
        return NEVER
    if steps == 1 and units <= resistance(position, mind, goal):
        return NEVER
    if not marches(position, mind) and steps <= NEAR:
        return NEVER
    return 6.0 + min(units, 6)


def march_on(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """The shortest legal path, the whole Army; into a fight only with more Units than it meets."""
    verb = verb_of(option)
    goal = mind.war_space
    assert isinstance(frame, MarchOn)
    here = distances(position, goal)[frame.space] if goal >= 0 else 0
    if verb == DONE.code:
        return 0.0
    if verb in (PICK_UP.code, MERGE.code):
        return 30.0 + first(option)
    if verb not in (MARCH.code, CROSS.code):
        return NEVER
    space = first(option)
    units = 1
    if frame.army != ALONE:
        units = ask_forces.army_units(position, mind.player, frame.army)
    against = resistance(position, mind, space)
    if against and units <= against:
        return NEVER / 2
    nearer = here - distances(position, goal)[space] if goal >= 0 else 0
    if not marches(position, mind) and space == goal:
        return -5.0
    return 5.0 * nearer - (2.0 if verb == CROSS.code else 0.0) - 0.5


def siege_units(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """As many as the richest Province needs; Infantry first."""
    if verb_of(option) == DONE.code:
        return 1.0
    mil = position.players[mind.player].power[MIL]
    return 2.0 - 0.1 * (first(option) % 3) if mil > 1 else 0.5


def siege_target(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    return 0.0 if verb_of(option) == DONE.code else prize(position, mind, first(option))


def no_more(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """Ships and ferries: the order as given, nothing on top."""
    verb = verb_of(option)
    if verb == DONE.code:
        return 1.0
    if verb == PROTECT.code:
        return 6.0 + first(option)
    return 0.5 if verb == SAIL_LIGHT.code else 0.0


def ferry(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    return 1.0 if verb_of(option) == DONE.code else 0.0


PROMPTS: Final[dict[type, Any]] = {
    RecruitUnits: recruit_units,
    RecruitWhere: recruit_where,
    IntoArmy: into_army,
    BuildWhere: build_where,
    ActivateUnits: activate_units,
    MarchOn: march_on,
    SiegeUnits: siege_units,
    SiegeTarget: siege_target,
    TakeShips: no_more,
    UndockShips: no_more,
    Anchor: no_more,
    HuntPirates: no_more,
    Ferry: ferry,
}


def activation(position: Europa, mind: Mind) -> float:
    """What the best Activation would be worth now, its plan and doctrine included; NEVER if none serves anything."""
    frame = ActivateUnits(mind.player, 1, 1, 0)
    best = NEVER
    for option in frame.options(position):
        score = activate_units(position, mind, frame, option)
        if score > 0 and verb_of(option) in (BESIEGE.code, MARCH_ARMY.code, MARCH_UNIT.code):
            score += PLAN + 2.0 * mind.doctrine.war
        best = max(best, score)
    return best
