"""The targets of operations (section 11): every legal one of each op, by the card that performs it."""

from __future__ import annotations

from ludarium.games.pax.board import (
    BISHOP,
    BORDERS_AT,
    BORDERS_OF,
    CITIES_AT,
    CITIES_OF,
    COLUMNS,
    EMPIRE_REGION,
    EMPIRES,
    EMPIRES_AT,
    KNIGHT,
    SEA_BORDERS_OF,
    SEA_NEIGHBOURS,
    SUPPLY,
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
    THINGS,
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
    matching_cards,
    matching_things,
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
        return [TAKE_FLORIN.each[slot] for slot in range(start, start + COLUMNS) if p.coins[slot]]
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


def has_target(p: Pax, seat: int, card: int, op: int) -> bool:
    """The same as a question: is there any target? Stops at the first one."""
    if op < COMMERCE:
        return can_move_bishop(p, op - INQUISITOR)
    if op < BEHEAD:
        start = (op - COMMERCE) * COLUMNS
        return any(p.coins[start : start + COLUMNS])
    if op > REPRESS:
        return can_repress(p, location(p, card), op - REPRESS)
    if op == SIEGE:
        return can_besiege(p, location(p, card))
    if op == CAMPAIGN:
        return can_march(p, seat, card - SQUARE)
    return bool(op_targets(p, seat, card, op))


def bishoped_things(p: Pax, religion: int) -> list[int]:
    """Where the bishops of a religion stand, by the cards' numbers. All that are not in the supply are on cards."""
    if p.supply[BISHOP + religion] == SUPPLY[BISHOP + religion]:
        return []
    bishops = p.bishops
    found = [queen for queen in p.queen if queen >= 0 and bishops[queen] == religion]
    for row in p.rows:
        for thing in row:
            if thing < SQUARE and bishops[thing] == religion:
                found.append(thing)
    found.sort()
    for square in range(SQUARE, THINGS):
        if bishops[square] == religion:
            found.append(square)
    return found


def inquisitor_targets(p: Pax, religion: int) -> list[int]:
    """PX-11.1: a bishop moves to an adjacent card of its tableau, or to any card with the same location."""
    found: list[int] = []
    for thing in bishoped_things(p, religion):
        for goal in bishop_steps(p, thing):
            found.append(MOVE_BISHOP.of(thing, goal))
    return found


def can_move_bishop(p: Pax, religion: int) -> bool:
    if p.supply[BISHOP + religion] == SUPPLY[BISHOP + religion]:
        return False
    bishops = p.bishops
    for row in p.rows:
        if len(row) > 1:
            for thing in row:
                if bishops[thing] == religion:
                    return True  # to the card beside it
    for thing in bishoped_things(p, religion):
        if bishop_steps(p, thing):
            return True
    return False


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
    choosy = (ABILITY_BITS[card] >> BEHEAD_ONLY_BISHOPED) & 1
    found: list[int] = []
    for thing in matching_cards(p, location(p, card)):
        if thing == card:
            continue
        if choosy:
            place = location(p, thing)
            region = EMPIRE_REGION[place] if place < EMPIRES else place - EMPIRES
            bishop = p.bishops[thing]
            if region != BEHEAD_REGION[card] or bishop < 0 or not (BEHEAD_BISHOPS[card] >> bishop) & 1:
                continue
        found.append(EXECUTE.each[thing])
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
                found.append(REPRESS_CITY.each[city])
    if types & 4:
        for empire in EMPIRES_AT[place]:
            for border in BORDERS_OF[empire]:
                if p.concession[border] >= 0:
                    found.append(REPRESS_CONCESSION.of(border, empire))
    return found


def can_repress(p: Pax, place: int, types: int) -> bool:
    cities, concession = p.cities, p.concession
    if types & 3:
        for city in CITIES_AT[place]:
            piece = cities[city]
            if piece >= 0 and types & (2 if piece >= KNIGHT else 1):
                return True
    if types & 4:
        for border in BORDERS_AT[place]:
            if concession[border] >= 0:
                return True
    return False


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
            found.append(CALL_VOTE.each[empire])
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
    found = [BESIEGE_CITY.each[city] for city in CITIES_AT[place] if p.cities[city] >= 0]
    for border in BORDERS_AT[place]:
        if p.pirate[border] >= 0:
            found.append(BESIEGE_PIRATE.each[border])
    return found


def can_besiege(p: Pax, place: int) -> bool:
    cities, pirate = p.cities, p.pirate
    for city in CITIES_AT[place]:
        if cities[city] >= 0:
            return True
    for border in BORDERS_AT[place]:
        if pirate[border] >= 0:
            return True
    return False


def knights(p: Pax, home: int) -> int:
    """How many knights stand in an empire."""
    cities = p.cities
    count = 0
    for city in CITIES_OF[home]:
        if is_knight(cities[city]):
            count += 1
    return count


def campaign_cost(p: Pax, seat: int, home: int, target: int) -> int:
    """PX-11.38, PX-11.39, AM-61: a florin for every attacker; all knights of the own empire attack."""
    return knights(p, home) + len(slave_soldiers(p, seat, target))


def campaign_targets(p: Pax, seat: int, home: int) -> list[int]:
    """PX-11.36, PX-11.37: a neighbour on its throne or in another's tableau, if the attackers can be paid."""
    return [MARCH.each[target] for target in neighbours(p, home) if is_marched_on(p, seat, home, target)]


def can_march(p: Pax, seat: int, home: int) -> bool:
    for target in neighbours(p, home):
        if is_marched_on(p, seat, home, target):
            return True
    return False


def is_marched_on(p: Pax, seat: int, home: int, target: int) -> bool:
    """Can this neighbour be attacked?"""
    if p.owner[target] == seat and not (p.flags & STRAWMAN and is_strawman(p, home, target)):
        return False
    return 0 < campaign_cost(p, seat, home, target) <= p.florins[seat]


def is_strawman(p: Pax, home: int, target: int) -> bool:
    """The variant: an own empire may be attacked, except inside the same suzerainty."""
    head = p.suzerain[home] if p.suzerain[home] >= 0 else home
    other = p.suzerain[target] if p.suzerain[target] >= 0 else target
    return head != other
