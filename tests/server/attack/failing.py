"""A server whose every request fails after its work is done, with an error that holds all it knew. (In the server's
process.)"""

from __future__ import annotations

import asyncio
import functools
import os
from pathlib import Path
from typing import Any

from sqlalchemy.exc import IntegrityError

from ludarium.server import app, sockets, writer
from ludarium.server.live import Hub

FLAG = Path(os.environ.get("FAILING", "/nonexistent"))


def failing(work: Any) -> Any:
    @functools.wraps(work)
    async def fail(*args: Any, **kwargs: Any) -> Any:
        if not FLAG.exists():
            return await work(*args, **kwargs)
        known: list[Any] = [args, kwargs, getattr(kwargs.get("request"), "headers", None)]
        known.append(getattr(getattr(kwargs.get("request"), "user", None), "__dict__", None))
        hub = kwargs.get("hub")
        if isinstance(hub, Hub):
            known.append([vars(live.row) for live in hub.tables.values()])
        try:
            known.append(await work(*args, **kwargs))
        except Exception as error:
            known.append(error)
        raise IntegrityError(f"INSERT INTO person VALUES ({known!r})", {"all": known}, ValueError(repr(known)))

    return fail


def install() -> None:
    # Every module that has routes, but for the live connections.
    modules = [each for each in vars(app).values() if hasattr(each, "ROUTES") and each is not sockets]
    for module in modules:
        for handler in module.ROUTES:
            handler._fn = failing(handler.fn)
    store = writer.Writer._store

    async def never(self: Any, group: Any) -> None:
        if not FLAG.exists():
            await store(self, group)
            return
        asyncio.create_task(loose(group))  # noqa: RUF006  (nobody waits for it: that is the point)
        for each in group:
            each.done.set_exception(IntegrityError(f"INSERT {each.text}", {"text": each.text}, ValueError(each.text)))

    writer.Writer._store = never  # type: ignore[method-assign]


async def loose(group: Any) -> None:
    raise ValueError([each.text for each in group])
