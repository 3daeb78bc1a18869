"""The automated rival of the solo game (AM-1, data/solo.toml).

The rival takes its turns by a table of seven rows: what worries it, what it wants to reach, and by which means. It
tries a means out on a copy of the table and uses it if that brings it nearer to the goal. Its small decisions (where
a levy goes, which piece is lost) follow fixed preferences. What the guide leaves open is decided here, and said so.
"""

from __future__ import annotations

from typing import Any

from ludarium.games.pax.board import (
    ACTIONS,
    CITIES_OF,
    COLUMNS,
    EAST,
    FAIR_FLORINS,
    VICTORY,
    WEST,
)
from ludarium.games.pax.cards import (
    BEHEAD,
    CARD_PRESTIGE,
    COMET,
    COMMERCE,
    PATRON,
    prestige_of,
)
from ludarium.games.pax.market import inactive, purchases, take_card
from ludarium.games.pax.operations import AimOperation, RunOperations, card_ops
from ludarium.games.pax.position import FAIR_DONE, FREE_FAIR_USED, OPS_DONE, RIVAL, Pax
from ludarium.games.pax.preferences import HUMAN, prefer, willing
from ludarium.games.pax.solo_rows import OBJECTIVES, Means, is_override, measure, pick_row, worry
from ludarium.games.pax.tableau import side_things
from ludarium.games.pax.targets import op_targets
from ludarium.games.pax.trade_fair import hold_fair, voyage
from ludarium.games.pax.turn import fair_cost, is_costly, lay_down, op_cost, sales, sell
from ludarium.games.pax.victory import (
    all_prestige,
    declare,
    fulfilled,
    kings,
    republics,
)
from ludarium.games.pax.vocabulary import (
    ACTIVATE,
    CROWN,
    FIRE,
    LEVY_IN,
    ORDAIN,
    PERFORM,
    PLAYED,
    STOP,
    STRIKE,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, second, verb_of

# the turn


@data
class RivalTurn(Step[Pax]):
    """The rival's turn: it stays on the agenda below what the rival does, and says what it is about.

    `row` 0 is the beginning of the turn. `depth` counts copies of the table: on a copy nothing follows.
    """

    row: int = 0
    objective: int = 0
    faith: int = 0
    override: int = 0
    depth: int = 0

    def run(self, position: Pax) -> None:
        p = position
        if self.depth > 0 or p.actions == 0:
            return
        if self.row == 0:
            if claim(p):
                return
            row, override = pick_row(p)
            p.push(RivalTurn(row, faith=max(0, worry(p, row)), override=override))
            return
        for objective in range(self.objective, 3):
            here = RivalTurn(self.row, objective, self.faith, self.override)
            for means in OBJECTIVES[self.row][objective]:
                if objective == 2 and self.row < 6 and not self.override:
                    tried = try_means(p, here, means, 1)
                else:
                    tried = try_means(p, here, means, 99)
                if tried:
                    return
        for row in range(self.row + 1, 8):
            faith = worry(p, row)
            if faith >= 0:
                p.push(RivalTurn(row, faith=faith, override=int(is_override(p, row, faith))))
                return
        if p.actions == ACTIONS and self.row < 7:
            p.push(RivalTurn(row=7))  # PX-1.4: one action is compulsory, so the last row needs no trigger


def claim(p: Pax) -> bool:
    """It wins at the start of its turn, by an active victory, or by a comet and then a victory."""
    for victory in range(VICTORY.size):
        if (p.active >> victory) & 1 and fulfilled(p, RIVAL, victory):
            declare(p, RIVAL, victory)
            return True
    for option in purchases(p, RIVAL):
        slot = first(option)
        if p.market[slot] >= COMET:
            for victory in inactive(p):
                if fulfilled(p, RIVAL, victory) and not is_costly(p, victory):
                    p.gone = [*p.gone, take_card(p, RIVAL, slot)]
                    p.active |= 1 << victory
                    declare(p, RIVAL, victory)
                    return True
    return False


def stay(p: Pax, here: RivalTurn) -> None:
    """After this action the rival goes on in the same row, further to the right; in the last row it repeats.

    A note of what it is about now stays on top of that.
    """
    further = here.objective + (here.row != 7)
    p.push(RivalTurn(here.row, further, here.faith, here.override, here.depth))
    p.push(RivalTurn(here.row, here.objective, here.faith, here.override, here.depth + 1))


def try_means(p: Pax, here: RivalTurn, means: Means, dearest: int) -> bool:
    """Uses the means, if it brings the rival nearer to the goal."""
    if means.fits is not None:
        return try_purchase(p, here, means, dearest)
    if means.ops:
        return try_ops(p, here, means.ops)
    if means.way == "earn":
        return try_earning(p, here)
    if means.way == "fair":
        return try_fair(p, here)
    return try_sale(p, here, means.way == "sell-worthless")


def shopping(p: Pax) -> list[int]:
    """Slots from left to right, East first; never a florin on a face-up card that has one already."""
    found: list[int] = []
    for column in range(1, COLUMNS):
        for row in (EAST, WEST):
            slot = row * COLUMNS + column
            card = p.market[slot]
            if card < 0 or card >= COMET or column > p.florins[RIVAL] or (p.paid >> slot) & 1:
                continue
            if not any(p.coins[row * COLUMNS + i] for i in range(1, column)):
                found.append(slot)
    return found


def buy_and_play(p: Pax, slot: int) -> None:
    p.actions -= 2
    card = take_card(p, RIVAL, slot)
    p.tell(PLAYED, p.name(RIVAL), card)
    lay_down(p, RIVAL, card)


def try_purchase(p: Pax, here: RivalTurn, means: Means, dearest: int) -> bool:
    """Buying takes both actions: the card is played at once."""
    if p.actions < 2 or means.fits is None:
        return False
    before = measure(p, here.row, here.objective, here.faith)
    for slot in shopping(p):
        if slot % COLUMNS - p.coins[slot] > dearest or not means.fits(p, p.market[slot], here.faith):
            continue
        if not means.blind:
            copy = copy_table(p, here)
            buy_and_play(copy, slot)
            play_out(copy)
            if measure(copy, here.row, here.objective, here.faith) >= before:
                continue
        stay(p, here)
        buy_and_play(p, slot)
        return True
    return False


def useful_ops(p: Pax, here: RivalTurn, side: int, wanted: list[int]) -> list[int]:
    """The ops of a side that bring the rival nearer to the row's goal, the best one first; then commerce."""
    before = measure(p, here.row, here.objective, here.faith)
    scored: list[tuple[int, int]] = []
    trade: list[int] = []
    for card in side_things(p, RIVAL, side):
        if card in p.used:
            continue
        for op in card_ops(p, RIVAL, card, RIVAL):
            if COMMERCE <= op < BEHEAD:
                trade.append(PERFORM.of(card, op))
            elif op in wanted:
                gain = before - min(op_outcome(p, here, card, op, target) for target in op_targets(p, RIVAL, card, op))
                if gain > 0:
                    scored.append((-gain, PERFORM.of(card, op)))
    scored.sort()
    return [option for _, option in scored] + trade


def op_outcome(p: Pax, here: RivalTurn, card: int, op: int, target: int) -> int:
    copy = copy_table(p, here)
    AimOperation(RIVAL, card, op).choose(copy, target)
    play_out(copy)
    return measure(copy, here.row, here.objective, here.faith)


def wanted_ops(here: RivalTurn) -> list[int]:
    return [op for means in OBJECTIVES[here.row][here.objective] for op in means.ops]


def try_ops(p: Pax, here: RivalTurn, ops: list[int]) -> bool:
    for side in (EAST, WEST):
        if p.done & (OPS_DONE << side):
            continue
        found = useful_ops(p, here, side, ops)
        commerce = COMMERCE <= second(found[0]) < BEHEAD if found else False
        if found and (not commerce or here.row == 7):
            p.actions -= op_cost(p, RIVAL, side)
            p.done |= OPS_DONE << side
            stay(p, here)
            p.push(RunOperations(RIVAL, side))
            return True
    return False


def fair_income(p: Pax, row: int) -> tuple[int, int]:
    """What a fair would bring the rival and the human."""
    copy = p.clone()
    paid = [0] * len(p.florins)
    voyage(copy, RIVAL, p.open[row], p.coins[row * COLUMNS] + FAIR_FLORINS[len(p.florins)], paid)
    return paid[RIVAL], paid[HUMAN]


def open_fairs(p: Pax) -> list[int]:
    return [row for row in (EAST, WEST) if not p.done & (FAIR_DONE << row) and p.market[row * COLUMNS] >= 0]


def run_fair(p: Pax, here: RivalTurn, row: int) -> None:
    cost = fair_cost(p, RIVAL)
    p.actions -= cost
    p.done |= FAIR_DONE << row
    if cost == 0:
        p.done |= FREE_FAIR_USED
    stay(p, here)
    hold_fair(p, RIVAL, row)


def try_earning(p: Pax, here: RivalTurn) -> bool:
    """The fair with the larger income; then the one that pays the human less; then East."""
    rows = open_fairs(p)
    if not rows:
        return False
    rows.sort(key=lambda row: (-fair_income(p, row)[0], fair_income(p, row)[1], row))
    run_fair(p, here, rows[0])
    return True


def try_fair(p: Pax, here: RivalTurn) -> bool:
    """A fair for the sake of its levies."""
    before = measure(p, here.row, here.objective, here.faith)
    for row in open_fairs(p):
        copy = copy_table(p, here)
        hold_fair(copy, RIVAL, row)
        play_out(copy)
        if measure(copy, here.row, here.objective, here.faith) < before:
            run_fair(p, here, row)
            return True
    return False


def try_sale(p: Pax, here: RivalTurn, worthless: bool) -> bool:
    """A sale drops a bishop (row 4), or turns a card without prestige, or with patron prestige only, into money."""
    before = measure(p, here.row, here.objective, here.faith)
    patron = 255 << (8 * PATRON)
    for option in sales(p, RIVAL):
        thing = first(option)
        if worthless:
            if thing >= COMET or CARD_PRESTIGE[thing] & ~patron:
                continue
        else:
            copy = copy_table(p, here)
            sell(copy, RIVAL, thing)
            play_out(copy)
            if measure(copy, here.row, here.objective, here.faith) >= before:
                continue
        p.actions -= 1
        stay(p, here)
        sell(p, RIVAL, thing)
        return True
    return False


# trying things out


def copy_table(p: Pax, here: RivalTurn) -> Pax:
    copy = p.clone()
    copy.agenda = [RivalTurn(here.row, here.objective, here.faith, here.override, here.depth + 1)]
    return copy


def play_out(p: Pax) -> None:
    """Runs a copy to the end of what was begun; the human is taken to give in."""
    agenda = p.agenda
    while len(agenda) > 1:
        frame = agenda.pop()
        if isinstance(frame, Step):
            frame.run(p)
        elif isinstance(frame, Decision):
            options = frame.options(p)
            if frame.seat == RIVAL:
                agenda.append(frame)
                option = answer(p, frame)
                agenda.pop()
            else:
                option = options[-1]
            frame.choose(p, option)


def context(p: Pax) -> RivalTurn:
    """What the rival is about: the topmost note of its turn. Outside of its turn it minds nothing."""
    for i in range(len(p.agenda) - 1, -1, -1):
        frame = p.agenda[i]
        if isinstance(frame, RivalTurn):
            return frame
    return RivalTurn(row=7)


# the rival's answers


def answer(p: Pax, decision: Decision[Any]) -> int:
    """What the rival chooses."""
    options = decision.options(p)
    if len(options) == 1:
        return options[0]
    here = context(p)
    verb = verb_of(options[0])
    if verb == PERFORM.code:
        found = useful_ops(p, here, rival_side(p, first(options[0])), wanted_ops(here)) if here.depth < 2 else []
        for option in found:
            if option in options:
                return option
        return STOP.code if STOP.code in options else options[0]
    if verb in (STRIKE.code, FIRE.code, CROWN.code):
        return choose_shot(p, decision, here, options)
    if verb == ACTIVATE.code:
        return options[0]
    # levies and bishops follow the guide's own rules, whatever the row wants
    if here.depth < 2 and here.row < 6 and verb not in (LEVY_IN.code, ORDAIN.code):
        wanted = willing(p, decision, options)
        best = nearest(p, decision, here, wanted)
        if len(best) < len(options):
            return prefer(p, decision, best)
    return prefer(p, decision, options)


def rival_side(p: Pax, card: int) -> int:
    return EAST if card in side_things(p, RIVAL, EAST) else WEST


def after(p: Pax, decision: Decision[Any], here: RivalTurn, option: int) -> Pax:
    copy = copy_table(p, here)
    decision.choose(copy, option)
    play_out(copy)
    return copy


def nearest(p: Pax, decision: Decision[Any], here: RivalTurn, options: list[int]) -> list[int]:
    """The options that bring the rival nearest to the row's goal."""
    reached = [measure(after(p, decision, here, option), here.row, here.objective, here.faith) for option in options]
    least = min(reached)
    return [option for option, value in zip(options, reached, strict=True) if value == least]


def choose_shot(p: Pax, decision: Decision[Any], here: RivalTurn, options: list[int]) -> int:
    """The one-shot, if it wins a square or does the human at least as much harm; else none.

    Among winnable wars: the empire with the fewest knights and rooks. Among kings: the one with most knights.
    """
    decline = options[-1]
    if here.depth >= 3:
        return decline
    best = decline
    best_key: tuple[int, int] | None = None
    for option in options[:-1]:
        copy = after(p, decision, here, option)
        empire = first(option)
        pieces = [p.cities[city] for city in CITIES_OF[empire] if p.cities[city] >= 0]
        near = 0
        if here.row < 6:
            near = measure(copy, here.row, here.objective, here.faith)
        if verb_of(option) == STRIKE.code:
            won = copy.owner[empire] == RIVAL and p.owner[empire] != RIVAL
            if not won and (here.row > 5 or near >= measure(p, here.row, here.objective, here.faith)):
                continue
            key = (near, len(pieces))
        elif verb_of(option) == CROWN.code:
            key = (near, -sum(1 for piece in pieces if piece >= 3))
        else:
            if harm(copy) < harm(p):
                continue
            key = (near, 0)
        if best_key is None or key < best_key:
            best, best_key = option, key
    return best


def harm(p: Pax) -> int:
    """How the rival stands against the human, roughly: prestige, squares and income at fairs."""
    totals = all_prestige(p)
    value = 0
    for kind in range(6):
        value += prestige_of(totals[RIVAL], kind) - prestige_of(totals[HUMAN], kind)
    counts, free = kings(p), republics(p)
    value += 2 * (counts[RIVAL] + free[RIVAL] - counts[HUMAN] - free[HUMAN])
    for row in (EAST, WEST):
        paid = [0, 0]
        voyage(p.clone(), RIVAL, p.open[row], 9, paid)
        value += paid[RIVAL] - paid[HUMAN]
    return value
