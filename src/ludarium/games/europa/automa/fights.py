"""Prompts of Declarations, Calls to Arms and Battles (bots.md 4, 6)."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import hostility, offices, ownership, reach, relations
from ludarium.games.europa.automa.mind import Mind
from ludarium.games.europa.automa.war import at_war
from ludarium.games.europa.automa.ways import NEAR, distances, units_near
from ludarium.games.europa.automa.worth import ALLIANCE, INFLUENCE
from ludarium.games.europa.battle import state
from ludarium.games.europa.battle.actions import BattleAction
from ludarium.games.europa.battle.casualties import LoseShip, LoseUnit
from ludarium.games.europa.battle.prepare import ChooseGeneral
from ludarium.games.europa.battle.retreat import RetreatOrStay
from ludarium.games.europa.battle.words import BATTLE_CARD, DAMAGE_SHIP, FIGHT_ON, USE_GENERAL
from ludarium.games.europa.facts import action_cards, tracks
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.realm import characters
from ludarium.games.europa.rounds.turn import bonuses
from ludarium.games.europa.table.player import MIL
from ludarium.games.europa.table.position import ARMIES, ARMY, ARMY_LEADER, VASSALIZED, Europa
from ludarium.games.europa.table.words import ACCEPT, DECLINE, DONE, REFUSE
from ludarium.games.europa.war.access import GrantAccess
from ludarium.games.europa.war.calls import REFUSAL_INFLUENCE, ActivateCaller, AnswerCall, CallAlly
from ludarium.games.europa.war.declare import DeclareOn, DefendEmpire, FreeAction, WhichCause
from ludarium.games.europa.war.words_declare import (
    ACTIVATE_ALLY,
    CALL_ALLY,
    DECLARE_ON,
    DEFEND_EMPIRE,
    JOIN_WAR,
    OTHER_CAUSE,
    RECRUIT_FREE,
    WITHOUT_CAUSE,
)
from ludarium.kernel.verb import first, second, verb_of

REFUSAL: Final = 20.0  # a Defensive Call is joined if refusing costs more


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
    if me.power[MIL] + me.bot_power <= tracks.DECLARE[2] or late(position, mind.player):
        return False
    if units_near(position, mind.player, mind.war_space) < mind.wanted:
        return False
    return not second_enemy(position, mind, realm)


def late(position: Europa, player: int) -> bool:
    """The last two Turns of the Action Phase: it has its last one, or whoever Passes next leaves one to everybody."""
    return position.last_turns >> player & 1 == 1 or position.passes + 1 >= len(bonuses(position))


def target_of(position: Europa, mind: Mind) -> int:
    """The Realm that is declared War on: a Vassal's Overlord."""
    lord = position.realms.lord[mind.war_realm]
    return lord if position.realms.kind[mind.war_realm] == VASSALIZED and lord >= 0 else mind.war_realm


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
    """A cause that does not commit, then the Crusade."""
    verb = verb_of(option)
    return -1.0 if verb == WITHOUT_CAUSE.code else 2.0 if verb == OTHER_CAUSE.code else 1.0


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
    """Defensive: with at least half of the Enemies' Units within two Areas, or if more than 20 are lost beside the
    Prestige that every refusal costs; Offensive: only if the own plan names the target."""
    if verb_of(option) != JOIN_WAR.code:
        return 0.0
    assert isinstance(frame, AnswerCall)
    if frame.offensive:
        return 10.0 if mind.war_realm in frame.enemies else -10.0
    own = ask_forces.deployed(position, mind.player) + position.players[mind.player].available
    theirs = sum(units_beside(position, mind, enemy) for enemy in frame.enemies)
    cost = ALLIANCE + INFLUENCE * min(REFUSAL_INFLUENCE, relations.influence_on(position, mind.player, frame.caller))
    return 10.0 if 2 * own >= theirs or cost > REFUSAL else -10.0


def units_beside(position: Europa, mind: Mind, realm: int) -> int:
    """A Realm's Units within two Areas of its own lands."""
    player = position.realms.player[realm]
    lands = ownership.realm_spaces(position, mind.realm)
    if player < 0:
        return enemy_units(position, realm) if reach.realms_adjacent(position, mind.realm, realm) else 0
    total = 0
    for space in ask_forces.spaces_with_units(position, player):
        far = distances(position, space)
        if any(far[own] <= NEAR for own in lands):
            total += ask_forces.units_in(position, player, space)
    return total


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
    """With fewer than half the Enemy's pieces, never from the Capital Area; as attacker also if no MIL is left for a
    Siege."""
    assert isinstance(frame, RetreatOrStay)
    own, enemy = state.pieces(position, frame.side), state.pieces(position, 1 - frame.side)
    home = not state.at_sea(position) and state.place(position) == ownership.capital_space(position, mind.realm)
    idle = frame.side == state.ATTACKERS and not position.players[mind.player].power[MIL]
    leaves = (2 * own < enemy or (idle and not state.at_sea(position))) and not home
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
