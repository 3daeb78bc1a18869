"""Bad input is refused with a sentence, whatever it is and wherever it is stored; bad settings at the start."""

from __future__ import annotations

import os
import resource
import socket
import stat
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from ..harness import ROOT, Server

DEEP = "[" * 100_000 + "]" * 100_000
RAW: list[tuple[str, bytes]] = [
    ("/api/guest", b'{"name": "\xff\xfe"}'),
    ("/api/guest", b'{"name": "\xed\xa0\x80"}'),
    ("/api/guest", b'{"name": "\\ud800"}'),
    ("/api/guest", b'{"name": "a\\u0000b"}'),
    ("/api/guest", b'{"name": "a\x00b"}'),
    ("/api/guest", b'{"name": ' + DEEP.encode() + b"}"),
    ("/api/guest", DEEP.encode()),
    ("/api/guest", b'{"x": ' + DEEP.encode() + b', "name": "a"}'),
    ("/api/guest", b"{"),
    ("/api/guest", b""),
    ("/api/login", b'{"name": "\\u0000", "password": "\\u0000"}'),
    ("/api/login", b'{"name": "\\udfff", "password": "12345678"}'),
    ("/api/records", b'{"record": "\\u0000"}'),
]
NAMES = ["\u200b", "\u3164", "\u2800", " ", "\u0301", "\ufeff", "\u202e", "a\u0007", "\U0001d160" * 11, "\ufdfa" * 31]


@pytest.mark.parametrize("number", range(len(RAW)))
def test_what_cannot_be_read_is_refused_with_a_sentence(server: Server, number: int) -> None:
    path, body = RAW[number]
    anna = server.guest("Anna")
    headers = {"Content-Type": "application/json", "X-CSRF-Token": anna.http.cookies["ludarium_csrf"]}
    answer = anna.http.post(path, content=body, headers=headers)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["sentence"]


def test_names_that_cannot_be_seen_or_grow_are_refused(server: Server) -> None:
    anna = server.guest("Anna")
    for name in NAMES:
        assert anna.refused("POST", "/api/guest", {"name": name}) == (400, "bad-request"), ascii(name)
        assert anna.refused("PATCH", "/api/me", {"name": name}) == (400, "bad-request"), ascii(name)
        seats = [{"kind": "me", "name": name}, {"kind": "bot"}]
        if name.strip():
            assert anna.refused("POST", "/api/tables", {"title": "sample", "seats": seats})[0] == 400
    # A name that is fine to look at, but too long in the form that makes it unique.
    long = {"name": "\ufdfa" * 10, "password": "12345678"}
    assert anna.refused("POST", "/api/me/keep", long) == (400, "bad-request")
    assert anna.refused("POST", "/api/login", long) == (401, "wrong-password")


def test_paths_and_addresses_that_make_no_sense(server: Server) -> None:
    anna = server.guest("Anna")
    for path in ("/" + "x" * 300, "/assets/" + "y" * 300, "/%00", "/" + "%ff" * 100, "/a/" + "я" * 200):
        answer = anna.http.get(path)
        assert answer.status_code in (404, 200, 503), path
        assert answer.status_code != 503 or "built" in answer.text
    assert anna.http.get("/" + "x" * 300).json()["code"] == "not-found"
    for url in (
        "http://[",
        "http://[::1",
        "http://x:99999/",
        "http://\u0000/",
        "http://ｅxample:80:80/",
        "http://[fe80::1%25eth0]/",
    ):
        assert anna.refused("PUT", "/api/me/notices", {"webhook": url}) == (400, "bad-request"), url
    for origin in ("http://[", "null", "http://elsewhere"):
        answer = anna.ask("POST", "/api/logout", headers={"Origin": origin})
        assert answer.status_code == 403, origin


def test_messages_of_a_live_connection_that_cannot_be_read(server: Server) -> None:
    anna = server.guest("Anna")
    watching = anna.live(anna.table("me", "me")["id"])
    for text in ("{", DEEP[:9000], '{"type": "chat", "text": "\\ud800"}', '{"type": "chat", "text": "\\u0000"}'):
        watching.socket.send(text)
        assert watching.until("refused")["code"] == "bad-message"
    watching.close()


