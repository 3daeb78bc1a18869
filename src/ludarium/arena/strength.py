"""Strengths from few and uneven results, and how sure they are: what a ladder plans its games by.

Bradley-Terry with a wide bell curve around the middle for whoever has not played yet; the strengths are the likeliest
ones, and the curvature there says how sure they are (Laplace). One is a factor e of the odds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

ELO: Final = 400 / log(10)
PRIOR: Final = 400 / ELO  # before any game: the standard deviation around the middle
STEPS: Final = 100

Matrix = list[list[float]]


@dataclass(slots=True)
class Strengths:
    """For each player its strength; for each two how their errors go together; for each how much its games told."""

    mean: list[float]
    covariance: Matrix
    told: list[float]

    def variance(self, one: int, other: int) -> float:
        """Of the difference of two."""
        c = self.covariance
        return c[one][one] + c[other][other] - 2 * c[one][other]

    def weight(self, one: int, other: int) -> float:
        """How much a game between two can tell, whatever is known: most if they are equal."""
        p = chance(self.mean[one] - self.mean[other])
        return p * (1 - p)

    def gain(self, one: int, other: int, wanted: Sequence[tuple[int, int]]) -> float:
        """How much surer the differences that are wanted would become by a game between two: the more, the less sure
        they are, the more open the game is, and the more it has to do with them."""
        c = self.covariance
        weight = self.weight(one, other)
        total = 0.0
        for a, b in wanted:
            shared = c[a][one] - c[a][other] - c[b][one] + c[b][other]
            total += shared * shared
        return weight * total / (1 + weight * self.variance(one, other))

    def expect(self, one: int, other: int, games: float) -> None:
        """Makes them as sure as they will be after so many games between two."""
        weight = games * self.weight(one, other)
        c = self.covariance
        column = [row[one] - row[other] for row in c]
        scale = weight / (1 + weight * (column[one] - column[other]))
        for i, row in enumerate(c):
            for j in range(len(row)):
                row[j] -= scale * column[i] * column[j]

    def spread(self, one: int) -> float:
        """The standard error of a strength, against all the others as far as they are known."""
        total = sum(self.told)
        share = [each / total for each in self.told] if total else [1 / len(self.told)] * len(self.told)
        c = self.covariance
        mixed = [sum(part * each for part, each in zip(share, row, strict=True)) for row in c]
        middle = sum(part * each for part, each in zip(share, mixed, strict=True))
        return sqrt(max(0.0, c[one][one] - 2 * mixed[one] + middle))


def chance(lead: float) -> float:
    """Of winning, with so much more strength."""
    return 1 / (1 + exp(-lead)) if lead >= 0 else exp(lead) / (1 + exp(lead))


def strengths(won: Matrix) -> Strengths:
    """From how often (in wins; a tie is half of one) each has beaten each."""
    count = len(won)
    mean = [0.0] * count
    trust = 1 / (PRIOR * PRIOR)
    for _ in range(STEPS):
        curvature, slope = _curvature(won, mean, trust)
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse(curvature)]
        longest = max(abs(each) for each in step)
        shorter = min(1.0, 2.0 / longest) if longest else 1.0
        mean = [each + shorter * more for each, more in zip(mean, step, strict=True)]
        if longest < 1e-9:
            break
    curvature, _ = _curvature(won, mean, trust)
    return Strengths(mean, inverse(curvature), [curvature[i][i] - trust for i in range(count)])


def _curvature(won: Matrix, mean: Sequence[float], trust: float) -> tuple[Matrix, list[float]]:
    count = len(mean)
    curvature = [[trust if i == j else 0.0 for j in range(count)] for i in range(count)]
    slope = [-trust * each for each in mean]
    for i in range(count):
        for j in range(i):
            games = won[i][j] + won[j][i]
            if games:
                p = chance(mean[i] - mean[j])
                bend = games * p * (1 - p)
                curvature[i][i] += bend
                curvature[j][j] += bend
                curvature[i][j] -= bend
                curvature[j][i] -= bend
                slope[i] += won[i][j] - games * p
                slope[j] -= won[i][j] - games * p
    return curvature, slope


def inverse(matrix: Matrix) -> Matrix:
    """Of a symmetric matrix that bends one way (Gauss-Jordan needs no other rows then)."""
    count = len(matrix)
    left = [row[:] for row in matrix]
    right = [[1.0 if i == j else 0.0 for j in range(count)] for i in range(count)]
    for i in range(count):
        pivot = left[i][i]
        left[i] = [each / pivot for each in left[i]]
        right[i] = [each / pivot for each in right[i]]
        for j in range(count):
            factor = left[j][i]
            if j != i and factor:
                left[j] = [a - factor * b for a, b in zip(left[j], left[i], strict=True)]
                right[j] = [a - factor * b for a, b in zip(right[j], right[i], strict=True)]
    return right
