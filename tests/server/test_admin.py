"""`ludarium admin`: people, tables, and backups that are made while everybody plays."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from .harness import Server, Somebody
from .postgres import Postgres


def admin(server: Server, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from ludarium.terminal import main; main()", "admin", *words]
    env = {**os.environ, **server.env, "LUDARIUM_LANG": "en", "COLUMNS": "200"}
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=120)


class Crowd:
    """People who play one game after the other, and remember what the server has acknowledged."""

    def __init__(self, server: Server, size: int) -> None:
        self.people = [server.guest(f"Player {number}") for number in range(size)]
        self.tables: dict[str, int] = {}
        self.stop = threading.Event()
        self.failed: list[BaseException] = []
        self.threads = [threading.Thread(target=self.play, args=(person,)) for person in self.people]
        for thread in self.threads:
            thread.start()

    def play(self, person: Somebody) -> None:
        luck = random.Random(person.id)
        try:
            while not self.stop.is_set():
                table = person.table("me", "me")["id"]
                update: Any = person.view(table, 0)
                while not update["view"]["over"] and not self.stop.is_set():
                    update = person.view(table, update["view"]["turn"])
                    decision = update["view"]["decision"]
                    option = luck.choice(decision["options"])["code"]
                    person.choose(table, decision["seat"], update["line"], option)
                    self.tables[table] = update["line"] + 1
                    update = person.view(table, 0)
        except BaseException as error:
            self.failed.append(error)

    def end(self) -> None:
        self.stop.set()
        for thread in self.threads:
            thread.join(60)
        assert self.failed == []


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_made_under_load_is_restored_with_all_that_was_answered(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    postgres: Postgres | None = request.getfixturevalue("postgres") if kind == "postgresql" else None
    env = {"LUDARIUM_DATABASE": postgres.database("before")} if postgres else {}
    (tmp_path / "before").mkdir()
    server = Server(tmp_path / "before", **env).start()
    file = tmp_path / "backup.tar.gz"
    crowd = Crowd(server, 3)
    try:
        waited = time.monotonic() + 60
        while sum(crowd.tables.values()) < 30 and time.monotonic() < waited:
            time.sleep(0.05)
        answered = dict(crowd.tables)
        done = admin(server, "backup", str(file))
        assert done.returncode == 0, done.stderr
        assert sum(crowd.tables.values()) > sum(answered.values()), "nobody played meanwhile"
    finally:
        crowd.end()
        server.stop()
    assert file.stat().st_mode & 0o077 == 0

    (tmp_path / "after").mkdir()
    env = {"LUDARIUM_DATABASE": postgres.database("after")} if postgres else {}
    again = Server(tmp_path / "after", **env)
    done = admin(again, "restore", str(file))
    assert done.returncode == 0, done.stderr
    assert "Restored" in done.stdout
    refused = admin(again, "restore", str(file))
    assert refused.returncode == 2
    assert "--replace" in refused.stderr
    replaced = admin(again, "restore", str(file), "--replace")
    assert replaced.returncode == 0, replaced.stderr
    again.start()
    try:
        for person in crowd.people:
            # the same cookies: whoever was signed in still is
            person.http.base_url = again.url
            person.server = again
            assert person.get("/api/me")["person"]["id"] == person.id
        whose = {table: person for person in crowd.people for table in [each["id"] for each in mine(person)]}
        assert set(answered) <= set(whose)
        for table, lines in answered.items():
            assert whose[table].view(table, 0)["line"] >= lines
        # and a game goes on
        going = [table for table, person in whose.items() if not person.view(table, 0)["view"]["over"]]
        for table in going[:1]:
            whose[table].play(table, [0, 1], random.Random(1))
            assert whose[table].view(table, 0)["view"]["over"]
    finally:
        again.stop()


def mine(person: Somebody) -> list[Any]:
    found: list[Any] = person.get("/api/me/tables")["tables"]
    return found


def test_people_and_tables_are_listed_and_a_password_is_given(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        anna = server.guest("Anna")
        anna.post("/api/me/keep", {"name": "Anna", "password": "correct horse"})
        table = anna.table("me", "bot:easy")["id"]
        people = admin(server, "people", "--find", "ann")
        assert people.returncode == 0, people.stderr
        assert anna.id in people.stdout
        assert "There is nothing" in admin(server, "people", "--find", "nobody").stdout
        tables = admin(server, "tables", "--title", "sample")
        assert table in tables.stdout
        assert "Anna" in tables.stdout
        given = admin(server, "password", "Anna")
        assert given.returncode == 0, given.stderr
        assert anna.get("/api/me")["person"] is None
        word = given.stdout.split()[-1]
        anna.post("/api/login", {"name": "Anna", "password": word})
        assert anna.get("/api/me")["person"]["name"] == "Anna"
        assert "no account" in admin(server, "password", "Nobody").stderr
    finally:
        server.stop()


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    server = Server(tmp_path / "data")
    file = tmp_path / "file"
    file.write_text("nothing of the kind")
    assert "not a whole backup" in admin(server, "restore", str(file)).stderr
    assert "no database" in admin(server, "backup", str(tmp_path / "new")).stderr
    assert "already" in admin(server, "backup", str(file)).stderr
