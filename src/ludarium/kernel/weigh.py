"""Choosing at random by weight: what quick policies are made of."""

from __future__ import annotations

from ludarium.kernel.chance import Chance


def weighted(options: list[int], weights: list[int], chance: Chance) -> int:
    """One of the options, each as often as its weight says; where all weights are 0, any."""
    total = 0
    for weight in weights:
        total += weight
    if total == 0:
        return options[chance.below(len(options))]
    left = chance.below(total)
    for i in range(len(options)):
        left -= weights[i]
        if left < 0:
            return options[i]
    raise ValueError("a weight is below 0")
