"""What the titles' evaluations share."""

from __future__ import annotations


def weighed(features: list[list[float]], weights: list[float]) -> list[float]:
    """For each seat the sum of what it has, each thing by its weight."""
    result: list[float] = []
    for found in features:
        points = 0.0
        for i in range(len(found)):
            points += found[i] * weights[i]
        result.append(points)
    return result
