"""Rebels (EU-14): Phase 3 Step C, and the Rebel Dice."""

from __future__ import annotations

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import ownership, tables
from ludarium.games.europa.facts import dice, paths, places
from ludarium.games.europa.npr import exhaustion
from ludarium.games.europa.npr.exhaustion import exhaust as exhaust
from ludarium.games.europa.npr.exhaustion import exhaustible as exhaustible
from ludarium.games.europa.npr.words import (
    CALM_IN,
    LOSE_POWER_TO_REBELS,
    REBEL_DIE,
    REBELLION_IN,
    REBELS_CAME,
    REBELS_LEFT,
    REBELS_MOVED,
    REBELS_TAKE,
    ROLL_FOR,
)
from ludarium.games.europa.put import purse, towns
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import (
    LATER_PRINTING,
    REBELS,
    UNREST,
    UNREST_TOP,
    Europa,
)
from ludarium.games.europa.table.small import MOST, plus
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Frame, Step
from ludarium.kernel.verb import first

REBEL_DUCATS = 2  # what a result costs in Ducats (EU-14.2.5-6)


def restless(position: Europa, space: int, player: int = -1) -> list[int]:
    """Provinces of an Area whose uppermost Town or Vassal token shows Unrest: of a player, or of anybody
    (EU-14.1.3: what lies below counts for nothing)."""
    land = position.land
    found: list[int] = []
    for province in places.PROVINCES_OF[position.board][space]:
        top = land.top[province]
        token = top if top else land.town[province]
        if not token or not land.marks[province] & (UNREST_TOP if top else UNREST):
            continue
        owner = ownership.token_player(token)
        if owner >= 0 and (player < 0 or owner == player):
            found.append(province)
    return found


def holder(position: Europa, province: int) -> int:
    """The player whose token lies uppermost."""
    top = position.land.top[province]
    return ownership.token_player(top if top else position.land.town[province])


def add(position: Europa, space: int, count: int) -> None:
    """Rebel Units on the map (EU-14.3.1), as many as may lie together (AMB-25)."""
    count = min(count, MOST - position.forces.rebels[space])
    if count > 0:
        forces = position.own_forces()
        forces.rebels = plus(forces.rebels, space, count)
        position.tell(REBELS_CAME, space, count)


# Step C


@data
class RebelStep(Step[Europa]):
    """C (AMB-EU1-61, -62): first every Area with Rebels and Unrest, then every other with Rebels; most Rebels first,
    ties
    by the alphabet."""

    RULES = ("EU-4.3.4", "EU-14.3.3")

    def run(self, position: Europa) -> None:
        with_rebels = [space for space in range(places.SPACES) if position.forces.rebels[space]]
        order = sorted(with_rebels, key=lambda space: (-position.forces.rebels[space], places.SPACE_ORDER[space]))
        sieges = [space for space in order if restless(position, space)]
        frames: list[Frame[Europa]] = [RebelSiege(space, position.forces.rebels[space]) for space in sieges]
        frames.extend(RebelMove(space) for space in order if space not in sieges)
        position.plan(frames)


@data
class RebelSiege(Step[Europa]):
    """C1: Rebels besiege Provinces with Unrest, Strength 1 each; Large ones first (EU-4.3.5). Where several players are
    concerned, the one with the least Tax there chooses (EU-14.3.4)."""

    space: int
    strength: int
    RULES = ("EU-4.3.5", "EU-4.3.6", "EU-4.3.7", "EU-14.3.3", "EU-14.3.4")

    def run(self, position: Europa) -> None:
        found = self.targets(position)
        if not found:
            return
        players = sorted({holder(position, province) for province in restless(position, self.space)})
        chooser = poorest(position, self.space, players) if len(players) > 1 and len(found) > 1 else -1
        if chooser >= 0:
            position.push(RebelTarget(chooser, self.space, self.strength))
        else:
            self.take(position, min(found, key=places.ORDER.__getitem__))

    def targets(self, position: Europa) -> list[int]:
        """The Large ones if one can be taken, else the Small ones."""
        found = [
            province
            for province in restless(position, self.space)
            if ownership.tax_value(position, province) <= self.strength
        ]
        large = [province for province in found if ownership.tax_value(position, province) == 2]
        return large or found

    def take(self, position: Europa, province: int) -> None:
        left = self.strength - ownership.tax_value(position, province)
        if left:
            position.push(RebelSiege(self.space, left))
        take(position, province)


def poorest(position: Europa, space: int, players: list[int]) -> int:
    """EU-14.3.4: who has the lowest Tax Income in the Area; -1: several have, and the alphabet of Provinces decides."""
    incomes = [_tax_in(position, space, player) for player in players]
    return -1 if incomes.count(min(incomes)) > 1 else players[incomes.index(min(incomes))]


