"""Fits the learned tables to the notes of many games, with NumPy alone; equal notes give equal tables."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Any

import numpy as np

from ludarium.arena.lessons import THIRDS, Notes
from ludarium.kernel.traits import Traits
from ludarium.players.learned import SCALE

Array = Any
RATE = 0.05
HELD_BACK = 10  # one of so many games is not learned from, but shows how well the others taught
TEMPERATURE = 0.12  # by how much better an option must look to be taken e times as often
CLEAR = 6.0  # a lead beyond this says no more
LOUDEST = 6.0  # no leaning is stronger than this, as a logarithm


@dataclass(frozen=True, slots=True)
class Fit:
    """A fitted table, and how it came about: the loss on games it learned from and on games held back."""

    tables: dict[str, Any]
    curve: list[tuple[float, float]]
    samples: int


class Adam:
    """Small steps downhill, each weight at its own pace."""

    def __init__(self, sizes: list[tuple[int, ...]], rate: float) -> None:
        self.rate = rate
        self.mean = [np.zeros(size) for size in sizes]
        self.square = [np.zeros(size) for size in sizes]
        self.count = 0

    def step(self, weights: list[Array], slopes: list[Array], part: float) -> None:
        self.count += 1
        for i, slope in enumerate(slopes):
            self.mean[i] = 0.9 * self.mean[i] + 0.1 * slope
            self.square[i] = 0.99 * self.square[i] + 0.01 * slope * slope
            mean = self.mean[i] / (1 - 0.9**self.count)
            square = self.square[i] / (1 - 0.99**self.count)
            weights[i] -= self.rate * part * mean / (np.sqrt(square) + 1e-9)


def fit_value(notes: Notes, traits: Traits, rounds: int, stiff: float) -> Fit:
    """What each trait is worth, early and late: so that the odds of each pair of seats come out right."""
    amounts = len(traits.amounts)
    marks: list[int] = []
    signs: list[float] = []
    owners: list[int] = []
    differences: list[list[int]] = []
    late: list[float] = []
    wanted: list[float] = []
    said: list[float] = []
    held: list[bool] = []
    margins = _margins(notes)
    for i, seed in enumerate(notes.seeds):
        places, points = notes.results[seed]
        rows = notes.traits[i]
        for one in range(len(rows)):
            for other in range(one + 1, len(rows)):
                number = len(wanted)
                won = 0.5 if places[one] == places[other] else 1.0 if places[one] < places[other] else 0.0
                if margins:
                    # A close result says less than a clear one.
                    won = 0.5 * won + 0.5 / (1.0 + exp((points[other] - points[one]) / margins))
                wanted.append(won)
                said.append(notes.judged[i][one] - notes.judged[i][other])
                held.append(seed % HELD_BACK == 0)
                late.append(notes.stages[i] / 16.0)
                differences.append([rows[one][j] - rows[other][j] for j in range(amounts)])
                for sign, row in ((1.0, rows[one]), (-1.0, rows[other])):
                    marks += row[amounts:]
                    signs += [sign] * (len(row) - amounts)
                    owners += [number] * (len(row) - amounts)
    mark, side, owner = np.array(marks, dtype=np.int64), np.array(signs), np.array(owners, dtype=np.int64)
    gap, when, goal = np.array(differences, dtype=float).reshape(-1, amounts), np.array(late), np.array(wanted)
    learning = ~np.array(held)
    size = np.maximum(gap.std(axis=0), 1e-6)
    gap = gap / size
    count = max(1, int(learning.sum()))
    weights = [np.zeros((2, traits.size)), np.zeros((2, amounts))]
    parts = np.stack([1.0 - when, when])
    flow = [side * parts[k][owner] for k in range(2)]
    own = _calibrated(np.clip(np.array(said), -CLEAR, CLEAR), parts, goal, learning)
    start = [each.copy() for each in weights]
    curve: list[tuple[float, float]] = []
    # First what the title's own judgement says, which is not perfect, but without noise; from there to the results, as
    # long as games that were held back are foretold better and better.
    least = 1e9
    kept = weights
    for lesson in range(2):
        adam = Adam([each.shape for each in weights], RATE)
        for turn in range(rounds):
            table = _climbed(weights[0], traits)
            lead = parts[0] * (gap @ weights[1][0]) + parts[1] * (gap @ weights[1][1])
            lead += np.bincount(owner, flow[0] * table[0][mark] + flow[1] * table[1][mark], len(goal))
            odds = 1.0 / (1.0 + np.exp(-lead))
            if lesson == 0:
                off = lead - own
            else:
                curve.append((_loss(odds[learning], goal[learning]), _loss(odds[~learning], goal[~learning])))
                off = odds - goal
                if curve[-1][1] < least:
                    least = curve[-1][1]
                    kept = [each.copy() for each in weights]
            off = np.where(learning, off, 0.0) / count
            hold = (0.1 if lesson == 0 else stiff) / count
            slope = np.stack([np.bincount(mark, flow[k] * off[owner], traits.size) for k in range(2)])
            slope = _descended(slope, traits) + hold * (weights[0] - start[0])
            slope_gap = np.stack([(parts[k] * off) @ gap for k in range(2)]) + 0.1 * hold * (weights[1] - start[1])
            adam.step(weights, [slope, slope_gap], 1.0 - 0.9 * turn / rounds)
        start = [each.copy() for each in weights]
    weights = kept if least > 0.0 else weights
    table = _climbed(weights[0], traits)
    plain = weights[1] / size
    tables = {
        "early": _stored(table[0]),
        "late": _stored(table[1]),
        "early_amounts": _stored(plain[0]),
        "late_amounts": _stored(plain[1]),
    }
    return Fit(tables, curve, len(wanted))


def _calibrated(said: Array, parts: Array, goal: Array, learning: Array) -> Array:
    """The same with odds that are true on average, early and late in the game (by Newton's method)."""
    columns = (parts * said).T
    own, wanted = columns[learning], goal[learning]
    factors = np.zeros(2)
    for _ in range(20):
        odds = 1.0 / (1.0 + np.exp(-(own @ factors)))
        bend = (own * (odds * (1.0 - odds))[:, None]).T @ own + np.eye(2)
        factors = factors - np.linalg.solve(bend, own.T @ (odds - wanted) + factors)
    return columns @ factors


def _margins(notes: Notes) -> float:
    """By how many points one usually wins; 0 where points do not decide, or are no more than a sign of victory."""
    wide: list[float] = []
    for places, points in notes.results.values():
        best = places.index(1)
        if points[best] < max(points):
            return 0.0
        wide.append(float(points[best] - min(points)))
    if len({each for each in wide if each}) < 2:
        return 0.0
    return sum(wide) / len(wide) / 2.0


def _climbed(weights: Array, traits: Traits) -> Array:
    """On a ladder a weight is what its step adds."""
    table = weights.copy()
    for start, steps in traits.ladders:
        table[:, start : start + steps] = np.cumsum(weights[:, start : start + steps], axis=1)
    return table


def _descended(slope: Array, traits: Traits) -> Array:
    result = slope.copy()
    for start, steps in traits.ladders:
        result[:, start : start + steps] = np.cumsum(slope[:, start : start + steps][:, ::-1], axis=1)[:, ::-1]
    return result


def _loss(odds: Array, goal: Array) -> float:
    if not len(goal):
        return 0.0
    safe = np.clip(odds, 1e-9, 1 - 1e-9)
    return float(-(goal * np.log(safe) + (1 - goal) * np.log(1 - safe)).mean())


def _stored(row: Array) -> list[int]:
    return [round(float(each) * SCALE) for each in row]


def fit_leaning(notes: Notes, size: int, rounds: int, stiff: float) -> Fit:
    """How readily each kind of option is taken, in each third of the game: as a longer look would."""
    starts: list[int] = []
    firsts: list[int] = []
    wanted: list[float] = []
    thirds: list[int] = []
    held: list[bool] = []
    for i, worth in enumerate(notes.worths):
        starts.append(len(wanted))
        best = max(worth)
        ready = [float(np.exp((each - best) / TEMPERATURE)) for each in worth]
        total = sum(ready)
        wanted += [each / total for each in ready]
        firsts += notes.kinds[i]
        thirds += [notes.thirds[i]] * len(worth)
        held.append(notes.choice_seeds[i] % HELD_BACK == 0)
    start = np.array(starts, dtype=np.int64)
    kind = np.array(firsts, dtype=np.int64).reshape(-1, 3)
    goal = np.array(wanted)
    lengths = np.diff(np.append(start, len(goal)))
    group = np.repeat(np.arange(len(start)), lengths)
    learning = ~np.array(held)
    count = max(1, int(learning.sum()))
    place = np.array(thirds, dtype=np.int64)[:, None] * size + kind
    weights = [np.zeros(size), np.zeros(THIRDS * size)]
    adam = Adam([each.shape for each in weights], RATE)
    curve: list[tuple[float, float]] = []
    for turn in range(rounds):
        weights[0][0] = 0.0
        for third in range(THIRDS):
            weights[1][third * size] = 0.0
        say = weights[0][kind].sum(axis=1) + weights[1][place].sum(axis=1)
        say = np.exp(say - np.maximum.reduceat(say, start)[group])
        odds = say / np.add.reduceat(say, start)[group]
        cost = -np.add.reduceat(goal * np.log(np.maximum(odds, 1e-12)), start)
        curve.append((float(cost[learning].mean()), float(cost[~learning].mean()) if not learning.all() else 0.0))
        off = np.where(learning[group], odds - goal, 0.0) / count
        slope = sum(np.bincount(kind[:, j], off, size) for j in range(3)) + stiff / count * weights[0]
        apart = sum(np.bincount(place[:, j], off, THIRDS * size) for j in range(3)) + 4 * stiff / count * weights[1]
        adam.step(weights, [slope, apart], 1.0 - 0.9 * turn / rounds)
    table = np.clip(weights[0][None, :] + weights[1].reshape(THIRDS, size), -LOUDEST, LOUDEST)
    table[:, 0] = 0.0
    return Fit({"leaning": [_stored(row) for row in table]}, curve, len(start))
