"""What a position is worth to a seat, in points ahead of the best other."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.position import Position
from ludarium.kernel.title import Title
from ludarium.players.learned import SWING, Learned

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


def judged(title: Title, learned: Learned | None, position: Position) -> list[float]:
    """The same in the eyes of what was learned: a lead is the logarithm of the odds. Without it, plain points."""
    if learned is None or not learned.judges:
        return points(title, position)
    if position.agenda:
        found = learned.judge(position)
        if found:
            return found
    scale = SWING / title.swing()
    return [scale * each for each in points(title, position)]


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


def likeliest(title: Title, position: Position, options: list[int], most: int) -> list[int]:
    """At most so many options, by the title's opinion the likeliest first; all of them if it has none."""
    if len(options) <= most:
        return options
    weights = title.weigh_options(position, options)
    if not weights:
        return options
    order = sorted(range(len(options)), key=lambda i: -weights[i])
    return [options[i] for i in order[:most]]
