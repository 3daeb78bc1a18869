"""The targets of operations (section 11): every legal one of each op, by the card that performs it."""

from __future__ import annotations

from ludarium.games.pax.board import (
    BORDERS_AT,
    BORDERS_OF,
    CITIES_AT,
    CITIES_OF,
    COLUMNS,
    EMPIRE_REGION,
    EMPIRES,
    EMPIRES_AT,
    KNIGHT,
    MATCHES,
    SEA_BORDERS_OF,
    SEA_NEIGHBOURS,
)
from ludarium.games.pax.cards import (
    ABILITY_BITS,
    BEHEAD,
    BEHEAD_BISHOPS,
    BEHEAD_ONLY_BISHOPED,
    BEHEAD_REGION,
    CAMPAIGN,
    COMMERCE,
    CORSAIR,
    DOUBLE_CONCESSIONS,
    INQUISITOR,
    PATRON,
    REPRESS,
    SIEGE,
    SQUARE,
    TAX,
    VOTE,
    VOTE_DISCOUNT,
    prestige_of,
)
from ludarium.games.pax.pieces import is_knight, is_saturated, repressed_total
from ludarium.games.pax.position import STRAWMAN, Pax
from ludarium.games.pax.tableau import (
    column,
    holder,
    location,
    matching_things,
    things,
    total_prestige,
)
from ludarium.games.pax.vocabulary import (
    BESIEGE_CITY,
    BESIEGE_PIRATE,
    CALL_VOTE,
    EXECUTE,
    IMPOSE_TAX,
    MARCH,
    MOVE_BISHOP,
    REPRESS_CITY,
    REPRESS_CONCESSION,
    SAIL,
    TAKE_FLORIN,
)
from ludarium.games.pax.wars import neighbours, slave_soldiers


def op_targets(p: Pax, seat: int, card: int, op: int) -> list[int]:
    """Every legal target of one op of an active card (PX-10.7, PX-10.8)."""
    if op < COMMERCE:
        return inquisitor_targets(p, op - INQUISITOR)
    if op < BEHEAD:
        start = (op - COMMERCE) * COLUMNS
        return [TAKE_FLORIN.of(slot) for slot in range(start, start + COLUMNS) if p.coins[slot]]
    if op > REPRESS:
        return repress_targets(p, location(p, card), op - REPRESS)
    if op == SIEGE:
        return siege_targets(p, location(p, card))
    if op == TAX:
        return tax_targets(p, location(p, card))
    if op == BEHEAD:
        return behead_targets(p, card)
    if op == CAMPAIGN:
        return campaign_targets(p, seat, card - SQUARE)
    if op >= CORSAIR:
        return corsair_targets(p, location(p, card), op - CORSAIR)
    return vote_targets(p, seat, op - VOTE)


def inquisitor_targets(p: Pax, religion: int) -> list[int]:
    """PX-11.1: a bishop moves to an adjacent card of its tableau, or to any card with the same location."""
    if religion not in p.bishops:
        return []
    found: list[int] = []
    for thing, bishop in enumerate(p.bishops):
        if bishop == religion:
            for goal in bishop_steps(p, thing):
                found.append(MOVE_BISHOP.of(thing, goal))
    return found


def bishop_steps(p: Pax, thing: int) -> list[int]:
    """PX-11.5 to PX-11.8. Two thrones never match: different empires, so nothing moves from throne to throne."""
    goals = [goal for goal in matching_things(p, location(p, thing)) if goal != thing]
    for goal in adjacent_things(p, thing):
        if goal not in goals:
            goals.append(goal)
    return goals


def adjacent_things(p: Pax, thing: int) -> list[int]:
    """PX-3.19, PX-11.7, AM-18: the rest of the own column, and the columns beside it on the same side."""
    if holder(p, thing) < 0:
        return []
    for row in p.rows:
        for i in range(len(row)):
            mine = column(p, row[i])
            if thing in mine:
                mine.remove(thing)
                if i > 0:
                    mine.extend(column(p, row[i - 1]))
                if i + 1 < len(row):
                    mine.extend(column(p, row[i + 1]))
                return mine
    return []


def behead_targets(p: Pax, card: int) -> list[int]:
    """PX-11.11, PX-11.12: a card of any tableau at a matching location; some cards need a bishop on it."""
    matches = MATCHES[location(p, card)]
    choosy = (ABILITY_BITS[card] >> BEHEAD_ONLY_BISHOPED) & 1
    found: list[int] = []
    for bank in range(len(p.florins)):
        for thing in things(p, bank):
            if thing == card:
                continue
            place = location(p, thing)
            if not matches[place]:
                continue
            if choosy:
                region = EMPIRE_REGION[place] if place < EMPIRES else place - EMPIRES
                bishop = p.bishops[thing]
                if region != BEHEAD_REGION[card] or bishop < 0 or not (BEHEAD_BISHOPS[card] >> bishop) & 1:
                    continue
            found.append(EXECUTE.of(thing))
    return found


