"""Phase 4 A: fire Advisors, disband Units, recall Ships, before income and costs are netted (EU-4.4.3-5, 7.4)."""

from __future__ import annotations

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import seaways
from ludarium.games.europa.ask.hostility import hostile_seas
from ludarium.games.europa.facts import tracks
from ludarium.games.europa.put import hand, purse, ships
from ludarium.games.europa.rounds import budget
from ludarium.games.europa.rounds.words import (
    CHARACTER_FIRED,
    DISBAND,
    DISBAND_LOOSE,
    DISBAND_SHIP,
    FIRE,
    RECALL,
    RECALL_FLEET,
    RECALL_SHIP,
    SHIPS_DISBANDED,
    SHIPS_RECALLED,
    TAKE_LOAN,
    UNITS_DISBANDED,
)
from ludarium.games.europa.table.player import NOBODY
from ludarium.games.europa.table.position import (
    ALLIED,
    ARMIES,
    ARMY,
    ARMY_SPACE,
    ARMY_UNITS,
    MERCENARY,
    SEAS,
    UNIT_KINDS,
    Europa,
)
from ludarium.games.europa.table.words import DONE
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, second, verb_of


@data
class TrimStep(Step[Europa]):
    player: int

    def run(self, position: Europa) -> None:
        if anything(position, self.player):
            position.push(TrimUpkeep(self.player))


def anything(position: Europa, player: int) -> bool:
    """Whether there is more than `done` among the choices; looks no further than the first."""
    if ask_forces.spaces_with_units(position, player) or ask_forces.places_with_ships(position, player):
        return True
    for card in position.players[player].advisors:
        if card != NOBODY:
            return True
    return len(choices(position, player)) > 1


def choices(position: Europa, player: int) -> list[int]:
    """What can be given up before the costs come, and `done`."""
    me = position.players[player]
    forces = position.forces
    found = [DONE.code]
    # EU-4.4.2: a Loan keeps what could not be paid for
    if purse.may_loan(position, player) and short_of(position, player):
        found.append(TAKE_LOAN.code)
    found.extend(FIRE.of(card) for card in me.advisors if card != NOBODY)
    for space, packed in enumerate(forces.loose):
        if packed and ask_forces.loose_of(packed, player):
            found.append(DISBAND_LOOSE.of(space))
    for army in range(ARMIES):
        at = (player * ARMIES + army) * ARMY
        if forces.armies[at + ARMY_SPACE] >= 0:
            found.extend(DISBAND.of(army, kind) for kind in range(UNIT_KINDS) if forces.armies[at + ARMY_UNITS + kind])
    for place in ask_forces.places_with_ships(position, player):
        if place < SEAS:
            found.extend(recalls(position, player, place))
        found.extend(DISBAND_SHIP.of(place, kind) for kind in range(3) if ships.count(position, player, place, kind))
    return found


def short_of(position: Europa, player: int) -> bool:
    """Whether the Treasury does not cover the costs."""
    costs = sum(budget.costs(position, player))
    return position.players[player].ducats + budget.gains(position, player) < costs


def homes(position: Europa, player: int, sea: int) -> list[int]:
    """EU-4.4.5: Friendly Ports within the usual range through Sea Zones that are not Hostile."""
    if (hostile_seas(position, position.realm_of(player)) >> sea) & 1:
        return []
    return [place for place in seaways.sea_places(position, player, sea, tracks.SEA_STEPS) if place >= SEAS]


def recalls(position: Europa, player: int, sea: int) -> list[int]:
    """Ships that can come home from a Sea Zone: all that find room, a single one, or the Fleet alone."""
    found: list[int] = []
    single = ships.light(position, player, sea)
    fleet = ask_forces.fleet_ships(position, player) if ask_forces.fleet_place(position, player) == sea else 0
    for home in homes(position, player, sea):
        alone = single > 0 and room(position, player, home) > 0
        together = fleet > 0 and fleet <= fleet_room(position, player, home)
        if alone or together:
            found.append(RECALL.of(sea, home))
        if alone and (single > 1 or fleet):
            found.append(RECALL_SHIP.of(sea, home))
        if together and single:
            found.append(RECALL_FLEET.of(sea, home))
    return found


def room(position: Europa, player: int, place: int) -> int:
    """For single Ships."""
    return seaways.port_room(position, player, place - SEAS, False)


