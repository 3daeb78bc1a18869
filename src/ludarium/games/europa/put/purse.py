"""One payment routine: Monarch Power, Ducats, Loans, Bankruptcy; Stability and Prestige (EU-7).

An Action in one's own Turn is offered only if it can be paid (`can_pay`, `pay`). What must be paid is `owe`d: Loans
are taken as far as they go, then comes Bankruptcy (EU-7.4.8).
"""

from __future__ import annotations

from ludarium.games.europa.ask import modifiers
from ludarium.games.europa.facts import tracks
from ludarium.games.europa.language import symbols
from ludarium.games.europa.put.hand import discard
from ludarium.games.europa.put.supply import WANT_POWER, take_cube
from ludarium.games.europa.table.player import ADM, BANKRUPT, DIP, MIL, NOBODY
from ludarium.games.europa.table.position import (
    ARMIES,
    ARMY,
    ARMY_SPACE,
    ARMY_UNITS,
    MERCENARY,
    UNIT_KINDS,
    Europa,
)
from ludarium.games.europa.table.words import (
    BY_LOSSES,
    GAINED_DUCATS,
    GAINED_INTEREST,
    GAINED_POWER,
    GAINED_PRESTIGE,
    GIVE_POWER,
    LOST_DUCATS,
    LOST_INTEREST,
    LOST_POWER,
    LOST_PRESTIGE,
    REPAID_LOAN,
    STABILITY_FELL,
    STABILITY_ROSE,
    TOOK_LOAN,
    WENT_BANKRUPT,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first

# prices


def can_pay(position: Europa, player: int, adm: int, dip: int, mil: int, ducats: int) -> bool:
    me = position.players[player]
    power = me.power
    return power[ADM] >= adm and power[DIP] >= dip and power[MIL] >= mil and me.ducats >= ducats


def pay(position: Europa, player: int, adm: int, dip: int, mil: int, ducats: int) -> None:
    """Pays a price that can be paid; a price is never below 0 (EU-6.0.2)."""
    if adm > 0:
        lose_power(position, player, ADM, adm)
    if dip > 0:
        lose_power(position, player, DIP, dip)
    if mil > 0:
        lose_power(position, player, MIL, mil)
    if ducats > 0:
        lose_ducats(position, player, ducats)


# Monarch Power


def gain_power(position: Europa, player: int, kind: int, count: int) -> None:
    """At most 10 of a type, the rest is lost (EU-7.1.3); a missing cube is asked for (EUI-12)."""
    have = position.players[player].power[kind]
    fits = min(count, tracks.POWER_MOST - have)
    gained = 0
    for _ in range(fits):
        if take_cube(position, player, WANT_POWER, kind):
            position.own_purse(player).power[kind] += 1
            gained += 1
    if gained:
        position.tell(GAINED_POWER, position.realm_of(player), gained, kind)


def lose_power(position: Europa, player: int, kind: int, count: int) -> int:
    """Loses up to so much; returns how much it was."""
    gone = min(count, position.players[player].power[kind])
    if gone > 0:
        me = position.own_purse(player)
        me.power[kind] -= gone
        me.cubes += gone
        position.tell(LOST_POWER, me.realm, gone, kind)
    return gone


def all_power(position: Europa, player: int) -> int:
    power = position.players[player].power
    return power[ADM] + power[DIP] + power[MIL]


def lose_any(position: Europa, player: int, count: int) -> None:
    """Power of types the player chooses, one at a time (EUI-28); as much as there is."""
    if count > 0:
        position.push(GiveStep(player, count))


@data
class GiveStep(Step[Europa]):
    """What is left when it comes to it: a Bankruptcy may have taken the rest."""

    player: int
    left: int

    def run(self, position: Europa) -> None:
        if all_power(position, self.player):
            position.push(GivePower(self.player, self.left))


@data
class GivePower(Decision[Europa]):
    """EUI-28: one Monarch Power of a type of choice is lost."""

    left: int
    RULES = ("EUI-28",)

    def options(self, position: Europa) -> list[int]:
        power = position.players[self.seat].power
        return [GIVE_POWER.of(kind) for kind in range(3) if power[kind]]

    def choose(self, position: Europa, option: int) -> None:
        lose_power(position, self.seat, first(option), 1)
        lose_any(position, self.seat, self.left - 1)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("left", self.left)]


# Ducats, Loans, Bankruptcy


def gain_ducats(position: Europa, player: int, count: int) -> None:
    if count > 0:
        me = position.own_purse(player)
        me.ducats += count
        position.tell(GAINED_DUCATS, me.realm, count)


def lose_ducats(position: Europa, player: int, count: int) -> int:
    """Loses up to so many; returns how many it was."""
    gone = min(count, position.players[player].ducats)
    if gone > 0:
        me = position.own_purse(player)
        me.ducats -= gone
        position.tell(LOST_DUCATS, me.realm, gone)
    return gone


def loan_ducats(position: Europa, player: int) -> int:
    """What one Loan brings (EU-7.4.6)."""
    return tracks.LOAN_DUCATS + modifiers.total(position, player, symbols.M_LOAN_DUCATS)


def may_loan(position: Europa, player: int) -> bool:
    return position.players[player].interest < tracks.LOAN_MOST_INTEREST


