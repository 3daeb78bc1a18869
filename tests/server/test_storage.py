"""The migrations make exactly what the models say; a writer stores groups, and never a line twice."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect, select

from ludarium.server.models import Base, Line, Table, now
from ludarium.server.settings import Settings
from ludarium.server.storage import MIGRATIONS, Database, upgrade
from ludarium.server.writer import Writer


def test_the_migrations_make_what_the_models_say(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'new.sqlite3'}")
    with engine.begin() as connection:
        upgrade(connection)
        upgrade(connection)  # a second time changes nothing
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        assert set(inspect(connection).get_table_names()) <= {"alembic_version"}


def test_a_group_is_stored_at_once_and_a_line_only_once(tmp_path: Path) -> None:
    async def scene() -> None:
        database = Database(Settings(data=str(tmp_path)))
        await database.migrate()
        async with database.write() as session:
            for id in ("t1", "t2"):
                session.add(Table(id=id, title="sample", variants={}, host="p", invite=f"i{id}", state="playing"))
        writer = Writer(database, "me")
        running = asyncio.create_task(writer.run())
        # Two that mean to write the same line: the first one does, the other one hears that it came too late.
        answers = await asyncio.gather(
            writer.store("t1", 0, "0 a", 1, 1, 1 << 1, ""),
            writer.store("t2", 0, "0 b", 1, 1, 1 << 1, ""),
            *[writer.store("t1", number, f"0 {number}", number + 1, 0, 1 << 0, "") for number in range(1, 30)],
        )
        assert answers == [True] * 31
        late = await asyncio.gather(
            writer.store("t1", 29, "1 late", 30, 1, 1 << 1, ""), writer.store("t1", 0, "1 late", 1, 1, 1 << 1, "")
        )
        assert list(late) == [False, False]
        # What cannot be stored is an error of that group only.
        broken = writer.store("t2", 1, None, 2, 0, 1 << 0, "")  # type: ignore[arg-type]
        failed = (await asyncio.gather(broken, return_exceptions=True))[0]
        assert isinstance(failed, Exception)
        # Nothing is stored for a table that is not there, that is not that far, or that is not being played any more.
        async with database.write() as session:
            session.add(Table(id="t3", title="sample", variants={}, host="p", invite="it3", state="over"))
        for table, number in (("t9", 0), ("t2", 5), ("t3", 0)):
            assert await writer.store(table, number, "0 a", 1, 1, 1 << 1, "") is False
        assert await writer.store("t2", 1, "1 c", 2, 0, 1 << 0, "") is True
        async with database.read() as session:
            texts = list(await session.scalars(select(Line.text).where(Line.table_id == "t1").order_by(Line.number)))
            assert texts == ["0 a", *[f"0 {number}" for number in range(1, 30)]]
            row = await session.get_one(Table, "t1")
            assert (row.lines, row.steps, row.turn) == (30, 30, 0)
            assert timedelta(0) <= now() - row.updated < timedelta(minutes=1)
        running.cancel()
        await database.close()

    asyncio.run(scene())
