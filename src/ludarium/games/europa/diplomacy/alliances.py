"""Forge Alliance (EU-5.4.2) and what the end of an Alliance costs (EU-11.3.20-22)."""

from __future__ import annotations

from ludarium.games.europa.ask import ownership, relations
from ludarium.games.europa.ask.vassalage import spaces_of, spared
from ludarium.games.europa.diplomacy.words import ALLIED_UNITS_LOST, FORGE_WITH
from ludarium.games.europa.facts import tracks
from ludarium.games.europa.language import symbols
from ludarium.games.europa.language.deeds import Facts
from ludarium.games.europa.put import bonds, purse, supply
from ludarium.games.europa.put.deeds import happened
from ludarium.games.europa.table.actions import price
from ludarium.games.europa.table.player import DIP
from ludarium.games.europa.table.position import (
    ALLIED,
    ARMIES,
    ARMY,
    ARMY_SPACE,
    ARMY_UNITS,
    DNPR,
    NPR,
    UNIT_KINDS,
    Europa,
)
from ludarium.games.europa.table.words import PICK_AREA
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first

LOST_INFLUENCE = 5  # EU-11.3.21


def cost(position: Europa, realm: int, waived: int = 0) -> int:
    """EU-5.4.2.1: half the NPR's Tax Income, at most 3 DIP."""
    half = (ownership.realm_tax(position, realm) + 1) // 2
    return price(min(tracks.ALLIANCE_DIP_MOST, half), waived)


def candidates(position: Europa, player: int, waived: int = 0) -> list[int]:
    if not may_begin(position, player):
        return []
    near = relations.courted(position, player)
    return [realm for realm in near if suits(position, player, realm, waived)]


def may_begin(position: Europa, player: int) -> bool:
    """What does not depend on the partner: Peace, and a token (EU-5.4.2.2, AMB-EU1-30)."""
    if not relations.at_peace(position, position.players[player].realm):
        return False
    return len(relations.alliances(position, player)) < relations.alliance_limit(position, player)


def suits(position: Europa, player: int, realm: int, waived: int) -> bool:
    """Whether this NPR can become an Ally now; what is cheap to ask is asked first."""
    if position.realms.kind[realm] not in (NPR, DNPR) or (position.realms.allies[realm] >> player) & 1:
        return False
    if cost(position, realm, waived) > position.players[player].power[DIP]:
        return False
    return relations.may_forge(position, player, realm)


def can_forge(position: Europa, player: int, waived: int = 0) -> bool:
    me = position.players[player]
    if not me.power[DIP] and not waived and not me.colonists:
        return False  # a Realm that Owns something where he has Influence costs at least 1
    if not may_begin(position, player):
        return False
    for realm in relations.courted(position, player):
        if suits(position, player, realm, waived):
            return True
    return False


def begin_forge(position: Europa, player: int, waived: int = 0) -> None:
    position.push(ForgeAlliance(player, waived))


@data
class ForgeAlliance(Decision[Europa]):
    """EU-5.4.2: which NPR becomes an Ally."""

    waived: int
    RULES = ("EU-5.4.2.1", "EU-5.4.2.2", "EU-5.4.2.3", "EU-5.4.2.4", "EU-5.4.2.5")

    def options(self, position: Europa) -> list[int]:
        return [FORGE_WITH.of(realm) for realm in candidates(position, self.seat, self.waived)]

    def choose(self, position: Europa, option: int) -> None:
        realm = first(option)
        purse.lose_power(position, self.seat, DIP, cost(position, realm, self.waived))
        gain(position, self.seat, realm)
        space = ownership.capital_space(position, realm)
        if not ownership.distant(space):
            supply.influence(position, self.seat, space, 1)

    def facts(self, position: Europa, option: int) -> list[tuple[str, str | int]]:
        return [("realm_price", cost(position, first(option), self.waived))]


def gain(position: Europa, player: int, realm: int) -> None:
    """An Alliance, however it came (EFFECTS 7: forge_alliance)."""
    bonds.ally(position, player, realm)
    facts = Facts()
    facts.opponent = position.realms.player[realm] >= 0
    facts.npr = not facts.opponent
    facts.tax = ownership.realm_tax(position, realm)
    happened(position, player, symbols.H_FORGE_ALLIANCE, facts)


# the end of an Alliance