def _tax_in(position: Europa, space: int, player: int) -> int:
    """Twice the Tax Income that a player has from an Area: his uppermost Towns count whole, Vassals half."""
    total = 0
    for province in places.PROVINCES_OF[position.board][space]:
        if holder(position, province) == player:
            vassal = not position.land.top[province] and ownership.vassal_player(position, province) == player
            total += ownership.tax_value(position, province) * (1 if vassal else 2)
    return total


@data
class RebelTarget(Decision[Europa]):
    """EU-14.3.4: which Province the Rebels take."""

    space: int
    strength: int
    RULES = ("EU-14.3.4",)

    def options(self, position: Europa) -> list[int]:
        found = RebelSiege(self.space, self.strength).targets(position)
        return [REBELS_TAKE.of(province) for province in sorted(found, key=places.ORDER.__getitem__)]

    def choose(self, position: Europa, option: int) -> None:
        RebelSiege(self.space, self.strength).take(position, first(option))


def take(position: Europa, province: int) -> None:
    """EU-14.3.5: a Core of its owner gets a Rebel Town; what is Occupied or no Core is Liberated. A Vassal is Liberated
    whole, with the last of its Provinces (EUI-50). A player never loses his Capital for good (EU-21.0.1), wherever it
    lies."""
    owner = ownership.token_player(position.land.town[province])
    if position.land.top[province] or owner < 0:
        DOORS.liberate(position, province, True)
        return
    mine = position.players[owner].realm
    core = ownership.core_of(position, province) >= 0 and ownership.core_for(position, province, mine)
    if position.realms.capital[mine] == province or core or _part_of_a_vassal(position, province):
        towns.rebel_town(position, province)
    else:
        DOORS.liberate(position, province, True)


def _part_of_a_vassal(position: Europa, province: int) -> bool:
    """A Core of a Vassal that has other Provinces not under Rebels."""
    if ownership.vassal_player(position, province) < 0:
        return False
    realm = position.land.holder[province]
    if not ownership.core_for(position, province, realm):
        return False
    land = position.land
    return any(each != province and land.top[each] != REBELS for each in ownership.held(position, realm))


@data
class RebelMove(Step[Europa]):
    """C2: all but one move to an Area with Unrest beside it, never where they would be outnumbered; without such an
    Area
    one Unit goes (EU-4.3.8-10, AMB-EU1-67, -68)."""

    space: int
    RULES = ("EU-4.3.8", "EU-4.3.9", "EU-4.3.10")

    def run(self, position: Europa) -> None:
        units = position.forces.rebels[self.space]
        if units == 0 or restless(position, self.space):
            return
        moving = max(1, units - 1)
        found = [
            other
            for other in paths.LAND_OF[position.board][self.space]
            if restless(position, other) and not outnumbered(position, other, moving)
        ]
        if not found:
            forces = position.own_forces()
            forces.rebels = plus(forces.rebels, self.space, -1)
            position.tell(REBELS_LEFT, self.space, 1)
            return
        if units == 1:
            return
        goal = min(
            found,
            key=lambda other: (-len(restless(position, other)), -_towns(position, other), places.SPACE_ORDER[other]),
        )
        forces = position.own_forces()
        moving = min(units - 1, MOST - forces.rebels[goal])
        forces.rebels = plus(plus(forces.rebels, self.space, -moving), goal, moving)
        position.tell(REBELS_MOVED, self.space, goal, moving)
        if any(ask_forces.units_in(position, player, goal) for player in position.order):
            DOORS.fight(position, goal, False, -1, self.space)


def outnumbered(position: Europa, space: int, moving: int) -> bool:
    """Players' Land Units there are more than the moving Rebels and those already there."""
    units = sum(ask_forces.units_in(position, player, space) for player in position.order)
    return units > moving + position.forces.rebels[space]


def _towns(position: Europa, space: int) -> int:
    return sum(
        1 for province in places.PROVINCES_OF[position.board][space] if ownership.town_player(position, province) >= 0
    )


# Rebel Dice


def rebel_dice(position: Europa, player: int, space: int, most: int) -> None:
    """EU-14.2: dice of a player, Area by Area; `most` limits them (the Active Player of an Event rolls at most one, and
    says where: EU-16.5.4, AMB-31)."""
    spaces = [space] if space >= 0 else tables.spaces(position.land, player)
    spaces = [each for each in spaces if restless(position, each, player)]
    if most == 1 and len(spaces) > 1:
        position.push(RollFor(player))
        return
    position.plan([RollRebelDice(player, each, most) for each in spaces])


DOORS.rebel_dice = rebel_dice


