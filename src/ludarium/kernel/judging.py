"""What the titles' evaluations share: a sum of what a seat has, each thing by its weight."""

from __future__ import annotations


def each_alone(size: int) -> list[list[float]]:
    """Weights under which the sum is one thing and nothing else, for each of so many things."""
    return [[1.0 if i == alone else 0.0 for i in range(size)] for alone in range(size)]


def apart(sums: list[list[float]]) -> list[list[float]]:
    """From the sums of all seats under these weights, how much each seat has of each thing."""
    return [[row[seat] for row in sums] for seat in range(len(sums[0]))]
