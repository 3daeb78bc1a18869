"""What runs in a worker process: bots, hints, and whatever takes long. Only plain values come in and go out."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait
from typing import Any

from ludarium.kernel.errors import LudariumError
from ludarium.kernel.match import Match
from ludarium.kernel.record import UNDO, loads
from ludarium.kernel.title import find, register
from ludarium.players import Search, make

HINT = 1.0  # seconds
LOOK = 0.12  # seconds for one point of an analysis


def begin(titles: list[tuple[str, str]]) -> None:
    import ludarium.games  # noqa: F401  (makes the titles known)

    # Ctrl-C is the server's business; it ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()
    for id, module in titles:
        register(id, module)


def _follow() -> None:
    """A server that was killed could not end its workers: they end with it."""
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


def decide(title: str, spec: str, seat: int, seed: int, saved: Any) -> int:
    game = find(title)
    return make(spec, game, seat, seed).decide(game.load(saved))


def hint(title: str, seat: int, seed: int, saved: Any) -> dict[str, Any]:
    """The options of a decision as a strong bot sees them, the best first, and everybody's chances."""
    game = find(title)
    position = game.load(saved)
    search = Search(game, seat, seed, HINT, 0)
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


def chances(worth: list[float]) -> list[float]:
    """Shares that add up to one."""
    total = sum(worth)
    return [round(each / total, 4) for each in worth] if total else []


def check_record(text: str) -> dict[str, Any]:
    """Plays a record that somebody brought, and tells what a table needs to know of it, or what is wrong with it."""
    try:
        match = Match.loads(text)
    except LudariumError as error:
        return {"error": {"code": error.code, "sentence": error.sentence, "facts": error.facts}}
    header = match.record.header
    return {
        "title": header.title,
        "seats": header.seats,
        "variants": header.variants,
        "names": header.names,
        "lines": [line.text() for line in match.record.lines],
        "steps": match.steps,
        "standings": match.standings().as_json() if match.position.over else None,
    }


def look(title: str, seed: int, saved: Any) -> list[float]:
    """Everybody's chances in a position; if the game is over there, who has won it."""
    game = find(title)
    position = game.load(saved)
    if position.over:
        rows = game.standings(position).rows
        winners = [row.seat for row in rows if row.place == 1]
        return [1 / len(winners) if row.seat in winners else 0.0 for row in rows]
    return chances(Search(game, position.seat, seed, LOOK, 0).value(position))


def points(text: str) -> list[dict[str, Any]] | None:
    """What each seat would have if the game were scored after each line; None if the title cannot say."""
    record = loads(text)
    match = Match.loads(text, 0)
    found: list[dict[str, Any]] = []
    for number in range(len(record.lines) + 1):
        if number:
            match.repeat(record.lines[number - 1], number + 1)
            if record.lines[number - 1].code == UNDO:
                found.pop()
                continue
        try:
            rows = match.title.standings(match.position).rows
        except (LudariumError, TypeError, ValueError, IndexError, KeyError, AssertionError):
            return None
        found.append({"line": number, "seats": [_scored(row.points, row.parts) for row in rows]})
    return found


def _scored(points: int, parts: list[tuple[str, int]]) -> dict[str, Any]:
    return {"points": points, "parts": [{"source": source, "points": each} for source, each in parts]}
