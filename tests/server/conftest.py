from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from .harness import Server
from .postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    running = Postgres().start()
    yield running
    running.stop()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not need a special one: on SQLite, then on PostgreSQL."""
    env = {}
    dump = None
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        address = postgres.database("shared")
        env["LUDARIUM_DATABASE"] = address

        def dump() -> str:
            return postgres.dump(address)

    running = Server(tmp_path_factory.mktemp("server"), dump, **env).start()
    yield running
    running.stop()
    bugs = [line for line in running.lines_of_log() if line["level"] in ("error", "critical")]
    assert not bugs, bugs
