"""Player-to-Player Diplomacy (EU-5.1.2): a deal with one partner, put together term by term, then accepted, refused or
countered once.

A deal is a list of terms, each a packed option: DEAL_ALLIANCE, DEAL_MARRIAGE (the deck for both), GIVE_DUCATS or
ASK_DUCATS, SELL_FOR or BUY_FOR, in the eyes of whoever proposes it. Nothing else is binding (AMB-EU1-22). It all
happens at once if the other agrees. Whose proposal it may be, the Active Player pays its DIP (EU-5.1.2.3, 5.1.2.5).
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import ownership, relations, tables
from ludarium.games.europa.diplomacy import alliances, marriages
from ludarium.games.europa.diplomacy.words_deals import (
    ASK_DUCATS,
    BUY_FOR,
    COUNTER_DEAL,
    DEAL_ACCEPTED,
    DEAL_ALLIANCE,
    DEAL_ASK,
    DEAL_BUY,
    DEAL_COUNTERED,
    DEAL_DECLINED,
    DEAL_GIVE,
    DEAL_MARRIAGE,
    DEAL_OFFERED,
    DEAL_SELL,
    GIVE_DUCATS,
    OFFERED_ALLIANCE,
    OFFERED_DUCATS,
    OFFERED_MARRIAGE,
    OFFERED_PROVINCE,
    SELL_FOR,
    SEND_DEAL,
)
from ludarium.games.europa.facts import places, tracks
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.language import symbols
from ludarium.games.europa.language.deeds import Facts
from ludarium.games.europa.put import purse, towns
from ludarium.games.europa.put.deeds import happened
from ludarium.games.europa.table.player import ADM, DEAL_REFUSED, DIP
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import ACCEPT, BY_TRADE, PICK_REALM, REFUSE
from ludarium.kernel import deals
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first, second, verb_of

PRICE_LEAST: Final = 3  # Ducats for a Province (EU-5.1.2.6, AMB-EU1-21)
PRICE_MOST: Final = 15
DUCATS_PER_DIP: Final = 10  # EU-5.1.2.5
DEALS: Final = deals.DealVerbs(SEND_DEAL, ACCEPT, REFUSE, counter=COUNTER_DEAL)
CORE_PRESTIGE: Final = 2  # lost for each Tax Value of a Core that is sold (EU-5.1.2.8)


# what a deal holds


def holds(terms: list[int], verb: int) -> bool:
    for term in terms:
        if verb_of(term) == verb:
            return True
    return False


def dip_price(terms: list[int]) -> int:
    """What the Active Player pays: 1 DIP for an Alliance, for a Marriage, and for each 10 Ducats or part of them."""
    total = 0
    for term in terms:
        verb = verb_of(term)
        if verb in (DEAL_ALLIANCE.code, DEAL_MARRIAGE.code):
            total += 1
        elif verb in (GIVE_DUCATS.code, ASK_DUCATS.code):
            total += -(-first(term) // DUCATS_PER_DIP)
    return total


def ducats(terms: list[int], verb: int) -> int:
    """The prices of all Provinces sold (SELL_FOR) or bought (BUY_FOR)."""
    return sum([second(term) for term in terms if verb_of(term) == verb]) if terms else 0


# what can be added


def partners(position: Europa, player: int) -> list[int]:
    """EUI-6: one proposal per partner and Turn; and there must be something to propose."""
    asked = position.players[player].turn_offers
    return [
        other
        for other in position.others(player)
        if not asked >> other & 1 and further(position, player, player, other, [])
    ]


def further(position: Europa, active: int, player: int, other: int, terms: list[int]) -> list[int]:
    """The terms that `player` can add to a deal with `other`; one of them is the Active Player."""
    me, you = position.players[player], position.players[other]
    # EU-5.1.2.2
    peace = relations.at_peace(position, me.realm) and relations.at_peace(position, you.realm)
    passive = other if active == player else player
    dip = position.players[active].power[DIP] - dip_price(terms)
    sale = bool(terms) and (holds(terms, SELL_FOR.code) or holds(terms, BUY_FOR.code))
    money = bool(terms) and (holds(terms, GIVE_DUCATS.code) or holds(terms, ASK_DUCATS.code))
    found: list[int] = []
    if dip > 0 and peace:
        if not holds(terms, DEAL_ALLIANCE.code) and relations.may_ally(position, active, position.realm_of(passive)):
            found.append(DEAL_ALLIANCE.code)
        if not holds(terms, DEAL_MARRIAGE.code) and marriages.may_marry(position, active, passive):
            found.extend(DEAL_MARRIAGE.of(deck) for deck in range(3))
    # EU-5.1.2.1: Monetary Support and the sale of Provinces exclude one another
    if dip > 0 and not money and not sale:
        if me.ducats:
            found.append(DEAL_GIVE.code)
        if you.ducats:
            found.append(DEAL_ASK.code)
    if peace and not money and me.power[ADM] and you.power[ADM]:
        if you.ducats - ducats(terms, SELL_FOR.code) >= PRICE_LEAST:
            found.extend(DEAL_SELL.of(each) for each in for_sale(position, player, other, sold(terms, SELL_FOR.code)))
        if me.ducats - ducats(terms, BUY_FOR.code) >= PRICE_LEAST:
            found.extend(DEAL_BUY.of(each) for each in for_sale(position, other, player, sold(terms, BUY_FOR.code)))
    return found


def sold(terms: list[int], verb: int) -> list[int]:
    """The Provinces that a deal sells (SELL_FOR) or buys (BUY_FOR)."""
    return [first(term) for term in terms if verb_of(term) == verb]


def for_sale(position: Europa, seller: int, buyer: int, taken: list[int]) -> list[int]:
    """EU-5.1.2.6, 5.1.2.9: Provinces that the seller Owns in Areas where the buyer has a Claim or a Core token; no
    Vassals, and no Capital (EUI-63). Ships leave a Port that is sold (EU-9.5.24). `taken`: what the buyer gets
    already."""
    if not position.players[buyer].claims and not position.players[buyer].cores:
        return []
    found: list[int] = []
    for space in tables.claims(position.areas, buyer):
        for province in places.PROVINCES_OF[position.board][space]:
            if (
                province not in taken
                and ownership.owner_player(position, province) == seller
                and province != position.realms.capital[position.realm_of(seller)]
                and pieces_for(position, buyer, [*taken, province])
            ):
                found.append(province)
    return found


def pieces_for(position: Europa, buyer: int, provinces: list[int]) -> bool:
    """Whether Towns are left for all these Provinces (EU-7.5.3, 7.5.5)."""
    me = position.players[buyer]
    large = tracks.PIECES_LARGE - me.large
    small = tracks.PIECES_SMALL - me.small
    vassal = tracks.PIECES_VASSALS - me.vassal
    for province in provinces:
        if towns.printed(position, province) == 2 and large:
            large -= 1
        elif towns.printed(position, province) == 2:
            small -= 2
        elif small:
            small -= 1
        else:
            vassal -= 1
        if small < 0 or vassal < 0:
            return False
    return True


def numbers(position: Europa, active: int, player: int, other: int, terms: list[int], term: int) -> list[int]:
    """EU-5.1.2.5-6: a term with each number it can have."""
    verb, province = verb_of(term), first(term)
    if verb in (DEAL_GIVE.code, DEAL_ASK.code):
        made = GIVE_DUCATS if verb == DEAL_GIVE.code else ASK_DUCATS
        giver = player if verb == DEAL_GIVE.code else other
        return [made.of(count) for count in range(1, most(position, active, giver, terms) + 1)]
    made = SELL_FOR if verb == DEAL_SELL.code else BUY_FOR
    buyer = other if verb == DEAL_SELL.code else player
    left = position.players[buyer].ducats - ducats(terms, made.code)
    return [made.of(province, price) for price in range(PRICE_LEAST, min(PRICE_MOST, left) + 1)]


def most(position: Europa, active: int, giver: int, terms: list[int]) -> int:
    """The most Ducats that can flow: what the giver has, and the Active Player's DIP pays for."""
    dip = position.players[active].power[DIP] - dip_price(terms)
    return min(position.players[giver].ducats, DUCATS_PER_DIP * dip)


