"""Papal Actions: Excommunicate Ruler, Call Crusade (EU-19.3)."""

from __future__ import annotations

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import offices, ownership, relations, special
from ludarium.games.europa.curia import cardinals
from ludarium.games.europa.curia.words import (
    CRUSADE_AGAINST,
    CRUSADE_CALLED,
    CRUSADE_NOW,
    CRUSADE_SCORED,
    EXCOMMUNICATE_REALM,
    EXCOMMUNICATED,
    LOSE_CATHOLIC_INFLUENCE,
    PAPAL_TOKEN_LEFT,
)
from ludarium.games.europa.facts import faiths, places, realms
from ludarium.games.europa.put import purse, supply
from ludarium.games.europa.table.actions import FREE
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.player import CRUSADER, DIP
from ludarium.games.europa.table.position import ABSENT, VASSALIZED, Europa
from ludarium.games.europa.table.words import BY_CURIA, DECLINE
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of

PRICE = 2  # DIP of both Actions
LAST_AGE = 2  # EU-19.3.1
EXCOMMUNICATION_INFLUENCE = 4
CRUSADE_POINTS = 2


def price(position: Europa, player: int) -> int:
    return PRICE - special.papal_discount(position, player)


def _may_act(position: Europa, player: int, waived: int) -> bool:
    """EU-19.3.1: Ages I and II, one a Round, by the Controller, while the token is free."""
    return (
        position.age <= LAST_AGE
        and not position.papal_used
        and position.papal_space < 0
        and position.papal_realm < 0
        and offices.curia_controller(position) == player
        and (waived >= FREE or position.players[player].power[DIP] >= price(position, player))
    )


# Excommunication


def targets(position: Europa, player: int) -> list[int]:
    """EU-19.3.2: Catholic Realms with a Ruler of their own: players and NPRs."""
    return [
        realm
        for realm in range(len(position.realms.kind))
        if position.realms.kind[realm] not in (ABSENT, VASSALIZED)
        and position.realms.player[realm] != player
        and faiths.IS_CATHOLIC[position.realms.faith[realm]]
        and not ownership.distant_realm(position, realm)
        and not keeper(position, realm)
    ]


def keeper(position: Europa, realm: int) -> bool:
    """1-02, rule 1: the Papal player is never excommunicated."""
    return realm == realms.PAPAL_STATES and position.realms.player[realm] >= 0


def can_excommunicate(position: Europa, player: int, waived: int = 0) -> bool:
    return _may_act(position, player, waived) and bool(targets(position, player))


def begin_excommunicate(position: Europa, player: int, waived: int = 0) -> None:
    if waived < FREE:
        purse.lose_power(position, player, DIP, price(position, player))
    position.push(ChooseExcommunicated(player))


@data
class ChooseExcommunicated(Decision[Europa]):
    """EU-19.3.2: whose Ruler is excommunicated."""

    RULES = ("EU-19.3.1", "EU-19.3.2")

    def options(self, position: Europa) -> list[int]:
        return [EXCOMMUNICATE_REALM.of(realm) for realm in targets(position, self.seat)]

    def choose(self, position: Europa, option: int) -> None:
        position.papal_used = 1
        excommunicate(position, first(option))


def excommunicate(position: Europa, realm: int) -> bool:
    """The token; a player's Realm loses 1 P, a Cardinal and four Influence in Catholic Areas. False: it is in use, or
    the Realm is not Catholic."""
    if position.papal_space >= 0 or position.papal_realm >= 0:
        return False
    if not faiths.IS_CATHOLIC[position.realms.faith[realm]] or keeper(position, realm):
        return False
    position.papal_realm = realm
    position.tell(EXCOMMUNICATED, realm)
    player = position.realms.player[realm]
    if player >= 0:
        purse.prestige(position, player, -1, BY_CURIA)
        position.push(CatholicInfluenceStep(player, EXCOMMUNICATION_INFLUENCE))
        cardinals.lose(position, player, 1)
    return True


def catholic_influence(position: Europa, player: int) -> list[int]:
    return [
        space
        for space in range(places.AREAS)
        if relations.spendable(position, player, space) and faiths.IS_CATHOLIC[offices.creed(position, space)]
    ]


@data
class CatholicInfluenceStep(Step[Europa]):
    player: int
    left: int

    def run(self, position: Europa) -> None:
        spaces = catholic_influence(position, self.player)
        if sum(relations.spendable(position, self.player, space) for space in spaces) <= self.left:
            for space in spaces:
                supply.give_up_influence(position, self.player, space, 9)
        elif self.left:
            position.push(LoseCatholicInfluence(self.player, self.left))


