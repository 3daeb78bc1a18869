"""Tables in memory: one `Live` for each table somebody is at, and the hub that owns them.

A game's lines in the database are the truth. A process may forget a game at any time and read it again; it may only be
ahead of the database inside `Live.lock`, between a choice and its commit, and tells nobody before the commit.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable, Coroutine
from datetime import datetime
from typing import Any
from zlib import crc32

from litestar.channels import ChannelsPlugin
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from ludarium.kernel.errors import LudariumError
from ludarium.kernel.match import Match
from ludarium.kernel.sealed import Sealed
from ludarium.server import metrics
from ludarium.server.archive import Archive, due
from ludarium.server.brought import UNDOS
from ludarium.server.clocks import Clocks
from ludarium.server.delta import Seen, encode
from ludarium.server.errors import Refusal, not_found, wrong_state
from ludarium.server.faults import fault
from ludarium.server.lanes import Asker
from ludarium.server.models import Person, Seat, Standing, Table, now
from ludarium.server.moment import Common, Moment, told_from, with_ref
from ludarium.server.sealed import Behind, Doing, Seals, asked_seats, bits, face, to_think
from ludarium.server.settings import Settings
from ludarium.server.standing import Answers
from ludarium.server.storage import CHANNEL, Database
from ludarium.server.thinkers import Thinkers
from ludarium.server.wire import FromServer, Thinking, YourMove
from ludarium.server.writer import Writer

log = logging.getLogger("ludarium.server")

TRY = 3.0  # seconds between two tries whether something can be stored
UNKNOWN = -2  # instead of a round
UNREAD = 200  # so many messages may wait for a connection that does not read them
UNREAD_BYTES = 4_000_000  # and so many bytes


class Socket:
    """One live connection: who it is, through which seat's eyes it looks, and what is still to be sent."""

    __slots__ = ("_more", "acting", "changes", "closed", "out", "person", "seat", "seen", "session", "unread")

    def __init__(self, person: str, seat: int, changes: bool = False) -> None:
        self.person = person
        # The hash of the token that it came with.
        self.session = ""
        self.seat = seat
        # Whether it wants to be told what has changed, not the whole view each time.
        self.changes = changes
        # What it was shown last: nothing while the table is open.
        self.seen: Seen | None = None
        self.out: deque[bytes] = deque()
        self.unread = 0
        self._more: asyncio.Future[None] | None = None
        self.closed = asyncio.Event()
        # Held while a message is being dealt with: the connection is not torn down in the middle of a choice.
        self.acting = asyncio.Lock()

    def send(self, message: bytes) -> None:
        if len(self.out) >= UNREAD or (self.out and self.unread + len(message) > UNREAD_BYTES):
            self.closed.set()  # it does not read: it can connect again and gets everything anew
            return
        self.out.append(message)
        self.unread += len(message)
        if self._more is not None and not self._more.done():
            self._more.set_result(None)

    async def next(self) -> bytes:
        """The next message to be sent; waits until there is one."""
        while not self.out:
            self._more = asyncio.get_running_loop().create_future()
            await self._more
        message = self.out.popleft()
        self.unread -= len(message)
        return message


class Live:
    """A table that somebody is at, or has been lately."""

    def __init__(self, row: Table, seats: list[Seat], seen: dict[str, datetime]) -> None:
        self.id = row.id
        self.settle(row, seats, seen)
        self.match: Match | None = None
        # Several seats that are asked at once, and their sealed answers.
        self.sealed: Sealed | None = None
        # What seats answer without being asked, once it has been read; and who has just taken something back, so that
        # nothing is answered for them before they have chosen anew.
        self.standing: list[Standing] | None = None
        self.taken_back: set[int] = set()
        self.common = Common()
        # The moment that somebody was shown last, and when that was: see `Hub.show`.
        self.shown: Moment | None = None
        self.shown_at = (0, 0, False, 0)
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.waiting: set[asyncio.Future[None]] = set()
        self.thinking: asyncio.Task[None] | None = None
        # The record cannot be played with this version of the rules: said once, then left alone.
        self.broken = False
        self.used = time.monotonic()
        # Who made the bots think: their share it is.
        self.by = Asker(row.host)

    def settle(self, row: Table, seats: list[Seat], seen: dict[str, datetime]) -> None:
        """How the table stands and who sits at it, as it has been read from the database."""
        self.row = row
        self.seats = seats
        self.seen = seen
        # Asked for with every choice; for each seat its person, and the level of the bot that plays it now.
        self.state = row.state
        self.people = [seat.person_id or "" for seat in seats]
        self.bots = [seat.level if seat.kind == "bot" else seat.standin for seat in seats]

    def forget(self) -> None:
        """The game leaves the memory; it is read again when somebody asks for it."""
        self.match = None
        self.sealed = None
        self.shown = None
        self.common = Common()

    def seats_of(self, person: str | None) -> list[int]:
        return [seat for seat, held in enumerate(self.people) if held == person] if person else []

    def player(self, seat: int) -> str:
        """The level of the bot that plays this seat now; empty if a person does."""
        return self.bots[seat] if 0 <= seat < len(self.bots) else ""

    def may_watch(self, person: str | None, seat: int) -> bool:
        if seat == -1:
            return True
        if not 0 <= seat < len(self.seats):
            return False
        return self.state == "over" or seat in self.seats_of(person)


