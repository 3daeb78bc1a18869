"""The connections themselves, before anything of a request is known: how long a request may take to arrive, how long an
answer may take to be read, and how many connections there may be. This holds without a proxy in front, too."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import struct
import sys
from collections import Counter
from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludarium.server.addresses import household

HEAD = 10.0  # seconds until the head of a request is there
BODY = 60.0  # seconds until the rest of it is there
READING = 60.0  # seconds in which an answer, or a message, has to be read
LARGEST_HEAD = 65_536  # bytes
HALF = 64  # requests of one address of which the head is still on its way
KEPT_BACK = 256  # files that the process can open are kept for everything else
MANY = 65_536

BUSY = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n"
HEAD_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Door:
    """Who is connected to this process. One for all its connections."""

    def __init__(self) -> None:
        self.each = 0  # connections of one address at once; 0: any number
        self.proxies: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        self.connected: Counter[str] = Counter()
        # The oldest first.
        self.half: dict[str, dict[Guarded, None]] = {}
        self.most = MANY

    def open(self, each: int, proxies: Iterable[str]) -> None:
        """`each`: how many connections one address may have, but for those of `proxies`."""
        named = [each.strip() for each in proxies if each.strip()]
        self.each = 0 if "*" in named else each
        self.proxies = [ipaddress.ip_network(name, strict=False) for name in named if _is_network(name)]
        self.most = max(64, files() - KEPT_BACK)

    def _trusts(self, connection: Guarded) -> bool:
        if not connection.client:
            return True
        address = ipaddress.ip_address(connection.client[0].partition("%")[0])
        return any(address.version == each.version and address in each for each in self.proxies)

    def enter(self, connection: Guarded, others: int) -> bool:
        """False if there are too many. Whoever begins too many requests without coming to an end loses the oldest."""
        address = connection.address
        if others > self.most and not self._drop(self.half.get(address, {})):
            worst = max(self.half.values(), key=len, default={})
            if not self._drop(worst):
                return False
        if self.each and self.connected[address] >= self.each and not self._trusts(connection):
            return False
        self.connected[address] += 1
        self.begin(connection)
        return True

    def begin(self, connection: Guarded) -> None:
        waiting = self.half.setdefault(connection.address, {})
        waiting[connection] = None
        if len(waiting) > HALF:
            self._drop(waiting)

    def begun(self, connection: Guarded) -> None:
        """The head of its request is there."""
        waiting = self.half.get(connection.address)
        if waiting is not None:
            waiting.pop(connection, None)
            if not waiting:
                del self.half[connection.address]

    def leave(self, connection: Guarded) -> None:
        self.begun(connection)
        self.connected[connection.address] -= 1
        if not self.connected[connection.address]:
            del self.connected[connection.address]

    def _drop(self, waiting: dict[Guarded, None]) -> bool:
        oldest = next(iter(waiting), None)
        if oldest is None:
            return False
        del waiting[oldest]
        cut(oldest.transport)
        return True


DOOR = Door()


def cut(transport: asyncio.Transport) -> None:
    """Ends a connection at once; nothing that is still on its way is kept for it."""
    link = transport.get_extra_info("socket")
    if link is not None and not transport.is_closing():
        link.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


def _is_network(name: str) -> bool:
    try:
        ipaddress.ip_network(name, strict=False)
    except ValueError:
        return False
    return True


def files() -> int:
    """How many files this process can have open, after as many as possible have been asked for."""
    if sys.platform == "win32":
        return MANY
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY if hard == resource.RLIM_INFINITY else min(hard, MANY)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return MANY if soft == resource.RLIM_INFINITY else soft


class Guarded(HttpToolsProtocol):
    """A connection for requests."""

    address = ""
    entered = False
    deadline: asyncio.TimerHandle | None = None
    stuck: asyncio.TimerHandle | None = None
    head = 0  # bytes of a head that is not yet complete
    complete = True  # whether the whole last request is there

    def connection_made(self, transport: Any) -> None:
        # Requests that wait for the answers to others before them.
        self.cycles: list[RequestResponseCycle] = []
        super().connection_made(transport)
        self.address = household(self.client[0]) if self.client else ""
        self.entered = DOOR.enter(self, len(self.connections))
        if not self.entered:
            transport.write(BUSY)
            transport.close()
            return
        self._within(HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        self._left()
        for cycle in self.cycles:
            cycle.disconnected = True
            cycle.message_event.set()
        super().connection_lost(exc)

    def _left(self) -> None:
        for timer in (self.deadline, self.stuck):
            if timer is not None:
                timer.cancel()
        self.deadline = self.stuck = None
        if self.entered:
            self.entered = False
            DOOR.leave(self)

    def _within(self, seconds: float) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = self.loop.call_later(seconds, cut, self.transport)

    def _in_time(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    # reading

    def data_received(self, data: bytes) -> None:
        if not self.entered:
            return
        if self.deadline is None and self.complete and (self.cycle is None or self.cycle.response_complete):
            # The next request begins.
            DOOR.begin(self)
            self._within(HEAD)
        self.head += len(data)
        super().data_received(data)
        if self.head > LARGEST_HEAD and not self.transport.is_closing():
            self.transport.write(HEAD_TOO_LARGE)
            self.transport.close()

    def on_message_begin(self) -> None:
        self.complete = False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.head = 0
        DOOR.begun(self)
        self._within(BODY)
        super().on_headers_complete()
        if self.cycle is not None:
            self.cycles = [cycle for cycle in self.cycles if not cycle.response_complete]
            self.cycles.append(self.cycle)

    def on_body(self, body: bytes) -> None:
        self.head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.complete = True
        self._in_time()
        super().on_message_complete()
        self.head = 0

    def handle_websocket_upgrade(self) -> None:
        # From here on it is another's: see `GuardedSocket`, and `Outermost` for how many there may be.
        self._left()
        super().handle_websocket_upgrade()

    # writing

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stuck is None:
            self.stuck = self.loop.call_later(READING, cut, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None


class GuardedSocket(WebSocketsSansIOProtocol):
    """A live connection. As long as it does not read, it is not read from either, and then it is cut off."""

    stuck: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()
        if self.stuck is None:
            self.stuck = self.loop.call_later(READING, cut, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None
        if not self.read_paused:
            self.transport.resume_reading()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            # It was refused with an answer: that is an end, too.
            self.handshake_complete = True

    def connection_lost(self, exc: Exception | None) -> None:
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None
        super().connection_lost(exc)
