"""Decisions and games as Parquet files: for pandas, Polars, DuckDB, and whatever else reads them.

A dataset is a folder: `decisions/part-00000.parquet`, ... (a row for each decision), `games/part-00000.parquet`, ...
(a row for each game) and `dataset.json` (what was played). Each part is played and written by one worker, a row group
after the other, so that it never holds more than a row group and the game it plays. A part has its own games,
whatever else is played: a run that was broken off goes on with the parts that are missing, and a longer one adds parts.
"""

from __future__ import annotations

import json
import os
import time
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from ludarium import __version__
from ludarium.arena.external import PATIENCE, Forfeit
from ludarium.arena.game import Game, finished, forfeited, seated
from ludarium.arena.simulate import seating
from ludarium.arena.workers import Backend, Local, each_until_pressed
from ludarium.kernel.chance import fast
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.position import Position, frame_id
from ludarium.kernel.title import Title, find

FORMAT: Final = "ludarium-dataset/1"
PART_DECISIONS: Final = 50_000  # at least so many decisions of whole games are one part
PART_GAMES: Final = 50  # or so many games, if games are counted
NUMBERS: Final = PART_DECISIONS  # where decisions are counted, each part has so many numbers for its games
FAILURES: Final = 100  # after so many failed games a part is given up
ROWS: Final = 16_384  # of a row group
ROWS_WITH_VIEWS: Final = 1_024


@dataclass(frozen=True, slots=True)
class Part:
    """What one worker plays and writes: games from number `first` on, until there are so many decisions or games."""

    number: int
    folder: str
    title: str
    seats: int
    variants: Mapping[str, str]
    players: tuple[str, ...]
    seed: int
    first: int
    decisions: int
    games: int
    views: bool
    patience: float


@dataclass(slots=True)
class Export:
    """What a dataset holds."""

    games: int = 0
    decisions: int = 0
    parts: int = 0
    size: int = 0
    seconds: float = 0.0
    errors: list[str] = field(default_factory=list)
    broken_off: bool = False

    def as_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "decisions": self.decisions,
            "parts": self.parts,
            "bytes": self.size,
            "seconds": round(self.seconds, 3),
            "errors": self.errors,
            "broken_off": self.broken_off,
        }


def check_parquet() -> None:
    """Said before anything is played, not after."""
    if find_spec("pyarrow") is None:
        raise LudariumError(
            "no-pyarrow", "Parquet files need pyarrow, which is not installed here: pip install 'ludarium[data]'."
        )


def arrow(part: str = "") -> Any:
    """pyarrow, or a part of it; it brings no types along."""
    return import_module(f"pyarrow{part}")


def columns(views: bool) -> dict[str, Any]:
    """The columns of `decisions`, with their types (docs/datasets.md)."""
    pa = arrow()
    found: dict[str, Any] = {
        "game": pa.int64(),
        "step": pa.int32(),
        "seat": pa.int8(),
        "player": pa.string(),
        "decision": pa.string(),
        "options": pa.list_(pa.string()),
        "action": pa.int32(),
        "choice": pa.string(),
        "points": pa.int32(),
        "place": pa.int8(),
        "won": pa.float32(),
    }
    if views:
        found["view"] = pa.string()
    return found


def game_columns() -> dict[str, Any]:
    """The columns of `games`."""
    pa = arrow()
    return {
        "game": pa.int64(),
        "players": pa.list_(pa.string()),
        "decisions": pa.int32(),
        "points": pa.list_(pa.int32()),
        "places": pa.list_(pa.int8()),
        "reason": pa.string(),
        "verdict": pa.string(),
        "error": pa.string(),
        "forfeit": pa.string(),
    }


