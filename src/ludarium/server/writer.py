"""The one writer of a process: it stores choices in groups, each group with one commit."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import msgspec
from sqlalchemy import insert, text

from ludarium.server import metrics
from ludarium.server.errors import cannot_store
from ludarium.server.models import Kept, now
from ludarium.server.storage import CHANNEL, Database, out_of_order, set_pragmas

log = logging.getLogger("ludarium.server")

MOST = 500  # choices in one group


def encode(value: Any) -> str:
    """As text: SQLite reads JSON from text only, PostgreSQL sends only text."""
    return msgspec.json.encode(value).decode()


class Stored:
    """A line on its way into the database."""

    __slots__ = ("asked", "done", "number", "person", "snapshot", "steps", "table", "text", "turn")

    def __init__(
        self,
        table: str,
        number: int,
        text: str,
        steps: int,
        turn: int,
        asked: int,
        person: str,
        snapshot: dict[str, Any] | None,
    ) -> None:
        self.table = table
        self.number = number
        self.text = text
        self.steps = steps
        self.turn = turn
        self.asked = asked
        # Whose move it is then, for the notices of other processes.
        self.person = person
        # Of the game after this line, if one is due.
        self.snapshot = snapshot
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Store(Protocol):
    async def commit(self, group: list[Stored]) -> set[tuple[str, int]]:
        """Stores a group, sorted by table and number; returns which lines were written, the others came too late."""

    def close(self) -> None: ...


class Writer:
    """Stores choices: whatever has come in while the last group was being committed is the next group."""

    def __init__(
        self, database: Database, process: str, publish: Callable[[dict[str, Any]], None] | None = None
    ) -> None:
        self.waiting: list[Stored] = []
        self.more = asyncio.Event()
        self.kept: Store = InPostgres(database, process, publish) if database.shared else InSqlite(database)

    async def store(
        self,
        table: str,
        number: int,
        text: str,
        steps: int,
        turn: int,
        asked: int,
        person: str,
        snapshot: dict[str, Any] | None = None,
    ) -> bool:
        """True when the line is stored; False when it is not the table's next one, or the game is over by now."""
        stored = Stored(table, number, text, steps, turn, asked, person, snapshot)
        self.waiting.append(stored)
        self.more.set()
        return await stored.done

    async def run(self) -> None:
        try:
            while True:
                await self.more.wait()
                self.more.clear()
                while self.waiting:
                    group, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                    await self._store(group)
        finally:
            self.kept.close()

    async def _store(self, group: list[Stored]) -> None:
        # The same order everywhere, so that two processes never wait for each other.
        group.sort(key=lambda each: (each.table, each.number))
        try:
            with metrics.COMMIT.time():
                written = await self.kept.commit(group)
        except Exception as error:
            log.error("a group of choices could not be stored", exc_info=error, extra={"choices": len(group)})
            for each in group:
                if not each.done.done():
                    each.done.set_exception(cannot_store() if out_of_order(error) else error)
            return
        metrics.CHOICES.inc(len(written))
        metrics.GROUP.observe(len(group))
        for each in group:
            if not each.done.done():
                each.done.set_result((each.table, each.number) in written)


