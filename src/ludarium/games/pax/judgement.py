"""How a position looks: an estimate for every bank, and a quick choice for playing a game out.

All weights here are our own design. A win is worth WIN on the scale of the estimates.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.pax.board import (
    CONCESSION_MARGIN,
    GLOBALIZATION,
    HOLY,
    IMPERIAL,
    IMPERIAL_MARGIN,
    LAW_MARGIN,
    RENAISSANCE,
)
from ludarium.games.pax.cards import CARD_OPS, COMET, DISCOVERY, PATRON, SQUARE, prestige_of
from ludarium.games.pax.position import PROMO, Pax
from ludarium.games.pax.turn import is_costly
from ludarium.games.pax.victory import (
    all_prestige,
    believers,
    bishops,
    concessions,
    kings,
    law,
    republics,
    theocracies,
)
from ludarium.games.pax.vocabulary import (
    ACTIVATE,
    BUY,
    CROWN,
    DECLARE,
    DEPLOY,
    DO_WITHOUT,
    END_TURN,
    FIRE,
    FREE_BORDER,
    FREE_CITY,
    FREE_NO_MORE,
    HOLD_FAIR,
    HOLD_FIRE,
    NO_CONCESSION,
    OPERATE,
    OPERATE_BOTH,
    OUST,
    PAY_TAX,
    PERFORM,
    PLAY,
    SELL,
    SETTLE,
    SKIP_AGENT,
    SPARE,
    STAY_UNWED,
    STOP,
    STRIKE,
    WORDS,
    YIELD,
)
from ludarium.kernel.chance import Chance
from ludarium.kernel.verb import first, second, verb_of
from ludarium.kernel.weigh import weighted

WIN: Final = 10

# What one thing is worth.
FLORIN: Final = 0.11
KING: Final = 0.45
REPUBLIC: Final = 0.45
CONCESSION: Final = 0.3
CARD_IN_PLAY: Final = 0.12
OPERATION: Final = 0.06
CARD_IN_HAND: Final = 0.2
PRESTIGE_OF_ANY_KIND: Final = 0.12
# What an active victory is worth, by how many steps it is away; the last figure is the most distant one.
NEAR: Final[list[float]] = [5.0, 2.6, 1.2, 0.6, 0.3, 0.15, 0.05]
# What it is worth to the bank whose turn it is: it only has to be declared, or a comet has to be bought first.
DECLARABLE: Final = 9.0
WITH_A_COMET: Final = 8.0
# A fulfilled victory that a comet of the market would activate, for a bank that has to wait for its turn.
COMET_IN_SIGHT: Final = 3.0
# The same for a victory that only a comet can still activate.
ASLEEP: Final = 0.35


def behind(values: list[int], bank: int, margin: int) -> int:
    """How many the bank lacks to be `margin` ahead of each opponent."""
    best = -99
    for other in range(len(values)):
        if other != bank and values[other] > best:
            best = values[other]
    lacking = best + margin - values[bank]
    return lacking if lacking > 0 else 0


def majority(counts: list[int], which: int) -> int:
    """How many one count lacks to outnumber all others together."""
    lacking = sum(counts) - 2 * counts[which] + 1
    return lacking if lacking > 0 else 0


def behind_in(kind: int, totals: list[int], bank: int) -> int:
    """How much prestige of a kind the bank lacks to have more than each opponent."""
    best = -99
    for other in range(len(totals)):
        if other != bank:
            value = prestige_of(totals[other], kind)
            if value > best:
                best = value
    lacking = best + 1 - prestige_of(totals[bank], kind)
    return lacking if lacking > 0 else 0


class Counts:
    """What the victories compare, for every bank."""

    __slots__ = ("crowns", "faiths", "free", "laws", "ports", "totals")

    def __init__(self, p: Pax) -> None:
        self.totals = all_prestige(p)
        self.crowns = kings(p)
        self.free = republics(p)
        self.ports = concessions(p)
        self.laws = law(p, self.totals)
        # How much each religion lacks to be supreme: the same for every bank.
        clergy = bishops(p, -1)
        laity = believers(p)
        self.faiths = [majority(clergy, religion) + majority(laity, religion) for religion in range(3)]

    def distances(self, p: Pax, bank: int) -> list[int]:
        """For each victory how many steps the bank is away from it."""
        away = [0] * 5
        away[RENAISSANCE] = behind(self.free, bank, 1) + behind(self.laws, bank, LAW_MARGIN)
        away[GLOBALIZATION] = behind(self.ports, bank, CONCESSION_MARGIN) + behind_in(DISCOVERY, self.totals, bank)
        away[IMPERIAL] = behind(self.crowns, bank, IMPERIAL_MARGIN[len(self.totals)])
        away[HOLY] = 9
        for religion in range(3):
            steps = self.faiths[religion] + behind_in(religion, self.totals, bank)
            if steps < away[HOLY]:
                away[HOLY] = steps
        if p.flags & PROMO:
            away[4] = behind(self.crowns, bank, 1) + byzantine_steps(p, bank, self.totals)
        return away


def comets(p: Pax) -> tuple[int, int]:
    """How many comets are to come or in the market, and what the cheapest of these costs."""
    coming = 0
    comet = 99
    for card in p.decks[0]:
        if card >= COMET:
            coming += 1
    for card in p.decks[1]:
        if card >= COMET:
            coming += 1
    for slot in range(len(p.market)):
        if p.market[slot] >= COMET and slot % 6:
            coming += 1
            comet = min(comet, slot % 6)
    return coming, comet


def judge(p: Pax) -> list[float]:
    """An estimate for every bank."""
    banks = len(p.florins)
    counts = Counts(p)
    left = len(p.decks[0]) + len(p.decks[1])
    coming, comet = comets(p)
    asleep = ASLEEP if coming else 0.0
    late = 1.0 - left / (12.0 * banks + 8.0)
    if late < 0.0:
        late = 0.0
    patron = 0.2 + 1.6 * late * late
    found: list[float] = []
    for bank in range(banks):
        if (p.out >> bank) & 1:
            found.append(-3.0)
            continue
        total = counts.totals[bank]
        value = FLORIN * min(p.florins[bank], 8) + 0.03 * max(0, p.florins[bank] - 8)
        value += (
            KING * counts.crowns[bank] + REPUBLIC * counts.free[bank] + CONCESSION * p.concession.count(p.houses[bank])
        )
        value += CARD_IN_HAND * len(p.hands[bank])
        for side in (bank * 2, bank * 2 + 1):
            for thing in p.rows[side]:
                if thing < SQUARE:
                    value += CARD_IN_PLAY
                    if p.bishops[thing] < 0:
                        value += OPERATION * len(CARD_OPS[thing])
        for kind in range(PATRON):
            value += PRESTIGE_OF_ANY_KIND * prestige_of(total, kind)
        value += patron * prestige_of(total, PATRON)
        away = counts.distances(p, bank)
        victories = 4
        if p.flags & PROMO:
            victories = 5
        for victory in range(victories):
            steps = away[victory]
            worth = NEAR[steps] if steps < len(NEAR) else 0.0
            acting = p.turn == bank and p.actions > 0
            if (p.active >> victory) & 1:
                if steps == 0 and acting and (p.actions > 1 or not is_costly(p, victory)):
                    worth = DECLARABLE
            else:
                worth *= asleep
                if steps == 0 and comet <= p.florins[bank] and not is_costly(p, victory):
                    if acting and p.actions > 1:
                        worth = WITH_A_COMET
                    elif not acting:
                        worth = COMET_IN_SIGHT
            value += worth
        found.append(value)
    return found


def byzantine_steps(p: Pax, bank: int, totals: list[int]) -> int:
    """The promo's victory: most prestige of the religion with most theocracies."""
    counts = theocracies(p)
    best = 9
    for religion in range(3):
        steps = behind(counts, religion, 1) + behind_in(religion, totals, bank)
        best = min(best, steps)
    return best


