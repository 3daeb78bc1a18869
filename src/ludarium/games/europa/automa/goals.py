"""How far a Mission or a Milestone is, and what its reward is worth (bots.md 3, 6)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import conditions, counts
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.language.program import Condition, Effect
from ludarium.games.europa.table.position import Europa


def missing(position: Europa, player: int, condition: Condition) -> int:
    """How many steps a requirement is away, roughly: what is counted is counted, all else is one step."""
    if conditions.holds(position, player, condition):
        return 0
    if condition.code == s.C_AND:
        return sum(missing(position, player, kid) for kid in condition.kids)
    if condition.code == s.C_OR:
        return min(missing(position, player, kid) for kid in condition.kids)
    if condition.code == s.C_COMPARE and condition.compare in (s.AT_LEAST, s.MORE):
        found = sum(counts.number(position, player, count) for count in condition.counts)
        return max(1, condition.n + (1 if condition.compare == s.MORE else 0) - found)
    return 1


# What an average player has of a gift; those that the page does not name are worth nothing.
_GAINED: Final = {
    s.R_ADM: 4.0,
    s.R_DIP: 4.0,
    s.R_MIL: 4.0,
    s.R_ANY: 4.0,
    s.R_DUCATS: 1.5,
    s.R_PRESTIGE: 10.0,
    s.R_STABILITY: 10.0,
    s.R_MANPOWER: 3.0,
    s.R_COLONISTS: 3.0,
    s.R_AUTHORITY: 8.0,
    s.R_INTEREST: -11.0,
    s.R_CARDINALS: 4.0,
}
_GIVEN: Final = {
    s.DRAW: 5.0,
    s.TAKE: 5.0,
    s.INFLUENCE: 3.0,
    s.CLAIM: 3.0,
    s.CORE: 12.0,
    s.ALLIANCE: 14.0,
    s.MARRIAGE: 10.0,
    s.REMOVE_UNREST: 6.0,
    s.DEVELOP: 10.0,
    s.UNITS: 3.0,
    s.SHIPS: 2.0,
    s.IDEA: 20.0,
}


def gifts(effect: Effect) -> float:
    """What a reward is worth, as far as it can be said before it comes; of several the best."""
    code = effect.code
    if code in (s.SEQUENCE, s.MAY):
        return sum([gifts(kid) for kid in effect.kids])
    if code == s.CHOOSE:
        return max([gifts(kid) for kid in effect.kids])
    if code in (s.GAIN, s.LOSE):
        amount = effect.amount.n if effect.amount.code == s.FIXED else 1
        value = amount * _GAINED[effect.what]
        return value if code == s.GAIN else -value
    return effect.n * _GIVEN.get(code, 0.0)


MISSION_GIFTS: Final = [gifts(each) for each in BOOK.mission_rewards]
MILESTONE_GIFTS: Final = [gifts(each) for each in BOOK.milestone_rewards]
