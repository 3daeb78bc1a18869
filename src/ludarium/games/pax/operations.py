"""Operations (sections 10 and 11): which op of which card has which targets, and what each of them does."""

from __future__ import annotations

from ludarium.games.pax.agents import bishop_arrives
from ludarium.games.pax.board import (
    BISHOP,
    BORDER,
    BORDERS_AT,
    BORDERS_OF,
    CITIES_AT,
    CITIES_OF,
    CITY_EMPIRE,
    COLUMNS,
    EAST,
    EMPIRE,
    EMPIRE_REGION,
    EMPIRES,
    EMPIRES_AT,
    KNIGHT,
    MATCHES,
    PAWN,
    PIRATE,
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
    CARD,
    COMMERCE,
    CORSAIR,
    DOUBLE_CONCESSIONS,
    INQUISITOR,
    OP,
    PATRON,
    REPRESS,
    SIEGE,
    SQUARE,
    TAX,
    VOTE,
    VOTE_DISCOUNT,
    is_purple,
    prestige_of,
)
from ludarium.games.pax.pieces import arrive_pirate, is_knight, is_saturated, kill, repress, repressed_total
from ludarium.games.pax.position import STRAWMAN, Pax
from ludarium.games.pax.regime import RegimeChange
from ludarium.games.pax.tableau import (
    column,
    discard_card,
    holder,
    is_silenced,
    location,
    matching_things,
    ops_of,
    settle,
    side_things,
    things,
    to_throne,
    total_prestige,
)
from ludarium.games.pax.trade_fair import ask_levy
from ludarium.games.pax.vocabulary import (
    BEHEADED,
    BESIEGE_CITY,
    BESIEGE_PIRATE,
    BISHOP_MOVED,
    CALL_VOTE,
    COMMERCE_TOOK,
    EXECUTE,
    IMPOSE_TAX,
    MARCH,
    MOVE_BISHOP,
    PAY_TAX,
    PERFORM,
    PERFORMED,
    REPRESS_CITY,
    REPRESS_CONCESSION,
    SAIL,
    SAILED,
    STOP,
    TAKE_FLORIN,
    TAX_PAID,
    TAXED,
    VOTED,
    YIELD,
)
from ludarium.games.pax.wars import A_CAMPAIGN, Fight, neighbours, slave_soldiers
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, second, verb_of

# targets


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


# performing


def card_ops(p: Pax, seat: int, card: int, bank: int) -> list[int]:
    """The ops of one card that can be performed now; a silenced card has only its blue ones (PX-10.12)."""
    ops = ops_of(p, card)
    if not ops:
        return []
    silenced = is_silenced(p, card, bank)
    return [op for op in ops if (op < COMMERCE or not silenced) and op_targets(p, seat, card, op)]


def side_ops(p: Pax, seat: int, side: int) -> list[int]:
    """PX-10.1 to PX-10.6: one op for each card of a side that has given none this turn."""
    found: list[int] = []
    for card in side_things(p, seat, side):
        if card not in p.used:
            for op in card_ops(p, seat, card, seat):
                found.append(PERFORM.of(card, op))
    return found


def can_operate(p: Pax, seat: int, side: int) -> bool:
    """PX-1.5, AM-54: is there any op with a legal target?"""
    for card in side_things(p, seat, side):
        if card in p.used:
            continue
        ops = ops_of(p, card)
        if ops:
            silenced = is_silenced(p, card, seat)
            for op in ops:
                if (op < COMMERCE or not silenced) and op_targets(p, seat, card, op):
                    return True
    return False


class RunOperations(Step[Pax]):
    """PX-10.1: at most one op from each card of a side, in any order. `then` is the other side to run, or -1."""

    __slots__ = ("begun", "seat", "side", "then")

    def __init__(self, seat: int, side: int, begun: int, then: int) -> None:
        self.seat = seat
        self.side = side
        self.begun = begun
        self.then = then

    def run(self, position: Pax) -> None:
        if can_operate(position, self.seat, self.side):
            position.push(ChooseOperation(self.seat, self.side, self.begun, self.then))
        elif self.then >= 0:
            position.push(RunOperations(self.seat, self.then, 1, -1))


class ChooseOperation(Decision[Pax]):
    """PX-10.1: which card performs which op next; after the first one it is allowed to stop."""

    __slots__ = ("begun", "side", "then")
    RULES = ("PX-10.1", "PX-10.2")

    def __init__(self, seat: int, side: int, begun: int, then: int) -> None:
        super().__init__(seat)
        self.side = side
        self.begun = begun
        self.then = then

    def options(self, position: Pax) -> list[int]:
        found = side_ops(position, self.seat, self.side)
        if self.begun:
            found.append(STOP.code)
        return found

    def choose(self, position: Pax, option: int) -> None:
        if verb_of(option) == STOP.code:
            if self.then >= 0:
                position.push(RunOperations(self.seat, self.then, 1, -1))
            return
        card, op = first(option), second(option)
        position.used.append(card)
        position.push(RunOperations(self.seat, self.side, 1, self.then))
        position.push(AimOperation(self.seat, card, op))

    def about(self, position: Pax) -> list[tuple[str, str | int]]:
        return [("region", "region:east" if self.side == EAST else "region:west")]


