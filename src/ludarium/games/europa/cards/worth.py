"""Whether a card or an Action of a Display Card is worth its price, and paying it (EU-6.0.2).

A price is a list of five numbers by POOLS of the language: ADM, DIP, MIL, any, Ducats.
"""

from __future__ import annotations

from ludarium.games.europa.ask import modifiers
from ludarium.games.europa.cards.machine import possible
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.program import Effect
from ludarium.games.europa.put import purse
from ludarium.games.europa.table.position import Europa


def covert_price(position: Europa, player: int, power: int) -> int:
    """EFFECTS 8: what changes the price of Covert Actions never takes it below 1."""
    if power <= 1:
        return power
    return max(1, power + modifiers.total(position, player, s.M_COVERT_COST))


def pay(position: Europa, player: int, cost: list[int]) -> None:
    purse.pay(position, player, cost[s.R_ADM], cost[s.R_DIP], cost[s.R_MIL], cost[s.R_DUCATS])
    purse.lose_any(position, player, cost[s.R_ANY])


def after_paying(
    position: Europa,
    player: int,
    cost: list[int],
    effect: Effect,
    source: int,
    flags: int = 0,
    it_kind: int = -1,
    it: int = -1,
) -> bool:
    """Whether a program would do anything once its price is paid: an Idea may then be too dear."""
    changed = position.changed
    _shift(position, player, cost, -1)
    found = does_something(position, player, effect, source, flags, it_kind, it)
    _shift(position, player, cost, 1)
    position.changed = changed
    return found


def _shift(position: Europa, player: int, cost: list[int], sign: int) -> None:
    me = position.own_purse(player)
    for kind in range(3):
        me.power[kind] += sign * cost[kind]
        me.cubes -= sign * cost[kind]
    me.ducats += sign * cost[s.R_DUCATS]


def does_something(
    position: Europa, player: int, effect: Effect, source: int, flags: int, it_kind: int, it: int
) -> bool:
    """At least one effect is possible. What lasts for this Turn only helps what stands beside it on the card, unless
    it answers a happening (`it`)."""
    if effect.code in (s.SEQUENCE, s.CHOOSE):
        for kid in effect.kids:
            if does_something(position, player, kid, source, flags, it_kind, it):
                return True
        return False
    if effect.code == s.LASTING and effect.span == s.THIS_TURN and it_kind < 0:
        return False
    return possible(position, effect.id, player, source, flags, it_kind, it)
