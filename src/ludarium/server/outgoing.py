"""Calls to the outside, of which nobody here waits for the end: each is a task of its own, with a time limit, not too
many at once and not too many for one person."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from ludarium.server.faults import fault

log = logging.getLogger("ludarium.server")

AT_ONCE = 32  # calls of all
EACH = 2  # of these for one person
LONGEST = 60.0  # seconds: whatever a call does, it is over then
THREADS = 8  # for what can only be done in a thread: finding a host, sending mail

T = TypeVar("T")


class Outgoing:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._each: Counter[str] = Counter()
        self._threads = ThreadPoolExecutor(THREADS, "outgoing")

    def room(self, person: str) -> bool:
        """Whether one more call can be made for this person now."""
        return len(self._tasks) < AT_ONCE and self._each[person] < EACH

    def call(self, person: str, work: Coroutine[Any, Any, Any]) -> None:
        """Starts it. Ask for `room` before."""
        self._each[person] += 1
        task = asyncio.create_task(self._guarded(person, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, person: str, work: Coroutine[Any, Any, Any]) -> None:
        try:
            async with asyncio.timeout(LONGEST):
                await work
        except Exception as error:
            log.error("a call to the outside failed", extra={"error": fault(error)})
        finally:
            self._each[person] -= 1
            if not self._each[person]:
                del self._each[person]

    async def in_thread(self, seconds: float, work: Callable[..., T], *args: Any) -> T:
        """In one of a few threads: whoever holds them all up holds up nothing else."""
        async with asyncio.timeout(seconds):
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    async def find(self, host: str, port: int | str, seconds: float) -> list[str]:
        """The addresses of a host."""
        found = await self.in_thread(seconds, _resolve, host, port)
        return [str(each[4][0]) for each in found]

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)


def _resolve(host: str, port: int | str) -> list[Any]:
    return socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
