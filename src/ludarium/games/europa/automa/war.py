"""Prompts of war: recruiting, marching, sieges, Declarations, Calls to Arms, Battles (bots.md 4, 6, 7)."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.europa.ask import defence, hostility, offices, ownership, reach, relations
from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.automa.mind import NEVER, Mind
from ludarium.games.europa.battle import state
from ludarium.games.europa.battle.actions import BattleAction
from ludarium.games.europa.battle.casualties import LoseShip, LoseUnit
from ludarium.games.europa.battle.prepare import ChooseGeneral
from ludarium.games.europa.battle.retreat import RetreatOrStay
from ludarium.games.europa.battle.words import BATTLE_CARD, DAMAGE_SHIP, FIGHT_ON, USE_GENERAL
from ludarium.games.europa.facts import action_cards, paths, places, tracks
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.put import towns
from ludarium.games.europa.realm import characters
from ludarium.games.europa.table.player import MIL
from ludarium.games.europa.table.position import (
    ARMIES,
    ARMY,
    ARMY_LEADER,
    CAVALRY,
    MERCENARY,
    VASSALIZED,
    Europa,
)
from ludarium.games.europa.table.words import ACCEPT, DECLINE, DONE, REFUSE
from ludarium.games.europa.war.access import GrantAccess
from ludarium.games.europa.war.activate import ActivateUnits
from ludarium.games.europa.war.anchor import Anchor, HuntPirates
from ludarium.games.europa.war.calls import ActivateCaller, AnswerCall, CallAlly
from ludarium.games.europa.war.declare import DeclareOn, DefendEmpire, FreeAction, WhichCause
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
from ludarium.games.europa.war.words_declare import (
    ACTIVATE_ALLY,
    CALL_ALLY,
    DECLARE_ON,
    DEFEND_EMPIRE,
    JOIN_WAR,
    RECRUIT_FREE,
    WITHOUT_CAUSE,
)
from ludarium.kernel.verb import first, second, verb_of

FAR: Final = 99
ACROSS: Final = 2  # steps that a Sea Zone counts
PLAN: Final = 8.0
NEAR: Final = 2  # steps of one march
REFUSAL: Final = 20.0  # a Defensive Call is joined if refusing costs more
_FAR_FROM: Final[dict[int, list[int]]] = {}


# ways


def distances(position: Europa, goal: int) -> list[int]:
    """Steps to a space from every other one; across a Sea Zone counts two."""
    key = position.board * 256 + goal
    known = _FAR_FROM.get(key)
    if known is None:
        known = [FAR] * places.SPACES
        known[goal] = 0
        rims = [[goal], [], []]
        steps = 0
        while any(rims):
            for space in rims[0]:
                if known[space] == steps:
                    land = paths.LAND_OF[position.board][space]
                    for other in paths.BESIDE[position.board][space]:
                        far = 1 if other in land else ACROSS
                        if known[other] > steps + far:
                            known[other] = steps + far
                            rims[far].append(other)
            rims = [rims[1], rims[2], []]
            steps += 1
        _FAR_FROM[key] = known
    return known


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
        return slot_worth(position, mind, place) - 2.0 if place < places.SEAS_ALL else -2.0
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


# Declarations of War


def may_declare(position: Europa, mind: Mind) -> bool:
    """The steps before it are done: a CB, the force wanted within reach, Stability, time, and no second Enemy."""
    me = position.players[mind.player]
    if mind.war_realm < 0 or at_war(position, mind) or mind.calm or me.stability < 0:
        return False
    realm = target_of(position, mind)
    if relations.declare_bar(position, mind.player, realm) != relations.MAY:
        return False
    if not relations.causes(position, mind.player, realm):
        return False
    if me.power[MIL] + me.bot_power <= tracks.DECLARE[2] or position.last_turns >> mind.player & 1:
        return False
    if units_near(position, mind, mind.war_space) < mind.wanted:
        return False
    return not second_enemy(position, mind, realm)


def target_of(position: Europa, mind: Mind) -> int:
    """The Realm that is declared War on: a Vassal's Overlord."""
    lord = position.realms.lord[mind.war_realm]
    return lord if position.realms.kind[mind.war_realm] == VASSALIZED and lord >= 0 else mind.war_realm


def units_near(position: Europa, mind: Mind, goal: int) -> int:
    """Units that are there or one march away."""
    steps = distances(position, goal)
    return sum(
        ask_forces.units_in(position, mind.player, space)
        for space in ask_forces.spaces_with_units(position, mind.player)
        if steps[space] <= NEAR
    )


def second_enemy(position: Europa, mind: Mind, realm: int) -> bool:
    """Somebody of equal size would answer: a player allied to the target, or the Emperor for a Member."""
    own = ask_forces.deployed(position, mind.player) + position.players[mind.player].available
    answering = position.realms.allies[realm]
    emperor = offices.emperor_player(position)
    if emperor >= 0 and offices.member(position, realm):
        answering |= 1 << emperor
    for other in position.others(mind.player):
        if answering >> other & 1 and position.realms.player[realm] != other:
            theirs = ask_forces.deployed(position, other) + position.players[other].available
            if theirs >= own:
                return True
    return False


