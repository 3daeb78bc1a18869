"""Trade Power, income rows, and who may use a node (EU-12.2-12.5)."""

from __future__ import annotations

from ludarium.games.europa.ask import chains, modifiers, ownership
from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.facts import paths, places, trade_cards
from ludarium.games.europa.facts.trade_cards import TradeLine
from ludarium.games.europa.language import symbols
from ludarium.games.europa.table.position import Europa

ROWS = 3  # 6 and more, 3 to 5, 1 and 2
LEAST = (6, 3, 1)  # Trade Power of each row


def merchant_in(position: Europa, player: int, node: int) -> int:
    """The player's Merchant in a node: its value in `merchants`, or -1."""
    for value in position.players[player].merchants:
        if value >= 0 and value // 2 == node:
            return value
    return -1


def power(position: Europa, player: int, node: int, line: TradeLine | None) -> int:
    """EU-12.5.2-3: the Merchant, own Key Provinces (of a primary node), Light Ships on slots beside a maritime node."""
    total = 1 + modifiers.total(position, player, symbols.M_TRADE_POWER, node)
    if line is not None:
        for province, worth in zip(line.keys, line.power, strict=True):
            if ownership.owner_player(position, province) == player:
                total += worth
    for sea in paths.seas(places.NODE_SEAS[position.board][node]):
        total += ask_forces.light_on_slots(position, player, sea)
    return total


def rivals(position: Europa, player: int, node: int, line: TradeLine | None = None) -> list[int]:
    """EU-5.4.4.7: Opponents with a Merchant in the node and a valid connection; who collects from a line of a card has
    to meet what it asks for, too (EU-12.1.6)."""
    return [
        other
        for other in position.others(player)
        if merchant_in(position, other, node) >= 0
        and chains.trade_chain(position, other, node)
        and (line is None or needs_met(position, other, line))
    ]


def not_exceeded(position: Europa, player: int, node: int, more: int = 0) -> bool:
    """EU-12.5.7, AMB-20: nobody with a Merchant and a connection there has more Trade Power, Keys left out. `more`:
    what the player could still gain on them."""
    mine = power(position, player, node, None) + more
    return all(power(position, other, node, None) <= mine for other in rivals(position, player, node))


def needs_met(position: Europa, player: int, line: TradeLine) -> bool:
    """EU-12.1.6: some nodes need a Town, Vassal or DNPR token on a Key Province, others that the player owns one."""
    if line.needs == trade_cards.NOTHING:
        return True
    for province in line.keys:
        if not places.IN_PLAY[position.board][province]:
            continue
        if line.needs == trade_cards.OWN_KEY:
            if ownership.owner_player(position, province) == player:
                return True
        elif position.land.town[province] or position.land.dnpr[province]:
            return True
    return False


def row_of(trade_power: int) -> int:
    """The row that this Trade Power reaches: 0 the highest; ROWS: none."""
    for row in range(ROWS):
        if trade_power >= LEAST[row]:
            return row
    return ROWS


def assign(powers: list[int]) -> list[int]:
    """AMB-18: powers in order of rank; each gets the highest row that it reaches below the last one given. A row
    beyond the last is ROWS or more: no income."""
    rows: list[int] = []
    least = 0
    for each in powers:
        row = max(row_of(each), least)
        rows.append(row)
        least = row + 1
    return rows


def income(position: Europa, card: int, node: int, row: int) -> int:
    """Ducats of a row; the second column in an expanded node (EU-12.5.4); pirates push everybody down (EU-12.5.6)."""
    row += position.forces.pirates[node]
    if row >= ROWS:
        return 0
    return trade_cards.INCOME[card][2 * row + (1 if position.forces.expanded[node] else 0)]