@data
class LoseCatholicInfluence(Decision[Europa]):
    """EU-19.3.2: which Influence in Catholic Areas goes, cube by cube."""

    left: int
    RULES = ("EU-19.3.2",)

    def options(self, position: Europa) -> list[int]:
        return [LOSE_CATHOLIC_INFLUENCE.of(space) for space in catholic_influence(position, self.seat)]

    def choose(self, position: Europa, option: int) -> None:
        supply.give_up_influence(position, self.seat, first(option), 1)
        position.push(CatholicInfluenceStep(self.seat, self.left - 1))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("left", self.left)]


# Crusade


def muslim_provinces(position: Europa, space: int) -> int:
    """Provinces in the Area that Muslim Realms Own."""
    count = 0
    land, faith = position.land, position.realms.faith
    for province in places.PROVINCES_OF[position.board][space]:
        realm = land.holder[province]
        if realm >= 0 and faith[realm] == faiths.MUSLIM and not land.top[province]:
            count += 1
    return count


def crusade_areas(position: Europa) -> list[int]:
    """EU-19.3.4: Areas with two or more Provinces Owned by Muslim Realms."""
    return [space for space in range(places.AREAS) if muslim_provinces(position, space) >= 2]


def can_crusade(position: Europa, player: int, waived: int = 0) -> bool:
    if not _may_act(position, player, waived):
        return False
    for space in range(places.AREAS):
        if muslim_provinces(position, space) >= 2:
            return True
    return False


def begin_crusade(position: Europa, player: int, waived: int = 0) -> None:
    if waived < FREE:
        purse.lose_power(position, player, DIP, price(position, player))
    position.push(ChooseCrusade(player))


@data
class ChooseCrusade(Decision[Europa]):
    """EU-19.3.4: the Area of the Crusade."""

    RULES = ("EU-19.3.1", "EU-19.3.4")

    def options(self, position: Europa) -> list[int]:
        return [CRUSADE_AGAINST.of(space) for space in crusade_areas(position)]

    def choose(self, position: Europa, option: int) -> None:
        position.papal_used = 1
        position.papal_space = first(option)
        position.tell(CRUSADE_CALLED, position.realm_of(self.seat), first(option))
        if crusade_targets(position, self.seat):
            position.push(CrusadeNow(self.seat))


def crusade_targets(position: Europa, player: int) -> list[int]:
    """Muslim Realms with Provinces there on which the player may declare War now (EU-19.3.5, AMB-39)."""
    found: list[int] = []
    for province in places.PROVINCES_OF[position.board][position.papal_space]:
        realm = ownership.owner(position, province)
        if realm < 0 or position.realms.faith[realm] != faiths.MUSLIM:
            continue
        if position.realms.kind[realm] == VASSALIZED:
            realm = position.realms.lord[realm]
        muslim = position.realms.faith[realm] == faiths.MUSLIM
        if muslim and realm not in found and not relations.declare_refusal(position, player, realm):
            found.append(realm)
    return found


@data
class CrusadeNow(Decision[Europa]):
    """EU-19.3.5: a Declare War at once, free of charge, on Muslim Realms there; 1 P and two Mercenaries."""

    RULES = ("EU-19.3.5", "AMB-39")

    def options(self, position: Europa) -> list[int]:
        return [CRUSADE_NOW.code, DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == CRUSADE_NOW.code:
            position.own_player(self.seat).round_flags |= CRUSADER
            purse.prestige(position, self.seat, 1, BY_CURIA)
            DOORS.crusade(position, self.seat, position.papal_space)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("space", places.SPACE.full(position.papal_space))]


def score_crusade(position: Europa) -> None:
    """EU-19.3.7: each committed Catholic Realm +2 P with Units there and no Muslim Province left, else -2 P; if nobody
    is committed the Controller loses 2 P. The token leaves (EU-4.4.17)."""
    space = position.papal_space
    if space >= 0:
        won = muslim_provinces(position, space) == 0
        committed = [
            player
            for player in position.clockwise(position.first)
            if position.players[player].round_flags & CRUSADER and offices.catholic(position, player)
        ]
        for player in committed:
            success = won and ask_forces.units_in(position, player, space) > 0
            position.tell(CRUSADE_SCORED, position.realm_of(player), int(success))
            purse.prestige(position, player, CRUSADE_POINTS if success else -CRUSADE_POINTS, BY_CURIA)
        controller = offices.curia_controller(position)
        if not committed and controller >= 0:
            purse.prestige(position, controller, -CRUSADE_POINTS, BY_CURIA)
    if space >= 0 or position.papal_realm >= 0:
        position.tell(PAPAL_TOKEN_LEFT, 1)
    position.papal_space = -1
    position.papal_realm = -1