def stale(line: int, given: int) -> Refusal:
    return Refusal(
        409,
        "stale",
        f"The table is at line {line}; the choice was meant for line {given}.",
        {"line": str(line), "given": str(given)},
    )


def round_of(match: Match) -> int:
    """Which round it is; below 0 if the title has none."""
    return match.title.course(match.position)[0]


def take_back(match: Match | Sealed, seat: int) -> None:
    """An undo, unless the record is full of them: each makes it longer by two lines for nothing."""
    played = match.face(seat) if isinstance(match, Sealed) else match
    if played.record.size - played.steps >= 2 * UNDOS:
        raise Refusal(
            409, "too-many-undos", f"So much has been taken back in this game ({UNDOS} times) that it is enough."
        )
    match.undo(seat)


class Hub:
    def __init__(
        self,
        settings: Settings,
        database: Database,
        channels: ChannelsPlugin,
        thinkers: Thinkers,
    ) -> None:
        self.settings = settings
        self.database = database
        self.archive = Archive(database)
        self.seals = Seals(database)
        self.clocks = Clocks(self)
        self.answers = Answers(self)
        self.channels = channels
        self.thinkers = thinkers
        self.process = secrets.token_hex(6)
        self.writer = Writer(database, self.process, self.publish if settings.redis else None)
        self.tables: dict[str, Live] = {}
        self.people: dict[str, set[Socket]] = {}
        self.finish: Callable[[Live], Any] = _nothing
        self._tried, self._writable = 0.0, True
        self._tasks: set[asyncio.Task[Any]] = set()

    # finding tables

    async def get(self, id: str) -> Live:
        live = self.tables.get(id)
        if live is None:
            row, seats, seen = await self._read(id)
            live = self.tables.setdefault(id, Live(row, seats, seen))
        live.used = time.monotonic()
        return live

    def add(self, row: Table, seats: list[Seat]) -> Live:
        """A table that has just been stored."""
        return self.tables.setdefault(row.id, Live(row, seats, {row.host: now()}))

    def drop(self, id: str) -> None:
        """A table that is not there any more."""
        live = self.tables.pop(id, None)
        if live is not None:
            for socket in live.sockets:
                socket.closed.set()

    async def renamed(self, ids: list[str]) -> None:
        """The names at these tables have changed: games in memory still have the old ones."""
        for live in [self.tables[id] for id in ids if id in self.tables]:
            async with live.lock:
                live.forget()
                await self.refresh(live)

    async def writable(self) -> bool:
        """Whether something can be stored: tried every few seconds at most."""
        if time.monotonic() - self._tried > TRY:
            self._tried = time.monotonic()
            self._writable = await self.database.writable()
        return self._writable

    async def settled(self, id: str) -> Live:
        """The latest of a table; if its game has just been played to its end, that is stored first."""
        live = await self.latest(id)
        if live.state == "playing" and live.row.turn < 0:
            await self.finish(live)
        return live

    async def begun(self, id: str) -> Live:
        """A table to play at. If nobody has told yet that it has begun, it may have begun in another process."""
        live = await self.get(id)
        return await self.latest(id) if live.state == "open" else live

    async def latest(self, id: str) -> Live:
        """The table as it is in the database now, whichever process changed it."""
        live = await self.get(id)
        if self.database.shared and live.state != "over":
            async with live.lock:
                await self.refresh(live)
        return live

    async def refresh(self, live: Live) -> None:
        """Reads again who sits at the table and how it stands."""
        live.settle(*await self._read(live.id))
        live.broken = False

    async def _read(self, id: str) -> tuple[Table, list[Seat], dict[str, datetime]]:
        async with self.database.read() as session:
            row = await session.get(Table, id)
            if row is None:
                raise not_found("table")
            seats = list((await session.scalars(select(Seat).where(Seat.table_id == id).order_by(Seat.seat))).all())
            await self.clocks.learn(session, row, seats)
            return row, seats, await self.seen(session, seats)

    async def seen(self, session: AsyncSession, seats: list[Seat]) -> dict[str, datetime]:
        """When each of the people at a table was last here."""
        ids = [seat.person_id for seat in seats if seat.person_id]
        people = await session.execute(select(Person.id, Person.seen).where(Person.id.in_(ids)))
        return {each[0]: each[1] for each in people}

    async def match(self, live: Live) -> Match:
        """The game in memory; call it with the lock held."""
        live.used = time.monotonic()
        if live.match is None:
            match = await self.archive.load(live.row)
            live.sealed = await self.seals.restored(live.id, match)
            live.match = match
            live.row.lines = match.record.size
        return live.match

    # playing

    async def choose(self, live: Live, seat: int, line: int, option: Any, socket: Socket | None, ref: Any) -> None:
        """Must not be cancelled half-way: see `Socket.acting`, and `through` for requests over HTTP."""
        await self._act(live, seat, line, lambda match: match.choose(seat, option), socket, ref)
        live.taken_back.discard(seat)

    async def undo(self, live: Live, seat: int, line: int, socket: Socket | None, ref: Any) -> None:
        known = seat in live.taken_back
        live.taken_back.add(seat)
        try:
            await self._act(live, seat, line, lambda match: take_back(match, seat), socket, ref)
        except BaseException:
            if not known:
                live.taken_back.discard(seat)
            raise

    async def through(self, acting: Coroutine[Any, Any, None]) -> None:
        """Once begun, a choice is carried through, even if whoever made it hangs up."""
        await asyncio.shield(self.begin(acting))

    def begin(self, doing: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _act(self, live: Live, seat: int, line: int, do: Doing, socket: Socket | None, ref: Any) -> None:
        async with live.lock:
            if live.state != "playing":
                raise wrong_state(live.state, "playing")
            match = await self.match(live)
            if face(match, live.sealed, seat).record.size != line:
                metrics.STALE.inc()
                raise stale(face(match, live.sealed, seat).record.size, line)
            before, sealed = asked_seats(match, live.sealed), live.sealed
            if sealed is None:
                asked = await self._store(live, match, line, do, socket, ref)
            else:
                asked = await self._seal(live, match, sealed, seat, do, socket, ref)
        # (of an ordinary choice, other processes hear whose move it is together with its line)
        self.tell_moves(live, [each for each in asked if each not in before], 1 if sealed is None else 0)
        if match.over:
            await self.finish(live)
        else:
            self.nudge(live)

    async def _store(
        self, live: Live, match: Match, line: int, do: Doing, socket: Socket | None, ref: Any
    ) -> list[int]:
        """An ordinary choice becomes a line; returns who is asked then."""
        before, deciding = match.steps, match.seat
        do(match)
        sealed = Sealed.of(match)
        asked = asked_seats(match, sealed)
        turn = asked[0] if asked else -1
        person = live.people[turn] if turn >= 0 and turn != deciding and not live.player(turn) else ""
        try:
            text = match.record.lines[-1].text()
            snapshot = due(live.id, match)
            stored = await self.writer.store(live.id, line, text, match.steps, turn, bits(asked), person, snapshot)
        except BaseException:
            live.forget()
            raise
        if not stored:
            await self._behind(live, line)
        live.sealed = sealed
        self._advanced(live, match)
        self.tell_update(live, match, min(before, match.steps) + 1, socket, ref)
        await self.clocks.ticked(live, match, match.record.lines[-1].seat)
        return asked

    async def _seal(
        self, live: Live, match: Match, sealed: Sealed, seat: int, do: Doing, socket: Socket | None, ref: Any
    ) -> list[int]:
        """One of several seats that are asked at once acts; returns who is asked then."""
        before, line, thinking = sealed.face(seat).steps, match.record.size, sealed.thinking
        steps = match.steps
        try:
            live.sealed, asked = await self.seals.act(live.id, match, sealed, seat, do)
        except LudariumError:
            if match.record.size != line:
                live.forget()
            raise
        except Behind:
            await self._behind(live, line)
            raise
        except BaseException:
            live.forget()
            raise
        metrics.CHOICES.inc()
        if match.record.size != line:
            self._advanced(live, match)
            self.tell_update(live, match, steps + 1, socket, ref)
            await self.clocks.ticked(live, match, seat)
        else:
            acted = sealed if live.sealed is None else live.sealed
            since = min(before, acted.face(seat).steps) + 1
            seen = acted.thinking != thinking
            if seen:
                self._advanced(live, match)
            self.tell_sealed(live, match, seat, since, seen, socket, ref)
            if seen:
                await self.clocks.ticked(live, match, seat)
        self.publish({"sealed": live.id})
        return asked

    async def _behind(self, live: Live, line: int) -> None:
        """Another process was quicker: it has stored another line, or the game is over."""
        live.forget()
        await self.refresh(live)
        metrics.STALE.inc()
        if live.state != "playing":
            raise wrong_state(live.state, "playing")
        match = await self.match(live)
        raise stale(match.record.size, line)

    def _advanced(self, live: Live, match: Match) -> None:
        # Straight into the row: it has left its session, nobody needs to know which of its fields have changed.
        asked = asked_seats(match, live.sealed)
        vars(live.row).update(
            lines=match.record.size,
            steps=match.steps,
            turn=asked[0] if asked else -1,
            asked=bits(asked),
            updated=now(),
        )

    async def catch_up(self, live: Live, lines: int) -> None:
        """Another process has stored lines of this table."""
        async with live.lock:
            if live.match is None:
                live.row.lines = max(live.row.lines, lines)
                if live.sockets or live.waiting:
                    await self.match(live)
                    self._advanced(live, live.match)  # type: ignore[arg-type]
                    self.tell_update(live, live.match, 0, None, None)  # type: ignore[arg-type]
                return
            match = live.match
            fresh = await self.archive.lines(live.row, match.record.size)
            # The news of the end may have come before that of the last lines.
            ended = match.record.end is not None
            if fresh:
                match.record.end = None
            for line in fresh:
                before = match.steps
                match.repeat(line)
                live.sealed = Sealed.of(match)
                self._advanced(live, match)
                self.tell_update(live, match, min(before, match.steps) + 1, None, None)
            if fresh and ended:
                match.conclude(live.row.reason)
                self.tell_update(live, match, match.steps + 1, None, None)
            if live.row.clock is not None:
                await self.refresh(live)
                self.clocks.tell(live)

    async def catch_up_sealed(self, live: Live) -> None:
        """Another process has stored sealed answers of this table, or all of them as lines."""
        async with self.database.read() as session:
            lines = await session.scalar(select(Table.lines).where(Table.id == live.id))
        if live.match is None or (lines or 0) > live.match.record.size:
            await self.catch_up(live, lines or 0)
        async with live.lock:
            if live.match is not None and live.sealed is not None:
                live.sealed = await self.seals.restored(live.id, live.match)
                self._advanced(live, live.match)
                self.tell_update(live, live.match, live.match.steps + 1, None, None)

    # telling

    def show(self, live: Live, match: Match, socket: Socket, since: int, ref: Any) -> None:
        """One connection gets the game as its seat sees it."""
        moment = self._moment(live, match, since)
        socket.seen = moment.seen(socket.seat)
        socket.send(with_ref(moment.update(socket.seat), ref))

    def _moment(self, live: Live, match: Match, since: int) -> Moment:
        """The moment as it was encoded for whoever asked last, if nothing has happened since then."""
        if live.sealed is not None:
            return Moment(live.id, match, since, live.common, live.sealed)
        state = (match.record.size, match.changes, match.over, told_from(match, since))
        if live.shown is None or live.shown.match is not match or live.shown_at != state:
            live.shown, live.shown_at = Moment(live.id, match, since, live.common, None), state
        return live.shown

    def _welcome(self, live: Live, match: Match, socket: Socket, ref: Any = None) -> None:
        own = live.seats_of(socket.person)
        socket.seat = own[0] if own else -1
        self.show(live, match, socket, 0, ref)

    async def welcome(self, live: Live) -> None:
        """Whoever has just come, or waited for the game to begin, gets it as the first of their seats sees it."""
        if live.row.header and any(socket.seen is None for socket in live.sockets):
            async with live.lock:
                match = await self.match(live)
                for socket in live.sockets:
                    if socket.seen is None:
                        self._welcome(live, match, socket)

    def tell_update(self, live: Live, match: Match, since: int, asking: Socket | None, ref: Any) -> None:
        for future in live.waiting:
            if not future.done():
                future.set_result(None)
        live.waiting.clear()
        moment = Moment(live.id, match, since, live.common, live.sealed)
        for socket in live.sockets:
            self._tell_moment(live, moment, socket, ref if socket is asking else None)

    def tell_sealed(
        self, live: Live, match: Match, seat: int, since: int, all: bool, asking: Socket | None, ref: Any
    ) -> None:
        """Something was sealed, or taken back: its seat sees it; the others, if they are told, only who is thinking."""
        own = Moment(live.id, match, since, live.common, live.sealed)
        others = Moment(live.id, match, match.steps + 1, live.common, live.sealed)
        for socket in live.sockets:
            if socket.seat == seat or all or socket is asking:
                moment = own if socket.seat == seat else others
                self._tell_moment(live, moment, socket, ref if socket is asking else None)

    def _tell_moment(self, live: Live, moment: Moment, socket: Socket, ref: Any) -> None:
        if socket.seen is None:
            self._welcome(live, moment.match, socket, ref)
            return
        told = socket.changes and socket.seen.seat == socket.seat
        message = moment.change(socket.seen) if told else moment.update(socket.seat)
        socket.seen = moment.seen(socket.seat)
        socket.send(with_ref(message, ref))

    def tell(self, live: Live, message: FromServer, asking: Socket | None = None, ref: Any = None) -> None:
        encoded = encode(message)
        for socket in live.sockets:
            socket.send(with_ref(encoded, ref) if socket is asking else encoded)

    def tell_one(self, live: Live, person: str, message: FromServer) -> None:
        """To one person at the table."""
        encoded = encode(message)
        for socket in live.sockets:
            if socket.person == person:
                socket.send(encoded)

    def tell_moves(self, live: Live, seats: list[int], known: int) -> None:
        """It is these seats' move now; other processes know it already of the first `known` of them."""
        asked = [(seat, live.people[seat]) for seat in seats if live.people[seat] and not live.player(seat)]
        for seat, person in asked:
            self.tell_move(person, live, seat)
        if asked[known:]:
            self.publish({"moves": [[live.id, seat, person] for seat, person in asked[known:]]})

    def tell_move(self, person: str, live: Live, seat: int) -> None:
        if person in self.people:
            round = round_of(live.match) if live.match is not None else UNKNOWN
            message = encode(YourMove(live.id, live.row.title, seat, round))
            for socket in self.people[person]:
                socket.send(message)

    def publish(self, news: dict[str, Any]) -> None:
        """To the other processes, if there can be any."""
        if self.database.shared:
            self.channels.publish({"by": self.process, **news}, CHANNEL)

    # bots

    def nudge(self, live: Live) -> None:
        """Lets the bots move, if it is the turn of one, and answers for people who have said what they answer."""
        match = live.match
        if match is not None:
            self.answers.look(live)
        if match is not None and not match.over and not any(map(live.player, asked_seats(match, live.sealed))):
            return
        if live.state != "playing" or live.broken or (live.thinking is not None and not live.thinking.done()):
            return
        live.thinking = self.begin(self._bots(live))

    async def _bots(self, live: Live) -> None:
        try:
            while True:
                async with live.lock:
                    if live.state != "playing":
                        return
                    match = await self.match(live)
                    seat = next((each for each in asked_seats(match, live.sealed) if live.player(each)), -1)
                    level = live.player(seat)
                    if not level:
                        break
                    line = face(match, live.sealed, seat).record.size
                    position = to_think(match, live.sealed, seat)
                # Also if there is only one option: how many there are may be a secret.
                if live.sealed is None:
                    self.tell(live, Thinking(seat))
                watched = bool(live.sockets or live.waiting)
                # In a guided game the bots do the same for everybody.
                seed = None if live.row.guided is None else crc32(f"{match.steps} {seat}".encode()) >> 2
                at = None if seed is not None else (live.id, line)
                option = await self.thinkers.decide(match.title, level, seat, position, live.by, watched, seed, at)
                # Whoever it was may have come back meanwhile.
                if live.player(seat) == level:
                    try:
                        await self._act(live, seat, line, lambda m, s=seat, o=option: m.choose(s, o), None, None)  # type: ignore[misc]
                    except Refusal as refusal:
                        if refusal.code != "stale":
                            raise
            if match.over and live.state == "playing":
                await self.finish(live)
        except Refusal as refusal:
            if refusal.code != "wrong-state":
                raise
        except LudariumError as error:
            live.broken = True
            log.error("a table cannot be loaded", extra={"table": live.id, "error": fault(error)})
        except Exception as error:
            log.error("a bot's turn failed", exc_info=error, extra={"table": live.id})

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()


async def _nothing(_: Live) -> None:
    return None