# the Action


def can_deal(position: Europa, player: int, waived: int = 0) -> bool:
    """Whether there is anybody to whom anything can be proposed; Ducats, which nearly always can, are asked first."""
    me = position.players[player]
    others = [other for other in position.others(player) if not me.turn_offers >> other & 1]
    if me.power[DIP]:
        for other in others:
            if me.ducats or position.players[other].ducats:
                return True
    elif not me.power[ADM]:
        return False  # each term takes one of the two
    for other in others:
        if further(position, player, player, other, []):
            return True
    return False


def begin_deal(position: Europa, player: int, waived: int = 0) -> None:
    position.push(ChoosePartner(player))


@data
class ChoosePartner(Decision[Europa]):
    """EU-5.1.2.1: with exactly one other player."""

    RULES = ("EU-5.1.2.1", "EUI-6")

    def options(self, position: Europa) -> list[int]:
        return [PICK_REALM.of(position.realm_of(other)) for other in partners(position, self.seat)]

    def choose(self, position: Europa, option: int) -> None:
        position.push(AddToDeal(self.seat, position.realms.player[first(option)], [], self.seat))


@data
class AddToDeal(deals.BuildDeal[Europa]):
    """EU-5.1.2: the next term, or the deal is proposed as it is."""

    active: int
    RULES = ("EU-5.1.2.1", "EU-5.1.2.2", "EU-5.1.2.3", "EU-5.1.2.5", "EU-5.1.2.6", "EU-5.1.2.7", "EU-5.1.2.9")

    def verbs(self) -> deals.DealVerbs:
        return DEALS

    def further(self, position: Europa) -> list[int]:
        return further(position, self.active, self.seat, self.partner, self.terms)

    def add(self, position: Europa, term: int) -> None:
        if verb_of(term) in (DEAL_GIVE.code, DEAL_ASK.code, DEAL_SELL.code, DEAL_BUY.code):
            position.push(NumberInDeal(self.seat, self.partner, self.terms, self.active, term))
        else:
            position.push(AddToDeal(self.seat, self.partner, [*self.terms, term], self.active))

    def send(self, position: Europa) -> None:
        """What is proposed is open to all."""
        if self.seat == self.active:
            position.own_player(self.seat).turn_offers |= 1 << self.partner
            position.tell(DEAL_OFFERED, position.realm_of(self.seat), position.realm_of(self.partner))
        else:
            position.tell(DEAL_COUNTERED, position.realm_of(self.seat), position.realm_of(self.partner))
        tell(position, self.seat, self.partner, self.terms)
        position.push(AnswerDeal(self.partner, self.seat, self.terms, self.active))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        mine = ("mine", int(self.seat == self.active))
        return [("realm", REALM.full(position.realm_of(self.partner))), *figures(self.terms), mine]


