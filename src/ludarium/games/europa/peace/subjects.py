"""How a Realm becomes a player's Vassal, and how it is annexed, whether by a Peace Term or by a card (EU-11.4.2)."""

from __future__ import annotations

from ludarium.games.europa.ask import ownership
from ludarium.games.europa.facts import realms
from ludarium.games.europa.language import symbols
from ludarium.games.europa.peace import settle
from ludarium.games.europa.peace.victory import value_of
from ludarium.games.europa.peace.words import BECAME_VASSAL, WAS_ANNEXED
from ludarium.games.europa.put import bonds, supply, towns
from ludarium.games.europa.put.deeds import happened
from ludarium.games.europa.table.doors import realm_changed
from ludarium.games.europa.table.position import VASSALIZED, Europa


def vassalize(position: Europa, player: int, realm: int) -> None:
    """EU-11.4.5, 10.5.VA.2: Vassal tokens on all its Provinces; what lies on top of them goes. DNPR tokens stay below
    (EU-13.3.3)."""
    unbind(position, player, realm)
    me = position.realm_of(player)
    own = position.own_realms()
    own.kind[realm] = VASSALIZED
    own.lord[realm] = me
    provinces = ownership.held(position, realm)
    for province in provinces:
        towns.clear_top(position, province)
        if ownership.token_player(position.land.town[province]) != player:
            towns.vassal(position, province, player)
    position.tell(BECAME_VASSAL, realm, me)
    for province in provinces:
        towns.changed(position, province)
    realm_changed(position, realm)


def vassalize_whole(position: Europa, player: int, realm: int) -> None:
    """EU-10.5.VA.2: a Realm and its own Vassals, which become separate Vassals (AMB-58). What other players Occupy is
    theirs now."""
    new = [realm, *ownership.vassals_of(position, realm)]
    for each in new:
        unbind(position, player, each)
        for province in ownership.held(position, each):
            if ownership.occupant(position, province) not in (-1, player):
                settle.keep(position, province)
    for each in new:
        if position.realms.capital[each] >= 0:
            vassalize(position, player, each)


def unbind(position: Europa, player: int, realm: int) -> None:
    """Alliances, War, Truce and CB tokens of a player's new Vassal go, and others' Marriages (EU-10.4.2, 11.2.8)."""
    for other in position.order:
        bonds.unally(position, other, realm)
        supply.drop_cb(position, other, realm)
        if other != player:
            bonds.unwed(position, other, realm)
    for other in range(realms.REALMS):
        bonds.end_war(position, realm, other)
        bonds.end_truce(position, realm, other)
    if position.papal_realm == realm:
        position.papal_realm = -1


def annex(position: Europa, player: int, realm: int, along: list[int]) -> None:
    """EU-11.4.6-7, 10.5.FA.1: the player's Towns on all Provinces of a Realm without a player, and of the Vassals that
    come along; their Alliances and Marriages end, and they are out of play. DNPR tokens stay below (EU-13.3.3)."""
    me = position.realm_of(player)
    provinces: list[int] = []
    for each in [realm, *along]:
        provinces.extend(ownership.held(position, each))
    facts = settle.about(position, player, realm)
    facts.tax = value_of(position, provinces)
    position.tell(WAS_ANNEXED, realm, me)
    for each in [realm, *along]:
        for other in position.order:
            bonds.unally(position, other, each)
            bonds.unwed(position, other, each)
    for province in provinces:
        if ownership.occupant(position, province) == player:
            settle.keep(position, province)
        else:
            towns.give(position, province, me)
    happened(position, player, symbols.H_ANNEX, facts)
