"""Gains and losses of a player (EFFECTS 4): resources."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import counts, offices
from ludarium.games.europa.cards.machine import HANDLERS, TESTS, source_ref
from ludarium.games.europa.cards.words import (
    GAINED_COLONISTS,
    GAINED_MANPOWER,
    LOST_COLONISTS,
)
from ludarium.games.europa.curia import cardinals
from ludarium.games.europa.empire import authority
from ludarium.games.europa.facts import tracks
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.program import Effect
from ludarium.games.europa.put import purse, supply
from ludarium.games.europa.put.deeds import SOURCE_IDEA, SOURCE_MILESTONE, SOURCE_MISSION, SOURCE_STRUGGLE
from ludarium.games.europa.table.player import ADM
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import (
    BY_EVENTS,
    BY_IDEAS,
    BY_MILESTONES,
    BY_MISSIONS,
    BY_STRUGGLES,
    PICK_POWER,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first

# Prestige of a text counts as that of the card it stands on; else of Events and Action cards
_GLORY: Final[dict[int, int]] = {
    SOURCE_MISSION: BY_MISSIONS,
    SOURCE_IDEA: BY_IDEAS,
    SOURCE_MILESTONE: BY_MILESTONES,
    SOURCE_STRUGGLE: BY_STRUGGLES,
}


def glory(source: int) -> int:
    return _GLORY.get(source >> 12, BY_EVENTS)


# gain


def gain(position: Europa, seat: int, source: int, node: Effect) -> None:
    amount = counts.amount(position, seat, node.amount)
    what = node.what
    if amount <= 0:
        return
    if what <= s.R_MIL:
        purse.gain_power(position, seat, what, amount)
    elif what == s.R_ANY:
        gain_any(position, seat, source, amount)
    elif what == s.R_DUCATS:
        purse.gain_ducats(position, seat, amount)
    elif what == s.R_PRESTIGE:
        purse.prestige(position, seat, amount, glory(source))
    elif what == s.R_STABILITY:
        purse.stability(position, seat, amount)
    elif what == s.R_MANPOWER:
        me = position.own_player(seat)
        me.manpower_tokens += amount
        position.tell(GAINED_MANPOWER, me.realm, amount)
    elif what == s.R_COLONISTS:
        gain_colonists(position, seat, amount)
    elif what == s.R_AUTHORITY:
        authority.change(position, amount)
    elif what == s.R_INTEREST:
        purse.gain_interest(position, seat, amount)
    else:
        for _ in range(amount):
            cardinals.gain(position, seat)


def can_gain(position: Europa, seat: int, source: int, node: Effect) -> bool:
    what = node.what
    if counts.amount(position, seat, node.amount) <= 0:
        return False
    if what <= s.R_MIL:
        return can_gain_power(position, seat, what)
    if what == s.R_ANY:
        return bool(open_pools(position, seat))
    if what == s.R_STABILITY:
        return position.players[seat].stability < tracks.STABILITY_MOST or can_gain_power(position, seat, ADM)
    if what == s.R_COLONISTS:
        return has_cube(position, seat, supply.WANT_COLONIST, 0)
    if what == s.R_AUTHORITY:
        return position.emperor >= 0 and position.authority < offices.authority_cap(position)
    if what == s.R_CARDINALS:
        return cardinals.may_gain(position, seat) and has_cube(position, seat, supply.WANT_CARDINAL, 0)
    return True


def has_cube(position: Europa, seat: int, want: int, thing: int) -> bool:
    """A cube lies in the Supply, or one could be freed (EUI-12)."""
    return position.players[seat].cubes > 0 or bool(supply.sources(position, seat, want, thing))


def can_gain_power(position: Europa, seat: int, kind: int) -> bool:
    return position.players[seat].power[kind] < tracks.POWER_MOST and has_cube(position, seat, supply.WANT_POWER, kind)


def open_pools(position: Europa, seat: int) -> list[int]:
    return [kind for kind in range(3) if can_gain_power(position, seat, kind)]


def gain_any(position: Europa, seat: int, source: int, left: int) -> None:
    """EUI-28: one at a time; what is above 10 of a type is lost (EU-7.1.3)."""
    found = open_pools(position, seat)
    if left > 0 and len(found) == 1:
        purse.gain_power(position, seat, found[0], left)
    elif left > 0 and found:
        position.push(GainPower(seat, source, left))


@data
class GainPower(Decision[Europa]):
    """EUI-28: the type of the next Monarch Power."""

    source: int
    left: int
    RULES = ("EUI-28", "EU-7.1.3")

    def options(self, position: Europa) -> list[int]:
        return [PICK_POWER.of(kind) for kind in open_pools(position, self.seat)]

    def choose(self, position: Europa, option: int) -> None:
        position.push(GainMore(self.seat, self.source, self.left - 1))
        purse.gain_power(position, self.seat, first(option), 1)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("source", source_ref(self.source)), ("left", self.left)]


@data
class GainMore(Step[Europa]):
    """The rest of a gain of any types, after a cube for the last one has been found."""

    player: int
    source: int
    left: int

    def run(self, position: Europa) -> None:
        gain_any(position, self.player, self.source, self.left)


def gain_colonists(position: Europa, seat: int, count: int) -> None:
    """Into the Colonist Pool; a missing cube is asked for (EUI-12)."""
    gained = 0
    for _ in range(count):
        if supply.take_cube(position, seat, supply.WANT_COLONIST, 0):
            gained += 1
    if gained:
        me = position.own_player(seat)
        me.colonists += gained
        position.tell(GAINED_COLONISTS, me.realm, gained)


# lose


def lose(position: Europa, seat: int, source: int, node: Effect) -> None:
    """What is there; never a Loan or Bankruptcy."""
    amount = counts.amount(position, seat, node.amount)
    what = node.what
    if amount <= 0:
        return
    if what <= s.R_MIL:
        purse.lose_power(position, seat, what, amount)
    elif what == s.R_ANY:
        purse.lose_any(position, seat, amount)
    elif what == s.R_DUCATS:
        purse.lose_ducats(position, seat, amount)
    elif what == s.R_PRESTIGE:
        purse.prestige(position, seat, -amount, glory(source))
    elif what == s.R_STABILITY:
        purse.stability(position, seat, -amount)
    elif what == s.R_COLONISTS:
        lose_colonists(position, seat, amount)
    elif what == s.R_AUTHORITY:
        authority.change(position, -amount)
    elif what == s.R_INTEREST:
        purse.gain_interest(position, seat, -amount)
    else:
        assert what == s.R_CARDINALS
        cardinals.lose(position, seat, amount)


def can_lose(position: Europa, seat: int, source: int, node: Effect) -> bool:
    me = position.players[seat]
    what = node.what
    if counts.amount(position, seat, node.amount) <= 0:
        return False
    if what <= s.R_MIL:
        return me.power[what] > 0
    if what == s.R_ANY:
        return purse.all_power(position, seat) > 0
    if what == s.R_DUCATS:
        return me.ducats > 0
    if what == s.R_STABILITY:
        return me.stability > -tracks.STABILITY_MOST or purse.all_power(position, seat) > 0
    if what == s.R_COLONISTS:
        return me.colonists > 0
    if what == s.R_AUTHORITY:
        return position.emperor >= 0 and position.authority > 0
    if what == s.R_INTEREST:
        return me.interest > 0
    return what == s.R_PRESTIGE or seat in position.curia


def lose_colonists(position: Europa, seat: int, count: int) -> None:
    gone = min(count, position.players[seat].colonists)
    if gone:
        me = position.own_player(seat)
        me.colonists -= gone
        me.cubes += gone
        position.tell(LOST_COLONISTS, me.realm, gone)


HANDLERS[s.GAIN], TESTS[s.GAIN] = gain, can_gain
HANDLERS[s.LOSE], TESTS[s.LOSE] = lose, can_lose
