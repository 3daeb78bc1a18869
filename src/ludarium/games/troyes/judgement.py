"""How a position is judged: for bots that look one step ahead, and for searches that stop before the end."""

from __future__ import annotations

from ludarium.games.troyes.position import Troyes
from ludarium.games.troyes.scoring import parts, scored_characters
from ludarium.games.troyes.vocabulary import (
    FLIP,
    KING,
    PASS,
    RECRUIT,
    REROLL,
    SUFFER,
    TIMES,
)
from ludarium.kernel.chance import Chance
from ludarium.kernel.verb import verb_of

# What things are worth in VP while there are rounds left to use them.
DENIER = 0.22
INFLUENCE = 0.28
PIP = 0.25
CITIZEN = 0.9
CUBE = 0.9


def evaluate(table: Troyes) -> list[float]:
    """Expected final points of each seat; alone, of the player against the king."""
    characters = scored_characters(table)
    left = 1.0 - table.round / (table.rounds + 1)
    values: list[float] = []
    for seat in range(table.seats):
        player = table.players[seat]
        points = 0.0
        for _, vp in parts(table, seat, characters):
            points += vp
        points += (player.deniers + player.in_district) * DENIER * left
        points += player.influence * INFLUENCE * left
        points += (table.cells.count(seat) + 0.5 * player.supply) * CITIZEN * left * 2
        pips = 0
        for place in range(18):
            if table.dice[seat * 18 + place]:
                pips += table.dice[seat * 18 + place] * (place % 6 + 1)
        points += pips * PIP
        for space in range(9):
            points += table.card_cubes[space * 7 + seat] * CUBE * (0.3 + left)
        values.append(points)
    if table.seats == 1:
        king = 0.0
        for _, vp in parts(table, KING, characters):
            king += vp
        values[0] -= king
    return values


def policy(table: Troyes, options: list[int], chance: Chance) -> int:
    """Mostly any option, but no giving up while something can be done, and as many activations as the dice give."""
    if verb_of(options[0]) == TIMES.code:
        return options[0]
    for _ in range(4):
        option = options[chance.below(len(options))]
        verb = verb_of(option)
        if verb not in _RASH or len(options) == 1:
            return option
    return option


_RASH = (PASS.code, REROLL.code, FLIP.code, RECRUIT.code, SUFFER.code)

__all__ = ["evaluate", "policy"]
