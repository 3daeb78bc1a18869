"""Bots think in worker processes, with a time budget. One that crashes or hangs is replaced.

Hints, and whatever else takes long (analyses, records that people bring), have a worker each of their own, which yields
to the bots: however much is asked of those two, a bot does not wait for it.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, TypeVar

from ludarium.kernel.chance import fast
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title
from ludarium.players.plans import advance
from ludarium.server import metrics, think
from ludarium.server.engine import Engine
from ludarium.server.faults import fault
from ludarium.server.lanes import NOBODY, Asker, Lane
from ludarium.server.settings import Settings

log = logging.getLogger("ludarium.server")

ATTEMPTS = 3
LONGEST = 10.0  # seconds; no level thinks longer about one decision
QUEUE = 30  # hints, and as many other tasks, that can wait
EACH = 2  # of these, for one person or address
BEGUN = 300  # moves that bots have begun and will go on with

T = TypeVar("T")


class Workers:
    """Some worker processes, and the lane that leads to them: not more at once than there are workers, for the time in
    a queue is not thinking time."""

    def __init__(self, settings: Settings, lane: Lane, nice: int, engine: Engine) -> None:
        self.size = lane.free
        self.engine = engine
        self.form = engine.form
        self.lane = lane
        self.nice = nice
        self.patience = settings.patience
        self.titles = settings.more_titles()
        self._pool: ProcessPoolExecutor | None = None

    def _executor(self) -> ProcessPoolExecutor:
        form = self.engine.look()
        if self._pool is not None and form != self.form:
            # Whoever is thinking there ends it; whoever begins now begins on the other engine.
            self._pool.shutdown(wait=False)
            self._pool = None
        self.form = form
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.size,
                multiprocessing.get_context("spawn"),
                initializer=think.begin,
                initargs=(self.titles, self.nice),
            )
        return self._pool

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """Ends the workers of a pool; the next task gets a new one."""
        if self._pool is broken:
            self._pool = None
        for process in list((broken._processes or {}).values()):
            process.kill()
        broken.shutdown(wait=False, cancel_futures=True)

    async def run(
        self,
        asker: Asker,
        seconds: float,
        task: Callable[..., T],
        *args: Any,
        first: bool = False,
        patient: bool = False,
        told: Callable[[int], None] | None = None,
    ) -> T:
        """Runs a function of `think` in a worker. Raises if the worker dies, fails, or takes longer than `seconds`."""
        async with self.lane.place(asker, first, patient, told):
            pool = self._executor()
            try:
                return await asyncio.wait_for(
                    asyncio.get_running_loop().run_in_executor(pool, task, *args), seconds + self.patience
                )
            except (BrokenExecutor, TimeoutError):
                self._replace(pool)
                raise

    def close(self) -> None:
        if self._pool is not None:
            self._replace(self._pool)


class Thinkers:
    def __init__(self, settings: Settings) -> None:
        self.engine = Engine(settings)
        # By table, seat and bot: a line, and what the bot knows about going on with its move there.
        self._begun: OrderedDict[tuple[str, int, str], tuple[int, list[Any]]] = OrderedDict()
        self.bots = Workers(settings, Lane(settings.thinkers or max(1, (os.cpu_count() or 2) - 1)), 0, self.engine)
        self.hints = Workers(settings, Lane(1, QUEUE, EACH), 5, self.engine)
        self.aside = Workers(settings, Lane(1, QUEUE, EACH), 10, self.engine)

    async def decide(
        self,
        title: Title,
        spec: str,
        seat: int,
        position: Position,
        asker: Asker = NOBODY,
        first: bool = False,
        seed: int | None = None,
        at: tuple[str, int] | None = None,
    ) -> int:
        """A bot's choice; with a seed, always the same. If it fails again and again, a random one: the game goes on.
        `at`: of which table, at which line; then it goes on with what it found out at the line before."""
        options = position.options()
        known = self._plans(at, seat, spec)
        if len(options) == 1:
            self._remember(at, seat, spec, advance(known, options[0]))
            return options[0]
        hide(position, seed)
        saved = title.dump(position)
        begun = time.perf_counter()
        for attempt in range(1, ATTEMPTS + 1):
            try:
                luck = secrets.randbits(30) if seed is None else seed
                option, plans = await self.bots.run(
                    asker, LONGEST, think.decide, title.id, spec, seat, luck, saved, known, first=first
                )
                if option not in options:
                    raise ValueError(f"{option} is not an option")
                self._remember(at, seat, spec, plans)
                metrics.THINKING.observe(time.perf_counter() - begun)
                return option
            except Exception as error:
                metrics.BOT_FAILURES.inc()
                log.error(
                    "a bot failed",
                    extra={"title": title.id, "bot": spec, "attempt": attempt, "error": fault(error)},
                )
                await asyncio.sleep(0.2 * attempt)
        metrics.BOT_RANDOM.inc()
        log.critical("a bot failed again and again: a random choice is made", extra={"title": title.id, "bot": spec})
        return secrets.choice(options)

    def _plans(self, at: tuple[str, int] | None, seat: int, spec: str) -> list[Any]:
        if at is None:
            return []
        line, plans = self._begun.pop((at[0], seat, spec), (-1, []))
        return plans if line == at[1] else []

    def _remember(self, at: tuple[str, int] | None, seat: int, spec: str, plans: list[Any]) -> None:
        """What a bot found out about going on with its move; good for the next line, and nothing else."""
        if at is not None and plans:
            self._begun[at[0], seat, spec] = (at[1] + 1, plans)
            while len(self._begun) > BEGUN:
                self._begun.popitem(last=False)

    async def hint(
        self, title: Title, seat: int, position: Position, asker: Asker, told: Callable[[int], None]
    ) -> dict[str, Any]:
        hide(position)
        seed = secrets.randbits(30)
        saved = title.dump(position)
        return await self.hints.run(asker, LONGEST, think.hint, title.id, seat, seed, saved, told=told)

    async def close(self) -> None:
        for workers in (self.bots, self.hints, self.aside):
            workers.close()


def hide(position: Position, seed: int | None = None) -> None:
    """The generator of a real match never leaves the server's own process."""
    position.chance = fast((secrets.randbits(30) if seed is None else seed) | 1)
