"""Fair shares of work that only so many can do at once.

One job of a person runs at a time. A second one of the same address runs only if that leaves a place for somebody
else. Of those who wait, it is the turn of whoever has been waiting for theirs longest, not of who has asked most.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from ludarium.server.errors import Refusal

REMEMBERED = 10_000  # people and addresses of whom it is known when it was last their turn


class Asker(NamedTuple):
    """For whom something is worked out: a person, and the household they ask from. Either may not be known."""

    person: str = ""
    address: str = ""


NOBODY = Asker()


class Job:
    __slots__ = ("asker", "first", "number", "place", "told", "turn")

    def __init__(self, asker: Asker, first: bool, number: int, told: Callable[[int], None] | None) -> None:
        self.asker = asker
        self.first = first
        self.number = number
        self.told = told
        # What was told last: how many are before it.
        self.place = 0
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


def busy(mine: bool) -> Refusal:
    if mine:
        return Refusal(
            429, "busy", "What you asked for before is still being worked out. Wait for it first.", {"who": "you"}
        )
    return Refusal(429, "busy", "Too many are asking at the moment. Try again in a minute.", {"who": "all"})


class Lane:
    def __init__(self, places: int, most: int = 0, each: int = 0) -> None:
        """`most` jobs can wait, `each` of one person or address; 0: any number."""
        self.free = places
        self.most = most
        self.each = each
        self.waiting: list[Job] = []
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._served: dict[str, int] = {}
        self._count = 0

    @asynccontextmanager
    async def place(
        self,
        asker: Asker,
        first: bool = False,
        patient: bool = False,
        told: Callable[[int], None] | None = None,
    ) -> AsyncIterator[None]:
        """Waits for a place and holds it: before others if it is `first`, however many wait if it is `patient`. `told`
        hears the place in the queue, whenever that changes."""
        self._count += 1
        job = Job(asker, first, self._count, told)
        self.waiting.append(job)
        self._next()
        if not job.turn.done():
            try:
                if not patient:
                    self._admit(asker)
                self._tell()
                await job.turn
            except BaseException:
                if job.turn.done() and not job.turn.cancelled():
                    self._end(job)
                else:
                    self.waiting.remove(job)
                raise
        try:
            yield
        finally:
            self._end(job)

    def _admit(self, asker: Asker) -> None:
        """Refuses whoever has too much waiting already (their new job stands in the queue by now)."""
        if self.each and any(
            key and sum(job.asker[i] == key for job in self.waiting) > self.each for i, key in enumerate(asker)
        ):
            raise busy(True)
        if self.most and len(self.waiting) > self.most:
            raise busy(False)

    def _fits(self, asker: Asker) -> bool:
        if not self.free or (asker.person and self._people[asker.person]):
            return False
        return not asker.address or not self._addresses[asker.address] or self.free > 1

    def _next(self) -> None:
        while True:
            able = [job for job in self.waiting if self._fits(job.asker)]
            if not able:
                return
            job = min(able, key=self._order)
            self.waiting.remove(job)
            self.free -= 1
            self._people[job.asker.person] += 1
            self._addresses[job.asker.address] += 1
            job.turn.set_result(None)

    def _order(self, job: Job) -> tuple[bool, int, int, int]:
        person, address = job.asker
        served = self._served
        return not job.first, served.get(f"@{address}", 0), served.get(person, 0), job.number

    def _end(self, job: Job) -> None:
        person, address = job.asker
        self.free += 1
        for counted, key in ((self._people, person), (self._addresses, address)):
            counted[key] -= 1
            if not counted[key]:
                del counted[key]
        if len(self._served) > REMEMBERED:
            self._served.clear()
        self._count += 1
        if person:
            self._served[person] = self._count
        if address:
            self._served[f"@{address}"] = self._count
        self._next()
        self._tell()

    def _tell(self) -> None:
        for place, job in enumerate(sorted(self.waiting, key=self._order), 1):
            if job.told is not None and job.place != place:
                job.place = place
                job.told(place)
