"""Games written down for learning: records, and a line for each decision.

A folder holds `<title>-<seed>.ludarium` (the record: replays anywhere), `<title>-<seed>.jsonl` (one line for each
decision: game, step, seat, decision, options, choice and, if asked for, the view of the deciding seat) and
`games.jsonl` (one line for each game: who played, points, places).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from ludarium.arena.simulate import Summary, simulate
from ludarium.arena.workers import Backend


def collect(
    folder: str | Path,
    title_id: str,
    seats: int,
    games: int,
    seed: int = 1,
    jobs: int = 1,
    players: Sequence[str] = ("random",),
    variants: Mapping[str, str] | None = None,
    views: bool = False,
    progress: Callable[[int], None] | None = None,
    backend: Backend | None = None,
    lines: bool = True,
) -> Summary:
    """Plays games as `simulate` does and writes them into a folder. On a cluster the folder must be a shared one.

    Without `lines`, only the records and the list of games.
    """
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    summary = simulate(
        title_id, seats, games, seed, jobs, players, variants, progress, backend, str(place.resolve()), views, lines
    )
    with (place / "games.jsonl").open("w", encoding="utf-8") as index:
        for game in summary.results:
            index.write(json.dumps({"title": title_id, "variants": dict(summary.variants), **game.as_json()}) + "\n")
    return summary
