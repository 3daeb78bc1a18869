"""What an automated Realm has in mind while it compares options: doctrine, plans, rival, forecast (bots.md 3, 4).

A player without a seat makes its plans once, when Phase 2 begins; they lie with its other things (`Player.plan`).
Whoever plays in a person's place has nothing at the table to keep them in: they are thought anew, and the seat can be
taken over by a person and back at any time. All else follows from the position.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import hostility, ownership, reach, tables
from ludarium.games.europa.ask import tracks as ask_tracks
from ludarium.games.europa.automa import targets
from ludarium.games.europa.facts import automata, paths, places
from ludarium.games.europa.rounds import ages, budget
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import DNPR, NPR, REBELS, UNREST, VASSALIZED, Europa

CALM_UNREST: Final = 3  # from here on the Realm is consolidated before any war
CALM_STABILITY: Final = -2
CALM_FORECAST: Final = -4
WISHES: Final = 3  # Ideas of the list that are wished for most, of those not researched yet
NEVER: Final = -1000.0  # a score for what is not done
# `Player.plan`: Area and Realm of the war plan, Area and Realm of the diplomatic plan; -1: none
PLAN_SPACE: Final = 0
PLAN_REALM: Final = 1
PLAN_PLACE: Final = 2
PLAN_PARTNER: Final = 3


class Mind:
    """The plans of one player, as the table lies now."""

    __slots__ = (
        "calm",
        "diplomatic_capital",
        "diplomatic_need",
        "diplomatic_realm",
        "diplomatic_space",
        "doctrine",
        "dropped",
        "enemy_near",
        "forecast",
        "player",
        "realm",
        "reserve",
        "rival",
        "rounds",
        "wanted",
        "war_realm",
        "war_space",
        "wishes",
    )

    def __init__(self, position: Europa, player: int) -> None:
        self.player = player
        self.realm: int = position.realm_of(player)
        self.doctrine = automata.DOCTRINES[self.realm]
        self.rounds = rounds_left(position)
        held = position.players[player].ideas
        self.wishes = [idea for idea in self.doctrine.ideas if not held >> idea & 1][:WISHES]
        self.forecast = forecast(position, player)
        self.reserve = position.players[player].ducats + self.forecast
        self.rival = rival_of(position, player)
        self.calm = consolidates(position, player, self.forecast)
        self.war_space = -1
        self.war_realm = -1
        self.wanted = 0
        self.diplomatic_space = -1
        self.diplomatic_realm = -1
        self.diplomatic_capital = -1
        self.diplomatic_need = 0
        self.enemy_near = enemy_near(position, player)
        self.dropped = False
        plan = position.players[player].plan
        if plan:
            self._remember(position, plan)
        else:
            self._plan_war(position)
            self._plan_diplomacy(position)

    def _remember(self, position: Europa, plan: list[int]) -> None:
        """The plans of this Round. One whose condition fails is dropped for the Round."""
        if hostility.hostile_realms(position, self.player) or self.calm:
            self._plan_war(position)
        elif plan[PLAN_REALM] >= 0:
            if self._possible(position, plan[PLAN_SPACE], plan[PLAN_REALM]):
                self._aim(position, plan[PLAN_SPACE], plan[PLAN_REALM])
            else:
                self.dropped = True
        if plan[PLAN_PARTNER] >= 0:
            self._court(position, plan[PLAN_PLACE], plan[PLAN_PARTNER])

    def _possible(self, position: Europa, space: int, realm: int) -> bool:
        return (
            realm in targets.holders(position, space)
            and targets.target(position, self.player, realm)
            and targets.force_wanted(position, self.player, realm, space) <= targets.fieldable(position, self.player)
        )

    def _plan_war(self, position: Europa) -> None:
        """Whoever threatens an own Area; the Enemy it fights already; else the first target that it could beat with
        what it can field."""
        enemies = hostility.hostile_realms(position, self.player)
        listed = targets.war_targets(position, self.player, self.doctrine)
        if enemies:
            for space in [*threatened(position, self.player), *listed, *targets.front(position, self.player, enemies)]:
                if self._fight(position, space, enemies):
                    return
            return
        if self.calm:
            self._plan_peace(position)
            return
        field = targets.fieldable(position, self.player)
        for space in listed:
            weakest, least = -1, field
            for realm in targets.holders(position, space):
                if targets.target(position, self.player, realm):
                    wanted = targets.force_wanted(position, self.player, realm, space)
                    if wanted < least or (wanted == least and weakest < 0):
                        weakest, least = realm, wanted
            if weakest >= 0:
                self._aim(position, space, weakest)
                return

    def _fight(self, position: Europa, space: int, enemies: list[int]) -> bool:
        """Aims at Enemies in a space: at their Units in an own Area, or at what they hold there."""
        inside = hostility.hostile_units_in(position, self.player, space)
        if inside and ownership.own_in(position, self.player, space):
            self.war_space = space
            self.war_realm = enemies[0]
            self.wanted = inside + 1
            return True
        for realm in targets.holders(position, space):
            if realm in enemies:
                self._aim(position, space, realm)
                return True
        return False

    def _plan_peace(self, position: Europa) -> None:
        """Against Rebels and their Towns in an own Area: more Units than Rebels, and enough to retake the Town."""
        for space in targets.own_spaces(position, self.player):
            towns = [p for p in places.PROVINCES_OF[position.board][space] if position.land.top[p] == REBELS]
            rebels = position.forces.rebels[space]
            if rebels or towns:
                self.war_space = space
                strength = max([ownership.tax_value(position, province) for province in towns], default=0)
                self.wanted = max(rebels + 1, strength)
                return

    def _aim(self, position: Europa, space: int, realm: int) -> None:
        self.war_space = space
        self.war_realm = realm
        self.wanted = targets.force_wanted(position, self.player, realm, space)

    def _plan_diplomacy(self, position: Europa) -> None:
        """The first listed Area with an NPR that can become an Ally, or more than that."""
        for space in targets.diplomatic_targets(position, self.player, self.doctrine):
            for realm in targets.holders(position, space):
                if realm != self.war_realm and self._court(position, space, realm):
                    return

    def _court(self, position: Europa, space: int, realm: int) -> bool:
        """Aims at the next step with an NPR, if there is one."""
        if position.realms.kind[realm] not in (NPR, DNPR, VASSALIZED):
            return False
        need = targets.needed(position, self.player, realm, space)
        if need <= 0:
            return False
        self.diplomatic_space = space
        self.diplomatic_realm = realm
        self.diplomatic_capital = position.realms.capital[realm]
        self.diplomatic_need = need
        return True


def plan(position: Europa, player: int) -> None:
    """The start of Phase 2: one war plan and one diplomatic plan for the Round."""
    position.own_player(player).plan = []
    mind = Mind(position, player)
    position.own_player(player).plan = [mind.war_space, mind.war_realm, mind.diplomatic_space, mind.diplomatic_realm]


DOORS.plan = plan


def drop(position: Europa, player: int) -> None:
    """The war plan is given up for the Round."""
    me = position.own_player(player)
    me.plan = [-1, -1, *me.plan[PLAN_PLACE:]]


def enemy_near(position: Europa, player: int) -> bool:
    """Whether an Enemy's lands are beside its own."""
    realm = position.realm_of(player)
    for enemy in hostility.hostile_realms(position, player):
        if reach.realms_adjacent(position, realm, enemy):
            return True
    return False


