"""How well a seat stands, and what a quick player would do: for the greedy and the searching player.

All figures here are our own estimates, in victory points. They are no part of the rules.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.troyes.cathedral import penalty
from ludarium.games.troyes.contest import joined, shares
from ludarium.games.troyes.figures import CARDS, CHARACTERS, EVENTS, REWARDS
from ludarium.games.troyes.position import Troyes
from ludarium.games.troyes.scoring import character_vp, count_for, scored_characters, tradesmen_vp
from ludarium.games.troyes.vocabulary import (
    ADD,
    ALSO,
    DECLINE,
    DONE,
    FLIP,
    KING,
    NOBODY,
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
from ludarium.kernel.judging import apart, each_alone
from ludarium.kernel.verb import first, verb_of
from ludarium.kernel.weigh import weighted

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
    result = weighed(table, TABLE[min(clock(table), MOST_ROUNDS)])
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
    """How much each seat has of each thing in WORTH, in that order."""
    return apart([weighed(table, weights) for weights in each_alone(len(WORTH))])


def weighed(table: Troyes, weights: list[float]) -> list[float]:
    """For each seat the sum of what it has, each thing of WORTH by its weight."""
    seats = table.seats
    fought = [0] * seats
    rewards = [0.0] * seats
    for place in range(len(table.flags)):
        cubes = table.flags[place]
        if cubes:
            card = EVENTS[table.queue[place]]
            for seat in range(seats):
                if seat in cubes:
                    fought[seat] += 1
            for owner, vp in shares(cubes, card.first, card.second):
                if owner < seats and vp > 1:
                    rewards[owner] += (vp - 1) * len(cubes) / card.flags
    standing = [0] * (3 * OWNERS)
    cells = table.cells
    for cell in range(len(cells)):
        owner = cells[cell]
        if owner != NOBODY:
            standing[cell // 6 * OWNERS + owner] += 1
    characters = scored_characters(table)
    decides = table.decision().seat if seats > 1 and table.agenda else NOBODY
    return [
        _belongings(table, seat, standing, characters, fought[seat], rewards[seat], seat == decides, weights)
        for seat in range(seats)
    ]


def _belongings(
    table: Troyes,
    seat: int,
    standing: list[int],
    characters: list[int],
    fought: int,
    rewards: float,
    decides: bool,
    weights: list[float],
) -> float:
    player = table.players[seat]
    deniers = player.deniers + player.in_district
    enough_deniers = min(deniers, ENOUGH_DENIERS)
    enough_influence = min(player.influence, ENOUGH_INFLUENCE)
    flat = table.flat
    lying = flat[seat] + flat[OWNERS + seat] + flat[2 * OWNERS + seat]
    tradesmen, cell_points, cubes = 0, 0, 0
    for space in range(9):
        place = table.tradesmen[space * OWNERS + seat]
        if place:
            cells = CARDS[table.cards[space]].cells
            tradesmen += 1
            cell_points += cells[place - 1] if place <= len(cells) else 0
            cubes += min(table.card_cubes[space * OWNERS + seat], ENOUGH_CUBES)
    reached, partly = 0, 0.0
    for character in characters:
        points, part = character_outlook(table, seat, character)
        reached += points
        partly += part
    total = float(player.vp) * weights[0]
    total += float(fought) * weights[1]
    total += rewards * weights[2]
    total += float(penalty(table, seat)) * weights[3]
    total += float(enough_deniers) * weights[4]
    total += float(deniers - enough_deniers) * weights[5]
    total += float(enough_influence) * weights[6]
    total += float(player.influence - enough_influence) * weights[7]
    total += float(player.supply) * weights[8]
    total += float(reached) * weights[9]
    total += partly * weights[10]
    total += float(standing[seat]) * weights[11]
    total += float(standing[OWNERS + seat]) * weights[12]
    total += float(standing[2 * OWNERS + seat]) * weights[13]
    total += float(lying) * weights[14]
    total += float(tradesmen) * weights[15]
    total += float(cell_points) * weights[16]
    total += float(cubes) * weights[17]
    if not player.passed:
        total = _dice(table, seat, weights, total)
    if decides:
        total += weights[24]
    return total


def _dice(table: Troyes, seat: int, weights: list[float], total: float) -> float:
    """Adds the dice of each colour, then the pips of each colour: there are none once the seat has passed."""
    dice = table.dice
    pips = [0] * 3
    for colour in range(3):
        start = seat * 18 + colour * 6
        count, sum_of = 0, 0
        for number in range(6):
            some = dice[start + number]
            if some:
                count += some
                sum_of += some * (number + 1)
        total += float(count) * weights[18 + colour]
        pips[colour] = sum_of
    for colour in range(3):
        total += float(pips[colour]) * weights[21 + colour]
    return total


def character_outlook(table: Troyes, seat: int, character: int) -> tuple[int, float]:
    """The points of a character: those already reached, and part of the way to the next."""
    bands = CHARACTERS[character].bands_with_two if table.seats <= 2 else CHARACTERS[character].bands
    count = count_for(table, seat, character)
    before, reward = 0, 0
    for i in range(len(bands)):
        if count < bands[i]:
            return reward, (REWARDS[i] - reward) * (count - before) / (bands[i] - before)
        before, reward = bands[i], REWARDS[i]
    return reward, 0.0


def _king(table: Troyes, characters: list[int]) -> float:
    points = float(table.king_vp + tradesmen_vp(table, KING))
    points += joined(table, KING)
    points += penalty(table, KING)
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
    weights: list[int] = []
    for option in options:
        verb = verb_of(option)
        weight = WEIGHTS[verb]
        if verb == ADD.code:
            die = first(option)
            weight = 4 * (die % 6 + 1) if die // 18 == seat else 3
        weights.append(weight)
    return weighted(options, weights, chance)


__all__ = ["evaluate", "policy"]
