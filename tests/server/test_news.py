"""News between processes, also when the connection that carries them breaks."""

from __future__ import annotations

import random
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludarium.kernel.errors import LudariumError
from ludarium.server.settings import Settings

from .harness import Server, Watching, free_port
from .postgres import Postgres


class Redis:
    """A real one, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.start()

    def start(self) -> None:
        command = shutil.which("redis-server")
        assert command, "There is no Redis here. Install it: apt-get install redis-server"
        place = ["--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder), "--save", ""]
        self.process = subprocess.Popen([command, *place], stdout=subprocess.DEVNULL)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(15)


class Pair:
    """Two processes that hear of each other by news alone: nobody looks into the database from time to time."""

    def __init__(self, folder: Path, postgres: Postgres, name: str, redis: Redis | None) -> None:
        self.postgres = postgres
        self.redis = redis
        self.name = name
        env = {"LUDARIUM_DATABASE": postgres.database(name), "LUDARIUM_SECRET": "s" * 40, "LUDARIUM_SWEEP": "3600"}
        if redis is not None:
            env["LUDARIUM_REDIS"] = f"redis://127.0.0.1:{redis.port}"
        self.servers = [Server(folder / str(number), **env).start() for number in (1, 2)]

    def break_connection(self) -> None:
        if self.redis is not None:
            self.redis.stop()
            time.sleep(0.5)
            self.redis.start()
        else:
            self.postgres.ask(
                f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                f"WHERE datname = '{self.name}' AND pid <> pg_backend_pid() AND query ILIKE 'LISTEN%'"
            )

    def logged(self, words: str) -> int:
        """In how many processes it has been said."""
        return sum(any(words in str(line["message"]) for line in each.lines_of_log()) for each in self.servers)


@pytest.fixture(scope="module", params=["postgresql", "redis"])
def pair(
    request: pytest.FixtureRequest, postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Pair]:
    redis = Redis(tmp_path_factory.mktemp("redis")) if request.param == "redis" else None
    pair = Pair(tmp_path_factory.mktemp("pair"), postgres, f"news_{request.param}", redis)
    yield pair
    for server in pair.servers:
        server.stop()
        assert not [line for line in server.lines_of_log() if line["level"] in ("error", "critical")]
    if redis is not None:
        redis.stop()


def play(watching: list[Watching], line: int, most: int, rng: random.Random) -> int:
    """Two people play on, each at another process: each hears of the other's choices."""
    updates = [each.until("update", line=line) for each in watching]
    for _ in range(most):
        turn = updates[0]["view"]["turn"]
        code = rng.choice(updates[turn]["view"]["decision"]["options"])["code"]
        watching[turn].send(type="choose", seat=turn, line=line, option=code)
        line += 1
        updates = [each.until("update", line=line) for each in watching]
    return line


def test_news_go_on_after_the_connection_broke(pair: Pair) -> None:
    one, two = pair.servers
    anna, boris = one.guest("Anna"), two.guest("Boris")
    table = anna.table("me", "open", public=True)["id"]
    boris.post(f"/api/tables/{table}/join", {})
    watching = [anna.live(table), boris.live(table)]
    line = play(watching, 0, 4, random.Random(1))

    pair.break_connection()
    for _ in range(200):
        if pair.logged("connected to the other processes again") == 2:
            break
        time.sleep(0.1)
    assert pair.logged("connection to the other processes is lost") == 2
    assert pair.logged("connected to the other processes again") == 2

    for each in watching:
        each.close()
    watching = [anna.live(table), boris.live(table)]
    play(watching, line, 4, random.Random(2))
    anna.post(f"/api/tables/{table}/chat", {"text": "Are you there?"})
    assert watching[1].until("chat")["line"]["text"] == "Are you there?"
    for each in watching:
        each.close()


@pytest.mark.parametrize(
    ("env", "says"),
    [
        ({"LUDARIUM_REDIS": "localhost"}, "redis://localhost:6379"),
        ({"LUDARIUM_REDIS": "redis://localhost"}, "LUDARIUM_DATABASE"),
    ],
)
def test_a_redis_that_cannot_be_used_is_refused(env: dict[str, str], says: str) -> None:
    with pytest.raises(LudariumError, match=says):
        Settings.read(env)


def test_without_its_package_redis_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    env = {"LUDARIUM_REDIS": "redis://localhost", "LUDARIUM_DATABASE": "postgresql+asyncpg://localhost/ludarium"}
    with pytest.raises(LudariumError, match=r"ludarium\[redis\]"):
        Settings.read(env)
