"""Win rates and ratings, with honest intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log10, sqrt

from ludarium.arena.game import Game
from ludarium.kernel.chance import fast

Z95 = 1.959964


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate. A shared win counts as a part of one."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    z2 = Z95 * Z95
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Rating:
    """Strength on the Elo scale (the mean of all is 0), with its 95 % interval."""

    player: str
    games: int
    wins: float
    elo: float
    low: float
    high: float


def ratings(games: Sequence[Game], players: Sequence[str], resamples: int = 200) -> list[Rating]:
    """Bradley-Terry strengths from all pairs that met; intervals by drawing the games anew (bootstrap)."""
    names = list(dict.fromkeys(players))
    fair = [game for game in games if not game.error]
    best = _bradley_terry(fair, names)
    draws = fast(len(fair))
    spread: list[list[float]] = [[] for _ in names]
    for _ in range(resamples if fair else 0):
        again = [fair[draws.below(len(fair))] for _ in fair]
        for i, elo in enumerate(_bradley_terry(again, names)):
            spread[i].append(elo)
    rows = []
    for i, name in enumerate(names):
        seats = [(game, seat) for game in fair for seat, who in enumerate(game.players) if who == name]
        wins = sum(game.share(seat) for game, seat in seats)
        ordered = sorted(spread[i]) or [best[i]]
        low, high = ordered[int(0.025 * len(ordered))], ordered[min(len(ordered) - 1, int(0.975 * len(ordered)))]
        rows.append(Rating(name, len(seats), wins, best[i], low, high))
    return sorted(rows, key=lambda row: -row.elo)


def _bradley_terry(games: Sequence[Game], names: list[str]) -> list[float]:
    """Elo by minorisation-maximisation. Half a win each way between all keeps an unbeaten player finite."""
    count = len(names)
    number = {name: i for i, name in enumerate(names)}
    won = [[0.0 if i == j else 0.5 for j in range(count)] for i in range(count)]
    for game in games:
        for a, one in enumerate(game.players):
            for b in range(a + 1, len(game.players)):
                other = game.players[b]
                if one == other:
                    continue
                if game.places[a] < game.places[b]:
                    won[number[one]][number[other]] += 1.0
                elif game.places[a] > game.places[b]:
                    won[number[other]][number[one]] += 1.0
                else:
                    won[number[one]][number[other]] += 0.5
                    won[number[other]][number[one]] += 0.5
    strength = [1.0] * count
    for _ in range(200):
        new = []
        for i in range(count):
            wins = sum(won[i])
            met = sum((won[i][j] + won[j][i]) / (strength[i] + strength[j]) for j in range(count) if j != i)
            new.append(wins / met if met else 1.0)
        mean = sum(log10(each) for each in new) / count
        strength = [each / 10**mean for each in new]
    return [400 * log10(each) for each in strength]
