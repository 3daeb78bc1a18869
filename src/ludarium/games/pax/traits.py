"""What the learned judgement looks at in Pax Renaissance."""

from __future__ import annotations

from typing import Final

from ludarium.games.pax.board import EMPIRES
from ludarium.games.pax.cards import COMET, MARKET_CARDS, PATRON, prestige_of
from ludarium.games.pax.judgement import Counts, comets
from ludarium.games.pax.position import PROMO, SOLO, Pax
from ludarium.games.pax.turn import is_costly
from ludarium.games.pax.vocabulary import BUY, END_TURN, HOLD_FAIR, OUST, SELL
from ludarium.kernel.traits import Traits
from ludarium.kernel.verb import first, second, verb_of

TRAITS: Final = Traits()
OPERATIONS: Final = TRAITS.amount("cards in the tableau at work")
AMOUNTS: Final = 1
FLORINS: Final = TRAITS.ladder("florins", 16)
KINGS: Final = TRAITS.ladder("kings", 6)
REPUBLICS: Final = TRAITS.ladder("republics", 5)
CONCESSIONS: Final = TRAITS.ladder("concessions", 8)
HAND: Final = TRAITS.ladder("cards in hand", 4)
PRESTIGE: Final = [TRAITS.ladder(f"prestige of kind {kind}", 7) for kind in range(PATRON + 1)]
IN_HAND: Final = TRAITS.marks("a card in hand", MARKET_CARDS)
IN_PLAY: Final = TRAITS.marks("a card in the tableau", MARKET_CARDS)
SILENCED: Final = TRAITS.marks("a card in the tableau below a bishop", 1)
EMPIRE: Final = TRAITS.marks("an empire as kingdom or republic", 2 * EMPIRES)
# Distance to a victory: by victory, whether it is active, may become so or never will, and whether the bank is acting.
STEPS: Final = 8
AWAY: Final = [TRAITS.ladder(f"steps to victory {number // 6}, {number % 6}", STEPS) for number in range(30)]
DECLARABLE: Final = TRAITS.marks("a victory that can be declared now", 1)
WITH_A_COMET: Final = TRAITS.marks("a victory for which a comet can be bought now", 1)
COMET_IN_SIGHT: Final = TRAITS.marks("a victory for which a comet can be bought next turn", 1)
ACTIONS: Final = TRAITS.ladder("actions left", 4)
OUT: Final = TRAITS.marks("being out", 1)
STAGES: Final = 16


def stage(p: Pax) -> int:
    """How far the game has come: by the cards left in the decks."""
    left = len(p.decks[0]) + len(p.decks[1])
    most = 12 * len(p.florins) + 8
    return STAGES - min(STAGES, STAGES * left // most)


def traits(p: Pax) -> list[list[int]]:
    if p.flags & SOLO:
        return []
    banks = len(p.florins)
    counts = Counts(p)
    coming, comet = comets(p)
    victories = 5 if p.flags & PROMO else 4
    costly = [is_costly(p, victory) for victory in range(victories)]
    found: list[list[int]] = []
    for bank in range(banks):
        row = [0] * AMOUNTS
        found.append(row)
        if (p.out >> bank) & 1:
            row.append(OUT)
            continue
        florins = p.florins[bank]
        row.append(FLORINS + min(florins, 15))
        row.append(KINGS + min(counts.crowns[bank], 5))
        row.append(REPUBLICS + min(counts.free[bank], 4))
        row.append(CONCESSIONS + min(counts.ports[bank], 7))
        row.append(HAND + min(len(p.hands[bank]), 3))
        total = counts.totals[bank]
        for kind in range(PATRON + 1):
            row.append(PRESTIGE[kind] + min(prestige_of(total, kind), 6))
        for card in p.hands[bank]:
            if card < MARKET_CARDS:
                row.append(IN_HAND + card)
        for side in (bank * 2, bank * 2 + 1):
            for thing in p.rows[side]:
                if thing < MARKET_CARDS:
                    if p.bishops[thing] < 0:
                        row.append(IN_PLAY + thing)
                        row[OPERATIONS] += 1
                    else:
                        row.append(SILENCED)
        for empire in range(EMPIRES):
            if p.owner[empire] == bank:
                row.append(EMPIRE + 2 * empire + (1 if p.republic[empire] else 0))
        acting = p.turn == bank and p.actions > 0
        row.append(ACTIONS + (min(p.actions, 3) if acting else 0))
        away = counts.distances(p, bank)
        for victory in range(victories):
            steps = away[victory]
            active = (p.active >> victory) & 1
            kind = victory * 6 + (0 if active else 2 if coming else 4) + (1 if acting else 0)
            row.append(AWAY[kind] + min(steps, STEPS - 1))
            if steps == 0:
                if active:
                    if acting and (p.actions > 1 or not costly[victory]):
                        row.append(DECLARABLE)
                elif comet <= florins and not costly[victory]:
                    if not acting:
                        row.append(COMET_IN_SIGHT)
                    elif p.actions > 1:
                        row.append(WITH_A_COMET)
    return found


# What an option is, beyond its verb and arguments: for the learned leaning.
_BARGAIN: Final = 1  # a card to buy: florins on it less its price, from -5 to 6
_FAIR: Final = 13  # florins at a fair
_OWN: Final = 20  # an own concession to be ousted
_LAST: Final = 21  # what may end a turn, by the actions left
_COMET: Final = 25
_SALE: Final = 26  # a card to sell, by the florins in hand
CONTEXTS: Final = 32


def contexts(p: Pax, options: list[int]) -> list[int]:
    """0 where there is nothing to say."""
    found = [0] * len(options)
    for i in range(len(options)):
        option = options[i]
        verb = verb_of(option)
        if verb == BUY.code:
            if second(option) >= COMET:
                found[i] = _COMET
            else:
                slot = first(option)
                found[i] = _BARGAIN + min(max(p.coins[slot] - slot % 6, -5), 6) + 5
        elif verb == HOLD_FAIR.code:
            found[i] = _FAIR + min(p.coins[first(option) * 6], 6)
        elif verb == OUST.code:
            if p.concession[first(option)] == p.houses[p.turn]:
                found[i] = _OWN
        elif verb == END_TURN.code:
            found[i] = _LAST + min(p.actions, 3)
        elif verb == SELL.code:
            found[i] = _SALE + min(p.florins[p.turn], 5)
    return found
