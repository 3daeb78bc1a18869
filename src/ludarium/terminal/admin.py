"""`ludarium admin`: whoever keeps a server looks after its people, tables and backups. It works on the database that
LUDARIUM_DATA or LUDARIUM_DATABASE names, beside a running server."""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.table import Table
from rich.text import Text

from ludarium.kernel.errors import LudariumError
from ludarium.terminal.speech import console, say

if TYPE_CHECKING:
    from ludarium.server.storage import Database

T = TypeVar("T")
MOST = 50  # rows, unless more are asked for


def _needed() -> Any:
    """The settings of the server; its packages are only there with `ludarium[server]`."""
    try:
        from ludarium.server.settings import Settings
    except ModuleNotFoundError as error:
        print(say("serve-packages", name=error.name or ""), file=sys.stderr)
        raise typer.Exit(1) from None
    settings = Settings.read()
    settings.register_titles()
    return settings


def _ask(what: Callable[[Database], Awaitable[T]]) -> T:
    settings = _needed()
    from ludarium.server.storage import Database, sqlite_file

    file = None if settings.shared else sqlite_file(settings)
    if not settings.shared and (file is None or not file.is_file()):
        folder = str(settings.folder)
        raise LudariumError("no-database", f"There is no database in {folder}.", {"folder": folder})

    async def run() -> T:
        database = Database(settings)
        try:
            return await what(database)
        finally:
            await database.close()

    return asyncio.run(run())


def _show(headings: list[str], rows: list[list[str]], most: int) -> None:
    table = Table(box=None, padding=(0, 2), header_style="bold")
    for heading in headings:
        table.add_column(say(f"admin-{heading}"), overflow="fold")
    for row in rows[:most]:
        table.add_row(*(Text(cell) for cell in row))
    console().print(table if rows else say("admin-nothing"))
    if len(rows) > most:
        console().print(Text(say("admin-more", count=most), style="dim"))


def people(
    find: Annotated[str, typer.Option("--find")] = "",
    most: Annotated[int, typer.Option("--most", min=1)] = MOST,
) -> None:
    async def ask(database: Database) -> list[list[str]]:
        from sqlalchemy import func, select

        from ludarium.server.models import Person, Seat

        played = select(func.count()).where(Seat.person_id == Person.id).scalar_subquery()
        query = select(Person, played).order_by(Person.seen.desc()).limit(most + 1)
        if find:
            query = query.where(func.lower(Person.name).contains(find.casefold(), autoescape=True))
        async with database.read() as session:
            found = (await session.execute(query)).all()
        return [
            [person.id, person.name, person.account or "–", f"{person.seen:%Y-%m-%d %H:%M}", str(count)]
            for person, count in found
        ]

    _show(["id", "name", "account", "seen", "games"], _ask(ask), most)


def tables(
    title: Annotated[str, typer.Option("--title")] = "",
    state: Annotated[str, typer.Option("--state")] = "",
    most: Annotated[int, typer.Option("--most", min=1)] = MOST,
) -> None:
    async def ask(database: Database) -> list[list[str]]:
        from sqlalchemy import select

        from ludarium.server.models import Seat, Table

        query = select(Table).order_by(Table.updated.desc()).limit(most + 1)
        if title:
            query = query.where(Table.title == title)
        if state:
            query = query.where(Table.state == state)
        async with database.read() as session:
            found = (await session.scalars(query)).all()
            seats = (await session.scalars(select(Seat).where(Seat.table_id.in_([each.id for each in found])))).all()
        names: dict[str, list[str]] = {}
        for seat in sorted(seats, key=lambda each: each.seat):
            names.setdefault(seat.table_id, []).append(seat.name or seat.level or "–")
        return [
            [
                *(each.id, each.title, each.state, str(each.lines), f"{each.updated:%Y-%m-%d %H:%M}"),
                ", ".join(names.get(each.id, [])),
            ]
            for each in found
        ]

    _show(["id", "title", "state", "lines", "updated", "players"], _ask(ask), most)


def password(account: Annotated[str, typer.Argument()]) -> None:
    """Somebody has forgotten theirs: a new one, and all their sessions end."""

    async def ask(database: Database) -> str:
        from argon2 import PasswordHasher
        from sqlalchemy import delete, select

        from ludarium.server import texts
        from ludarium.server.models import Person, Session

        word = secrets.token_urlsafe(12)
        async with database.write() as session:
            person = await session.scalar(select(Person).where(Person.account == texts.account(account)))
            if person is None:
                raise LudariumError("no-account", f"There is no account {account!r}.", {"given": account})
            person.password = PasswordHasher().hash(word)
            await session.execute(delete(Session).where(Session.person_id == person.id))
        return word

    console().print(Text(say("admin-password", name=account, password=_ask(ask))))


def backup(file: Annotated[Path, typer.Argument()]) -> None:
    settings = _needed()
    from ludarium.server.backup import backup as write

    write(settings, file)
    console().print(Text(say("admin-backed-up", file=str(file), size=file.stat().st_size // 1024)))


def restore(
    file: Annotated[Path, typer.Argument()],
    replace: Annotated[bool, typer.Option("--replace")] = False,
) -> None:
    settings = _needed()
    from ludarium.server.backup import restore as read

    about = read(settings, file, replace)
    told = {name: about[name] for name in ("made", "version", "people", "tables")}
    console().print(Text(say("admin-restored", **told)))
