"""What runs in a worker process: bots, hints, and whatever takes long. Only plain values come in and go out."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait
from typing import Any

from ludarium.kernel.chance import fast
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.match import Match
from ludarium.kernel.position import Position
from ludarium.kernel.record import UNDO, loads
from ludarium.kernel.title import Title, find, register
from ludarium.players import Careless, Search, learned, make
from ludarium.players.moves import follow
from ludarium.players.plans import pack, unpack
from ludarium.server.settings import TITLES

HINT = 1.0  # seconds
LOOK = 0.12  # seconds for one point of an analysis
JUDGE = 0.3  # seconds for one choice of an analysis
MOMENTS = 1000  # at which a game is scored, at most
IMAGINED = 6  # versions in which two moves are compared
# What a title may raise that cannot score a game in the middle.
UNTOLD = (LudariumError, TypeError, ValueError, IndexError, KeyError, AssertionError)


def begin(titles: list[tuple[str, str]], nice: int) -> None:
    import ludarium.games  # noqa: F401  (makes the titles known)

    if hasattr(os, "nice"):
        os.nice(nice)
    # Ctrl-C is the server's business; it ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()
    for id, module in titles:
        register(id, module, TITLES)


def _follow() -> None:
    """A server that was killed could not end its workers: they end with it."""
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


def decide(title: str, spec: str, seat: int, seed: int, saved: Any, known: list[Any]) -> tuple[int, list[Any]]:
    """A bot's choice, and what it found out about going on with its move; `known` is what it found out before."""
    game = find(title)
    player = make(spec, game, seat, seed)
    search = player.search if isinstance(player, Careless) else player
    if not isinstance(search, Search):
        return player.decide(game.load(saved)), []
    unpack(search, known)
    return player.decide(game.load(saved)), pack(search)


def strongest(game: Title, seat: int, seed: int, seconds: float) -> Search:
    """Who gives hints and looks back: what the strongest level is, but for its time."""
    return Search(game, seat, seed, seconds, 0, learned(game))


def hint(title: str, seat: int, seed: int, saved: Any) -> dict[str, Any]:
    """The options of a decision as a strong bot sees them, the best first, and everybody's chances."""
    game = find(title)
    position = game.load(saved)
    search = strongest(game, seat, seed, HINT)
    rows = search.analyse(position)
    total = sum(visits for _, visits, _ in rows) or 1
    return {
        "options": [
            {
                "option": game.vocabulary.as_json(option),
                "share": round(visits / total, 4),
                "value": round(value, 4),
                "visits": visits,
            }
            for option, visits, value in rows
        ],
        "chances": chances(search.worth),
    }


def judge(title: str, seat: int, seed: int, saved: Any, code: str) -> dict[str, Any] | None:
    """What a choice was worth to its seat, and what a strong bot would have done; None where there was no choice."""
    game = find(title)
    position = game.load(saved)
    if position.over or position.seat != seat:
        return None
    made = game.vocabulary.parse(code)
    search = strongest(game, seat, seed, JUDGE)
    rows = [row for row in search.analyse(position) if row[1]]
    worth = {option: value for option, _, value in rows}
    if len(worth) < 2 or made not in worth:
        return None
    best = max(worth, key=lambda option: worth[option])
    better = worth[best] > worth[made]
    return {
        "option": game.vocabulary.as_json(made),
        "value": round(worth[made], 4),
        "better": game.vocabulary.as_json(best) if better else None,
        "best": round(worth[best], 4),
        "then": [game.vocabulary.as_json(option) for option in search.whole(best)[1:]] if better else [],
        "brings": brings(game, position, seed, search.whole(best), search.whole(made)) if better else [],
    }


def brings(game: Title, position: Position, seed: int, move: list[int], instead: list[int]) -> list[dict[str, Any]]:
    """By source, how many points more a seat would have right after one move than after another, on average: the two
    sources that differ most. Nothing where the title cannot say."""
    seat = position.seat
    sums: dict[str, float] = {}
    counted = 0
    for number in range(IMAGINED):
        version = game.determinize(position, seat, fast(seed + number))
        found: list[dict[str, int]] = []
        for options in (move, instead):
            here = version.clone()
            here.chance = fast(seed + number)
            if follow(here, seat, options):
                try:
                    found.append(dict(game.standings(here).rows[seat].parts))
                except UNTOLD:
                    return []
        if len(found) == 2:
            counted += 1
            for source in {**found[0], **found[1]}:
                more = found[0].get(source, 0) - found[1].get(source, 0)
                sums[source] = sums.get(source, 0.0) + more
    rows = [(source, round(total / counted)) for source, total in sums.items()] if counted else []
    rows.sort(key=lambda row: (-abs(row[1]), row[0]))
    return [{"source": source, "points": points} for source, points in rows[:2] if points]


def chances(worth: list[float]) -> list[float]:
    """Shares that add up to one."""
    total = sum(worth)
    return [round(each / total, 4) for each in worth] if total else []


def look(title: str, seed: int, saved: Any) -> list[float]:
    """Everybody's chances in a position; if the game is over there, who has won it."""
    game = find(title)
    position = game.load(saved)
    if position.over:
        rows = game.standings(position).rows
        winners = [row.seat for row in rows if row.place == 1]
        return [1 / len(winners) if row.seat in winners else 0.0 for row in rows]
    return chances(strongest(game, position.seat, seed, LOOK).value(position))


def points(text: str) -> list[dict[str, Any]] | None:
    """What each seat would have if the game were scored after a line, for moments spread over the whole game; None if
    the title cannot say."""
    record = loads(text)
    match = Match.loads(text, 0)
    total = len(record.lines)
    every = total // MOMENTS + 1
    found: list[tuple[int, dict[str, Any]]] = []
    for number in range(total + 1):
        if number:
            match.repeat(record.lines[number - 1], number + 1)
            while found and found[-1][0] > match.steps:
                found.pop()
            if record.lines[number - 1].code == UNDO:
                continue
        if number % every and number != total:
            continue
        try:
            rows = match.title.standings(match.position).rows
        except UNTOLD:
            return None
        found.append((match.steps, {"line": number, "seats": [_scored(row.points, row.parts) for row in rows]}))
    return [moment for _, moment in found]


def _scored(points: int, parts: list[tuple[str, int]]) -> dict[str, Any]:
    return {"points": points, "parts": [{"source": source, "points": each} for source, each in parts]}
