"""Movement on land (EU-5.5.2.2, 9.5.3-14, 9.5.31, 9.5.35-36): a Force goes step by step and regroups on its way.

forces_that_march(position, player)   what can be activated: Armies by number, single Units by space
begin(position, player, army, space)  asks for the march; the Battles it leads to are due afterwards
enter(...)                            one step into a space, over land or sea, with Access and Mountains
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import forces, modifiers, ownership, roads, seaways
from ludarium.games.europa.battle import due
from ludarium.games.europa.battle.sides import met, needed
from ludarium.games.europa.facts import places, tracks
from ludarium.games.europa.language import symbols
from ludarium.games.europa.put import purse
from ludarium.games.europa.table.player import MIL
from ludarium.games.europa.table.position import ARMIES, MERCENARIES_AT_HAND, Europa
from ludarium.games.europa.table.words import DONE
from ludarium.games.europa.war import access, hire, moved, regroup, troops
from ludarium.games.europa.war.troops import ALONE
from ludarium.games.europa.war.words import (
    ARMY_LANDED,
    ARMY_MARCHED,
    CROSS,
    MARCH,
    RECRUIT_UNIT,
    UNIT_LANDED,
    UNIT_MARCHED,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of

# `flags` of a march
MOVED: Final = 1
REGROUPED: Final = 2
ASKED: Final = 4  # an Opponent has refused Access: the march may end without a step
HIRED: Final = 8  # Mercenaries that must move with the Army (EU-5.5.2.10)
BY_SEA: Final = 16
FERRY: Final = 32  # Naval Transport after a Naval Activation: no regrouping (EU-9.U.15)


def steps(position: Europa, player: int) -> int:
    return tracks.LAND_STEPS + modifiers.total(position, player, symbols.M_LAND_MOVE_SPACES)


# where to


def climb(position: Europa, player: int, space: int, goal: int, units: int) -> int:
    """More MIL for a Mountain border (EU-9.5.6)."""
    if modifiers.allowed(position, player, symbols.M_NO_MOUNTAIN_COST):
        return 0
    return roads.mountain_price(position, player, goal, units)


def ways(position: Europa, player: int, space: int, units: int, mil: int, ducats: int) -> list[int]:
    """The steps that so many Units can take from a space with so much MIL and so many Ducats: by land, then over the
    sea."""
    found: list[int] = []
    moves = roads.land_moves(position, player, space)
    for i in range(0, len(moves), 3):
        goal = moves[i]
        if access.may_enter(position, player, goal, moves[i + 2], ducats) and (
            moves[i + 1] == roads.PLAIN or climb(position, player, space, goal, units) <= mil
        ):
            found.append(MARCH.of(goal))
    crossings = seaways.bridge(position, player, space)
    for i in range(0, len(crossings), 3):
        if crossings[i + 2] >= units and access.may_enter(position, player, crossings[i], crossings[i + 1], ducats):
            found.append(CROSS.of(crossings[i]))
    return found


def any_way(position: Europa, player: int, space: int, units: int, mil: int, ducats: int) -> bool:
    """Whether there is any of the `ways`: those by land are looked at first, those over the sea only without them."""
    moves = roads.land_moves(position, player, space)
    for i in range(0, len(moves), 3):
        if (moves[i + 1] == roads.PLAIN or climb(position, player, space, moves[i], units) <= mil) and access.may_enter(
            position, player, moves[i], moves[i + 2], ducats
        ):
            return True
    return bool(ways(position, player, space, units, mil, ducats))


def price(position: Europa, player: int, space: int, goal: int, units: int) -> int:
    """MIL for the step itself."""
    moves = roads.land_moves(position, player, space)
    for i in range(0, len(moves), 3):
        if moves[i] == goal and moves[i + 1] == roads.MOUNTAIN:
            return climb(position, player, space, goal, units)
    return 0


# which Force


def can_march(position: Europa, player: int, army: int, space: int, mil: int) -> bool:
    """Whether a Force has anything to do with so much MIL: a step, or Units to regroup with."""
    if (
        army != ALONE
        and regroup.light_march(position, player)
        and troops.burdened(forces.army_kinds(position, player, army))
    ):
        return False
    if regroup.options(position, player, army, space, 0, 0):
        return True
    count = troops.units(position, player, army)
    return any_way(position, player, space, count, mil, position.players[player].ducats)


def anybody(position: Europa, player: int, mil: int) -> bool:
    """Whether some Force can be activated; looks no further than the first."""
    for army in range(ARMIES):
        space = forces.army_space(position, player, army)
        if space >= 0 and not moved.army(position, player, army) and can_march(position, player, army, space, mil):
            return True
    for space in forces.spaces_with_units(position, player):
        if moved.fresh_units(position, player, space) and can_march(position, player, ALONE, space, mil):
            return True
    return False


def marching_armies(position: Europa, player: int, mil: int) -> list[int]:
    return [
        army
        for army in range(ARMIES)
        if forces.army_space(position, player, army) >= 0
        and not moved.army(position, player, army)
        and can_march(position, player, army, forces.army_space(position, player, army), mil)
    ]


def marching_units(position: Europa, player: int, mil: int) -> list[int]:
    """Spaces from which a single Unit can go."""
    return [
        space
        for space in forces.spaces_with_units(position, player)
        if moved.fresh_units(position, player, space) and can_march(position, player, ALONE, space, mil)
    ]


def begin(position: Europa, player: int, army: int, space: int) -> None:
    position.push(MarchOn(player, army, space, steps(position, player), 0, 0, 0))


@data
class MarchOn(Decision[Europa]):
    """EU-9.5.3, 9.5.13: the next step of a Force, or regrouping where it is; up to 2 Areas."""

    army: int
    space: int
    left: int  # steps
    flags: int
    took: int  # see regroup
    gave: int
    RULES = ("EU-9.5.3", "EU-9.5.13", "EU-9.5.14", "EU-9.5.31", "EU-9.U.15")

    def options(self, position: Europa) -> list[int]:
        player, army, space = self.seat, self.army, self.space
        found: list[int] = []
        if self.left:
            me = position.players[player]
            count = troops.units(position, player, army)
            found.extend(ways(position, player, space, count, me.power[MIL], me.ducats))
        found.extend(regroup.options(position, player, army, space, self.took, self.gave))
        if self._at_start(position):
            found.extend(self._hiring(position))
        if self.flags & (MOVED | REGROUPED | ASKED) and (not self.flags & HIRED or self.flags & (MOVED | ASKED)):
            found.append(DONE.code)
        return found

    def _at_start(self, position: Europa) -> bool:
        """EU-5.5.2.10 (Optional Rule 2): an Army before its first step, in an Area of the player's own."""
        return (
            position.rules & MERCENARIES_AT_HAND != 0
            and not self.flags & MOVED
            and self.army != ALONE
            and bool(ownership.own_in(position, self.seat, self.space))
        )

    def _hiring(self, position: Europa) -> list[int]:
        """Mercenaries with whom the Army can still take a step."""
        count = troops.units(position, self.seat, self.army) + 1
        me = position.players[self.seat]
        return [
            RECRUIT_UNIT.of(kind)
            for kind in hire.kinds(position, self.seat)
            if not self.gave >> kind & 1
            and ways(position, self.seat, self.space, count, me.power[MIL], me.ducats - hire.mercenary_price(kind))
        ]

    def choose(self, position: Europa, option: int) -> None:
        verb = verb_of(option)
        if verb == DONE.code:
            return
        if verb == MARCH.code or verb == CROSS.code:
            flags = self.flags | (BY_SEA if verb == CROSS.code else 0)
            goal = first(option)
            position.push(
                EnterSpace(self.seat, self.army, self.space, goal, self.left, flags, self.took, self.gave, paid=0)
            )
            return
        if verb == RECRUIT_UNIT.code:
            kind = first(option)
            hire.mercenary(position, self.seat, kind, self.army, self.space)
            flags = self.flags | HIRED
            position.push(MarchOn(self.seat, self.army, self.space, self.left, flags, self.took | 1 << kind, self.gave))
            return
        marched = self.flags & MOVED != 0
        stop = regroup.choose(position, self.seat, self.army, self.space, self.took, self.gave, marched, option)
        if stop.army != regroup.JOINED:
            march_on(
                position, self.seat, stop.army, self.space, self.left, self.flags | REGROUPED, stop.took, stop.gave
            )

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("space", places.SPACE.full(self.space)), ("left", self.left)]

    def facts(self, position: Europa, option: int) -> list[tuple[str, str | int]]:
        """What the step costs, what it takes to get in, and how many Units are met (`space_fight`)."""
        verb, goal = verb_of(option), first(option)
        if verb != MARCH.code and verb != CROSS.code:
            return []
        found: list[tuple[str, str | int]] = []
        count = troops.units(position, self.seat, self.army)
        mil = price(position, self.seat, self.space, goal, count) if verb == MARCH.code else 0
        if mil:
            found.append(("space_mil", mil))
        entry = access.after_answer(position, self.seat, goal, roads.entry(position, self.seat, goal))
        if entry != roads.FREE:
            found.append(("space_entry", "asked" if entry == roads.CONSENT else "priced"))
            found.append(("space_ducats", tracks.ACCESS_DUCATS))
        meets = met(position, self.seat, goal, False)
        if meets:
            found.extend([("space_fight", "yes"), ("space_meets", meets)])
        return found


