"""The database: where it is, how it is brought up to date, and the one writer that stores choices in groups."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

from advanced_alchemy.config import AlembicAsyncConfig, AsyncSessionConfig, EngineConfig, SQLAlchemyAsyncConfig
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, bindparam, event, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from ludarium.server import metrics
from ludarium.server.models import Base, Line, Table, now
from ludarium.server.settings import Settings

log = logging.getLogger("ludarium.server")

CHANNEL = "ludarium"  # of PostgreSQL's NOTIFY
MIGRATIONS = Path(__file__).parent / "migrations"
_LOCK = 7_381_422  # any number: one process at a time migrates a PostgreSQL


class Database:
    """SQLite in one file (one process), or PostgreSQL (any number of processes)."""

    def __init__(self, settings: Settings) -> None:
        url = settings.database_url
        self.shared = settings.shared
        if not self.shared and not settings.database:
            settings.folder.mkdir(parents=True, exist_ok=True)
        self.config = SQLAlchemyAsyncConfig(
            connection_string=url,
            metadata=Base.metadata,
            engine_config=EngineConfig(pool_pre_ping=True) if self.shared else EngineConfig(),
            session_config=AsyncSessionConfig(expire_on_commit=False),
            alembic_config=AlembicAsyncConfig(script_location=str(MIGRATIONS)),
        )
        self.engine = self.config.get_engine()
        self.session = self.config.create_session_maker()
        # SQLite has one writer at a time; waiting here is fairer and quicker than waiting for its file lock.
        self._turn = asyncio.Lock()
        if not self.shared:
            event.listen(self.engine.sync_engine, "connect", _pragmas)

    async def migrate(self) -> None:
        async with self.engine.begin() as connection:
            if self.shared:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        async with self.session() as session:
            yield session

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """One transaction: committed at the end of the block, rolled back if it fails."""
        if self.shared:
            async with self.session() as session, session.begin():
                yield session
        else:
            async with self._turn, self.session() as session, session.begin():
                yield session


def _pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def upgrade(connection: Connection) -> None:
    """Brings the schema to the newest revision, inside the connection's transaction."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Stored:
    """A line on its way into the database."""

    __slots__ = ("at", "done", "number", "person", "steps", "table", "text", "turn")

    def __init__(self, table: str, number: int, text: str, steps: int, turn: int, person: str, at: datetime) -> None:
        self.table = table
        self.number = number
        self.text = text
        self.steps = steps
        self.turn = turn
        # Whose move it is then, for the notices of other processes.
        self.person = person
        self.at = at
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Writer:
    """Stores choices: whatever has come in while the last group was being committed is the next group."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process
        self.queue: asyncio.Queue[Stored] = asyncio.Queue()
        dialect = postgresql if database.shared else sqlite
        self._insert = dialect.insert(Line).on_conflict_do_nothing().returning(Line.table_id, Line.number)

    async def store(self, table: str, number: int, text: str, steps: int, turn: int, person: str) -> bool:
        """True when the line is stored; False when the table has a line of this number already."""
        stored = Stored(table, number, text, steps, turn, person, now())
        self.queue.put_nowait(stored)
        return await stored.done

    async def run(self) -> None:
        while True:
            group = [await self.queue.get()]
            while not self.queue.empty() and len(group) < 500:
                group.append(self.queue.get_nowait())
            # The same order everywhere, so that two processes never wait for each other.
            group.sort(key=lambda each: (each.table, each.number))
            try:
                written = await self._commit(group)
            except Exception as error:
                log.error("a group of choices could not be stored", exc_info=error, extra={"choices": len(group)})
                for each in group:
                    if not each.done.done():
                        each.done.set_exception(error)
                continue
            metrics.CHOICES.inc(len(written))
            metrics.GROUP.observe(len(group))
            for each in group:
                if not each.done.done():
                    each.done.set_result((each.table, each.number) in written)

    async def _commit(self, group: list[Stored]) -> set[tuple[str, int]]:
        with metrics.COMMIT.time():
            async with self.database.write() as session:
                connection = await session.connection()
                rows = await connection.execute(
                    self._insert,
                    [{"table_id": each.table, "number": each.number, "text": each.text} for each in group],
                )
                written = {(row[0], row[1]) for row in rows}
                fresh = [each for each in group if (each.table, each.number) in written]
                if fresh:
                    await connection.execute(_ADVANCE, [_advance(each) for each in fresh])
                if self.database.shared:
                    for start in range(0, len(fresh), 50):
                        await session.execute(
                            _NOTIFY, {"channel": CHANNEL, "payload": self._news(fresh[start : start + 50])}
                        )
        return written

    def _news(self, group: list[Stored]) -> str:
        lines = [[each.table, each.number + 1, each.turn, each.person] for each in group]
        return json.dumps({"by": self.process, "lines": lines}, separators=(",", ":"))


_NOTIFY = text("SELECT pg_notify(:channel, :payload)")
_TABLE: Any = Table.__table__
_ADVANCE = (
    update(_TABLE)
    .where(_TABLE.c.id == bindparam("to"))
    .values(
        lines=bindparam("new_lines"),
        steps=bindparam("new_steps"),
        turn=bindparam("new_turn"),
        updated=bindparam("new_updated"),
    )
)


def _advance(stored: Stored) -> dict[str, Any]:
    return {
        "to": stored.table,
        "new_lines": stored.number + 1,
        "new_steps": stored.steps,
        "new_turn": stored.turn,
        "new_updated": stored.at,
    }