# a quick choice

# How gladly each verb is taken; what is not named here has 10.
_GLADLY: Final[list[int]] = [10] * len(WORDS.verbs)
for _verb, _weight in (
    (DECLARE, 5000),
    (PLAY, 40),
    (BUY, 14),
    (SELL, 1),
    (OPERATE, 25),
    (OPERATE_BOTH, 40),
    (HOLD_FAIR, 16),
    (END_TURN, 2),
    (ACTIVATE, 10),
    (STRIKE, 16),
    (FIRE, 14),
    (HOLD_FIRE, 5),
    (CROWN, 40),
    (STAY_UNWED, 2),
    (DEPLOY, 8),
    (SKIP_AGENT, 3),
    (SETTLE, 30),
    (OUST, 12),
    (NO_CONCESSION, 1),
    (FREE_CITY, 8),
    (FREE_BORDER, 6),
    (FREE_NO_MORE, 6),
    (PERFORM, 20),
    (STOP, 5),
    (PAY_TAX, 16),
    (YIELD, 10),
    (SPARE, 6),
    (DO_WITHOUT, 4),
):
    _GLADLY[_verb.code] = _weight


def gladly(p: Pax, option: int) -> int:
    verb = verb_of(option)
    weight = _GLADLY[verb]
    if verb == BUY.code:
        slot = first(option)
        if second(option) >= COMET:
            return 3
        # cheap cards, and cards that pay for themselves
        return max(2, weight + 5 * (p.coins[slot] - slot % 6))
    if verb == HOLD_FAIR.code:
        return weight + 4 * p.coins[first(option) * 6]
    if verb == OUST.code and p.concession[first(option)] == p.houses[p.turn]:
        return 0
    return weight


def quick_choice(p: Pax, options: list[int], chance: Chance) -> int:
    """A random option, but sensible ones more often. A victory is always declared."""
    weights = [gladly(p, option) for option in options]
    if weights[0] >= 5000:
        return options[0]
    return weighted(options, weights, chance)