def fleet_room(position: Europa, player: int, place: int) -> int:
    """For a Fleet (EU-9.5.22)."""
    return seaways.port_room(position, player, place - SEAS, True)


@data
class TrimUpkeep(Decision[Europa]):
    """EU-4.4.2-5: Advisors, Units and Ships that are given up or brought home, or a Loan; one by one until `done`."""

    RULES = ("EU-4.4.2", "EU-4.4.3", "EU-4.4.4", "EU-4.4.5")

    def options(self, position: Europa) -> list[int]:
        return choices(position, self.seat)

    def choose(self, position: Europa, option: int) -> None:
        verb = verb_of(option)
        if verb == DONE.code:
            return
        player = self.seat
        if verb == TAKE_LOAN.code:
            purse.loan(position, player)
        elif verb == FIRE.code:
            fire(position, player, first(option))
        elif verb == DISBAND_LOOSE.code:
            position.own_forces().loose[first(option)] -= 1 << (5 * player)
            position.own_player(player).available += 1
            position.tell(UNITS_DISBANDED, position.realm_of(player), 1)
        elif verb == DISBAND.code:
            disband(position, player, first(option), second(option))
        elif verb == DISBAND_SHIP.code:
            ships.remove(position, player, first(option), second(option))
            position.tell(SHIPS_DISBANDED, position.realm_of(player), 1)
        else:
            moved = recall(position, player, verb, first(option), second(option))
            position.tell(SHIPS_RECALLED, position.realm_of(player), moved, second(option))
        position.push(TrimStep(player))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("income", budget.gains(position, self.seat)), ("costs", sum(budget.costs(position, self.seat)))]


def recall(position: Europa, player: int, verb: int, sea: int, home: int) -> int:
    """EU-4.4.5: says how many Ships have come home."""
    alone = 0 if verb == RECALL_FLEET.code else room(position, player, home)
    if verb == RECALL_SHIP.code:
        return ships.recall_light(position, player, sea, home, min(1, alone))
    return ships.recall(position, player, sea, home, fleet_room(position, player, home), alone)


def fire(position: Europa, player: int, card: int) -> None:
    me = position.own_player(player)
    kind = me.advisors.index(card)
    me.advisors[kind] = NOBODY
    me.advisors_ill[kind] = 0
    position.tell(CHARACTER_FIRED, me.realm, card)
    hand.discard(position, card)


def disband(position: Europa, player: int, army: int, kind: int) -> None:
    """Regulars become Available, Mercenaries go to the General Supply, Allied Units to the Reserve (EU-4.4.4)."""
    armies = position.own_forces().armies
    at = (player * ARMIES + army) * ARMY
    armies[at + ARMY_UNITS + kind] -= 1
    me = position.own_purse(player)
    if kind < MERCENARY:
        me.available += 1
    elif kind >= ALLIED:
        me.allied += 1
    position.tell(UNITS_DISBANDED, me.realm, 1)
    if not any(armies[at + ARMY_UNITS : at + ARMY_UNITS + UNIT_KINDS]):
        purse.remove_army(position, player, army)


def cheapest(position: Europa, player: int) -> int:
    """The next thing to go when the costs cannot be met (EU-7.4.3-4): a Mercenary, a Regular, a Ship at sea, an
    Advisor;
    -1: nothing is left. The player had his say before (TrimUpkeep)."""
    forces = position.forces
    for least, most in ((MERCENARY, ALLIED), (0, MERCENARY)):
        for army in range(ARMIES):
            at = (player * ARMIES + army) * ARMY
            if forces.armies[at + ARMY_SPACE] < 0:
                continue
            for kind in range(most - 1, least - 1, -1):
                if forces.armies[at + ARMY_UNITS + kind]:
                    return DISBAND.of(army, kind)
    for space, packed in enumerate(forces.loose):
        if packed and ask_forces.loose_of(packed, player):
            return DISBAND_LOOSE.of(space)
    for place in ask_forces.places_with_ships(position, player):
        if place < SEAS:
            for kind in range(2, -1, -1):
                if ships.count(position, player, place, kind):
                    return DISBAND_SHIP.of(place, kind)
    for card in position.players[player].advisors:
        if card != NOBODY:
            return FIRE.of(card)
    return -1


def give_up(position: Europa, player: int, option: int) -> None:
    """Does what `cheapest` named."""
    agenda = len(position.agenda)
    TrimUpkeep(player).choose(position, option)
    del position.agenda[agenda:]
