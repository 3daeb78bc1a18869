"""The Trade Action (EU-5.4.4)."""

from __future__ import annotations

from ludarium.games.europa.ask import chains, modifiers
from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import tracks as ask_tracks
from ludarium.games.europa.facts import places, tracks, trade_cards
from ludarium.games.europa.facts.trade_cards import TradeLine
from ludarium.games.europa.language import symbols
from ludarium.games.europa.language.deeds import Facts
from ludarium.games.europa.put import purse, ships
from ludarium.games.europa.put.deeds import happened
from ludarium.games.europa.table.actions import FREE
from ludarium.games.europa.table.player import ADM, DIP, NO_PIECE, OFF_BOARD
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import BY_TRADE
from ludarium.games.europa.trade import power, sail
from ludarium.games.europa.trade.words import (
    GOLD_INTEREST,
    NEW_MERCHANT,
    PAY_GOLD,
    RANK_FIRST,
    REFUSE_TRADE,
    SEND_MERCHANT,
    TRADE_IN,
    TRADE_INCOME,
    TRADE_REFUSED,
    TRADE_REVEALED,
    TRADE_SAIL,
    TRADE_SECONDARY,
    TRADED,
)
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, second, verb_of

SLAVES_FROM = 3  # Age from which Slaves cost Prestige (EU-12.1.9)


def upright(position: Europa, player: int) -> list[int]:
    """Merchants that can be used: their values in `merchants` (EU-12.4.2)."""
    mine = position.players[player].merchants
    return [value for value in mine if value != NO_PIECE and (value < 0 or value % 2 == 0)]


def can_trade(position: Europa, player: int, waived: int = 0) -> bool:
    if waived < FREE and position.players[player].power[DIP] < tracks.TRADE[1]:
        return False
    return bool(upright(position, player)) and bool(position.decks.trade or position.decks.trade_discards)


def begin_trade(position: Europa, player: int, waived: int = 0) -> None:
    if waived < FREE:
        purse.lose_power(position, player, DIP, tracks.TRADE[1])
    count = tracks.TRADE_CARDS + modifiers.total(position, player, symbols.M_TRADE_CARDS_REVEALED)
    cards = [card for card in (turn_up(position) for _ in range(count)) if card >= 0]
    position.trade_open = [*position.trade_open, *cards]
    for card in cards:
        position.tell(TRADE_REVEALED, card)
    position.push(ChooseTrade(player, cards, -1))


def turn_up(position: Europa) -> int:
    """The top Trade card; the discards are shuffled when the deck is empty. -1: there is none."""
    decks = position.own_decks()
    if not decks.trade:
        if not decks.trade_discards:
            return -1
        decks.trade = sorted(decks.trade_discards)
        decks.trade_discards = []
        position.chance.shuffle(decks.trade)
    position.reveal()
    return decks.trade.pop()


def put_away(position: Europa, cards: list[int]) -> None:
    position.own_decks().trade_discards.extend(cards)
    position.trade_open = [card for card in position.trade_open if card not in cards]


# what can be used


def usable(position: Europa, player: int, node: int, links: list[int], sea: int) -> bool:
    """EU-5.4.4.5, 5.4.4.8: connected, through the Ship that was moved if one was; an upright Merchant for it."""
    if not places.NODE_IN_PLAY[position.board][node] or not chains.node_linked(position, links, node):
        return False
    if sea >= 0 and not chains.trade_chain_through(position, player, node, sea):
        return False
    here = power.merchant_in(position, player, node)
    return here < 0 or here % 2 == 0


def uses(position: Europa, player: int, cards: list[int], sea: int) -> list[int]:
    """The options of the revealed cards."""
    links = chains.trade_links(position, player)
    found: list[int] = []
    for card in cards:
        for line in trade_cards.LINES[card]:
            if usable(position, player, line.node, links, sea) and power.needs_met(position, player, line):
                found.append(TRADE_IN.of(card, line.node))
            second_node = line.secondary
            if (
                second_node >= 0
                and usable(position, player, second_node, links, sea)
                and not position.forces.pirates[second_node]
                and power.not_exceeded(position, player, second_node)
            ):
                found.append(TRADE_SECONDARY.of(card, second_node))
    return list(dict.fromkeys(found))