@data
class RollFor(Decision[Europa]):
    """AMB-31: the Area for which the only die is rolled."""

    RULES = ("EU-16.5.4", "AMB-31")

    def options(self, position: Europa) -> list[int]:
        return [
            ROLL_FOR.of(space)
            for space in tables.spaces(position.land, self.seat)
            if restless(position, space, self.seat)
        ]

    def choose(self, position: Europa, option: int) -> None:
        position.push(RollRebelDice(self.seat, first(option), 1))


@data
class RollRebelDice(Step[Europa]):
    """EU-14.2.3: all Unrest of an Area together; the player orders the results (AMB-EU1-16)."""

    player: int
    space: int
    most: int
    RULES = ("EU-14.2.1", "EU-14.2.3")

    def run(self, position: Europa) -> None:
        count = len(restless(position, self.space, self.player))
        if self.most >= 0:
            count = min(count, self.most)
        results: list[int] = []
        for _ in range(count):
            face = dice.REBEL_FACES[position.chance.roll() - 1]
            position.tell(REBEL_DIE, position.realm_of(self.player), self.space, face)
            results.append(face)
        # Unrest is removed first: what is calm cannot rebel.
        order = (dice.CALM, dice.LOSE_POWER, dice.EXHAUST, dice.LOSE_DUCATS, dice.REBELLION)
        frames: list[Frame[Europa]] = []
        for face in order:
            for each in results:
                if each == face:
                    frames.append(RebelResult(self.player, self.space, face))
        position.plan(frames)


@data
class RebelResult(Step[Europa]):
    """EU-14.2.T1: one result."""

    player: int
    space: int
    face: int
    RULES = ("EU-14.2.4", "EU-14.2.5", "EU-14.2.6")

    def run(self, position: Europa) -> None:
        player = self.player
        if self.face == dice.LOSE_DUCATS:
            purse.owe(position, player, REBEL_DUCATS)
        elif self.face == dice.LOSE_POWER:
            if purse.all_power(position, player):
                position.push(LosePowerToRebels(player))
            else:
                purse.owe(position, player, REBEL_DUCATS)
        elif self.face == dice.EXHAUST:
            if len(exhaustible(position, player)) == 1:
                exhaust(position, player, exhaustible(position, player)[0])
            elif exhaustible(position, player):
                position.push(exhaustion.ExhaustWhich(player))
            else:
                purse.owe(position, player, REBEL_DUCATS)
        elif self.face == dice.CALM:
            found = restless(position, self.space, player)
            if len(found) == 1:
                towns.unrest(position, found[0], False)
            elif found:
                position.push(CalmIn(player, self.space))
        elif self.face == dice.REBELLION:
            self._rebellion(position)

    def _rebellion(self, position: Europa) -> None:
        """EU-14.2.4: with Units there a Rebel comes, and the Battle is fought after all dice; else a Province is
        lost. In
        later printings a Unit is lost instead of the Rebel."""
        if ask_forces.units_in(position, self.player, self.space):
            if position.rules & LATER_PRINTING:
                DOORS.casualties(position, self.player, self.space, 1)
            else:
                add(position, self.space, 1)
                DOORS.battle_due(position, self.space, False, -1, -1)
            return
        found = restless(position, self.space, self.player)
        if len(found) == 1:
            take(position, found[0])
        elif found:
            position.push(RebellionIn(self.player, self.space))


@data
class LosePowerToRebels(Decision[Europa]):
    """EU-14.2.5: 1 Monarch Power of choice."""

    RULES = ("EU-14.2.5",)

    def options(self, position: Europa) -> list[int]:
        power = position.players[self.seat].power
        return [LOSE_POWER_TO_REBELS.of(kind) for kind in range(3) if power[kind]]

    def choose(self, position: Europa, option: int) -> None:
        purse.lose_power(position, self.seat, first(option), 1)


@data
class CalmIn(Decision[Europa]):
    """EU-14.2.5: Unrest leaves one Town or Vassal of the Area."""

    space: int
    RULES = ("EU-14.2.5",)

    def options(self, position: Europa) -> list[int]:
        return [CALM_IN.of(province) for province in restless(position, self.space, self.seat)]

    def choose(self, position: Europa, option: int) -> None:
        towns.unrest(position, first(option), False)


@data
class RebellionIn(Decision[Europa]):
    """EU-14.2.4: which Province with Unrest the Rebellion takes."""

    space: int
    RULES = ("EU-14.2.4",)

    def options(self, position: Europa) -> list[int]:
        return [REBELLION_IN.of(province) for province in restless(position, self.space, self.seat)]

    def choose(self, position: Europa, option: int) -> None:
        take(position, first(option))
