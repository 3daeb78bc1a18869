"""What an automated Realm has in mind while it compares options: doctrine, plans, rival, forecast (bots.md 3, 4).

It is thought anew for every decision, from the position alone: so it can be taken over by a person and back at any
time, and a record needs nothing of it.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import defence, hostility, offices, ownership, reach, relations, vassalage
from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import tracks as ask_tracks
from ludarium.games.europa.facts import automata, paths, places, tracks
from ludarium.games.europa.rounds import ages, budget
from ludarium.games.europa.table.player import MIL
from ludarium.games.europa.table.position import DNPR, NPR, PLAYED, REBELS, UNREST, VASSALIZED, Europa

CALM_UNREST: Final = 3  # from here on the Realm is consolidated before any war
CALM_STABILITY: Final = -2
CALM_FORECAST: Final = -4
LAST_TURNS: Final = 2  # of the Action Phase: no Declaration of War
ALLY_INFLUENCE: Final = 2  # wanted for an Alliance; one more where an Opponent has any
WISHES: Final = 3  # Ideas of the list that are wished for most, of those not researched yet
NEVER: Final = -1000.0  # a score for what is not done


class Mind:
    """The plans of one player, as the table lies now."""

    __slots__ = (
        "calm",
        "diplomatic_need",
        "diplomatic_realm",
        "diplomatic_space",
        "doctrine",
        "forecast",
        "player",
        "realm",
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
        self.rival = rival_of(position, player)
        self.calm = consolidates(position, player, self.forecast)
        self.war_space = -1
        self.war_realm = -1
        self.wanted = 0
        self.diplomatic_space = -1
        self.diplomatic_realm = -1
        self.diplomatic_need = 0
        self._plan_war(position)
        self._plan_diplomacy(position)

    def _plan_war(self, position: Europa) -> None:
        """The Enemy it fights already; else the first target that it could beat with what it can field."""
        enemies = hostility.hostile_realms(position, self.player)
        targets = war_targets(position, self)
        if enemies:
            for space in [*targets, *front(position, self.player, enemies)]:
                for realm in holders(position, space):
                    if realm in enemies:
                        self._aim(position, space, realm)
                        return
            return
        if self.calm:
            self._plan_peace(position)
            return
        field = fieldable(position, self.player)
        for space in targets:
            weakest, least = -1, field
            for realm in holders(position, space):
                if realm == self.realm or relations.declare_bar(position, self.player, realm) != relations.MAY:
                    continue
                wanted = force_wanted(position, self.player, realm, space)
                if wanted < least or (wanted == least and weakest < 0):
                    weakest, least = realm, wanted
            if weakest >= 0:
                self._aim(position, space, weakest)
                return

    def _plan_peace(self, position: Europa) -> None:
        """Against Rebels and their Towns in an own Area: more Units than Rebels, and enough to retake the Town."""
        for space in own_spaces(position, self.player):
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
        self.wanted = force_wanted(position, self.player, realm, space)

    def _plan_diplomacy(self, position: Europa) -> None:
        """The first listed Area with an NPR that can become an Ally, or more than that."""
        for space in diplomatic_targets(position, self):
            for realm in holders(position, space):
                if position.realms.kind[realm] not in (NPR, DNPR, VASSALIZED) or realm == self.war_realm:
                    continue
                need = needed(position, self.player, realm, space)
                if need > 0:
                    self.diplomatic_space = space
                    self.diplomatic_realm = realm
                    self.diplomatic_need = need
                    return


# where and whom


def holders(position: Europa, space: int) -> list[int]:
    """The Realms that lawfully hold Provinces of a space; of a Vassal its Overlord too, where he can be attacked."""
    found: list[int] = []
    for province in places.PROVINCES_OF[position.board][space]:
        realm = position.land.holder[province]
        if realm >= 0 and realm not in found:
            found.append(realm)
            lord = position.realms.lord[realm]
            if position.realms.kind[realm] == VASSALIZED and lord >= 0 and lord not in found:
                found.append(lord)
    return found


def war_targets(position: Europa, mind: Mind) -> list[int]:
    """The Areas of the doctrine that are not wholly its own; without any: adjacent NPR Areas, weakest defence first."""
    listed = mind.doctrine.war_targets or _weakest(position, adjacent_nprs(position, mind.realm))
    return [space for space in listed if _open(position, mind.player, space)]


def diplomatic_targets(position: Europa, mind: Mind) -> list[int]:
    """The Areas of the doctrine; without any: adjacent NPR Areas, lowest Tax Income first."""
    listed = mind.doctrine.diplomatic_targets or _poorest(position, adjacent_nprs(position, mind.realm))
    return [space for space in listed if _open(position, mind.player, space)]


def _open(position: Europa, player: int, space: int) -> bool:
    return bool(places.SPACE_IN_PLAY[position.board][space]) and not ownership.owns_all(position, player, space)


def neighbours(position: Europa, realm: int) -> list[int]:
    """The spaces that a Realm is adjacent to."""
    return [space for space, near in enumerate(reach.adjacent_spaces(position, realm)) if near]


def adjacent_nprs(position: Europa, realm: int) -> list[int]:
    """Areas next to one's own where an independent NPR holds something."""
    found: list[int] = []
    for space in neighbours(position, realm):
        if space < places.AREAS and any(position.realms.kind[each] == NPR for each in holders(position, space)):
            found.append(space)
    return found


