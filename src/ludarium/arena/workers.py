"""Where games are played: in this process, in processes of this machine, or on a Ray cluster."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from itertools import islice
from multiprocessing.process import BaseProcess
from typing import Any, Final, Protocol, TypeVar

from ludarium.arena.game import Batch, Task, play_all
from ludarium.kernel.errors import LudariumError

T = TypeVar("T")
R = TypeVar("R")

RETRIES: Final = 5  # a task whose worker was killed is done again so many times
AHEAD: Final = 1000  # so many tasks wait in a cluster at the most, or two for each of its processors
PRESSED: Final = 130  # what a worker says that Ctrl-C has ended


class Backend(Protocol):
    def each(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """Does all tasks and gives each result when it is there, in any order."""


def backend(jobs: int, cluster: str = "") -> Backend:
    """So many processes of this machine, or the Ray cluster at an address (`local`: one of this machine's own)."""
    return Cluster(cluster, jobs) if cluster else Local(jobs)


class Local:
    """Processes of this machine; with one job, this process."""

    def __init__(self, jobs: int = 1) -> None:
        if jobs < 1:
            raise LudariumError("bad-jobs", f"At least one job is needed, not {jobs}.", {"given": str(jobs)})
        self.jobs = jobs

    def each(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """A process that is killed loses nothing: what it had not brought back is done again."""
        left = list(range(len(tasks)))
        for _ in range(RETRIES):
            try:
                yield from spread(work, tasks, self.jobs, left)
                return
            except Killed:
                continue
        yield from spread(work, tasks, self.jobs, left)


class Killed(BrokenExecutor):
    """A worker has ended, and not by Ctrl-C."""


def spread(work: Callable[[T], R], tasks: Sequence[T], jobs: int, left: list[int]) -> Iterator[R]:
    """Does those tasks whose numbers are `left` in so many processes (with one job, in this one), gives each result
    when it is there, and takes its number out."""
    if jobs == 1 or len(left) < 2:
        while left:
            result = work(tasks[left[0]])
            del left[0]
            yield result
        return
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(min(jobs, len(left)), multiprocessing.get_context("spawn"), initializer=_leave_quietly)
    numbers = {pool.submit(work, tasks[number]): number for number in left}
    workers = set(multiprocessing.active_children()) - before
    try:
        for done in as_completed(numbers):
            result = done.result()
            left.remove(numbers.pop(done))
            yield result
    except BaseException as error:
        # Broken off: nobody waits for what is still being done.
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        if isinstance(error, BrokenExecutor) and not any(_pressed(worker) for worker in workers):
            raise Killed(*error.args) from None
        raise
    pool.shutdown()


def _pressed(worker: BaseProcess) -> bool:
    worker.join(1)
    return worker.exitcode == PRESSED


def until_pressed(runner: Backend, tasks: Sequence[Task], broken_off: list[bool]) -> Iterator[Batch]:
    """Plays all tasks. Each batch when it is done; see `each_until_pressed`."""
    return each_until_pressed(runner, play_all, tasks, broken_off)


def each_until_pressed(
    runner: Backend, work: Callable[[T], R], tasks: Sequence[T], broken_off: list[bool]
) -> Iterator[R]:
    """Each result when it is there. Ctrl-C ends it behind one, so that what has been done is kept; `broken_off` is
    told. Before the first result there is nothing to keep."""
    count = 0
    with noted() as pressed:
        try:
            for result in runner.each(work, tasks):
                count += 1
                yield result
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
    signal.signal(signal.SIGINT, lambda *_: os._exit(PRESSED))


class Cluster:
    """A Ray cluster: `pip install ludarium[cluster]`, `ray start --head`, and Ludarium installed on every node.

    The address is one that `ray.init` knows (`auto`: the cluster that this machine belongs to), or `local`: Ray is
    started here, with so many jobs, and listens to this machine alone. A worker or a node that is lost loses nothing:
    its tasks are done again elsewhere.
    """

    def __init__(self, address: str = "auto", jobs: int = 1) -> None:
        # Nothing is told to anybody about how Ray is used.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        if address == "local":
            # Ray's own switch for a machine that is no part of a cluster: it binds to 127.0.0.1 then, on Linux too.
            os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
        try:
            import ray  # type: ignore[import-not-found, unused-ignore]
        except ImportError:
            raise LudariumError(
                "no-ray",
                "Games on a cluster need Ray, which is not installed here: pip install 'ludarium[cluster]'.",
            ) from None
        self.ray: Any = ray
        own: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
        try:
            ray.init(
                address=address,
                ignore_reinit_error=True,
                logging_level=logging.ERROR,
                log_to_driver=False,
                **(own if address == "local" else {}),
            )
        except (ConnectionError, ValueError) as error:
            why = str(error).splitlines()[0]
            raise LudariumError(
                "no-cluster", f"There is no Ray cluster at {address}: {why}", {"address": address, "why": why}
            ) from None

    def each(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        remote = self.ray.remote(max_retries=RETRIES)(work)
        ahead = max(AHEAD, 2 * int(self.ray.cluster_resources().get("CPU", 1)))
        coming = iter(tasks)
        waiting = [remote.remote(task) for task in islice(coming, ahead)]
        try:
            while waiting:
                done, waiting = self.ray.wait(waiting)
                for one in done:
                    yield self.ray.get(one)
                waiting += [remote.remote(task) for task in islice(coming, len(done))]
        except (self.ray.exceptions.WorkerCrashedError, self.ray.exceptions.NodeDiedError) as error:
            raise LudariumError(
                "cluster-lost", f"The same task has ended its worker {RETRIES + 1} times: it is given up. {error}"
            ) from None
        finally:
            # Broken off: nobody waits for what is still being done.
            for one in waiting:
                self.ray.cancel(one, force=True)
