"""Many games at once, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev

from ludarium.arena.external import PATIENCE, check_player
from ludarium.arena.game import Batch, Game, Task, by_chance, content
from ludarium.arena.statistics import wilson
from ludarium.arena.workers import Backend, Local, until_pressed
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.title import find


@dataclass(frozen=True, slots=True)
class Summary:
    """The games of one run. `seconds` is what the clock on the wall says."""

    title: str
    seats: int
    variants: Mapping[str, str]
    results: tuple[Game, ...]
    seconds: float
    unseen_content: tuple[str, ...]
    # Ctrl-C came: these are the games that were played until then.
    broken_off: bool = False

    @property
    def played(self) -> list[Game]:
        return [game for game in self.results if not game.error]

    @property
    def decisions(self) -> int:
        return sum(game.decisions for game in self.results)

    @property
    def errors(self) -> list[str]:
        return [game.error for game in self.results if game.error]

    @property
    def forfeits(self) -> list[str]:
        return [game.forfeit for game in self.results if game.forfeit]

    def as_json(self) -> dict[str, object]:
        played = self.played
        players = list(dict.fromkeys(name for game in self.results for name in game.players))
        return {
            "title": self.title,
            "seats": self.seats,
            "variants": dict(self.variants),
            "games": len(self.results),
            "broken_off": self.broken_off,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "errors": self.errors,
            "forfeits": self.forfeits,
            "unseen_content": list(self.unseen_content),
            "length": spread_of([game.decisions for game in played if not game.forfeit]),
            "by_seat": [self._row([(game, seat) for game in played], {"seat": seat}) for seat in range(self.seats)],
            "by_player": [
                self._row(
                    [(game, seat) for game in played for seat, who in enumerate(game.players) if who == player],
                    {"player": player},
                )
                for player in players
            ],
            "verdicts": _counts(game.verdict for game in played if game.verdict),
            "endings": _counts(game.reason for game in played),
        }

    def _row(self, chairs: list[tuple[Game, int]], head: dict[str, object]) -> dict[str, object]:
        wins = sum(game.share(seat) for game, seat in chairs)
        low, high = wilson(wins, len(chairs))
        return {
            **head,
            "games": len(chairs),
            "wins": round(wins, 2),
            "win_rate": round(wins / len(chairs), 4) if chairs else 0.0,
            "interval": [round(low, 4), round(high, 4)],
            "points": spread_of([game.points[seat] for game, seat in chairs if game.points]),
        }


def spread_of(values: list[int]) -> dict[str, float]:
    """Mean, deviation, least and most; nothing of nothing."""
    if not values:
        return {}
    return {
        "mean": round(fmean(values), 2),
        "deviation": round(pstdev(values), 2),
        "least": min(values),
        "most": max(values),
    }


def _counts(values: Iterator[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for value in values:
        counts[value] = counts.get(value, 0) + 1
    return counts


def simulate(
    title_id: str,
    seats: int,
    games: int,
    seed: int = 1,
    jobs: int = 1,
    players: Sequence[str] = ("random",),
    variants: Mapping[str, str] | None = None,
    progress: Callable[[int], None] | None = None,
    backend: Backend | None = None,
    folder: str = "",
    views: bool = False,
    lines: bool = True,
    patience: float = PATIENCE,
) -> Summary:
    """Plays games number `seed`, `seed + 1`, ... and sums them up.

    `players` is one spec for all seats or one for each; they change seats from game to game. `progress` hears how many
    games are done. With `folder`, each game leaves its record and its decisions there (see `dataset`).

    >>> from ludarium.arena import simulate
    >>> summary = simulate("troyes", seats=2, games=3, seed=7)
    >>> summary.errors
    []
    """
    title = find(title_id)
    values = title.resolve(seats, variants or {})
    table = seating(players, seats)
    if games < 1:
        raise LudariumError("bad-games", f"At least one game is needed, not {games}.", {"given": str(games)})
    runner: Backend = backend or Local(jobs)
    order = [(seed + number, tuple(table[(seat + number) % seats] for seat in range(seats))) for number in range(games)]
    size = max(1, min(50, -(-games // (jobs * 4)))) if by_chance(table) else 1
    tasks = [
        Task(title_id, seats, values, tuple(order[start : start + size]), folder, lines, views, patience=patience)
        for start in range(0, games, size)
    ]
    start = time.perf_counter()
    results: list[Game] = []
    unseen = content(title)
    broken_off: list[bool] = []
    for batch in until_pressed(runner, tasks, broken_off):
        results.extend(batch.games)
        unseen -= batch.seen
        if progress is not None:
            progress(len(results))
    results.sort(key=lambda game: game.seed)
    seconds = time.perf_counter() - start
    return Summary(title_id, seats, values, tuple(results), seconds, tuple(sorted(unseen)), bool(broken_off))


def seating(players: Sequence[str], seats: int) -> list[str]:
    """One spec for each seat."""
    for player in players:
        check_player(player)
    if len(players) == 1:
        return list(players) * seats
    if len(players) != seats:
        raise LudariumError(
            "bad-players",
            f"Name one player for all seats or one for each of the {seats} seats; {len(players)} were given.",
            {"seats": str(seats), "given": str(len(players))},
        )
    return list(players)


__all__ = ["Batch", "Summary", "seating", "simulate", "spread_of"]
