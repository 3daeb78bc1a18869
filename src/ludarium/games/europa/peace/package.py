"""What may go with an agreed peace: one of both Cuts Ties, or deals, at once (EU-10.5.NE.4)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import ownership, relations
from ludarium.games.europa.diplomacy import alliances, deals, marriages
from ludarium.games.europa.diplomacy.words_deals import (
    ASK_DUCATS,
    BUY_FOR,
    DEAL_ALLIANCE,
    DEAL_ASK,
    DEAL_BUY,
    DEAL_GIVE,
    DEAL_MARRIAGE,
    DEAL_SELL,
    GIVE_DUCATS,
    SELL_FOR,
)
from ludarium.games.europa.facts import places
from ludarium.games.europa.peace.words import (
    CUT_MINE,
    CUT_THEIRS,
    DROP_MINE,
    DROP_THEIRS,
    SETTLE_AREA,
    SETTLE_REALM,
)
from ludarium.games.europa.put import supply
from ludarium.games.europa.table.player import ADM, DIP
from ludarium.games.europa.table.position import Europa
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Step
from ludarium.kernel.verb import first, second, verb_of

DEALT: Final = (
    DEAL_ALLIANCE.code,
    DEAL_MARRIAGE.code,
    GIVE_DUCATS.code,
    ASK_DUCATS.code,
    SELL_FOR.code,
    BUY_FOR.code,
)
NUMBERED: Final = (DEAL_GIVE.code, DEAL_ASK.code, DEAL_SELL.code, DEAL_BUY.code)  # a number is chosen next
_THEIRS: Final = (CUT_THEIRS, DROP_THEIRS)


def tie_items(position: Europa, player: int, realm: int, items: list[int]) -> list[int]:
    """EU-10.5.NE.4: one of them, and only one, Cuts Ties at once: Alliances and Claims of his."""
    cutter = -1
    for item in items:
        if verb_of(item) in (SETTLE_REALM.code, SETTLE_AREA.code):
            cutter = player if first(item) in (CUT_MINE, DROP_MINE) else position.realms.player[realm]
    found: list[int] = []
    for each, cut, drop in (
        (player, CUT_MINE, DROP_MINE),
        (position.realms.player[realm], CUT_THEIRS, DROP_THEIRS),
    ):
        if cutter not in (-1, each):
            continue
        found.extend(SETTLE_REALM.of(cut, ally) for ally in relations.alliances(position, each))
        claims = position.areas.claims
        found.extend(SETTLE_AREA.of(drop, s) for s in range(places.SPACES) if (claims[s] >> each) & 1)
    return [item for item in found if item not in items]


# Player-to-Player Diplomacy, by the one who offers


def deal_of(items: list[int]) -> list[int]:
    """The terms of the deal among all that is offered."""
    return [item for item in items if verb_of(item) in DEALT]


def deal_items(position: Europa, player: int, realm: int, items: list[int]) -> list[int]:
    """Terms that can be added to the deal, for their usual price, whether or not somebody is at War (EU-5.1.2)."""
    if any(verb_of(item) in (SETTLE_REALM.code, SETTLE_AREA.code) and first(item) in _THEIRS for item in items):
        return []
    other = position.realms.player[realm]
    me, you = position.players[player], position.players[other]
    terms = deal_of(items)
    dip = me.power[DIP] - deals.dip_price(terms)
    sale = deals.holds(terms, SELL_FOR.code) or deals.holds(terms, BUY_FOR.code)
    money = deals.holds(terms, GIVE_DUCATS.code) or deals.holds(terms, ASK_DUCATS.code)
    found: list[int] = []
    if dip > 0:
        if not deals.holds(terms, DEAL_ALLIANCE.code) and _room(position, player) and _room(position, other):
            found.append(DEAL_ALLIANCE.code)
        if not deals.holds(terms, DEAL_MARRIAGE.code) and marriages.may_marry(position, player, other):
            found.extend(DEAL_MARRIAGE.of(deck) for deck in range(3))
        if not money and not sale:
            if me.ducats:
                found.append(DEAL_GIVE.code)
            if you.ducats:
                found.append(DEAL_ASK.code)
    if not money and me.power[ADM] and you.power[ADM]:
        if you.ducats - deals.ducats(terms, SELL_FOR.code) >= deals.PRICE_LEAST:
            gone = deals.sold(terms, SELL_FOR.code)
            found.extend(DEAL_SELL.of(province) for province in deals.for_sale(position, player, other, gone))
        if me.ducats - deals.ducats(terms, BUY_FOR.code) >= deals.PRICE_LEAST:
            got = deals.sold(terms, BUY_FOR.code)
            found.extend(DEAL_BUY.of(province) for province in deals.for_sale(position, other, player, got))
    return found


def _room(position: Europa, player: int) -> bool:
    return len(relations.alliances(position, player)) < relations.alliance_limit(position, player)


def still(position: Europa, sender: int, partner: int, terms: list[int]) -> list[int]:
    """Those terms of a deal that the peace itself has not made impossible."""
    kept: list[int] = []
    purse = [position.players[sender].ducats, position.players[partner].ducats]
    for term in terms:
        verb = verb_of(term)
        if verb == DEAL_ALLIANCE.code:
            good = relations.may_ally(position, sender, position.realm_of(partner))
        elif verb == DEAL_MARRIAGE.code:
            good = marriages.may_marry(position, sender, partner)
        elif verb in (GIVE_DUCATS.code, ASK_DUCATS.code):
            payer = 0 if verb == GIVE_DUCATS.code else 1
            good = purse[payer] >= first(term)
            purse[payer] -= first(term) if good else 0
        else:
            payer = 1 if verb == SELL_FOR.code else 0
            seller = sender if verb == SELL_FOR.code else partner
            good = purse[payer] >= second(term) and ownership.owner_player(position, first(term)) == seller
            purse[payer] -= second(term) if good else 0
        if good and deals.dip_price([*kept, term]) <= position.players[sender].power[DIP]:
            kept.append(term)
    return kept


@data
class Package(Step[Europa]):
    """EU-10.5.NE.4: the ties that were to be cut, and the deal, with their usual prices."""

    sender: int
    partner: int
    items: Shared[list[int]]

    def run(self, position: Europa) -> None:
        for item in self.items:
            verb, what, thing = verb_of(item), first(item), second(item)
            cutter = self.sender if what in (CUT_MINE, DROP_MINE) else self.partner
            if verb == SETTLE_REALM.code and relations.allied(position, cutter, thing):
                alliances.cut(position, cutter, thing)
            elif verb == SETTLE_AREA.code:
                supply.drop_claim(position, cutter, thing)
        terms = still(position, self.sender, self.partner, deal_of(self.items))
        if terms:
            deals.carry_out(position, self.sender, self.partner, terms, self.sender)
