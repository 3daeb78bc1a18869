"""Offers of peace: put together, sent, accepted or refused (EU-10.1.10, 10.2.5-6, 10.5.NE)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import relations
from ludarium.games.europa.diplomacy import deals
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.peace import treaties
from ludarium.games.europa.peace.package import NUMBERED, Package, deal_items, deal_of, tie_items
from ludarium.games.europa.peace.settle import freed_with, is_capital, liberable
from ludarium.games.europa.peace.terms import AGREED, NO_VICTOR, open_to
from ludarium.games.europa.peace.victory import side, taken, takes_white_peace
from ludarium.games.europa.peace.words import (
    CONVERSION,
    GIVE_BACK,
    HUMILIATION,
    KEEP,
    MINE,
    NOBODYS,
    OFFER,
    OFFER_DUCATS,
    OFFERED_AREA,
    OFFERED_DUCATS,
    OFFERED_PROVINCE,
    OFFERED_REALM,
    PEACE_OFFERED,
    PEACE_REFUSED,
    SET_FREE,
    SETTLE_AREA,
    SETTLE_PROVINCE,
    SETTLE_REALM,
    SIDE,
    SUCCESSION,
    TERM,
    THEIRS,
    WHITE,
)
from ludarium.games.europa.put import purse
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import ACCEPT, DONE, REFUSE
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first, second, verb_of

SUMS: Final = [*range(1, 51), 60, 80, 100]  # D that can be named in an offer


def offers(position: Europa, player: int, realm: int) -> list[int]:
    """What a player can offer an Enemy: to a person any term whose own requirements are met, either way round
    (EU-10.5.NE.1-2); to an NPR, and to a Bot that would take it, White Peace."""
    other = position.realms.player[realm]
    white = OFFER.of(WHITE, NOBODYS)
    if other < 0:
        return [white]
    if position.automated(other):
        return [white] if takes_white_peace(position, other, position.realm_of(player)) else []
    if position.automated(player):
        return [white]
    found = [white, *(OFFER.of(KEEP, way) for way in (MINE, THEIRS, NOBODYS))]
    me = position.realm_of(player)
    for term in (HUMILIATION, CONVERSION, SUCCESSION):
        if open_to(position, player, realm, side(position, realm, me), AGREED, term):
            found.append(OFFER.of(term, MINE))
        if open_to(position, other, me, side(position, me, realm), AGREED, term):
            found.append(OFFER.of(term, THEIRS))
    return found


def make(position: Europa, player: int, realm: int, option: int) -> None:
    """An offer is begun. Realms without a person answer by rule."""
    term, way = first(option), second(option)
    other = position.realms.player[realm]
    if other < 0 or position.automated(other):
        treaties.white(position, player, realm)
    else:
        position.push(BuildPeace(player, realm, term, way, []))


# what is in it


def province_items(position: Europa, player: int, realm: int, items: list[int]) -> list[int]:
    """EU-10.5.NE.3: Provinces that either side Occupies may go back, or be Liberated; Capitals go back anyway."""
    me, other = position.realm_of(player), position.realms.player[realm]
    named = [second(item) for item in items if verb_of(item) == SETTLE_PROVINCE.code]
    found: list[int] = []
    for taker, loser in ((player, realm), (other, me)):
        by = position.realm_of(taker)
        for province in taken(position, taker, side(position, loser, by)):
            if province in named or is_capital(position, province):
                continue
            found.append(SETTLE_PROVINCE.of(GIVE_BACK, province))
            if liberable(position, taker, loser, province) and not any(
                each in named for each in freed_with(position, loser, province)
            ):
                found.append(SETTLE_PROVINCE.of(SET_FREE, province))
    return found


def money_items(position: Europa, player: int, realm: int, items: list[int]) -> list[int]:
    """EU-10.5.NE.3: Ducats for what goes back, once, as far as the Treasury pays (AMB-EU1-76)."""
    if not any(verb_of(item) == SETTLE_PROVINCE.code and first(item) == GIVE_BACK for item in items):
        return []
    if any(verb_of(item) == OFFER_DUCATS.code for item in items):
        return []
    other = position.realms.player[realm]
    found = [OFFER_DUCATS.of(MINE, sum) for sum in SUMS if sum <= position.players[player].ducats]
    found.extend(OFFER_DUCATS.of(THEIRS, sum) for sum in SUMS if sum <= position.players[other].ducats)
    return found


@data
class BuildPeace(Decision[Europa]):
    """An offer to another player: what is added to the term; `done` sends it."""

    realm: int
    term: int
    way: int
    items: Shared[list[int]]  # options of this decision
    RULES = ("EU-10.5.NE.1", "EU-10.5.NE.2", "EU-10.5.NE.3", "EU-10.5.NE.4")

    def options(self, position: Europa) -> list[int]:
        found = [DONE.code]
        if self.term == KEEP:
            found.extend(province_items(position, self.seat, self.realm, self.items))
            found.extend(money_items(position, self.seat, self.realm, self.items))
        found.extend(tie_items(position, self.seat, self.realm, self.items))
        found.extend(deal_items(position, self.seat, self.realm, self.items))
        return found

    def choose(self, position: Europa, option: int) -> None:
        verb = verb_of(option)
        if verb in NUMBERED:
            position.push(PeaceNumber(self.seat, self.realm, self.term, self.way, self.items, option))
            return
        if verb != DONE.code:
            position.push(BuildPeace(self.seat, self.realm, self.term, self.way, [*self.items, option]))
            return
        position.tell(PEACE_OFFERED, position.realm_of(self.seat), self.realm, self.term, self.way)
        partner = position.realms.player[self.realm]
        for item in self.items:
            tell_item(position, item)
        deals.tell(position, self.seat, partner, deal_of(self.items))
        position.reveal()
        position.push(AnswerPeace(partner, self.seat, self.term, self.way, self.items))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return _about(self.realm, self.term, self.way, len(self.items))


@data
class PeaceNumber(Decision[Europa]):
    """EU-10.5.NE.4, 5.1.2.5-6: how many Ducats flow, or what a Province costs, in the deal that goes with the peace."""

    realm: int
    term: int
    way: int
    items: Shared[list[int]]
    deal: int
    RULES = ("EU-10.5.NE.4", "EU-5.1.2.5", "EU-5.1.2.6")

    def options(self, position: Europa) -> list[int]:
        partner = position.realms.player[self.realm]
        return deals.numbers(position, self.seat, self.seat, partner, deal_of(self.items), self.deal)

    def choose(self, position: Europa, option: int) -> None:
        position.push(BuildPeace(self.seat, self.realm, self.term, self.way, [*self.items, option]))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("partner", REALM.full(self.realm))]


def _about(realm: int, term: int, way: int, items: int) -> list[tuple[str, str | int]]:
    return [
        ("partner", REALM.full(realm)),
        ("term", TERM.full(term)),
        ("side", SIDE.full(way)),
        ("items", items),
    ]


def tell_item(position: Europa, item: int) -> None:
    verb = verb_of(item)
    if verb == SETTLE_PROVINCE.code:
        position.tell(OFFERED_PROVINCE, first(item), second(item))
    elif verb == SETTLE_REALM.code:
        position.tell(OFFERED_REALM, first(item), second(item))
    elif verb == SETTLE_AREA.code:
        position.tell(OFFERED_AREA, first(item), second(item))
    elif verb == OFFER_DUCATS.code:
        position.tell(OFFERED_DUCATS, first(item), second(item))


@data
class AnswerPeace(Decision[Europa]):
    """EU-10.1.10: a person accepts the offer as it is, or refuses it."""

    sender: int
    term: int
    way: int
    items: Shared[list[int]]
    RULES = ("EU-10.1.10", "EU-10.5.NE.1", "EU-10.5.NE.4")

    def options(self, position: Europa) -> list[int]:
        return [ACCEPT.code, REFUSE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == REFUSE.code:
            position.tell(PEACE_REFUSED, position.realm_of(self.seat), position.realm_of(self.sender))
            return
        position.push(Package(self.sender, self.seat, self.items))
        agree(position, self.sender, self.seat, self.term, self.way, self.items)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return _about(position.realm_of(self.sender), self.term, self.way, len(self.items))


# what is agreed


def agree(position: Europa, sender: int, partner: int, term: int, way: int, items: list[int]) -> None:
    victor, loser = (partner, sender) if way == THEIRS else (sender, partner)
    me, realm = position.realm_of(victor), position.realm_of(loser)
    fates: list[int] = []
    for item in items:
        if verb_of(item) == SETTLE_PROVINCE.code:
            province = second(item)
            if first(item) == SET_FREE:
                taker = relations.overlord(position, position.land.holder[province])
                for each in freed_with(position, taker, province):
                    fates.extend([each, SET_FREE])
            else:
                fates.extend([province, GIVE_BACK])
        elif verb_of(item) == OFFER_DUCATS.code:
            payer, taker = (sender, partner) if first(item) == MINE else (partner, sender)
            purse.gain_ducats(position, taker, purse.lose_ducats(position, payer, second(item)))
    why = NO_VICTOR if way == NOBODYS else AGREED
    treaties.conclude(position, victor, realm, side(position, realm, me), [], term, why, fates)