def declare_on(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    if verb_of(option) == DONE.code:
        return 1.0
    assert verb_of(option) == DECLARE_ON.code
    return 10.0 if first(option) == target_of(position, mind) and mind.war_realm >= 0 else -10.0


def which_cause(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    return -1.0 if verb_of(option) == WITHOUT_CAUSE.code else 1.0


def free_action(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """After a Declaration: recruit what is missing, else march."""
    missing = mind.wanted > ask_forces.deployed(position, mind.player)
    verb = verb_of(option)
    if verb == DECLINE.code or verb == DONE.code:
        return -1.0
    return 2.0 if (verb == RECRUIT_FREE.code) == missing else 1.0


# Calls to Arms


def call_ally(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """NPR Allies are always called in a defensive War if an Influence stays, in an own war if more stay."""
    if verb_of(option) == DONE.code:
        return 0.0
    assert verb_of(option) == CALL_ALLY.code
    assert isinstance(frame, CallAlly)
    realm = first(option)
    if position.realms.player[realm] >= 0:
        return 2.0
    left = relations.influence_on(position, mind.player, realm)
    near = any(reach.realms_adjacent(position, realm, enemy) for enemy in frame.enemies)
    if frame.offensive:
        return 3.0 if near and left > 2 else -1.0
    return 4.0 if left > 1 else -1.0


def answer_call(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """Defensive: with at least half the Enemy's Units near, or if refusal costs more than 20; Offensive: only if the
    own plan names the target."""
    if verb_of(option) != JOIN_WAR.code:
        return 0.0
    assert isinstance(frame, AnswerCall)
    if frame.offensive:
        return 10.0 if mind.war_realm in frame.enemies else -10.0
    own = ask_forces.deployed(position, mind.player) + position.players[mind.player].available
    theirs = sum(enemy_units(position, enemy) for enemy in frame.enemies)
    cost = 20.0 + 14.0 + 3.0 * min(5, relations.influence_on(position, mind.player, frame.caller))
    return 10.0 if 2 * own >= theirs or cost > REFUSAL + 20.0 else -10.0


def enemy_units(position: Europa, realm: int) -> int:
    player = position.realms.player[realm]
    if player >= 0:
        return ask_forces.deployed(position, player)
    return ownership.realm_tax(position, realm)


def activate_caller(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    return 1.0 if verb_of(option) == ACTIVATE_ALLY.code else 0.0


def defend_empire(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """Unless at War with two Realms or with fewer than a third of the aggressor's Units."""
    if verb_of(option) != DEFEND_EMPIRE.code:
        return 0.0
    assert isinstance(frame, DefendEmpire)
    own = ask_forces.deployed(position, mind.player) + position.players[mind.player].available
    wars = len(hostility.wars_of(position, mind.realm))
    return -10.0 if wars >= 2 or 3 * own < enemy_units(position, frame.aggressor) else 10.0


def grant_access(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """EUI-30: refused unless both are at War with the same Enemy."""
    assert isinstance(frame, GrantAccess)
    theirs = hostility.wars_of(position, position.realm_of(frame.mover))
    common = any(enemy in theirs for enemy in hostility.wars_of(position, mind.realm))
    return 1.0 if verb_of(option) == (ACCEPT.code if common else REFUSE.code) else 0.0


# Battles


def battle_action(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """The cheapest first, until it outnumbers the Enemy well; the last MIL is kept for the Siege."""
    verb = verb_of(option)
    if verb == DECLINE.code:
        return 0.0
    assert isinstance(frame, BattleAction)
    own, enemy = state.pieces(position, frame.side), state.pieces(position, 1 - frame.side)
    me = position.players[mind.player]
    if own >= 2 * enemy or me.power[MIL] <= 1:
        return -1.0
    if verb == BATTLE_CARD.code:
        price = int(action_cards.COST_MP[action_cards.TYPE_OF[first(option)]])
    else:
        price = BOOK.uses[first(option)].cost[MIL]
    return 5.0 - price


def lose_unit(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """Infantry first, as long as there are at least as many as Cavalry."""
    space = state.place(position) if position.battle else -1
    kinds = ask_forces.kinds_in(position, mind.player, space) if space >= 0 else [9] * 9
    foot = kinds[0] + kinds[3] + kinds[6]
    horse = kinds[1] + kinds[4] + kinds[7]
    kind = first(option) % 3
    if kind == 0:
        return 3.0 if foot > horse else 1.0
    return 2.0 if kind == 1 else 0.0


def lose_ship(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    if verb_of(option) == DAMAGE_SHIP.code:
        return 3.0
    return 2.0 - first(option) + (0.5 if second(option) == 0 else 0.0)


def retreat_or_stay(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """With fewer than half the Enemy's pieces, never from the Capital Area."""
    assert isinstance(frame, RetreatOrStay)
    own, enemy = state.pieces(position, frame.side), state.pieces(position, 1 - frame.side)
    home = not state.at_sea(position) and state.place(position) == ownership.capital_space(position, mind.realm)
    leaves = 2 * own < enemy and not home
    if verb_of(option) == FIGHT_ON.code:
        return 0.0 if leaves else 5.0
    goal = first(option)
    capital = ownership.capital_space(position, mind.realm)
    if state.at_sea(position) or capital < 0:
        return 1.0
    return 2.0 - 0.01 * distances(position, capital)[goal]


def choose_general(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    if verb_of(option) != USE_GENERAL.code:
        return -1.0
    at = (mind.player * ARMIES + first(option)) * ARMY + ARMY_LEADER
    return float(sum(characters.leader_dice(position, mind.player, position.forces.armies[at])))


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
    DeclareOn: declare_on,
    WhichCause: which_cause,
    FreeAction: free_action,
    CallAlly: call_ally,
    AnswerCall: answer_call,
    ActivateCaller: activate_caller,
    DefendEmpire: defend_empire,
    GrantAccess: grant_access,
    BattleAction: battle_action,
    LoseUnit: lose_unit,
    LoseShip: lose_ship,
    RetreatOrStay: retreat_or_stay,
    ChooseGeneral: choose_general,
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