class InSqlite:
    """A thread with a connection of its own, and one statement for all lines of a group.

    After each statement the thread has to wait until the event loop lets it run Python again: a statement for each
    line would be slow just when there is much to do, while a long statement runs beside the event loop.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.thread = ThreadPoolExecutor(1, "writer")
        self.connection: sqlite3.Connection | None = None

    async def commit(self, group: list[Stored]) -> set[tuple[str, int]]:
        async with self.database.turn:
            return await asyncio.get_running_loop().run_in_executor(self.thread, self._commit, group)

    def close(self) -> None:
        self.thread.submit(self._close)
        self.thread.shutdown()

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(str(self.database.engine.url.database), isolation_level=None)
        set_pragmas(connection)
        return connection

    def _close(self) -> None:
        if self.connection is not None:
            self.connection.close()

    def _commit(self, group: list[Stored]) -> set[tuple[str, int]]:
        if self.connection is None:
            self.connection = self._open()
        execute = self.connection.execute
        execute("BEGIN IMMEDIATE")
        try:
            # Only where the table is being played, and only the next line: nothing changes until the commit.
            held: dict[str, int] = dict(execute(_HELD, (encode([each.table for each in group]),)).fetchall())
            fresh: list[Stored] = []
            for each in group:
                if held.get(each.table) == each.number:
                    held[each.table] += 1
                    fresh.append(each)
            execute(_INSERT, (encode([(each.table, each.number, each.text) for each in fresh]),))
            # Of several lines of a table, the last one tells how it stands.
            last = {each.table: each for each in fresh}
            standing = [(each.table, each.number + 1, each.steps, each.turn, each.asked) for each in last.values()]
            execute(_ADVANCE, (now().strftime(_TIME), encode(standing)))
            self.connection.executemany(_KEEP, [each.snapshot for each in fresh if each.snapshot])
            execute("COMMIT")
        except BaseException:
            self.connection.rollback()
            raise
        return {(each.table, each.number) for each in fresh}


_HELD = """
SELECT id, lines FROM game_table WHERE state = 'playing' AND id IN (SELECT value FROM json_each(?))
"""
_INSERT = """
INSERT INTO line (table_id, number, text)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)
"""
_ADVANCE = """
UPDATE game_table SET lines = new.lines, steps = new.steps, turn = new.turn, asked = new.asked, updated = ?
FROM (
    SELECT
        json_extract(value, '$[0]') AS id, json_extract(value, '$[1]') AS lines,
        json_extract(value, '$[2]') AS steps, json_extract(value, '$[3]') AS turn,
        json_extract(value, '$[4]') AS asked
    FROM json_each(?)
) AS new
WHERE game_table.id = new.id
"""
_KEEP = """
INSERT INTO snapshot (table_id, line, stamp, steps, data) VALUES (:table_id, :line, :stamp, :steps, :data)
"""
_TIME = "%Y-%m-%d %H:%M:%S.%f"  # as SQLAlchemy writes it


class InPostgres:
    """The other processes hear of it with the commit; if they hear of news elsewhere (`publish`), right after it."""

    def __init__(self, database: Database, process: str, publish: Callable[[dict[str, Any]], None] | None) -> None:
        self.database = database
        self.process = process
        self.publish = publish

    async def commit(self, group: list[Stored]) -> set[tuple[str, int]]:
        async with self.database.write() as session:
            connection = await session.connection()
            rows = await connection.execute(_STORE, {"lines": encode([_given(each) for each in group]), "now": now()})
            written = {(row[0], row[1]) for row in rows}
            fresh = [each for each in group if (each.table, each.number) in written]
            snapshots = [each.snapshot for each in fresh if each.snapshot]
            if snapshots:
                await connection.execute(insert(Kept), snapshots)
            if self.publish is None:
                for start in range(0, len(fresh), 50):
                    news = encode({"by": self.process, **_news(fresh[start : start + 50])})
                    await session.execute(_NOTIFY, {"channel": CHANNEL, "payload": news})
        if self.publish is not None and fresh:
            self.publish(_news(fresh))
        return written

    def close(self) -> None:
        return None


def _news(group: list[Stored]) -> dict[str, Any]:
    return {"lines": [[each.table, each.number + 1, each.turn, each.person] for each in group]}


_NOTIFY = text("SELECT pg_notify(:channel, :payload)")
# One statement: a line is stored only if it is the next one of a table that is being played. Whoever ends a game holds
# its row meanwhile, so that this waits for them, and then sees that it is over.
_STORE = text(
    """
    WITH new AS (
        SELECT * FROM json_to_recordset(CAST(:lines AS json))
        AS given(id text, number int, line text, steps int, turn int, asked int)
    ), held AS (
        SELECT id, lines FROM game_table
        WHERE state = 'playing' AND id IN (SELECT id FROM new)
        ORDER BY id FOR UPDATE
    ), counted AS (
        SELECT new.*, held.lines + row_number() OVER (PARTITION BY new.id ORDER BY new.number) - 1 AS next
        FROM new JOIN held ON held.id = new.id WHERE new.number >= held.lines
    ), fresh AS (
        SELECT * FROM counted WHERE number = next
    ), stored AS (
        INSERT INTO line (table_id, number, text) SELECT id, number, line FROM fresh RETURNING table_id, number
    ), advanced AS (
        UPDATE game_table
        SET lines = last.number + 1, steps = last.steps, turn = last.turn, asked = last.asked,
            updated = CAST(:now AS timestamptz)
        FROM (SELECT DISTINCT ON (id) * FROM fresh ORDER BY id, number DESC) AS last
        WHERE game_table.id = last.id
    )
    SELECT table_id, number FROM stored
    """
)


def _given(stored: Stored) -> dict[str, Any]:
    return {
        "id": stored.table,
        "number": stored.number,
        "line": stored.text,
        "steps": stored.steps,
        "turn": stored.turn,
        "asked": stored.asked,
    }
