"""The application: everything put together."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from logging.config import dictConfig
from typing import Any, NotRequired, get_origin, get_type_hints, is_typeddict

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.stores.memory import MemoryStore
from sqlalchemy.exc import InterfaceError, OperationalError

import ludarium
from ludarium.kernel import shapes
from ludarium.kernel.errors import LudariumError
from ludarium.server import (
    guides,
    routes_clock,
    routes_figures,
    routes_friends,
    routes_people,
    routes_profile,
    routes_push,
    routes_replay,
    routes_standing,
    routes_tables,
    routes_titles,
    routes_tournaments,
    site,
    sockets,
)
from ludarium.server import notes as notes_module
from ludarium.server import notices as notices_module
from ludarium.server import story as story_module
from ludarium.server.chat import Chats
from ludarium.server.clocks import Timekeeper
from ludarium.server.connections import DOOR
from ludarium.server.errors import Refusal, on_bug, on_database, on_engine, on_http, on_refusal
from ludarium.server.friends import FriendBook
from ludarium.server.imports import Imports
from ludarium.server.live import Hub
from ludarium.server.news import backend
from ludarium.server.notices import Notifier
from ludarium.server.people import People
from ludarium.server.push import Push
from ludarium.server.readable import Readable
from ludarium.server.replay import Replays
from ludarium.server.security import (
    LIMITS,
    Genuine,
    Outermost,
    WhoIs,
    csrf_config,
    limits,
    logging_config,
    on_loose_end,
)
from ludarium.server.sessions import Sessions
from ludarium.server.settings import Settings
from ludarium.server.storage import CHANNEL, Database
from ludarium.server.story import Stories
from ludarium.server.sweep import Keeper
from ludarium.server.tables import Tables
from ludarium.server.thinkers import Thinkers
from ludarium.server.tournaments import Tournaments


def provide_hub(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


def provide_tables(state: State) -> Tables:
    tables: Tables = state.tables
    return tables


def provide_people(state: State) -> People:
    people: People = state.people
    return people


def provide_chats(state: State) -> Chats:
    chats: Chats = state.chats
    return chats


def provide_notifier(state: State) -> Notifier:
    notifier: Notifier = state.notifier
    return notifier


def provide_replays(state: State) -> Replays:
    replays: Replays = state.replays
    return replays


def provide_timekeeper(state: State) -> Timekeeper:
    timekeeper: Timekeeper = state.timekeeper
    return timekeeper


def provide_imports(state: State) -> Imports:
    imports: Imports = state.imports
    return imports


def provide_sessions(state: State) -> Sessions:
    sessions: Sessions = state.sessions
    return sessions


def provide_push(state: State) -> Push:
    push: Push = state.push
    return push


def provide_tournaments(state: State) -> Tournaments:
    tournaments: Tournaments = state.tournaments
    return tournaments


def provide_friends(state: State) -> FriendBook:
    friends: FriendBook = state.friends
    return friends


def provide_stories(state: State) -> Stories:
    stories: Stories = state.stories
    return stories


class Described(JsonRenderPlugin):
    """The description of the interface, with what is not always there in a shape marked as such."""

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        for name, schema in openapi_schema["components"]["schemas"].items():
            shape = getattr(shapes, name, None)
            if is_typeddict(shape):
                hints = get_type_hints(shape, include_extras=True)
                schema["required"] = sorted(key for key, hint in hints.items() if get_origin(hint) is not NotRequired)
        return super().render(request, openapi_schema)


PROVIDED = {
    "hub": Provide(provide_hub, sync_to_thread=False),
    "tables": Provide(provide_tables, sync_to_thread=False),
    "people": Provide(provide_people, sync_to_thread=False),
    "chats": Provide(provide_chats, sync_to_thread=False),
    "notifier": Provide(provide_notifier, sync_to_thread=False),
    "timekeeper": Provide(provide_timekeeper, sync_to_thread=False),
    "push": Provide(provide_push, sync_to_thread=False),
    "tournaments": Provide(provide_tournaments, sync_to_thread=False),
    "friends": Provide(provide_friends, sync_to_thread=False),
    "stories": Provide(provide_stories, sync_to_thread=False),
    "replays": Provide(provide_replays, sync_to_thread=False),
    "sessions": Provide(provide_sessions, sync_to_thread=False),
    "imports": Provide(provide_imports, sync_to_thread=False),
}


def create_app(settings: Settings) -> Litestar:
    settings.use_figures()
    settings.register_titles()
    channels = ChannelsPlugin(backend(settings), channels=[CHANNEL])

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        database = Database(settings)
        await database.migrate()
        thinkers = Thinkers(settings)
        hub = Hub(settings, database, channels, thinkers)
        people = People(database)
        tables = Tables(hub)
        notifier = Notifier(settings, hub)
        push = Push(settings, hub, notifier)
        notifier.push = push.remind
        timekeeper = Timekeeper(hub, tables, notifier)
        tournaments = Tournaments(hub, tables)

        async def tidy() -> None:
            """Forgets who asked how often, once it does not count any more."""
            for name in LIMITS:
                store = app.stores.get(name)
                if isinstance(store, MemoryStore):
                    await store.delete_expired()

        replays = Replays(hub)
        stories = Stories(hub, replays)
        sessions = Sessions(hub)
        keeper = Keeper(hub, tables, people, notifier, push, timekeeper, tournaments, replays, sessions, tidy)
        app.state.update(
            {
                "hub": hub,
                "people": people,
                "tables": tables,
                "chats": Chats(hub),
                "notifier": notifier,
                "push": push,
                "tournaments": tournaments,
                "friends": FriendBook(hub, tables),
                "timekeeper": timekeeper,
                "stories": stories,
                "replays": replays,
                "sessions": sessions,
                "together": sockets.Together(settings.messages),
                "imports": Imports(hub, tables, replays),
                "static": settings.static_folder.resolve(),
                "docs": settings.docs_folder.resolve(),
            }
        )
        asyncio.get_running_loop().set_exception_handler(on_loose_end)
        # Games are many small objects that live long: looking through all of them often for garbage costs a lot.
        gc.freeze()
        gc.set_threshold(50_000, 5, 100)
        # The writer's thread needs Python only for a moment at a time, but everybody waits for it.
        sys.setswitchinterval(0.001)
        tasks = [asyncio.create_task(each) for each in (hub.writer.run(), keeper.listen(), keeper.run())]
        try:
            yield
        finally:
            await hub.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await notifier.outgoing.close()
            await thinkers.close()
            await database.close()

    return Litestar(
        route_handlers=[
            *routes_people.ROUTES,
            *routes_profile.ROUTES,
            *routes_push.ROUTES,
            *notices_module.ROUTES,
            *routes_titles.ROUTES,
            *routes_figures.ROUTES,
            *guides.ROUTES,
            *routes_tables.ROUTES,
            *routes_friends.ROUTES,
            *routes_tournaments.ROUTES,
            *routes_clock.ROUTES,
            *notes_module.ROUTES,
            *story_module.ROUTES,
            *routes_replay.ROUTES,
            *routes_standing.ROUTES,
            *sockets.ROUTES,
            *site.ROUTES,
        ],
        dependencies=PROVIDED,
        request_class=Readable,
        plugins=[channels],
        lifespan=[lifespan],
        middleware=[
            *limits(settings),
            DefineMiddleware(WhoIs, exclude=["^/health$", "^/metrics$", "^/assets/"]),
            DefineMiddleware(Genuine, config=csrf_config(settings)),
        ],
        exception_handlers={
            Refusal: on_refusal,
            LudariumError: on_engine,
            HTTPException: on_http,
            OperationalError: on_database,
            InterfaceError: on_database,
            Exception: on_bug,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, exclude=["^/api/tables/"]),
        request_max_body_size=2_200_000,
        openapi_config=OpenAPIConfig(
            title="Ludarium",
            version=ludarium.__version__,
            path="/api/schema",
            render_plugins=[Described()],
        ),
        logging_config=None,
    )


def application() -> Outermost:
    """What uvicorn starts; the settings come from the environment."""
    settings = Settings.read()
    dictConfig(logging_config())
    DOOR.open(settings.clients, os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").split(","))
    return Outermost(create_app(settings), settings)