class Rows:
    """Decisions on their way into a file: those of the game that is played, and the row group before it is written."""

    def __init__(self, title: Title, views: bool) -> None:
        self.title = title
        self.views = views
        self.written = 0
        self.clear()
        # Every option that turned up, and its number: a text is made once.
        self.texts: list[str] = []
        self.numbers: dict[int, int] = {}

    def clear(self) -> None:
        self.games: list[tuple[Game, int]] = []
        self.step = array("i")
        self.seat = array("b")
        self.decision: list[str] = []
        self.sizes = array("i", [0])
        self.options = array("i")
        self.action = array("i")
        self.view: list[str] = []

    def note(self, position: Position, options: list[int], option: int) -> None:
        numbers = self.numbers
        try:
            known = [numbers[each] for each in options]
        except KeyError:
            known = [self._number(each) for each in options]
        self.options.extend(known)
        self.sizes.append(len(self.options))
        self.seat.append(position.seat)
        self.decision.append(frame_id(position.decision()))
        self.action.append(options.index(option))
        if self.views:
            seen = self.title.view(position, position.seat)
            self.view.append(json.dumps(seen, ensure_ascii=False, separators=(",", ":")))

    def _number(self, option: int) -> int:
        number = self.numbers.get(option)
        if number is None:
            number = self.numbers[option] = len(self.texts)
            self.texts.append(self.title.vocabulary.text(option))
        return number

    def end(self, game: Game) -> None:
        """The game is over: its rows are complete."""
        count = len(self.seat) - len(self.step)
        self.step.extend(range(count))
        self.games.append((game, count))

    def drop(self) -> None:
        """The game has failed: as if it had not been played."""
        kept = len(self.step)
        del self.seat[kept:], self.decision[kept:], self.action[kept:], self.view[kept:], self.sizes[kept + 1 :]
        del self.options[self.sizes[-1] :]

    def table(self) -> Any:
        """All complete rows as an Arrow table; they are forgotten here."""
        pa = arrow()

        def owned(of: Callable[[Game, int], Any]) -> list[Any]:
            """A value for each row, from its game and its seat."""
            found: list[Any] = []
            start = 0
            for game, count in self.games:
                by_seat = [of(game, seat) for seat in range(len(game.players))]
                found += [by_seat[seat] for seat in self.seat[start : start + count]]
                start += count
            return found

        texts = pa.array(self.texts, pa.string())
        options = pa.array(memoryview(self.options), pa.int32())
        starts = pa.array(memoryview(self.sizes), pa.int32())
        chosen = [self.options[start + at] for start, at in zip(self.sizes, self.action, strict=False)]
        values: dict[str, Any] = {
            "game": owned(lambda game, seat: game.seed),
            "step": memoryview(self.step),
            "seat": memoryview(self.seat),
            "player": owned(lambda game, seat: game.players[seat]),
            "decision": self.decision,
            "options": pa.ListArray.from_arrays(starts, texts.take(options)),
            "action": memoryview(self.action),
            "choice": texts.take(pa.array(chosen, pa.int32())),
            "points": owned(lambda game, seat: game.points[seat] if game.points else None),
            "place": owned(lambda game, seat: game.places[seat]),
            "won": owned(Game.share),
            "view": self.view,
        }
        types = columns(self.views)
        made = [
            values[name] if isinstance(values[name], pa.Array) else pa.array(values[name], kind)
            for name, kind in types.items()
        ]
        self.written += len(self.step)
        self.clear()
        return pa.Table.from_arrays(made, schema=_schema(types))


def _schema(types: Mapping[str, Any], told: Mapping[str, str] | None = None) -> Any:
    pa = arrow()
    return pa.schema(list(types.items()), metadata=told)


def write_part(part: Part) -> Export:
    """What a worker does. The files get their names when they are whole, the list of games last."""
    pa, pq = arrow(), arrow(".parquet")
    done = Export(parts=1)
    title = find(part.title)
    told = {
        "ludarium": json.dumps(
            {"format": FORMAT, "title": title.id, "rules": title.rules, "version": __version__, "part": part.number}
        )
    }
    rows = Rows(title, part.views)
    games: list[Game] = []
    most = ROWS_WITH_VIEWS if part.views else ROWS
    decisions, list_of_games = (path(part.folder, kind, part.number) for kind in ("decisions", "games"))
    begun = decisions.with_suffix(f".{os.getpid()}.begun")
    try:
        with pq.ParquetWriter(begun, _schema(columns(part.views), told), compression="zstd") as file:
            while len(games) < part.games and not (part.decisions and done.decisions >= part.decisions):
                if len(done.errors) >= FAILURES:
                    break
                number = part.first + len(games)
                turn = number - part.seed
                players = tuple(part.players[(seat + turn) % part.seats] for seat in range(part.seats))
                game = _play(title, part, number, players, rows)
                games.append(game)
                done.decisions += game.decisions
                if game.error:
                    done.errors.append(game.error)
                if len(rows.step) >= most:
                    file.write_table(rows.table(), row_group_size=most)
            if rows.step:
                file.write_table(rows.table(), row_group_size=most)
        os.replace(begun, decisions)
        types = game_columns()
        values = [{**game.as_json(), "game": game.seed} for game in games]
        table = pa.Table.from_pylist(values, schema=_schema(types, told))
        pq.write_table(table, begun, compression="zstd")
        os.replace(begun, list_of_games)
    finally:
        begun.unlink(missing_ok=True)
    done.games = len(games)
    done.size = decisions.stat().st_size + list_of_games.stat().st_size
    return done


