"""How well a seat stands, and what a quick player would do: for the greedy and the searching player.

All figures here are our own estimates, in victory points. They are no part of the rules.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.troyes.contest import shares
from ludarium.games.troyes.figures import CARDS, CHARACTERS, EMPTY_LEVEL, EVENTS, LEVELS, REWARDS
from ludarium.games.troyes.position import Troyes
from ludarium.games.troyes.scoring import character_vp, count_for, scored_characters, tradesmen_vp
from ludarium.games.troyes.vocabulary import (
    ADD,
    ALSO,
    DECLINE,
    DONE,
    FLIP,
    KING,
    OWNERS,
    PASS,
    PLAIN,
    RECRUIT,
    REROLL,
    SEND_CITIZEN,
    SEND_FLAT,
    SEND_SUPPLY,
    SEND_TRADESMAN,
    TIMES,
    WORDS,
)
from ludarium.kernel.chance import Chance
from ludarium.kernel.verb import first, verb_of

# What a thing is worth in points: when no round is left to come, and how much more for each round that is.
# Fitted to the results of games that the greedy player played against itself (`tools/fit.py`).
WORTH: Final[list[tuple[str, float, float]]] = [
    ("victory point", 1.0, 0.0),
    ("event with an own cube", 0.8, -0.25),
    ("point of an event's reward, times how full it is", 0.1, 0.22),
    ("point lost to a level of the cathedral without an own cube", 0.6, -0.15),
    ("denier", 0.14, 0.05),
    ("denier beyond enough", 0.05, 0.05),
    ("influence", 0.03, 0.065),
    ("influence beyond enough", 0.02, 0.04),
    ("citizen in the supply", 0.065, 0.18),
    ("point that a character gives", 0.93, -0.19),
    ("point that a character may give, times the part of the way to it", 0.58, -0.05),
    ("citizen in the palace", 0.1, 0.27),
    ("citizen in the bishopric", 0.2, 0.72),
    ("citizen in the city hall", 0.15, 0.58),
    ("citizen lying in a building", 0.18, 0.2),
    ("tradesman", 0.18, 0.2),
    ("point of a tradesman's cell", 1.0, -0.03),
    ("cube on a deferred card", 0.33, 0.27),
    ("red die", 0.2, -0.08),
    ("white die", 0.85, 0.0),
    ("yellow die", 0.37, 0.03),
    ("pip of a red die", 0.13, 0.01),
    ("pip of a white die", 0.03, 0.02),
    ("pip of a yellow die", 0.11, -0.01),
    ("being the one who decides", 0.43, 0.0),
]
MOST_ROUNDS: Final = 8
TABLE: Final[list[list[float]]] = [
    [now + later * to_come for _, now, later in WORTH] for to_come in range(MOST_ROUNDS + 1)
]
ENOUGH_DENIERS: Final = 16
ENOUGH_INFLUENCE: Final = 10
ENOUGH_CUBES: Final = 3


def evaluate(table: Troyes) -> list[float]:
    """For each seat the points it may expect to end with; alone, by how many it will beat the king."""
    weights = TABLE[min(clock(table), MOST_ROUNDS)]
    result: list[float] = []
    for found in features(table):
        points = 0.0
        for i in range(len(found)):
            points += found[i] * weights[i]
        result.append(points)
    if table.seats == 1:
        result[0] -= _king(table, scored_characters(table))
    return result


def clock(table: Troyes) -> int:
    """Rounds to come."""
    return table.rounds - table.round


def begun(table: Troyes) -> bool:
    """Whether there is anything to judge yet."""
    return table.round > 0


def features(table: Troyes) -> list[list[float]]:
    """How much each seat has of each thing in WORTH."""
    seats = table.seats
    found = [_belongings(table, seat) for seat in range(seats)]
    for place in range(len(table.queue)):
        cubes = table.flags[place]
        if cubes:
            card = EVENTS[table.queue[place]]
            for seat in range(seats):
                if seat in cubes:
                    found[seat][1] += 1.0
            for owner, vp in shares(cubes, card.first, card.second):
                if owner < seats and vp > 1:
                    found[owner][2] += (vp - 1.0) * len(cubes) / card.flags
    for character in scored_characters(table):
        for seat in range(seats):
            _count_character(table, seat, character, found[seat])
    if seats > 1 and table.agenda:
        found[table.decision().seat][24] = 1.0
    return found


def _belongings(table: Troyes, seat: int) -> list[float]:
    """What a seat has by itself."""
    player = table.players[seat]
    found = [0.0] * len(WORTH)
    found[0] = player.vp
    for level in range(LEVELS):
        if seat not in table.cathedral[level * 6 : level * 6 + 6]:
            found[3] += EMPTY_LEVEL
    deniers = player.deniers + player.in_district
    found[4] = min(deniers, ENOUGH_DENIERS)
    found[5] = deniers - found[4]
    found[6] = min(player.influence, ENOUGH_INFLUENCE)
    found[7] = player.influence - found[6]
    found[8] = player.supply
    for building in range(3):
        found[11 + building] = table.standing(seat, building)
        found[14] += table.flat[building * OWNERS + seat]
    for space in range(9):
        place = table.tradesmen[space * OWNERS + seat]
        if place:
            cells = CARDS[table.cards[space]].cells
            found[15] += 1.0
            found[16] += cells[place - 1] if place <= len(cells) else 0
            found[17] += min(table.card_cubes[space * OWNERS + seat], ENOUGH_CUBES)
    if not player.passed:
        start = seat * 18
        for number, count in enumerate(table.dice[start : start + 18]):
            if count:
                found[18 + number // 6] += count
                found[21 + number // 6] += count * (number % 6 + 1)
    return found


def _count_character(table: Troyes, seat: int, character: int, found: list[float]) -> None:
    """The points of a character: those already reached, and part of the way to the next."""
    bands = CHARACTERS[character].bands_with_two if table.seats <= 2 else CHARACTERS[character].bands
    count = count_for(table, seat, character)
    before, reward = 0, 0
    for i in range(len(bands)):
        if count < bands[i]:
            found[10] += (REWARDS[i] - reward) * (count - before) / (bands[i] - before)
            break
        before, reward = bands[i], REWARDS[i]
    found[9] += reward


def _king(table: Troyes, characters: list[int]) -> float:
    points = float(table.king_vp + tradesmen_vp(table, KING))
    for place in range(len(table.queue)):
        if KING in table.flags[place]:
            points += 1.0
    for level in range(LEVELS):
        if KING not in table.cathedral[level * 6 : level * 6 + 6]:
            points += EMPTY_LEVEL
    for character in characters:
        points += character_vp(table, KING, character)
    return points + 5.0 * (table.rounds - table.round)


def _weights() -> list[int]:
    """How readily a quick player takes each verb, where it is offered."""
    weights = [12] * len(WORDS.verbs)
    for verb, weight in (
        (PASS, 1),
        (REROLL, 1),
        (FLIP, 1),
        (RECRUIT, 2),
        (DECLINE, 1),
        (ALSO, 2),
        (PLAIN, 4),
        (DONE, 8),
        (SEND_SUPPLY, 60),
        (SEND_FLAT, 30),
        (SEND_CITIZEN, 3),
        (SEND_TRADESMAN, 2),
    ):
        weights[verb.code] = weight
    return weights


WEIGHTS: Final = _weights()


def policy(table: Troyes, options: list[int], chance: Chance) -> int:
    """A quick choice: own dice before bought ones, high before low, all activations, little influence spent."""
    verb = verb_of(options[0])
    if verb == TIMES.code:
        return options[0]
    seat = table.decision().seat
    total = 0
    sums: list[int] = []
    for option in options:
        verb = verb_of(option)
        weight = WEIGHTS[verb]
        if verb == ADD.code:
            die = first(option)
            weight = 4 * (die % 6 + 1) if die // 18 == seat else 3
        total += weight
        sums.append(total)
    pick = chance.below(total)
    for i in range(len(options)):
        if pick < sums[i]:
            return options[i]
    return options[-1]


__all__ = ["evaluate", "policy"]
