"""Change State Religion (EU-5.1.6) and what it costs."""

from __future__ import annotations

from ludarium.games.europa.ask import offices, ownership, relations, tables
from ludarium.games.europa.facts import faiths, places, realms, tracks
from ludarium.games.europa.put import bonds, purse, supply, towns
from ludarium.games.europa.realm.religion import BattlesNow, set_creed, set_faith
from ludarium.games.europa.realm.words import (
    COUNTER_REFORM,
    LEAVE_INFLUENCE,
    LEAVE_MARRIAGE,
    NEW_INFLUENCE,
    TO_FAITH,
    UNREST_IN,
)
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.player import ADM
from ludarium.games.europa.table.position import HRE_RELIGION, REBELS, RELIGIOUS_REBELS, UNREST, Europa
from ludarium.games.europa.table.small import put
from ludarium.games.europa.table.words import BY_EVENTS
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of

FIRST_AGE = 2  # EU-5.1.6.1
LEFT_INFLUENCE = 5  # EU-5.1.6.3


def counter_reformation(position: Europa) -> bool:
    """Whether a Counter-Reformed token lies on the board (EU-5.1.6.6)."""
    return faiths.COUNTER_REFORMED in position.areas.creed


def faith_choices(position: Europa, player: int) -> list[int]:
    me = position.players[player]
    faith = position.realms.faith[me.realm]
    found: list[int] = []
    if me.realm == realms.PAPAL_STATES:
        return found
    if position.age >= FIRST_AGE and not _bound(position, player):
        if faiths.IS_CATHOLIC[faith]:
            found.append(TO_FAITH.of(faiths.PROTESTANT))
        elif faith == faiths.PROTESTANT:
            found.append(TO_FAITH.of(faiths.CATHOLIC))
    capital = ownership.capital_space(position, me.realm)
    if (
        faiths.IS_CATHOLIC[faith]
        and me.power[ADM] >= tracks.COUNTER_REFORM_ADM
        and counter_reformation(position)
        and position.areas.creed[places.SLOT_OF[capital]] != faiths.COUNTER_REFORMED
    ):
        found.append(COUNTER_REFORM.code)
    if position.rules & RELIGIOUS_REBELS:
        creed = offices.creed(position, capital)
        if creed != faith and creed != faiths.DIVERSE and religious_rebels(position, player):
            option = TO_FAITH.of(creed)
            if option not in found:
                found.append(option)
    return found


def _bound(position: Europa, player: int) -> bool:
    """EU-18.7.3: the Emperor only if the Empire's official Religion has become another than his own."""
    realm = position.players[player].realm
    if position.emperor != realm or not position.rules & HRE_RELIGION:
        return False
    return position.hre_faith == faiths.DIVERSE or offices.same_faith(position.hre_faith, position.realms.faith[realm])


def religious_rebels(position: Europa, player: int) -> bool:
    """Optional Rule 5: Rebels Occupy the Capital and two more Provinces, in Areas of Religious Dissent."""
    realm = position.players[player].realm
    held = [
        province
        for province in tables.tops(position.land)
        if position.land.top[province] == REBELS
        and ownership.town_player(position, province) == player
        and offices.differs(position, player, places.SPACE_OF[province])
    ]
    return position.realms.capital[realm] in held and len(held) >= 3


def can_change_faith(position: Europa, player: int, waived: int = 0) -> bool:
    return bool(faith_choices(position, player))


def begin_change_faith(position: Europa, player: int, waived: int = 0) -> None:
    position.push(ChangeFaith(player))


@data
class ChangeFaith(Decision[Europa]):
    """EU-5.1.6: another State Religion, or the Counter-Reformation."""

    RULES = ("EU-5.1.6.1", "EU-5.1.6.2", "EU-5.1.6.6")

    def options(self, position: Europa) -> list[int]:
        return faith_choices(position, self.seat)

    def choose(self, position: Europa, option: int) -> None:
        player = self.seat
        realm = position.players[player].realm
        if verb_of(option) == COUNTER_REFORM.code:
            purse.lose_power(position, player, ADM, tracks.COUNTER_REFORM_ADM)
            set_creed(position, ownership.capital_space(position, realm), faiths.COUNTER_REFORMED)
            return
        old, new = position.realms.faith[realm], first(option)
        liberated = position.rules & RELIGIOUS_REBELS and religious_rebels(position, player)
        purse.prestige(position, player, -2, BY_EVENTS)
        set_faith(position, player, new)
        leaving = LeaveStep(player, old, new, LEFT_INFLUENCE, 0)
        position.plan([LeaveMarriageStep(player, old), leaving, OldFaith(player, old)])
        purse.stability(position, player, -1)
        if liberated:
            calm_faithful(position, player)


def calm_faithful(position: Europa, player: int) -> None:
    """Optional Rule 5: all Rebels and Rebel Towns leave the player's Areas of the new faith."""
    for space in range(places.AREAS):
        if offices.differs(position, player, space):
            continue
        mine = False
        for province in places.PROVINCES_OF[position.board][space]:
            if ownership.town_player(position, province) == player:
                mine = True
                if position.land.top[province] == REBELS:
                    towns.uncover(position, province)
        if mine and position.forces.rebels[space]:
            forces = position.own_forces()
            forces.rebels = put(forces.rebels, space, 0)


def of_faith(position: Europa, faith: int, space: int) -> bool:
    return offices.same_faith(offices.creed(position, space), faith)


