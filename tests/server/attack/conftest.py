from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from ..harness import Server
from ..postgres import Postgres
from .hostile import without_faults

# Cuts off soon whoever is slow.
# News of somebody who was erased come late: the rows of the tables have been read again before.
LATE = """import ludarium.server.sweep as sweep
heard = sweep.Keeper.hear
async def hear(self, news):
    for live in list(self.hub.tables.values()) if "erased" in news else []:
        async with live.lock:
            await self.hub.refresh(live)
    await heard(self, news)
sweep.Keeper.hear = hear"""
SOON = "import ludarium.server.connections as c; c.HEAD, c.READING = 1.0, 1.0"


@pytest.fixture(scope="session")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that most attacks are made on: everything that takes long elsewhere is soon here."""
    running = Server(
        tmp_path_factory.mktemp("target"),
        before=SOON,
        LUDARIUM_WEBHOOKS="any",
        LUDARIUM_HOOK_REST="0.01",
        LUDARIUM_IDLE="1",
        LUDARIUM_IMPORTS_EACH="3",
        LUDARIUM_FORSAKEN="0.2",
    ).start()
    yield running
    without_faults(running)


@pytest.fixture(scope="session")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two processes on one PostgreSQL."""
    env = {"LUDARIUM_DATABASE": postgres.database("attacked"), "LUDARIUM_SECRET": "s" * 40, "LUDARIUM_TAKEOVER": "3"}
    one = Server(tmp_path_factory.mktemp("one"), **env).start()
    two = Server(tmp_path_factory.mktemp("two"), before=LATE, **env).start()
    yield one, two
    without_faults(one, two)