def threatened(position: Europa, player: int) -> list[int]:
    """Own Areas in which Enemies outnumber it: the Capital Area first."""
    found = [
        space
        for space in targets.own_spaces(position, player)
        if hostility.hostile_units_in(position, player, space) > ask_forces.units_in(position, player, space)
    ]
    home = ownership.capital_space(position, position.realm_of(player))
    return [home, *(space for space in found if space != home)] if home in found else found


def rounds_left(position: Europa) -> int:
    """This Round included."""
    left = 0
    for age in range(position.age, 5):
        left += ages.rounds_in(position, age)
    return max(1, left - position.round + 1)


def forecast(position: Europa, player: int) -> int:
    """Income less upkeep of the next Phase 4."""
    return budget.gains(position, player) - sum(budget.costs(position, player))


def consolidates(position: Europa, player: int, coming: int) -> bool:
    """Whether the Realm has to be calmed first: Unrest, Stability, a Rebel Town, or a forecast below -4 and no reserve
    for it."""
    me = position.players[player]
    if me.stability <= CALM_STABILITY or (coming < CALM_FORECAST and me.ducats + coming < 0):
        return True
    unrest = 0
    land = position.land
    for province in tables.tokens(land, player):
        if ownership.town_player(position, province) == player:
            if land.top[province] == REBELS:
                return True
            if land.marks[province] & UNREST:
                unrest += 1
    return unrest >= CALM_UNREST


def rival_of(position: Europa, player: int) -> int:
    """The Opponent with the most Prestige and Tax Income among those within two Areas or at War with it; a person
    before an automated player; -1: nobody is near."""
    me = position.realm_of(player)
    near = targets.neighbours(position, me)
    wide = set(near)
    for space in near:
        if space < places.AREAS:
            wide.update(paths.LAND_OF[position.board][space])
    best, most = -1, -10_000
    for other in position.others(player):
        realm = position.realm_of(other)
        home = ownership.realm_spaces(position, realm)
        if not hostility.at_war(position, me, realm) and not any(space in wide for space in home):
            continue
        rank = 2 * (position.players[other].prestige + ask_tracks.tax_income(position, other))
        rank += 0 if position.automated(other) else 1
        if rank > most:
            best, most = other, rank
    return best
