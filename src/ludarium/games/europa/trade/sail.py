"""The Light Ship that sails before a Trade (EU-5.4.4.4): where it may go, and its Trade Protection slot."""

from __future__ import annotations

from ludarium.games.europa.ask import chains, modifiers, seaways
from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask.hostility import hostile_seas
from ludarium.games.europa.facts import places, tracks, trade_cards
from ludarium.games.europa.facts.tracks import LIGHT
from ludarium.games.europa.language import symbols
from ludarium.games.europa.put import ships
from ludarium.games.europa.table.position import SEAS, Europa
from ludarium.games.europa.trade import power
from ludarium.games.europa.trade.words import DISPLACE, SHIP_DISPLACED, SLOT_TAKEN, STAY_OFF, TAKE_SLOT, TRADE_SAIL
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first, second, verb_of


def sails(position: Europa, player: int) -> list[int]:
    """EU-5.4.4.4: one Light Ship into a Sea Zone that is not Hostile."""
    hostile = hostile_seas(position, position.realm_of(player))
    funds = sum(position.players[player].power)
    steps = tracks.SEA_STEPS + modifiers.total(position, player, symbols.M_NAVAL_MOVE_SPACES)
    found: list[int] = []
    for place in ask_forces.places_with_ships(position, player):
        if not ships.count(position, player, place, LIGHT):
            continue
        moves = seaways.sea_moves(position, player, place, steps)
        for i in range(0, len(moves), 3):
            goal = moves[i]
            if goal < SEAS and goal != place and not (hostile >> goal) & 1 and moves[i + 2] <= funds:
                found.append(TRADE_SAIL.of(place, goal))
    return found


def useful_sails(position: Europa, player: int, cards: list[int]) -> list[int]:
    """EU-5.4.4.3-5: who moves a Ship uses a card afterwards, so only moves after which one can be used."""
    pieces = chains.trade_pieces(position, player)
    found: list[int] = []
    for option in sails(position, player):
        place, ship = first(option), places.SPACES + second(option)
        after = pieces[:]
        if place < SEAS and ships.count(position, player, place, LIGHT) == 1:
            after[places.SPACES + place] = 0
        after[ship] = 1
        links = chains.linked(position, player, after)
        if _opens(position, player, cards, links, second(option)):
            found.append(option)
    return found


def _opens(position: Europa, player: int, cards: list[int], links: list[int], sea: int) -> bool:
    """Whether one of the cards could be used with a Ship in this Sea Zone. In a secondary node it may have to take a
    slot first, its own or a rival's: what it changes there at most is 2."""
    ship = places.SPACES + sea
    for card in cards:
        for line in trade_cards.LINES[card]:
            for node in (line.node, line.secondary):
                if node < 0 or not chains.node_linked(position, links, node):
                    continue
                if not links[ship] and ship not in chains.node_ends(position, node):
                    continue
                here = power.merchant_in(position, player, node)
                if here >= 0 and here % 2:
                    continue
                if node == line.node:
                    if power.needs_met(position, player, line):
                        return True
                elif not position.forces.pirates[node]:
                    beside = 2 if (places.NODE_SEAS[position.board][node] >> sea) & 1 else 0
                    if power.not_exceeded(position, player, node, beside):
                        return True
    return False


def toll(position: Europa, player: int, place: int, goal: int) -> int:
    """The power that the Ship pays on its way."""
    steps = tracks.SEA_STEPS + modifiers.total(position, player, symbols.M_NAVAL_MOVE_SPACES)
    return seaways.sail_price(position, player, place, goal, steps)


def displaceable(position: Europa, player: int, sea: int) -> list[int]:
    """Opponents with a Ship on a slot there, if all slots are full (EU-12.3.2)."""
    if ask_forces.free_slots(position, sea) > 0:
        return []
    return [other for other in position.others(player) if ask_forces.light_on_slots(position, other, sea)]


@data
class TradeSlot(Decision[Europa]):
    """EU-5.4.4.4: the moved Ship may take a Trade Protection slot, displacing an Opponent's Ship if all are full."""

    sea: int
    RULES = ("EU-5.4.4.4", "EU-12.3.1", "EU-12.3.2")

    def options(self, position: Europa) -> list[int]:
        found = [TAKE_SLOT.code] if ask_forces.free_slots(position, self.sea) > 0 else []
        found.extend(DISPLACE.of(position.realm_of(other)) for other in displaceable(position, self.seat, self.sea))
        return [*found, STAY_OFF.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == STAY_OFF.code:
            return
        if verb_of(option) == DISPLACE.code:
            ships.leave_slot(position, position.realms.player[first(option)], self.sea)
            position.tell(SHIP_DISPLACED, first(option), self.sea)
        ships.take_slot(position, self.seat, self.sea)
        position.tell(SLOT_TAKEN, position.realm_of(self.seat), self.sea)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("sea", places.SEA.full(self.sea))]