def tax_targets(p: Pax, place: int) -> list[int]:
    """PX-11.16, PX-11.17: a concession on a border of an empire that has an empty city."""
    found: list[int] = []
    for empire in EMPIRES_AT[place]:
        if not is_saturated(p, empire):
            for border in BORDERS_OF[empire]:
                if p.concession[border] >= 0:
                    found.append(IMPOSE_TAX.of(border, empire))
    return found


def repress_targets(p: Pax, place: int, types: int) -> list[int]:
    """PX-11.21, AM-39: a rook, knight or pawn at the location, as the icon shows."""
    found: list[int] = []
    if types & 3:
        for city in CITIES_AT[place]:
            piece = p.cities[city]
            if piece >= 0 and types & (2 if piece >= KNIGHT else 1):
                found.append(REPRESS_CITY.of(city))
    if types & 4:
        for empire in EMPIRES_AT[place]:
            for border in BORDERS_OF[empire]:
                if p.concession[border] >= 0:
                    found.append(REPRESS_CONCESSION.of(border, empire))
    return found


def vote_cost(p: Pax, seat: int, empire: int) -> int:
    """PX-11.28: a florin for each repressed piece, less with a certain ability."""
    cost = repressed_total(p.repressed[empire])
    if cost and p.has(seat, VOTE_DISCOUNT):
        cost = max(0, cost - prestige_of(total_prestige(p, seat), PATRON))
    return cost


def has_majority(p: Pax, seat: int, empire: int) -> bool:
    """PX-11.27: strictly more concessions on the empire's borders than each other player."""
    counts = [0] * len(p.florins)
    for border in BORDERS_OF[empire]:
        if p.concession[border] >= 0:
            bank = p.bank_of(p.concession[border])
            counts[bank] += 2 if p.has(bank, DOUBLE_CONCESSIONS) else 1
    mine = counts[seat]
    if mine == 0:
        return False
    counts[seat] = -1
    return mine > max(counts)


def vote_targets(p: Pax, seat: int, region: int) -> list[int]:
    """PX-11.26: a square in any tableau on the shown side, no vassal."""
    found: list[int] = []
    for empire in range(EMPIRES):
        if (
            p.owner[empire] >= 0
            and p.suzerain[empire] < 0
            and EMPIRE_REGION[empire] == region
            and has_majority(p, seat, empire)
            and vote_cost(p, seat, empire) <= p.florins[seat]
        ):
            found.append(CALL_VOTE.of(empire))
    return found


def corsair_targets(p: Pax, place: int, religion: int) -> list[int]:
    """PX-11.31, PX-11.32."""
    if religion not in p.pirate:
        return []
    found: list[int] = []
    for empire in EMPIRES_AT[place]:
        for start in SEA_BORDERS_OF[empire]:
            if p.pirate[start] != religion:
                continue
            reach = SEA_BORDERS_OF[empire][:]
            for other in SEA_NEIGHBOURS[empire]:
                reach.extend(SEA_BORDERS_OF[other])
            for goal in reach:
                option = SAIL.of(start, goal)
                if p.pirate[goal] != religion and option not in found:
                    found.append(option)
    return found


def siege_targets(p: Pax, place: int) -> list[int]:
    """PX-11.35: any rook, knight or pirate at the location."""
    found = [BESIEGE_CITY.of(city) for city in CITIES_AT[place] if p.cities[city] >= 0]
    for border in BORDERS_AT[place]:
        if p.pirate[border] >= 0:
            found.append(BESIEGE_PIRATE.of(border))
    return found


def campaign_cost(p: Pax, seat: int, home: int, target: int) -> int:
    """PX-11.38, PX-11.39, AM-61: a florin for every attacker; all knights of the own empire attack."""
    knights = sum(1 for city in CITIES_OF[home] if is_knight(p.cities[city]))
    return knights + len(slave_soldiers(p, seat, target))


def campaign_targets(p: Pax, seat: int, home: int) -> list[int]:
    """PX-11.36, PX-11.37: a neighbour on its throne or in another's tableau, if the attackers can be paid."""
    found: list[int] = []
    for target in neighbours(p, home):
        if p.owner[target] == seat and not (p.flags & STRAWMAN and is_strawman(p, home, target)):
            continue
        cost = campaign_cost(p, seat, home, target)
        if 0 < cost <= p.florins[seat]:
            found.append(MARCH.of(target))
    return found


def is_strawman(p: Pax, home: int, target: int) -> bool:
    """The variant: an own empire may be attacked, except inside the same suzerainty."""
    head = p.suzerain[home] if p.suzerain[home] >= 0 else home
    other = p.suzerain[target] if p.suzerain[target] >= 0 else target
    return head != other
