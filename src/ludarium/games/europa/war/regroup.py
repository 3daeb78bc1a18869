"""Regrouping at a stop of a march (EU-9.5.13-14, 9.U.13-15): take on, leave, split, merge.

At each stop a kind of Units goes in one direction only, so that regrouping comes to an end: `took` and `gave` are the
kinds so far (bits 0 to 8), ONCE in them says that single Units were taken on or left in one go.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import forces, modifiers
from ludarium.games.europa.language import symbols
from ludarium.games.europa.table.position import ARTILLERY, CAVALRY, INFANTRY, UNIT_KINDS, Europa
from ludarium.games.europa.war import moved, troops
from ludarium.games.europa.war.troops import ALONE
from ludarium.games.europa.war.words import DROP_OFF, FETCH, INTO_ARMY, MERGE, PICK_UP, REGROUPED, SHIFT
from ludarium.kernel.verb import first, second, verb_of

ONCE: Final = 1 << UNIT_KINDS


class Stop:
    """What regrouping has led to: the Force that marches on, or JOINED (it is part of another Army now)."""

    __slots__ = ("army", "gave", "took")

    def __init__(self, army: int, took: int, gave: int) -> None:
        self.army = army
        self.took = took
        self.gave = gave


JOINED: Final = -2


def light_march(position: Europa, player: int) -> bool:
    """A longer march (Forced March) is not for Armies with more Artillery than Cavalry (EU-9.U.12)."""
    return modifiers.total(position, player, symbols.M_LAND_MOVE_SPACES) > 0


def options(position: Europa, player: int, army: int, space: int, took: int, gave: int) -> list[int]:
    if army == ALONE:
        return _alone(position, player, space, gave)
    found: list[int] = []
    kinds = forces.army_kinds(position, player, army)
    if not gave & 1 and not took & ONCE:
        found.extend(PICK_UP.of(n) for n in range(1, moved.fresh_units(position, player, space) + 1))
    if not took & 1 and not gave & ONCE:
        most = min(kinds[INFANTRY], sum(kinds) - 1)
        found.extend(DROP_OFF.of(n) for n in range(1, most + 1))
    quick = light_march(position, player)
    here = [other for other in forces.armies_in(position, player, space) if other != army]
    for other in here:
        if not moved.army(position, player, other):
            _from(position, player, kinds, other, gave, quick, found)
    for other in here + troops.mats(position, player):
        for kind in range(UNIT_KINDS):
            if (
                kinds[kind]
                and not took >> kind & 1
                and (sum(kinds) > 1 or other in here)
                and not (quick and _heavier(kinds, kind, -1))
            ):
                found.append(SHIFT.of(kind, other))
    return found


def _alone(position: Europa, player: int, space: int, gave: int) -> list[int]:
    """A single Unit becomes part of an Army that is there, or the first of a new one."""
    if gave & 1:
        return []
    armies = forces.armies_in(position, player, space) + troops.mats(position, player)
    return [INTO_ARMY.of(army) for army in armies]


def _from(
    position: Europa, player: int, kinds: list[int], other: int, gave: int, quick: bool, found: list[int]
) -> None:
    """What can be taken over from another Army that is there."""
    theirs = forces.army_kinds(position, player, other)
    whole = sum(theirs) > 1
    for kind in range(UNIT_KINDS):
        if not theirs[kind]:
            continue
        if gave >> kind & 1:
            whole = False
        elif not (quick and _heavier(kinds, kind, 1)):
            found.append(FETCH.of(kind, other))
    if whole and not (quick and troops.burdened([kinds[i] + theirs[i] for i in range(UNIT_KINDS)])):
        found.append(MERGE.of(other))


def _heavier(kinds: list[int], kind: int, number: int) -> bool:
    """Whether a change would leave the Army with more Artillery than Cavalry; an Army without Units is not heavy."""
    if kind % 3 not in (CAVALRY, ARTILLERY):
        return False
    after = kinds[:]
    after[kind] += number
    return troops.burdened(after)


def choose(
    position: Europa, player: int, army: int, space: int, took: int, gave: int, marched: bool, option: int
) -> Stop:
    """Does what the option says. `marched`: the Force has moved, and with it whatever it leaves here."""
    verb = verb_of(option)
    position.tell(REGROUPED, position.realm_of(player), space)
    if verb == INTO_ARMY.code:
        goal = first(option)
        joins = forces.army_space(position, player, goal) == space
        if marched:
            _unmark(position, player, space)
            moved.mark_force(position, player, goal, space, space)
        troops.take_single(position, player, space)
        troops.add(position, player, goal, space, INFANTRY)
        return Stop(JOINED if joins else goal, took | 1, gave)
    if verb == PICK_UP.code:
        troops.take_single(position, player, space, first(option))
        troops.add(position, player, army, space, INFANTRY, first(option))
        return Stop(army, took | ONCE | 1, gave)
    if verb == DROP_OFF.code:
        troops.take(position, player, army, INFANTRY, first(option))
        troops.add_single(position, player, space, first(option))
        if marched:
            moved.mark(position, player, moved.UNIT + space, first(option))
        return Stop(army, took, gave | ONCE | 1)
    if verb == MERGE.code:
        other = first(option)
        for kind, number in enumerate(forces.army_kinds(position, player, other)):
            if number:
                troops.take(position, player, other, kind, number)
                troops.add(position, player, army, space, kind, number)
                took |= 1 << kind
        return Stop(army, took, gave)
    kind, other = first(option), second(option)
    if verb == FETCH.code:
        troops.take(position, player, other, kind)
        troops.add(position, player, army, space, kind)
        return Stop(army, took | 1 << kind, gave)
    if marched:
        moved.mark_force(position, player, other, space, space)
    troops.add(position, player, other, space, kind)
    troops.take(position, player, army, kind)
    gone = forces.army_space(position, player, army) < 0
    return Stop(JOINED if gone else army, took, gave | 1 << kind)


def _unmark(position: Europa, player: int, space: int) -> None:
    gone = position.own_player(player).turn_moved
    if moved.UNIT + space in gone:
        gone.remove(moved.UNIT + space)
