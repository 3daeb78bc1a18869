"""What a seat cannot see (TR-2.7, TR-2.9, TR-2.13), imagined anew: searching players use it, so they cannot cheat."""

from __future__ import annotations

from ludarium.games.troyes.position import Troyes
from ludarium.games.troyes.setup import like_cards
from ludarium.kernel.chance import Chance
from ludarium.kernel.piles import mix


def determinize(table: Troyes, seat: int, chance: Chance) -> Troyes:
    """Deals anew what the seat cannot see: others' characters, face-down cards, the decks and the box."""
    imagined = table.clone()
    imagined.chance = chance
    if table.seats > 1 and not table.over:
        hidden = imagined.unused[:]
        for other, player in enumerate(imagined.players):
            if other != seat:
                hidden.extend(player.characters)
        mix(hidden, chance)
        for other, player in enumerate(imagined.players):
            if other != seat:
                player.characters = sorted(hidden.pop() for _ in player.characters)
        imagined.unused = hidden
    if table.round < 3:
        cards = table.cards[:]
        for space in range(9):
            if not table.open(space):
                fitting = like_cards(space, table.bonus)
                cards[space] = fitting[chance.below(len(fitting))]
        imagined.cards = cards
    red, white, yellow = table.decks[0] + table.red_box, table.decks[1][:], table.decks[2][:]
    mix(red, chance)
    mix(white, chance)
    mix(yellow, chance)
    size = len(table.decks[0])
    imagined.decks = [red[:size], white, yellow]
    imagined.red_box = sorted(red[size:])
    return imagined
