"""The end of a Battle (EU-9.6.7, 9.7.21, 9.9.17-18, 9.U.29): the winner, what he gains, and what leaves the map."""

from __future__ import annotations

from ludarium.games.europa.ask import offices
from ludarium.games.europa.battle import state
from ludarium.games.europa.battle.state import (
    ATTACKERS,
    BEGAN,
    DEFENDERS,
    DRAWN,
    IMPERIAL,
    INVADER,
    KILLED,
    NODE,
)
from ludarium.games.europa.battle.words import BATTLE_UNDECIDED, BATTLE_WON, INVADERS_STAY
from ludarium.games.europa.facts import places
from ludarium.games.europa.language import symbols
from ludarium.games.europa.language.deeds import Facts
from ludarium.games.europa.put import deeds, hand, purse
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.player import MIL, NOBODY, WON_MIL
from ludarium.games.europa.table.position import ACTIONS, Europa
from ludarium.games.europa.table.small import plus


def end(position: Europa) -> None:
    """The side with pieces left has won (EU-9.7.21). NPRs vanish; invaders stay as Rebels; Imperial Units go home."""
    battle = position.battle
    counts = [state.pieces(position, ATTACKERS), state.pieces(position, DEFENDERS)]
    winner = ATTACKERS if counts[0] else DEFENDERS if counts[1] else -1
    winners = _winners(position, winner) if winner >= 0 else []
    facts = [_facts(position, winner, player) for player in winners]
    if winner >= 0:
        position.tell(BATTLE_WON, winner)
    else:
        position.tell(BATTLE_UNDECIDED)
    DOORS.moment(position)
    _hunters(position)
    for side in (ATTACKERS, DEFENDERS):
        position.imperial_pool += state.get(position, side, IMPERIAL)
        state.put(position, side, IMPERIAL, 0)
    if battle[INVADER] >= 0:
        stay(position, state.place(position), state.npr_pieces(position, ATTACKERS))
    if battle[DRAWN] != NOBODY:
        hand.discard(position, battle[DRAWN])
    position.battle = []
    for player, fact in zip(winners, facts, strict=True):
        deeds.happened(position, player, symbols.H_WIN_BATTLE, fact)
    if position.active in winners:
        reward(position, position.active)


def _winners(position: Europa, side: int) -> list[int]:
    """The players of a side who still have pieces there."""
    return [player for player in state.players(position, side) if state.player_pieces(position, side, player)]


def reward(position: Europa, player: int) -> None:
    """EU-9.7.21, 9.9.18: the Active Player gains 1 MIL in the Action Phase, once a Turn (AMB-EU1-1)."""
    if position.phase == ACTIONS and not position.players[player].turn_flags & WON_MIL:
        position.own_player(player).turn_flags |= WON_MIL
        purse.gain_power(position, player, MIL, 1)


def stay(position: Europa, space: int, units: int) -> None:
    """EU-9.U.28-29: Units of an NPR that attacked are Rebels from now on."""
    if units:
        forces = position.own_forces()
        forces.rebels = plus(forces.rebels, space, units)
        position.tell(INVADERS_STAY, space, units)


def _hunters(position: Europa) -> None:
    """Rebel Units and Pirates that were removed count for whoever commanded against them (EFFECTS 7)."""
    for side in (ATTACKERS, DEFENDERS):
        hunter = state.commander(position, 1 - side)
        if hunter < 0:
            continue
        pirates = position.battle[NODE] >= 0
        facts = Facts()
        facts.naval = pirates
        facts.distant = _distant(position)
        for _ in range(state.get(position, side, KILLED)):
            deeds.happened(position, hunter, symbols.H_REMOVE_PIRATE if pirates else symbols.H_DEFEAT_REBELS, facts)


def _distant(position: Europa) -> bool:
    here = state.place(position)
    return places.SEA_CONTINENT[here] >= 0 if state.at_sea(position) else here >= places.AREAS


def _facts(position: Europa, side: int, player: int) -> Facts:
    """What the Battle was, as one of its winners sees it (EUI-25)."""
    facts = Facts()
    mine = position.realms.faith[position.realm_of(player)]
    enemies = state.players(position, 1 - side)
    best = max(each.prestige for each in position.players)
    realms = state.npr_realms(position, 1 - side)
    facts.npr = bool(realms)
    facts.opponent = bool(enemies)
    for enemy in enemies:
        realms.append(position.realm_of(enemy))
        if position.players[enemy].prestige == best:
            facts.leader_in_prestige = True
    for realm in realms:
        if realm == position.emperor:
            facts.emperor = True
        if not offices.same_faith(mine, position.realms.faith[realm]):
            facts.other_faith = True
    facts.naval = state.at_sea(position)
    facts.distant = _distant(position)
    facts.units = state.get(position, 1 - side, BEGAN)
    facts.both_sides = facts.units + state.get(position, side, BEGAN)
    facts.outnumbered = facts.units > state.get(position, side, BEGAN)
    return facts
