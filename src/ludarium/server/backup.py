"""One file that holds a whole server: the database, and the keys that belong to it. Made while the server runs."""

from __future__ import annotations

import asyncio
import io
import json
import os
import shutil
import sqlite3
import subprocess
import tarfile
import tempfile
import time
from pathlib import Path
from typing import Any

from sqlalchemy import func, make_url, select

from ludarium import __version__
from ludarium.kernel.errors import LudariumError
from ludarium.server.models import Person, Table
from ludarium.server.settings import Settings
from ludarium.server.storage import Database, hold, sqlite_file

FORMAT = "ludarium-backup/1"
ABOUT = "about.json"
SQLITE, POSTGRES = "ludarium.sqlite3", "ludarium.pgdump"
# Without them nobody stays signed in, and no browser can be told by web push.
KEYS = ("secret", "push-key")


def backup(settings: Settings, file: Path) -> None:
    """Writes the backup; the server may go on meanwhile. What was answered before is in it."""
    if file.exists():
        raise LudariumError("backup-exists", f"{file} is there already: name another file.", {"file": str(file)})
    with tempfile.TemporaryDirectory(dir=_folder(file)) as folder:
        database = Path(folder) / (POSTGRES if settings.shared else SQLITE)
        if settings.shared:
            _run("pg_dump", "--format=custom", f"--file={database}", _address(settings))
        else:
            _copy(settings, database)
        about = {"format": FORMAT, "version": __version__, "made": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())}
        packed = Path(folder) / "packed"
        with tarfile.open(packed, "w:gz", compresslevel=3) as archive:
            text = json.dumps({**about, "database": database.name}).encode()
            entry = tarfile.TarInfo(ABOUT)
            entry.size = len(text)
            archive.addfile(entry, io.BytesIO(text))
            archive.add(database, database.name)
            for name in KEYS:
                if (settings.folder / name).is_file():
                    archive.add(settings.folder / name, name)
        packed.chmod(0o600)
        os.replace(packed, file)


def _folder(file: Path) -> Path:
    if not file.absolute().parent.is_dir():
        raise LudariumError("no-folder", f"There is no folder {file.parent}.", {"folder": str(file.parent)})
    return file.absolute().parent


def _copy(settings: Settings, to: Path) -> None:
    """SQLite's own online copy: one moment of the database, whatever is written meanwhile."""
    source = sqlite_file(settings)
    if source is None or not source.is_file():
        raise LudariumError(
            "no-database", f"There is no database in {settings.folder}.", {"folder": str(settings.folder)}
        )
    reading, writing = sqlite3.connect(f"file:{source}?mode=ro", uri=True, timeout=30), sqlite3.connect(to)
    try:
        reading.backup(writing)
    finally:
        reading.close()
        writing.close()


def restore(settings: Settings, file: Path, replace: bool) -> dict[str, Any]:
    """Puts a backup in the place of the database, which no server may use meanwhile; brings it up to date and tells
    what is in it. What was there is kept beside it."""
    with tempfile.TemporaryDirectory() as folder:
        about = _unpacked(file, Path(folder))
        wanted = POSTGRES if settings.shared else SQLITE
        if about["database"] != wanted:
            kinds = {SQLITE: "SQLite", POSTGRES: "PostgreSQL"}
            raise LudariumError(
                "backup-kind",
                f"This is a backup of {kinds[about['database']]}, and LUDARIUM_DATABASE means {kinds[wanted]}.",
                {"given": kinds[about["database"]], "expected": kinds[wanted]},
            )
        if settings.shared:
            _into_postgres(settings, Path(folder) / POSTGRES, replace)
        else:
            _into_sqlite(settings, Path(folder) / SQLITE, replace)
        settings.folder.mkdir(parents=True, exist_ok=True)
        for name in KEYS:
            if (Path(folder) / name).is_file():
                shutil.copyfile(Path(folder) / name, settings.folder / name)
                (settings.folder / name).chmod(0o600)
    return {**about, **asyncio.run(counted(settings))}