def lose_units(position: Europa, player: int, realm: int) -> None:
    """EU-11.3.22, 10.3.4: the Allied Units that an Active Ally gave go, out of the Reserve first, then out of
    Armies."""
    me = position.own_player(player)
    for i in range(0, len(me.levies), 2):
        if me.levies[i] == realm:
            count = me.levies[i + 1]
            del me.levies[i : i + 2]
            take_units(position, player, count)
            position.tell(ALLIED_UNITS_LOST, me.realm, count, realm)
            return


def take_units(position: Europa, player: int, count: int) -> None:
    me = position.own_player(player)
    gone = min(count, me.allied)
    me.allied -= gone
    left = count - gone
    if left <= 0:
        return
    armies = position.own_forces().armies
    for army in range(ARMIES):
        at = (player * ARMIES + army) * ARMY
        if armies[at + ARMY_SPACE] < 0:
            continue
        for kind in range(ALLIED, UNIT_KINDS):
            taken = min(left, armies[at + ARMY_UNITS + kind])
            armies[at + ARMY_UNITS + kind] -= taken
            left -= taken
        if not any(armies[at + ARMY_UNITS : at + ARMY_UNITS + UNIT_KINDS]):
            purse.remove_army(position, player, army)


def separate_wars(position: Europa, player: int, realm: int) -> None:
    """EU-11.3.9, 11.3.22: an NPR that is no longer an Active Ally fights the players among its Enemies on its own. With
    another NPR it was at War for its Ally only: nobody would ever end that."""
    me = position.players[player].realm
    whose = position.realms.player
    wars = position.bonds.wars
    over: list[int] = []
    for i in range(0, len(wars), 4):
        if wars[i + 2] == me and realm in (wars[i], wars[i + 1]):
            enemy = wars[i] + wars[i + 1] - realm
            if whose[enemy] < 0:
                over.append(enemy)
            else:
                position.own_bonds().wars[i + 2] = -1
    for enemy in over:
        bonds.end_war(position, realm, enemy)


def dissolve(position: Europa, player: int, realm: int) -> None:
    """An Alliance ends, whatever for: an Active Ally's Units go with it, and its wars are its own."""
    if position.realms.active[realm] == player + 1:
        lose_units(position, player, realm)
        separate_wars(position, player, realm)
    bonds.unally(position, player, realm)


def cut(position: Europa, player: int, realm: int) -> None:
    """EU-11.3.21-22: Cut Ties. At Peace: five Influence (EU-11.2.3: or four) and a Truce. At War: 2 Stability and all
    Influence; an Active Ally's Units go, and its wars become its own."""
    active = position.realms.active[realm] == player + 1
    at_war = active or not relations.at_peace(position, realm)
    dissolve(position, player, realm)
    if at_war:
        for space in spaces_of(position, realm):
            supply.give_up_influence(position, player, space, 9)
        purse.stability(position, player, -2)
    else:
        bonds.truce(position, position.players[player].realm, realm)
        position.push(LoseInfluenceStep(player, realm, LOST_INFLUENCE - spared(position, player, realm)))


@data
class LoseInfluenceStep(Step[Europa]):
    """So many Influence go from a Realm's Areas: all of them, or the player says which."""

    player: int
    realm: int
    left: int

    def run(self, position: Europa) -> None:
        spaces = [s for s in spaces_of(position, self.realm) if relations.spendable(position, self.player, s)]
        if sum(relations.spendable(position, self.player, space) for space in spaces) <= self.left:
            for space in spaces:
                supply.give_up_influence(position, self.player, space, 9)
        elif len(spaces) == 1:
            supply.give_up_influence(position, self.player, spaces[0], self.left)
        elif self.left:
            position.push(LoseInfluence(self.player, self.realm, self.left))


@data
class LoseInfluence(Decision[Europa]):
    """EU-11.3.21: which Influence in the former Ally's Areas goes, cube by cube."""

    realm: int
    left: int
    RULES = ("EU-11.3.21", "EU-11.3.9")

    def options(self, position: Europa) -> list[int]:
        return [
            PICK_AREA.of(space)
            for space in spaces_of(position, self.realm)
            if relations.spendable(position, self.seat, space)
        ]

    def choose(self, position: Europa, option: int) -> None:
        supply.give_up_influence(position, self.seat, first(option), 1)
        position.push(LoseInfluenceStep(self.seat, self.realm, self.left - 1))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("left", self.left)]