class AimOperation(Decision[Pax]):
    """Section 11: the target of an op."""

    __slots__ = ("card", "op")
    RULES = ("PX-10.7", "PX-10.8")

    def __init__(self, seat: int, card: int, op: int) -> None:
        super().__init__(seat)
        self.card = card
        self.op = op

    def options(self, position: Pax) -> list[int]:
        return op_targets(position, self.seat, self.card, self.op)

    def choose(self, position: Pax, option: int) -> None:
        position.tell(PERFORMED, position.name(self.seat), self.card, self.op)
        perform(position, self.seat, self.card, self.op, option)

    def about(self, position: Pax) -> list[tuple[str, str | int]]:
        return [("card", CARD.full(self.card)), ("op", OP.full(self.op))]


def perform(p: Pax, seat: int, card: int, op: int, option: int) -> None:
    verb = verb_of(option)
    place = first(option)
    name = p.name(seat)
    if verb == TAKE_FLORIN.code:
        p.coins[place] -= 1
        p.florins[seat] += 1
        p.tell(COMMERCE_TOOK, name, place)
    elif verb == BESIEGE_CITY.code:
        piece = p.cities[place]
        p.cities[place] = -1
        kill(p, piece)
    elif verb == BESIEGE_PIRATE.code:
        piece = PIRATE + p.pirate[place]
        p.pirate[place] = -1
        kill(p, piece)
    elif verb == REPRESS_CITY.code:
        repress(p, p.cities[place], CITY_EMPIRE[place])
        p.cities[place] = -1
        p.florins[seat] += 1
    elif verb == REPRESS_CONCESSION.code:
        repress(p, PAWN + p.concession[place], second(option))
        p.concession[place] = -1
        p.florins[seat] += 1
    elif verb == MOVE_BISHOP.code:
        goal = second(option)
        religion = p.bishops[place]
        p.bishops[place] = -1
        p.tell(BISHOP_MOVED, BISHOP + religion, place, goal)
        bishop_arrives(p, seat, religion, goal)
    elif verb == EXECUTE.code:
        execute(p, card, place)
    elif verb == IMPOSE_TAX.code:
        empire = second(option)
        p.tell(TAXED, name, place, empire)
        p.push(AnswerTax(p.bank_of(p.concession[place]), place, empire))
    elif verb == SAIL.code:
        goal = second(option)
        religion = p.pirate[place]
        p.pirate[place] = -1
        p.tell(SAILED, PIRATE + religion, place, goal)
        arrive_pirate(p, religion, goal)
    elif verb == CALL_VOTE.code:
        cost = vote_cost(p, seat, place)
        p.florins[seat] -= cost
        p.tell(VOTED, name, place, cost)
        p.push(RegimeChange(seat, place, -1, 1))
    else:
        home = card - SQUARE
        p.florins[seat] -= campaign_cost(p, seat, home, place)
        p.push(Fight(seat, A_CAMPAIGN, place, home, 0))


def execute(p: Pax, card: int, target: int) -> None:
    """PX-11.13 to PX-11.15: a beheaded square returns to its throne, its queen dies, and so does the assassin."""
    p.tell(BEHEADED, target)
    if target >= SQUARE:
        to_throne(p, target - SQUARE, False)
        # the assassin may have been the queen, or have left with the square
        if holder(p, card) >= 0:
            discard_card(p, card)
    else:
        discard_card(p, target)
    settle(p)


# the taxed owner's answer


class AnswerTax(Decision[Pax]):
    """PX-11.18: the owner pays a florin, or the concession is repressed; a levy follows either way."""

    __slots__ = ("border", "empire")
    RULES = ("PX-11.18", "PX-11.19")

    def __init__(self, seat: int, border: int, empire: int) -> None:
        super().__init__(seat)
        self.border = border
        self.empire = empire

    def options(self, position: Pax) -> list[int]:
        return [PAY_TAX.code, YIELD.code] if position.florins[self.seat] > 0 else [YIELD.code]

    def choose(self, position: Pax, option: int) -> None:
        p = position
        if verb_of(option) == PAY_TAX.code:
            p.florins[self.seat] -= 1
            p.tell(TAX_PAID, p.name(self.seat))
        else:
            house = p.concession[self.border]
            p.concession[self.border] = -1
            repress(p, PAWN + house, self.empire)
        ask_levy(p, self.seat, self.empire)

    def about(self, position: Pax) -> list[tuple[str, str | int]]:
        return [("border", BORDER.full(self.border)), ("empire", EMPIRE.full(self.empire))]


# an op borrowed from a rival (PX-22.8)


def borrowed_ops(p: Pax, seat: int) -> list[int]:
    """Every purple op of a rival's unsilenced card that has a target."""
    found: list[int] = []
    for bank in range(len(p.florins)):
        if bank != seat:
            for card in things(p, bank):
                for op in card_ops(p, seat, card, bank):
                    if is_purple(op):
                        found.append(PERFORM.of(card, op))
    return found


class BorrowOperation(Decision[Pax]):
    """PX-22.8: one political op of a rival's card, as if it were one's own, or none."""

    __slots__ = ()
    RULES = ("PX-22.8",)

    def options(self, position: Pax) -> list[int]:
        return [*borrowed_ops(position, self.seat), STOP.code]

    def choose(self, position: Pax, option: int) -> None:
        if verb_of(option) != STOP.code:
            position.push(AimOperation(self.seat, first(option), second(option)))
