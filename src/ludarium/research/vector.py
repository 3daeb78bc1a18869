"""Many games in one call, as NumPy arrays: the environment for learning by self-play at full speed.

At every step each game asks one seat. What the seats see stands in the rows of one array; the options of all games
stand one below the other in another, and `starts` says where those of each game begin. A game that ends makes room for
the next one at once. With several processes each has its share of the games; what comes out is the same.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from ludarium.kernel.errors import LudariumError
from ludarium.kernel.features import PLACES, Games
from ludarium.kernel.title import find
from ludarium.research import spaces
from ludarium.research.aec import illegal

Observations = npt.NDArray[Any]  # float32, or uint8 where they are `raw`


@dataclass(slots=True)
class Batch:
    """What the deciding seat of each game has before it. `observations` is overwritten by the next step.

    With `raw` they are the bytes that the engine writes: times `VectorTables.scale` they are the features.

    `rows[starts[i] : starts[i + 1]]` are the options of game i, in the order of the actions. Where `ended`, the game
    was over after the last step, with these `returns` for its seats, and everything else is about the next game.
    """

    observations: Observations
    rows: npt.NDArray[np.int16]
    starts: npt.NDArray[np.int64]
    seats: npt.NDArray[np.uint8]
    ended: npt.NDArray[np.bool_]
    returns: npt.NDArray[np.float32]

    @property
    def legal(self) -> npt.NDArray[np.int64]:
        """How many options each game has."""
        return np.diff(self.starts)

    def mask(self, width: int = spaces.WIDTH) -> npt.NDArray[np.int8]:
        """The usual mask of actions, for each game."""
        legal = self.legal
        spaces.check_width(int(legal.max()), width)
        found: npt.NDArray[np.int8] = (np.arange(width) < legal[:, None]).astype(np.int8)
        return found

    def table(self, width: int = spaces.WIDTH) -> npt.NDArray[np.int16]:
        """The options of each game in a table of its own, filled up with -1."""
        found = np.full((len(self.seats), width, PLACES), -1, np.int16)
        found[self.mask(width).astype(bool)] = self.rows
        return found


class Share:
    """The games of one process. `observations` is its part of the common array."""

    def __init__(self, wish: Wish, start: int, stop: int, observations: Observations) -> None:
        self.wish = wish
        self.start = start
        self.stop = stop
        self.observations = observations
        self.title = find(wish.title)
        self.encoder = spaces.encoder_of(self.title, wish.seats)
        self.scale = spaces.scale_of(self.encoder)
        self.games: Games | None = None

    def reset(self, seed: int) -> Seen:
        seeds = [seed + i for i in range(self.start, self.stop)]
        self.games = Games(self.encoder, self.wish.variants, seeds, self.wish.count, self.wish.skip_forced)
        return self._seen(self.games)

    def step(self, actions: list[int]) -> Seen:
        assert self.games is not None
        self.games.step(actions)
        return self._seen(self.games)

    def _seen(self, games: Games) -> Seen:
        raw = np.frombuffer(games.observations(), np.uint8).reshape(games.count, self.encoder.size)
        if self.wish.raw:
            self.observations[:] = raw
        else:
            np.multiply(raw, self.scale, out=self.observations)
        ended = [(self.start + i, spaces.returns(self.title, position)) for i, position in games.ended]
        return Seen(games.rows(), games.counts(), games.seats(), ended, games.decisions)


@dataclass(slots=True)
class Seen:
    rows: bytes
    counts: list[int]
    seats: bytes
    ended: list[tuple[int, list[float]]]
    decisions: int


@dataclass(slots=True)
class Wish:
    title: str
    seats: int
    count: int
    variants: dict[str, str]
    skip_forced: bool
    raw: bool

    @property
    def kind(self) -> type[np.generic]:
        return np.uint8 if self.raw else np.float32


def _work(wish: Wish, start: int, stop: int, memory: str, size: int, pipe: Connection) -> None:
    """A helper: plays its share until it hears nothing more."""
    shared = SharedMemory(name=memory)
    try:
        whole: Observations = np.ndarray((wish.count, size), wish.kind, shared.buf)
        share = Share(wish, start, stop, whole[start:stop])
        while True:
            task, given = pipe.recv()
            if task == "close":
                return
            try:
                pipe.send(share.reset(given) if task == "reset" else share.step(given))
            except Exception as error:  # whatever it is: the one who asked says it
                pipe.send(error)
    except (EOFError, KeyboardInterrupt):
        return
    finally:
        share = whole = None  # type: ignore[assignment]
        shared.close()


class VectorTables:
    """`count` games of one title, played by whoever calls `step` for all of their seats.

    >>> with VectorTables("troyes", seats=2, count=4) as tables:
    ...     batch = tables.reset(seed=1)
    ...     batch = tables.step(batch.legal - 1)
    ...     len(batch.observations)
    4
    """

    def __init__(
        self,
        title: str,
        seats: int,
        count: int,
        variants: Mapping[str, str] | None = None,
        skip_forced: bool = False,
        processes: int = 1,
        raw: bool = False,
    ) -> None:
        if not 1 <= processes <= count:
            raise LudariumError(
                "bad-processes",
                f"{count} games cannot be shared by {processes} processes. Ask for 1 to {count}.",
                {"given": str(processes), "games": str(count)},
            )
        found = find(title)
        wish = Wish(title, seats, count, found.resolve(seats, variants or {}), skip_forced, raw)
        encoder = spaces.encoder_of(found, seats)
        self.title = found
        self.encoder = encoder
        self.scale = spaces.scale_of(encoder)
        self.seats = seats
        self.count = count
        self.decisions = 0
        self._legal = np.zeros(count, np.int64)
        self._random: np.random.Generator | None = None
        self._ready = False
        bounds = [count * i // processes for i in range(processes + 1)]
        self._bounds = bounds
        self._helpers: list[tuple[Any, Connection]] = []
        self._memory: SharedMemory | None = None
        shape = (count, encoder.size)
        if processes == 1:
            self._observations: Observations = np.zeros(shape, wish.kind)
        else:
            self._memory = SharedMemory(create=True, size=count * encoder.size * np.dtype(wish.kind).itemsize)
            self._observations = np.ndarray(shape, wish.kind, self._memory.buf)
            context = multiprocessing.get_context("spawn")
            for i in range(1, processes):
                ours, theirs = context.Pipe()
                given = (wish, bounds[i], bounds[i + 1], self._memory.name, encoder.size, theirs)
                helper = context.Process(target=_work, args=given, daemon=True)
                helper.start()
                self._helpers.append((helper, ours))
        self._share = Share(wish, 0, bounds[1], self._observations[: bounds[1]])

    def reset(self, seed: int | None = None) -> Batch:
        """New games everywhere: game i begins with the seed `seed + i`, and goes on to `seed + i + count`, and so on.

        Without a seed, as in Gymnasium, the games follow from the last seed that was given.
        """
        if seed is not None:
            self._random = np.random.default_rng(seed)
        else:
            if self._random is None:
                self._random = np.random.default_rng()
            seed = int(self._random.integers(2**31))
        self.decisions = 0
        for _, pipe in self._helpers:
            pipe.send(("reset", seed))
        self._ready = True
        return self._batch(self._share.reset(seed))

    def step(self, actions: npt.ArrayLike) -> Batch:
        """One choice in each game: the number of an option."""
        if not self._ready:
            raise LudariumError("not-reset", "The environment has to be reset before it is used: call reset().")
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,):
            raise LudariumError(
                "bad-actions",
                f"There are {self.count} games, but the actions have the shape {chosen.shape}. Give one for each game.",
                {"games": str(self.count), "given": str(chosen.shape)},
            )
        wrong = (chosen < 0) | (chosen >= self._legal)
        if wrong.any():
            at = int(wrong.argmax())
            raise illegal(chosen[at], int(self._legal[at]))
        given = chosen.tolist()
        for i, (_, pipe) in enumerate(self._helpers):
            pipe.send(("step", given[self._bounds[i + 1] : self._bounds[i + 2]]))
        return self._batch(self._share.step(given[: self._bounds[1]]))

    def _batch(self, own: Seen) -> Batch:
        parts = [own]
        for _, pipe in self._helpers:
            try:
                answer = pipe.recv()
            except (EOFError, OSError) as error:
                self._ready = False
                raise LudariumError(
                    "helper-gone", "One of the processes that play the games has ended. Make the tables anew."
                ) from error
            if isinstance(answer, Exception):
                raise answer
            parts.append(answer)
        starts = np.zeros(self.count + 1, np.int64)
        legal = np.array([count for part in parts for count in part.counts], np.int64)
        np.cumsum(legal, out=starts[1:])
        self._legal = legal
        self.decisions = sum(part.decisions for part in parts)
        ended = np.zeros(self.count, np.bool_)
        returns = np.zeros((self.count, self.seats), np.float32)
        for part in parts:
            for number, result in part.ended:
                ended[number] = True
                returns[number] = result
        return Batch(
            observations=self._observations,
            rows=np.frombuffer(b"".join([part.rows for part in parts]), np.int16).reshape(-1, PLACES),
            starts=starts,
            seats=np.frombuffer(b"".join([part.seats for part in parts]), np.uint8),
            ended=ended,
            returns=returns,
        )

    def close(self) -> None:
        for helper, pipe in self._helpers:
            with suppress(OSError):
                pipe.send(("close", None))
            helper.join()
        self._helpers = []
        self._ready = False
        if self._memory is not None:
            self._observations = np.zeros((0, 0))
            self._share = None  # type: ignore[assignment]
            self._memory.close()
            self._memory.unlink()
            self._memory = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
