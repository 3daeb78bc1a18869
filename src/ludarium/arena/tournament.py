"""Everybody against everybody, and a rating for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from ludarium.arena.external import PATIENCE, check_player
from ludarium.arena.game import Game, Task
from ludarium.arena.statistics import Rating, ratings, wilson
from ludarium.arena.workers import Backend, Local, until_pressed
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.title import find


@dataclass(frozen=True, slots=True)
class Table:
    """The outcome of a tournament."""

    title: str
    seats: int
    results: tuple[Game, ...]
    ratings: tuple[Rating, ...]
    # Ctrl-C came: these are the games that were played until then.
    broken_off: bool = False

    @property
    def errors(self) -> list[str]:
        return [game.error for game in self.results if game.error]

    @property
    def forfeits(self) -> list[str]:
        return [game.forfeit for game in self.results if game.forfeit]

    def wins(self, player: str, against: str) -> tuple[float, int]:
        """How many games two players had with each other, and how many the first one won (a tie is half a win)."""
        won, met = 0.0, 0
        for game in self.results:
            if game.error or player not in game.players or against not in game.players:
                continue
            one, other = game.places[game.players.index(player)], game.places[game.players.index(against)]
            won += 1.0 if one < other else 0.5 if one == other else 0.0
            met += 1
        return won, met

    def as_json(self) -> dict[str, object]:
        names = [rating.player for rating in self.ratings]
        pairs = []
        for one, other in combinations(names, 2):
            won, met = self.wins(one, other)
            if not met:
                continue
            low, high = wilson(won, met)
            pairs.append(
                {
                    "player": one,
                    "against": other,
                    "games": met,
                    "wins": won,
                    "win_rate": round(won / met, 4),
                    "interval": [round(low, 4), round(high, 4)],
                }
            )
        return {
            "title": self.title,
            "seats": self.seats,
            "games": len(self.results),
            "broken_off": self.broken_off,
            "errors": self.errors,
            "forfeits": self.forfeits,
            "ratings": [
                {
                    "player": rating.player,
                    "games": rating.games,
                    "wins": round(rating.wins, 2),
                    "elo": round(rating.elo),
                    "interval": [round(rating.low), round(rating.high)],
                }
                for rating in self.ratings
            ],
            "pairs": pairs,
        }


def tournament(
    title_id: str,
    players: Sequence[str],
    games: int,
    seats: int = 2,
    seed: int = 1,
    jobs: int = 1,
    variants: Mapping[str, str] | None = None,
    progress: Callable[[int], None] | None = None,
    backend: Backend | None = None,
    patience: float = PATIENCE,
) -> Table:
    """Every set of `seats` players meets for `games` games, each game played from other chairs."""
    title = find(title_id)
    values = title.resolve(seats, variants or {})
    names = list(dict.fromkeys(players))
    for name in names:
        check_player(name)
    if len(names) < seats:
        raise LudariumError(
            "bad-players",
            f"A tournament with {seats} seats needs at least {seats} different players; {len(names)} were given.",
            {"seats": str(seats), "given": str(len(names))},
        )
    tasks = []
    for group in combinations(names, seats):
        for number in range(games):
            # The same deal is played from all chairs before the next one comes.
            deal, turn = divmod(number, seats)
            chairs = tuple(group[(seat + turn) % seats] for seat in range(seats))
            tasks.append(Task(title_id, seats, values, ((seed + deal, chairs),), patience=patience))
    results: list[Game] = []
    runner: Backend = backend or Local(jobs)
    broken_off: list[bool] = []
    for batch in until_pressed(runner, tasks, broken_off):
        results.extend(batch.games)
        if progress is not None:
            progress(len(results))
    results.sort(key=lambda game: (game.seed, game.players))
    return Table(title_id, seats, tuple(results), tuple(ratings(results, names)), bool(broken_off))
