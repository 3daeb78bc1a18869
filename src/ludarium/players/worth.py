"""What a position is worth to a seat, in points ahead of the best other."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.position import Position
from ludarium.kernel.title import Title

WON: Final = 10.0  # a victory is worth so many times the lead that wins three games of four


def points(title: Title, position: Position) -> list[float]:
    """For each seat its points: estimated, or final when the game is over. Alone: ahead of those without a seat."""
    if position.agenda:
        return title.evaluate(position)
    standings = title.standings(position)
    # A tie broken by the rules is a small lead; a game that is won is better than any that looks like it.
    won = WON * title.swing()
    final = [float(row.points) - 0.1 * row.place + (won if row.place == 1 else 0.0) for row in standings.rows]
    if len(final) == 1 and standings.others:
        final[0] -= max([float(other[1]) for other in standings.others])
    return final


def leads(all_points: list[float]) -> list[float]:
    """By how much each is ahead of the best other; alone, simply its points."""
    if len(all_points) == 1:
        return all_points
    best = 0
    for i in range(1, len(all_points)):
        if all_points[i] > all_points[best]:
            best = i
    runner_up = -1
    for i in range(len(all_points)):
        if i != best and (runner_up < 0 or all_points[i] > all_points[runner_up]):
            runner_up = i
    result = [each - all_points[best] for each in all_points]
    result[best] = all_points[best] - all_points[runner_up]
    return result
