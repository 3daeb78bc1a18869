"""Activate Units (EU-5.5.2): a march, a Siege, a Naval Movement or an Undocking for 1 MIL."""

from __future__ import annotations

from ludarium.games.europa.ask import forces, special
from ludarium.games.europa.battle import due
from ludarium.games.europa.battle.sides import met
from ludarium.games.europa.facts import places, tracks
from ludarium.games.europa.put import purse
from ludarium.games.europa.table.actions import price
from ludarium.games.europa.table.player import MARCHED, MIL
from ludarium.games.europa.table.position import SEAS, Europa
from ludarium.games.europa.war import flotilla, march, sail, siege
from ludarium.games.europa.war.troops import ALONE
from ludarium.games.europa.war.words import BESIEGE, MARCH_ARMY, MARCH_UNIT, SAIL_TO, UNDOCK
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of


def cost(position: Europa, player: int, waived: int = 0) -> int:
    return price(tracks.ACTIVATE[2] - special.quick_march(position, player), waived)


def can_activate(position: Europa, player: int, waived: int = 0, land: bool = True, naval: bool = True) -> bool:
    """`land` or `naval` alone: the halves that cards give, a Land Movement (no Siege) or a Naval Movement (no
    Undocking)."""
    left = position.players[player].power[MIL] - cost(position, player, waived)
    if left < 0:
        return False
    return (
        (land and march.anybody(position, player, left))
        or (naval and flotilla.anywhere(position, player))
        or (land and naval and (sail.can_undock(position, player) or bool(siege.spaces(position, player, left))))
    )


def begin_activate(
    position: Europa, player: int, waived: int = 0, land: bool = True, naval: bool = True, later: bool = False
) -> None:
    """`later`: whoever asks lets the Battles be fought afterwards (EUI-36: several passes)."""
    purse.lose_power(position, player, MIL, cost(position, player, waived))
    if special.quick_march(position, player):
        position.own_player(player).round_flags |= MARCHED
    if not later:
        position.push(FightDue())
    position.push(ActivateUnits(player, 1 if land else 0, 1 if naval else 0, 1 if later else 0))


def choices(position: Europa, player: int, mil: int, land: bool, naval: bool) -> list[int]:
    """What can be activated with so much MIL left after the Action's own price."""
    found: list[int] = []
    if land:
        found.extend(MARCH_ARMY.of(army) for army in march.marching_armies(position, player, mil))
        found.extend(MARCH_UNIT.of(space) for space in march.marching_units(position, player, mil))
    if land and naval:
        found.extend(BESIEGE.of(space) for space in siege.spaces(position, player, mil))
        if sail.can_undock(position, player):
            found.append(UNDOCK.code)
    if naval:
        found.extend(SAIL_TO.of(goal) for goal in flotilla.goals(position, player))
    return found


@data
class FightDue(Step[Europa]):
    """The Battles that an Activation or a Recruit has led to (EU-9.5.4, 5.5.3.2)."""

    def run(self, position: Europa) -> None:
        if position.battles_due:
            due.battles(position)


@data
class ActivateUnits(Decision[Europa]):
    """EU-5.5.2.1: which Force marches, where a Siege is laid, or where Ships sail."""

    land: int
    naval: int
    later: int
    RULES = ("EU-5.5.2.1", "EU-5.5.2.2", "EU-5.5.2.4", "EU-5.5.2.5", "EU-5.5.2.7")

    def options(self, position: Europa) -> list[int]:
        mil = position.players[self.seat].power[MIL]
        return choices(position, self.seat, mil, self.land == 1, self.naval == 1)

    def choose(self, position: Europa, option: int) -> None:
        verb = verb_of(option)
        if verb == MARCH_ARMY.code:
            army = first(option)
            march.begin(position, self.seat, army, forces.army_space(position, self.seat, army))
        elif verb == MARCH_UNIT.code:
            march.begin(position, self.seat, ALONE, first(option))
        elif verb == BESIEGE.code:
            siege.begin(position, self.seat, first(option))
        elif verb == SAIL_TO.code:
            sail.begin(position, self.seat, first(option), self.later == 1)
        else:
            sail.begin_undock(position, self.seat, self.later == 1)

    def facts(self, position: Europa, option: int) -> list[tuple[str, str | int]]:
        """Where an Army stands and how strong it is; whom Ships would meet."""
        verb, thing = verb_of(option), first(option)
        if verb == MARCH_ARMY.code:
            space = places.SPACE.full(forces.army_space(position, self.seat, thing))
            units = forces.army_units(position, self.seat, thing)
            return [("army_stands", "yes"), ("army_place", space), ("army_units", units)]
        if verb == SAIL_TO.code and thing < SEAS:
            meets = met(position, self.seat, thing, True)
            return [("place_fight", "yes"), ("place_meets", meets)] if meets else []
        return []
