"""Two server processes on one PostgreSQL serve the same tables."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from ludarium.kernel.match import Match

from .harness import Server, Somebody, Watching
from .postgres import Postgres

# News of how a table stands come late to the other process: whoever asks there first must not see it as it was.
LATE = """import asyncio, ludarium.server.news as news
told = news.Sturdy.publish
async def late(self, data, channels):
    await asyncio.sleep(0.7)
    await told(self, data, channels)
news.Sturdy.publish = late
"""


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    address = postgres.database("pair")
    env = {"LUDARIUM_DATABASE": address, "LUDARIUM_SECRET": "s" * 40, "LUDARIUM_TAKEOVER": "3"}
    one = Server(tmp_path_factory.mktemp("one"), **env).start()
    two = Server(tmp_path_factory.mktemp("two"), before=LATE, **env).start()
    yield one, two
    for server in (one, two):
        server.stop()
        assert not [line for line in server.lines_of_log() if line["level"] in ("error", "critical")]


def elsewhere(somebody: Somebody, server: Server) -> Somebody:
    """The same person, connected to another process."""
    other = Somebody(server)
    other.http.cookies.update(somebody.http.cookies)
    other.id = somebody.id
    return other


def test_people_on_two_processes_play_one_game(pair: tuple[Server, Server]) -> None:
    one, two = pair
    anna, boris = one.guest("Anna"), two.guest("Boris")
    table = anna.table("me", "open", public=True)["id"]
    a = anna.live(table)
    assert a.until("table")["table"]["state"] == "open"
    b = boris.live(table)
    b.until("table")
    boris.post(f"/api/tables/{table}/join", {})
    # Both waited at the table, each at another process.
    updates = [a.until("update"), b.until("update")]
    assert [update["seat"] for update in updates] == [0, 1]
    rng = random.Random(2)
    line = 0
    while not updates[0]["view"]["over"]:
        turn = updates[0]["view"]["turn"]
        code = rng.choice(updates[turn]["view"]["decision"]["options"])["code"]
        (a, b)[turn].send(type="choose", seat=turn, line=line, option=code)
        line += 1
        updates = [a.until("update", line=line), b.until("update", line=line)]
        assert isinstance(updates[0]["view"]["table"]["hands"][1], int)
        assert isinstance(updates[1]["view"]["table"]["hands"][0], int)
    anna.post(f"/api/tables/{table}/chat", {"text": "Well played"})
    assert b.until("chat")["line"]["text"] == "Well played"
    for server in pair:
        over = elsewhere(anna, server).get(f"/api/tables/{table}")
        assert over["state"] == "over"
        assert len(over["result"]["ratings"]) == 2
    a.close()
    b.close()


def test_your_move_crosses_from_one_process_to_the_other(pair: tuple[Server, Server]) -> None:
    one, two = pair
    anna, boris = one.guest("Anna"), two.guest("Boris")
    table = anna.table("me", "open", public=True)["id"]
    boris.post(f"/api/tables/{table}/join", {})
    cookie = "; ".join(f"{name}={value}" for name, value in boris.http.cookies.items())
    news = Watching(connect(f"ws://127.0.0.1:{two.port}/api/live", additional_headers={"Cookie": cookie}))
    news.until("moves")
    anna.play(table, [0], random.Random(1), most=2)
    assert news.until("your-move")["table"] == table
    news.close()


def test_of_two_choices_for_one_line_only_one_is_taken(pair: tuple[Server, Server], sample: object) -> None:
    """The same person plays a hot-seat table in two windows, each on its own process, both as fast as they can."""
    one, two = pair
    anna = one.guest("Anna")
    for round in range(6):
        table = anna.table("me", "me", "me")["id"]
        taken: list[tuple[int, str]] = []
        stale: list[int] = []

        def race(somebody: Somebody, seed: int, table: str, taken: list[tuple[int, str]], stale: list[int]) -> None:
            rng = random.Random(seed)
            while True:
                update = somebody.view(table, 0)
                view = update["view"]
                if view["over"]:
                    return
                seat = view["turn"]
                update = somebody.view(table, seat)
                if update["view"]["decision"] is None or update["view"]["decision"]["seat"] != seat:
                    continue
                code = rng.choice(update["view"]["decision"]["options"])["code"]
                body = {"seat": seat, "line": update["line"], "option": code}
                answer = somebody.ask("POST", f"/api/tables/{table}/choices", body)
                assert answer.status_code in (201, 409), answer.text
                if answer.status_code == 201:
                    taken.append((update["line"], code))
                else:
                    stale.append(update["line"])

        people = [anna, elsewhere(anna, two)]
        threads = [
            threading.Thread(target=race, args=(person, round * 2 + i, table, taken, stale))
            for i, person in enumerate(people)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
        assert sorted(line for line, _ in taken) == list(range(18)), "a line was taken twice, or was lost"
        record = anna.http.get(f"/api/tables/{table}/record").text
        codes = [line.text().partition(" ")[2].partition(" |")[0] for line in Match.loads(record).record.lines]
        assert codes == [code for _, code in sorted(taken)]
        views = [person.view(table, 0)["view"] for person in people]
        assert views[0] == views[1]


def test_when_a_process_dies_the_other_takes_over_its_bots(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.database("orphans")
    env = {"LUDARIUM_DATABASE": address, "LUDARIUM_SECRET": "s" * 40, "LUDARIUM_TAKEOVER": "2"}
    one, two = Server(tmp_path / "one", **env).start(), Server(tmp_path / "two", **env).start()
    try:
        anna = one.guest("Anna")
        table = anna.table("me", "bot:hard")["id"]
        a = elsewhere(anna, two)
        watching = a.live(table)
        anna.play(table, [0], random.Random(1), most=2)
        one.kill()
        moved = watching.until("update", timeout=30, line=4)
        assert moved["view"]["turn"] == 0
        watching.close()
    finally:
        two.stop()


def test_several_workers_need_a_postgresql() -> None:
    from typer.testing import CliRunner

    from ludarium.terminal.app import app

    answer = CliRunner().invoke(app, ["serve", "--workers", "2"], env={"LUDARIUM_DATABASE": ""})
    assert answer.exit_code == 2
    assert "PostgreSQL" in answer.output
