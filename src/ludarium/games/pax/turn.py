"""The turn (section 5): actions, playing and selling cards, the end of the turn."""

from __future__ import annotations

from typing import Final

from ludarium.games.pax.agents import deployment
from ludarium.games.pax.board import (
    ACTIONS,
    COLUMNS,
    EAST,
    EMPIRES,
    EMPIRES_AT,
    FAITHS,
    FAITHS_OF,
    PAWN,
    SALE,
    SALE_FOUR,
    VICTORY,
    WEST,
)
from ludarium.games.pax.cards import (
    ABILITY_BITS,
    APOSTASY,
    APOSTASY_ACTION,
    CARD_AGENTS,
    CARD_SHOT,
    CARD_SIDE,
    CONSPIRACY,
    CRUSADE,
    DISCARD_FOR_REVOLT,
    DUAL_OPS,
    FREE_FAIR,
    FREE_OPS,
    FREES_IN,
    IS_QUEEN,
    PEASANT_REVOLT,
    SALE_ONE_SHOT,
    SELL_FOR_FOUR,
    SELL_TO_BORROW_OP,
    SELL_TO_EMANCIPATE,
    SHIFT,
    SQUARE,
    VICTORY_COSTS_TWO,
)
from ludarium.games.pax.market import buy, purchases, refresh
from ludarium.games.pax.one_shots import (
    Apostasy,
    DeclareOneShot,
    Marry,
    apostates,
    remain_unwed,
    shot_options,
    start_war,
    suitors,
)
from ludarium.games.pax.operations import BorrowOperation, RunOperations, borrowed_ops, can_operate
from ludarium.games.pax.pieces import one_repressed, repressed_count
from ludarium.games.pax.position import (
    BANKRUPTCY,
    FAIR_DONE,
    FREE_FAIR_USED,
    OPS_DONE,
    RIVAL,
    SOLO,
    Pax,
)
from ludarium.games.pax.regime import OfferFreedom
from ludarium.games.pax.tableau import (
    discard_card,
    husband,
    is_silenced,
    leave_hand,
    leave_hand_secretly,
    settle,
    settle_card,
    to_throne,
)
from ludarium.games.pax.trade_fair import hold_fair
from ludarium.games.pax.victory import declare, fulfilled, last_standing, patron_ending
from ludarium.games.pax.vocabulary import (
    BANKRUPT,
    BUY,
    DECLARE,
    END_TURN,
    HOLD_FAIR,
    INCITE,
    OPERATE,
    OPERATE_BOTH,
    PLAY,
    PLAYED,
    RENOUNCE,
    SELL,
    SOLD,
    SOLD_FROM_HAND,
    SOLD_SECRETLY,
    TURN_BEGAN,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Frame, Refused, Step
from ludarium.kernel.rows import added
from ludarium.kernel.verb import first, verb_of

# The victories of each bit set.
VICTORIES_IN: Final[list[list[int]]] = [
    [victory for victory in range(VICTORY.size) if (active >> victory) & 1] for active in range(1 << VICTORY.size)
]
# The abilities that let a bank act without an action left (PX-5.5).
FREE_ACTIONS: Final[int] = (1 << FREE_FAIR) | (1 << (FREE_OPS + EAST)) | (1 << (FREE_OPS + WEST))

# the order of turns


@data
class BeginTurn(Step[Pax]):
    """PX-1.3: the bank's turn begins."""

    bank: int

    def run(self, position: Pax) -> None:
        begin_turn(position, self.bank)


def begin_turn(p: Pax, bank: int) -> None:
    p.turn = bank
    p.actions = ACTIONS
    p.done = 0
    p.paid = 0
    p.used = []
    p.tell(TURN_BEGAN, p.name(bank))
    p.push(EndTurn(bank))
    if p.flags & SOLO and bank == RIVAL:
        from ludarium.games.pax.solo import RivalTurn

        p.push(RivalTurn())
    else:
        p.push(TakeAction(bank))


@data
class EndTurn(Step[Pax]):
    """PX-5.7: the market is refreshed, then the next player clockwise."""

    bank: int

    def run(self, position: Pax) -> None:
        p = position
        if p.flags & BANKRUPTCY:
            eliminate(p)
            if last_standing(p):
                return
        if not refresh(p):
            patron_ending(p)
            return
        following = (self.bank + 1) % len(p.florins)
        while (p.out >> following) & 1:
            following = (following + 1) % len(p.florins)
        begin_turn(p, following)


def eliminate(p: Pax) -> None:
    """PX-27.3, AM-49: no florins, no cards, no concessions: out, and the pieces leave."""
    for bank in range(len(p.florins)):
        if (p.out >> bank) & 1 or p.florins[bank] or p.hands[bank] or p.maids[bank]:
            continue
        house = p.houses[bank]
        if p.rows[bank * 2] or p.rows[bank * 2 + 1] or house in p.concession:
            continue
        p.out |= 1 << bank
        for empire in range(EMPIRES):
            count = repressed_count(p.repressed[empire], PAWN + house)
            p.repressed = added(p.repressed, empire, -count * one_repressed(PAWN + house))
            p.supply[PAWN + house] += count
        p.tell(BANKRUPT, p.name(bank))


# actions


def op_cost(p: Pax, seat: int, side: int) -> int:
    """PX-5.5: some abilities make one side's operations free."""
    return 0 if p.has(seat, FREE_OPS + side) else 1


def fair_cost(p: Pax, seat: int) -> int:
    """One fair a turn is free with a certain ability."""
    return 0 if p.has(seat, FREE_FAIR) and not p.done & FREE_FAIR_USED else 1


def sales(p: Pax, seat: int) -> list[int]:
    """PX-9.1 to PX-9.4: hand cards, tableau cards and squares (a couple as one), old maids."""
    found = [SELL.each[card] for card in p.hands[seat]]
    for thing in p.rows[seat * 2]:
        found.append(SELL.each[thing])
    for thing in p.rows[seat * 2 + 1]:
        found.append(SELL.each[thing])
    if seat in p.owner:
        for empire in range(EMPIRES):
            if p.suzerain[empire] >= 0 and p.owner[empire] == seat:
                found.append(SELL.each[SQUARE + empire])
    for maid in p.maids[seat]:
        found.append(SELL.each[maid])
    return found


def declarations(p: Pax, seat: int) -> list[int]:
    """PX-26.2: active victories whose conditions are met; some take both actions of the turn."""
    found: list[int] = []
    for victory in VICTORIES_IN[p.active]:
        if fulfilled(p, seat, victory) and (p.actions > 1 or not is_costly(p, victory)):
            found.append(DECLARE.each[victory])
    return found


def is_costly(p: Pax, victory: int) -> bool:
    """Red text (PX-22.4): nobody can claim this victory without spending both actions."""
    return victory < 4 and p.anyone_has(VICTORY_COSTS_TWO + victory)


def special_actions(p: Pax, seat: int, sides: int) -> list[int]:
    """PX-5.6, PX-22.5: actions that abilities give. `sides` is a bit set of those that can operate."""
    found: list[int] = []
    if p.has(seat, DUAL_OPS) and not p.done & (OPS_DONE * 3):
        for side in (EAST, WEST):
            if (sides >> side) & 1 and p.rows[seat * 2 + 1 - side]:
                found.append(OPERATE_BOTH.each[side])
    if p.has(seat, DISCARD_FOR_REVOLT):
        for empire in range(EMPIRES):
            if p.owner[empire] == seat and is_inciter(p, seat, p.queen[empire]):
                found.append(INCITE.each[p.queen[empire]])
    if p.has(seat, APOSTASY_ACTION):
        for faiths in range(FAITHS.size):
            if apostates(p, FAITHS_OF[faiths]):
                found.append(RENOUNCE.each[faiths])
    return found


@data
class TakeAction(Decision[Pax]):
    """PX-5.1: one or two actions a turn; free ones cost none. At least one real action is due (PX-1.4)."""

    RULES = ("PX-5.1", "PX-5.2", "PX-5.3")

    def options(self, position: Pax) -> list[int]:
        p = position
        seat = self.seat
        actions, done, powers = p.actions, p.done, p.powers[seat]
        found: list[int] = []
        if actions:
            if p.active:
                found = declarations(p, seat)
            found += purchases(p, seat)
            for card in p.hands[seat]:
                found.append(PLAY.each[card])
            found += sales(p, seat)
        sides = 0
        for side in (EAST, WEST):
            if (
                p.rows[seat * 2 + side]
                and not done & (OPS_DONE << side)
                and (actions or op_cost(p, seat, side) == 0)
                and can_operate(p, seat, side)
            ):
                found.append(OPERATE.each[side])
                sides |= 1 << side
        if powers and actions:
            found += special_actions(p, seat, sides)
        if actions or fair_cost(p, seat) == 0:
            for row in (EAST, WEST):
                if p.market[row * COLUMNS] >= 0 and not done & (FAIR_DONE << row):
                    found.append(HOLD_FAIR.each[row])
        if actions < ACTIONS or not found:
            found.append(END_TURN.code)
        return found

    def choose(self, position: Pax, option: int) -> None:
        p = position
        seat = self.seat
        verb = verb_of(option)
        what = first(option)
        if verb == END_TURN.code:
            return
        if verb == DECLARE.code:
            declare(p, seat, what)
            return
        p.push(ContinueTurn(seat))
        if verb == OPERATE.code:
            p.actions -= op_cost(p, seat, what)
            p.done |= OPS_DONE << what
            p.push(RunOperations(seat, what))
            return
        if verb == HOLD_FAIR.code:
            cost = fair_cost(p, seat)
            p.actions -= cost
            p.done |= FAIR_DONE << what
            if cost == 0:
                p.done |= FREE_FAIR_USED
            hold_fair(p, seat, what)
            return
        p.actions -= 1
        if verb == BUY.code:
            buy(p, seat, what)
        elif verb == PLAY.code:
            play(p, seat, what)
        elif verb == SELL.code:
            sell(p, seat, what)
        elif verb == OPERATE_BOTH.code:
            p.done |= OPS_DONE * 3
            p.push(RunOperations(seat, what, then=1 - what))
        elif verb == RENOUNCE.code:
            p.push(Apostasy(what))
        else:
            incite(p, seat, what)

    def facts(self, position: Pax, option: int) -> list[tuple[str, str | int]]:
        """What a card fetches: from the hand and under the house card always the same (PX-9.5, AM-57)."""
        if verb_of(option) != SELL.code:
            return []
        p, card = position, first(option)
        laid = card not in p.hands[self.seat] and card not in p.maids[self.seat]
        return [("card_price", sale_price(p, self.seat, card) if laid else SALE)]

    def about(self, position: Pax) -> list[tuple[str, str | int]]:
        return [("actions", position.actions)]

    def refused(self, position: Pax, offered: list[int]) -> list[Refused]:
        p = position
        if not p.actions:
            return []
        found: list[Refused] = []
        legal = purchases(p, self.seat)
        for slot in range(2 * COLUMNS):
            if p.market[slot] < 0:
                continue
            option = BUY.of(slot, p.market[slot])
            if option in legal:
                continue
            if slot % COLUMNS == 0:
                found.append(Refused(option, "fair-card", "PX-6.9"))
            elif (p.paid >> slot) & 1:
                found.append(Refused(option, "usury", "PX-7.6"))
            elif slot % COLUMNS > p.florins[self.seat]:
                found.append(Refused(option, "too-dear", "PX-7.3", [("florins", slot % COLUMNS)]))
            else:
                found.append(Refused(option, "hand-full", "PX-7.2"))
        for side in (EAST, WEST):
            if p.done & (OPS_DONE << side):
                found.append(Refused(OPERATE.of(side), "once-a-turn", "PX-5.3"))
            elif not can_operate(p, self.seat, side):
                found.append(Refused(OPERATE.of(side), "no-target", "PX-1.5"))
            if p.done & (FAIR_DONE << side):
                found.append(Refused(HOLD_FAIR.of(side), "once-a-turn", "PX-5.3"))
        offered = declarations(p, self.seat)
        for victory in range(VICTORY.size):
            option = DECLARE.of(victory)
            if (p.active >> victory) & 1 and option not in offered:
                costly = p.actions < 2 and is_costly(p, victory) and fulfilled(p, self.seat, victory)
                found.append(Refused(option, "needs-two-actions" if costly else "not-fulfilled", "PX-26.2"))
        return found


@data
class ContinueTurn(Step[Pax]):
    """PX-1.4: as long as anything can still be done, the player is asked; otherwise the turn ends."""

    seat: int

    def run(self, position: Pax) -> None:
        p = position
        if p.actions or (p.powers[self.seat] & FREE_ACTIONS and len(TakeAction(self.seat).options(p)) > 1):
            p.push(TakeAction(self.seat))


# playing


def play(p: Pax, seat: int, card: int) -> None:
    """PX-8.1: an East card at the right end, a West card at the left end; queens marry or stay old maids."""
    leave_hand(p, seat, card)
    p.tell(PLAYED, p.name(seat), card)
    lay_down(p, seat, card)


def lay_down(p: Pax, seat: int, card: int) -> None:
    if IS_QUEEN[card]:
        if suitors(p, seat, card):
            p.push(Marry(seat, card))
        else:
            remain_unwed(p, seat, card)
        return
    p.rows[seat * 2 + CARD_SIDE[card]].append(card)
    if shot_options(p, seat, card):
        p.push(DeclareOneShot(seat, card))
    else:
        p.plan(deployment(p, seat, card, CARD_AGENTS[card], 0))
    settle_card(p, card)


def is_inciter(p: Pax, seat: int, queen: int) -> bool:
    return queen >= 0 and bool((ABILITY_BITS[queen] >> DISCARD_FOR_REVOLT) & 1) and not is_silenced(p, queen, seat)


def incite(p: Pax, seat: int, queen: int) -> None:
    """AB11: the crowned queen is discarded for a peasant revolt in her husband's empire."""
    empire = husband(p, queen)
    p.push(start_war(p, seat, PEASANT_REVOLT, empire))
    discard_card(p, queen)
    settle(p)


# selling


def sale_price(p: Pax, seat: int, thing: int) -> int:
    """PX-9.1, PX-9.3, AM-57: 2 a card; some fetch 4 from the tableau; a couple is the sum of both."""
    if thing >= SQUARE:
        queen = p.queen[thing - SQUARE]
        return SALE if queen < 0 else SALE + sale_price(p, seat, queen)
    if (ABILITY_BITS[thing] >> SELL_FOR_FOUR) & 1 and not is_silenced(p, thing, seat):
        return SALE_FOUR
    return SALE


def sale_shot(p: Pax, seat: int, card: int) -> bool:
    """AB28: a sold card's civil war, crusade or apostasy may be performed."""
    if card >= SQUARE or not p.has(seat, SALE_ONE_SHOT):
        return False
    shot = CARD_SHOT[card]
    return shot in (CRUSADE, CONSPIRACY, PEASANT_REVOLT) or APOSTASY <= shot < SHIFT


def sell(p: Pax, seat: int, thing: int) -> None:
    """PX-9.1 to PX-9.6."""
    name = p.name(seat)
    frames: list[Frame[Pax]] = []
    if sale_shot(p, seat, thing):
        frames.append(OfferSaleShot(seat, thing))
    if thing in p.hands[seat]:
        p.florins[seat] += SALE
        if frames:
            # its one-shot may follow, so everybody sees it
            p.tell(SOLD, name, thing, SALE)
            leave_hand(p, seat, thing)
            p.gone = [*p.gone, thing]
        else:
            p.tell(SOLD_FROM_HAND, name, SALE)
            p.tell(SOLD_SECRETLY, thing, to=1 << seat)
            leave_hand_secretly(p, seat, thing)
        p.plan(frames)
        return
    fetched = SALE if thing in p.maids[seat] else sale_price(p, seat, thing)
    p.florins[seat] += fetched
    p.tell(SOLD, name, thing, fetched)
    if thing < SQUARE and not is_silenced(p, thing, seat) and thing not in p.maids[seat]:
        if (ABILITY_BITS[thing] >> SELL_TO_BORROW_OP) & 1:
            frames.append(OfferBorrowedOp(seat))
        if (ABILITY_BITS[thing] >> SELL_TO_EMANCIPATE) & 1:
            frames.append(OfferFreedom(seat, sum(1 << empire for empire in EMPIRES_AT[EMPIRES + FREES_IN[0]])))
    p.plan(frames)
    if thing >= SQUARE:
        to_throne(p, thing - SQUARE, True)
        settle(p)
    else:
        discard_card(p, thing)
        settle_card(p, thing)


@data
class OfferSaleShot(Step[Pax]):
    """AB28: asks only if the one-shot can happen."""

    seat: int
    card: int

    def run(self, position: Pax) -> None:
        if shot_options(position, self.seat, self.card):
            position.push(DeclareOneShot(self.seat, self.card, sold=1))


@data
class OfferBorrowedOp(Step[Pax]):
    """PX-22.8: asks only if some op can be borrowed."""

    seat: int

    def run(self, position: Pax) -> None:
        if borrowed_ops(position, self.seat):
            position.push(BorrowOperation(self.seat))