def loan(position: Europa, player: int) -> None:
    """EU-5.2.3.1: Ducats, and an Interest token."""
    brings = loan_ducats(position, player)
    me = position.own_purse(player)
    me.ducats += brings
    me.interest += 1
    position.tell(TOOK_LOAN, me.realm, brings)


def repay(position: Europa, player: int) -> None:
    """EU-5.2.3.2."""
    me = position.own_purse(player)
    me.ducats -= tracks.LOAN_REPAY
    me.interest -= 1
    position.tell(REPAID_LOAN, me.realm)


def borrowable(position: Europa, player: int) -> int:
    """Ducats that the player could lay on the table, Loans included."""
    me = position.players[player]
    return me.ducats + max(0, tracks.LOAN_MOST_INTEREST - me.interest) * loan_ducats(position, player)


def owe(position: Europa, player: int, ducats: int) -> bool:
    """A mandatory cost: paid, with Loans if need be; else Bankruptcy (EU-7.4.5, 7.4.8). Says whether it was paid."""
    while position.players[player].ducats < ducats and may_loan(position, player):
        loan(position, player)
    if position.players[player].ducats < ducats:
        bankrupt(position, player)
        return False
    lose_ducats(position, player, ducats)
    return True


def bankrupt(position: Europa, player: int) -> None:
    """EU-7.4.9."""
    me = position.own_player(player)
    position.tell(WENT_BANKRUPT, me.realm)
    me.round_flags |= BANKRUPT
    position.push(HalvePower(player))
    stability(position, player, -tracks.BANKRUPT_STABILITY)
    prestige(position, player, -tracks.BANKRUPT_PRESTIGE, BY_LOSSES)
    lose_ducats(position, player, me.ducats)
    gain_interest(position, player, -min(tracks.BANKRUPT_INTEREST, me.interest))
    disband_mercenaries(position, player)
    me = position.own_player(player)
    for kind in range(3):
        card = me.advisors[kind]
        if card != NOBODY:
            me.advisors[kind] = NOBODY
            me.advisors_ill[kind] = 0
            discard(position, card)


@data
class HalvePower(Step[Europa]):
    """EU-7.4.9: half of each pool, rounded up and at most 3; after what the lost Stability has cost (EU-7.3.7)."""

    player: int

    def run(self, position: Europa) -> None:
        for kind in range(3):
            half = (position.players[self.player].power[kind] + 1) // 2
            lose_power(position, self.player, kind, min(tracks.BANKRUPT_POWER, half))


def disband_mercenaries(position: Europa, player: int) -> None:
    """All Mercenaries of a player go to the General Supply; an Army without Units leaves the map (EU-9.U.13)."""
    forces = position.own_forces()
    for army in range(ARMIES):
        at = (player * ARMIES + army) * ARMY
        if forces.armies[at + ARMY_SPACE] < 0:
            continue
        for kind in range(MERCENARY, MERCENARY + 3):
            forces.armies[at + ARMY_UNITS + kind] = 0
        if not any(forces.armies[at + ARMY_UNITS : at + ARMY_UNITS + UNIT_KINDS]):
            remove_army(position, player, army)


def remove_army(position: Europa, player: int, army: int) -> None:
    """EU-9.U.13: an emptied Army leaves the map. Its General stays under the mat (EU-7.2.10)."""
    position.own_forces().armies[(player * ARMIES + army) * ARMY + ARMY_SPACE] = -1


def gain_interest(position: Europa, player: int, count: int) -> None:
    """Interest tokens without Ducats (EU-4.4.7, 12.1.7); below 0: returned without payment."""
    me = position.own_purse(player)
    count = max(count, -me.interest)
    if count > 0:
        position.tell(GAINED_INTEREST, me.realm, count)
    elif count < 0:
        position.tell(LOST_INTEREST, me.realm, -count)
    me.interest += count


# Stability and Prestige


def stability(position: Europa, player: int, steps: int) -> None:
    """EU-7.3.5-7: beyond the ends a step is worth 2 ADM; what is missing of a loss is taken from other types."""
    me = position.own_player(player)
    goal = max(-tracks.STABILITY_MOST, min(tracks.STABILITY_MOST, me.stability + steps))
    beyond = me.stability + steps - goal
    if goal > me.stability:
        position.tell(STABILITY_ROSE, me.realm, goal - me.stability)
    elif goal < me.stability:
        position.tell(STABILITY_FELL, me.realm, me.stability - goal)
    me.stability = goal
    if beyond > 0:
        gain_power(position, player, ADM, tracks.STABILITY_OVERFLOW_ADM * beyond)
    elif beyond < 0:
        gone = lose_power(position, player, ADM, tracks.STABILITY_OVERFLOW_ADM * -beyond)
        lose_any(position, player, tracks.STABILITY_OVERFLOW_ADM * -beyond - gone)


def prestige(position: Europa, player: int, points: int, source: int) -> None:
    """EU-17.1, AMB-47: a plain number, which may be below 0."""
    if points == 0:
        return
    me = position.own_purse(player)
    me.prestige += points
    me.glory[source] += points
    if points > 0:
        position.tell(GAINED_PRESTIGE, me.realm, points, source)
    else:
        position.tell(LOST_PRESTIGE, me.realm, -points, source)
