"""The live connections: one to a table, one to a person's news."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ludarium.kernel.errors import LudariumError
from ludarium.server import metrics, shapes
from ludarium.server.addresses import household
from ludarium.server.chat import Chats
from ludarium.server.delta import encode
from ludarium.server.errors import Refusal, not_signed_in, not_your_seat
from ludarium.server.lanes import Asker
from ludarium.server.live import Hub, Live, Socket
from ludarium.server.models import Person, now
from ludarium.server.pace import Pace, Paces
from ludarium.server.readable import storable
from ludarium.server.routes_tables import own_seat
from ludarium.server.security import same_origin
from ludarium.server.story import Stories
from ludarium.server.tables import Tables
from ludarium.server.wire import Choose, FromClient, MovesTold, Ping, Pong, RefusedTold, Say, TakeBack, Watch

Connection = WebSocket[Person | None, str | None, Any]
decoder = msgspec.json.Decoder(FromClient)
PONG = encode(Pong())
LONGEST = 16 * 1024
STRIKES = 20  # unreadable messages before a connection is closed


async def sending(connection: Connection, socket: Socket) -> None:
    while True:
        message = await socket.next()
        await connection.send({"type": "websocket.send", "text": message.decode(), "bytes": None})


class Together:
    """All connections of one household share a pace, and a slower one for looking around. Whoever is too fast for it is
    not closed, but read later."""

    def __init__(self, messages: int) -> None:
        self.messages = Paces(4 * messages, 8 * messages)
        self.looks = Paces(messages / 3, 2 * messages)

    async def keep(self, address: str, message: object) -> None:
        for paces in (self.messages, self.looks)[: 1 + isinstance(message, Watch)]:
            while (early := paces.of(address).wait()) > 0:
                await asyncio.sleep(early)


async def serve(connection: Connection, socket: Socket, hub: Hub, receive: Any) -> None:
    """Reads and writes until one side has had enough."""
    pace = Pace(hub.settings.messages, 2 * hub.settings.messages)
    together = connection.app.state.together
    address = household(connection.client.host) if connection.client else ""
    metrics.SOCKETS.inc()
    tasks = [
        asyncio.create_task(sending(connection, socket)),
        asyncio.create_task(reading(connection, socket, pace, together, address, receive)),
        asyncio.create_task(socket.closed.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        metrics.SOCKETS.dec()
        async with socket.acting:
            for task in tasks:
                task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, (WebSocketDisconnect, RuntimeError)):
                raise result
        with contextlib.suppress(Exception):
            await connection.close(1008 if socket.closed.is_set() else 1000)


async def reading(
    connection: Connection, socket: Socket, pace: Pace, together: Together, address: str, receive: Any
) -> None:
    strikes = 0
    while True:
        data = await connection.receive_data(mode="text")
        if pace.fast() or len(data) > LONGEST:
            socket.closed.set()
            return
        try:
            message = decoder.decode(storable(data.encode()))
        except (msgspec.DecodeError, UnicodeError, RecursionError, Refusal) as error:
            socket.send(encode(RefusedTold(None, "bad-message", str(error), {})))
            strikes += 1
            if strikes >= STRIKES:
                socket.closed.set()
                return
            continue
        await together.keep(address, message)
        if isinstance(message, Ping):
            socket.send(PONG)
        else:
            async with socket.acting:
                await receive(message)


class AtTable:
    """Somebody's connection to one table."""

    def __init__(self, hub: Hub, chats: Chats, live: Live, person: Person | None, socket: Socket) -> None:
        self.hub = hub
        self.chats = chats
        self.live = live
        self.person = person
        self.socket = socket

    async def receive(self, message: Watch | Choose | TakeBack | Say) -> None:
        try:
            await self._do(message)
        except (Refusal, LudariumError) as refusal:
            told = RefusedTold(message.ref, refusal.code, refusal.sentence, refusal.facts)
            self.socket.send(encode(told))
            if refusal.code == "stale":
                await self.show(0, None)

    async def _do(self, message: Watch | Choose | TakeBack | Say) -> None:
        person = self.person.id if self.person else None
        if isinstance(message, Watch):
            if not self.live.may_watch(person, message.seat):
                raise not_your_seat(message.seat)
            self.socket.seat = message.seat
            await self.show(message.since, message.ref)
            return
        if self.person is None:
            raise not_signed_in()
        if isinstance(message, Say):
            await self.chats.say(self.live, self.person, message.text, self.socket, message.ref)
            return
        own_seat(self.live, person, message.seat)
        self.live.by = Asker(self.person.id, self.person.address)
        if isinstance(message, Choose):
            await self.hub.choose(self.live, message.seat, message.line, message.option, self.socket, message.ref)
        else:
            await self.hub.undo(self.live, message.seat, message.line, self.socket, message.ref)

    async def show(self, since: int, ref: Any) -> None:
        async with self.live.lock:
            self.hub.show(self.live, await self.hub.match(self.live), self.socket, since, ref)


@websocket("/api/tables/{id:str}/live")
async def at_table(
    socket: Connection, id: str, hub: Hub, chats: Chats, tables: Tables, stories: Stories, changes: bool = False
) -> None:
    if not same_origin(socket.headers):
        await socket.close(4403)
        return
    try:
        live = await hub.get(id if id.isalnum() and id.isascii() else "-")
    except Refusal:
        await socket.close(4404)
        return
    person = socket.user
    connected = Socket(person.id if person else "", -1, changes)
    connected.session = person.session if person else ""
    here = AtTable(hub, chats, live, person, connected)
    await socket.accept()
    live.sockets.add(connected)
    try:
        await hub.latest(live.id)
        if person:
            live.seen[person.id] = now()
        connected.send(shapes.table_message(hub, live, connected.person))
        tables.tell_soon(live)
        await hub.welcome(live)
        hub.nudge(live)
        await serve(socket, connected, hub, here.receive)
    finally:
        live.sockets.discard(connected)
        live.used = time.monotonic()
        if person:
            live.seen[person.id] = now()
            await stories.left(live, person.id)
        tables.tell_soon(live)


@websocket("/api/live")
async def news(socket: Connection, hub: Hub) -> None:
    person = socket.user
    if person is None or not same_origin(socket.headers):
        await socket.close(4401)
        return
    connected = Socket(person.id, -1)
    connected.session = person.session
    await socket.accept()
    hub.people.setdefault(person.id, set()).add(connected)
    try:
        async with hub.database.read() as session:
            waiting = await shapes.moves(hub, session, person.id)
        connected.send(encode(MovesTold(waiting, person.often)))
        await serve(socket, connected, hub, _ignore)
    finally:
        hub.people[person.id].discard(connected)
        if not hub.people[person.id]:
            del hub.people[person.id]


async def _ignore(_: Any) -> None:
    return None


ROUTES = [at_table, news]
