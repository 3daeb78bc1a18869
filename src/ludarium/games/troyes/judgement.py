"""How well a seat stands, and what a quick player would do: for the greedy and the searching player.

All figures here are our own estimates, in victory points. They are no part of the rules.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.troyes.contest import shares
from ludarium.games.troyes.figures import CARDS, CHARACTERS, EMPTY_LEVEL, EVENTS, LEVELS, REWARDS, SALARIES
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

# What a thing is worth while it can still be used.
DENIER: Final = 0.22
INFLUENCE_POINT: Final = 0.28
CITIZEN: Final = 0.35  # in the supply
# a citizen in a building: a die in each round to come, before its salary
WORKERS: Final = [1.15, 1.1, 0.95]
DIE: Final = 0.35  # a die on the square, and more for its pips
PIP: Final = 0.13
CUBE: Final = 0.8  # on a deferred card
ACCESS: Final = 0.35  # a tradesman, for each round to come


def evaluate(table: Troyes) -> list[float]:
    """For each seat the points it may expect to end with; alone, by how many it will beat the king."""
    characters = scored_characters(table)
    result = [_worth(table, seat, characters) for seat in range(table.seats)]
    if table.seats == 1:
        result[0] -= _king(table, characters)
    return result


def _worth(table: Troyes, seat: int, characters: list[int]) -> float:
    player = table.players[seat]
    to_come = float(table.rounds - table.round)  # rounds after this one
    # How much of the game lies ahead: what money and influence can still be turned into.
    ahead = min(1.0, (to_come + (0.0 if player.passed or not table.round else 0.5)) / 2.0)
    points = player.vp + _events(table, seat, to_come) + _levels(table, seat, to_come)
    points += ahead * DENIER * _lessening(player.deniers + player.in_district, 16)
    points += ahead * INFLUENCE_POINT * _lessening(player.influence, 10)
    points += ahead * CITIZEN * player.supply
    for character in characters:
        points += _character(table, seat, character, ahead)
    for building in range(3):
        points += table.standing(seat, building) * to_come * (WORKERS[building] - DENIER * SALARIES[building])
        points += 0.5 * table.flat[building * OWNERS + seat] * CITIZEN
    for space in range(9):
        place = table.tradesmen[space * OWNERS + seat]
        if place:
            cells = CARDS[table.cards[space]].cells
            points += ACCESS * to_come + (cells[place - 1] if place <= len(cells) else 0)
            points += ahead * CUBE * _lessening(table.card_cubes[space * OWNERS + seat], 3)
    if not player.passed:
        start = seat * 18
        for number, count in enumerate(table.dice[start : start + 18]):
            if count:
                points += count * (DIE + PIP * (number % 6 + 1))
    return points


def _lessening(count: int, enough: int) -> float:
    """What goes beyond enough counts less."""
    return count if count <= enough else enough + 0.4 * (count - enough)


def _events(table: Troyes, seat: int, to_come: float) -> float:
    """Cubes on events: the share of their points, the surer the fuller the event; at the end 1 for each."""
    points = 0.0
    for place in range(len(table.queue)):
        cubes = table.flags[place]
        if seat not in cubes:
            continue
        card = EVENTS[table.queue[place]]
        share = 0
        for owner, vp in shares(cubes, card.first, card.second):
            if owner == seat:
                share = vp
        full = len(cubes) / card.flags
        likely = min(1.0, full * (0.35 + 0.3 * to_come))
        points += 1.0 + likely * max(0.0, share - 1.0)
    return points


def _levels(table: Troyes, seat: int, to_come: float) -> float:
    """Levels of the cathedral without an own cube: they may still get one."""
    points = 0.0
    for level in range(LEVELS):
        if seat not in table.cathedral[level * 6 : level * 6 + 6]:
            points += EMPTY_LEVEL / (1.0 + 0.35 * to_come)
    return points


def _character(table: Troyes, seat: int, character: int, ahead: float) -> float:
    """The points of a character: those already reached, and part of the way to the next."""
    bands = CHARACTERS[character].bands_with_two if table.seats <= 2 else CHARACTERS[character].bands
    count = count_for(table, seat, character)
    before, reward = 0, 0
    for i in range(len(bands)):
        if count < bands[i]:
            step = REWARDS[i] - reward
            return reward + step * (count - before) / (bands[i] - before) * (0.3 + 0.5 * ahead)
        before, reward = bands[i], REWARDS[i]
    return float(reward)


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