@data
class NumberInDeal(Decision[Europa]):
    """EU-5.1.2.5-6: how many Ducats flow, or what a Province costs."""

    partner: int
    terms: Shared[list[int]]
    active: int
    term: int
    RULES = ("EU-5.1.2.5", "EU-5.1.2.6", "AMB-EU1-21")

    def options(self, position: Europa) -> list[int]:
        return numbers(position, self.active, self.seat, self.partner, self.terms, self.term)

    def choose(self, position: Europa, option: int) -> None:
        position.push(AddToDeal(self.seat, self.partner, [*self.terms, option], self.active))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("realm", REALM.full(position.realm_of(self.partner)))]


def figures(terms: list[int]) -> list[tuple[str, str | int]]:
    """A deal in figures, for prompts; its terms are told one by one when it is proposed."""
    return [
        ("alliance", int(holds(terms, DEAL_ALLIANCE.code))),
        ("marriage", int(holds(terms, DEAL_MARRIAGE.code))),
        ("given", sum(first(term) for term in terms if verb_of(term) == GIVE_DUCATS.code)),
        ("asked", sum(first(term) for term in terms if verb_of(term) == ASK_DUCATS.code)),
        ("sold", sum(1 for term in terms if verb_of(term) == SELL_FOR.code)),
        ("bought", sum(1 for term in terms if verb_of(term) == BUY_FOR.code)),
        ("price", ducats(terms, SELL_FOR.code) + ducats(terms, BUY_FOR.code)),
        ("dip", dip_price(terms)),
    ]


# the answer