@data
class LeaveMarriageStep(Step[Europa]):
    """EU-5.1.6.3: one Marriage in an Area of the abandoned Religion ends."""

    player: int
    old: int

    def run(self, position: Europa) -> None:
        found = _partners(position, self.player, self.old)
        if len(found) == 1:
            bonds.unwed(position, self.player, found[0])
        elif found:
            position.push(LeaveMarriage(self.player, self.old))


def _partners(position: Europa, player: int, old: int) -> list[int]:
    return [
        realm
        for realm in relations.marriages(position, player)
        if of_faith(position, old, ownership.capital_space(position, realm))
    ]


@data
class LeaveMarriage(Decision[Europa]):
    old: int
    RULES = ("EU-5.1.6.3",)

    def options(self, position: Europa) -> list[int]:
        return [LEAVE_MARRIAGE.of(realm) for realm in _partners(position, self.seat, self.old)]

    def choose(self, position: Europa, option: int) -> None:
        bonds.unwed(position, self.seat, first(option))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("faith", faiths.FAITH.full(self.old))]


def _left_in(position: Europa, player: int, old: int) -> list[int]:
    return [space for space in tables.cubes(position.areas, 7 << 3 * player) if of_faith(position, old, space)]


@data
class LeaveStep(Step[Europa]):
    """EU-5.1.6.3-4, AMB-EU1-26: five Influence leave Areas of the old faith, and as many enter those of the new."""

    player: int
    old: int
    new: int
    left: int
    gone: int

    def run(self, position: Europa) -> None:
        if self.left and _left_in(position, self.player, self.old):
            position.push(LeaveInfluence(self.player, self.old, self.new, self.left, self.gone))
        elif self.gone:
            position.push(EnterStep(self.player, self.new, self.gone))


@data
class LeaveInfluence(Decision[Europa]):
    old: int
    new: int
    left: int
    gone: int
    RULES = ("EU-5.1.6.3", "AMB-EU1-26")

    def options(self, position: Europa) -> list[int]:
        return [LEAVE_INFLUENCE.of(space) for space in _left_in(position, self.seat, self.old)]

    def choose(self, position: Europa, option: int) -> None:
        supply.remove_influence(position, self.seat, first(option), 1)
        position.push(LeaveStep(self.seat, self.old, self.new, self.left - 1, self.gone + 1))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("left", self.left), ("faith", faiths.FAITH.full(self.old))]


def _entered(position: Europa, new: int) -> list[int]:
    return [
        space
        for space in range(places.AREAS)
        if places.SPACE_IN_PLAY[position.board][space]
        and of_faith(position, new, space)
        and supply.influence_room(position, space) > 0
        and not ownership.players_own_all(position, space)
    ]


@data
class EnterStep(Step[Europa]):
    player: int
    new: int
    left: int

    def run(self, position: Europa) -> None:
        if self.left and _entered(position, self.new):
            position.push(EnterInfluence(self.player, self.new, self.left))


@data
class EnterInfluence(Decision[Europa]):
    """EU-5.1.6.4: the removed Influence in Areas of the new Religion."""

    new: int
    left: int
    RULES = ("EU-5.1.6.4", "AMB-EU1-26")

    def options(self, position: Europa) -> list[int]:
        return [NEW_INFLUENCE.of(space) for space in _entered(position, self.new)]

    def choose(self, position: Europa, option: int) -> None:
        position.push(EnterStep(self.seat, self.new, self.left - 1))
        supply.influence(position, self.seat, first(option), 1)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("left", self.left), ("faith", faiths.FAITH.full(self.new))]


@data
class OldFaith(Step[Europa]):
    """EU-5.1.6.5: one Unrest in each own Area of the abandoned Religion, then Rebel Dice for these Areas."""

    player: int
    old: int

    def run(self, position: Europa) -> None:
        spaces = [
            space
            for space in tables.areas(position.land, self.player)
            if of_faith(position, self.old, space) and ownership.owns_in(position, self.player, space)
        ]
        frames: list[Step[Europa]] = [AreaUnrest(self.player, space) for space in spaces]
        frames.append(OldFaithDice(self.player, spaces))
        position.plan([*frames])


@data
class AreaUnrest(Step[Europa]):
    player: int
    space: int

    def run(self, position: Europa) -> None:
        found = [
            province
            for province in ownership.own_in(position, self.player, self.space)
            if not position.land.marks[province] & UNREST
        ]
        if len(found) == 1:
            towns.unrest(position, found[0], True)
        elif found:
            position.push(AreaUnrestTown(self.player, self.space))


@data
class AreaUnrestTown(Decision[Europa]):
    """EU-5.1.6.5: which own Town of the Area gets Unrest."""

    space: int
    RULES = ("EU-5.1.6.5",)

    def options(self, position: Europa) -> list[int]:
        return [
            UNREST_IN.of(province)
            for province in ownership.own_in(position, self.seat, self.space)
            if not position.land.marks[province] & UNREST
        ]

    def choose(self, position: Europa, option: int) -> None:
        towns.unrest(position, first(option), True)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("space", places.SPACE.full(self.space))]


@data
class OldFaithDice(Step[Europa]):
    player: int
    spaces: Shared[list[int]]

    def run(self, position: Europa) -> None:
        position.push(BattlesNow())
        for space in reversed(self.spaces):
            DOORS.rebel_dice(position, self.player, space, -1)
