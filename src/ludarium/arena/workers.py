"""Where games are played: in this process, in processes of this machine, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from ludarium.arena.game import Batch, Task, play_all
from ludarium.kernel.errors import LudariumError

T = TypeVar("T")
R = TypeVar("R")


class Backend(Protocol):
    def run(self, tasks: Sequence[Task]) -> Iterator[Batch]:
        """Plays all tasks and gives each batch when it is done, in any order."""


class Local:
    """Processes of this machine; with one job, this process."""

    def __init__(self, jobs: int = 1) -> None:
        if jobs < 1:
            raise LudariumError("bad-jobs", f"At least one job is needed, not {jobs}.", {"given": str(jobs)})
        self.jobs = jobs

    def run(self, tasks: Sequence[Task]) -> Iterator[Batch]:
        return spread(play_all, tasks, self.jobs)


def spread(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[R]:
    """Does all tasks in so many processes (with one job, in this one) and gives each result when it is there."""
    if jobs == 1 or len(tasks) < 2:
        yield from map(work, tasks)
        return
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), multiprocessing.get_context("spawn"), initializer=_leave_quietly)
    try:
        for done in as_completed([pool.submit(work, task) for task in tasks]):
            yield done.result()
    except BaseException:
        # Broken off: nobody waits for what is still being done.
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(multiprocessing.active_children()) - before:
            worker.terminate()
        raise
    pool.shutdown()


def until_pressed(runner: Backend, tasks: Sequence[Task], broken_off: list[bool]) -> Iterator[Batch]:
    """Each batch when it is done. Ctrl-C ends it behind a batch, so that what has been played is kept; `broken_off` is
    told. Before the first batch there is nothing to keep."""
    count = 0
    with noted() as pressed:
        try:
            for batch in runner.run(tasks):
                count += 1
                yield batch
                if pressed:
                    broken_off.append(True)
                    return
        except BrokenExecutor:
            # Ctrl-C reaches the workers too, and ends them.
            if not pressed:
                raise
            if not count:
                raise KeyboardInterrupt from None
            broken_off.append(True)


@contextmanager
def noted() -> Iterator[list[bool]]:
    """Ctrl-C is only noted, so that what has been played is kept. Pressed again, it does what it always does."""
    pressed: list[bool] = []

    def note(number: int, frame: object) -> None:
        pressed.append(True)
        signal.signal(signal.SIGINT, before)

    if threading.current_thread() is not threading.main_thread():
        yield pressed
        return
    before = signal.signal(signal.SIGINT, note)
    try:
        yield pressed
    finally:
        signal.signal(signal.SIGINT, before)


def _leave_quietly() -> None:
    """Ctrl-C reaches the workers too: they end without a word, the main process says what there is to say."""
    signal.signal(signal.SIGINT, lambda *_: os._exit(130))


class Cluster:
    """A Ray cluster: `pip install ludarium[cluster]`, `ray start --head`, and Ludarium installed on every node."""

    def __init__(self, address: str = "auto") -> None:
        try:
            import ray  # type: ignore[import-not-found, unused-ignore]
        except ImportError:
            raise LudariumError(
                "no-ray", "Games on a cluster need Ray, which is not installed here: pip install ray."
            ) from None
        self.ray: Any = ray
        ray.init(address=address, ignore_reinit_error=True)

    def run(self, tasks: Sequence[Task]) -> Iterator[Batch]:
        play = self.ray.remote(play_all)
        waiting = [play.remote(task) for task in tasks]
        while waiting:
            done, waiting = self.ray.wait(waiting)
            for one in done:
                yield self.ray.get(one)