def tell(position: Europa, player: int, partner: int, terms: list[int]) -> None:
    """Term by term."""
    me, you = position.realm_of(player), position.realm_of(partner)
    for term in terms:
        verb = verb_of(term)
        if verb == DEAL_ALLIANCE.code:
            position.tell(OFFERED_ALLIANCE, me, you)
        elif verb == DEAL_MARRIAGE.code:
            position.tell(OFFERED_MARRIAGE, me, you, first(term))
        elif verb == GIVE_DUCATS.code:
            position.tell(OFFERED_DUCATS, me, you, first(term))
        elif verb == ASK_DUCATS.code:
            position.tell(OFFERED_DUCATS, you, me, first(term))
        elif verb == SELL_FOR.code:
            position.tell(OFFERED_PROVINCE, me, you, first(term), second(term))
        else:
            position.tell(OFFERED_PROVINCE, you, me, first(term), second(term))


@data
class AnswerDeal(deals.AnswerDeal[Europa]):
    """EU-5.1.2.1: the partner agrees to the deal as it is, or not, or proposes another one in return (EUI-6: once)."""

    active: int
    RULES = ("EU-5.1.2.1", "AMB-EU1-22", "EUI-6")

    def verbs(self) -> deals.DealVerbs:
        return DEALS

    def agreed(self, position: Europa) -> None:
        position.tell(DEAL_ACCEPTED, position.realm_of(self.seat), position.realm_of(self.sender))
        carry_out(position, self.sender, self.seat, self.terms, self.active)

    def declined(self, position: Europa) -> None:
        position.tell(DEAL_DECLINED, position.realm_of(self.seat), position.realm_of(self.sender))
        position.own_player(self.active).turn_flags |= DEAL_REFUSED

    def may_counter(self, position: Europa) -> bool:
        return self.sender == self.active and bool(further(position, self.active, self.seat, self.sender, []))

    def countered(self, position: Europa) -> None:
        position.push(AddToDeal(self.seat, self.sender, [], self.active))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        mine = ("mine", int(self.seat == self.active))
        return [("realm", REALM.full(position.realm_of(self.sender))), *figures(self.terms), mine]


def carry_out(position: Europa, player: int, partner: int, terms: list[int], active: int) -> None:
    """Everything at once: the prices first."""
    purse.lose_power(position, active, DIP, dip_price(terms))
    if holds(terms, SELL_FOR.code) or holds(terms, BUY_FOR.code):
        # EU-5.1.2.7
        purse.lose_power(position, player, ADM, 1)
        purse.lose_power(position, partner, ADM, 1)
    passive = partner if active == player else player
    for term in terms:
        verb = verb_of(term)
        if verb == DEAL_ALLIANCE.code:
            ally(position, active, passive)
        elif verb == DEAL_MARRIAGE.code:
            marriages.marry(position, active, passive, first(term))
        elif verb == GIVE_DUCATS.code:
            move_ducats(position, player, partner, first(term))
        elif verb == ASK_DUCATS.code:
            move_ducats(position, partner, player, first(term))
        elif verb == SELL_FOR.code:
            sell(position, player, partner, first(term), second(term))
        else:
            sell(position, partner, player, first(term), second(term))


def ally(position: Europa, player: int, partner: int) -> None:
    """EU-5.1.2.3: both have an Alliance, and for both it has happened (EFFECTS 7)."""
    alliances.gain(position, player, position.realm_of(partner))
    facts = Facts()
    facts.opponent = True
    facts.tax = ownership.realm_tax(position, position.realm_of(player))
    happened(position, partner, symbols.H_FORGE_ALLIANCE, facts)


def move_ducats(position: Europa, giver: int, taker: int, count: int) -> None:
    purse.lose_ducats(position, giver, count)
    purse.gain_ducats(position, taker, count)


def sell(position: Europa, seller: int, buyer: int, province: int, price: int) -> None:
    """EU-5.1.2.6, 5.1.2.8: Ducats against a Province; for a Core the seller loses Prestige."""
    move_ducats(position, buyer, seller, price)
    if ownership.core_of(position, province) == position.realm_of(seller):
        lost = CORE_PRESTIGE * ownership.tax_value(position, province)
        purse.prestige(position, seller, -lost, BY_TRADE)
    towns.give(position, province, position.realm_of(buyer))
