"""Whatever was answered is stored, whenever the server is killed. Bots that die are replaced."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from ludarium.kernel.match import Match
from ludarium.kernel.record import loads

from .harness import Server, Somebody

ROUNDS = 6
PLAYERS = 6


class Player:
    """Plays one hot-seat table after another at random, and remembers every answer until the connection breaks."""

    def __init__(self, server: Server, number: int, answered: dict[str, int]) -> None:
        self.somebody = server.guest(f"P{number}")
        self.rng = random.Random(number)
        self.answered = answered
        self.table = ""

    def play(self) -> None:
        try:
            while True:
                self.one_game()
        except (WebSocketException, httpx.HTTPError, OSError):
            return

    def one_game(self) -> None:
        if not self.table:
            self.table = self.somebody.table("me", "me", "me")["id"]
            self.answered[self.table] = 0
        watching = self.somebody.live(self.table)
        update = watching.until("update")
        assert update["line"] >= self.answered[self.table], "an answered choice is gone"
        while not update["view"]["over"]:
            turn = update["view"]["turn"]
            if update["seat"] != turn:
                watching.send(type="watch", seat=turn)
                update = watching.until("update", seat=turn)
            code = self.rng.choice(update["view"]["decision"]["options"])["code"]
            watching.send(type="choose", seat=turn, line=update["line"], option=code, ref=1)
            update = watching.until("update", ref=1)
            self.answered[self.table] = update["line"]
        self.table = ""
        watching.close()


def check(server: Server, answered: dict[str, int]) -> int:
    """Every answered choice is in the database, and every record there can be played again."""
    with sqlite3.connect(f"file:{server.data / 'ludarium.sqlite3'}?mode=ro", uri=True) as db:
        for table, lines in answered.items():
            stored = db.execute("SELECT number, text FROM line WHERE table_id = ? ORDER BY number", (table,)).fetchall()
            header, told = db.execute("SELECT header, lines FROM game_table WHERE id = ?", (table,)).fetchone()
            assert len(stored) >= lines, "an answered choice is gone"
            assert [number for number, _ in stored] == list(range(len(stored)))
            assert told == len(stored), "half a choice was stored"
            Match.replay(loads("\n".join([header, *(text for _, text in stored)])))
    return sum(answered.values())


@pytest.mark.slow
@pytest.mark.usefixtures("sample")
def test_everything_answered_survives_being_killed_at_any_moment(tmp_path: Path) -> None:
    answered: dict[str, int] = {}
    server = Server(tmp_path)
    players: list[Player] = []
    together = ThreadPoolExecutor(PLAYERS)
    rng = random.Random(3)
    seen = 0
    for _ in range(ROUNDS):
        server.start()
        # The same people come back to the same tables.
        players = players or [Player(server, number, answered) for number in range(PLAYERS)]
        playing = [together.submit(player.play) for player in players]
        # at any moment after play has gone on: on a busy machine that takes its time
        end = time.monotonic() + 30
        while sum(answered.values()) <= seen and time.monotonic() < end:
            time.sleep(0.01)
        time.sleep(rng.uniform(0.0, 0.6))
        server.kill()
        for each in playing:
            each.result(60)  # raises what a player found wrong
        total = check(server, answered)
        assert total > seen, "nobody could play"
        seen = total
    server.start()
    try:
        for player in players:
            if player.table:
                update = player.somebody.view(player.table, 0)
                assert update["line"] >= answered[player.table]
                player.somebody.play(player.table, [0, 1, 2], random.Random(1))
                assert player.somebody.get(f"/api/tables/{player.table}")["state"] == "over"
    finally:
        server.stop()
    assert not [line for line in server.lines_of_log() if line["level"] in ("error", "critical")]


def workers(server: Server) -> list[int]:
    """The worker processes of a server."""
    assert server.process is not None
    found = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            stat = (entry / "stat").read_text()
            command = (entry / "cmdline").read_bytes()
        except OSError:
            continue
        if int(stat.rpartition(")")[2].split()[1]) == server.process.pid and b"spawn_main" in command:
            found.append(int(entry.name))
    return found


def thinking(server: Server) -> tuple[Somebody, str]:
    """A table at which a bot is thinking hard."""
    anna = server.guest("Anna")
    table = anna.table("me", "bot:hard")["id"]
    watching = anna.live(table)
    update = watching.until("update")
    for line in (0, 1):
        code = update["view"]["decision"]["options"][0]["code"]
        watching.send(type="choose", seat=0, line=line, option=code)
        update = watching.until("update", line=line + 1)
    watching.until("thinking")
    watching.close()
    return anna, table


def test_a_bot_that_is_killed_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        anna, table = thinking(server)
        for _ in range(100):
            if workers(server):
                break
            time.sleep(0.1)
        for worker in workers(server):
            os.kill(worker, signal.SIGKILL)
        assert anna.view(table, 0, line=3, wait=30)["line"] == 4
    finally:
        server.stop()
    told = [line["message"] for line in server.lines_of_log()]
    assert "a bot failed" in told
    assert not [line for line in server.lines_of_log() if line["level"] == "critical"]


def test_a_bot_that_dies_again_and_again_moves_at_random_and_it_is_said_loudly(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        anna, table = thinking(server)
        done = threading.Event()

        def kill() -> None:
            while not done.is_set():
                for worker in workers(server):
                    try:
                        os.kill(worker, signal.SIGKILL)
                    except ProcessLookupError:
                        continue
                time.sleep(0.02)

        killer = threading.Thread(target=kill)
        killer.start()
        update = anna.view(table, 0, line=3, wait=30)
        done.set()
        killer.join()
        assert update["line"] == 4
        assert update["view"]["turn"] == 0
    finally:
        server.stop()
    assert [line for line in server.lines_of_log() if line["level"] == "critical" and "random" in line["message"]]


def test_bots_that_were_thinking_when_the_server_died_go_on_after_it_comes_back(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    anna, table = thinking(server)
    for _ in range(100):
        if workers(server):
            break
        time.sleep(0.1)
    left = workers(server)
    assert left
    server.kill()
    # they do not outlive it
    for _ in range(100):
        if not any(Path(f"/proc/{worker}/cmdline").exists() for worker in left):
            break
        time.sleep(0.1)
    assert not [worker for worker in left if Path(f"/proc/{worker}/cmdline").exists()]
    server.start()
    try:
        update = anna.view(table, 0)
        for _ in range(40):
            if update["view"]["turn"] == 0 and update["line"] >= 4:
                break
            update = anna.view(table, 0, line=update["line"], wait=1)
        assert update["line"] == 4
    finally:
        server.stop()