def _unpacked(file: Path, folder: Path) -> dict[str, str]:
    try:
        with tarfile.open(file, "r:gz") as archive:
            for name in (ABOUT, SQLITE, POSTGRES, *KEYS):
                try:
                    entry = archive.extractfile(name)
                except KeyError:
                    continue
                if entry is not None:
                    with (folder / name).open("wb") as out:
                        shutil.copyfileobj(entry, out)
        about: dict[str, str] = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
        if about["format"] != FORMAT or not (folder / about["database"]).is_file():
            raise ValueError(about["format"])
    except (OSError, ValueError, KeyError, EOFError, tarfile.TarError) as error:
        raise LudariumError(
            "bad-backup", f"{file} is not a whole backup of Ludarium ({type(error).__name__}).", {"file": str(file)}
        ) from None
    return about


def _into_sqlite(settings: Settings, copy: Path, replace: bool) -> None:
    file = sqlite_file(settings)
    assert file is not None
    with sqlite3.connect(copy) as opened:
        sound = opened.execute("PRAGMA integrity_check").fetchone()[0]
    opened.close()
    if sound != "ok":
        raise LudariumError("bad-backup", f"The database in this backup is damaged: {sound}.", {"file": str(copy)})
    there = file.is_file() and file.stat().st_size > 0
    if there and not replace:
        raise _in_the_way(str(file))
    held = hold(settings)
    try:
        if there:
            aside = file.with_name(f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
            with sqlite3.connect(file) as old:
                old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            old.close()
            os.replace(file, aside)
        for rest in ("-wal", "-shm"):
            file.with_name(file.name + rest).unlink(missing_ok=True)
        shutil.move(copy, file)
        file.chmod(0o600)
    finally:
        if held is not None:
            held.close()


def _into_postgres(settings: Settings, dump: Path, replace: bool) -> None:
    if not replace and asyncio.run(_has_tables(settings)):
        raise _in_the_way(make_url(settings.database_url).database or "")
    _run(
        "pg_restore",
        "--clean",
        "--if-exists",
        "--no-owner",
        "--single-transaction",
        f"--dbname={_address(settings)}",
        str(dump),
    )


def _in_the_way(name: str) -> LudariumError:
    return LudariumError(
        "restore-replaces",
        f"There is a database already ({name}). Say --replace to put the backup in its place.",
        {"name": name},
    )


async def _has_tables(settings: Settings) -> bool:
    database = Database(settings)
    try:
        async with database.engine.connect() as connection:
            return bool(await connection.run_sync(lambda each: each.dialect.has_table(each, Person.__tablename__)))
    finally:
        await database.close()


async def counted(settings: Settings) -> dict[str, int]:
    """Brings the database up to date, and says how much is in it."""
    database = Database(settings)
    try:
        await database.migrate()
        async with database.read() as session:
            people = await session.scalar(select(func.count()).select_from(Person))
            tables = await session.scalar(select(func.count()).select_from(Table))
        return {"people": people or 0, "tables": tables or 0}
    finally:
        await database.close()


def _address(settings: Settings) -> str:
    """As PostgreSQL's own programs understand it."""
    return make_url(settings.database_url).set(drivername="postgresql").render_as_string(hide_password=False)


def _run(program: str, *words: str) -> None:
    found = shutil.which(program) or next(
        (str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), reverse=True)), None
    )
    if found is None:
        raise LudariumError(
            "no-program", f"{program} is needed: install PostgreSQL's client programs.", {"name": program}
        )
    done = subprocess.run([found, *words], capture_output=True, text=True)
    if done.returncode:
        why = done.stderr.strip().splitlines()[-1:] or [""]
        raise LudariumError("program-failed", f"{program} failed: {why[0]}", {"name": program, "why": why[0]})