def refusal(position: Europa, player: int) -> int:
    """The Ducats for who refuses all cards (EU-5.4.4.3)."""
    return tracks.TRADE_REFUSED_DUCATS + modifiers.total(position, player, symbols.M_TRADE_REFUSAL_DUCATS)


@data
class ChooseTrade(Decision[Europa]):
    """EU-5.4.4.3-5: refuse all cards; move a Light Ship first; or use one card in one of its nodes."""

    cards: Shared[list[int]]
    sea: int  # where a Ship was moved to, or -1
    RULES = ("EU-5.4.4.2", "EU-5.4.4.3", "EU-5.4.4.4", "EU-5.4.4.5", "EU-5.4.4.8")

    def options(self, position: Europa) -> list[int]:
        found = uses(position, self.seat, self.cards, self.sea)
        if self.sea < 0:
            return [*found, REFUSE_TRADE.code, *sail.useful_sails(position, self.seat, self.cards)]
        return found or [REFUSE_TRADE.code]

    def choose(self, position: Europa, option: int) -> None:
        verb = verb_of(option)
        if verb == REFUSE_TRADE.code:
            self._refuse(position)
        elif verb == TRADE_SAIL.code:
            self._sail(position, first(option), second(option))
        else:
            card, node = first(option), second(option)
            put_away(position, self.cards)
            position.tell(TRADED, position.realm_of(self.seat), card, node)
            if trade_cards.IS_SLAVES[card] and position.age >= SLAVES_FROM:
                purse.prestige(position, self.seat, -1, BY_TRADE)
            secondary = 1 if verb == TRADE_SECONDARY.code else 0
            position.push(Collect(self.seat, card, node, secondary))
            if power.merchant_in(position, self.seat, node) >= 0:
                lay_down(position, self.seat, node)
            else:
                send(position, self.seat, node)

    def _refuse(self, position: Europa) -> None:
        put_away(position, self.cards)
        position.tell(TRADE_REFUSED, position.realm_of(self.seat))
        purse.gain_ducats(position, self.seat, refusal(position, self.seat))

    def _sail(self, position: Europa, place: int, goal: int) -> None:
        fee = sail.toll(position, self.seat, place, goal)
        ships.take_one_light(position, self.seat, place)
        ships.put_light(position, self.seat, goal)
        position.push(ChooseTrade(self.seat, self.cards, goal))
        if ask_forces.free_slots(position, goal) > 0 or sail.displaceable(position, self.seat, goal):
            position.push(sail.TradeSlot(self.seat, goal))
        purse.lose_any(position, self.seat, fee)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("refusal", refusal(position, self.seat))]

    def facts(self, position: Europa, option: int) -> list[tuple[str, str | int]]:
        if verb_of(option) != TRADE_SAIL.code:
            return []
        return [("goal_price", sail.toll(position, self.seat, first(option), second(option)))]


# the Merchant


def lay_down(position: Europa, player: int, node: int) -> None:
    me = position.own_player(player)
    me.merchants[me.merchants.index(node * 2)] = node * 2 + 1


def send(position: Europa, player: int, node: int) -> None:
    """EU-5.4.4.6: which upright Merchant goes there; the choice is the player's."""
    found = upright(position, player)
    if len(found) == 1:
        move_merchant(position, player, found[0], node)
    else:
        position.push(ChooseMerchant(player, node))


def move_merchant(position: Europa, player: int, value: int, node: int) -> None:
    me = position.own_player(player)
    me.merchants[me.merchants.index(value)] = node * 2 + 1


