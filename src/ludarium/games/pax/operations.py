"""Operations (sections 10 and 11): which cards perform which ops, and what each of them does."""

from __future__ import annotations

from ludarium.games.pax.agents import bishop_arrives
from ludarium.games.pax.board import (
    BISHOP,
    BORDER,
    CITY_EMPIRE,
    EAST,
    EMPIRE,
    PAWN,
    PIRATE,
)
from ludarium.games.pax.cards import (
    CARD,
    COMMERCE,
    OP,
    SQUARE,
    is_purple,
)
from ludarium.games.pax.facts import piece_there
from ludarium.games.pax.pieces import arrive_pirate, kill, repress
from ludarium.games.pax.position import Pax
from ludarium.games.pax.regime import RegimeChange
from ludarium.games.pax.tableau import (
    discard_card,
    holder,
    is_silenced,
    ops_of,
    settle,
    side_things,
    things,
    to_throne,
)
from ludarium.games.pax.targets import campaign_cost, has_target, op_targets, vote_cost
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
from ludarium.games.pax.wars import A_CAMPAIGN, Fight, defenders
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Refused, Step
from ludarium.kernel.rows import changed
from ludarium.kernel.verb import first, second, verb_of
from ludarium.kernel.words import Phrase

# performing


def card_ops(p: Pax, seat: int, card: int, bank: int) -> list[int]:
    """The ops of one card that can be performed now; a silenced card has only its blue ones (PX-10.12)."""
    ops = ops_of(p, card)
    if not ops:
        return []
    silenced = is_silenced(p, card, bank)
    return [op for op in ops if (op < COMMERCE or not silenced) and has_target(p, seat, card, op)]


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
        ops = ops_of(p, card)
        if ops and card not in p.used:
            silenced = is_silenced(p, card, seat)
            for op in ops:
                if (op < COMMERCE or not silenced) and has_target(p, seat, card, op):
                    return True
    return False


@data
class RunOperations(Step[Pax]):
    """PX-10.1: at most one op from each card of a side, in any order. `then` is the other side to run, or -1."""

    seat: int
    side: int
    begun: int = 0
    then: int = -1

    def trail(self, position: Pax) -> list[Phrase]:
        return [Phrase("trail-operations")]

    def run(self, position: Pax) -> None:
        if can_operate(position, self.seat, self.side):
            position.push(ChooseOperation(self.seat, self.side, self.begun, self.then))
        elif self.then >= 0:
            position.push(RunOperations(self.seat, self.then, begun=1))


@data
class ChooseOperation(Decision[Pax]):
    """PX-10.1: which card performs which op next; after the first one it is allowed to stop."""

    RULES = ("PX-10.1", "PX-10.2")

    side: int
    begun: int
    then: int

    def options(self, position: Pax) -> list[int]:
        found = side_ops(position, self.seat, self.side)
        if self.begun:
            found.append(STOP.code)
        return found

    def choose(self, position: Pax, option: int) -> None:
        if verb_of(option) == STOP.code:
            if self.then >= 0:
                position.push(RunOperations(self.seat, self.then, begun=1))
            return
        card, op = first(option), second(option)
        position.used.append(card)
        position.push(RunOperations(self.seat, self.side, begun=1, then=self.then))
        position.push(AimOperation(self.seat, card, op))

    def refused(self, position: Pax, offered: list[int]) -> list[Refused]:
        p = position
        found: list[Refused] = []
        for card in side_things(p, self.seat, self.side):
            silenced = is_silenced(p, card, self.seat)
            for op in ops_of(p, card):
                option = PERFORM.of(card, op)
                if card in p.used:
                    found.append(Refused(option, "card-used", "PX-10.2"))
                elif silenced and op >= COMMERCE:
                    found.append(Refused(option, "silenced", "PX-23.1"))
                elif not has_target(p, self.seat, card, op):
                    found.append(Refused(option, "no-target-here", "PX-10.1"))
        return found

    def about(self, position: Pax) -> list[tuple[str, str | int]]:
        return [("region", "region:east" if self.side == EAST else "region:west")]


@data
class AimOperation(Decision[Pax]):
    """Section 11: the target of an op."""

    RULES = ("PX-10.7", "PX-10.8")

    card: int
    op: int

    def options(self, position: Pax) -> list[int]:
        return op_targets(position, self.seat, self.card, self.op)

    def choose(self, position: Pax, option: int) -> None:
        position.tell(PERFORMED, position.name(self.seat), self.card, self.op)
        perform(position, self.seat, self.card, self.op, option)

    def facts(self, position: Pax, option: int) -> list[tuple[str, str | int]]:
        """What a vote costs (PX-11.28); what a campaign costs (PX-11.39) and who would fight."""
        p, verb = position, verb_of(option)
        if verb == CALL_VOTE.code:
            return [("empire_priced", 1), ("empire_price", vote_cost(p, self.seat, first(option)))]
        if verb == MARCH.code:
            cost = campaign_cost(p, self.seat, self.card - SQUARE, first(option))
            defence = len(defenders(p, A_CAMPAIGN, first(option)))
            return [("empire_priced", 1), ("empire_price", cost), ("empire_defence", defence)]
        return piece_there(p, option)

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
        p.bishops = changed(p.bishops, place, -1)
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
        p.push(RegimeChange(seat, place, by_vote=1))
    else:
        home = card - SQUARE
        p.florins[seat] -= campaign_cost(p, seat, home, place)
        p.push(Fight(seat, A_CAMPAIGN, place, home))


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


@data
class AnswerTax(Decision[Pax]):
    """PX-11.18: the owner pays a florin, or the concession is repressed; a levy follows either way."""

    RULES = ("PX-11.18", "PX-11.19")

    border: int
    empire: int

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


@data
class BorrowOperation(Decision[Pax]):
    """PX-22.8: one political op of a rival's card, as if it were one's own, or none."""

    RULES = ("PX-22.8",)

    def options(self, position: Pax) -> list[int]:
        return [*borrowed_ops(position, self.seat), STOP.code]

    def choose(self, position: Pax, option: int) -> None:
        if verb_of(option) != STOP.code:
            position.push(AimOperation(self.seat, first(option), second(option)))
