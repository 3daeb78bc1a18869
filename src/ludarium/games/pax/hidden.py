"""What a seat cannot see, imagined anew: used by searching players, so that they cannot cheat."""

from __future__ import annotations

from ludarium.games.pax.board import EAST, WEST
from ludarium.games.pax.cards import CARD_SIDE, COMET
from ludarium.games.pax.position import ASTROLOGY, Pax
from ludarium.games.pax.setup import bottom_size
from ludarium.kernel.chance import Chance


def determinize(p: Pax, seat: int, chance: Chance) -> Pax:
    """A position that this seat could not tell from the true one: decks and box are dealt anew, doubts resolved.

    Who remembers every purchase knows the hands (AM-62), but for what was sold or thrown away face down.
    """
    table = p.clone()
    table.chance = chance
    for bank in range(len(table.hands)):
        doubted = [code & 255 for code in table.doubt if code >> 8 == bank]
        if bank == seat or not doubted:
            continue
        held = sum(1 for card in doubted if card in table.hands[bank])
        chance.shuffle(doubted)
        gone = [card for card in table.gone if card not in doubted]
        sure = [card for card in table.hands[bank] if card not in doubted]
        table.hands[bank] = sorted(sure + doubted[:held])
        table.gone = gone + doubted[held:]
    box: list[int] = []
    for side in (EAST, WEST):
        box.extend(deal_anew(table, side, chance))
    table.box = sorted(box)
    return table


def deal_anew(p: Pax, side: int, chance: Chance) -> list[int]:
    """Deals a deck again from everything unseen of its side; gives what stays in the box."""
    deck = p.decks[side]
    top = deck[-1] if p.flags & ASTROLOGY and deck else -1
    comets = [card for card in deck if card >= COMET and card != top]
    unseen = [card for card in deck if card < COMET and card != top]
    unseen.extend([card for card in p.box if CARD_SIDE[card] == side])
    unseen.sort()
    hidden = len(deck) - (1 if top >= 0 else 0)
    fresh = [chance.draw(unseen) for _ in range(hidden - len(comets))]
    low = min(hidden, bottom_size(p))
    bottom = comets + fresh[: low - len(comets)]
    chance.shuffle(bottom)
    p.decks[side] = bottom + fresh[low - len(comets) :] + ([top] if top >= 0 else [])
    return unseen
