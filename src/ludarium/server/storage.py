"""The database: where it is, and how it is brought up to date."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from advanced_alchemy.config import AlembicAsyncConfig, AsyncSessionConfig, EngineConfig, SQLAlchemyAsyncConfig
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Session

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
T = TypeVar("T")
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
        if self.shared:
            async with self.session() as session, session.begin():
                yield session
        else:
            async with self.turn, self.session() as session, session.begin():
                yield session

    async def at_once(self, change: Callable[[Session], T]) -> T:
        """One transaction whose statements need nothing from outside: SQLite does it in one visit to a thread."""
        if self.plain is None:
            async with self.session() as session, session.begin():
                return await session.run_sync(change)
        async with self.turn:
            return await asyncio.to_thread(self._at_once, change)

    def _at_once(self, change: Callable[[Session], T]) -> T:
        with Session(self.plain, expire_on_commit=False) as session, session.begin():
            return change(session)


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