def _play(title: Title, part: Part, number: int, players: tuple[str, ...], rows: Rows) -> Game:
    """The game that `simulate` plays with this number, with a row for each decision."""
    try:
        position = title.start(part.seats, part.variants, fast(number))
        table = seated(title, part.seats, part.variants, number, players, part.patience)
        count = 0
        game: Game | None = None
        while position.agenda and count <= title.bound and game is None:
            options = position.options()
            try:
                option = table[position.seat].decide(position)
                rows.note(position, options, option)
                position.choose(option)
                count += 1
            except Forfeit as gone:
                game = forfeited(gone, number, players, count)
        if count > title.bound:
            raise AssertionError(f"the game has more than {title.bound} decisions")
        game = game or finished(title, position, number, players, count)
    except Exception as error:  # the finding is reported with the number that shows it
        rows.drop()
        return Game(number, players, error=f"seed {number}: {type(error).__name__}: {error}")
    rows.end(game)
    return game


def path(folder: str | Path, kind: str, number: int) -> Path:
    return Path(folder) / kind / f"part-{number:05d}.parquet"


def _earlier(part: Part) -> Export | None:
    """What is there of a part: all that is wanted, or nothing."""
    pq = arrow(".parquet")
    decisions, games = (path(part.folder, kind, part.number) for kind in ("decisions", "games"))
    if not games.exists() or not decisions.exists():
        return None
    rows, played = (pq.read_metadata(file).num_rows for file in (decisions, games))
    if rows < part.decisions if part.decisions else played < part.games:
        return None
    errors = [each for each in pq.read_table(games, columns=["error"])["error"].to_pylist() if each]
    return Export(played, rows, 1, decisions.stat().st_size + games.stat().st_size, errors=errors)


def export(
    folder: str | Path,
    title_id: str,
    seats: int,
    decisions: int = 0,
    games: int = 0,
    seed: int = 1,
    jobs: int = 1,
    players: Sequence[str] = ("random",),
    variants: Mapping[str, str] | None = None,
    views: bool = False,
    progress: Callable[[int], None] | None = None,
    backend: Backend | None = None,
    patience: float = PATIENCE,
) -> Export:
    """Plays at least so many decisions (whole games), or so many games, into a folder of Parquet files.

    Equal calls write equal rows, however many jobs there are. `progress` hears how many decisions (games) are done.
    What the folder holds already is kept, if it is of the same games.
    """
    check_parquet()
    title = find(title_id)
    values = title.resolve(seats, variants or {})
    table = tuple(seating(players, seats))
    if (decisions > 0) == (games > 0):
        raise LudariumError("dataset-size", "Say how many decisions or how many games, one of both.")
    place = Path(folder).resolve()
    head = {
        "format": FORMAT,
        "title": title_id,
        "rules": title.rules,
        "seats": seats,
        "variants": values,
        "players": list(table),
        "seed": seed,
        "views": views,
        "counted": "decisions" if decisions else "games",
    }
    _claim(place, head)
    size, wanted = (PART_DECISIONS, decisions) if decisions else (PART_GAMES, games)
    parts = []
    for number in range(-(-wanted // size)):
        here = min(size, wanted - number * size)
        first = seed + number * (NUMBERS if decisions else PART_GAMES)
        ends = (here, NUMBERS) if decisions else (0, here)
        parts.append(Part(number, str(place), title_id, seats, values, table, seed, first, *ends, views, patience))
    result = Export()
    start = time.perf_counter()
    todo = []
    for part in parts:
        found = _earlier(part)
        if found is None:
            todo.append(part)
        else:
            _add(result, found)
    broken_off: list[bool] = []
    runner: Backend = backend or Local(jobs)
    for done in each_until_pressed(runner, write_part, todo, broken_off):
        _add(result, done)
        if progress is not None:
            progress(result.decisions if decisions else result.games)
    result.seconds = time.perf_counter() - start
    result.broken_off = bool(broken_off)
    _manifest(place, {**head, **result.as_json(), "version": __version__})
    return result


def _add(total: Export, part: Export) -> None:
    total.games += part.games
    total.decisions += part.decisions
    total.parts += part.parts
    total.size += part.size
    total.errors += part.errors


def _claim(place: Path, head: dict[str, Any]) -> None:
    """Makes the folder; refuses one that holds something else."""
    file = place / "dataset.json"
    try:
        for kind in ("decisions", "games"):
            (place / kind).mkdir(parents=True, exist_ok=True)
        if file.exists():
            there = json.loads(file.read_text(encoding="utf-8"))
            if not isinstance(there, dict) or any(there.get(name) != value for name, value in head.items()):
                raise ValueError
        else:
            _manifest(place, head)
    except ValueError:
        raise LudariumError(
            "other-dataset",
            f"{place} holds a dataset of another title, players, variants or another seed. Choose another folder.",
            {"folder": str(place)},
        ) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise LudariumError("cannot-write", f"Cannot write {place}: {why}.", {"file": str(place), "why": why}) from None


def _manifest(place: Path, told: dict[str, Any]) -> None:
    part = place / ".dataset.json.part"
    part.write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    os.replace(part, place / "dataset.json")