@data
class ChooseMerchant(Decision[Europa]):
    """EU-5.4.4.6: the Merchant that moves to the node."""

    node: int
    RULES = ("EU-5.4.4.6",)

    def options(self, position: Europa) -> list[int]:
        found: list[int] = []
        for value in dict.fromkeys(upright(position, self.seat)):
            found.append(NEW_MERCHANT.code if value == OFF_BOARD else SEND_MERCHANT.of(value // 2))
        return found

    def choose(self, position: Europa, option: int) -> None:
        value = OFF_BOARD if verb_of(option) == NEW_MERCHANT.code else first(option) * 2
        move_merchant(position, self.seat, value, self.node)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("node", places.NODE.full(self.node))]


# income


def line_of(card: int, node: int, secondary: bool) -> TradeLine:
    for line in trade_cards.LINES[card]:
        if (line.secondary if secondary else line.node) == node:
            return line
    raise AssertionError("the card does not name this node")


@data
class Collect(Step[Europa]):
    """EU-5.4.4.7, 12.5: Trade Power of everybody there, then the rows."""

    player: int
    card: int
    node: int
    secondary: int

    def run(self, position: Europa) -> None:
        line = line_of(self.card, self.node, bool(self.secondary))
        if self.secondary:
            # EU-12.5.7-8: the lowest row for the Active Player; the primary node for all others
            lowest = power.income(position, self.card, self.node, power.ROWS - 1)
            position.push(Ranking(self.player, self.card, line.node, 0, []))
            mine = power.power(position, self.player, self.node, None)
            receive(position, self.player, self.card, self.node, lowest, mine, True)
        else:
            position.push(Ranking(self.player, self.card, self.node, 1, []))


def takers(position: Europa, player: int, node: int, line: TradeLine, with_player: bool) -> list[int]:
    found = power.rivals(position, player, node, line)
    return [player, *found] if with_player else found


@data
class Ranking(Step[Europa]):
    """EU-12.5.5: by Trade Power; the Active Player breaks ties as he likes, where it matters."""

    player: int
    card: int
    node: int
    with_player: int
    ranked: Shared[list[int]]

    def run(self, position: Europa) -> None:
        line = line_of(self.card, self.node, False)
        ranked = self.ranked[:]
        everybody = takers(position, self.player, self.node, line, bool(self.with_player))
        left = [each for each in everybody if each not in ranked]
        while left:
            powers = [power.power(position, each, self.node, line) for each in left]
            best = max(powers)
            tied = [each for each, value in zip(left, powers, strict=True) if value == best]
            if len(tied) > 1:
                position.push(RankTie(self.player, self.card, self.node, self.with_player, ranked, tied))
                return
            ranked.append(tied[0])
            left.remove(tied[0])
        powers = [power.power(position, each, self.node, line) for each in ranked]
        rows = power.assign(powers)
        for each, row, value in zip(ranked, rows, powers, strict=True):
            gained = power.income(position, self.card, self.node, row)
            receive(position, each, self.card, self.node, gained, value, each == self.player)


@data
class RankTie(Decision[Europa]):
    """EU-12.5.5: which of the tied players comes first."""

    card: int
    node: int
    with_player: int
    ranked: Shared[list[int]]
    tied: Shared[list[int]]
    RULES = ("EU-12.5.5",)

    def options(self, position: Europa) -> list[int]:
        return [RANK_FIRST.of(position.realm_of(player)) for player in self.tied]

    def choose(self, position: Europa, option: int) -> None:
        chosen = position.realms.player[first(option)]
        position.push(Ranking(self.seat, self.card, self.node, self.with_player, [*self.ranked, chosen]))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("node", places.NODE.full(self.node))]


def receive(position: Europa, player: int, card: int, node: int, ducats: int, trade_power: int, trades: bool) -> None:
    """Ducats of one player, with what Ideas add where he collects; so much Gold has its price for whoever Trades with
    it (EU-12.1.7), not for those who collect beside him."""
    if ducats > 0:
        ducats += modifiers.total(position, player, symbols.M_TRADE_DUCATS, node)
    position.tell(TRADE_INCOME, position.realm_of(player), ducats, node, trade_power)
    if ducats <= 0:
        return
    purse.gain_ducats(position, player, ducats)
    facts = Facts()
    facts.income = ducats
    facts.good = trade_cards.GOOD_OF[card]
    facts.distant = places.NODE_KIND[node] == places.DISTANT
    happened(position, player, symbols.H_COLLECT_TRADE, facts)
    if trades and trade_cards.IS_GOLD[card] and 2 * ducats > ask_tracks.base_tax(position, player):
        if position.players[player].power[ADM]:
            position.push(GoldPrice(player))
        else:
            purse.gain_interest(position, player, 1)


@data
class GoldPrice(Decision[Europa]):
    """EU-12.1.7, AMB-19: so much Gold costs 1 ADM or an Interest token."""

    RULES = ("EU-12.1.7", "EU-12.1.8")

    def options(self, position: Europa) -> list[int]:
        return [PAY_GOLD.code, GOLD_INTEREST.code] if position.players[self.seat].power[ADM] else [GOLD_INTEREST.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == PAY_GOLD.code:
            purse.lose_power(position, self.seat, ADM, 1)
        else:
            purse.gain_interest(position, self.seat, 1)