def _weakest(position: Europa, spaces: list[int]) -> list[int]:
    keys = sorted([(_resistance(position, space), space) for space in spaces])
    return [space for _, space in keys]


def _resistance(position: Europa, space: int) -> int:
    return sum(
        defence.units(position, realm, space, []) for realm in holders(position, space) if _independent(position, realm)
    )


def _poorest(position: Europa, spaces: list[int]) -> list[int]:
    keys = sorted([(_income(position, space), space) for space in spaces])
    return [space for _, space in keys]


def _income(position: Europa, space: int) -> int:
    return sum(
        ownership.realm_tax(position, realm) for realm in holders(position, space) if _independent(position, realm)
    )


def _independent(position: Europa, realm: int) -> bool:
    return position.realms.kind[realm] in (NPR, DNPR)


def own_spaces(position: Europa, player: int) -> list[int]:
    """Spaces with a Town of the player, covered ones too."""
    found: list[int] = []
    for province, token in enumerate(list(position.land.town)):
        if token and ownership.town_player(position, province) == player and places.SPACE_OF[province] not in found:
            found.append(places.SPACE_OF[province])
    return found


def front(position: Europa, player: int, enemies: list[int]) -> list[int]:
    """In a war that was not planned: the Enemies' Areas next to one's own, then their Capitals."""
    near = neighbours(position, position.realm_of(player))
    found = [space for space in near if any(realm in enemies for realm in holders(position, space))]
    for realm in enemies:
        capital = position.realms.capital[realm]
        if capital >= 0 and places.SPACE_OF[capital] not in found:
            found.append(places.SPACE_OF[capital])
    return found


# how strong


def fieldable(position: Europa, player: int) -> int:
    """Land Units it can field this Round: those on the map and those Available, as far as MIL and Ducats go."""
    me = position.players[player]
    payable = me.ducats // 2 if me.power[MIL] + me.bot_power > tracks.DECLARE[2] else 0
    return ask_forces.deployed(position, player) + min(me.available, payable)


def force_wanted(position: Europa, player: int, realm: int, space: int) -> int:
    """Defenders + 1, and 1 more against three or more, for a possible Leader."""
    defenders = defenders_of(position, player, realm, space)
    return defenders + 1 + (1 if defenders >= 3 else 0)


def defenders_of(position: Europa, player: int, realm: int, space: int) -> int:
    """An NPR's Capacity there and the Army of the player it is allied to; a player's Units."""
    other = position.realms.player[realm]
    if other >= 0:
        return ask_forces.deployed(position, other) + position.players[other].available // 2
    spent = defence.spent_on_land(position)
    found = defence.imperial(position, defence.units(position, realm, space, spent), space)
    patron = position.realms.allies[realm].bit_length() - 1
    if patron >= 0 and patron != player:
        found += ask_forces.deployed(position, patron)
    return found


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
    for province, token in enumerate(list(land.town)):
        if token and ownership.town_player(position, province) == player:
            if land.top[province] == REBELS:
                return True
            if land.marks[province] & UNREST:
                unrest += 1
    return unrest >= CALM_UNREST


def rival_of(position: Europa, player: int) -> int:
    """The Opponent with the most Prestige and Tax Income among those within two Areas or at War with it; a person
    before an automated player; -1: nobody is near."""
    me = position.realm_of(player)
    near = neighbours(position, me)
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


# diplomacy


def needed(position: Europa, player: int, realm: int, space: int) -> int:
    """Influence that the next step with this NPR needs; 0: there is none. An Alliance: 2, or 3 against an Opponent's;
    then what Subjugation would cost, and the same again for a Vassal."""
    own = position.realms
    lord = ownership.lord_player(position, realm)
    if own.kind[realm] == VASSALIZED:
        return vassalage.price(position, player, realm) if lord == player else 0
    if own.allies[realm] >> player & 1:
        if offices.member(position, realm) and realm == position.emperor:
            return 0
        return vassalage.price(position, player, realm)
    if own.allies[realm] or own.kind[realm] == PLAYED or not relations.may_ally(position, player, realm):
        return 0
    rivals = any(relations.influence_at(position, other, space) for other in position.others(player))
    return ALLY_INFLUENCE + (1 if rivals else 0)