def march_on(position: Europa, player: int, army: int, space: int, left: int, flags: int, took: int, gave: int) -> None:
    """Asks on, unless there is nothing to do but to end the march."""
    following = MarchOn(player, army, space, left, flags, took, gave)
    if following.options(position) != [DONE.code]:
        position.push(following)


# entering a space


@data
class EnterSpace(Step[Europa]):
    """A Force enters a space: consent, the price of Access, Mountains, then the step itself."""

    player: int
    army: int
    space: int
    goal: int
    left: int
    flags: int
    took: int
    gave: int
    paid: int  # 1: Access is paid

    def run(self, position: Europa) -> None:
        player, goal = self.player, self.goal
        entry = access.after_answer(position, player, goal, roads.entry(position, player, goal))
        if entry == roads.CLOSED:
            if not self.flags & FERRY:
                flags = self.flags & ~BY_SEA | ASKED
                march_on(position, player, self.army, self.space, self.left, flags, self.took, self.gave)
            return
        if entry == roads.CONSENT:
            position.push(self)
            access.ask(position, player, goal)
            return
        if entry == roads.PRICED and not self.paid:
            position.push(
                EnterSpace(player, self.army, self.space, goal, self.left, self.flags, self.took, self.gave, paid=1)
            )
            access.charge(position, player, goal)
            return
        self._step(position)

    def _step(self, position: Europa) -> None:
        player, army, space, goal = self.player, self.army, self.space, self.goal
        by_sea = self.flags & BY_SEA != 0
        if not by_sea:
            mil = price(position, player, space, goal, troops.units(position, player, army))
            purse.lose_power(position, player, MIL, mil)
        troops.move(position, player, army, space, goal)
        moved.mark_force(position, player, army, space, goal)
        realm = position.realm_of(player)
        if army == ALONE:
            position.tell(UNIT_LANDED if by_sea else UNIT_MARCHED, realm, goal)
        else:
            position.tell(ARMY_LANDED if by_sea else ARMY_MARCHED, realm, army, goal)
        left = 0 if by_sea else self.left - 1
        position.push(Arrived(player, army, space, goal, left, self.flags & ~BY_SEA | MOVED))


@data
class Arrived(Step[Europa]):
    """A Force has entered a space: it fights, or stops, or goes on (EU-9.5.3-4)."""

    player: int
    army: int
    origin: int
    space: int
    left: int
    flags: int

    def run(self, position: Europa) -> None:
        player, army, space = self.player, self.army, self.space
        if not troops.in_space(position, player, army, space):
            return
        if needed(position, player, space):
            due.due(position, space, at_sea=False, attacker=player, origin=self.origin)
            return
        if self.flags & FERRY:
            return
        left = 0 if roads.halts(position, player, space) else self.left
        march_on(position, player, army, space, left, self.flags, 0, 0)
