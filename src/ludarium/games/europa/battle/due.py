"""Battles that are due (EU-9.1.12, 9.7.3, 9.9.3): registered while a move, a Recruit, a Declaration of War or Rebel
Dice are carried out, fought one after the other afterwards, those at sea first, in the order the Active Player likes.

    due(position, place, at_sea, attacker, origin)      DOORS.battle_due: registers a Battle; attacker -1: Rebels;
                                                        origin -1: none
    due_pirates(position, player, sea, node)
    outbreak(position)      registers every Battle that a Declaration of War starts: for the Active Player first, then
                            for the others whose pieces stand in an Enemy's way (EX-EU1-22, EX-EU1-23)
    battles(position)       DOORS.battles: fights all of them next

`position.battles_due` holds quads: place, kind (npr.defence: LAND, SEA, PIRATES), attacker, origin (of PIRATES: the
node). A Battle that has become pointless meanwhile is passed over.
"""

from __future__ import annotations

from ludarium.games.europa.ask import forces
from ludarium.games.europa.battle import battle, sides
from ludarium.games.europa.battle.words import FIGHT_AT_SEA, FIGHT_IN, FIGHT_PIRATES
from ludarium.games.europa.npr.defence import DUE, LAND, PIRATES, SEA
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import SEAS, Europa
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, second, verb_of


def due(position: Europa, place: int, at_sea: bool, attacker: int, origin: int) -> None:
    """The same Battle from the same place is registered once."""
    _register(position, [place, SEA if at_sea else LAND, attacker, origin])


def due_pirates(position: Europa, player: int, sea: int, node: int) -> None:
    _register(position, [sea, PIRATES, player, node])


def _register(position: Europa, quad: list[int]) -> None:
    pending = position.battles_due
    for i in range(0, len(pending), DUE):
        if pending[i : i + DUE] == quad:
            return
    pending.extend(quad)


def outbreak(position: Europa) -> None:
    start = position.active if position.active >= 0 else position.first
    for player in position.clockwise(start):
        for place in forces.places_with_ships(position, player):
            if place < SEAS and sides.needed_at_sea(position, player, place):
                _unless_due(position, place, SEA, player)
        for space in forces.spaces_with_units(position, player):
            if sides.needed(position, player, space):
                _unless_due(position, space, LAND, player)


def _unless_due(position: Europa, place: int, kind: int, player: int) -> None:
    pending = position.battles_due
    for i in range(0, len(pending), DUE):
        if pending[i] == place and pending[i + 1] == kind:
            return
    pending.extend([place, kind, player, -1])


def battles(position: Europa) -> None:
    position.push(ResolveBattles())


DOORS.battles = battles
DOORS.battle_due = due


@data
class ResolveBattles(Step[Europa]):
    """The next Battle, until none is due. Where nobody is Active they come as they were registered."""

    RULES = ("EU-9.1.12", "EU-9.7.3", "EU-9.9.3")

    def run(self, position: Europa) -> None:
        found = next_options(position)
        if not found:
            return
        position.push(ResolveBattles())
        if len(found) == 1 or position.active < 0:
            begin(position, found[0])
        else:
            position.push(NextBattle(position.active))


@data
class NextBattle(Decision[Europa]):
    """EU-9.7.3: the Active Player says which Battle is fought next."""

    RULES = ("EU-9.7.3", "EU-9.9.3", "EU-9.1.12")

    def options(self, position: Europa) -> list[int]:
        return next_options(position)

    def choose(self, position: Europa, option: int) -> None:
        begin(position, option)


def next_options(position: Europa) -> list[int]:
    """Each place once; on land only when none is left at sea."""
    pending = position.battles_due
    found: list[int] = []
    for i in range(0, len(pending), DUE):
        if pending[i + 1] == SEA:
            found.append(FIGHT_AT_SEA.of(pending[i]))
        elif pending[i + 1] == PIRATES:
            found.append(FIGHT_PIRATES.of(pending[i + 3], pending[i]))
    if not found:
        found = [FIGHT_IN.of(pending[i]) for i in range(0, len(pending), DUE)]
    return list(dict.fromkeys(found))


def begin(position: Europa, option: int) -> None:
    """The Battle of an option begins; all its quads are taken off the list. Attacker is the Active Player if he is
    among those registered, else the first of them."""
    verb, place = verb_of(option), first(option)
    kind = SEA if verb == FIGHT_AT_SEA.code else LAND
    node = -1
    if verb == FIGHT_PIRATES.code:
        kind, node, place = PIRATES, first(option), second(option)
    quads: list[int] = []
    rest: list[int] = []
    pending = position.battles_due
    for i in range(0, len(pending), DUE):
        mine = pending[i] == place and pending[i + 1] == kind and (node < 0 or pending[i + 3] == node)
        (quads if mine else rest).extend(pending[i : i + DUE])
    position.battles_due = rest
    attackers = quads[2::DUE]
    attacker = position.active if position.active in attackers else attackers[0]
    if kind == PIRATES:
        battle.fight_pirates(position, attacker, place, node)
        return
    origins: list[int] = []
    for i in range(0, len(quads), DUE):
        if quads[i + 2] == attacker and quads[i + 3] >= 0 and quads[i + 3] not in origins:
            origins.append(quads[i + 3])
    battle.fight_from(position, place, kind == SEA, attacker, origins)
