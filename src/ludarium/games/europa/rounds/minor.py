"""Minor Actions (EU-5.2): they take no Turn and come on top of the Turn's Action."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import modifiers
from ludarium.games.europa.diplomacy import ties
from ludarium.games.europa.facts import tracks
from ludarium.games.europa.language import symbols
from ludarium.games.europa.put import purse
from ludarium.games.europa.realm import characters
from ludarium.games.europa.rounds import teams
from ludarium.games.europa.rounds.words import (
    APPOINT,
    CUT_TIES,
    REFRESHED,
    REPAY_LOAN,
    REPLENISH,
    SUPPORT_MATE,
    TAKE_LOAN,
)
from ludarium.games.europa.table.player import MIL, REPAID
from ludarium.games.europa.table.position import FLEET, FLEET_DAMAGED, FLEET_PLACE, SEAS, Europa
from ludarium.kernel.verb import first, verb_of

VERBS: Final = (APPOINT.code, TAKE_LOAN.code, REPAY_LOAN.code, REPLENISH.code, CUT_TIES.code, SUPPORT_MATE.code)


def is_minor(verb: int) -> bool:
    return verb in VERBS


def options(position: Europa, player: int) -> list[int]:
    me = position.players[player]
    found: list[int] = []
    if characters.can_appoint(position, player):
        found.append(APPOINT.code)
    # EUI-5: no Loan after a repayment in the same Turn
    if purse.may_loan(position, player) and not me.turn_flags & REPAID:
        found.append(TAKE_LOAN.code)
    if me.interest and me.ducats >= tracks.LOAN_REPAY:
        found.append(REPAY_LOAN.code)
    if me.exhausted and me.power[MIL]:
        found.append(REPLENISH.code)
    if ties.can_cut_ties(position, player):
        found.append(CUT_TIES.code)
    if position.tables:
        found.extend(teams.options(position, player))
    return found


def evident(position: Europa, player: int) -> bool:
    """Whether there is a Minor Action that everybody knows of; what is cheap to ask is asked first."""
    me = position.players[player]
    if (me.interest and me.ducats >= tracks.LOAN_REPAY) or (me.exhausted and me.power[MIL]):
        return True
    if not me.turn_flags & REPAID and purse.may_loan(position, player):
        return True
    return ties.can_cut_ties(position, player) or (position.tables != 0 and bool(teams.options(position, player)))


def choose(position: Europa, player: int, option: int) -> None:
    verb = verb_of(option)
    if verb == APPOINT.code:
        characters.begin_appoint(position, player)
    elif verb == TAKE_LOAN.code:
        purse.loan(position, player)
    elif verb == REPAY_LOAN.code:
        purse.repay(position, player)
        position.own_rest(player).turn_flags |= REPAID
    elif verb == REPLENISH.code:
        replenish(position, player)
    elif verb == SUPPORT_MATE.code:
        teams.begin(position, player, first(option))
    else:
        ties.begin_cut_ties(position, player)


def replenish(position: Europa, player: int) -> None:
    """EU-5.2.4.1: up to three Exhausted Units become Available for 1 MIL."""
    purse.lose_power(position, player, MIL, 1)
    me = position.own_purse(player)
    moved = min(me.exhausted, tracks.REPLENISH + modifiers.total(position, player, symbols.M_REPLENISH_PER_MIL))
    me.exhausted -= moved
    me.available += moved
    position.tell(REFRESHED, me.realm, moved)


def end_turn(position: Europa, player: int) -> None:
    """What lasts for a Turn ends (EFFECTS 2.9), with what others did in it as a Reaction; damaged Heavy Ships in Port
    are repaired (EU-9.5.23)."""
    for each in position.order:
        if position.players[each].turn_flags:
            position.own_purse(each).turn_flags = 0
        lasting = position.players[each].lasting
        if lasting and any(lasting[i + 1] == 1 for i in range(0, len(lasting), 3)):
            kept: list[int] = []
            for i in range(0, len(lasting), 3):
                if lasting[i + 1] != 1:
                    kept.extend(lasting[i : i + 3])
            position.own_player(each).lasting = kept
    repair(position)


def repair(position: Europa) -> None:
    """EU-9.U.21: damage disappears if the Fleet is in a Port when a Turn or a Round ends."""
    fleets = position.forces.fleets
    for player in position.order:
        at = player * FLEET
        if fleets[at + FLEET_DAMAGED] and fleets[at + FLEET_PLACE] >= SEAS:
            position.own_forces().fleets[at + FLEET_DAMAGED] = 0
