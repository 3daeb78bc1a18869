"""The database: where it is, and how it is brought up to date."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from advanced_alchemy.config import AlembicAsyncConfig, AsyncSessionConfig, EngineConfig, SQLAlchemyAsyncConfig
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, event, make_url, text
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Session

from ludarium.kernel.errors import LudariumError
from ludarium.server.errors import Refusal, cannot_store
from ludarium.server.faults import fault
from ludarium.server.models import Base
from ludarium.server.settings import Settings

CHANNEL = "ludarium"  # where processes tell each other their news
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "wal_autocheckpoint=4000",  # pages: what was written often meanwhile goes into the database only once
    "foreign_keys=ON",
    "busy_timeout=10000",
)
OURS = ("ludarium.sqlite3", "secret", "push-key", "server.log")  # what the folder of the data holds
WRITING = 5.0  # seconds in which something has to be stored
T = TypeVar("T")
log = logging.getLogger("ludarium.server")
MIGRATIONS = Path(__file__).parent / "migrations"
_LOCK = 7_381_422  # any number: one process at a time migrates a PostgreSQL


def out_of_order(error: BaseException) -> bool:
    """Whether the database itself is the trouble: gone, locked, or on a full disk."""
    return isinstance(error, (sqlite3.OperationalError, OperationalError, InterfaceError, OSError))


def keep_private(file: Path) -> None:
    """What is stored can be read by the server's user only: the database's files, and their folder if it holds nothing
    else."""
    folder = file.parent
    if not folder.exists():
        folder.mkdir(parents=True, mode=0o700)
    elif all(each.name.startswith(OURS) for each in folder.iterdir()) and os.access(folder, os.W_OK):
        folder.chmod(0o700)
    file.touch(mode=0o600)
    for each in folder.glob(f"{file.name}*"):
        each.chmod(0o600)


def hold(settings: Settings) -> sqlite3.Connection | None:
    """Keeps other servers away from an SQLite database for as long as the result is kept. (PostgreSQL has many.)"""
    if settings.shared:
        return None
    file = sqlite_file(settings)
    if file is None:
        return None
    try:
        keep_private(file)
        lock = sqlite3.connect(f"{file}.lock", timeout=0, check_same_thread=False)
        lock.execute("BEGIN EXCLUSIVE")
    except (OSError, sqlite3.OperationalError) as error:
        if "locked" in str(error):
            raise LudariumError(
                "database-in-use",
                f"Another server uses the database in {file.parent} already. Stop it first, or set LUDARIUM_DATA.",
                {"folder": str(file.parent)},
            ) from None
        raise LudariumError(
            "unwritable",
            f"Nothing can be written in {file.parent}: {error}.",
            {"folder": str(file.parent), "why": str(error)},
        ) from None
    return lock


def sqlite_file(settings: Settings) -> Path | None:
    name = make_url(settings.database_url).database
    return None if not name or name == ":memory:" else Path(name)


class Database:
    """SQLite in one file (one process), or PostgreSQL (any number of processes)."""

    def __init__(self, settings: Settings) -> None:
        url = settings.database_url
        self.shared = settings.shared
        file = None if self.shared else sqlite_file(settings)
        if file is not None:
            keep_private(file)
        self.config = SQLAlchemyAsyncConfig(
            connection_string=url,
            metadata=Base.metadata,
            # Connections beyond the pool's size are opened anew each time: with SQLite each in a new thread.
            # What is stored does not belong into messages.
            engine_config=EngineConfig(pool_pre_ping=True, hide_parameters=True)
            if self.shared
            else EngineConfig(pool_size=20, hide_parameters=True),
            session_config=AsyncSessionConfig(expire_on_commit=False),
            alembic_config=AlembicAsyncConfig(script_location=str(MIGRATIONS)),
        )
        self.engine = self.config.get_engine()
        self.session = self.config.create_session_maker()
        # SQLite has one writer at a time; waiting here is fairer and quicker than waiting for its file lock.
        self.turn = asyncio.Lock()
        # For `at_once`; the engine above hands each statement to a thread by itself.
        self.plain = (
            None if self.shared else create_engine(self.engine.url.set(drivername="sqlite"), hide_parameters=True)
        )
        if self.plain is not None:
            event.listen(self.engine.sync_engine, "connect", set_pragmas)
            event.listen(self.plain, "connect", set_pragmas)

    async def migrate(self) -> None:
        async with self.engine.begin() as connection:
            if self.shared:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self.engine.dispose()
        if self.plain is not None:
            self.plain.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        async with self.session() as session:
            yield session

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """One transaction: committed at the end of the block, rolled back if it fails."""
        try:
            if self.shared:
                async with self.session() as session, session.begin():
                    yield session
            else:
                async with self.turn, self.session() as session, session.begin():
                    yield session
        except Exception as error:
            raise refused(error) from error

    async def at_once(self, change: Callable[[Session], T]) -> T:
        """One transaction whose statements need nothing from outside: SQLite does it in one visit to a thread."""
        try:
            if self.plain is None:
                async with self.session() as session, session.begin():
                    return await session.run_sync(change)
            async with self.turn:
                return await asyncio.to_thread(self._at_once, change)
        except Exception as error:
            raise refused(error) from error

    async def writable(self) -> bool:
        """Whether something can be stored now."""
        try:
            async with asyncio.timeout(WRITING), self.write() as session:
                await session.execute(text("UPDATE alembic_version SET version_num = version_num"))
        except (Refusal, TimeoutError):
            return False
        return True

    def _at_once(self, change: Callable[[Session], T]) -> T:
        with Session(self.plain, expire_on_commit=False) as session, session.begin():
            return change(session)


def refused(error: Exception) -> Exception:
    """What to tell of a transaction that failed: if it is the database's fault, a refusal, noted in the log."""
    if not out_of_order(error):
        return error
    log.error("nothing can be stored", extra={"error": fault(error)})
    return cannot_store()


def set_pragmas(connection: sqlite3.Connection | Any, _: Any = None) -> None:
    """What every connection to SQLite begins with."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def upgrade(connection: Connection) -> None:
    """Brings the schema to the newest revision, inside the connection's transaction."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
