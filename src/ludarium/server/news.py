"""How processes hear of each other: through PostgreSQL's NOTIFY, or through Redis."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import suppress
from typing import Any

from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from ludarium.server.faults import fault
from ludarium.server.settings import Settings

log = logging.getLogger("ludarium.server")

AGAIN = 0.5  # seconds until a broken connection is made anew
LOST = b""  # comes instead of news when the connection is lost


def backend(settings: Settings) -> ChannelsBackend:
    if settings.redis:
        return Sturdy(lambda: _redis(settings.redis))
    if settings.shared:
        return Sturdy(lambda: Postgres(settings.database_url.replace("+asyncpg", "")))
    return MemoryChannelsBackend()


class Sturdy(ChannelsBackend):
    """Outlives its connection. What is missed meanwhile, the keeper finds in the database."""

    def __init__(self, make: Callable[[], ChannelsBackend]) -> None:
        self.make = make
        self.backend = make()
        self.channels: set[str] = set()

    async def on_startup(self) -> None:
        await self.backend.on_startup()

    async def on_shutdown(self) -> None:
        await self.backend.on_shutdown()

    async def subscribe(self, channels: Iterable[str]) -> None:
        self.channels |= set(channels)
        try:
            await self.backend.subscribe(channels)
        except Exception as error:
            log.error(
                "no connection to the other processes, look at LUDARIUM_REDIS and LUDARIUM_DATABASE: %s", fault(error)
            )
            raise

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self.channels -= set(channels)
        await self.backend.unsubscribe(channels)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await self.backend.publish(data, channels)
        except Exception as error:
            log.warning("news could not be told to the other processes: %s", fault(error))

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            try:
                async for channel, news in self.backend.stream_events():
                    if news == LOST:
                        break
                    yield channel, news
                log.warning("the connection to the other processes is lost")
            except Exception as error:
                log.warning("the connection to the other processes is lost: %s", fault(error))
            await self._renew()

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            fresh = self.make()
            try:
                await fresh.on_startup()
                await fresh.subscribe(self.channels)
            except Exception as error:
                log.warning("no connection to the other processes yet: %s", fault(error))
                continue
            with suppress(Exception):
                await self.backend.on_shutdown()
            self.backend = fresh
            log.info("connected to the other processes again")
            return

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return await self.backend.get_history(channel, limit)


class Postgres(AsyncPgChannelsBackend):
    """Says so when the connection on which it listens is lost."""

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    def _lost(self, connection: Any) -> None:
        if self._queue is not None:
            for channel in self._subscribed_channels:
                self._queue.put_nowait((channel, LOST))


def _redis(url: str) -> ChannelsBackend:
    # An extra package: `Settings.read` has made sure that it is there.
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    return RedisChannelsPubSubBackend(redis=Redis.from_url(url))