def test_the_record_is_there_as_soon_as_the_game_is_over(server: Server) -> None:
    anna = server.guest("Anna")
    for _ in range(3):
        table = anna.table("me", "me")["id"]
        watching = anna.live(table)
        update = watching.until("update")
        while not update["view"]["over"]:
            turn = update["view"]["turn"]
            if update["seat"] != turn:
                watching.send(type="watch", seat=turn)
                update = watching.until("update", seat=turn)
            code = update["view"]["decision"]["options"][0]["code"]
            watching.send(type="choose", seat=turn, line=update["line"], option=code, ref=1)
            update = watching.until("update", ref=1)
        assert anna.http.get(f"/api/tables/{table}/record").status_code == 200
        watching.close()


def test_on_a_full_disk_choices_are_refused_and_health_tells(target: Server) -> None:
    assert target.process is not None
    anna = target.guest("Anna")
    table = anna.table("me", "me")["id"]
    watching = anna.live(table)
    update = watching.until("update")
    turn = update["view"]["turn"]
    watching.send(type="watch", seat=turn)
    code = watching.until("update", seat=turn)["view"]["decision"]["options"][0]["code"]
    whole = resource.prlimit(target.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    try:
        watching.send(type="choose", seat=turn, line=0, option=code, ref=1)
        assert watching.until("refused", ref=1)["code"] == "cannot-store"
        choice = {"seat": turn, "line": 0, "option": code}
        assert anna.refused("POST", f"/api/tables/{table}/choices", choice) == (503, "cannot-store")
        assert anna.refused("POST", f"/api/tables/{table}/chat", {"text": "Hello"}) == (503, "cannot-store")
        time.sleep(3.1)
        answer = httpx.get(f"{target.url}/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "read-only")
    finally:
        resource.prlimit(target.process.pid, resource.RLIMIT_FSIZE, whole)
    watching.send(type="choose", seat=turn, line=0, option=code, ref=2)
    assert watching.until("update", ref=2)["line"] == 1
    watching.close()
    # It was noted, as it should be: see `without_faults`.
    target.log.write_text("")


def test_what_is_stored_can_be_read_by_its_owner_only(target: Server) -> None:
    for file in target.data.glob("ludarium.sqlite3*"):
        assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0, file
    assert stat.S_IMODE(target.data.stat().st_mode) & 0o077 == 0


def started(tmp_path: Path, port: int = 0, **env: str) -> tuple[int, str]:
    """What `ludarium serve` says, if it does not start."""
    whole = {**os.environ, "LUDARIUM_DATA": str(tmp_path / "data"), **env}
    done = subprocess.run(
        [sys.executable, "-m", "ludarium", "serve", "--port", str(port)],
        env=whole,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    return done.returncode, done.stderr


def test_settings_that_make_no_sense_are_refused_at_the_start(tmp_path: Path, target: Server) -> None:
    (tmp_path / "file").touch()
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"LUDARIUM_DATA": str(tmp_path / "file")}, "LUDARIUM_DATA"),
        ({"LUDARIUM_DATABASE": "mysql://x"}, "LUDARIUM_DATABASE"),
        ({"LUDARIUM_SMTP": "zzz"}, "LUDARIUM_SMTP"),
        ({"LUDARIUM_REQUESTS": "-1"}, "LUDARIUM_REQUESTS"),
        ({"LUDARIUM_DATA": str(target.data)}, "Another server"),
    ]
    for env, word in wrong:
        code, said = started(tmp_path, **env)
        assert code != 0
        assert word in said
        assert "Traceback" not in said
        assert "Ludarium is at" not in said
    with socket.create_server(("127.0.0.1", 0)) as taken:
        code, said = started(tmp_path, taken.getsockname()[1])
    assert code != 0
    assert "cannot listen" in said
    assert "Ludarium is at" not in said


def test_hosts_with_and_without_a_port() -> None:
    from ludarium.server.security import served

    hosts = ["play.example.org", "other.example.org:8443", "*.example.net"]
    for host in ("play.example.org", "play.example.org:8000", "other.example.org:8443", "a.example.net:1"):
        assert served(host, hosts), host
    for host in ("", "evil.org", "other.example.org", "other.example.org:1", "example.net.evil.org", "[::1]:80"):
        assert not served(host, hosts), host
